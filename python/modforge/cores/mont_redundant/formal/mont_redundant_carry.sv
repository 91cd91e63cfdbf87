// SPDX-License-Identifier: MIT OR Apache-2.0
// What the low half of T + Q * M carries into the upper half, for any digits and any column sums within their bounds:
// when the low half is a multiple of R, its highest column over 2^DigitBits, rounded up, and nothing else is needed. And the
// same for digits: their highest pair and 4, over 2^DigitBits.

module mont_redundant_carry #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Cycles = 1,
    parameter int Square = 0,
    parameter int BlockBits = 26,

    localparam int Passes = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int Rows = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int K = Rows * Passes,
    localparam int Digits = (Bits + DigitBits - 1) / DigitBits,
    localparam int Wide = DigitBits + 1,
    localparam int Width = DigitBits + $clog2(5 * Digits + 2 * K)
) (
    input logic [ K*Wide-1:0] t_i,       // digits of the low half of T
    input logic [ K*Wide-1:0] s_i,       // digits of the low half of Q * M
    input logic [K*Width-1:0] columns_i  // column sums of the low half of Q * M
);

  // As wide as a column: it does not fit an int for every DigitBits.
  localparam logic [Width-1:0] MostColumn = Width'(2 * K) * Width'({DigitBits{1'b1}});
  typedef logic [DigitBits*K+DigitBits+7:0] number_t;

  number_t t;
  number_t s;
  number_t columns;
  always_comb begin
    t = '0;
    s = '0;
    columns = '0;
    for (int i = 0; i < K; i++) begin
      t = t + (number_t'(t_i[i*Wide+:Wide]) << (DigitBits * i));
      s = s + (number_t'(s_i[i*Wide+:Wide]) << (DigitBits * i));
      columns = columns + (number_t'(columns_i[i*Width+:Width]) << (DigitBits * i));
      assume (columns_i[i*Width+:Width] <= MostColumn);
    end
  end

  number_t of_columns;
  number_t of_digits;
  number_t from_column;
  number_t from_digits;
  number_t top;
  assign of_columns = t + columns;
  assign of_digits = t + s;
  assign top = number_t'(t_i[(K-1)*Wide+:Wide]);
  assign from_column = (top + number_t'(columns_i[(K-1)*Width+:Width]) +
                        number_t'({DigitBits{1'b1}})) >> DigitBits;
  assign from_digits = (top + number_t'(s_i[(K-1)*Wide+:Wide]) + number_t'(4)) >> DigitBits;

  always_comb begin
    if (of_columns[DigitBits*K-1:0] == '0) assert (from_column == of_columns >> (DigitBits * K));
    if (of_digits[DigitBits*K-1:0] == '0) assert (from_digits == of_digits >> (DigitBits * K));
  end

endmodule
