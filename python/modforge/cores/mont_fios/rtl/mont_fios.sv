// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier for multiplier blocks: a systolic ring of rows, radix 2^w, w = WordBits.
//
//   S = A * B * R^-1 (mod n),  R = 2^(w * W),  W = ceil((k + 2) / w) words,  k = Bits
//
// Source: finely integrated operand scanning of Koc, Acar & Kaliski (1996): W rows t <- (t + a_i * B + q_i * n) / 2^w
// with q_i = (t + a_i * B) * n' mod 2^w, n' = -1/n mod 2^w. The ring, its schedule and the row are our own.
//
// Numbers. Operands and results are plain: a2_i and b2_i are ignored and s2_o is 0.
//   n             odd, 1 <= n < 2^k
//   A, B          < 2^(k+1)
//   S             < n + A * B / R, hence < 2^(k+1): a result is always an operand again; < 2n when A, B < 2n
//   t             < B + n < 2^(k+2) after every row, so W words hold it
//
//                  +--> row 0 --> row 1 --> ... --> row Cells-1 --> pad --+
//    feed --> or --+             (one of them) --> collect                |
//             ^-----------------------------------------------------------+
//
// The words of a product's A, B, n and t follow each other, one a cycle, through the rows: a train. Each row takes two
// multipliers; row i of the algorithm is done in row i mod Cells of the ring, RowDelay cycles after row i - 1 or, on
// the next pass, when the train has gone around. Slots trains fit the ring, so that as many products are on their way.
//
// Time. With P = ceil(W / Cells) passes, Lead = max(ceil(w / 2) - 3, 2), and a ring of Slots slots of SlotLength =
// max(W + 3, Lead + 4, ceil(RowDelay * Cells / Slots)) cycles (Slots = 1 and without the last term if P = 1), valid_o
// rises
//   Lead + (P - 1) * Slots * SlotLength + RowDelay * ((W - 1) mod Cells + 1) + W + 3
// cycles after the edge that takes the operands, and a product can start every Spacing * SlotLength cycles, where
// Spacing is the least number from P on without a common factor with Slots. RowDelay is 7; with Primitive 1 it is 8,
// and W + 5 stands for W + 3. Operands that are offered between wait; with nothing on its way the core takes them at
// once. A result that is not taken stops the core, but only a cycle before the next one is whole. Time depends on the
// parameters and the two handshakes alone.
//
// An even modulus (zero is one) has no Montgomery product: the core takes its time and raises error_o with valid_o; the
// result then means nothing. Reset drops whatever is running and clears every register: most at once, those with a
// synchronous clear, as multiplier blocks have it, at the first clock edge after it began.

`include "refuse_if.svh"

// Words of all rows are in one vector. Where the ring needs no pad, the first is made of the last, which comes from
// registers; a checker that takes a vector as one sees a loop.
// verilator lint_off UNOPTFLAT

module mont_fios #(
    parameter int Bits      = 64,  // k, at least 2
    parameter int WordBits  = 17,  // 3 to 18
    parameter int Cells     = 1,   // rows in hardware, 1 to Words; two multipliers each
    parameter int Slots     = 1,   // products at the same time
    // Multipliers: 0 as described, 1 DSP48E2 (WordBits = 17), 2 MULT18X18D.
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,

    // Operands: taken on a rising edge where valid_i and ready_o are high.
    input  logic            valid_i,
    output logic            ready_o,
    input  logic [  Bits:0] a1_i,
    input  logic [  Bits:0] a2_i,     // not used
    input  logic [  Bits:0] b1_i,
    input  logic [  Bits:0] b2_i,     // not used
    input  logic [Bits-1:0] n_i,

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic          valid_o,
    input  logic          ready_i,
    output logic [Bits:0] s1_o,
    output logic [Bits:0] s2_o,     // 0: results are plain
    output logic          error_o   // n was even
);

  localparam int Words = (Bits + 2 + WordBits - 1) / WordBits;
  `REFUSE_IF(gen_bits, Bits < 2, "mont_fios: Bits is at least 2")
  `REFUSE_IF(gen_word_bits, WordBits < 3 || WordBits > 18, "mont_fios: WordBits is 3 to 18")
  `REFUSE_IF(gen_cells, Cells < 1 || Cells > Words,
             "mont_fios: Cells is 1 to the words of an operand, ceil((Bits + 2) / WordBits)")
  `REFUSE_IF(gen_slots, Slots < 1 || Slots > 64, "mont_fios: Slots is 1 to 64")
  `REFUSE_IF(gen_primitive, Primitive < 0 || Primitive > 2, "mont_fios: Primitive is 0 to 2")
  `REFUSE_IF(gen_primitive_bits, Primitive == 1 && WordBits != 17,
             "mont_fios: WordBits is 17 with Primitive = 1")
  localparam int Passes = (Words + Cells - 1) / Cells;
  localparam int LastCell = (Words - 1) % Cells;
  localparam int RowDelay = Primitive == 1 ? 8 : 7;
  // Two bits of the inverse a step; no less than three, so that it begins while the lowest word of n is still there.
  localparam int InverseSteps = max((WordBits + 1) / 2, 3);
  localparam int Lead = max(InverseSteps - 3, 2);

  // A slot holds the words and some empty places, and gives the inverse its time.
  localparam int EmptyPlaces = Primitive == 1 ? 5 : 3;
  localparam int LeastSlot = max(Words + EmptyPlaces, Lead + 4);
  // The ring is as long as its rows or as its slots. With one pass nothing comes back.
  localparam int Turning = Passes > 1 ? Slots : 1;
  localparam int SlotLength = Passes > 1 ? max(
      LeastSlot, (Cells * RowDelay + Slots - 1) / Slots
  ) : LeastSlot;
  localparam int Pad = Passes > 1 ? Turning * SlotLength - Cells * RowDelay : 0;

  function automatic int max(int x, int y);
    max = x > y ? x : y;
  endfunction

  // The least number from `least` on that has no common factor with `slots`; there is one among slots numbers.
  function automatic int spacing(int least, int slots);
    logic shared;
    spacing = least;
    for (int candidate = least + slots; candidate >= least; candidate--) begin
      shared = 1'b0;
      for (int factor = 2; factor <= slots; factor++) begin
        if (candidate % factor == 0 && slots % factor == 0) shared = 1'b1;
      end
      if (!shared) spacing = candidate;
    end
  endfunction

  // --- Operands and schedule ---

  // The whole core stops at once, from registers everywhere that take this one.
  logic run;

  logic enable_q;
  (* keep *)
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) enable_q <= 1'b0;
    else enable_q <= run;
  end

  logic take;
  logic [2:0] early_tag;
  logic early_ring;
  logic [WordBits-1:0] new_a;
  logic [WordBits-1:0] new_b;
  logic [WordBits-1:0] new_n;

  fios_schedule #(
      .Slots     (Turning),
      .SlotLength(SlotLength),
      .OpenLength(Words + 2),
      .Passes    (Passes),
      .Spacing   (spacing(Passes, Turning))
  ) u_schedule (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .valid_i,
      .take_o  (take),
      .ready_o,
      .even_i  (~n_i[0]),
      .tag_o   (early_tag),
      .ring_o  (early_ring)
  );

  fios_feed #(
      .Bits        (Bits),
      .WordBits    (WordBits),
      .Words       (Words),
      .Lead        (Lead),
      .InverseSteps(InverseSteps),
      // A row for each word is for throughput, and its flip-flops outnumber those of the operands by far: there tables
      // are saved. Fewer rows are for little area.
      .Shift       (Passes > 1 ? 1 : 0)
  ) u_feed (
      .clk_i,
      .rst_ni,
      .run_i (run),
      .take_i(take),
      .load_i(valid_i & ready_o),
      .a_i   (a1_i),
      .b_i   (b1_i),
      .n_i,
      .a_o   (new_a),
      .b_o   (new_b),
      .n_o   (new_n)
  );

  // --- Ring of rows: element i of each vector is what goes into row i ---

  logic [Cells:0] clear;
  logic [3*(Cells+1)-1:0] tag;
  logic [WordBits*(Cells+1)-1:0] a;
  logic [WordBits*(Cells+1)-1:0] b;
  logic [WordBits*(Cells+1)-1:0] n;
  logic [WordBits*(Cells+1)-1:0] t;

  // Registers in multiplier blocks have no asynchronous reset: the first edge after a reset began clears them, in row i
  // the i + 1 edges after it as well, all before the first train comes. Nothing else moves at the first edge after it.
  assign clear[0] = 1'b0;

  for (genvar i = 0; i < Cells; i++) begin : g_row
    fios_row #(
        .WordBits (WordBits),
        .Primitive(Primitive)
    ) u_row (
        .clk_i,
        .rst_ni,
        .clear_i(clear[i]),
        .clear_o(clear[i+1]),
        .run_i  (run),
        .tag_i  (tag[3*i+:3]),
        .a_i    (a[WordBits*i+:WordBits]),
        .b_i    (b[WordBits*i+:WordBits]),
        .n_i    (n[WordBits*i+:WordBits]),
        .t_i    (t[WordBits*i+:WordBits]),
        .tag_o  (tag[3*(i+1)+:3]),
        .a_o    (a[WordBits*(i+1)+:WordBits]),
        .b_o    (b[WordBits*(i+1)+:WordBits]),
        .n_o    (n[WordBits*(i+1)+:WordBits]),
        .t_o    (t[WordBits*(i+1)+:WordBits])
    );
  end

  // --- To the first row ---

  logic [3:0] entrance;
  logic [WordBits-1:0] back_a;
  logic [WordBits-1:0] back_b;
  logic [WordBits-1:0] back_n;
  logic [WordBits-1:0] back_t;

  fios_delay #(
      .Width(4),
      .Depth(Lead)
  ) u_lead (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    ({early_ring, early_tag}),
      .out_o   (entrance)
  );

  if (Passes > 1) begin : g_ring
    logic ring_a_b;
    logic [3:0] later_q;  // ring_a_b of the cycles before
    logic [4*WordBits-1:0] back;

    assign ring_a_b = entrance[3];

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) later_q <= '0;
      else if (enable_q) later_q <= {later_q[2:0], ring_a_b};
    end

    fios_delay #(
        .Width(4 * WordBits),
        .Depth(Pad)
    ) u_back (
        .clk_i,
        .rst_ni,
        .enable_i(enable_q),
        .in_i({
          a[WordBits*Cells+:WordBits],
          b[WordBits*Cells+:WordBits],
          n[WordBits*Cells+:WordBits],
          t[WordBits*Cells+:WordBits]
        }),
        .out_o(back)
    );

    assign back_a = back[4*WordBits-1-:WordBits] & {WordBits{ring_a_b}};
    assign back_b = back[3*WordBits-1-:WordBits] & {WordBits{ring_a_b}};
    assign back_n = back[2*WordBits-1-:WordBits] & {WordBits{later_q[3]}};
    // Of t only the words of a train: with Primitive 1 the next one's quotient stands behind them, and the next one may
    // end here.
    assign back_t = back[WordBits-1:0] & {WordBits{later_q[2] & later_q[0]}};
  end else begin : g_once
    assign {back_a, back_b, back_n, back_t} = '0;
  end

  assign tag[2:0]        = entrance[2:0];
  assign a[WordBits-1:0] = new_a | back_a;
  assign b[WordBits-1:0] = new_b | back_b;
  assign n[WordBits-1:0] = new_n | back_n;
  assign t[WordBits-1:0] = back_t;

  // --- Result ---

  fios_collect #(
      .Bits    (Bits),
      .WordBits(WordBits),
      .Words   (Words),
      .RowDelay(RowDelay)
  ) u_collect (
      .clk_i,
      .rst_ni,
      .tag_i(tag[3*LastCell+:3]),
      .t_i  (t[WordBits*(LastCell+1)+:WordBits]),
      .run_o(run),
      .valid_o,
      .ready_i,
      .s_o  (s1_o),
      .error_o
  );

  assign s2_o = '0;

  logic unused;
  assign unused = ^{a2_i, b2_i, clear, tag, a, b, n, t, entrance};

endmodule

// verilator lint_on UNOPTFLAT
