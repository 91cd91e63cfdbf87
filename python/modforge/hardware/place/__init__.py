"""Place and route a core on a device."""

from modforge.hardware.place.devices import DEVICES, LUTS_85K
from modforge.hardware.place.method import DEFAULT, PLACERS, Method
from modforge.hardware.place.placement import Placement, inputs, place, question

__all__ = ["DEFAULT", "DEVICES", "LUTS_85K", "PLACERS", "Method", "Placement", "inputs", "place", "question"]
