// SPDX-License-Identifier: MIT OR Apache-2.0
// A compressor tree keeps the sum of its words modulo 2^Width, and exactly when the sum is less than 2^Width.

module compressor_tree_check #(
    parameter int Inputs = 5,
    parameter int Width  = 4
) (
    input logic [Inputs*Width-1:0] words_i
);

  localparam int Wide = Width + $clog2(Inputs) + 2;

  logic [Width-1:0] sum;
  logic [Width-1:0] carry;
  logic [ Wide-1:0] compressed;

  compressor_tree #(
      .Inputs(Inputs),
      .Width (Width)
  ) u_tree (
      .words_i(words_i),
      .sum_o  (sum),
      .carry_o(carry)
  );

  for (genvar i = 0; i < Inputs; i++) begin : gen_total
    logic [Wide-1:0] total;
    if (i == 0) begin : gen_first
      assign total = Wide'(words_i[0+:Width]);
    end else begin : gen_next
      assign total = gen_total[i-1].total + Wide'(words_i[i*Width+:Width]);
    end
  end

  assign compressed = Wide'(sum) + (Wide'(carry) << 1);

  always_comb begin
    assert (compressed[Width-1:0] == gen_total[Inputs-1].total[Width-1:0]);
    if (gen_total[Inputs-1].total[Wide-1:Width] == '0) assert (compressed[Wide-1:Width] == '0);
  end

endmodule
