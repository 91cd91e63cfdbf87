// SPDX-License-Identifier: MIT OR Apache-2.0
// Exponentiation modulo one odd number: two Montgomery multipliers side by side, with registers before their operands; the
// passes of numbers through an adder; modulus and exponent. It executes one operation of rsa_pkg after another; rsa_core
// holds the programs.
//
//   rsa_modulus --- n ----+-----------------------+
//                         |                       |
//   rsa_pass --- A, B --> rsa_operands --> two rsa_multiplier --> S, X
//       ^                 ^  ^                                    |
//       |   rsa_exponent -+  +------------------------------------+
//       +---------------------------------------------------------+
//
// Results are operands of the next product, so powers need no registers of their own: they stay in the multipliers.
//
//   right to left   S <- S * S,  X <- X * S if the bit is 1          bits from the lowest, W = X at the end
//   ladder          S <- R_b * R_b,  X <- X * S = R_0 * R_1          bits from the highest, b the bit
//
// In the ladder S holds R_b and X the other one after a step, so R_b of the next step is X when the bit changes.
//
// Ranges. n odd, 1 <= n < 2^Bits. Operands < 2^(Bits+1) or < 2n, results < 2n, kept < n, or = n after Start when n = 1.
//
// Time in cycles from the edge that takes an operation to the first that can take the next, with W = ceil(Bits / 32):
// a pass W + 3; Start W + 3 and W + 2 for each doubling, of which there are (r >> Rounds) + r - length of n + 1; products
// 1, and Latency + 2 until the first operation that needs them; Power 1 + length_i * (Latency + 2). None depends on other
// values of n, on the exponent or on words. Right to left the second multiplier rests at a 0, which its current shows.

module rsa_engine #(
    parameter int Bits = 64,
    parameter int Multiplier = 0,
    parameter int ChainBits = 32,
    parameter int WordBits = 17,
    parameter int Cells = 8,
    parameter int Primitive = 0,
    parameter int Blind = 0,  // 1: the exponent is masked, for prime moduli
    parameter int Rounds = 1  // squarings on the way to R^2
) (
    input logic clk_i,
    input logic rst_ni, // clears every register

    // Keys, a word at a time from the lowest; only while no operation runs.
    input logic        write_modulus_i,
    input logic        write_exponent_i,
    input logic [ 6:0] write_index_i,
    input logic [31:0] write_data_i,

    // Masks the exponent anew; no operation is offered until it is done.
    input  logic        mask_i,
    output logic        masked_o,
    input  logic [31:0] mask_factor_i,

    // Raises to the public exponent instead of its own.
    input logic        public_i,
    input logic [31:0] public_exponent_i,

    output logic bad_modulus_o,  // even, or 2^Bits and more
    output logic no_exponent_o,  // 0

    // Operations: taken on a rising edge where both are high. What chooses operands goes through a flip-flop: products are
    // offered in the cycle before, too, which holds as each follows a pass.
    input  logic        valid_i,
    output logic        ready_o,
    input  logic [ 3:0] operation_i,
    input  logic        ladder_i,     // for Start to Power: Montgomery ladder
    input  logic [15:0] length_i,     // for Start to Power: bits of the exponent
    output logic        reduced_o,    // kept was n or more before it was reduced
    output logic [15:0] exponent_o,   // r of R = 2^r, a constant

    // Word streams, lowest word first.
    input  logic [31:0] word_i,
    output logic        word_take_o,
    output logic [31:0] word_o,
    output logic        word_put_o,

    // The modulus as a stream, for the recombination.
    input  logic        modulus_take_i,
    output logic [31:0] modulus_word_o
);

  logic accept;
  logic pass;
  logic power_q;
  logic swap_q;  // W is X; in the ladder this is the last bit
  logic go;
  logic idle;  // no product is under way

  assign accept = valid_i & ready_o;
  assign ready_o = ~pass & ~power_q &
                   (idle | (operation_i < rsa_pkg::Enter & operation_i != rsa_pkg::Resolve));

  // --- Modulus and passes ---

  logic [Bits-1:0] n;
  logic [15:0] modulus_length;
  logic modulus_take;
  logic mask_take;

  rsa_modulus #(
      .Bits(Bits)
  ) u_modulus (
      .clk_i        (clk_i),
      .rst_ni       (rst_ni),
      .write_i      (write_modulus_i),
      .write_index_i(write_index_i),
      .write_data_i (write_data_i),
      .take_i       (modulus_take | modulus_take_i | mask_take),
      .word_o       (modulus_word_o),
      .n_o          (n),
      .length_o     (modulus_length),
      .bad_o        (bad_modulus_o)
  );

  logic [Bits-1:0] a;
  logic [Bits-1:0] b;
  logic [  Bits:0] s1;
  logic [  Bits:0] s2;
  logic [  Bits:0] x1;
  logic [  Bits:0] x2;

  rsa_pass #(
      .Bits(Bits)
  ) u_pass (
      .clk_i         (clk_i),
      .rst_ni        (rst_ni),
      .start_i       (accept & (operation_i < rsa_pkg::Enter)),
      .operation_i   (operation_i),
      // R * 2^j with j the highest bits of r; squared and doubled Rounds times it is R * 2^r.
      .doublings_i   (exponent_o + (exponent_o >> Rounds) + 16'd1 - modulus_length),
      .length_i      (modulus_length),
      .busy_o        (pass),
      .reduced_o     (reduced_o),
      // S until its pass begins. Operands that are in B are taken long before.
      .follow_i      ((operation_i == rsa_pkg::Resolve) & ~pass & ~accept),
      .s1_i          (s1),
      .s2_i          (s2),
      .word_i        (word_i),
      .word_take_o   (word_take_o),
      .word_o        (word_o),
      .word_put_o    (word_put_o),
      .modulus_i     (modulus_word_o),
      .modulus_take_o(modulus_take),
      .a_o           (a),
      .b_o           (b)
  );

  // --- Powers ---

  logic exponent_ready;
  logic no_exponent;
  logic exponent_bit;
  logic exponent_last;

  logic exponent_write;
  logic [6:0] exponent_index;
  logic [31:0] exponent_word;

  if (Blind != 0) begin : gen_mask
    logic unused_none;

    rsa_mask #(
        .Words((Bits + 31) / 32)
    ) u_mask (
        .clk_i         (clk_i),
        .rst_ni        (rst_ni),
        .write_i       (write_exponent_i),
        .write_index_i (write_index_i),
        .write_data_i  (write_data_i),
        .none_o        (no_exponent_o),
        .start_i       (mask_i),
        .done_o        (masked_o),
        .factor_i      (mask_factor_i),
        .modulus_i     (modulus_word_o),
        .modulus_take_o(mask_take),
        .put_o         (exponent_write),
        .index_o       (exponent_index),
        .word_o        (exponent_word)
    );

    assign unused_none = no_exponent;
  end else begin : gen_bare
    logic unused_mask;

    assign no_exponent_o  = no_exponent;
    assign masked_o       = 1'b1;
    assign mask_take      = 1'b0;
    assign exponent_write = write_exponent_i;
    assign exponent_index = write_index_i;
    assign exponent_word  = write_data_i;
    assign unused_mask    = ^{mask_i, mask_factor_i};
  end

  rsa_exponent #(
      .Bits(Blind != 0 ? Bits + 32 : Bits)
  ) u_exponent (
      .clk_i            (clk_i),
      .rst_ni           (rst_ni),
      .write_i          (exponent_write),
      .write_index_i    (exponent_index),
      .write_data_i     (exponent_word),
      .none_o           (no_exponent),
      .public_i         (public_i),
      .public_exponent_i(public_exponent_i),
      .start_i          (accept & (operation_i == rsa_pkg::Start)),
      .next_i           (go),
      .ladder_i         (ladder_i),
      .length_i         (length_i),
      .ready_o          (exponent_ready),
      .bit_o            (exponent_bit),
      .last_o           (exponent_last)
  );

  assign go = power_q & idle & exponent_ready;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      power_q <= 1'b0;
      swap_q  <= 1'b0;
    end else begin
      if (accept) begin
        case (operation_i)
          rsa_pkg::Start: swap_q <= 1'b0;
          rsa_pkg::Power: begin
            power_q <= 1'b1;
            swap_q  <= ladder_i;
          end
          rsa_pkg::Chain: swap_q <= 1'b0;
          default: ;
        endcase
      end
      if (go) begin
        power_q <= ~exponent_last;
        swap_q  <= ~ladder_i | exponent_bit;
      end
    end
  end

  // --- Operands: of the power that runs, or of the operation that is offered ---

  logic power;
  logic last_bit;
  logic [Bits:0] square_a1;
  logic [Bits:0] square_a2;
  logic [Bits:0] square_b1;
  logic [Bits:0] square_b2;
  logic [Bits:0] multiply_a1;
  logic [Bits:0] multiply_a2;
  logic [Bits:0] multiply_b1;
  logic [Bits:0] multiply_b2;

  assign power    = power_q | (operation_i == rsa_pkg::Power);
  assign last_bit = swap_q | ~power_q;  // of the ladder, which begins with 1

  rsa_operands #(
      .Bits(Bits)
  ) u_operands (
      .clk_i        (clk_i),
      .rst_ni       (rst_ni),
      .swap_i       (power ? ladder_i & (exponent_bit ^ last_bit) : swap_q),
      .power_a_i    (power | (operation_i == rsa_pkg::Chain)),
      .power_b_i    (power),
      .enter_i      (~power & (operation_i == rsa_pkg::Enter)),
      .a_i          (a),
      .b_i          (b),
      .s1_i         (s1),
      .s2_i         (s2),
      .x1_i         (x1),
      .x2_i         (x2),
      .square_a1_o  (square_a1),
      .square_a2_o  (square_a2),
      .square_b1_o  (square_b1),
      .square_b2_o  (square_b2),
      .multiply_a1_o(multiply_a1),
      .multiply_a2_o(multiply_a2),
      .multiply_b1_o(multiply_b1),
      .multiply_b2_o(multiply_b2)
  );

  // --- Multipliers: a result stays until the next operands come ---

  logic s_ready;
  logic x_ready;
  logic s_valid;
  logic x_valid;
  logic square_q;  // the operands in the registers are new
  logic multiply_q;
  logic squared_q;  // since reset
  logic multiplied_q;

  assign idle = s_ready & x_ready & (s_valid | ~squared_q) & (x_valid | ~multiplied_q) & ~square_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      square_q     <= 1'b0;
      multiply_q   <= 1'b0;
      squared_q    <= 1'b0;
      multiplied_q <= 1'b0;
    end else begin
      square_q <= go | (accept & (operation_i >= rsa_pkg::Enter) & (operation_i != rsa_pkg::Power));
      multiply_q <= (go & (ladder_i | exponent_bit)) | (accept & (operation_i == rsa_pkg::Enter));
      squared_q <= squared_q | square_q;
      multiplied_q <= multiplied_q | multiply_q;
    end
  end

  rsa_multiplier #(
      .Bits      (Bits),
      .Multiplier(Multiplier),
      .ChainBits (ChainBits),
      .WordBits  (WordBits),
      .Cells     (Cells),
      .Primitive (Primitive)
  ) u_square (
      .clk_i     (clk_i),
      .rst_ni    (rst_ni),
      .valid_i   (square_q),
      .ready_o   (s_ready),
      .a1_i      (square_a1),
      .a2_i      (square_a2),
      .b1_i      (square_b1),
      .b2_i      (square_b2),
      .n_i       (n),
      .valid_o   (s_valid),
      .ready_i   (square_q),
      .s1_o      (s1),
      .s2_o      (s2),
      .exponent_o(exponent_o)
  );

  logic [15:0] unused_exponent;

  rsa_multiplier #(
      .Bits      (Bits),
      .Multiplier(Multiplier),
      .ChainBits (ChainBits),
      .WordBits  (WordBits),
      .Cells     (Cells),
      .Primitive (Primitive)
  ) u_multiply (
      .clk_i     (clk_i),
      .rst_ni    (rst_ni),
      .valid_i   (multiply_q),
      .ready_o   (x_ready),
      .a1_i      (multiply_a1),
      .a2_i      (multiply_a2),
      .b1_i      (multiply_b1),
      .b2_i      (multiply_b2),
      .n_i       (n),
      .valid_o   (x_valid),
      .ready_i   (multiply_q),
      .s1_o      (x1),
      .s2_o      (x2),
      .exponent_o(unused_exponent)
  );

endmodule
