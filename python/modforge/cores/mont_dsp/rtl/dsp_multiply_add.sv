// SPDX-License-Identifier: MIT OR Apache-2.0
// Signed product of a digit and a word, and what is added to it: sum_o = digit * word + add.
//
// Edge 1 takes word_i, and digit_i if load_i is high; edge 2 forms the product; edge 3 adds add_i as it is then. All
// registers belong into a multiplier block and have a synchronous clear, as the blocks do. Primitive 1 is the block of
// UltraScale+.

module dsp_multiply_add #(
    parameter int DigitBits = 18,
    parameter int WordBits  = 27,
    parameter int AddBits   = 28,
    parameter int SumBits   = 45,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                 load_i,
    input  logic [DigitBits-1:0] digit_i,
    input  logic [ WordBits-1:0] word_i,
    input  logic [  AddBits-1:0] add_i,
    output logic [  SumBits-1:0] sum_o
);

  if (Primitive == 1) begin : g_dsp48e2
    dsp_multiply_add_dsp48e2 #(
        .DigitBits(DigitBits),
        .WordBits (WordBits),
        .AddBits  (AddBits),
        .SumBits  (SumBits)
    ) u_block (
        .clk_i,
        .clear_i,
        .enable_i,
        .load_i,
        .digit_i,
        .word_i,
        .add_i,
        .sum_o
    );
  end else begin : g_generic
    localparam int ProductBits = DigitBits + WordBits;

    logic signed [DigitBits-1:0] digit_q;
    logic signed [WordBits-1:0] word_q;
    logic signed [ProductBits-1:0] product_q;
    logic signed [SumBits-1:0] sum_q;
    logic signed [AddBits-1:0] add;

    assign add = add_i;

    always_ff @(posedge clk_i) begin
      if (clear_i) begin
        digit_q   <= '0;
        word_q    <= '0;
        product_q <= '0;
        sum_q     <= '0;
      end else if (enable_i) begin
        if (load_i) digit_q <= digit_i;
        word_q    <= word_i;
        product_q <= ProductBits'(digit_q) * ProductBits'(word_q);
        sum_q     <= SumBits'(product_q) + SumBits'(add);
      end
    end

    assign sum_o = sum_q;
  end

endmodule
