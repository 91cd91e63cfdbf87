// SPDX-License-Identifier: MIT OR Apache-2.0
// Operands: taken on an edge with load_i high, then sent as words, lowest first, with n' = -1/n mod 2^w, w = WordBits.
//
// take_i is high before every edge on which load_i may be: registers take the operands with it, and load_i lets them
// on.
//
// b_0 and a_0 are on b_o and a_o in the cycle 1 + Lead after the edge with load_i, n' on n_o four cycles after b_0,
// n_0 two cycles after n'. All outputs are 0 else. Lead, at least 2, is the time that the inverse takes beyond three of
// these cycles.
//
// n is kept with its lowest bit set: an even modulus has no product, but rows with an odd one stay exact and so do not
// disturb the other trains.

module fios_feed #(
    parameter int Bits = 64,
    parameter int WordBits = 17,
    parameter int Words = 4,
    parameter int Lead = 6,
    parameter int InverseSteps = 9,  // of fios_inverse, at most Lead + 3
    parameter int Shift = 0  // how words are made: fios_serialize
) (
    input logic clk_i,
    input logic rst_ni,
    input logic run_i,

    input logic            take_i,
    input logic            load_i,  // comes only with take_i, while the core is not stopped
    input logic [  Bits:0] a_i,
    input logic [  Bits:0] b_i,
    input logic [Bits-1:0] n_i,

    output logic [WordBits-1:0] a_o,
    output logic [WordBits-1:0] b_o,
    output logic [WordBits-1:0] n_o
);

  localparam int Width = Words * WordBits;
  localparam int Third = (Words + 2) / 3;
  // At most 2, so that the inverse takes n_0 no later than n_0 is on n_word.
  localparam int InverseWait = Lead + 3 - InverseSteps;

  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_i;
  end

  // As in the rows.
  logic clear_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) clear_q <= 1'b1;
    else clear_q <= 1'b0;
  end

  // --- Words ---

  logic [2*Third:0] turn_q;  // bit i is high in cycle 1 + i after the edge with load_i
  logic [2:0] turn;
  logic [WordBits-1:0] a_word;
  logic [WordBits-1:0] b_word;
  logic [WordBits-1:0] n_word;
  logic [WordBits-1:0] n_lowest;
  logic [WordBits-1:0] a_lowest;
  logic [WordBits-1:0] b_lowest;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) turn_q <= '0;
    else if (enable_q) turn_q <= {turn_q[2*Third-1:0], load_i};
  end

  assign turn = {turn_q[2*Third], turn_q[Third], turn_q[0]};

  fios_serialize #(
      .WordBits(WordBits),
      .Words   (Words),
      .Shift   (Shift)
  ) u_a (
      .clk_i,
      .rst_ni,
      .clear_i (clear_q),
      .enable_i(enable_q),
      .take_i,
      .turn_i  (turn),
      .number_i(Width'(a_i)),
      .lowest_o(a_lowest),
      .word_o  (a_word)
  );

  fios_serialize #(
      .WordBits(WordBits),
      .Words   (Words),
      .Shift   (Shift)
  ) u_b (
      .clk_i,
      .rst_ni,
      .clear_i (clear_q),
      .enable_i(enable_q),
      .take_i,
      .turn_i  (turn),
      .number_i(Width'(b_i)),
      .lowest_o(b_lowest),
      .word_o  (b_word)
  );

  fios_serialize #(
      .WordBits(WordBits),
      .Words   (Words),
      .Shift   (Shift)
  ) u_n (
      .clk_i,
      .rst_ni,
      .clear_i (clear_q),
      .enable_i(enable_q),
      .take_i,
      .turn_i  (turn),
      .number_i(Width'(n_i | Bits'(1))),
      .lowest_o(n_lowest),
      .word_o  (n_word)
  );

  // --- To the first row ---

  logic inverse_start;
  logic inverse_turn;
  logic [WordBits-1:0] inverse;
  logic [WordBits-1:0] n_delayed;

  fios_delay #(
      .Width(1),
      .Depth(InverseWait)
  ) u_inverse_start (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (turn_q[0]),
      .out_o   (inverse_start)
  );

  fios_inverse #(
      .WordBits(WordBits),
      .Steps   (InverseSteps)
  ) u_inverse (
      .clk_i,
      .rst_ni,
      .enable_i (enable_q),
      .start_i  (inverse_start),
      .n_i      (n_lowest),
      .inverse_o(inverse)
  );

  fios_delay #(
      .Width(1),
      .Depth(Lead + 4)
  ) u_inverse_turn (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (turn_q[0]),
      .out_o   (inverse_turn)
  );

  fios_delay #(
      .Width(2 * WordBits),
      .Depth(Lead - 2)
  ) u_a_b (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    ({a_word, b_word}),
      .out_o   ({a_o, b_o})
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Lead + 4)
  ) u_n_line (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (n_word),
      .out_o   (n_delayed)
  );

  assign n_o = n_delayed | (inverse & {WordBits{inverse_turn}});

  logic unused;
  assign unused = ^{a_lowest, b_lowest};

endmodule
