// SPDX-License-Identifier: MIT OR Apache-2.0
// The passes of rsa_engine: a number goes through an adder of 32 bits, a word a clock, in three stages.
//
//   word stream ---+                       +--> C = t       kept = t - n >= 0 ? B : C
//   kept --------- x, y ---> t = x + y ---> t - n --> B     (n added when words were subtracted)
//   S (two words) -+                       +--> A
//
// B and C are read from below while they are written from above: of W + 2 words, W = ceil(Bits / 32), the first two are not
// yet of this pass and fall out again. The two words of S wait in B and C, too, before they are added.
//
// Time: W + 3 cycles from the edge that takes an operation to the first that can take the next; Start W + 2 more for each
// doubling.

module rsa_pass #(
    parameter int Bits = 64
) (
    input logic clk_i,
    input logic rst_ni,

    // An operation of rsa_pkg below Enter, only while busy_o is low.
    input  logic        start_i,
    input  logic [ 3:0] operation_i,
    input  logic [15:0] doublings_i,  // of Start
    input  logic [15:0] length_i,     // of the modulus
    output logic        busy_o,
    output logic        reduced_o,    // kept was n or more before it was reduced

    // S, followed in the cycle after each in which follow_i is high: in the last one before Resolve at least.
    input logic          follow_i,
    input logic [Bits:0] s1_i,
    input logic [Bits:0] s2_i,

    // Word streams, lowest word first.
    input  logic [31:0] word_i,
    output logic        word_take_o,
    output logic [31:0] word_o,
    output logic        word_put_o,
    input  logic [31:0] modulus_i,
    output logic        modulus_take_o,

    output logic [Bits-1:0] a_o,
    output logic [Bits-1:0] b_o
);

  localparam int Words = (Bits + 31) / 32;
  localparam int Wide = 32 * Words;
  localparam int IndexWidth = $clog2(Words + 2);

  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] c_q;

  // --- Control ---

  logic pass_q;
  logic [3:0] operation_q;
  logic [IndexWidth-1:0] index_q;
  logic [15:0] doublings_q;
  logic pass_end;

  assign pass_end = pass_q & (index_q == IndexWidth'(Words + 1));
  assign busy_o   = pass_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pass_q      <= 1'b0;
      operation_q <= rsa_pkg::Compare;
      index_q     <= '0;
      doublings_q <= '0;
    end else if (start_i) begin
      pass_q      <= 1'b1;
      operation_q <= operation_i;
      index_q     <= '0;
      doublings_q <= (operation_i == rsa_pkg::Start) ? doublings_i : '0;
    end else if (pass_end) begin
      pass_q      <= doublings_q != '0;
      operation_q <= rsa_pkg::Double;
      index_q     <= '0;
      if (doublings_q != '0) doublings_q <= doublings_q - 16'd1;
    end else if (pass_q) begin
      index_q <= index_q + IndexWidth'(1);
    end
  end

  // --- First stage: two words ---

  logic fetch;
  logic subtract;
  logic resolve;
  logic uses_word;
  logic reduced_q;
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

  assign power = (operation_q == rsa_pkg::Start) ? length_i - 16'd1 :
                 (operation_q == rsa_pkg::Top) ? 16'(Bits - 1) : 16'd0;
  assign power_word = (IndexWidth'(power >> 5) == index_q) ? 32'd1 << power[4:0] : 32'd0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      x_q <= '0;
      y_q <= '0;
    end else if (fetch) begin
      case (operation_q)
        rsa_pkg::Compare, rsa_pkg::Load: x_q <= '0;
        rsa_pkg::Start, rsa_pkg::One, rsa_pkg::Top: x_q <= power_word;
        rsa_pkg::Subtract: x_q <= ~kept_word;
        rsa_pkg::Resolve: x_q <= b_q[31:0];
        default: x_q <= kept_word;
      endcase
      case (operation_q)
        rsa_pkg::Double: y_q <= kept_word;
        rsa_pkg::Resolve: y_q <= c_q[31:0];
        default: y_q <= uses_word ? word_i : '0;
      endcase
    end
  end

  // --- Second stage: t = x + y. Third stage: t - n, or t + n after a subtraction ---

  logic add_q;
  logic reduce_q;
  logic carry_q;
  logic borrow_q;  // a carry: 1 where nothing is borrowed
  logic [31:0] t_q;
  logic [32:0] t_sum;
  logic [32:0] n_sum;
  logic s_top_q;  // S has a bit above the words

  assign t_sum = {1'b0, x_q} + {1'b0, y_q} + 33'(carry_q);
  assign n_sum = {1'b0, t_q} + {1'b0, subtract ? modulus_i : ~modulus_i} + 33'(borrow_q);

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
      if (pass_end) reduced_q <= subtract ? ~carry_q : carry_q | n_sum[32] | (resolve & s_top_q);
    end
  end

  assign reduced_o      = reduced_q;
  assign word_take_o    = fetch & uses_word;
  assign word_o         = t_q;
  assign word_put_o     = reduce_q & (operation_q == rsa_pkg::Put);
  assign modulus_take_o = reduce_q;

  // --- Numbers ---

  (* keep *) logic [Words-1:0] follow_q;  // one for each word
  logic pair;
  logic [Wide-1:0] b_shifted;
  logic [Wide-1:0] c_shifted;
  logic [Wide-1:0] s1_words;
  logic [Wide-1:0] s2_words;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) follow_q <= '0;
    else follow_q <= {Words{follow_i}};
  end

  assign pair      = operation_q <= rsa_pkg::Resolve;
  assign b_shifted = Wide'({pair ? n_sum[31:0] : t_q, b_q} >> 32);
  assign c_shifted = Wide'({t_q, c_q} >> 32);

  for (genvar i = 0; i < Words; i++) begin : gen_word
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        b_q[32*i+:32] <= '0;
        c_q[32*i+:32] <= '0;
      end else if (follow_q[i] || pass_q) begin
        b_q[32*i+:32] <= follow_q[i] ? s1_words[32*i+:32] : b_shifted[32*i+:32];
        c_q[32*i+:32] <= follow_q[i] ? s2_words[32*i+:32] : c_shifted[32*i+:32];
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) a_q <= '0;
    else if (pass_q && operation_q == rsa_pkg::Settle) a_q <= Wide'({t_q, a_q} >> 32);
  end

  if (Bits % 32 == 0) begin : gen_whole_words
    assign s1_words = s1_i[Wide-1:0];
    assign s2_words = s2_i[Wide-1:0];

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) s_top_q <= 1'b0;
      else if (follow_q[Words-1]) s_top_q <= s1_i[Bits] | s2_i[Bits];
    end
  end else begin : gen_rest
    assign s1_words = Wide'(s1_i);
    assign s2_words = Wide'(s2_i);
    assign s_top_q  = 1'b0;
  end

  assign a_o = a_q[Bits-1:0];
  assign b_o = b_q[Bits-1:0];

endmodule
