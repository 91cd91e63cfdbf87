// SPDX-License-Identifier: MIT OR Apache-2.0
// Quotient digit, multiply-accumulate and carry of one row, with the multiplier block of UltraScale+, whose registers
// of product and sum are inside. w = WordBits = 17.
//
//   q = u * n' mod 2^w,   sum_j = q * n_j + c_j + floor(sum_{j-1} / 2^w),   word_o = sum_j mod 2^w
//
// Cycles are counted from first_i high, with u on u_i and n' on n_i; c_j is x * y + t of words:
//
//   cycle      0       1     2       3          4           5          6
//   n_i        n'      -     n_0     n_1        n_2
//   second_i                 high
//   c_i                              -          c_0         c_1
//   registers          u,n'  u*n'    q=u*n'     q,n_0       q*n_0      sum_0
//
// The product u * n' is to be seen only in the register of the sums: word_o shows it in cycle 3, and the sums of cycles
// 2 to 4 are lost, which are 0 if five places between rows are empty and the first of them is the row's last carry.
//
// Range: q * n_j + c_j <= (2^w - 1)^2 + 2^(2w) - 1 - (2^w - 1), and with a carry below 2^(w+1) every sum stays below
// 2^(2w+1), whose carry is below 2^(w+1) again.

module fios_reduce_dsp48e2 #(
    parameter int WordBits = 17
) (
    input logic clk_i,
    input logic clear_i,
    input logic enable_i,

    input  logic                  first_i,
    input  logic                  second_i,
    input  logic [  WordBits-1:0] u_i,
    input  logic [  WordBits-1:0] n_i,
    input  logic [2*WordBits-1:0] c_i,
    output logic [  WordBits-1:0] word_o     // sum_j mod 2^w
);

  logic [ 1:0] phase_q;  // {a cycle after second_i, a cycle after first_i}
  logic [47:0] sum;
  logic [ 8:0] opmode;

  always_ff @(posedge clk_i) begin
    if (clear_i) phase_q <= '0;
    else if (enable_i) phase_q <= {second_i, first_i};
  end

  // Taken by the block a cycle before it adds: nothing, then the product alone, then nothing, then all three.
  assign opmode = (first_i | second_i) ? 9'b00_000_00_00 :  // 0
      phase_q[0] ? 9'b00_000_01_01 :  // product
      9'b11_110_01_01;  // C + P >> 17 + product

  assign word_o = sum[WordBits-1:0];

  logic unused;
  assign unused = ^sum;

  // Words of n go through two registers, n' through one: the quotient comes a cycle later than u.
  fios_dsp48e2 #(
      .BRegisters(2),
      .CRegisters(1)
  ) u_block (
      .clk_i,
      .clear_i,
      .enable_i,
      .load_i  (first_i | phase_q[1]),
      .a_i     (30'(first_i ? u_i : sum[WordBits-1:0])),
      .b_i     (18'(n_i)),
      .c_i     (48'(c_i)),
      .inmode_i({first_i, 4'b0000}),
      .opmode_i(opmode),
      .p_o     (sum)
  );

endmodule
