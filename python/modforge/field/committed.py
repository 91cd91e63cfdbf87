"""The fields that Rust crates of the repository hold; ``python -m modforge.field.committed`` writes them anew."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from pathlib import Path

from modforge.field.code import FieldCode, generate
from modforge.field.lanes.code import lane_code
from modforge.field.lanes.rust import emit as lanes
from modforge.files import write_file

DIGITS = {
    "p1305": 2**130 - 5,
    "p521": 2**521 - 1,
    "p448": 2**448 - 2**224 - 1,
}
"""Moduli by the names of their modules: those whose elements are held in digits."""

FULL_WORDS = {
    "p25519": 2**255 - 19,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
    "n25519": 2**252 + 0x14DEF9DEA2F79CD65812631A5CF5D3ED,
    "n448": 2**446 - 0x8335DC163BB124B65129C96FDE933D8D723A70AADC873D6D54A7BB0D,
    "n256": 2**256 - 2**224 + 2**192 - 0x4319055258E8617B0C46353D039CDAAF,
    "n384": 2**384 - 0x389CB27E0BC8D220A7E5F24DB74F58851313E695333AD68D,
    "n521": 2**521 - 0x5AE79787C40D069948033FEB708F65A2FC44A36477663B851449048E16EC79BF7,
    "nsecp256k1": 2**256 - 0x14551231950B75FC4402DA1732FC9BEBF,
}
"""Fields over full words; the orders of the groups of points start with n.

Digits that are folded would do for the primes 2^m - c as well, and a product waits less for its carries there. But
points are added by several products side by side and by sums, which carry in every digit: over full words they take
0.8 to 0.9 of the time (Zen 4, rustc 1.95).
"""


DSTU9041 = {
    "p256c435": 2**256 - 435,
    "p256c1539": 2**256 - 1539,
    "p384c7467": 2**384 - 7467,
    "p512c875": 2**512 - 875,
    "p512c6579": 2**512 - 6579,
    "p768c22467": 2**768 - 22467,
    "n256c435": 2**254 + 0x29E26087789BC2815BDFF97093543CCF,
    "n512c875": 2**510 + 0x28A3CE52209E2BD4952882D5574165192C46C0D0311FEA6BF9FECE70EE63B59F,
    "n256c1539": 2**254 + 0x412E994309D80E83AFA4642085233F05,
    "n384c7467": 2**382 + 0x7269FD2518A6AC30A3FA9F3931A347FA8BAC4843ECF19B5F,
    "n512c6579": 2**510 + 0x17F1EF80AF949ECB3AC390D869E51ACD0E05576A5B2F6A96416B8365C69B687B,
    "n768c22467": (
        2**766 + 0x5616FD85445E620B96CE7B9971B100DE2945CF2FC4359CF343B1CD6C8C58C87B26689C5528D69695A2B88620AFBF775F
    ),
}
"""Fields of the curves of DSTU 9041, over full words as well."""

CRATES = (
    ("modforge-fields", "crate::Field", "unsaturated", DIGITS),
    ("modforge-fields", "crate::Field", None, FULL_WORDS),
    ("modforge-fields-dstu", "modforge_fields::Field", None, DSTU9041),
)
"""Which crate holds which fields: its name, the trait as it names it, the kind of layout, the moduli."""

NAMES = tuple(name for *_, fields in CRATES for name in fields)
"""All of them."""

LANES = ("p1305", "p25519", "p256", "p384", "secp256k1")
"""The fields that the crate ``modforge-lanes`` holds, eight elements side by side."""


DIGESTS = Path("tests/field/committed.sha256")
"""SHA-256 of each file, as ``sha256sum`` writes it: what was edited by hand is seen without generating it."""


def codes(names: Collection[str] = NAMES) -> Iterator[tuple[Path, FieldCode]]:
    """Generate those of these names: the place from the root of the repository, and the code."""
    for crate, trait, kind, fields in CRATES:
        for name, p in fields.items():
            if name not in names:
                continue
            code = generate(p, name=name, prefix=f"fe_{name}", kind=kind, trait=trait)
            yield Path("crates") / crate / "src" / f"{name}.rs", code


def in_lanes() -> Iterator[tuple[Path, str]]:
    """Generate those of eight elements: the place from the root of the repository, and the text."""
    folder = Path("crates/modforge-lanes/src/fields")
    yield folder / "vector.rs", lanes.vector()
    for name in LANES:
        p = (DIGITS | FULL_WORDS)[name]
        yield (
            folder / f"{name}.rs",
            lanes.source(lane_code(p, name=name, prefix=f"fe_{name}", trait="crate::LaneField")),
        )


def main() -> None:
    """Write the modules of the crates; run from the root of the repository."""
    digests = ""
    for path, text in (*((path, code.rust_source) for path, code in codes()), *in_lanes()):
        write_file(path, text)
        print(path)
        digests += f"{hashlib.sha256(text.encode()).hexdigest()}  {path}\n"
    write_file(DIGESTS, digests)


if __name__ == "__main__":
    main()
