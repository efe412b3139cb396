"""What can go wrong, as ValueErrors with a message a player could read.

`code` and `params` let a front end say the same in another language.
"""


class PotagerError(ValueError):
    """Base of all errors the core raises on purpose.

    `code` is a stable, dashed word; `params` holds what the message mentions, JSON types only.
    """

    code = "internal"

    def __init__(self, message: str, *, code: str | None = None, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.params = params
        if code is not None:
            self.code = code


class IllegalAction(PotagerError):
    """A move that is not legal here, or cannot be read; the state is untouched."""

    code = "illegal-move"


class UnknownGame(PotagerError):
    """No variant of this name, version, player count or option."""

    code = "unknown-game"


class BadSeed(PotagerError):
    """A seed that is neither a whole number below 2**40 nor a text."""

    code = "bad-seed"


class PositionError(PotagerError):
    """A position that does not describe a possible state."""

    code = "position-damaged"


class RecordError(PotagerError):
    """A record's text that cannot be read, or whose moves do not fit."""

    code = "record-damaged"


class LinkError(PotagerError):
    """A link that is foreign, cut short, damaged, or from a newer version."""

    code = "link-damaged"


class Locked(PotagerError):
    """A link or an undo that would tell what is still hidden in a running game."""

    code = "locked"


class EveningError(PotagerError):
    """A tournament evening that cannot be held like this, or whose data cannot be read."""

    code = "evening-damaged"
