"""Compares a file of generated code with the programs of its certificate."""

from pathlib import PurePath

from ..text import RefusedError, need
from . import c, rust, systemverilog
from .program import programs_of
from .tokens import digest, need_one_reading
from .values import Values


def compare(certificate: str, name: str, text: str, expected: str, *, read_back: bool) -> list[str]:
    """Compare a file of a certificate by its hash, and by what it computes; return the programs that were read back.

    Raises :class:`RefusedError` if the file differs.
    """
    need_one_reading(name, text)
    need(digest(text) == expected, f"{name} is not the file of this certificate: its hash is another one")
    if not read_back:
        return []
    if name.endswith(".sv"):
        try:
            return systemverilog.read_back(certificate, text)
        except RefusedError as error:
            raise RefusedError(f"{name}: {error}") from None
    values = Values(int(certificate.partition("\nword ")[2].partition("\n")[0]))
    programs = programs_of(certificate, values)
    reader = _reader(name, text, values)
    found = []
    for program in {program.name: program for program in programs}.values():
        meant = [(other.result, other.ok) for other in programs if other.name == program.name]
        try:
            bodies = reader.read(program)
        except (RefusedError, ValueError, IndexError, KeyError) as error:
            raise RefusedError(f"{name}: {program.name} cannot be read back: {error}") from None
        need(len(bodies) > 0, f"{name} has no {program.name}")
        need(all(tuple(body) in meant for body in bodies), f"{name}: {program.name} is not the program that is proved")
        found.append(program.name)
    return found


def _reader(name: str, text: str, values: Values) -> c.Source | rust.Source:
    """Return what reads a file."""
    path = PurePath(name)
    need(path.suffix in {".c", ".rs"}, f"{name} is in no language that is read back")
    return c.Source(text, path.stem, values) if path.suffix == ".c" else rust.Source(text, values)
