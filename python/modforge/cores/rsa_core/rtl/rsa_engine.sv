// SPDX-License-Identifier: MIT OR Apache-2.0
// Exponentiation modulo one odd number: two Montgomery multipliers side by side, a word-serial adder, the registers of
// modulus and exponent. It executes one operation of rsa_pkg after another; rsa_core holds the programs.
//
//   word stream ---+                       +--> C = t       kept = t - n >= 0 ? B : C
//   kept --------- x, y ---> t = x + y ---> t - n --> B     (n added when words were subtracted)
//   S (two words) -+          32 bits a clock       +--> A
//
//         A   W   B                 A   X       1   S            W = S, or X when swapped
//         +-+-+ +-+-+               +-+-+       +-+-+
//           U0: squares               U1: multiplies
//             S                         X
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
// 1, and Latency + 1 until the first operation that needs them; Power 1 + length_i * (Latency + 1). None depends on other
// values of n, on the exponent or on words. Right to left the second multiplier rests at a 0, which its current shows.

module rsa_engine #(
    parameter int Bits = 64,
    parameter int Multiplier = 0,
    parameter int ChainBits = 32,
    parameter int WordBits = 17,
    parameter int Cells = 8,
    parameter int Primitive = 0,
    parameter int Rounds = 1  // squarings on the way to R^2
) (
    input logic clk_i,
    input logic rst_ni, // clears every register

    // Keys, a word at a time from the lowest; only while no operation runs.
    input logic        write_modulus_i,
    input logic        write_exponent_i,
    input logic [ 6:0] write_index_i,
    input logic [31:0] write_data_i,

    output logic bad_modulus_o,  // even, or 2^Bits and more
    output logic no_exponent_o,  // 0

    // Operations: taken on a rising edge where both are high.
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

  localparam int Words = (Bits + 31) / 32;
  localparam int Wide = 32 * Words;
  localparam int IndexWidth = $clog2(Words + 2);
  localparam bit WholeWords = Bits % 32 == 0;

  // Registers and results that several parts use.
  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] c_q;
  logic [Wide-1:0] n_q;
  logic [15:0] modulus_length_q;
  logic reduced_q;
  logic idle;  // no product is under way
  logic s_ready;
  logic x_ready;
  logic s_valid;
  logic x_valid;
  logic [Bits:0] s1;
  logic [Bits:0] s2;
  logic [Bits:0] x1;
  logic [Bits:0] x2;

  logic accept;
  assign accept = valid_i & ready_o;

  // --- Passes ---

  logic pass_q;
  logic [3:0] operation_q;
  logic [IndexWidth-1:0] index_q;
  logic [15:0] doublings_q;
  logic pass_start;
  logic pass_end;

  // R * 2^j with j the highest bits of r; squared and doubled Rounds times it is R * 2^r.
  logic [15:0] doublings;
  assign doublings  = exponent_o + (exponent_o >> Rounds) + 16'd1 - modulus_length_q;

  assign pass_start = accept & (operation_i < rsa_pkg::Enter);
  assign pass_end   = pass_q & (index_q == IndexWidth'(Words + 1));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pass_q      <= 1'b0;
      operation_q <= rsa_pkg::Compare;
      index_q     <= '0;
      doublings_q <= '0;
    end else if (pass_start) begin
      pass_q      <= 1'b1;
      operation_q <= operation_i;
      index_q     <= '0;
      doublings_q <= (operation_i == rsa_pkg::Start) ? doublings : '0;
    end else if (pass_end) begin
      pass_q      <= doublings_q != '0;
      operation_q <= rsa_pkg::Double;
      index_q     <= '0;
      if (doublings_q != '0) doublings_q <= doublings_q - 16'd1;
    end else if (pass_q) begin
      index_q <= index_q + IndexWidth'(1);
    end
  end

  // First stage: two words.
  logic fetch;
  logic subtract;
  logic resolve;
  logic uses_word;
  logic [31:0] kept_word;
  logic [31:0] power_word;
  logic [15:0] power;
  logic [31:0] x_q;
  logic [31:0] y_q;

  assign fetch = pass_q & (index_q < IndexWidth'(Words));
  assign subtract = operation_q == rsa_pkg::Subtract;
  assign resolve = operation_q == rsa_pkg::Resolve;
  assign uses_word = (operation_q == rsa_pkg::Compare) | (operation_q == rsa_pkg::Load) |
                     (operation_q == rsa_pkg::Add) | subtract;
  assign kept_word = reduced_q ? b_q[31:0] : c_q[31:0];

  assign power = (operation_q == rsa_pkg::Start) ? modulus_length_q - 16'd1 :
                 (operation_q == rsa_pkg::Top) ? 16'(Bits - 1) : 16'd0;
  assign power_word = (IndexWidth'(power >> 5) == index_q) ? 32'd1 << power[4:0] : 32'd0;

  // Words of S.
  logic [Wide-1:0] s1_words;
  logic [Wide-1:0] s2_words;
  logic [31:0] s1_word;
  logic [31:0] s2_word;
  logic s_top;

  if (WholeWords) begin : gen_whole_words
    assign s1_words = s1[Wide-1:0];
    assign s2_words = s2[Wide-1:0];
    assign s_top    = s1[Bits] | s2[Bits];
  end else begin : gen_rest
    assign s1_words = Wide'(s1);
    assign s2_words = Wide'(s2);
    assign s_top    = 1'b0;
  end
  assign s1_word = 32'(s1_words >> {index_q, 5'd0});
  assign s2_word = 32'(s2_words >> {index_q, 5'd0});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      x_q <= '0;
      y_q <= '0;
    end else if (fetch) begin
      case (operation_q)
        rsa_pkg::Compare, rsa_pkg::Load: x_q <= '0;
        rsa_pkg::Start, rsa_pkg::One, rsa_pkg::Top: x_q <= power_word;
        rsa_pkg::Subtract: x_q <= ~kept_word;
        rsa_pkg::Resolve: x_q <= s1_word;
        default: x_q <= kept_word;
      endcase
      case (operation_q)
        rsa_pkg::Double: y_q <= kept_word;
        rsa_pkg::Resolve: y_q <= s2_word;
        default: y_q <= uses_word ? word_i : '0;
      endcase
    end
  end

  // Second stage: t = x + y. Third stage: t - n, or t + n after a subtraction.
  logic add_q;
  logic reduce_q;
  logic carry_q;
  logic borrow_q;  // a carry: 1 where nothing is borrowed
  logic [31:0] t_q;
  logic [32:0] t_sum;
  logic [32:0] n_sum;

  assign t_sum = {1'b0, x_q} + {1'b0, y_q} + 33'(carry_q);
  assign n_sum = {1'b0, t_q} + {1'b0, subtract ? n_q[31:0] : ~n_q[31:0]} + 33'(borrow_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      add_q     <= 1'b0;
      reduce_q  <= 1'b0;
      carry_q   <= 1'b0;
      borrow_q  <= 1'b0;
      t_q       <= '0;
      reduced_q <= 1'b0;
    end else begin
      add_q    <= fetch;
      reduce_q <= add_q;
      if (pass_q && index_q == '0) begin
        carry_q  <= subtract;
        borrow_q <= ~subtract;
      end
      if (add_q) begin
        t_q     <= t_sum[31:0];
        carry_q <= t_sum[32];
      end
      if (reduce_q) borrow_q <= n_sum[32];
      if (pass_end) reduced_q <= subtract ? ~carry_q : carry_q | n_sum[32] | (resolve & s_top);
    end
  end

  assign reduced_o   = reduced_q;
  assign word_take_o = fetch & uses_word;
  assign word_o      = t_q;
  assign word_put_o  = reduce_q & (operation_q == rsa_pkg::Put);

  // Operands and the pair of t and t - n. B and C are read from below while they are written from above: of Words + 2
  // words the first two are not yet of this pass and fall out again.
  logic pair;

  assign pair = operation_q <= rsa_pkg::Resolve;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      a_q <= '0;
      b_q <= '0;
      c_q <= '0;
    end else if (pass_q) begin
      if (operation_q == rsa_pkg::Settle) a_q <= shift_in(a_q, t_q);
      b_q <= shift_in(b_q, pair ? n_sum[31:0] : t_q);
      c_q <= shift_in(c_q, t_q);
    end
  end

  function automatic [Wide-1:0] shift_in(input logic [Wide-1:0] number, input logic [31:0] top);
    shift_in = Wide'({top, number} >> 32);
  endfunction

  // --- Modulus ---

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      n_q              <= '0;
      modulus_length_q <= '0;
    end else begin
      if (write_modulus_i) n_q <= shift_in(n_q, write_data_i);
      else if (reduce_q || modulus_take_i) n_q <= shift_in(n_q, n_q[31:0]);
      if (write_modulus_i) begin
        if (write_data_i != '0)
          modulus_length_q <= {4'd0, write_index_i, 5'd0} + bit_length(write_data_i);
        else if (write_index_i == '0) modulus_length_q <= '0;
      end
    end
  end

  function automatic [15:0] bit_length(input logic [31:0] word);
    bit_length = '0;
    for (int i = 0; i < 32; i++) if (word[i]) bit_length = 16'(i + 1);
  endfunction

  assign bad_modulus_o  = ~n_q[0] | (modulus_length_q > 16'(Bits));
  assign modulus_word_o = n_q[31:0];

  // --- Exponent: the word of the current bit is turned to the bottom ---

  logic [Wide-1:0] e_q;
  logic some_exponent_q;
  logic [15:0] bit_q;
  logic [IndexWidth-1:0] position_q;
  logic [31:0] e_word;
  logic in_position;
  logic e_bit;

  assign in_position   = position_q == IndexWidth'(bit_q >> 5);
  assign e_word        = e_q[31:0];
  assign e_bit         = e_word[bit_q[4:0]];
  assign no_exponent_o = ~some_exponent_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      e_q             <= '0;
      some_exponent_q <= 1'b0;
      position_q      <= '0;
    end else if (write_exponent_i) begin
      e_q             <= shift_in(e_q, write_data_i);
      some_exponent_q <= (some_exponent_q & (write_index_i != '0)) | (write_data_i != '0);
    end else if (!in_position) begin
      e_q        <= shift_in(e_q, e_q[31:0]);
      position_q <= (position_q == IndexWidth'(Words - 1)) ? '0 : position_q + IndexWidth'(1);
    end
  end

  // --- Powers ---

  logic power_q;
  logic swap_q;  // W is X; in the ladder this is the last bit
  logic go;
  logic last;

  assign go   = power_q & idle & in_position;
  assign last = bit_q == (ladder_i ? 16'd0 : length_i - 16'd1);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      power_q <= 1'b0;
      swap_q  <= 1'b0;
      bit_q   <= '0;
    end else begin
      if (accept) begin
        case (operation_i)
          rsa_pkg::Start: begin
            swap_q <= 1'b0;
            bit_q  <= ladder_i ? length_i - 16'd1 : 16'd0;
          end
          rsa_pkg::Power: begin
            power_q <= 1'b1;
            swap_q  <= ladder_i;
          end
          rsa_pkg::Chain: swap_q <= 1'b0;
          default: ;
        endcase
      end
      if (go) begin
        power_q <= ~last;
        swap_q  <= ~ladder_i | e_bit;
        bit_q   <= last ? 16'd0 : ladder_i ? bit_q - 16'd1 : bit_q + 16'd1;
      end
    end
  end

  // --- Multipliers: a result stays until the next operands come ---

  logic enter;
  logic from_a;
  logic from_b;
  logic swap;
  logic start0;
  logic start1;
  logic started0_q;  // since reset
  logic started1_q;
  logic [Bits:0] w1;
  logic [Bits:0] w2;

  assign idle = s_ready & x_ready & (s_valid | ~started0_q) & (x_valid | ~started1_q);
  assign ready_o = ~pass_q & ~power_q &
                   (idle | (operation_i < rsa_pkg::Enter & operation_i != rsa_pkg::Resolve));

  assign enter = ~power_q & (operation_i == rsa_pkg::Enter);
  assign from_a = ~power_q & (operation_i != rsa_pkg::Chain);
  assign from_b = ~power_q;
  assign start0 = go | (accept & (operation_i >= rsa_pkg::Enter) & (operation_i != rsa_pkg::Power));
  assign start1 = (go & (ladder_i | e_bit)) | (accept & enter);

  assign swap = power_q ? ladder_i & (e_bit ^ swap_q) : swap_q;
  assign w1 = swap ? x1 : s1;
  assign w2 = swap ? x2 : s2;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      started0_q <= 1'b0;
      started1_q <= 1'b0;
    end else begin
      started0_q <= started0_q | start0;
      started1_q <= started1_q | start1;
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
      .valid_i   (start0),
      .ready_o   (s_ready),
      .a1_i      (from_a ? {1'b0, a_q[Bits-1:0]} : w1),
      .a2_i      (from_a ? '0 : w2),
      .b1_i      (from_b ? {1'b0, b_q[Bits-1:0]} : w1),
      .b2_i      (from_b ? '0 : w2),
      .n_i       (n_q[Bits-1:0]),
      .valid_o   (s_valid),
      .ready_i   (start0),
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
      .valid_i   (start1),
      .ready_o   (x_ready),
      .a1_i      (enter ? {1'b0, a_q[Bits-1:0]} : x1),
      .a2_i      (enter ? '0 : x2),
      .b1_i      (enter ? (Bits + 1)'(1) : s1),
      .b2_i      (enter ? '0 : s2),
      .n_i       (n_q[Bits-1:0]),
      .valid_o   (x_valid),
      .ready_i   (start1),
      .s1_o      (x1),
      .s2_o      (x2),
      .exponent_o(unused_exponent)
  );

endmodule
