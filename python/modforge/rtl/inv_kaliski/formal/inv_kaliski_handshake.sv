// Both handshakes of inv_kaliski, for any inputs at all, the contract's and others.
//
//   A result that waits stays as it is, its error flag too. Operands are taken only when nothing is under way and no
//   result waits; a result comes only after operands were taken; with an even modulus it is 0 with an error.

module inv_kaliski_handshake #(
    parameter int Bits = 8,
    parameter int Exponent = Bits,
    parameter int Chains = 1
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i,
    input logic            ready_i
);

  logic ready;
  logic valid;
  logic error;
  logic [Bits-1:0] x;

  inv_kaliski #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Chains(Chains)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .x_o    (x),
      .error_o(error)
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
      waited_q <= valid & ~ready_i;
      error_q <= error;
      x_q <= x;
      under_way_q <= ready ? valid_i : under_way_q & ~(valid & ready_i);
      if (ready) even_q <= ~m_i[0];
    end
  end

  logic [3:0] states;
  assign states = 4'(ready) + 4'(u_core.before_q) + 4'(u_core.load_q) + 4'(u_core.run_q)
      + 4'(u_core.stop_q) + 4'(u_core.after_q) + 4'(u_core.finish_q) + 4'(u_core.valid_q);

  always_comb begin
    assert (ready == ~under_way_q);
    assert (!valid || under_way_q);
    if (waited_q) assert (valid && error == error_q && x == x_q);
    if (valid && even_q) assert (error && x == '0);
    if (!valid) assert (!error);

    // What makes the step from one cycle to the next a proof: the registers that the ports do not show.
    assert (states == 4'd1);
    assert (u_core.take_q == (u_core.load_q || (u_core.finish_q && !u_core.failed_q)));
    if (!ready) assert (u_core.even_q == even_q);
    if (u_core.after_q || u_core.finish_q || valid) assert (u_core.failed_q || !even_q);
  end

endmodule
