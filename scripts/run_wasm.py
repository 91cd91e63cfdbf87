"""Run a program of WASI under wasmtime, as cargo's runner: run_wasm.py PROGRAM [ARGUMENT...]."""

import sys

from wasmtime import Engine, ExitTrap, Linker, Module, Store, Trap, WasiConfig


def main(program: str, *arguments: str) -> int:
    """Return the program's status."""
    engine = Engine()
    store, linker = Store(engine), Linker(engine)
    linker.define_wasi()
    surroundings = WasiConfig()
    surroundings.argv = [program, *arguments]
    surroundings.preopen_dir("/", "/")
    surroundings.inherit_env()
    surroundings.inherit_stdout()
    surroundings.inherit_stderr()
    store.set_wasi(surroundings)
    start = linker.instantiate(store, Module.from_file(engine, program)).exports(store)["_start"]
    try:
        start(store)
    except ExitTrap as ended:
        return ended.code
    except Trap as trap:  # a panic
        print(trap, file=sys.stderr)
        return 134
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
