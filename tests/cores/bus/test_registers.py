"""The committed header, documentation and map of the registers are those that the description gives."""

import pytest

from modforge.cores.bus.register_maps import FOLDER, MAPS, files

GENERATED = files()


@pytest.mark.parametrize("name", GENERATED)
def test_committed_files_are_current(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == GENERATED[name], "make regenerate writes it anew"


def test_no_other_files() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(GENERATED) | {f"{name}.rdl" for name in MAPS}
