// SPDX-License-Identifier: MIT OR Apache-2.0
// The register at the end of a stream: a word that waits stays as it is, and a word moves every cycle if none has to wait.
//
// ready_o follows ready_i in the same cycle; valid_o and data_o are registers. While no word waits data_o follows data_i,
// valid or not. Reset clears the register.

module stream_register #(
    parameter int Width = 32
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic             valid_i,
    output logic             ready_o,
    input  logic [Width-1:0] data_i,

    output logic             valid_o,
    input  logic             ready_i,
    output logic [Width-1:0] data_o
);

  logic valid_q;
  logic [Width-1:0] data_q;

  assign ready_o = ~valid_q | ready_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      data_q  <= '0;
    end else if (ready_o) begin
      valid_q <= valid_i;
      data_q  <= data_i;
    end
  end

  assign valid_o = valid_q;
  assign data_o  = data_q;

endmodule
