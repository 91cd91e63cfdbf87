"""Find the sources of the measuring program."""

from __future__ import annotations

from pathlib import Path

from modforge.bench.errors import NoCheckoutError

CRATE = Path("crates") / "modforge-bench"


def find_crate() -> Path:
    """Return the folder of the crate in the checkout around this package, or else around the working directory."""
    for start in (Path(__file__).resolve(), Path.cwd()):
        for folder in (start, *start.parents):
            if (folder / CRATE / "Cargo.toml").is_file():
                return folder / CRATE
    raise NoCheckoutError(
        "the comparison with other libraries is built from source: run this in a checkout of the modforge repository"
    )
