// SPDX-License-Identifier: MIT OR Apache-2.0
// -1/n modulo 2^WordBits for odd n, two bits a clock.
//
// Bit by bit: with r = 1, the lowest bit of r is the next bit x of the inverse, and r becomes (r + x * n) / 2, which is
// whole because n is odd. After i bits 1 + n * (bits so far) = 2^i * r, so WordBits of them make the left side vanish
// modulo 2^WordBits. r <= n all the time.
//
// start_i takes n_i; inverse_o is right Steps enabled edges after that edge, in that one cycle. Steps is at least
// ceil(WordBits / 2).

module fios_inverse #(
    parameter int WordBits = 17,
    parameter int Steps    = 9
) (
    input logic clk_i,
    input logic rst_ni,
    input logic enable_i,

    input  logic                start_i,
    input  logic [WordBits-1:0] n_i,
    output logic [WordBits-1:0] inverse_o
);

  logic [WordBits-1:0] n_q;
  logic [WordBits-1:0] r_q;
  logic [ 2*Steps-1:0] inverse_q;

  logic [  WordBits:0] first;
  logic [  WordBits:0] second;

  // Their lowest bits are 0 and dropped.
  assign first  = {1'b0, r_q} + (r_q[0] ? {1'b0, n_q} : '0);
  assign second = {1'b0, first[WordBits:1]} + (first[1] ? {1'b0, n_q} : '0);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      n_q       <= '0;
      r_q       <= '0;
      inverse_q <= '0;
    end else if (enable_i) begin
      if (start_i) begin
        n_q <= n_i;
        r_q <= WordBits'(1);
      end else begin
        r_q <= second[WordBits:1];
      end
      inverse_q <= {first[1], r_q[0], inverse_q[2*Steps-1:2]};
    end
  end

  assign inverse_o = inverse_q[WordBits-1:0];

  logic unused;
  assign unused = ^{first[0], second[0], inverse_q};

endmodule
