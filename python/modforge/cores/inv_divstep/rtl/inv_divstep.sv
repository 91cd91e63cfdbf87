// SPDX-License-Identifier: MIT OR Apache-2.0
// Modular inverter, constant time: division steps on blocks of a few bits, each a clock behind the block below.
//
//   x = a^-1 * 2^e (mod m),  e = 0, E, E or 2E for mode_i = 0, 1, 2, 3,  R = 2^E,  E = Exponent
//
// Source: Bernstein & Yang 2019, with the start delta = 1/2 and the number of steps of Wuille 2021. One step on f, which is
// odd, and g:
//
//   delta > 0 and g odd:   delta, f, g  <-  1 - delta, g, (g - f) / 2      d, e  <-  e, (e - d) / 2   (mod m)
//   else g odd:            delta, f, g  <-  1 + delta, f, (g + f) / 2      d, e  <-  d, (e + d) / 2   (mod m)
//   else:                  delta, f, g  <-  1 + delta, f, g / 2            d, e  <-  d, e / 2         (mod m)
//
// It begins with f = m, g = a, d = 0, e = a power of 2, and ends with g = 0, f = +- gcd(a, m). README.md has the
// mathematics: how many steps, why the widths are enough, what the halvings before and after them are for.
//
//   mode_i[0]  a_i is a * R mod m (the Montgomery domain) and not a
//   mode_i[1]  x_o shall be x * R mod m
//   m          odd, 3 <= m < 2^Bits
//   a          any number of Bits bits: it counts modulo m
//   x          0 < x < m; with error_o, of an even m or an a without an inverse, gcd(a, m), 0 if m is even or a is 0
//
//     block 0                block 1                block 2
//     steps of clock t       of clock t - 1         of clock t - 2       in the same clock
//       | add, swap, carries --> FF | add, swap, carries --> FF |
//       | <----- lowest bits ------ | <----- lowest bits ------ |
//
// What a step does depends on delta and the lowest bit of g, which block 0 has. A halving takes the lowest bits of each block
// into the highest places of the one below, in the very clock in which they come into being. In the registers the words stand
// Steps places up, as they are before the halvings of the clock: so a block holds its own bits to the end of the clock, and
// the Steps lowest places of a block are the highest bits of the number in the block below.
//
// Phases of block 0: before (halvings of a by m, for each domain that is not that of integers), main (division steps), tail
// (e <- (e +- d) / 2, then halvings). d and e follow f and g a clock later. Then e or e + m is x, or |f| if there is no inverse.
//
// Time depends on the parameters, the mode and the handshakes, never on a or m; fixed_i is ignored. An even m ends with
// error_o and 0. Reset clears every register, those of f, g, d, e and m with the next clock: they follow the inputs
// while ready_o is high.

`include "refuse_if.svh"

// Bits go from block to block and from step to step, and never back; a checker that takes a word as one sees loops.
// verilator lint_off UNOPTFLAT

module inv_divstep #(
    parameter int Bits = 64,  // k, at least 4
    parameter int Exponent = Bits,  // of R = 2^Exponent
    parameter int Steps = 1,  // division steps a clock
    parameter int BlockBits = 16  // 2 * Steps + 2 to Bits + Steps
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic            valid_i,
    output logic            ready_o,
    input  logic [Bits-1:0] a_i,
    input  logic [Bits-1:0] m_i,
    input  logic [     1:0] mode_i,
    input  logic            fixed_i,

    output logic            valid_o,
    input  logic            ready_i,
    output logic [Bits-1:0] x_o,
    output logic            error_o
);

  `REFUSE_IF(gen_bits, Bits < 4, "inv_divstep: Bits is at least 4")
  `REFUSE_IF(gen_exponent, Exponent < Bits || Exponent > Bits + 4,
             "inv_divstep: Exponent is Bits to Bits + 4")
  `REFUSE_IF(gen_steps, Steps < 1 || Steps > 8 || Steps > Bits - 2,
             "inv_divstep: Steps is 1 to 8, and at most Bits - 2")
  `REFUSE_IF(gen_block_bits, BlockBits < 2 * Steps + 2 || BlockBits > Bits + Steps,
             "inv_divstep: BlockBits is 2 * Steps + 2 to Bits + Steps")

  // --- Clocks and widths: README.md ---

  localparam int Divsteps = (45907 * Bits + 30179) / 19929;
  localparam int Main = (Divsteps + 2 * Steps - 2) / Steps;
  localparam int Tail = ($clog2(Main * Steps + 1) + 2 * Steps + 1) / Steps;
  localparam int Conversion = (Exponent + Steps - 1) / Steps;
  localparam int Pad = Conversion * Steps - Exponent;
  localparam int CountWidth = $clog2(2 * Conversion + Main + Tail);

  // From 33 bits on the shift leaves 0, as is meant.
  // slang lint_off shift-count-overflow
  localparam int Units = (Main + Tail) * Steps + ((1 << (Tail * Steps)) >> (Bits - 1)) + 1;
  // slang lint_on shift-count-overflow
  localparam int PairLeast = Bits + 1 + Steps;
  localparam int PairBlocks = (PairLeast + BlockBits - 1) / BlockBits;
  localparam int PairShort = (PairBlocks - 1) * BlockBits + Steps + 1;
  localparam int PairWidth = PairLeast > PairShort ? PairLeast : PairShort;
  localparam int Least = Bits + $clog2(Units) + Steps;
  localparam int Blocks = (Least + BlockBits - 1) / BlockBits;
  localparam int Short = (Blocks - 1) * BlockBits + Steps + 1;
  localparam int Width = Least > Short ? Least : Short;
  localparam int SumBlocks = (Bits + BlockBits - 1) / BlockBits;
  localparam int Finish = SumBlocks + 2;
  localparam int First = (Tail + 1) * Steps;

  logic unused_fixed;
  assign unused_fixed = fixed_i;

  // --- Control ---

  logic ready_q;
  logic valid_q;
  logic even_q;
  logic seen_q;
  logic before_q;
  logic before_end_q;
  logic main_q;
  logic main_end_q;
  logic begin_q;
  logic tail_q;
  logic [CountWidth-1:0] count_q;
  logic [Finish:0] finish_q;
  logic [Steps-1:0] add;  // which steps of this clock add: Decisions
  logic accept;
  logic ready_d;
  logic before_d;
  logic main_d;
  logic begin_d;
  logic tail_d;

  assign accept   = valid_i & ready_q;
  assign ready_d  = ~accept & (ready_q | (valid_q & ready_i));
  assign before_d = accept ? mode_i != 2'd0 : before_q & ~before_end_q;
  assign main_d   = accept ? mode_i == 2'd0 : before_q ? before_end_q : main_q & ~main_end_q;
  assign begin_d  = main_q & ~main_d;
  assign tail_d   = begin_d | (tail_q & (count_q != '0));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ready_q  <= 1'b1;
      valid_q  <= 1'b0;
      even_q   <= 1'b0;
      seen_q   <= 1'b0;
      before_q    <= 1'b0;
      before_end_q <= 1'b0;
      main_q   <= 1'b0;
      main_end_q <= 1'b0;
      begin_q  <= 1'b0;
      tail_q   <= 1'b0;
      count_q  <= '0;
      finish_q <= '0;
    end else begin
      ready_q <= ready_d;
      valid_q <= finish_q[Finish] | (valid_q & ~ready_i);
      if (ready_q) even_q <= ~m_i[0];
      seen_q <= ~ready_q & (seen_q | (add != '0 & ~tail_q));
      before_q <= before_d;
      before_end_q <= count_q == CountWidth'(Main + Tail + 1);
      main_q <= main_d;
      main_end_q <= count_q == CountWidth'(Tail + 1);
      begin_q <= begin_d;
      tail_q <= tail_d;
      if (accept) begin
        count_q <= mode_i == 2'd0 ? CountWidth'(Main + Tail - 1) :
            mode_i == 2'd3 ? CountWidth'(2 * Conversion + Main + Tail - 1) :
            CountWidth'(Conversion + Main + Tail - 1);
      end else if (count_q != '0) count_q <= count_q - CountWidth'(1);
      finish_q <= (Finish + 1)'({finish_q, tail_q & (count_q == '0)});
    end
  end

  (* keep *) logic [Blocks-1:0] load_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) load_q <= '1;
    else load_q <= {Blocks{ready_d}};
  end

  // --- Decisions ---

  localparam int ZetaWidth = $clog2(2 * Conversion + Main * Steps + 2) + 2;

  logic [PairWidth-1:0] f_q;
  logic [PairWidth-1:0] g_q;
  logic [PairWidth-1:0] f_d;
  logic [PairWidth-1:0] g_d;
  logic signed [ZetaWidth-1:0] zeta_q;
  logic signed [ZetaWidth-1:0] zeta_d;
  logic add_q;
  logic swap_q;
  logic add_d;
  logic swap_d;
  logic [Steps-1:0] swap;

  logic [Steps*(Steps+1)-1:0] head_f;
  logic [Steps*(Steps+1)-1:0] head_g;
  logic [ZetaWidth*(Steps+1)-1:0] zeta;
  assign head_f[Steps-1:0]   = f_q[Steps+:Steps];
  assign head_g[Steps-1:0]   = g_q[Steps+:Steps];
  assign zeta[ZetaWidth-1:0] = zeta_q;

  for (genvar i = 0; i < Steps; i++) begin : gen_head
    logic [Steps-1:0] f_now;
    logic [Steps-1:0] g_now;
    logic [ZetaWidth-1:0] zeta_now;
    assign f_now = head_f[i*Steps+:Steps];
    assign g_now = head_g[i*Steps+:Steps];
    assign zeta_now = zeta[i*ZetaWidth+:ZetaWidth];
    if (i == 0) begin : gen_first
      assign add[0]  = add_q;
      assign swap[0] = swap_q;
    end else begin : gen_next
      assign add[i]  = g_now[i];
      assign swap[i] = g_now[i] & main_q & zeta_now[ZetaWidth-1];
    end
    logic [Steps-1:0] addend;
    assign addend = (f_now ^ {Steps{swap[i]}}) & {Steps{add[i]}};
    assign head_g[(i+1)*Steps+:Steps] = g_now + addend + Steps'(swap[i]);
    // With one step a unit it leaves 0, as is meant.
    // slang lint_off shift-count-overflow
    assign head_f[(i+1)*Steps+:Steps] = (swap[i] ? g_now : f_now) << 1;
    // slang lint_on shift-count-overflow
    assign zeta[(i+1)*ZetaWidth+:ZetaWidth] = (zeta_now ^ {ZetaWidth{swap[i]}}) - ZetaWidth'(1);
  end

  assign zeta_d = main_q ? zeta[Steps*ZetaWidth+:ZetaWidth] : '1;
  assign add_d  = g_d[Steps];
  assign swap_d = g_d[Steps] & main_d & zeta_d[ZetaWidth-1];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      zeta_q <= '0;
      add_q  <= 1'b0;
      swap_q <= 1'b0;
    end else begin
      zeta_q <= zeta_d;
      add_q  <= add_d;
      swap_q <= swap_d;
    end
  end

  // --- f and g ---

  logic [PairBlocks-1:0] pair_low_q;
  logic [PairBlocks-1:0] pair_low_d;
  logic [PairBlocks-1:0] pair_run_q;
  logic [PairBlocks*Steps-1:0] pair_add_q;
  logic [PairBlocks*Steps-1:0] pair_swap_q;
  logic [PairBlocks*Steps-1:0] pair_carry_q;
  logic [PairBlocks*Steps-1:0] pair_f_low_q;
  logic [PairBlocks-1:0] pair_run;
  logic [PairBlocks*Steps-1:0] pair_add;
  logic [PairBlocks*Steps-1:0] pair_swap;
  logic [PairBlocks*Steps-1:0] pair_carry;
  logic [PairBlocks*Steps-1:0] pair_f_low;
  logic [PairBlocks*Steps-1:0] pair_carry_d;
  logic [PairBlocks*Steps-1:0] pair_f_top;
  logic [(PairBlocks+1)*Steps-1:0] f_from_above;
  logic [(PairBlocks+1)*Steps-1:0] g_from_above;

  assign pair_run   = PairBlocks'({pair_run_q, before_q | main_q});
  assign pair_add   = (PairBlocks * Steps)'({pair_add_q, add});
  assign pair_swap  = (PairBlocks * Steps)'({pair_swap_q, swap});
  assign pair_carry = (PairBlocks * Steps)'({pair_carry_q, swap});
  assign pair_f_low = (PairBlocks * Steps)'({pair_f_low_q, Steps'(0)});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pair_low_q   <= '0;
      pair_run_q   <= '0;
      pair_add_q   <= '0;
      pair_swap_q  <= '0;
      pair_carry_q <= '0;
      pair_f_low_q <= '0;
    end else begin
      pair_low_q   <= pair_low_d;
      pair_run_q   <= pair_run;
      pair_add_q   <= pair_add;
      pair_swap_q  <= pair_swap;
      pair_carry_q <= ready_q ? '0 : pair_carry_d;
      pair_f_low_q <= ready_q ? '0 : pair_f_top;
    end
  end

  logic [PairWidth-1:0] a_word;
  logic [PairWidth-1:0] m_word;
  assign a_word = PairWidth'(a_i) << Steps;
  assign m_word = PairWidth'(m_i) << Steps;
  assign f_from_above[PairBlocks*Steps+:Steps] = {Steps{f_q[PairWidth-1]}};
  assign g_from_above[PairBlocks*Steps+:Steps] = {Steps{g_q[PairWidth-1]}};

  for (genvar j = 0; j < PairBlocks; j++) begin : gen_pair
    localparam int Low = j * BlockBits;
    localparam int Size = (PairWidth - Low < BlockBits) ? PairWidth - Low : BlockBits;

    logic [Size-1:0] f_now;
    logic [Size-1:0] g_now;
    logic [Size-1:0] f_next;
    logic [Size-1:0] g_next;
    logic lowest;
    assign f_now = {f_from_above[(j+1)*Steps+:Steps], f_q[Low+Steps+:Size-Steps]};
    assign g_now = {g_from_above[(j+1)*Steps+:Steps], g_q[Low+Steps+:Size-Steps]};

    divstep_pair #(
        .Size (Size),
        .Steps(Steps)
    ) u_steps (
        .f_i    (f_now),
        .g_i    (g_now),
        .add_i  (pair_add[j*Steps+:Steps]),
        .swap_i (pair_swap[j*Steps+:Steps]),
        .low_i  (lowest),
        .carry_i(pair_carry[j*Steps+:Steps]),
        .f_low_i(pair_f_low[j*Steps+:Steps]),
        .f_o    (f_next),
        .g_o    (g_next),
        .carry_o(pair_carry_d[j*Steps+:Steps]),
        .f_top_o(pair_f_top[j*Steps+:Steps])
    );

    assign f_from_above[j*Steps+:Steps] = pair_run[j] ? f_next[Steps-1:0] : f_q[Low+:Steps];
    assign g_from_above[j*Steps+:Steps] = pair_run[j] ? g_next[Steps-1:0] : g_q[Low+:Steps];
    assign f_d[Low+:Size] = load_q[j] ? m_word[Low+:Size] : pair_run[j] ? f_next : f_q[Low+:Size];
    assign g_d[Low+:Size] = load_q[j] ? a_word[Low+:Size] : pair_run[j] ? g_next : g_q[Low+:Size];

    if (j == 0) begin : gen_block0
      assign pair_low_d[0] = 1'b0;
      assign lowest = pair_carry[0];
    end else begin : gen_further
      localparam int Before = (j - 1) * Steps;
      assign pair_low_d[j] = g_d[Low+Steps]
          ^ (pair_add[Before] & (f_d[Low+Steps] ^ pair_swap[Before]));
      assign lowest = pair_low_q[j];
    end
  end

  always_ff @(posedge clk_i) begin
    f_q <= f_d;
    g_q <= g_d;
  end

  // --- d and e ---

  logic [Width-1:0] e;
  logic [Width-1:0] m;

  // What the last step leaves of the low bits: the blocks have it too.
  logic unused_heads;
  assign unused_heads = ^{head_f[Steps*Steps+:Steps], head_g[Steps*Steps+:Steps]};

  divstep_words #(
      .Bits     (Bits),
      .Steps    (Steps),
      .BlockBits(BlockBits),
      .Width    (Width),
      .Blocks   (Blocks),
      .First    (First),
      .Pad      (Pad)
  ) u_words (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .ready_i (ready_q),
      .load_i  (load_q),
      .mode_i  (mode_i),
      .m_i     (m_i),
      .main_i  (main_q),
      .begin_i (begin_q),
      .tail_i  (tail_q),
      .end_i   (tail_q & (count_q <= CountWidth'(1))),
      .finish_i(finish_q[0]),
      .add_i   (add),
      .swap_i  (swap),
      .flip_i  (f_q[Steps+1]),
      .e_o     (e),
      .m_o     (m)
  );

  // --- x ---

  divstep_result #(
      .Bits     (Bits),
      .BlockBits(BlockBits)
  ) u_result (
      .clk_i       (clk_i),
      .rst_ni      (rst_ni),
      .f_i         (f_q[Steps+:Bits]),
      .f_negative_i(f_q[Bits+Steps]),
      .e_i         (e[Steps+:Bits]),
      .e_negative_i(e[Bits+Steps]),
      .m_i         (m[Bits-1:0]),
      .last_i      (finish_q[Finish-1]),
      .finished_i  (finish_q[Finish]),
      .valid_i     (valid_q),
      .even_i      (even_q),
      .seen_i      (seen_q),
      .x_o         (x_o),
      .error_o     (error_o)
  );

  // Below block 0 there is nothing, and x needs no more bits of m than it has.
  logic unused_ends;
  assign unused_ends = ^{
    pair_low_q[0],
    f_from_above[Steps-1:0],
    g_from_above[Steps-1:0],
    e[Width-1:Bits+Steps+1],
    e[Steps-1:0],
    m[Width-1:Bits]
  };

  assign ready_o = ready_q;
  assign valid_o = valid_q;

endmodule

// verilator lint_on UNOPTFLAT
