// SPDX-License-Identifier: MIT OR Apache-2.0
// The sum of words that are not there at the same time, modulo 2^Width: each adder takes the two words that are there
// first.
//
// Words come in the order of arrival; word i is words_i[i*Width +: Width]. The sum is there after
// ceil(log2(sum of 2^arrival)) adders, and no other order of the additions is quicker (Golumbic 1976, "Combinatorial
// merging").

module arrival_sum #(
    parameter int Inputs = 4,  // 1 to 32768, for 16 bits a node
    parameter int Width = 8,
    parameter logic [32*Inputs-1:0] Arrival = '0  // of each word, counted in adders; 32 bits a word
) (
    input  logic [Inputs*Width-1:0] words_i,
    output logic [       Width-1:0] sum_o
);

  localparam int Nodes = 2 * Inputs - 1;  // the words, and after them the sum of each adder

  // The two nodes that each adder adds, 16 bits a number. Sums are ready in the order in which they are made, so the next
  // to be taken is the first word or the first sum that is left.
  function automatic logic [32*Inputs-1:0] plan(input int first);
    logic [32*Inputs+31:0] word_ready;
    logic [32*Inputs+31:0] sum_ready;
    logic [31:0] latest;
    int word;
    int sum;
    word_ready[32*Inputs-1:0] = Arrival;
    word_ready[32*Inputs+:32] = '1;
    for (int i = first; i <= Inputs; i++) sum_ready[32*i+:32] = '1;
    plan[32*(Inputs-1)+:32] = '0;
    word = first;
    sum = Inputs;
    for (int adder = first; adder < Inputs - 1; adder++) begin
      for (int side = first; side < 2; side++) begin
        if (word_ready[32*word+:32] <= sum_ready[32*(sum-Inputs)+:32]) begin
          plan[32*adder+16*side+:16] = word[15:0];
          latest = word_ready[32*word+:32];
          word = word + 1;
        end else begin
          plan[32*adder+16*side+:16] = sum[15:0];
          latest = sum_ready[32*(sum-Inputs)+:32];
          sum = sum + 1;
        end
      end
      sum_ready[32*adder+:32] = latest + 1;
    end
  endfunction
  localparam logic [32*Inputs-1:0] Plan = plan(0);

  for (genvar node = 0; node < Nodes; node++) begin : gen_node
    // Kept, or Yosys makes rows of full adders of the whole tree.
    (* keep *) logic [Width-1:0] word;
    if (node < Inputs) begin : gen_input
      assign word = words_i[node*Width+:Width];
    end else begin : gen_adder
      localparam int Left = int'(Plan[32*(node-Inputs)+:16]);
      localparam int Right = int'(Plan[32*(node-Inputs)+16+:16]);
      assign word = gen_node[Left].word + gen_node[Right].word;
    end
  end

  assign sum_o = gen_node[Nodes-1].word;

endmodule
