// SPDX-License-Identifier: MIT OR Apache-2.0
// Compares square_chain with the simulator's own `*` and `%`, for random moduli and numbers.

module square_chain_tb;

  localparam int Bits = 64;
  localparam int Squarings = 10;
  localparam int Cycles = Squarings * (Bits + 4);
  localparam int Cases = 20;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic start = 1'b0;
  logic [Bits:0] x = '0;
  logic [Bits-1:0] n = '0;
  wire done;
  wire [Bits:0] y;

  int cycles;
  int failed = 0;
  logic [2*Bits+3:0] power;  // X, then X^2, X^4, ... modulo n
  logic [2*Bits+3:0] expected;

  square_chain #(
      .Bits(Bits),
      .Squarings(Squarings)
  ) dut (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .start_i(start),
      .x_i    (x),
      .n_i    (n),
      .done_o (done),
      .y_o    (y)
  );

  always #1 clk = ~clk;

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    for (int i = 0; i < Cases; i++) begin
      @(negedge clk);
      n = {$urandom, $urandom} >> i;
      n[0] = 1'b1;
      power = {$urandom, $urandom} % n;
      expected = (power << (Bits + 2)) % n;  // X * R mod n
      x = expected[Bits:0];
      start = 1'b1;
      @(negedge clk);
      start  = 1'b0;
      cycles = 0;
      while (!done && cycles <= Cycles) begin
        @(negedge clk);
        cycles = cycles + 1;
      end
      for (int t = 0; t < Squarings; t++) power = power * power % n;
      expected = (power << (Bits + 2)) % n;
      if (!done || cycles != Cycles || y % n != expected) begin
        failed = failed + 1;
        $display("n = %h: got %h after %0d cycles, expected %h", n, y % n, cycles, expected);
      end
    end
    $display("%0d chains of %0d squares modulo %0d-bit numbers, %0d cycles each: %0d failed",
             Cases, Squarings, Bits, Cycles, failed);
    if (failed != 0) $fatal(1);
    $finish;
  end

endmodule
