// SPDX-License-Identifier: MIT OR Apache-2.0
// mont_redundant_residue with one clock.
//
// A product stands here as its rows, the digits of one factor times the other: those add up to it by the distributive law.

module redundant_single_residue #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Square = 0,
    parameter int BlockBits = 26,

    localparam int K = (Bits + 3 + DigitBits - 1) / DigitBits,
    localparam int Digits = (Bits + DigitBits - 1) / DigitBits,
    localparam int Wide = DigitBits + 1,
    localparam int Exponent = K * DigitBits,
    localparam int Width = Digits * Wide
) (
    input logic                clk_i,
    input logic                rst_ni,
    input logic                valid_i,
    input logic                square_i,
    input logic [   Width-1:0] a_i,
    input logic [   Width-1:0] b_i,
    input logic [    Bits-1:0] m_i,
    input logic [Exponent-1:0] mp_i,
    input logic                ready_i
);

  logic ready;
  logic valid;
  logic [Width-1:0] z;

  mont_redundant #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .Square   (Square),
      .BlockBits(BlockBits)
  ) u_core (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .ready_o (ready),
      .square_i(square_i),
      .a_i     (a_i),
      .b_i     (b_i),
      .m_i     (m_i),
      .mp_i    (mp_i),
      .valid_o (valid),
      .ready_i (ready_i),
      .z_o     (z)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // Wide enough for products of numbers of K digits and what is added to them.
  typedef logic [2*DigitBits*(K+1)-1:0] number_t;

  function automatic number_t number(input logic [K*Wide-1:0] digits);
    number = '0;
    for (int i = 0; i < K; i++) begin
      number = number + (number_t'(digits[i*Wide+:Wide]) << (DigitBits * i));
    end
  endfunction

  // The lowest digits of x times y, row by row.
  function automatic number_t product(input logic [K*Wide-1:0] x, input number_t y,
                                      input int digits);
    product = '0;
    for (int i = 0; i < K; i++) begin
      if (i < digits) product = product + ((number_t'(x[i*Wide+:Wide]) * y) << (DigitBits * i));
    end
  endfunction

  // The same, digit by digit.
  function automatic number_t digit_products(input logic [K*Wide-1:0] x, input logic [K*Wide-1:0] y,
                                             input int digits);
    number_t row;
    digit_products = '0;
    for (int i = 0; i < K; i++) begin
      row = '0;
      for (int j = 0; j < K; j++) begin
        row = row + ((number_t'(x[i*Wide+:Wide]) * number_t'(y[j*Wide+:Wide])) << (DigitBits * j));
      end
      if (i < digits) digit_products = digit_products + (row << (DigitBits * i));
    end
  endfunction

  // Operands in range.
  logic new_operands;
  assign new_operands = valid_i & ready & ~square_i;
  always_comb begin
    if (new_operands) begin
      assume (m_i[0]);
      assume (Exponent'(Exponent'(m_i) * mp_i) == '1);
      assume (number((K * Wide)'(a_i)) < 2 * number_t'(m_i));
      assume (number((K * Wide)'(b_i)) < 2 * number_t'(m_i));
    end
  end

  logic begun_q;  // there was one
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begun_q <= 1'b0;
    else if (new_operands) begun_q <= 1'b1;
  end

  number_t m;
  assign m = number_t'(u_core.m_q);

  always_comb begin
    if (begun_q) begin
      assert (u_core.m_q[0]);
      assert (Exponent'(Exponent'(u_core.m_q) * u_core.mp_q) == '1);
      if (!u_core.busy_q) assert (number((K * Wide)'(u_core.z_q)) < 2 * m);
    end
  end

  localparam int ColumnBits = DigitBits + $clog2(5 * Digits + 2 * K);
  logic [K*Wide-1:0] a;
  logic [K*Wide-1:0] b;
  logic [K*Wide-1:0] low;  // digits of T below R
  logic [K*Wide-1:0] q;
  number_t t;  // all columns of T
  number_t high;
  number_t qm;
  number_t z_next;

  assign a = (K * Wide)'(u_core.gen_single.u_product.a_q);
  assign b = (K * Wide)'(u_core.gen_single.u_product.b);
  assign low = u_core.gen_single.u_product.t;
  assign q = u_core.gen_single.u_product.q;
  assign z_next = number((K * Wide)'(u_core.z_d));
  assign qm = product(q, m, K);
  assign high = (t - number(low)) >> Exponent;
  always_comb begin
    t = '0;
    for (int c = 0; c < K + Digits; c++) begin
      t = t + (number_t'(u_core.gen_single.u_product.t_columns[c*ColumnBits+:ColumnBits]) <<
               (DigitBits * c));
    end
  end

  always_comb begin
    if (begun_q && u_core.busy_q) begin
      assert (number(a) < 2 * m);
      assert (number(b) < 2 * m);
      // T = A * B, and that is below 2M * 2^(Bits + 1).
      assert (t == digit_products(a, b, Digits));
      for (int i = 0; i < Digits; i++) begin
        assert (digit_products(a >> i * Wide, b, 1) <= product(a >> i * Wide, 2 * m, 1));
      end
      assert (digit_products(a, b, Digits) <= product(a, 2 * m, Digits));
      assert (product(a, 2 * m, Digits) < m << (Bits + 2));
      assert (t < m << (Bits + 2));
      assert (t == number(low) + (high << Exponent));
      // Q = T * M' modulo R, so T + Q * M is a multiple of R.
      assert (Exponent'(number(q)) == Exponent'(product(low, number_t'(u_core.mp_q), K)));
      assert (Exponent'(number(low) + qm) == '0);
      assert (number(q) < 3 * (number_t'(1) << (Exponent - 1)));
      assert (qm < (3 * m) << (Exponent - 1));
      // The result.
      assert (z_next << Exponent == t + qm);
      assert (z_next < 2 * m);
    end
  end

endmodule
