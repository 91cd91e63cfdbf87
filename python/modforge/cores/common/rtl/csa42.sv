// SPDX-License-Identifier: MIT OR Apache-2.0
// Four-to-two compressor: two rows of full adders, no carry runs along them.
//
//   w_i + x_i + y_i + z_i = sum_o + 2 * carry_o,  exactly, for every input.
//
// The carries are returned unshifted: bit i of carry_o weighs 2^(i+1). The first row leaves w + x + y = u + 2v, the
// second adds u, z and 2v but for the top bit of v: it meets no other bit of its weight, 2^Width, and goes straight to
// the top of sum_o. So one bit more in sum_o, and none in carry_o, holds every sum. Width >= 2. Combinational; two full
// adders deep.

module csa42 #(
    parameter int Width = 8
) (
    input  logic [Width-1:0] w_i,
    input  logic [Width-1:0] x_i,
    input  logic [Width-1:0] y_i,
    input  logic [Width-1:0] z_i,
    output logic [  Width:0] sum_o,
    output logic [Width-1:0] carry_o
);

  logic [Width-1:0] u;
  logic [Width-1:0] v;

  csa32 #(
      .Width(Width)
  ) u_first (
      .x_i    (w_i),
      .y_i    (x_i),
      .z_i    (y_i),
      .sum_o  (u),
      .carry_o(v)
  );

  csa32 #(
      .Width(Width)
  ) u_second (
      .x_i    (u),
      .y_i    ({v[Width-2:0], 1'b0}),
      .z_i    (z_i),
      .sum_o  (sum_o[Width-1:0]),
      .carry_o(carry_o)
  );

  assign sum_o[Width] = v[Width-1];

endmodule
