"""Testbenches for a core on a bus: their frame, and an AXI4-Lite master or the two ends of a stream.

Those of one kind of core add what they check.
"""

from __future__ import annotations

from string import Template

from modforge.cores.bus.register_maps import register_map
from modforge.cores.bus.shells import Shell
from modforge.cores.model.ports import read_ports

FRAME = """\
// Testbench of $top, written by modforge. $about

module ${top}_tb;

  localparam int Words = $words;  // of a result
  localparam int Wide = 32 * Words;
$declarations
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  int passed = 0;
  int failed = 0;
  int refused = 0;
  int cycles;
  logic [31:0] word;
  logic [Wide-1:0] result;

$bus
$tasks
  always #1 clk = ~clk;

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
$prepare$calls
    $$display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $$fatal(1);
    $$finish;
  end

endmodule
"""

AXI_LITE = """\
  logic [$address_high:0] awaddr = '0;
  logic awvalid = 1'b0;
  wire awready;
  logic [31:0] wdata = '0;
  logic wvalid = 1'b0;
  wire wready;
  wire [1:0] bresp;
  wire bvalid;
  logic [$address_high:0] araddr = '0;
  logic arvalid = 1'b0;
  wire arready;
  wire [31:0] rdata;
  wire [1:0] rresp;
  wire rvalid;
  wire interrupt;

  $top dut (
      .aclk         (clk),
      .aresetn      (rst_n),
      .s_axi_awaddr (awaddr),
      .s_axi_awvalid(awvalid),
      .s_axi_awready(awready),
      .s_axi_wdata  (wdata),
      .s_axi_wstrb  (4'b1111),
      .s_axi_wvalid (wvalid),
      .s_axi_wready (wready),
      .s_axi_bresp  (bresp),
      .s_axi_bvalid (bvalid),
      .s_axi_bready (1'b1),
      .s_axi_araddr (araddr),
      .s_axi_arvalid(arvalid),
      .s_axi_arready(arready),
      .s_axi_rdata  (rdata),
      .s_axi_rresp  (rresp),
      .s_axi_rvalid (rvalid),
      .s_axi_rready (1'b1),
      .interrupt_o  (interrupt)
  );

  logic address_taken;
  logic data_taken;

  // Inputs change and outputs are read on falling edges; no output follows an input in the same cycle.
  task automatic bus_write(input logic [$address_high:0] address, input logic [31:0] data);
    awaddr  = address;
    awvalid = 1'b1;
    wdata   = data;
    wvalid  = 1'b1;
    while (awvalid || wvalid) begin
      address_taken = awready;
      data_taken = wready;
      @(negedge clk);
      if (address_taken) awvalid = 1'b0;
      if (data_taken) wvalid = 1'b0;
    end
    while (!bvalid) @(negedge clk);
    if (bresp != 2'b00) refused = refused + 1;
  endtask

  task automatic bus_read(input logic [$address_high:0] address, output logic [31:0] data);
    araddr  = address;
    arvalid = 1'b1;
    while (!arready) @(negedge clk);
    @(negedge clk);
    arvalid = 1'b0;
    while (!rvalid) @(negedge clk);
    if (rresp != 2'b00) refused = refused + 1;
    data = rdata;
  endtask

  task automatic wait_for_interrupt(input int max_cycles);
    cycles = 0;
    while (!interrupt && cycles <= max_cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
  endtask
"""

AXI_LITE_WINDOWS = """\
  logic error;

  task automatic load(input logic [$address_high:0] address, input logic [Wide-1:0] number);
    for (int i = 0; i < Words; i++) bus_write(address + 4 * i[$address_high:0], number[32*i+:32]);
  endtask

  // From the start to the result.
  task automatic finish(input int max_cycles);
    wait_for_interrupt(max_cycles);
    bus_read($STATUS, word);
    error = word[1];
    bus_write($INTERRUPT_STATUS, 32'd1);
    for (int i = 0; i < Words; i++) begin
      bus_read($RESULT + 4 * i[$address_high:0], word);
      result[32*i+:32] = word;
    end
  endtask
"""
"""Tasks for the shells with operand windows."""

AXI_STREAM = """\
  logic [31:0] in_data = '0;
  logic in_last = 1'b0;
  logic in_valid = 1'b0;
  wire in_ready;
  wire [31:0] out_data;
  wire [$user_high:0] out_user;
  wire out_last;
  wire out_valid;
  logic out_ready = 1'b0;
  logic [$user_high:0] user;
  int received;

  $top dut (
      .aclk         (clk),
      .aresetn      (rst_n),
$pins      .s_axis_tdata (in_data),
      .s_axis_tlast (in_last),
      .s_axis_tvalid(in_valid),
      .s_axis_tready(in_ready),
      .m_axis_tdata (out_data),
      .m_axis_tuser (out_user),
      .m_axis_tlast (out_last),
      .m_axis_tvalid(out_valid),
      .m_axis_tready(out_ready)
  );

  // Inputs change and outputs are read on falling edges; no output follows an input in the same cycle.
  task automatic send(input logic [31:0] data, input logic last_word);
    in_data  = data;
    in_last  = last_word;
    in_valid = 1'b1;
    out_ready = 1'b1;  // an answer that comes too late must not hold this up
    while (!in_ready) @(negedge clk);
    @(negedge clk);
    in_valid  = 1'b0;
    out_ready = 1'b0;
  endtask

  // A packet: its words, and TUSER of the last one.
  task automatic receive(input int max_cycles);
    cycles = 0;
    while (!out_valid && cycles <= max_cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    out_ready = 1'b1;
    result = '0;
    received = 0;
    word = 32'd0;
    while (out_valid && !word[0]) begin
      result = result >> 32;
      result[Wide-1-:32] = out_data;
      received = received + 1;
      word[0] = out_last;
      user = out_user;
      @(negedge clk);
    end
    out_ready = 1'b0;
    if (!word[0]) refused = refused + 1;
  endtask
"""

INTERRUPT_ON_DONE = "    bus_write($INTERRUPT_ENABLE, 32'd1);\n"


def testbench(
    top: str, shell: Shell, *, about: str, words: int, tasks: str, calls: str, declarations: str = "", pins: str = ""
) -> str:
    """Return the testbench of ``top``.

    ``about`` says what it compares. The ``tasks`` are made of what the bus above offers, the ``calls`` are made in this
    order. ``pins`` connects what only this shell has. In all of them ``$NAME`` stands for the address of a register.
    """
    ports = {port.name: port for port in read_ports(shell.paths()[-1])}
    lite = shell.bus == "axi-lite"
    values = {"top": top, "about": about, "words": str(words), "pins": pins}
    if lite:
        high = ports["s_axi_awaddr"].high
        registers = register_map(shell.prefix)
        values |= {name: f"{int(high) + 1}'d{register['address']}" for name, register in registers.items()}
        values |= {"address_high": high}
    else:
        values |= {"user_high": ports["m_axis_tuser"].high}
    parts = {
        "declarations": declarations,
        "bus": AXI_LITE if lite else AXI_STREAM,
        "tasks": tasks,
        "prepare": INTERRUPT_ON_DONE if lite else "",
        "calls": calls.rstrip(),
    }
    values |= {name: Template(text).substitute(values) for name, text in parts.items()}
    return Template(FRAME).substitute(values)
