"""An emitted core in plain Verilog, IEEE 1364-2005, for tools that read no SystemVerilog.

Yosys elaborates the sources and writes them as one module: expressions, registers and adders, nothing mapped. The
testbench is translated by rules, which suffice for the benches that are written here.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from modforge.hardware.tools import package_version
from modforge.hardware.yosys import run_yosys

TITLE = Template("// $top in Verilog-2005, made of its SystemVerilog ($top.f) by Yosys $version.\n")

LINT = ("WIDTH", "CASEOVERLAP", "UNOPTFLAT", "UNUSED", "UNDRIVEN")
"""Messages of Verilator about the style of Yosys, three of which stop it unless told otherwise; the sources have none.

UNOPTFLAT: in one module, a vector that a chain of instances hands on looks as if it depended on itself.
"""

LINT_OFF, LINT_ON = ("".join(f"/* verilator lint_{to} {name} */\n" for name in LINT) for to in ("off", "on"))

ATTRIBUTE = re.compile(r"^ *\(\*.*\*\)\n", re.MULTILINE)
KEPT = ("keep", "ASYNC_REG")
"""Attributes that the sources give; the others are remarks of Yosys."""

RULES = (
    (re.compile(r"\blogic\b"), "reg"),
    (re.compile(r"\bfor \(int (\w+)"), r"for (\1"),
    (re.compile(r"\bint\b"), "integer"),
    (re.compile(r"\b(\w+)\+\+"), r"\1 = \1 + 1"),
    (re.compile(r"\b\w+'\((\w+)\)"), r"\1"),
    (re.compile(r"'0\b"), "0"),
    (re.compile(r"\$fatal\(1\)"), "$stop"),
    (re.compile(r"^(module \w+;)$", re.MULTILINE), r"\1\n\n  integer i;"),
)

TASK = re.compile(
    r"^  (task automatic \w+(?:\([^;]*\))?;\n)"
    r"((?: {4}(?:reg|integer) [^;]*;[^\n]*\n|\n| *//[^\n]*\n)*)"
    r"(.*?)^  endtask$",
    re.MULTILINE | re.DOTALL,
)
"""A task: its ports, its variables, and the statements, which are a block in Verilog."""


def plain(top: str, files: Mapping[str, str], sources: Sequence[str], testbench: str) -> dict[str, str]:
    """Return module and testbench of ``top`` by the names of their files.

    ``files`` has all texts by name, ``sources`` the names of those to read, ``testbench`` is a text.
    Raises :class:`~modforge.hardware.errors.SynthesisError`, and
    :class:`~modforge.hardware.errors.ToolMissingError` without Yosys.
    """
    title = TITLE.substitute(top=top, version=package_version("pyosys"))
    with tempfile.TemporaryDirectory(prefix="modforge-verilog-") as name:
        folder = Path(name)
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")
        commands = [
            f"read_verilog -sv {' '.join(sources)}",
            f"hierarchy -top {top}",
            "proc",
            "flatten",
            "opt_expr",
            "opt_clean",
            "delete t:$scopeinfo",
            "write_verilog plain.v",
        ]
        run_yosys(commands, folder, f"{top} as Verilog")
        text = (folder / "plain.v").read_text(encoding="utf-8")
    return {f"{top}.v": title + LINT_OFF + module(text) + LINT_ON, f"{top}_tb.v": bench(testbench)}


def module(text: str) -> str:
    """Return what Yosys wrote without its remarks."""
    text = re.sub(r"\A/\*.*?\*/\s*", "", text, flags=re.DOTALL)
    return ATTRIBUTE.sub(lambda line: line[0] if line[0].split()[1].startswith(KEPT) else "", text)


def bench(text: str) -> str:
    """Return a testbench in Verilog-2005.

    >>> print(bench("module a_tb;\\n  logic [3:0] n = '0;\\n  task automatic c;\\n    n++;\\n  endtask\\n"))
    module a_tb;
    <BLANKLINE>
      integer i;
      reg [3:0] n = 0;
      task automatic c;
        begin
        n = n + 1;
        end
      endtask
    <BLANKLINE>
    """
    for pattern, replacement in RULES:
        text = pattern.sub(replacement, text)
    return TASK.sub(r"  \1\2    begin\n\3    end\n  endtask", text)
