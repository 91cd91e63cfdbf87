// Multiply-add: sum_o = x * y + c, fully registered, never more than 2^(2*WordBits) - 1.
//
// Edge 1 takes y_i, and x_i if load_i is high; edge 2 forms the product; edge 3 adds c_i as it is then. Primitive 1 is the
// block of UltraScale+, which does all of it; 2 is the one of ECP5 for the product.

module fios_multiply #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  load_i,
    input  logic [  WordBits-1:0] x_i,
    input  logic [  WordBits-1:0] y_i,
    input  logic [  WordBits-1:0] c_i,
    output logic [2*WordBits-1:0] sum_o
);

  if (Primitive == 1) begin : g_dsp48e2
    fios_multiply_dsp48e2 #(
        .WordBits(WordBits)
    ) u_multiply (
        .clk_i,
        .clear_i,
        .enable_i,
        .load_i,
        .x_i,
        .y_i,
        .c_i,
        .sum_o
    );
  end else begin : g_fabric
    logic [2*WordBits-1:0] product;
    logic [2*WordBits-1:0] sum_q;

    fios_product #(
        .WordBits (WordBits),
        .Primitive(Primitive)
    ) u_product (
        .clk_i,
        .clear_i,
        .enable_i,
        .load_i,
        .x_i,
        .y_i,
        .product_o(product)
    );

    always_ff @(posedge clk_i) begin
      if (clear_i) sum_q <= '0;
      else if (enable_i) sum_q <= product + (2 * WordBits)'(c_i);
    end

    assign sum_o = sum_q;
  end

endmodule
