// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of mont_cpa, for any inputs at all: multiplier_handshake, and what makes the step from one cycle to the
// next a proof: the registers that the ports do not show.

module mont_cpa_handshake #(
    parameter int Bits = 8,
    parameter int ChainBits = 4
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i,
    input logic            ready_i
);

  localparam int Blocks = (Bits + 3 + ChainBits - 1) / ChainBits;
  localparam int Cycles = Bits + 2 + Blocks;

  logic ready;
  logic valid;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_cpa #(
      .Bits     (Bits),
      .ChainBits(ChainBits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  multiplier_handshake #(
      .Bits         (Bits),
      .Cycles       (Cycles),
      .LastStepWaits(0)
  ) u_check (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .even_i (~n_i[0]),
      .valid_o(valid),
      .ready_i(ready_i),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  // Cycles that the younger operation still needs.
  logic [7:0] left;
  assign left = u_check.left_q;

  always_comb begin
    assert (u_core.pending_q == (left == 8'(Cycles)));
    if (left < 8'(Blocks) || left == 8'(Cycles))
      assert (u_core.count_q == '0);
      else assert (8'(u_core.count_q) == left - 8'(Blocks));
    if (left != 8'd0) assert (u_core.n_q[0] == ~u_check.second_even_q);
  end

  for (genvar j = 0; j < Blocks; j++) begin : gen_block
    always_comb begin
      assert (u_core.step_q[j] == (left < 8'(Cycles - j) && left >= 8'(Blocks - j)));
      assert (u_core.last_q[j] == (left == 8'(Blocks - j)));
    end
  end

endmodule
