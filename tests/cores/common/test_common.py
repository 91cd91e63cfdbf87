"""The parts of cores/common: each against Python over many widths, and proved for all inputs at small ones."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.mutate import Fate, Mutant, mutants
from modforge.hardware.prove import prove_checker
from modforge.hardware.tools import child_environment, verilator_directory
from mutants_page import PAGE
from parts import Instance, fate, wrong

COMMON = CORES_FOLDER / "common"
SOURCES = sorted(COMMON.glob("rtl/*.sv"))
WIDTHS = (1, 2, 3, 4, 5, 7, 8, 16, 17, 31, 32, 33, 63, 64, 65)


def each(function: Callable[[dict[str, int]], dict[str, int]]) -> Callable[..., list[dict[str, int]]]:
    return lambda rows: [function(row) for row in rows]


def words(packed: int, count: int, width: int) -> list[int]:
    return [packed >> i * width & (1 << width) - 1 for i in range(count)]


def compressor(names: str, width: int) -> Instance:
    """Expect of a compressor what full adders give: bit by bit, so that sum and carries are unique."""

    def full_adders(x: int, y: int, z: int) -> tuple[int, int]:
        return x ^ y ^ z, x & y | x & z | y & z

    def expected(row: dict[str, int]) -> dict[str, int]:
        total, carries = full_adders(*(row[f"{name}_i"] for name in names[:3]))
        if len(names) == 4:
            u, z = total, row["z_i"]
            total, kept = full_adders(u, carries << 1 & (1 << width) - 1, z)
            total, carries = total | carries >> width - 1 << width, kept
        return {"sum_o": total, "carry_o": carries}

    outputs = {"sum_o": width + (len(names) == 4), "carry_o": width}
    inputs = {f"{name}_i": width for name in names}
    return Instance(f"csa{len(names)}2", {"Width": width}, inputs, outputs, each(expected))


def tree(inputs: int, width: int) -> Instance:
    def expected(row: dict[str, int]) -> dict[str, int]:
        """The levels of the tree one after the other: groups of three, then what is left over."""
        mask = (1 << width) - 1
        left = words(row["words_i"], inputs, width)
        while len(left) > 2:
            groups = len(left) // 3
            fewer = []
            for x, y, z in zip(left[: 3 * groups : 3], left[1 : 3 * groups : 3], left[2 : 3 * groups : 3], strict=True):
                fewer += [x ^ y ^ z, (x & y | x & z | y & z) << 1 & mask]
            left = fewer + left[3 * groups :]
        assert sum(left) & mask == sum(words(row["words_i"], inputs, width)) & mask
        return {"sum_o": left[0], "carry_o": left[1] >> 1}

    ports = {"sum_o": width, "carry_o": width}
    return Instance(
        "compressor_tree", {"Inputs": inputs, "Width": width}, {"words_i": inputs * width}, ports, each(expected)
    )


def add(row: dict[str, int], width: int) -> dict[str, int]:
    total = row["a_i"] + row["b_i"] + row["carry_i"]
    return {"sum_o": total & (1 << width) - 1, "carry_o": total >> width}


def carry_select(width: int, block: int) -> Instance:
    return Instance(
        "carry_select_adder",
        {"Width": width, "BlockBits": block},
        {"a_i": width, "b_i": width, "carry_i": 1},
        {"sum_o": width, "carry_o": 1},
        each(lambda row: add(row, width)),
    )


def pipelined(width: int, chain: int) -> Instance:
    def expected(rows: Sequence[dict[str, int]]) -> list[dict[str, int]]:
        stages = -(-width // chain)
        queue = [{"valid_o": 0, "sum_o": 0, "carry_o": 0}] * stages
        shown = []
        for row in rows:
            if row["enable_i"]:
                queue = [*queue[1:], {"valid_o": row["valid_i"], **add(row, width)}]
            shown.append(queue[0])
        return shown

    return Instance(
        "pipelined_adder",
        {"Width": width, "ChainBits": chain},
        {"enable_i": 1, "valid_i": 1, "a_i": width, "b_i": width, "carry_i": 1},
        {"valid_o": 1, "sum_o": width, "carry_o": 1},
        expected,
        clocked=True,
    )


def serial_adder() -> Instance:
    def expected(row: dict[str, int]) -> dict[str, int]:
        total = row["x_i"] + row["y_i"] + row["carry_i"]
        return {"sum_o": total & 3, "carry_o": total >> 2}

    return Instance("brfa2", {}, {"x_i": 2, "y_i": 2, "carry_i": 1}, {"sum_o": 2, "carry_o": 1}, each(expected))


def skid(width: int) -> Instance:
    def expected(rows: Sequence[dict[str, int]]) -> list[dict[str, int]]:
        queue: list[int] = []
        shown = []
        for row in rows:
            accept = row["valid_i"] and len(queue) < 2
            if queue and row["ready_i"]:
                queue = queue[1:]
            if accept:
                queue = [*queue, row["data_i"]]
            shown.append({"ready_o": int(len(queue) < 2), "valid_o": int(bool(queue)), "data_o": (queue or [-1])[0]})
        return shown

    return Instance(
        "skid_buffer",
        {"Width": width},
        {"valid_i": 1, "data_i": width, "ready_i": 1},
        {"ready_o": 1, "valid_o": 1, "data_o": width},
        expected,
        clocked=True,
        cleared=("data_q", "spare_data_q"),  # they may hold a word of a key
    )


def synchroniser() -> Instance:
    def expected(rows: Sequence[dict[str, int]]) -> list[dict[str, int]]:
        """The reset ends with the second clock of the bench, which has left its own reset before the first."""
        return [{"rst_no": int(at >= 1)} for at, _ in enumerate(rows)]

    return Instance("reset_synchroniser", {}, {}, {"rst_no": 1}, expected, clocked=True, cleared=("first_q", "rst_no"))


BENCHES = {
    "csa32": [compressor("xyz", width) for width in WIDTHS],
    "csa42": [compressor("wxyz", width) for width in WIDTHS[1:]],
    "compressor_tree": [tree(inputs, width) for inputs in (*range(3, 11), 13, 19) for width in (1, 8, 65)],
    "carry_select_adder": [carry_select(width, block) for width in WIDTHS for block in (1, 5, 16)],
    "pipelined_adder": [pipelined(width, chain) for width in WIDTHS for chain in (1, 5, 16)],
    "brfa2": [serial_adder()],
    "skid_buffer": [skid(width) for width in WIDTHS],
    "reset_synchroniser": [synchroniser()],
}


@pytest.mark.parametrize("name", BENCHES)
@pytest.mark.few(3)
def test_against_python(tmp_path: Path, name: str) -> None:
    assert wrong(tmp_path, BENCHES[name], SOURCES) == []


@pytest.mark.parametrize(
    ("name", "right", "changed"),
    [
        ("csa32", "(x_i & y_i) |", "(x_i | y_i) |"),
        ("csa42", "{v[Width-2:0], 1'b0}", "v"),
        ("compressor_tree", "carry << 1", "carry"),
        ("carry_select_adder", "gen_block[i-1].carry ?", "!gen_block[i-1].carry ?"),
        ("pipelined_adder", "carry_q <= chain[Bits]", "carry_q <= 1'b0"),
        ("brfa2", "x_i[1] ^ y_i[1] ^ between", "x_i[1] ^ y_i[1]"),
        ("skid_buffer", "spare_q ? spare_data_q : data_i", "data_i"),
        ("reset_synchroniser", "second_q <= first_q", "second_q <= 1'b1"),
    ],
)
@pytest.mark.long
def test_bench_and_proof_notice_a_fault(tmp_path: Path, name: str, right: str, changed: str) -> None:
    text = (COMMON / "rtl" / f"{name}.sv").read_text()
    assert text.count(right) == 1
    faulty = tmp_path / f"{name}.sv"
    faulty.write_text(text.replace(right, changed))
    sources = [faulty if path.name == faulty.name else path for path in SOURCES]
    assert wrong(tmp_path, BENCHES[name][-1:], sources)
    checker = next(checker for checker, (_, parts) in CHECKERS.items() if name in parts)
    verdicts = {
        prove_checker([*sources, FORMAL / f"{checker}.sv"], checker, parameters, method, depth, tmp_path / "x.vcd")[0]
        for parameters, method, depth in CHECKERS[checker][0]
    }
    assert "false" in verdicts


# Changes that leave every output as it was: the line they change, and why.
CUT_OFF = "The bit too many is cut off."
EXTENDED = "One bit, as wide as the sum or wider."
MORE_LEVELS = "Two words go through further levels as they are."
EQUIVALENT = {
    (".y_i    ({v[Width-2:0], 1'b0}),", ".y_i    ({v[Width-1:0], 1'b0}),"): CUT_OFF,
    ("levels_to_two = 0;", "levels_to_two = 1;"): MORE_LEVELS,
    (
        "for (int level = 0; level < inputs; level++) begin",
        "for (int level = 1; level < inputs; level++) begin",
    ): "The last level of so many takes nothing away.",
    **{
        (line, changed): MORE_LEVELS
        for line, several in {
            "if (words > 2) levels_to_two = levels_to_two + 1;": (
                "if (words > 1) levels_to_two = levels_to_two + 1;",
                "if (words > 2) levels_to_two = levels_to_two + 2;",
            ),
            "if (words > 2) words = words - words / 3;": (
                "if (!(words > 2)) words = words - words / 3;",
                "if (words <= 2) words = words - words / 3;",
                "if (words > 1) words = words - words / 3;",
                "if (words > 3) words = words - words / 3;",
                "if (words > 2) words = words + words / 3;",
                "if (words > 2) words = words - words / 4;",
            ),
        }.items()
        for changed in several
    },
    (
        "assign fewer[Fewer*Width-1:2*Groups*Width] = words[Words*Width-1:3*Groups*Width];",
        "assign fewer[Fewer*Width-1:2*Groups*Width] = words[Words*Width-0:3*Groups*Width];",
    ): CUT_OFF,
    **{
        (f"{line} + (Bits + 1)'({carry});", f"{line} + (Bits + {bits})'({carry});"): EXTENDED
        for line, carry in (
            ("assign {carry, sum_o[Low+:Bits]} = without", "carry_i"),
            ("assign with_carry = {1'b0, a_i[Low+:Bits]} + {1'b0, b_i[Low+:Bits]}", "1'b1"),
            ("assign chain = {1'b0, a[Low+:Bits]} + {1'b0, b[Low+:Bits]}", "carry"),
        )
        for bits in (0, 2)
    },
    ("sum_q[Low+:Bits] <= chain[Bits-1:0];", "sum_q[Low+:Bits] <= chain[Bits-0:0];"): CUT_OFF,
    (
        "if (!rst_ni) sum_q[Low-1:0] <= '0;",
        "if (!rst_ni) sum_q[Low-0:0] <= '0;",
    ): "The bit above is reset beside it.",
    ("a_q <= a[Width-1:Low+Bits];", "a_q <= a[Width-0:Low+Bits];"): CUT_OFF,
    ("b_q <= b[Width-1:Low+Bits];", "b_q <= b[Width-0:Low+Bits];"): CUT_OFF,
}


def every_mutant(name: str) -> list[Mutant]:
    path = COMMON / "rtl" / f"{name}.sv"
    return mutants(path, path.read_text(encoding="utf-8"))


def test_mutants_of_all_parts_are_on_the_page() -> None:
    found = [each for name in BENCHES for each in every_mutant(name)]
    alike = [each for each in found if (each.before, each.after) in EQUIVALENT]
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert f"Of all {len(found)} mutants of the modules in `common` except `axi_lite_slave`" in text
    assert f", {len(alike)} make no difference and " in text


@pytest.mark.long
@pytest.mark.parametrize("name", BENCHES)
def test_every_mutant(tmp_path: Path, name: str) -> None:
    fates: dict[Fate, list[Mutant]] = {"killed": [], "survived": [], "invalid": []}
    for mutant in every_mutant(name):
        fates[fate(tmp_path, mutant, BENCHES[name], SOURCES)].append(mutant)
    print(f"{name}:", {what: len(those) for what, those in fates.items()})
    unknown = [str(mutant) for mutant in fates["survived"] if (mutant.before, mutant.after) not in EQUIVALENT]
    assert not unknown, "\n".join(unknown)
    assert fates["killed"]


FORMAL = COMMON / "formal"

CHECKERS = {
    "csa_check": ([({"Width": width}, "bounded", 1) for width in (1, 2, 8)], ("csa32", "csa42")),
    "compressor_tree_check": (
        [({"Inputs": inputs, "Width": 3}, "bounded", 1) for inputs in (3, 4, 5, 7, 9)],
        ("compressor_tree",),
    ),
    "adders_check": (
        [
            ({"Width": width, "ChainBits": chain}, "bounded", 2 * (-(-width // chain)) + 3)
            for width, chain in ((1, 1), (2, 2), (2, 1), (5, 2), (8, 3))
        ],
        ("brfa2", "carry_select_adder", "pipelined_adder"),
    ),
    "skid_buffer_check": ([({"Width": 8}, "induction", 6)], ("skid_buffer",)),
    "reset_synchroniser_check": ([({}, "induction", 4)], ("reset_synchroniser",)),
}
"""Each checker with parameters, method and cycles of its proofs, and the parts it is about."""


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.few(4)
def test_proof(tmp_path: Path, checker: str) -> None:
    for parameters, method, depth in CHECKERS[checker][0]:
        sources = [*SOURCES, FORMAL / f"{checker}.sv"]
        found = prove_checker(sources, checker, parameters, method, depth, tmp_path / "x.vcd")
        assert found[0] == "proved", parameters


@pytest.mark.parametrize("instance", [ends for those in BENCHES.values() for ends in (those[0], those[-1])], ids=str)
def test_lint(instance: Instance) -> None:
    parameters = [f"-G{name}={value}" for name, value in instance.parameters.items()]
    command = ["verilator", "--lint-only", "-Wall", "--top-module", instance.module, *parameters, *map(str, SOURCES)]
    environment = child_environment(verilator_directory())
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_usual_reader_of_yosys(tmp_path: Path) -> None:
    passes = [f"read_verilog -sv {' '.join(map(str, SOURCES))}", "hierarchy -check", "proc", "check -assert"]
    (tmp_path / "passes.json").write_text(json.dumps(passes))
    command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(tmp_path / "passes.json")]
    done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_part_has_bench_and_proof() -> None:
    # The slave of AXI4-Lite is tried inside the shells and proved in test_shells.py.
    parts = {path.stem for path in SOURCES} - {"axi_lite_slave"}
    assert parts == set(BENCHES) == {name for _, names in CHECKERS.values() for name in names}
