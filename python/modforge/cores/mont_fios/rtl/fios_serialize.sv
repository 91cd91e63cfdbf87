// SPDX-License-Identifier: MIT OR Apache-2.0
// A number as words, lowest first.
//
// number_i is taken on every edge with take_i high. Three pulses on turn_i, ceil(Words / 3) cycles from one to the
// next, send it: word j is on word_o two cycles after the first pulse and j more; else word_o is 0. Words + 2 cycles
// at least lie between that pulse and the next edge that takes. Cycles are those with enable_i high. lowest_o is the
// lowest word of the number taken last, until the end of the cycle in which it is on word_o.
//
// Shift = 1: the register of the number shifts, for one flip-flop and one small table a bit. clear_i, the second and
// the third pulse do nothing.
//
// Shift = 0: the number goes into a shift register a third at a time, each third through registers that are 0 but for
// one cycle. So a bit of the shift register is an OR of four, one small table for three bits of the number, for two
// and a third flip-flops a bit.

module fios_serialize #(
    parameter int WordBits = 17,
    parameter int Words = 4,
    parameter int Shift = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic clear_i,
    input logic enable_i,

    input  logic                      take_i,
    input  logic [               2:0] turn_i,
    input  logic [Words*WordBits-1:0] number_i,
    output logic [      WordBits-1:0] lowest_o,
    output logic [      WordBits-1:0] word_o
);

  logic [Words*WordBits-1:0] number_q;
  logic shift;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) number_q <= '0;
    else if (take_i) number_q <= number_i;
    // With one word the shift leaves 0, as is meant.
    // slang lint_off shift-count-overflow
    else if (shift) number_q <= number_q >> WordBits;
    // slang lint_on shift-count-overflow
  end

  assign lowest_o = number_q[WordBits-1:0];

  if (Shift != 0) begin : g_shift
    logic next_q;
    logic send_q;

    // What is taken is not on its way yet: the next edge may take again.
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) send_q <= 1'b0;
      else if (take_i) send_q <= 1'b0;
      else if (enable_i && next_q) send_q <= 1'b1;
    end

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) next_q <= 1'b0;
      else if (enable_i) next_q <= turn_i[0];
    end

    assign shift  = enable_i & send_q;
    assign word_o = number_q[WordBits-1:0] & {WordBits{send_q}};

    logic unused;
    assign unused = ^{clear_i, turn_i};
  end else begin : g_thirds
    localparam int Third = (Words + 2) / 3 * WordBits;

    logic [3*Third-1:0] thirds_q;
    logic [  Third-1:0] shift_q;

    assign shift = 1'b0;

    logic [3*Third-1:0] thirds;
    assign thirds = (3 * Third)'(number_q);

    for (genvar i = 0; i < 3; i++) begin : g_third
      always_ff @(posedge clk_i) begin
        if (clear_i || (enable_i && !turn_i[i])) thirds_q[i*Third+:Third] <= '0;
        else if (enable_i) thirds_q[i*Third+:Third] <= thirds[i*Third+:Third];
      end
    end

    logic [Third-1:0] sent;
    assign sent = thirds_q[0+:Third] | thirds_q[Third+:Third] | thirds_q[2*Third+:Third];

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) shift_q <= '0;
      // With one word the shift leaves 0, as is meant.
      // slang lint_off shift-count-overflow
      else if (enable_i) shift_q <= (shift_q >> WordBits) | sent;
      // slang lint_on shift-count-overflow
    end

    assign word_o = shift_q[WordBits-1:0];
  end

endmodule
