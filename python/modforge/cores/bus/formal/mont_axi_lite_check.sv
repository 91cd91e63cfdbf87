// SPDX-License-Identifier: MIT OR Apache-2.0
// The AXI4-Lite shell of multipliers with any accesses and any multiplier: operands that wait stay as they are, every start
// that is not rejected gives one done event, and nothing is started otherwise.

module mont_axi_lite_check #(
    parameter int Bits = 3
) (
    input logic          aclk,
    input logic          aresetn,
    input logic [  14:0] s_axi_awaddr,
    input logic          s_axi_awvalid,
    input logic [  31:0] s_axi_wdata,
    input logic [   3:0] s_axi_wstrb,
    input logic          s_axi_wvalid,
    input logic          s_axi_bready,
    input logic [  14:0] s_axi_araddr,
    input logic          s_axi_arvalid,
    input logic          s_axi_rready,
    input logic          mont_ready,
    input logic          mont_valid,
    input logic [Bits:0] s1,
    input logic [Bits:0] s2,
    input logic          mont_error
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
  logic [Bits:0] a;
  logic [Bits:0] b;
  logic [Bits-1:0] n;
  logic result_ready;

  mont_axi_lite #(
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
      .mont_valid_o (operands_valid),
      .mont_ready_i (mont_ready),
      .mont_a_o     (a),
      .mont_b_o     (b),
      .mont_n_o     (n),
      .mont_valid_i (mont_valid),
      .mont_ready_o (result_ready),
      .mont_s1_i    (s1),
      .mont_s2_i    (s2),
      .mont_error_i (mont_error)
  );

  logic done;
  logic rejected;
  assign {rejected, done} = u_shell.u_page.u_events.event_i;

  logic [1:0] open_q;  // starts that were not rejected and have not ended
  logic operands_wait_q;
  logic [3*Bits+1:0] operands_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      open_q          <= '0;
      operands_wait_q <= 1'b0;
    end else begin
      open_q <= open_q + 2'(u_shell.start & ~rejected) - 2'(done);
      operands_wait_q <= operands_valid & ~mont_ready;
    end
  end

  always_ff @(posedge aclk) operands_q <= {a, b, n};

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);

    assert (open_q == 2'(u_shell.offer_q) + 2'(u_shell.run_q) + 2'(u_shell.add_q));
    assert (open_q <= 2'd1);
    if (u_shell.start) assert (u_shell.write_data[0] && u_shell.write_word == 10'd4);
    if (operands_wait_q) assert (operands_valid && {a, b, n} == operands_q);
    if (operands_valid) assert (open_q == 2'd1);
    if (!aresetn) assert (!operands_valid && !irq && !bvalid && !rvalid);
  end

endmodule
