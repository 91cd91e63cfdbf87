"""Write a core for one width, ready to drop in: sources, top with the parameters set, lists, testbench, description.

Every file has the name of the core, of its top or of a part, so that several cores fit into one folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from modforge import licence
from modforge.cores.bus.shells import Bus, shell
from modforge.cores.kinds import part
from modforge.cores.model.core import CORES_FOLDER, INCLUDED, Core
from modforge.cores.model.page import page, pictures
from modforge.cores.model.parameters import NO_SETTINGS, Parameters, label
from modforge.cores.model.ports import ports_in
from modforge.files import OwnFiles
from modforge.hardware.emit import ipxact, vhdl
from modforge.hardware.emit.bus_top import top as bus_top
from modforge.hardware.emit.constraints import constraints
from modforge.hardware.emit.description import description
from modforge.hardware.emit.names import Names, check_prefix
from modforge.hardware.emit.readme import readme
from modforge.hardware.emit.scripts import scripts
from modforge.hardware.emit.top import top as core_top
from modforge.hardware.emit.verilog import plain

SYNCHRONISER = CORES_FOLDER / "common" / "rtl" / "reset_synchroniser.sv"
"""A source that comes with every core: the design around it needs it."""


def emit(
    core: Core,
    bits: int,
    directory: Path,
    modulus: int | None = None,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    bus: Bus | None = None,
    prefix: str | None = None,
    verilog: bool = False,
) -> list[Path]:
    """Write ``core`` for moduli of ``bits`` bits into ``directory`` and return the files.

    With ``bus`` the top has that bus, and registers and driver come with it.
    ``settings`` are values for the core's own parameters. The vectors of the testbench are for ``modulus``, or for
    edge and random moduli without it. What the core takes is the same in either case. Every module begins with
    ``prefix``, the top's own name unless given. With ``verilog`` top and testbench come in plain Verilog too, for
    which Yosys is needed.
    """
    made = emitted(core, bits, modulus, settings=settings, bus=bus, prefix=prefix, verilog=verilog)
    return OwnFiles(directory).write(made)


def emitted(
    core: Core,
    bits: int,
    modulus: int | None = None,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    bus: Bus | None = None,
    prefix: str | None = None,
    verilog: bool = False,
) -> dict[str, str | bytes]:
    """Return the same files by their names."""
    parameters = core.parameters(bits, settings)
    if modulus is not None:
        core.check_modulus(bits, modulus, settings)
    around = shell(core, bus) if bus else None
    top = top_name(core, parameters) + (f"_{bus.replace('-', '_')}" if bus else "")
    if prefix is None:
        prefix = top
    else:
        check_prefix(prefix)
        top = f"{prefix}_{top}"
    paths, software, uvm = core.paths(), [], []
    if around is None:
        texts = part(core.kind, "testbench").texts(core, parameters, top, modulus)
        made = core_top(core, parameters, top)
    else:
        texts = part(core.kind, "bus_testbench").texts(core, parameters, top, modulus, around)
        made = bus_top(core, parameters, top, around)
        paths += [path for path in around.paths() if path not in paths]
        software, uvm = [CORES_FOLDER / file for file in around.software], around.uvm()
    table = texts.pop("README")
    given = {path.name: path.read_text(encoding="utf-8") for path in [INCLUDED, *paths, SYNCHRONISER, *uvm]}
    names = Names.of(given, prefix)
    models = core.models(parameters)
    blocks = [path.name for path in models]
    included = names.files[INCLUDED.name]
    sources = [*(names.files[path.name] for path in [*paths, SYNCHRONISER]), f"{top}.sv"]
    title = f"{core.title}; moduli of up to {bits} bits"
    ports = ports_in(made)
    clock, reset = ("aclk", "aresetn") if bus else ("clk_i", "rst_ni")
    values = {
        "top": top,
        "prefix": prefix,
        "clock": clock,
        "reset": reset,
        "table": table,
        "bench": " ".join([*blocks, f"{top}_tb.sv"]),
        "plain_bench": " ".join([*blocks, f"{top}_tb.v"]),
        "included": included,
        "contract": names.files[core.paths()[-1].name],
    }
    read = {names.files[name]: names.renamed(text) for name, text in given.items()}
    texts = {name: names.renamed(text) for name, text in ({f"{top}.sv": made} | texts).items()}
    if verilog:
        texts |= plain(top, read | texts, sources, texts[f"{top}_tb.sv"])
    texts |= constraints(top, prefix, ports, clock, reset) | scripts(top, sources, clock)
    texts |= {
        f"{top}.core": description(
            top,
            core.version,
            title,
            included,
            sources,
            blocks,
            verilog,
        ),
        f"{top}.f": "\n".join(["+incdir+.", *sources]) + "\n",
        f"{top}_component.vhd": vhdl.component(top, ports),
        f"{top}.xml": ipxact.component(
            top, core.version, title, ports, {included: True} | dict.fromkeys(sources, False), around
        ),
        f"{top}.md": readme(core, parameters, around, verilog, values),
        f"{core.name}.md": page(core),
    }
    copies = pictures(core) | {path.name: path for path in [*licence.TEXTS, *models, *software]}
    return (
        {name: path.read_bytes() for name, path in copies.items()}
        | read
        | {name: licence.with_licence(name, text) for name, text in texts.items()}
    )


def top_name(core: Core, parameters: Parameters) -> str:
    """Return the name of the top: core, width, and each of its own parameters that is not at its default.

    >>> from modforge.cores import CORES
    >>> top_name(CORES[0], {"Bits": 255}).removeprefix(CORES[0].name)
    '_255'
    """
    changed = [f"{name.lower()}{label(value)}" for name, value in core.changed(parameters).items()]
    return "_".join([core.name, str(parameters["Bits"]), *changed])
