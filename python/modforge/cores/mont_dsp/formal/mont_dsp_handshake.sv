// SPDX-License-Identifier: MIT OR Apache-2.0
// Both handshakes of mont_dsp, for any inputs at all, the contract's and others.
//
//   A result that waits stays as it is, its error flag too. Every operation that was accepted gives one result, in order,
//   with the parity of the modulus of its own operation, Cycles cycles after it was accepted, not counting those in which
//   the core stands still: when a result waits and the next one is a cycle from its end. Operands are taken at once
//   when no product is on its way, else after the last pass of the one before.
//
// Parameters: Primitive = 0.
//
// The checker remembers when operations were accepted: bit i of `begun_q` says that one was, i cycles before the
// present one. All registers that control something are functions of it.

module mont_dsp_handshake #(
    parameter int Bits = 8,
    parameter int DigitBits = 3,
    parameter int WordBits = 4,
    parameter int Cells = 2,
    parameter int Primitive = 0
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] b1_i,
    input logic [Bits-1:0] n_i,
    input logic            ready_i
);

  localparam int Digits = (Bits + 4 + DigitBits - 1) / DigitBits;
  localparam int Words = (Bits + 2 + WordBits - 1) / WordBits;
  localparam int Passes = (Digits + Cells - 1) / Cells;
  localparam int LastCell = (Digits - 1) % Cells;
  localparam int Steps = DigitBits < 8 ? 4 : (DigitBits + 1) / 2;
  localparam int Lead = Steps - 1;  // cycles from the schedule to the first row
  localparam int Once = Cells > Steps + 1 ? Cells : Steps + 1;
  localparam int Least = Passes > 1 ? 10 * Cells : Once;
  localparam int SlotLength = Least > Words + 1 ? Least : Words + 1;
  localparam int Interval = Passes * SlotLength;
  localparam int Listed = Interval - SlotLength;  // so long a product has passes to come
  localparam int Entered = Lead + 10 * LastCell + 1;  // into the row of its last digit
  localparam int Wait = Words + 13;  // from there to its last word
  localparam int Cycles = Listed + Entered + Wait;
  localparam int Kept = Interval > Cycles ? Interval : Cycles;
  localparam int RestWidth = $clog2(Passes + 1);

  logic ready;
  logic valid;
  logic error;
  logic [Bits:0] s1;
  logic [Bits:0] s2;

  mont_dsp #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .WordBits (WordBits),
      .Cells    (Cells),
      .Primitive(Primitive)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   ('0),
      .b1_i   (b1_i),
      .b2_i   ('0),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb if (!started_q) assume (!rst_ni);

  // What was seen before the last edge.
  logic waited_q;  // a result was shown and not taken
  logic error_q;
  logic [Bits:0] s1_q;
  logic [Bits:0] s2_q;

  logic [Kept-1:0] begun_q;
  logic [Kept-1:0] even_q;  // those with an even modulus
  logic shown_q;  // a result is shown
  logic shown_even_q;
  logic accept;
  logic run_q;  // the core moves in the next cycle
  logic moves_q;  // it moves in this one
  logic soon;  // a result is three cycles from its end, or two, or one

  assign accept = valid_i & ready;
  assign soon   = |begun_q[Cycles-2-:3];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {waited_q, error_q, s1_q, s2_q} <= '0;
      {moves_q, begun_q, even_q, shown_q, shown_even_q} <= '0;
      run_q <= 1'b1;
    end else begin
      waited_q <= valid & ~ready_i;
      error_q  <= error;
      s1_q     <= s1;
      s2_q     <= s2;
      run_q    <= ~(shown_q & soon);
      moves_q  <= run_q;
      shown_q  <= (moves_q & begun_q[Cycles-1]) | (shown_q & ~ready_i);
      if (moves_q) begin
        begun_q <= {begun_q[Kept-2:0], accept};
        even_q  <= {even_q[Kept-2:0], accept & ~n_i[0]};
        if (begun_q[Cycles-1]) shown_even_q <= even_q[Cycles-1];
      end
    end
  end

  always_comb begin
    assert ((even_q & ~begun_q) == '0);
    // The core stops in all its parts at once.
    assert (u_core.u_collect.run_q == run_q);
    assert (u_core.u_collect.enable_q == moves_q);
    assert (u_core.u_feed.enable_q == moves_q);
    assert (u_core.u_finish.enable_q == moves_q);
    assert (u_core.enable_q == moves_q);
    // It does so in time: a result is taken before the next one is whole, which then does not wait.
    if (begun_q[Cycles-1]) assert (moves_q && !shown_q);
    if (begun_q[Cycles-2] && moves_q) assert (run_q && !shown_q);
    if (|begun_q[Cycles-2-:2] && run_q) assert (!shown_q);
  end

  // Products keep their distance.
  for (genvar d = 1; d < Interval; d++) begin : gen_distance
    always_comb assert ((begun_q & (begun_q >> d)) == '0);
  end

  // --- Schedule ---

  always_comb begin
    if (begun_q[Interval-1:0] == '0) begin
      assert (u_core.u_schedule.count_q == '0);
      assert (u_core.u_schedule.take_q);
    end
    assert (u_core.u_schedule.boundary_q == (u_core.u_schedule.count_q == '0));
    assert (ready == (moves_q && u_core.u_schedule.take_q));
    assert (u_core.u_schedule.turn_q < 8'(Passes));
    assert (u_core.u_schedule.tag_q[1] == begun_q[Listed]);
    assert (u_core.u_schedule.tag_q[0] == on_a_pass(begun_q, 0));
    assert (u_core.u_schedule.tag_q[2] == on_a_pass(even_q, 0));
  end

  // One of the passes of a product is at this place: so many cycles after the entrance.
  function automatic logic on_a_pass(logic [Kept-1:0] history, int place);
    on_a_pass = 1'b0;
    for (int p = 0; p < Passes; p++) on_a_pass = on_a_pass | history[place+p*SlotLength];
  endfunction

  for (genvar i = 0; i < Interval; i++) begin : gen_age
    always_comb begin
      if (begun_q[i]) assert (32'(u_core.u_schedule.count_q) == SlotLength - 1 - i % SlotLength);
    end
    if (i < Listed) begin : gen_listed
      always_comb begin
        if (begun_q[i]) begin
          assert (32'(u_core.u_schedule.turn_q) == Passes - 1 - i / SlotLength);
          assert (32'(u_core.u_schedule.trains_q[1+:RestWidth]) == Passes - 1 - i / SlotLength);
          assert (u_core.u_schedule.trains_q[0] == even_q[i]);
          assert (!u_core.u_schedule.take_q);
        end
      end
    end else begin : gen_last_slot
      always_comb begin
        if (begun_q[i]) assert (u_core.u_schedule.take_q == (i == Interval - 1));
      end
    end
  end

  // No entry without a product.
  logic [Kept-1:0] listed;
  assign listed = (Kept'(1) << Listed) - Kept'(1);
  always_comb if ((begun_q & listed) == '0) assert (u_core.u_schedule.trains_q == '0);

  // --- Tags on their way through the rows ---

  for (genvar i = 0; i < Lead; i++) begin : gen_lead
    always_comb begin
      assert (u_core.u_tag.g_line.line_q[3*i] == on_a_pass(begun_q, i + 1));
      assert (u_core.u_tag.g_line.line_q[3*i+1] == begun_q[i+1+Listed]);
      assert (u_core.u_tag.g_line.line_q[3*i+2] == on_a_pass(even_q, i + 1));
    end
  end
  for (genvar r = 0; r <= LastCell; r++) begin : gen_row
    always_comb assert (u_core.g_row[r].u_row.enable_q == moves_q);
    for (genvar i = 0; i < 10; i++) begin : gen_place
      localparam int Place = Lead + 10 * r + i + 1;
      always_comb begin
        assert (u_core.g_row[r].u_row.start_q[i] == on_a_pass(begun_q, Place));
        assert (u_core.g_row[r].u_row.u_marks.g_line.line_q[2*i] == begun_q[Place+Listed]);
        assert (u_core.g_row[r].u_row.u_marks.g_line.line_q[2*i+1] == on_a_pass(even_q, Place));
      end
    end
  end

  // --- Result ---

  for (genvar i = 0; i < Wait; i++) begin : gen_due
    always_comb begin
      assert (u_core.u_collect.due_q[i] == begun_q[Listed+Entered+i]);
      assert (u_core.u_collect.even_q[i] == on_a_pass(even_q, Entered + i));
    end
  end

  always_comb begin
    assert (valid == shown_q);
    assert (error == (shown_q & shown_even_q));
    if (waited_q) begin
      assert (valid && error == error_q);
      assert (s1 == s1_q && s2 == s2_q);
    end
  end

endmodule
