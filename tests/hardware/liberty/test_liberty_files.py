"""Liberty files are read as their makers mean them, and a file that cannot be used is named with what it lacks."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from modforge.hardware.errors import LibertyError
from modforge.hardware.liberty import Library, models
from modforge.hardware.liberty.functions import DEEPEST, FunctionFault, function
from modforge.hardware.liberty.text import SyntaxFault, numbers, parse

SMALL = Path(__file__).with_name("small.lib")
TEXT = SMALL.read_text(encoding="utf-8")


def test_groups_and_attributes() -> None:
    group = parse('/* a */ library ( "l" ) {\n a : "x;y" ; b (1, "2") ;\n c : 3 // d\n pin ("A") { } e ("1, \\\n 2") }')
    assert (group.kind, group.name) == ("library", "l")
    assert group.attributes["a"] == "x;y"
    assert group.attributes["b"] == '1, "2"'
    assert group.attributes["c"] == "3"
    assert numbers(group.attributes["e"]) == [1, 2]
    assert [one.name for one in group.all("pin")] == ["A"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no group library"),
        ("cell (A) { }", "no group library"),
        ("library (l) { cell (A) {", r"ends inside cell \(A\)"),
        ("library (l) { } }", "line 1: not Liberty: '}'"),
        ("library (l) {\n\n % }", "line 3: not Liberty: '%'"),
        ('library (l) { a : "b', "line 1: not Liberty"),
        ("library (l) { area }", "not Liberty: 'area'"),
    ],
)
def test_what_is_not_liberty(text: str, message: str) -> None:
    with pytest.raises(SyntaxFault, match=message):
        parse(text)


@pytest.mark.parametrize(
    ("text", "verilog"),
    [
        ("A", "A"),
        ("!(A*B)", "~(A & B)"),
        ("(A B)'", "~(A & B)"),
        ("A+B*C^D", "(A | (B & (C ^ D)))"),
        ("!!A''", "A"),
        ("!A'", "A"),
        ("(!S*A0)+(S*A1)", "((~S & A0) | (S & A1))"),
        ("1", "1'b1"),
    ],
)
def test_functions(text: str, verilog: str) -> None:
    assert function(text).verilog == verilog


def test_functions_have_values() -> None:
    assert function("A ^ B + C").table() == (False, True, True, True, True, True, False, True)


@pytest.mark.parametrize("text", ["", "A+", "(A", "A)", "A ? B", "+", "'", "!" * 3, "(" * 2000 + "A" + ")" * 2000])
def test_what_is_no_function(text: str) -> None:
    with pytest.raises(FunctionFault, match="not a Boolean function"):
        function(text)


def test_brackets_as_deep_as_any() -> None:
    assert function("(" * DEEPEST + "A" + ")" * DEEPEST).verilog == "A"


def test_what_a_library_says() -> None:
    library = Library.read(SMALL)
    assert (library.name, library.corner, library.nand_area, library.buffer.name) == (
        "small",
        "1.20 V, 25 °C",
        2,
        "BUF",
    )
    flip_flop = library.cells["DFFR"].flip_flop
    assert flip_flop is not None and flip_flop.clear is not None
    assert (flip_flop.state, flip_flop.inverse, flip_flop.clear.verilog) == ("IQ", "IQN", "~RN")


def test_models() -> None:
    library = Library.read(SMALL)
    assert models(library, ["NOR2"]) == (
        "module NOR2 (A, B, Y);\n  input A, B;\n  output Y;\n  assign Y = ~(A | B);\nendmodule\n"
    )
    edges = "always @(posedge clock__ or posedge clear__)"
    body = "if (clear__) IQ <= 1'b0; else IQ <= ^next__ === 1'bx ? $urandom : next__;"
    assert f"{edges} {body}" in models(library, ["DFFR"])
    with pytest.raises(LibertyError, match=r"small\.lib: the netlist has a cell LATCH"):
        models(library, ["LATCH"])


BENCH = """\
module bench;
  reg clock = 0;
  wire q;
  DFFR register (.CK(clock), .RN(1'b1), .D(1'bx), .Q(q));
  initial begin
    #1 clock = 1;
    #1 $display("%b", q);
  end
endmodule
"""


def test_a_flip_flop_holds_0_or_1_as_in_a_chip(tmp_path: Path) -> None:
    """An unknown value in one would stay for ever in b ^ (s & (a ^ b)), which a netlist of 256 bits showed."""
    source = tmp_path / "bench.v"
    source.write_text(BENCH + models(Library.read(SMALL), ["DFFR"]), encoding="utf-8")
    subprocess.run(["iverilog", "-g2012", "-o", tmp_path / "bench", source], check=True, timeout=60)
    done = subprocess.run(["vvp", "-n", tmp_path / "bench"], check=True, timeout=60, capture_output=True, text=True)
    assert done.stdout.strip() in ("0", "1")


def without(cell: str) -> str:
    """Return the library without a cell."""
    return re.sub(rf"  cell \({cell}\) {{.*?\n  }}\n", "", TEXT, flags=re.DOTALL)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT[: TEXT.index("  cell (NOR2)")], r"the file ends inside library \(small\)"),
        (TEXT[: TEXT.index("NOR2")], "line 1.* not Liberty"),
        (TEXT.replace("library (small)", "libery (small)"), "no group library"),
        (without("INV"), "the library small has no inverter"),
        (without("BUF"), "the library small has no buffer"),
        (without("NAND2"), "the library small has no NAND with two inputs"),
        (without("DFFR"), "no flip-flop with an asynchronous clear or preset"),
        (TEXT.replace('clear : "!RN";', ""), "no flip-flop with an asynchronous clear or preset"),
        (TEXT.replace('next_state : "D";', ""), "cell DFFR: its group ff has no next_state"),
        (TEXT.replace("timing_type : setup_rising", "timing_type : hold_rising"), "cell DFFR: .* without a setup time"),
        (TEXT.replace("area : 2;", "area : two;"), "cell NAND2: not a number: 'two'"),
        (TEXT.replace("area : 2;", "area : nan;"), "cell NAND2: not a number: 'nan'"),
        (TEXT.replace("area : 2;", "area : -2;"), "cell NAND2: its area is -2"),
        (TEXT.replace("0.04, 0.16", "0.04, inf"), "cell INV: not a number: 'inf'"),
        (TEXT.replace("area : 2;", "area : 0;"), "the area of N.* is not positive"),
        (TEXT.replace("area : 5;", ""), "cell XOR2: no area"),
        (TEXT.replace("A ^ B", "A ^"), "cell XOR2: not a Boolean function: 'A \\^'"),
        (TEXT.replace("0.04, 0.16", "0.04"), "cell INV: cell_rise .* has 16 values, its axes are for 12"),
        (TEXT.replace("0.04, 0.16", "0.16, 0.04"), "do not rise"),
        (TEXT.replace('related_pin : "B"', 'related_pin : "A B"'), "related_pin is 'A B', not one pin of the cell"),
        (TEXT.replace("cell_rise", "other_rise").replace("cell_fall", "other_fall"), "pin Y has no tables of delays"),
        (TEXT.replace('time_unit : "1ns"', 'time_unit : "1h"'), "time_unit is '1h'"),
        (TEXT.replace("nom_voltage : 1.2;", ""), "the corner is unknown"),
    ],
)
def test_a_library_that_cannot_be_used(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "damaged.lib"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LibertyError, match=f"^{re.escape(str(path))}: .*{message}"):
        Library.read(path)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(LibertyError, match="No such file"):
        Library.read(tmp_path / "absent.lib")
    packed = tmp_path / "packed.lib.gz"
    packed.write_bytes(b"\x1f\x8b\xff\xfe")
    with pytest.raises(LibertyError, match=r"packed\.lib\.gz: not a text file"):
        Library.read(packed)
