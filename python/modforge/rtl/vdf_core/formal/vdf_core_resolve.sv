// Digits of any number below 2M become that number modulo M, for every M, in as many cycles as there are words; and
// below_o says of any digits whether their number was below M.

module vdf_core_resolve #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Cycles = 1,
    parameter int BlockBits = 26,

    localparam int Wide   = DigitBits + 1,
    localparam int Digits = (Bits + DigitBits - 1) / DigitBits
) (
    input logic                   clk_i,
    input logic                   rst_ni,
    input logic                   load_i,
    input logic [Digits*Wide-1:0] digits_i,
    input logic [       Bits-1:0] m_i
);

  localparam int WordDigits = (DigitBits < 32) ? 32 / DigitBits : 1;
  localparam int Words = (Digits + WordDigits - 1) / WordDigits;
  typedef logic [Digits*DigitBits+1:0] number_t;

  logic busy;
  logic last;
  logic below;
  logic [Bits-1:0] z;

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

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  number_t value;
  always_comb begin
    value = '0;
    for (int i = 0; i < Digits; i++) begin
      value = value + (number_t'(digits_i[i*Wide+:Wide]) << (DigitBits * i));
    end
  end

  // What was loaded last, and how many words are left of it.
  logic loaded_q;
  logic [7:0] left_q;
  number_t value_q;
  number_t m_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      loaded_q <= 1'b0;
      left_q   <= '0;
      value_q  <= '0;
      m_q      <= '0;
    end else if (load_i) begin
      loaded_q <= 1'b1;
      left_q   <= 8'(Words);
      value_q  <= value;
      m_q      <= number_t'(m_i);
    end else if (left_q != '0) begin
      left_q <= left_q - 8'd1;
    end
  end

  always_comb begin
    assert (busy == (left_q != '0));
    assert (last == (left_q == 8'd1));
    if (loaded_q && left_q == '0) begin
      assert (below == (value_q < m_q));
      if (value_q < 2 * m_q) assert (number_t'(z) == (value_q < m_q ? value_q : value_q - m_q));
    end
  end

endmodule
