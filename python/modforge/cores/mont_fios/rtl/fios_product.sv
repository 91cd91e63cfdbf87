// SPDX-License-Identifier: MIT OR Apache-2.0
// Registered product of two words: product_o = x * y two enabled edges after the one that takes them.
//
// Edge 1 takes y_i; edge 2 forms the product. x_i is taken at every edge with load_i high, enabled or not. All three
// registers belong into a multiplier block and have a synchronous clear, as the blocks do, which goes before all else.
// Primitive 2 is the block of ECP5.

module fios_product #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  load_i,
    input  logic [  WordBits-1:0] x_i,
    input  logic [  WordBits-1:0] y_i,
    output logic [2*WordBits-1:0] product_o
);

  if (Primitive == 2) begin : g_mult18x18d
    fios_product_mult18x18d #(
        .WordBits(WordBits)
    ) u_product (
        .clk_i,
        .clear_i,
        .enable_i,
        .load_i,
        .x_i,
        .y_i,
        .product_o
    );
  end else begin : g_generic
    logic [  WordBits-1:0] x_q;
    logic [  WordBits-1:0] y_q;
    logic [2*WordBits-1:0] product_q;

    always_ff @(posedge clk_i) begin
      if (clear_i) begin
        x_q       <= '0;
        y_q       <= '0;
        product_q <= '0;
      end else begin
        if (load_i) x_q <= x_i;
        if (enable_i) begin
          y_q       <= y_i;
          product_q <= (2 * WordBits)'(x_q) * (2 * WordBits)'(y_q);
        end
      end
    end

    assign product_o = product_q;
  end

endmodule
