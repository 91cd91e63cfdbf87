"""Progress on the terminal, on the error stream, so that standard output holds the results alone."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from modforge.forge import Watcher
from modforge.plan import Plan, explain

STAGES = {"make": "Writing sources", "check": "Checking and synthesizing", "measure": "Measuring"}


class ForgeDisplay(Watcher):
    """Shows plans as text and stages as progress bars, with the steps that run at the moment."""

    def __init__(self) -> None:
        """Show nothing yet."""
        self._progress = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[now]}", style="dim"),
            console=Console(stderr=True, highlight=False),
        )
        self._stage: TaskID | None = None
        self._running: list[str] = []
        self._known = 0

    def __enter__(self) -> Self:
        """Start to show."""
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the bars as they are."""
        self._running.clear()
        self._show()
        self._progress.stop()

    def plan(self, plan: Plan) -> None:
        """Print the plan above the bars."""
        title, *lines = explain(plan)
        self._progress.print(f"[bold]{escape(title)}[/bold]")
        for line in lines:
            self._progress.print(f"  {escape(line)}")
        self._progress.print()

    def stage(self, name: str, steps: int) -> None:
        """Open a bar."""
        self._running.clear()
        self._show()
        self._known = 0
        self._stage = self._progress.add_task(STAGES.get(name, name), total=steps, now="")

    def step(self, label: str) -> None:
        """Show the label while the step runs."""
        self._running.append(label)
        self._show()

    def done(self, label: str, *, cached: bool) -> None:
        """Advance the bar."""
        self._known += cached
        if label in self._running:
            self._running.remove(label)
        assert self._stage is not None
        self._progress.advance(self._stage)
        self._show()

    def remark(self, text: str) -> None:
        """Print the text above the bars."""
        self._progress.print(escape(text), style="yellow")

    def during(self, label: str, work: Callable[[Callable[[str], None]], Any]) -> Any:
        """Show one step of unknown length, with the last line heard from it, and return what the work returns."""
        task = self._progress.add_task(label, total=1, now="")
        found = work(lambda line: self._progress.update(task, now=escape(line[:60])))
        self._progress.update(task, completed=1, now="")
        return found

    def measuring(self, work: Callable[[Callable[[dict[str, Any]], None]], Any]) -> Any:
        """Show the rounds of a comparison, and return what the work returns."""
        task = self._progress.add_task("measuring", total=None, now="")

        def heard(event: dict[str, Any]) -> None:
            now = "" if event["done"] == event["total"] else f"{event['operation']} modulo {event['modulus']}"
            self._progress.update(
                task, total=event["total"], completed=event["done"], now=escape(now.replace("_", " "))
            )

        return work(heard)

    def _show(self) -> None:
        if self._stage is not None:
            known = [f"{self._known} known from before"] if self._known else []
            self._progress.update(self._stage, now=escape("; ".join([*known, *self._running])))
