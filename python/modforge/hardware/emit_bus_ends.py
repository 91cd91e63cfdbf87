"""The bus side of the testbenches that are written: an AXI4-Lite master, and the two ends of a stream."""

AXI_LITE_SIGNALS = """\
  logic [$address_high:0] awaddr = '0;
  logic awvalid = 1'b0;
  wire awready;
  logic [31:0] wdata = '0;
  logic wvalid = 1'b0;
  wire wready;
  wire [1:0] bresp;
  wire bvalid;
  logic [$address_high:0] araddr = '0;
  logic arvalid = 1'b0;
  wire arready;
  wire [31:0] rdata;
  wire [1:0] rresp;
  wire rvalid;
  wire interrupt;

  $top dut (
      .aclk         (clk),
      .aresetn      (rst_n),
      .s_axi_awaddr (awaddr),
      .s_axi_awvalid(awvalid),
      .s_axi_awready(awready),
      .s_axi_wdata  (wdata),
      .s_axi_wstrb  (4'b1111),
      .s_axi_wvalid (wvalid),
      .s_axi_wready (wready),
      .s_axi_bresp  (bresp),
      .s_axi_bvalid (bvalid),
      .s_axi_bready (1'b1),
      .s_axi_araddr (araddr),
      .s_axi_arvalid(arvalid),
      .s_axi_arready(arready),
      .s_axi_rdata  (rdata),
      .s_axi_rresp  (rresp),
      .s_axi_rvalid (rvalid),
      .s_axi_rready (1'b1),
      .interrupt_o  (interrupt)
  );

  logic address_taken;
  logic data_taken;

  // Inputs change and outputs are read on falling edges; no output follows an input in the same cycle.
  task automatic bus_write(input logic [$address_high:0] address, input logic [31:0] data);
    awaddr  = address;
    awvalid = 1'b1;
    wdata   = data;
    wvalid  = 1'b1;
    while (awvalid || wvalid) begin
      address_taken = awready;
      data_taken = wready;
      @(negedge clk);
      if (address_taken) awvalid = 1'b0;
      if (data_taken) wvalid = 1'b0;
    end
    while (!bvalid) @(negedge clk);
    if (bresp != 2'b00) refused = refused + 1;
  endtask

  task automatic bus_read(input logic [$address_high:0] address, output logic [31:0] data);
    araddr  = address;
    arvalid = 1'b1;
    while (!arready) @(negedge clk);
    @(negedge clk);
    arvalid = 1'b0;
    while (!rvalid) @(negedge clk);
    if (rresp != 2'b00) refused = refused + 1;
    data = rdata;
  endtask
"""

AXI_STREAM_SIGNALS = """\
  logic [31:0] in_data = '0;
  logic in_last = 1'b0;
  logic in_valid = 1'b0;
  wire in_ready;
  wire [31:0] out_data;
  wire [$user_high:0] out_user;
  wire out_last;
  wire out_valid;
  logic out_ready = 1'b0;

  $top dut (
      .aclk         (clk),
      .aresetn      (rst_n),
$wipe      .s_axis_tdata (in_data),
      .s_axis_tlast (in_last),
      .s_axis_tvalid(in_valid),
      .s_axis_tready(in_ready),
      .m_axis_tdata (out_data),
      .m_axis_tuser (out_user),
      .m_axis_tlast (out_last),
      .m_axis_tvalid(out_valid),
      .m_axis_tready(out_ready)
  );

  // Inputs change and outputs are read on falling edges; no output follows an input in the same cycle.
  task automatic send(input logic [31:0] data, input logic last_word);
    in_data  = data;
    in_last  = last_word;
    in_valid = 1'b1;
    while (!in_ready) @(negedge clk);
    @(negedge clk);
    in_valid = 1'b0;
  endtask
"""
