// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier for multiplier blocks with unequal sides: digits of d bits times words of w bits, both signed,
// d = DigitBits, w = WordBits.
//
//   S = A * B * R^-1 (mod n),  R = 2^(d * r),  r = ceil((k + 4) / d) digits,  W = ceil((k + 2) / w) words,  k = Bits
//
// Source: finely integrated operand scanning of Koc, Acar & Kaliski (1996): r rows t <- (t + a_i * B + q_i * n) / 2^d
// with q_i = (t + a_i * B) * n' mod 2^d, n' = -1/n mod 2^d. Digits and words of unequal length, their signs and the row
// are our own; schedule and result are those of mont_fios.
//
// Numbers. Operands and results are plain: a2_i and b2_i are ignored and s2_o is 0.
//   n             odd, 1 <= n < 2^k
//   A, B          < 2^(k+1)
//   a_i, q_i      -2^(d-1) to 2^(d-1) - 1
//   t             |t| <= (B + n) / 2 * 2^d / (2^d - 1) < 2^(k+1) after every row, so W words hold it with its sign
//   S             t + n in the end: 0 < S < n + n / 2 * 2^d / (2^d - 1) + A * B / R, hence < 2^(k+1): a result is always
//                 an operand again; < 2n when A, B < 2n
//
//    feed --> or --> row 0 --> row 1 --> ... --> row Cells-1 --> pad --+
//             ^                (one of them) --> finish --> collect    |
//             +------------------------- t ----------------------------+
//
// The words of a product's B, n and t follow each other, one a cycle, through the rows: a train. Each row takes two
// multipliers; row i of the algorithm is done in row i mod Cells, Delay = 10 cycles after row i - 1 or, on the next
// pass, when the train starts again.
//
// Time. With P = ceil(r / Cells) passes of SlotLength = max(W + 1, 10 * Cells) cycles (if P = 1 max(W + 1, Cells, Steps +
// 1)), and Steps = max(ceil(d / 2), 4), valid_o rises
//   Steps + (P - 1) * SlotLength + 10 * ((r - 1) mod Cells + 1) + W + 3
// cycles after the edge that takes the operands, and a product can start every P * SlotLength cycles. Operands that are
// offered between wait; with nothing on its way the core takes them at once. A result that is not taken stops the core,
// but only a cycle before the next one is whole. Time depends on the parameters and the two handshakes alone.
//
// An even modulus (zero is one) has no Montgomery product: the core takes its time and raises error_o with valid_o; the
// result then means nothing. Reset drops whatever is running and clears every register: most at once, those with a
// synchronous clear, as multiplier blocks have it, at the first clock edge after it began.

`include "refuse_if.svh"

module mont_dsp #(
    parameter int Bits      = 64,  // k, at least 2
    parameter int DigitBits = 18,  // d, 3 to 18
    parameter int WordBits  = 27,  // w, DigitBits + 1 to 27
    parameter int Cells     = 1,   // rows in hardware, 1 to r; two multipliers each
    // Multipliers: 0 as described, 1 DSP48E2.
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

  localparam int Digits = (Bits + 4 + DigitBits - 1) / DigitBits;
  localparam int Words = (Bits + 2 + WordBits - 1) / WordBits;
  `REFUSE_IF(gen_bits, Bits < 2, "mont_dsp: Bits is at least 2")
  `REFUSE_IF(gen_digit_bits, DigitBits < 3 || DigitBits > 18, "mont_dsp: DigitBits is 3 to 18")
  `REFUSE_IF(gen_word_bits, WordBits <= DigitBits || WordBits > 27,
             "mont_dsp: WordBits is DigitBits + 1 to 27")
  `REFUSE_IF(gen_cells, Cells < 1 || Cells > Digits,
             "mont_dsp: Cells is 1 to the digits of an operand, ceil((Bits + 4) / DigitBits)")
  `REFUSE_IF(gen_primitive, Primitive < 0 || Primitive > 1, "mont_dsp: Primitive is 0 or 1")
  localparam int Passes = (Digits + Cells - 1) / Cells;
  localparam int LastCell = (Digits - 1) % Cells;
  localparam int RowDelay = 10;
  // Two bits of the inverse a step; no less than four, so that a slot is as long as fios_collect needs it.
  localparam int Steps = max((DigitBits + 1) / 2, 4);

  // A slot holds the words and the place of the quotient, and as long as the rows are, the ring. With one pass it gives
  // each row its digit, and the inverse its time.
  localparam int SlotLength = max(Words + 1, Passes > 1 ? RowDelay * Cells : max(Cells, Steps + 1));
  localparam int Pad = Passes > 1 ? SlotLength - RowDelay * Cells : 0;

  function automatic int max(int x, int y);
    max = x > y ? x : y;
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

  fios_schedule #(
      .Slots     (1),
      .SlotLength(SlotLength),
      .OpenLength(SlotLength),
      .Passes    (Passes),
      .Spacing   (Passes)
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

  // --- Rows: element i of each vector is what goes into row i, or of the last two what comes out of it ---

  logic [3*(Cells+1)-1:0] tag;
  logic [Cells:0] here;
  logic [Cells:0] top;
  logic [DigitBits*(Cells+1)-1:0] a;
  logic [WordBits*(Cells+1)-1:0] b;
  logic [WordBits*(Cells+1)-1:0] n;
  logic [WordBits*Cells-1:0] t;
  logic [WordBits*Cells-1:0] n_with_t;
  logic [WordBits-1:0] first_t;

  dsp_feed #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .WordBits (WordBits),
      .Digits   (Digits),
      .Words    (Words),
      .Cells    (Cells),
      .Steps    (Steps)
  ) u_feed (
      .clk_i,
      .rst_ni,
      .run_i  (run),
      .take_i (take),
      .load_i (valid_i & ready_o),
      .start_i(early_tag[0]),
      .a_i    (a1_i),
      .b_i    (b1_i),
      .n_i,
      .here_o (here[0]),
      .top_o  (top[0]),
      .a_o    (a[DigitBits-1:0]),
      .b_o    (b[WordBits-1:0]),
      .n_o    (n[WordBits-1:0])
  );

  fios_delay #(
      .Width(3),
      .Depth(Steps - 1)
  ) u_tag (
      .clk_i,
      .rst_ni,
      .enable_i(enable_q),
      .in_i    (early_tag),
      .out_o   (tag[2:0])
  );

  for (genvar i = 0; i < Cells; i++) begin : g_row
    logic [WordBits-1:0] t_before;
    if (i == 0) begin : g_first
      assign t_before = first_t;
    end else begin : g_next
      assign t_before = t[WordBits*(i-1)+:WordBits];
    end

    dsp_row #(
        .DigitBits(DigitBits),
        .WordBits (WordBits),
        .Primitive(Primitive)
    ) u_row (
        .clk_i,
        .rst_ni,
        .run_i     (run),
        .tag_i     (tag[3*i+:3]),
        .here_i    (here[i]),
        .top_i     (top[i]),
        .a_i       (a[DigitBits*i+:DigitBits]),
        .b_i       (b[WordBits*i+:WordBits]),
        .n_i       (n[WordBits*i+:WordBits]),
        .t_i       (t_before),
        .tag_o     (tag[3*(i+1)+:3]),
        .here_o    (here[i+1]),
        .top_o     (top[i+1]),
        .a_o       (a[DigitBits*(i+1)+:DigitBits]),
        .b_o       (b[WordBits*(i+1)+:WordBits]),
        .n_o       (n[WordBits*(i+1)+:WordBits]),
        .t_o       (t[WordBits*i+:WordBits]),
        .n_with_t_o(n_with_t[WordBits*i+:WordBits])
    );
  end

  // --- t, from pass to pass; it is 0 on the first ---

  if (Passes > 1) begin : g_ring
    logic ring;
    logic [WordBits-1:0] back;

    fios_delay #(
        .Width(1),
        .Depth(Steps + 1)
    ) u_ring (
        .clk_i,
        .rst_ni,
        .enable_i(enable_q),
        .in_i    (early_ring),
        .out_o   (ring)
    );

    fios_delay #(
        .Width(WordBits),
        .Depth(Pad)
    ) u_back (
        .clk_i,
        .rst_ni,
        .enable_i(enable_q),
        .in_i    (t[WordBits*(Cells-1)+:WordBits]),
        .out_o   (back)
    );

    assign first_t = back & {WordBits{ring}};
  end else begin : g_once
    assign first_t = '0;

    logic unused;
    assign unused = early_ring;
  end

  // --- Result ---

  logic [WordBits-1:0] s;

  dsp_finish #(
      .WordBits(WordBits)
  ) u_finish (
      .clk_i,
      .rst_ni,
      .run_i  (run),
      .start_i(tag[3*(LastCell+1)]),
      .t_i    (t[WordBits*LastCell+:WordBits]),
      .n_i    (n_with_t[WordBits*LastCell+:WordBits]),
      .word_o (s)
  );

  fios_collect #(
      .Bits    (Bits),
      .WordBits(WordBits),
      .Words   (Words),
      .RowDelay(RowDelay + 1)  // for the hole
  ) u_collect (
      .clk_i,
      .rst_ni,
      .tag_i(tag[3*LastCell+:3]),
      .t_i  (s),
      .run_o(run),
      .valid_o,
      .ready_i,
      .s_o  (s1_o),
      .error_o
  );

  assign s2_o = '0;

  logic unused;
  assign unused = ^{a2_i, b2_i, tag, here, top, a, b, n, t, n_with_t};

endmodule
