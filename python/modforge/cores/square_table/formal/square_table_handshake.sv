// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of square_table, for any inputs at all: a result that waits stays as it is; every operand that was
// accepted gives one result, a clock later, not counting those in which it waits for the result before.

module square_table_handshake #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = Bits'(8'hB5),

    localparam int MostUpper = Bits + 29 + (Bits + 27) / DigitBits,
    localparam int MostRoom = $clog2((MostUpper + 2 * TableBits - 1) / (2 * TableBits) + 1) + 1,
    localparam int Upper = Bits + 2 * MostRoom + 3 + (Bits + 2 * MostRoom + 1) / DigitBits,
    localparam int Pairs = (Upper + 2 * TableBits - 1) / (2 * TableBits),
    localparam int Room = $clog2(Pairs + 1) + 1,
    localparam int Digits = (Bits + Room + DigitBits - 1) / DigitBits,
    localparam int Width = Digits * (DigitBits + 1)
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic             square_i,
    input logic [Width-1:0] a_i,
    input logic             ready_i
);

  logic ready;
  logic valid;
  logic [Width-1:0] z;

  square_table #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .TableBits(TableBits),
      .Modulus  (Modulus)
  ) u_core (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .ready_o (ready),
      .square_i(square_i),
      .a_i     (a_i),
      .valid_o (valid),
      .ready_i (ready_i),
      .z_o     (z)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // A square is under way; a result waits; it waited before the last edge, too, and this is what it was.
  logic under_way_q;
  logic shown_q;
  logic waited_q;
  logic [Width-1:0] z_q;
  logic finish;
  assign finish = under_way_q && (!shown_q || ready_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      under_way_q <= 1'b0;
      shown_q     <= 1'b0;
      waited_q    <= 1'b0;
      z_q         <= '0;
    end else begin
      under_way_q <= (valid_i && ready) || (under_way_q && !finish);
      shown_q     <= finish || (shown_q && !ready_i);
      waited_q    <= shown_q && !ready_i;
      z_q         <= z;
    end
  end

  always_comb begin
    assert (ready == (!under_way_q || finish));
    assert (valid == shown_q);
    if (waited_q) assert (valid && z == z_q);
    assert (u_core.busy_q == under_way_q);
  end

endmodule
