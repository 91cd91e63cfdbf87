"""The one error that a modulus text can cause."""

from modforge.errors import ModforgeError

SHOWN_LENGTH = 48


class ModulusError(ModforgeError, ValueError):
    """Says in one line what is wrong with the text of a modulus, and where."""

    def __init__(self, text: str, reason: str) -> None:
        """Join the text, shortened if long, and the reason."""
        super().__init__(f'modulus "{shown(text)}": {reason}')


def shown(text: str) -> str:
    """Return ``text`` fit for one line of a message: long texts cut in the middle, control characters escaped."""
    if len(text) > SHOWN_LENGTH:
        half = SHOWN_LENGTH // 2
        text = f"{text[:half]}…{text[-half:]}"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
