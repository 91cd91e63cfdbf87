"""The steps of a reproduction: one question each, so that a killed run goes on where it ended."""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from modforge import Modulus, bench, machine
from modforge._engine import kernels, product_chain
from modforge.bench.cores.configurations import Configuration, configurations, devices, families, method, seeds
from modforge.bench.cores.rows import excuse
from modforge.bench.fields.comparison import FOLDED, PRIMES, reductions
from modforge.bench.primitives import tls
from modforge.bench.program.run import Library
from modforge.bench.turns import Contestant, take_turns
from modforge.cores import core
from modforge.hardware import netlists, place, synthesize
from modforge.progress import Progress
from modforge.results import Question, build_directory
from modforge.soc import vdf
from modforge.soc.question import question as system_question

PRODUCT_BITS = (1024, 2048, 4096)
QUICK_ROUNDS = 15

_MULTIPLIERS = ("table1", "figure3", "figure4", "figure5", "delay", "text")

CORES: dict[str, dict[str, tuple[str, ...]]] = {
    "garg": {
        "mont_csa42": _MULTIPLIERS,
        "mont_csa_r4": _MULTIPLIERS,
        "rsa_core": ("table2", "figure6", "figure7", "figure8", "text"),
    },
    "daly2003": {"mont_cpa": ("table1",), "inv_kaliski": ("table3", "table4", "automatic")},
    "san2021": {"mont_redundant": ("table1", "table2", "table3", "text")},
}
"""The cores of each paper on hardware, and the tables that their rows answer; other cells are formulas."""

QUICK = {
    "garg": ("xc4v", 512, ("mont_csa42", "mont_csa_r4")),
    "daly2003": ("xcve", 128, ("mont_cpa", "inv_kaliski")),
    "san2021": ("xcup", 64, ("mont_redundant",)),
}
"""The syntheses of a quick run: the family of the tables, up to a width, for these cores; seconds each."""

SYSTEM_BITS = (128, 256, 512)


@dataclass(frozen=True)
class Step:
    """One question of a paper, with words for people."""

    paper: str
    label: str

    make: Callable[[], Question]
    """Asks; raises a :class:`~modforge.errors.ModforgeError` where a tool is missing or a family lacks a block."""

    tables: tuple[str, ...] | None = None
    """The tables that it answers; all of the paper without."""

    def answers(self, table: str | None) -> bool:
        """Whether it is needed for this table, or for all."""
        return table is None or self.tables is None or table in self.tables


def steps(paper: str, *, quick: bool, work: Path, progress: Progress) -> Iterator[Step]:
    """Yield what is run for a paper, the shortest first; ``work`` is an empty folder for netlists."""
    if paper in _SOFTWARE:
        yield from _SOFTWARE[paper](quick=quick, progress=progress)
    yield from _hardware(paper, quick=quick, work=work)
    if paper == "san2021":
        for bits in SYSTEM_BITS[:1] if quick else SYSTEM_BITS:
            yield Step(paper, f"10 000 squares on a system on chip, {bits} bits", partial(_system, bits), ("soc",))


def _system(bits: int) -> Question:
    return system_question(vdf.job(bits), directory=build_directory("systems"), progress=Progress())


def _measured(paper: str, what: str, find: Callable[[], Sequence[Mapping[str, Any]]]) -> Callable[[], Question]:
    """Return what asks for one measurement; its rows are the output."""
    tools = {"modforge": machine.engine_version(), "cpu": machine.processor()}
    return lambda: Question("reproduce", f"paper {paper}", {"what": what}, tools, lambda: {"rows": list(find())})


def _kryvinska(*, quick: bool, progress: Progress) -> Iterator[Step]:
    if quick:
        yield Step("kryvinska2024", "products of the engine", _measured("kryvinska2024", "products, quick", products))
        return

    def whole() -> list[dict[str, Any]]:
        binary = bench.build(bench.available_peers(), progress.note)
        rows = bench.paper.measure(binary, progress=lambda event: progress.note(f"{event['done']}/{event['total']}"))
        return [
            {"name": line.name, "ns": {str(bits): value for bits, value in line.measured_ns.items()}}
            for line in bench.paper.lines(rows)
            if line.measured_ns
        ]

    yield Step("kryvinska2024", "figure 4, all functions", _measured("kryvinska2024", "products", whole))


def products() -> list[dict[str, Any]]:
    """Return nanoseconds of a product in this process for each kernel of the engine that this CPU has."""
    found: dict[str, dict[str, float]] = {}
    for bits in PRODUCT_BITS:
        random = Random(bits)
        m = random.getrandbits(bits) | 1 << bits - 1 | 1
        a, b = random.randrange(m), random.randrange(m)
        contestants = []
        for kernel in kernels():
            try:
                modulus = Modulus(m, kernel=kernel)
            except ValueError:  # not of this size
                continue
            if product_chain(modulus, a, b, 1) != a * b % m:
                raise bench.RunError(f"{kernel}, {bits} bits: wrong product")
            repeat = _chain(modulus, a, b)
            contestants.append(Contestant(f"modforge {kernel}", machine.engine_version(), "multiply", repeat))
        rows = take_turns(
            contestants, f"{bits} bits", m, rounds=QUICK_ROUNDS, after_round=lambda _: None, clock=time.process_time_ns
        )
        for row in rows:
            found.setdefault(row["subject"], {})[str(bits)] = row["median_ns"]
    return [{"name": name, "ns": times} for name, times in found.items()]


def _turns(contestants: Sequence[Contestant], name: str, modulus: int) -> list[dict[str, Any]]:
    """Let them take turns by the time of this process, in which that of other programs does not count."""
    clock = time.process_time_ns
    return take_turns(contestants, name, modulus, rounds=QUICK_ROUNDS, after_round=lambda _: None, clock=clock)


def _chain(modulus: Modulus, a: int, b: int) -> Callable[[int], object]:
    return lambda count: product_chain(modulus, a, b, count)


def _kovtun(*, quick: bool, progress: Progress) -> Iterator[Step]:
    if quick:
        for prime in FOLDED:
            asked = _measured("kovtun2023", f"reduction modulo {prime}, quick", partial(_alone, prime))
            yield Step("kovtun2023", f"reduction modulo {prime}", asked)
        return
    for word in (64, 32):
        yield Step(
            "kovtun2023",
            f"reductions, words of {word} bits",
            _measured("kovtun2023", f"reductions, {word}", partial(_all_reductions, word, progress)),
        )
        yield Step(
            "kovtun2023",
            f"primitives, words of {word} bits",
            _measured("kovtun2023", f"primitives, {word}", partial(_primitives, word, progress)),
        )
    handshakes = _measured("kovtun2023", "primitives, TLS", partial(_tls, progress))
    yield Step("kovtun2023", "handshakes of TLS", handshakes, ("text",))


def _alone(prime: str) -> list[dict[str, Any]]:
    return [reduced(prime)]


def reduced(prime: str) -> dict[str, Any]:
    """Return nanoseconds of a reduction with words of 64 bits in this process: ours and Barrett's, as C."""
    p = PRIMES[prime]
    contestants = []
    for library in reductions(p, f"quick{p.bit_length()}", 64):
        if library.subject == "Barrett" or library.subject.startswith("modforge"):
            _check(library, p)
            contestants.append(Contestant(library.subject, machine.engine_version(), "reduce", _repeat(library, p)))
    if not contestants:
        raise bench.ToolMissingError("reductions are compiled by gcc or clang, and neither is installed")
    rows = take_turns(
        contestants, prime, p, rounds=QUICK_ROUNDS, after_round=lambda _: None, clock=time.process_time_ns
    )
    ours = min(row["median_ns"] for row in rows if row["subject"] != "Barrett")
    barrett = min(row["median_ns"] for row in rows if row["subject"] == "Barrett")
    return {"word": 64, "prime": prime, "ours_ns": ours, "barrett_ns": barrett}


def _words(p: int) -> int:
    return -(-p.bit_length() // 64)


def _repeat(library: Library, p: int) -> Callable[[int], object]:
    function = getattr(ctypes.CDLL(str(library.path)), f"{library.prefix}_bench_reduce")
    function.argtypes = [ctypes.c_void_p, ctypes.c_uint64]
    function.restype = None
    number = (ctypes.c_uint64 * _words(p)).from_buffer_copy((p // 3).to_bytes(8 * _words(p), "little"))

    def repeat(count: int) -> bytes:
        function(ctypes.addressof(number), count)
        return bytes(number)

    return repeat


def _check(library: Library, p: int) -> None:
    """Compare three steps with Python's integers: x becomes x·(1 + W^words) each time."""
    found = int.from_bytes(bytes(_repeat(library, p)(3)), "little")  # type: ignore[call-overload]
    if found % p != p // 3 * (1 + (1 << 64 * _words(p))) ** 3 % p:
        raise bench.RunError(f"{library.subject}, reduction modulo {hex(p)}: wrong result")


def _all_reductions(word: int, progress: Progress) -> list[dict[str, Any]]:
    peers = ["fields", *(["gmp"] if "gmp" in bench.available_peers() else [])]
    binary = bench.build(peers, progress.note, word=word)
    rows = bench.fields.measure(
        binary, word, [*FOLDED], progress=lambda event: progress.note(f"{event['done']}/{event['total']}")
    )
    found = []
    for prime in FOLDED:
        part = [row for row in rows if (row["operation"], row["modulus"]) == ("reduce", prime)]
        ours = min(row["median_ns"] for row in part if row["subject"].startswith("modforge"))
        barrett = min(row["median_ns"] for row in part if row["subject"] == "Barrett")
        found.append({"word": word, "prime": prime, "ours_ns": ours, "barrett_ns": barrett})
    return found


def _primitives(word: int, progress: Progress) -> list[dict[str, Any]]:
    binary = bench.primitives.table1.build(word, progress.note)
    return bench.primitives.table1.measure(
        binary, progress=lambda event: progress.note(f"{event['done']}/{event['total']}")
    )


def _tls(progress: Progress) -> list[dict[str, Any]]:
    binary = tls.build(True, progress.note)
    return tls.measure(binary, True, progress=lambda event: progress.note(f"{event['done']}/{event['total']}"))


_SOFTWARE: dict[str, Callable[..., Iterator[Step]]] = {"kryvinska2024": _kryvinska, "kovtun2023": _kovtun}


def _hardware(paper: str, *, quick: bool, work: Path) -> Iterator[Step]:
    """Yield synthesis, and unless ``quick`` simulation of the netlist and routing, of a paper's cores, narrow first."""
    cores = CORES.get(paper, {})
    for one in sorted((one for one in configurations() if one.core in cores), key=lambda each: each.bits):
        tables = cores[one.core]
        for family in families(one):
            if not quick or _is_quick(paper, one, family):
                for label, ask in _netlist(one, family, quick=quick, work=work):
                    yield Step(paper, label, ask, tables)
        for device in () if quick else devices(one):
            folder = Path(tempfile.mkdtemp(dir=work))
            for seed in seeds(one):
                label = f"routing {one.name}, {one.bits} bits, {device}, seed {seed}"
                yield Step(paper, label, partial(_place, one, device, seed, folder), tables)


def _is_quick(paper: str, one: Configuration, family: str) -> bool:
    chosen, bits, cores = QUICK[paper]
    return family == chosen and one.bits <= bits and one.core in cores


def _netlist(
    one: Configuration, family: str, *, quick: bool, work: Path
) -> Iterator[tuple[str, Callable[[], Question]]]:
    asked, folder, what = core(one.core), Path(tempfile.mkdtemp(dir=work)), f"{one.name}, {one.bits} bits, {family}"
    question = partial(synthesize.question, asked, one.bits, settings=one.settings, family=family, folder=folder)
    yield f"synthesizing {what}", question
    if not quick and excuse(one.core, one.bits, family) is None:
        simulated = partial(
            netlists.question,
            asked,
            one.bits,
            settings=one.settings,
            family=family,
            folder=folder,
            build_directory=build_directory("netlists"),
        )
        yield f"simulating the netlist of {what}", simulated


def _place(one: Configuration, device: str, seed: int, folder: Path) -> Question:
    return place.question(
        core(one.core),
        one.bits,
        settings=one.settings,
        device=device,
        method=method(one),
        seed=seed,
        folder=folder,
        logs=build_directory("placements"),
    )
