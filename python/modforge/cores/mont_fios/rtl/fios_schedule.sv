// SPDX-License-Identifier: MIT OR Apache-2.0
// When trains of words pass the entrance of the ring of rows.
//
// Time at the entrance is divided into slots of SlotLength cycles; after Slots of them a train comes back. It passes
// Passes times. At the beginning of a slot its train goes on, or a new one may start, or the slot stays empty.
//
// New trains start only in every Spacing-th slot, so that they start evenly. Spacing >= Passes has no common factor
// with Slots, hence such a slot is always free: a train that started there i * Spacing slots ago is back only if i *
// Spacing is a multiple of Slots, say of r < Passes turns; then Spacing divides r, which is 0. With no train to come
// back the schedule stands still at the beginning of a slot, so that the next operands start at once.
//
// take_o is high at a boundary where a new train may start, ready_o if the core is not stopped as well.
//
// tag_o belongs to the first cycle of a slot after that decision, ring_o, which lets the returning train in again, to
// the first OpenLength cycles, as long as the longest of the trains.

module fios_schedule #(
    parameter int Slots = 1,
    parameter int SlotLength = 6,
    parameter int OpenLength = 6,
    parameter int Passes = 1,
    parameter int Spacing = 1
) (
    input logic clk_i,
    input logic rst_ni,
    input logic enable_i,

    input  logic       valid_i,
    output logic       take_o,
    output logic       ready_o,
    input  logic       even_i,   // the modulus that is offered
    output logic [2:0] tag_o,    // {even, last pass, start}
    output logic       ring_o
);

  localparam int CountWidth = $clog2(SlotLength);
  localparam int TurnWidth = $clog2(Spacing + 1);
  localparam int RestWidth = $clog2(Passes + 1);
  localparam int EntryWidth = RestWidth + 1;

  logic [CountWidth-1:0] count_q;  // cycles until the next slot
  logic boundary_q;  // there are none
  logic take_q;
  logic [TurnWidth-1:0] turn_q;  // slots until a train may start
  // {passes to come, even} of the train of each slot, the next slot highest.
  logic [Slots*EntryWidth-1:0] trains_q;
  logic [2:0] tag_q;
  logic ring_q;

  logic boundary;
  logic none;
  logic load;
  logic go_on;
  logic even;
  logic [RestWidth-1:0] old_rest;
  logic [RestWidth-1:0] rest;
  logic [EntryWidth-1:0] entry;

  assign boundary = enable_i & boundary_q;
  assign none     = trains_q == '0;
  assign take_o   = take_q;
  assign ready_o  = enable_i & take_q;
  assign load     = valid_i & ready_o;

  assign old_rest = trains_q[Slots*EntryWidth-1-:RestWidth];
  assign go_on    = old_rest != '0;
  assign rest     = go_on ? old_rest - RestWidth'(1) : load ? RestWidth'(Passes - 1) : '0;
  assign even     = go_on ? trains_q[(Slots-1)*EntryWidth] : load & even_i;
  // A train on its last pass leaves its slot empty.
  assign entry    = {rest, even & (rest != '0)};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q    <= '0;
      boundary_q <= 1'b1;
      take_q     <= 1'b1;
      turn_q     <= '0;
      tag_q      <= '0;
      ring_q     <= 1'b0;
    end else if (enable_i) begin
      tag_q <= '0;
      if (!boundary) begin
        count_q    <= count_q - CountWidth'(1);
        boundary_q <= count_q == CountWidth'(1);
        // Neither of the two changes within a slot.
        take_q     <= (count_q == CountWidth'(1)) & (none | (turn_q == '0));
        if (count_q == CountWidth'(SlotLength - OpenLength)) ring_q <= 1'b0;
      end else begin
        ring_q <= go_on;
        tag_q  <= {even, (go_on | load) & (rest == '0), go_on | load};
        if (load || !none) begin
          count_q    <= CountWidth'(SlotLength - 1);
          boundary_q <= 1'b0;
          take_q     <= 1'b0;
        end
        if (load) turn_q <= TurnWidth'(Spacing - 1);
        else if (turn_q == '0) turn_q <= none ? '0 : TurnWidth'(Spacing - 1);
        else turn_q <= turn_q - TurnWidth'(1);
      end
    end
  end

  if (Slots == 1) begin : g_one
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) trains_q <= '0;
      else if (boundary) trains_q <= entry;
    end
  end else begin : g_many
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) trains_q <= '0;
      else if (boundary) trains_q <= {trains_q[(Slots-1)*EntryWidth-1:0], entry};
    end
  end

  assign tag_o  = tag_q;
  assign ring_o = ring_q;

endmodule
