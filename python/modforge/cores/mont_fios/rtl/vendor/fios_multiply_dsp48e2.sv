// SPDX-License-Identifier: MIT OR Apache-2.0
// Multiply-add with the multiplier block of UltraScale+: sum_o = x * y + c, never more than 2^(2*WordBits) - 1.
// WordBits <= 17.
//
// Edge 1 takes y_i, and x_i if load_i is high; edge 2 forms the product; edge 3 adds c_i as it is then.

module fios_multiply_dsp48e2 #(
    parameter int WordBits = 17
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  load_i,
    input  logic [  WordBits-1:0] x_i,
    input  logic [  WordBits-1:0] y_i,
    input  logic [  WordBits-1:0] c_i,
    output logic [2*WordBits-1:0] sum_o
);

  logic [47:0] sum;

  assign sum_o = sum[2*WordBits-1:0];

  // 0: words are shorter than the block's.
  logic unused;
  assign unused = ^sum;

  fios_dsp48e2 #(
      .BRegisters(1),
      .CRegisters(0)
  ) u_block (
      .clk_i,
      .clear_i,
      .enable_i,
      .load_i,
      .a_i     (30'(x_i)),
      .b_i     (18'(y_i)),
      .c_i     (48'(c_i)),
      .inmode_i(5'b00000),
      .opmode_i(9'b00_011_01_01),  // C + product
      .p_o     (sum)
  );

endmodule
