// SPDX-License-Identifier: MIT OR Apache-2.0
// Carry-select adder: short carry chains side by side, and a chain of multiplexers between them.
//
//   a_i + b_i + carry_i = sum_o + 2^Width * carry_o,  exactly, for every input.
//
// The words are cut into blocks of BlockBits, the last one shorter. Each block is added twice at once, with carry in 0
// and with carry in 1, and the carry out of the block below chooses. Combinational; one chain of BlockBits and a
// multiplexer for each further block deep. Twice the adders of a plain sum, but for the lowest block.

module carry_select_adder #(
    parameter int Width = 32,
    parameter int BlockBits = 8
) (
    input  logic [Width-1:0] a_i,
    input  logic [Width-1:0] b_i,
    input  logic             carry_i,
    output logic [Width-1:0] sum_o,
    output logic             carry_o
);

  localparam int Blocks = (Width + BlockBits - 1) / BlockBits;

  for (genvar i = 0; i < Blocks; i++) begin : gen_block
    localparam int Low = i * BlockBits;
    localparam int Bits = (Width - Low < BlockBits) ? Width - Low : BlockBits;

    logic carry;  // out of this block
    logic [Bits:0] without;  // sum for carry in 0

    assign without = {1'b0, a_i[Low+:Bits]} + {1'b0, b_i[Low+:Bits]};

    if (i == 0) begin : gen_first
      assign {carry, sum_o[Low+:Bits]} = without + (Bits + 1)'(carry_i);
    end else begin : gen_select
      logic [Bits:0] with_carry;
      assign with_carry = {1'b0, a_i[Low+:Bits]} + {1'b0, b_i[Low+:Bits]} + (Bits + 1)'(1'b1);
      assign {carry, sum_o[Low+:Bits]} = gen_block[i-1].carry ? with_carry : without;
    end
  end

  assign carry_o = gen_block[Blocks-1].carry;

endmodule
