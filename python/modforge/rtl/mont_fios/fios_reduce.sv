// Quotient digit, multiply-accumulate and carry of one row.
//
//   q = u * n' mod 2^w,   sum_j = q * n_j + c_j + floor(sum_{j-1} / 2^w),   w = WordBits
//
// Cycles are counted from first_i high, with u on u_i and n' on n_i:
//
//   cycle      0       1     2       3          4           5          6
//   n_i        n'      -     n_0     n_1        n_2
//   second_i                 high
//   c_i                              -          c_0         c_1
//   registers          u,n'  u*n'    q,n_0      q*n_0       q*n_0+c_0  sum_0
//
// second_i makes q of the product and clears what the product u * n' would leave in the next register, so that the
// row before, which ends there, is not touched. Between the rows n_i and c_i must be 0: then the carry of a row dies out
// by itself, because its result has no more words than the row.
//
// Primitive 1 is the block of UltraScale+ for all of it, which needs five places between rows; 2 is the block of ECP5 for
// the product.
//
// Range: q * n_j + c_j <= (2^w - 1)^2 + 2^(2w) - 1 - (2^w - 1), as c_j = x * y + t of words, and with a carry below
// 2^(w+1) every sum stays below 2^(2w+1), whose carry is below 2^(w+1) again.

module fios_reduce #(
    parameter int WordBits  = 17,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  first_i,
    input  logic                  second_i,
    input  logic [  WordBits-1:0] u_i,
    input  logic [  WordBits-1:0] n_i,
    input  logic [2*WordBits-1:0] c_i,
    output logic [  WordBits-1:0] word_o     // sum_j mod 2^w
);

  if (Primitive == 1) begin : g_dsp48e2
    fios_reduce_dsp48e2 #(
        .WordBits(WordBits)
    ) u_reduce (
        .clk_i,
        .clear_i,
        .enable_i,
        .first_i,
        .second_i,
        .u_i,
        .n_i,
        .c_i,
        .word_o
    );
  end else begin : g_fabric
    logic [2*WordBits-1:0] product;
    logic [  2*WordBits:0] partial_q;
    logic [  2*WordBits:0] sum_q;

    fios_product #(
        .WordBits (WordBits),
        .Primitive(Primitive)
    ) u_product (
        .clk_i,
        .clear_i,
        .enable_i,
        .load_i   (first_i | second_i),
        .x_i      (first_i ? u_i : product[WordBits-1:0]),
        .y_i      (n_i),
        .product_o(product)
    );

    always_ff @(posedge clk_i) begin
      if (clear_i) sum_q <= '0;
      else if (enable_i) sum_q <= partial_q + (2 * WordBits + 1)'(sum_q[2*WordBits:WordBits]);
    end

    always_ff @(posedge clk_i) begin
      if (clear_i || (enable_i && second_i)) partial_q <= '0;
      else if (enable_i) partial_q <= {1'b0, product} + {1'b0, c_i};
    end

    assign word_o = sum_q[WordBits-1:0];
  end

endmodule
