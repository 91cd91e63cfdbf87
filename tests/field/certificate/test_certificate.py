"""Certificates: what the generator writes is accepted by the independent checker, and every change of it refused."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from modforge.field.certificate import checker
from modforge.field.certificate.write import certificate
from modforge.field.layouts.digits import unsaturated
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape
from modforge.field.layouts.rows import in_rows

CHECKER = Path(checker.__file__).parent

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1

LAYOUTS: list[Layout] = [
    *(
        layout
        for m, c in [(31, 1), (61, 1), (64, 2**32 - 1), (130, 5), (255, 19), (256, 1539), (521, 1), (768, 22467)]
        for width in (32, 64)
        for layout in layouts(shape((1 << m) - c), width)
    ),
    *(Montgomery(p, width) for p in (P256, P384, 2**63 - 25, 2**255 + 95, 13) for width in (16, 32, 64)),
]

SMALL = [
    *(layouts(shape(2**127 - 1), 64)[0], layouts(shape(2**61 - 1), 32)[0], Montgomery(2**62 - 57, 32)),
    *(Montgomery(2**64 - 59, 32), Montgomery(2**64 - 3 * 2**32 - 1, 32)),
    # Multiples of W^n - p alone are carried along, by products and by shifts; words that are multiplied by shifts.
    *(Montgomery(2**128 - 159, 32), Montgomery(2**160 - 2**64 - 2**48 + 2**16 - 1, 32)),
    Montgomery(2**128 - 2**112 + 2**96 + 2**48 - 1, 32),
]


def text_of(layout: Layout) -> str:
    return certificate(layout, layout.programs().values())


def text_in_rows(layout: Layout) -> str:
    return certificate(layout, in_rows(layout).values())


def name(layout: Layout) -> str:
    return f"{layout.modulus:#x}-{layout.width}"[:30]


def words(layout: Layout) -> int:
    return -(-layout.modulus.bit_length() // layout.width)


@pytest.mark.parametrize(
    "layout",
    [pytest.param(each, id=name(each), marks=pytest.mark.long if words(each) > 6 else ()) for each in LAYOUTS],
)
@pytest.mark.few(7)
def test_what_the_generator_writes_is_accepted(layout: Layout) -> None:
    assert checker.check(text_of(layout)) == list(layout.programs())
    assert checker.check(text_in_rows(layout)) == ["mul", "square", *layout.of_products]


def test_the_checker_shares_nothing_with_the_generator() -> None:
    """It imports the standard library, and files of its own folders."""
    for path in CHECKER.rglob("*.py"):
        inside = len(path.relative_to(CHECKER).parts)
        own = {item.stem for folder in [path.parent, CHECKER][:inside] for item in folder.iterdir()}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= sys.stdlib_module_names
            elif isinstance(node, ast.ImportFrom):
                expected = own if node.level else sys.stdlib_module_names
                assert node.level <= inside, path.name
                named = [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]
                assert expected.issuperset(named), f"{path.name} imports {node.module}"


def test_the_checker_runs_by_itself(tmp_path: Path) -> None:
    shutil.copytree(CHECKER, tmp_path / "checker")
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    text = text_of(SMALL[0])
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("factor=0x1 ", "factor=0x2 ", 1), encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-E", "-S", "-m", "checker", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    done = run("good.txt")
    assert done.returncode == 0
    assert "proved for all inputs: mul, square" in done.stdout
    done = run("bad.txt")
    assert done.returncode == 1
    assert re.search(r"line \d+: 2\^\d+ is not congruent", done.stderr)
    assert run("none").returncode == 1
    assert run().returncode == 2


def mutants(text: str) -> Iterator[tuple[str, str]]:
    """Yield changed certificates: lines left out or doubled, and each word, constant, bound and place changed.

    Programs are checked each for itself, so each is changed alone; but what ``add`` reaches counts for all elements.
    """
    head, *programs = re.split(r"^(?=program )", text, flags=re.MULTILINE)
    yield from mutants_of(text, range(len(head.splitlines())))
    for program in programs:
        before = text.partition(program)[0] if program.startswith("program add\n") else head
        after = text.partition(program)[2] if program.startswith("program add\n") else ""
        assert checker.check(before + program + after)
        first = len(before.splitlines())
        yield from mutants_of(before + program + after, range(first, first + len(program.splitlines())))


def mutants_of(text: str, changed_lines: range) -> Iterator[tuple[str, str]]:
    """Yield those in some lines."""
    lines = text.splitlines()
    element = lines[4].removeprefix("element ")
    for index in changed_lines:
        line = lines[index]
        if not line.strip() or line[0] == "#":
            continue

        def changed(other: list[str], index: int = index) -> str:
            return "\n".join([*lines[:index], *other, *lines[index + 1 :]]) + "\n"

        yield f"without {line}", changed([])
        if not line.startswith(("  zero", "  unused", "  stop", "  row")):
            yield f"twice {line}", changed([line, line])
        code = line.partition(" because ")[0]
        if line.startswith(("  input", "  result")) and element not in line:
            code = code.partition(" limits=")[0]  # a number that is not an element may promise less
        rest = line.removeprefix(code)
        body, colon, bounds = code.partition(" : ")
        for bound in bounds.split(", ") if colon else []:  # a looser bound may do, a tighter one not
            new = f"{body} : {bounds.replace(bound, str(checker.read_bound(bound) - 1), 1)}"
            yield f"{line} → {new}", changed([new])
        for found in re.finditer(r"(?<![\w])(0x[0-9a-f]+|\d+)(?![\w])|\b[axyb]\d+\b", body):
            token, tighter = found.group(), "max=" in body[: found.start()]
            others = ["0", "1"] if token[0] in "axyb" else [hex(int(token, 0) + (-1 if tighter else 1))]
            for other in others:
                if re.search(r"shift \w+ $", body[: found.start()]) and (token, other) == ("0", "0x1"):
                    continue  # shifted out
                new = body[: found.start()] + other + body[found.end() :]
                yield f"{line} → {new}", changed([new + colon + bounds + rest])


@pytest.mark.parametrize("some", [pytest.param(1, marks=pytest.mark.long), 160])
@pytest.mark.parametrize("write", [text_of, text_in_rows])
@pytest.mark.parametrize("layout", SMALL, ids=name)
@pytest.mark.few(2)
def test_every_change_is_refused(layout: Layout, write: Callable[[Layout], str], some: int) -> None:
    """Each change, and without --long every eightieth, which are others in each certificate."""
    accepted = []
    for what, text in islice(mutants(write(layout)), SMALL.index(layout) % some, None, some):
        try:
            checker.check(text)
        except checker.RefusedError:
            continue
        accepted.append(what)
    assert not accepted


def test_tricks_are_refused() -> None:
    """Double words for a borrow, words of inputs that are none, a constant too long; inputs that nobody asked for."""
    text = text_of(SMALL[0])
    extra = text.replace("  input b ", "  input x9 ", 1)
    with pytest.raises(checker.RefusedError, match="x9 is not an input"):
        checker.check(extra)
    for other in ("0", "0x0", "a0>>1", "a0*a0"):
        renamed = re.sub(r"(  input b words=)b0", rf"\g<1>{other}", text, count=1)
        assert renamed != text
        with pytest.raises(checker.RefusedError, match=f"{re.escape(other)} is not a name"):
            checker.check(renamed)
    lines = text.splitlines()
    inputs = next(index for index, line in enumerate(lines) if line.startswith("  input b "))
    for taken in ("x0", "y7", "5", "0x5"):
        number = f"  number {taken} = linear of=0x0*a constant=0x1 words=1 max=0x1"
        with pytest.raises(checker.RefusedError, match=f"{taken} is named twice, or is not a name of a number"):
            checker.check("\n".join([*lines[: inputs + 1], number, *lines[inputs + 1 :]]))
    at = next(index for index, line in enumerate(lines) if " = subtract " in line)
    double = [*lines[:at], "  y900 = a0*a1 : 2^128 - 1", lines[at].replace("difference=", "difference=y900,", 1)]
    with pytest.raises(checker.RefusedError, match="a double word among full words"):
        checker.check("\n".join([*double, *lines[at + 1 :]]))
    for constant, fits in ((2**64 - 1, True), (2**64, False)):
        number = f"  number z = linear of=0x0*a constant={constant:#x} words={constant:#x} max={constant:#x}"
        more = "\n".join([*lines[:at], number, *lines[at:]])
        if fits:
            checker.check(more)
        else:
            with pytest.raises(checker.RefusedError, match="a constant above a word"):
                checker.check(more)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("x0 + W*x1 = a0*b0 :", "x0 + W*x1 = a0*b0 ^ b0 :"),
        ("x0 + W*x1 = a0*b0 :", "x0 + W*x1 = a0*b0 * a1 :"),
        ("x0 + W*x1 = a0*b0 :", "7*x0 + W*x1 = a0*b0 :"),
        ("= mask ", "= mask a0 "),
        (" : 2^64 - 1", " : 2^64 - -0x1"),
        (" : 2^64 - 1", " : 2^99999999999"),
        ("shift=", "shift=99999999999"),
    ],
)
def test_text_that_is_not_understood_is_refused(right: str, wrong: str) -> None:
    text = text_of(SMALL[0])
    assert right in text
    with pytest.raises(checker.RefusedError):
        checker.check(text.replace(right, wrong, 1))


def with_range(text: str, at: list[int], limits: list[int], most: int) -> str:
    """Declare another range of elements, at all places."""
    element = text.splitlines()[4].removeprefix("element ")
    places, largest = ",".join(map(str, at)), ",".join(map(hex, limits))
    return text.replace(element, f"at={places} limits={largest} max={most:#x}")


@pytest.mark.parametrize("layout", [*SMALL, unsaturated.layouts(2**127 - 1, 64)[0]], ids=name)
@pytest.mark.few(4)
def test_elements_of_another_range_are_refused(layout: Layout) -> None:
    """Too narrow, so that numbers below p have no element, or an operation leaves the range; or wider than results."""
    text, form, p = text_of(layout), layout.element, layout.modulus
    at, limits, most = list(form.positions), list(form.limits), form.highest
    ranges = [
        (at, [0] * len(limits), 0),
        (at, limits, p - 2),
        (at, limits, most + 1),
        (at, limits, 0),
        ([0] * len(at), limits, most),
        ([place + 1 for place in at], limits, most),
    ]
    if layout.full_words:  # no result has all of its digits at their limits
        ranges.append((at, limits, most - 1))
    for index, limit in enumerate(limits):
        for other in (0, limit // 2, limit - 1, limit + 1, 2 * limit):
            ranges.append((at, [*limits[:index], other, *limits[index + 1 :]], most))
    assert checker.check(with_range(text, at, limits, most))
    for changed in ranges:
        with pytest.raises(checker.RefusedError):
            checker.check(with_range(text, *changed))


def test_vacuous_certificates_are_refused() -> None:
    """Programs that do nothing, for elements that are always zero, or for plain numbers of which there is one."""
    text = text_of(SMALL[0])
    head = "".join(line + "\n" for line in text.splitlines()[:4])
    zero = "at=0,64 limits=0x0,0x0 max=0x0"
    square = f"program square\n  input a words=a0,a1 {zero}\n  result words=a0,a1 {zero}\n"
    with pytest.raises(checker.RefusedError, match="a number below p has no element"):
        checker.check(f"{head}element {zero}\n\n{square}")
    for program, start in (("mul_small", "  input b "), ("decode", "  input a "), ("reduce", "  input a ")):
        begin = text.index(start, text.index(f"program {program}\n"))
        line = text[begin : text.index("\n", begin)]
        for key in ("limits", "max"):
            values = re.search(rf"{key}=(\S+)", line)
            assert values
            smaller = ",".join(hex(int(value, 0) // 2) for value in values[1].split(","))
            with pytest.raises(checker.RefusedError, match="has not the range"):
                checker.check(text.replace(line, line.replace(values[0], f"{key}={smaller}"), 1))


def test_an_encoding_that_does_nothing_is_refused() -> None:
    text = text_of(SMALL[0])
    begin = text.index("program encode")
    start = text.index("\n", begin) + 1
    given = text[start : text.index("\n", start)]
    element = given.partition(" at=")[2]
    nothing = f"{given}\n  result words=a0,a1 at={element}\n\n"
    with pytest.raises(checker.RefusedError, match="not below p"):
        checker.check(text[:start] + nothing + text[text.index("program decode") :])


def test_a_decoding_that_says_nothing_is_refused() -> None:
    """Whether the number was below p is the answer of a guard."""
    text = text_of(SMALL[0])
    begin = text.index("\n", text.index("program decode")) + 1
    given = text[begin : text.index("\n", begin)]
    element = text.splitlines()[4].removeprefix("element ")
    nothing = f"{given}\n  result words=a0,a1 {element} ok=\n\n"
    with pytest.raises(checker.RefusedError, match="the answer is not that of a guard"):
        checker.check(text[:begin] + nothing + text[text.index("program reduce") :])


def test_what_is_no_certificate_is_refused() -> None:
    for text in ("", "nonsense", "modforge field certificate 1\n" * 5, "\0", text_of(SMALL[0])[:2000]):
        with pytest.raises(checker.RefusedError):
            checker.check(text)
