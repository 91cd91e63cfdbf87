// SPDX-License-Identifier: MIT OR Apache-2.0
// Last step of the Chinese remainder: (high, low) <- high + low * q, with 32 x 32-bit products, one a clock.
//
// low and high are shift registers of Words words each, owned by rsa_core; q comes as a stream that repeats itself. For
// each word h of low, from the lowest: high + h * q is W + 1 words long; the lowest one leaves to the top of low, where
// h made place, the others become high.
//
//   cycle of a row   0        1                   ...  W              W + 1
//   product          q_0 * h  q_1 * h             ...
//   sum                       high_0 + product        high_(W-1) ...  carry
//   high shifts               (leaves)            ...  in: word W-1   in: carry
//   low shifts                                                        in: lowest word of the sum
//
// Time: Words * (Words + 2) cycles from the edge that takes start_i to done_o, which is high for one cycle.

module rsa_recombine #(
    parameter int Words = 2
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic start_i,  // only while idle
    output logic done_o,

    output logic        q_take_o,
    input  logic [31:0] q_i,
    input  logic [31:0] low_i,
    input  logic [31:0] high_i,

    output logic        low_shift_o,
    output logic        high_shift_o,
    output logic [31:0] low_o,
    output logic [31:0] high_o
);

  localparam int CountWidth = $clog2(Words + 2);

  logic busy_q;
  logic [CountWidth-1:0] column_q;
  logic [CountWidth-1:0] row_q;
  logic row_end;
  logic add;
  logic [63:0] product_q;
  logic [31:0] carry_q;
  logic [31:0] lowest_q;
  logic [63:0] sum;

  assign row_end = column_q == CountWidth'(Words + 1);
  assign done_o  = busy_q & row_end & (row_q == CountWidth'(Words - 1));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q   <= 1'b0;
      column_q <= '0;
      row_q    <= '0;
    end else if (!busy_q) begin
      busy_q   <= start_i;
      column_q <= '0;
      row_q    <= '0;
    end else begin
      busy_q   <= ~done_o;
      column_q <= row_end ? '0 : column_q + CountWidth'(1);
      if (row_end) row_q <= row_q + CountWidth'(1);
    end
  end

  // 2^32 - 1 + (2^32 - 1)^2 + 2^32 - 1 = 2^64 - 1: nothing is lost.
  assign add = busy_q & (column_q != '0) & ~row_end;
  assign sum = product_q + 64'(high_i) + 64'(carry_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      product_q <= '0;
      carry_q   <= '0;
      lowest_q  <= '0;
    end else if (busy_q) begin
      product_q <= 64'(q_i) * 64'(low_i);
      carry_q   <= add ? sum[63:32] : '0;
      if (column_q == CountWidth'(1)) lowest_q <= sum[31:0];
    end
  end

  assign q_take_o     = busy_q & (column_q < CountWidth'(Words));
  assign low_shift_o  = busy_q & row_end;
  assign high_shift_o = add | low_shift_o;
  assign low_o        = lowest_q;
  assign high_o       = row_end ? carry_q : sum[31:0];

endmodule
