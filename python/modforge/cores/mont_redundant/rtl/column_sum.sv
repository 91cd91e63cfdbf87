// SPDX-License-Identifier: MIT OR Apache-2.0
// The sum of any number of words, modulo 2^Width: a binary tree of adders.
//
// An FPGA adds two words in one table a bit, with its carry chain, so a tree of adders takes half the tables of rows of
// full adders. Word i is words_i[i*Width +: Width]. The last word meets the fewest adders.

module column_sum #(
    parameter int Inputs = 4,  // at least 1
    parameter int Width  = 8
) (
    input  logic [Inputs*Width-1:0] words_i,
    output logic [       Width-1:0] sum_o
);

  localparam int Levels = $clog2(Inputs);

  for (genvar level = 0; level <= Levels; level++) begin : gen_level
    localparam int Words = (Inputs + (1 << level) - 1) >> level;
    // Kept, or Yosys makes rows of full adders of the whole tree.
    (* keep *) logic [Words*Width-1:0] words;

    if (level == 0) begin : gen_first
      assign words = words_i;
    end else begin : gen_next
      localparam int Before = (Inputs + (1 << (level - 1)) - 1) >> (level - 1);
      for (genvar i = 0; i < Before / 2; i++) begin : gen_pair
        assign words[i*Width+:Width] = gen_level[level-1].words[2*i*Width+:Width] +
            gen_level[level-1].words[(2*i+1)*Width+:Width];
      end
      if (Before % 2 == 1) begin : gen_rest
        assign words[(Words-1)*Width+:Width] = gen_level[level-1].words[(Before-1)*Width+:Width];
      end
    end
  end

  assign sum_o = gen_level[Levels].words;

endmodule
