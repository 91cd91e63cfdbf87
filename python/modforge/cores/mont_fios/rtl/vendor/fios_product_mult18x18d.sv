// SPDX-License-Identifier: MIT OR Apache-2.0
// fios_product with the multiplier block of ECP5. WordBits <= 18.
//
// All three registers are in the block. Four blocks share four lines for enables: they hold two rows of this core, as the
// two multipliers of a row have one enable and one load together, the other's load being that enable.

module fios_product_mult18x18d #(
    parameter int WordBits = 17
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  load_i,
    input  logic [  WordBits-1:0] x_i,
    input  logic [  WordBits-1:0] y_i,
    output logic [2*WordBits-1:0] product_o
);

  logic [17:0] x;
  logic [17:0] y;
  logic [35:0] product;

  assign x         = 18'(x_i);
  assign y         = 18'(y_i);
  assign product_o = product[2*WordBits-1:0];

  // 0: words are shorter than the block's.
  logic unused;
  assign unused = ^product;

  MULT18X18D #(
      .REG_INPUTA_CLK("CLK0"),
      .REG_INPUTA_CE("CE1"),
      .REG_INPUTA_RST("RST0"),
      .REG_INPUTB_CLK("CLK0"),
      .REG_INPUTB_CE("CE0"),
      .REG_INPUTB_RST("RST0"),
      .REG_OUTPUT_CLK("CLK0"),
      .REG_OUTPUT_CE("CE0"),
      .REG_OUTPUT_RST("RST0"),
      .RESETMODE("SYNC")
  ) u_block (
      .A0(x[0]),
      .A1(x[1]),
      .A2(x[2]),
      .A3(x[3]),
      .A4(x[4]),
      .A5(x[5]),
      .A6(x[6]),
      .A7(x[7]),
      .A8(x[8]),
      .A9(x[9]),
      .A10(x[10]),
      .A11(x[11]),
      .A12(x[12]),
      .A13(x[13]),
      .A14(x[14]),
      .A15(x[15]),
      .A16(x[16]),
      .A17(x[17]),
      .B0(y[0]),
      .B1(y[1]),
      .B2(y[2]),
      .B3(y[3]),
      .B4(y[4]),
      .B5(y[5]),
      .B6(y[6]),
      .B7(y[7]),
      .B8(y[8]),
      .B9(y[9]),
      .B10(y[10]),
      .B11(y[11]),
      .B12(y[12]),
      .B13(y[13]),
      .B14(y[14]),
      .B15(y[15]),
      .B16(y[16]),
      .B17(y[17]),
      .P0(product[0]),
      .P1(product[1]),
      .P2(product[2]),
      .P3(product[3]),
      .P4(product[4]),
      .P5(product[5]),
      .P6(product[6]),
      .P7(product[7]),
      .P8(product[8]),
      .P9(product[9]),
      .P10(product[10]),
      .P11(product[11]),
      .P12(product[12]),
      .P13(product[13]),
      .P14(product[14]),
      .P15(product[15]),
      .P16(product[16]),
      .P17(product[17]),
      .P18(product[18]),
      .P19(product[19]),
      .P20(product[20]),
      .P21(product[21]),
      .P22(product[22]),
      .P23(product[23]),
      .P24(product[24]),
      .P25(product[25]),
      .P26(product[26]),
      .P27(product[27]),
      .P28(product[28]),
      .P29(product[29]),
      .P30(product[30]),
      .P31(product[31]),
      .P32(product[32]),
      .P33(product[33]),
      .P34(product[34]),
      .P35(product[35]),
      .SIGNEDA(1'b0),
      .SIGNEDB(1'b0),
      .SOURCEA(1'b0),
      .SOURCEB(1'b0),
      .CLK0(clk_i),
      .CE0(enable_i),
      .CE1(load_i),
      .RST0(clear_i)
  );

endmodule
