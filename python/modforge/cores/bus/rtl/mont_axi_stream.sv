// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Stream shell for any Montgomery multiplier: one packet of operands in, one packet with the result out.
//
// Words of 32 bits, lowest first, all bytes of all words; Words = floor(Bits / 32) + 1.
//   in   n, A, B, each of Words words; tlast with the last of these 3 * Words words
//   out  S of Words words, as a plain number; tlast with the last one. tuser is the same in the whole packet:
//        bit 0 the modulus was even, bit 1 the packet had another length; S is 0 then
//
// Every packet that comes in is answered by one, in the same order. The next packet is taken while the
// multiplier works; with a multiplier that starts before it has ended, up to seven packets are under way.
//
//   s_axis -- shift register of 3 * Words words -- multiplier -- s1, s2 -- 32-bit adder -- m_axis register
//
// Reset clears every register. No output depends on an input in the same cycle.

module mont_axi_stream #(
    parameter int Bits = 64  // k of the multiplier
) (
    input logic aclk,
    input logic aresetn,

    input  logic [31:0] s_axis_tdata,
    input  logic        s_axis_tlast,
    input  logic        s_axis_tvalid,
    output logic        s_axis_tready,

    output logic [31:0] m_axis_tdata,
    output logic [ 1:0] m_axis_tuser,
    output logic        m_axis_tlast,
    output logic        m_axis_tvalid,
    input  logic        m_axis_tready,

    output logic            mont_valid_o,
    input  logic            mont_ready_i,
    output logic [  Bits:0] mont_a_o,
    output logic [  Bits:0] mont_b_o,
    output logic [Bits-1:0] mont_n_o,
    input  logic            mont_valid_i,
    output logic            mont_ready_o,
    input  logic [  Bits:0] mont_s1_i,
    input  logic [  Bits:0] mont_s2_i,
    input  logic            mont_error_i
);

  localparam int Words = Bits / 32 + 1;  // for Bits + 1 bits
  localparam int Width = 32 * Words;
  localparam int CountWidth = $clog2(Words + 1);

  // --- In ---

  logic [3*Width-1:0] operands;
  logic whole;
  logic malformed;
  logic offered;
  logic refused;

  packet_buffer #(
      .Words(3 * Words)
  ) u_in (
      .aclk         (aclk),
      .aresetn      (aresetn),
      .s_axis_tdata (s_axis_tdata),
      .s_axis_tlast (s_axis_tlast),
      .s_axis_tvalid(s_axis_tvalid),
      .s_axis_tready(s_axis_tready),
      .packet_o     (operands),
      .whole_o      (whole),
      .malformed_o  (malformed),
      .drop_i       (offered | refused)
  );

  assign mont_n_o = operands[Bits-1:0];
  assign mont_a_o = operands[Width+Bits:Width];
  assign mont_b_o = operands[2*Width+Bits:2*Width];

  // Bits of the highest words that no operand has.
  logic unused_highest;
  assign unused_highest = &operands;

  // --- Packets inside the multiplier: a malformed one is answered after them ---

  logic [2:0] inside_q;
  logic arrives;

  assign mont_valid_o = whole & (inside_q != '1);
  assign offered = mont_valid_o & mont_ready_i;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) inside_q <= '0;
    else inside_q <= inside_q + 3'(offered) - 3'(arrives);
  end

  // --- Out: add the pair word by word ---

  logic send_q;
  logic [CountWidth-1:0] count_q;  // words still to send after the next one
  logic [1:0] user_q;
  logic [Width-1:0] s1_q;
  logic [Width-1:0] s2_q;
  logic carry_q;

  logic ready;
  logic last;
  logic carry_d;
  logic [31:0] sum_word;

  assign mont_ready_o = ~send_q;
  assign arrives = mont_valid_i & mont_ready_o;
  assign refused = malformed & ~send_q & (inside_q == '0);
  assign last = count_q == '0;
  assign {carry_d, sum_word} = {1'b0, s1_q[31:0]} + {1'b0, s2_q[31:0]} + 33'(carry_q);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      send_q  <= 1'b0;
      count_q <= '0;
      user_q  <= '0;
      s1_q    <= '0;
      s2_q    <= '0;
      carry_q <= 1'b0;
    end else if (arrives || refused) begin
      send_q  <= 1'b1;
      count_q <= CountWidth'(Words - 1);
      user_q  <= {refused, arrives & mont_error_i};
      s1_q    <= arrives && !mont_error_i ? Width'(mont_s1_i) : '0;
      s2_q    <= arrives && !mont_error_i ? Width'(mont_s2_i) : '0;
      carry_q <= 1'b0;
    end else if (send_q && ready) begin
      send_q  <= ~last;
      count_q <= count_q - CountWidth'(1);
      // With one word the shift leaves 0, as is meant.
      // slang lint_off shift-count-overflow
      s1_q    <= s1_q >> 32;
      s2_q    <= s2_q >> 32;
      // slang lint_on shift-count-overflow
      carry_q <= carry_d;
    end
  end

  stream_register #(
      .Width(35)
  ) u_out (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(send_q),
      .ready_o(ready),
      .data_i ({last, user_q, sum_word}),
      .valid_o(m_axis_tvalid),
      .ready_i(m_axis_tready),
      .data_o ({m_axis_tlast, m_axis_tuser, m_axis_tdata})
  );

endmodule
