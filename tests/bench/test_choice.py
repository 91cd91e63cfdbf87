"""The engine's choice of kernel and reduction next to the fastest one."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

import modforge
from modforge import Modulus
from modforge._engine import choose
from modforge.bench import choice
from modforge.bench.targets import CLASSES
from modforge.cli import main

ROOT = Path(__file__).resolve().parents[2]

ADX = ["portable", "adx"]


@pytest.mark.parametrize(
    ("bits", "kernels", "expected"),
    [
        (127, ADX, ("adx", "kernel")),
        (255, ADX, ("adx", "pseudo_mersenne")),
        (521, ADX, ("adx", "pseudo_mersenne")),
        (607, ADX, ("adx", "kernel")),
        (1279, ADX, ("adx", "pseudo_mersenne")),
        (20_000, ADX, ("portable", "pseudo_mersenne")),
        (255, [*ADX, "avx512ifma"], ("adx", "pseudo_mersenne")),
        (1024, [*ADX, "avx512ifma"], ("avx512ifma", "kernel")),
        (1024, [*ADX, "avx512f"], ("adx", "pseudo_mersenne")),
        (255, ["portable"], ("portable", "kernel")),
        (384, ["portable"], ("portable", "pseudo_mersenne")),
    ],
)
def test_folding_is_chosen_where_powers_are_faster_with_it(
    bits: int, kernels: list[str], expected: tuple[str, str]
) -> None:
    chosen = choose((1 << bits) - 19, kernels)
    assert (chosen.kernel, chosen.reduction) == expected


def test_a_choice_that_is_slower_by_more_than_the_tolerance_fails() -> None:
    by_adx, by_portable = choice.folding("adx"), choice.folding("portable")
    times = {("2^k - c", 384): {"portable": 14.0, "adx": 9.6, by_adx: 10.0, by_portable: 9.0}}
    [adx, portable] = choice.judge(times, ADX)
    assert (adx.cpu_class, adx.chosen, adx.fastest, adx.failed) == ("adx", by_adx, "adx", False)
    assert (portable.chosen, portable.failed) == (by_portable, False)
    times["2^k - c", 384]["adx"] = 9.5
    [adx, _] = choice.judge(times, ADX)
    assert adx.failed


def test_each_kernel_of_this_cpu_is_measured_and_folding_where_it_can_be() -> None:
    times = choice.measure([127, 384], rounds=1)
    assert set(times["2^k - c", 127]) == set(times["any", 384]) == set(modforge.kernels())
    folded = {choice.folding(kernel) for kernel in choice.FOLDED_IN if kernel in modforge.kernels()}
    assert set(times["2^k - c", 384]) == {*modforge.kernels(), *folded}
    # The engine chooses as before.
    assert Modulus(2**384 - 19).reduction == choose(2**384 - 19).reduction


def test_the_command_fails_where_a_choice_does(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {("any", 255): dict.fromkeys(modforge.kernels(), 5.0)}
    monkeypatch.setattr(import_module("modforge.cli.bench.choice"), "measure", lambda **_: times)
    done = CliRunner().invoke(main, ["bench", "choice"])
    assert done.exit_code == 0, done.output
    times["any", 255]["portable"] = 1.0
    done = CliRunner().invoke(main, ["bench", "choice"])
    assert done.exit_code == (1 if len(modforge.kernels()) > 1 else 0)
    assert "slower" in done.output or len(modforge.kernels()) == 1


@pytest.mark.long
def test_the_engine_chooses_the_fastest_on_this_cpu() -> None:
    assert [verdict for verdict in choice.judge(choice.measure()) if verdict.failed] == []


def test_classes_are_those_of_the_engine() -> None:
    """The engine tells its classes apart by some kernels, and has a table of those that it takes."""
    rows = (ROOT / "crates" / "modforge" / "src" / "kernel" / "choice" / "rows.rs").read_text(encoding="utf-8")
    names = dict(re.findall(r'Row::new\((\w+), "(\w+)"', rows))
    classes = re.findall(r"\bkernels: &\[([^\]]*)\],.*?\btable: &\[(.*?)\],\s*folding:", rows, re.DOTALL)
    assert len(classes) == int(re.findall(r"CLASSES: \[Class; (\d+)\]", rows)[0])
    found: dict[str, set[str]] = {}
    for parts in classes:
        kernels = {names[word] for part in parts for word in re.findall(r"\b[A-Z]\w+", part)} | {"portable"}
        if "aarch64" not in kernels:  # no target is judged there
            fitting = [name for name, of_class in CLASSES.items() if kernels.issubset(of_class)]
            found.setdefault(min(fitting, key=lambda name: len(CLASSES[name])), set()).update(kernels)
    assert found == {name: set(kernels) for name, kernels in CLASSES.items()}
