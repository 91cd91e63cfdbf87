"""The generated files in the Rust crate are what the generator writes today."""

from pathlib import Path

import pytest

from modforge.field.committed import SOURCES, codes

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("code", codes(), ids=lambda code: code.name)
def test_committed_code_is_current(code: object) -> None:
    path = ROOT / SOURCES / f"{code.name}.rs"  # type: ignore[attr-defined]
    assert path.read_text(encoding="utf-8") == code.rust_source, "python -m modforge.field.committed writes it anew"  # type: ignore[attr-defined]
