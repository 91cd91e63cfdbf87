// SPDX-License-Identifier: MIT OR Apache-2.0
// x^(2^t) mod M for t up to 2^40 - 1, one square after the other as fast as the squarer gives them: the processor of a
// verifiable delay function.
//
// Source: San 2021, whose multiplier mont_redundant is inside with Squarer = 0; Oztuerk 2019, whose squarer square_table is
// with Squarer = 1; checkpoints beside the squares are our own.
//
//             x_i, r2_i            1
//                |                 |
//   start -- x * R^2 -- squares -- * 1 -- digits to a plain number below M -- z_o
//                          |                       |
//                          +--- every distance_i --+-- checkpoint_o, in Montgomery form
//
// Numbers. n = Bits.
//
//   Squarer = 0: any M at run time, in Montgomery form. R = 2^Exponent, Exponent = DigitBits * K, K as in mont_redundant.
//     M        odd, 1 <= M < 2^n
//     M'       -M^-1 mod R
//     R2       R^2 mod M
//     x        below M
//     mode_i   bit 0: x comes in Montgomery form, x * R mod M; bit 1: the result stays in it
//     What squares is in redundant digits and below 2M.
//
//   Squarer = 1: one M, with tables made for it. R = 1: Montgomery form is the plain one, and there are no products but squares.
//     M        Modulus, 2^(n-1) <= Modulus < 2^n, even or odd
//     x        below M
//     mode_i, r2_i and mp_i are not looked at. What squares is in redundant digits and congruent to a number below M.
//
// What is shown is plain and below M. M and M' stay at their inputs until the result is there; all else is taken on the
// edge that starts.
//
// Time. From the edge that starts to valid_o max(A, W) + W + 1 cycles, W = ceil(ceil(n / d) / max(1, floor(32 / d))) words,
//
//   A = (t + u + v) * Cycles + v,    u = 1 unless x comes in Montgomery form, v = 1 unless the result stays in it
//   A = t                            with Squarer = 1
//
// without checkpoints; and up to W more when the last one is still made plain. t = 0: README.md; with Squarer = 1 W + 1. That
// x is below M is found out beside the first squares. Time does not depend on numbers.
//
// A checkpoint takes W + 2 cycles from its square to checkpoint_valid_o and waits there; one that comes before it is
// taken, or before it is plain, is dropped, which missed_o says. Squares never wait.
//
// stop_i ends the run with the square that is under way after its edge: z_o and count_o are then what was reached.
//
// error_o: 1 a modulus that the core does not take, even or with Squarer = 1 not its own; 2 x not below M; z_o is then 0. No
// output depends on an input without a register between them. Reset clears every register.

`include "refuse_if.svh"

module vdf_core #(
    parameter int Bits = 64,  // n
    parameter int DigitBits = 16,  // d
    parameter int Squarer = 0,  // 0 mont_redundant, 1 square_table
    parameter int Cycles = 1,  // this and the next one as in mont_redundant; 1 with Squarer = 1
    parameter int BlockBits = 26,
    parameter int TableBits = 5,  // this and the next one as in square_table
    parameter logic [Bits-1:0] Modulus = Bits'(64'hB504F333F9DE6485),

    localparam int Passes      = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int Rows        = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes),
    localparam int Exponent    = (Squarer == 0) ? Rows * Passes * DigitBits : 0,
    // Of mp_i, which is there in any case.
    localparam int InverseBits = (Exponent > 0) ? Exponent : 1
) (
    input logic clk_i,
    input logic rst_ni,

    // A run: starts on a rising edge where valid_i and ready_o are high.
    input  logic                   valid_i,
    output logic                   ready_o,
    input  logic [            1:0] mode_i,
    input  logic [       Bits-1:0] x_i,
    input  logic [       Bits-1:0] r2_i,
    input  logic [       Bits-1:0] m_i,         // holds still until valid_o
    input  logic [InverseBits-1:0] mp_i,        // so does this
    input  logic [           39:0] t_i,
    input  logic [           31:0] distance_i,  // squares from checkpoint to checkpoint; 0: none
    input  logic                   stop_i,      // heard while a run is under way
    output logic [           39:0] count_o,     // squares done so far

    // Checkpoint: stays until a rising edge where checkpoint_valid_o and checkpoint_ready_i are high.
    output logic            checkpoint_valid_o,
    input  logic            checkpoint_ready_i,
    output logic [    39:0] checkpoint_count_o,  // its squares
    output logic [Bits-1:0] checkpoint_o,        // in Montgomery form
    output logic            missed_o,            // for a cycle: one was dropped

    // Result: stays until a rising edge where valid_o and ready_i are high.
    output logic            valid_o,
    input  logic            ready_i,
    output logic [     1:0] error_o,
    output logic [Bits-1:0] z_o
);

  `REFUSE_IF(gen_squarer, Squarer != 0 && Squarer != 1, "vdf_core: Squarer is 0 or 1")
  `REFUSE_IF(gen_cycles, Squarer == 1 && Cycles != 1, "vdf_core: Cycles is 1 with Squarer = 1")
  `REFUSE_IF(gen_bits, Bits < 3 || Bits > 4096 || DigitBits < 1 || DigitBits >= Bits,
             "vdf_core: DigitBits is 1 to Bits - 1, and Bits 3 to 4096")
  `REFUSE_IF(gen_table_bits, Squarer == 1 && (TableBits < 1 || TableBits > 10),
             "vdf_core: TableBits is 1 to 10")

  localparam logic [1:0] None = 2'd0;
  localparam logic [1:0] WrongModulus = 2'd1;
  localparam logic [1:0] LargeOperand = 2'd2;

  // --- What a run does ---

  localparam logic [2:0] Idle = 3'd0;
  localparam logic [2:0] Run = 3'd1;  // the first product, then squares
  localparam logic [2:0] Leave = 3'd2;  // the product by 1 begins
  localparam logic [2:0] Last = 3'd3;  // it is under way
  localparam logic [2:0] Take = 3'd4;  // the last number waits to be made plain
  localparam logic [2:0] Resolve = 3'd5;  // it is made plain
  localparam logic [2:0] Done = 3'd6;

  logic [2:0] state_q;
  logic leave_q;  // a product by 1 ends the run
  logic square_q;  // what is under way in Run is a square
  logic stop_q;
  logic wrong_q;  // the modulus is not one of those
  logic large_q;  // x is not below M
  logic [39:0] t_q;
  logic [39:0] count_q;

  logic start;
  logic takes;  // the modulus is one that the core takes
  logic work;  // a run with such a modulus begins
  logic none;  // no squares
  logic held;  // the run under way has no product at all: x is the result
  logic enter;  // the first product is that by R^2
  logic leave;  // the last one is that by 1
  logic turn;  // a product of Run ends
  logic more;  // and a square follows it
  logic [39:0] count_d;
  logic product_ready;
  logic load;  // a number begins to be made plain
  logic resolving;
  logic resolve_last;
  logic below;
  logic [Bits-1:0] plain;

  assign takes   = (Squarer == 1) ? m_i == Modulus : m_i[0];
  assign start   = valid_i & ready_o;
  assign work    = start & takes;
  assign none    = t_i == '0;
  assign held    = (Squarer == 1) & (t_q == '0);
  // Without squares and conversions there and back: the two undo each other.
  assign enter   = (Squarer == 0) & (~mode_i[0] | (mode_i[1] & none));
  // Without squares a number in Montgomery form leaves it with the first product.
  assign leave   = (Squarer == 0) & (~mode_i[1] ^ (mode_i[0] & none));
  assign turn    = (state_q == Run) & product_ready;
  assign count_d = count_q + 40'(square_q);
  assign more    = (count_d != t_q) & ~stop_q & ~large_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Idle;
    end else begin
      case (state_q)
        Idle: if (start) state_q <= !takes ? Done : (Squarer == 1 && none) ? Take : Run;
        Run: if (turn & ~more) state_q <= leave_q ? Leave : Take;
        Leave: state_q <= Last;
        Last: if (product_ready) state_q <= Take;
        Take: if (!resolving) state_q <= held ? Done : Resolve;
        Resolve: if (resolve_last) state_q <= Done;
        default: if (ready_i) state_q <= Idle;
      endcase
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      leave_q  <= 1'b0;
      square_q <= 1'b0;
      stop_q   <= 1'b0;
      wrong_q  <= 1'b0;
      t_q      <= '0;
      count_q  <= '0;
    end else if (start) begin
      leave_q  <= leave;
      square_q <= ~enter & ~none;
      stop_q   <= 1'b0;
      wrong_q  <= ~takes;
      t_q      <= t_i;
      count_q  <= '0;
    end else begin
      if (turn) square_q <= 1'b1;
      if (stop_i) stop_q <= 1'b1;
      if (turn) count_q <= count_d;
    end
  end

  // --- What is made plain: first x, to see whether it is below M; then checkpoints; then the result ---

  logic checking_q;
  logic due_q;  // what the multiplier shows is a checkpoint
  logic mark_q;  // one is made plain
  logic mark;
  logic missed_q;
  logic checkpoint_valid_q;
  logic [31:0] distance_q;
  logic [31:0] until_q;  // squares to the next one
  logic [39:0] checkpoint_count_q;
  logic [Bits-1:0] checkpoint_q;

  assign mark = due_q & ~checking_q & ~large_q & ~resolving & ~mark_q &
      (~checkpoint_valid_q | checkpoint_ready_i);

  assign load = work | mark | (state_q == Take & ~resolving & ~held);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      checking_q <= 1'b0;
      large_q    <= 1'b0;
    end else if (start) begin
      checking_q <= takes;
      large_q    <= 1'b0;
    end else if (checking_q & ~resolving) begin
      checking_q <= 1'b0;
      large_q    <= ~below;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      distance_q <= '0;
      until_q    <= '0;
    end else if (start) begin
      distance_q <= distance_i;
      until_q    <= distance_i;
    end else if (turn & square_q) begin
      until_q <= (until_q == 32'd1) ? distance_q : until_q - 32'(until_q != '0);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      due_q              <= 1'b0;
      mark_q             <= 1'b0;
      missed_q           <= 1'b0;
      checkpoint_valid_q <= 1'b0;
      checkpoint_count_q <= '0;
      checkpoint_q       <= '0;
    end else begin
      due_q              <= turn & square_q & more & (until_q == 32'd1);
      mark_q             <= mark | (mark_q & resolving);
      missed_q           <= due_q & ~mark;
      checkpoint_valid_q <= (mark_q & ~resolving) | (checkpoint_valid_q & ~checkpoint_ready_i);
      if (mark) checkpoint_count_q <= count_q;
      if (mark_q & ~resolving) checkpoint_q <= plain;
    end
  end

  // --- What squares ---

  // Nothing where digits or tables are refused: tools would break in it before they say why. What else is out of range
  // the squarer refuses.
  localparam bit Fits = DigitBits > 0 && DigitBits < Bits && Bits <= 4096;

  if (Fits && Squarer == 0) begin : gen_montgomery
    montgomery_squares #(
        .Bits       (Bits),
        .DigitBits  (DigitBits),
        .Cycles     (Cycles),
        .BlockBits  (BlockBits),
        .InverseBits(InverseBits)
    ) u_squares (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .m_i     (m_i),
        .mp_i    (mp_i),
        .x_i     (x_i),
        .factor_i((state_q == Leave || (!enter && none)) ? Bits'(1) : enter ? r2_i : x_i),
        .valid_i (work | (state_q == Run & more) | (state_q == Leave)),
        .ready_o (product_ready),
        .square_i(state_q == Run),
        .last_i  (state_q == Leave),
        .load_i  (load),
        .first_i (state_q == Idle),
        .busy_o  (resolving),
        .done_o  (resolve_last),
        .below_o (below),
        .z_o     (plain)
    );
  end

  if (Fits && Squarer == 1 && TableBits > 0 && TableBits <= 10) begin : gen_table
    logic unused_conversions;
    assign unused_conversions = ^{mode_i, r2_i, mp_i};

    table_squares #(
        .Bits     (Bits),
        .DigitBits(DigitBits),
        .TableBits(TableBits),
        .Modulus  (Modulus)
    ) u_squares (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .x_i     (x_i),
        .valid_i ((work & ~none) | (state_q == Run & more)),
        .ready_o (product_ready),
        .square_i(state_q == Run),
        .load_i  (load),
        .first_i (state_q == Idle),
        .busy_o  (resolving),
        .done_o  (resolve_last),
        .below_o (below),
        .z_o     (plain)
    );
  end

  assign ready_o = state_q == Idle;
  assign count_o = count_q;
  assign checkpoint_valid_o = checkpoint_valid_q;
  assign checkpoint_count_o = checkpoint_count_q;
  assign checkpoint_o = checkpoint_q;
  assign missed_o = missed_q;
  assign valid_o = state_q == Done;
  assign error_o = !valid_o ? None : wrong_q ? WrongModulus : large_q ? LargeOperand : None;
  assign z_o = (valid_o && error_o == None) ? plain : '0;

endmodule
