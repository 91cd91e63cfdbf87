// SPDX-License-Identifier: MIT OR Apache-2.0
// Three-to-two compressor: a row of full adders, no carry runs along it.
//
//   x_i + y_i + z_i = sum_o + 2 * carry_o,  exactly, for every input.
//
// The carries are returned unshifted: bit i of carry_o weighs 2^(i+1). Combinational; one full adder deep.

module csa32 #(
    parameter int Width = 8
) (
    input  logic [Width-1:0] x_i,
    input  logic [Width-1:0] y_i,
    input  logic [Width-1:0] z_i,
    output logic [Width-1:0] sum_o,
    output logic [Width-1:0] carry_o
);

  assign sum_o   = x_i ^ y_i ^ z_i;
  assign carry_o = (x_i & y_i) | (z_i & (x_i | y_i));

endmodule
