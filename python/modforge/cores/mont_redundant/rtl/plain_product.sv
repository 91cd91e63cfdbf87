// SPDX-License-Identifier: MIT OR Apache-2.0
// X * Y, X in redundant digits and Y plain, as column sums, of columns First to Last - 1 alone; column c weighs
// 2^(DigitBits * c), and with Added = 1 a word of its own is added to each.
//
// Y is cut into pieces as wide as the wider input of a multiplier block, whatever the digits are. The products of one
// digit of X by every second piece do not overlap, so a row is two words, and has two words of DigitBits bits for each
// column but its lowest, which the second piece does not reach. Only products that reach a column that is asked for are
// made.
//
// The digits of X come out of trees of adders, the higher ones later: columns are added in the order of arrival.
//
// A column is at most (2^DigitBits - 1) * 2 * Digits and what is added to it.

module plain_product #(
    parameter int Digits = 5,  // of X
    parameter int DigitBits = 16,
    parameter int YBits = 64,
    parameter int PieceBits = 26,  // more than DigitBits
    parameter int First = 0,
    parameter int Last = 5,
    parameter int Width = 22,  // of a column sum
    parameter int Added = 1,  // or 0
    parameter logic [32*Digits-1:0] Arrival = '0  // of each digit of X, in adders; 32 bits a digit
) (
    input  logic [Digits*(DigitBits+1)-1:0] x_i,
    input  logic [               YBits-1:0] y_i,
    input  logic [  (Last-First)*Width-1:0] addends_i,
    output logic [  (Last-First)*Width-1:0] columns_o
);

  localparam int Wide = DigitBits + 1;
  localparam int Both = 2 * PieceBits;
  localparam int RowDigits = (YBits + Wide + DigitBits - 1) / DigitBits;
  localparam int Slots = (RowDigits * DigitBits + Both - 1) / Both;
  localparam int RowBits = Slots * Both;

  // Rows that have a digit in a column.
  function automatic int first_row(input int c);
    first_row = c < RowDigits ? 0 : c - RowDigits + 1;
  endfunction
  function automatic int rows(input int c);
    rows = (c < Digits ? c + 1 : Digits) - first_row(c);
  endfunction

  // Of the words of column c, whose rows these are: that of the word that is added, which has fewer multipliers before it
  // and counts as there first, and theirs.
  function automatic logic [64*Digits+31:0] arrivals(input int c, input int first, input int count);
    for (int i = 0; i <= 2 * Digits; i++) arrivals[32*i+:32] = '0;
    for (int r = 0; r < count; r++) begin
      arrivals[32*(Added+2*r)+:32] = Arrival[32*(first+r)+:32];
      if (first + r < c) arrivals[32*(Added+2*r+1)+:32] = Arrival[32*(first+r)+:32];
    end
  endfunction

  logic [RowBits-1:0] y;
  assign y = RowBits'(y_i);

  // No names and no functions in a loop within a loop, as in redundant_product.
  for (genvar i = 0; i < Digits; i++) begin : gen_row
    localparam int Weight = DigitBits * i;
    logic [2*Slots*Both-1:0] products;
    logic [RowBits-1:0] even;
    logic [RowBits+PieceBits-1:0] odd;
    logic unused_bits;
    assign odd[PieceBits-1:0] = '0;
    assign unused_bits = ^{even, odd};
    for (genvar j = 0; j < 2 * Slots; j++) begin : gen_piece
      if (j * PieceBits < YBits && Weight + j * PieceBits < DigitBits * Last &&
          Weight + j * PieceBits + Wide + PieceBits > DigitBits * First) begin : gen_needed
        assign products[j*Both+:Both] = Both'(x_i[i*Wide+:Wide]) * Both'(y[j*PieceBits+:PieceBits]);
      end else begin : gen_none
        assign products[j*Both+:Both] = '0;
      end
    end
    for (genvar j = 0; j < Slots; j++) begin : gen_slot
      assign even[j*Both+:Both] = products[2*j*Both+:Both];
      assign odd[j*Both+PieceBits+:Both] = products[(2*j+1)*Both+:Both];
    end
  end

  // Where no column is asked for.
  logic unused_y;
  assign unused_y = ^y;

  for (genvar c = First; c < Last; c++) begin : gen_column
    localparam int Rows = rows(c);
    localparam int FirstRow = first_row(c);
    localparam logic [64*Digits+31:0] Arrivals = arrivals(c, FirstRow, Rows);
    localparam int RowWords = c < Digits ? 2 * Rows - 1 : 2 * Rows;
    localparam int Words = Added + RowWords;
    logic [Words*Width-1:0] words;
    for (genvar r = 0; r < Rows; r++) begin : gen_row_digit
      assign words[(Added+2*r)*Width+:Width] =
          Width'(gen_row[FirstRow+r].even[(c-FirstRow-r)*DigitBits+:DigitBits]);
      if (FirstRow + r < c) begin : gen_second
        assign words[(Added+2*r+1)*Width+:Width] =
            Width'(gen_row[FirstRow+r].odd[(c-FirstRow-r)*DigitBits+:DigitBits]);
      end
    end
    if (Added != 0) begin : gen_added
      assign words[0+:Width] = addends_i[(c-First)*Width+:Width];
    end
    arrival_sum #(
        .Inputs (Words),
        .Width  (Width),
        .Arrival(Arrivals[32*Words-1:0])
    ) u_sum (
        .words_i(words),
        .sum_o  (columns_o[(c-First)*Width+:Width])
    );
  end

  if (Added == 0) begin : gen_unused
    logic unused_addends;
    assign unused_addends = ^addends_i;
  end

endmodule
