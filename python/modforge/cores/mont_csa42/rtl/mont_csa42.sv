// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier in carry-save form, four-to-two, one bit of A a clock.
//
//   S = A * B * R^-1 (mod n),  R = 2^(k+2),  k = Bits
//
// Source: Garg & Vig, algorithm I, which is the four-to-two multiplier of McIvor, McLoone & McCanny (2004). Printed
// with one condition four times; the four cases are 0, n, B and B + n (docs/explanation/errata.md).
//
// Numbers. A, B and S travel as carry-save pairs: A = a1 + a2, and so on; a plain number is the pair (x, 0).
//   n             odd, 1 <= n < 2^k
//   A, B          < 2^(k+1), however split into two words of k + 1 bits
//   S             < n + A * B / R, hence < 2^(k+1): a result is always an operand again;
//                 < 2n when A, B < 2n
//
// Each step adds one of 0, n, B, B + n, chosen by the next bit of A and by q, which makes the sum even, and halves:
//
//   a = bit i of A;   q = (s1 + s2 + a * B) mod 2;   (s1, s2) = (s1 + s2 + a * B + q * n) / 2
//
//         a1 a2            b1 b2 n ------ csa32 ---- d1 d2 = b1 + b2 + n   (loaded with the operands)
//          |  |             |  | |                    |  |
//      serial adder ---- a -+--+-+--- four to one ----+--+
//                                          |
//                        s1 s2 --------- csa42 ----- halve --- s1 s2
//
// Why nothing is lost (the proof in full: README.md). Every word has k + 1 bits: b1 and b2 are not both 2^k or more, so
// d2, shifted, has no more than that, and the compressor turns four words of k + 1 bits into a sum of k + 2 bits and
// carries of k + 1 bits. The lowest bit of that sum is the parity of the whole, 0 by the choice of q, and the carries
// weigh 2 and more: halving shifts the one and leaves the other as it is, k + 1 bits each. The serial adder sees A from
// below; after its k + 1 bit positions the carry that is left is bit k + 1 of a1 + a2, seen by step k + 2.
//
// Time. k + 2 steps. valid_o rises k + 2 cycles after the edge that accepted the operands; new operands are accepted on
// the edge of the last step, so the core delivers one product every k + 2 cycles. Operands are accepted, too, while the
// last result is still waiting; their first step then waits until it is taken. Time depends on Bits and on the two
// handshakes alone, never on the operands or on n.
//
// An even modulus (zero is one) has no Montgomery product: the core runs its k + 2 cycles and raises error_o with
// valid_o; the pair then means nothing. The result is valid only while valid_o is high: before, s1_o and s2_o show the
// sum as it grows. Reset drops whatever is running and clears every register, the operands included.

`include "refuse_if.svh"

module mont_csa42 #(
    parameter int Bits = 64  // k, at least 2
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

  `REFUSE_IF(gen_bits, Bits < 2, "mont_csa42: Bits is at least 2")

  localparam int CountWidth = $clog2(Bits + 2);

  // --- Control ---

  logic busy_q;
  logic first_q;  // the first step is still to come
  logic valid_q;
  logic error_q;
  logic [CountWidth-1:0] count_q;  // steps to come after the next one
  logic [Bits-1:0] n_q;

  logic accept;
  logic step;
  logic last;

  // No path from ready_i to ready_o: the last step is never the first, so it never waits for the old result.
  assign last    = busy_q & (count_q == '0);
  assign step    = busy_q & ~(first_q & valid_q & ~ready_i);
  assign ready_o = ~busy_q | last;
  assign accept  = valid_i & ready_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q  <= 1'b0;
      first_q <= 1'b0;
      valid_q <= 1'b0;
      error_q <= 1'b0;
      count_q <= '0;
    end else begin
      busy_q  <= accept | (busy_q & ~last);
      first_q <= accept | (first_q & ~step);
      valid_q <= last | (valid_q & ~ready_i);
      if (last) error_q <= ~n_q[0];
      if (accept) count_q <= CountWidth'(Bits + 1);
      else if (step && !last) count_q <= count_q - CountWidth'(1);
    end
  end

  // --- B, n and D = B + n: constant through a multiplication ---

  logic [  Bits:0] b1_q;
  logic [  Bits:0] b2_q;
  logic [  Bits:0] d1_q;
  logic [Bits-1:0] d2_q;  // carries, unshifted: D = d1 + 2 * d2
  logic [  Bits:0] d1_d;
  logic [  Bits:0] d2_d;

  csa32 #(
      .Width(Bits + 1)
  ) u_b_plus_n (
      .x_i    (b1_i),
      .y_i    (b2_i),
      .z_i    ({1'b0, n_i}),
      .sum_o  (d1_d),
      .carry_o(d2_d)
  );

  // 0 because B < 2^(k+1).
  logic unused_carry;
  assign unused_carry = d2_d[Bits];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      b1_q <= '0;
      b2_q <= '0;
      n_q  <= '0;
      d1_q <= '0;
      d2_q <= '0;
    end else if (accept) begin
      b1_q <= b1_i;
      b2_q <= b2_i;
      n_q  <= n_i;
      d1_q <= d1_d;
      d2_q <= d2_d[Bits-1:0];
    end
  end

  // --- A: two shift registers and a serial adder, lowest bit first ---

  logic [Bits:0] a1_q;
  logic [Bits:0] a2_q;
  logic carry_q;
  logic a_bit;
  logic carry_d;

  csa32 #(
      .Width(1)
  ) u_serial_adder (
      .x_i    (a1_q[0]),
      .y_i    (a2_q[0]),
      .z_i    (carry_q),
      .sum_o  (a_bit),
      .carry_o(carry_d)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      a1_q    <= '0;
      a2_q    <= '0;
      carry_q <= 1'b0;
    end else if (accept) begin
      a1_q    <= a1_i;
      a2_q    <= a2_i;
      carry_q <= 1'b0;
    end else if (step) begin
      a1_q    <= {1'b0, a1_q[Bits:1]};
      a2_q    <= {1'b0, a2_q[Bits:1]};
      carry_q <= carry_d;
    end
  end

  // --- S: add one of 0, n, B, B + n and halve ---

  logic [Bits:0] s1_q;
  logic [Bits:0] s2_q;
  logic [Bits:0] s1;
  logic [Bits:0] s2;
  logic [Bits:0] x1;
  logic [Bits:0] x2;
  logic [Bits+1:0] sum;
  logic [Bits:0] carry;
  logic q_bit;

  // The registers may still hold the last result: the first step starts from 0 instead of clearing them.
  assign s1 = first_q ? '0 : s1_q;
  assign s2 = first_q ? '0 : s2_q;

  assign q_bit = s1[0] ^ s2[0] ^ (a_bit & (b1_q[0] ^ b2_q[0]));

  assign x1 = a_bit ? (q_bit ? d1_q : b1_q) : (q_bit ? {1'b0, n_q} : '0);
  assign x2 = a_bit ? (q_bit ? {d2_q, 1'b0} : b2_q) : '0;

  csa42 #(
      .Width(Bits + 1)
  ) u_compressor (
      .w_i    (s1),
      .x_i    (s2),
      .y_i    (x1),
      .z_i    (x2),
      .sum_o  (sum),
      .carry_o(carry)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      s1_q <= '0;
      s2_q <= '0;
    end else if (step) begin
      s1_q <= sum[Bits+1:1];
      s2_q <= carry;
    end
  end

  // 0 by the choice of q_bit, unless n is even.
  logic unused_parity;
  assign unused_parity = sum[0];

  assign valid_o = valid_q;
  assign error_o = valid_q & error_q;
  assign s1_o    = s1_q;
  assign s2_o    = s2_q;

endmodule
