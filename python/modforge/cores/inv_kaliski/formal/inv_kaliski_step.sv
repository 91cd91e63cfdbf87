// SPDX-License-Identifier: MIT OR Apache-2.0
// Every step of inv_kaliski with one block of p and q, for all operands of the contract and all time: what stays as it
// is in Kaliski's algorithm, and the ranges that let no bit get lost.
//
//   before     p = m, q / 2 < 2^Bits
//   run        y is odd, x * q + y * p = m
//   after      p = m, q / 2 < m;  or there is no inverse, and x = y > 1
//
// p and q follow x and y a clock later: what is said of them is said of them after the operation that is on its way.

module inv_kaliski_step #(
    parameter int Bits = 6,
    parameter int Exponent = Bits,
    parameter int Chains = 1,  // 1 or 2
    parameter int CarrySelect = 0
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i,
    input logic            ready_i
);

  localparam int Wide = 2 * Bits + 2;

  logic ready;
  logic valid;
  logic error;
  logic [Bits-1:0] x;

  inv_kaliski #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Chains(Chains),
      .CarrySelect(CarrySelect)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .x_o    (x),
      .error_o(error)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);
  // The contract.
  always_comb if (valid_i) assume (m_i[0] && m_i != Bits'(1));

  logic [Bits-1:0] m_q;
  always_ff @(posedge clk_i) if (ready) m_q <= m_i;

  // p and q after the operation that is on its way.
  logic [Wide-1:0] p;
  logic [Wide-1:0] q;
  logic [Wide-1:0] twice;
  logic [Wide-1:0] half;
  assign twice = Wide'(u_core.swap_q[0] ? u_core.p_q : u_core.q_q) << 1;
  assign half = Wide'(u_core.q_q >> 1) + (u_core.gate_q[0] ? Wide'(u_core.p_q) : '0);
  assign p = Wide'(u_core.p_q) + (u_core.sum_q[0] ? Wide'(u_core.q_q) : '0);
  assign q = u_core.half_q[0] ? half : (u_core.shift_q[0] ? twice : Wide'(u_core.q_q));

  logic [Wide-1:0] m;
  logic [Wide-1:0] x_wide;
  logic [Wide-1:0] y_wide;
  assign m = Wide'(m_q);
  assign x_wide = Wide'(u_core.x_q);
  assign y_wide = Wide'(u_core.y_q);

  logic [2:0] states;
  assign states = 3'(ready) + 3'(u_core.before_q) + 3'(u_core.load_q) + 3'(u_core.run_q)
      + 3'(u_core.stop_q) + 3'(u_core.after_q) + 3'(u_core.finish_q) + 3'(u_core.valid_q);

  always_comb begin
    // One state at a time, and what the block of p and q may be doing in it.
    assert (states == 3'd1);
    assert (!u_core.half_q[0] || u_core.before_q || u_core.after_q);
    assert (!u_core.shift_q[0] || u_core.run_q || u_core.stop_q);
    assert (!u_core.stop_q || u_core.shift_q[0]);
    assert (!u_core.sum_q[0] || u_core.shift_q[0]);
    assert (!u_core.swap_q[0] || u_core.sum_q[0] || !u_core.shift_q[0]);
    assert (!u_core.shift_q[0] || u_core.gate_q[0]);
    assert (!u_core.half_q[0] || u_core.gate_q[0] == u_core.q_q[1]);
    assert (u_core.take_q == (u_core.load_q || (u_core.finish_q && !u_core.failed_q)));
    assert (!ready || !u_core.half_q[0]);
    if (!ready) assert (m[0] && m != Wide'(1) && !u_core.even_q);

    if (u_core.before_q || u_core.load_q) begin
      assert (Wide'(u_core.p_q) == m);
      assert (q < Wide'(1) << (Bits + 1));
    end
    if (u_core.run_q) begin
      assert (x_wide * q + y_wide * p == m);
      assert (u_core.y_q[0]);
      assert (p != '0 && p <= m);
      // x is 0 if a is, and then stays so; q is 0 as long as y is m.
      assert (x_wide == '0 ? y_wide == m && !u_core.later_q : q <= m);
      assert (x_wide == '0 || q != '0 || (y_wide == m && !u_core.later_q));
    end
    if (u_core.stop_q && !u_core.lost_q) begin
      assert (x_wide == y_wide && x_wide * p == m);
      assert (!q[0] && q != '0 && (q < p << 1 || y_wide == m));
      assert ((u_core.length_q == '0) == (u_core.y_q == Bits'(1)));
    end
    if ((u_core.after_q || u_core.finish_q) && !u_core.failed_q) begin
      assert (Wide'(u_core.p_q) == m);
      assert (!u_core.q_q[0] && u_core.q_q != '0 && Wide'(u_core.q_q) < m << 1);
    end
    if (valid && !error) assert (x != '0 && Wide'(x) < m);
  end

endmodule
