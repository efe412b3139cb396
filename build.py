#!/usr/bin/env python3
"""The one entry: python3 build.py serve | build | test | check | bench. Needs only Python 3.11 or newer."""

import argparse
import sys

from build_tools.say import Stop, line


def main() -> int:
    parser = argparse.ArgumentParser(description="Potager: build, serve, test.")
    if sys.version_info < (3, 11):  # noqa: UP036 - the machine's Python is whatever it is
        raise Stop(f"Potager needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    jobs = parser.add_subparsers(dest="job", required=True)
    serve = jobs.add_parser("serve", help="build the site, serve it on localhost and open the browser")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")
    serve.add_argument("--base", default="/", help="sub-path to serve under, like /potager/")
    serve.add_argument("--port", type=int, default=8321)
    jobs.add_parser("build", help="build dist/")
    test = jobs.add_parser("test", help="set up and run everything")
    test.add_argument("--only", action="append", metavar="PART", help="run only this part (repeatable)")
    check = jobs.add_parser("check", help="lint, types and the core's tests")
    check.add_argument("--full", action="store_true", help="with the full counts that the issues print")
    bench = jobs.add_parser("bench", help="print the speed tables")
    bench.add_argument(
        "--only",
        action="append",
        metavar="TABLE",
        help="engines, clones, vine, pyodide, links, click or search",
    )
    bench.add_argument(
        "--games", type=int, default=0, metavar="N", help="with --only search: N games against OpenSpiel's"
    )
    args = parser.parse_args()

    # Each job's module is read only when asked for, so that one job's trouble is not another's.
    if args.job == "bench":
        from bench import tables

        return tables.run(args.only, args.games)
    if args.job in ("test", "check"):
        from build_tools import checks

        return checks.test(args.only) if args.job == "test" else checks.check(args.full)
    from build_tools import site

    site.build()
    if args.job == "serve":
        from build_tools.serve import serve as serve_site

        serve_site(args.base, args.port, not args.no_open)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        line(f"\nStopped: {stop}")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
