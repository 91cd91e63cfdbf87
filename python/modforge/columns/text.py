"""Numbers as text or as integers of Arrow: into integers of Python, and back.

Text is decimal, or hexadecimal after ``0x``; a result is written as the number of its row was.
"""

from __future__ import annotations

from typing import Any

from modforge.numerals import from_decimal, to_decimal


def plain(column: Any) -> Any:
    """Return a column that is encoded by a dictionary without one, any other as it is."""
    import pyarrow as pa

    return column.dictionary_decode() if pa.types.is_dictionary(column.type) else column


def read(column: Any) -> Any:
    """Return a column of text or integers as a list of integers, any other as it is.

    Text that is not a number stays text, for the engine to refuse with its row.
    """
    import pyarrow as pa

    if pa.types.is_integer(column.type):
        return column.to_pylist()
    if _is_text(column.type):
        return [_number(item) for item in column.to_pylist()]
    return column


def write(numbers: list[int | None], column: Any) -> Any:
    """Return an Arrow column of text, each number as the one of its row in ``column`` is written."""
    import pyarrow as pa

    if not _is_text(column.type):
        return pa.array([None if number is None else to_decimal(number) for number in numbers], pa.string())
    texts = [
        None if number is None else (f"{number:#x}" if _is_hexadecimal(text) else to_decimal(number))
        for number, text in zip(numbers, column.to_pylist(), strict=True)
    ]
    return pa.array(texts, pa.large_string() if pa.types.is_large_string(column.type) else pa.string())


def _is_text(kind: Any) -> bool:
    import pyarrow as pa

    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind))


def _is_hexadecimal(text: str | None) -> bool:
    return text is not None and text.strip().lower().startswith(("0x", "-0x"))


def _number(text: str | None) -> int | str | None:
    if text is None:
        return None
    try:
        return int(text, 16) if _is_hexadecimal(text) else from_decimal(text)
    except ValueError:
        return text
