// SPDX-License-Identifier: MIT OR Apache-2.0
// The exponent of rsa_engine, and its next bit, which stands in a flip-flop before the product that asks for it.
//
// The bits come from the highest for the ladder, else from the lowest. The word of the next bit is turned to the bottom, in
// at most ceil(Bits / 32) - 1 cycles; the bit is taken out of it in the cycle after. ready_o is high from two cycles after
// that on: what is made of the bit has a cycle to reach flip-flops of its own. All this fits into a product.

module rsa_exponent #(
    parameter int Bits = 64
) (
    input logic clk_i,
    input logic rst_ni,

    // A word at a time from the lowest, while no bit is asked for.
    input  logic        write_i,
    input  logic [ 6:0] write_index_i,
    input  logic [31:0] write_data_i,
    output logic        none_o,         // 0

    // The public exponent instead of the one that was written.
    input logic        public_i,
    input logic [31:0] public_exponent_i,

    input  logic        start_i,   // the first bit comes next
    input  logic        next_i,    // the bit is used; after the last one the lowest comes
    input  logic        ladder_i,
    input  logic [15:0] length_i,  // bits of the exponent, 1 to Bits
    output logic        ready_o,
    output logic        bit_o,
    output logic        last_o
);

  localparam int Words = (Bits + 31) / 32;
  localparam int Wide = 32 * Words;
  localparam int IndexWidth = $clog2(Words + 2);

  logic [Wide-1:0] e_q;
  logic some_q;  // it is not 0
  logic [15:0] index_q;  // of the next bit
  logic [IndexWidth-1:0] position_q;  // of the word at the bottom
  logic bit_q;
  logic last_q;
  logic [1:0] settled_q;
  logic [31:0] word;
  logic in_position;

  assign word = public_i ? public_exponent_i : e_q[31:0];
  assign in_position = position_q == IndexWidth'(index_q >> 5);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      e_q        <= '0;
      some_q     <= 1'b0;
      position_q <= '0;
    end else if (write_i) begin
      e_q    <= Wide'({write_data_i, e_q} >> 32);
      some_q <= (some_q & (write_index_i != '0)) | (write_data_i != '0);
    end else if (!in_position) begin
      e_q        <= Wide'({e_q[31:0], e_q} >> 32);
      position_q <= (position_q == IndexWidth'(Words - 1)) ? '0 : position_q + IndexWidth'(1);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      index_q   <= '0;
      bit_q     <= 1'b0;
      last_q    <= 1'b0;
      settled_q <= '1;
    end else begin
      if (start_i) index_q <= ladder_i ? length_i - 16'd1 : 16'd0;
      else if (next_i && last_q) index_q <= 16'd0;
      else if (next_i) index_q <= ladder_i ? index_q - 16'd1 : index_q + 16'd1;
      bit_q     <= word[index_q[4:0]];
      last_q    <= index_q == (ladder_i ? 16'd0 : length_i - 16'd1);
      settled_q <= (start_i || next_i) ? '0 : {settled_q[0], in_position};
    end
  end

  assign none_o  = ~some_q;
  assign ready_o = settled_q[1];
  assign bit_o   = bit_q;
  assign last_o  = last_q;

endmodule
