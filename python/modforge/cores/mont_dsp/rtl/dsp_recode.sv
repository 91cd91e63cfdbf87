// SPDX-License-Identifier: MIT OR Apache-2.0
// Signed words of a number that comes in plain words, lowest first: word_o is word_i a cycle later, in two's complement.
//
// A word above the signed range gives 2^Width to the next one. With Negate = 1 the words are those of the number's
// negative: all bits turned, and 1 added to the lowest. here_i is high with every word, first_i with the lowest; else
// word_o is 0. The carry is kept where words pause.

module dsp_recode #(
    parameter int Width  = 27,
    parameter int Negate = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic enable_i,

    input  logic             first_i,
    input  logic             here_i,
    input  logic [Width-1:0] word_i,
    output logic [Width-1:0] word_o
);

  logic [Width-1:0] word_q;
  logic carry_q;

  logic [Width-1:0] turned;
  logic carry;
  logic [Width:0] sum;

  assign turned = Negate != 0 ? ~word_i : word_i;
  assign carry  = first_i ? Negate != 0 : carry_q;
  assign sum    = {1'b0, turned} + (Width + 1)'(carry);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      word_q  <= '0;
      carry_q <= 1'b0;
    end else if (enable_i) begin
      word_q <= sum[Width-1:0] & {Width{here_i}};
      if (here_i) carry_q <= sum[Width] | sum[Width-1];
    end
  end

  assign word_o = word_q;

endmodule
