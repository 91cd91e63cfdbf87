"""The drivers in C: compiled without a warning, and run against the simulated core behind its bus."""

from __future__ import annotations

import ctypes
import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from modforge.cores import core
from modforge.cores.kinds.inverter.inversion import inverse
from modforge.cores.kinds.inverter.tasks import random_tasks
from modforge.cores.kinds.multiplier.arithmetic import product
from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.emit import emit, top_name
from modforge.hardware.run_time import run_time
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.results import build_directory
from modforge.soc.build import FLAGS

HERE = Path(__file__).parent / "driver"
DRIVER = CORES_FOLDER / "bus" / "driver"
WARNINGS = ("-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")

OK, WRONG_CORE, BUSY, TIMEOUT, WRONG_LENGTH, WRONG_VALUE, NO_RESULT, NO_INVERSE = range(8)


def run(folder: Path, *command: str | Path, text: str = "") -> str:
    environment = child_environment(verilator_directory())
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.few(4)
@pytest.mark.parametrize("name", ["mont", "rsa", "inv", "vdf"])
@pytest.mark.parametrize("option", ["-O0", "-Os", "-O3"])
def test_freestanding_and_without_warnings(tmp_path: Path, name: str, option: str) -> None:
    source = DRIVER / f"modforge_{name}.c"
    include = f"-I{CORES_FOLDER / 'bus' / 'registers'}"
    # The headers that a compiler brings itself, and no others.
    own = run(tmp_path, "gcc", "-print-file-name=include").strip()
    headers = ("-nostdinc", "-isystem", own, include)
    run(tmp_path, "gcc", *WARNINGS, option, "-ffreestanding", *headers, "-c", source, "-o", "driver.o")
    needed = run(tmp_path, "nm", "--undefined-only", "driver.o")
    assert set(needed.split()) <= {"U", "_GLOBAL_OFFSET_TABLE_"}, "the driver needs a library"


def test_headers_in_cpp(tmp_path: Path) -> None:
    names = ("mont", "rsa", "inv", "vdf")
    source = tmp_path / "user.cpp"
    includes = "".join(f'#include "modforge_{name}.h"\n' for name in names)
    opened = " || ".join(f"modforge_{name}_open(nullptr, 0)" for name in names)
    source.write_text(f"{includes}bool none();\nbool none() {{ return {opened}; }}\n")
    warnings = ("-std=c++11", *WARNINGS[1:])
    run(tmp_path, "g++", *warnings, f"-I{DRIVER}", "-c", source, "-o", "user.o")
    needed = run(tmp_path, "nm", "--undefined-only", "user.o").split()
    assert {f"modforge_{name}_open" for name in names} <= set(needed)


class Device(ctypes.Structure):
    """``modforge_inv`` and ``modforge_mont``."""

    _fields_ = (
        ("base", ctypes.c_size_t),
        ("bits", ctypes.c_uint32),
        ("words", ctypes.c_uint32),
        ("exponent", ctypes.c_uint32),
        ("started", ctypes.c_bool),
        ("done", ctypes.c_bool),
    )


class DelayDevice(ctypes.Structure):
    """``modforge_vdf``."""

    _fields_ = (*Device._fields_[:4], ("inverse_words", ctypes.c_uint32), *Device._fields_[4:])


# Registers that are plain memory: a core that is never busy and shows 0.
@pytest.mark.parametrize("name", ["mont", "inv", "vdf"])
def test_what_was_not_started_has_no_result(tmp_path: Path, name: str) -> None:
    registers = json.loads((CORES_FOLDER / "bus" / "registers" / f"{name}_registers.json").read_text())
    include = f"-I{CORES_FOLDER / 'bus' / 'registers'}"
    run(
        tmp_path, "gcc", *WARNINGS, "-O2", "-shared", "-fPIC", include, DRIVER / f"modforge_{name}.c", "-o", "driver.so"
    )
    driver = ctypes.CDLL(str(tmp_path / "driver.so"))

    def call(function: str, *arguments: object) -> int:
        return getattr(driver, f"modforge_{name}_{function}")(ctypes.byref(device), *arguments)

    memory = (ctypes.c_uint32 * 0x2000)()
    for register, value in {"ID": None, "VERSION": None, "BITS": 40, "EXPONENT": 42}.items():
        entry = registers[register]
        memory[entry["address"] // 4] = entry["reset"] if value is None else value
    device = DelayDevice() if name == "vdf" else Device()
    number = (ctypes.c_uint32 * 2)(5, 0)
    result = (number, ctypes.byref(ctypes.c_uint64())) if name == "vdf" else (number,)
    assert call("open", ctypes.c_size_t(ctypes.addressof(memory))) == OK
    assert (device.bits, device.words, device.exponent) == (40, 2, 42)
    assert (call("wait", 1), call("result", *result)) == (NO_RESULT, NO_RESULT)
    if name == "inv":
        for wide in ((number, (ctypes.c_uint32 * 2)(1, 256)), ((ctypes.c_uint32 * 2)(1, 256), number)):
            assert call("start", *wide, 0, False) == WRONG_VALUE
        assert call("wait", 1) == NO_RESULT
        assert call("start", number, (ctypes.c_uint32 * 2)(1, 255), 0, False) == OK
    elif name == "vdf":
        wide = (ctypes.c_uint32 * 2)(1, 256)
        assert call("load", wide, number, number) == WRONG_VALUE
        assert call("start", wide, ctypes.c_uint64(1), 0, 0) == WRONG_VALUE
        assert call("load", number, number, number) == OK
        assert call("start", number, ctypes.c_uint64(1 << 40), 0, 0) == WRONG_VALUE
        assert call("wait", 1) == NO_RESULT
        assert call("start", number, ctypes.c_uint64(1), 0, 0) == OK
    else:
        most, wide = (ctypes.c_uint32 * 2)(1, 511), (ctypes.c_uint32 * 2)(1, 512)
        for each in ((wide, number, number), (number, wide, number), (number, number, most)):
            assert call("start", *each) == WRONG_VALUE
        assert call("wait", 1) == NO_RESULT
        assert call("start", most, most, (ctypes.c_uint32 * 2)(1, 255)) == OK
    assert (call("wait", 1), call("result", *result)) == (OK, OK)
    assert call("open", ctypes.c_size_t(ctypes.addressof(memory))) == OK
    assert call("result", *result) == NO_RESULT


def test_constants_of_a_modulus(tmp_path: Path) -> None:
    include = f"-I{CORES_FOLDER / 'bus' / 'registers'}"
    run(tmp_path, "gcc", *WARNINGS, "-O2", "-shared", "-fPIC", include, DRIVER / "modforge_vdf.c", "-o", "driver.so")
    driver = ctypes.CDLL(str(tmp_path / "driver.so"))

    def computed(name: str, device: DelayDevice, m: int, count: int) -> int:
        modulus = (ctypes.c_uint32 * device.words)(*(m >> 32 * i & 0xFFFFFFFF for i in range(device.words)))
        found = (ctypes.c_uint32 * count)()
        getattr(driver, f"modforge_vdf_{name}")(ctypes.byref(device), found, modulus)
        return sum(word << 32 * i for i, word in enumerate(found))

    rng = Random(5)
    for bits in (7, 31, 32, 33, 64, 65, 128, 512):
        for m in (1, 3, (1 << bits) - 1, (1 << bits - 1) + 1, *(rng.getrandbits(bits) | 1 for _ in range(10))):
            exponent = rng.choice([0, bits + 3 + rng.randrange(70)])
            device = DelayDevice(0, bits, -(-bits // 32), exponent, -(-exponent // 32), False)
            radix = 1 << exponent
            assert computed("minus_inverse", device, m, device.inverse_words) == -pow(m, -1, radix) % radix
            assert computed("factor", device, m, device.words) == radix * radix % m


class RsaDevice(ctypes.Structure):
    """``modforge_rsa``."""

    _fields_ = (
        ("base", ctypes.c_size_t),
        ("bits", ctypes.c_uint32),
        ("words", ctypes.c_uint32),
        ("half_words", ctypes.c_uint32),
        ("checks", ctypes.c_bool),
        ("blinds", ctypes.c_bool),
        ("done", ctypes.c_bool),
    )


@pytest.mark.few(2)
@pytest.mark.parametrize("capabilities", [0, 1, 2, 3, 7])
def test_what_a_driver_of_rsa_writes(tmp_path: Path, capabilities: int) -> None:
    """Numbers of a blinded key go into one register, in the order of the core; other cores refuse them."""
    registers = json.loads((CORES_FOLDER / "bus" / "registers" / "rsa_registers.json").read_text())
    place = {name: entry["address"] for name, entry in registers.items()}
    flags = ("-O2", "-shared", "-fPIC", "-include", HERE / "recorder.h", f"-I{CORES_FOLDER / 'bus' / 'registers'}")
    run(tmp_path, "gcc", *WARNINGS, *flags, DRIVER / "modforge_rsa.c", "-o", "driver.so")
    driver = ctypes.CDLL(str(tmp_path / "driver.so"))
    shown = (ctypes.c_uint32 * 64).in_dll(driver, "recorder_shown")
    writes = (ctypes.c_uint32 * 512).in_dll(driver, "recorder_writes")
    count = ctypes.c_uint32.in_dll(driver, "recorder_count")
    device = RsaDevice()

    def call(function: str, *arguments: object) -> tuple[int, list[tuple[str, int]]]:
        count.value = 0
        error = getattr(driver, f"modforge_rsa_{function}")(ctypes.byref(device), *arguments)
        names = {address: name for name, address in place.items()}
        return error, [(names[writes[2 * i]], writes[2 * i + 1]) for i in range(count.value)]

    for entry in registers.values():
        shown[entry["address"] // 4] = entry["reset"]
    shown[place["BITS"] // 4], shown[place["CAPABILITIES"] // 4] = 128, capabilities
    assert call("open", ctypes.c_size_t(0))[0] == OK
    crt, checks, blinds = (bool(capabilities & bit) for bit in (1, 2, 4))
    assert (device.words, device.half_words, device.checks, device.blinds) == (4, 2 * crt, checks, blinds)
    numbers = [(ctypes.c_uint32 * 2)(10 * i, 10 * i + 1) for i in range(1, 5)]
    exponent = ("PUBLIC_EXPONENT", 65537)
    alone = (OK, [exponent]) if checks and not blinds else (WRONG_CORE, [])
    pair = [("PUBLIC_EXPONENT", word) for number in numbers for word in number]
    assert call("load_public_exponent", 65537) == alone
    assert call("load_blinding", 65537, *numbers) == ((OK, [exponent, *pair]) if blinds else (WRONG_CORE, []))
    shown[place["STATUS"] // 4] = 1
    assert call("load_public_exponent", 65537) == (BUSY if alone[0] == OK else WRONG_CORE, [])
    assert call("load_blinding", 65537, *numbers) == (BUSY if blinds else WRONG_CORE, [])


def build(folder: Path, top: str, name: str, program: str = "") -> Path:
    """Compile driver and program as C, and the core with the bridge around it."""
    flags = (*WARNINGS, "-O2", "-include", "bridge.h", f"-I{HERE}", "-I.")
    program = program or f"{name}_program"
    for source in (f"modforge_{name}.c", HERE / f"{program}.c"):
        run(folder, "gcc", *flags, "-c", source, "-o", f"{Path(source).stem}.o")
    verilator = ("verilator", "--cc", "--exe", "--build", "-j", "2", "--prefix", "Vtop", "--top-module", top)
    library = run_time(build_directory("systems"), FLAGS, lambda command, place: run(place, *command))
    options = ("--output-split", "0", *library, "-CFLAGS", f"-I{HERE}")
    objects = [folder / f"modforge_{name}.o", folder / f"{program}.o"]
    run(folder, *verilator, *options, "-f", f"{top}.f", HERE / "bridge.cpp", *objects)
    return folder / "obj_dir" / "Vtop"


def words(number: int, count: int) -> list[str]:
    return [f"{number >> 32 * i & 0xFFFFFFFF:x}" for i in range(count)]


@pytest.mark.long
def test_multiplier(tmp_path: Path) -> None:
    bits, count, exponent = 72, 20, 74
    emit(core("mont_csa42"), bits, tmp_path, bus="axi-lite")
    program = build(tmp_path, f"mont_csa42_{bits}_axi_lite", "mont")
    rng = Random(1)
    cases = []
    for _ in range(count):
        n = rng.getrandbits(bits) | 1
        cases.append((rng.randrange(2 * n), rng.randrange(2 * n), n))
    text = " ".join([str(count), *(word for case in cases for number in case for word in words(number, 3))])
    lines = run(tmp_path, program, text=text).splitlines()
    assert lines[:3] == [
        f"elsewhere {WRONG_CORE}",
        f"open {OK} bits {bits} words 3 exponent {exponent}",
        f"nothing {NO_RESULT} {NO_RESULT}",
    ]
    for (a, b, n), line in zip(cases, lines[3 : 3 + count], strict=True):
        error, *result = line.split()
        s = sum(int(word, 16) << 32 * i for i, word in enumerate(result))
        assert int(error) == OK
        assert s < 2 * n and s % n == product(exponent, a, b, n)
    # One access was refused: looking for the core where the window of A is, which cannot be read.
    assert lines[3 + count :] == [
        f"impatient {TIMEOUT}",
        f"again {BUSY}",
        f"early {BUSY}",
        f"patient {OK}",
        f"even {WRONG_VALUE}",
        "refused 1",
    ]


@pytest.mark.long
@pytest.mark.parametrize(("by_tables", "exponent"), [(False, 80), (True, 0)])
def test_delay_function(tmp_path: Path, by_tables: bool, exponent: int) -> None:
    bits, rng = 62, Random(4)
    m = rng.getrandbits(bits) | 1 << bits - 1 | 1
    each = core("vdf_core")
    settings = {"Squarer": 1, "Modulus": m} if by_tables else {"Cycles": 3}
    emit(each, bits, tmp_path, settings=settings, bus="axi-lite")
    program = build(tmp_path, f"{top_name(each, each.parameters(bits, settings))}_axi_lite", "vdf")
    x, radix = rng.randrange(m), 1 << exponent
    runs = [(t, mode, 0) for t in (0, 1, 10_000) for mode in range(4)]
    runs += [(4000, 0, 400), (4000, 3, 400)]
    text = " ".join(
        [*words(m, 2), *words(x, 2), str(len(runs)), *(str(number) for run_ in runs for number in run_)],
    )
    lines = iter(run(tmp_path, program, text=text).splitlines())

    def number(line: str) -> int:
        return sum(int(word, 16) << 32 * i for i, word in enumerate(line.split()[-2:]))

    def squared(number: int, t: int, mode: int) -> int:
        start = number * pow(radix, -1, m) if mode & 1 else number
        return pow(start, 1 << t, m) * (radix if mode & 2 else 1) % m

    assert next(lines) == f"elsewhere {WRONG_CORE}"
    assert next(lines) == f"open {OK} bits {bits} words 2 exponent {exponent} inverse words {-(-exponent // 32)}"
    assert next(lines).split() == ["inverse", *words(-pow(m, -1, radix) % radix, -(-exponent // 32))]
    assert next(lines).split() == ["factor", *words(radix * radix % m, 2)]
    assert next(lines) == f"load {OK}"
    for t, mode, distance in runs:
        counts = []
        while (line := next(lines)).startswith("checkpoint"):
            counts.append(int(line.split()[1]))
            assert number(line) == squared(x, counts[-1], mode & 1 | 2)
        assert counts == (list(range(distance, t, distance)) if distance else [])
        assert line.startswith(f"{OK} {t} ") and number(line) == squared(x, t, mode)
    assert [next(lines) for _ in range(6)] == [
        f"start {OK}",
        f"impatient {TIMEOUT}",
        "on 1",
        f"again {BUSY}",
        f"load {BUSY}",
        f"{BUSY} 0 0 0",
    ]
    assert next(lines) == f"missed 1 wait {OK} missed 0"
    stopped = next(lines)
    reached = int(stopped.split()[1])
    assert 0 < reached < 10_000 and number(stopped) == squared(x, reached, 3)
    assert number(next(lines)) == squared(x, reached + 10, 1)
    assert list(lines) == [
        f"no checkpoint {NO_RESULT}",
        f"too many {WRONG_VALUE}",
        f"large {OK}",
        f"{WRONG_VALUE} 0 0 0",
        f"even {OK}",
        f"{WRONG_VALUE} 0 0 0",
        "refused 1",
    ]


@pytest.mark.long
def test_rsa(tmp_path: Path) -> None:
    bits, count, exponent = 64, 8, 0x10001
    emit(core("rsa_core"), bits, tmp_path, bus="axi-lite")
    program = build(tmp_path, f"rsa_core_{bits}_axi_lite", "rsa")
    rng = Random(2)
    n = rng.getrandbits(bits) | 1 << bits - 1 | 1
    messages = [rng.randrange(n) for _ in range(count)]
    text = " ".join([*words(n, 2), *words(exponent, 2), f"{exponent.bit_length()} {count}"])
    text += " " + " ".join(word for message in messages for word in words(message, 2))
    lines = run(tmp_path, program, text=text).splitlines()
    assert lines[:4] == [
        f"open {OK} bits {bits} words 2 half words 0",
        f"nothing {NO_RESULT}",
        f"key {OK}",
        f"other key {WRONG_CORE}",
    ]
    for message, line in zip(messages, lines[4 : 4 + count], strict=True):
        error, *result = line.split()
        assert int(error) == OK
        assert sum(int(word, 16) << 32 * i for i, word in enumerate(result)) == pow(message, exponent, n)
    incomplete = 2
    assert lines[4 + count :] == [
        f"too long {WRONG_LENGTH}",
        f"started {OK}",
        f"impatient {TIMEOUT}",
        f"again {BUSY}",
        f"early {BUSY}",
        f"key {BUSY}",
        f"wiped {OK} {NO_RESULT}",
        f"without key {OK} {WRONG_VALUE} {incomplete}",
        "refused 0",
    ]


@pytest.mark.long
@pytest.mark.parametrize("blinds", [False, True])
def test_rsa_that_checks_and_blinds(tmp_path: Path, blinds: bool) -> None:
    each, bits, e, count = core("rsa_core"), 64, 65537, 4
    settings = {"Multiplier": 1, "Crt": 1, "Check": 1, "Blind": int(blinds)}
    emit(each, bits, tmp_path, settings=settings, bus="axi-lite")
    program = build(tmp_path, f"{top_name(each, each.parameters(bits, settings))}_axi_lite", "rsa", "rsa_crt_program")
    rng = Random(6)
    p, q = 4294967291, 4294967279  # the largest two primes of 32 bits
    n, d, r = p * q, pow(e, -1, (p - 1) * (q - 1)), rng.randrange(1, p * q)
    key = [p, d % (p - 1), q, d % (q - 1), pow(q, -1, p), e]
    pair = [pow(r, e, p), pow(r, e, q), pow(r, -1, p), pow(r, -1, q)] if blinds else []
    messages = [0, n - 1, *(rng.randrange(n) for _ in range(count - 2))]
    numbers = [word for number in key + pair for word in words(number, 1)]
    text = " ".join([*numbers, f"32 {count}", *(word for message in messages for word in words(message, 2))])
    lines = run(tmp_path, program, text=text).splitlines()
    load = (WRONG_CORE, OK) if blinds else (OK, WRONG_CORE)
    busy = (WRONG_CORE, BUSY) if blinds else (BUSY, WRONG_CORE)
    wrong_result = 7
    assert lines == [
        f"open {OK} half words 1 checks 1 blinds {blinds:d}",
        f"key {OK} exponent {load[0]} blinding {load[1]}",
        *(" ".join([f"{OK} 0", *words(pow(message, d, n), 2)]) for message in messages),
        f"started {OK} exponent {busy[0]} blinding {busy[1]} end {OK}",
        f"{WRONG_VALUE} {wrong_result} 0 0",
        "refused 0",
    ]


@pytest.mark.long
@pytest.mark.parametrize("name", ["inv_kaliski", "inv_divstep"])
def test_inverter(tmp_path: Path, name: str) -> None:
    bits, count, exponent = 72, 20, 74
    emit(core(name), bits, tmp_path, settings={"Exponent": exponent}, bus="axi-lite")
    [top] = (file.stem for file in tmp_path.glob("*_axi_lite.f"))
    program = build(tmp_path, top, "inv")
    tasks = list(random_tasks(bits, None, count, Random(3)))
    text = " ".join(
        [str(count), *(f"{task.mode} {task.fixed:d} {' '.join(words(task.a, 3) + words(task.m, 3))}" for task in tasks)]
    )
    lines = run(tmp_path, program, text=text).splitlines()
    assert lines[:3] == [
        f"elsewhere {WRONG_CORE}",
        f"open {OK} bits {bits} words 3 exponent {exponent}",
        f"nothing {NO_RESULT} {NO_RESULT}",
    ]
    for task, line in zip(tasks, lines[3 : 3 + count], strict=True):
        error, *result = line.split()
        want = inverse(exponent, task)
        assert int(error) == (NO_INVERSE if want.error else OK), task
        assert sum(int(word, 16) << 32 * i for i, word in enumerate(result)) == want.x, task
    assert lines[3 + count :] == [
        f"impatient {TIMEOUT}",
        f"again {BUSY}",
        f"early {BUSY}",
        f"patient {OK}",
        f"wide {WRONG_VALUE}",
        f"even {NO_INVERSE} 0",
        "refused 1",
    ]
