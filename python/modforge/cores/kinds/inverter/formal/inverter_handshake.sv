// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of an inverter, for any inputs at all, the contract's and others. The checker of each inverter connects
// it, and says beside it what the registers of the core stand for.
//
//   A result that waits stays as it is, its error flag too. Operands are taken only when nothing is under way and no
//   result waits; a result comes only after operands were taken; with an even modulus it is 0 with an error.

module inverter_handshake #(
    parameter int Bits = 8
) (
    input logic clk_i,
    input logic rst_ni,

    // The ports of the inverter, named as there.
    input logic            valid_i,
    input logic            ready_o,
    input logic            even_i,   // the modulus that is offered
    input logic            valid_o,
    input logic            ready_i,
    input logic [Bits-1:0] x_o,
    input logic            error_o
);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  logic waited_q;  // a result was shown and not taken before the last edge
  logic error_q;
  logic [Bits-1:0] x_q;
  logic under_way_q;  // operands were taken, their result was not
  logic even_q;  // of the operation under way

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {waited_q, error_q, x_q, under_way_q, even_q} <= '0;
    end else begin
      waited_q <= valid_o & ~ready_i;
      error_q <= error_o;
      x_q <= x_o;
      under_way_q <= ready_o ? valid_i : under_way_q & ~(valid_o & ready_i);
      if (ready_o) even_q <= even_i;
    end
  end

  always_comb begin
    assert (ready_o == ~under_way_q);
    assert (!valid_o || under_way_q);
    if (waited_q) assert (valid_o && error_o == error_q && x_o == x_q);
    if (valid_o && even_q) assert (error_o && x_o == '0);
    if (!valid_o) assert (!error_o);
  end

endmodule
