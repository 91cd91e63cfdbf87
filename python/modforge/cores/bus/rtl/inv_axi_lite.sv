// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Lite shell for any inverter: registers, operand windows, and the result that the inverter shows.
//
// Registers and bits: registers/inv.rdl, from which the C header and inv_registers.md are made. The inverter stands
// beside the shell and is connected to its inv_* ports, so one shell serves them all.
//
//   write CONTROL.start -- offer -- run ------------- done
//                           |        |                 |
//      the old result leaves,     x, error          RESULT shows x
//      inverter takes a, m, mode
//
// a and m have Bits bits; bits above in the highest word of a window are not kept. While the inverter has not taken the
// operands, writes wait on the bus; once it has, the windows can be loaded with the next ones. The result has no register
// here: the inverter keeps it until the next start. RESULT reads 0 while busy and before the first result; after an error
// it reads the greatest common divisor.
//
// A start while busy does nothing but set INTERRUPT_STATUS.rejected. Reserved addresses, words beyond the width, reads
// of operands and writes of what can only be read are answered with SLVERR and change nothing. Reset clears every
// register, the operands included.

module inv_axi_lite #(
    parameter int Bits = 64,  // of the modulus of the inverter, at most 32768
    parameter int Exponent = Bits  // E of R = 2^E, shown to software
) (
    input logic aclk,
    input logic aresetn,

    input  logic [13:0] s_axi_awaddr,
    input  logic        s_axi_awvalid,
    output logic        s_axi_awready,
    input  logic [31:0] s_axi_wdata,
    input  logic [ 3:0] s_axi_wstrb,
    input  logic        s_axi_wvalid,
    output logic        s_axi_wready,
    output logic [ 1:0] s_axi_bresp,
    output logic        s_axi_bvalid,
    input  logic        s_axi_bready,
    input  logic [13:0] s_axi_araddr,
    input  logic        s_axi_arvalid,
    output logic        s_axi_arready,
    output logic [31:0] s_axi_rdata,
    output logic [ 1:0] s_axi_rresp,
    output logic        s_axi_rvalid,
    input  logic        s_axi_rready,

    output logic interrupt_o,  // level, high while an enabled event is set

    output logic            inv_valid_o,
    input  logic            inv_ready_i,
    output logic [Bits-1:0] inv_a_o,
    output logic [Bits-1:0] inv_m_o,
    output logic [     1:0] inv_mode_o,
    output logic            inv_fixed_o,
    input  logic            inv_valid_i,
    output logic            inv_ready_o,
    input  logic [Bits-1:0] inv_x_i,
    input  logic            inv_error_i
);

  localparam logic [31:0] Id = 32'h4D46_494E;  // "MFIN"

  localparam int Words = (Bits + 31) / 32;

  // Pages of 4 KiB above that of the registers.
  localparam logic [1:0] A = 2'd1;
  localparam logic [1:0] M = 2'd2;
  localparam logic [1:0] Result = 2'd3;

  // --- Bus ---

  logic write_ready;
  logic write;
  logic control;  // CONTROL is written
  logic write_operand;
  logic [1:0] write_page;
  logic [9:0] write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read;
  logic read_result;
  logic [1:0] read_page;
  logic [9:0] read_word;
  logic [31:0] read_data;
  logic [31:0] status;
  logic rejected;
  logic arrives;

  register_page #(
      .AddressWidth(14),
      .Id          (Id),
      .Bits        (32'(Bits)),
      .Fact        (32'(Exponent))
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
      .write_word_o  ({write_page, write_word}),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_known_i (write_operand),
      .read_o        (read),
      .read_word_o   ({read_page, read_word}),
      .read_data_i   (read_data),
      .read_known_i  (read_result)
  );

  // Reads change nothing.
  logic unused_read;
  assign unused_read = read;

  // --- From the start to the result ---

  logic offer_q;
  logic run_q;
  logic [1:0] mode_q;
  logic fixed_q;

  logic busy;
  logic start;
  logic taken;

  assign busy = offer_q | run_q;
  assign start = control & write_data[0];
  assign rejected = start & busy;
  assign taken = offer_q & inv_ready_i;
  assign arrives = run_q & inv_valid_i;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      offer_q <= 1'b0;
      run_q   <= 1'b0;
      mode_q  <= '0;
      fixed_q <= 1'b0;
    end else begin
      offer_q <= (start & ~busy) | (offer_q & ~inv_ready_i);
      run_q   <= taken | (run_q & ~inv_valid_i);
      if (start && !busy) {fixed_q, mode_q} <= write_data[3:1];
    end
  end

  assign inv_valid_o = offer_q;
  assign inv_mode_o  = mode_q;
  assign inv_fixed_o = fixed_q;
  // What is still there when a start is offered is the old result.
  assign inv_ready_o = offer_q;

  // --- Operands ---

  operand_window #(
      .Bits(Bits)
  ) u_a (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (write & (write_page == A)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (inv_a_o)
  );

  operand_window #(
      .Bits(Bits)
  ) u_m (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (write & (write_page == M)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (inv_m_o)
  );

  // --- Answers ---

  logic shown;
  logic [31:0] result_data;

  // The operands stay as they are until the inverter has taken them.
  assign write_ready = ~offer_q;
  assign write_operand = write_word < 10'(Words) && (write_page == A || write_page == M);

  assign shown = inv_valid_i & ~busy;
  assign status = {30'd0, shown & inv_error_i, busy};

  assign read_result = read_page == Result && read_word < 10'(Words);
  assign result_data = 32'((32 * Words)'(inv_x_i) >> {read_word, 5'd0});
  assign read_data = shown ? result_data : '0;

endmodule
