// SPDX-License-Identifier: MIT OR Apache-2.0
// One row of the Montgomery product, word by word:  t <- (t + a * B + q * n) / 2^w,  w = WordBits,
//
// with a one word of A and q the word that makes the division exact. The words of B, n and t stream through, lowest
// first; so does A, whose next word the row keeps for itself. All leave for the next row Delay = 7 cycles later, A one
// cycle less: thus the next row meets the next word of A.
//
// Cycle 0 is the one after the edge that takes b_0 and a. Words on the inputs, and what the registers hold:
//
//   cycle    -1    0      1      2      3             4      5       6       7         8         9
//   tag_i    start
//   a_i      a
//   b_i      b_0   b_1    ...
//   t_i                          t_0    t_1           ...
//   n_i                                 n'            -      n_0     n_1     ...
//   holds          a,b_0  a,b_0  a*b_0  u=a*b_0+t_0          u*n'    q,n_0   q*n_0     q*n_1
//                                                                    words of a*B+t    sum_0     sum_1 = t'_0
//
// a and b_0 are held twice: what chooses a word of A, and then the multiplier, has registers at its inputs.
//
// A train of words is followed by at least three empty places (all zero), in which what is left of the row leaves. With
// Primitive 1 t'_0 and the next row come a cycle later, Delay is 8, and there are five places.
//
// All that controls the row comes from registers in it or in the row before, so that wires with many ends are short.
// run_i low stops the row in the next cycle. The clearing of registers without an asynchronous reset goes from row to
// row, too.

module fios_row #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic clear_i,
    output logic clear_o,
    input  logic run_i,

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

  localparam int Delay = Primitive == 1 ? 8 : 7;

  // --- Control of this row ---

  logic clear_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) clear_q <= 1'b1;
    else clear_q <= clear_i;
  end

  assign clear_o = clear_q;

  // The same in all rows: synthesis must not make one register of them.
  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_i;
  end

  // --- What passes through ---

  logic [Delay-1:0] start_q;  // bit i is high in cycle i

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) start_q <= '0;
    else if (enable_q) start_q <= {start_q[Delay-2:0], tag_i[0]};
  end

  assign tag_o[0] = start_q[Delay-1];

  fios_delay #(
      .Width(2),
      .Depth(Delay)
  ) u_marks (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i(tag_i[2:1]),
      .out_o(tag_o[2:1])
  );

  logic [WordBits-1:0] a;  // a cycle after a_i
  logic [WordBits-1:0] b;  // a cycle after b_i

  fios_delay #(
      .Width(2 * WordBits),
      .Depth(1)
  ) u_a_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i({a_i, b_i}),
      .out_o({a, b})
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay - 2)
  ) u_a (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i(a),
      .out_o(a_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay - 1)
  ) u_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i(b),
      .out_o(b_o)
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Delay)
  ) u_n (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i(n_i),
      .out_o(n_o)
  );

  // --- Arithmetic ---

  if (Primitive == 1) begin : g_dsp48e2
    logic [2*WordBits-1:0] sum;
    logic [2*WordBits-1:0] delayed_sum;

    fios_multiply_dsp48e2 #(
        .WordBits(WordBits)
    ) u_multiply (
        .clk_i,
        .clear_i (clear_q),
        .enable_i(enable_q),
        .load_i  (start_q[0]),
        .x_i     (a),
        .y_i     (b),
        .c_i     (t_i),
        .sum_o   (sum)
    );

    // While the quotient digit is found.
    fios_delay #(
        .Width(2 * WordBits),
        .Depth(4)
    ) u_sum (
        .clk_i,
        .rst_ni,
        .enable_i(enable_q),
        .in_i    (sum),
        .out_o   (delayed_sum)
    );

    fios_reduce_dsp48e2 #(
        .WordBits(WordBits)
    ) u_reduce (
        .clk_i,
        .clear_i (clear_q),
        .enable_i(enable_q),
        .first_i (start_q[3]),
        .second_i(start_q[5]),
        .u_i     (sum[WordBits-1:0]),
        .n_i     (n_i),
        .c_i     (delayed_sum),
        .word_o  (t_o)
    );
  end else begin : g_fabric
    fios_accumulate #(
        .WordBits (WordBits),
        .Primitive(Primitive)
    ) u_accumulate (
        .clk_i,
        .rst_ni,
        .clear_i (clear_q),
        .enable_i(enable_q),
        .start_i (tag_i[0]),
        .first_i (start_q[3]),
        .second_i(start_q[5]),
        .a_i     (a_i),
        .b_i     (b),
        .n_i     (n_i),
        .t_i     (t_i),
        .word_o  (t_o)
    );
  end

endmodule
