// SPDX-License-Identifier: MIT OR Apache-2.0
// Every step of mont_csa42 beside the algorithm in plain numbers, for all operands of the contract at once.
//
// The ghost registers of this checker hold what the carry-save registers stand for:
//
//   a    what is left of A            a1 + a2 + carry = a
//   b    B                            b1 + b2 = b,  d1 + 2 * d2 = b + n
//   s    the sum S                    s1 + s2 = s
//   p    (A mod 2^i) * B + Q * n      2^i * s = p,  after i steps with the quotient bits Q
//
// In each step s becomes (s + a[0] * b + q * n) / 2, and p grows by 2^i times what was added. All equations hold after
// every cycle from reset on; after the last step a is 0 and i is k + 2, so s = (A * B + Q * n) / R.

module mont_csa42_step #(
    parameter int Bits = 8
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i,
    input logic            ready_i
);

  localparam int Wide = Bits + 3;  // holds every sum of the algorithm
  localparam int Double = 2 * Bits + 5;  // holds p and every shifted number

  logic ready;
  logic valid;
  logic [Bits:0] s1;
  logic [Bits:0] s2;
  logic error;

  mont_csa42 #(
      .Bits(Bits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  // Reset comes first; the contract is all that is assumed of the operands.
  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb begin
    if (!started_q) assume (!rst_ni);
    assume (n_i[0]);
    assume ((Bits + 2)'(a1_i) + (Bits + 2)'(a2_i) < (Bits + 2)'(1 << (Bits + 1)));
    assume ((Bits + 2)'(b1_i) + (Bits + 2)'(b2_i) < (Bits + 2)'(1 << (Bits + 1)));
  end

  // --- The algorithm in plain numbers ---

  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] n_q;
  logic [Wide-1:0] s_q;
  logic [Double-1:0] p_q;
  logic [Double-1:0] high_b_q;  // 2^i * B
  logic [Double-1:0] high_n_q;  // 2^i * n
  logic [7:0] i_q;  // steps done
  logic running_q;
  logic [Wide-1:0] s;
  logic [Double-1:0] p;
  logic [Wide-1:0] unhalved;
  logic q;
  logic step;

  assign step = running_q && (i_q != 8'd0 || !valid || ready_i);
  assign s = (i_q == 8'd0) ? '0 : s_q;
  assign p = (i_q == 8'd0) ? '0 : p_q;
  assign q = s[0] ^ (a_q[0] & b_q[0]);
  assign unhalved = s + (a_q[0] ? b_q : '0) + (q ? n_q : '0);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {a_q, b_q, n_q, s_q} <= '0;
      {p_q, high_b_q, high_n_q} <= '0;
      i_q <= 8'd0;
      running_q <= 1'b0;
    end else begin
      if (step) begin
        s_q <= unhalved >> 1;
        p_q <= p + (a_q[0] ? high_b_q : '0) + (q ? high_n_q : '0);
        high_b_q <= high_b_q << 1;
        high_n_q <= high_n_q << 1;
        a_q <= a_q >> 1;
        i_q <= i_q + 8'd1;
        if (i_q == 8'(Bits + 1)) running_q <= 1'b0;
      end
      if (valid_i && ready) begin
        a_q <= Wide'(a1_i) + Wide'(a2_i);
        b_q <= Wide'(b1_i) + Wide'(b2_i);
        n_q <= Wide'(n_i);
        high_b_q <= Double'(b1_i) + Double'(b2_i);
        high_n_q <= Double'(n_i);
        i_q <= 8'd0;
        running_q <= 1'b1;
      end
    end
  end

  // --- What the registers of the core stand for ---

  always_comb begin
    // Control.
    assert (u_core.busy_q == running_q);
    assert (u_core.first_q == (running_q && i_q == 8'd0));
    assert (!running_q || 8'(u_core.count_q) == 8'(Bits + 1) - i_q);
    assert (running_q || u_core.count_q == '0);
    assert (!running_q || i_q <= 8'(Bits + 1));
    assert (!valid || !running_q || i_q == 8'd0);

    if (running_q) begin
      // Operands.
      assert (Wide'(u_core.a1_q) + Wide'(u_core.a2_q) + Wide'(u_core.carry_q) == a_q);
      assert (Wide'(u_core.b1_q) + Wide'(u_core.b2_q) == b_q);
      assert (Wide'(u_core.d1_q) + (Wide'(u_core.d2_q) << 1) == b_q + n_q);
      assert (Wide'(u_core.n_q) == n_q);
      assert (n_q[0]);
      assert (a_q < Wide'(1 << (Bits + 1)) >> i_q);
      assert (b_q < Wide'(1 << (Bits + 1)));
      assert (n_q < Wide'(1 << Bits));
      assert (high_b_q == Double'(b_q) << i_q);
      assert (high_n_q == Double'(n_q) << i_q);

      // The sum, its range, and the number that it stands for.
      if (i_q != 8'd0) begin
        assert (Wide'(u_core.s1_q) + Wide'(u_core.s2_q) == s_q);
        assert (s_q < b_q + n_q);
        assert (Double'(s_q) << i_q == p_q);
      end
      assert (!unhalved[0]);
    end

    if (valid) begin
      assert (Wide'(s1) + Wide'(s2) == s_q);
      assert (s_q < Wide'(1 << (Bits + 1)));
      assert (!error);
    end
  end

endmodule
