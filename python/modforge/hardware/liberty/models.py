"""Models of cells in Verilog, from the functions that a library states."""

from __future__ import annotations

from collections.abc import Iterable

from modforge.hardware.errors import LibertyError
from modforge.hardware.liberty.cells import FlipFlop
from modforge.hardware.liberty.library import Library


def models(library: Library, names: Iterable[str]) -> str:
    """Return the modules of the named cells, or raise :class:`LibertyError` for one whose function is not known."""
    return "\n".join(_model(library, name) for name in sorted(names))


def _model(library: Library, name: str) -> str:
    cell = library.cells.get(name)
    if cell is None or not cell.usable:
        raise LibertyError(f"{library.path}: the netlist has a cell {name}, whose function is not stated")
    inputs, outputs = (", ".join(pin.name for pin in pins) for pins in (cell.inputs, cell.outputs))
    lines = [f"module {name} ({', '.join(filter(None, (inputs, outputs)))});"]
    lines += [f"  input {inputs};"] if inputs else []
    lines += [f"  output {outputs};"]
    lines += _state(cell.flip_flop) if cell.flip_flop else []
    lines += [f"  assign {pin.name} = {pin.function.verilog};" for pin in cell.outputs if pin.function]
    return "\n".join([*lines, "endmodule", ""])


def _state(one: FlipFlop) -> list[str]:
    """Return the declarations and the process of a flip-flop.

    It holds 0 or 1, as in a chip, even where it takes an unknown value: of that, gates whose functions are known one by
    one make an unknown value even where a chip has the same for both, and b ^ (s & (a ^ b)) keeps it for ever. Clear
    and preset at once make it unknown: a core has one reset.
    """
    wires = {"clock": one.clock, "next": one.next_state, "clear": one.clear, "preset": one.preset}
    asynchronous = [name for name in ("clear", "preset") if wires[name]]
    edges = " or ".join(f"posedge {name}__" for name in ("clock", *asynchronous))
    choices = [f"if ({name}__) {one.state} <= 1'b{int(name == 'preset')};" for name in asynchronous]
    if len(asynchronous) == 2:
        choices.insert(0, f"if (clear__ & preset__) {one.state} <= 1'bx;")
    body = " else ".join([*choices, f"{one.state} <= ^next__ === 1'bx ? $urandom : next__;"])
    return [
        *(f"  wire {name}__ = {made.verilog};" for name, made in wires.items() if made),
        f"  reg {one.state};",
        *([f"  wire {one.inverse} = ~{one.state};"] if one.inverse else []),
        f"  initial {one.state} = $urandom;",
        f"  always @({edges}) {body}",
    ]
