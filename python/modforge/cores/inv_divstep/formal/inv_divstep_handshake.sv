// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of inv_divstep, for any inputs at all: inverter_handshake; and that a result comes in time: every
// register of the control is told by the cycles that the operation under way still needs.

module inv_divstep_handshake #(
    parameter int Bits = 8,
    parameter int Exponent = Bits,
    parameter int Steps = 1,
    parameter int BlockBits = Bits + 1
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

  inv_divstep #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Steps(Steps),
      .BlockBits(BlockBits)
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

  localparam int Conversion = (Exponent + Steps - 1) / Steps;
  localparam int Divsteps = ((45907 * Bits + 30179) / 19929 + 2 * Steps - 2) / Steps;
  localparam int Halvings = ($clog2(Divsteps * Steps + 1) + 2 * Steps + 1) / Steps;

  // Cycles that are left when a phase begins.
  localparam int Finish = (Bits + BlockBits - 1) / BlockBits + 3;
  localparam int Tail = Finish + Halvings;
  localparam int Main = Tail + Divsteps;

  logic under_way;
  logic [15:0] left_q;  // cycles that the operation under way still needs
  assign under_way = u_check.under_way_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) left_q <= 16'd0;
    else if (valid_i && ready)
      left_q <= 16'(Main) + 16'(Conversion) * (16'(mode_i[0]) + 16'(mode_i[1]));
    else if (left_q != 16'd0) left_q <= left_q - 16'd1;
  end

  always_comb begin
    assert (valid == (under_way && left_q == 16'd0));
    assert (left_q <= (under_way ? 16'(Main + 2 * Conversion) : 16'd0));
    assert (16'(u_core.count_q) == (left_q > 16'(Finish) ? left_q - 16'(Finish + 1) : 16'd0));
    assert (u_core.before_q == (left_q > 16'(Main)));
    assert (u_core.before_end_q == (left_q == 16'(Main + 1)));
    assert (u_core.main_q == (left_q > 16'(Tail) && left_q <= 16'(Main)));
    assert (u_core.main_end_q == (left_q == 16'(Tail + 1)));
    assert (u_core.begin_q == (left_q == 16'(Tail)));
    assert (u_core.tail_q == (left_q > 16'(Finish) && left_q <= 16'(Tail)));
    for (int i = 0; i < Finish; i++) assert (u_core.finish_q[i] == (left_q == 16'(Finish - i)));
    assert (ready ? &u_core.load_q : ~|u_core.load_q);

    // With an even modulus the last write is that of 0; then there is none.
    if (under_way) assert (u_core.even_q == u_check.even_q);
    if (left_q == 16'd1 && u_check.even_q) begin
      assert (&u_core.u_result.write_q);
      assert (u_core.u_result.take_sum_q == '0 && u_core.u_result.take_e_q == '0);
      assert (u_core.u_result.take_f_q == '0);
    end
    if (under_way && left_q <= 16'd1 && u_check.even_q) assert (u_core.u_result.error_q);
    if (valid) assert (u_core.u_result.write_q == '0);
  end

endmodule
