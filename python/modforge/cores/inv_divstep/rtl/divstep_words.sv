// SPDX-License-Identifier: MIT OR Apache-2.0
// The coefficients d and e of inv_divstep, and m: blocks of a few bits, each a clock behind the block below.
//
// What a step does to them comes from f and g a clock later; which multiple of m makes the sum even is decided here, from the
// lowest bits of block 0.

// Bits go from block to block and from step to step, and never back; a checker that takes a word as one sees loops.
// verilator lint_off UNOPTFLAT

module divstep_words #(
    parameter int Bits = 64,
    parameter int Steps = 1,
    parameter int BlockBits = 16,
    parameter int Width = 80,  // of d and e
    parameter int Blocks = 5,
    parameter int First = 8,  // the power of 2 that e begins with, above the Steps lowest places
    parameter int Pad = 0  // halvings that a conversion has too many
) (
    input logic clk_i,
    input logic rst_ni,

    input logic              ready_i,
    input logic [Blocks-1:0] load_i,
    input logic [       1:0] mode_i,
    input logic [  Bits-1:0] m_i,

    // Phases, and the steps of this clock.
    input logic             main_i,
    input logic             begin_i,   // the first clock of the tail
    input logic             tail_i,
    input logic             end_i,     // its last ones: m is taken away
    input logic             finish_i,
    input logic [Steps-1:0] add_i,
    input logic [Steps-1:0] swap_i,
    input logic             flip_i,    // bit 1 of f

    output logic [Width-1:0] e_o,
    output logic [Width-1:0] m_o
);

  logic [Blocks-1:0] low_q;
  logic [Blocks-1:0] low_d;
  logic [Blocks-1:0] run_q;
  logic [Blocks-1:0] toggle_q;
  logic [Blocks*Steps-1:0] e_add_q;
  logic [Blocks*Steps-1:0] e_swap_q;
  logic [Blocks*Steps-1:0] e_odd_q;
  logic [Blocks*Steps-1:0] e_carry_q;
  logic [Blocks*Steps-1:0] e_saved_q;
  logic [Blocks*Steps-1:0] d_low_q;
  logic [Blocks*Steps-1:0] e_odd;
  logic [Blocks*Steps-1:0] e_carry;
  logic [Blocks*Steps-1:0] e_saved;
  logic [Blocks*Steps-1:0] d_low;
  logic [Blocks*Steps-1:0] e_carry_d;
  logic [Blocks*Steps-1:0] e_saved_d;
  logic [Blocks*Steps-1:0] d_top;
  logic [(Blocks+1)*Steps-1:0] d_from_above;
  logic [(Blocks+1)*Steps-1:0] e_from_above;
  logic [Width-1:0] d_q;
  logic [Width-1:0] e_q;
  logic [Width-1:0] d_d;
  logic [Width-1:0] e_d;
  logic [Width+Blocks*(Steps-1)-1:0] m_q;
  logic [Width-1:0] m;
  logic odd_q;
  logic odd_d;
  logic [Steps-1:0] e_add_d;
  logic [Steps-1:0] e_swap_d;
  logic [Steps-1:0] odd;

  assign e_add_d  = main_i ? add_i : Steps'(begin_i);
  assign e_swap_d = main_i ? swap_i : Steps'(begin_i & flip_i);

  // the head of d and e
  logic [Steps*(Steps+1)-1:0] head_d;
  logic [Steps*(Steps+1)-1:0] head_e;
  assign head_d[Steps-1:0] = d_q[Steps+:Steps];
  assign head_e[Steps-1:0] = e_q[Steps+:Steps];
  for (genvar i = 0; i < Steps; i++) begin : gen_odd
    logic [Steps-1:0] d_now;
    logic [Steps-1:0] e_now;
    logic [Steps-1:0] addend;
    logic [Steps-1:0] multiple;
    assign d_now = head_d[i*Steps+:Steps];
    assign e_now = head_e[i*Steps+:Steps];
    if (i == 0) begin : gen_first
      assign odd[0] = odd_q;
    end else begin : gen_next
      assign odd[i] = e_now[i] ^ (e_add_q[i] & d_now[i]);
    end
    assign addend = (d_now ^ {Steps{e_swap_q[i]}}) & {Steps{e_add_q[i]}};
    assign multiple = m_q[Steps-1-i+:Steps] & {Steps{odd[i]}};
    assign head_e[(i+1)*Steps+:Steps] = e_now + addend + multiple + Steps'(e_carry[i]);
    // With one step a unit it leaves 0, as is meant.
    // slang lint_off shift-count-overflow
    assign head_d[(i+1)*Steps+:Steps] = (e_swap_q[i] ? e_now : d_now) << 1;
    // slang lint_on shift-count-overflow
  end

  // What the last step leaves of the low bits: the blocks have it too.
  logic unused_heads;
  assign unused_heads = ^{head_d[Steps*Steps+:Steps], head_e[Steps*Steps+:Steps]};

  assign odd_d = e_d[Steps] ^ (e_add_d[0] & d_d[Steps]);

  assign e_odd = (Blocks * Steps)'({e_odd_q, odd});
  assign e_carry = (Blocks * Steps)'({e_carry_q, e_swap_q[Steps-1:0] | ({Steps{finish_i}} & odd)});
  assign e_saved = (Blocks * Steps)'({e_saved_q, Steps'(0)});
  assign d_low = (Blocks * Steps)'({d_low_q, Steps'(0)});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      low_q     <= '0;
      run_q     <= '0;
      toggle_q  <= '0;
      e_add_q   <= '0;
      e_swap_q  <= '0;
      e_odd_q   <= '0;
      e_carry_q <= '0;
      e_saved_q <= '0;
      d_low_q   <= '0;
      odd_q     <= 1'b0;
    end else begin
      low_q     <= low_d;
      run_q     <= Blocks'({run_q, main_i | tail_i});
      toggle_q  <= Blocks'({toggle_q, end_i});
      e_add_q   <= (Blocks * Steps)'({e_add_q, e_add_d});
      e_swap_q  <= (Blocks * Steps)'({e_swap_q, e_swap_d});
      e_odd_q   <= ready_i ? '0 : e_odd;
      e_carry_q <= ready_i ? '0 : e_carry_d;
      e_saved_q <= ready_i ? '0 : e_saved_d;
      d_low_q   <= ready_i ? '0 : d_top;
      odd_q     <= odd_d;
    end
  end

  logic [Width-1:0] e_first;
  // A choice of constants, not a shift: an unknown mode_i leaves the bits known in which they agree.
  assign e_first = &mode_i ? Width'(1) << (First - 2 * Pad) :
      |mode_i ? Width'(1) << (First - Pad) : Width'(1) << First;
  assign d_from_above[Blocks*Steps+:Steps] = {Steps{d_q[Width-1]}};
  assign e_from_above[Blocks*Steps+:Steps] = {Steps{e_q[Width-1]}};

  logic [Width+Steps-2:0] m_load;
  assign m_load = (Width + Steps - 1)'(m_i) << (Steps - 1);

  for (genvar j = 0; j < Blocks; j++) begin : gen_coefficients
    localparam int Low = j * BlockBits;
    localparam int Size = (Width - Low < BlockBits) ? Width - Low : BlockBits;
    localparam int Window = j * (BlockBits + Steps - 1);

    logic [Size-1:0] d_now;
    logic [Size-1:0] e_now;
    logic [Size-1:0] d_next;
    logic [Size-1:0] e_next;
    logic lowest;
    assign d_now = {d_from_above[(j+1)*Steps+:Steps], d_q[Low+Steps+:Size-Steps]};
    assign e_now = {e_from_above[(j+1)*Steps+:Steps], e_q[Low+Steps+:Size-Steps]};
    assign m[Low+:Size] = m_q[Window+Steps-1+:Size];

    divstep_coefficients #(
        .Size (Size),
        .Steps(Steps)
    ) u_steps (
        .d_i    (d_now),
        .e_i    (e_now),
        .m_i    (m_q[Window+:Size+Steps-1]),
        .add_i  (e_add_q[j*Steps+:Steps]),
        .swap_i (e_swap_q[j*Steps+:Steps]),
        .odd_i  (e_odd[j*Steps+:Steps]),
        .carry_i(e_carry[j*Steps+:Steps]),
        .low_i  (lowest),
        .saved_i(e_saved[j*Steps+:Steps]),
        .d_low_i(d_low[j*Steps+:Steps]),
        .d_o    (d_next),
        .e_o    (e_next),
        .carry_o(e_carry_d[j*Steps+:Steps]),
        .saved_o(e_saved_d[j*Steps+:Steps]),
        .d_top_o(d_top[j*Steps+:Steps])
    );

    assign d_from_above[j*Steps+:Steps] = d_next[Steps-1:0];
    if (Low <= First) begin : gen_held
      assign e_from_above[j*Steps+:Steps] = run_q[j] ? e_next[Steps-1:0] : e_q[Low+:Steps];
    end else begin : gen_zero
      assign e_from_above[j*Steps+:Steps] = e_next[Steps-1:0];
    end
    assign d_d[Low+:Size] = load_i[j] ? '0 : run_q[j] ? d_next : d_q[Low+:Size];
    assign e_d[Low+:Size] = load_i[j] ? e_first[Low+:Size] : run_q[j] ? e_next : e_q[Low+:Size];

    if (j == 0) begin : gen_block0
      assign low_d[0] = 1'b0;
      assign lowest   = e_carry[0];
    end else begin : gen_further
      localparam int Before = (j - 1) * Steps;
      assign low_d[j] = e_d[Low+Steps] ^ (e_add_q[Before] & (d_d[Low+Steps] ^ e_swap_q[Before]))
          ^ (e_odd[Before] & (m_q[Window+Steps-1] ^ toggle_q[j]));
      assign lowest = low_q[j];
    end

    always_ff @(posedge clk_i) begin
      if (load_i[j]) m_q[Window+:Size+Steps-1] <= m_load[Low+:Size+Steps-1];
      else if (toggle_q[j]) m_q[Window+:Size+Steps-1] <= ~m_q[Window+:Size+Steps-1];
    end
  end

  always_ff @(posedge clk_i) begin
    d_q <= d_d;
    e_q <= e_d;
  end

  // Below block 0 there is nothing.
  logic unused_ends;
  assign unused_ends = ^{low_q[0], d_from_above[Steps-1:0], e_from_above[Steps-1:0]};

  assign e_o = e_q;
  assign m_o = m;

endmodule

// verilator lint_on UNOPTFLAT
