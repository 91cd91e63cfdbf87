// SPDX-License-Identifier: MIT OR Apache-2.0
// Result: the words of a train's last row, lowest first, kept until the receiver takes them.
//
// tag_i comes RowDelay + 3 cycles before the first word on t_i: it is what goes into the row that t_i comes from. run_o
// stops the whole core two cycles later. It does so in time: with a result that waits, the next one comes no nearer
// than a cycle.

module fios_collect #(
    parameter int Bits = 64,
    parameter int WordBits = 17,
    parameter int Words = 4,
    parameter int RowDelay = 7
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic [         2:0] tag_i,  // {even, last pass, start}
    input  logic [WordBits-1:0] t_i,
    output logic                run_o,

    output logic          valid_o,
    input  logic          ready_i,
    output logic [Bits:0] s_o,
    output logic          error_o
);

  localparam int Width = Words * WordBits;
  localparam int Wait = Words + RowDelay + 2;  // cycles until the last word is on t_i

  logic run_q;
  logic enable_q;
  logic valid_q;
  logic error_q;
  logic [Width-1:0] words_q;
  logic [Width-1:0] words;
  logic [Bits:0] s_q;

  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run_q;
  end

  // --- Results that come ---

  logic [Wait-1:0] due_q;  // bit i: a result is whole in Wait - 1 - i cycles
  logic [Wait-1:0] even_q;
  logic soon;
  logic whole;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      due_q  <= '0;
      even_q <= '0;
    end else if (enable_q) begin
      due_q  <= {due_q[Wait-2:0], tag_i[0] & tag_i[1]};
      even_q <= {even_q[Wait-2:0], tag_i[2]};
    end
  end

  assign soon  = |due_q[Wait-2-:3];
  assign whole = due_q[Wait-1];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) run_q <= 1'b1;
    else run_q <= ~(valid_q & soon);
  end

  assign run_o = run_q;

  // --- Words ---

  // With one word the shift leaves 0, as is meant.
  // slang lint_off shift-count-overflow
  assign words = (words_q >> WordBits) | (Width'(t_i) << (Width - WordBits));
  // slang lint_on shift-count-overflow

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) words_q <= '0;
    else if (enable_q) words_q <= words;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      error_q <= 1'b0;
      s_q     <= '0;
    end else if (whole) begin
      valid_q <= 1'b1;
      error_q <= even_q[Wait-1];
      s_q     <= words[Bits:0];
    end else if (ready_i) begin
      valid_q <= 1'b0;
    end
  end

  assign valid_o = valid_q;
  assign error_o = valid_q & error_q;
  assign s_o     = s_q;

  // 0 in the end: a result is below 2^(Bits + 1).
  logic unused;
  assign unused = ^words;

endmodule
