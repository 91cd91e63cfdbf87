// SPDX-License-Identifier: MIT OR Apache-2.0
// In the cycle after a wipe, and as long as the reset is low, every register that holds a key, a message or a number made
// from them is 0, whatever the core was doing; and no result and no error is shown.

module rsa_core_wipe #(
    parameter int Bits = 16,
    parameter int Multiplier = 0,
    parameter int Crt = 0,
    parameter int Check = 0,
    parameter int Blind = 0,
    parameter int ChainBits = 32,
    parameter int WordBits = 17,
    parameter int Cells = 8,
    parameter int Primitive = 0
) (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        wipe_i,
    input logic        write_valid_i,
    input logic [ 2:0] write_register_i,
    input logic [31:0] write_data_i,
    input logic        command_valid_i,
    input logic [ 1:0] command_i,
    input logic [15:0] length_i,
    input logic        read_ready_i
);

  logic write_ready;
  logic command_ready;
  logic busy;
  logic done;
  logic [3:0] error;
  logic read_valid;
  logic [31:0] read_data;
  logic read_last;

  rsa_core #(
      .Bits      (Bits),
      .Multiplier(Multiplier),
      .Crt       (Crt),
      .Check     (Check),
      .Blind     (Blind),
      .ChainBits (ChainBits),
      .WordBits  (WordBits),
      .Cells     (Cells),
      .Primitive (Primitive)
  ) u_core (
      .clk_i           (clk_i),
      .rst_ni          (rst_ni),
      .wipe_i          (wipe_i),
      .write_valid_i   (write_valid_i),
      .write_ready_o   (write_ready),
      .write_register_i(write_register_i),
      .write_data_i    (write_data_i),
      .command_valid_i (command_valid_i),
      .command_ready_o (command_ready),
      .command_i       (command_i),
      .length_i        (length_i),
      .busy_o          (busy),
      .done_o          (done),
      .error_o         (error),
      .read_valid_o    (read_valid),
      .read_ready_i    (read_ready_i),
      .read_data_o     (read_data),
      .read_last_o     (read_last)
  );

  logic started_q = 1'b0;
  logic wiped_q = 1'b0;  // wiped or reset at the last edge
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    wiped_q   <= wipe_i | ~rst_ni;
  end

  logic products_cleared;
  logic operands_cleared;
  logic copies_cleared;

  if (Check != 0) begin : gen_check
    assign copies_cleared = u_core.gen_check.u_check.message_q == '0 &&
                            u_core.gen_check.u_check.kept_q == '0 &&
                            u_core.gen_check.u_check.exponent_q == '0;
  end else begin : gen_unchecked
    assign copies_cleared = 1'b1;
  end

  logic keys_cleared;
  logic numbers_cleared;

  assign keys_cleared = u_core.low_q == '0 && u_core.u_engine.u_modulus.n_q == '0 &&
                        {u_core.u_engine.u_exponent.e_q, u_core.u_engine.u_exponent.bit_q} == '0;
  assign numbers_cleared =
      {u_core.u_engine.u_pass.a_q, u_core.u_engine.u_pass.b_q, u_core.u_engine.u_pass.c_q} == '0 &&
      {u_core.u_engine.u_pass.x_q, u_core.u_engine.u_pass.y_q, u_core.u_engine.u_pass.t_q} == '0;
  assign operands_cleared = {u_core.u_engine.square_a1, u_core.u_engine.square_a2} == '0 &&
                            {u_core.u_engine.square_b1, u_core.u_engine.square_b2} == '0 &&
                            {u_core.u_engine.multiply_a1, u_core.u_engine.multiply_a2} == '0 &&
                            {u_core.u_engine.multiply_b1, u_core.u_engine.multiply_b2} == '0;
  assign products_cleared = {u_core.u_engine.s1, u_core.u_engine.s2} == '0 &&
                            {u_core.u_engine.x1, u_core.u_engine.x2} == '0;

  always_comb begin
    if (!started_q) assume (!rst_ni);
    if (started_q && (wiped_q || !rst_ni)) begin
      assert (keys_cleared && numbers_cleared && operands_cleared && products_cleared &&
              copies_cleared);
      assert (!done && error == '0 && !read_valid && read_data == '0 && !read_last);
      assert (busy && !command_ready && !write_ready);
    end
  end

endmodule
