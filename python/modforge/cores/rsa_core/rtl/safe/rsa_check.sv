// SPDX-License-Identifier: MIT OR Apache-2.0
// What rsa_core needs to check a result before it shows it: the public exponent, and copies of the message and of the result.
//
// Source: Boneh, DeMillo, Lipton 1997: one wrong half of a signature made by the Chinese remainder gives the primes away.
//
//   message written --> message_q     first run: m     keep: kept_q <- m     second run: m^e     compare: m^e with message_q,
//                                                                                                   m leaves kept_q
//
// All three are moved a word at a time. Keep and compare take MessageWords cycles each; in the last one last_o is high.

module rsa_check #(
    parameter int MessageWords = 2
) (
    input logic clk_i,
    input logic rst_ni,

    input logic        write_message_i,
    input logic        write_exponent_i,
    input logic [31:0] write_data_i,

    input  logic        keep_i,
    input  logic        compare_i,
    input  logic [31:0] word_i,     // of the number in the message's register, lowest first
    output logic [31:0] word_o,     // of the kept result, lowest first
    output logic        last_o,
    output logic        differs_o,  // with last_o while comparing: m^e is not the message

    output logic [31:0] exponent_o,
    output logic [15:0] length_o,    // its bits; 0 for 0
    output logic        none_o       // 0
);

  localparam int Wide = 32 * MessageWords;

  logic [Wide-1:0] message_q;
  logic [Wide-1:0] kept_q;
  logic [31:0] exponent_q;
  logic [5:0] length_q;
  logic [6:0] index_q;
  logic differs_q;
  logic differs;

  assign differs = word_i != message_q[31:0];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      message_q  <= '0;
      kept_q   <= '0;
      exponent_q <= '0;
      length_q   <= '0;
      index_q    <= '0;
      differs_q  <= 1'b0;
    end else begin
      if (write_message_i) message_q <= Wide'({write_data_i, message_q} >> 32);
      else if (compare_i) message_q <= Wide'({message_q[31:0], message_q} >> 32);
      if (keep_i || compare_i) kept_q <= Wide'({word_i, kept_q} >> 32);
      if (write_exponent_i) begin
        exponent_q <= write_data_i;
        length_q   <= bit_length(write_data_i);
      end
      index_q   <= ((keep_i || compare_i) && !last_o) ? index_q + 7'd1 : 7'd0;
      differs_q <= compare_i & (differs_q | differs);
    end
  end

  function automatic [5:0] bit_length(input logic [31:0] word);
    bit_length = '0;
    for (int i = 0; i < 32; i++) if (word[i]) bit_length = 6'(i + 1);
  endfunction

  assign word_o     = kept_q[31:0];
  assign last_o     = index_q == 7'(MessageWords - 1);
  assign differs_o  = differs_q | differs;
  assign exponent_o = exponent_q;
  assign length_o   = 16'(length_q);
  assign none_o     = length_q == '0;

endmodule
