"""The programs of a certificate as expressions."""

import re
from typing import NamedTuple

from ..text import fields_of, is_constant, is_double, need, words_of
from .values import Sum, Value, Values


class Meant(NamedTuple):
    """A program: its name, the words of its inputs by their names, its result, and its answer if it has one."""

    name: str
    inputs: dict[str, int]
    result: list[Value]
    ok: Value | None


def programs_of(text: str, values: Values) -> list[Meant]:
    """Return the programs of a certificate."""
    first, _, _ = text.partition("\nfunctions\n")
    return [_program(part, values) for part in re.split(r"^program ", first, flags=re.MULTILINE)[1:]]


def _program(text: str, values: Values) -> Meant:
    name, *lines = text.splitlines()
    words: dict[str, Value] = {}
    inputs: dict[str, int] = {}
    for line in (line.strip().partition(" because ")[0] for line in lines):
        kind = line.partition(" ")[0]
        fields = fields_of(line)
        if kind == "input":
            given = words_of(fields["words"])
            inputs[line.split()[1]] = len(given)
            words |= {word: values.given(line.split()[1], index) for index, word in enumerate(given)}
        elif kind == "result":
            result = [_word(word, words, values) for word in words_of(fields["words"])]
            return Meant(name, inputs, result, words[fields["ok"]] if "ok" in fields else None)
        elif kind not in {"number", "stop", "row", "zero", "unused", "", "#"}:
            _instruction(line, words, values)
    need(False, f"{name} has no result")
    raise AssertionError


def _word(word: str, words: dict[str, Value], values: Values) -> Value:
    return values.constant(int(word, 0)) if is_constant(word) else words[word]


def _instruction(line: str, words: dict[str, Value], values: Values) -> None:
    left, _, right = line.partition(" : ")[0].partition(" = ")
    outputs = left.replace("W*", "").split()
    kind, *rest = right.split()
    operands = [_word(word, words, values) for word in rest[:3] if re.fullmatch(r"[abcdxy]?\d+|0x[0-9a-f]+", word)]
    number = int(rest[-1]) if kind in {"low", "shift"} else 0
    match kind:
        case "low":
            words[outputs[0]] = values.lowest(operands[0], number)
        case "shift":
            words[outputs[0]] = _shift(outputs[0], rest[0], operands, number, values)
        case "mask":
            words[outputs[0]] = values.mask(operands[0])
        case "select":
            words[outputs[0]] = values.chosen(operands[0], operands[1], operands[2])
        case _:
            total = _sum(right, words, values)
            low = values.double(total) if is_double(outputs[0]) else values.low_word(total)
            words[outputs[0]] = low
            if len(outputs) == 3:
                words[outputs[2]] = values.borrow(total) if outputs[1] == "-" else values.high_word(total)


def _shift(output: str, upper_name: str, operands: list[Value], bits: int, values: Values) -> Value:
    upper, lower = operands[:2]
    if upper_name == "0":
        shifted = values.shifted(lower, bits)
        return shifted if is_double(output) else values.lowest(shifted, values.width)
    if values.parts(lower) == ("constant", 0):
        return values.shifted_up(upper, values.width - bits)
    return values.joined(upper, lower, bits)


def _sum(text: str, words: dict[str, Value], values: Values) -> Sum:
    total: Sum = {}
    for sign, product in re.findall(r"(?:^|([+-]) )([^ +-]+)", text):
        value: Sum = {(): 1}
        for word in product.split("*"):
            value = values.multiply(value, values.term(_word(word, words, values)))
        total = values.add(total, value, -1 if sign == "-" else 1)
    return total
