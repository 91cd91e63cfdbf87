"""A system on chip around a core: a RISC-V processor that runs the core's driver, simulated.

LiteX makes the system, a compiler for RISC-V the firmware, Verilator the simulation. The firmware prints what came
out, and that is compared with Python's integers here once more.
"""
