// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Stream shell for any inverter: one packet of operands in, one packet with the result out.
//
// Words of 32 bits, lowest first, all bytes of all words; Words = ceil(Bits / 32).
//   in   m, a, each of Words words; tlast with the last of these 2 * Words words, and tuser with that word:
//        bits 1-0 mode_i, bit 2 fixed_i of the inverter
//   out  x of Words words; tlast with the last one. tuser is the same in the whole packet:
//        bit 0 there is no inverse: x is the greatest common divisor, or 0 if m is even or a is 0
//        bit 1 the packet had another length: x is 0
//
// Every packet that comes in is answered by one, in the same order. The next packet is taken while the inverter
// works.
//
//   s_axis -- shift register of 2 * Words words -- inverter -- a word of x -- m_axis register
//
// The inverter keeps the result until its last word has left. Reset clears every register. No output on the streams depends
// on an input in the same cycle.

module inv_axi_stream #(
    parameter int Bits = 64  // of the modulus of the inverter
) (
    input logic aclk,
    input logic aresetn,

    input  logic [31:0] s_axis_tdata,
    input  logic [ 2:0] s_axis_tuser,
    input  logic        s_axis_tlast,
    input  logic        s_axis_tvalid,
    output logic        s_axis_tready,

    output logic [31:0] m_axis_tdata,
    output logic [ 1:0] m_axis_tuser,
    output logic        m_axis_tlast,
    output logic        m_axis_tvalid,
    input  logic        m_axis_tready,

    output logic            inv_valid_o,
    input  logic            inv_ready_i,
    output logic [Bits-1:0] inv_a_o,
    output logic [Bits-1:0] inv_m_o,
    output logic [     1:0] inv_mode_o,
    output logic            inv_fixed_o,
    input  logic            inv_valid_i,
    output logic            inv_ready_o,
    input  logic [Bits-1:0] inv_x_i,
    input  logic            inv_error_i
);

  localparam int Words = (Bits + 31) / 32;
  localparam int Width = 32 * Words;
  localparam int CountWidth = $clog2(Words + 1);

  // --- In ---

  logic [2*Width-1:0] operands;
  logic malformed;
  logic taken;
  logic refused;
  logic [2:0] user_q;  // of the last word that came

  packet_buffer #(
      .Words(2 * Words)
  ) u_in (
      .aclk         (aclk),
      .aresetn      (aresetn),
      .s_axis_tdata (s_axis_tdata),
      .s_axis_tlast (s_axis_tlast),
      .s_axis_tvalid(s_axis_tvalid),
      .s_axis_tready(s_axis_tready),
      .packet_o     (operands),
      .whole_o      (inv_valid_o),
      .malformed_o  (malformed),
      .drop_i       (taken | refused)
  );

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) user_q <= '0;
    else if (s_axis_tvalid && s_axis_tready) user_q <= s_axis_tuser;
  end

  assign taken = inv_valid_o & inv_ready_i;
  assign inv_m_o = operands[Bits-1:0];
  assign inv_a_o = operands[Width+Bits-1:Width];
  assign inv_mode_o = user_q[1:0];
  assign inv_fixed_o = user_q[2];

  // Bits of the highest words that no operand has.
  logic unused_highest;
  assign unused_highest = &operands;

  // --- Out: the result of the inverter, or zeros for a malformed packet after it ---

  logic inside_q;  // the inverter has a packet whose answer has not left
  logic [CountWidth-1:0] count_q;  // words of the answer that have left

  logic send;
  logic refuse;
  logic ready;
  logic step;
  logic last;
  logic [31:0] word;

  assign refuse = malformed & ~inside_q;
  assign send = inv_valid_i | refuse;
  assign step = send & ready;
  assign last = count_q == CountWidth'(Words - 1);
  assign refused = refuse & ready & last;
  assign inv_ready_o = ready & last;
  assign word = 32'(Width'(inv_x_i) >> {count_q, 5'd0});

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      inside_q <= 1'b0;
      count_q  <= '0;
    end else begin
      inside_q <= taken | (inside_q & ~(inv_valid_i & inv_ready_o));
      if (step) count_q <= last ? '0 : count_q + CountWidth'(1);
    end
  end

  stream_register #(
      .Width(35)
  ) u_out (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(send),
      .ready_o(ready),
      .data_i ({last, refuse, inv_valid_i & inv_error_i, refuse ? 32'd0 : word}),
      .valid_o(m_axis_tvalid),
      .ready_i(m_axis_tready),
      .data_o ({m_axis_tlast, m_axis_tuser, m_axis_tdata})
  );

endmodule
