// SPDX-License-Identifier: MIT OR Apache-2.0
// What mont_redundant makes of any operands in range: Z * R = A * B + Q * M with the digits that leave it, so its digits
// hold all of it and it is congruent to A * B * R^-1 modulo M; and Z < 2M, so that it is an operand again, in a chain for
// ever. For all odd M, all A, B < 2M in any digits, and any handshakes.

module mont_redundant_residue #(
    parameter int Bits = 8,
    parameter int DigitBits = 4,
    parameter int Cycles = 1,
    parameter int Square = 0,
    parameter int BlockBits = 26,

    localparam int Digits = (Bits + DigitBits - 1) / DigitBits,
    localparam int Passes = (Cycles < 3) ? 1 : Cycles / 3,
    localparam int K = (Bits + 3 + DigitBits * Passes - 1) / (DigitBits * Passes) * Passes,
    localparam int Exponent = K * DigitBits,
    localparam int Width = Digits * (DigitBits + 1)
) (
    input logic                clk_i,
    input logic                rst_ni,
    input logic                valid_i,
    input logic                square_i,
    input logic [   Width-1:0] a_i,
    input logic [   Width-1:0] b_i,
    input logic [    Bits-1:0] m_i,
    input logic [Exponent-1:0] mp_i,
    input logic                ready_i
);

  if (Cycles == 1) begin : gen_single
    redundant_single_residue #(
        .Bits     (Bits),
        .DigitBits(DigitBits),
        .Square   (Square),
        .BlockBits(BlockBits)
    ) u_residue (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .valid_i (valid_i),
        .square_i(square_i),
        .a_i     (a_i),
        .b_i     (b_i),
        .m_i     (m_i),
        .mp_i    (mp_i),
        .ready_i (ready_i)
    );
  end else begin : gen_shared
    redundant_shared_residue #(
        .Bits     (Bits),
        .DigitBits(DigitBits),
        .Cycles   (Cycles),
        .Square   (Square),
        .BlockBits(BlockBits)
    ) u_residue (
        .clk_i   (clk_i),
        .rst_ni  (rst_ni),
        .valid_i (valid_i),
        .square_i(square_i),
        .a_i     (a_i),
        .b_i     (b_i),
        .m_i     (m_i),
        .mp_i    (mp_i),
        .ready_i (ready_i)
    );
  end

endmodule
