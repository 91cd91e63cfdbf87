// SPDX-License-Identifier: MIT OR Apache-2.0
// A packet of a stream as one number: Words words of 32 bits, the first one lowest, all bytes of all words.
//
// A packet waits here until it is dropped, and the next one is taken after that. One of another length is taken whole,
// too, and waits as malformed. packet_o then means nothing. Reset clears every register.

module packet_buffer #(
    parameter int Words = 6
) (
    input logic aclk,
    input logic aresetn,

    input  logic [31:0] s_axis_tdata,
    input  logic        s_axis_tlast,
    input  logic        s_axis_tvalid,
    output logic        s_axis_tready,

    output logic [32*Words-1:0] packet_o,
    output logic                whole_o,      // a packet of Words words waits
    output logic                malformed_o,  // a packet of another length waits
    input  logic                drop_i        // the one that waits
);

  localparam int CountWidth = $clog2(Words + 1);

  logic [32*Words-1:0] packet_q;
  logic [CountWidth-1:0] count_q;  // words of the packet so far, at most Words
  logic whole_q;
  logic malformed_q;

  logic take;
  logic whole;

  assign s_axis_tready = ~whole_q & ~malformed_q;
  assign take = s_axis_tvalid & s_axis_tready;
  assign whole = count_q == CountWidth'(Words - 1);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      packet_q    <= '0;
      count_q     <= '0;
      whole_q     <= 1'b0;
      malformed_q <= 1'b0;
    end else begin
      if (take) begin
        packet_q <= {s_axis_tdata, packet_q[32*Words-1:32]};
        if (s_axis_tlast) count_q <= '0;
        else if (count_q != CountWidth'(Words)) count_q <= count_q + CountWidth'(1);
      end
      whole_q     <= (take & s_axis_tlast & whole) | (whole_q & ~drop_i);
      malformed_q <= (take & s_axis_tlast & ~whole) | (malformed_q & ~drop_i);
    end
  end

  assign packet_o = packet_q;
  assign whole_o = whole_q;
  assign malformed_o = malformed_q;

endmodule
