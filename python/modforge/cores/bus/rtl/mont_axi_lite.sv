// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Lite shell for any Montgomery multiplier: registers, operand windows, and the result as a plain number.
//
// Registers and bits: registers/mont.rdl, from which the C header and mont_registers.md are made. The multiplier stands
// beside the shell and is connected to its mont_* ports, so one shell serves them all.
//
//   write CONTROL.start -- offer -- run ------------- add -------------- done
//                           |        |                 |
//            multiplier takes A,B,n  gives s1, s2, error   s1 + s2, 32 bits a cycle
//
// Operands are plain numbers, A and B of Bits + 1 bits and n of Bits; bits above in the highest word of a window are not
// kept. While the multiplier has not taken the operands, writes wait on the bus; once it has, the windows can be
// loaded with the next ones. The two words of the result are added by one adder of 32 bits, Words cycles,
// which costs less than a second window and keeps carry-save form inside. RESULT reads 0 while busy and after an error.
//
// A start while busy does nothing but set INTERRUPT_STATUS.rejected. Reserved addresses, words beyond the width, reads
// of operands and writes of what can only be read are answered with SLVERR and change nothing. Reset clears every
// register, the operands included.

module mont_axi_lite #(
    parameter int Bits = 64,  // k of the multiplier, at most 32767
    parameter int MontgomeryExponent = Bits + 2  // r of the multiplier, shown to software
) (
    input logic aclk,
    input logic aresetn,

    input  logic [14:0] s_axi_awaddr,
    input  logic        s_axi_awvalid,
    output logic        s_axi_awready,
    input  logic [31:0] s_axi_wdata,
    input  logic [ 3:0] s_axi_wstrb,
    input  logic        s_axi_wvalid,
    output logic        s_axi_wready,
    output logic [ 1:0] s_axi_bresp,
    output logic        s_axi_bvalid,
    input  logic        s_axi_bready,
    input  logic [14:0] s_axi_araddr,
    input  logic        s_axi_arvalid,
    output logic        s_axi_arready,
    output logic [31:0] s_axi_rdata,
    output logic [ 1:0] s_axi_rresp,
    output logic        s_axi_rvalid,
    input  logic        s_axi_rready,

    output logic interrupt_o,  // level, high while an enabled event is set

    output logic            mont_valid_o,
    input  logic            mont_ready_i,
    output logic [  Bits:0] mont_a_o,
    output logic [  Bits:0] mont_b_o,
    output logic [Bits-1:0] mont_n_o,
    input  logic            mont_valid_i,
    output logic            mont_ready_o,
    input  logic [  Bits:0] mont_s1_i,
    input  logic [  Bits:0] mont_s2_i,
    input  logic            mont_error_i
);

  localparam logic [31:0] Id = 32'h4D46_4D4D;  // "MFMM"
  localparam logic [31:0] Version = 32'h0001_0000;

  localparam int Words = Bits / 32 + 1;  // for Bits + 1 bits
  localparam int Width = 32 * Words;

  // Pages of 4 KiB.
  localparam logic [2:0] Registers = 3'd0;
  localparam logic [2:0] A = 3'd1;
  localparam logic [2:0] B = 3'd2;
  localparam logic [2:0] N = 3'd3;
  localparam logic [2:0] Result = 3'd4;

  // Words of the page of registers.
  localparam logic [9:0] IdWord = 10'd0;
  localparam logic [9:0] VersionWord = 10'd1;
  localparam logic [9:0] BitsWord = 10'd2;
  localparam logic [9:0] ExponentWord = 10'd3;
  localparam logic [9:0] ControlWord = 10'd4;
  localparam logic [9:0] StatusWord = 10'd5;
  localparam logic [9:0] EnableWord = 10'd6;
  localparam logic [9:0] EventWord = 10'd7;

  // --- Bus ---

  logic write;
  logic write_low;  // a write of registers, for the byte that has all their bits
  logic write_valid;
  logic write_ready;
  logic write_error;
  logic [2:0] write_page;
  logic [9:0] write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read_valid;
  logic read_error;
  logic [2:0] read_page;
  logic [9:0] read_word;
  logic [31:0] read_data;

  axi_lite_slave #(
      .AddressWidth(15)
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
      .write_ready_i (write_ready),
      .write_word_o  ({write_page, write_word}),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_error_i (write_error),
      .read_valid_o  (read_valid),
      .read_ready_i  (1'b1),
      .read_word_o   ({read_page, read_word}),
      .read_data_i   (read_data),
      .read_error_i  (read_error)
  );

  // Reads change nothing.
  logic unused_read;
  assign unused_read = read_valid;

  // --- From the start to the sum ---

  logic offer_q;
  logic run_q;
  logic add_q;
  logic [$clog2(Words + 1)-1:0] count_q;  // words still to add after the next one
  logic error_q;
  logic [Width-1:0] sum_q;  // s1, from which words leave below as those of the sum come in above
  logic [Width-1:0] addend_q;  // s2
  logic carry_q;

  logic busy;
  logic start;
  logic taken;
  logic arrives;
  logic last;
  logic carry_d;
  logic [31:0] sum_word;

  assign busy = offer_q | run_q | add_q;
  assign start = write_low & (write_word == ControlWord) & write_data[0];
  assign taken = offer_q & mont_ready_i;
  assign arrives = run_q & mont_valid_i;
  assign last = add_q & (count_q == '0);
  assign {carry_d, sum_word} = {1'b0, sum_q[31:0]} + {1'b0, addend_q[31:0]} + 33'(carry_q);

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      offer_q  <= 1'b0;
      run_q    <= 1'b0;
      add_q    <= 1'b0;
      count_q  <= '0;
      error_q  <= 1'b0;
      sum_q    <= '0;
      addend_q <= '0;
      carry_q  <= 1'b0;
    end else begin
      offer_q <= (start & ~busy) | (offer_q & ~mont_ready_i);
      run_q   <= taken | (run_q & ~mont_valid_i);
      add_q   <= arrives | (add_q & ~last);
      if (arrives) begin
        count_q  <= ($clog2(Words + 1))'(Words - 1);
        error_q  <= mont_error_i;
        sum_q    <= Width'(mont_s1_i);
        addend_q <= Width'(mont_s2_i);
        carry_q  <= 1'b0;
      end else if (add_q) begin
        count_q  <= count_q - 1'b1;
        sum_q    <= (sum_q >> 32) | (Width'(sum_word) << (Width - 32));
        addend_q <= addend_q >> 32;
        carry_q  <= carry_d;
      end
    end
  end

  assign mont_valid_o = offer_q;
  assign mont_ready_o = run_q;

  // --- Events ---

  logic [1:0] enable;
  logic [1:0] events;

  interrupt_registers u_events (
      .clk_i         (aclk),
      .rst_ni        (aresetn),
      .event_i       ({start & busy, last}),
      .write_enable_i(write_low & (write_word == EnableWord)),
      .write_status_i(write_low & (write_word == EventWord)),
      .data_i        (write_data[1:0]),
      .enable_o      (enable),
      .status_o      (events),
      .interrupt_o   (interrupt_o)
  );

  // --- Operands ---

  operand_window #(
      .Bits(Bits + 1)
  ) u_a (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (write & (write_page == A)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (mont_a_o)
  );

  operand_window #(
      .Bits(Bits + 1)
  ) u_b (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (write & (write_page == B)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (mont_b_o)
  );

  operand_window #(
      .Bits(Bits)
  ) u_n (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (write & (write_page == N)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (mont_n_o)
  );

  // --- Answers ---

  logic write_operand;
  logic write_register;
  logic read_result;
  logic [31:0] register_data;
  logic [31:0] result_data;

  assign write = write_valid & write_ready;
  assign write_low = write & (write_page == Registers) & write_strobe[0];
  // The operands stay as they are until the multiplier has taken them.
  assign write_ready = ~offer_q;
  assign write_operand = write_word < 10'(Words) &&
      (write_page == A || write_page == B || write_page == N);
  assign write_register = write_page == Registers &&
      (write_word == ControlWord || write_word == EnableWord || write_word == EventWord);
  assign write_error = ~(write_operand | write_register);

  assign register_data =
      read_word == IdWord ? Id :
      read_word == VersionWord ? Version :
      read_word == BitsWord ? 32'(Bits) :
      read_word == ExponentWord ? 32'(MontgomeryExponent) :
      read_word == StatusWord ? {30'd0, error_q, busy} :
      read_word == EnableWord ? {30'd0, enable} :
      read_word == EventWord ? {30'd0, events} : '0;

  assign read_result = read_page == Result && read_word < 10'(Words);
  assign result_data = 32'(sum_q >> {read_word, 5'd0});

  assign read_error = ~(read_result || (read_page == Registers && read_word <= EventWord &&
                      read_word != ControlWord));
  assign read_data = read_page == Registers ? register_data : (busy | error_q) ? '0 : result_data;

endmodule
