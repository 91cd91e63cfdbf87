// Two cores that differ in the exponent alone, with the same inputs otherwise, look the same from outside.
//
//   In the first cycles after reset all outputs agree but the words of a result: handshakes, status, errors; and words
//   are shown of results only. The exponent may be written at any time, whole or in part, with any wipe, read and private
//   command between.
//
// Assumed: a word of the exponent is 0 in both cores or in neither, as an exponent of 0 is an error. PUBLIC is
// left out: its exponent is no secret.

module rsa_core_secrecy #(
    parameter int Bits = 16,
    parameter int Multiplier = 0,
    parameter int Crt = 0
) (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        wipe_i,
    input logic        write_valid_i,
    input logic [ 2:0] write_register_i,
    input logic [31:0] write_data_i,
    input logic [31:0] other_data_i,
    input logic        command_valid_i,
    input logic [ 1:0] command_i,
    input logic [15:0] length_i,
    input logic        read_ready_i
);

  logic secret;
  assign secret = write_register_i == 3'd2;

  logic [9:0] outputs[2];
  logic [31:0] word[2];

  for (genvar i = 0; i < 2; i++) begin : gen_core
    rsa_core #(
        .Bits      (Bits),
        .Multiplier(Multiplier),
        .Crt       (Crt)
    ) u_core (
        .clk_i           (clk_i),
        .rst_ni          (rst_ni),
        .wipe_i          (wipe_i),
        .write_valid_i   (write_valid_i),
        .write_ready_o   (outputs[i][0]),
        .write_register_i(write_register_i),
        .write_data_i    (i == 1 && secret ? other_data_i : write_data_i),
        .command_valid_i (command_valid_i),
        .command_ready_o (outputs[i][1]),
        .command_i       (command_i),
        .length_i        (length_i),
        .busy_o          (outputs[i][2]),
        .done_o          (outputs[i][3]),
        .error_o         (outputs[i][7:4]),
        .read_valid_o    (outputs[i][8]),
        .read_ready_i    (read_ready_i),
        .read_data_o     (word[i]),
        .read_last_o     (outputs[i][9])
    );
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!rst_ni);
    assume (command_i != 2'd0);
    assume ((write_data_i == '0) == (other_data_i == '0));

    assert (outputs[0] == outputs[1]);
    if (!outputs[0][8]) assert (word[0] == word[1]);
  end

endmodule
