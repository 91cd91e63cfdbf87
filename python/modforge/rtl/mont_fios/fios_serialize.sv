// A number as words, lowest first.
//
// number_i is taken on every edge with take_i high. Three pulses on turn_i, ceil(Words / 3) cycles from one to the
// next, send it: word j is on word_o two cycles after the first pulse and j more; else word_o is 0. number_i must not
// be taken again before the third pulse.
//
// The number goes into a shift register a third at a time: each third through registers that are 0 but for one cycle.
// So a bit of the shift register is an OR of four, one small table for three bits of the number; with a choice between
// shifting and loading it would be one for every bit.

module fios_serialize #(
    parameter int WordBits = 17,
    parameter int Words = 4
) (
    input logic clk_i,
    input logic rst_ni,
    input logic clear_i,
    input logic enable_i,

    input  logic                      take_i,
    input  logic [               2:0] turn_i,
    input  logic [Words*WordBits-1:0] number_i,
    output logic [      WordBits-1:0] lowest_o,  // of the number taken last
    output logic [      WordBits-1:0] word_o
);

  localparam int Third = (Words + 2) / 3 * WordBits;

  logic [Words*WordBits-1:0] number_q;
  logic [3*Third-1:0] thirds_q;
  logic [Third-1:0] shift_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) number_q <= '0;
    else if (take_i) number_q <= number_i;
  end

  assign lowest_o = number_q[WordBits-1:0];

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
    else if (enable_i) shift_q <= (shift_q >> WordBits) | sent;
  end

  assign word_o = shift_q[WordBits-1:0];

endmodule
