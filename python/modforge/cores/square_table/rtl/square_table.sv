// SPDX-License-Identifier: MIT OR Apache-2.0
// Squares modulo a fixed M at low latency, in redundant digits, for chains of squares: look-up tables reduce.
//
//   Z = A^2 (mod M),  n = Bits,  2^(n-1) <= M < 2^n,  M any such number, even or odd
//
// Source: Oztuerk 2019. Its tables are made for M when the design is elaborated. README.md has the mathematics.
//
// Numbers. A and Z are V = ceil((n + r) / d) digits of d + 1 bits, d = DigitBits, digit i of weight 2^(d * i), lowest first.
// The highest digit has t = n + r - d(V - 1) bits, 1 <= t <= d; all other digits are any digits.
//   A             < (2^t + 2) * 2^(d(V-1)), what such digits hold at most
//   A^2           < 2^S, S = 2(n + r) + 1, or + 2 when t < 3
//   Z             < (2P + 2) * 2^n <= 2^(n+r): r is the least that makes this so, so a result is always an operand again
//   P             pairs of tables, each with g = TableBits bits of address, for the bits of A^2 of weight 2^n and more
//   columns       (the sum of what has one weight) < 2^(2d), as 5V and 2P + 2 are at most 2^d; so digits stay in d + 1
//                 bits
//
//      a_i --- a_q -- A^2, columns -- digits -- bits below 2^n ---------+
//               |                        |                              |
//               |                        +----- bits above -- tables -- columns -- digits -- z_q -- z_o
//               |                                                                   |
//               +---------------------------- square_i -----------------------------+
//
// Time. One clock from the edge that takes the operand to the first cycle with valid_o, and from one square to the next.
// With square_i the operand is the result that appears on the very edge that takes it (while the core is idle: the last
// result): t squares in a row take t clocks. A result has registers of its own; a square that ends while it waits stays.
// Time depends on the handshakes alone.
//
// ready_o depends on ready_i; no other path leads from an input to an output. Bits of a_i above the t of the highest
// digit are not looked at, so no operand is out of range. Reset clears every register.

`include "refuse_if.svh"

module square_table #(
    parameter int Bits = 64,  // n, the width of the modulus
    parameter int DigitBits = 16,  // d
    parameter int TableBits = 5,  // g
    parameter logic [Bits-1:0] Modulus = Bits'(64'hB504F333F9DE6485),  // an example, of 64 bits

    // Bits that address tables, were results 13 bits longer than M, and what they are longer at most then.
    localparam int MostUpper = Bits + 29 + (Bits + 27) / DigitBits,
    localparam int MostRoom = $clog2((MostUpper + 2 * TableBits - 1) / (2 * TableBits) + 1) + 1,
    localparam int Upper = Bits + 2 * MostRoom + 3 + (Bits + 2 * MostRoom + 1) / DigitBits,
    localparam int Pairs = (Upper + 2 * TableBits - 1) / (2 * TableBits),  // P, of tables
    localparam int Room = $clog2(Pairs + 1) + 1,  // r
    localparam int Digits = (Bits + Room + DigitBits - 1) / DigitBits,  // V
    localparam int Width = Digits * (DigitBits + 1)
) (
    input logic clk_i,
    input logic rst_ni,

    // Operand: taken on a rising edge where valid_i and ready_o are high.
    input logic valid_i,
    output logic ready_o,
    input logic square_i,  // of the newest result, not of a_i
    input logic [Width-1:0] a_i,

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic             valid_o,
    input  logic             ready_i,
    output logic [Width-1:0] z_o
);

  localparam int TopBits = Bits + Room - DigitBits * (Digits - 1);  // t
  localparam int NumberBits = Width - (DigitBits + 1) + TopBits;
  localparam int SquareBits = 2 * (Bits + Room) + (TopBits < 3 ? 2 : 1);  // S
  localparam int Most = (5 * Digits > 2 * Pairs + 2) ? 5 * Digits : 2 * Pairs + 2;
  localparam int ColumnBits = DigitBits + $clog2(Most);

  localparam bit ColumnsFit = DigitBits >= 30 || Most <= 2 ** DigitBits;

  `REFUSE_IF(gen_bits, Bits < 3 || Bits > 4096 || DigitBits < 1 || DigitBits >= Bits,
             "square_table: DigitBits is 1 to Bits - 1, and Bits 3 to 4096")
  `REFUSE_IF(
      gen_table_bits, TableBits < 1 || TableBits > 10 || MostRoom > 13,
      "square_table: TableBits is 1 to 10, and enough for results up to 13 bits longer than M")
  `REFUSE_IF(gen_digit_bits, !ColumnsFit,
             "square_table: 5 * Digits or the tables and 2 exceed 2^DigitBits")
  `REFUSE_IF(gen_modulus, !Modulus[Bits-1],
             "square_table: Modulus has Bits bits, the highest one set")

  logic busy_q;
  logic valid_q;
  logic finish;
  logic accept;
  logic [NumberBits-1:0] a_q;
  logic [NumberBits-1:0] z_q;
  logic [NumberBits-1:0] z_d;
  logic [NumberBits-1:0] newest;

  assign finish  = busy_q & (~valid_q | ready_i);
  assign ready_o = ~busy_q | finish;
  assign accept  = valid_i & ready_o;
  assign newest  = busy_q ? z_d : z_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q  <= 1'b0;
      valid_q <= 1'b0;
      a_q     <= '0;
      z_q     <= '0;
    end else begin
      busy_q  <= accept | (busy_q & ~finish);
      valid_q <= finish | (valid_q & ~ready_i);
      if (accept) a_q <= square_i ? newest : a_i[NumberBits-1:0];
      if (finish) z_q <= z_d;
    end
  end

  // --- The square, modulo M ---

  // Where a parameter is refused there is no square: tools would break in it before they say why.
  localparam bit Fits = DigitBits > 0 && DigitBits < Bits && Bits <= 4096 && ColumnsFit &&
      TableBits > 0 && TableBits <= 10;

  logic [Width-1:0] digits;

  if (Fits) begin : gen_square
    logic [2*Digits*ColumnBits-1:0] columns;
    logic [2*Digits*(DigitBits+1)-1:0] square;

    redundant_product #(
        .ADigits  (Digits),
        .BDigits  (Digits),
        .DigitBits(DigitBits),
        .Width    (ColumnBits),
        .Square   (1)
    ) u_product (
        .a_i      (Width'(a_q)),
        .b_i      ({Width{1'b0}}),
        .addends_i({2 * Digits * ColumnBits{1'b0}}),
        .columns_o(columns)
    );

    to_digits #(
        .Digits   (2 * Digits),
        .DigitBits(DigitBits),
        .Width    (ColumnBits),
        .Whole    (1)
    ) u_digits (
        .columns_i(columns),
        .carry_i  ({ColumnBits{1'b0}}),
        .digits_o (square)
    );

    table_reduction #(
        .Bits      (Bits),
        .DigitBits (DigitBits),
        .TableBits (TableBits),
        .Modulus   (Modulus),
        .Digits    (Digits),
        .SquareBits(SquareBits),
        .Width     (ColumnBits)
    ) u_reduction (
        .square_i(square),
        .z_o     (digits)
    );
  end
  assign z_d = digits[NumberBits-1:0];

  logic unused_bits;  // of the highest digit, 0 there and not looked at here
  assign unused_bits = ^{digits, a_i};

  assign valid_o     = valid_q;
  assign z_o         = Width'(z_q);

endmodule
