// SPDX-License-Identifier: MIT OR Apache-2.0
// Redundant digits to a plain number below M, a word of digits a clock; and whether it was below M before.
//
//   digits   V digits of d + 1 bits, of a number below 2M; of any number if below_o alone is looked at
//   word     as many digits as 32 bits hold, at least one; w = ceil(V / digits of a word) words
//
//   wide_q:  digits leave at the bottom, words of the plain number enter at the top     sum  = digits + carry
//   less_q:  M leaves at the bottom, words of the number less M enter at the top        less = sum - M - borrow
//
// The last carry and borrow say which of the two is below M, so nothing is gone through twice. A carry is 0, 1 or 2: a word
// with its digits' upper bits is below 3 times its weight.
//
// Time. busy_o is high for w cycles from the edge with load_i; z_o and below_o stay from then on until the next load.

module resolve_digits #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,

    localparam int Wide   = DigitBits + 1,
    localparam int Digits = (Bits + DigitBits - 1) / DigitBits
) (
    input  logic                   clk_i,
    input  logic                   rst_ni,
    input  logic                   load_i,
    input  logic [Digits*Wide-1:0] digits_i,
    input  logic [       Bits-1:0] m_i,
    output logic                   busy_o,
    output logic                   last_o,    // in the last cycle with busy_o
    output logic                   below_o,
    output logic [       Bits-1:0] z_o
);

  localparam int WordDigits = (DigitBits < 32) ? 32 / DigitBits : 1;
  localparam int WordBits = WordDigits * DigitBits;
  localparam int Words = (Digits + WordDigits - 1) / WordDigits;
  localparam int Slot = WordDigits * Wide;  // what a word takes in wide_q
  localparam int CountWidth = $clog2(Words + 1);

  logic [CountWidth-1:0] left_q;  // words to go
  logic [Words*Slot-1:0] wide_q;
  logic [Words*WordBits-1:0] less_q;
  logic [1:0] carry_q;
  logic borrow_q;

  logic [WordBits+1:0] low;
  logic [WordBits+1:0] high;
  logic [WordBits+1:0] sum;
  logic [WordBits:0] less;

  assign low[WordBits+1:WordBits] = '0;
  assign high[WordBits+1] = 1'b0;
  for (genvar i = 0; i < WordDigits; i++) begin : gen_digit
    assign low[i*DigitBits+:DigitBits] = wide_q[i*Wide+:DigitBits];
    if (i == 0) begin : gen_lowest
      assign high[DigitBits-1:0] = '0;
    end else begin : gen_above
      assign high[i*DigitBits+:DigitBits] = DigitBits'(wide_q[i*Wide-1]);
    end
  end
  assign high[WordBits] = wide_q[Slot-1];

  assign sum = low + high + (WordBits + 2)'(carry_q);
  assign less = {1'b0, sum[WordBits-1:0]} - {1'b0, less_q[WordBits-1:0]} -
      (WordBits + 1)'(borrow_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q   <= '0;
      wide_q   <= '0;
      less_q   <= '0;
      carry_q  <= '0;
      borrow_q <= 1'b0;
    end else if (load_i) begin
      left_q   <= CountWidth'(Words);
      wide_q   <= (Words * Slot)'(digits_i);
      less_q   <= (Words * WordBits)'(m_i);
      carry_q  <= '0;
      borrow_q <= 1'b0;
    end else if (busy_o) begin
      left_q   <= left_q - CountWidth'(1);
      wide_q   <= (Words * Slot)'({Slot'(sum[WordBits-1:0]), wide_q} >> Slot);
      less_q   <= (Words * WordBits)'({less[WordBits-1:0], less_q} >> WordBits);
      carry_q  <= sum[WordBits+1:WordBits];
      borrow_q <= less[WordBits];
    end
  end

  logic [Words*WordBits-1:0] plain;
  for (genvar i = 0; i < Words; i++) begin : gen_word
    assign plain[i*WordBits+:WordBits] = wide_q[i*Slot+:WordBits];
  end

  assign busy_o  = left_q != '0;
  assign last_o  = left_q == CountWidth'(1);
  assign below_o = borrow_q & (carry_q == '0);
  assign z_o     = Bits'(below_o ? plain : less_q);

endmodule
