// SPDX-License-Identifier: MIT OR Apache-2.0
// The stream shell of inverters with any packets and any inverter: the rules of streams on both sides.
//
// Of the inverter it is assumed that it takes operands only when it has none, and that its result stays until it is taken.

module inv_axi_stream_check #(
    parameter int Bits = 3
) (
    input logic            aclk,
    input logic            aresetn,
    input logic [    31:0] s_axis_tdata,
    input logic [     2:0] s_axis_tuser,
    input logic            s_axis_tlast,
    input logic            s_axis_tvalid,
    input logic            m_axis_tready,
    input logic            inv_ready,
    input logic            inv_valid,
    input logic [Bits-1:0] x,
    input logic            inv_error
);

  logic s_ready;
  logic [31:0] m_data;
  logic [1:0] m_user;
  logic m_last;
  logic m_valid;
  logic operands_valid;
  logic [Bits-1:0] a;
  logic [Bits-1:0] m;
  logic [1:0] mode;
  logic fixed;
  logic result_ready;

  inv_axi_stream #(
      .Bits(Bits)
  ) u_shell (
      .aclk         (aclk),
      .aresetn      (aresetn),
      .s_axis_tdata (s_axis_tdata),
      .s_axis_tuser (s_axis_tuser),
      .s_axis_tlast (s_axis_tlast),
      .s_axis_tvalid(s_axis_tvalid),
      .s_axis_tready(s_ready),
      .m_axis_tdata (m_data),
      .m_axis_tuser (m_user),
      .m_axis_tlast (m_last),
      .m_axis_tvalid(m_valid),
      .m_axis_tready(m_axis_tready),
      .inv_valid_o  (operands_valid),
      .inv_ready_i  (inv_ready),
      .inv_a_o      (a),
      .inv_m_o      (m),
      .inv_mode_o   (mode),
      .inv_fixed_o  (fixed),
      .inv_valid_i  (inv_valid),
      .inv_ready_o  (result_ready),
      .inv_x_i      (x),
      .inv_error_i  (inv_error)
  );

  logic inside_q;  // the inverter has operands whose result has not been taken
  logic [2:0] open_q;  // packets that came whole and are not answered
  logic m_waits_q;
  logic held_back_q;
  logic [34:0] m_q;
  logic operands_wait_q;
  logic result_waits_q;
  logic [2*Bits+2:0] operands_q;
  logic [Bits:0] result_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      inside_q        <= 1'b0;
      open_q          <= '0;
      m_waits_q       <= 1'b0;
      held_back_q     <= 1'b0;
      operands_wait_q <= 1'b0;
      result_waits_q  <= 1'b0;
    end else begin
      inside_q <= (operands_valid & inv_ready) | (inside_q & ~(inv_valid & result_ready));
      open_q <= open_q + 3'(s_axis_tvalid & s_ready & s_axis_tlast)
              - 3'(m_valid & m_axis_tready & m_last);
      m_waits_q <= m_valid & ~m_axis_tready;
      held_back_q <= u_shell.send & ~m_valid;
      operands_wait_q <= operands_valid & ~inv_ready;
      result_waits_q <= inv_valid & ~result_ready;
    end
  end

  always_ff @(posedge aclk) begin
    m_q        <= {m_last, m_user, m_data};
    operands_q <= {a, m, mode, fixed};
    result_q   <= {x, inv_error};
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);
    if (inside_q)
      assume (!inv_ready);
      else assume (!inv_valid);
    if (result_waits_q) assume (inv_valid && {x, inv_error} == result_q);

    assert (inside_q == u_shell.inside_q);
    // Every packet is in one place, and no answer comes without a packet.
    assert (open_q == 3'(operands_valid) + 3'(u_shell.malformed) + 3'(inside_q)
                    + 3'(m_valid & m_last));
    assert (!(operands_valid && u_shell.malformed));
    // An answer is that of the inverter or of a malformed packet, from its first word to its last.
    assert (!(inv_valid && u_shell.refuse));
    if (u_shell.count_q != '0) assert (u_shell.send);
    if (m_waits_q) assert (m_valid && {m_last, m_user, m_data} == m_q);
    // A word is offered without waiting for the receiver to be ready.
    if (held_back_q) assert (m_valid);
    if (operands_wait_q) assert (operands_valid && {a, m, mode, fixed} == operands_q);
    if (!aresetn) assert (!m_valid && !operands_valid);
  end

endmodule
