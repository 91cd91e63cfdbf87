"""What rsa_core has with Blind alone, module by module: the masked exponent and the pair that blinds the message."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.mutate import Fate, Mutant, mutants
from mutants_page import page_row
from parts import Instance, fate, wrong

SOURCES = [CORES_FOLDER / "rsa_core" / "rtl" / "safe" / f"{name}.sv" for name in ("rsa_mask", "rsa_pair")]
ROWS = 400
WORDS = (1, 2, 3, 64)  # 64: the most, of 4096 bits
MASK = (1 << 32) - 1

Row = dict[str, int]


def word(rng: Random) -> int:
    return rng.choice([rng.getrandbits(32), rng.getrandbits(32), MASK, 0, 1])


def padded(rows: list[Row], idle: Row) -> list[Row]:
    """Return so many rows, as each instance of a run has: idle ones first."""
    assert len(rows) <= ROWS
    return [idle] * (ROWS - len(rows)) + rows


# --- rsa_mask ---


def mask_rows(words: int, rng: Random) -> list[Row]:
    """Return commands as rsa_engine gives them, with pauses; the last one is cut short, so that no register is 0."""

    def row(**given: int) -> Row:
        loose = {"write_index_i": rng.getrandbits(7), "write_data_i": rng.getrandbits(32)}
        loose |= {"factor_i": rng.getrandbits(32), "modulus_i": rng.getrandbits(32)}
        return {"write_i": 0, "start_i": 0, **loose, **given}

    def pauses() -> Iterator[Row]:
        while rng.random() < 0.3:
            yield row()

    def write(values: Sequence[int], only: int) -> Iterator[Row]:
        for index, value in enumerate(values[:only]):
            yield from pauses()
            yield row(write_i=1, write_index_i=index, write_data_i=value)

    def command(last: bool) -> Iterator[Row]:
        modulus = [MASK if last else word(rng) for _ in range(words)]
        factor = MASK if last else word(rng)
        yield row(start_i=1)
        for index in range(1 if last else words + 1):
            yield row(factor_i=factor, modulus_i=modulus[index % words] | (index % words == 0))
        yield row(factor_i=factor)

    def commands(last: bool) -> Iterator[Row]:
        if rng.random() < 0.2:
            yield from write([word(rng) for _ in range(words)], rng.randrange(words))
        value = rng.choice([[word(rng) for _ in range(words)], [0] * words, [MASK] * words])
        yield from write([MASK] * words if last else value, words)
        for _ in range(rng.randrange(1, 4)):
            yield from pauses()
            yield from command(False)
        if last:
            yield from command(True)

    rows = [*commands(True)]
    while len(more := [*commands(False), *rows]) < ROWS:
        rows = more
    return padded(rows, row())


def masked(words: int, rows: Sequence[Row]) -> list[Row]:
    """Say what leaves: d + k * (n - 1), from the second cycle after a start to the last but one."""
    d = [0] * words
    shown = [{"none_o": 0, "done_o": 0, "modulus_take_o": 0, "put_o": 0, "index_o": -1, "word_o": -1} for _ in rows]
    for at, row in enumerate(rows):
        if row["write_i"]:
            d = [0] * words if row["write_index_i"] == 0 else d
            d[row["write_index_i"]] = row["write_data_i"]
        shown[at]["none_o"] = int(not any(d))
        if row["start_i"]:
            stream = rows[at + 1 : at + 1 + words]
            modulus = sum(each["modulus_i"] << 32 * index for index, each in enumerate(stream))
            factor = stream[0]["factor_i"]
            total = sum(each << 32 * index for index, each in enumerate(d)) + factor * (modulus - 1)
            for index, each in enumerate(shown[at : at + words + 2]):
                each["modulus_take_o"] = int(index < words)
                each["done_o"] = int(index == words + 1)
            for index, each in enumerate(shown[at + 1 : at + words + 2]):
                each |= {"put_o": 1, "index_o": index, "word_o": total >> 32 * index & MASK}
    return shown


# --- rsa_pair ---


def pair_rows(words: int, rng: Random) -> list[Row]:
    """Return words of the pair, then words that it gives or takes."""

    def row(**given: int) -> Row:
        loose = {name: rng.getrandbits(32) for name in ("write_data_i", "p_i", "q_i")}
        return {"write_i": 0, "take_i": 0, "put_i": 0, **loose, **given}

    def use() -> Row:
        take = rng.getrandbits(2)
        return row(take_i=take, put_i=rng.getrandbits(2) & ~take)

    written = [row(write_i=1) for _ in range(4 * words)]
    rows: list[Row] = []
    while len(rows) < ROWS:
        rows += [*written, *(use() for _ in range(10 * words))]
    return rows[:ROWS]


def paired(words: int, rows: Sequence[Row]) -> list[Row]:
    """Say which words show: the lowest of r^e and 1/r modulo p, and of the same modulo q."""
    numbers = [[0] * words for _ in range(4)]
    shown = []
    for row in rows:
        if row["write_i"]:
            _, *flat = [*(each for number in numbers for each in number), row["write_data_i"]]
            numbers = [flat[words * place : words * (place + 1)] for place in range(4)]
        for which in range(2):
            for place, name in ((2 * which, "p_i"), (2 * which + 1, "q_i")):
                low, *others = numbers[place]
                if row["put_i"] >> which & 1:
                    numbers[place] = [*others, row[name]]
                elif row["take_i"] >> which & 1:
                    numbers[place] = [*others, low]
        shown.append({"p_o": numbers[0][0] | numbers[2][0] << 32, "q_o": numbers[1][0] | numbers[3][0] << 32})
    return shown


def mask(words: int) -> Instance:
    return Instance(
        "rsa_mask",
        {"Words": words},
        {"write_i": 1, "write_index_i": 7, "write_data_i": 32, "start_i": 1, "factor_i": 32, "modulus_i": 32},
        {"none_o": 1, "done_o": 1, "modulus_take_o": 1, "put_o": 1, "index_o": 7, "word_o": 32},
        lambda rows: masked(words, rows),
        clocked=True,
        cleared=("d_q", "some_q", "busy_q", "index_q", "add_q", "product_q", "carry_q"),
        given=lambda rng: mask_rows(words, rng),
    )


def pair(words: int) -> Instance:
    return Instance(
        "rsa_pair",
        {"Words": words},
        {"write_i": 1, "write_data_i": 32, "take_i": 2, "put_i": 2, "p_i": 32, "q_i": 32},
        {"p_o": 64, "q_o": 64},
        lambda rows: paired(words, rows),
        clocked=True,
        cleared=tuple(f"gen_number[{which}].{name}" for which in range(2) for name in ("p_q", "q_q")),
        given=lambda rng: pair_rows(words, rng),
    )


BENCHES = {"rsa_mask": [mask(words) for words in WORDS], "rsa_pair": [pair(words) for words in WORDS]}


@pytest.mark.parametrize("name", BENCHES)
def test_against_python(tmp_path: Path, name: str) -> None:
    assert wrong(tmp_path, BENCHES[name], SOURCES) == []


# Changes that leave every output as it was: the line they change, and why.
CUT_OFF = "The bit too many is cut off."
EQUIVALENT = {
    **{
        (line, line.replace(f"[{high}:", f"[{high + 1}:")): CUT_OFF
        for line, high in (
            ("d_q <= Wide'({d_q[31:0], d_q} >> 32);", 31),
            ("carry_q <= add_q ? sum[63:32] : '0;", 63),
            ("assign word_o         = sum[31:0];", 31),
            ("assign after = (i == 0) ? p_o[63:32] : write_data_i;", 63),
            ("p_q <= Wide'({q_q[31:0], p_q} >> 32);", 31),
            ("p_q <= Wide'({p_q[31:0], p_q} >> 32);", 31),
            ("q_q <= Wide'({q_q[31:0], q_q} >> 32);", 31),
            ("assign p_o[32*i+:32] = p_q[31:0];", 31),
            ("assign q_o[32*i+:32] = q_q[31:0];", 31),
        )
    },
    (
        "for (genvar i = 0; i < 2; i++) begin : gen_number",
        "for (genvar i = 0; i < 3; i++) begin : gen_number",
    ): "No port shows the third number.",
}


def every_mutant(name: str) -> list[Mutant]:
    path = next(path for path in SOURCES if path.stem == name)
    return mutants(path, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", BENCHES)
def test_every_mutant_is_on_the_page(name: str) -> None:
    found, told = every_mutant(name), page_row(f"{name}.sv", "rsa_core")
    alike = [each for each in found if (each.before, each.after) in EQUIVALENT]
    assert (told.drawn, told.of, told.equivalent) == (len(found), len(found), len(alike))


@pytest.mark.long
@pytest.mark.parametrize("name", BENCHES)
def test_every_mutant(tmp_path: Path, name: str) -> None:
    fates: dict[Fate, list[Mutant]] = {"killed": [], "survived": [], "invalid": []}
    for mutant in every_mutant(name):
        fates[fate(tmp_path, mutant, BENCHES[name], SOURCES)].append(mutant)
    print(f"{name}:", {what: len(those) for what, those in fates.items()})
    told = page_row(f"{name}.sv", "rsa_core")
    assert (told.invalid, told.equivalent, told.killed) == (
        len(fates["invalid"]),
        len(fates["survived"]),
        len(fates["killed"]),
    )
    unknown = [str(mutant) for mutant in fates["survived"] if (mutant.before, mutant.after) not in EQUIVALENT]
    assert not unknown, "\n".join(unknown)
    assert fates["killed"]
