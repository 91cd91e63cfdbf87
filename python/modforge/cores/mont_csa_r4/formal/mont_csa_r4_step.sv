// SPDX-License-Identifier: MIT OR Apache-2.0
// Every step of mont_csa_r4 beside the algorithm in plain numbers, for all operands of the contract at once.
//
// The ghost registers of this checker hold what the carry-save registers stand for:
//
//   a    what is left of A            digit + 4 * (a1 + a2 + carry) = a
//   b    B                            b and its carries add up to b
//   s    the sum S                    s1 + 2 * s2 = s, and the quotient digit makes s + q * n a multiple of 4
//   p    4 * (A mod 4^i) * B + Q * n  4^i * s = p,  after i steps with the quotient digits Q
//
// In each step s becomes (s + 4 * a[1:0] * b + q * n) / 4, and p grows by 4^i times 4 * a[1:0] * b + q * n. All equations
// hold after every cycle from reset on; q is 0 in the first step and a in the last, so s = (A * B + (Q / 4) * n) / R.

module mont_csa_r4_step #(
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

  localparam int Steps = (Bits + 1) / 2 + 2;
  localparam int Wide = Bits + 6;  // holds every sum of the algorithm
  localparam int Double = 2 * Bits + 9;  // holds p and every shifted number

  logic ready;
  logic valid;
  logic [Bits:0] s1;
  logic [Bits:0] s2;
  logic error;

  mont_csa_r4 #(
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
  logic [Wide-1:0] result_q;
  logic [Double-1:0] p_q;
  logic [Double-1:0] high_b_q;  // 4^(i+1) * B
  logic [Double-1:0] high_n_q;  // 4^i * n
  logic [7:0] i_q;  // steps done
  logic running_q;
  logic [1:0] q;
  logic [Wide-1:0] times_b;  // a[1:0] * b
  logic [Wide-1:0] with_b;
  logic [Wide-1:0] fourfold;
  logic [Wide-1:0] next;
  logic [Double-1:0] times_high_b;
  logic [Double-1:0] times_high_n;
  logic last;
  logic step;

  assign last = i_q == 8'(Steps - 1);
  assign step = running_q && !(last && valid);
  assign q = n_q[1] ? s_q[1:0] : -s_q[1:0];
  assign times_b = (a_q[0] ? b_q : '0) + (a_q[1] ? b_q << 1 : '0);
  assign with_b = s_q + (times_b << 2);
  assign fourfold = with_b + (q[0] ? n_q : '0) + (q[1] ? n_q << 1 : '0);
  assign times_high_n = (q[0] ? high_n_q : '0) + (q[1] ? high_n_q << 1 : '0);
  assign times_high_b = (a_q[0] ? high_b_q : '0) + (a_q[1] ? high_b_q << 1 : '0);
  assign next = fourfold >> 2;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {a_q, b_q, n_q, s_q, result_q} <= '0;
      {p_q, high_b_q, high_n_q} <= '0;
      i_q <= 8'd0;
      running_q <= 1'b0;
    end else begin
      if (step) begin
        s_q <= next;
        p_q <= p_q + times_high_b + times_high_n;
        high_b_q <= high_b_q << 2;
        high_n_q <= high_n_q << 2;
        a_q <= a_q >> 2;
        i_q <= i_q + 8'd1;
        if (last) begin
          running_q <= 1'b0;
          result_q  <= next;
        end
      end
      if (valid_i && ready) begin
        a_q <= Wide'(a1_i) + Wide'(a2_i);
        b_q <= Wide'(b1_i) + Wide'(b2_i);
        n_q <= Wide'(n_i);
        s_q <= '0;
        p_q <= '0;
        high_b_q <= (Double'(b1_i) + Double'(b2_i)) << 2;
        high_n_q <= Double'(n_i);
        i_q <= 8'd0;
        running_q <= 1'b1;
      end
    end
  end

  // The carries of B in their places.
  logic [Wide-1:0] carries;
  for (genvar i = 0; i < Wide; i++) begin : gen_carries
    if (i >= 2 && i % 2 == 0 && i <= Bits) begin : gen_carry
      assign carries[i] = u_core.bc_q[i/2-1];
    end else begin : gen_none
      assign carries[i] = 1'b0;
    end
  end

  // What comes out of each row of full adders, and what it is to be.
  logic [Wide-1:0] row[6];
  logic [Wide-1:0] quarter;  // of S, with the carry out of its dropped bits
  logic [Wide-1:0] times_digits;  // a times B without its carries
  logic [Wide-1:0] n_once;  // q0 * n / 4
  logic [Wide-1:0] n_twice;
  assign row[0] = Wide'(u_core.s1_q >> 2) + Wide'(u_core.s2_q >> 1);
  assign row[1] = Wide'(u_core.sum_1) + (Wide'(u_core.carry_1) << 1);
  assign row[2] = Wide'(u_core.sum_2) + (Wide'(u_core.carry_2) << 1);
  assign row[3] = Wide'(u_core.sum_3) + (Wide'(u_core.carry_3) << 1);
  assign row[4] = Wide'(u_core.sum_4) + (Wide'(u_core.carry_4) << 1);
  assign row[5] = Wide'(u_core.sum_5) + (Wide'(u_core.carry_5) << 1);
  assign quarter = s_q >> 2;
  assign times_digits = (a_q[0] ? Wide'(u_core.b_q) : '0) + (a_q[1] ? Wide'(u_core.b_q) << 1 : '0);
  assign n_once = q[0] ? n_q >> 2 : '0;
  assign n_twice = q[1] ? n_q >> 1 : '0;

  // --- What the registers of the core stand for ---

  always_comb begin
    // Control.
    assert (u_core.finish_q == (running_q && last && !valid));
    assert (u_core.wait_q == (running_q && last && valid));
    assert (ready == (!running_q || u_core.finish_q));
    assert (8'(u_core.count_q) == (running_q ? 8'(Steps - 1) - i_q : 8'd0));
    assert (!running_q || i_q <= 8'(Steps - 1));

    if (running_q) begin
      // Operands.
      assert (Wide'(u_core.digit_q)
              + ((Wide'(u_core.a1_q) + Wide'(u_core.a2_q) + Wide'(u_core.carry_q)) << 2) == a_q);
      assert (Wide'(u_core.b_q) + carries == b_q);
      assert (Wide'(u_core.n_q) == n_q);
      assert (n_q[0]);
      assert (a_q <= Wide'((1 << (Bits + 1)) - 1) >> {i_q, 1'b0});
      assert (b_q < Wide'(1 << (Bits + 1)));
      assert (n_q < Wide'(1 << Bits));

      // The sum, its quotient digit, its range, and the number that it stands for.
      assert (Wide'(u_core.s1_q) + (Wide'(u_core.s2_q) << 1) == s_q);
      assert (u_core.quotient_q == q);
      assert (fourfold[1:0] == 2'd0);
      assert (i_q != 8'd0 || s_q == '0);
      assert (s_q <= n_q + (b_q << 2));
      assert (!last || s_q <= n_q + (b_q << 1));

      // The rows: nothing is lost, and the last one has the next S.
      assert (row[0] + Wide'(u_core.of_s_alone) == quarter);
      assert (row[1] + Wide'(u_core.of_s_alone) == quarter + (a_q[0] ? Wide'(u_core.b_q) : '0));
      assert (row[2] == quarter + times_digits);
      assert (times_digits + Wide'(u_core.carries_of_b) == times_b);
      assert (row[3] == with_b >> 2);
      assert (row[4] == (with_b >> 2) + n_once + Wide'(u_core.of_all));
      assert (row[5] == row[4] + n_twice + Wide'(u_core.of_all_again));
      assert (row[5] == next);
      // One bit more than it takes: this carry would weigh 2^(k+3).
      assert (!u_core.carry_1[Bits+2] && !u_core.carry_2[Bits+2]);
      assert (!u_core.carry_3[Bits+2] && !u_core.carry_4[Bits+2]);
    end

    if (valid) begin
      assert (Wide'(s1) + Wide'(s2) == result_q);
      assert (result_q < Wide'(1 << (Bits + 1)));
      assert (!error);
    end
  end

  // The number that S stands for, for each i on its own: shifts by constants.
  for (genvar i = 0; i < Steps; i++) begin : gen_step
    always_comb begin
      if (running_q && i_q == 8'(i)) begin
        assert (high_b_q == Double'(b_q) << 2 * i + 2);
        assert (high_n_q == Double'(n_q) << 2 * i);
        assert (Double'(s_q) << 2 * i == p_q);
        assert (Double'(times_b) << 2 * i + 2 == times_high_b);
        assert (Double'(with_b) << 2 * i == p_q + times_high_b);
        assert (Double'(fourfold) << 2 * i == p_q + times_high_b + times_high_n);
      end
    end
  end

endmodule
