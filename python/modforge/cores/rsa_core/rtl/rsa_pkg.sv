// SPDX-License-Identifier: MIT OR Apache-2.0
// Operations of rsa_engine. A and B are its operand registers, W the power that it has computed, S and X the results of
// its two multipliers, n its modulus; "kept" is the number that the last reducing pass left.

package rsa_pkg;

  // Passes: a number goes through the adder, 32 bits a clock. The first six leave it reduced once by n as kept.
  localparam logic [3:0] Compare = 4'd0;  // word stream
  localparam logic [3:0] Start = 4'd1;  // 2^(length of n - 1), doubled to R * 2^j
  localparam logic [3:0] Double = 4'd2;  // 2 * kept
  localparam logic [3:0] Add = 4'd3;  // kept + word stream
  localparam logic [3:0] Subtract = 4'd4;  // word stream - kept
  localparam logic [3:0] Resolve = 4'd5;  // S, whose two words are added
  localparam logic [3:0] Settle = 4'd6;  // A, B <- kept
  localparam logic [3:0] SettleB = 4'd7;  // B <- kept
  localparam logic [3:0] Load = 4'd8;  // B <- word stream
  localparam logic [3:0] One = 4'd9;  // B <- 1
  localparam logic [3:0] Top = 4'd10;  // B <- 2^(Bits-1)
  localparam logic [3:0] Put = 4'd11;  // word stream out <- kept

  // Montgomery products.
  localparam logic [3:0] Enter = 4'd12;  // S <- A * B, X <- A * 1
  localparam logic [3:0] Multiply = 4'd13;  // S <- A * B
  localparam logic [3:0] Chain = 4'd14;  // S <- W * B
  // The X before it is one in Montgomery form.
  localparam logic [3:0] Power = 4'd15;  // W <- S to the power of the exponent

  // Where the words of a stream come from.
  localparam logic [2:0] Low = 3'd0;  // of the message, where results arrive
  localparam logic [2:0] High = 3'd1;
  localparam logic [2:0] Inverse = 3'd2;
  // Of the pair that blinds; Put replaces it.
  localparam logic [2:0] Blinder = 3'd3;
  localparam logic [2:0] Unblinder = 3'd4;

endpackage
