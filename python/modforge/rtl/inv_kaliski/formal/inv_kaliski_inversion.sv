// All inversions of one width at once, from reset to result: time, error flag, residue and bounds.
//
// Reset in cycle 0, operands in cycle 1; the result is never taken. Assumed is the contract alone: m is odd and at least
// 3. Numbers are compared as x * a = 2^e (mod m), and what is said to be a common divisor divides both and leaves x + y
// without a common factor only if it is the greatest: so it is compared with Euclid's.

module inv_kaliski_inversion #(
    parameter int Bits = 4,
    parameter int Exponent = Bits,
    parameter int Chains = 1
) (
    input logic            clk_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i
);

  localparam int SumBlocks = (Chains + 1) / 2;
  localparam int Wide = 2 * Bits;

  logic [7:0] cycle_q = 8'd0;
  logic ready;
  logic valid;
  logic error;
  logic [Bits-1:0] x;

  inv_kaliski #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Chains(Chains)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (cycle_q != 8'd0),
      .valid_i(cycle_q == 8'd1),
      .ready_o(ready),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .valid_o(valid),
      .ready_i(1'b0),
      .x_o    (x),
      .error_o(error)
  );

  // 2^e mod m, by doublings.
  function automatic logic [Bits-1:0] power(input logic [1:0] mode, input logic [Bits-1:0] m);
    logic [Bits:0] value;
    value = 1;
    for (int i = 0; i < 2 * Exponent; i++) begin
      if (mode == 2'd3 || (mode != 2'd0 && i < Exponent)) begin
        value = value << 1;
        if (value >= {1'b0, m}) value = value - {1'b0, m};
      end
    end
    return value[Bits-1:0];
  endfunction

  // The greatest common divisor of a and an odd m, by the greatest number that divides both.
  function automatic logic [Bits-1:0] divisor(input logic [Bits-1:0] a, input logic [Bits-1:0] m);
    logic [Bits-1:0] found;
    found = '0;
    for (int i = 1; i < 2 ** Bits; i += 2) begin
      if (a % Bits'(i) == '0 && m % Bits'(i) == '0) found = Bits'(i);
    end
    return found;
  endfunction

  logic [Bits-1:0] a_q;
  logic [Bits-1:0] m_q;
  logic [1:0] mode_q;
  logic fixed_q;
  logic [7:0] most;

  always_ff @(posedge clk_i) begin
    cycle_q <= cycle_q + 8'd1;
    if (cycle_q == 8'd1) begin
      a_q <= a_i;
      m_q <= m_i;
      mode_q <= mode_i;
      fixed_q <= fixed_i;
    end
  end

  assign most = mode_q == 2'd0 ? 8'(4 * Bits + SumBlocks - 1)
      : mode_q == 2'd3 ? 8'(2 * Bits + 2 * Exponent + 2 * SumBlocks)
      : 8'(2 * Bits + Exponent + 2 * SumBlocks);

  always_comb begin
    assume (m_i[0] && m_i != Bits'(1));
    assert (cycle_q != 8'd1 || ready);
    if (cycle_q > 8'd1) begin
      assert (!ready);
      // Operands are taken by the edge that begins cycle 2.
      assert (valid || cycle_q - 8'd2 < most);
      assert (!valid || !fixed_q || cycle_q - 8'd2 >= most);
      if (valid && error) begin
        assert (x == (a_q == '0 ? '0 : divisor(a_q, m_q)));
        assert (x != Bits'(1));
      end
      if (valid && !error) begin
        assert (x != '0 && x < m_q);
        assert ((Wide'(x) * Wide'(a_q)) % Wide'(m_q) == Wide'(power(mode_q, m_q)));
      end
    end
  end

endmodule
