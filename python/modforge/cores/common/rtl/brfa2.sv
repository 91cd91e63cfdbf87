// SPDX-License-Identifier: MIT OR Apache-2.0
// Two-bit full adder, the cell of a serial adder that takes two bits of each number a clock (Garg & Vig, figure 2).
//
//   x_i + y_i + carry_i = sum_o + 4 * carry_o,  exactly, for every input.
//
// Combinational. A serial adder keeps carry_o in a flip-flop and gives it back with the next two bits.

module brfa2 (
    input  logic [1:0] x_i,
    input  logic [1:0] y_i,
    input  logic       carry_i,
    output logic [1:0] sum_o,
    output logic       carry_o
);

  logic between;  // carry from the low bits to the high ones

  // Gates, not +: two bits are no work for a carry chain.
  assign between = (x_i[0] & y_i[0]) | (carry_i & (x_i[0] | y_i[0]));
  assign sum_o   = {x_i[1] ^ y_i[1] ^ between, x_i[0] ^ y_i[0] ^ carry_i};
  assign carry_o = (x_i[1] & y_i[1]) | (between & (x_i[1] | y_i[1]));

endmodule
