// SPDX-License-Identifier: MIT OR Apache-2.0
// A * B * R^-1 modulo M between two edges of the clock: three products one behind the other, each only as far as it is
// needed. README.md has the mathematics.
//
//   T = A * B, all columns                         t: digits of the columns below K, the low part
//   Q = low part of T * M' mod R, columns below K  q: its K digits, the highest cut to DigitBits bits
//   S = Q * M, columns from K - 1 up, and T        z: the columns from K up, digits again
//
// T + Q * M is a multiple of R, so what the columns below K carry into column K is known without them: it is the sum of
// column K - 1 and t[K-1] over 2^DigitBits, rounded up.

module redundant_single #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,
    parameter int PieceBits = 26,
    parameter int Digits = 4,
    parameter int QuotientDigits = 5,  // K
    parameter int Square = 0
) (
    input  logic                                clk_i,
    input  logic                                rst_ni,
    input  logic                                load_i,
    input  logic [    Digits*(DigitBits+1)-1:0] a_i,
    input  logic [    Digits*(DigitBits+1)-1:0] b_i,
    input  logic [                    Bits-1:0] m_i,     // these two hold still
    input  logic [QuotientDigits*DigitBits-1:0] mp_i,
    output logic [    Digits*(DigitBits+1)-1:0] z_o
);

  localparam int Wide = DigitBits + 1;
  localparam int K = QuotientDigits;
  localparam int Width = DigitBits + $clog2(5 * Digits + 2 * K);

  // When each digit of T and of Q is there, in adders one behind the other: those of the trees of its column and of those
  // below, and its own. A column of T has the lower word of each of its products and the upper of those of the column
  // below; a column of Q has two words of each digit of T below its own, and one of that.
  function automatic logic [32*K-1:0] t_arrivals(input int first);
    int lowest;  // digit of the first operand with a partner in column c < 2 * Digits - 1
    int products;
    int below;  // products of the column below
    int most;
    below = 0;
    most  = 1;
    for (int c = first; c < K; c++) begin
      lowest   = c < Digits ? 0 : c - Digits + 1;
      products = ((Square != 0) ? c / 2 : c - lowest) - lowest + 1;
      if (products + below > most) most = products + below;
      t_arrivals[32*c+:32] = 1 + $clog2(most);
      below = products;
    end
  endfunction
  localparam logic [32*K-1:0] TArrivals = t_arrivals(0);

  function automatic logic [32*K-1:0] q_arrivals(input int first);
    int sum;
    sum = 0;
    for (int c = first; c < K; c++) begin
      q_arrivals[32*c+:32] = 1 + $clog2(sum + (1 << TArrivals[32*c+:32]));
      sum = sum + (2 << TArrivals[32*c+:32]);
    end
  endfunction
  localparam logic [32*K-1:0] QArrivals = q_arrivals(0);

  logic [Digits*Wide-1:0] a_q;
  logic [Digits*Wide-1:0] b;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) a_q <= '0;
    else if (load_i) a_q <= a_i;
  end

  if (Square != 0) begin : gen_square
    logic unused_b;
    assign unused_b = ^b_i;
    assign b = a_q;
  end else begin : gen_general
    logic [Digits*Wide-1:0] b_q;
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) b_q <= '0;
      else if (load_i) b_q <= b_i;
    end
    assign b = b_q;
  end

  // --- T ---

  logic [2*Digits*Width-1:0] t_product;
  logic [(K+Digits)*Width-1:0] t_columns;
  logic [K*Wide-1:0] t;

  redundant_product #(
      .ADigits  (Digits),
      .BDigits  (Digits),
      .DigitBits(DigitBits),
      .Width    (Width),
      .Square   (Square)
  ) u_t (
      .a_i      (a_q),
      .b_i      (b),
      .addends_i({2 * Digits * Width{1'b0}}),
      .columns_o(t_product)
  );
  assign t_columns = ((K + Digits) * Width)'(t_product);

  to_digits #(
      .Digits   (K),
      .DigitBits(DigitBits),
      .Width    (Width)
  ) u_t_digits (
      .columns_i(t_columns[K*Width-1:0]),
      .carry_i  ({Width{1'b0}}),
      .digits_o (t)
  );

  // --- Q ---

  logic [K*Width-1:0] q_columns;
  logic [ K*Wide-1:0] q_digits;
  logic [ K*Wide-1:0] q;

  plain_product #(
      .Digits   (K),
      .DigitBits(DigitBits),
      .YBits    (K * DigitBits),
      .PieceBits(PieceBits),
      .First    (0),
      .Last     (K),
      .Width    (Width),
      .Added    (0),
      .Arrival  (TArrivals)
  ) u_q (
      .x_i      (t),
      .y_i      (mp_i),
      .addends_i({K * Width{1'b0}}),
      .columns_o(q_columns)
  );

  to_digits #(
      .Digits   (K),
      .DigitBits(DigitBits),
      .Width    (Width)
  ) u_q_digits (
      .columns_i(q_columns),
      .carry_i  ({Width{1'b0}}),
      .digits_o (q_digits)
  );
  assign q = q_digits & ~((K * Wide)'(1) << (K * Wide - 1));

  // --- S + T, and the result ---

  logic [(Digits+1)*Width-1:0] addends;
  logic [(Digits+1)*Width-1:0] z_columns;

  // Rounding up is adding 2^DigitBits - 1 before.
  assign addends[0+:Width] = Width'(t[(K-1)*Wide+:Wide]) + Width'({DigitBits{1'b1}});
  assign addends[Width+:Width] = t_columns[K*Width+:Width] +
      (t_columns[(K-1)*Width+:Width] >> DigitBits);
  assign addends[(Digits+1)*Width-1:2*Width] = t_columns[(K+Digits)*Width-1:(K+1)*Width];

  plain_product #(
      .Digits   (K),
      .DigitBits(DigitBits),
      .YBits    (Bits),
      .PieceBits(PieceBits),
      .First    (K - 1),
      .Last     (K + Digits),
      .Width    (Width),
      .Arrival  (QArrivals)
  ) u_s (
      .x_i      (q),
      .y_i      (m_i),
      .addends_i(addends),
      .columns_o(z_columns)
  );

  to_digits #(
      .Digits   (Digits),
      .DigitBits(DigitBits),
      .Width    (Width),
      .Whole    (1)
  ) u_z_digits (
      .columns_i(z_columns[(Digits+1)*Width-1:Width]),
      .carry_i  (z_columns[0+:Width] >> DigitBits),
      .digits_o (z_o)
  );

endmodule
