"""The fields that the Rust crate ``modforge-fields`` holds; ``python -m modforge.field.committed`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from modforge.field.code import FieldCode, generate
from modforge.files import write_file

SOURCES = Path("crates/modforge-fields/src")
"""Where the files lie, from the root of the repository."""

FIELDS = {
    "p1305": 2**130 - 5,
    "p25519": 2**255 - 19,
    "p521": 2**521 - 1,
    "p256c1539": 2**256 - 1539,
    "p384c7467": 2**384 - 7467,
    "p512c6579": 2**512 - 6579,
    "p768c22467": 2**768 - 22467,
    "p448": 2**448 - 2**224 - 1,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
}
"""Moduli by the names of their modules."""


FULL_WORDS = ("p256", "secp256k1")
"""Those that are not held in digits."""


def codes() -> list[FieldCode]:
    """Generate all of them."""
    return [
        generate(
            p, name=name, prefix=f"fe_{name}", kind=None if name in FULL_WORDS else "unsaturated", trait="crate::Field"
        )
        for name, p in FIELDS.items()
    ]


def main() -> None:
    """Write the modules of the crate; run from the root of the repository."""
    for code in codes():
        path = SOURCES / f"{code.name}.rs"
        write_file(path, code.rust_source)
        print(path)


if __name__ == "__main__":
    main()
