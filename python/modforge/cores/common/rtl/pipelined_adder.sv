// SPDX-License-Identifier: MIT OR Apache-2.0
// Adder with its carry chain cut into pipeline stages: one sum a clock, however wide the words are.
//
//   a_i + b_i + carry_i = sum_o + 2^Width * carry_o,  exactly, for every input,
//
// Stages cycles later, Stages = ceil(Width / ChainBits). Stage i adds bits i * ChainBits and up, the last one what is
// left; the carry between two stages is a flip-flop. The bits of the words that are still to be added wait in
// registers, and so do the bits of the sum that are ready: about Width * Stages flip-flops in all.
//
// enable_i low holds everything. valid_o is valid_i, Stages enabled cycles later; with enable_i high always, valid_i
// need not be used. No path leads from an input to an output.

module pipelined_adder #(
    parameter int Width = 64,
    parameter int ChainBits = 16  // longest carry chain
) (
    input  logic             clk_i,
    input  logic             rst_ni,
    input  logic             enable_i,
    input  logic             valid_i,
    input  logic [Width-1:0] a_i,
    input  logic [Width-1:0] b_i,
    input  logic             carry_i,
    output logic             valid_o,
    output logic [Width-1:0] sum_o,
    output logic             carry_o
);

  localparam int Stages = (Width + ChainBits - 1) / ChainBits;

  for (genvar i = 0; i < Stages; i++) begin : gen_stage
    localparam int Low = i * ChainBits;  // bits of the sum that are ready before this stage
    localparam int Bits = (Width - Low < ChainBits) ? Width - Low : ChainBits;

    logic valid;
    logic carry;
    logic [Width-1:Low] a;
    logic [Width-1:Low] b;
    logic valid_q;
    logic carry_q;
    logic [Low+Bits-1:0] sum_q;
    logic [Bits:0] chain;

    assign chain = {1'b0, a[Low+:Bits]} + {1'b0, b[Low+:Bits]} + (Bits + 1)'(carry);

    if (i == 0) begin : gen_first
      assign valid = valid_i;
      assign carry = carry_i;
      assign a     = a_i;
      assign b     = b_i;
    end else begin : gen_next
      assign valid = gen_stage[i-1].valid_q;
      assign carry = gen_stage[i-1].carry_q;
      assign a     = gen_stage[i-1].gen_wait.a_q;
      assign b     = gen_stage[i-1].gen_wait.b_q;
    end

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        valid_q <= 1'b0;
        carry_q <= 1'b0;
        sum_q[Low+:Bits] <= '0;
      end else if (enable_i) begin
        valid_q <= valid;
        carry_q <= chain[Bits];
        sum_q[Low+:Bits] <= chain[Bits-1:0];
      end
    end

    if (i > 0) begin : gen_ready
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) sum_q[Low-1:0] <= '0;
        else if (enable_i) sum_q[Low-1:0] <= gen_stage[i-1].sum_q;
      end
    end

    if (i < Stages - 1) begin : gen_wait
      logic [Width-1:Low+Bits] a_q;
      logic [Width-1:Low+Bits] b_q;
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) begin
          a_q <= '0;
          b_q <= '0;
        end else if (enable_i) begin
          a_q <= a[Width-1:Low+Bits];
          b_q <= b[Width-1:Low+Bits];
        end
      end
    end
  end

  assign valid_o = gen_stage[Stages-1].valid_q;
  assign sum_o   = gen_stage[Stages-1].sum_q;
  assign carry_o = gen_stage[Stages-1].carry_q;

endmodule
