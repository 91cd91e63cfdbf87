// SPDX-License-Identifier: MIT OR Apache-2.0
// All products of one width at once, from reset to result: time, residue and bounds. One product in the core.
//
// Reset in cycle 0, which clears the multipliers at its end; operands in cycle 2; the result is never taken. Assumed is
// the contract alone.

module mont_dsp_product #(
    parameter int Bits = 3,
    parameter int DigitBits = 3,
    parameter int WordBits = 4,
    parameter int Cells = 1,
    parameter int Primitive = 0
) (
    input logic            clk_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] b1_i,
    input logic [Bits-1:0] n_i
);

  localparam int Digits = (Bits + 4 + DigitBits - 1) / DigitBits;
  localparam int Words = (Bits + 2 + WordBits - 1) / WordBits;
  localparam int Passes = (Digits + Cells - 1) / Cells;
  localparam int Steps = DigitBits < 8 ? 4 : (DigitBits + 1) / 2;
  localparam int Slot = 10 * Cells > Words + 1 ? 10 * Cells : Words + 1;
  localparam int Cycles = Steps + (Passes - 1) * Slot + 10 * ((Digits - 1) % Cells + 1) + Words + 3;
  localparam int Exponent = DigitBits * Digits;
  localparam int Wide = Exponent + Bits + 2;

  logic [7:0] cycle_q = 8'd0;
  logic ready;
  logic valid;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_dsp #(
      .Bits(Bits),
      .DigitBits(DigitBits),
      .WordBits(WordBits),
      .Cells(Cells),
      .Primitive(Primitive)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (cycle_q != 8'd0),
      .valid_i(cycle_q == 8'd2),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   ('0),
      .b1_i   (b1_i),
      .b2_i   ('0),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(1'b0),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] n_q;
  logic [Wide-1:0] s;

  always_ff @(posedge clk_i) begin
    cycle_q <= cycle_q + 8'd1;
    if (cycle_q == 8'd2) begin
      a_q <= Wide'(a1_i);
      b_q <= Wide'(b1_i);
      n_q <= Wide'(n_i);
    end
  end

  assign s = Wide'(s1) + Wide'(s2);

  always_comb begin
    assume (n_i[0]);
    assert (cycle_q != 8'd2 || ready);
    assert (cycle_q <= 8'd2 || valid == (cycle_q >= 8'(Cycles + 3)));
    if (cycle_q > 8'd2 && valid) begin
      assert (!error);
      assert ((s << Exponent) % n_q == (a_q * b_q) % n_q);
      assert (s < Wide'(2 ** (Bits + 1)));
      assert (s < 2 * n_q || a_q >= 2 * n_q || b_q >= 2 * n_q);
    end
  end

endmodule
