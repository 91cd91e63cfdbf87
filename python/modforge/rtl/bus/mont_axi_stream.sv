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
  localparam int InWidth = $clog2(3 * Words + 1);
  localparam int OutWidth = $clog2(Words + 1);

  // --- In: words shift down from the top, so the first word ends lowest ---

  logic [3*Width-1:0] operands_q;
  logic [InWidth-1:0] in_count_q;  // words of the packet so far, at most 3 * Words
  logic whole_q;  // a packet of the right length waits for the multiplier
  logic malformed_q;  // a packet of another length waits for its answer

  logic take;
  logic whole;
  logic offered;
  logic refused;

  assign s_axis_tready = ~whole_q & ~malformed_q;
  assign take = s_axis_tvalid & s_axis_tready;
  assign whole = in_count_q == InWidth'(3 * Words - 1);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      operands_q  <= '0;
      in_count_q  <= '0;
      whole_q     <= 1'b0;
      malformed_q <= 1'b0;
    end else begin
      if (take) begin
        operands_q <= {s_axis_tdata, operands_q[3*Width-1:32]};
        if (s_axis_tlast) in_count_q <= '0;
        else if (in_count_q != InWidth'(3 * Words)) in_count_q <= in_count_q + InWidth'(1);
      end
      whole_q     <= (take & s_axis_tlast & whole) | (whole_q & ~offered);
      malformed_q <= (take & s_axis_tlast & ~whole) | (malformed_q & ~refused);
    end
  end

  assign mont_n_o = operands_q[Bits-1:0];
  assign mont_a_o = operands_q[Width+Bits:Width];
  assign mont_b_o = operands_q[2*Width+Bits:2*Width];

  // Bits of the highest words that no operand has.
  logic unused_highest;
  assign unused_highest = &operands_q;

  // --- Packets inside the multiplier: a malformed one is answered after them ---

  logic [2:0] inside_q;
  logic arrives;

  assign mont_valid_o = whole_q & (inside_q != '1);
  assign offered = mont_valid_o & mont_ready_i;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) inside_q <= '0;
    else inside_q <= inside_q + 3'(offered) - 3'(arrives);
  end

  // --- Out: add the pair word by word ---

  logic send_q;
  logic [OutWidth-1:0] out_count_q;  // words still to send after the next one
  logic [1:0] user_q;
  logic [Width-1:0] s1_q;
  logic [Width-1:0] s2_q;
  logic carry_q;

  logic step;
  logic last;
  logic carry_d;
  logic [31:0] sum_word;

  assign mont_ready_o = ~send_q;
  assign arrives = mont_valid_i & mont_ready_o;
  assign refused = malformed_q & ~send_q & (inside_q == '0);
  assign last = out_count_q == '0;
  assign {carry_d, sum_word} = {1'b0, s1_q[31:0]} + {1'b0, s2_q[31:0]} + 33'(carry_q);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      send_q      <= 1'b0;
      out_count_q <= '0;
      user_q      <= '0;
      s1_q        <= '0;
      s2_q        <= '0;
      carry_q     <= 1'b0;
    end else if (arrives || refused) begin
      send_q      <= 1'b1;
      out_count_q <= OutWidth'(Words - 1);
      user_q      <= {refused, arrives & mont_error_i};
      s1_q        <= arrives && !mont_error_i ? Width'(mont_s1_i) : '0;
      s2_q        <= arrives && !mont_error_i ? Width'(mont_s2_i) : '0;
      carry_q     <= 1'b0;
    end else if (step) begin
      send_q      <= ~last;
      out_count_q <= out_count_q - OutWidth'(1);
      s1_q        <= s1_q >> 32;
      s2_q        <= s2_q >> 32;
      carry_q     <= carry_d;
    end
  end

  logic valid_q;
  logic last_q;
  logic [1:0] word_user_q;
  logic [31:0] word_q;

  assign step = send_q & (~valid_q | m_axis_tready);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      valid_q     <= 1'b0;
      last_q      <= 1'b0;
      word_user_q <= '0;
      word_q      <= '0;
    end else begin
      valid_q <= step | (valid_q & ~m_axis_tready);
      if (step) begin
        last_q      <= last;
        word_user_q <= user_q;
        word_q      <= sum_word;
      end
    end
  end

  assign m_axis_tvalid = valid_q;
  assign m_axis_tlast  = last_q;
  assign m_axis_tuser  = word_user_q;
  assign m_axis_tdata  = word_q;

endmodule
