// SPDX-License-Identifier: MIT OR Apache-2.0
// What nextpnr packs tables, carries and flip-flops of an ECP5 into, for simulation alone. An input without a net is
// pulled up, as in the device.

module TRELLIS_COMB #(
    parameter MODE = "LOGIC",
    parameter [15:0] INITVAL = 0,
    parameter CCU2_INJECT1 = "NO"
) (
    input A, B, C, D, M, F1, FXA, FXB, FCI,
    output F, FCO, OFX
);
  wire a = A === 1'bz ? 1'b1 : A;
  wire b = B === 1'bz ? 1'b1 : B;
  wire c = C === 1'bz ? 1'b1 : C;
  wire d = D === 1'bz ? 1'b1 : D;
  // A choice of equal bits is that bit, whatever chooses.
  wire [7:0] of_3 = d ? INITVAL[15:8] : INITVAL[7:0];
  wire [3:0] of_2 = c ? of_3[7:4] : of_3[3:0];
  wire [1:0] of_1 = b ? of_2[3:2] : of_2[1:0];
  wire table_4 = a ? of_1[1] : of_1[0];
  wire [1:0] of_1_low = b ? INITVAL[3:2] : INITVAL[1:0];
  wire table_2 = a ? of_1_low[1] : of_1_low[0];

  // A slice of two tables, or the outputs of two such.
  assign OFX = FXA === 1'bz ? (M ? F1 : F) : (M ? FXB : FXA);

  generate
    if (MODE == "CCU2") begin : gen_carry
      wire carried = CCU2_INJECT1 == "YES" ? 1'b0 : FCI;
      assign F   = table_4 ^ carried;
      assign FCO = table_4 ? FCI : CCU2_INJECT1 == "YES" ? 1'b0 : table_2;
    end else begin : gen_logic
      assign F   = table_4;
      assign FCO = 1'bx;
    end
  endgenerate

  initial if (MODE != "LOGIC" && MODE != "CCU2") $fatal(1, "no model of a TRELLIS_COMB in mode %0s", MODE);
endmodule

module TRELLIS_FF #(
    parameter GSR = "ENABLED",
    parameter CEMUX = "1",
    parameter CLKMUX = "CLK",
    parameter LSRMUX = "LSR",
    parameter SRMODE = "LSR_OVER_CE",
    parameter REGSET = "RESET",
    parameter SD = "0"
) (
    input CLK, LSR, CE, DI, M,
    output reg Q
);
  wire clock = CLKMUX == "INV" ? ~CLK : CLK;
  wire enable = CEMUX == "1" ? 1'b1 : CEMUX == "INV" ? ~CE : CE;
  wire set = (LSRMUX == "INV" ? ~LSR : LSR) === 1'b1;
  wire next = SD == "1" ? DI : M;
  wire value = REGSET == "SET";

  initial Q = value;

  generate
    if (SRMODE == "ASYNC") begin : gen_at_once
      always @(posedge clock, posedge set)
        if (set) Q <= value;
        else if (enable) Q <= next;
    end else begin : gen_with_clock
      always @(posedge clock)
        if (set) Q <= value;
        else if (enable) Q <= next;
    end
  endgenerate
endmodule
