// SPDX-License-Identifier: MIT OR Apache-2.0
// Arithmetic of one row in the fabric: two products and what is added to them, word by word, w = WordBits.
//
//   u = lowest word of a * B + t,   q = u * n' mod 2^w,   sum = t + a * B + q * n
//
// word_o gives the words of the sum. Cycles are those of fios_row:
//
//   cycle      0      1      2      3         4        5      6      7        8        9
//   first_i                         high
//   second_i                                           high
//   products   a      a,b_0  a*b_0            u,n'     u*n'   q,n_0  q*n_0    q*n_1
//   sums                            low_0=u   whole_0                upper_0  word_0   word_1
//                                                                             upper_1  upper_2
//
// Every word of a product goes in at its place, in four sums one after the other:
//
//   low_j   = t_j      + low word of a * b_j             whole_j = low_j   + high word of a * b_{j-1}
//   upper_j = whole_j  + high word of q * n_{j-1}        word_j  = upper_j + low word of q * n_j
//
// Each keeps its carry for its next word. All partial sums stay below the whole sum, which has one word more than B: so
// the carries die out in the empty place after the last word.
//
// second_i makes q of the product and clears what the product u * n' would leave in upper and word. The row before has
// nothing there any more, as three empty places follow it.
//
// The registers with the word of A and with x of the second product load while the core stands still, too. That does no
// harm: the words that they are multiplied with are then those of empty places, 0.

module fios_accumulate #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic clear_i,
    input logic enable_i,

    input  logic                start_i,   // a is on a_i, a cycle before cycle 0
    input  logic                first_i,
    input  logic                second_i,
    input  logic [WordBits-1:0] a_i,
    input  logic [WordBits-1:0] b_i,       // b_0 in cycle 0
    input  logic [WordBits-1:0] n_i,       // n' in cycle 3, n_0 in cycle 5
    input  logic [WordBits-1:0] t_i,       // t_0 in cycle 2
    output logic [WordBits-1:0] word_o
);

  logic [WordBits-1:0] a_q;
  logic [2*WordBits-1:0] a_b;
  logic [2*WordBits-1:0] q_n;

  // High words of the last two products a * b_j, the younger one lowest.
  logic [2*WordBits-1:0] high_q;
  logic [WordBits-1:0] low_q;
  logic [WordBits-1:0] whole_q;
  logic [WordBits-1:0] whole;  // when the quotient digit is found
  logic [WordBits-1:0] upper_q;
  logic [WordBits-1:0] word_q;
  logic low_carry_q;
  logic whole_carry_q;
  logic upper_carry_q;
  logic word_carry_q;

  // The word is kept here, so that the multiplier needs no enable of its own for it.
  always_ff @(posedge clk_i) begin
    if (clear_i) a_q <= '0;
    else if (start_i) a_q <= a_i;
  end

  fios_product #(
      .WordBits (WordBits),
      .Primitive(Primitive)
  ) u_a_b (
      .clk_i,
      .clear_i,
      .enable_i,
      .load_i   (enable_i),
      .x_i      (a_q),
      .y_i      (b_i),
      .product_o(a_b)
  );

  fios_product #(
      .WordBits (WordBits),
      .Primitive(Primitive)
  ) u_q_n (
      .clk_i,
      .clear_i,
      .enable_i,
      .load_i   (first_i | second_i),
      .x_i      (first_i ? low_q : q_n[WordBits-1:0]),
      .y_i      (n_i),
      .product_o(q_n)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(2)
  ) u_whole (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (whole_q),
      .out_o(whole)
  );

  // The four sums in one addition, as a carry chain costs extra at its ends: the place between two of them has the
  // carry of the upper one in both operands. So it shows the carry of the lower one, and lets the other in.
  logic [4*WordBits+3:0] sums;

  assign sums =
      {1'b0, upper_q, word_carry_q, whole, upper_carry_q, low_q, whole_carry_q, t_i} +
      {1'b0, q_n[WordBits-1:0], word_carry_q, q_n[2*WordBits-1:WordBits], upper_carry_q,
       high_q[2*WordBits-1:WordBits], whole_carry_q, a_b[WordBits-1:0]} +
      (4 * WordBits + 4)'(low_carry_q);

  always_ff @(posedge clk_i) begin
    if (clear_i) {high_q, whole_carry_q, whole_q, low_carry_q, low_q} <= '0;
    else if (enable_i) begin
      high_q <= {high_q[WordBits-1:0], a_b[2*WordBits-1:WordBits]};
      {whole_carry_q, whole_q, low_carry_q, low_q} <= sums[2*WordBits+1:0];
    end
  end

  always_ff @(posedge clk_i) begin
    if (clear_i || (enable_i && second_i)) {word_carry_q, word_q, upper_carry_q, upper_q} <= '0;
    else if (enable_i)
      {word_carry_q, word_q, upper_carry_q, upper_q} <= sums[4*WordBits+3:2*WordBits+2];
  end

  assign word_o = word_q;

endmodule
