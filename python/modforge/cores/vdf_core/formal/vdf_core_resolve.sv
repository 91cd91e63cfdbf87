// SPDX-License-Identifier: MIT OR Apache-2.0
// What makes digits plain, in as many cycles as there are words. Digits of any number below 2M become that number modulo M, for
// every M, and below_o says of any digits whether their number was below M. With Squarer = 1 any digits become their number
// modulo Modulus, and below_o says of a number without an upper bit below 2^Bits whether it was below Modulus.

module vdf_core_resolve #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Squarer = 0,
    parameter int Cycles = 1,
    parameter int BlockBits = 26,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = Bits'(8'hB5),

    // Those of square_table; with Squarer = 0 as many digits as a number has.
    localparam int MostUpper = Bits + 29 + (Bits + 27) / DigitBits,
    localparam int MostRoom = $clog2((MostUpper + 2 * TableBits - 1) / (2 * TableBits) + 1) + 1,
    localparam int Upper = Bits + 2 * MostRoom + 3 + (Bits + 2 * MostRoom + 1) / DigitBits,
    localparam int Pairs = (Upper + 2 * TableBits - 1) / (2 * TableBits),
    localparam int Room = (Squarer == 0) ? 0 : $clog2(Pairs + 1) + 1,
    localparam int Wide = DigitBits + 1,
    localparam int Digits = (Bits + Room + DigitBits - 1) / DigitBits
) (
    input logic                   clk_i,
    input logic                   rst_ni,
    input logic                   load_i,
    input logic [Digits*Wide-1:0] digits_i,
    input logic [       Bits-1:0] m_i
);

  localparam int WordDigits = (DigitBits < 32) ? 32 / DigitBits : 1;
  localparam int Words = ((Bits + DigitBits - 1) / DigitBits + WordDigits - 1) / WordDigits;
  typedef logic [Digits*DigitBits+1:0] number_t;

  logic busy;
  logic last;
  logic below;
  logic [Bits-1:0] z;

  if (Squarer == 0) begin : gen_montgomery
    resolve_digits #(
        .Bits     (Bits),
        .DigitBits(DigitBits)
    ) u_core (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .load_i  (load_i),
        .digits_i(digits_i),
        .m_i     (m_i),
        .busy_o  (busy),
        .last_o  (last),
        .below_o (below),
        .z_o     (z)
    );
  end else begin : gen_table
    resolve_residue #(
        .Bits     (Bits),
        .DigitBits(DigitBits),
        .Modulus  (Modulus),
        .Digits   (Digits),
        .Room     (Room)
    ) u_core (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .load_i  (load_i),
        .digits_i(digits_i),
        .busy_o  (busy),
        .last_o  (last),
        .below_o (below),
        .z_o     (z)
    );
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // The highest digit of square_table has fewer bits.
  localparam int TopBits = (Squarer == 0) ? Wide : Bits + Room - DigitBits * (Digits - 1);

  number_t value;
  logic plain;  // no upper bit is set
  always_comb begin
    value = number_t'(digits_i[(Digits-1)*Wide+:TopBits]) << (DigitBits * (Digits - 1));
    plain = 1'b1;
    for (int i = 0; i < Digits - 1; i++) begin
      value = value + (number_t'(digits_i[i*Wide+:Wide]) << (DigitBits * i));
      plain = plain & ~digits_i[i*Wide+DigitBits];
    end
  end

  // What was loaded last, and how many words are left of it.
  logic loaded_q;
  logic [7:0] left_q;
  number_t value_q;
  logic plain_q;
  number_t m_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      loaded_q <= 1'b0;
      left_q   <= '0;
      value_q  <= '0;
      plain_q  <= 1'b0;
      m_q      <= '0;
    end else if (load_i) begin
      loaded_q <= 1'b1;
      left_q   <= 8'(Words);
      value_q  <= value;
      plain_q  <= plain;
      m_q      <= (Squarer == 0) ? number_t'(m_i) : number_t'(Modulus);
    end else if (left_q != '0) begin
      left_q <= left_q - 8'd1;
    end
  end

  always_comb begin
    assert (busy == (left_q != '0));
    assert (last == (left_q == 8'd1));
    if (loaded_q && left_q == '0) begin
      if (Squarer == 0 || (plain_q && value_q >> Bits == '0)) assert (below == (value_q < m_q));
      if (Squarer == 1)
        assert (number_t'(z) == value_q % number_t'(Modulus));
        else if (value_q < 2 * m_q)
          assert (number_t'(z) == (value_q < m_q ? value_q : value_q - m_q));
    end
  end

endmodule
