// SPDX-License-Identifier: MIT OR Apache-2.0
// Compressor tree: any number of words to a sum and its carries, in rows of full adders; no carry runs along them.
//
//   word 0 + word 1 + ... = sum_o + 2 * carry_o  (mod 2^Width),  for every input,
//
// and exactly so when the words add up to less than 2^Width: then every carry that is cut off on the way is 0. Width is
// the width of the sum, so extend narrower words. The carries are returned unshifted: bit i of carry_o weighs 2^(i+1).
//
// Word i is words_i[i*Width +: Width]. Each level turns every three words into two and passes the one or two that are
// left over (Wallace): 3, 4, 6, 9, 13, 19, 28, 42, 63 words take 1, 2, ... 9 levels of one full adder each.
// Combinational. Inputs >= 3.

module compressor_tree #(
    parameter int Inputs = 4,
    parameter int Width  = 8
) (
    input  logic [Inputs*Width-1:0] words_i,
    output logic [       Width-1:0] sum_o,
    output logic [       Width-1:0] carry_o
);

  // Words that are left after this many levels.
  function automatic int words_after(input int levels);
    words_after = Inputs;
    for (int level = 0; level < levels; level++) words_after = words_after - words_after / 3;
  endfunction

  // Levels until two words are left; every level takes at least one away.
  function automatic int levels_to_two(input int inputs);
    int words;
    words = inputs;
    levels_to_two = 0;
    for (int level = 0; level < inputs; level++) begin
      if (words > 2) levels_to_two = levels_to_two + 1;
      if (words > 2) words = words - words / 3;
    end
  endfunction

  localparam int Levels = levels_to_two(Inputs);

  for (genvar level = 0; level < Levels; level++) begin : gen_level
    localparam int Words = words_after(level);
    localparam int Groups = Words / 3;
    localparam int Fewer = Words - Groups;

    logic [Words*Width-1:0] words;
    logic [Fewer*Width-1:0] fewer;

    if (level == 0) begin : gen_first
      assign words = words_i;
    end else begin : gen_next
      assign words = gen_level[level-1].fewer;
    end

    for (genvar i = 0; i < Groups; i++) begin : gen_group
      logic [Width-1:0] carry;
      csa32 #(
          .Width(Width)
      ) u_csa (
          .x_i    (words[3*i*Width+:Width]),
          .y_i    (words[(3*i+1)*Width+:Width]),
          .z_i    (words[(3*i+2)*Width+:Width]),
          .sum_o  (fewer[2*i*Width+:Width]),
          .carry_o(carry)
      );
      assign fewer[(2*i+1)*Width+:Width] = carry << 1;
    end

    if (Fewer > 2 * Groups) begin : gen_rest
      assign fewer[Fewer*Width-1:2*Groups*Width] = words[Words*Width-1:3*Groups*Width];
    end
  end

  // The last level has one group of three words; its carries have been shifted, the lowest bit is 0.
  assign sum_o   = gen_level[Levels-1].fewer[0+:Width];
  assign carry_o = gen_level[Levels-1].fewer[Width+:Width] >> 1;

endmodule
