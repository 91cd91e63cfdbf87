// SPDX-License-Identifier: MIT OR Apache-2.0
// A * B, both in redundant digits, as column sums: the sum of columns_o[c] * 2^(DigitBits * c) is A * B and what is
// added.
//
// Digit i weighs 2^(DigitBits * i) and has DigitBits + 1 bits, of any value. The product of digits i and j puts its
// DigitBits low bits into column i + j and what is above them into column i + j + 1; a word of its own is added to each
// column. With Square = 1 B is A, whatever b_i is: the products of digits i < j are taken once, doubled.
//
// A column is at most (5 * 2^DigitBits - 5) * the fewer digits, and what is added to it.

module redundant_product #(
    parameter int ADigits = 4,
    parameter int BDigits = 4,
    parameter int DigitBits = 16,
    parameter int Width = 22,  // of a column sum
    parameter int Square = 0
) (
    input  logic [  ADigits*(DigitBits+1)-1:0] a_i,
    input  logic [  BDigits*(DigitBits+1)-1:0] b_i,
    input  logic [(ADigits+BDigits)*Width-1:0] addends_i,
    output logic [(ADigits+BDigits)*Width-1:0] columns_o
);

  localparam int Wide = DigitBits + 1;
  localparam int Pair = 2 * Wide + 1;  // bits of a product of two digits, doubled
  localparam int High = Pair - DigitBits;
  localparam int Step = (Square != 0) ? 2 : 1;  // j - From = c - Step * i

  // Pairs of digits i + j = c: the first i, and how many.
  function automatic int first_row(input int c);
    first_row = c < BDigits ? 0 : c - BDigits + 1;
  endfunction
  function automatic int rows(input int c);
    if (c < 0 || c > ADigits + BDigits - 2) rows = 0;
    else if (Square != 0) rows = c / 2 - first_row(c) + 1;
    else rows = (c < ADigits ? c : ADigits - 1) - first_row(c) + 1;
  endfunction

  logic [BDigits*Wide-1:0] b;
  if (Square != 0) begin : gen_square
    logic unused_b;
    assign unused_b = ^b_i;
    assign b = a_i;
  end else begin : gen_general
    assign b = b_i;
  end

  // No names and no functions in a loop within a loop: Yosys would copy the list of all names for each of its turns.
  for (genvar i = 0; i < ADigits; i++) begin : gen_row
    localparam int From = (Square != 0) ? i : 0;
    logic [(BDigits-From)*Pair-1:0] products;  // by digits From and up
    for (genvar j = From; j < BDigits; j++) begin : gen_product
      if (Square != 0 && i != j) begin : gen_twice
        assign products[(j-From)*Pair+:Pair] = {
          (2 * Wide)'(a_i[i*Wide+:Wide]) * (2 * Wide)'(b[j*Wide+:Wide]), 1'b0
        };
      end else begin : gen_once
        assign products[(j-From)*Pair+:Pair] = {
          1'b0, (2 * Wide)'(a_i[i*Wide+:Wide]) * (2 * Wide)'(b[j*Wide+:Wide])
        };
      end
    end
  end

  for (genvar c = 0; c < ADigits + BDigits; c++) begin : gen_column
    localparam int Lows = rows(c);
    localparam int Highs = rows(c - 1);
    localparam int LowRow = first_row(c);
    localparam int HighRow = first_row(c - 1);
    logic [(Lows+Highs+1)*Width-1:0] words;
    for (genvar r = 0; r < Lows; r++) begin : gen_low
      assign words[r*Width+:Width] =
          Width'(gen_row[LowRow+r].products[(c-Step*(LowRow+r))*Pair+:DigitBits]);
    end
    for (genvar r = 0; r < Highs; r++) begin : gen_high
      assign words[(Lows+r)*Width+:Width] = Width'(
          gen_row[HighRow+r].products[(c-1-Step*(HighRow+r))*Pair+DigitBits+:High]);
    end
    assign words[(Lows+Highs)*Width+:Width] = addends_i[c*Width+:Width];
    column_sum #(
        .Inputs(Lows + Highs + 1),
        .Width (Width)
    ) u_sum (
        .words_i(words),
        .sum_o  (columns_o[c*Width+:Width])
    );
  end

endmodule
