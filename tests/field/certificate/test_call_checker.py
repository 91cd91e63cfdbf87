"""The second part of certificates: functions made of calls; what is written is accepted, every change refused."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from modforge.field.certificate import call_checker
from modforge.field.certificate.write import certificate
from modforge.field.functions.compose import composed
from modforge.field.layouts.montgomery import Montgomery
from modforge.plan import parse_modulus

PRIMES = {
    "3 mod 8": 2**130 - 5,
    "5 mod 8": 2**255 - 19,
    "7 mod 8": 2**521 - 1,
    "1 mod 8": 2**64 - 2**32 + 1,
    "smallest": 3,
    "smallest of 5 mod 8": 5,
    "without structure": parse_modulus("brainpoolp384").value,
}


def text_of(p: int) -> str:
    layout = Montgomery(p, 32)
    return certificate(layout, layout.programs().values(), composed(p)[0].values())


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return {name: text_of(p) for name, p in PRIMES.items()}


@pytest.mark.parametrize("name", PRIMES)
@pytest.mark.few(1)
def test_what_the_generator_writes_is_accepted(texts: dict[str, str], name: str) -> None:
    expected = ["invert", "legendre"] if PRIMES[name] % 8 == 1 else ["invert", "sqrt", "legendre"]
    assert call_checker.check(texts[name]) == expected


def test_it_shares_nothing_with_the_generator() -> None:
    tree = ast.parse(Path(call_checker.__file__).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert imported == {"re", "sys", "pathlib"}


def mutants(text: str) -> Iterator[str]:
    """Yield certificates with a call left out, a number or a name in it changed, or a function renamed."""
    first, _, second = text.partition("\nfunctions\n")
    lines = second.splitlines()
    for index, line in enumerate(lines):
        names = {name for other in lines for name in re.findall(r"\b(?:[xyt]\d*\w*|[adrs])\b", other)} - {"times"}
        changed = [""] if "=" in line or line == "  end" else []
        for number in re.finditer(r"(?<= times )\d+", line):
            changed += [line[: number.start()] + str(int(number[0]) + step) for step in (-1, 1)]
        for operand in re.finditer(r"(?<=[( ])\w+(?=[,)])", line):
            changed += [line[: operand.start()] + name + line[operand.end() :] for name in names - {operand[0]}]
        if found := re.search(r" = (add|sub|mul|square)\(", line):
            other = {"add": "sub", "sub": "add", "mul": "add", "square": "one"}[found[1]]
            changed.append(line.replace(found[1], other, 1))
        if line.startswith("function "):
            changed += [f"function {name}" for name in ("invert", "sqrt", "legendre") if name not in line]
        for new in changed:
            yield "\n".join((first, "functions", *lines[:index], *filter(None, [new]), *lines[index + 1 :], ""))


@pytest.mark.parametrize("name", ["3 mod 8", "5 mod 8", "1 mod 8", "smallest of 5 mod 8"])
@pytest.mark.few(1)
def test_a_change_is_refused_or_makes_no_difference(texts: dict[str, str], name: str) -> None:
    accepted = refused = 0
    for text in mutants(texts[name]):
        try:
            call_checker.check(text)
        except call_checker.RefusedError:
            refused += 1
            continue
        accepted += 1
        for a in (0, 1, 2, 3, 4, PRIMES[name] - 1, PRIMES[name] // 3):
            evaluate(text, a % PRIMES[name], PRIMES[name])
    assert refused > 10 * accepted


def evaluate(text: str, a: int, p: int) -> None:
    """Do the calls with integers, and see that each function is what its name says."""
    for part in text.partition("\nfunctions\n")[2].split("  end\n")[:-1]:
        name, *calls = part.splitlines()
        values = {"a": a, "one": 1}
        for call in calls:
            target, function, operands, times = re.fullmatch(
                r"  (\w+) = (\w+)\((.*?)\)(?: times (\d+))?", call
            ).groups()
            given = [values[operand] for operand in operands.split(", ")]
            raised = pow(given[0], 1 << int(times or 0), p)
            values[target] = {
                "add": lambda x: x[0] + x[-1],
                "sub": lambda x: x[0] - x[-1],
                "mul": lambda x: x[0] * x[-1],
                "square": lambda x: x[0] * x[0],
                "square_times": lambda _, raised=raised: raised,
                "square_times_mul": lambda x, raised=raised: raised * x[-1],
            }[function](given) % p
        symbol = pow(a, (p - 1) // 2, p)
        match name:
            case "function invert":
                assert values["r"] * a % p == (a != 0)
            case "function legendre":
                assert values["t"] == symbol
            case "function sqrt":
                assert values["s"] == pow(values["t"], 2, p)
                assert (values["s"] == a) == (symbol in (0, 1))


def test_programs_that_are_not_certified_are_not_called(texts: dict[str, str]) -> None:
    with pytest.raises(call_checker.RefusedError, match="mul is not a program"):
        call_checker.check(texts["5 mod 8"].replace("program mul\n", "program product\n"))


@pytest.mark.parametrize("line", ["r = half(r, r)", "t = neg(t, a)", "r = decode(r, one)", "r = encode(r, r)"])
def test_programs_that_no_function_calls_are_no_calls(texts: dict[str, str], line: str) -> None:
    changed = texts["3 mod 8"].replace("\n  end", f"\n  {line}\n  end", 1)
    with pytest.raises(call_checker.RefusedError, match="is not a call"):
        call_checker.check(changed)


def test_it_runs_by_itself(tmp_path: Path, texts: dict[str, str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(texts["5 mod 8"], encoding="utf-8")
    bad.write_text(texts["5 mod 8"].replace("  end", "", 1), encoding="utf-8")
    run = [sys.executable, "-I", call_checker.__file__]
    done = subprocess.run([*run, str(good)], capture_output=True, text=True, check=False)
    assert "invert, sqrt, legendre" in done.stdout
    done = subprocess.run([*run, str(bad)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.search(r"line \d+: ", done.stderr)
