// Both handshakes of mont_cpa, for any inputs at all, the contract's and others.
//
//   A result that waits stays as it is, its error flag too. Every operation that was accepted gives one result, in
//   order, and no more than two are under way: each result carries the time and the parity of the modulus of its own
//   operation, k + 2 + Blocks cycles after it was accepted or one
//   less after the result before it was taken.

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
  logic blocked;

  assign accept  = valid_i & ready;
  assign take    = valid & ready_i;
  assign blocked = (count_q == 2'd2) & ~take;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {waited_q, error_q, s1_q, s2_q} <= '0;
      {count_q, first_even_q, second_even_q, left_q} <= '0;
    end else begin
      waited_q <= valid & ~ready_i;
      error_q  <= error;
      s1_q     <= s1;
      s2_q     <= s2;
      count_q  <= count_q + 2'(accept) - 2'(take);
      if (take) first_even_q <= second_even_q;
      if (accept && count_q == 2'(take)) first_even_q <= ~n_i[0];
      if (accept) second_even_q <= ~n_i[0];
      if (accept) left_q <= 8'(Cycles);
      else if (!blocked && left_q != 8'd0) left_q <= left_q - 8'd1;
    end
  end

  always_comb begin
    assert (count_q <= 2'd2);
    // The older of two operations has its result; the younger one has not begun.
    assert (count_q != 2'd2 || (valid && left_q == 8'(Cycles)));
    assert (valid == (count_q == 2'd2 || (count_q == 2'd1 && left_q == 8'd0)));
    assert (ready == (left_q <= 8'd1));
    if (valid)
      assert (error == first_even_q);
      else assert (!error);

    if (waited_q) begin
      assert (valid && error == error_q);
      assert (s1 == s1_q && s2 == s2_q);
    end

    // What makes the step from one cycle to the next a proof: the registers that the ports do not show.
    assert (left_q <= 8'(Cycles));
    assert (count_q != 2'd0 || left_q == 8'd0);
    assert (u_core.pending_q == (left_q == 8'(Cycles)));
    if (left_q < 8'(Blocks) || left_q == 8'(Cycles))
      assert (u_core.count_q == '0);
      else assert (8'(u_core.count_q) == left_q - 8'(Blocks));
    if (left_q != 8'd0) assert (u_core.n_q[0] == ~second_even_q);
    if (count_q == 2'd1) assert (first_even_q == second_even_q);
  end

  for (genvar j = 0; j < Blocks; j++) begin : gen_block
    always_comb begin
      assert (u_core.step_q[j] == (left_q < 8'(Cycles - j) && left_q >= 8'(Blocks - j)));
      assert (u_core.last_q[j] == (left_q == 8'(Blocks - j)));
    end
  end

endmodule
