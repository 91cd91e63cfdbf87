// SPDX-License-Identifier: MIT OR Apache-2.0
// The operands of both multipliers of rsa_engine, in registers of their own.
//
//            square: a   b         multiply: a   b           W = S, or X when swapped
//   power            W   W                   X   S
//   Chain            W   B                   -   -
//   Multiply         A   B                   -   -
//   Enter            A   B                   A   1
//
// A path that ends in the multipliers begins here, and one from their results ends here: each has a clock of its own for
// the way from one multiplier to the other. What chooses stands in a flip-flop for each 32 bits: they are kept apart, as
// one for all would be far from most. The registers follow in every cycle; an enable would have to be everywhere, too.

module rsa_operands #(
    parameter int Bits = 64
) (
    input logic clk_i,
    input logic rst_ni,

    // What the operands are in the cycle after the next edge, and in registers after the one that follows.
    input logic swap_i,     // W is X
    input logic power_a_i,  // a of square is W
    input logic power_b_i,  // b of square is W
    input logic enter_i,    // a and b of multiply are A and 1

    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] b_i,
    input logic [  Bits:0] s1_i,
    input logic [  Bits:0] s2_i,
    input logic [  Bits:0] x1_i,
    input logic [  Bits:0] x2_i,

    output logic [Bits:0] square_a1_o,
    output logic [Bits:0] square_a2_o,
    output logic [Bits:0] square_b1_o,
    output logic [Bits:0] square_b2_o,
    output logic [Bits:0] multiply_a1_o,
    output logic [Bits:0] multiply_a2_o,
    output logic [Bits:0] multiply_b1_o,
    output logic [Bits:0] multiply_b2_o
);

  localparam int Words = (Bits + 31) / 32;

  (* keep *)logic [Words-1:0] swap_q;
  (* keep *)logic [Words-1:0] power_a_q;
  (* keep *)logic [Words-1:0] power_b_q;
  (* keep *)logic [Words-1:0] enter_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      swap_q    <= '0;
      power_a_q <= '0;
      power_b_q <= '0;
      enter_q   <= '0;
    end else begin
      swap_q    <= {Words{swap_i}};
      power_a_q <= {Words{power_a_i}};
      power_b_q <= {Words{power_b_i}};
      enter_q   <= {Words{enter_i}};
    end
  end

  logic [Bits:0] a;
  logic [Bits:0] b;
  assign a = {1'b0, a_i};
  assign b = {1'b0, b_i};

  for (genvar i = 0; i < Words; i++) begin : gen_word
    localparam int Low = 32 * i;
    // The highest word has the bit above the modulus, too.
    localparam int Size = (i == Words - 1) ? Bits + 1 - Low : 32;

    logic [Size-1:0] square_a1_q;
    logic [Size-1:0] square_a2_q;
    logic [Size-1:0] square_b1_q;
    logic [Size-1:0] square_b2_q;
    logic [Size-1:0] multiply_a1_q;
    logic [Size-1:0] multiply_a2_q;
    logic [Size-1:0] multiply_b1_q;
    logic [Size-1:0] multiply_b2_q;
    logic [Size-1:0] w1;
    logic [Size-1:0] w2;

    assign w1 = swap_q[i] ? x1_i[Low+:Size] : s1_i[Low+:Size];
    assign w2 = swap_q[i] ? x2_i[Low+:Size] : s2_i[Low+:Size];

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        square_a1_q   <= '0;
        square_a2_q   <= '0;
        square_b1_q   <= '0;
        square_b2_q   <= '0;
        multiply_a1_q <= '0;
        multiply_a2_q <= '0;
        multiply_b1_q <= '0;
        multiply_b2_q <= '0;
      end else begin
        square_a1_q   <= power_a_q[i] ? w1 : a[Low+:Size];
        square_a2_q   <= power_a_q[i] ? w2 : '0;
        square_b1_q   <= power_b_q[i] ? w1 : b[Low+:Size];
        square_b2_q   <= power_b_q[i] ? w2 : '0;
        multiply_a1_q <= enter_q[i] ? a[Low+:Size] : x1_i[Low+:Size];
        multiply_a2_q <= enter_q[i] ? '0 : x2_i[Low+:Size];
        multiply_b1_q <= enter_q[i] ? Size'(i == 0) : s1_i[Low+:Size];
        multiply_b2_q <= enter_q[i] ? '0 : s2_i[Low+:Size];
      end
    end

    assign square_a1_o[Low+:Size]   = square_a1_q;
    assign square_a2_o[Low+:Size]   = square_a2_q;
    assign square_b1_o[Low+:Size]   = square_b1_q;
    assign square_b2_o[Low+:Size]   = square_b2_q;
    assign multiply_a1_o[Low+:Size] = multiply_a1_q;
    assign multiply_a2_o[Low+:Size] = multiply_a2_q;
    assign multiply_b1_o[Low+:Size] = multiply_b1_q;
    assign multiply_b2_o[Low+:Size] = multiply_b2_q;
  end

endmodule
