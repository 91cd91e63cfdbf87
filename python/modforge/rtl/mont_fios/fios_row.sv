// One row of the Montgomery product, word by word:  t <- (t + a * B + q * n) / 2^w,  w = WordBits,
//
// with a one word of A and q the word that makes the division exact. The words of B, n and t stream through, lowest
// first; so does A, whose next word the row keeps for itself. All leave for the next row Delay = 8 cycles later, A one
// cycle less: thus the next row meets the next word of A.
//
// Cycle 0 is the one after the edge that takes b_0 and a. Words on the inputs, and what the registers hold:
//
//   cycle    -1    0        1        2         3      4       5       6        7              8      9
//   tag_i    start
//   a_i      a
//   b_i      b_0   b_1      ...
//   t_i                     t_0      t_1       ...
//   n_i                              n'        -      n_0     n_1     ...
//   holds          a,b_0    a*b_0    u=a*b_0+t_0      u*n'    q,n_0   q*n_0    +a*b_0+t_0     sum_0  sum_1 = t'_0
//
// A train of words is followed by at least two empty places (all zero), or five with Primitive 1, in which the row's last
// carry leaves.

module fios_row #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic clear_i,
    input logic enable_i,

    input logic [         2:0] tag_i,  // {error, last, start}: with the word before cycle 0
    input logic [WordBits-1:0] a_i,
    input logic [WordBits-1:0] b_i,
    input logic [WordBits-1:0] n_i,
    input logic [WordBits-1:0] t_i,

    output logic [         2:0] tag_o,
    output logic [WordBits-1:0] a_o,
    output logic [WordBits-1:0] b_o,
    output logic [WordBits-1:0] n_o,
    output logic [WordBits-1:0] t_o
);

  localparam int Delay = 8;

  // --- What passes through ---

  logic [Delay-1:0] start_q;  // bit i is high in cycle i

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) start_q <= '0;
    else if (enable_i) start_q <= {start_q[Delay-2:0], tag_i[0]};
  end

  assign tag_o[0] = start_q[Delay-1];

  fios_delay #(
      .Width(2),
      .Depth(Delay)
  ) u_marks (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (tag_i[2:1]),
      .out_o(tag_o[2:1])
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay - 1)
  ) u_a (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (a_i),
      .out_o(a_o)
  );

  fios_delay #(
      .Width(2 * WordBits),
      .Depth(Delay)
  ) u_b_n (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i ({b_i, n_i}),
      .out_o({b_o, n_o})
  );

  // --- Arithmetic ---

  logic [2*WordBits-1:0] sum;
  logic [2*WordBits-1:0] delayed_sum;

  fios_multiply #(
      .WordBits (WordBits),
      .Primitive(Primitive)
  ) u_multiply (
      .clk_i,
      .clear_i,
      .enable_i,
      .load_i(tag_i[0]),
      .x_i   (a_i),
      .y_i   (b_i),
      .c_i   (t_i),
      .sum_o (sum)
  );

  // While the quotient digit is found.
  fios_delay #(
      .Width(2 * WordBits),
      .Depth(4)
  ) u_sum (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (sum),
      .out_o(delayed_sum)
  );

  fios_reduce #(
      .WordBits (WordBits),
      .Primitive(Primitive)
  ) u_reduce (
      .clk_i,
      .clear_i,
      .enable_i,
      .first_i (start_q[2]),
      .second_i(start_q[4]),
      .u_i     (sum[WordBits-1:0]),
      .n_i     (n_i),
      .c_i     (delayed_sum),
      .word_o  (t_o)
  );

endmodule
