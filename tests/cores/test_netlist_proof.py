"""The proof that a netlist is the core: it ends, it notices a wrong table, and it refuses what is too long."""

import re
import sys
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.prove import netlist_question, prove_netlist

NETLIST = sys.modules["modforge.hardware.prove.netlist"]


@pytest.mark.parametrize(
    ("name", "bits", "family"),
    [
        ("mont_csa42", 4, "ecp5"),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in [
                ("mont_csa42", 4, "xcup"),
                ("mont_csa42", 5, "gates"),
                ("mont_csa_r4", 4, "ecp5"),
                ("mont_csa_r4", 4, "xc7"),
                ("mont_cpa", 4, "ecp5"),
            ]
        ),
    ],
)
def test_a_netlist_is_its_core(tmp_path: Path, name: str, bits: int, family: str) -> None:
    cycles: list[int] = []
    found = prove_netlist(core(name), bits, family=family, directory=tmp_path, progress=cycles.append)
    assert found.verdict == "proved" and found.counterexample is None
    multiplier = core(name)
    assert found.cycles == cycles[-1] == multiplier.cycles(multiplier.parameters(bits)) + 4


def test_a_wrong_table_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*arguments) -> None:
        made(*arguments)
        path = arguments[-1] / NETLIST.VERILOG
        text = path.read_text()
        path.write_text(
            re.sub(r"(?<=\.INIT\(16'h)\w{4}", lambda init: f"{int(init[0], 16) ^ 0xFFFF:04x}", text, count=1)
        )

    made = NETLIST.mapped
    monkeypatch.setattr(NETLIST, "mapped", wrong)
    found = prove_netlist(core("mont_csa42"), 4, family="ecp5", directory=tmp_path)
    assert found.verdict == "false"
    assert found.counterexample is not None and found.counterexample.read_text().startswith("$")


def test_a_stored_difference_is_looked_for_again_without_its_waveforms(tmp_path: Path) -> None:
    asked = netlist_question(core("mont_csa42"), 4, family="ecp5", directory=tmp_path)
    assert asked.holds({"counterexample": None})
    assert not asked.holds({"counterexample": str(tmp_path / "gone.vcd")})


def test_a_long_computation_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"^bits: rsa_core computes for 450 cycles at 16 bits; .* above 21"):
        prove_netlist(core("rsa_core"), 16, family="ecp5", directory=tmp_path)
