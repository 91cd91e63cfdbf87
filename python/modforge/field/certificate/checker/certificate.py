"""A whole certificate: its head, its programs, and the range of elements, which no result must leave unreached."""

import re

from .program import Program
from .text import Fields, RefusedError, need

HEADING = "modforge field certificate 1"

HEAD = ["modulus", "word", "radix", "element"]
"""The keys of the lines after the heading."""

ENDLESS = re.compile(r"(?:\^|\b(?:shift|before|after|m)=|\bword |\bat=[\d,]*)\d{6}")
"""Sizes that no number has, which would take no end of time."""


def check(text: str) -> list[str]:
    """Check a certificate; return the names of its programs, or raise :class:`RefusedError` with the line."""
    first_part, _, _ = text.partition("\nfunctions\n")
    heading, *lines = first_part.splitlines() or [""]
    head: Fields = {}
    for line in lines[: len(HEAD)]:
        key, _, value = line.partition(" ")
        head[key] = value
    right = heading == HEADING and list(head) == HEAD
    need(right and not ENDLESS.search(first_part), "this is not a certificate of version 1, or its numbers have no end")
    programs: list[Program] = []
    for number, line in enumerate(lines[len(HEAD) :], len(HEAD) + 2):
        try:
            _line(line, head, programs)
        except RefusedError as error:
            raise RefusedError(f"line {number}: {error}") from None
        except (KeyError, ValueError, IndexError) as error:
            raise RefusedError(f"line {number}: cannot be read: {error!r}") from None
    need(len(programs) > 0 and programs[-1].done, "the certificate ends before its last result")
    _need_reached_range(head, programs)
    return [program.name for program in programs]


def _line(line: str, head: Fields, programs: list[Program]) -> None:
    """Take a line, which may begin a program."""
    if line.startswith("program "):
        need(not programs or programs[-1].done, "the program before has no result")
        programs.append(Program(head, line.split()[1]))
    elif line.startswith("file "):
        need(not programs and len(line.split()) >= 3, "a file among the programs, or one without its hash")
    elif line.strip() and not line.startswith("#"):
        need(len(programs) > 0, "a line outside of any program")
        programs[-1].line(line.strip())


def _need_reached_range(head: Fields, programs: list[Program]) -> None:
    """Refuse a range of elements that is wider than what results reach, where all operations are there."""
    if any(program.name == "add" for program in programs):
        columns = zip(*(program.reached for program in programs if program.reached), strict=True)
        limits = ",".join(f"{max(column):#x}" for column in columns)
        need(f" limits={limits} " in head["element"], "elements may be larger than any result is")
