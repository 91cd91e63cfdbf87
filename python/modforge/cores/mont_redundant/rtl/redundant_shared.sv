// SPDX-License-Identifier: MIT OR Apache-2.0
// A * B * R^-1 modulo M in 3 * Passes clocks, Rows digits times a whole number in each: the three products of
// redundant_single one after the other on the same multipliers.
//
//   x: A, then T0, then Q, lowest digits first; y: B, then M', then M
//   each clock: sum + (Rows lowest digits of x) * y, as digits; the lowest Rows leave the sum and enter x at its top
//
// So the low half of a product becomes the x of the next one by itself, without its own registers and without
// multiplexers behind the multipliers. The high half of T waits in high, its digit K - 1 in top; both are added in the
// last clock, as in redundant_single. The high half of Q is dropped.

module redundant_shared #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,
    parameter int Digits = 4,
    parameter int Passes = 1,
    parameter int Rows = 5
) (
    input  logic                             clk_i,
    input  logic                             rst_ni,
    input  logic                             load_i,
    input  logic                             step_i,
    input  logic [ Digits*(DigitBits+1)-1:0] a_i,
    input  logic [ Digits*(DigitBits+1)-1:0] b_i,
    input  logic [                 Bits-1:0] m_i,     // these two hold still
    input  logic [Rows*Passes*DigitBits-1:0] mp_i,
    output logic                             last_o,
    output logic [ Digits*(DigitBits+1)-1:0] z_o      // with last_o
);

  localparam int K = Rows * Passes;
  localparam int Wide = DigitBits + 1;
  localparam int Width = DigitBits + $clog2(5 * Digits + 2 * K);
  localparam int Columns = Rows + K;
  localparam int PassWidth = (Passes == 1) ? 1 : $clog2(Passes);

  // --- Which product, and how far ---

  logic [PassWidth-1:0] pass_q;
  logic in_q_q;  // Q is being made
  logic in_s_q;  // S is being made
  logic turn;  // the last pass of a product

  assign turn   = pass_q == PassWidth'(Passes - 1);
  assign last_o = in_s_q & turn;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pass_q <= '0;
      in_q_q <= 1'b0;
      in_s_q <= 1'b0;
    end else if (load_i) begin
      pass_q <= '0;
      in_q_q <= 1'b0;
      in_s_q <= 1'b0;
    end else if (step_i) begin
      pass_q <= turn ? '0 : pass_q + PassWidth'(1);
      if (turn) in_q_q <= ~in_q_q & ~in_s_q;
      if (turn) in_s_q <= in_q_q;
    end
  end

  // --- Registers ---

  logic [K*Wide-1:0] x_q;
  logic [Digits*Wide-1:0] b_q;
  logic [K*Wide-1:0] sum_q;
  logic [Digits*Wide-1:0] high_q;
  logic [Wide-1:0] top_q;

  // --- Rows times y, and what is added ---

  logic [K*DigitBits-1:0] plain;
  logic [K*Wide-1:0] y;
  logic [Columns*Wide-1:0] sum_digits;
  logic [Columns*Wide-1:0] late_digits;
  logic [Columns*Width-1:0] addends;
  logic [Columns*Width-1:0] columns;
  logic [Columns*Wide-1:0] digits;

  assign plain = in_q_q ? mp_i : (K * DigitBits)'(m_i);
  for (genvar j = 0; j < K; j++) begin : gen_y
    logic [Wide-1:0] b;
    if (j < Digits) begin : gen_digit
      assign b = b_q[j*Wide+:Wide];
    end else begin : gen_none
      assign b = '0;
    end
    assign y[j*Wide+:Wide] = (in_q_q | in_s_q) ? {1'b0, plain[j*DigitBits+:DigitBits]} : b;
  end

  // What is added in the last clock: T from digit K - 1 up; there 2^DigitBits - 1, too, which rounds up.
  assign late_digits = (Columns * Wide)'(high_q) << (Rows * Wide) |
      (Columns * Wide)'(top_q) << ((Rows - 1) * Wide);
  assign sum_digits = (Columns * Wide)'(sum_q);
  for (genvar c = 0; c < Columns; c++) begin : gen_addend
    logic [Width-1:0] late;
    if (c == Rows - 1) begin : gen_top
      assign late = Width'(late_digits[c*Wide+:Wide]) + Width'({DigitBits{1'b1}});
    end else begin : gen_other
      assign late = Width'(late_digits[c*Wide+:Wide]);
    end
    assign addends[c*Width+:Width] = Width'(sum_digits[c*Wide+:Wide]) + (last_o ? late : '0);
  end

  redundant_product #(
      .ADigits  (Rows),
      .BDigits  (K),
      .DigitBits(DigitBits),
      .Width    (Width)
  ) u_rows (
      .a_i      (x_q[Rows*Wide-1:0]),
      .b_i      (y),
      .addends_i(addends),
      .columns_o(columns)
  );

  to_digits #(
      .Digits   (Columns),
      .DigitBits(DigitBits),
      .Width    (Width),
      .Whole    (1)
  ) u_digits (
      .columns_i(columns),
      .carry_i  ({Width{1'b0}}),
      .digits_o (digits)
  );

  to_digits #(
      .Digits   (Digits),
      .DigitBits(DigitBits),
      .Width    (Width),
      .Whole    (1)
  ) u_z_digits (
      .columns_i(columns[Rows*Width+:Digits*Width]),
      .carry_i  (columns[(Rows-1)*Width+:Width] >> DigitBits),
      .digits_o (z_o)
  );

  // --- The next clock ---

  logic [Rows*Wide-1:0] leaving;
  logic [K*Wide-1:0] staying;

  // The highest digit of Q has DigitBits bits.
  assign leaving = digits[Rows*Wide-1:0] & ~((Rows * Wide)'(in_q_q & turn) << (Rows * Wide - 1));
  assign staying = digits[Columns*Wide-1:Rows*Wide];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      x_q    <= '0;
      b_q    <= '0;
      sum_q  <= '0;
      high_q <= '0;
      top_q  <= '0;
    end else if (load_i) begin
      x_q   <= (K * Wide)'(a_i);
      b_q   <= b_i;
      sum_q <= '0;
    end else if (step_i) begin
      x_q   <= (K * Wide)'({leaving, x_q} >> (Rows * Wide));
      sum_q <= turn ? '0 : staying;
      if (turn & ~in_q_q & ~in_s_q) begin
        high_q <= staying[Digits*Wide-1:0];
        top_q  <= leaving[Rows*Wide-1-:Wide];
      end
    end
  end

endmodule
