"""Guided search: Optuna's tree of Parzen estimators proposes designs, from what it has seen of others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from modforge.explore.aims import Aim, Bound
from modforge.explore.designs import Designs, Point, Refused
from modforge.explore.errors import ExploreError
from modforge.explore.sweep import Design, Sweep

if TYPE_CHECKING:
    import optuna

T = TypeVar("T")

TRIES = 50
"""Proposals for each design that is wanted: the search proposes some again, and some that are refused."""

REPEATS = 5
"""Proposals in a row that bring nothing new, after which one is drawn at random."""

NO_FIGURES = "no figures"
"""The constraint that a design misses that is refused, or whose run fails."""

WORST = 1e18
"""The cost of a design that has no figures."""


def search(
    space: Designs, sweep: Sweep, aims: Sequence[Aim], count: int, seed: int
) -> tuple[list[Design], list[Refused]]:
    """Look at ``count`` designs of ``space``, or fewer if no others are proposed.

    The same seed, and as many processes, ask the same again, so a search that was killed goes on where it ended.
    """
    study = _study(aims, seed)
    random = Random(seed)
    found: dict[Any, Design] = {}
    refused: dict[str, Refused] = {}
    tries = repeats = 0
    while len(found) < count and tries < TRIES * count:
        batch: dict[Any, tuple[optuna.Trial, Point]] = {}
        while len(batch) < min(sweep.how.jobs, count - len(found)) and tries < TRIES * count:
            tries += 1
            if repeats >= REPEATS:
                study.enqueue_trial({name: random.random() for name in ("bits", *space.parameters)})
            trial = study.ask()
            point = _point(space, trial)
            repeats += 1
            if isinstance(point, Refused):
                if refused.setdefault(f"{point.bits} {point.settings}", point) is point:
                    trial.set_constraint(NO_FIGURES, WORST)
                    study.tell(trial, [WORST] * len(aims))
                else:
                    study.tell(trial, state=_failed())
            elif point.identity in found or point.identity in batch:
                study.tell(trial, state=_failed())
            else:
                batch[point.identity] = (trial, point)
                repeats = 0
        designs = sweep.look([point for _, point in batch.values()])
        for (trial, point), design in zip(batch.values(), designs, strict=True):
            found[point.identity] = design
            _tell(study, trial, design, aims, sweep.bounds)
    if not found:
        space.grid()  # says why there is none
    return list(found.values()), list(refused.values())


def _study(aims: Sequence[Aim], seed: int) -> optuna.Study:
    try:
        import optuna  # takes long to load, and is optional
    except ImportError:
        raise ExploreError("--guided: Optuna is missing: pip install 'modforge[explore]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True)
    return optuna.create_study(directions=["minimize"] * len(aims), sampler=sampler)


def _failed() -> Any:
    from optuna.trial import TrialState

    return TrialState.FAIL


def _point(space: Designs, trial: optuna.Trial) -> Point | Refused:
    """Return the design of a proposal: for each parameter a place in its list, as lists differ from width to width."""
    bits = _at(space.widths, trial.suggest_float("bits", 0, 1))
    values = space.values(bits) if space.takes(bits) else {}
    places = {name: trial.suggest_float(name, 0, 1) for name in space.parameters}
    if empty := [name for name, those in values.items() if not those]:
        return Refused(bits, {}, f"--set {empty[0]} has no value at {bits} bits")
    return space.point(bits, {name: _at(those, places[name]) for name, those in values.items()})


def _at(values: Sequence[T], part: float) -> T:
    return values[min(int(part * len(values)), len(values) - 1)]


def _tell(
    study: optuna.Study, trial: optuna.Trial, design: Design, aims: Sequence[Aim], bounds: Sequence[Bound]
) -> None:
    """Tell the search what came out, as far as there are figures, and by how much bounds are missed."""
    figures = design.figures
    if design.state == "failed":
        trial.set_constraint(NO_FIGURES, WORST)
    for bound in bounds:
        if bound.column in figures:
            trial.set_constraint(str(bound), bound.excess(figures))
    study.tell(trial, [aim.cost(figures) if aim.column in figures else WORST for aim in aims])
