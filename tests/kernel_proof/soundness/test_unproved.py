"""Each file with assembly or vector instructions is proved or named, in the code, on the page and by the doctor."""

import re
from pathlib import Path

from modforge.kernel_proof.unproved import OTHER, PROVED, UNPROVED

ROOT = Path(__file__).parents[3]
MACHINE_CODE = re.compile(r"asm!|(?:core|std)::arch::|\b_mm(?:256|512)?_")


def test_each_file_with_machine_code_is_proved_or_named() -> None:
    sources = [
        file for crate in ("modforge", "modforge-lanes") for file in (ROOT / "crates" / crate / "src").rglob("*.rs")
    ]
    found = [file.relative_to(ROOT).as_posix() for file in sources if MACHINE_CODE.search(file.read_text())]
    listed = (*PROVED, *UNPROVED, *OTHER)
    assert len(found) > 40
    assert [file for file in found if sum(file.startswith(one) for one in listed) != 1] == []
    assert [one for one in listed if not any(file.startswith(one) for file in found)] == []


def test_the_page_names_what_is_not_proved() -> None:
    page = " ".join((ROOT / "docs/explanation/kernel-proofs.md").read_text().split())
    assert [what for what in UNPROVED.values() if what not in page] == []
