// SPDX-License-Identifier: MIT OR Apache-2.0
// All inversions of one width at once, from reset to result: time, error flag, residue and bounds. The checker of each
// inverter connects it.
//
// Reset in cycle 0, operands in cycle 1; the result is never taken. Assumed is the contract alone: m is odd and at least
// 3. Numbers are compared as x * a = 2^e (mod m); a common divisor is compared with the greatest number that divides both.

module inverter_inversion #(
    parameter int Bits = 4,
    parameter int Exponent = Bits,
    parameter int Cycles0 = 16,  // the most of mode 0
    parameter int Cycles1 = 16,  // of modes 1 and 2
    parameter int Cycles3 = 16
) (
    input logic            clk_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i, // this inversion takes the most cycles

    // The ports of the inverter.
    output logic            rst_no,
    output logic            valid_o,
    input  logic            ready_i,
    input  logic            valid_i,
    output logic            ready_o,
    input  logic [Bits-1:0] x_i,
    input  logic            error_i
);

  localparam int Wide = 2 * Bits;

  logic [7:0] cycle_q = 8'd0;
  logic [Bits-1:0] a_q;
  logic [Bits-1:0] m_q;
  logic [1:0] mode_q;
  logic fixed_q;
  logic [7:0] most;

  assign rst_no  = cycle_q != 8'd0;
  assign valid_o = cycle_q == 8'd1;
  assign ready_o = 1'b0;

  always_ff @(posedge clk_i) begin
    cycle_q <= cycle_q + 8'd1;
    if (cycle_q == 8'd1) begin
      a_q <= a_i;
      m_q <= m_i;
      mode_q <= mode_i;
      fixed_q <= fixed_i;
    end
  end

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

  function automatic logic [Bits-1:0] divisor(input logic [Bits-1:0] a, input logic [Bits-1:0] m);
    logic [Bits-1:0] found;
    found = '0;
    for (int i = 1; i < 2 ** Bits; i += 2) begin
      if (a % Bits'(i) == '0 && m % Bits'(i) == '0) found = Bits'(i);
    end
    return found;
  endfunction

  assign most = mode_q == 2'd0 ? 8'(Cycles0) : mode_q == 2'd3 ? 8'(Cycles3) : 8'(Cycles1);

  always_comb begin
    assume (m_i[0] && m_i != Bits'(1));
    assert (cycle_q != 8'd1 || ready_i);
    if (cycle_q > 8'd1) begin
      assert (!ready_i);
      // Operands are taken by the edge that begins cycle 2.
      assert (valid_i || cycle_q - 8'd2 < most);
      assert (!valid_i || !fixed_q || cycle_q - 8'd2 >= most);
      if (valid_i && error_i) begin
        assert (x_i == (a_q == '0 ? '0 : divisor(a_q, m_q)));
        assert (x_i != Bits'(1));
      end
      if (valid_i && !error_i) begin
        assert (x_i != '0 && x_i < m_q);
        assert ((Wide'(x_i) * Wide'(a_q)) % Wide'(m_q) == Wide'(power(mode_q, m_q)));
      end
    end
  end

endmodule
