// SPDX-License-Identifier: MIT OR Apache-2.0
// All inversions of one width at once, from reset to result: time, error flag, residue and bounds. Assumed is the
// contract alone.

module inv_kaliski_inversion #(
    parameter int Bits = 4,
    parameter int Exponent = Bits,
    parameter int Chains = 1,
    parameter int CarrySelect = 0
) (
    input logic            clk_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i
);

  localparam int SumBlocks = (Chains + 1) / 2;

  logic reset_n;
  logic start;
  logic ready;
  logic valid;
  logic take;
  logic error;
  logic [Bits-1:0] x;

  inv_kaliski #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Chains(Chains),
      .CarrySelect(CarrySelect)
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
      .Cycles0 (4 * Bits + SumBlocks - 1),
      .Cycles1 (2 * Bits + Exponent + 2 * SumBlocks),
      .Cycles3 (2 * Bits + 2 * Exponent + 2 * SumBlocks)
  ) u_check (
      .clk_i  (clk_i),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .rst_no (reset_n),
      .valid_o(start),
      .ready_i(ready),
      .valid_i(valid),
      .ready_o(take),
      .x_i    (x),
      .error_i(error)
  );

endmodule
