"""The fields that the Rust crate ``modforge-fields`` holds; ``python -m modforge.field.committed`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from modforge.field.code import FieldCode, generate

SOURCES = Path("crates/modforge-fields/src")
"""Where the files lie, from the root of the repository."""

FIELDS = {"p1305": (130, 5, "fe1305"), "p25519": (255, 19, "fe25519"), "p521": (521, 1, "fe521")}
"""Module name to m, c and prefix."""


def codes() -> list[FieldCode]:
    """Generate all of them."""
    return [
        generate((1 << m) - c, name=name, prefix=prefix, kind="unsaturated", trait="crate::Field")
        for name, (m, c, prefix) in FIELDS.items()
    ]


def main() -> None:
    """Write the modules of the crate; run from the root of the repository."""
    for code in codes():
        path = SOURCES / f"{code.name}.rs"
        path.write_text(code.rust_source, encoding="utf-8", newline="\n")
        print(path)


if __name__ == "__main__":
    main()
