// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier in carry-save form, two bits of A a clock.
//
//   S = A * B * R^-1 (mod n),  R = 4^(ceil(k/2) + 1),  k = Bits
//
// Source: Garg & Vig, algorithm II, with its misprints put right (docs/explanation/errata.md), and changed so that no multiple of
// three is ever needed and no quotient digit waits for a sum of the same step (README.md says why).
//
// Numbers. A, B and S travel as carry-save pairs: A = a1 + a2, and so on; a plain number is the pair (x, 0).
//   n             odd, 1 <= n < 2^k
//   A, B          < 2^(k+1), however split into two words of k + 1 bits
//   S             < n + A * B / R, hence < 2^(k+1): a result is always an operand again;
//                 < 2n when A, B < 2n
//
// Each step drops two bits of S, made 0 by a multiple of n, and then adds one digit of A times B:
//
//   S_0 = 0;   S_{i+1} = (S_i + q_i * n) / 4 + a_i * B,   q_i = -S_i * n^-1 mod 4,   i = 0 ... ceil(k/2) + 1
//
//      a1 a2            b1 b2                 n
//        |                |                   |
//      brfa2           brfa2 row: digits b    |          first step: S = 0, q = 0
//        |              and carries bc        |          last step:  a = 0
//      digit a            |                   |
//        +--- a0*b, 2*a1*b, a*bc        q0*n, 2*q1*n --- q (of the next step: from four low bits of S)
//                   |                       |
//       S / 4 --- csa32 - csa32 - csa32 - csa32 - csa32 --- S
//
// Digits are 0 to 3; 3 * B and 3 * n are not stored but added as two words. B becomes, as it is loaded, digits of two
// bits and one carry a digit. The products of a carry, 4^i, by the two bits of a digit take two places that no other
// carry needs: B costs three rows of full adders, n two, and every addend is one AND inside its full adder.
//
// Why nothing is lost (the proof in full: README.md). All words are non-negative and add up to less than 2^(k+4), the
// width of the rows. S_i + q_i * n is a multiple of 4; what its dropped bits carry into the others goes to the places
// that are free under the shifted carries of the rows.
//
// Time. ceil(k/2) + 2 steps. valid_o rises ceil(k/2) + 2 cycles after the edge that accepted the operands; new operands
// are accepted on the edge of the last step, so the core delivers one product every ceil(k/2) + 2 cycles. The result has
// registers of its own: the next product may run while it waits, and only its last step stops until a cycle after the
// result was taken. Time depends on Bits and on the two handshakes alone, never on the operands or on n.
//
// An even modulus (zero is one) has no Montgomery product: the core runs its time and raises error_o with valid_o; the
// pair then means nothing. Reset drops whatever is running and clears every register: the sum with the next clock, the
// others at once. The operand registers follow the inputs while ready_o is high, accepted or not: their enable is then
// a flip-flop and not a handshake, which shortens the path.

`include "refuse_if.svh"

module mont_csa_r4 #(
    parameter int Bits = 64  // k, at least 3
) (
    input logic clk_i,
    input logic rst_ni,

    // Operands: taken on a rising edge where valid_i and ready_o are high.
    input  logic            valid_i,
    output logic            ready_o,
    input  logic [  Bits:0] a1_i,
    input  logic [  Bits:0] a2_i,
    input  logic [  Bits:0] b1_i,
    input  logic [  Bits:0] b2_i,
    input  logic [Bits-1:0] n_i,

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic          valid_o,
    input  logic          ready_i,
    output logic [Bits:0] s1_o,
    output logic [Bits:0] s2_o,
    output logic          error_o   // n was even
);

  `REFUSE_IF(gen_bits, Bits < 3, "mont_csa_r4: Bits is at least 3")

  localparam int Steps = (Bits + 1) / 2 + 2;
  localparam int CountWidth = $clog2(Steps);
  localparam int Digits = Bits / 2 + 1;  // of B
  localparam int BWidth = 2 * Digits;
  localparam int Width = Bits + 4;  // of the rows

  // --- Control ---

  logic ready_q;  // idle or in the last step
  logic finish_q;  // the last step is now
  logic wait_q;  // the last step waits for the old result to be taken
  logic valid_q;
  logic error_q;
  logic [Bits-1:0] n_q;
  logic [CountWidth-1:0] count_q;  // steps to come after the next one

  logic accept;
  logic last_d;
  logic valid_d;
  logic finish_d;

  assign ready_o  = ready_q;
  assign accept   = valid_i & ready_q;
  assign last_d   = (count_q == CountWidth'(1)) | wait_q;
  assign valid_d  = finish_q | (valid_q & ~ready_i);
  assign finish_d = last_d & ~valid_d;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ready_q  <= 1'b1;
      finish_q <= 1'b0;
      wait_q   <= 1'b0;
      valid_q  <= 1'b0;
      error_q  <= 1'b0;
      count_q  <= '0;
    end else begin
      ready_q  <= ~accept & (ready_q | finish_d);
      finish_q <= finish_d;
      wait_q   <= last_d & valid_d;
      valid_q  <= valid_d;
      if (finish_q) error_q <= ~n_q[0];
      if (accept) count_q <= CountWidth'(Steps - 1);
      else if (count_q != '0) count_q <= count_q - CountWidth'(1);
    end
  end

  // --- B and n: constant through a multiplication ---

  logic [BWidth-1:0] b1;
  logic [BWidth-1:0] b2;
  logic [BWidth-1:0] b_d;
  logic [Digits-1:0] bc_d;
  logic [Bits:0] b_q;  // digits of two bits
  logic [Digits-2:0] bc_q;  // carries: bit i weighs 4^(i+1)

  assign b1 = BWidth'(b1_i);
  assign b2 = BWidth'(b2_i);

  for (genvar i = 0; i < Digits; i++) begin : gen_digit
    brfa2 u_adder (
        .x_i    (b1[2*i+:2]),
        .y_i    (b2[2*i+:2]),
        .carry_i(1'b0),
        .sum_o  (b_d[2*i+:2]),
        .carry_o(bc_d[i])
    );
  end

  // 0 because B < 2^(k+1).
  logic unused_top;
  assign unused_top = bc_d[Digits-1] | b_d[BWidth-1];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      b_q  <= '0;
      bc_q <= '0;
      n_q  <= '0;
    end else if (ready_q) begin
      b_q  <= b_d[Bits:0];
      bc_q <= bc_d[Digits-2:0];
      n_q  <= n_i;
    end
  end

  // --- A: two shift registers and a serial adder of two bits, lowest digit first, one digit ahead ---

  logic [Bits-2:0] a1_q;
  logic [Bits-2:0] a2_q;
  logic carry_q;
  logic carry_d;
  logic [1:0] digit_q;
  logic [1:0] digit_d;

  brfa2 u_serial_adder (
      .x_i    (ready_q ? a1_i[1:0] : a1_q[1:0]),
      .y_i    (ready_q ? a2_i[1:0] : a2_q[1:0]),
      .carry_i(~ready_q & carry_q),
      .sum_o  (digit_d),
      .carry_o(carry_d)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      a1_q    <= '0;
      a2_q    <= '0;
      carry_q <= 1'b0;
      digit_q <= '0;
    end else begin
      // At 3 bits the shift leaves 0, as is meant.
      // slang lint_off shift-count-overflow
      a1_q    <= ready_q ? a1_i[Bits:2] : a1_q >> 2;
      a2_q    <= ready_q ? a2_i[Bits:2] : a2_q >> 2;
      // slang lint_on shift-count-overflow
      carry_q <= carry_d;
      digit_q <= digit_d;
    end
  end

  // --- S: drop two bits of S + q * n, add a * B ---

  logic [Width-1:0] s1_q;
  logic [Width-1:0] s2_q;  // carries, unshifted: S = s1 + 2 * s2
  logic [1:0] quotient_q;  // the digit q that belongs to this S

  logic [Width-1:0] b_wide;
  logic [Width-1:0] n_wide;
  assign b_wide = Width'(b_q);
  assign n_wide = Width'(n_q);

  // The carries of B times a: a carry weighs 4^i, so its product has two places, which no other carry needs.
  logic [Width-1:0] carries_of_b;
  for (genvar i = 0; i < Width; i++) begin : gen_carries_of_b
    if (i >= 2 && i < BWidth) begin : gen_carry
      assign carries_of_b[i] = digit_q[i%2] & bc_q[i/2-1];
    end else begin : gen_none
      assign carries_of_b[i] = 1'b0;
    end
  end

  // What the two bits carry into those that stay. A carry out of the bits of s1 and 2 * s2; one out of these and the
  // bits of q * n, unless all are 0; and another for 3 + 3 + 2, which is q = 3 and n = 3 (mod 4).
  logic of_s_alone;
  logic of_all;
  logic of_all_again;
  assign of_s_alone   = s1_q[1] & s2_q[0];
  assign of_all       = quotient_q[1] | quotient_q[0];
  assign of_all_again = quotient_q[1] & quotient_q[0] & n_q[1];

  // Five rows of full adders. The lowest place of shifted carries is free: three of them take those bits.
  logic [Width-1:0] sum_1;
  logic [Width-1:0] sum_2;
  logic [Width-1:0] sum_3;
  logic [Width-1:0] sum_4;
  logic [Width-1:0] sum_5;
  logic [Width-1:0] carry_1;
  logic [Width-1:0] carry_2;
  logic [Width-1:0] carry_3;
  logic [Width-1:0] carry_4;
  logic [Width-1:0] carry_5;

  csa32 #(
      .Width(Width)
  ) u_b_once (
      .x_i    (s1_q >> 2),
      .y_i    (s2_q >> 1),
      .z_i    ({Width{digit_q[0]}} & b_wide),
      .sum_o  (sum_1),
      .carry_o(carry_1)
  );

  csa32 #(
      .Width(Width)
  ) u_b_twice (
      .x_i    (sum_1),
      .y_i    ({carry_1[Width-2:0], of_s_alone}),
      .z_i    ({Width{digit_q[1]}} & (b_wide << 1)),
      .sum_o  (sum_2),
      .carry_o(carry_2)
  );

  csa32 #(
      .Width(Width)
  ) u_carries_of_b (
      .x_i    (sum_2),
      .y_i    ({carry_2[Width-2:0], 1'b0}),
      .z_i    (carries_of_b),
      .sum_o  (sum_3),
      .carry_o(carry_3)
  );

  csa32 #(
      .Width(Width)
  ) u_n_once (
      .x_i    (sum_3),
      .y_i    ({carry_3[Width-2:0], of_all}),
      .z_i    ({Width{quotient_q[0]}} & (n_wide >> 2)),
      .sum_o  (sum_4),
      .carry_o(carry_4)
  );

  csa32 #(
      .Width(Width)
  ) u_n_twice (
      .x_i    (sum_4),
      .y_i    ({carry_4[Width-2:0], of_all_again}),
      .z_i    ({Width{quotient_q[1]}} & (n_wide >> 1)),
      .sum_o  (sum_5),
      .carry_o(carry_5)
  );

  // 0 because S < 2^(k+4).
  logic unused_carries;
  assign unused_carries = carry_1[Width-1] | carry_2[Width-1] | carry_3[Width-1] | carry_4[Width-1];

  // The quotient digit of the next step from the next S mod 4, beside the rows and not behind them.

  // x + y mod 4
  function automatic logic [1:0] add_mod4(input logic [1:0] x, input logic [1:0] y);
    add_mod4 = {x[1] ^ y[1] ^ (x[0] & y[0]), x[0] ^ y[0]};
  endfunction

  logic [1:0] of_s;
  logic [1:0] of_b;
  logic [1:0] of_n;
  logic [1:0] next_low;
  logic [1:0] quotient_d;

  assign of_s = add_mod4(add_mod4(s1_q[3:2], s2_q[2:1]), {1'b0, of_s_alone});
  assign of_b = {(digit_q[0] & b_q[1]) ^ (digit_q[1] & b_q[0]), digit_q[0] & b_q[0]};
  assign of_n = add_mod4(
      add_mod4(
          {2{quotient_q[0]}} & n_wide[3:2], {2{quotient_q[1]}} & n_wide[2:1]
      ),
      add_mod4(
          {1'b0, of_all}, {1'b0, of_all_again})
  );
  assign next_low = add_mod4(add_mod4(of_s, of_b), of_n);
  assign quotient_d = {next_low[1] ^ (next_low[0] & ~n_q[1]), next_low[0]};

  always_ff @(posedge clk_i) begin
    if (ready_q) begin
      s1_q <= '0;
      s2_q <= '0;
      quotient_q <= '0;
    end else if (!wait_q) begin
      s1_q <= sum_5;
      s2_q <= carry_5;
      quotient_q <= quotient_d;
    end
  end

  // --- Result ---

  logic [  Bits:0] result1_q;
  logic [Bits-1:0] result2_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      result1_q <= '0;
      result2_q <= '0;
    end else if (finish_q) begin
      result1_q <= sum_5[Bits:0];
      result2_q <= carry_5[Bits-1:0];
    end
  end

  assign valid_o = valid_q;
  assign error_o = valid_q & error_q;
  assign s1_o    = result1_q;
  assign s2_o    = {result2_q, 1'b0};

endmodule
