"""Read the registers of ``mont_redundant``, alone or inside a processor."""

from __future__ import annotations

from typing import Any

from modforge.cores.mont_redundant.golden import Shape, Shared, State


def redundant_registers(core: Any, shape: Shape) -> State:
    """Read the registers; those of the datapath are in one of two modules."""

    def read(module: Any, name: str) -> int:
        return int(getattr(module, f"{name}_q").value)

    if shape.cycles == 1:
        path = core.gen_single.u_product
        datapath = Shared(x=read(path, "a"), b=0 if shape.square else read(path.gen_general, "b"))
    else:
        path = core.gen_shared.u_product
        datapath = Shared(
            x=read(path, "x"),
            b=read(path, "b"),
            sum=read(path, "sum"),
            high=read(path, "high"),
            top=read(path, "top"),
            pass_=read(path, "pass"),
            in_q=bool(read(path, "in_q")),
            in_s=bool(read(path, "in_s")),
        )
    return State(
        busy=bool(read(core, "busy")),
        valid=bool(read(core, "valid")),
        m=read(core, "m"),
        mp=read(core, "mp"),
        z=read(core, "z"),
        datapath=datapath,
    )
