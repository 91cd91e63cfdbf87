// All products of one width at once, from reset to result: time, residue and bounds.
//
// Reset in cycle 0, operands in cycle 1; the result is never taken. Assumed is an odd modulus; the
// second words, which the core ignores, are anything.

module mont_cpa_product #(
    parameter int Bits = 3,
    parameter int ChainBits = 4
) (
    input logic            clk_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i
);

  localparam int Cycles = Bits + 2 + (Bits + 3 + ChainBits - 1) / ChainBits;
  localparam int Wide = 2 * Bits + 5;

  logic [7:0] cycle_q = 8'd0;
  logic ready;
  logic valid;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_cpa #(
      .Bits     (Bits),
      .ChainBits(ChainBits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (cycle_q != 8'd0),
      .valid_i(cycle_q == 8'd1),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
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
    if (cycle_q == 8'd1) begin
      a_q <= Wide'(a1_i);
      b_q <= Wide'(b1_i);
      n_q <= Wide'(n_i);
    end
  end

  assign s = Wide'(s1) + Wide'(s2);

  always_comb begin
    assume (n_i[0]);
    assert (cycle_q != 8'd1 || ready);
    assert (cycle_q <= 8'd1 || valid == (cycle_q >= 8'(Cycles + 2)));
    if (cycle_q > 8'd1 && valid) begin
      assert (!error);
      assert ((s << (Bits + 2)) % n_q == (a_q * b_q) % n_q);
      assert (s < Wide'(2 ** (Bits + 1)));
      assert (s < 2 * n_q || a_q >= 2 * n_q || b_q >= 2 * n_q);
    end
  end

endmodule
