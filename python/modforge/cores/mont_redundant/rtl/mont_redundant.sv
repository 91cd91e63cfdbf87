// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier of low latency in redundant digits, for chains of squares.
//
//   Z = A * B * R^-1 (mod M),  R = 2^(d * K),  d = DigitBits,  K = ceil((n + 3) / d),  n = Bits
//
// with K rounded up to a multiple of Cycles / 3. Source: San 2021 and Oztuerk 2019, with the carry and the bound put
// right (docs/explanation/errata.md), and only the products that are needed. README.md has the mathematics.
//
// Numbers. A, B and Z are V = ceil(n / d) digits of d + 1 bits, digit i of weight 2^(d * i), any digits; M and M' are
// plain.
//   M             odd, 1 <= M < 2^n
//   M'            -M^-1 mod R
//   A, B          < 2M
//   Z             < 2M: (A*B + Q*M) / R < 4M^2 / 8M + 1.07M. A result is always an operand again.
//   columns       (the sum of what has one weight) < 2^(2d), as 5V + 2K <= 2^d; so digits stay in d + 1 bits
// The last two are proved of every operand at 8 bits: formal/mont_redundant_residue.sv.
//
//            a_i b_i                     m_i mp_i
//               |                            |
//        +--- a_q b_q                    m_q mp_q
//        |      |                            |
//        |   T = A*B -- low digits -- Q = T*M' -- low digits -- S = Q*M -- upper columns + T's -- digits -- z_q -- z_o
//        |                                                                                    |
//        +------------------------------------ square_i --------------------------------------+
//
// The low half of T + Q*M is a multiple of R and is not computed: what it carries into the upper half is its highest
// column over 2^d, rounded up.
//
// Time. Cycles clocks from the edge that takes the operands to the first cycle with valid_o, and from one product to
// the next. With square_i the operands are twice the result that appears on the very edge that takes them (while the
// core is idle: the last result), and the modulus stays: t squares in a row take t * Cycles clocks. A result has
// registers of its own; a product that ends while it waits stays in its last clock. Time depends on Cycles and the
// handshakes alone.
//
// ready_o depends on ready_i; no other path leads from an input to an output. An even M has no M', and the result then
// means nothing, as with operands out of range; the products after it are right. Reset clears every register.

`include "refuse_if.svh"

module mont_redundant #(
    parameter int Bits = 64,  // n, the largest width of the modulus
    parameter int DigitBits = 16,  // d
    parameter int Cycles = 1,  // 1, or a multiple of 3: multipliers are shared
    parameter int Square = 0,  // 1: squares alone, b_i is not used
    parameter int BlockBits = 26,  // of the wider input of a multiplier block, unsigned

    localparam int Digits = (Bits + DigitBits - 1) / DigitBits,  // V
    localparam int Passes = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int Rows = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int QuotientDigits = Rows * Passes,  // K
    localparam int Width = Digits * (DigitBits + 1)
) (
    input logic clk_i,
    input logic rst_ni,

    // Operands: taken on a rising edge where valid_i and ready_o are high.
    input logic valid_i,
    output logic ready_o,
    input logic square_i,  // of the newest result, not of a_i and b_i
    input logic [Width-1:0] a_i,
    input logic [Width-1:0] b_i,
    input logic [Bits-1:0] m_i,
    input logic [QuotientDigits*DigitBits-1:0] mp_i,

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic             valid_o,
    input  logic             ready_i,
    output logic [Width-1:0] z_o
);

  localparam bit ColumnsFit = DigitBits >= 30 || 5 * Digits + 2 * QuotientDigits <= 2 ** DigitBits;

  `REFUSE_IF(gen_bits, Bits < 3 || Bits > 4096 || DigitBits < 1 || DigitBits >= Bits,
             "mont_redundant: DigitBits is 1 to Bits - 1, and Bits 3 to 4096")
  `REFUSE_IF(gen_digit_bits, !ColumnsFit,
             "mont_redundant: 5 * Digits + 2 * QuotientDigits exceeds 2^DigitBits")
  `REFUSE_IF(gen_cycles, Cycles != 1 && (Cycles < 3 || Cycles % 3 != 0),
             "mont_redundant: Cycles is 1 or a multiple of 3")
  `REFUSE_IF(gen_passes, Passes > 1 && Passes > (Bits + DigitBits + 2) / DigitBits,
             "mont_redundant: Cycles is at most 3 * ceil((Bits + 3) / DigitBits)")
  `REFUSE_IF(gen_square, Square != 0 && Square != 1, "mont_redundant: Square is 0 or 1")
  `REFUSE_IF(gen_block_bits, BlockBits < 1, "mont_redundant: BlockBits is at least 1")

  logic busy_q;
  logic valid_q;
  logic last;  // the result of the product under way is there
  logic finish;
  logic accept;
  logic accept_new;
  logic [Bits-1:0] m_q;
  logic [QuotientDigits*DigitBits-1:0] mp_q;
  logic [Width-1:0] z_d;
  logic [Width-1:0] z_q;
  logic [Width-1:0] newest;

  assign finish = busy_q & last & (~valid_q | ready_i);
  assign ready_o = ~busy_q | finish;
  assign accept = valid_i & ready_o;
  assign accept_new = accept & ~square_i;
  assign newest = busy_q ? z_d : z_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q  <= 1'b0;
      valid_q <= 1'b0;
      m_q     <= '0;
      mp_q    <= '0;
      z_q     <= '0;
    end else begin
      busy_q  <= accept | (busy_q & ~finish);
      valid_q <= finish | (valid_q & ~ready_i);
      if (accept_new) m_q <= m_i;
      if (accept_new) mp_q <= mp_i;
      if (finish) z_q <= z_d;
    end
  end

  // Where digits or blocks are refused there is no product: some tools would break in it before they say why.
  localparam bit Fits = DigitBits > 0 && DigitBits < Bits && Bits <= 4096 && BlockBits > 0 &&
      ColumnsFit;

  if (Fits && Cycles == 1) begin : gen_single
    assign last = 1'b1;
    redundant_single #(
        .Bits          (Bits),
        .DigitBits     (DigitBits),
        .PieceBits     (BlockBits * (DigitBits / BlockBits + 1)),
        .Digits        (Digits),
        .QuotientDigits(QuotientDigits),
        .Square        (Square)
    ) u_product (
        .clk_i (clk_i),
        .rst_ni(rst_ni),
        .load_i(accept),
        .a_i   (square_i ? newest : a_i),
        .b_i   (square_i ? newest : b_i),
        .m_i   (m_q),
        .mp_i  (mp_q),
        .z_o   (z_d)
    );
  end

  if (Fits && Cycles != 1) begin : gen_shared
    redundant_shared #(
        .Bits     (Bits),
        .DigitBits(DigitBits),
        .Digits   (Digits),
        .Passes   (Passes),
        .Rows     (Rows)
    ) u_product (
        .clk_i (clk_i),
        .rst_ni(rst_ni),
        .load_i(accept),
        .step_i(busy_q & (~last | finish)),
        .a_i   (square_i ? newest : a_i),
        .b_i   (square_i ? newest : (Square != 0) ? a_i : b_i),
        .m_i   (m_q),
        .mp_i  (mp_q),
        .last_o(last),
        .z_o   (z_d)
    );
    if (Square != 0) begin : gen_unused
      logic unused_b;
      assign unused_b = ^b_i;
    end
  end

  assign valid_o = valid_q;
  assign z_o     = z_q;

endmodule
