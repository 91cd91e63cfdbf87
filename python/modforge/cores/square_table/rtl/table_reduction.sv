// SPDX-License-Identifier: MIT OR Apache-2.0
// Digits of a square, reduced modulo M by look-up tables: bits below 2^Bits stay, all others are addresses.
//
// A table has the residue of whatever its bits stand for. The residues and what stays are added column by column, and
// the sums become digits again: congruent to the square modulo M, and less than (2 * Pairs + 2) * 2^Bits.
//
// Tables are added two by two first: an adder of an FPGA has a table before each of its bits, and takes the second
// residue from there.

module table_reduction #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = {Bits{1'b1}},
    parameter int Digits = 5,  // of the result; the square has twice as many
    parameter int SquareBits = 139,  // the square is below 2^SquareBits
    parameter int Width = 21  // of a column sum
) (
    input  logic [2*Digits*(DigitBits+1)-1:0] square_i,
    output logic [  Digits*(DigitBits+1)-1:0] z_o
);

  localparam int Wide = DigitBits + 1;
  localparam int Whole = 2 * Digits * DigitBits;
  localparam int FirstDigit = (Bits + DigitBits - 1) / DigitBits;  // the lowest that keeps nothing

  // Upper bits in the order of their tables: the DigitBits lower bits of each digit, by weight; then the highest bits of
  // the digits, each as heavy as the lowest bit of the digit above.
  localparam int Low = (SquareBits < Whole ? SquareBits : Whole) - Bits;
  localparam int High = (SquareBits - 1) / DigitBits - FirstDigit + 1;
  localparam int Pairs = (Low + High + 2 * TableBits - 1) / (2 * TableBits);
  localparam int Addresses = 2 * Pairs * TableBits;

  // The residue of each upper bit.
  function automatic logic [Addresses*Bits-1:0] residues(input int first);
    logic [Bits:0] power;
    for (int i = first; i < Addresses; i++) residues[i*Bits+:Bits] = '0;
    power = {{Bits{1'b0}}, 1'b1};
    for (int weight = first; weight < SquareBits; weight++) begin
      if (power >= {1'b0, Modulus}) power = power - {1'b0, Modulus};
      if (weight >= Bits && weight < Bits + Low) begin
        residues[(weight-Bits)*Bits+:Bits] = power[Bits-1:0];
      end
      if (weight >= Bits && weight % DigitBits == 0) begin
        residues[(Low+weight/DigitBits-FirstDigit)*Bits+:Bits] = power[Bits-1:0];
      end
      power = power << 1;
    end
  endfunction
  localparam logic [Addresses*Bits-1:0] Residues = residues(0);

  // --- Tables ---

  logic [Addresses-1:0] upper;

  for (genvar i = 0; i < Addresses; i++) begin : gen_upper
    if (i < Low) begin : gen_low
      assign upper[i] = square_i[(Bits+i)/DigitBits*Wide+(Bits+i)%DigitBits];
    end else if (i < Low + High) begin : gen_high
      assign upper[i] = square_i[(FirstDigit+i-Low)*Wide-1];
    end else begin : gen_none
      assign upper[i] = 1'b0;
    end
  end

  logic unused_bits;
  assign unused_bits = ^square_i;

  for (genvar i = 0; i < 2 * Pairs; i++) begin : gen_table
    logic [Bits-1:0] residue;
    logic [Digits*DigitBits-1:0] word;
    residue_table #(
        .Bits       (Bits),
        .Modulus    (Modulus),
        .AddressBits(TableBits),
        .Residues   (Residues[i*TableBits*Bits+:TableBits*Bits])
    ) u_table (
        .address_i(upper[i*TableBits+:TableBits]),
        .residue_o(residue)
    );
    assign word = (Digits * DigitBits)'(residue);
  end

  // --- Columns ---

  logic [Digits*Width-1:0] columns;

  for (genvar c = 0; c < Digits; c++) begin : gen_column
    localparam int Below = Bits - c * DigitBits;
    localparam int Staying = Below < 0 ? 0 : Below < Wide ? Below : Wide;  // bits of this digit
    logic [(Pairs+1)*Width-1:0] words;
    // First, where most adders follow: it has been there for longer than what comes out of tables.
    if (Staying > 0) begin : gen_stays
      assign words[0+:Width] = Width'(square_i[c*Wide+:Staying]);
    end else begin : gen_leaves
      assign words[0+:Width] = '0;
    end
    for (genvar i = 0; i < Pairs; i++) begin : gen_pair
      assign words[(i+1)*Width+:Width] = Width'(gen_table[2*i].word[c*DigitBits+:DigitBits]) +
          Width'(gen_table[2*i+1].word[c*DigitBits+:DigitBits]);
    end
    column_sum #(
        .Inputs(Pairs + 1),
        .Width (Width)
    ) u_sum (
        .words_i(words),
        .sum_o  (columns[c*Width+:Width])
    );
  end

  to_digits #(
      .Digits   (Digits),
      .DigitBits(DigitBits),
      .Width    (Width),
      .Whole    (1)
  ) u_digits (
      .columns_i(columns),
      .carry_i  ({Width{1'b0}}),
      .digits_o (z_o)
  );

endmodule
