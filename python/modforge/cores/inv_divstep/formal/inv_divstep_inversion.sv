// SPDX-License-Identifier: MIT OR Apache-2.0
// All inversions of one width at once, from reset to result: time, error flag, residue and bounds. Assumed is the
// contract alone. Every inversion takes the most cycles of its mode, whatever fixed_i is.

module inv_divstep_inversion #(
    parameter int Bits = 4,
    parameter int Exponent = Bits,
    parameter int Steps = 1,
    parameter int BlockBits = Bits + 1
) (
    input logic            clk_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i
);

  localparam int Conversion = (Exponent + Steps - 1) / Steps;
  localparam int Main = ((45907 * Bits + 30179) / 19929 + 2 * Steps - 2) / Steps;
  localparam int Tail = ($clog2(Main * Steps + 1) + 2 * Steps + 1) / Steps;
  localparam int Cycles = Main + Tail + (Bits + BlockBits - 1) / BlockBits + 3;

  logic reset_n;
  logic start;
  logic ready;
  logic valid;
  logic take;
  logic error;
  logic [Bits-1:0] x;

  inv_divstep #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Steps(Steps),
      .BlockBits(BlockBits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (reset_n),
      .valid_i(start),
      .ready_o(ready),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .valid_o(valid),
      .ready_i(take),
      .x_o    (x),
      .error_o(error)
  );

  inverter_inversion #(
      .Bits    (Bits),
      .Exponent(Exponent),
      .Cycles0 (Cycles),
      .Cycles1 (Cycles + Conversion),
      .Cycles3 (Cycles + 2 * Conversion)
  ) u_check (
      .clk_i  (clk_i),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(1'b1),
      .rst_no (reset_n),
      .valid_o(start),
      .ready_i(ready),
      .valid_i(valid),
      .ready_o(take),
      .x_i    (x),
      .error_i(error)
  );

endmodule
