"""What a forge tells while it works."""

from __future__ import annotations

from modforge.plan import Plan


class Watcher:
    """Hears what a forge is doing; this one keeps silent. Methods are called from one thread at a time."""

    def plan(self, plan: Plan) -> None:
        """Take note of a plan, before anything is made."""

    def stage(self, name: str, steps: int) -> None:
        """Take note that a stage of so many steps begins."""

    def step(self, label: str) -> None:
        """Take note that a step begins."""

    def done(self, label: str, *, cached: bool) -> None:
        """Take note that a step is done, or that its result was there already."""

    def remark(self, text: str) -> None:
        """Take note of something that the user should know."""
