// SPDX-License-Identifier: MIT OR Apache-2.0
// The bus side of every AXI4-Lite shell: the slave, and the eight words that all register maps begin with.
//
//   0 ID   1 VERSION   2 BITS   3 a second fact   4 CONTROL   5 STATUS   6 INTERRUPT_ENABLE   7 INTERRUPT_STATUS
//
// What is above these words is the shell's own: it sees each access, and says in the same cycle whether it has the word.
// All other accesses are answered with SLVERR, as are reads of CONTROL and writes of what can only be read. Registers
// take a write by its lowest byte, which has all their bits.

module register_page #(
    parameter int AddressWidth = 14,  // of byte addresses, at least 6
    parameter logic [31:0] Id = 32'd0,
    parameter logic [31:0] Version = 32'h0001_0000,
    parameter logic [31:0] Bits = 32'd0,
    parameter logic [31:0] Fact = 32'd0,  // word 3
    parameter int Events = 2
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

    output logic interrupt_o,  // level, high while an enabled event is set

    input logic [      31:0] status_i,
    input logic [Events-1:0] event_i,   // what comes in this cycle

    input  logic                    write_ready_i,   // low: writes wait on the bus
    output logic                    write_o,         // a word is written
    output logic                    control_o,       // and it is CONTROL
    output logic [AddressWidth-3:0] write_word_o,    // address in words
    output logic [            31:0] write_data_o,
    output logic [             3:0] write_strobe_o,
    input  logic                    write_known_i,   // the shell has a register or an operand there

    output logic                    read_o,       // a word is read
    output logic [AddressWidth-3:0] read_word_o,  // address in words
    input  logic [            31:0] read_data_i,  // of a word above the eight
    input  logic                    read_known_i
);

  typedef logic [AddressWidth-3:0] word_t;

  localparam word_t IdWord = word_t'(0);
  localparam word_t VersionWord = word_t'(1);
  localparam word_t BitsWord = word_t'(2);
  localparam word_t FactWord = word_t'(3);
  localparam word_t ControlWord = word_t'(4);
  localparam word_t StatusWord = word_t'(5);
  localparam word_t EnableWord = word_t'(6);
  localparam word_t EventWord = word_t'(7);

  logic write_valid;
  logic write_low;  // the lowest byte of a word is written
  logic write_register;
  logic read_register;
  logic [31:0] read_data;
  logic [Events-1:0] enable;
  logic [Events-1:0] events;

  axi_lite_slave #(
      .AddressWidth(AddressWidth)
  ) u_slave (
      .aclk          (aclk),
      .aresetn       (aresetn),
      .s_axi_awaddr  (s_axi_awaddr),
      .s_axi_awvalid (s_axi_awvalid),
      .s_axi_awready (s_axi_awready),
      .s_axi_wdata   (s_axi_wdata),
      .s_axi_wstrb   (s_axi_wstrb),
      .s_axi_wvalid  (s_axi_wvalid),
      .s_axi_wready  (s_axi_wready),
      .s_axi_bresp   (s_axi_bresp),
      .s_axi_bvalid  (s_axi_bvalid),
      .s_axi_bready  (s_axi_bready),
      .s_axi_araddr  (s_axi_araddr),
      .s_axi_arvalid (s_axi_arvalid),
      .s_axi_arready (s_axi_arready),
      .s_axi_rdata   (s_axi_rdata),
      .s_axi_rresp   (s_axi_rresp),
      .s_axi_rvalid  (s_axi_rvalid),
      .s_axi_rready  (s_axi_rready),
      .write_valid_o (write_valid),
      .write_ready_i (write_ready_i),
      .write_word_o  (write_word_o),
      .write_data_o  (write_data_o),
      .write_strobe_o(write_strobe_o),
      .write_error_i (~(write_register | write_known_i)),
      .read_valid_o  (read_o),
      .read_ready_i  (1'b1),
      .read_word_o   (read_word_o),
      .read_data_i   (read_data),
      .read_error_i  (~(read_register | read_known_i))
  );

  interrupt_registers #(
      .Events(Events)
  ) u_events (
      .clk_i         (aclk),
      .rst_ni        (aresetn),
      .event_i       (event_i),
      .write_enable_i(write_low & (write_word_o == EnableWord)),
      .write_status_i(write_low & (write_word_o == EventWord)),
      .data_i        (write_data_o[Events-1:0]),
      .enable_o      (enable),
      .status_o      (events),
      .interrupt_o   (interrupt_o)
  );

  assign write_o = write_valid & write_ready_i;
  assign write_low = write_o & write_strobe_o[0];
  assign control_o = write_low & (write_word_o == ControlWord);

  assign write_register = write_word_o == ControlWord || write_word_o == EnableWord ||
      write_word_o == EventWord;
  assign read_register = read_word_o <= EventWord && read_word_o != ControlWord;

  assign read_data =
      read_word_o == IdWord ? Id :
      read_word_o == VersionWord ? Version :
      read_word_o == BitsWord ? Bits :
      read_word_o == FactWord ? Fact :
      read_word_o == StatusWord ? status_i :
      read_word_o == EnableWord ? 32'(enable) :
      read_word_o == EventWord ? 32'(events) : read_data_i;

endmodule
