"""Chooses the programs that are printed as assembly: the cheapest way to fold, of those that can be proved."""

from __future__ import annotations

from dataclasses import replace

from modforge.field.assembly.carry_chains import two_chains
from modforge.field.assembly.emit import AssemblyError, function
from modforge.field.assembly.machines import MACHINES, Machine
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.pseudo_mersenne import Cut, Folded
from modforge.field.program.ir import Program
from modforge.field.proof.verify import verify
from modforge.field.proof.words import ProofError


def programs(layout: Layout) -> dict[str, Program]:
    """Return products as the assembly computes them: mul, square and those of sums, or nothing where there is none."""
    machine = MACHINES.get(layout.width)
    if machine is None or not layout.full_words or layout.words > machine.max_words:
        return {}
    options: dict[str, list[tuple[tuple[int, int], Program]]] = {}
    for variant in _variants(layout):
        try:
            for name, program in two_chains(variant).items():
                options.setdefault(name, []).append((_cost(function(program, name), machine), program))
        except (AssemblyError, ProofError):
            continue
    found = {name: _first_proved(layout, several) for name, several in options.items()}
    return {name: program for name, program in found.items() if program is not None}


def _first_proved(layout: Layout, options: list[tuple[tuple[int, int], Program]]) -> Program | None:
    """Return the cheapest program that can be proved."""
    for _, program in sorted(options, key=lambda option: option[0]):
        try:
            verify(program, layout.modulus, layout.radix)
        except ProofError:
            continue
        return program
    return None


def _variants(layout: Layout) -> list[Layout]:
    """Return the layouts that hold elements in the same way and may fold a product in another one."""
    if not isinstance(layout, Folded):
        return [layout]
    return [replace(layout, cut=cut, together=together) for cut in Cut for together in (False, True)]


def _cost(text: str, machine: Machine) -> tuple[int, int]:
    """Return the count that limits the CPU first, and the number of instructions.

    In words of 64 bits that is the one port that takes multiplications and shifts of two words. In words of 32 bits it
    is all that is issued: there are more loads and stores, and a mulx counts three times.
    """
    products, all_of_them = text.count("mulx"), text.count("\n")
    return (products + text.count("shrd") if machine.width == 64 else 2 * products + all_of_them), all_of_them
