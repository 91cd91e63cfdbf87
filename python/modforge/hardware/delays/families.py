"""The families that have a model of delays, with the source of each figure."""

from __future__ import annotations

from modforge.hardware.delays.model import Block, Delay, Model

NEXTPNR = "nextpnr"
"""The file of delays that nextpnr 0.11 writes (SDF), the slowest of each, at speed grade 6."""

RAPIDWRIGHT = "RapidWright"
"""P. Maidee, C. Neely, A. Kaviani, C. Lavin, An Open-Source Lightweight Timing Model for RapidWright, 2019: the
terms of delay that RapidWright has for UltraScale+, speed grade -2."""

DSP = "RapidWright, a DSP48E2"
"""The path by Vivado that RapidWright's sources keep: A[13] to P[16] of a DSP48E2 without registers, 1.514 ns."""

FITTED = "least squares over routed periods"
ASSUMED = "assumed"

FACTOR = 0.361
"""How many times as long as on ECP5 a wire takes on UltraScale+: then our multipliers of 128 and 256 bits have, in the
mean, the shares of cells and wires that San's table III prints of routed ones (0.370 and 0.352)."""

ECP5 = Model(
    family="ecp5",
    device="ECP5, speed grade 6",
    table=Delay(0.236, NEXTPNR),
    choice=Delay(0.165, NEXTPNR),
    choose=Delay(0.256, NEXTPNR),
    chain_enter=Delay(0.447, NEXTPNR),
    chain_step=Delay(0.071, NEXTPNR),
    chain_leave=Delay(0.443, NEXTPNR),
    chain_sum=Delay(0.236, NEXTPNR),
    chain_across=Delay(0.850, f"{NEXTPNR}: into the carry and out"),
    block=Block(
        read=Delay(0, "part of the multiplier"),
        multiply=Delay(3.927, NEXTPNR),
        add=Delay(0, "part of the multiplier"),
        write=Delay(0, "part of the multiplier"),
        register=Delay(0.735, NEXTPNR),
        setup=Delay(0.084, NEXTPNR),
    ),
    memory=Delay(0.761, f"{ASSUMED}: a flip-flop and a table"),
    register=Delay(0.525, NEXTPNR),
    setup=Delay(0, NEXTPNR),
    wire_one=Delay(0.568, FITTED),
    wire_doubling=Delay(0.143, FITTED),
    wire_stiff=Delay(1.424, FITTED),
)


def _scaled(slow: Delay) -> Delay:
    """Return a wire of UltraScale+."""
    return Delay(round(FACTOR * slow.ns, 3), f"{FACTOR} of ECP5's, by San's table III")


ULTRASCALE_PLUS = Model(
    family="xcup",
    device="Virtex UltraScale+, speed grade -2",
    table=Delay(0.092, f"{RAPIDWRIGHT}: mean of the six inputs"),
    choice=Delay(0.127, f"{RAPIDWRIGHT}: from the table, through, to the output"),
    choose=Delay(0.109, RAPIDWRIGHT),
    chain_enter=Delay(0.201, f"{RAPIDWRIGHT}: from the lowest table, in half a CARRY8"),
    chain_step=Delay(0.035, f"{RAPIDWRIGHT}: half of a CARRY8 and of the way to the next"),
    chain_leave=Delay(0.112, f"{RAPIDWRIGHT}: to the highest sum of half a CARRY8"),
    chain_sum=Delay(0.105, f"{RAPIDWRIGHT}: mean of a CARRY8, with the ways in and out"),
    chain_across=Delay(0.184, f"{RAPIDWRIGHT}: from the lowest table to the highest sum of half a CARRY8"),
    block=Block(
        read=Delay(0.192, DSP),
        multiply=Delay(0.581, f"{DSP}: with the stage of the adder before it"),
        add=Delay(0.632, f"{DSP}: with the stage of the product"),
        write=Delay(0.109, DSP),
        register=Delay(0.294, f"{DSP}: from the clock to an output, less the stages behind the register"),
        setup=Delay(0.025, f"{ASSUMED}: as of a flip-flop"),
    ),
    memory=Delay(1.003, f"{RAPIDWRIGHT}: a block of memory without a register at its output"),
    register=Delay(0.077, RAPIDWRIGHT),
    setup=Delay(0.025, f"{RAPIDWRIGHT}: the way from the table, less what a flip-flop has after the edge"),
    wire_one=_scaled(ECP5.wire_one),
    wire_doubling=_scaled(ECP5.wire_doubling),
    wire_stiff=_scaled(ECP5.wire_stiff),
)

MODELS = {model.family: model for model in (ECP5, ULTRASCALE_PLUS)}
"""The models by the family that Yosys maps to."""
