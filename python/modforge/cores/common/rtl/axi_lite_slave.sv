// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Lite slave with data words of 32 bits: turns the five channels into a register port.
//
//   AW -- skid buffer --+
//                       +-- write_*_o -- registers -- error --- B register
//   W --- skid buffer --+
//   AR -- skid buffer ----- read_*_o --- registers -- data ---- R register
//
// A write is offered when its address and its data are both there and the B register is free or becomes free on this
// edge; a read when the R register is. Registers take a request on an edge where valid and ready are high, and give the
// error flag and the data of a read in the same cycle. Once offered a request stays as it is until it is taken. Reads
// and writes go their own ways: a read may overtake a write whose response has not been seen.
//
// Each channel moves a word every cycle; a response is on the bus two cycles after the edge that took its request, if
// the registers do not wait. Every output on the bus but the ready lines' inverters is a register, and no output depends
// on an input in the same cycle. The lowest two bits of addresses do not count: byte lanes are chosen by the strobes
// alone. AxPROT is left out, as AXI4-Lite lets a slave that makes no difference. Responses: OKAY, or SLVERR on error.

module axi_lite_slave #(
    parameter int AddressWidth = 12  // of byte addresses, at least 3
) (
    input logic aclk,
    input logic aresetn,

    input  logic [AddressWidth-1:0] s_axi_awaddr,
    input  logic                    s_axi_awvalid,
    output logic                    s_axi_awready,
    input  logic [            31:0] s_axi_wdata,
    input  logic [             3:0] s_axi_wstrb,
    input  logic                    s_axi_wvalid,
    output logic                    s_axi_wready,
    output logic [             1:0] s_axi_bresp,
    output logic                    s_axi_bvalid,
    input  logic                    s_axi_bready,
    input  logic [AddressWidth-1:0] s_axi_araddr,
    input  logic                    s_axi_arvalid,
    output logic                    s_axi_arready,
    output logic [            31:0] s_axi_rdata,
    output logic [             1:0] s_axi_rresp,
    output logic                    s_axi_rvalid,
    input  logic                    s_axi_rready,

    output logic                    write_valid_o,
    input  logic                    write_ready_i,
    output logic [AddressWidth-3:0] write_word_o,    // address in words
    output logic [            31:0] write_data_o,
    output logic [             3:0] write_strobe_o,
    input  logic                    write_error_i,
    output logic                    read_valid_o,
    input  logic                    read_ready_i,
    output logic [AddressWidth-3:0] read_word_o,     // address in words
    input  logic [            31:0] read_data_i,
    input  logic                    read_error_i
);

  localparam logic [1:0] Okay = 2'b00;
  localparam logic [1:0] SlvErr = 2'b10;

  logic aw_valid;
  logic w_valid;
  logic ar_valid;
  logic write;
  logic read;

  skid_buffer #(
      .Width(AddressWidth - 2)
  ) u_aw (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(s_axi_awvalid),
      .ready_o(s_axi_awready),
      .data_i (s_axi_awaddr[AddressWidth-1:2]),
      .valid_o(aw_valid),
      .ready_i(write),
      .data_o (write_word_o)
  );

  skid_buffer #(
      .Width(36)
  ) u_w (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(s_axi_wvalid),
      .ready_o(s_axi_wready),
      .data_i ({s_axi_wstrb, s_axi_wdata}),
      .valid_o(w_valid),
      .ready_i(write),
      .data_o ({write_strobe_o, write_data_o})
  );

  skid_buffer #(
      .Width(AddressWidth - 2)
  ) u_ar (
      .clk_i  (aclk),
      .rst_ni (aresetn),
      .valid_i(s_axi_arvalid),
      .ready_o(s_axi_arready),
      .data_i (s_axi_araddr[AddressWidth-1:2]),
      .valid_o(ar_valid),
      .ready_i(read),
      .data_o (read_word_o)
  );

  logic unused_lowest;
  assign unused_lowest = &{s_axi_awaddr[1:0], s_axi_araddr[1:0]};

  logic bvalid_q;
  logic [1:0] bresp_q;
  logic rvalid_q;
  logic [1:0] rresp_q;
  logic [31:0] rdata_q;

  assign write_valid_o = aw_valid & w_valid & (~bvalid_q | s_axi_bready);
  assign read_valid_o  = ar_valid & (~rvalid_q | s_axi_rready);
  assign write         = write_valid_o & write_ready_i;
  assign read          = read_valid_o & read_ready_i;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      bvalid_q <= 1'b0;
      bresp_q  <= Okay;
      rvalid_q <= 1'b0;
      rresp_q  <= Okay;
      rdata_q  <= '0;
    end else begin
      bvalid_q <= write | (bvalid_q & ~s_axi_bready);
      rvalid_q <= read | (rvalid_q & ~s_axi_rready);
      if (write) bresp_q <= write_error_i ? SlvErr : Okay;
      if (read) begin
        rresp_q <= read_error_i ? SlvErr : Okay;
        rdata_q <= read_error_i ? '0 : read_data_i;
      end
    end
  end

  assign s_axi_bvalid = bvalid_q;
  assign s_axi_bresp  = bresp_q;
  assign s_axi_rvalid = rvalid_q;
  assign s_axi_rresp  = rresp_q;
  assign s_axi_rdata  = rdata_q;

endmodule
