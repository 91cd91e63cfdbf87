// SPDX-License-Identifier: MIT OR Apache-2.0
// Skid buffer: a stage of valid/ready that cuts every path from one side to the other, at one word a clock.
//
// Words leave in the order in which they came, none lost, none twice. ready_o comes from a register, so no path leads
// from ready_i to ready_o; valid_o and data_o come from registers, too. Two words fit: when the receiver stops, the
// word that is already under way goes into the spare register, and only then ready_o falls. One cycle from input to
// output when the buffer is empty.

module skid_buffer #(
    parameter int Width = 8
) (
    input logic clk_i,
    input logic rst_ni,

    // Words come in on a rising edge where valid_i and ready_o are high.
    input  logic             valid_i,
    output logic             ready_o,
    input  logic [Width-1:0] data_i,

    // Words leave on a rising edge where valid_o and ready_i are high; until then they stay.
    output logic             valid_o,
    input  logic             ready_i,
    output logic [Width-1:0] data_o
);

  logic valid_q;
  logic spare_q;  // the spare register holds a word
  logic [Width-1:0] data_q;
  logic [Width-1:0] spare_data_q;
  logic accept;
  logic free;

  assign accept  = valid_i & ready_o;
  assign free    = ready_i | ~valid_q;  // the output register takes a word on the next edge
  assign ready_o = ~spare_q;
  assign valid_o = valid_q;
  assign data_o  = data_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q      <= 1'b0;
      spare_q      <= 1'b0;
      data_q       <= '0;
      spare_data_q <= '0;
    end else begin
      if (free) begin
        valid_q <= accept | spare_q;
        if (accept || spare_q) data_q <= spare_q ? spare_data_q : data_i;
      end
      spare_q <= ~free & (spare_q | accept);
      if (accept) spare_data_q <= data_i;
    end
  end

endmodule
