// SPDX-License-Identifier: MIT OR Apache-2.0
// Each row of mont_fios beside the algorithm in plain numbers:  t' = (t + a * B + q * n) / 2^w,  for all numbers at
// once.
//
// One row, reset in cycle 0 and cleared at its end, gets the words of two products as the ring brings them: the second
// train follows the first after three empty places. All of a, B, n and t are free within the ranges of the algorithm,
// for each train its own, so that what the first one leaves must not disturb the second. Proved for both: the division
// is exact, the row gives the words of t', and t' < B + n, the range that t had.
//
// Parameters: Primitive = 0; Cells and Slots do not matter to a row.

module mont_fios_step #(
    parameter int Bits = 8,
    parameter int WordBits = 3,
    parameter int Cells = 1,
    parameter int Slots = 1,
    parameter int Primitive = 0
) (
    input logic                clk_i,
    input logic [WordBits-1:0] a_i        [2],
    input logic [      Bits:0] b_i        [2],
    input logic [    Bits-1:0] n_i        [2],
    input logic [WordBits-1:0] n_inverse_i[2],  // -1/n
    input logic [    Bits+1:0] t_i        [2]
);

  localparam int Words = (Bits + 2 + WordBits - 1) / WordBits;
  localparam int Wide = Words * WordBits;
  localparam int Sum = Wide + WordBits + 2;
  localparam int Train = Words + 3;  // with its empty places
  localparam int Begin = 2;  // cycle in which the first train comes
  localparam int Delay = 10;  // cycles from b_0 to the lowest word of t'

  logic [7:0] cycle_q = 8'd0;
  always_ff @(posedge clk_i) cycle_q <= cycle_q + 8'd1;

  logic [2:0] tag[2];
  logic [WordBits-1:0] a[2];
  logic [WordBits-1:0] b[2];
  logic [WordBits-1:0] n[2];
  logic [WordBits-1:0] t[2];
  logic [WordBits-1:0] t_out;
  logic unused_clear;
  logic [2:0] unused_tag;
  logic [WordBits-1:0] unused_a;
  logic [WordBits-1:0] unused_b;
  logic [WordBits-1:0] unused_n;

  fios_row #(
      .WordBits (WordBits),
      .Primitive(Primitive)
  ) u_row (
      .clk_i  (clk_i),
      .rst_ni (cycle_q != 8'd0),
      .clear_i(1'b0),
      .clear_o(unused_clear),
      .run_i  (1'b1),
      .tag_i  (tag[0] | tag[1]),
      .a_i    (a[0] | a[1]),
      .b_i    (b[0] | b[1]),
      .n_i    (n[0] | n[1]),
      .t_i    (t[0] | t[1]),
      .tag_o  (unused_tag),
      .a_o    (unused_a),
      .b_o    (unused_b),
      .n_o    (unused_n),
      .t_o    (t_out)
  );

  for (genvar i = 0; i < 2; i++) begin : gen_train
    localparam int First = Begin + i * Train;

    logic [WordBits-1:0] a_q;
    logic [WordBits-1:0] n_inverse_q;
    logic [Wide-1:0] b_q;
    logic [Wide-1:0] n_q;
    logic [Wide-1:0] t_q;
    always_ff @(posedge clk_i) begin
      if (cycle_q == 8'd1) begin
        a_q <= a_i[i];
        b_q <= Wide'(b_i[i]);
        n_q <= Wide'(n_i[i]);
        n_inverse_q <= n_inverse_i[i];
        t_q <= Wide'(t_i[i]);
      end
    end

    always_comb begin
      assume (n_i[i][0]);
      assume (WordBits'(n_inverse_i[i] * WordBits'(n_i[i])) == '1);
      assume ((Bits + 3)'(t_i[i]) < (Bits + 3)'(b_i[i]) + (Bits + 3)'(n_i[i]));
    end

    // What the ring brings.
    assign tag[i] = {2'd0, cycle_q == 8'(First)};
    assign a[i]   = cycle_q == 8'(First) ? a_q : '0;
    assign b[i]   = word(b_q, First);
    assign t[i]   = word(t_q, First + 3);
    assign n[i]   = word(n_q, First + 6) | (cycle_q == 8'(First + 4) ? n_inverse_q : '0);

    // The algorithm.
    logic [WordBits-1:0] q;
    logic [Sum-1:0] with_a;
    logic [Sum-1:0] sum;
    assign with_a = Sum'(t_q) + Sum'(a_q) * Sum'(b_q);
    assign q = with_a[WordBits-1:0] * n_inverse_q;
    assign sum = with_a + Sum'(q) * Sum'(n_q);

    always_comb begin
      if (cycle_q >= 8'(Begin)) begin
        assert (sum[WordBits-1:0] == '0);
        assert (sum >> WordBits < Sum'(b_q) + Sum'(n_q));
      end
    end
    for (genvar j = 0; j < Words; j++) begin : gen_word
      always_comb begin
        if (cycle_q == 8'(First + Delay + j)) assert (t_out == sum[WordBits*(j+1)+:WordBits]);
      end
    end
  end

  // The words of a number, lowest first, from a cycle on.
  function automatic logic [WordBits-1:0] word(logic [Wide-1:0] number, int first);
    word = '0;
    for (int j = 0; j < Words; j++)
    if (cycle_q == 8'(first + j)) word = number[WordBits*j+:WordBits];
  endfunction

endmodule
