// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of inv_kaliski, for any inputs at all: inverter_handshake, and what makes the step from one cycle to the
// next a proof: the registers that the ports do not show.

module inv_kaliski_handshake #(
    parameter int Bits = 8,
    parameter int Exponent = Bits,
    parameter int Chains = 1,
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

  inverter_handshake #(
      .Bits(Bits)
  ) u_check (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .even_i (~m_i[0]),
      .valid_o(valid),
      .ready_i(ready_i),
      .x_o    (x),
      .error_o(error)
  );

  logic [3:0] states;
  assign states = 4'(ready) + 4'(u_core.before_q) + 4'(u_core.load_q) + 4'(u_core.run_q)
      + 4'(u_core.stop_q) + 4'(u_core.after_q) + 4'(u_core.finish_q) + 4'(u_core.valid_q);

  always_comb begin
    assert (states == 4'd1);
    assert (u_core.take_q == (u_core.load_q || (u_core.finish_q && !u_core.failed_q)));
    if (!ready) assert (u_core.even_q == u_check.even_q);
    if (u_core.after_q || u_core.finish_q || valid) assert (u_core.failed_q || !u_check.even_q);
  end

endmodule
