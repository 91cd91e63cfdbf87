// SPDX-License-Identifier: MIT OR Apache-2.0
// Algorithm 6 of San 2021, for comparison alone: three whole products of K + 1 digits, sums in the order of the loops, the
// constant carry, between registers. All is as it is printed but the top digit of the sums, which the paper leaves out. Its
// results are wrong now and then (docs/explanation/errata.md).

module algorithm_6 #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,

    localparam int Digits = Bits / DigitBits + 1,
    localparam int Wide   = DigitBits + 1,
    localparam int Width  = Digits * Wide
) (
    input  logic             clk_i,
    input  logic [Width-1:0] x_i,
    input  logic [Width-1:0] y_i,
    input  logic [Width-1:0] m_i,
    input  logic [Width-1:0] mp_i,
    output logic [Width-1:0] z_o
);

  localparam int K = Digits - 1;

  // Algorithm 3, big_mul_wo_lut.
  function automatic logic [2*Width-1:0] big_mul(input logic [Width-1:0] a,
                                                 input logic [Width-1:0] b);
    logic [(2*Digits+1)*2*Wide-1:0] sums;
    logic [2*Wide-1:0] t;
    logic [2*Wide-1:0] below;
    sums = '0;
    for (int i = 0; i < Digits; i++) begin
      for (int j = 0; j < Digits; j++) begin
        t = (2 * Wide)'(a[i*Wide+:Wide]) * (2 * Wide)'(b[j*Wide+:Wide]);
        sums[(i+j)*2*Wide+:2*Wide] = sums[(i+j)*2*Wide+:2*Wide] + (2 * Wide)'(t[DigitBits-1:0]);
        sums[(i+j+1)*2*Wide+:2*Wide] = sums[(i+j+1)*2*Wide+:2*Wide] +
            (2 * Wide)'(t[2*DigitBits-1:DigitBits]);
        sums[(i+j+2)*2*Wide+:2*Wide] = sums[(i+j+2)*2*Wide+:2*Wide] +
            (2 * Wide)'(t[2*Wide-1:2*DigitBits]);
      end
    end
    below = '0;
    for (int i = 0; i < 2 * Digits; i++) begin
      big_mul[i*Wide+:Wide] = Wide'(sums[i*2*Wide+:DigitBits]) + below[Wide-1:0];
      below = sums[i*2*Wide+:2*Wide] >> DigitBits;
    end
  endfunction

  logic [Width-1:0] x_q;
  logic [Width-1:0] y_q;
  logic [Width-1:0] m_q;
  logic [Width-1:0] mp_q;
  logic [Width-1:0] z_q;
  logic [2*Width-1:0] t;
  logic [2*Width-1:0] q;
  logic [2*Width-1:0] res;
  logic [(K+1)*2*Wide-1:0] e;

  assign t   = big_mul(x_q, y_q);
  assign q   = big_mul({{Wide{1'b0}}, t[K*Wide-1:0]}, mp_q);
  assign res = big_mul({{Wide{1'b0}}, q[K*Wide-1:0]}, m_q);

  for (genvar i = 0; i <= K; i++) begin : gen_sum
    logic [2*Wide-1:0] high;
    assign high = (2 * Wide)'(t[(K+i)*Wide+:Wide]) + ((i == 0) ? (2 * Wide)'(1) : '0);
    assign e[i*2*Wide+:2*Wide] = high + (2 * Wide)'(res[(K+i)*Wide+:Wide]);
  end

  always_ff @(posedge clk_i) begin
    x_q  <= x_i;
    y_q  <= y_i;
    m_q  <= m_i;
    mp_q <= mp_i;
    for (int i = 0; i <= K; i++) begin
      z_q[i*Wide+:Wide] <= Wide'(e[i*2*Wide+:DigitBits]) +
          ((i == 0) ? '0 : Wide'(e[(i-1)*2*Wide+:2*Wide] >> DigitBits));
    end
  end

  assign z_o = z_q;

endmodule
