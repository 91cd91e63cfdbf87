// SPDX-License-Identifier: MIT OR Apache-2.0
// The adders give the sum that + gives, for every input; the pipelined one as many cycles later as it has stages.

module adders_check #(
    parameter int Width = 8,
    parameter int ChainBits = 3
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             enable_i,
    input logic             valid_i,
    input logic [Width-1:0] a_i,
    input logic [Width-1:0] b_i,
    input logic             carry_i
);

  localparam int Stages = (Width + ChainBits - 1) / ChainBits;

  logic [Width:0] wanted;
  assign wanted = {1'b0, a_i} + {1'b0, b_i} + (Width + 1)'(carry_i);

  logic [Width:0] selected;

  carry_select_adder #(
      .Width    (Width),
      .BlockBits(ChainBits)
  ) u_carry_select (
      .a_i    (a_i),
      .b_i    (b_i),
      .carry_i(carry_i),
      .sum_o  (selected[Width-1:0]),
      .carry_o(selected[Width])
  );

  always_comb assert (selected == wanted);

  if (Width == 2) begin : gen_brfa
    logic [2:0] serial;
    brfa2 u_brfa (
        .x_i    (a_i),
        .y_i    (b_i),
        .carry_i(carry_i),
        .sum_o  (serial[1:0]),
        .carry_o(serial[2])
    );
    always_comb assert (serial == wanted);
  end

  logic [Width:0] sum;
  logic valid;

  pipelined_adder #(
      .Width    (Width),
      .ChainBits(ChainBits)
  ) u_pipelined (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .enable_i(enable_i),
      .valid_i (valid_i),
      .a_i     (a_i),
      .b_i     (b_i),
      .carry_i (carry_i),
      .valid_o (valid),
      .sum_o   (sum[Width-1:0]),
      .carry_o (sum[Width])
  );

  // The sums that are wanted, as many cycles back as there are stages.
  logic [Stages*(Width+2)-1:0] queue_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) queue_q <= '0;
    else if (enable_i) queue_q <= (Stages * (Width + 2))'({queue_q, valid_i, wanted});
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  always_comb assert ({valid, sum} == queue_q[(Stages-1)*(Width+2)+:Width+2]);

endmodule
