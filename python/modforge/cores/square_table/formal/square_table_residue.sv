// SPDX-License-Identifier: MIT OR Apache-2.0
// What square_table makes of any digits: a number congruent to their square modulo M, in digits that hold it, and below
// the bound that makes it an operand again.

module square_table_residue #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = Bits'(8'hB5),

    localparam int MostUpper = Bits + 29 + (Bits + 27) / DigitBits,
    localparam int MostRoom = $clog2((MostUpper + 2 * TableBits - 1) / (2 * TableBits) + 1) + 1,
    localparam int Upper = Bits + 2 * MostRoom + 3 + (Bits + 2 * MostRoom + 1) / DigitBits,
    localparam int Pairs = (Upper + 2 * TableBits - 1) / (2 * TableBits),
    localparam int Room = $clog2(Pairs + 1) + 1,
    localparam int Digits = (Bits + Room + DigitBits - 1) / DigitBits,
    localparam int Width = Digits * (DigitBits + 1)
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic             square_i,
    input logic [Width-1:0] a_i,
    input logic             ready_i
);

  logic ready;
  logic valid;
  logic [Width-1:0] z;

  square_table #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .TableBits(TableBits),
      .Modulus  (Modulus)
  ) u_core (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .ready_o (ready),
      .square_i(square_i),
      .a_i     (a_i),
      .valid_o (valid),
      .ready_i (ready_i),
      .z_o     (z)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  typedef logic [2*Digits*DigitBits+3:0] number_t;

  function automatic number_t number(input logic [Width-1:0] digits);
    number = '0;
    for (int i = 0; i < Digits; i++) begin
      number = number + (number_t'(digits[i*(DigitBits+1)+:DigitBits+1]) << (DigitBits * i));
    end
  endfunction

  number_t operand;
  number_t result;
  assign operand = number(Width'(u_core.a_q));
  assign result  = number(u_core.digits);

  always_comb begin
    assert (result % number_t'(Modulus) == (operand * operand) % number_t'(Modulus));
    assert (result < number_t'(1) << (Bits + Room));
    assert (Width'(u_core.z_d) == u_core.digits);
  end

endmodule
