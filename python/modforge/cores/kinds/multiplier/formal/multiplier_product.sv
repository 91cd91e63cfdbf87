// SPDX-License-Identifier: MIT OR Apache-2.0
// One product of a multiplier, from reset to result: time, residue and bounds. The checker of each multiplier connects it.
//
// Reset in cycle 0, operands in cycle 1; the result is never taken. The modulus is assumed to be odd.

module multiplier_product #(
    parameter int Bits = 3,
    parameter int Exponent = 5,  // r of R = 2^r
    parameter int Cycles = 5  // from operands to result
) (
    input logic            clk_i,
    // The operands A = a1_i + a2_i, B = b1_i + b2_i.
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i,

    // The ports of the multiplier.
    output logic          rst_no,
    output logic          valid_o,
    input  logic          ready_i,
    input  logic          valid_i,
    output logic          ready_o,
    input  logic [Bits:0] s1_i,
    input  logic [Bits:0] s2_i,
    input  logic          error_i
);

  localparam int Wide = Exponent + Bits + 3;

  logic [7:0] cycle_q = 8'd0;
  logic [Wide-1:0] a;
  logic [Wide-1:0] b;
  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] n_q;
  logic [Wide-1:0] s;

  assign rst_no = cycle_q != 8'd0;
  assign valid_o = cycle_q == 8'd1;
  assign ready_o = 1'b0;
  assign a = Wide'(a1_i) + Wide'(a2_i);
  assign b = Wide'(b1_i) + Wide'(b2_i);
  assign s = Wide'(s1_i) + Wide'(s2_i);

  always_ff @(posedge clk_i) begin
    cycle_q <= cycle_q + 8'd1;
    if (cycle_q == 8'd1) begin
      a_q <= a;
      b_q <= b;
      n_q <= Wide'(n_i);
    end
  end

  always_comb begin
    assume (n_i[0]);
    assume (a < Wide'(2 ** (Bits + 1)));
    assume (b < Wide'(2 ** (Bits + 1)));
    assert (cycle_q != 8'd1 || ready_i);
    assert (cycle_q <= 8'd1 || valid_i == (cycle_q >= 8'(Cycles + 2)));
    if (cycle_q > 8'd1 && valid_i) begin
      assert (!error_i);
      assert ((s << Exponent) % n_q == (a_q * b_q) % n_q);
      assert (s < Wide'(2 ** (Bits + 1)));
      assert (s < 2 * n_q || a_q >= 2 * n_q || b_q >= 2 * n_q);
    end
  end

endmodule
