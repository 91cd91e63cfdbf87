// SPDX-License-Identifier: MIT OR Apache-2.0
// An AXI4-Lite slave with any master and any registers: the rules of the bus, and nothing lost, doubled or made up.
//
// Assumed is only that registers give any answer at any time. Of the master nothing is assumed, so its faults do not
// break the slave.

module axi_lite_slave_check #(
    parameter int AddressWidth = 4
) (
    input logic                    aclk,
    input logic                    aresetn,
    input logic [AddressWidth-1:0] s_axi_awaddr,
    input logic                    s_axi_awvalid,
    input logic [            31:0] s_axi_wdata,
    input logic [             3:0] s_axi_wstrb,
    input logic                    s_axi_wvalid,
    input logic                    s_axi_bready,
    input logic [AddressWidth-1:0] s_axi_araddr,
    input logic                    s_axi_arvalid,
    input logic                    s_axi_rready,
    input logic                    write_ready,
    input logic                    write_error,
    input logic                    read_ready,
    input logic [            31:0] read_data,
    input logic                    read_error
);

  logic awready;
  logic wready;
  logic [1:0] bresp;
  logic bvalid;
  logic arready;
  logic [31:0] rdata;
  logic [1:0] rresp;
  logic rvalid;
  logic write_valid;
  logic [AddressWidth-3:0] write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read_valid;
  logic [AddressWidth-3:0] read_word;

  axi_lite_slave #(
      .AddressWidth(AddressWidth)
  ) u_slave (
      .aclk          (aclk),
      .aresetn       (aresetn),
      .s_axi_awaddr  (s_axi_awaddr),
      .s_axi_awvalid (s_axi_awvalid),
      .s_axi_awready (awready),
      .s_axi_wdata   (s_axi_wdata),
      .s_axi_wstrb   (s_axi_wstrb),
      .s_axi_wvalid  (s_axi_wvalid),
      .s_axi_wready  (wready),
      .s_axi_bresp   (bresp),
      .s_axi_bvalid  (bvalid),
      .s_axi_bready  (s_axi_bready),
      .s_axi_araddr  (s_axi_araddr),
      .s_axi_arvalid (s_axi_arvalid),
      .s_axi_arready (arready),
      .s_axi_rdata   (rdata),
      .s_axi_rresp   (rresp),
      .s_axi_rvalid  (rvalid),
      .s_axi_rready  (s_axi_rready),
      .write_valid_o (write_valid),
      .write_ready_i (write_ready),
      .write_word_o  (write_word),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_error_i (write_error),
      .read_valid_o  (read_valid),
      .read_ready_i  (read_ready),
      .read_word_o   (read_word),
      .read_data_i   (read_data),
      .read_error_i  (read_error)
  );

  // What was taken in and not yet answered, and the answers that the registers gave.
  logic [1:0] aw_open_q;
  logic [1:0] w_open_q;
  logic [1:0] ar_open_q;
  logic write_error_q;
  logic [31:0] read_data_q;
  logic read_error_q;

  // The outputs of the last cycle, for what must not change.
  logic b_waits_q;
  logic [1:0] bresp_q;
  logic r_waits_q;
  logic [31:0] rdata_q;
  logic [1:0] rresp_q;
  logic write_waits_q;
  logic [AddressWidth-3:0] write_word_q;
  logic [31:0] write_data_q;
  logic [3:0] write_strobe_q;
  logic read_waits_q;
  logic [AddressWidth-3:0] read_word_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      aw_open_q     <= '0;
      w_open_q      <= '0;
      ar_open_q     <= '0;
      b_waits_q     <= 1'b0;
      r_waits_q     <= 1'b0;
      write_waits_q <= 1'b0;
      read_waits_q  <= 1'b0;
    end else begin
      aw_open_q     <= aw_open_q + 2'(s_axi_awvalid & awready) - 2'(bvalid & s_axi_bready);
      w_open_q      <= w_open_q + 2'(s_axi_wvalid & wready) - 2'(bvalid & s_axi_bready);
      ar_open_q     <= ar_open_q + 2'(s_axi_arvalid & arready) - 2'(rvalid & s_axi_rready);
      b_waits_q     <= bvalid & ~s_axi_bready;
      r_waits_q     <= rvalid & ~s_axi_rready;
      write_waits_q <= write_valid & ~write_ready;
      read_waits_q  <= read_valid & ~read_ready;
    end
  end

  always_ff @(posedge aclk) begin
    bresp_q        <= bresp;
    rdata_q        <= rdata;
    rresp_q        <= rresp;
    write_word_q   <= write_word;
    write_data_q   <= write_data;
    write_strobe_q <= write_strobe;
    read_word_q    <= read_word;
    if (write_valid && write_ready) write_error_q <= write_error;
    if (read_valid && read_ready) begin
      read_data_q  <= read_data;
      read_error_q <= read_error;
    end
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;
  always_comb if (!started_q) assume (!aresetn);

  // Two words fit into a skid buffer.
  logic [1:0] aw_held;
  logic [1:0] w_held;
  logic [1:0] ar_held;
  assign aw_held = 2'(u_slave.aw_valid) + 2'(!awready);
  assign w_held  = 2'(u_slave.w_valid) + 2'(!wready);
  assign ar_held = 2'(u_slave.ar_valid) + 2'(!arready);

  always_comb begin
    // Every address and every word is inside or answered, once; no answer comes without a request.
    assert (aw_open_q == aw_held + 2'(bvalid));
    assert (w_open_q == w_held + 2'(bvalid));
    assert (ar_open_q == ar_held + 2'(rvalid));
    assert (awready || u_slave.aw_valid);
    assert (wready || u_slave.w_valid);
    assert (arready || u_slave.ar_valid);
    if (bvalid) assert (aw_open_q != 2'd0 && w_open_q != 2'd0);
    if (rvalid) assert (ar_open_q != 2'd0);

    // Nothing is held back: what is whole and has room for its answer is offered to the registers.
    if (!bvalid && aw_open_q != 2'd0 && w_open_q != 2'd0) assert (write_valid);
    if (!rvalid && ar_open_q != 2'd0) assert (read_valid);

    // What waits stays as it is, on the bus and at the registers.
    if (b_waits_q) assert (bvalid && bresp == bresp_q);
    if (r_waits_q) assert (rvalid && rdata == rdata_q && rresp == rresp_q);
    if (write_waits_q) begin
      assert (write_valid && write_word == write_word_q);
      assert (write_data == write_data_q && write_strobe == write_strobe_q);
    end
    if (read_waits_q) assert (read_valid && read_word == read_word_q);

    // The answer is what the registers said; OKAY and SLVERR are the only responses.
    if (bvalid) assert (bresp == (write_error_q ? 2'b10 : 2'b00));
    if (rvalid) assert (rresp == (read_error_q ? 2'b10 : 2'b00));
    if (rvalid) assert (rdata == (read_error_q ? '0 : read_data_q));

    // Nothing is valid in reset.
    if (!aresetn) assert (!bvalid && !rvalid && !write_valid && !read_valid);
  end

endmodule
