"""The system on chip: right results with the right cycles, and every way to go wrong is seen."""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from modforge.cli import main
from modforge.cli.soc import JOBS
from modforge.cores.kinds.exponentiator.contract import Command, PlainKey
from modforge.cores.model.core import Core
from modforge.files import is_whole
from modforge.hardware.emit import emit
from modforge.hardware.errors import BuildError, ToolMissingError
from modforge.hardware.synthesize.mapped import WRITE_AS_BEFORE
from modforge.hardware.tools import child_environment
from modforge.progress import Progress
from modforge.results import build_directory
from modforge.soc import build, rsa, vdf
from modforge.soc.errors import FirmwareError, RunError
from modforge.soc.firmware import COMPILER
from modforge.soc.job import Case, Job
from modforge.soc.question import question
from modforge.soc.run import Measured, read
from modforge.soc.simulate import Result, simulate

ROOT = Path(__file__).resolve().parents[2]
SYSTEMS = build_directory("systems")
BITS = 32

BUS_CYCLES = {"rsa_core": [2, 2], "vdf_core": [3, 4]}
"""From the word that starts a core to the core, and from its end to the interrupt, for each case: what the READMEs say
of the shells, and one cycle in the buffer of the bus. After the first run of vdf_core an old result has to leave."""

needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"needs {COMPILER}")


class Log(Progress):
    """Remembers what ran and what the firmware printed."""

    def __init__(self) -> None:
        self.stages, self.notes = [], []

    def stage(self, name: str, *_: object) -> None:
        self.stages.append(name)

    def note(self, text: str) -> None:
        self.notes.append(text)


def check_cycles(found: Result) -> None:
    on_bus = BUS_CYCLES[found.job.core.name]
    for case, measured, bus in zip(found.job.cases, found.measured, on_bus, strict=True):
        assert measured.core == case.cycles + bus
        assert measured.core < measured.program < found.cycles


@pytest.mark.long
@needs_compiler
def test_rsa_core() -> None:
    log = Log()
    found = simulate(rsa.random_job(BITS), directory=SYSTEMS, progress=log)
    assert len(log.stages) == 3
    assert log.notes[2] == "2 right, 0 wrong"
    check_cycles(found)


@pytest.mark.long
@needs_compiler
def test_vdf_core() -> None:
    job = vdf.job(16)
    check_cycles(simulate(job, directory=SYSTEMS))
    fewer = replace(job, vectors=job.vectors.replace("SQUARINGS 10000", "SQUARINGS 9999"))
    with pytest.raises(RunError, match=r"case 0 \(10000 squarings\): the result is"):
        simulate(fewer, directory=SYSTEMS)


@pytest.mark.long
@needs_compiler
@pytest.mark.parametrize("bits", vdf.PUBLISHED)
def test_fewer_cycles_than_published(bits: int) -> None:
    job = vdf.job(bits)
    found = simulate(job, directory=SYSTEMS)
    check_cycles(found)
    assert job.cases[0].published is not None
    assert found.measured[0].core < job.cases[0].published


@pytest.mark.long
@needs_compiler
def test_published_signature() -> None:
    vectors = json.loads((ROOT / "tests" / "data" / "rsa" / "vectors.json").read_text())
    [vector] = (each for each in vectors if each["name"] == "signature 512")
    p, q, message, signature = (int(vector[name], 16) for name in ("p", "q", "input", "output"))
    n, d = p * q, pow(vector["e"], -1, math.lcm(p - 1, q - 1))
    private, public = PlainKey(n, d, n.bit_length()), PlainKey(n, vector["e"], vector["e"].bit_length())
    job = rsa.job(512, [(Command.PRIVATE, private, message), (Command.PUBLIC, public, signature)])
    assert [case.expected for case in job.cases] == [signature, message]
    check_cycles(simulate(job, directory=SYSTEMS))


JOB = rsa.random_job(BITS)

REPORT = "case {} right error 0 core 9 program 9 result {:x}"

GOOD = [REPORT.format(number, case.expected) for number, case in enumerate(JOB.cases)]


def main_of(*statements: str) -> str:
    return f'#include "console.h"\nint main(void) {{ {" ".join(statements)} return 0; }}\n'


def says(*lines: str) -> str:
    return main_of(*(f'console_text("{line}\\n");' for line in lines))


WRONG = REPORT.format(1, JOB.cases[1].expected ^ 1)

PROGRAMS = {
    "a wrong result": (says(GOOD[0], WRONG, "2 right, 0 wrong"), "case 1 .*: the result is 0x.*, not 0x"),
    "a missing line": (says(GOOD[0], "2 right, 0 wrong"), "printed 2 lines, not 3; the last one: 2 right, 0 wrong"),
    "no last line": (says(*GOOD), "printed 2 lines, not 3"),
    "cases in another order": (says(GOOD[1], GOOD[0], "2 right, 0 wrong"), "case 0 .*: the firmware printed: case 1"),
    "a wrong count": (says(*GOOD, "1 right, 1 wrong"), "ended with: 1 right, 1 wrong, for"),
    "nothing": (main_of(), "printed 0 lines"),
    "a hang": (main_of("for (;;) { }"), "did not end: no end after [0-9]+ cycles"),
    "a hang at the end": (
        main_of('console_text("so far\\n");', "for (;;) { }"),
        "no end .*; the last line before: so far",
    ),
    "a trap": (main_of('__asm__ volatile(".word 0xffffffff");'), "the last one: trap: cause 2, at"),
    "what does not compile": (main_of("nonsense"), "could not make the firmware: .*error"),
    "what does not fit": (
        main_of("static volatile char big[1 << 20]; big[0] = big[1];"),
        "could not make the firmware: .*sram",
    ),
}


@needs_compiler
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.few(1)
def test_a_failing_program_is_seen(name: str, tmp_path: Path) -> None:
    source, message = PROGRAMS[name]
    (tmp_path / "main.c").write_text(source)
    with pytest.raises((RunError, FirmwareError), match=message):
        simulate(replace(JOB, program=str(tmp_path / "main.c")), directory=SYSTEMS)


@pytest.mark.few(1)
@needs_compiler
@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (f"{{0x{JOB.cases[1].expected:x}}}", "{0x1}", "case 1 .*: right, but not for the firmware"),
        ("PRIVATE, 32", "PRIVATE, 31", "case 1 .*: the result is"),
        ("PRIVATE, 32", "PRIVATE, 0", "case 1 .*: the driver gave error 5, WRONG_VALUE"),
        ("WORDS 1", "WORDS 2", "the last one: no rsa_core of this width"),
    ],
)
def test_wrong_numbers_are_seen(before: str, after: str, message: str) -> None:
    assert JOB.vectors.count(before) == 1
    with pytest.raises(RunError, match=message):
        simulate(replace(JOB, vectors=JOB.vectors.replace(before, after)), directory=SYSTEMS)


@pytest.mark.long
@needs_compiler
def test_a_faulty_core_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A carry that is lost in the multiplier."""

    def faulty(core: Core, bits: int, directory: Path, **options: Any) -> list[Path]:
        files = emit(core, bits, directory, **options)
        [cell] = directory.glob("*_csa32.sv")
        text = cell.read_text()
        assert text.count("|") > 0
        cell.write_text(text.replace("|", "&", 1))
        return files

    monkeypatch.setattr(build, "emit", faulty)
    with pytest.raises(RunError, match=r"case 0 .*: the result is"):
        simulate(JOB, directory=tmp_path)


@pytest.mark.long
def test_sources_that_do_not_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(core: Core, bits: int, directory: Path, **options: Any) -> list[Path]:
        files = emit(core, bits, directory, **options)
        [cell] = directory.glob("*_csa32.sv")
        cell.write_text("module csa32 (; endmodule")
        return files

    monkeypatch.setattr(build, "emit", broken)
    monkeypatch.setattr(build, "run_time", lambda *_: [])
    with pytest.raises(BuildError, match=r"Verilator could not make the system: %Error: .*csa32\.sv"):
        build.build(JOB, tmp_path)


def test_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        assert [fresh.name[:6] for fresh in tmp_path.iterdir()] == ["build-"]
        raise KeyboardInterrupt

    monkeypatch.setattr(build, "_step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build.build(JOB, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lost", ["simulator/Vsystem", "core", "system/system.v", "contents.sha256"])
@pytest.mark.parametrize("damaged", [False, True])
def test_what_is_gone_from_the_cache_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str, damaged: bool
) -> None:
    made = []

    def make(_job: Job, _directory: Path, folder: Path) -> None:
        made.append(folder)
        for name in ("simulator", "core", "system"):
            (folder / name).mkdir()
        for name in ("simulator/Vsystem", "core/core.f", "system/system.v"):
            (folder / name).write_text(name)

    monkeypatch.setattr(build, "_make", make)
    first = build.build(JOB, tmp_path)
    assert build.build(JOB, tmp_path) == first
    assert len(made) == 1
    gone = first.folder / lost
    if damaged and gone.is_file():
        gone.write_text(gone.read_text()[:-1])
        (tmp_path / "gone").touch()
    else:
        gone.rename(tmp_path / "gone")
    assert build.build(JOB, tmp_path) == first
    assert len(made) == 2
    assert is_whole(first.folder)
    moved = [*tmp_path.glob("*-moved-*")]  # without its list nothing says that the folder is ours
    assert len(moved) == (lost == "contents.sha256" and not damaged)
    assert sorted(tmp_path.iterdir()) == sorted([first.folder, tmp_path / "gone", *moved])


def test_without_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissingError, match=r"^riscv64-unknown-elf-gcc not found on PATH: apt-get install \S+$"):
        simulate(JOB, directory=tmp_path)


@needs_compiler
def test_the_system_of_the_documentation(tmp_path: Path) -> None:
    [lines] = re.findall("```python\n(.*?)```", (ROOT / "docs" / "how-to" / "litex.md").read_text(), re.DOTALL)
    (tmp_path / "board.py").write_text(lines)
    environment = child_environment()
    done = subprocess.run(
        [sys.executable, "board.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "vdf_core_64_axi_lite vdf_core_64_axi_lite(" in (tmp_path / "board" / "platform.v").read_text()
    before, mapped, _ = (tmp_path / "board" / "platform.ys").read_text().partition("synth_ecp5")
    assert mapped
    assert f"{WRITE_AS_BEFORE}\n" in before
    # The first word of the firmware is the first one of the ROM.
    first = int.from_bytes((tmp_path / "board" / "firmware.bin").read_bytes()[:4], "little")
    assert int((tmp_path / "board" / "platform_rom.init").read_text().split()[0], 16) == first != 0


@needs_compiler
def test_other_numbers_and_programs_are_other_questions(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(main_of())
    others = (JOB, replace(JOB, vectors=f"{JOB.vectors}\n"), replace(JOB, program=str(tmp_path / "main.c")))
    assert len({question(job, directory=SYSTEMS).key for job in others}) == 3
    assert question(rsa.random_job(BITS), directory=SYSTEMS).key == question(JOB, directory=SYSTEMS).key


@pytest.mark.parametrize("job", [JOB, vdf.job(16)], ids=lambda job: job.core.name)
def test_listed_files_exist(job: Job, tmp_path: Path) -> None:
    """LiteX reads the sources that the list of the emitted core names."""
    emit(job.core, job.parameters["Bits"], tmp_path, settings=job.core.own(job.parameters), bus="axi-lite")
    [listed] = tmp_path.glob("*.f")
    names = [line for line in listed.read_text().splitlines() if not line.startswith(("+", "//"))]
    assert len(names) > 5
    assert [name for name in names if not (tmp_path / name).is_file()] == []


CASES = (Case("first", 5, 7), Case("second", 6, 8))
RUN = ["case 0 right error 0 core 9 program 20 result 05", "case 1 right error 0 core 10 program 30 result 06"]
END = ["2 right, 0 wrong", "ended after 1000 cycles"]


def test_read() -> None:
    assert read([*RUN, *END], CASES) == ([Measured(9, 20), Measured(10, 30)], 1000)


@pytest.mark.parametrize("dropped", range(4))
def test_every_line_is_needed(dropped: int) -> None:
    lines = [*RUN, *END]
    del lines[dropped]
    with pytest.raises(RunError):
        read(lines, CASES)


@pytest.mark.parametrize(
    "changed",
    [line.replace(*swap) for line in RUN for swap in ((" 0", " 1"), ("right", "wrong"), ("error 0", "error 3"))],
)
def test_every_word_counts(changed: str) -> None:
    lines = [changed if line.startswith(changed[:6]) else line for line in RUN]
    with pytest.raises(RunError):
        read([*lines, *END], CASES)


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The command with results of its own, and with the simulators of the tests."""
    monkeypatch.setattr("modforge.cli.arguments.cache_directory", lambda: tmp_path)
    return lambda *arguments: CliRunner().invoke(main, ["soc", "simulate", *arguments])


@needs_compiler
def test_command(command: Callable[..., Any]) -> None:
    done = command("--core", "rsa_core", "--bits", str(BITS))
    assert done.exit_code == 0, done.output
    assert done.stdout.splitlines()[0] == "rsa_core, 32 bits, 2 of 2 right"
    assert "known from earlier" not in done.stdout
    again = command("--core", "rsa_core", "--bits", str(BITS)).stdout.splitlines()
    assert again[:-1] == done.stdout.splitlines()[:-1] and "known from earlier" in again[-1]
    figures = json.loads(command("--core", "rsa_core", "--bits", str(BITS), "--json").stdout)
    assert [int(case["result"], 16) for case in figures["cases"]] == [case.expected for case in JOB.cases]


@needs_compiler
def test_command_fails_with_the_firmware(command: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(JOB, vectors=JOB.vectors.replace("PRIVATE, 32", "PRIVATE, 31"))
    monkeypatch.setitem(JOBS, "rsa_core", lambda _: wrong)
    done = command("--core", "rsa_core", "--bits", str(BITS))
    assert done.exit_code == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("Error: case 1 (private exponent of 32 bits): the result is 0x")


@pytest.mark.parametrize("arguments", [("--bits", "8"), ("--bits", "5000"), ("--core", "mont_csa42", "--bits", "64")])
def test_what_there_is_not(command: Callable[..., Any], arguments: tuple[str, ...]) -> None:
    done = command("--core", "rsa_core", *arguments)
    assert done.exit_code != 0
    assert len(done.stderr.splitlines()) == 1
