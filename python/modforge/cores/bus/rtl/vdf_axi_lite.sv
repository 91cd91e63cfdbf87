// SPDX-License-Identifier: MIT OR Apache-2.0
// AXI4-Lite shell for a processor of a delay function: registers, operand windows, checkpoint, and the result that the core
// shows.
//
// Registers and bits: registers/vdf.rdl, from which the C header and vdf_registers.md are made. The core stands beside the
// shell and is connected to its vdf_* ports.
//
//   write CONTROL.start -- offer -- run -------------------------- done
//                           |        |                              |
//      the old result leaves,     CHECKPOINT shows one after     RESULT shows z
//      core takes x and t         the other, CONTROL.take
//                                 lets the next one come
//
// The core looks at M and M' as long as it works, so what is written to windows, T and DISTANCE from the start to the
// result is dropped, and sets INTERRUPT_STATUS.rejected, as a start does. Result and checkpoint have no register here: the
// core keeps them. RESULT reads 0 while busy, before the first result and after an error. A start drops a checkpoint
// that still waits. A stop is kept until the core has it.
//
// Bits above Bits in the highest word of a window are not kept, of M' above Exponent. Reserved addresses, words beyond the
// width, reads of operands and writes of what can only be read are answered with SLVERR and change nothing. Reset clears
// every register, the operands included.

module vdf_axi_lite #(
    parameter int Bits = 64,  // of the modulus, at most 32768
    parameter int Exponent = 80,  // e of R = 2^e, at most 32768; 0 without Montgomery form

    // Of M', which has no window then.
    localparam int InverseBits = (Exponent > 0) ? Exponent : 1
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

    output logic                   vdf_valid_o,
    input  logic                   vdf_ready_i,
    output logic [            1:0] vdf_mode_o,
    output logic [       Bits-1:0] vdf_x_o,
    output logic [       Bits-1:0] vdf_r2_o,
    output logic [       Bits-1:0] vdf_m_o,
    output logic [InverseBits-1:0] vdf_mp_o,
    output logic [           39:0] vdf_t_o,
    output logic [           31:0] vdf_distance_o,
    output logic                   vdf_stop_o,
    input  logic [           39:0] vdf_count_i,
    input  logic                   vdf_checkpoint_valid_i,
    output logic                   vdf_checkpoint_ready_o,
    input  logic [           39:0] vdf_checkpoint_count_i,
    input  logic [       Bits-1:0] vdf_checkpoint_i,
    input  logic                   vdf_missed_i,
    input  logic                   vdf_valid_i,
    output logic                   vdf_ready_o,
    input  logic [            1:0] vdf_error_i,
    input  logic [       Bits-1:0] vdf_z_i
);

  localparam logic [31:0] Id = 32'h4D46_5644;  // "MFVD"

  localparam int Words = (Bits + 31) / 32;
  localparam int InverseWords = (Exponent + 31) / 32;

  typedef logic [2:0] page_t;
  typedef logic [9:0] word_t;

  // Pages of 4 KiB.
  localparam page_t Registers = 3'd0;
  localparam page_t X = 3'd1;
  localparam page_t M = 3'd2;
  localparam page_t Inverse = 3'd3;
  localparam page_t Factor = 3'd4;
  localparam page_t Result = 3'd5;
  localparam page_t Checkpoint = 3'd6;

  // Words of the page of registers, above those of every shell.
  localparam word_t LowWord = 10'd8;
  localparam word_t HighWord = 10'd9;
  localparam word_t DistanceWord = 10'd10;
  localparam word_t CountLowWord = 10'd11;
  localparam word_t CountHighWord = 10'd12;
  localparam word_t CheckpointLowWord = 10'd13;
  localparam word_t CheckpointHighWord = 10'd14;

  // --- Bus ---

  logic write;
  logic control;  // CONTROL is written
  logic write_operand;
  logic write_number;  // a word of t or of distance
  page_t write_page;
  word_t write_word;
  logic [31:0] write_data;
  logic [3:0] write_strobe;
  logic read;
  logic read_known;
  page_t read_page;
  word_t read_word;
  logic [31:0] read_data;
  logic [31:0] status;
  logic rejected;
  logic arrives;
  logic waits;  // a checkpoint that was not there before

  register_page #(
      .AddressWidth(15),
      .Id          (Id),
      .Bits        (32'(Bits)),
      .Fact        (32'(Exponent)),
      .Events      (4)
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
      .event_i       ({vdf_missed_i, waits, rejected, arrives}),
      .write_ready_i (1'b1),
      .write_o       (write),
      .control_o     (control),
      .write_word_o  ({write_page, write_word}),
      .write_data_o  (write_data),
      .write_strobe_o(write_strobe),
      .write_known_i (write_operand | write_number),
      .read_o        (read),
      .read_word_o   ({read_page, read_word}),
      .read_data_i   (read_data),
      .read_known_i  (read_known)
  );

  // Reads change nothing.
  logic unused_read;
  assign unused_read = read;

  // --- From the start to the result ---

  logic offer_q;
  logic run_q;
  logic stop_q;
  logic [1:0] mode_q;

  logic busy;
  logic start;
  logic taken;

  assign busy = offer_q | run_q;
  assign start = control & write_data[0];
  assign taken = offer_q & vdf_ready_i;
  assign arrives = run_q & vdf_valid_i;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) begin
      offer_q <= 1'b0;
      run_q   <= 1'b0;
      stop_q  <= 1'b0;
      mode_q  <= '0;
    end else begin
      offer_q <= (start & ~busy) | (offer_q & ~vdf_ready_i);
      run_q   <= taken | (run_q & ~vdf_valid_i);
      stop_q  <= busy & ((control & write_data[3]) | stop_q);
      if (start && !busy) mode_q <= write_data[2:1];
    end
  end

  assign vdf_valid_o = offer_q;
  assign vdf_mode_o = mode_q;
  assign vdf_stop_o = stop_q;
  // What is still there when a start is offered is of the run before.
  assign vdf_ready_o = offer_q;
  assign vdf_checkpoint_ready_o = offer_q | (control & write_data[4]);

  // --- Operands ---

  logic write_inverse;  // a word that M' has
  logic keep;

  assign write_operand = (write_page == Inverse) ? write_inverse :
      (write_page == X || write_page == M || write_page == Factor) &&
      {1'b0, write_word} < 11'(Words);
  assign write_number = write_page == Registers && write_word >= LowWord &&
      write_word <= DistanceWord;
  assign keep = write & ~busy;

  operand_window #(
      .Bits(Bits)
  ) u_x (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (keep & (write_page == X)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (vdf_x_o)
  );

  operand_window #(
      .Bits(Bits)
  ) u_m (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (keep & (write_page == M)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (vdf_m_o)
  );

  if (Exponent > 0) begin : gen_inverse
    assign write_inverse = {1'b0, write_word} < 11'(InverseWords);
    operand_window #(
        .Bits(Exponent)
    ) u_mp (
        .clk_i   (aclk),
        .rst_ni  (aresetn),
        .write_i (keep & (write_page == Inverse)),
        .word_i  (write_word),
        .data_i  (write_data),
        .strobe_i(write_strobe),
        .value_o (vdf_mp_o)
    );
  end else begin : gen_no_inverse
    assign write_inverse = 1'b0;
    assign vdf_mp_o = '0;
  end

  operand_window #(
      .Bits(Bits)
  ) u_r2 (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (keep & (write_page == Factor)),
      .word_i  (write_word),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (vdf_r2_o)
  );

  // T_LOW and T_HIGH, from an even word on.
  operand_window #(
      .Bits     (40),
      .WordWidth(1)
  ) u_t (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (keep & write_number & (write_word != DistanceWord)),
      .word_i  (write_word[0]),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (vdf_t_o)
  );

  operand_window #(
      .Bits     (32),
      .WordWidth(1)
  ) u_distance (
      .clk_i   (aclk),
      .rst_ni  (aresetn),
      .write_i (keep & write_number & (write_word == DistanceWord)),
      .word_i  (1'b0),
      .data_i  (write_data),
      .strobe_i(write_strobe),
      .value_o (vdf_distance_o)
  );

  // --- Events ---

  logic waited_q;

  assign rejected = busy & (start | (write & (write_operand | write_number)));
  assign waits = vdf_checkpoint_valid_i & ~waited_q;

  always_ff @(posedge aclk or negedge aresetn) begin
    if (!aresetn) waited_q <= 1'b0;
    else waited_q <= vdf_checkpoint_valid_i;
  end

  // --- Answers ---

  logic read_window;
  logic read_number;
  logic shown;
  logic [39:0] count;
  logic [31:0] number;
  logic [Bits-1:0] window;

  assign shown = vdf_valid_i & ~busy;
  assign status = {28'd0, vdf_checkpoint_valid_i, shown ? vdf_error_i : 2'd0, busy};
  assign count = offer_q ? '0 : vdf_count_i;

  assign number =
      read_word == LowWord ? vdf_t_o[31:0] :
      read_word == HighWord ? {24'd0, vdf_t_o[39:32]} :
      read_word == DistanceWord ? vdf_distance_o :
      read_word == CountLowWord ? count[31:0] :
      read_word == CountHighWord ? {24'd0, count[39:32]} :
      read_word == CheckpointLowWord ? vdf_checkpoint_count_i[31:0] :
      {24'd0, vdf_checkpoint_count_i[39:32]};

  assign read_window = (read_page == Result || read_page == Checkpoint) &&
      {1'b0, read_word} < 11'(Words);
  assign read_number = read_page == Registers && read_word >= LowWord &&
      read_word <= CheckpointHighWord;
  assign window = (read_page == Checkpoint) ? vdf_checkpoint_i : shown ? vdf_z_i : '0;

  assign read_known = read_window | read_number;
  assign read_data = read_page == Registers ? number :
      32'((32 * Words)'(window) >> {read_word, 5'd0});

endmodule
