"""The runs of ``modforge bench dropin`` that the documentation quotes.

    python -m modforge.bench.documents.dropin NAME DROPIN.json

stores what ``modforge bench dropin --json`` has printed under a name, in place of an earlier run of that name. The page
needs a place for it, ``<!-- figures: dropin NAME -->``, which ``make regenerate`` fills in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from modforge.bench.cores.sheet import NOTHING
from modforge.bench.documents.published import PROSE_WIDTH
from modforge.files import write_file

DATA = Path(__file__).parents[1] / "data" / "dropin.json"

OPERATIONS = {
    ("gmpy2", "powmod"): "`gmpy2.powmod`, full exponent",
    ("gmpy2", "powmod65537"): "`gmpy2.powmod`, exponent 65537",
    ("gmpy2", "powmod_sec"): "`gmpy2.powmod_sec`",
    ("gmpy2", "invert"): "`gmpy2.invert`",
    ("gmpy2", "is_prime"): "`gmpy2.is_prime` of a prime",
    ("gmpy2", "next_prime"): "`gmpy2.next_prime`",
    ("phe", "encrypt"): "phe, encryption",
    ("phe", "decrypt"): "phe, decryption",
    ("flint", "powmod"): "flint's `pow` of an `fmpz`",
    ("gmpy2", "multiply"): "product and remainder, which stay GMP's",
}


def runs() -> list[dict[str, Any]]:
    """Return the published runs: what the command printed, and a ``name``."""
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["runs"]
    return found


def tables() -> dict[str, str]:
    """Return the caption and the table of each run as Markdown, by its name."""
    return {f"dropin {run['name']}": _markdown(run) for run in runs()}


def _markdown(run: dict[str, Any]) -> str:
    factors = {(row["package"], row["operation"], row["bits"]): row for row in run["rows"]}
    sizes = sorted({row["bits"] for row in run["rows"]})
    lines = [("times as fast", *(f"{bits} bits" for bits in sizes)), ("---",) * (len(sizes) + 1)]
    for (package, operation), words in OPERATIONS.items():
        cells = [_factor(factors.get((package, operation, bits))) for bits in sizes]
        if any(cell != NOTHING for cell in cells):
            lines.append((words, *cells))
    wanted = [row for row in run["rows"] if row["target"] is not None]
    targets = ", ".join(f"{row['package']} {row['operation']} {row['target']:g}" for row in wanted)
    reached = sum(row["reached"] for row in wanted)
    packages = ", ".join(f"{name} {version}" for name, version in run["packages"].items())
    caption = f"{run['cpu']}. {run['date']}. {packages}. {reached} of {len(wanted)} targets reached ({targets})."
    return "\n\n".join(
        [textwrap.fill(caption, PROSE_WIDTH), "\n".join("| " + " | ".join(line) + " |" for line in lines)]
    )


def _factor(row: dict[str, Any] | None) -> str:
    return NOTHING if row is None else f"{row['factor']:.2f}"


def main(name: str, printed: str) -> None:
    """Store a run under a name."""
    run = {"name": name, **json.loads(Path(printed).read_text(encoding="utf-8"))}
    for row in run["rows"]:
        row |= {key: float(f"{value:.4g}") for key, value in row.items() if isinstance(value, float)}
    earlier = [one for one in runs() if one["name"] != name] if DATA.exists() else []
    write_file(DATA, json.dumps({"runs": [*earlier, run]}, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
