// SPDX-License-Identifier: MIT OR Apache-2.0
// The events of a shell, which of them raise the interrupt, and the line itself: INTERRUPT_STATUS and INTERRUPT_ENABLE.
//
// Bit 0 is done, bit 1 rejected, and what a shell has beside is above them. An event stays set until a 1 is written to
// its bit; one that comes on the edge that clears the one before is kept. Reset clears both registers.

module interrupt_registers #(
    parameter int Events = 2
) (
    input  logic              clk_i,
    input  logic              rst_ni,
    input  logic [Events-1:0] event_i,         // what comes in this cycle
    input  logic              write_enable_i,  // data_i is written to INTERRUPT_ENABLE
    input  logic              write_status_i,  // data_i is written to INTERRUPT_STATUS
    input  logic [Events-1:0] data_i,
    output logic [Events-1:0] enable_o,
    output logic [Events-1:0] status_o,
    output logic              interrupt_o      // level, high while an enabled event is set
);

  logic [Events-1:0] enable_q;
  logic [Events-1:0] status_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      enable_q <= '0;
      status_q <= '0;
    end else begin
      if (write_enable_i) enable_q <= data_i;
      status_q <= event_i | (status_q & ~(write_status_i ? data_i : '0));
    end
  end

  assign enable_o = enable_q;
  assign status_o = status_q;
  assign interrupt_o = |(enable_q & status_q);

endmodule
