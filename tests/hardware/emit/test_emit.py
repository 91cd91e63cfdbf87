"""What the emitter writes compiles, passes its own testbench in both simulators, and is lint-clean."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pyslang
import pytest

from modforge import licence
from modforge.cores import CORES, core
from modforge.cores.bus.shells import Bus
from modforge.cores.kinds.multiplier.testbench import EDGE_VECTORS, RANDOM_VECTORS
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.page import page
from modforge.hardware.emit import emit
from modforge.hardware.synthesize.mapped import WRITE_AS_BEFORE
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("mont_csa42")


def run(directory: Path, *command: str, status: int = 0) -> str:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    done = subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def icarus(directory: Path, top: str, status: int = 0) -> str:
    run(directory, "iverilog", "-g2012", "-s", f"{top}_tb", "-o", "tb", "-f", f"{top}.f", f"{top}_tb.sv")
    return run(directory, "vvp", "tb", status=status)


# Without a modulus of one's own there is an even one beside the others.
@pytest.mark.parametrize(("bits", "modulus", "even"), [(9, None, 1), (255, 2**255 - 19, 0)])
def test_icarus(tmp_path: Path, bits: int, modulus: int | None, even: int) -> None:
    files = emit(CORE, bits, tmp_path, modulus)
    assert all(file.is_file() and file.parent == tmp_path for file in files)
    assert f"{EDGE_VECTORS + RANDOM_VECTORS + even} passed, 0 failed" in icarus(tmp_path, f"mont_csa42_{bits}")


@pytest.mark.parametrize("bits", [2, 3, 64])
def test_moduli_of_the_testbench(bits: int) -> None:
    products = CORE.numbers(CORE.parameters(bits)).testbench_products(None, EDGE_VECTORS, RANDOM_VECTORS, Random(bits))
    moduli = [product.n for product in products]
    top = 1 << bits - 1
    assert {1, 3, top + 1, 2 * top - 1} <= set(moduli[:EDGE_VECTORS])
    assert {n % 4 for n in moduli[EDGE_VECTORS + 1 :]} == {1, 3}
    assert [at for at, n in enumerate(moduli) if n % 2 == 0] == [EDGE_VECTORS]


@pytest.mark.long
def test_commands_of_the_page_run_a_core_of_vendor_blocks(tmp_path: Path) -> None:
    for top, block, settings in (
        ("mont_fios_20_primitive1", "DSP48E2", {"Primitive": 1}),
        ("mont_fios_20_wordbits18_primitive2", "MULT18X18D", {"Primitive": 2, "WordBits": 18}),
    ):
        written = emit(core("mont_fios"), 20, tmp_path, settings=settings)
        model = f"{block}.v"
        assert tmp_path / model in written
        assert model not in (tmp_path / f"{top}.f").read_text()
        rtl, bench = (tmp_path / f"{top}.core").read_text().split("  models:\n")
        assert model in bench and model not in rtl
        commands = re.findall("^    (.*)$", (tmp_path / f"{top}.md").read_text(encoding="utf-8"), re.MULTILINE)
        said = run(tmp_path, "sh", "-ec", next(line for line in commands if line.startswith("iverilog")))
        assert f"{EDGE_VECTORS + RANDOM_VECTORS + 1} passed, 0 failed" in said
        assert all(f" {model} {top}_tb.sv" in line for line in commands[:2])
        run(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", top, "-f", f"{top}.f", model)


def test_inverter(tmp_path: Path) -> None:
    emit(core("inv_kaliski"), 17, tmp_path, settings={"Chains": 3})
    said = icarus(tmp_path, "inv_kaliski_17_chains3").splitlines()
    assert said[:5] == ["10 of 50", "20 of 50", "30 of 50", "40 of 50", "50 of 50"]
    assert said[5] == f"{EDGE_VECTORS + RANDOM_VECTORS} passed, 0 failed"
    source = tmp_path / "inv_kaliski_17_chains3_inv_kaliski.sv"
    source.write_text(source.read_text().replace("swap_q[j] ? p : q", "swap_q[j] ? q : p"))
    assert ", 0 failed" not in icarus(tmp_path, "inv_kaliski_17_chains3", status=1)


def test_page_of_an_inverter_says_what_the_modes_mean(tmp_path: Path) -> None:
    emit(core("inv_divstep"), 64, tmp_path, settings={"Exponent": 66})
    page = (tmp_path / "inv_divstep_64_exponent66.md").read_text()
    assert "R = 2^66" in page
    assert "| 1 | in the Montgomery domain | an integer | 66 | 232 |" in page
    assert "| 3 | in the Montgomery domain | in the Montgomery domain | 132 | 298 |" in page
    assert "T halvings" not in page


# Each page of the first is still there, and the sources name theirs.
@pytest.mark.parametrize(("name", "warned"), [("mont_redundant", True), ("mont_cpa", False)])
def test_page_says_what_yosys_needs(tmp_path: Path, name: str, warned: bool) -> None:
    emit(core(name), 24, tmp_path)
    page_of_it = (tmp_path / f"{name}_24.md").read_text(encoding="utf-8")
    assert (f"    {WRITE_AS_BEFORE}\n" in page_of_it) == warned


def test_several_cores_in_a_folder(tmp_path: Path) -> None:
    first = {file: file.read_bytes() for file in emit(core("inv_kaliski"), 16, tmp_path)}
    emit(core("inv_divstep"), 16, tmp_path)
    emit(core("inv_kaliski"), 16, tmp_path, bus="axi-lite")
    assert all(file.read_bytes() == text for file, text in first.items())
    assert (tmp_path / "inv_kaliski.md").read_text(encoding="utf-8") == page(core("inv_kaliski"))


# YAML takes a text without quotes as it is only while no colon and space are in it; vdf_core's title has them.
@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_description_is_a_text_to_yaml(tmp_path: Path, each: Core) -> None:
    emit(each, 64, tmp_path)
    [written] = tmp_path.glob("*.core")
    [line] = [line for line in written.read_text(encoding="utf-8").splitlines() if line.startswith("description: ")]
    assert json.loads(line.removeprefix("description: ")).startswith(each.title)


def test_descriptions_of_the_sources_are_texts_to_yaml() -> None:
    for file in CORES_FOLDER.glob("*/*.core"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("description: "):
                assert ": " not in line.removeprefix("description: "), file


def test_redundant_multiplier(tmp_path: Path) -> None:
    emit(core("mont_redundant"), 40, tmp_path, 2**39 - 7, settings={"Cycles": 3})
    assert f"{2 * (EDGE_VECTORS + RANDOM_VECTORS)} passed, 0 failed" in icarus(tmp_path, "mont_redundant_40_cycles3")
    source = tmp_path / "mont_redundant_40_cycles3_redundant_shared.sv"
    source.write_text(source.read_text().replace("in_q_q ? mp_i : ", "in_s_q ? mp_i : "))
    assert ", 0 failed" not in icarus(tmp_path, "mont_redundant_40_cycles3", status=1)


def test_modular_squarer(tmp_path: Path) -> None:
    emit(core("square_table"), 20, tmp_path, settings={"Modulus": 2**20 - 3})
    assert f"{2 * (EDGE_VECTORS + RANDOM_VECTORS)} passed, 0 failed" in icarus(
        tmp_path, "square_table_20_modulus1048573"
    )
    source = tmp_path / "square_table_20_modulus1048573_table_reduction.sv"
    source.write_text(source.read_text().replace("weight % DigitBits == 0", "weight % DigitBits == 1"))
    assert ", 0 failed" not in icarus(tmp_path, "square_table_20_modulus1048573", status=1)


ODD_WIDTHS = sorted([*Random(40).sample(range(16, 140), 37), 16, 67, 101])
"""At 67 and 101 bits mont_fios takes longer until its next product than until its result."""

BENCHES = [
    *(pytest.param(core("rsa_core"), bits, {"Multiplier": 3}, id=f"rsa_core-mont_fios-{bits}") for bits in (67, 33)),
    *(
        pytest.param(each, bits, settings, id=f"{each.name}-{len(settings)}-{bits}", marks=pytest.mark.long)
        for each, settings in [*((each, {}) for each in CORES), (core("rsa_core"), {"Multiplier": 3})]
        for bits in ODD_WIDTHS
    ),
]


@pytest.mark.parametrize(("each", "bits", "settings"), BENCHES)
@pytest.mark.long
def test_the_bench_beside_a_core_passes(tmp_path: Path, each: Core, bits: int, settings: dict[str, int]) -> None:
    emit(each, bits, tmp_path, settings=settings)
    [bench] = tmp_path.glob("*_tb.sv")
    assert re.search(r"^\d+ passed, 0 failed", icarus(tmp_path, bench.stem.removesuffix("_tb")), re.MULTILINE)


TOP = "rsa_core_64_multiplier1"


WITHOUT_A_WARNING = [
    *((each, {}) for each in CORES),
    (core("rsa_core"), {"Multiplier": 1, "Crt": 1}),
    (core("mont_redundant"), {"Cycles": 3}),
    (core("inv_divstep"), {"Steps": 2}),
    (core("mont_fios"), {"Primitive": 1}),
    (core("mont_fios"), {"Primitive": 2, "WordBits": 18}),
]


@pytest.mark.parametrize(("each", "settings"), WITHOUT_A_WARNING)
@pytest.mark.few(2)
def test_verilator_and_slang_have_no_warning(tmp_path: Path, each: Core, settings: dict[str, int]) -> None:
    emit(each, 64, tmp_path, settings=settings)
    [listed] = tmp_path.glob("*.f")
    models = [path.name for path in each.models(each.parameters(64, settings))]
    run(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", listed.stem, "-f", listed.name, *models)
    sources = [str(tmp_path / name) for name in [*models, *listed.read_text().split()] if name.endswith((".sv", ".v"))]
    driver = pyslang.driver.Driver()
    driver.addStandardArgs()
    assert driver.parseCommandLine(" ".join(["slang", "-Werror", f"-I{tmp_path}", "--top", listed.stem, *sources]))
    assert driver.processOptions() and driver.parseAllSources() and driver.runFullCompilation(True)


# So large that Verilator splits what it writes.
@pytest.mark.long
def test_verilator(tmp_path: Path, verilator_flags: list[str]) -> None:
    top = TOP
    emit(core("rsa_core"), 64, tmp_path, settings={"Multiplier": 1})
    commands = re.findall("^    (.*)$", (tmp_path / f"{top}.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert commands[1].startswith("verilator ")
    run(tmp_path, "sh", "-ec", f"{commands[1]} {shlex.join(verilator_flags)}")
    assert "12 passed, 0 failed" in run(tmp_path, commands[2])


# The second is wrong for n = 1 (mod 4) alone, the third for an even n.
@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("mont_csa42", "{1'b0, n_q} : '0", "'0 : '0"),
        ("mont_csa_r4", "(next_low[0] & ~n_q[1])", "1'b0"),
        ("mont_csa42", "valid_q & error_q", "1'b0"),
    ],
)
@pytest.mark.parametrize("bits", [9, 64])
def test_testbench_fails_when_the_core_is_wrong(tmp_path: Path, bits: int, name: str, right: str, wrong: str) -> None:
    emit(core(name), bits, tmp_path)
    source = tmp_path / f"{name}_{bits}_{name}.sv"
    text = source.read_text()
    assert text.count(right) == 1
    source.write_text(text.replace(right, wrong))
    assert ", 0 failed" not in icarus(tmp_path, f"{name}_{bits}", status=1)


@pytest.mark.parametrize("bus", [None, "axi-lite"])
def test_licence_in_every_file(tmp_path: Path, bus: Bus | None) -> None:
    written = emit(CORE, 16, tmp_path, bus=bus)
    assert {path.name for path in written} >= {"LICENSE-MIT", "LICENSE-APACHE"}
    for path in written:
        text = path.read_text(encoding="utf-8")
        named = [licence.SPDX in line for line in text.splitlines()]
        assert path.suffix in ("", ".md", ".svg") or sum(named[:2]) == sum(named) == 1


def test_formatted(tmp_path: Path) -> None:
    emit(CORE, 255, tmp_path)
    run(tmp_path, "verible-verilog-lint", "--rules=-line-length", "mont_csa42_255.sv", "mont_csa42_255_tb.sv")


@pytest.mark.parametrize("modulus", [0, 6, -3, 2**9 + 1])
def test_modulus_that_does_not_fit(tmp_path: Path, modulus: int) -> None:
    with pytest.raises(ConfigurationError):
        emit(CORE, 9, tmp_path, modulus)
