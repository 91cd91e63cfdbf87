// SPDX-License-Identifier: MIT OR Apache-2.0
// The multiplier of rsa_engine, chosen by a number, with the exponent r of its R = 2^r. Ports and contract: mont_csa42.sv.

module rsa_multiplier #(
    parameter int Bits = 64,
    parameter int Multiplier = 0,  // 0: mont_csa42, 1: mont_csa_r4, 2: mont_cpa, 3: mont_fios
    // Of the multiplier, as there; not longer or more than its numbers need.
    parameter int ChainBits = 32,  // mont_cpa
    parameter int WordBits = 17,  // mont_fios
    parameter int Cells = 8,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic            valid_i,
    output logic            ready_o,
    input  logic [  Bits:0] a1_i,
    input  logic [  Bits:0] a2_i,
    input  logic [  Bits:0] b1_i,
    input  logic [  Bits:0] b2_i,
    input  logic [Bits-1:0] n_i,

    output logic          valid_o,
    input  logic          ready_i,
    output logic [Bits:0] s1_o,
    output logic [Bits:0] s2_o,

    output logic [15:0] exponent_o  // r, a constant
);

  logic unused_error;  // the modulus is checked before

  if (Multiplier == 0) begin : gen_csa42
    assign exponent_o = 16'(Bits + 2);

    mont_csa42 #(
        .Bits(Bits)
    ) u_multiplier (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a1_i   (a1_i),
        .a2_i   (a2_i),
        .b1_i   (b1_i),
        .b2_i   (b2_i),
        .n_i    (n_i),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .s1_o   (s1_o),
        .s2_o   (s2_o),
        .error_o(unused_error)
    );
  end else if (Multiplier == 1) begin : gen_csa_r4
    assign exponent_o = 16'(2 * ((Bits + 1) / 2) + 2);

    mont_csa_r4 #(
        .Bits(Bits)
    ) u_multiplier (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a1_i   (a1_i),
        .a2_i   (a2_i),
        .b1_i   (b1_i),
        .b2_i   (b2_i),
        .n_i    (n_i),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .s1_o   (s1_o),
        .s2_o   (s2_o),
        .error_o(unused_error)
    );
  end else if (Multiplier == 2) begin : gen_cpa
    assign exponent_o = 16'(Bits + 2);

    mont_cpa #(
        .Bits(Bits),
        .ChainBits(Bits + 3 < ChainBits ? Bits + 3 : ChainBits)
    ) u_multiplier (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a1_i   (a1_i),
        .a2_i   (a2_i),
        .b1_i   (b1_i),
        .b2_i   (b2_i),
        .n_i    (n_i),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .s1_o   (s1_o),
        .s2_o   (s2_o),
        .error_o(unused_error)
    );
  end else if (Multiplier == 3) begin : gen_fios
    localparam int FiosWords = (Bits + 1 + WordBits) / WordBits;

    assign exponent_o = 16'(WordBits * FiosWords);

    mont_fios #(
        .Bits     (Bits),
        .WordBits (WordBits),
        .Cells    (FiosWords < Cells ? FiosWords : Cells),
        .Primitive(Primitive)
    ) u_multiplier (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a1_i   (a1_i),
        .a2_i   (a2_i),
        .b1_i   (b1_i),
        .b2_i   (b2_i),
        .n_i    (n_i),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .s1_o   (s1_o),
        .s2_o   (s2_o),
        .error_o(unused_error)
    );
  end

endmodule
