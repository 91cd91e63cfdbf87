"""Compiles generated code to shared libraries."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from modforge.field.check import harness
from modforge.field.code import FieldCode
from modforge.field.errors import CheckError
from modforge.field.write import write
from modforge.files import replacing, write_file


def compile_c(code: FieldCode, directory: Path, compiler: str = "cc") -> Path:
    """Write the C code into a directory and compile it to a shared library there."""
    write(code, directory)
    shim, library = directory / f"{code.prefix}_harness.c", directory / f"{code.prefix}_c.so"
    write_file(shim, harness.c(code))
    warnings = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    options = ["-O3", "-march=native", "-fno-semantic-interposition", "-shared", "-fPIC"]
    _compile([compiler, *warnings, *options], shim, library)
    return library


def compile_rust(code: FieldCode, directory: Path) -> Path:
    """Write the Rust code into a directory and compile it to a shared library there."""
    write(code, directory)
    shim, library = directory / f"{code.prefix}_harness.rs", directory / f"{code.prefix}_rust.so"
    write_file(shim, harness.rust(code))
    options = ["-Copt-level=3", "-Ctarget-cpu=native", "-Cpanic=abort", "-Dwarnings"]
    _compile(["rustc", "--edition=2024", "--crate-type=cdylib", *options], shim, library)
    return library


def _compile(command: list[str], source: Path, library: Path) -> None:
    if shutil.which(command[0]) is None:
        raise CheckError(f"the compiler {command[0]} is not installed")
    # Names without folders: some compilers write them into the library, which is hashed.
    with replacing(library) as fresh:
        command = [*command, "-o", str(fresh.resolve()), source.name]
        done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CheckError(f"{' '.join(command)} failed:\n{done.stderr}")
