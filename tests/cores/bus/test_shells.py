"""The bus shells: their benches over widths and simulators, their proofs, and whether both notice a wrong shell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cases import first
from modforge.cores.bus.shells import SHELLS
from modforge.cores.model.core import CORES_FOLDER
from modforge.cores.model.request import BenchRequest
from modforge.hardware.errors import BenchError, BuildError
from modforge.hardware.mutate import Mutant, mutants, sample
from modforge.hardware.prove import prove_checker
from modforge.hardware.simulate import Design, Run, Simulator, run_benches
from mutants_page import page_row

BY_NAME = {shell.name: shell for shell in SHELLS}
CASES = 8


def bench(
    name: str,
    parameters: dict[str, int],
    simulations: Path,
    simulator: Simulator = "icarus",
    changed: Path | None = None,
    cases: int = CASES,
    cpu_seconds: int | None = None,
) -> Run:
    """Run the bench of a shell; ``changed`` stands for the source of the same name."""
    paths = [changed if changed and path.name == changed.name else path for path in BY_NAME[name].paths()]
    design = Design(name, paths, name, parameters, BY_NAME[name].benches(), depth=1)
    asked = BenchRequest(name, parameters, cases=cases)
    return run_benches(design, asked, simulator=simulator, build_directory=simulations, cpu_seconds=cpu_seconds)


# Words of 32 bits: one that is not full, the widths around full ones, and several.
@pytest.mark.parametrize("bits", [31, *(pytest.param(bits, marks=pytest.mark.long) for bits in (2, 32, 63, 200))])
def test_mont_axi_lite(simulations: Path, bits: int) -> None:
    done = bench("mont_axi_lite", {"Bits": bits, "MontgomeryExponent": 3 * bits}, simulations)
    assert done.report.cases >= CASES


@pytest.mark.long
@pytest.mark.parametrize("bits", [2, 31, 32, 63, 200])
def test_mont_axi_stream(simulations: Path, bits: int) -> None:
    assert bench("mont_axi_stream", {"Bits": bits}, simulations).report.cases >= 3 * CASES


@pytest.mark.parametrize(
    ("bits", "crt", "check"),
    [(100, 0, 1), *(pytest.param(*own, marks=pytest.mark.long) for own in ((128, 1, 0), (128, 1, 1)))],
)
def test_rsa_axi_lite(simulations: Path, bits: int, crt: int, check: int) -> None:
    parameters = {"Bits": bits, "Multiplier": 3, "Crt": crt, "Check": check, "Blind": 0}
    assert bench("rsa_axi_lite", parameters, simulations).report.cases >= CASES


def test_rsa_axi_stream(simulations: Path) -> None:
    assert bench("rsa_axi_stream", {}, simulations).report.cases >= CASES


@pytest.mark.long
@pytest.mark.parametrize("bits", [33, 4, 32, 64, 200])
def test_inv_axi_lite(simulations: Path, bits: int) -> None:
    done = bench("inv_axi_lite", {"Bits": bits, "Exponent": bits + 2}, simulations)
    assert done.report.cases >= CASES


@pytest.mark.parametrize("bits", [64, *(pytest.param(bits, marks=pytest.mark.long) for bits in (4, 32, 33, 200))])
def test_inv_axi_stream(simulations: Path, bits: int) -> None:
    assert bench("inv_axi_stream", {"Bits": bits}, simulations).report.cases >= CASES


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "exponent"),
    [(31, 36), *((bits, bits + 5) for bits in (4, 32, 63, 200)), (33, 0)],
)
@pytest.mark.few(1)
def test_vdf_axi_lite(simulations: Path, bits: int, exponent: int) -> None:
    done = bench("vdf_axi_lite", {"Bits": bits, "Exponent": exponent}, simulations)
    assert done.report.cases >= CASES


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("mont_axi_lite", {"Bits": 1024, "MontgomeryExponent": 1026}),
        ("mont_axi_stream", {"Bits": 1024}),
        ("rsa_axi_lite", {"Bits": 1024, "Multiplier": 0, "Crt": 1, "Check": 1, "Blind": 1}),
        ("rsa_axi_stream", {}),
        ("inv_axi_lite", {"Bits": 1024, "Exponent": 1024}),
        ("inv_axi_stream", {"Bits": 1024}),
        ("vdf_axi_lite", {"Bits": 1024, "Exponent": 1040}),
    ],
)
def test_verilator(simulations: Path, name: str, parameters: dict[str, int]) -> None:
    assert bench(name, parameters, simulations, "verilator", cases=100).report.cases >= 100


CHECKERS = {
    "axi_lite_slave": ("common/formal/axi_lite_slave_check.sv", BY_NAME["rsa_axi_lite"].files[:2], {"AddressWidth": 4}),
    "mont_axi_lite": ("bus/formal/mont_axi_lite_check.sv", BY_NAME["mont_axi_lite"].files, {"Bits": 3}),
    "mont_axi_stream": ("bus/formal/mont_axi_stream_check.sv", BY_NAME["mont_axi_stream"].files, {"Bits": 3}),
    "rsa_axi_lite": (
        "bus/formal/rsa_axi_lite_check.sv",
        BY_NAME["rsa_axi_lite"].files,
        {"Bits": 64, "Crt": 1, "Check": 1, "Blind": 1},
    ),
    "inv_axi_lite": ("bus/formal/inv_axi_lite_check.sv", BY_NAME["inv_axi_lite"].files, {"Bits": 4}),
    "inv_axi_stream": ("bus/formal/inv_axi_stream_check.sv", BY_NAME["inv_axi_stream"].files, {"Bits": 40}),
    "vdf_axi_lite": ("bus/formal/vdf_axi_lite_check.sv", BY_NAME["vdf_axi_lite"].files, {"Bits": 4, "Exponent": 8}),
}


def prove(name: str, folder: Path, changed: Path | None = None) -> str:
    checker, files, parameters = CHECKERS[name]
    sources = [changed if changed and changed.name == Path(file).name else CORES_FOLDER / file for file in files]
    verdict, _ = prove_checker(
        [*sources, CORES_FOLDER / checker], f"{name}_check", parameters, "induction", 4, folder / "waves.vcd"
    )
    return verdict


@pytest.mark.few(3)
@pytest.mark.parametrize("name", CHECKERS)
def test_proof(tmp_path: Path, name: str) -> None:
    assert prove(name, tmp_path) == "proved"


def fault(folder: Path, file: str, right: str, wrong: str) -> Path:
    source = CORES_FOLDER / file
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1, f"{right!r} is not in the source once"
    changed = folder / source.name
    changed.write_text(text.replace(right, wrong), encoding="utf-8")
    return changed


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "file", "right", "wrong"),
    first(
        5,
        [
            ("axi_lite_slave", "common/rtl/axi_lite_slave.sv", "write | (bvalid_q & ~s_axi_bready)", "write"),
            ("axi_lite_slave", "common/rtl/axi_lite_slave.sv", "aw_valid & w_valid &", "aw_valid &"),
            ("mont_axi_lite", "bus/rtl/mont_axi_lite.sv", "assign write_ready = ~offer_q", "assign write_ready = 1'b1"),
            ("mont_axi_stream", "bus/rtl/stream_register.sv", "~valid_q | ready_i", "ready_i"),
            ("mont_axi_stream", "bus/rtl/mont_axi_stream.sv", "~send_q & (inside_q == '0)", "(inside_q == '0)"),
            ("rsa_axi_lite", "bus/rtl/rsa_axi_lite.sv", "(rsa_read_data_i)", "(write_data)"),
            ("rsa_axi_lite", "bus/rtl/register_page.sv", "StatusWord ? status_i", "StatusWord ? write_data_o"),
            ("inv_axi_lite", "bus/rtl/inv_axi_lite.sv", "assign inv_ready_o = offer_q", "assign inv_ready_o = run_q"),
            ("inv_axi_lite", "bus/rtl/inv_axi_lite.sv", "inv_valid_i & ~busy", "inv_valid_i"),
            ("inv_axi_lite", "bus/rtl/inv_axi_lite.sv", "assign arrives = run_q &", "assign arrives = busy &"),
            (
                "vdf_axi_lite",
                "bus/rtl/vdf_axi_lite.sv",
                "assign keep = write & ~busy",
                "assign keep = write & ~offer_q",
            ),
            ("vdf_axi_lite", "bus/rtl/vdf_axi_lite.sv", "vdf_valid_i & ~busy", "vdf_valid_i"),
            (
                "vdf_axi_lite",
                "bus/rtl/vdf_axi_lite.sv",
                "busy & ((control & write_data[3]) | stop_q)",
                "control & write_data[3]",
            ),
            ("inv_axi_stream", "bus/rtl/inv_axi_stream.sv", "malformed & ~inside_q", "malformed"),
            (
                "inv_axi_stream",
                "bus/rtl/inv_axi_stream.sv",
                "assign inv_ready_o = ready & last",
                "assign inv_ready_o = ready",
            ),
            ("inv_axi_stream", "bus/rtl/packet_buffer.sv", "(malformed_q & ~drop_i)", "(malformed_q & ~whole)"),
        ],
    ),
)
def test_proof_of_a_wrong_shell(tmp_path: Path, name: str, file: str, right: str, wrong: str) -> None:
    assert prove(name, tmp_path, fault(tmp_path, file, right, wrong)) != "proved"


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "file", "right", "wrong"),
    [
        ("mont_axi_lite", "common/rtl/axi_lite_slave.sv", "write_error_i ? SlvErr : Okay", "Okay"),
        ("mont_axi_lite", "bus/rtl/interrupt_registers.sv", "event_i | (status_q", "(event_i & status_q) | (status_q"),
        ("mont_axi_stream", "bus/rtl/mont_axi_stream.sv", "carry_q <= carry_d", "carry_q <= 1'b0"),
        (
            "rsa_axi_lite",
            "bus/rtl/rsa_axi_lite.sv",
            "assign write_ready = ~wiping & ~arrives",
            "assign write_ready = ~arrives",
        ),
        ("rsa_axi_lite", "bus/rtl/rsa_axi_lite.sv", "wiped_q <= rsa_wipe_o | wiping", "wiped_q <= rsa_wipe_o"),
        ("rsa_axi_lite", "bus/rtl/rsa_axi_lite.sv", "(write_whole & write_key) | arrives", "write_whole & write_key"),
        ("rsa_axi_stream", "bus/rtl/rsa_axi_stream.sv", "& s_axis_tvalid) | restart", "& s_axis_tvalid)"),
        ("rsa_axi_stream", "bus/rtl/rsa_axi_stream.sv", "code_d = Wiped", "code_d = code_q"),
        ("inv_axi_lite", "bus/rtl/inv_axi_lite.sv", "if (start && !busy) {fixed_q", "if (start) {fixed_q"),
        ("inv_axi_stream", "bus/rtl/inv_axi_stream.sv", "32'd0 : word", "word : word"),
        ("vdf_axi_lite", "bus/rtl/vdf_axi_lite.sv", "assign keep = write & ~busy", "assign keep = write"),
    ],
)
def test_bench_of_a_wrong_shell(tmp_path: Path, name: str, file: str, right: str, wrong: str) -> None:
    parameters = {
        "mont_axi_lite": {"Bits": 40, "MontgomeryExponent": 42},
        "mont_axi_stream": {"Bits": 40},
        "rsa_axi_lite": {"Bits": 64, "Multiplier": 1, "Crt": 0, "Check": 0, "Blind": 0},
        "rsa_axi_stream": {},
        "inv_axi_lite": {"Bits": 40, "Exponent": 42},
        "inv_axi_stream": {"Bits": 40},
        "vdf_axi_lite": {"Bits": 40, "Exponent": 48},
    }[name]
    changed = fault(tmp_path, file, right, wrong)
    with pytest.raises(BenchError):
        bench(name, parameters, tmp_path, changed=changed)


MUTATED = {
    "mont_axi_lite": ({"Bits": 40, "MontgomeryExponent": 43}, 30),
    "mont_axi_stream": ({"Bits": 40}, 30),
    "rsa_axi_lite": ({"Bits": 64, "Multiplier": 1, "Crt": 0, "Check": 1, "Blind": 0}, 30),
    "rsa_axi_stream": ({}, 30),
    "inv_axi_lite": ({"Bits": 40, "Exponent": 43}, 30),
    "inv_axi_stream": ({"Bits": 40}, 30),
    "vdf_axi_lite": ({"Bits": 64, "Exponent": 65}, 30),
}
"""Parameters of the mutation run, and the least number of mutants that are killed."""

MIN_RATE = 0.95

# A mutant may keep the simulator compiling or running for ever.
LIMIT_SECONDS = 120


def fate(name: str, parameters: dict[str, int], mutant: Mutant, folder: Path) -> str:
    changed = folder / f"{abs(hash(mutant.text))}" / mutant.file.name
    changed.parent.mkdir()
    changed.write_text(mutant.text, encoding="utf-8")
    try:
        bench(name, parameters, changed.parent, changed=changed, cases=5, cpu_seconds=LIMIT_SECONDS)
    except BenchError:
        return "killed"
    except BuildError:
        return "invalid"
    return "survived"


SHARED = {
    "axi_lite_slave": CORES_FOLDER / "common/rtl/axi_lite_slave.sv",
    "register_page": CORES_FOLDER / "bus/rtl/register_page.sv",
}
"""Parts of every AXI4-Lite shell; all their changes are tried, in the shell of multipliers."""


def own_mutants(name: str) -> list[Mutant]:
    """Return the changes of the shell's sources, without those of the parts that every AXI4-Lite shell has."""
    own = [path for path in BY_NAME[name].paths() if path.parent == CORES_FOLDER / "bus" / "rtl"]
    own = [path for path in own if path not in SHARED.values()]
    return [mutant for path in own for mutant in mutants(path, path.read_text(encoding="utf-8"))]


# Changes that leave every output as it was at the width of the run: the line they change, and why. Those of each shell
# are drawn in its run. Beside them all bounds of a constant that still has room for its value.
WIDER = "Nothing reads the bits above the address."
CUT_OFF = "The bit too many is cut off."
FITS = "The value fits."
SAME_WORDS = "As many words at this width."
SAME_BITS = "As many bits for so many words."


def word_counts(*changes: tuple[int, int]) -> dict[tuple[str, str], str]:
    return {
        ("localparam int Words = (Bits + 31) / 32;", f"localparam int Words = (Bits + {more}) / {word};"): SAME_WORDS
        for more, word in changes
    }


def count_bits(*changes: str) -> dict[tuple[str, str], str]:
    return {
        (
            "localparam int CountWidth = $clog2(Words + 1);",
            f"localparam int CountWidth = $clog2(Words {more});",
        ): SAME_BITS
        for more in changes
    }


EQUIVALENT: dict[str, dict[tuple[str, str], str]] = {
    "axi_lite_slave": {
        **{(".Width(AddressWidth - 2)", f".Width(AddressWidth {width})"): WIDER for width in ("+ 2", "- 1")},
        **{
            (
                f".data_i (s_axi_{channel}addr[AddressWidth-1:2]),",
                f".data_i (s_axi_{channel}addr[AddressWidth-0:2]),",
            ): CUT_OFF
            for channel in ("aw", "ar")
        },
    },
    "register_page": {
        **{
            ("typedef logic [AddressWidth-3:0] word_t;", f"typedef logic [AddressWidth-{bounds}] word_t;"): FITS
            for bounds in ("2:0", "4:0", "3:1")
        },
        (".data_i        (write_data_o[Events-1:0]),", ".data_i        (write_data_o[Events-0:0]),"): CUT_OFF,
    },
    "mont_axi_lite": {
        (
            "count_q  <= ($clog2(Words + 1))'(Words - 1);",
            "count_q  <= ($clog2(Words + 2))'(Words - 1);",
        ): FITS,
        ("localparam int Words = Bits / 32 + 1;", "localparam int Words = Bits / 31 + 1;"): SAME_WORDS,
        (
            "localparam int Kept = Bits - Low < 8 ? Bits - Low : 8;",
            "localparam int Kept = Bits - Low < 8 ? Bits + Low : 8;",
        ): CUT_OFF,
        (".Bits(Bits + 1)", ".Bits(Bits + 2)"): CUT_OFF,
    },
    "mont_axi_stream": {
        **count_bits("- 1", "+ 0", "+ 2"),
        **{
            ("localparam int Words = Bits / 32 + 1;", f"localparam int Words = Bits / {word} + 1;"): SAME_WORDS
            for word in (31, 33)
        },
        (
            "assign mont_b_o = operands[2*Width+Bits:2*Width];",
            "assign mont_b_o = operands[3*Width+Bits:2*Width];",
        ): CUT_OFF,
    },
    "rsa_axi_lite": {
        (
            "assign rsa_write_register_o = arrives ? NoRegister : write_word[2:0];",
            "assign rsa_write_register_o = arrives ? NoRegister : write_word[3:0];",
        ): CUT_OFF,
        ("assign rsa_command_o = write_data[1:0];", "assign rsa_command_o = write_data[2:0];"): CUT_OFF,
        ("assign rsa_length_o = write_data[31:16];", "assign rsa_length_o = write_data[32:16];"): CUT_OFF,
        **{
            (
                ".Fact        ({16'd0, Multiplier[7:0], 5'd0, Blind != 0, Check != 0, Crt != 0})",
                f".Fact        ({{16'd0, Multiplier[{high}:0], 5'd0, Blind != 0, Check != 0, Crt != 0}})",
            ): FITS
            for high in (6, 8)
        },
        (
            "assign rsa_write_data_o = arrives ? '0 : write_data;",
            "assign rsa_write_data_o = arrives ? '1 : write_data;",
        ): "The word goes to no register.",
        (
            "localparam logic [4:0] LastKeyWord = FirstKeyWord + (Crt != 0 ? 5'd5 : 5'd2);",
            "localparam logic [4:0] LastKeyWord = FirstKeyWord + (Crt != 0 ? 5'd4 : 5'd2);",
        ): "Crt is 0.",
    },
    "rsa_axi_stream": {
        ("what_q   <= s_axis_tdata[2:0];", "what_q   <= s_axis_tdata[3:0];"): CUT_OFF,
    },
    "inv_axi_lite": {
        **word_counts((32, 32), (31, 33)),
        (
            "if (start && !busy) {fixed_q, mode_q} <= write_data[3:1];",
            "if (start && !busy) {fixed_q, mode_q} <= write_data[4:1];",
        ): CUT_OFF,
        (
            "if (start && !busy) {fixed_q, mode_q} <= write_data[3:1];",
            "if (start || !busy) {fixed_q, mode_q} <= write_data[3:1];",
        ): "The inverter looks at the mode while operands are offered, and writes wait then.",
        **{
            (
                "assign result_data = 32'((32 * Words)'(inv_x_i) >> {read_word, 5'd0});",
                f"assign result_data = 32'(({bits} * Words)'(inv_x_i) >> {{read_word, 5'd0}});",
            ): "Wide enough for the number."
            for bits in (31, 33)
        },
    },
    "inv_axi_stream": {
        **count_bits("+ 2"),
        **word_counts((30, 32), (32, 32), (31, 31), (31, 33)),
        ("assign inv_m_o = operands[Bits-1:0];", "assign inv_m_o = operands[Bits-0:0];"): CUT_OFF,
        (
            "assign inv_a_o = operands[Width+Bits-1:Width];",
            "assign inv_a_o = operands[Width+Bits-0:Width];",
        ): CUT_OFF,
    },
    "vdf_axi_lite": {
        ("typedef logic [2:0] page_t;", "typedef logic [3:0] page_t;"): "There are fewer pages.",
        (
            "localparam int InverseWords = (Exponent + 31) / 32;",
            "localparam int InverseWords = (Exponent + 31) / 31;",
        ): SAME_WORDS,
    },
}

CONSTANT = re.compile(
    r"localparam logic \[(?P<high>\d+):(?P<low>\d+)\](?P<rest> \w+ = \d+'(?P<base>[bdh])(?P<digits>\w+);)"
)


def fits(mutant: Mutant) -> bool:
    """Tell whether the change is one of the bounds of a constant, which still has room for its value."""
    before, after = CONSTANT.fullmatch(mutant.before), CONSTANT.fullmatch(mutant.after)
    if not before or not after or before["rest"] != after["rest"]:
        return False
    value = int(before["digits"].replace("_", ""), {"b": 2, "d": 10, "h": 16}[before["base"]])
    return value.bit_length() <= abs(int(after["high"]) - int(after["low"])) + 1


def unnoticed(name: str, fates: dict[Mutant, str]) -> list[str]:
    """Return the mutants that make a difference and were not killed; none that is said to make no difference may be."""
    equivalent = EQUIVALENT[name]
    assert equivalent.keys() <= {(mutant.before, mutant.after) for mutant in fates}
    assert not [
        str(each) for each, what in fates.items() if what == "killed" and (each.before, each.after) in equivalent
    ]
    survived = [each for each, what in fates.items() if what == "survived"]
    return [str(each) for each in survived if (each.before, each.after) not in equivalent and not fits(each)]


@pytest.mark.long
@pytest.mark.parametrize("part", SHARED)
def test_every_mutant_of_a_shared_part(tmp_path: Path, part: str) -> None:
    path = SHARED[part]
    fates = {
        mutant: fate("mont_axi_lite", MUTATED["mont_axi_lite"][0], mutant, tmp_path)
        for mutant in mutants(path, path.read_text(encoding="utf-8"))
    }
    survived = unnoticed(part, fates)
    assert not survived, "\n".join(survived)
    told, found = page_row(f"{part}.sv"), list(fates.values())
    assert (told.invalid, told.killed) == (found.count("invalid"), found.count("killed"))


@pytest.mark.parametrize("part", SHARED)
def test_every_mutant_of_a_shared_part_is_on_the_page(part: str) -> None:
    found, told = mutants(SHARED[part], SHARED[part].read_text(encoding="utf-8")), page_row(f"{part}.sv")
    alike = [each for each in found if (each.before, each.after) in EQUIVALENT[part] or fits(each)]
    assert (told.drawn, told.of, told.equivalent, told.survived) == (len(found), len(found), len(alike), 0)


def drawn(name: str) -> list[Mutant]:
    return sample(own_mutants(name), 60, seed=1)


@pytest.mark.parametrize("name", MUTATED)
def test_mutants_without_a_difference_are_drawn_and_on_the_page(name: str) -> None:
    found, told = drawn(name), page_row(name)
    assert EQUIVALENT[name].keys() <= {(mutant.before, mutant.after) for mutant in found}
    alike = [each for each in found if (each.before, each.after) in EQUIVALENT[name] or fits(each)]
    assert (told.drawn, told.of, told.equivalent) == (len(found), len(own_mutants(name)), len(alike))


@pytest.mark.long
@pytest.mark.parametrize("name", MUTATED)
def test_mutants(tmp_path: Path, name: str) -> None:
    parameters, least = MUTATED[name]
    fates = {mutant: fate(name, parameters, mutant, tmp_path) for mutant in drawn(name)}
    killed = list(fates.values()).count("killed")
    survived = unnoticed(name, fates)
    told = page_row(name)
    assert (told.invalid, told.killed, told.survived) == (
        list(fates.values()).count("invalid"),
        killed,
        len(survived),
    ), "\n".join(survived)
    assert killed >= least
    assert killed >= MIN_RATE * (killed + len(survived)), "\n".join(survived)
