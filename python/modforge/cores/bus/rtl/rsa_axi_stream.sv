// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Stream shell for rsa_core: packets that load registers and give commands in, a packet of answer to each out.
//
// Words of 32 bits, all bytes of all words. The first word of a packet says what it is:
//   bits 7-0    0 to 6: load the key register (or the message) of this number with the words that follow, lowest first
//               16, 17, 18: start PUBLIC, PRIVATE, CRT; the packet has no other word
//   bits 31-16  with a command: length of the exponent in bits
// Answer to a load: one word, 0. Answer to a command: the result, lowest word first, or one word 0 after an error. tuser
// counts on the word with tlast:
//   0           all went well
//   1 to 7      error code of rsa_core
//   14          wiped: wipe_i came between the packet and the end of its answer
//   15          malformed packet: other first word, load without words, command with more words
//
// A load begins at the lowest word, whatever was loaded before. Every packet that comes in is answered by one, and the
// next is taken after the answer. wipe_i is heard at any time; the rest of a packet that is being loaded is then skipped,
// and a word that m_axis already offers stays until it is taken. Keys go in and never out: m_axis carries words of the
// result port and zeros. No output depends on an input in the same cycle, but rsa_wipe_o on wipe_i and the word that is
// loaded.

module rsa_axi_stream (
    input logic aclk,
    input logic aresetn,

    input logic wipe_i,

    input  logic [31:0] s_axis_tdata,
    input  logic        s_axis_tlast,
    input  logic        s_axis_tvalid,
    output logic        s_axis_tready,

    output logic [31:0] m_axis_tdata,
    output logic [ 3:0] m_axis_tuser,
    output logic        m_axis_tlast,
    output logic        m_axis_tvalid,
    input  logic        m_axis_tready,

    output logic        rsa_wipe_o,
    output logic        rsa_write_valid_o,
    input  logic        rsa_write_ready_i,
    output logic [ 2:0] rsa_write_register_o,
    output logic [31:0] rsa_write_data_o,
    output logic        rsa_command_valid_o,
    input  logic        rsa_command_ready_i,
    output logic [ 1:0] rsa_command_o,
    output logic [15:0] rsa_length_o,
    input  logic        rsa_done_i,
    input  logic [ 3:0] rsa_error_i,
    input  logic        rsa_read_valid_i,
    output logic        rsa_read_ready_o,
    input  logic [31:0] rsa_read_data_i,
    input  logic        rsa_read_last_i
);

  localparam logic [2:0] Header = 3'd0;
  localparam logic [2:0] Load = 3'd1;
  localparam logic [2:0] Skip = 3'd2;  // to the end of the packet
  localparam logic [2:0] Command = 3'd3;
  localparam logic [2:0] Run = 3'd4;
  localparam logic [2:0] Result = 3'd5;
  localparam logic [2:0] Answer = 3'd6;  // with a word 0 and code_q

  localparam logic [3:0] Well = 4'd0;
  localparam logic [3:0] Wiped = 4'd14;
  localparam logic [3:0] Malformed = 4'd15;

  logic [2:0] state_q;
  logic [3:0] code_q;
  logic [2:0] what_q;  // register or command
  logic [15:0] length_q;

  logic [2:0] state_d;
  logic [3:0] code_d;
  logic take;
  logic end_in;
  logic is_load;
  logic is_command;
  logic free;
  logic end_out;

  assign s_axis_tready = (state_q == Header) | (state_q == Skip)
                       | (state_q == Load & rsa_write_ready_i);
  assign take = s_axis_tvalid & s_axis_tready;
  assign end_in = take & s_axis_tlast;
  assign is_load = s_axis_tdata[7:0] < 8'd7;
  assign is_command = s_axis_tdata[7:0] >= 8'd16 && s_axis_tdata[7:0] < 8'd19;
  assign end_out = rsa_read_valid_i & rsa_read_ready_o & rsa_read_last_i;

  always_comb begin
    state_d = state_q;
    code_d  = code_q;
    case (state_q)
      Header:
      if (take) begin
        code_d = Malformed;
        if (is_load && !s_axis_tlast) begin
          state_d = Load;
          code_d  = Well;
        end else if (is_command && s_axis_tlast) state_d = Command;
        else state_d = s_axis_tlast ? Answer : Skip;
      end
      Load, Skip: if (end_in) state_d = Answer;
      Command: if (rsa_command_ready_i) state_d = Run;
      Run:
      if (rsa_done_i) begin
        state_d = rsa_error_i == Well ? Result : Answer;
        code_d  = rsa_error_i;
      end
      Result: if (end_out) state_d = Header;
      default: if (free) state_d = Header;
    endcase
    if (wipe_i && !end_out) begin
      if (state_q == Load && !end_in) state_d = Skip;
      if (state_q == Command || state_q == Run || state_q == Result) state_d = Answer;
      if (state_q != Header && state_q != Answer) code_d = Wiped;
    end
  end

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      state_q  <= Header;
      code_q   <= Well;
      what_q   <= '0;
      length_q <= '0;
    end else begin
      state_q <= state_d;
      code_q  <= code_d;
      if (state_q == Header && take) begin
        what_q   <= s_axis_tdata[2:0];
        length_q <= s_axis_tdata[31:16];
      end
    end
  end

  assign rsa_wipe_o = wipe_i;
  // The core begins a register at its lowest word when the word before went to another one: with the first word of a
  // packet comes one to a register that the core has not. A core that was just wiped takes no word and needs none.
  localparam logic [2:0] NoRegister = 3'd7;

  logic restart;

  assign restart              = (state_q == Header) & take & rsa_write_ready_i;
  assign rsa_write_valid_o    = ((state_q == Load) & s_axis_tvalid) | restart;
  assign rsa_write_register_o = restart ? NoRegister : what_q;
  assign rsa_write_data_o     = restart ? '0 : s_axis_tdata;
  assign rsa_command_valid_o  = state_q == Command;
  assign rsa_command_o        = what_q[1:0];
  assign rsa_length_o         = length_q;

  // --- Out ---

  logic answer;
  logic give;

  assign answer = state_q == Answer;
  assign rsa_read_ready_o = (state_q == Result) & free;
  assign give = rsa_read_ready_o & rsa_read_valid_i;

  stream_register #(
      .Width(37)
  ) u_out (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(answer | give),
      .ready_o(free),
      .data_i ({answer | rsa_read_last_i, answer ? code_q : Well, give ? rsa_read_data_i : 32'd0}),
      .valid_o(m_axis_tvalid),
      .ready_i(m_axis_tready),
      .data_o ({m_axis_tlast, m_axis_tuser, m_axis_tdata})
  );

endmodule
