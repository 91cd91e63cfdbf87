// SPDX-License-Identifier: MIT OR Apache-2.0
// Products and squares for vdf_core modulo any odd M, in Montgomery form, and what makes them plain.
//
//   x_i, product -- digits -- mont_redundant -- product -- resolve_digits -- z_o
//
// A product begins on an edge where valid_i and ready_o are high: the square of the newest product with square_i, the
// newest product times factor_i with last_i, x_i times factor_i with neither. It stays until the next one ends.
// load_i begins to make x_i plain with first_i, the newest product without; it is below 2M. Numbers and time are those of
// mont_redundant and of resolve_digits.

module montgomery_squares #(
    parameter int Bits = 64,  // this and the others as in mont_redundant
    parameter int DigitBits = 16,
    parameter int Cycles = 1,
    parameter int BlockBits = 26,
    parameter int InverseBits = 80  // of M'
) (
    input  logic                   clk_i,
    input  logic                   rst_ni,
    input  logic [       Bits-1:0] m_i,
    input  logic [InverseBits-1:0] mp_i,
    input  logic [       Bits-1:0] x_i,
    input  logic [       Bits-1:0] factor_i,
    input  logic                   valid_i,
    output logic                   ready_o,
    input  logic                   square_i,
    input  logic                   last_i,
    input  logic                   load_i,
    input  logic                   first_i,
    output logic                   busy_o,
    output logic                   done_o,    // in the last cycle with busy_o
    output logic                   below_o,
    output logic [       Bits-1:0] z_o
);

  localparam int Digits = (Bits + DigitBits - 1) / DigitBits;
  localparam int Width = Digits * (DigitBits + 1);

  logic [Digits*DigitBits-1:0] x;
  logic [Digits*DigitBits-1:0] factor;
  logic [Width-1:0] x_digits;
  logic [Width-1:0] factor_digits;
  logic [Width-1:0] product;

  assign x = (Digits * DigitBits)'(x_i);
  assign factor = (Digits * DigitBits)'(factor_i);

  for (genvar i = 0; i < Digits; i++) begin : gen_digit
    assign x_digits[i*(DigitBits+1)+:DigitBits+1] = {1'b0, x[i*DigitBits+:DigitBits]};
    assign factor_digits[i*(DigitBits+1)+:DigitBits+1] = {1'b0, factor[i*DigitBits+:DigitBits]};
  end

  // Results are looked at where they stay, so they are taken as they come.
  logic unused_valid;

  mont_redundant #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .Cycles   (Cycles),
      .BlockBits(BlockBits)
  ) u_multiplier (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .ready_o (ready_o),
      .square_i(square_i),
      .a_i     (last_i ? product : x_digits),
      .b_i     (factor_digits),
      .m_i     (m_i),
      .mp_i    (mp_i),
      .valid_o (unused_valid),
      .ready_i (1'b1),
      .z_o     (product)
  );

  resolve_digits #(
      .Bits     (Bits),
      .DigitBits(DigitBits)
  ) u_resolve (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .load_i  (load_i),
      .digits_i(first_i ? x_digits : product),
      .m_i     (m_i),
      .busy_o  (busy_o),
      .last_o  (done_o),
      .below_o (below_o),
      .z_o     (z_o)
  );

endmodule
