// SPDX-License-Identifier: MIT OR Apache-2.0
// Two cores with different secrets and the same inputs otherwise look the same from outside.
//
//   In every cycle all outputs agree but the words of a result: handshakes, status, errors, the time of each private
//   command; and words are shown of results only. Nothing else tells the secrets, written at any time and in any
//   state, whole or in part, with any wipe, read and command between.
//
// Secret is the exponent; with Crt all of the key: p, q, both exponents and the inverse. Assumed of a pair of secret words:
// both or neither are 0 in an exponent, as that is an error; the lengths and the lowest bits agree in p and q, as the time
// tells their lengths and an even one is an error. PUBLIC is left out: its exponent is no secret.

`define SAME(register) assert (gen_core[0].u_core.register == gen_core[1].u_core.register)

// All of an engine that decides when something happens, without its multipliers.
`define SAME_ENGINE(engine) \
  `SAME(engine.u_pass.pass_q); \
  `SAME(engine.u_pass.operation_q); \
  `SAME(engine.u_pass.index_q); \
  `SAME(engine.u_pass.doublings_q); \
  `SAME(engine.u_pass.add_q); \
  `SAME(engine.u_pass.reduce_q); \
  `SAME(engine.u_modulus.n_q[0]); \
  `SAME(engine.u_modulus.length_q); \
  `SAME(engine.u_exponent.some_q); \
  `SAME(engine.u_exponent.index_q); \
  `SAME(engine.u_exponent.position_q); \
  `SAME(engine.u_exponent.last_q); \
  `SAME(engine.u_exponent.settled_q); \
  `SAME(engine.power_q); \
  `SAME(engine.square_q); \
  `SAME(engine.multiply_q); \
  `SAME(engine.squared_q); \
  `SAME(engine.multiplied_q)

// The same of a multiplier, of each kind.
`define SAME_CSA42(multiplier) \
  `SAME(multiplier.busy_q); \
  `SAME(multiplier.first_q); \
  `SAME(multiplier.valid_q); \
  `SAME(multiplier.count_q)

`define SAME_CSA_R4(multiplier) \
  `SAME(multiplier.ready_q); \
  `SAME(multiplier.finish_q); \
  `SAME(multiplier.wait_q); \
  `SAME(multiplier.valid_q); \
  `SAME(multiplier.count_q)

`define SAME_CPA(multiplier) \
  `SAME(multiplier.ready_q); \
  `SAME(multiplier.pending_q); \
  `SAME(multiplier.valid_q); \
  `SAME(multiplier.count_q); \
  `SAME(multiplier.step_q); \
  `SAME(multiplier.last_q)

`define SAME_FIOS(multiplier) \
  `SAME(multiplier.enable_q); \
  `SAME(multiplier.u_schedule.count_q); \
  `SAME(multiplier.u_schedule.boundary_q); \
  `SAME(multiplier.u_schedule.take_q); \
  `SAME(multiplier.u_schedule.turn_q); \
  `SAME(multiplier.u_schedule.trains_q); \
  `SAME(multiplier.u_schedule.tag_q); \
  `SAME(multiplier.u_schedule.ring_q); \
  `SAME(multiplier.u_lead.g_line.line_q); \
  `SAME(multiplier.u_collect.run_q); \
  `SAME(multiplier.u_collect.enable_q); \
  `SAME(multiplier.u_collect.due_q); \
  `SAME(multiplier.u_collect.valid_q)

`define SAME_FIOS_ROW(row) \
  `SAME(row.enable_q); \
  `SAME(row.start_q); \
  `SAME(row.u_marks.g_line.line_q)

// The multipliers of an engine.
`define SAME_MULTIPLIERS(engine) \
  if (Multiplier == 0) begin : gen_csa42 \
    always_comb begin \
      `SAME_CSA42(engine.u_square.gen_csa42.u_multiplier); \
      `SAME_CSA42(engine.u_multiply.gen_csa42.u_multiplier); \
    end \
  end else if (Multiplier == 1) begin : gen_csa_r4 \
    always_comb begin \
      `SAME_CSA_R4(engine.u_square.gen_csa_r4.u_multiplier); \
      `SAME_CSA_R4(engine.u_multiply.gen_csa_r4.u_multiplier); \
    end \
  end else if (Multiplier == 2) begin : gen_cpa \
    always_comb begin \
      `SAME_CPA(engine.u_square.gen_cpa.u_multiplier); \
      `SAME_CPA(engine.u_multiply.gen_cpa.u_multiplier); \
    end \
  end else begin : gen_fios \
    always_comb begin \
      `SAME_FIOS(engine.u_square.gen_fios.u_multiplier); \
      `SAME_FIOS(engine.u_multiply.gen_fios.u_multiplier); \
    end \
    for (genvar r = 0; r < FiosRows; r++) begin : gen_row \
      always_comb begin \
        `SAME_FIOS_ROW(engine.u_square.gen_fios.u_multiplier.g_row[r].u_row); \
        `SAME_FIOS_ROW(engine.u_multiply.gen_fios.u_multiplier.g_row[r].u_row); \
      end \
    end \
  end

module rsa_core_secrecy #(
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
    input logic [31:0] other_data_i,
    input logic        command_valid_i,
    input logic [ 1:0] command_i,
    input logic [15:0] length_i,
    input logic        read_ready_i
);

  localparam int Words = (Bits + 31) / 32;  // of a key register with Crt = 0
  localparam int FiosWords = ((Crt != 0 ? Bits / 2 : Bits) + 1 + WordBits) / WordBits;
  localparam int FiosRows = FiosWords < Cells ? FiosWords : Cells;

  logic secret;
  logic modulus;
  logic exponent;
  assign modulus  = Crt != 0 && (write_register_i == 3'd1 || write_register_i == 3'd3);
  assign exponent = write_register_i == 3'd2 || (Crt != 0 && write_register_i == 3'd4);
  assign secret   = modulus || exponent || (Crt != 0 && write_register_i == 3'd5);

  logic [9:0] outputs[2];
  logic checking[2];
  logic wrong[2];
  logic [31:0] word[2];

  for (genvar i = 0; i < 2; i++) begin : gen_core
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

    assign checking[i] = u_core.checking_q;
    assign wrong[i]    = u_core.wrong_q;
  end

  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!rst_ni);
    assume (command_i != 2'd0);
    if (exponent) assume ((write_data_i == '0) == (other_data_i == '0));
    // Words have the same highest bit when they differ in less than they share.
    if (modulus) assume ((write_data_i ^ other_data_i) <= (write_data_i & other_data_i));
    if (modulus) assume (write_data_i[0] == other_data_i[0]);
  end

  // --- What makes the step from one cycle to the next a proof: all that decides when something happens agrees ---

  logic [2:0] state;
  logic [5:0] step;
  logic running;
  logic [3:0] operation;
  logic [2:0] source;
  assign operation = gen_core[0].u_core.u_program.operation_q;
  assign source = gen_core[0].u_core.u_program.source_q;
  assign state = gen_core[0].u_core.state_q;
  assign step = gen_core[0].u_core.u_program.step_q;
  assign running = state == 3'd3;

  always_comb begin
    `SAME(clear_nq);
    `SAME(complete_q);
    `SAME(register_q);
    `SAME(index_q);
    `SAME(state_q);
    `SAME(command_q);
    `SAME(length_q);
    `SAME(done_q);
    `SAME(error_q);
    `SAME(result_q);
    `SAME(u_program.step_q);
    `SAME(u_program.round_q);
    `SAME(u_program.operation_q);
    `SAME(u_program.source_q);
    `SAME(source_q);
    `SAME(read_index_q);
    `SAME_ENGINE(u_engine);

    // Without Check.
    assert (state <= 3'd3);
    for (int i = 0; i < 2; i++) assert (!checking[i] && !wrong[i]);
    assert (step <= ((Crt != 0) ? 6'd32 : 6'd13));
    // The operation that is offered belongs to the step.
    if (running && step == 6'd0) assert (operation == rsa_pkg::Compare && source == rsa_pkg::Low);
    if (running) assert ((operation == rsa_pkg::Power) == (step == ((Crt != 0) ? 6'd16 : 6'd9)));
    if (state >= 3'd2) assert (gen_core[0].u_core.command_q != 2'd0);
    if (!running || step == 6'd0) assert (!gen_core[0].u_core.u_engine.u_pass.pass_q);
    if (gen_core[0].u_core.u_engine.power_q)
      assert (running && step == ((Crt != 0) ? 6'd17 : 6'd10));
  end

  `SAME_MULTIPLIERS(u_engine)

  if (Crt != 0) begin : gen_crt
    `SAME_MULTIPLIERS(gen_crt.u_engine_q)

    always_comb begin
      `SAME_ENGINE(gen_crt.u_engine_q);
      `SAME(gen_crt.u_recombine.busy_q);
      `SAME(gen_crt.u_recombine.column_q);
      `SAME(gen_crt.u_recombine.row_q);
      // The ladder of both engines is done before their results are joined, which no other operation disturbs.
      if (gen_core[0].u_core.gen_crt.u_engine_q.power_q) assert (running && step == 6'd17);
      if (gen_core[0].u_core.gen_crt.u_recombine.busy_q)
        assert (running && step == 6'd32 && !gen_core[0].u_core.u_engine.u_pass.pass_q);
    end
  end else begin : gen_plain
    logic pass;
    logic add;
    logic reduce;
    logic [6:0] index;
    logic [2:0] register;
    logic [8:0] word_index;
    logic complete;
    assign pass = gen_core[0].u_core.u_engine.u_pass.pass_q;
    assign add = gen_core[0].u_core.u_engine.u_pass.add_q;
    assign reduce = gen_core[0].u_core.u_engine.u_pass.reduce_q;
    assign index = 7'(gen_core[0].u_core.u_engine.u_pass.index_q);
    assign register = gen_core[0].u_core.register_q;
    assign word_index = gen_core[0].u_core.index_q;
    assign complete = gen_core[0].u_core.complete_q[0];

    // The modulus is no secret. Nor is the message until it has been compared with it: what the comparison finds agrees.
    always_comb begin
      `SAME(u_engine.u_modulus.n_q);
      if (running ? step <= 6'd1 : complete) `SAME(low_q);
      if (running) assert (complete);
      if (register == 3'd0) assert (word_index < 9'(Words));
      if (register == 3'd0 && (complete || gen_core[0].u_core.result_q))
        assert (word_index == 9'd0);
      assert (index <= 7'(Words + 1));
      assert (add == (pass && index >= 7'd1 && index <= 7'(Words)));
      assert (reduce == (pass && index >= 7'd2));
      if (running && step == 6'd1) begin
        assert (gen_core[0].u_core.source_q == 3'd0);
        if (pass) begin
          assert (gen_core[0].u_core.u_engine.u_pass.operation_q == rsa_pkg::Compare);
          assert (gen_core[0].u_core.u_engine.u_pass.doublings_q == '0);
        end else `SAME(u_engine.u_pass.reduced_q);
        if (pass && index >= 7'd1) begin
          `SAME(u_engine.u_pass.x_q);
          `SAME(u_engine.u_pass.y_q);
          `SAME(u_engine.u_pass.carry_q);
          `SAME(u_engine.u_pass.borrow_q);
        end
        if (pass && index >= 7'd2) `SAME(u_engine.u_pass.t_q);
      end
    end

    // A message that is written in part: its first words are the highest of the register so far.
    for (genvar i = 0; i < Words; i++) begin : gen_word
      always_comb begin
        if (!running && register == 3'd0 && word_index > 9'(i)) `SAME(low_q[32*(Words-1-i)+:32]);
      end
    end
  end

  always_comb begin
    assert (outputs[0] == outputs[1]);
    if (!outputs[0][8]) assert (word[0] == word[1]);
  end

endmodule
