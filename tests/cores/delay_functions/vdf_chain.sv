// SPDX-License-Identifier: MIT OR Apache-2.0
// One run of vdf_core, taken from x, with a checkpoint every Distance squares. Prints "checkpoint COUNT NUMBER" for each, in
// Montgomery form, then "result COUNT NUMBER CYCLES", numbers in hexadecimal.

module vdf_chain #(
    parameter int Bits = 64,
    parameter int DigitBits = 16,
    parameter int Cycles = 1,
    parameter int Exponent = 80,
    parameter int Squares = 1000,
    parameter int Distance = 50,
    parameter logic [Bits-1:0] Start = 2,
    parameter logic [Bits-1:0] Modulus = 1,
    parameter logic [Bits-1:0] Factor = 0,  // R^2 mod M
    parameter logic [Exponent-1:0] Inverse = '1  // -M^-1 mod R
);

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  wire ready;
  wire [39:0] count;
  wire checkpoint_valid;
  wire [39:0] checkpoint_count;
  wire [Bits-1:0] checkpoint;
  wire missed;
  wire done;
  wire [1:0] error;
  wire [Bits-1:0] z;
  longint cycles = 0;

  vdf_core #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .Cycles   (Cycles)
  ) dut (
      .clk_i             (clk),
      .rst_ni            (rst_n),
      .valid_i           (valid),
      .ready_o           (ready),
      .mode_i            (2'd0),
      .x_i               (Start),
      .r2_i              (Factor),
      .m_i               (Modulus),
      .mp_i              (Inverse),
      .t_i               (40'(Squares)),
      .distance_i        (Distance),
      .stop_i            (1'b0),
      .count_o           (count),
      .checkpoint_valid_o(checkpoint_valid),
      .checkpoint_ready_i(1'b1),
      .checkpoint_count_o(checkpoint_count),
      .checkpoint_o      (checkpoint),
      .missed_o          (missed),
      .valid_o           (done),
      .ready_i           (1'b1),
      .error_o           (error),
      .z_o               (z)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges.
  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
    if (!ready) $fatal(1, "not ready after the reset");
    valid = 1'b1;
    @(negedge clk);
    valid = 1'b0;
    while (!done) begin
      if (missed) $fatal(1, "a checkpoint was missed");
      if (checkpoint_valid) $display("checkpoint %0d %0h", checkpoint_count, checkpoint);
      cycles = cycles + 1;
      @(negedge clk);
    end
    if (error != 0) $fatal(1, "error %0d", error);
    $display("result %0d %0h %0d", count, z, cycles);
    $finish;
  end

endmodule
