// SPDX-License-Identifier: MIT OR Apache-2.0
// A block of d and e: the division steps of f and g on Size bits, modulo M. Combinational.
//
// As in divstep_pair, d moves up a place a step. Where a sum is odd, M makes it even; three words are added, so two
// carries a step go to the block above.

// Bits go from block to block and from step to step, and never back; a checker that takes a word as one sees loops.
// verilator lint_off UNOPTFLAT

module divstep_coefficients #(
    parameter int Size  = 16,
    parameter int Steps = 1
) (
    input logic [Size-1:0] d_i,
    input logic [Size-1:0] e_i,
    input logic [Size+Steps-2:0] m_i,  // M from Steps - 1 places below the block on
    input logic [Steps-1:0] add_i,
    input logic [Steps-1:0] swap_i,
    input logic [Steps-1:0] odd_i,  // bit i: the sum of step i is odd
    input logic low_i,  // the lowest bit of what the first step adds, without carries
    input logic [Steps-1:0] carry_i,  // from the block below
    input logic [Steps-1:0] saved_i,  // the carry between the two rows
    input logic [Steps-1:0] d_low_i,
    output logic [Size-1:0] d_o,
    output logic [Size-1:0] e_o,
    output logic [Steps-1:0] carry_o,
    output logic [Steps-1:0] saved_o,
    output logic [Steps-1:0] d_top_o
);

  logic [Size*(Steps+1)-1:0] d;
  logic [Size*(Steps+1)-1:0] e;

  assign d[Size-1:0] = d_i;
  assign e[Size-1:0] = e_i;

  for (genvar i = 0; i < Steps; i++) begin : gen_step
    logic [Size-1:0] d_now;
    logic [Size-1:0] e_now;
    logic [Size-1:0] addend;
    logic [Size-1:0] multiple;
    logic [Size-1:0] row;
    logic [  Size:0] saved;
    logic [  Size:0] sum;
    assign d_now = d[i*Size+:Size];
    assign e_now = e[i*Size+:Size];
    logic lowest;
    if (i == 0) begin : gen_first
      assign lowest = low_i;
    end else begin : gen_next
      assign lowest = row[0];
    end
    assign addend = (d_now ^ {Size{swap_i[i]}}) & {Size{add_i[i]}};
    assign multiple = m_i[Steps-1-i+:Size] & {Size{odd_i[i]}};
    assign row = e_now ^ addend ^ multiple;
    assign saved = {(e_now & addend) | (e_now & multiple) | (addend & multiple), saved_i[i]};
    assign sum = {1'b0, row} + {1'b0, saved[Size-1:0]} + (Size + 1)'(carry_i[i]);
    assign saved_o[i] = saved[Size];
    assign carry_o[i] = sum[Size];
    // The lowest bit, which the block below waits for, does not go through the chain of carries.
    assign e[(i+1)*Size+:Size] = {sum[Size-1:1], lowest ^ saved_i[i] ^ carry_i[i]};
    assign {d_top_o[i], d[(i+1)*Size+:Size]} = {swap_i[i] ? e_now : d_now, d_low_i[i]};
  end

  assign d_o = d[Steps*Size+:Size];
  assign e_o = e[Steps*Size+:Size];

endmodule

// verilator lint_on UNOPTFLAT
