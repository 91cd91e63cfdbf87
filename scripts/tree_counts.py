"""Print the largest rooms of a checkout, and the circles between its files, by today's rules of tests/structure.

    python scripts/tree_counts.py [CHECKOUT]

``CHECKOUT`` is this one unless named. The rules are this one's for both, so that an older one can be compared.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "structure"))

from modules import circle, imports_of  # noqa: E402
from rust_modules import circles  # noqa: E402
from rust_modules import imports_of as imports_of_crate  # noqa: E402
from test_rooms import counts  # noqa: E402

SOURCES = re.compile(r"crates/[^/]+/src/|python/")
ROOMS = 3


def main(checkout: Path) -> None:
    """Print rooms with all their files and with those that the test counts, then circles."""
    listed = subprocess.run(["git", "-C", checkout, "ls-files"], capture_output=True, text=True, check=True)
    files = [file for file in listed.stdout.splitlines() if SOURCES.match(file)]
    for what, rooms in (
        ("all files", Counter(str(PurePosixPath(file).parent) for file in files)),
        ("files to look through", counts(files)),
    ):
        print(f"{what}:", ", ".join(f"{room} {count}" for room, count in rooms.most_common(ROOMS)))
    for crate in sorted(checkout.glob("crates/*/src")):
        for group in circles(imports_of_crate(crate)):
            print(f"circle in {crate.parent.name}:", *sorted({name.partition("::")[0] for name in group}))
    print("modules of Python in circles:", len(circle(imports_of(checkout / "python" / "modforge", "modforge"))))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT)
