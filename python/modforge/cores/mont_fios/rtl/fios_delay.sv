// SPDX-License-Identifier: MIT OR Apache-2.0
// Delay line: out_o is in_i of Depth enabled clock edges ago; Depth = 0 is a wire. Reset clears it.

module fios_delay #(
    parameter int Width = 1,
    parameter int Depth = 1
) (
    input logic clk_i,
    input logic rst_ni,
    input logic enable_i,

    input  logic [Width-1:0] in_i,
    output logic [Width-1:0] out_o
);

  if (Depth == 0) begin : g_wire
    logic unused;
    assign unused = ^{clk_i, rst_ni, enable_i};
    assign out_o  = in_i;
  end else begin : g_line
    logic [Depth*Width-1:0] line_q;  // the youngest word is the lowest

    // A long line has more than 8192 zeros, which Verilator asks about.
    // verilator lint_off WIDTHCONCAT
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) line_q <= '0;
      // With a depth of 1 the shift leaves 0, as is meant.
      // slang lint_off shift-count-overflow
      else if (enable_i) line_q <= (line_q << Width) | (Depth * Width)'(in_i);
      // slang lint_on shift-count-overflow
    end
    // verilator lint_on WIDTHCONCAT

    assign out_o = line_q[Depth*Width-1-:Width];
  end

endmodule
