// SPDX-License-Identifier: MIT OR Apache-2.0
// One row of the Montgomery product, word by word:  t <- (t + a * B + q * n) / 2^d,  d = DigitBits, w = WordBits,
//
// with a one digit of A, q the digit that makes the division exact, both signed, of d bits. The words of B, n and t, of
// w bits, stream through, lowest first; so do the digits of A, of which the row keeps the one that comes with b_0. All
// leave for the next row Delay = 10 cycles later, A one cycle less: thus the next row meets the next digit.
//
//   x_j = a * b_j + t_j        y_j = x_j + q * n_j        v_j = y_j + floor(v_{j-1} / 2^w)
//
// The first two are what the two multiplier blocks give; v has the words of the sum, and their carries. The shift by d
// bits is wiring: t'_j is the upper w - d bits of word j and the lower d of word j + 1, for which it waits.
//
// q = u * n' mod 2^d with u the lowest d bits of x_0 and n' = -1/n mod 2^d. The first block forms this product, too:
// behind the words 0 to 2 the streams have a hole, and that of B has n' there. So W words take W + 1 cycles, and trains of
// words may follow each other without a pause.
//
// Cycle 0 is the one after the edge that takes b_0 and a. What is on the inputs, and what registers hold:
//
//   cycle    -1    0      1      2      3     4     5      6      7      8     9    10    11    12    13
//   start_i  high
//   b_i      b_0   b_1    b_2    n'     b_3   ...
//   t_i                   t_0    t_1    t_2   -     t_3    ...
//   n_i                                             n_0    n_1    n_2    -     n_3  ...
//   block 1        a,b_0  a*b_0  x_0          u*n'  q
//                                       u,n'
//   block 2                                                q,n_0  q*n_0  y_0
//   v                                                                          v_0  v_1   v_2   v_2   v_3
//   t                                                                               t'_0  t'_1  -     t'_2
//   t_o                                                                                   t'_0  t'_1  t'_2
//
// The sums stand still for the hole, and t'_0 and t'_1 wait a cycle for t'_2. Of the top word there is no next one: t'
// has its carry instead.
//
// Of t only the top word has a sign; top_i is high with the top word of B, here_i with each, so that no t is added where
// there is no word: behind a negative t the places are not 0.

module dsp_row #(
    parameter int DigitBits = 18,
    parameter int WordBits  = 27,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic run_i,   // low stops the row in the next cycle

    input logic [          2:0] tag_i,   // {even, last pass, start}: with b_0
    input logic                 here_i,
    input logic                 top_i,
    input logic [DigitBits-1:0] a_i,
    input logic [ WordBits-1:0] b_i,
    input logic [ WordBits-1:0] n_i,
    input logic [ WordBits-1:0] t_i,

    output logic [          2:0] tag_o,
    output logic                 here_o,
    output logic                 top_o,
    output logic [DigitBits-1:0] a_o,
    output logic [ WordBits-1:0] b_o,
    output logic [ WordBits-1:0] n_o,
    output logic [ WordBits-1:0] t_o,
    output logic [ WordBits-1:0] n_with_t_o  // n_j with t'_j
);

  localparam int Delay = 10;
  localparam int NWithT = 6;  // cycles from n_i to n_with_t_o
  localparam int ProductBits = DigitBits + WordBits;
  localparam int SumBits = ProductBits + 1;

  // --- Control of this row ---

  // Registers in multiplier blocks have no asynchronous reset: the first edge after a reset began clears them.
  logic clear_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) clear_q <= 1'b1;
    else clear_q <= 1'b0;
  end

  // The same in all rows: synthesis must not make one register of them.
  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_i;
  end

  // --- What passes through ---

  logic [     13:0] start_q;  // bit i is high in cycle i
  logic [Delay-1:0] here_q;  // bit i in cycle i + j, for word j
  logic [Delay-1:0] top_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      start_q <= '0;
      here_q  <= '0;
      top_q   <= '0;
    end else if (enable_q) begin
      start_q <= {start_q[12:0], tag_i[0]};
      here_q  <= {here_q[Delay-2:0], here_i};
      top_q   <= {top_q[Delay-2:0], top_i};
    end
  end

  assign tag_o[0] = start_q[Delay-1];
  assign here_o   = here_q[Delay-1];
  assign top_o    = top_q[Delay-1];

  fios_delay #(
      .Width(2),
      .Depth(Delay)
  ) u_marks (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (tag_i[2:1]),
      .out_o   (tag_o[2:1])
  );

  fios_delay #(
      .Width(DigitBits),
      .Depth(Delay - 1)
  ) u_a (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (a_i),
      .out_o   (a_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay)
  ) u_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (b_i),
      .out_o   (b_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(NWithT)
  ) u_n (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_i),
      .out_o   (n_with_t_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay - NWithT)
  ) u_n_later (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_with_t_o),
      .out_o   (n_o)
  );

  // --- Blocks ---

  logic [DigitBits-1:0] a_q;  // while the block has u
  logic [DigitBits-1:0] digit;
  logic [WordBits:0] t;
  logic [ProductBits-1:0] x;
  logic [ProductBits-1:0] x_later;
  logic [SumBits-1:0] y;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) a_q <= '0;
    else if (enable_q && tag_i[0]) a_q <= a_i;
  end

  // The next train may be here already.
  assign digit = tag_i[0] ? a_i : start_q[2] ? x[DigitBits-1:0] : a_q;
  assign t     = {top_q[1] & t_i[WordBits-1], t_i} & {(WordBits + 1) {here_q[1]}};

  dsp_multiply_add #(
      .DigitBits(DigitBits),
      .WordBits (WordBits),
      .AddBits  (WordBits + 1),
      .SumBits  (ProductBits),
      .Primitive(Primitive)
  ) u_a_b (
      .clk_i,
      .clear_i (clear_q),
      .enable_i(enable_q),
      .load_i  (tag_i[0] | start_q[2] | start_q[3]),
      .digit_i (digit),
      .word_i  (b_i),
      .add_i   (t),
      .sum_o   (x)
  );

  // While the quotient digit is found.
  fios_delay #(
      .Width(ProductBits),
      .Depth(5)
  ) u_x (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (x),
      .out_o   (x_later)
  );

  dsp_multiply_add #(
      .DigitBits(DigitBits),
      .WordBits (WordBits),
      .AddBits  (ProductBits),
      .SumBits  (SumBits),
      .Primitive(Primitive)
  ) u_q_n (
      .clk_i,
      .clear_i (clear_q),
      .enable_i(enable_q),
      .load_i  (start_q[5]),
      .digit_i (x[DigitBits-1:0]),
      .word_i  (n_i),
      .add_i   (x_later),
      .sum_o   (y)
  );

  // --- Words of the sum ---

  logic [SumBits-1:DigitBits] v_q;  // without the bits that are shifted out
  logic top_word_q;  // it is the top one
  logic [WordBits-1:0] t_q;
  logic [WordBits-1:0] late_t_q;

  logic signed [DigitBits:0] carry;
  logic [SumBits-1:0] v;

  assign carry = v_q[SumBits-1:WordBits] & {(DigitBits + 1) {~start_q[8]}};
  assign v     = y + SumBits'(carry);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      v_q        <= '0;
      top_word_q <= 1'b0;
      t_q        <= '0;
      late_t_q   <= '0;
    end else if (enable_q) begin
      if (!start_q[11]) begin
        v_q        <= v[SumBits-1:DigitBits];
        top_word_q <= top_q[8];
      end
      t_q <= {
        top_word_q ? v_q[WordBits+DigitBits-1:WordBits] : v[DigitBits-1:0],
        v_q[WordBits-1:DigitBits]
      };
      late_t_q <= t_q;
    end
  end

  assign t_o = start_q[13] ? t_q : late_t_q;

endmodule
