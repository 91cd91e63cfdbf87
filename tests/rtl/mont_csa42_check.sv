// All products of one width at once: operands and modulus are unknown constants for a bounded proof.
// Assumed is the contract alone; asserted are the time of the result, its residue and its bounds.

module mont_csa42_check #(
    parameter int Bits = 3
) (
    input logic clk_i
);

  (* anyconst *) logic [Bits:0] a1;
  (* anyconst *) logic [Bits:0] a2;
  (* anyconst *) logic [Bits:0] b1;
  (* anyconst *) logic [Bits:0] b2;
  (* anyconst *) logic [Bits-1:0] n;

  logic [7:0] cycle = 8'd0;
  logic ready;
  logic valid;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  always_ff @(posedge clk_i) cycle <= cycle + 8'd1;

  // Reset in cycle 0, operands in cycle 1; the result is never taken.
  mont_csa42 #(
      .Bits(Bits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (cycle != 8'd0),
      .valid_i(cycle == 8'd1),
      .ready_o(ready),
      .a1_i   (a1),
      .a2_i   (a2),
      .b1_i   (b1),
      .b2_i   (b2),
      .n_i    (n),
      .valid_o(valid),
      .ready_i(1'b0),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  localparam int Wide = 2 * Bits + 5;

  logic [Wide-1:0] a;
  logic [Wide-1:0] b;
  logic [Wide-1:0] s;
  logic [Wide-1:0] wide_n;

  assign a = Wide'(a1) + Wide'(a2);
  assign b = Wide'(b1) + Wide'(b2);
  assign s = Wide'(s1) + Wide'(s2);
  assign wide_n = Wide'(n);

  always_comb begin
    assume (n[0]);
    assume (a < Wide'(2 ** (Bits + 1)));
    assume (b < Wide'(2 ** (Bits + 1)));
    assert (cycle != 8'd1 || ready);
    assert (cycle <= 8'd1 || valid == (cycle >= 8'(Bits + 4)));
    if (valid) begin
      assert (!error);
      assert ((s << (Bits + 2)) % wide_n == (a * b) % wide_n);
      assert (s < Wide'(2 ** (Bits + 1)));
      assert (s < 2 * wide_n || a >= 2 * wide_n || b >= 2 * wide_n);
    end
  end

endmodule
