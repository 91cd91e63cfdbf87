"""Prints a program as x86-64 or i386 assembly: mulx, and two chains of carries in the two flags of adcx and adox.

One function for each program, ``void f(word *r, const word *a, const word *b)`` in the System V convention, for CPUs
with BMI2 and ADX (Intel from Broadwell on, AMD from Zen on). The instructions come in the order of the program; words
are given registers one after the other, and when none is free, the word that is needed last goes to the stack. Which
chain of carries takes which flag follows from where the chains begin and end.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TypeAlias, TypeGuard

from modforge.field.assembly.machines import MACHINES
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program

Value: TypeAlias = Word | int | str
"""The content of a register: a word, a constant, or a pointer by its name."""

NEVER = 1 << 30

ARGUMENT = "@"
"""Marks an argument on the stack until its distance from the top is known."""


class AssemblyError(Exception):
    """A program that cannot be printed as assembly."""


def function(program: Program, name: str) -> str:
    """Return the text of one function in Intel syntax."""
    return _Writer(program).text(name)


@dataclass
class _Flag:
    """A carry flag: the word that it holds, or whether it is known to be zero."""

    word: Word | None = None
    zero: bool = False


@dataclass
class _Writer:
    program: Program
    lines: list[str] = field(default_factory=list)

    def text(self, name: str) -> str:
        if self.program.width not in MACHINES:
            raise AssemblyError(
                f"words of {self.program.width} bits; assembly is for {' and '.join(map(str, MACHINES))}"
            )
        self._prepare()
        for now, item in enumerate(self.items):
            self.now = now
            if now == self.inputs_end + 1:
                self._load("r")
            self._write(item)
        self._store()
        machine = self.machine
        saved = [register for register in machine.saved if register in self.used]
        frame = machine.word * self.slots
        opening = [f"push {register}" for register in saved]
        closing = [f"pop {register}" for register in reversed(saved)]
        if frame:
            opening.append(f"sub {machine.stack}, {frame}")
            closing.insert(0, f"add {machine.stack}, {frame}")
        above = frame + machine.word * (len(saved) + 1)
        lines = [
            re.sub(ARGUMENT + r"(\d+)", lambda index: str(above + machine.word * int(index[1])), x) for x in self.lines
        ]
        body = [*opening, *lines, *closing, "ret"]
        head = [f".globl {name}", f".type {name}, @function", ".p2align 5", f"{name}:"]
        return "\n".join([*head, *(f"    {line}" for line in body), f".size {name}, .-{name}"])

    # Preparation.

    def _prepare(self) -> None:
        self.machine = MACHINES[self.program.width]
        self.items = self.program.executed()[0]
        self.now = 0
        self.uses: dict[Value, list[int]] = {}
        self.home: dict[Word, tuple[str, int]] = {}
        for number in self.program.inputs:
            for index, word in enumerate(number.words):
                self.home[word] = number.name, self.machine.word * index
        end = len(self.items)
        for at, item in enumerate(self.items):
            if item.op in (Op.SHL, Op.SHR) and self.machine.width == 64:
                self.uses.setdefault(item.shift, []).append(at)
            for operand in item.operands:
                self.uses.setdefault(operand, []).append(at)
                if isinstance(operand, Word) and operand in self.home:
                    self.uses.setdefault(self.home[operand][0], []).append(at)
        for result in self.program.outputs["r"]:
            self.uses.setdefault(result, []).append(end)
        # The result may lie where the operands do: nothing is written there as long as one of them is read.
        reads = [at for at, item in enumerate(self.items) if any(operand in self.home for operand in item.operands)]
        self.inputs_end = max(reads, default=0)
        self.uses["r"] = list(range(self.inputs_end + 1, end + 1))
        self.stored: set[Value] = set()
        self.carries = {i.outputs[1]: at for at, i in enumerate(self.items) if i.op in (Op.ADD, Op.SUB)}
        pointers = ("r", *(number.name for number in self.program.inputs))
        self.register: dict[str, Value] = dict(zip(self.machine.arguments, pointers, strict=False))
        self.arguments = () if self.machine.arguments else pointers
        if self.machine.factor in self.register:
            free = next(register for register in self.machine.registers if register not in self.register)
            self.register[free] = self.register.pop(self.machine.factor)
            self.lines.append(f"mov {free}, {self.machine.factor}")
        self.factor: Value | None = None
        self.slot: dict[Value, int] = {}
        self.slots = 0
        self.free_slots: list[int] = []
        self.used: set[str] = set(self.register)
        self.cf, self.of = _Flag(), _Flag()
        self.condition: Word | None = None

    def _next_use(self, value: Value, after: int) -> int:
        return next((at for at in self.uses.get(value, ()) if at > after), NEVER)

    def _dies(self, value: Value) -> bool:
        """Whether nobody needs a value after this instruction."""
        return self._next_use(value, self.now) == NEVER

    def _read(self, word: Word) -> bool:
        return word in self.uses

    # Registers.

    def _where(self, value: Value) -> str | None:
        return next((register for register, held in self.register.items() if held == value), None)

    def _take(self, *keep: str) -> str:
        """Return a register that is free, or made free, and none of those to keep."""
        for register in self.machine.registers:
            held = self.register.get(register)
            gone = held is None or (self._next_use(held, self.now - 1) == NEVER)
            if gone and register not in keep:
                self.register.pop(register, None)
                self.used.add(register)
                return register
        candidates = [register for register in self.machine.registers if register not in keep]
        if not candidates:
            raise AssemblyError("too few registers")
        register = max(candidates, key=lambda name: self._next_use(self.register[name], self.now - 1))
        self._spill(register)
        return register

    def _spill(self, register: str) -> None:
        value = self.register.pop(register)
        if isinstance(value, int) or value in self.slot or value in self.home or value in self.arguments:
            return
        if self._is_only_a_result(value) and (pointer := self._where("r")) is not None:
            offset = self.machine.word * self.program.outputs["r"].index(value)
            self.lines.append(f"mov {self._at(pointer, offset)}, {register}")
            self.stored.add(value)
            return
        self.slot[value] = self.free_slots.pop() if self.free_slots else self.slots
        self.slots = max(self.slots, self.slot[value] + 1)
        self.lines.append(f"mov {self._slot(value)}, {register}")

    def _is_only_a_result(self, value: Value) -> TypeGuard[Word]:
        """Whether a value is a single word of the result, of which nothing else is needed, and may be written there."""
        outputs = self.program.outputs["r"]
        unused = self._next_use(value, self.now - 1) == len(self.items)
        return self.now > self.inputs_end and unused and outputs.count(value) == 1

    def _slot(self, value: Value) -> str:
        return self._at(self.machine.stack, self.machine.word * self.slot[value])

    def _at(self, pointer: str, offset: int | str) -> str:
        return f"{self.machine.size} ptr [{pointer} + {offset}]"

    def _release(self) -> None:
        """Give back the stack of words that nobody needs any more."""
        for value in [value for value in self.slot if self._dies(value)]:
            self.free_slots.append(self.slot.pop(value))

    def _memory(self, value: Value, *keep: str) -> str:
        """Return where in memory a word lies."""
        if value in self.slot:
            return self._slot(value)
        if value in self.arguments:
            return self._at(self.machine.stack, f"{ARGUMENT}{self.arguments.index(value)}")
        if isinstance(value, Word) and value in self.home:
            pointer, offset = self.home[value]
            return self._at(self._load(pointer, *keep), offset)
        raise AssemblyError(f"{value} is nowhere")

    def _source(self, value: Value, *keep: str) -> str:
        """Return a register or memory operand; constants get a register."""
        where = self._where(value)
        if where:
            return where
        if value == self.factor:
            return self.machine.factor
        return self._load(value, *keep) if isinstance(value, int) else self._memory(value, *keep)

    def _load(self, value: Value, *keep: str) -> str:
        """Return a register that holds a value."""
        where = self._where(value)
        if where:
            return where
        if value == self.factor:
            return self.machine.factor
        source = None if isinstance(value, int) else self._memory(value, *keep)
        inside = [name for name in self.machine.registers if source and f"[{name} " in source]
        register = self._take(*keep, *inside)
        self.lines.append(_constant(register, value) if isinstance(value, int) else f"mov {register}, {source}")
        self.register[register] = value
        return register

    def _owned(self, value: Value, result: Word, *keep: str) -> str:
        """Return a register that holds a value and may be overwritten by the result."""
        where = self._where(value)
        if where and where not in keep and (self._dies(value) or isinstance(value, int)):
            del self.register[where]
        else:
            source = where or ("" if isinstance(value, int) else self._source(value, *keep))
            inside = [name for name in self.machine.registers if name == source or f"[{name} " in source]
            target = self._take(*keep, *inside)
            if isinstance(value, int) and not where:
                self.lines.append(_constant(target, value))
            else:
                self.lines.append(f"mov {target}, {source}")
            where = target
        self.register[where] = result
        return where

    # Instructions.

    def _write(self, item: Instruction) -> None:
        match item.op:
            case Op.MAC:
                self._multiply(item)
            case Op.ADD | Op.SUB:
                self._add(item)
            case _:
                self._single(item)
        self._release()

    def _multiply(self, item: Instruction) -> None:
        if len(item.operands) != 2:
            raise AssemblyError("a product with addends")
        factor, other = item.operands
        if other == self.factor and factor != self.factor:
            factor, other = other, factor
        if factor != self.factor:
            where = self._where(factor)
            if isinstance(factor, int):
                self.lines.append(_constant(self.machine.factor, factor))
            else:
                self.lines.append(f"mov {self.machine.factor}, {where or self._memory(factor)}")
            self.factor = factor
        source = self.machine.factor if other == factor else self._source(other)
        inside = [name for name in self.machine.registers if name == source or f"[{name} " in source]
        keep = () if self._dies(other) and source in self.machine.registers else tuple(inside)
        low, high = item.outputs
        low_register = self._take(*keep, *(name for name in inside if source not in self.machine.registers))
        self.register[low_register] = low
        high_register = self._take(low_register, *keep)
        self.register[high_register] = high
        self.lines.append(f"mulx {high_register}, {low_register}, {source}")
        if not self._read(high):
            del self.register[high_register]

    def _add(self, item: Instruction) -> None:
        total, carry = item.outputs
        subtract = item.op is Op.SUB
        flags = [o for o in item.operands if isinstance(o, Word) and o in (self.cf.word, self.of.word)]
        if not flags and len(item.operands) == 2 and self._add_by_address(item):
            return
        if len(flags) == 2:
            self._add_both(item)
            return
        if not flags and len(item.operands) == 3:
            flags = [self._restore(item.operands)]
        carried = flags[0] if flags else None
        values = [operand for operand in item.operands if operand != carried]
        if len(values) == 1:
            values.append(0)
        if not subtract:
            values.sort(key=lambda value: not self._overwritable(value))
        first, second = values
        operation = self._operation(subtract, carried, carry)
        if operation == "sub" and not self._read(total):
            left = self._load(first)
            self.lines.append(f"cmp {left}, {self._immediate_or(second, operation, left)}")
            return
        if first == second and isinstance(first, Word):
            target = self._owned(first, total) if self._dies(first) else self._copy(first, total)
            other = target
        else:
            where = self._where(second)
            target = self._owned(first, total, *([where] if where else []))
            other = self._immediate_or(second, operation, target)
        self.lines.append(f"{operation} {target}, {other}")
        if not self._read(total):
            del self.register[target]

    def _add_by_address(self, item: Instruction) -> bool:
        """Write a sum whose carry nobody reads as an address, which takes no flag, where that saves something."""
        first, second = item.operands
        total, carry = item.outputs
        words = isinstance(first, Word) and isinstance(second, Word) and not {first, second} & self.carries.keys()
        if item.op is not Op.ADD or not words or self._read(carry) or self.machine.width != 64:
            return False
        if not self._flag_is_live() and (self._overwritable(first) or self._overwritable(second)):
            return False
        left = self._load(first)
        right = self._load(second, left)
        target = self._take(*(where for where, value in ((left, first), (right, second)) if not self._dies(value)))
        self.register[target] = total
        self.lines.append(f"lea {target}, [{left} + {right}]")
        return True

    def _flag_is_live(self) -> bool:
        """Whether a flag holds a carry that is read by this instruction or later."""
        flags = (self.cf.word, self.of.word)
        return any(word is not None and self._next_use(word, self.now - 1) != NEVER for word in flags)

    def _add_both(self, item: Instruction) -> None:
        """Write a sum that ends both chains."""
        total, carry = item.outputs
        (value,) = [operand for operand in item.operands if operand not in (self.cf.word, self.of.word)] or [0]
        if self._read(carry) or item.op is Op.SUB:
            raise AssemblyError("a carry of two carries")
        zero = self._load(0)
        target = self._owned(value, total, zero)
        self.lines += [f"adcx {target}, {zero}", f"adox {target}, {zero}"]
        self.cf, self.of = _Flag(), _Flag()

    def _rescue(self) -> None:
        """Put carries that are needed later as words into registers, before something overwrites the flags."""
        for flag, operation in ((self.cf, "adcx"), (self.of, "adox")):
            if flag.word is not None and self._next_use(flag.word, self.now - 1) != NEVER:
                register = self._take(*(r for v in self.items[self.now].operands if (r := self._where(v))))
                self.lines += [_constant(register, 0), f"{operation} {register}, {register}"]
                self.register[register] = flag.word
        self.cf, self.of = _Flag(), _Flag()

    def _restore(self, operands: tuple[Operand, ...]) -> Word:
        """Put a carry that lies in a register back into the carry flag."""
        self._rescue()
        carry = operands[2]
        if not isinstance(carry, Word):
            raise AssemblyError("a constant carry")
        source = self._source(carry)
        register = self._take(source, *(r for value in operands if (r := self._where(value))))
        self.lines += [f"mov {register}, {source}", f"neg {register}"]
        self.cf = _Flag(carry)
        return carry

    def _copy(self, value: Word, result: Word) -> str:
        source = self._source(value)
        target = self._take(source)
        self.lines.append(f"mov {target}, {source}")
        self.register[target] = result
        return target

    def _overwritable(self, value: Operand) -> bool:
        return isinstance(value, Word) and self._where(value) is not None and self._dies(value)

    def _immediate_or(self, value: Operand, operation: str, target: str) -> str:
        if (
            isinstance(value, int)
            and operation not in ("adcx", "adox")
            and (value < 1 << 31 or self.machine.width == 32)
        ):
            return str(value)
        return self._source(value, target)

    def _operation(self, subtract: bool, carried: Word | None, carry: Word) -> str:
        """Choose the instruction for a sum with this carry in, and note what it does to the flags."""
        live = carry if self._read(carry) else None
        if carried is not None and carried == self.of.word:
            self.of = _Flag(live)
            return "adox"
        if self.of.word is not None and self._next_use(self.of.word, self.now) == NEVER:
            self.of = _Flag()
        if self.cf.word is not None and carried != self.cf.word and self._next_use(self.cf.word, self.now - 1) == NEVER:
            self.cf = _Flag()
        if carried is not None:  # in the carry flag
            apart = self.of.word is not None or (self.of.zero and self._another_begins(carry))
            self.cf = _Flag(live)
            if subtract:
                return "sbb"
            if apart:
                return "adcx"
            self.of = _Flag()
            return "adc"
        room = (self.cf.zero and self.cf.word is None) or (self.of.zero and self.of.word is None)
        if not room and (self.cf.word or self.of.word):
            self._rescue()
        if live is None or not (self._another_begins(carry) or self.cf.word or self.of.word):
            self._rescue()
            self.cf, self.of = _Flag(live), _Flag()
            return "sub" if subtract else "add"
        if subtract:  # there is one flag for borrows
            self._rescue()
            self.cf = _Flag(live)
            return "sub"
        if self.cf.word is None and self.of.word is None:
            register = self._take(*(r for v in self.items[self.now].operands if (r := self._where(v))))
            self.lines.append(f"xor {_half(register)}, {_half(register)}")
            self.register[register] = 0
            self.cf, self.of = _Flag(zero=True), _Flag(zero=True)
        if self.cf.word is None and self.cf.zero:
            self.cf = _Flag(live)
            return "adcx"
        if self.of.word is None and self.of.zero:
            self.of = _Flag(live)
            return "adox"
        raise AssemblyError("a third chain of carries")

    def _another_begins(self, carry: Word) -> bool:
        """Whether another chain of carries begins before the one that goes on with this carry has ended."""
        chain, at = carry, self.now
        last = self._last_of_chain(chain)
        for item in self.items[at + 1 : last + 1]:
            if item.op is Op.ADD and self._read(item.outputs[1]):
                begins = not any(isinstance(o, Word) and o in self.carries for o in item.operands)
                if begins:
                    return True
        return False

    def _last_of_chain(self, carry: Word) -> int:
        last = self.now
        while self._read(carry):
            last = self.uses[carry][0]
            if last >= len(self.items) or self.items[last].op is not Op.ADD:
                break
            carry = self.items[last].outputs[1]
        return last

    def _single(self, item: Instruction) -> None:
        (result,) = item.outputs
        args = item.operands
        if item.op is Op.MASK and isinstance(args[0], Word) and args[0] == self.cf.word:
            if self._only_selects(result):
                self.condition = result
                return
            target = self._take()
            self.register[target] = result
            self.lines.append(f"sbb {target}, {target}")
            return
        if item.op is Op.SELECT and args[0] == self.condition:
            where = self._where(args[1])
            target = self._owned(args[2], result, *([where] if where else []))
            self.lines.append(f"cmovc {target}, {self._source(args[1], target)}")
            return
        if item.op in (Op.SHL, Op.SHR) and self.machine.width == 64:
            (value,) = args
            if isinstance(value, Word) and (self._flag_is_live() or not self._overwritable(value)):
                source, count = self._source(value), self._load(item.shift)
                inside = [name for name in self.machine.registers if name == source or f"[{name} " in source]
                target = self._take(count, *(inside if not self._dies(value) or source not in inside else ()))
                self.register[target] = result
                self.lines.append(f"{item.op}x {target}, {source}, {count}")
                return
        self._rescue()
        match item.op:
            case Op.SHR | Op.SHL:
                self.lines.append(f"{item.op} {self._owned(args[0], result)}, {item.shift}")
            case Op.LOW if item.shift == 63:
                self.lines.append(f"btr {self._owned(args[0], result)}, 63")
            case Op.LOW:
                self._with_second("and", args[0], (1 << item.shift) - 1, result)
            case Op.FUNNEL:
                high = self._load(args[0])
                target = self._owned(args[1], result, high)
                self.lines.append(f"shrd {target}, {high}, {item.shift}")
            case Op.MASK:
                self.lines.append(f"neg {self._owned(args[0], result)}")
            case Op.GATE:
                self._with_second("and", args[0], args[1], result)
            case Op.SELECT:
                other = self._load(args[2])
                target = self._owned(args[1], result, other)
                self.lines.append(f"xor {target}, {other}")
                self.lines.append(f"and {target}, {self._source(args[0], target, other)}")
                self.lines.append(f"xor {target}, {other}")
            case _:
                raise AssemblyError(f"{item.op} is not printed as assembly")

    def _only_selects(self, mask: Word) -> bool:
        """Whether a mask does nothing but choose between words at once, so that its flag will do."""
        uses = self.uses.get(mask, ())
        following = self.items[self.now + 1 : self.now + 1 + len(uses)]
        return bool(uses) and all(item.op is Op.SELECT and item.operands[0] == mask for item in following)

    def _with_second(self, operation: str, first: Operand, second: Operand, result: Word) -> None:
        where = self._where(second)
        target = self._owned(first, result, *([where] if where else []))
        self.lines.append(f"{operation} {target}, {self._immediate_or(second, operation, target)}")

    def _store(self) -> None:
        self.now = len(self.items)
        pointer = self._load("r")
        for index, word in enumerate(self.program.outputs["r"]):
            offset = self.machine.word * index
            if word in self.stored:
                continue
            if isinstance(word, int):
                self.lines.append(f"mov {self._at(pointer, offset)}, {word}")
                continue
            self.lines.append(f"mov {self._at(pointer, offset)}, {self._load(word, pointer)}")


def _constant(register: str, value: int) -> str:
    return f"mov {_half(register)}, {value}" if value < 1 << 32 else f"movabs {register}, {value:#x}"


def _half(register: str) -> str:
    """Return the name of the lower 32 bits of a register."""
    return f"{register}d" if register[1:].isdigit() else f"e{register[-2:]}"
