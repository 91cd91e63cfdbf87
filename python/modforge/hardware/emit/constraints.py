"""Constraints of an emitted core: clock, delays outside of it, and what its reset needs."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

from modforge.cores.model.ports import Port

PERIOD_NS = 10
"""The period of the clock: a place to start from, not a promise."""

OUTSIDE_NS = 2
"""The time that the design around the core takes before an input and after an output: to start from, too."""

DELAYS = Template("""\
create_clock -name $clock -period $period [get_ports $clock]
# Before an input and after an output the design around the core takes $outside ns: put in what it does take.
set_input_delay -clock $clock $outside [get_ports {$inputs}]
set_output_delay -clock $clock $outside [get_ports {$outputs}]
# $reset may fall at any time, but has to rise in step with $clock, as ${prefix}_reset_synchroniser makes
# it: so its rise is timed (recovery and removal), as an input above, and no false path is set on it.
""")

FORMS = {
    "xdc": Template("# Vivado. The core is part of a larger design, so there are no pins.\n$delays"),
    "sdc": Template("# OpenSTA, Quartus. The core is part of a larger design, so there are no pins.\n$delays"),
    "lpf": Template('# nextpnr-ecp5, Diamond.\nFREQUENCY PORT "$clock" $megahertz MHZ;\n'),
}
"""By the ending of the file."""


def constraints(top: str, prefix: str, ports: Sequence[Port], clock: str, reset: str) -> dict[str, str]:
    """Return the files of constraints of a top with these ``ports``, in numbers, by name."""
    values = {
        "clock": clock,
        "reset": reset,
        "prefix": prefix,
        "period": PERIOD_NS,
        "outside": OUTSIDE_NS,
        "megahertz": 1000 // PERIOD_NS,
        "inputs": _named([port for port in ports if port.direction == "input" and port.name != clock]),
        "outputs": _named([port for port in ports if port.direction == "output"]),
    }
    values["delays"] = DELAYS.substitute(values)
    return {f"{top}.{ending}": form.substitute(values) for ending, form in FORMS.items()}


def _named(ports: Sequence[Port]) -> str:
    return " ".join(f"{port.name}[*]" if port.high else port.name for port in ports)
