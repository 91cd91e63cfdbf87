// SPDX-License-Identifier: MIT OR Apache-2.0
// The secret exponent d of rsa_engine, and the one that it raises to instead: d + k * (n - 1), k of 32 bits. For a prime n
// both give the same power (Coron 1999).
//
// d < 2^(32 * Words) and n - 1 < 2^Bits, so Words + 1 words hold the sum. A word of it leaves in each cycle, from the second
// to the last after start_i; there are Words + 2 until done_o, which is high in the last one.

module rsa_mask #(
    parameter int Words = 2
) (
    input logic clk_i,
    input logic rst_ni,

    // A word of d at a time from the lowest.
    input  logic        write_i,
    input  logic [ 6:0] write_index_i,
    input  logic [31:0] write_data_i,
    output logic        none_o,         // 0

    input  logic        start_i,
    output logic        done_o,
    input  logic [31:0] factor_i,       // k, in the cycles after start_i
    input  logic [31:0] modulus_i,      // a stream that repeats itself
    output logic        modulus_take_o,

    output logic        put_o,
    output logic [ 6:0] index_o,
    output logic [31:0] word_o
);

  localparam int Wide = 32 * Words;

  logic [Wide-1:0] d_q;
  logic some_q;
  logic busy_q;
  logic [6:0] index_q;
  logic add_q;
  logic [63:0] product_q;
  logic [31:0] carry_q;
  logic [63:0] sum;
  logic last;

  assign last = index_q == 7'(Words + 1);
  // 2^32 - 1 + (2^32 - 1)^2 + 2^32 - 1 = 2^64 - 1: nothing is lost. The last word is the carry.
  assign sum  = (last ? '0 : product_q + 64'(d_q[31:0])) + 64'(carry_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      d_q       <= '0;
      some_q    <= 1'b0;
      busy_q    <= 1'b0;
      index_q   <= '0;
      add_q     <= 1'b0;
      product_q <= '0;
      carry_q   <= '0;
    end else begin
      if (write_i) begin
        d_q    <= Wide'({write_data_i, d_q} >> 32);
        some_q <= (some_q & (write_index_i != '0)) | (write_data_i != '0);
      end else if (add_q && !last) begin
        d_q <= Wide'({d_q[31:0], d_q} >> 32);
      end
      busy_q  <= start_i | (busy_q & ~last);
      index_q <= busy_q ? index_q + 7'd1 : '0;
      add_q   <= busy_q & ~last;
      if (busy_q)
        product_q <= 64'({modulus_i[31:1], modulus_i[0] & (index_q != '0)}) * 64'(factor_i);
      carry_q <= add_q ? sum[63:32] : '0;
    end
  end

  assign none_o         = ~some_q;
  assign done_o         = busy_q & last;
  assign modulus_take_o = busy_q & (index_q < 7'(Words));
  assign put_o          = add_q;
  assign index_o        = index_q - 7'd1;
  assign word_o         = sum[31:0];

endmodule
