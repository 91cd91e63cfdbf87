// SPDX-License-Identifier: MIT OR Apache-2.0
// The multiplier block of UltraScale+ with all registers of product and sum: p = a * b, and what opmode_i adds.
//
// A, and B through one or two registers (inmode_i[4] takes it after the first), then the product, then p. opmode_i acts
// on the sum two edges later, inmode_i on the product two edges later. a_i is taken if load_i is high.

module fios_dsp48e2 #(
    parameter int BRegisters = 1,
    parameter int CRegisters = 1
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic        load_i,
    input  logic [29:0] a_i,
    input  logic [17:0] b_i,
    input  logic [47:0] c_i,
    input  logic [ 4:0] inmode_i,
    input  logic [ 8:0] opmode_i,
    output logic [47:0] p_o
);

  DSP48E2 #(
      .AREG(1),
      .ACASCREG(1),
      .BREG(BRegisters),
      .BCASCREG(BRegisters),
      .CREG(CRegisters),
      .ADREG(0),
      .DREG(0),
      .ALUMODEREG(0),
      .CARRYINREG(0),
      .CARRYINSELREG(0),
      .INMODEREG(1),
      .OPMODEREG(1),
      .MREG(1),
      .PREG(1)
  ) u_block (
      .CLK(clk_i),
      .A(a_i),
      .B(b_i),
      .C(c_i),
      .D(27'b0),
      .INMODE(inmode_i),
      .OPMODE(opmode_i),
      .ALUMODE(4'b0000),
      .CARRYIN(1'b0),
      .CARRYINSEL(3'b000),
      .ACIN(30'b0),
      .BCIN(18'b0),
      .PCIN(48'b0),
      .CARRYCASCIN(1'b0),
      .MULTSIGNIN(1'b0),
      .CEA1(1'b0),
      .CEA2(enable_i & load_i),
      .CEB1(enable_i),
      .CEB2(enable_i),
      .CEC(enable_i),
      .CED(1'b0),
      .CEAD(1'b0),
      .CEM(enable_i),
      .CEP(enable_i),
      .CEALUMODE(1'b0),
      .CECARRYIN(1'b0),
      .CECTRL(enable_i),
      .CEINMODE(enable_i),
      .RSTA(clear_i),
      .RSTB(clear_i),
      .RSTC(clear_i),
      .RSTD(1'b0),
      .RSTM(clear_i),
      .RSTP(clear_i),
      .RSTALUMODE(1'b0),
      .RSTALLCARRYIN(1'b0),
      .RSTCTRL(clear_i),
      .RSTINMODE(clear_i),
      .P(p_o)
  );

endmodule
