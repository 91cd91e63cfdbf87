// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Lite shell for rsa_core: registers, a port for each key register, and the result word by word.
//
// Registers and bits: registers/rsa.rdl, from which the C header and rsa_registers.md are made. The core stands beside
// the shell and is connected to its rsa_* ports.
//
// Every key register, and the message, has one address: its words are written there, lowest first, all of them. They
// can not be read: there is no path from write data to read data, and rsa_core has none either. When a command has ended
// each register starts at its lowest word again, so what was left incomplete can be written anew. RESULT gives the next
// word with every read. Words of keys and the command have 32 bits: a write with some strobes low is an error.
//
// A word or a command that comes while the core is busy is dropped and sets INTERRUPT_STATUS.rejected; the bus does not
// wait for the core. CONTROL.wipe is always heard, and what follows it waits until the core is ready again. Reserved
// addresses, registers that a core without CRT has not, reads of what can only be written and writes of what can only be
// read are answered with SLVERR and change nothing.

module rsa_axi_lite #(
    parameter int Bits = 1024,  // as in rsa_core, shown to software
    parameter int Multiplier = 0,  // as in rsa_core, shown to software
    parameter int Crt = 0,  // as in rsa_core
    parameter int Check = 0,  // as in rsa_core
    parameter int Blind = 0  // as in rsa_core, shown to software
) (
    input logic aclk,
    input logic aresetn,

    input  logic [ 6:0] s_axi_awaddr,
    input  logic        s_axi_awvalid,
    output logic        s_axi_awready,
    input  logic [31:0] s_axi_wdata,
    input  logic [ 3:0] s_axi_wstrb,
    input  logic        s_axi_wvalid,
    output logic        s_axi_wready,
    output logic [ 1:0] s_axi_bresp,
    output logic        s_axi_bvalid,
    input  logic        s_axi_bready,
    input  logic [ 6:0] s_axi_araddr,
    input  logic        s_axi_arvalid,
    output logic        s_axi_arready,
    output logic [31:0] s_axi_rdata,
    output logic [ 1:0] s_axi_rresp,
    output logic        s_axi_rvalid,
    input  logic        s_axi_rready,

    output logic interrupt_o,  // level, high while an enabled event is set

    output logic        rsa_wipe_o,
    output logic        rsa_write_valid_o,
    input  logic        rsa_write_ready_i,
    output logic [ 2:0] rsa_write_register_o,
    output logic [31:0] rsa_write_data_o,
    output logic        rsa_command_valid_o,
    input  logic        rsa_command_ready_i,
    output logic [ 1:0] rsa_command_o,
    output logic [15:0] rsa_length_o,
    input  logic        rsa_busy_i,
    input  logic        rsa_done_i,
    input  logic [ 3:0] rsa_error_i,
    input  logic        rsa_read_valid_i,
    output logic        rsa_read_ready_o,
    input  logic [31:0] rsa_read_data_i
);

  localparam logic [31:0] Id = 32'h4D46_5253;  // "MFRS"

  // Words above those of the page.
  localparam logic [4:0] CommandWord = 5'd8;
  localparam logic [4:0] ResultWord = 5'd9;
  localparam logic [4:0] FirstKeyWord = 5'd16;
  localparam logic [4:0] LastKeyWord = FirstKeyWord + (Crt != 0 ? 5'd5 : 5'd2);
  localparam logic [4:0] PublicWord = FirstKeyWord + 5'd6;

  // --- Bus ---

  logic write_ready;
  logic write;
  logic control;  // CONTROL is written
  logic write_whole;  // all four bytes of a word are
  logic write_known;
  logic [4:0] write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read;
  logic [4:0] read_word;
  logic [31:0] status;
  logic rejected;
  logic arrives;

  register_page #(
      .AddressWidth(7),
      .Id          (Id),
      .Version     (32'h0001_0001),
      .Bits        (32'(Bits)),
      .Fact        ({16'd0, Multiplier[7:0], 5'd0, Blind != 0, Check != 0, Crt != 0})
  ) u_page (
      .aclk          (aclk),
      .aresetn       (aresetn),
      .s_axi_awaddr  (s_axi_awaddr),
      .s_axi_awvalid (s_axi_awvalid),
      .s_axi_awready (s_axi_awready),
      .s_axi_wdata   (s_axi_wdata),
      .s_axi_wstrb   (s_axi_wstrb),
      .s_axi_wvalid  (s_axi_wvalid),
      .s_axi_wready  (s_axi_wready),
      .s_axi_bresp   (s_axi_bresp),
      .s_axi_bvalid  (s_axi_bvalid),
      .s_axi_bready  (s_axi_bready),
      .s_axi_araddr  (s_axi_araddr),
      .s_axi_arvalid (s_axi_arvalid),
      .s_axi_arready (s_axi_arready),
      .s_axi_rdata   (s_axi_rdata),
      .s_axi_rresp   (s_axi_rresp),
      .s_axi_rvalid  (s_axi_rvalid),
      .s_axi_rready  (s_axi_rready),
      .interrupt_o   (interrupt_o),
      .status_i      (status),
      .event_i       ({rejected, arrives}),
      .write_ready_i (write_ready),
      .write_o       (write),
      .control_o     (control),
      .write_word_o  (write_word),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_known_i (write_known),
      .read_o        (read),
      .read_word_o   (read_word),
      .read_data_i   (rsa_read_data_i),
      .read_known_i  (read_word == ResultWord)
  );

  // The core is busy for some cycles after a wipe; what follows on the bus waits for them instead of being rejected.
  logic wiped_q;
  logic wiping;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) wiped_q <= 1'b0;
    else wiped_q <= rsa_wipe_o | wiping;
  end

  assign wiping = wiped_q & rsa_busy_i;
  assign write_ready = ~wiping & ~arrives;
  assign write_whole = write & (write_strobe == 4'b1111);

  // --- Keys, message and commands ---

  // The core begins a register at its lowest word when the word before went to another one. A word to one that it has
  // not, as a command ends, does that for all; the bus waits for it.
  localparam logic [2:0] NoRegister = 3'd7;

  logic write_key;
  logic write_command;

  assign write_key = (write_word >= FirstKeyWord && write_word <= LastKeyWord) ||
                     (Check != 0 && write_word == PublicWord);
  assign write_command = write_word == CommandWord;

  assign rsa_wipe_o = control & write_data[0];
  assign rsa_write_valid_o = (write_whole & write_key) | arrives;
  assign rsa_write_register_o = arrives ? NoRegister : write_word[2:0];
  assign rsa_write_data_o = arrives ? '0 : write_data;
  assign rsa_command_valid_o = write_whole & write_command;
  assign rsa_command_o = write_data[1:0];
  assign rsa_length_o = write_data[31:16];
  assign rsa_read_ready_o = read & (read_word == ResultWord);

  // --- Events ---

  logic done_q;

  assign rejected = (rsa_write_valid_o & ~rsa_write_ready_i)
                  | (rsa_command_valid_o & ~rsa_command_ready_i);
  assign arrives = rsa_done_i & ~done_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) done_q <= 1'b0;
    else done_q <= rsa_done_i;
  end

  // --- Answers ---

  assign write_known = (write_key | write_command) & (write_strobe == 4'b1111);
  assign status = {23'd0, rsa_read_valid_i, rsa_error_i, 2'd0, rsa_done_i, rsa_busy_i};

endmodule
