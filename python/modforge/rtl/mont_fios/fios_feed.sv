// Operands: taken on an edge with load_i high, then sent as words, lowest first, with n' = -1/n mod 2^w, w = WordBits.
//
// The words leave the registers in the Words enabled cycles after that edge. b_0 and a_0 are on b_o and a_o in the cycle
// 1 + Lead after it, n' on n_o three cycles after b_0, n_0 two cycles after n'. All outputs are 0 else. Lead is the time
// that the inverse takes beyond these three cycles.
//
// n is kept with its lowest bit set: an even modulus has no product, but rows with an odd one stay exact and so do not
// disturb the other trains.

module fios_feed #(
    parameter int Bits = 64,
    parameter int WordBits = 17,
    parameter int Words = 4,
    parameter int Lead = 7
) (
    input logic clk_i,
    input logic rst_ni,
    input logic enable_i,

    input logic            load_i,  // comes only with enable_i
    input logic [  Bits:0] a_i,
    input logic [  Bits:0] b_i,
    input logic [Bits-1:0] n_i,

    output logic [WordBits-1:0] a_o,
    output logic [WordBits-1:0] b_o,
    output logic [WordBits-1:0] n_o
);

  localparam int Width = Words * WordBits;
  localparam int CountWidth = $clog2(Words + 1);

  logic first_q;  // the first word leaves
  logic sending;
  logic [CountWidth-1:0] count_q;  // words to leave

  assign sending = count_q != '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_q <= 1'b0;
      count_q <= '0;
    end else if (enable_i) begin
      first_q <= load_i;
      if (load_i) count_q <= CountWidth'(Words);
      else if (sending) count_q <= count_q - CountWidth'(1);
    end
  end

  // --- Operands ---

  logic [Width-1:0] a_q;
  logic [Width-1:0] b_q;
  logic [Width-1:0] n_q;
  logic [WordBits-1:0] a_word;
  logic [WordBits-1:0] b_word;
  logic [WordBits-1:0] n_word;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      a_q <= '0;
      b_q <= '0;
      n_q <= '0;
    end else if (load_i) begin
      a_q <= Width'(a_i);
      b_q <= Width'(b_i);
      n_q <= Width'(n_i | Bits'(1));
    end else if (sending && enable_i) begin
      a_q <= a_q >> WordBits;
      b_q <= b_q >> WordBits;
      n_q <= n_q >> WordBits;
    end
  end

  assign a_word = a_q[WordBits-1:0] & {WordBits{sending}};
  assign b_word = b_q[WordBits-1:0] & {WordBits{sending}};
  assign n_word = n_q[WordBits-1:0] & {WordBits{sending}};

  // --- To the first row ---

  logic [WordBits-1:0] inverse;
  logic [WordBits-1:0] n_delayed;
  logic inverse_turn;

  fios_inverse #(
      .WordBits(WordBits)
  ) u_inverse (
      .clk_i,
      .rst_ni,
      .enable_i,
      .start_i  (first_q),
      .n_i      (n_q[WordBits-1:0]),
      .inverse_o(inverse)
  );

  fios_delay #(
      .Width(1),
      .Depth(Lead + 3)
  ) u_inverse_turn (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (first_q),
      .out_o(inverse_turn)
  );

  fios_delay #(
      .Width(2 * WordBits),
      .Depth(Lead)
  ) u_a_b (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i ({a_word, b_word}),
      .out_o({a_o, b_o})
  );

  fios_delay #(
      .Width(WordBits),
      .Depth(Lead + 5)
  ) u_n (
      .clk_i,
      .rst_ni,
      .enable_i,
      .in_i (n_word),
      .out_o(n_delayed)
  );

  assign n_o = n_delayed | (inverse & {WordBits{inverse_turn}});

endmodule
