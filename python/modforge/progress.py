"""The interface through which long work reports progress."""

from __future__ import annotations

from collections.abc import Sequence


class Progress:
    """Receives progress events; ignores them by default. Methods may be called from several threads."""

    def stage(self, name: str, total: float | None = None, done: float = 0) -> None:
        """Begin a stage of ``total`` steps, or of unknown length; ``done`` of them are known from earlier."""

    def step(self, label: str) -> None:
        """Begin a step of the stage. Several may run at a time."""

    def done(self, label: str, *, cached: bool = False) -> None:
        """End a step; ``cached`` if its result was there already."""

    def reach(self, done: float) -> None:
        """Say how much of a stage without named steps is done."""

    def note(self, text: str) -> None:
        """Say how far the running step is. Only the latest note matters."""

    def remark(self, text: str) -> None:
        """Tell the user something that the results do not say."""

    def text(self, lines: Sequence[str]) -> None:
        """Show a text for people, its title first."""
