"""A forward proxy that writes down every host it is asked for and lets through only one."""

import http.client
import threading
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HOP = {"connection", "proxy-connection", "keep-alive", "transfer-encoding"}


class LoggingProxy:
    def __init__(self, allowed: str) -> None:
        self.allowed = allowed
        self.asked: list[tuple[str, str]] = []
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                proxy.forward(self)

            def do_CONNECT(self) -> None:
                proxy.asked.append((self.path, "CONNECT"))
                self.send_error(403)

            do_HEAD = do_POST = do_PUT = do_OPTIONS = do_GET  # noqa: N815

            def log_message(self, format: str, *args: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: object, client_address: object) -> None:
                """A browser that hangs up is no error."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def hosts(self) -> set[str]:
        return {host for host, _ in self.asked}

    def forward(self, handler: BaseHTTPRequestHandler) -> None:
        target = urlsplit(handler.path)
        self.asked.append((target.netloc, target.path))
        if target.netloc != self.allowed:
            handler.send_error(403)
            return
        with closing(http.client.HTTPConnection("127.0.0.1", target.port or 80)) as connection:
            headers = {name: value for name, value in handler.headers.items() if name.lower() not in HOP}
            connection.request(handler.command, target.path or "/", headers=headers)
            answer = connection.getresponse()
            body = answer.read()
            handler.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in HOP:
                    handler.send_header(name, value)
            handler.end_headers()
            handler.wfile.write(body)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
