// SPDX-License-Identifier: MIT OR Apache-2.0
// Column sums to redundant digits: the low bits of a column, and what is above them in the column below.
//
// digit[c] = column[c] mod 2^DigitBits + floor(column[c-1] / 2^DigitBits), with carry_i for a column below the lowest.
// A digit keeps to DigitBits + 1 bits when no column reaches 2^(2 * DigitBits). With Whole = 1 the highest digit keeps
// all of its column, of which the caller knows that it fits; with 0 what is above its low bits is left out.

module to_digits #(
    parameter int Digits = 5,
    parameter int DigitBits = 16,
    parameter int Width = 22,  // of a column sum, more than DigitBits
    parameter int Whole = 0
) (
    input  logic [        Digits*Width-1:0] columns_i,
    input  logic [               Width-1:0] carry_i,
    output logic [Digits*(DigitBits+1)-1:0] digits_o
);

  localparam int Wide = DigitBits + 1;

  logic unused_carry;
  assign unused_carry = ^{columns_i, carry_i};

  for (genvar c = 0; c < Digits; c++) begin : gen_digit
    localparam int Kept = (Whole != 0 && c == Digits - 1) ? Wide : DigitBits;
    logic [Wide-1:0] carry;
    if (c == 0) begin : gen_lowest
      assign carry = Wide'(carry_i);
    end else begin : gen_above
      assign carry = Wide'(columns_i[c*Width-1-:Width-DigitBits]);
    end
    assign digits_o[c*Wide+:Wide] = Wide'(columns_i[c*Width+:Kept]) + carry;
  end

endmodule
