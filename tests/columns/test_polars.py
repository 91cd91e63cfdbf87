"""Expressions of Polars, eager and lazy, against Python's own integers."""

import polars as pl
import pytest

import modforge
import modforge.polars as mf

P = 2**127 - 1
NUMBERS = [pow(3, i, P) for i in range(200)]
FRAME = pl.DataFrame(
    {"id": range(201), "x": [x.to_bytes(16, "big") for x in NUMBERS] + [None], "e": [bytes([i]) for i in range(201)]}
)


def numbers(column: pl.Series) -> list[int | None]:
    return [None if x is None else int.from_bytes(x, "big") for x in column.to_list()]


def test_expressions():
    found = FRAME.with_columns(
        power=mf.powmod("x", 65537, P),
        public=mf.powmod("x", 65537, P, vartime=True),
        each=mf.powmod(pl.col("x"), "e", P),
        fixed=mf.powmod(5, "e", P),
        moduli=mf.powmod("x", 3, pl.col("x")),
        product=mf.mulmod("x", "x", P),
        twice=mf.mulmod(2, "x", P),
        inverse=mf.invert("x", P),
        sum=mf.add("x", 5, P),
        difference=mf.sub(5, "x", P),
        negative=mf.neg("x", P),
    )
    assert found["id"].to_list() == [*range(201)]
    expected = {
        "power": [pow(x, 65537, P) for x in NUMBERS],
        "public": [pow(x, 65537, P) for x in NUMBERS],
        "each": [pow(x, i, P) for i, x in enumerate(NUMBERS)],
        "moduli": [0 for _ in NUMBERS],
        "product": [x * x % P for x in NUMBERS],
        "twice": [2 * x % P for x in NUMBERS],
        "inverse": [pow(x, -1, P) for x in NUMBERS],
        "sum": [(x + 5) % P for x in NUMBERS],
        "difference": [(5 - x) % P for x in NUMBERS],
        "negative": [-x % P for x in NUMBERS],
    }
    for name, values in expected.items():
        assert numbers(found[name]) == [*values, None], name
    assert numbers(found["fixed"]) == [pow(5, i, P) for i in range(201)]


def test_literals_and_aggregates_have_one_row_as_in_polars():
    """A literal is one row, which Polars repeats beside columns; without a frame it must not vanish."""
    literal = mf.powmod(pl.lit(b"\x02"), pl.lit(b"\x03"), pl.lit(b"\x61"))
    for own, ours in ((pl.lit(8), literal), (pl.col("x").first(), mf.powmod(pl.col("x").first(), 1, P))):
        grouped = FRAME.head(3).group_by("id", maintain_order=True)
        assert FRAME.select(ours).height == FRAME.select(own).height == 1
        assert FRAME.select("id", y=ours).height == 201
        assert [isinstance(y, list) for y in grouped.agg(y=ours)["y"].to_list()] == [False] * 3
    assert pl.select(literal).item() == FRAME.lazy().select(literal).collect(engine="streaming").item() == b"\x08"
    assert FRAME.select(mf.mulmod(mf.sum("x", P), "x", P)).height == 201
    with pytest.raises(modforge.NotInvertible, match="row 0: 0 has no inverse"):
        FRAME.select(mf.invert(pl.lit(b"\x00"), P))


def test_the_name_is_that_of_the_first_column():
    assert FRAME.select(mf.powmod("x", 3, P)).columns == ["x"]
    assert FRAME.select(mf.mulmod(3, pl.col("x"), P).alias("y")).columns == ["y"]


def test_namespace():
    x = pl.col("x").modforge
    found = FRAME.select(a=x.powmod("e", P), b=x.mulmod("x", P), c=x.invert(P, vartime=True))
    assert found.equals(FRAME.select(a=mf.powmod("x", "e", P), b=mf.mulmod("x", "x", P), c=mf.invert("x", P)))
    found = FRAME.select(a=x.add("e", P), b=x.sub("e", P), c=x.neg(P))
    assert found.equals(FRAME.select(a=mf.add("x", "e", P), b=mf.sub("x", "e", P), c=mf.neg("x", P)))


def test_lazy_and_in_streams_and_groups(tmp_path):
    FRAME.write_parquet(tmp_path / "in.parquet", row_group_size=17)
    lazy = pl.scan_parquet(tmp_path / "in.parquet").filter(pl.col("id") > 100).select("id", y=mf.powmod("x", 3, P))
    expected = [*(pow(x, 3, P) for x in NUMBERS[101:]), None]
    assert numbers(lazy.collect()["y"]) == expected
    assert numbers(lazy.collect(engine="streaming").sort("id")["y"]) == expected
    grouped = FRAME.group_by(pl.col("id") % 3).agg(mf.powmod("x", 3, P).alias("y")).explode("y")
    assert sorted(grouped["y"].drop_nulls()) == sorted(pow(x, 3, P).to_bytes(16, "big") for x in NUMBERS)


def test_aggregates(tmp_path):
    both = FRAME.select(sum=mf.sum("x", P), dot=mf.dot("x", "e", P))
    assert both.height == 1
    assert numbers(both["sum"]) == [sum(NUMBERS) % P]
    assert numbers(both["dot"]) == [sum(x * e for e, x in enumerate(NUMBERS)) % P]
    x = pl.col("x").modforge
    FRAME.write_parquet(tmp_path / "in.parquet", row_group_size=17)
    lazy = pl.scan_parquet(tmp_path / "in.parquet").group_by(pl.col("id") % 3).agg(s=x.sum(P), d=x.dot("e", P))
    for found in (lazy.collect().sort("id"), lazy.collect(engine="streaming").sort("id")):
        groups = [[*enumerate(NUMBERS)][k::3] for k in range(3)]
        assert numbers(found["s"]) == [sum(x for _, x in group) % P for group in groups]
        assert numbers(found["d"]) == [sum(e * x for e, x in group) % P for group in groups]
    text = pl.DataFrame({"x": ["60", "2", None]})
    assert text.select(mf.sum("x", 97, encoding="hex")).item() == "01"
    assert text.select(mf.dot("x", 2, 97, encoding="hex")).item() == "02"
    assert pl.DataFrame({"x": []}, schema={"x": pl.Binary}).select(mf.sum("x", P)).item() == bytes(16)


def test_errors():
    bad = pl.DataFrame({"x": [b"\1", b"\0", b"\3"]})
    assert numbers(bad.select(mf.invert("x", 7, on_error="null")).to_series()) == [1, None, 5]
    with pytest.raises((modforge.NotInvertible, pl.exceptions.ComputeError), match="row 1: 0 has no inverse"):
        bad.select(mf.invert("x", 7))
    with pytest.raises(TypeError, match=r"^operands: one must be a column, not a number$"):
        mf.powmod(2, 3, 5)
    with pytest.raises(ValueError, match=r"^modulus: must be at least 1$"):
        mf.mulmod("x", 3, 0)
    with pytest.raises((TypeError, pl.exceptions.ComputeError), match="must be a column of binary"):
        pl.DataFrame({"x": ["text"]}).select(mf.powmod("x", 3, 5))


def test_hexadecimal_text():
    frame = pl.DataFrame({"x": ["ff", None, "0x2"], "n": ["61", "61", "101"]})
    found = frame.lazy().select(
        power=mf.powmod("x", 5, pl.col("n"), encoding="hex"),
        product=mf.mulmod("x", 3, 2**61 - 1, encoding="hex"),
        inverse=pl.col("x").modforge.invert(97, encoding="hex"),
    )
    assert found.collect_schema() == dict.fromkeys(("power", "product", "inverse"), pl.String)
    assert found.collect().to_dict(as_series=False) == {
        "power": [f"{pow(255, 5, 97):02x}", None, "0020"],
        "product": [f"{765:016x}", None, f"{6:016x}"],
        "inverse": [f"{pow(255, -1, 97):02x}", None, f"{49:02x}"],
    }
