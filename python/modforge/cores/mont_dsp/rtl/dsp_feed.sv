// SPDX-License-Identifier: MIT OR Apache-2.0
// Operands: taken on an edge with load_i high, then sent on every pass, lowest first: the digits of -A that the pass
// needs, the words of -B and n, all of them signed, and n' = -1/n mod 2^d, d = DigitBits.
//
// Both operands are negative because -2^(k+1) fits the top word of a signed number with k + 2 bits, and 2^(k+1) does not.
//
// take_i is high before every edge on which load_i may be: registers take the operands with it, unless the core stands
// still, when a last word may wait there, and load_i lets them on. start_i comes in the cycle after that edge, and again for every further pass, once the words are sent. Steps - 1
// cycles after start_i, b_0 is on b_o, with the first digit on a_o; n_0 is on n_o six cycles after b_0. Both have a hole
// behind word 2, where n' is on b_o. here_o is high with every word of B, top_o with the top one. All outputs are 0 else.
//
// n is kept with its lowest bit set: an even modulus has no product, but rows with an odd one stay exact and so do not
// disturb other trains.

module dsp_feed #(
    parameter int Bits = 64,
    parameter int DigitBits = 18,
    parameter int WordBits = 27,
    parameter int Digits = 4,
    parameter int Words = 3,
    parameter int Cells = 1,
    parameter int Steps = 9  // of fios_inverse
) (
    input logic clk_i,
    input logic rst_ni,
    input logic run_i,

    input logic            take_i,
    input logic            load_i,   // comes only with take_i, while the core is not stopped
    input logic            start_i,
    input logic [  Bits:0] a_i,
    input logic [  Bits:0] b_i,
    input logic [Bits-1:0] n_i,

    output logic                 here_o,
    output logic                 top_o,
    output logic [DigitBits-1:0] a_o,
    output logic [ WordBits-1:0] b_o,
    output logic [ WordBits-1:0] n_o
);

  localparam int DigitsWidth = Digits * DigitBits;
  localparam int WordsWidth = Words * WordBits;
  localparam int Hole = 3;  // words before it
  localparam int Span = Words > Hole ? Words + 1 : Words;  // with it
  localparam int Places = Span > Cells ? Span : Cells;
  localparam int PlaceWidth = $clog2(Places + 1);

  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_i;
  end

  // --- Which word it is ---

  logic first_q;  // the operands are new
  logic [PlaceWidth-1:0] place_q;
  logic [PlaceWidth-1:0] place;
  logic here;
  logic top;
  logic here_digit;

  assign place      = start_i ? '0 : place_q;
  assign here       = place < PlaceWidth'(Span) && place != PlaceWidth'(Hole);
  assign top        = place == PlaceWidth'(Span - 1);
  assign here_digit = place < PlaceWidth'(Cells);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_q <= 1'b0;
      place_q <= PlaceWidth'(Places);
    end else if (enable_q) begin
      first_q <= load_i;
      place_q <= place == PlaceWidth'(Places) ? place : place + PlaceWidth'(1);
    end
  end

  // --- Operands: those of a pass leave at the lower end, B and n come back at the upper one ---

  logic [DigitsWidth-1:0] a_q;
  logic [ WordsWidth-1:0] b_q;
  logic [ WordsWidth-1:0] n_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) a_q <= '0;
    else if (enable_q && take_i) a_q <= DigitsWidth'(a_i);
    // With one digit the shift leaves 0, as is meant.
    // slang lint_off shift-count-overflow
    else if (enable_q && here_digit) a_q <= a_q >> DigitBits;
    // slang lint_on shift-count-overflow
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      b_q <= '0;
      n_q <= '0;
    end else if (enable_q && take_i) begin
      b_q <= WordsWidth'(b_i);
      n_q <= WordsWidth'(n_i | Bits'(1));
    end else if (enable_q && here) begin
      // With one word nothing is left beside the one that comes back.
      // slang lint_off shift-count-overflow
      b_q <= (b_q >> WordBits) | (b_q << (WordsWidth - WordBits));
      n_q <= (n_q >> WordBits) | (n_q << (WordsWidth - WordBits));
      // slang lint_on shift-count-overflow
    end
  end

  // --- Signed words ---

  logic here_q;
  logic top_q;
  logic [DigitBits-1:0] digit;
  logic [WordBits-1:0] b_word;
  logic [WordBits-1:0] n_word;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      here_q <= 1'b0;
      top_q  <= 1'b0;
    end else if (enable_q) begin
      here_q <= here;
      top_q  <= top;
    end
  end

  dsp_recode #(
      .Width (DigitBits),
      .Negate(1)
  ) u_a (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .first_i (first_q),
      .here_i  (here_digit),
      .word_i  (a_q[DigitBits-1:0]),
      .word_o  (digit)
  );

  dsp_recode #(
      .Width (WordBits),
      .Negate(1)
  ) u_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .first_i (start_i),
      .here_i  (here),
      .word_i  (b_q[WordBits-1:0]),
      .word_o  (b_word)
  );

  dsp_recode #(
      .Width (WordBits),
      .Negate(0)
  ) u_n (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .first_i (start_i),
      .here_i  (here),
      .word_i  (n_q[WordBits-1:0]),
      .word_o  (n_word)
  );

  // --- To the first row ---

  logic [WordBits-1:0] b_later;
  logic inverse_turn;
  logic [DigitBits-1:0] inverse_q;

  fios_delay #(
      .Width(2 + DigitBits + WordBits),
      .Depth(Steps - 2)
  ) u_a_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    ({here_q, top_q, digit, b_word}),
      .out_o   ({here_o, top_o, a_o, b_later})
  );

  assign b_o = b_later | (WordBits'(inverse_q) & {WordBits{inverse_turn}});

  fios_delay #(
      .Width(WordBits),
      .Depth(Steps + 4)
  ) u_n_line (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_word),
      .out_o   (n_o)
  );

  // --- The inverse, kept for all passes ---

  logic inverse_due;
  logic [DigitBits-1:0] inverse;

  fios_inverse #(
      .WordBits(DigitBits),
      .Steps   (Steps)
  ) u_inverse (
      .clk_i,
      .rst_ni,
      .enable_i (enable_q),
      .start_i  (first_q),
      .n_i      (n_q[DigitBits-1:0]),
      .inverse_o(inverse)
  );

  fios_delay #(
      .Width(1),
      .Depth(Steps + 1)
  ) u_inverse_due (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (first_q),
      .out_o   (inverse_due)
  );

  fios_delay #(
      .Width(1),
      .Depth(Steps + 2)
  ) u_inverse_turn (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (start_i),
      .out_o   (inverse_turn)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) inverse_q <= '0;
    else if (enable_q && inverse_due) inverse_q <= inverse;
  end

endmodule
