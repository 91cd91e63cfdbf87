// SPDX-License-Identifier: MIT OR Apache-2.0
// The modulus of rsa_engine: whole for the multipliers, word by word for the passes, and its length.

module rsa_modulus #(
    parameter int Bits = 64
) (
    input logic clk_i,
    input logic rst_ni,

    // A word at a time from the lowest.
    input logic        write_i,
    input logic [ 6:0] write_index_i,
    input logic [31:0] write_data_i,

    // As a stream that repeats itself: the word moves on at an edge where take_i is high. The modulus is whole again after
    // each ceil(Bits / 32) words.
    input  logic        take_i,
    output logic [31:0] word_o,

    output logic [Bits-1:0] n_o,
    output logic [    15:0] length_o,  // its bits; 0 for 0
    output logic            bad_o      // even, or 2^Bits and more
);

  localparam int Words = (Bits + 31) / 32;
  localparam int Wide = 32 * Words;

  logic [Wide-1:0] n_q;
  logic [15:0] length_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      n_q      <= '0;
      length_q <= '0;
    end else begin
      if (write_i) n_q <= Wide'({write_data_i, n_q} >> 32);
      else if (take_i) n_q <= Wide'({n_q[31:0], n_q} >> 32);
      if (write_i) begin
        if (write_data_i != '0) length_q <= {4'd0, write_index_i, 5'd0} + bit_length(write_data_i);
        else if (write_index_i == '0) length_q <= '0;
      end
    end
  end

  function automatic [15:0] bit_length(input logic [31:0] word);
    bit_length = '0;
    for (int i = 0; i < 32; i++) if (word[i]) bit_length = 16'(i + 1);
  endfunction

  assign word_o   = n_q[31:0];
  assign n_o      = n_q[Bits-1:0];
  assign length_o = length_q;
  assign bad_o    = ~n_q[0] | (length_q > 16'(Bits));

endmodule
