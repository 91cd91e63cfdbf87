"""Paths between the registers of a mapped netlist: in levels, in cells of carry chains, and in ns.

Those in ns are by a stated model of a device family.
"""

from modforge.hardware.delays.chains import chain
from modforge.hardware.delays.families import MODELS
from modforge.hardware.delays.levels import levels
from modforge.hardware.delays.model import Delay, Model, ModelledPath
from modforge.hardware.delays.walk import Path, longest_path

__all__ = ["MODELS", "Delay", "Model", "ModelledPath", "Path", "chain", "levels", "longest_path"]
