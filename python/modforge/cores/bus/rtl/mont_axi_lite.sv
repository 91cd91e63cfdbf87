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

  localparam int Words = Bits / 32 + 1;  // for Bits + 1 bits
  localparam int Width = 32 * Words;

  // Pages of 4 KiB above that of the registers.
  localparam logic [2:0] A = 3'd1;
  localparam logic [2:0] B = 3'd2;
  localparam logic [2:0] N = 3'd3;
  localparam logic [2:0] Result = 3'd4;

  // --- Bus ---

  logic write_ready;
  logic write;
  logic control;  // CONTROL is written
  logic write_operand;
  logic [2:0] write_page;
  logic [9:0] write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read;
  logic read_result;
  logic [2:0] read_page;
  logic [9:0] read_word;
  logic [31:0] read_data;
  logic [31:0] status;
  logic rejected;
  logic last;

  register_page #(
      .AddressWidth(15),
      .Id          (Id),
      .Bits        (32'(Bits)),
      .Fact        (32'(MontgomeryExponent))
  ) u_page (
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
      .interrupt_o   (interrupt_o),
      .status_i      (status),
      .event_i       ({rejected, last}),
      .write_ready_i (write_ready),
      .write_o       (write),
      .control_o     (control),
      .write_word_o  ({write_page, write_word}),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_known_i (write_operand),
      .read_o        (read),
      .read_word_o   ({read_page, read_word}),
      .read_data_i   (read_data),
      .read_known_i  (read_result)
  );

  // Reads change nothing.
  logic unused_read;
  assign unused_read = read;

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
  logic carry_d;
  logic [31:0] sum_word;

  assign busy = offer_q | run_q | add_q;
  assign start = control & write_data[0];
  assign rejected = start & busy;
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
        // With one word the shift leaves 0, as is meant.
        // slang lint_off shift-count-overflow
        sum_q    <= (sum_q >> 32) | (Width'(sum_word) << (Width - 32));
        addend_q <= addend_q >> 32;
        // slang lint_on shift-count-overflow
        carry_q  <= carry_d;
      end
    end
  end

  assign mont_valid_o = offer_q;
  assign mont_ready_o = run_q;

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

  logic [31:0] result_data;

  // The operands stay as they are until the multiplier has taken them.
  assign write_ready = ~offer_q;
  assign write_operand = write_word < 10'(Words) &&
      (write_page == A || write_page == B || write_page == N);

  assign status = {30'd0, error_q, busy};

  assign read_result = read_page == Result && read_word < 10'(Words);
  assign result_data = 32'(sum_q >> {read_word, 5'd0});
  assign read_data = (busy | error_q) ? '0 : result_data;

endmodule
