"""The rows that every engine gets, and what is to come of them."""

import random

from modforge.columns import FixedPower, Inverse, Operation, Power, Product

P = 2**127 - 1
SECRET = 0xC0FFEE_5EC2E7_1234567890ABCDEF
SEED = 53


def to_bytes(number: int) -> bytes:
    return number.to_bytes(16, "big")


class Rows:
    """Numbers as bytes, of which every seventh is missing, beside their indices."""

    operations: tuple[Operation, ...] = (
        Power("x", SECRET, P),
        Power("x", "y", P, vartime=True),
        Product("x", "y", P),
        Inverse("y", P),
        FixedPower(3, "x", P, 128),
    )

    def __init__(self, count: int) -> None:
        source = random.Random(SEED)
        self.numbers = [None if row % 7 == 3 else source.randrange(P) for row in range(count)]
        self.columns = {
            "row": [*range(count)],
            "x": [None if x is None else to_bytes(x) for x in self.numbers],
            "y": [to_bytes(row + 1) for row in range(count)],
        }

    def expected(self, operation: Operation) -> list[bytes | None]:
        of_python = {
            Power: lambda x, y: pow(x, SECRET if operation.exponent == SECRET else y, P),
            Product: lambda x, y: x * y % P,
            Inverse: lambda _, y: pow(y, -1, P),
            FixedPower: lambda x, _: pow(3, x, P),
        }[type(operation)]
        missing = None in self.numbers and "x" in operation.operands
        return [
            None if missing and x is None else to_bytes(of_python(x, row + 1)) for row, x in enumerate(self.numbers)
        ]


ROWS = Rows(500)
