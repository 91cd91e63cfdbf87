// SPDX-License-Identifier: MIT OR Apache-2.0
// Reset synchroniser: a reset that falls at once and rises in step with the clock.
//
// The cores have flip-flops with an asynchronous reset. It may fall at any time. If it rose at any time, some of
// them would leave it an edge earlier than others, or hang between 0 and 1: its rise has to keep the recovery and
// removal times of all of them. So put one of these between a reset from elsewhere and all cores of one clock.
//
// rst_no falls with rst_ni, also without a clock, and rises after the second rising edge at which rst_ni is high.
// Only first_q can become metastable, and has a cycle to settle. Tools for FPGAs keep the two next to each other.

module reset_synchroniser (
    input  logic clk_i,
    input  logic rst_ni,
    output logic rst_no
);

  (* ASYNC_REG = "TRUE" *)
  logic first_q;
  (* ASYNC_REG = "TRUE" *)
  logic second_q;

  assign rst_no = second_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_q  <= 1'b0;
      second_q <= 1'b0;
    end else begin
      first_q  <= 1'b1;
      second_q <= first_q;
    end
  end

endmodule
