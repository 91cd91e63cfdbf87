"""The meaning of each instruction: one function each, after the manuals of Intel and AMD.

An instruction that says nothing on a flag here leaves it unknown, and what reads an unknown flag is refused.
"""

from __future__ import annotations

from modforge.kernel_proof.algebra.words import BITS, Value, W, maximum_of
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.x86_64 import BY_NAME, Machine
from modforge.kernel_proof.code.x86_64_flow import FLOW, Run, flag, known
from modforge.kernel_proof.errors import RefusedError

PREFIXES = ("cs", "data16")


def move(machine: Machine, instruction: Instruction) -> None:
    """Copy; a write to 32 bits clears the upper half."""
    to, source = instruction.operands
    value = machine.read(source, instruction.next)
    if to in BY_NAME and BY_NAME[to][1] == 4 and (isinstance(value, int) or value.max >> 32):
        value = known(value) % (1 << 32)
    machine.write(to, value, instruction.next)


def move_with_zeros(machine: Machine, instruction: Instruction) -> None:
    """Copy a byte, zeros above it."""
    to, source = instruction.operands
    machine.write(to, machine.read(source, instruction.next), instruction.next)


def move_with_sign(machine: Machine, instruction: Instruction) -> None:
    """Copy 32 bits, the sign above them."""
    to, source = instruction.operands
    value = known(machine.read(source, instruction.next))
    machine.write(to, (value - (1 << 32) if value >> 31 else value) % W, instruction.next)


def exchange(machine: Machine, instruction: Instruction) -> None:
    """Exchange two registers; one with itself is a way to do nothing."""
    a, b = instruction.operands
    if a == b == "ax":
        return
    first, second = (machine.read(operand, instruction.next) for operand in (a, b))
    machine.write(a, second, instruction.next)
    machine.write(b, first, instruction.next)


def need_whole_registers(machine: Machine, instruction: Instruction) -> None:
    """Refuse parts of registers and of words in memory."""
    for operand in instruction.operands:
        if (operand in BY_NAME or operand.endswith("]")) and machine.size(operand) < BITS // 8:
            raise RefusedError("is known only for whole words")


def push(machine: Machine, instruction: Instruction) -> None:
    """Put a word onto the stack."""
    need_whole_registers(machine, instruction)
    value = machine.read(instruction.operands[0], instruction.next)
    pointer = known(machine.register("rsp")) - 8
    machine.registers["rsp"] = pointer
    machine.store(pointer, value)


def pop(machine: Machine, instruction: Instruction) -> None:
    """Take a word off the stack."""
    need_whole_registers(machine, instruction)
    pointer = known(machine.register("rsp"))
    value = machine.load(pointer)
    machine.registers["rsp"] = pointer + 8
    machine.write(instruction.operands[0], value, instruction.next)


def load_address(machine: Machine, instruction: Instruction) -> None:
    """Compute an address."""
    to, source = instruction.operands
    machine.write(to, machine.address(source, instruction.next), instruction.next)


def exclusive_or(machine: Machine, instruction: Instruction) -> None:
    """Clear a register, or change bits of a number that is known."""
    a, b = instruction.operands
    value = 0 if a == b else known(machine.read(a, instruction.next)) ^ known(machine.read(b, instruction.next))
    machine.write(a, value, instruction.next)
    machine.carry = machine.overflow = 0
    machine.zero = value == 0


def multiply(machine: Machine, instruction: Instruction) -> None:
    """Multiply rdx; the low word is written first, so that the high one stays where both have one place."""
    need_whole_registers(machine, instruction)
    high, low, factor = instruction.operands
    up, down = machine.equations.multiply(machine.register("rdx"), machine.read(factor, instruction.next))
    machine.write(low, down, instruction.next)
    machine.write(high, up, instruction.next)


def multiply_low(machine: Machine, instruction: Instruction) -> None:
    """Keep the low word of a product; of a product 0 the flags are known."""
    to, factor = instruction.operands
    x, y = (machine.read(operand, instruction.next) for operand in (to, factor))
    if x == 0 and y == 0:
        machine.write(to, 0, instruction.next)
        machine.carry, machine.overflow, machine.zero = 0, 0, None
        return
    machine.write(to, machine.equations.low_product(x, y), instruction.next)
    machine.carry = machine.overflow = machine.zero = None


def add_with(machine: Machine, instruction: Instruction, carry: Value) -> Value:
    """Add the two operands and a carry; return the carry out."""
    to, source = instruction.operands
    x, y = machine.read(to, instruction.next), machine.read(source, instruction.next)
    if machine.size(to) < 8 and maximum_of(x) + maximum_of(y) + maximum_of(carry) >= 1 << 8 * machine.size(to):
        whole = 1 << 8 * machine.size(to)
        sum_of_parts = known(x) + known(y) % whole + known(carry)
        machine.write(to, sum_of_parts % whole, instruction.next)
        return int(sum_of_parts >= whole)
    total, out = machine.equations.add(x, y, carry)
    machine.write(to, total, instruction.next)
    return out


def add_on_carry(machine: Machine, instruction: Instruction) -> None:
    """Add on the carry flag; the others stay."""
    machine.carry = add_with(machine, instruction, flag(machine.carry))


def add_on_overflow(machine: Machine, instruction: Instruction) -> None:
    """Add on the overflow flag; the others stay."""
    machine.overflow = add_with(machine, instruction, flag(machine.overflow))


def add_with_carry(machine: Machine, instruction: Instruction) -> None:
    """Add with the carry."""
    machine.carry = add_with(machine, instruction, flag(machine.carry))
    machine.overflow = machine.zero = None


def add(machine: Machine, instruction: Instruction) -> None:
    """Add without a carry in."""
    if machine.size(instruction.operands[0]) == 1:
        add_to_byte(machine, instruction)
        return
    machine.carry = add_with(machine, instruction, 0)
    total = machine.read(instruction.operands[0], instruction.next)
    machine.overflow, machine.zero = None, total == 0 if isinstance(total, int) else None


def add_to_byte(machine: Machine, instruction: Instruction) -> None:
    """Set a flag to a bit: 127 and the bit overflow a signed byte exactly if it is 1, and the bit and 255 a byte."""
    to, source = instruction.operands
    x, y = machine.read(to, instruction.next), machine.read(source, instruction.next)
    machine.carry, machine.overflow, machine.zero = 0, None, None
    if x == 127 and is_bit(y):
        machine.overflow, machine.zero = y, False
    elif y == 255 and is_bit(x):
        machine.carry = x
    else:
        raise RefusedError("adds bytes other than a bit and 127 or 255")
    machine.write(to, machine.equations.anything(), instruction.next)


def is_bit(value: Value) -> bool:
    """Whether a value is 0 or 1."""
    return value in (0, 1) if isinstance(value, int) else value.max <= 1


def subtract_with(machine: Machine, instruction: Instruction, borrow: Value) -> None:
    """Subtract the second operand and a borrow."""
    to, source = instruction.operands
    x, y = machine.read(to, instruction.next), machine.read(source, instruction.next)
    if to == source:
        # 0 − borrow, a word of ones or of zeros.
        machine.carry, difference = borrow, machine.equations.multiple((1 << 8 * machine.size(to)) - 1, borrow)
    elif machine.size(to) < 8:
        whole = 1 << 8 * machine.size(to)
        x, y = known(x), known(y) % whole
        machine.carry, difference = int(x < y + known(borrow)), (x - y - known(borrow)) % whole
    else:
        difference, machine.carry = machine.equations.subtract(x, y, borrow)
    machine.write(to, difference, instruction.next)
    machine.overflow = None
    machine.zero = difference == 0 if isinstance(difference, int) else None


def subtract(machine: Machine, instruction: Instruction) -> None:
    """Subtract without a borrow in."""
    subtract_with(machine, instruction, 0)


def subtract_with_borrow(machine: Machine, instruction: Instruction) -> None:
    """Subtract with the borrow."""
    subtract_with(machine, instruction, flag(machine.carry))


def test(machine: Machine, instruction: Instruction) -> None:
    """Set the flags by the bits that both numbers have."""
    x, y = (known(machine.read(operand, instruction.next)) for operand in instruction.operands)
    machine.carry, machine.overflow, machine.zero = 0, 0, x & y == 0
    machine.less = signed(machine, instruction, x & y) < 0


def compare(machine: Machine, instruction: Instruction) -> None:
    """Compare numbers that are known."""
    x, y = (known(machine.read(operand, instruction.next)) for operand in instruction.operands)
    bits = 8 * machine.size(instruction.operands[0])
    x, y = x % (1 << bits), y % (1 << bits)
    machine.carry, machine.overflow, machine.zero = int(x < y), 0 if x == y else None, x == y
    machine.less = signed(machine, instruction, x) < signed(machine, instruction, y)


def signed(machine: Machine, instruction: Instruction, value: int) -> int:
    """Return a number of as many bits as the operands have, the top one a sign."""
    bits = 8 * machine.size(instruction.operands[0])
    value %= 1 << bits
    return value - (value >> bits - 1 << bits)


def decrement(machine: Machine, instruction: Instruction) -> None:
    """Subtract 1; the carry flag stays."""
    (to,) = instruction.operands
    value, bits = known(machine.read(to, instruction.next)), 8 * machine.size(to)
    machine.write(to, (value - 1) % (1 << bits), instruction.next)
    machine.zero = value == 1
    machine.overflow = int(value == 1 << bits - 1)


def increment(machine: Machine, instruction: Instruction) -> None:
    """Add 1; the carry flag stays."""
    (to,) = instruction.operands
    value = (known(machine.read(to, instruction.next)) + 1) % (1 << 8 * machine.size(to))
    machine.write(to, value, instruction.next)
    machine.zero, machine.overflow = value == 0, None


def multiply_whole(machine: Machine, instruction: Instruction) -> None:
    """Multiply rax by a number, both known."""
    need_whole_registers(machine, instruction)
    total = known(machine.register("rax")) * known(machine.read(instruction.operands[0], instruction.next))
    machine.write("rax", total % W, instruction.next)
    machine.write("rdx", total // W, instruction.next)
    machine.carry, machine.overflow, machine.zero = int(total >= W), int(total >= W), None


def divide(machine: Machine, instruction: Instruction) -> None:
    """Divide rdx and rax by a number, all known."""
    (by,) = instruction.operands
    if machine.size(by) == 4:
        dividend = known(machine.register("edx")) << 32 | known(machine.register("eax"))
    else:
        dividend = known(machine.register("rdx")) << 64 | known(machine.register("rax"))
    quotient, rest = divmod(dividend, known(machine.read(by, instruction.next)))
    machine.write("rax", quotient, instruction.next)
    machine.write("rdx", rest, instruction.next)
    machine.carry = machine.overflow = machine.zero = None


def negate(machine: Machine, instruction: Instruction) -> None:
    """Negate a number that is known; of a bit in a byte, only the carry is known: the bit."""
    (to,) = instruction.operands
    value = machine.read(to, instruction.next)
    machine.overflow = None
    if machine.size(to) == 1:
        # Only its flag is known: the carry says whether the byte was not 0.
        if (value if isinstance(value, int) else value.max) > 1:
            raise RefusedError("negates a byte other than a bit")
        machine.write(to, machine.equations.anything(), instruction.next)
        machine.carry, machine.zero = value, None
        return
    value = known(value)
    machine.write(to, -value % (1 << 8 * machine.size(to)), instruction.next)
    machine.carry, machine.zero = int(value != 0), value == 0


def complement(machine: Machine, instruction: Instruction) -> None:
    """Invert all bits of a word, or of part of one that is known."""
    (to,) = instruction.operands
    value = machine.read(to, instruction.next)
    bits = 8 * machine.size(to)
    inverted = machine.equations.complement(value) if bits == BITS else known(value) ^ (1 << bits) - 1
    machine.write(to, inverted, instruction.next)


def bits_in_common(machine: Machine, instruction: Instruction) -> None:
    """Keep the bits that both numbers have."""
    to, source = instruction.operands
    value = known(machine.read(to, instruction.next)) & known(machine.read(source, instruction.next))
    machine.write(to, value % (1 << 8 * machine.size(to)), instruction.next)
    if to == "rsp":
        mask = known(machine.read(source, instruction.next))
        machine.stack_alignment = max(machine.stack_alignment, mask & -mask)
    machine.carry = machine.overflow = 0
    machine.zero = value == 0


def either(machine: Machine, instruction: Instruction) -> None:
    """Set the bit that is 1 where one of two is, or the bits of a number that is known."""
    to, source = instruction.operands
    x, y = (machine.read(operand, instruction.next) for operand in (to, source))
    if isinstance(x, int) and isinstance(y, int):
        machine.write(to, x | y, instruction.next)
        machine.carry, machine.overflow, machine.zero = 0, 0, x | y == 0
        return
    if any((value not in (0, 1)) if isinstance(value, int) else value.max > 1 for value in (x, y)):
        raise RefusedError("is known only for bits")
    machine.write(to, machine.equations.any_of(x, y), instruction.next)
    machine.carry = machine.overflow = 0
    machine.zero = None


def shift(machine: Machine, instruction: Instruction) -> None:
    """Shift a number that is known."""
    to, *count = instruction.operands
    places = known(machine.read(count[0], instruction.next)) % (64 if machine.size(to) == 8 else 32) if count else 1
    value = known(machine.read(to, instruction.next))
    moved = value << places if instruction.name == "shl" else value >> places
    moved %= 1 << 8 * machine.size(to)
    machine.write(to, moved, instruction.next)
    machine.carry = machine.overflow = None
    # By no places it leaves the flags as they were.
    machine.zero = moved == 0 if places else None


def choose_where_carry(machine: Machine, instruction: Instruction) -> None:
    """Copy where the carry is 1."""
    to, source = instruction.operands
    new, old = machine.read(source, instruction.next), machine.read(to, instruction.next)
    machine.write(to, machine.equations.choose(flag(machine.carry), new, old), instruction.next)


def store_carry(machine: Machine, instruction: Instruction) -> None:
    """Store the carry in a byte."""
    machine.write(instruction.operands[0], flag(machine.carry), instruction.next)


def store_overflow(machine: Machine, instruction: Instruction) -> None:
    """Store the overflow in a byte."""
    machine.write(instruction.operands[0], flag(machine.overflow), instruction.next)


def clear_carry(machine: Machine, _instruction: Instruction) -> None:
    """Clear the carry."""
    machine.carry = 0


def set_carry(machine: Machine, _instruction: Instruction) -> None:
    """Set the carry."""
    machine.carry = 1


def nothing(_machine: Machine, _instruction: Instruction) -> None:
    """Do nothing."""


def with_prefix(_machine: Machine, instruction: Instruction) -> None:
    """Do nothing, in as many bytes as a prefix makes."""
    words = " ".join(instruction.operands).split()
    if next((word for word in words if word not in PREFIXES), None) != "nop":
        raise RefusedError("is known only before nop")


INSTRUCTIONS: dict[str, Run] = {
    **FLOW,
    "mov": move,
    "movabs": move,
    "movzx": move_with_zeros,
    "movsxd": move_with_sign,
    "xchg": exchange,
    "push": push,
    "pop": pop,
    "lea": load_address,
    "xor": exclusive_or,
    "mulx": multiply,
    "imul": multiply_low,
    "adcx": add_on_carry,
    "adox": add_on_overflow,
    "adc": add_with_carry,
    "add": add,
    "sbb": subtract_with_borrow,
    "sub": subtract,
    "test": test,
    "cmp": compare,
    "dec": decrement,
    "inc": increment,
    "mul": multiply_whole,
    "div": divide,
    "neg": negate,
    "not": complement,
    "and": bits_in_common,
    "or": either,
    "shl": shift,
    "shr": shift,
    "cmovb": choose_where_carry,
    "setb": store_carry,
    "seto": store_overflow,
    "clc": clear_carry,
    "stc": set_carry,
    "nop": nothing,
    **dict.fromkeys(PREFIXES, with_prefix),
    "endbr64": nothing,
}
