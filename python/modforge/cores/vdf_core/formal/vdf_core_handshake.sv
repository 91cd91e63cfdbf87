// SPDX-License-Identifier: MIT OR Apache-2.0
// The handshakes of vdf_core, for any inputs at all, the contract's and others: a run is taken when nothing is under way;
// its result and each checkpoint stay as they are until they are taken; no run makes more squares than it was asked for,
// and one that was not stopped and has no error makes them all; a checkpoint is offered or dropped, and that only when
// its distance is over.

module vdf_core_handshake #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Squarer = 0,
    parameter int Cycles = 1,
    parameter int BlockBits = 26,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = Bits'(8'hB5),

    localparam int Passes      = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int Rows        = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int InverseBits = (Squarer == 0) ? Rows * Passes * DigitBits : 1
) (
    input logic                   clk_i,
    input logic                   rst_ni,
    input logic                   valid_i,
    input logic [            1:0] mode_i,
    input logic [       Bits-1:0] x_i,
    input logic [       Bits-1:0] r2_i,
    input logic [       Bits-1:0] m_i,
    input logic [InverseBits-1:0] mp_i,
    input logic [           39:0] t_i,
    input logic [           31:0] distance_i,
    input logic                   stop_i,
    input logic                   checkpoint_ready_i,
    input logic                   ready_i
);

  logic ready;
  logic [39:0] count;
  logic checkpoint_valid;
  logic [39:0] checkpoint_count;
  logic [Bits-1:0] checkpoint;
  logic missed;
  logic valid;
  logic [1:0] error;
  logic [Bits-1:0] z;

  vdf_core #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .Squarer  (Squarer),
      .Cycles   (Cycles),
      .BlockBits(BlockBits),
      .TableBits(TableBits),
      .Modulus  (Modulus)
  ) u_core (
      .clk_i             (clk_i),
      .rst_ni            (rst_ni),
      .valid_i           (valid_i),
      .ready_o           (ready),
      .mode_i            (mode_i),
      .x_i               (x_i),
      .r2_i              (r2_i),
      .m_i               (m_i),
      .mp_i              (mp_i),
      .t_i               (t_i),
      .distance_i        (distance_i),
      .stop_i            (stop_i),
      .count_o           (count),
      .checkpoint_valid_o(checkpoint_valid),
      .checkpoint_ready_i(checkpoint_ready_i),
      .checkpoint_count_o(checkpoint_count),
      .checkpoint_o      (checkpoint),
      .missed_o          (missed),
      .valid_o           (valid),
      .ready_i           (ready_i),
      .error_o           (error),
      .z_o               (z)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  logic under_way_q;  // a run was taken, its result was not
  logic stopped_q;  // a stop came since
  logic wrong_q;  // its modulus is not one that the core takes
  logic [39:0] t_q;
  logic [31:0] distance_q;
  logic [31:0] since_q;  // squares since the last checkpoint was due
  logic waited_q;
  logic [Bits+41:0] result_q;
  logic checkpoint_waited_q;
  logic [Bits+39:0] checkpoint_q;
  logic was_due_q;

  // A square ends on this edge.
  logic square;
  assign square = u_core.turn && u_core.square_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      under_way_q <= 1'b0;
      stopped_q <= 1'b0;
      wrong_q <= 1'b0;
      t_q <= '0;
      distance_q <= '0;
      since_q <= '0;
      waited_q <= 1'b0;
      result_q <= '0;
      checkpoint_waited_q <= 1'b0;
      checkpoint_q <= '0;
      was_due_q <= 1'b0;
    end else begin
      under_way_q <= ready ? valid_i : under_way_q & ~(valid & ready_i);
      waited_q <= valid & ~ready_i;
      result_q <= {z, error, count};
      checkpoint_waited_q <= checkpoint_valid & ~checkpoint_ready_i;
      checkpoint_q <= {checkpoint, checkpoint_count};
      was_due_q <= u_core.due_q;
      if (ready && valid_i) begin
        {stopped_q, t_q, distance_q} <= {1'b0, t_i, distance_i};
        wrong_q <= (Squarer == 1) ? m_i != Modulus : ~m_i[0];
        since_q <= '0;
      end else begin
        stopped_q <= stopped_q | stop_i;
        if (square && distance_q != '0) begin
          since_q <= (since_q + 32'd1 == distance_q) ? '0 : since_q + 32'd1;
        end
      end
    end
  end

  always_comb begin
    assert (ready == ~under_way_q);
    assert (!valid || under_way_q);
    if (waited_q) assert (valid && {z, error, count} == result_q);
    if (checkpoint_waited_q)
      assert (checkpoint_valid && {checkpoint, checkpoint_count} == checkpoint_q);
    if (!valid) assert (z == '0 && error == '0);
    if (valid) assert ((error == 2'd1) == wrong_q);
    if (error != '0) assert (z == '0);

    // Squares: never too many, and all of them.
    if (under_way_q) assert (count <= t_q);
    if (valid && error == '0 && !stopped_q) assert (count == t_q);

    // A checkpoint is due after so many squares and at no other time, and is then made plain or dropped.
    if (u_core.due_q) assert (distance_q != '0 && since_q == '0 && count != '0);
    if (missed) assert (was_due_q);
    if (was_due_q) assert (missed || u_core.mark_q);
  end

  // What makes the step from one cycle to the next a proof: the registers that the ports do not show.
  logic squares_over;
  logic rests;
  logic squarer_busy;
  assign squares_over = u_core.state_q >= u_core.Leave;
  assign rests = u_core.state_q == u_core.Idle || u_core.state_q == u_core.Done;
  if (Squarer == 0) begin : gen_montgomery
    assign squarer_busy = u_core.gen_montgomery.u_squares.u_multiplier.busy_q;
  end else begin : gen_table
    assign squarer_busy = u_core.gen_table.u_squares.u_squarer.busy_q;
  end

  always_comb begin
    assert (u_core.state_q <= u_core.Done);
    assert (squarer_busy == (u_core.state_q == u_core.Run || u_core.state_q == u_core.Last));
    if (Squarer == 1) assert (!u_core.leave_q);
    if (rests) assert (!u_core.resolving);
    if (u_core.state_q == u_core.Resolve) assert (u_core.resolving);
    if (rests || u_core.state_q == u_core.Resolve) assert (!u_core.mark_q && !u_core.checking_q);
    if (u_core.due_q) assert (u_core.state_q == u_core.Run);
    if (u_core.mark_q) assert (!checkpoint_valid);
    if (u_core.checking_q) assert (!u_core.large_q);
    if (under_way_q) begin
      assert (u_core.wrong_q == wrong_q && u_core.t_q == t_q);
      assert (!u_core.stop_q || stopped_q);
      assert (!wrong_q || u_core.state_q == u_core.Done);
      if (u_core.state_q == u_core.Run && u_core.square_q) assert (count < t_q);
      if (squares_over && !wrong_q && !u_core.large_q && !u_core.stop_q) assert (count == t_q);
      assert (u_core.distance_q == distance_q && u_core.until_q == distance_q - since_q);
      if (distance_q != '0)
        assert (since_q < distance_q);
        else assert (since_q == '0);
    end
  end

endmodule
