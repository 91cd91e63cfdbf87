// SPDX-License-Identifier: MIT OR Apache-2.0
// The AXI4-Lite shell of inverters with any accesses and any inverter: operands that wait stay as they are, every start that is
// not rejected is ended by its own result, which stays in the inverter until the next start, and RESULT shows no other.
//
// Of the inverter it is assumed that it takes operands only when it has none, and that its result stays until it is taken.

module inv_axi_lite_check #(
    parameter int Bits = 3
) (
    input logic            aclk,
    input logic            aresetn,
    input logic [    13:0] s_axi_awaddr,
    input logic            s_axi_awvalid,
    input logic [    31:0] s_axi_wdata,
    input logic [     3:0] s_axi_wstrb,
    input logic            s_axi_wvalid,
    input logic            s_axi_bready,
    input logic [    13:0] s_axi_araddr,
    input logic            s_axi_arvalid,
    input logic            s_axi_rready,
    input logic            inv_ready,
    input logic            inv_valid,
    input logic [Bits-1:0] x,
    input logic            inv_error
);

  logic awready;
  logic wready;
  logic [1:0] bresp;
  logic bvalid;
  logic arready;
  logic [31:0] rdata;
  logic [1:0] rresp;
  logic rvalid;
  logic irq;
  logic operands_valid;
  logic [Bits-1:0] a;
  logic [Bits-1:0] m;
  logic [1:0] mode;
  logic fixed;
  logic result_ready;

  inv_axi_lite #(
      .Bits(Bits)
  ) u_shell (
      .aclk         (aclk),
      .aresetn      (aresetn),
      .s_axi_awaddr (s_axi_awaddr),
      .s_axi_awvalid(s_axi_awvalid),
      .s_axi_awready(awready),
      .s_axi_wdata  (s_axi_wdata),
      .s_axi_wstrb  (s_axi_wstrb),
      .s_axi_wvalid (s_axi_wvalid),
      .s_axi_wready (wready),
      .s_axi_bresp  (bresp),
      .s_axi_bvalid (bvalid),
      .s_axi_bready (s_axi_bready),
      .s_axi_araddr (s_axi_araddr),
      .s_axi_arvalid(s_axi_arvalid),
      .s_axi_arready(arready),
      .s_axi_rdata  (rdata),
      .s_axi_rresp  (rresp),
      .s_axi_rvalid (rvalid),
      .s_axi_rready (s_axi_rready),
      .interrupt_o  (irq),
      .inv_valid_o  (operands_valid),
      .inv_ready_i  (inv_ready),
      .inv_a_o      (a),
      .inv_m_o      (m),
      .inv_mode_o   (mode),
      .inv_fixed_o  (fixed),
      .inv_valid_i  (inv_valid),
      .inv_ready_o  (result_ready),
      .inv_x_i      (x),
      .inv_error_i  (inv_error)
  );

  logic done;
  logic rejected;
  assign {rejected, done} = u_shell.u_page.u_events.event_i;

  logic inside_q;  // the inverter has operands whose result has not been taken
  logic open_q;  // a start that was not rejected has not ended
  logic ended_q;  // one has ended, and no other came since
  logic operands_wait_q;
  logic result_waits_q;
  logic [2*Bits+2:0] operands_q;
  logic [Bits:0] result_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      inside_q        <= 1'b0;
      open_q          <= 1'b0;
      ended_q         <= 1'b0;
      operands_wait_q <= 1'b0;
      result_waits_q  <= 1'b0;
    end else begin
      inside_q        <= (operands_valid & inv_ready) | (inside_q & ~(inv_valid & result_ready));
      open_q          <= (u_shell.start & ~rejected) | (open_q & ~done);
      ended_q         <= done | (ended_q & ~u_shell.start);
      operands_wait_q <= operands_valid & ~inv_ready;
      result_waits_q  <= inv_valid & ~result_ready;
    end
  end

  always_ff @(posedge aclk) begin
    operands_q <= {a, m, mode, fixed};
    result_q   <= {x, inv_error};
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);
    if (inside_q)
      assume (!inv_ready);
      else assume (!inv_valid);
    if (result_waits_q) assume (inv_valid && {x, inv_error} == result_q);

    assert (open_q == (u_shell.offer_q | u_shell.run_q));
    assert (!(u_shell.offer_q && u_shell.run_q));
    if (u_shell.start) assert (u_shell.write_data[0] && u_shell.write_word == 10'd4);
    if (operands_wait_q) assert (operands_valid && {a, m, mode, fixed} == operands_q);
    if (operands_valid) assert (open_q);
    // What is waited for has begun, and nothing else ends it.
    if (u_shell.run_q) assert (inside_q);
    if (done) assert (open_q && inside_q && inv_valid && !result_ready);
    // A result is there while nothing is open, and all that is there then is a result that has been reported.
    if (ended_q) assert (inv_valid && !result_ready);
    if (!open_q) assert (inside_q == ended_q);
    if (u_shell.offer_q && inside_q) assert (inv_valid);
    if (u_shell.shown) assert (ended_q);
    if (!aresetn) assert (!operands_valid && !irq && !bvalid && !rvalid);
  end

endmodule
