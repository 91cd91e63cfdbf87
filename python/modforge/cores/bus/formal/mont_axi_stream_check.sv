// SPDX-License-Identifier: MIT OR Apache-2.0
// The stream shell of multipliers with any packets and any multiplier: the rules of streams on both sides.
//
// Of the multiplier it is assumed that it gives a result for operands that it took, and no other.

module mont_axi_stream_check #(
    parameter int Bits = 3
) (
    input logic          aclk,
    input logic          aresetn,
    input logic [  31:0] s_axis_tdata,
    input logic          s_axis_tlast,
    input logic          s_axis_tvalid,
    input logic          m_axis_tready,
    input logic          mont_ready,
    input logic          mont_valid,
    input logic [Bits:0] s1,
    input logic [Bits:0] s2,
    input logic          mont_error
);

  logic s_ready;
  logic [31:0] m_data;
  logic [1:0] m_user;
  logic m_last;
  logic m_valid;
  logic operands_valid;
  logic [Bits:0] a;
  logic [Bits:0] b;
  logic [Bits-1:0] n;
  logic result_ready;

  mont_axi_stream #(
      .Bits(Bits)
  ) u_shell (
      .aclk         (aclk),
      .aresetn      (aresetn),
      .s_axis_tdata (s_axis_tdata),
      .s_axis_tlast (s_axis_tlast),
      .s_axis_tvalid(s_axis_tvalid),
      .s_axis_tready(s_ready),
      .m_axis_tdata (m_data),
      .m_axis_tuser (m_user),
      .m_axis_tlast (m_last),
      .m_axis_tvalid(m_valid),
      .m_axis_tready(m_axis_tready),
      .mont_valid_o (operands_valid),
      .mont_ready_i (mont_ready),
      .mont_a_o     (a),
      .mont_b_o     (b),
      .mont_n_o     (n),
      .mont_valid_i (mont_valid),
      .mont_ready_o (result_ready),
      .mont_s1_i    (s1),
      .mont_s2_i    (s2),
      .mont_error_i (mont_error)
  );

  logic [2:0] inside_q;  // operands taken whose results have not come
  logic [3:0] open_q;  // packets that came whole and are not answered
  logic m_waits_q;
  logic held_back_q;
  logic [34:0] m_q;
  logic operands_wait_q;
  logic [3*Bits+1:0] operands_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      inside_q        <= '0;
      open_q          <= '0;
      m_waits_q       <= 1'b0;
      held_back_q     <= 1'b0;
      operands_wait_q <= 1'b0;
    end else begin
      inside_q <= inside_q + 3'(operands_valid & mont_ready) - 3'(mont_valid & result_ready);
      open_q <= open_q + 4'(s_axis_tvalid & s_ready & s_axis_tlast)
              - 4'(m_valid & m_axis_tready & m_last);
      m_waits_q <= m_valid & ~m_axis_tready;
      held_back_q <= u_shell.send_q & ~m_valid;
      operands_wait_q <= operands_valid & ~mont_ready;
    end
  end

  always_ff @(posedge aclk) begin
    m_q        <= {m_last, m_user, m_data};
    operands_q <= {a, b, n};
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);
    if (inside_q == '0) assume (!mont_valid);

    assert (inside_q == u_shell.inside_q);
    // Every packet is in one place, and no answer comes without a packet.
    assert (open_q == 4'(u_shell.whole) + 4'(u_shell.malformed) + 4'(inside_q)
                    + 4'(u_shell.send_q) + 4'(m_valid & m_last));
    assert (!(u_shell.whole && u_shell.malformed));
    if (m_waits_q) assert (m_valid && {m_last, m_user, m_data} == m_q);
    // A word is offered without waiting for the receiver to be ready.
    if (held_back_q) assert (m_valid);
    if (operands_wait_q) assert (operands_valid && {a, b, n} == operands_q);
    if (!aresetn) assert (!m_valid && !operands_valid);
  end

endmodule
