// SPDX-License-Identifier: MIT OR Apache-2.0
// A block of f and g: the same Steps division steps as every other block, on Size bits. Combinational.
//
// Nothing is shifted down: after i steps the bits of g stand i places up, and f moves up a place a step to stand beside
// them. What leaves the block at its top, a carry and the highest bit of f for each step, enters the block above.

// Bits go from block to block and from step to step, and never back; a checker that takes a word as one sees loops.
// verilator lint_off UNOPTFLAT

module divstep_pair #(
    parameter int Size  = 16,
    parameter int Steps = 1
) (
    input logic [Size-1:0] f_i,
    input logic [Size-1:0] g_i,
    input logic [Steps-1:0] add_i,  // bit i: g is odd in step i
    input logic [Steps-1:0] swap_i,  // and delta is positive
    input logic low_i,  // the lowest bit of what the first step adds, without carries
    input logic [Steps-1:0] carry_i,  // from the block below
    input logic [Steps-1:0] f_low_i,
    output logic [Size-1:0] f_o,
    output logic [Size-1:0] g_o,
    output logic [Steps-1:0] carry_o,
    output logic [Steps-1:0] f_top_o
);

  logic [Size*(Steps+1)-1:0] f;  // before each step, and after the last
  logic [Size*(Steps+1)-1:0] g;

  assign f[Size-1:0] = f_i;
  assign g[Size-1:0] = g_i;

  for (genvar i = 0; i < Steps; i++) begin : gen_step
    logic [Size-1:0] f_now;
    logic [Size-1:0] g_now;
    logic [Size-1:0] addend;
    logic [  Size:0] sum;
    assign f_now = f[i*Size+:Size];
    assign g_now = g[i*Size+:Size];
    logic lowest;
    if (i == 0) begin : gen_first
      assign lowest = low_i;
    end else begin : gen_next
      assign lowest = g_now[0] ^ addend[0];
    end
    assign addend = (f_now ^ {Size{swap_i[i]}}) & {Size{add_i[i]}};
    assign sum = {1'b0, g_now} + {1'b0, addend} + (Size + 1)'(carry_i[i]);
    assign carry_o[i] = sum[Size];
    // The lowest bit, which the block below waits for, does not go through the chain of carries.
    assign g[(i+1)*Size+:Size] = {sum[Size-1:1], lowest ^ carry_i[i]};
    assign {f_top_o[i], f[(i+1)*Size+:Size]} = {swap_i[i] ? g_now : f_now, f_low_i[i]};
  end

  assign f_o = f[Steps*Size+:Size];
  assign g_o = g[Steps*Size+:Size];

endmodule

// verilator lint_on UNOPTFLAT
