// SPDX-License-Identifier: MIT OR Apache-2.0
// Squares in a row: y = x^(2^t) in the Montgomery domain, t = Squarings, around one multiplier of modforge.
//
// With R = 2^(Bits + 2), x = X * R (mod n) gives y = X^(2^t) * R (mod n). The product of mont_csa42 is a pair of words
// that is always an operand again, so it goes back into the multiplier as it is; one addition at the end makes a number.
//
// Time. Each square takes Bits + 4 cycles: Bits + 2 in the multiplier, one to store the result, one to send it back.

module square_chain #(
    parameter int Bits = 64,  // largest width of the modulus
    parameter int Squarings = 10
) (
    input logic clk_i,
    input logic rst_ni,

    // Taken on a rising edge where start_i is high and no chain runs.
    input logic            start_i,
    input logic [  Bits:0] x_i,      // below 2^(Bits + 1)
    input logic [Bits-1:0] n_i,      // odd

    output logic          done_o,  // for one cycle, with the result
    output logic [Bits:0] y_o      // below 2^(Bits + 1), not reduced below n
);

  localparam int CountWidth = $clog2(Squarings + 1);

  logic running_q;
  logic sent_q;  // the multiplier has the operands
  logic done_q;
  logic [CountWidth-1:0] left_q;
  logic [Bits:0] s1_q;
  logic [Bits:0] s2_q;
  logic [Bits-1:0] n_q;

  logic ready;
  logic valid;
  logic error;  // of an even n: y then means nothing
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_csa42 #(
      .Bits(Bits)
  ) u_multiplier (
      .clk_i,
      .rst_ni,
      .valid_i(running_q & ~sent_q),
      .ready_o(ready),
      .a1_i   (s1_q),
      .a2_i   (s2_q),
      .b1_i   (s1_q),
      .b2_i   (s2_q),
      .n_i    (n_q),
      .valid_o(valid),
      .ready_i(1'b1),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      running_q <= 1'b0;
      sent_q    <= 1'b0;
      done_q    <= 1'b0;
      left_q    <= '0;
      s1_q      <= '0;
      s2_q      <= '0;
      n_q       <= '0;
    end else begin
      done_q <= 1'b0;
      if (!running_q) begin
        if (start_i) begin
          running_q <= 1'b1;
          left_q    <= CountWidth'(Squarings);
          s1_q      <= x_i;
          s2_q      <= '0;
          n_q       <= n_i;
        end
      end else if (!sent_q) begin
        sent_q <= ready;
      end else if (valid) begin
        sent_q <= 1'b0;
        s1_q   <= s1;
        s2_q   <= s2;
        left_q <= left_q - 1'b1;
        if (left_q == 1) begin
          running_q <= 1'b0;
          done_q    <= 1'b1;
        end
      end
    end
  end

  assign done_o = done_q;
  assign y_o    = s1_q + s2_q;

endmodule
