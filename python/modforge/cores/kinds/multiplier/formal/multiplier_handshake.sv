// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of a multiplier that works on one product at a time, for any inputs at all, the contract's and others. The
// checker of each multiplier connects it, and says beside it what the registers of the core stand for.
//
//   A result that waits stays as it is, its error flag too. Every operation that was accepted gives one result, in
//   order, and no more than two are under way: each result carries the parity of the modulus of its own operation, and
//   comes Cycles cycles after it was accepted, not counting those in which one step, the first or the last, waits until
//   the result before is taken.

module multiplier_handshake #(
    parameter int Bits = 8,
    parameter int Cycles = 10,
    parameter int LastStepWaits = 0  // 0: the first step waits
) (
    input logic clk_i,
    input logic rst_ni,

    // The ports of the multiplier, named as there.
    input logic          valid_i,
    input logic          ready_o,
    input logic          even_i,   // the modulus that is offered
    input logic          valid_o,
    input logic          ready_i,
    input logic [Bits:0] s1_o,
    input logic [Bits:0] s2_o,
    input logic          error_o
);

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // What was seen before the last edge.
  logic waited_q;  // a result was shown and not taken
  logic error_q;
  logic [Bits:0] s1_q;
  logic [Bits:0] s2_q;

  // The operations under way: how many, the parity of their moduli, the cycles that the younger one still needs.
  logic [1:0] count_q;
  logic first_even_q;
  logic second_even_q;
  logic [7:0] left_q;
  logic accept;
  logic take;
  logic step;

  assign accept = valid_i & ready_o;
  assign take = valid_o & ready_i;
  assign step   = (LastStepWaits != 0) ? left_q > 8'd1 || (left_q == 8'd1 && !valid_o)
                                       : left_q != 8'd0 && (count_q != 2'd2 || take);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {waited_q, error_q, s1_q, s2_q} <= '0;
      {count_q, first_even_q, second_even_q, left_q} <= '0;
    end else begin
      waited_q <= valid_o & ~ready_i;
      error_q  <= error_o;
      s1_q     <= s1_o;
      s2_q     <= s2_o;
      count_q  <= count_q + 2'(accept) - 2'(take);
      if (take) first_even_q <= second_even_q;
      if (accept && count_q == 2'(take)) first_even_q <= even_i;
      if (accept) second_even_q <= even_i;
      if (accept) left_q <= 8'(Cycles);
      else if (step) left_q <= left_q - 8'd1;
    end
  end

  always_comb begin
    assert (count_q <= 2'd2);
    assert (left_q <= 8'(Cycles));
    // The older of two operations has its result; the younger one has not begun, or not ended.
    if (count_q == 2'd2)
      assert (valid_o && (LastStepWaits != 0 ? left_q != 8'd0 : left_q == 8'(Cycles)));
    assert (valid_o == (count_q == 2'd2 || (count_q == 2'd1 && left_q == 8'd0)));
    assert (ready_o == (left_q == 8'd0 || (left_q == 8'd1 && !(LastStepWaits != 0 && valid_o))));
    assert (count_q != 2'd0 || left_q == 8'd0);
    if (count_q == 2'd1) assert (first_even_q == second_even_q);
    assert (error_o == (valid_o && first_even_q));

    if (waited_q) begin
      assert (valid_o && error_o == error_q);
      assert (s1_o == s1_q && s2_o == s2_q);
    end
  end

endmodule
