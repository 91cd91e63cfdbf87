"""Examine this machine: kernels of its CPU, a check of the engine, and the tools that are installed."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

import modforge
from modforge import _engine, machine
from modforge.bench.errors import NoCheckoutError
from modforge.bench.program.checkout import find_crate
from modforge.bench.program.peers import PEERS, missing_tools
from modforge.doctor.engine_check import check_engine
from modforge.hardware.errors import ToolMissingError
from modforge.hardware.simulate.benches import prepare
from modforge.hardware.synthesize.standard_cells import tools as standard_cell_tools
from modforge.hardware.tools import package_version
from modforge.soc.build import TOOLS as SYSTEM_TOOLS
from modforge.soc.firmware import compiler_version as firmware_compiler

MODULI = {"2^255 - 19": 2**255 - 19, "2^521 - 1": 2**521 - 1, "3^1293": 3**1293, "10^77": 10**77}
"""For the check: a sparse one, one of ones alone, one of 2050 bits without a pattern, and an even one."""

CASES = 200


@dataclass(frozen=True)
class Use:
    """A task of modforge, and what is ``missing`` for it here, with a remedy; None if nothing is missing."""

    name: str
    missing: str | None


@dataclass(frozen=True)
class Calibration:
    """The kernel table that was measured, as ``MODFORGE_KERNEL`` takes it, and nanoseconds by size and kernel."""

    table: str
    times: dict[int, dict[str, float]]


@dataclass(frozen=True)
class Machine:
    """Findings about this machine: ``table`` has the kernel for each size, ``asked`` what ``MODFORGE_KERNEL`` says."""

    version: str
    engine: str
    python: str
    cpu: str
    kernels: tuple[str, ...]
    table: tuple[tuple[int, str], ...]
    asked: str | None
    checked: tuple[str, ...]
    pairs: int
    uses: tuple[Use, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return asdict(self)


def examine(progress: Callable[[str], None]) -> Machine:
    """Look at this machine; ``progress`` is told what comes next.

    Raises :class:`~modforge.doctor.engine_check.EngineError` if the engine computes wrong, and
    :class:`~modforge.machine.KernelError` if ``MODFORGE_KERNEL`` is not as it must be.
    """
    table = tuple(machine.kernel_table())
    pairs = 0
    for text, value in MODULI.items():
        progress(f"checking the engine modulo {text}")
        found = check_engine(value, cases=CASES, seed=1)
        pairs += (found.cases + found.edge_cases) * len(found.kernels)
    progress("looking for tools")
    return Machine(
        version=modforge.__version__,
        engine=machine.engine_version(),
        python=platform.python_version(),
        cpu=machine.processor(),
        kernels=tuple(modforge.kernels()),
        table=table,
        asked=machine.asked_kernel(),
        checked=tuple(MODULI),
        pairs=pairs,
        uses=tuple(_uses()),
    )


def calibrate(milliseconds: int) -> Calibration:
    """Measure for so many milliseconds or somewhat longer which kernel is the fastest for a size.

    >>> calibrate(0).table.startswith("1:")
    True
    """
    table, _, times = _engine.calibrate(milliseconds)
    return Calibration(table, {bits: dict(of_kernels) for bits, of_kernels in times})


def _uses() -> Iterator[Use]:
    for language, compiler in {"C": "cc", "Rust": "rustc"}.items():
        found = machine.compiler_version(compiler) != machine.MISSING
        yield Use(f"compile and check field code in {language}", None if found else REMEDIES[compiler])
    for task, (package, extra) in EXTRAS.items():
        yield Use(task, None if find_spec(package) else f"{package} is missing: pip install 'modforge[{extra}]'")
    yield _use("simulate cores with Verilator", lambda: prepare("verilator"))
    yield _use("simulate cores with Icarus Verilog", lambda: prepare("icarus"))
    yield _use("synthesize cores", lambda: package_version("pyosys"))
    for family, name in (("ecp5", "an ECP5"), ("nexus", "a Nexus"), ("himbaechel-gowin", "a Gowin")):
        package = f"yowasp-nextpnr-{family}"
        yield _use(f"place and route cores on {name}", partial(package_version, package))
    yield _use("time cores in standard cells", standard_cell_tools)
    yield _use("prove cores", lambda: package_version("bitwuzla"))
    yield _use("simulate a core on a RISC-V system", _system_tools)
    checkout = _checkout()
    for peer in PEERS:
        yield Use(f"compare with {PEER_NAMES[peer]}", checkout or missing_tools(peer))


def _system_tools() -> None:
    """Find what a system is made with; raise :class:`ToolMissingError` for what is missing."""
    for package in SYSTEM_TOOLS:
        package_version(package)
    firmware_compiler()


def _checkout() -> str | None:
    """Say why nothing can be compared outside a checkout, where the measuring program is."""
    try:
        find_crate()
    except NoCheckoutError:
        return "built from source: run this in a checkout of the modforge repository"
    return None


EXTRAS = {
    "compute with columns of files": ("pyarrow", "arrow"),
    "compute in Polars": ("polars", "polars"),
    "keep results for later commands": ("duckdb", "results"),
    "draw plots": ("matplotlib", "plots"),
    "let a search propose designs": ("optuna", "explore"),
}
"""The package that a task needs, and the extra of modforge that has it."""

REMEDIES = {"cc": "cc not found on PATH: apt-get install gcc", "rustc": "rustc not found on PATH: see rustup.rs"}

PEER_NAMES = {
    "gmp": "GMP",
    "openssl": "OpenSSL",
    "aws-lc": "AWS-LC and s2n-bignum",
    "flint": "FLINT",
    "cryptopp": "Crypto++",
    "curves": "blst and libsecp256k1",
    "dashu": "dashu",
    "go": "Go's math/big and bigmod",
}


def _use(name: str, find: Callable[[], object]) -> Use:
    try:
        find()
    except ToolMissingError as error:
        return Use(name, str(error))
    return Use(name, None)
