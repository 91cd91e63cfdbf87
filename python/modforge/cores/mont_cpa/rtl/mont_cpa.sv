// SPDX-License-Identifier: MIT OR Apache-2.0
// Montgomery multiplier of plain numbers, one bit of A a clock, carry chains cut to a length.
//
//   S = A * B * R^-1 (mod n),  R = 2^(k+2),  k = Bits
//
// Source: the multiplier of Daly & Marnane (2002) that Daly, Marnane & Popovici use: adders cut into blocks no longer
// than the target's fastest carry chain, with the carries between them in flip-flops. The range of its result is
// misprinted (docs/explanation/errata.md).
//
// Numbers are plain words, in the first word of each pair of ports; a2_i and b2_i are ignored, s2_o is 0.
//   n             odd, 1 <= n < 2^k
//   A, B          < 2^(k+1)
//   S             < n + A * B / R, hence < 2^(k+1): a result is always an operand again;
//                 < 2n when A, B < 2n
//
// Each step adds one of 0, n, B, B + n, chosen by the next bit of A and by q, which makes the sum even, and halves:
//
//   S_0 = 0;   S_{i+1} = Z_i / 2,   Z_i = S_i + a_i * B + q_i * n,   q_i = (S_i + a_i * B) mod 2,   i = 0 ... k + 1
//
//     block 0                 block 1                 block 2         Z: blocks of ChainBits bits
//     step i                  step i - 1              step i - 2      in the same clock
//       | -- a, q, carry --> FF | -- a, q, carry --> FF |
//       | <--- lowest bit ----- | <--- lowest bit ----- |
//
// A step needs the lowest bit of S only to choose what to add. So block j does what block 0 did j clocks before, with the
// bits a and q passed on through flip-flops, and a carry never goes further than a block in one clock. Halving takes the
// lowest bit of each block into the highest place of the one below, in the very clock in which it comes into being: it
// is the exclusive or of three bits and does not wait for a carry chain. B + n runs through the same kind of blocks.
//
// Time. Blocks = ceil((k + 3) / ChainBits). valid_o rises k + 2 + Blocks cycles after the edge that accepted the
// operands; new operands are accepted on the edge of the last step, so the core delivers one product every
// k + 2 + Blocks cycles. Operands are accepted, too, while the last result is still waiting; their first step then waits
// until it is taken. Time depends on the parameters and on the two handshakes alone, never on the operands or on n.
//
// An even modulus (zero is one) has no Montgomery product: the core runs its time and raises error_o with valid_o; the
// result then means nothing. The result is valid only while valid_o is high. Reset drops whatever is running and clears
// every register, the operands included. The operand registers follow the inputs while ready_o is high.

`include "refuse_if.svh"

module mont_cpa #(
    parameter int Bits = 64,  // k, at least 3
    parameter int ChainBits = 32  // longest carry chain, 2 to Bits + 3
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

  `REFUSE_IF(gen_bits, Bits < 3, "mont_cpa: Bits is at least 3")
  `REFUSE_IF(gen_chain_bits, ChainBits < 2 || ChainBits > Bits + 3,
             "mont_cpa: ChainBits is 2 to Bits + 3")

  localparam int Width = Bits + 3;  // of Z
  localparam int Blocks = (Width + ChainBits - 1) / ChainBits;
  localparam int CountWidth = $clog2(Bits + 2);

  // --- Control ---

  logic ready_q;  // idle or in the last step of the last block
  logic pending_q;  // operands are loaded, their first step is still to come
  logic valid_q;
  logic error_q;
  logic [Bits-1:0] n_q;
  logic [CountWidth-1:0] count_q;  // steps of block 0 to come after the present one
  logic [Blocks-1:0] step_q;  // bit j: block j is in a step
  logic [Blocks-1:0] last_q;  // bit j: it is its last one
  logic [Blocks-1:0] step_d;
  logic [Blocks-1:0] last_d;
  logic accept;
  logic start;

  assign ready_o = ready_q;
  assign accept  = valid_i & ready_q;
  assign start   = pending_q & ~(valid_q & ~ready_i);
  assign step_d  = Blocks'({step_q, start | (step_q[0] & ~last_q[0])});
  assign last_d  = Blocks'({last_q, step_q[0] & (count_q == CountWidth'(1))});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ready_q   <= 1'b1;
      pending_q <= 1'b0;
      valid_q   <= 1'b0;
      error_q   <= 1'b0;
      count_q   <= '0;
      step_q    <= '0;
      last_q    <= '0;
    end else begin
      ready_q   <= ~accept & (ready_q | last_d[Blocks-1]);
      pending_q <= accept | (pending_q & ~start);
      valid_q   <= last_q[Blocks-1] | (valid_q & ~ready_i);
      if (last_q[Blocks-1]) error_q <= ~n_q[0];
      if (start) count_q <= CountWidth'(Bits + 1);
      else if (count_q != '0) count_q <= count_q - CountWidth'(1);
      step_q <= step_d;
      last_q <= last_d;
    end
  end

  // --- B and n: constant through a multiplication; A: a shift register, lowest bit first ---

  logic [Bits:0] a_q;
  logic [Bits:0] b_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      a_q <= '0;
      b_q <= '0;
      n_q <= '0;
    end else if (ready_q) begin
      a_q <= a1_i;
      b_q <= b1_i;
      n_q <= n_i;
    end else if (start || step_q[0]) begin
      a_q <= a_q >> 1;
    end
  end

  logic unused_words;
  assign unused_words = ^{a2_i, b2_i};

  // --- Bits a and q of the step that each block is in ---

  logic [Blocks-1:0] bit_q;
  logic [Blocks-1:0] quotient_q;
  logic quotient_d;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      bit_q      <= '0;
      quotient_q <= '0;
    end else begin
      bit_q      <= Blocks'({bit_q, a_q[0]});
      quotient_q <= Blocks'({quotient_q, quotient_d});
    end
  end

  // --- D = B + n and Z, block by block ---

  logic [ Width-1:0] d_q;
  logic [ Width-1:0] z_q;
  logic [Blocks-1:0] d_carry_q;  // bit j: out of block j
  logic [Blocks-1:0] z_carry_q;
  logic [ Width-1:0] d_d;
  logic [ Width-1:0] z_d;
  logic [Blocks-1:0] d_carry_d;
  logic [Blocks-1:0] z_carry_d;
  logic [Blocks-1:0] d_carry;  // bit j: into block j
  logic [Blocks-1:0] z_carry;

  assign d_carry = Blocks'({d_carry_q, 1'b0});
  assign z_carry = Blocks'({z_carry_q, 1'b0});

  logic [Width-1:0] b_wide;
  logic [Width-1:0] n_wide;
  // A last block of one bit leaves its highest bit unused.
  // verilator lint_off UNUSEDSIGNAL
  logic [Width-2:0] halved;  // Z / 2: the next S, but for the highest bit of each block
  // verilator lint_on UNUSEDSIGNAL
  logic [ Blocks:1] lowest;  // bit j: the lowest bit of block j after this clock
  assign b_wide = Width'(b_q);
  assign n_wide = Width'(n_q);
  assign halved = z_q[Width-1:1];
  assign lowest[Blocks] = 1'b0;

  for (genvar j = 0; j < Blocks; j++) begin : gen_block
    localparam int Low = j * ChainBits;
    localparam int Size = (Width - Low < ChainBits) ? Width - Low : ChainBits;

    logic [Size-1:0] b;
    logic [Size-1:0] n;
    logic [Size-1:0] s;
    logic [Size-1:0] addend;
    assign b = b_wide[Low+:Size];
    assign n = n_wide[Low+:Size];
    assign addend = bit_q[j] ? (quotient_q[j] ? d_q[Low+:Size] : b) : (quotient_q[j] ? n : '0);

    if (Size > 1) begin : gen_halved
      assign s = {lowest[j+1], halved[Low+:Size-1]};
    end else begin : gen_highest_bit
      assign s = lowest[j+1];
    end

    // A block in its first step starts from 0: then the one above it, a step behind, has no bit for it yet.
    if (j > 0 && Size > 1) begin : gen_lowest
      assign lowest[j] = step_q[j] & (halved[Low] ^ addend[0] ^ z_carry[j]);
    end else if (j > 0) begin : gen_lowest_of_one
      assign lowest[j] = step_q[j] & (addend[0] ^ z_carry[j]);
    end

    logic [Size:0] d_sum;
    logic [Size:0] z_sum;
    assign d_sum = {1'b0, b} + {1'b0, n} + (Size + 1)'(d_carry[j]);
    assign z_sum = {1'b0, s} + {1'b0, addend} + (Size + 1)'(z_carry[j]);
    assign {d_carry_d[j], d_d[Low+:Size]} = d_sum;
    assign {z_carry_d[j], z_d[Low+:Size]} = z_sum;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) z_q[Low+:Size] <= '0;
      else if (step_q[j]) z_q[Low+:Size] <= z_d[Low+:Size];
      else if (step_d[j]) z_q[Low+:Size] <= '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      d_q       <= '0;
      d_carry_q <= '0;
      z_carry_q <= '0;
    end else begin
      d_q       <= d_d;
      d_carry_q <= d_carry_d;
      z_carry_q <= z_carry_d;
    end
  end

  // The quotient bit of the next step of block 0: the lowest bit of the next S, and of B if the next bit of A is set.
  assign quotient_d = (step_q[0] & z_d[1]) ^ (a_q[0] & b_q[0]);

  // 0 by the choice of the quotient bit, unless n is even.
  logic unused_parity;
  assign unused_parity = z_q[0];

  assign valid_o = valid_q;
  assign error_o = valid_q & error_q;
  assign s1_o    = halved[Bits:0];
  assign s2_o    = '0;

endmodule
