// SPDX-License-Identifier: MIT OR Apache-2.0
// dsp_multiply_add with the multiplier block of UltraScale+, which has all registers inside: 18 bits of a digit on its
// port B, 27 of a word on A, what is added on C, without a register.

module dsp_multiply_add_dsp48e2 #(
    parameter int DigitBits = 18,
    parameter int WordBits  = 27,
    parameter int AddBits   = 28,
    parameter int SumBits   = 45
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                 load_i,
    input  logic [DigitBits-1:0] digit_i,
    input  logic [ WordBits-1:0] word_i,
    input  logic [  AddBits-1:0] add_i,
    output logic [  SumBits-1:0] sum_o
);

  logic signed [DigitBits-1:0] digit;
  logic signed [WordBits-1:0] word;
  logic signed [AddBits-1:0] add;
  logic [47:0] sum;

  assign digit = digit_i;
  assign word  = word_i;
  assign add   = add_i;

  assign sum_o = sum[SumBits-1:0];

  // Copies of the sign.
  logic unused;
  assign unused = ^sum;

  DSP48E2 #(
      .AREG(1),
      .ACASCREG(1),
      .BREG(1),
      .BCASCREG(1),
      .CREG(0),
      .ADREG(0),
      .DREG(0),
      .ALUMODEREG(0),
      .CARRYINREG(0),
      .CARRYINSELREG(0),
      .INMODEREG(0),
      .OPMODEREG(0),
      .MREG(1),
      .PREG(1)
  ) u_block (
      .CLK(clk_i),
      .A(30'(word)),
      .B(18'(digit)),
      .C(48'(add)),
      .D(27'b0),
      .INMODE(5'b00000),
      .OPMODE(9'b00_011_01_01),  // C + product
      .ALUMODE(4'b0000),
      .CARRYIN(1'b0),
      .CARRYINSEL(3'b000),
      .ACIN(30'b0),
      .BCIN(18'b0),
      .PCIN(48'b0),
      .CARRYCASCIN(1'b0),
      .MULTSIGNIN(1'b0),
      .CEA1(1'b0),
      .CEA2(enable_i),
      .CEB1(1'b0),
      .CEB2(enable_i & load_i),
      .CEC(1'b0),
      .CED(1'b0),
      .CEAD(1'b0),
      .CEM(enable_i),
      .CEP(enable_i),
      .CEALUMODE(1'b0),
      .CECARRYIN(1'b0),
      .CECTRL(1'b0),
      .CEINMODE(1'b0),
      .RSTA(clear_i),
      .RSTB(clear_i),
      .RSTC(1'b0),
      .RSTD(1'b0),
      .RSTM(clear_i),
      .RSTP(clear_i),
      .RSTALUMODE(1'b0),
      .RSTALLCARRYIN(1'b0),
      .RSTCTRL(1'b0),
      .RSTINMODE(1'b0),
      .P(sum)
  );

endmodule
