// SPDX-License-Identifier: MIT OR Apache-2.0
// A register of Bits bits that a bus writes in words of 32 bits, byte by byte, at any word. Bits above Bits in the highest
// word are not kept, and words above are not there. Reset clears it.

module operand_window #(
    parameter int Bits = 65,
    parameter int WordWidth = 10  // of the number of a word; Bits <= 32 * 2^WordWidth
) (
    input  logic                 clk_i,
    input  logic                 rst_ni,
    input  logic                 write_i,
    input  logic [WordWidth-1:0] word_i,
    input  logic [         31:0] data_i,
    input  logic [          3:0] strobe_i,
    output logic [     Bits-1:0] value_o
);

  logic [Bits-1:0] value_q;

  // Narrow values leave some lanes of the word out.
  logic unused_lanes;
  assign unused_lanes = &{data_i, strobe_i};

  for (genvar byte_index = 0; 8 * byte_index < Bits; byte_index++) begin : gen_byte
    localparam int Low = 8 * byte_index;
    localparam int Kept = Bits - Low < 8 ? Bits - Low : 8;
    localparam int Lane = byte_index % 4;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) value_q[Low+:Kept] <= '0;
      else if (write_i && strobe_i[Lane] && word_i == WordWidth'(byte_index / 4)) begin
        value_q[Low+:Kept] <= data_i[8*Lane+:Kept];
      end
    end
  end

  assign value_o = value_q;

endmodule
