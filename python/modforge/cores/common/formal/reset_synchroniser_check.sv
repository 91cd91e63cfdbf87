// SPDX-License-Identifier: MIT OR Apache-2.0
// The reset synchroniser beside a count of the edges since rst_ni rose: its reset ends with the second of them.

module reset_synchroniser_check (
    input logic clk_i,
    input logic rst_ni
);

  logic rst_n;

  reset_synchroniser u_reset (
      .clk_i (clk_i),
      .rst_ni(rst_ni),
      .rst_no(rst_n)
  );

  logic [1:0] edges_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) edges_q <= 2'd0;
    else if (edges_q < 2'd2) edges_q <= edges_q + 2'd1;
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  always_comb begin
    assert (edges_q <= 2'd2);
    assert (rst_n == (edges_q == 2'd2));
    // The register that the ports do not show.
    assert (u_reset.first_q == (edges_q != 2'd0));
  end

endmodule
