// SPDX-License-Identifier: MIT OR Apache-2.0
// The AXI4-Lite shell of the delay function with any accesses and any core: a run that waits stays as it is, M and M' until its
// result is there; every start that is not rejected is ended by its own result, and RESULT shows no other; a stop of a run is heard
// until it ends, and no other is; a checkpoint leaves when it is taken, or with the next run.
//
// Of the core it is assumed that it takes a run only when it has none, and that its result stays until it is taken.

module vdf_axi_lite_check #(
    parameter int Bits = 4,
    parameter int Exponent = 8,

    localparam int InverseBits = (Exponent > 0) ? Exponent : 1
) (
    input logic            aclk,
    input logic            aresetn,
    input logic [    14:0] s_axi_awaddr,
    input logic            s_axi_awvalid,
    input logic [    31:0] s_axi_wdata,
    input logic [     3:0] s_axi_wstrb,
    input logic            s_axi_wvalid,
    input logic            s_axi_bready,
    input logic [    14:0] s_axi_araddr,
    input logic            s_axi_arvalid,
    input logic            s_axi_rready,
    input logic            core_ready,
    input logic            core_valid,
    input logic [    39:0] count,
    input logic            checkpoint_valid,
    input logic [    39:0] checkpoint_count,
    input logic [Bits-1:0] checkpoint,
    input logic            missed,
    input logic [     1:0] core_error,
    input logic [Bits-1:0] z
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
  logic run_valid;
  logic [1:0] mode;
  logic [Bits-1:0] x;
  logic [Bits-1:0] r2;
  logic [Bits-1:0] m;
  logic [InverseBits-1:0] mp;
  logic [39:0] t;
  logic [31:0] distance;
  logic stop;
  logic checkpoint_ready;
  logic result_ready;

  vdf_axi_lite #(
      .Bits    (Bits),
      .Exponent(Exponent)
  ) u_shell (
      .aclk                  (aclk),
      .aresetn               (aresetn),
      .s_axi_awaddr          (s_axi_awaddr),
      .s_axi_awvalid         (s_axi_awvalid),
      .s_axi_awready         (awready),
      .s_axi_wdata           (s_axi_wdata),
      .s_axi_wstrb           (s_axi_wstrb),
      .s_axi_wvalid          (s_axi_wvalid),
      .s_axi_wready          (wready),
      .s_axi_bresp           (bresp),
      .s_axi_bvalid          (bvalid),
      .s_axi_bready          (s_axi_bready),
      .s_axi_araddr          (s_axi_araddr),
      .s_axi_arvalid         (s_axi_arvalid),
      .s_axi_arready         (arready),
      .s_axi_rdata           (rdata),
      .s_axi_rresp           (rresp),
      .s_axi_rvalid          (rvalid),
      .s_axi_rready          (s_axi_rready),
      .interrupt_o           (irq),
      .vdf_valid_o           (run_valid),
      .vdf_ready_i           (core_ready),
      .vdf_mode_o            (mode),
      .vdf_x_o               (x),
      .vdf_r2_o              (r2),
      .vdf_m_o               (m),
      .vdf_mp_o              (mp),
      .vdf_t_o               (t),
      .vdf_distance_o        (distance),
      .vdf_stop_o            (stop),
      .vdf_count_i           (count),
      .vdf_checkpoint_valid_i(checkpoint_valid),
      .vdf_checkpoint_ready_o(checkpoint_ready),
      .vdf_checkpoint_count_i(checkpoint_count),
      .vdf_checkpoint_i      (checkpoint),
      .vdf_missed_i          (missed),
      .vdf_valid_i           (core_valid),
      .vdf_ready_o           (result_ready),
      .vdf_error_i           (core_error),
      .vdf_z_i               (z)
  );

  logic done;
  logic rejected;
  assign done = u_shell.u_page.u_events.event_i[0];
  assign rejected = u_shell.u_page.u_events.event_i[1];

  // A write of CONTROL with this bit, seen at the port of the slave.
  logic control;
  assign control = u_shell.u_page.u_slave.write_valid_o &&
      u_shell.u_page.u_slave.write_word_o == 13'd4 && u_shell.u_page.u_slave.write_strobe_o[0];

  logic started;
  assign started = control && u_shell.write_data[0] && !rejected;

  logic inside_q;  // the core has a run whose result has not been taken
  logic open_q;  // a start that was not rejected has not ended
  logic ended_q;  // one has ended, and no other came since
  logic stopped_q;  // a stop came since the start that is open
  logic run_waits_q;
  logic works_q;
  logic result_waits_q;
  logic [3*Bits+InverseBits+73:0] run_q;
  logic [Bits+InverseBits-1:0] modulus_q;
  logic [Bits+1:0] result_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      inside_q       <= 1'b0;
      open_q         <= 1'b0;
      ended_q        <= 1'b0;
      stopped_q      <= 1'b0;
      run_waits_q    <= 1'b0;
      works_q        <= 1'b0;
      result_waits_q <= 1'b0;
    end else begin
      inside_q       <= (run_valid & core_ready) | (inside_q & ~(core_valid & result_ready));
      open_q         <= started | (open_q & ~done);
      ended_q        <= done | (ended_q & ~started);
      stopped_q      <= open_q & ((control & u_shell.write_data[3]) | stopped_q);
      run_waits_q    <= run_valid & ~core_ready;
      works_q        <= u_shell.taken | (u_shell.run_q & ~core_valid);
      result_waits_q <= core_valid & ~result_ready;
    end
  end

  always_ff @(posedge aclk) begin
    run_q     <= {x, r2, m, mp, t, distance, mode};
    modulus_q <= {m, mp};
    result_q  <= {z, core_error};
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);
    if (inside_q)
      assume (!core_ready);
      else assume (!core_valid);
    if (result_waits_q) assume (core_valid && {z, core_error} == result_q);

    assert (open_q == (u_shell.offer_q | u_shell.run_q));
    assert (!(u_shell.offer_q && u_shell.run_q));
    if (control && u_shell.write_data[0]) assert (rejected == open_q);
    if (run_waits_q) assert (run_valid && {x, r2, m, mp, t, distance, mode} == run_q);
    if (works_q) assert (u_shell.run_q && {m, mp} == modulus_q);
    if (run_valid) assert (open_q);
    // What is waited for has begun, and nothing else ends it.
    if (u_shell.run_q) assert (inside_q);
    if (done) assert (open_q && inside_q && core_valid && !result_ready);
    // A result is there while nothing is open, and all that is there then is a result that has been reported.
    if (ended_q) assert (core_valid && !result_ready);
    if (!open_q) assert (inside_q == ended_q);
    if (u_shell.offer_q && inside_q) assert (core_valid);
    if (u_shell.shown) assert (ended_q);
    // Stops and checkpoints.
    assert (stop == stopped_q);
    if (checkpoint_ready) assert (run_valid || (control && u_shell.write_data[4]));
    if (!aresetn) assert (!run_valid && !stop && !irq && !bvalid && !rvalid);
  end

endmodule
