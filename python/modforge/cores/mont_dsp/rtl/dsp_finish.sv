// SPDX-License-Identifier: MIT OR Apache-2.0
// Words of t + n, plain and positive, of the words of both, without the hole that these have behind word 2: t is above
// -n.
//
// start_i is high two cycles before the lowest word; a word of the sum comes two cycles after that of t, or one behind
// the hole. Words of t are plain but for the top one, those of n are signed.

module dsp_finish #(
    parameter int WordBits = 27
) (
    input logic clk_i,
    input logic rst_ni,
    input logic run_i,   // low stops it in the next cycle

    input  logic                start_i,
    input  logic [WordBits-1:0] t_i,
    input  logic [WordBits-1:0] n_i,
    output logic [WordBits-1:0] word_o
);

  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_i;
  end

  logic [4:0] start_q;
  logic [WordBits-1:0] t_q;
  logic [WordBits-1:0] n_q;
  logic [1:0] carry_q;  // -1, 0 or 1
  logic [WordBits-1:0] word_q;

  logic late;  // words before the hole
  logic [WordBits-1:0] t;
  logic signed [WordBits-1:0] n;
  logic signed [1:0] carry;
  logic [WordBits+1:0] sum;

  assign late  = |start_q[4:2];
  assign t     = late ? t_q : t_i;
  assign n     = late ? n_q : n_i;
  assign carry = carry_q & {2{~start_q[2]}};
  assign sum   = {2'b00, t} + (WordBits + 2)'(n) + (WordBits + 2)'(carry);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      start_q <= '0;
      t_q     <= '0;
      n_q     <= '0;
      carry_q <= '0;
      word_q  <= '0;
    end else if (enable_q) begin
      start_q <= {start_q[3:0], start_i};
      t_q <= t_i;
      n_q <= n_i;
      {carry_q, word_q} <= sum;
    end
  end

  assign word_o = word_q;

endmodule
