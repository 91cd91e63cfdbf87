"""The one error that a modulus text can cause."""

from modforge.errors import ModforgeError, shown


class ModulusError(ModforgeError, ValueError):
    """Says in one line what is wrong with the text of a modulus, and where."""

    def __init__(self, text: str, reason: str) -> None:
        """Join the text, shortened if long, and the reason."""
        super().__init__(f'modulus "{shown(text)}": {reason}')
        self._rest = f'"{shown(text)}": {reason}'

    def of(self, argument: str) -> str:
        """Return the same about a number that is no modulus, but that argument."""
        return f"{argument} {self._rest}"
