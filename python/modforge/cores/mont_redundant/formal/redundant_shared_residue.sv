// SPDX-License-Identifier: MIT OR Apache-2.0
// mont_redundant_residue with several clocks.
//
// Each of the three products takes Passes clocks, and a clock takes Rows digits of its factor x: A, T's low half, Q. The
// checker remembers the digits of that factor as the product begins: at any time x is what is left of them, and what is
// there of the product is the sum of the rows of those that are gone. A product is the sum of its rows by the
// distributive law.

module redundant_shared_residue #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Cycles = 3,  // 3 or more
    parameter int Square = 0,
    parameter int BlockBits = 26,

    localparam int Passes = Cycles / 3,
    localparam int Rows = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int K = Rows * Passes,
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
      .Cycles   (Cycles),
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
  typedef logic [K*Wide-1:0] digits_t;

  function automatic number_t number(input digits_t digits);
    number = '0;
    for (int i = 0; i < K; i++) begin
      number = number + (number_t'(digits[i*Wide+:Wide]) << (DigitBits * i));
    end
  endfunction

  // The lowest digits of x times y, row by row.
  function automatic number_t product(input digits_t x, input number_t y, input int digits);
    product = '0;
    for (int i = 0; i < K; i++) begin
      if (i < digits) product = product + ((number_t'(x[i*Wide+:Wide]) * y) << (DigitBits * i));
    end
  endfunction

  // The same, digit by digit.
  function automatic number_t digit_products(input digits_t x, input digits_t y, input int digits);
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

  // Plain numbers as digits.
  function automatic digits_t to_digits(input logic [Exponent-1:0] plain);
    to_digits = '0;
    for (int i = 0; i < K; i++) begin
      to_digits[i*Wide+:Wide] = Wide'(plain[i*DigitBits+:DigitBits]);
    end
  endfunction

  // Operands in range.
  logic new_operands;
  assign new_operands = valid_i & ready & ~square_i;
  always_comb begin
    if (new_operands) begin
      assume (m_i[0]);
      assume (Exponent'(Exponent'(m_i) * mp_i) == '1);
      assume (number(digits_t'(a_i)) < 2 * number_t'(m_i));
      assume (number(digits_t'(b_i)) < 2 * number_t'(m_i));
    end
  end

  logic begun_q;  // there was one
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begun_q <= 1'b0;
    else if (new_operands) begun_q <= 1'b1;
  end

  // --- What is remembered ---

  logic accept;
  logic step;
  logic in_t;
  logic in_q;
  logic in_s;
  digits_t x;
  digits_t sum;
  assign accept = valid_i & ready;
  assign step = u_core.gen_shared.u_product.step_i;
  assign in_q = u_core.gen_shared.u_product.in_q_q;
  assign in_s = u_core.gen_shared.u_product.in_s_q;
  assign in_t = ~in_q & ~in_s;
  assign x = u_core.gen_shared.u_product.x_q;
  assign sum = u_core.gen_shared.u_product.sum_q;

  logic [31:0] gone;  // digits of the factor
  assign gone = Rows * 32'(u_core.gen_shared.u_product.pass_q);

  // The factor as its product began, and the rows that are gone.
  digits_t a_q;
  digits_t low_q;
  digits_t q_q;
  digits_t low;
  digits_t q;
  number_t gone_rows_q;
  number_t t_q;
  number_t qm_q;
  digits_t b;
  digits_t factor;
  digits_t y;
  number_t m;
  number_t rows;
  number_t so_far;
  number_t qm;
  assign low  = (in_q && gone == '0) ? x : low_q;
  assign q    = (in_s && gone == '0) ? x : q_q;
  assign b    = digits_t'(u_core.gen_shared.u_product.b_q);
  assign y    = in_t ? b : to_digits(in_q ? u_core.mp_q : Exponent'(u_core.m_q));
  assign factor = in_t ? a_q : in_q ? low : q;
  assign m    = number_t'(u_core.m_q);
  assign rows = digit_products(x, y, Rows);
  assign qm   = (in_s && gone == '0) ? product(q, m, K) : qm_q;
  always_ff @(posedge clk_i) begin
    if (accept) a_q <= digits_t'(square_i ? u_core.newest : a_i);
    low_q <= low;
    q_q   <= q;
    qm_q  <= qm;
    if (accept) gone_rows_q <= '0;
    else if (step) gone_rows_q <= (gone == K - Rows) ? '0 : so_far;
    if (in_t) t_q <= so_far;
  end

  // What this clock makes: the sum and Rows rows, as digits.
  logic [(Rows+K)*Wide-1:0] made_digits;
  digits_t made_upper;
  number_t made;
  assign made_digits = u_core.gen_shared.u_product.digits;
  assign made_upper = digits_t'(made_digits[(Rows+K)*Wide-1:K*Wide]);
  assign made = number(made_digits[K*Wide-1:0]) + (number(made_upper) << Exponent);

  number_t high;
  number_t z_next;
  assign high   = number(digits_t'(u_core.gen_shared.u_product.high_q));
  assign z_next = number(digits_t'(u_core.z_d));

  // The columns of a clock: all, without T's high half, that of the sum, and T's high half, which comes in the last one.
  localparam int ColumnBits = DigitBits + $clog2(5 * Digits + 2 * K);
  localparam int Columns = Rows + K;
  logic [Columns*ColumnBits-1:0] columns;
  logic [Columns*ColumnBits-1:0] early_columns;
  logic [Columns*ColumnBits-1:0] sum_columns;
  logic [Columns*ColumnBits-1:0] late_columns;
  assign columns = u_core.gen_shared.u_product.columns;
  for (genvar c = 0; c < Columns; c++) begin : gen_column
    if (c < K) begin : gen_sum
      assign sum_columns[c*ColumnBits+:ColumnBits] = ColumnBits'(sum[c*Wide+:Wide]);
    end else begin : gen_no_sum
      assign sum_columns[c*ColumnBits+:ColumnBits] = '0;
    end
    if (c == Rows - 1) begin : gen_top
      assign late_columns[c*ColumnBits+:ColumnBits] =
          ColumnBits'(u_core.gen_shared.u_product.top_q) + ColumnBits'({DigitBits{1'b1}});
    end else if (c >= Rows && c < Rows + Digits) begin : gen_high
      assign late_columns[c*ColumnBits+:ColumnBits] =
          ColumnBits'(u_core.gen_shared.u_product.high_q[(c-Rows)*Wide+:Wide]);
    end else begin : gen_not_late
      assign late_columns[c*ColumnBits+:ColumnBits] = '0;
    end
  end
  redundant_product #(
      .ADigits  (Rows),
      .BDigits  (K),
      .DigitBits(DigitBits),
      .Width    (ColumnBits)
  ) u_early (
      .a_i      (x[Rows*Wide-1:0]),
      .b_i      (y),
      .addends_i(sum_columns),
      .columns_o(early_columns)
  );

  // The same row by row, each in columns of its own.
  logic [Columns*ColumnBits-1:0] row_columns[Rows];
  for (genvar i = 0; i < Rows; i++) begin : gen_row
    logic [(K+1)*ColumnBits-1:0] row;
    redundant_product #(
        .ADigits  (1),
        .BDigits  (K),
        .DigitBits(DigitBits),
        .Width    (ColumnBits)
    ) u_row (
        .a_i      (x[i*Wide+:Wide]),
        .b_i      (y),
        .addends_i({(K + 1) * ColumnBits{1'b0}}),
        .columns_o(row)
    );
    assign row_columns[i] = (Columns * ColumnBits)'(row) << (i * ColumnBits);
  end

  // What columns from the first on add up to.
  function automatic number_t column_number(input logic [Columns*ColumnBits-1:0] of,
                                            input int first);
    column_number = '0;
    for (int c = Columns - 1; c >= first; c--) begin
      column_number = (column_number << DigitBits) + number_t'(of[c*ColumnBits+:ColumnBits]);
    end
  endfunction

  // Column c as a sum of its parts, and the columns from c on as numbers: all, and what they are made of.
  logic [ColumnBits+$clog2(Rows+1)-1:0] parts[Columns];
  number_t from[Columns];
  number_t early_from[Columns];
  number_t late_from[Columns];
  number_t parts_from[Columns];
  always_comb begin
    for (int c = 0; c < Columns; c++) begin
      from[c] = column_number(columns, c);
      early_from[c] = column_number(early_columns, c);
      late_from[c] = column_number(late_columns, c);
      parts[c] = ($bits(parts[c]))'(sum_columns[c*ColumnBits+:ColumnBits]);
      parts_from[c] = column_number(sum_columns, c);
      for (int i = 0; i < Rows; i++) begin
        parts[c] = parts[c] + ($bits(parts[c]))'(row_columns[i][c*ColumnBits+:ColumnBits]);
        parts_from[c] = parts_from[c] + column_number(row_columns[i], c);
      end
    end
  end

  // In the last clock: weights of the lowest column and of that which says the carry, and what there is below that one.
  localparam int LastPlace = (K - Rows) * DigitBits;
  localparam int TopPlace = (K - 1) * DigitBits;
  logic [Columns*ColumnBits-1:0] columns_below;
  digits_t low_below;
  number_t left;
  number_t below;
  number_t carry_column;
  number_t top;
  number_t rounding;
  assign columns_below = columns & ~('1 << ((Rows - 1) * ColumnBits));
  assign low_below = low & ~('1 << ((K - 1) * Wide));
  assign left = number(x >> (Rows * Wide));
  assign below = number(low_below) + left + (column_number(columns_below, 0) << LastPlace);
  assign carry_column = number_t'(columns[(Rows-1)*ColumnBits+:ColumnBits]);
  assign top = number_t'(u_core.gen_shared.u_product.top_q);
  assign rounding = 2 ** DigitBits - 1;

  // What is there of a product before this clock and after it: digits that have left, at the top of x, and a sum.
  number_t there;
  number_t next_there;
  always_comb begin
    there = '0;
    next_there = '0;
    so_far = '0;
    for (int p = 0; p < Passes; p++) begin
      if (gone == p * Rows) begin
        there = number(x >> ((K - p * Rows) * Wide)) + (number(sum) << (p * Rows * DigitBits));
        next_there = number(x >> ((K - p * Rows) * Wide)) + (made << (p * Rows * DigitBits));
        so_far = gone_rows_q + (rows << (p * Rows * DigitBits));
      end
    end
  end

  // --- What holds ---

  always_comb begin
    if (begun_q) begin
      assert (u_core.m_q[0]);
      assert (Exponent'(Exponent'(u_core.m_q) * u_core.mp_q) == '1);
      if (!u_core.busy_q) assert (number(digits_t'(u_core.z_q)) < 2 * m);
    end
  end

  always_comb begin
    assert (gone < K);
    assert (!(in_q && in_s));
    if (begun_q && u_core.busy_q) begin
      // Operands.
      assert (a_q >> Width == '0);
      assert (number(a_q) < 2 * m);
      assert (number(b) < 2 * m);
      // What is left of the factor, and the digits and rows of the product; of Q only what is below R.
      for (int p = 0; p < Passes; p++) begin
        if (gone == p * Rows) begin
          assert (x << (p * Rows * Wide) == factor >> (p * Rows * Wide) << (p * Rows * Wide));
        end
      end
      if (in_q) begin
        assert (Exponent'(there) == Exponent'(gone_rows_q));
      end else begin
        assert (there == gone_rows_q);
      end
      // What this clock adds: columns, and digits.
      for (int i = 0; i < Rows; i++) begin
        assert (column_number(row_columns[i], 0) ==
                digit_products(x >> i * Wide, y, 1) << (i * DigitBits));
      end
      for (int c = Columns - 1; c >= 0; c--) begin
        assert (($bits(parts[c]))'(early_columns[c*ColumnBits+:ColumnBits]) == parts[c]);
        assert (early_from[c] == parts_from[c]);
      end
      assert (early_from[0] == number(sum) + rows);
      if (!u_core.last) assert (columns == early_columns);
      if (in_q) begin
        assert (Exponent'(made) == Exponent'(from[0]));
        assert (Exponent'(next_there) == Exponent'(so_far));
      end else if (!u_core.last) begin
        assert (made == from[0]);
        assert (next_there == so_far);
      end
      // T = A * B, and that is below 2M * 2^(Bits + 1).
      if (in_t) begin
        for (int i = 0; i < Rows; i++) begin
          assert (digit_products(x >> i * Wide, b, 1) <= product(x >> i * Wide, 2 * m, 1));
        end
        for (int p = 0; p < Passes; p++) begin
          if (gone == p * Rows) begin
            assert (gone_rows_q <= product(a_q, 2 * m, p * Rows));
            assert (so_far <= product(a_q, 2 * m, (p + 1) * Rows));
          end
        end
        assert (product(a_q, 2 * m, K) < m << (Bits + 2));
        if (gone == K - Rows) begin
          assert (so_far < m << (Bits + 2));
          assert (made_digits >> ((Rows + Digits) * Wide) == '0);
        end
      end else begin
        // T's halves.
        assert (t_q < m << (Bits + 2));
        assert (number(low) + (high << Exponent) == t_q);
        assert (low >> ((K - 1) * Wide) == digits_t'(u_core.gen_shared.u_product.top_q));
      end
      // Q = T * M' modulo R, so T + Q * M is a multiple of R.
      if (in_q) begin
        assert (Exponent'(rows) == Exponent'(product(x, number_t'(u_core.mp_q), Rows)));
        for (int p = 0; p < Passes; p++) begin
          if (gone == p * Rows) begin
            assert (Exponent'(gone_rows_q) ==
                    Exponent'(product(low, number_t'(u_core.mp_q), p * Rows)));
          end
        end
        if (gone == K - Rows) begin
          assert (Exponent'(so_far) == Exponent'(product(low, number_t'(u_core.mp_q), K)));
          assert (Exponent'(number(low) + so_far * m) == '0);
        end
      end
      if (in_s) begin
        assert (number(q) < 3 * (number_t'(1) << (Exponent - 1)));
        assert (Exponent'(number(low) + qm) == '0);
        assert (qm < (3 * m) << (Exponent - 1));
        for (int i = 0; i < Rows; i++) begin
          assert (digit_products(x >> i * Wide, y, 1) == product(x >> i * Wide, m, 1));
        end
        assert (rows == product(x, m, Rows));
        for (int p = 0; p < Passes; p++) begin
          if (gone == p * Rows) assert (gone_rows_q == product(q, m, p * Rows));
        end
        if (gone == K - Rows) assert (so_far == qm);
      end
      // The result.
      if (u_core.last) begin
        for (int c = Columns - 1; c >= 0; c--) begin
          assert (columns[c*ColumnBits+:ColumnBits] ==
                  early_columns[c*ColumnBits+:ColumnBits] + late_columns[c*ColumnBits+:ColumnBits]);
          assert (columns[c*ColumnBits+:ColumnBits] >= late_columns[c*ColumnBits+:ColumnBits]);
          assert (from[c] == early_from[c] + late_from[c]);
        end
        assert (columns >> ((Rows + Digits) * ColumnBits) == '0);
        assert (z_next == from[Rows] + (carry_column >> DigitBits));
        // T + Q * M is what is below the column that says the carry, that column, and what is above it.
        assert (left + ((number(sum) + rows) << LastPlace) == qm);
        assert (left + (early_from[0] << LastPlace) == qm);
        assert (late_from[0] << LastPlace == (high << Exponent) + ((top + rounding) << TopPlace));
        assert (left + (from[0] << LastPlace) == qm + (late_from[0] << LastPlace));
        assert (t_q + qm + (rounding << TopPlace) ==
                below + (carry_column << TopPlace) + (from[Rows] << Exponent));
        assert (below < number_t'(1) << Exponent);
        assert (Exponent'(below + ((carry_column - rounding) << TopPlace)) == '0);
        assert (z_next << Exponent == t_q + qm);
        assert (z_next < 2 * m);
      end
    end
  end

endmodule
