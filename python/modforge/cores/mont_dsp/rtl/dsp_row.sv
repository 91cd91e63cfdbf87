// SPDX-License-Identifier: MIT OR Apache-2.0
// One row of the Montgomery product, word by word:  t <- (t + a * B + q * n) / 2^d,  d = DigitBits, w = WordBits,
//
// with a one digit of A, q the digit that makes the division exact, both signed, of d bits. The words of B, n and t, of
// w bits, stream through, lowest first; so do the digits of A, of which the row keeps the one that comes with b_0. All
// leave for the next row Delay = 9 cycles later, A one cycle less: thus the next row meets the next digit.
//
//   x_j = a * b_j + t_j        y_j = x_j + q * n_j        v_j = y_j + floor(v_{j-1} / 2^w)
//
// The first two are what the two multiplier blocks give; v has the words of the sum, and their carries. The shift by d
// bits is wiring: t'_j is the upper w - d bits of word j and the lower d of word j + 1, for which it waits a cycle.
//
// Cycle 0 is the one after the edge that takes b_0 and a. What is on the inputs, and what registers hold:
//
//   cycle    -1    0      1      2     3      4     5      6      7      8     9     10
//   start_i  high
//   a_i      a
//   b_i      b_0   b_1    ...
//   t_i                   t_0    t_1   ...
//   n_i                          n'    -      -     n_0    n_1    ...
//   block 1        a,b_0  a*b_0  x_0
//   block 2                            u,n'   u*n'  q      q,n_0  q*n_0  y_0
//   sums                                                                       v_0   v_1, t'_0 on t_o
//
// u is the lowest d bits of x_0 and q those of u * n', n' = -1/n mod 2^d. A train of words is followed by at least
// three empty places, where b and n are 0: in the first, the top word of the sum leaves, which is the carry; the block's
// u * n' of the next train stands there, and is left out of the sum.
//
// B, n and t are signed in their top words only as far as t is concerned; here_i is high with every word of B, so that
// the row finds the top one, and adds no t where there is no word: behind a negative t the places are not 0.

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
    input logic [DigitBits-1:0] a_i,
    input logic [ WordBits-1:0] b_i,
    input logic [ WordBits-1:0] n_i,
    input logic [ WordBits-1:0] t_i,

    output logic [          2:0] tag_o,
    output logic                 here_o,
    output logic [DigitBits-1:0] a_o,
    output logic [ WordBits-1:0] b_o,
    output logic [ WordBits-1:0] n_o,
    output logic [ WordBits-1:0] t_o,
    output logic [ WordBits-1:0] n_with_t_o  // n_j with t'_j
);

  localparam int Delay = 9;
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

  logic [Delay-1:0] start_q;  // bit i is high in cycle i
  logic [Delay-1:0] here_q;  // bit i in cycle i + j, for word j

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      start_q <= '0;
      here_q  <= '0;
    end else if (enable_q) begin
      start_q <= {start_q[Delay-2:0], tag_i[0]};
      here_q  <= {here_q[Delay-2:0], here_i};
    end
  end

  assign tag_o[0] = start_q[Delay-1];
  assign here_o   = here_q[Delay-1];

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
      .Depth(5)
  ) u_n (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_i),
      .out_o   (n_with_t_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay - 5)
  ) u_n_later (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_with_t_o),
      .out_o   (n_o)
  );

  // --- Blocks ---

  logic top;
  logic [WordBits:0] t;
  logic [ProductBits-1:0] x;
  logic [ProductBits-1:0] x_later;
  logic [SumBits-1:0] y;

  assign top = here_q[1] & ~here_q[0];
  assign t   = {top & t_i[WordBits-1], t_i} & {(WordBits + 1) {here_q[1]}};

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
      .load_i  (tag_i[0]),
      .digit_i (a_i),
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
      .load_i  (start_q[2] | start_q[5]),
      .digit_i (start_q[2] ? x[DigitBits-1:0] : y[DigitBits-1:0]),
      .word_i  (n_i),
      .add_i   (x_later),
      .sum_o   (y)
  );

  // --- Words of the sum ---

  logic [SumBits-1:0] v_q;
  logic [WordBits-DigitBits-1:0] rest_q;  // of the word before

  logic [SumBits-1:0] word;
  logic signed [DigitBits:0] carry;

  assign word  = y & {SumBits{~start_q[5]}};
  assign carry = v_q[SumBits-1:WordBits] & {(DigitBits + 1) {~start_q[8]}};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      v_q    <= '0;
      rest_q <= '0;
    end else if (enable_q) begin
      v_q    <= word + SumBits'(carry);
      rest_q <= v_q[WordBits-1:DigitBits];
    end
  end

  assign t_o = {v_q[DigitBits-1:0], rest_q};

endmodule
