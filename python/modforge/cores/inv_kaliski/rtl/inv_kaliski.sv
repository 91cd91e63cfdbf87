// SPDX-License-Identifier: MIT OR Apache-2.0
// Modular inverter: Kaliski's almost inverse and halvings after it, one iteration a clock, carry chains cut in blocks.
//
//   x = a^-1 * 2^e (mod m),  e = 0, E, E or 2E for mode_i = 0, 1, 2, 3,  R = 2^E,  E = Exponent
//
// Source: Kaliski 1995 as Daly, Marnane & Popovici (2003) build it, put right (docs/explanation/errata.md). Where it differs and
// why is in README.md.
//
//   mode_i[0]  a_i is a * R mod m (the Montgomery domain) and not a
//   mode_i[1]  x_o shall be x * R mod m
//
// Numbers.
//   m             odd, 3 <= m < 2^Bits
//   a             any number of Bits bits: it counts modulo m
//   x             0 < x < m
//
// The steps.
//
//   before     q = 2a, p = m;  some times: q = q / 2 + (bit 1 of q) * p              a is halved modulo m
//   load       x = q / 2, y = p (always odd), p = 1, q = 0
//   run        x even:            x = x / 2                     q = 2q
//              x > y:             x = (x - y) / 2     p = p + q,  q = 2q
//              x < y:  y = x,     x = (y - x) / 2     p = p + q,  q = 2p
//              x = y:  the end                        p = p + q,  q = 2q or 2p
//   after      some times: q = q / 2 + (bit 1 of q) * p            q / 2 is halved modulo p = m
//   finish     x = q / 2
//
//       x - y, y - x: Chains blocks,           p, q: ceil(Chains / 2) blocks, each a clock behind the one below
//       beside each other
//       | ge, le | ge, le | ge, le |           block 0          block 1
//            \       |       /                 op -- FF -- op -- FF -- op
//             who is greater, borrows             | carry, shifted bit: FF |
//                    |                            | <--- lowest bit ------ |
//       select and complement, a block
//
// The difference of a block is x - y, y - x, or the complement of the other one: x - y - 1 = ~(y - x). So a borrow
// from below needs no third subtractor and no chain is longer than a block. p and q decide nothing: they follow x and y
// a clock later, block by block. A block of theirs is as long as two of the difference; CarrySelect = 1 adds it in two
// halves within the clock (carry_select.sv): with Chains = 2 that is the split architecture of the paper.
//
// Time. k iterations, then k - 1 halvings less what the mode asks for; README.md has the formulas. fixed_i: all inputs
// take the most cycles of their mode. Else time depends on a and m.
//
// error_o: m is even, or a has no inverse. x_o is then the greatest common divisor of a and m; 0 if m is even or a is 0.
// With m = 1 result and error mean nothing. Reset drops whatever is running and clears every register: those of x, y, p
// and q with the next clock. Operand registers follow the inputs while ready_o is high.

`include "refuse_if.svh"

module inv_kaliski #(
    parameter int Bits = 64,  // of m, at least 4
    parameter int Exponent = Bits,  // E of R = 2^E, Bits to Bits + 4
    parameter int Chains = 2,  // blocks of the difference: 1 is the basic architecture
    parameter int CarrySelect = 0  // 1: a block of the sum in two halves at once
) (
    input logic clk_i,
    input logic rst_ni,

    // Operands: taken on a rising edge where valid_i and ready_o are high.
    input  logic            valid_i,
    output logic            ready_o,
    input  logic [Bits-1:0] a_i,
    input  logic [Bits-1:0] m_i,
    input  logic [     1:0] mode_i,
    input  logic            fixed_i,

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic            valid_o,
    input  logic            ready_i,
    output logic [Bits-1:0] x_o,
    output logic            error_o
);

  `REFUSE_IF(gen_bits, Bits < 4, "inv_kaliski: Bits is at least 4")
  `REFUSE_IF(gen_exponent, Exponent < Bits || Exponent > Bits + 4,
             "inv_kaliski: Exponent is Bits to Bits + 4")
  `REFUSE_IF(gen_chains, Chains < 1 || Chains > Bits, "inv_kaliski: Chains is 1 to Bits")
  `REFUSE_IF(gen_carry_select, CarrySelect != 0 && CarrySelect != 1,
             "inv_kaliski: CarrySelect is 0 or 1")

  localparam int SumBlocks = (Chains + 1) / 2;
  localparam int Lengths = $clog2(Bits);
  localparam int CountWidth = $clog2(2 * Bits + Exponent) + 2;
  localparam int ClocksWidth = $clog2(2 * Bits + 2 * Exponent + 2 * SumBlocks);

  typedef logic signed [CountWidth-1:0] count_t;
  typedef logic [ClocksWidth-1:0] clocks_t;

  // --- Control ---

  logic ready_q;  // idle
  logic before_q;  // the halvings before
  logic load_q;
  logic run_q;
  logic stop_q;  // the clock after the run
  logic after_q;  // the halvings after; waiting for higher blocks, and with fixed_i for the time
  logic finish_q;
  logic valid_q;
  logic take_q;  // x and y take q / 2 and p
  logic even_q;  // m is even
  logic lost_q;  // the run had no end: m is even or a is 0
  logic failed_q;  // there is no inverse
  logic later_q;  // y came from a and not from m
  logic fixed_q;
  logic plain_q;  // mode 0
  count_t count_q;  // the power of two collected so far, less the one that is wanted, plus Bits
  clocks_t clocks_q;  // to the end, if this takes the most cycles

  logic accept;
  logic plain;
  logic start;
  logic before_last;
  logic last_chance;
  logic stop;
  logic failed_d;
  logic more;
  logic quiet_d;  // no block has anything to do in the next clock
  logic load_d;
  logic finish_d;
  logic odd;
  logic x_less;
  logic equal;
  logic y_is_one;

  // What each block of p and q does in this clock.
  logic [SumBlocks-1:0] half_q;
  logic [SumBlocks-1:0] shift_q;
  logic [SumBlocks-1:0] sum_q;
  logic [SumBlocks-1:0] swap_q;
  logic [SumBlocks-1:0] gate_q;  // p is added
  logic [SumBlocks-1:0] half_d;
  logic [SumBlocks-1:0] shift_d;

  assign ready_o = ready_q;
  assign valid_o = valid_q;
  assign error_o = valid_q & failed_q;

  assign plain = mode_i == 2'd0;
  assign accept = valid_i & ready_q;
  assign start = accept & ~plain;
  assign last_chance = clocks_q == clocks_t'(SumBlocks + 1);
  assign stop = run_q & (equal | last_chance);
  assign more = count_q != (plain_q ? count_t'(2) : count_t'(Bits + 1));
  assign failed_d = stop_q ? even_q | lost_q | ~y_is_one : failed_q;
  assign half_d = SumBlocks'({
    half_q,
    start | (before_q & half_q[0] & ~before_last)
      | (((stop_q & ~failed_d) | (after_q & half_q[0])) & more)
  });
  assign shift_d = SumBlocks'({shift_q, run_q});
  assign quiet_d = {half_d, shift_d} == '0;
  assign load_d = (accept & plain) | (before_q & quiet_d);
  assign finish_d = (stop_q | after_q) & quiet_d & (~fixed_q | (clocks_q == clocks_t'(1)));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ready_q  <= 1'b1;
      before_q <= 1'b0;
      load_q   <= 1'b0;
      run_q    <= 1'b0;
      stop_q   <= 1'b0;
      after_q  <= 1'b0;
      finish_q <= 1'b0;
      valid_q  <= 1'b0;
      take_q   <= 1'b0;
      lost_q   <= 1'b0;
      failed_q <= 1'b0;
      later_q  <= 1'b0;
      half_q   <= '0;
      shift_q  <= '0;
      sum_q    <= '0;
      swap_q   <= '0;
    end else begin
      ready_q  <= ready_q ? ~valid_i : valid_q & ready_i;
      before_q <= start | (before_q & ~load_d);
      load_q   <= load_d;
      run_q    <= load_q | (run_q & ~stop);
      stop_q   <= stop;
      after_q  <= (stop_q | after_q) & ~finish_d;
      finish_q <= finish_d;
      valid_q  <= finish_q | (valid_q & ~ready_i);
      take_q   <= load_d | (finish_d & ~failed_d);
      lost_q   <= run_q & ~equal;
      failed_q <= failed_d;
      later_q  <= ~load_q & (later_q ^ (run_q & odd & x_less));
      half_q   <= half_d;
      shift_q  <= shift_d;
      sum_q    <= SumBlocks'({sum_q, run_q & odd});
      swap_q   <= SumBlocks'({swap_q, odd & (x_less | (equal & ~later_q))});
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      even_q   <= 1'b0;
      fixed_q  <= 1'b0;
      plain_q  <= 1'b0;
      count_q  <= '0;
      clocks_q <= '0;
    end else if (ready_q) begin
      even_q  <= ~m_i[0];
      fixed_q <= fixed_i;
      plain_q <= plain;
      case (mode_i)
        2'd0: begin
          count_q  <= count_t'(1);
          clocks_q <= clocks_t'(4 * Bits + SumBlocks - 2);
        end
        2'd3: begin
          count_q  <= count_t'(Bits - 2 * Exponent + 1);
          clocks_q <= clocks_t'(2 * Bits + 2 * Exponent + 2 * SumBlocks - 1);
        end
        default: begin
          count_q  <= count_t'(Bits - Exponent + 1);
          clocks_q <= clocks_t'(2 * Bits + Exponent + 2 * SumBlocks - 1);
        end
      endcase
    end else begin
      if (run_q || (before_q && half_d[0])) count_q <= count_q + count_t'(1);
      else if (half_d[0]) count_q <= count_q - count_t'(1);
      if (clocks_q != '0) clocks_q <= clocks_q - clocks_t'(1);
    end
  end

  // --- x and y ---

  logic [Bits-1:0] x_q;
  logic [Bits-1:0] y_q;
  logic [Bits:0] p_q;
  logic [Bits:0] q_q;
  logic [Chains-1:0] odd_q;  // bit i: x is odd, for block i
  logic x_clear;
  logic [Bits-1:0] x_d;
  logic [Bits-1:0] halved;  // twice the next x: x or the difference of x and y, without a sign
  logic [Chains-1:0] ge;  // bit i: block i of x is not less than that of y
  logic [Chains-1:0] le;
  logic [Chains-1:0] below_ge;  // the same of the blocks below block i
  logic [Chains-1:0] below_le;
  logic [Chains-1:0] above_ge;  // and of those from block i on
  logic [Chains-1:0] above_le;
  logic [Chains-1:0] less;  // x is less than y, for block i

  assign x_clear  = ready_q | (finish_q & even_q);
  assign odd    = odd_q[0];
  assign x_d    = take_q ? q_q[Bits:1] : halved >> 1;
  assign x_less = less[0];
  assign equal  = &{ge, le};

  block_order #(
      .Blocks(Chains)
  ) u_order (
      .ge_i      (ge),
      .le_i      (le),
      .below_ge_o(below_ge),
      .below_le_o(below_le),
      .above_ge_o(above_ge),
      .above_le_o(above_le)
  );

  for (genvar i = 0; i < Chains; i++) begin : gen_difference
    localparam int Low = i * Bits / Chains;
    localparam int Size = (i + 1) * Bits / Chains - Low;

    logic [Size:0] x_minus_y;
    logic [Size:0] y_minus_x;
    logic borrow;  // from the blocks below
    logic reverse;  // y - x and not x - y
    logic x_change;
    logic [Size-1:0] chosen;
    assign ge[i] = ~x_minus_y[Size];
    assign le[i] = ~y_minus_x[Size];
    // Each block decides for itself, so that no signal goes to all of them. Where x and y are equal from this block on,
    // its difference is 0 either way.
    assign less[i] = ~above_ge[i] | (above_le[i] & ~below_ge[i]);
    assign reverse = above_ge[i] ? ~below_ge[i] : below_le[i];
    assign borrow = (~above_le[i] & ~below_ge[i]) | (~above_ge[i] & ~below_le[i]);
    assign x_minus_y = {1'b0, x_q[Low+:Size]} - {1'b0, y_q[Low+:Size]};
    assign y_minus_x = {1'b0, y_q[Low+:Size]} - {1'b0, x_q[Low+:Size]};
    assign chosen = reverse ? y_minus_x[Size-1:0] : x_minus_y[Size-1:0];
    // Only an odd x can be y. Saying so gives each block an enable of its own, from its copy of the bit.
    assign x_change = take_q | (run_q & ~(odd_q[i] & equal));

    always_ff @(posedge clk_i) begin
      if (x_clear) x_q[Low+:Size] <= '0;
      else if (x_change) x_q[Low+:Size] <= x_d[Low+:Size];
    end

    // A copy of the lowest bit of x: the attribute keeps synthesis from joining it with the others.
    (* keep *)
    always_ff @(posedge clk_i) begin
      if (x_clear) odd_q[i] <= 1'b0;
      else if (x_change) odd_q[i] <= x_d[0];
    end

    always_ff @(posedge clk_i) begin
      if (ready_q) y_q[Low+:Size] <= '0;
      else if (before_q || load_q || (run_q && odd_q[i] && less[i])) begin
        y_q[Low+:Size] <= run_q ? x_q[Low+:Size] : p_q[Low+:Size];
      end
    end

    assign halved[Low+:Size] = odd_q[i] ? {Size{borrow}} ^ chosen : x_q[Low+:Size];
  end

  // The length of m: bit t is set if one of the bits that are 2^(t-1) to 2^t - 1 places below the highest one is.
  logic [Lengths:0] length_q;
  logic [Lengths:0] length_d;
  logic [Lengths:0] hit;

  for (genvar t = 0; t <= Lengths; t++) begin : gen_length
    localparam int High = (t == 0) ? Bits - 1 : Bits - 1 - (1 << (t - 1));
    localparam int Low = (Bits - (1 << t) > 1) ? Bits - (1 << t) : 1;
    if (High >= Low) begin : gen_bits
      assign length_d[t] = |y_q[High:Low];
    end else begin : gen_none
      assign length_d[t] = 1'b0;
    end
    // The first two may be asked for before y is there.
    if (t < 2) begin : gen_early
      assign hit[t] = (count_q == count_t'(1 << t)) & p_q[High];
    end else if (t < Lengths) begin : gen_later
      assign hit[t] = (count_q == count_t'(1 << t)) & length_q[t];
    end else begin : gen_last
      assign hit[t] = count_q == count_t'(1 << t);
    end
  end

  assign before_last = |hit;
  assign y_is_one = length_q == '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) length_q <= '0;
    else length_q <= length_d;
  end

  // --- p and q ---

  logic [SumBlocks-1:0] carry_q;  // bit j: into block j, from the sum
  logic [SumBlocks-1:0] carry_o;
  logic [SumBlocks-1:0] shifted_q;  // bit j: into block j, from the doubling
  logic [SumBlocks-1:0] shifted_o;
  logic [SumBlocks:1] lowest;  // bit j: the lowest bit of block j of q after this clock
  logic gate_d;

  assign lowest[SumBlocks] = 1'b0;

  logic [Bits:0] m;
  logic [Bits:0] a_twice;
  assign m = {1'b0, m_i};
  assign a_twice = {a_i, 1'b0};

  // A halving adds p to an odd q / 2. Bit 1 of the next q says so: of one that is loaded, summed or doubled.
  logic next_odd;
  assign next_odd = half_q[0] ? gen_sum[0].total[1] : gen_sum[0].doubled[0];
  assign gate_d   = ~half_d[0] | (ready_q ? a_i[0] : next_odd);

  for (genvar j = 0; j < SumBlocks; j++) begin : gen_sum
    localparam int Low = j * (Bits + 1) / SumBlocks;
    localparam int Size = (j + 1) * (Bits + 1) / SumBlocks - Low;

    logic [Size-1:0] p;
    logic [Size-1:0] q;
    logic [Size-1:0] gated;
    logic [Size-1:0] other;
    logic [Size-1:0] doubled;
    logic [  Size:0] total;
    assign p = p_q[Low+:Size];
    assign q = q_q[Low+:Size];
    assign gated = {Size{gate_q[j]}} & p;
    assign other = half_q[j] ? {lowest[j+1], q[Size-1:1]} : q;
    if (CarrySelect != 0) begin : gen_halves
      carry_select #(
          .Bits(Size)
      ) u_sum (
          .a_i    (gated),
          .b_i    (other),
          .carry_i(carry_q[j]),
          .sum_o  (total)
      );
    end else begin : gen_whole
      assign total = {1'b0, gated} + {1'b0, other} + (Size + 1)'(carry_q[j]);
    end
    assign doubled = swap_q[j] ? p : q;
    assign carry_o[j] = total[Size];
    assign shifted_o[j] = doubled[Size-1];
    if (j > 0) begin : gen_lowest
      logic of_sum;
      assign of_sum = q[1] ^ gated[0] ^ carry_q[j];
      assign lowest[j] = half_q[j] ? of_sum : (shift_q[j] ? shifted_q[j] : q[0]);
    end

    always_ff @(posedge clk_i) begin
      if (load_q) p_q[Low+:Size] <= Size'(j == 0);
      else if (ready_q) p_q[Low+:Size] <= m[Low+:Size];
      else if (sum_q[j]) p_q[Low+:Size] <= total[Size-1:0];
    end

    always_ff @(posedge clk_i) begin
      if (load_q) q_q[Low+:Size] <= '0;
      else if (ready_q) q_q[Low+:Size] <= a_twice[Low+:Size];
      else if (half_q[j]) q_q[Low+:Size] <= total[Size-1:0];
      else if (shift_q[j]) q_q[Low+:Size] <= {doubled[Size-2:0], shifted_q[j]};
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      carry_q   <= '0;
      shifted_q <= '0;
      gate_q    <= '0;
    end else begin
      carry_q   <= SumBlocks'({carry_o, 1'b0});
      shifted_q <= SumBlocks'({shifted_o, 1'b0});
      gate_q    <= SumBlocks'({gate_q, gate_d});
    end
  end

  assign x_o = x_q;

endmodule
