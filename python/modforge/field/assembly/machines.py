"""The two instruction sets that multiplications are printed for as assembly, by the bits of their words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Machine:
    """A CPU with BMI2 and ADX in one of its modes, under the System V convention.

    ``registers`` are those that words may lie in, those that a function may overwrite first; ``saved`` belong to the
    caller. ``factor`` is a factor of every mulx. ``arguments`` are the registers in which arguments come; where there
    are none, they lie above the return address. ``size`` is the name of a word in memory. ``max_words`` is the
    number of words of an element up to which there is assembly; beyond, the code would be too long.
    ``predefined`` is the condition that C compilers define for this CPU, ``option`` makes them compile for it.
    """

    name: str
    width: int
    registers: tuple[str, ...]
    saved: tuple[str, ...]
    factor: str
    arguments: tuple[str, ...]
    stack: str
    size: str
    max_words: int
    predefined: str
    option: str

    @property
    def word(self) -> int:
        """The bytes of a word."""
        return self.width // 8


X86_64 = Machine(
    name="x86-64",
    width=64,
    registers=("rax", "r8", "r9", "r10", "r11", "rcx", "rdi", "rsi", "rbx", "rbp", "r12", "r13", "r14", "r15"),
    saved=("rbx", "rbp", "r12", "r13", "r14", "r15"),
    factor="rdx",
    arguments=("rdi", "rsi", "rdx", "rcx", "r8"),
    stack="rsp",
    size="qword",
    max_words=16,
    predefined="defined(__x86_64__) && !defined(__ILP32__)",
    option="-m64",
)

I386 = Machine(
    name="i386",
    width=32,
    registers=("eax", "ecx", "ebx", "esi", "edi", "ebp"),
    saved=("ebx", "esi", "edi", "ebp"),
    factor="edx",
    arguments=(),
    stack="esp",
    size="dword",
    max_words=24,
    predefined="defined(__i386__)",
    option="-m32",
)

MACHINES = {machine.width: machine for machine in (X86_64, I386)}
"""By the bits of a word."""
