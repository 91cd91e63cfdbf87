"""An emitted core as a component of IP-XACT, IEEE 1685-2014: ports, buses, registers, files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as xml

from modforge.cores.bus.shells import Shell
from modforge.cores.model.ports import Port

SPACE = "http://www.accellera.org/XMLSchema/IPXACT/1685-2014"

DIRECTIONS = {"input": "in", "output": "out"}

BUS = re.compile(r"([sm]_axis?)_(t?\w+)")
"""A port of a bus, by the names of the AXI specification."""

TYPES = {"axi-lite": ("AXI4-Lite", "r0p0_0"), "axi-stream": ("AXI4Stream", "r0p0_1")}
"""Name and version that Arm gives the definition of a bus."""


def component(
    top: str, version: str, title: str, ports: Sequence[Port], files: Mapping[str, bool], shell: Shell | None
) -> str:
    """Return the component ``top``; ``ports`` are in numbers, ``files`` says of each whether it is included."""
    xml.register_namespace("ipxact", SPACE)
    root = xml.Element(_tag("component"))
    identity = {"vendor": "modforge", "library": "generated", "name": top, "version": version}
    for name, text in identity.items():
        _add(root, name, text)
    if shell:
        _buses(_add(root, "busInterfaces"), ports, shell)
        if registers := shell.memory_map():
            [maps] = xml.fromstring(registers.read_text(encoding="utf-8")).iter(_tag("memoryMaps"))
            root.append(maps)
    _model(_add(root, "model"), top, ports)
    listed = _add(_add(root, "fileSets"), "fileSet")
    _add(listed, "name", "rtl")
    for name, included in files.items():
        file = _add(listed, "file")
        _add(file, "name", name)
        _add(file, "fileType", "systemVerilogSource")
        if included:
            _add(file, "isIncludeFile", "true")
    _add(root, "description", title)
    xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def _buses(into: xml.Element, ports: Sequence[Port], shell: Shell) -> None:
    name, version = TYPES[shell.bus]
    definition = {"vendor": "amba.com", "library": "AMBA4", "version": version}
    found: dict[str, list[tuple[str, str]]] = {}
    for port in ports:
        if match := BUS.fullmatch(port.name):
            found.setdefault(match[1], []).append((match[2].upper(), port.name))
    for prefix, pins in found.items():
        bus = _add(into, "busInterface")
        _add(bus, "name", prefix)
        _add(bus, "busType", **definition, name=name)
        kind = _add(_add(bus, "abstractionTypes"), "abstractionType")
        _add(kind, "abstractionRef", **definition, name=f"{name}_rtl")
        connected = _add(kind, "portMaps")
        for logical, physical in pins:
            pair = _add(connected, "portMap")
            _add(_add(pair, "logicalPort"), "name", logical)
            _add(_add(pair, "physicalPort"), "name", physical)
        end = _add(bus, "master" if prefix.startswith("m") else "slave")
        if shell.memory_map():
            _add(end, "memoryMapRef", memoryMapRef=f"{shell.prefix}_registers_mmap")


def _model(model: xml.Element, top: str, ports: Sequence[Port]) -> None:
    view = _add(_add(model, "views"), "view")
    _add(view, "name", "rtl")
    _add(view, "componentInstantiationRef", "rtl")
    instance = _add(_add(model, "instantiations"), "componentInstantiation")
    _add(instance, "name", "rtl")
    _add(instance, "language", "SystemVerilog")
    _add(instance, "moduleName", top)
    _add(_add(instance, "fileSetRef"), "localName", "rtl")
    listed = _add(model, "ports")
    for port in ports:
        one = _add(listed, "port")
        _add(one, "name", port.name)
        wire = _add(one, "wire")
        _add(wire, "direction", DIRECTIONS[port.direction])
        if port.high:
            vector = _add(_add(wire, "vectors"), "vector")
            _add(vector, "left", port.high)
            _add(vector, "right", "0")


def _add(into: xml.Element, tag: str, text: str | None = None, **attributes: str) -> xml.Element:
    made = xml.SubElement(into, _tag(tag), attributes)
    made.text = text
    return made


def _tag(name: str) -> str:
    return f"{{{SPACE}}}{name}"
