// SPDX-License-Identifier: MIT OR Apache-2.0
// A sum within one clock by chains half as long: the upper half is added for both carries from the lower half, which
// then chooses. Three chains of half the width (Daly, Marnane & Popovici 2003, figure 4).
//
//   sum_o = a_i + b_i + carry_i

module carry_select #(
    parameter int Bits = 64  // of each operand, at least 2
) (
    input  logic [Bits-1:0] a_i,
    input  logic [Bits-1:0] b_i,
    input  logic            carry_i,
    output logic [  Bits:0] sum_o
);

  localparam int Low = Bits / 2;
  localparam int High = Bits - Low;

  logic [ Low:0] low;
  logic [High:0] high_0;  // without a carry from below
  logic [High:0] high_1;  // with one

  assign low = {1'b0, a_i[Low-1:0]} + {1'b0, b_i[Low-1:0]} + (Low + 1)'(carry_i);
  assign high_0 = {1'b0, a_i[Bits-1:Low]} + {1'b0, b_i[Bits-1:Low]};
  assign high_1 = {1'b0, a_i[Bits-1:Low]} + {1'b0, b_i[Bits-1:Low]} + (High + 1)'(1);
  assign sum_o = {low[Low] ? high_1 : high_0, low[Low-1:0]};

endmodule
