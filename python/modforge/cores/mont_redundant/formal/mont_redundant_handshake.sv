// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of mont_redundant, for any inputs at all: a result that waits stays as it is; every operation that was
// accepted gives one result, Cycles clocks later, not counting those that its last clock waits for the result before.

module mont_redundant_handshake #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Cycles = 1,
    parameter int Square = 0,
    parameter int BlockBits = 26,

    localparam int Passes = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int Rows = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int InverseBits = Rows * Passes * DigitBits,
    localparam int Width = (Bits + DigitBits - 1) / DigitBits * (DigitBits + 1)
) (
    input logic                   clk_i,
    input logic                   rst_ni,
    input logic                   valid_i,
    input logic                   square_i,
    input logic [      Width-1:0] a_i,
    input logic [      Width-1:0] b_i,
    input logic [       Bits-1:0] m_i,
    input logic [InverseBits-1:0] mp_i,
    input logic                   ready_i
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

  // Clocks that the operation under way still needs; whether a result waits; what it was before the last edge.
  logic [7:0] left_q;
  logic shown_q;
  logic waited_q;
  logic [Width-1:0] z_q;
  logic finish;
  assign finish = left_q == 8'd1 && (!shown_q || ready_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q   <= '0;
      shown_q  <= 1'b0;
      waited_q <= 1'b0;
      z_q      <= '0;
    end else begin
      if (valid_i && ready) left_q <= 8'(Cycles);
      else if (finish) left_q <= 8'd0;
      else if (left_q > 8'd1) left_q <= left_q - 8'd1;
      shown_q  <= finish || (shown_q && !ready_i);
      waited_q <= shown_q && !ready_i;
      z_q      <= z;
    end
  end

  always_comb begin
    assert (left_q <= 8'(Cycles));
    assert (ready == (left_q == 8'd0 || finish));
    assert (valid == shown_q);
    if (waited_q) assert (valid && z == z_q);
    assert (u_core.busy_q == (left_q != 8'd0));
  end

  if (Cycles != 1) begin : gen_shared
    logic [7:0] done;
    assign done = 8'(u_core.gen_shared.u_product.pass_q) +
        (u_core.gen_shared.u_product.in_q_q ? 8'(Passes) : 8'd0) +
        (u_core.gen_shared.u_product.in_s_q ? 8'(2 * Passes) : 8'd0);
    always_comb begin
      assert (!(u_core.gen_shared.u_product.in_q_q && u_core.gen_shared.u_product.in_s_q));
      assert (8'(u_core.gen_shared.u_product.pass_q) < 8'(Passes));
      if (left_q != 8'd0) assert (done == 8'(Cycles) - left_q);
    end
  end

endmodule
