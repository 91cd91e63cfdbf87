// SPDX-License-Identifier: MIT OR Apache-2.0
// A skid buffer beside an ideal queue of two words: at every cycle it shows what the queue shows.
//
// The queue takes a word at the end and gives the first one, so nothing is lost, doubled or reordered; and what waits
// stays.

module skid_buffer_check #(
    parameter int Width = 4
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic [Width-1:0] data_i,
    input logic             ready_i
);

  logic ready;
  logic valid;
  logic [Width-1:0] data;

  skid_buffer #(
      .Width(Width)
  ) u_buffer (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .data_i (data_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .data_o (data)
  );

  logic [1:0] count_q;
  logic [Width-1:0] first_q;
  logic [Width-1:0] second_q;
  logic push;
  logic pop;

  assign push = valid_i & ready;
  assign pop  = valid & ready_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q  <= 2'd0;
      first_q  <= '0;
      second_q <= '0;
    end else begin
      count_q <= count_q + 2'(push) - 2'(pop);
      if (pop) first_q <= second_q;
      if (push && count_q - 2'(pop) == 2'd0) first_q <= data_i;
      if (push && count_q - 2'(pop) == 2'd1) second_q <= data_i;
    end
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  always_comb begin
    assert (count_q <= 2'd2);
    assert (valid == (count_q != 2'd0));
    assert (ready == (count_q != 2'd2));
    if (count_q != 2'd0) assert (data == first_q);
    // The register that the ports do not show.
    if (count_q == 2'd2) assert (u_buffer.spare_data_q == second_q);
  end

endmodule
