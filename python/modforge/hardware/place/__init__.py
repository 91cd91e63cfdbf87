"""Place and route a core on an ECP5."""

from modforge.hardware.place.method import DEFAULT, PLACERS, Method
from modforge.hardware.place.placement import DEVICES, LUTS_85K, Placement, inputs, place, question

__all__ = ["DEFAULT", "DEVICES", "LUTS_85K", "PLACERS", "Method", "Placement", "inputs", "place", "question"]
