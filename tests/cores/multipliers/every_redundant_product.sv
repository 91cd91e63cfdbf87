// SPDX-License-Identifier: MIT OR Apache-2.0
// Every product of mont_redundant with one clock: all digits of A and B that stand for numbers below 2M, for every Step-th
// odd M from First on. Prints "N products" or ends with an error.

module every_redundant_product #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int First = 1,
    parameter int Step = 2
);

  localparam int Width = (Bits + DigitBits - 1) / DigitBits * (DigitBits + 1);
  localparam int Exponent = (Bits + 3 + DigitBits - 1) / DigitBits * DigitBits;

  function automatic longint number(input logic [Width-1:0] digits);
    number = 0;
    for (int i = 0; i * (DigitBits + 1) < Width; i++) begin
      number = number + (longint'(digits[i*(DigitBits+1)+:DigitBits+1]) << (DigitBits * i));
    end
  endfunction

  // -M^-1 mod R, bit by bit: the bits of x with x * M = -1.
  function automatic logic [Exponent-1:0] minus_inverse(input logic [Bits-1:0] of_m);
    logic [Exponent-1:0] rest;
    rest = '1;
    for (int i = 0; i < Exponent; i++) begin
      minus_inverse[i] = rest[i];
      if (rest[i]) rest = rest - (Exponent'(of_m) << i);
    end
  endfunction

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic [Width-1:0] a = '0;
  logic [Width-1:0] b = '0;
  logic [Bits-1:0] m = Bits'(First);
  logic valid = 1'b0;
  wire ready;
  wire done;
  wire [Width-1:0] z;
  longint count = 0;

  mont_redundant #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .BlockBits(DigitBits + 1)
  ) dut (
      .clk_i   (clk),
      .rst_ni  (rst_n),
      .valid_i (valid),
      .ready_o (ready),
      .square_i(1'b0),
      .a_i     (a),
      .b_i     (b),
      .m_i     (m),
      .mp_i    (minus_inverse(m)),
      .valid_o (done),
      .ready_i (1'b1),
      .z_o     (z)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges; a result is that of the operands of the edge before.
  longint product;
  longint modulus;
  logic   waiting = 1'b0;
  task automatic next(input longint new_product);
    @(negedge clk);
    if (waiting) begin
      count = count + 1;
      if (!done || number(
              z
          ) >= 2 * modulus || ((number(
              z
          ) << Exponent) - product) % modulus != 0) begin
        $display("M = %0d: got %0d for a product of %0d", modulus, number(z), product);
        $fatal(1);
      end
    end
    waiting = valid;
    product = new_product;
    modulus = longint'(m);
  endtask

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    valid = 1'b1;
    for (int of_m = First; of_m < 1 << Bits; of_m += Step) begin
      m = Bits'(of_m);
      for (int of_a = 0; of_a < 1 << Width; of_a++) begin
        a = Width'(of_a);
        if (number(a) < 2 * of_m) begin
          for (int of_b = 0; of_b < 1 << Width; of_b++) begin
            b = Width'(of_b);
            if (number(b) < 2 * of_m) next(number(a) * number(b));
          end
        end
      end
    end
    valid = 1'b0;
    next(0);
    $display("%0d products", count);
    $finish;
  end

endmodule
