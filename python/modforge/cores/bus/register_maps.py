"""Generate files from the register descriptions: C header, documentation, IP-XACT, UVM, and the map for the benches.

``python -m modforge.cores.bus.register_maps`` writes the files next to the SystemRDL sources in
``registers``. It needs PeakRDL, which only development does; what it makes is committed.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from modforge.cores.model.core import CORES_FOLDER
from modforge.licence import with_licence

FOLDER = CORES_FOLDER / "bus" / "registers"
"""The SystemRDL sources and the files generated from them."""

ASSERTION = re.compile(r"^(s(tatic_assert\(.*))$", re.MULTILINE)

MAPS = ("mont", "rsa", "inv", "vdf")
"""The register maps, by the names of their sources."""


def files() -> dict[str, str]:
    """Return the contents of all generated files by name."""
    return {name: text for source in MAPS for name, text in files_of(source).items()}


def register_map(name: str) -> dict[str, Any]:
    """Return a committed map: each register's address, count, readable and writable bits and value after reset."""
    registers: dict[str, Any] = json.loads((FOLDER / f"{name}_registers.json").read_text(encoding="utf-8"))
    return registers


def files_of(source: str) -> dict[str, str]:
    """Return the contents of the files of one map by name."""
    from peakrdl_cheader.c_standards import CStandard
    from peakrdl_cheader.exporter import CHeaderExporter
    from peakrdl_ipxact import IPXACTExporter
    from peakrdl_uvm import UVMExporter
    from systemrdl.compiler import RDLCompiler

    path = FOLDER / f"{source}.rdl"
    compiler = RDLCompiler()
    compiler.compile_file(str(path))
    top = compiler.elaborate().top
    registers = {register.inst_name: _describe(register) for register in top.registers(unroll=False)}
    header = f"{source}_registers.h"
    # Without the one header that a freestanding compiler does not bring; C++ has the check by another name.
    text = _exported(header, lambda written: CHeaderExporter().export(top, written, std=CStandard.gnu11))
    text = text.replace("#include <assert.h>\n", "")
    text = ASSERTION.sub(r"#ifdef __cplusplus\n\1\n#else\n_S\2\n#endif", text)
    # A component of IP-XACT (IEEE 1685-2014) without ports: what is emitted adds them.
    component, uvm = f"{source}_registers.xml", f"{source}_registers_uvm.sv"
    ip_xact = IPXACTExporter(vendor="modforge", library="registers")
    return {
        header: text,
        component: _exported(component, lambda written: ip_xact.export(top, written)),
        uvm: _exported(uvm, lambda written: UVMExporter().export(top, written)),
        f"{source}_registers.json": json.dumps(registers, indent=1) + "\n",
        f"{source}_registers.md": _documentation(path.name, top),
    }


def _describe(register: Any) -> dict[str, int]:
    fields = register.fields()
    return {
        "address": register.raw_address_offset,
        "count": register.array_dimensions[0] if register.is_array else 1,
        "readable": sum(_mask(field) for field in fields if field.is_sw_readable),
        "writable": sum(_mask(field) for field in fields if field.is_sw_writable),
        "reset": sum((field.get_property("reset") or 0) << field.low for field in fields),
    }


def _mask(field: Any) -> int:
    low, width = int(field.low), int(field.width)
    return ((1 << width) - 1) << low


def _exported(name: str, export: Callable[[str], None]) -> str:
    """Return what PeakRDL writes, which has names from that of the file."""
    with tempfile.TemporaryDirectory(prefix="modforge-registers-") as folder:
        written = Path(folder) / name
        export(str(written))
        lines = written.read_text(encoding="utf-8").splitlines()
    return with_licence(name, "\n".join(line.rstrip() for line in lines).lstrip("\n") + "\n")


def _documentation(source: str, top: Any) -> str:
    """Return the registers as Markdown tables."""
    lines = [
        f"# {top.get_property('name')}: registers",
        "",
        f"Written from `{source}` by `make regenerate`.",
        "",
        _text(top),
        "",
        "| address | register | access | |",
        "|---|---|---|---|",
    ]
    registers = list(top.registers(unroll=False))
    for register in registers:
        link = f"[{register.inst_name}](#{register.inst_name.lower()})"
        access = _access(register.fields())
        lines.append(f"| {_address(register)} | {link} | {access} | {register.get_property('name')} |")
    for register in registers:
        lines += ["", f"## {register.inst_name}", "", _text(register), ""]
        lines += ["| bits | field | access | after reset | |", "|---|---|---|---|---|"]
        for field in reversed(register.fields()):
            reset = field.get_property("reset")
            bits = f"{field.high}" if field.width == 1 else f"{field.high}-{field.low}"
            shown = "" if reset is None else f"{reset:#x}"
            lines.append(f"| {bits} | {field.inst_name} | {_access([field])} | {shown} | {_text(field)} |")
    return "\n".join(lines) + "\n"


def _text(node: Any) -> str:
    return " ".join(node.get_property("desc").split())


def _address(register: Any) -> str:
    first = register.raw_address_offset
    if not register.is_array:
        return f"{first:#x}"
    return f"{first:#x} + 4 · i, i < {register.array_dimensions[0]}"


def _access(fields: list[Any]) -> str:
    readable = any(field.is_sw_readable for field in fields)
    writable = any(field.is_sw_writable for field in fields)
    clears = any(field.get_property("onwrite") is not None for field in fields)
    return (
        ("read" if readable else "")
        + (", " if readable and writable else "")
        + ("" if not writable else "write 1 to clear" if clears else "write")
    )


def main() -> None:
    """Write the generated files anew."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
