"""Reads functions out of a compiled library: their instructions by objdump, their bytes from the file."""

from __future__ import annotations

import platform
import re
import subprocess
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from modforge.kernel_proof.errors import UnreadableLibraryError

STYLES = {"x86_64": ("-M", "intel"), "aarch64": ()}
LISTED = re.compile(r"^\s*([0-9a-f]+):\t(?:\{vex\} )?(\S+)[ \t]*([^\n]*)", re.MULTILINE)
COMMENT = re.compile(r"\s+(?:# |//).*")
SYMBOL = re.compile(r"^([0-9a-f]+) ([0-9a-f]+) [tT] (.+)$", re.MULTILINE)
IMPORT = re.compile(r"^([0-9a-f]+) R_X86_64_(?:GLOB_DAT|JUMP_SLOT)\s+(\w+)", re.MULTILINE)
SECTION = re.compile(r"^\s*\d+ \.\S+\s+([0-9a-f]+)\s+([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)", re.MULTILINE)
STRIPPED = "a stripped library has no names; take a wheel for Linux, or compile the engine, and prove that"


@dataclass(frozen=True)
class Instruction:
    """One instruction: its address, that of the next one, its name and its operands, as objdump prints them."""

    address: int
    next: int
    name: str
    operands: tuple[str, ...]


@dataclass
class Library:
    """A compiled library with its symbols; the binutils of another processor have names that begin with its own."""

    path: Path
    processor: str = "x86_64"
    listed: dict[int, Instruction] = field(default_factory=dict)

    @cached_property
    def symbols(self) -> dict[str, list[tuple[int, int]]]:
        """Address and length of the functions of each name; a generic one has several, one for each instance."""
        found: dict[str, list[tuple[int, int]]] = {}
        for start, size, name in SYMBOL.findall(run(self.tool("nm"), "-C", "-S", "--defined-only", str(self.path))):
            found.setdefault(name, []).append((int(start, 16), int(size, 16)))
        return found

    @cached_property
    def sections(self) -> list[tuple[int, int, int]]:
        """Address, length and place in the file of each section."""
        headers = SECTION.findall(run(self.tool("objdump"), "-h", str(self.path)))
        return [(int(address, 16), int(size, 16), int(place, 16)) for size, address, place in headers]

    @cached_property
    def imports(self) -> dict[int, str]:
        """Functions of other libraries, by the place where the loader puts their address."""
        found = IMPORT.findall(run(self.tool("objdump"), "-R", str(self.path)))
        return {int(place, 16): name for place, name in found}

    def tool(self, name: str) -> str:
        """Return the name of a program of binutils for this processor."""
        return name if platform.machine() == self.processor else f"{self.processor}-linux-gnu-{name}"

    def addresses(self, name: str) -> list[int]:
        """Return where the instances of a function start."""
        if name not in self.symbols:
            raise UnreadableLibraryError(f"{self.path.name} has no function {name}: {STRIPPED}")
        return [start for start, _ in self.symbols[name]]

    def instruction(self, address: int) -> Instruction:
        """Return the instruction at an address."""
        if address not in self.listed:
            self._list(address)
        if address not in self.listed:
            raise UnreadableLibraryError(f"no instruction starts at {address:#x}")
        return self.listed[address]

    def data(self, address: int, size: int) -> bytes:
        """Return bytes of the library."""
        for start, length, place in self.sections:
            if start <= address and address + size <= start + length:
                with self.path.open("rb") as file:
                    file.seek(place + address - start)
                    return file.read(size)
        raise UnreadableLibraryError(f"no section holds {address:#x}")

    def _list(self, address: int) -> None:
        """Disassemble from an address, which an instruction is known to start at, to the end of its function."""
        all_functions = (one for instances in self.symbols.values() for one in instances)
        end = next((start + size for start, size in all_functions if start <= address < start + size), None)
        if end is None:
            raise UnreadableLibraryError(f"no function is at {address:#x}")
        text = run(
            self.tool("objdump"), "-d", *STYLES[self.processor], "--no-show-raw-insn",
            f"--start-address={address:#x}", f"--stop-address={end:#x}", str(self.path),
        )  # fmt: skip
        rows = [(int(at, 16), name, COMMENT.sub("", operands).strip()) for at, name, operands in LISTED.findall(text)]
        for (at, name, operands), following in zip(rows, [at for at, _, _ in rows[1:]] + [end], strict=True):
            self.listed[at] = Instruction(at, following, name, tuple(filter(None, operands.split(","))))


def run(*command: str) -> str:
    """Return what a program of GNU binutils prints."""
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except FileNotFoundError:
        raise UnreadableLibraryError(f"needs {command[0]}, from the package binutils") from None
    except subprocess.CalledProcessError as error:
        raise UnreadableLibraryError(f"{command[0]} failed: {error.stderr.strip()}") from None
