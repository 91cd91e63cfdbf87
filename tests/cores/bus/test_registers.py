"""The committed files of the registers are those that the description gives, and tools read them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pyslang
import pytest
from peakrdl_ipxact import IPXACTImporter
from systemrdl import RDLCompiler
from systemrdl.node import RegNode

from modforge.cores.bus.register_maps import FOLDER, MAPS, files_of, register_map

UVM = """\
package uvm_pkg;
  typedef longint unsigned uvm_reg_addr_t;
  typedef enum { UVM_NO_COVERAGE = 0 } uvm_coverage_model_e;
  typedef enum { UVM_NO_ENDIAN, UVM_LITTLE_ENDIAN } uvm_endianness_e;
  class uvm_object; endclass
  typedef class uvm_reg;
  typedef class uvm_reg_block;
  class uvm_reg_map extends uvm_object;
    virtual function void add_reg(uvm_reg rg, uvm_reg_addr_t offset, string rights = "RW", bit unmapped = 0);
    endfunction
  endclass
  class uvm_reg_field extends uvm_object;
    function new(string name = "uvm_reg_field"); endfunction
    function void configure(uvm_reg parent, int unsigned size, int unsigned lsb_pos, string access, bit volatile_i,
                            longint unsigned reset, bit has_reset, bit is_rand, bit individually_accessible);
    endfunction
  endclass
  class uvm_reg extends uvm_object;
    function new(string name = "", int unsigned n_bits = 32, int has_coverage = 0); endfunction
    function void configure(uvm_reg_block blk_parent, uvm_object regfile_parent = null, string hdl_path = "");
    endfunction
    virtual function void build(); endfunction
  endclass
  class uvm_reg_block extends uvm_object;
    uvm_reg_map default_map;
    function new(string name = "", int has_coverage = 0); endfunction
    virtual function uvm_reg_map create_map(string name, uvm_reg_addr_t base_addr, int unsigned n_bytes,
                                            uvm_endianness_e endian, bit byte_addressing = 1);
    endfunction
    virtual function void build(); endfunction
  endclass
endpackage
"""
"""What the models use of UVM, with the arguments that its reference names."""


@pytest.mark.parametrize("name", MAPS)
def test_committed_files_are_current(name: str) -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{name}_*")}
    assert committed == files_of(name), "make regenerate writes them anew"


def test_no_other_files() -> None:
    others = {path.name for path in FOLDER.iterdir() if path.name.partition("_")[0] not in MAPS}
    assert others == {f"{name}.rdl" for name in MAPS}


@pytest.mark.parametrize("name", MAPS)
def test_ip_xact_has_the_registers(name: str) -> None:
    compiler = RDLCompiler()
    IPXACTImporter(compiler).import_file(str(FOLDER / f"{name}_registers.xml"))
    found = {
        register.inst_name: (register.raw_address_offset, register.array_dimensions[0] if register.is_array else 1)
        for register in compiler.elaborate().top.descendants(unroll=False)
        if isinstance(register, RegNode)
    }
    assert found == {each: (is_at["address"], is_at["count"]) for each, is_at in register_map(name).items()}


@pytest.mark.parametrize("name", MAPS)
def test_model_for_uvm_is_systemverilog(name: str, tmp_path: Path) -> None:
    (tmp_path / "uvm_macros.svh").write_text("")
    (tmp_path / "uvm_pkg.sv").write_text(UVM)
    (tmp_path / "top.sv").write_text(
        f"module top;\n  {name}_registers_uvm::{name}_registers model = new();\n  initial model.build();\nendmodule\n"
    )
    sources = [tmp_path / "uvm_pkg.sv", FOLDER / f"{name}_registers_uvm.sv", tmp_path / "top.sv"]
    driver = pyslang.driver.Driver()
    driver.addStandardArgs()
    assert driver.parseCommandLine(" ".join(["slang", f"-I{tmp_path}", "--top", "top", *map(str, sources)]))
    assert driver.processOptions() and driver.parseAllSources() and driver.runFullCompilation(True)


@pytest.mark.parametrize(
    "compiler", [("cc", "-std=c11", "-x", "c"), ("c++", "-std=c++11", "-x", "c++")], ids=["c", "c++"]
)
def test_headers_compile(compiler: tuple[str, ...]) -> None:
    for header in sorted(FOLDER.glob("*.h")):
        command = [*compiler, "-ffreestanding", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", str(header)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
