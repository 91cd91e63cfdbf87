// SPDX-License-Identifier: MIT OR Apache-2.0
// Model of the multiplier block of ECP5 for the simulation of sources and of netlists: a product of signed or unsigned
// factors, with registers where a parameter names CLK0, enabled by CE0 or CE1, and reset by RST0. Without input C, which
// is for the adders behind the block.

// verilog_lint: waive-start explicit-parameter-storage-type
// The block has more ports and parameters than the model heeds.
// verilator lint_off UNUSEDPARAM
// verilator lint_off UNUSEDSIGNAL
module MULT18X18D #(
    parameter REG_INPUTA_CLK = "NONE",
    parameter REG_INPUTA_CE = "CE0",
    parameter REG_INPUTA_RST = "RST0",
    parameter REG_INPUTB_CLK = "NONE",
    parameter REG_INPUTB_CE = "CE0",
    parameter REG_INPUTB_RST = "RST0",
    parameter REG_OUTPUT_CLK = "NONE",
    parameter REG_OUTPUT_CE = "CE0",
    parameter REG_OUTPUT_RST = "RST0",
    parameter RESETMODE = "SYNC"
) (
    input  logic A0,
    input  logic A1,
    input  logic A2,
    input  logic A3,
    input  logic A4,
    input  logic A5,
    input  logic A6,
    input  logic A7,
    input  logic A8,
    input  logic A9,
    input  logic A10,
    input  logic A11,
    input  logic A12,
    input  logic A13,
    input  logic A14,
    input  logic A15,
    input  logic A16,
    input  logic A17,
    input  logic B0,
    input  logic B1,
    input  logic B2,
    input  logic B3,
    input  logic B4,
    input  logic B5,
    input  logic B6,
    input  logic B7,
    input  logic B8,
    input  logic B9,
    input  logic B10,
    input  logic B11,
    input  logic B12,
    input  logic B13,
    input  logic B14,
    input  logic B15,
    input  logic B16,
    input  logic B17,
    input  logic SIGNEDA,
    input  logic SIGNEDB,
    input  logic SOURCEA,
    input  logic SOURCEB,
    input  logic CLK0,
    input  logic CE0,
    input  logic CE1,
    input  logic RST0,
    output logic P0,
    output logic P1,
    output logic P2,
    output logic P3,
    output logic P4,
    output logic P5,
    output logic P6,
    output logic P7,
    output logic P8,
    output logic P9,
    output logic P10,
    output logic P11,
    output logic P12,
    output logic P13,
    output logic P14,
    output logic P15,
    output logic P16,
    output logic P17,
    output logic P18,
    output logic P19,
    output logic P20,
    output logic P21,
    output logic P22,
    output logic P23,
    output logic P24,
    output logic P25,
    output logic P26,
    output logic P27,
    output logic P28,
    output logic P29,
    output logic P30,
    output logic P31,
    output logic P32,
    output logic P33,
    output logic P34,
    output logic P35
);
  // verilog_lint: waive-stop explicit-parameter-storage-type

  // What the model lacks ends the simulation.
  initial begin
    if (RESETMODE != "SYNC" ||
        (REG_INPUTA_CLK != "NONE" && (REG_INPUTA_CLK != "CLK0" || REG_INPUTA_RST != "RST0")) ||
        (REG_INPUTB_CLK != "NONE" && (REG_INPUTB_CLK != "CLK0" || REG_INPUTB_RST != "RST0")) ||
        (REG_OUTPUT_CLK != "NONE" && (REG_OUTPUT_CLK != "CLK0" || REG_OUTPUT_RST != "RST0")) ||
        (REG_INPUTA_CE != "CE0" && REG_INPUTA_CE != "CE1") ||
        (REG_INPUTB_CE != "CE0" && REG_INPUTB_CE != "CE1") ||
        (REG_OUTPUT_CE != "CE0" && REG_OUTPUT_CE != "CE1")) begin
      $display("the model of MULT18X18D lacks what this instance uses");
      $fatal;
    end
  end

  logic [17:0] a;
  logic [17:0] b;
  logic [17:0] a_q;
  logic [17:0] b_q;
  logic [35:0] p_q;
  logic [17:0] left;
  logic [17:0] right;
  logic [35:0] product;
  logic        enable_a;
  logic        enable_b;
  logic        enable_p;

  assign a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
  assign b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
  assign enable_a = REG_INPUTA_CE == "CE0" ? CE0 : CE1;
  assign enable_b = REG_INPUTB_CE == "CE0" ? CE0 : CE1;
  assign enable_p = REG_OUTPUT_CE == "CE0" ? CE0 : CE1;
  assign left = REG_INPUTA_CLK == "NONE" ? a : a_q;
  assign right = REG_INPUTB_CLK == "NONE" ? b : b_q;
  assign product = {{18{SIGNEDA & left[17]}}, left} * {{18{SIGNEDB & right[17]}}, right};

  always_ff @(posedge CLK0) begin
    if (RST0) a_q <= '0;
    else if (enable_a) a_q <= a;
    if (RST0) b_q <= '0;
    else if (enable_b) b_q <= b;
    if (RST0) p_q <= '0;
    else if (enable_p) p_q <= product;
  end

  assign {
    P35, P34, P33, P32, P31, P30, P29, P28, P27,
    P26, P25, P24, P23, P22, P21, P20, P19, P18,
    P17, P16, P15, P14, P13, P12, P11, P10, P9,
    P8, P7, P6, P5, P4, P3, P2, P1, P0
  } = REG_OUTPUT_CLK == "NONE" ? product : p_q;

endmodule

// verilator lint_on UNUSEDSIGNAL
// verilator lint_on UNUSEDPARAM
