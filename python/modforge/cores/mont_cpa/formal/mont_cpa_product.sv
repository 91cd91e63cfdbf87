// SPDX-License-Identifier: MIT OR Apache-2.0
// All products of one width at once, from reset to result: time, residue and bounds. Assumed is the contract alone.
// The second words, which the core ignores, are anything.

module mont_cpa_product #(
    parameter int Bits = 3,
    parameter int ChainBits = 4
) (
    input logic            clk_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i
);

  logic reset_n;
  logic start;
  logic ready;
  logic valid;
  logic take;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_cpa #(
      .Bits     (Bits),
      .ChainBits(ChainBits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (reset_n),
      .valid_i(start),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(take),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  multiplier_product #(
      .Bits    (Bits),
      .Exponent(Bits + 2),
      .Cycles  (Bits + 2 + (Bits + 3 + ChainBits - 1) / ChainBits)
  ) u_check (
      .clk_i  (clk_i),
      .a1_i   (a1_i),
      .a2_i   ('0),
      .b1_i   (b1_i),
      .b2_i   ('0),
      .n_i    (n_i),
      .rst_no (reset_n),
      .valid_o(start),
      .ready_i(ready),
      .valid_i(valid),
      .ready_o(take),
      .s1_i   (s1),
      .s2_i   (s2),
      .error_i(error)
  );

endmodule
