"""Table 1 of Kovtun et al. (2023), measured again: primitives over the special reduction, Barrett's and Montgomery's.

One code of ``modforge-crypto`` runs over fields that differ in their reduction alone. The special reduction is the
layout that the generator chooses. The others are generated as for a modulus of any form: no word of a constant is left
out. The compiler sees the constants, though, and may save a part of their products.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import modforge.field
from modforge.bench.fields import any_modulus
from modforge.bench.fields.any_modulus import for_any_modulus
from modforge.bench.primitives.comparison import PROGRAM
from modforge.bench.program import build as program
from modforge.bench.program.run import execute
from modforge.field import generate
from modforge.field.committed import DIGITS, DSTU9041, FULL_WORDS
from modforge.field.design import Choice, cheapest
from modforge.field.layouts import barrett
from modforge.field.layouts.montgomery import Montgomery
from modforge.files import cached, write_files
from modforge.results import build_directory, content_hash

PRIMES = ("p1305", "p25519", "p521", "p256c1539", "p384c7467", "p512c6579", "p768c22467")
"""The fields of the table, by the names of their modules."""

ORDERS = ("n25519", "n521", "n256c1539", "n384c7467", "n512c6579", "n768c22467")
"""The fields of scalars, which are the same for all reductions."""

SPECIAL, BARRETT, MONTGOMERY = "special reduction", "Barrett", "Montgomery"
"""The subjects of the rows."""

MODULI = DIGITS | FULL_WORDS | DSTU9041

TRAIT = "modforge_fields::Field"


@dataclass(frozen=True)
class Line:
    """One operation of a primitive with words of one size: times in nanoseconds, and gains over Barrett's reduction.

    A gain is the time with Barrett's reduction over the time with the special one.
    """

    operation: str
    primitive: str
    word: int
    special_ns: float
    barrett_ns: float
    montgomery_ns: float
    paper_gain: float

    @property
    def gain(self) -> float:
        """The gain that was measured."""
        return self.barrett_ns / self.special_ns

    @property
    def reached(self) -> bool:
        """Whether it is at least the paper's, in the two decimals that are printed."""
        return round(self.gain, 2) >= round(self.paper_gain, 2)

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {**asdict(self), "gain": self.gain, "reached": self.reached}


def fields(word: int, progress: Callable[[str], None] | None = None) -> Path:
    """Return the folder of the fields with such words, from the cache if they were generated before."""
    generator = sorted(Path(modforge.field.__file__).parent.rglob("*.py"))
    key = content_hash([*generator, Path(any_modulus.__file__), Path(__file__)], word)[:16]
    folder = (build_directory("table1") / key).absolute()

    def make(fresh: Path) -> None:
        write_files(fresh, _files(folder, word, progress or (lambda _: None)))

    return cached(folder, make)


def _files(folder: Path, word: int, progress: Callable[[str], None]) -> dict[str, str]:
    """Return the modules by the names of their files in a folder, and ``fields.rs``, which names them all."""
    files: dict[str, str] = {}
    ways: dict[str, list[str]] = {}
    for way, name, modulus, choice in _fields(word):
        progress(f"generating {name}, {way}, words of {word} bits")
        code = generate(modulus, name=name, prefix=f"fe_{name}", word=word, choice=choice, trait=TRAIT)
        files[f"{way}_{name}.rs"] = code.rust_source
        place = json.dumps(str(folder / f"{way}_{name}.rs"))  # quoted as Rust does it
        ways.setdefault(way, []).append(f"    #[path = {place}]\n    pub mod {name};")
    for way, names in {"special": PRIMES, "orders": ORDERS}.items() if word == 64 else ():
        ways[way] = [f"    pub use modforge_fields{'_dstu' * (name in DSTU9041)}::{name};" for name in names]
    files["fields.rs"] = "\n".join(f"pub mod {way} {{\n" + "\n".join(parts) + "\n}" for way, parts in ways.items())
    return files


def _fields(word: int) -> Iterator[tuple[str, str, int, Choice | None]]:
    """Yield what is generated: the way, the name, the modulus, and the layout if it is not to be chosen.

    ``modforge_fields`` and ``modforge_fields_dstu`` have the special fields and the orders with words of 64 bits.
    """
    for name in PRIMES:
        p = MODULI[name]
        yield "barrett", name, p, cheapest([for_any_modulus(one) for one in barrett.options(p, word, folded=False)])
        yield "montgomery", name, p, cheapest([for_any_modulus(Montgomery(p, word))])
        if word == 32:
            yield "special", name, p, None
    for name in ORDERS if word == 32 else ():
        yield "orders", name, MODULI[name], None


def build(word: int, progress: Callable[[str], None] | None = None) -> Path:
    """Generate the fields with such words, build the program with them, and return its path."""
    settings = {"MODFORGE_TABLE1": str(fields(word, progress))}
    return program.build(["table1"], progress, word=word, program=PROGRAM, settings=settings)


def measure(
    binary: Path, *, rounds: int = 15, progress: Callable[[dict[str, Any]], None] | None = None
) -> list[dict[str, Any]]:
    """Return the rows of all primitives over all fields; results are checked first.

    ``binary`` is the program that was built with the fields. ``progress`` is told as in
    :func:`modforge.bench.primitives.measure`.
    """
    return execute([str(binary), "--progress", f"--rounds={rounds}", "--primitive=table1"], progress)


def lines(rows: Sequence[Mapping[str, Any]]) -> list[Line]:
    """Return the lines of the table that these rows fill."""
    found = []
    for entry in paper():
        for word in (64, 32):
            key = (entry["operation"], f"{entry['primitive']}, table 1", word)
            times = {
                row["subject"]: row["median_ns"]
                for row in rows
                if (row["operation"], row["modulus"], row["word"]) == key
            }
            if times:
                special, slow, montgomery = (times[way] for way in (SPECIAL, BARRETT, MONTGOMERY))
                gain = paper_gain(entry, word)
                found.append(Line(entry["operation"], entry["primitive"], word, special, slow, montgomery, gain))
    return found


def paper() -> list[dict[str, Any]]:
    """Return the paper's figures: for each size of words that with Barrett's and that with the special reduction."""
    text = resources.files("modforge.bench").joinpath("data/kovtun_2023.json").read_text(encoding="utf-8")
    table: list[dict[str, Any]] = json.loads(text)["primitives"]
    return table


def paper_gain(entry: Mapping[str, Any], word: int) -> float:
    """Return the gain in the paper, whose figures are times but for one throughput.

    >>> round(paper_gain({"unit": "us", "64": [38.025, 16.543]}, 64), 2)
    2.3
    """
    slow, fast = entry[str(word)]
    gain: float = fast / slow if entry["unit"] == "MB/s" else slow / fast
    return gain
