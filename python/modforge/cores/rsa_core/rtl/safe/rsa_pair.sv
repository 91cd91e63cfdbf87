// SPDX-License-Identifier: MIT OR Apache-2.0
// The pair that blinds the message of rsa_core: r^e and r^-1, each modulo p and modulo q.
//
// Written a word at a time, lowest first: r^e mod p, r^e mod q, r^-1 mod p, r^-1 mod q, Words words each. Each of the four
// repeats itself as a stream, or gets the number that replaces it.

module rsa_pair #(
    parameter int Words = 1
) (
    input logic clk_i,
    input logic rst_ni,

    input logic        write_i,
    input logic [31:0] write_data_i,

    // Of [0] r^e and [1] r^-1: the word moves on, or makes place for one above.
    input  logic [ 1:0] take_i,
    input  logic [ 1:0] put_i,
    input  logic [31:0] p_i,
    input  logic [31:0] q_i,
    output logic [63:0] p_o,
    output logic [63:0] q_o
);

  localparam int Wide = 32 * Words;

  for (genvar i = 0; i < 2; i++) begin : gen_number
    logic [Wide-1:0] p_q;
    logic [Wide-1:0] q_q;
    logic [31:0] after;  // the number that is written after this one
    assign after = (i == 0) ? p_o[63:32] : write_data_i;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        p_q <= '0;
        q_q <= '0;
      end else if (write_i) begin
        p_q <= Wide'({q_q[31:0], p_q} >> 32);
        q_q <= Wide'({after, q_q} >> 32);
      end else if (put_i[i]) begin
        p_q <= Wide'({p_i, p_q} >> 32);
        q_q <= Wide'({q_i, q_q} >> 32);
      end else if (take_i[i]) begin
        p_q <= Wide'({p_q[31:0], p_q} >> 32);
        q_q <= Wide'({q_q[31:0], q_q} >> 32);
      end
    end

    assign p_o[32*i+:32] = p_q[31:0];
    assign q_o[32*i+:32] = q_q[31:0];
  end

endmodule
