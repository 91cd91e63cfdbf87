// SPDX-License-Identifier: MIT OR Apache-2.0
// RSA: message^exponent mod n, with keys that can be written, wiped and not read.
//
// Source: Garg & Vig, algorithm III, with K = R^2 mod n computed inside; Montgomery's ladder for private exponents;
// the Chinese remainder for keys that come with their primes.
//
//   word port --> message, keys        command --> program --> rsa_engine (n or p)
//   word port <-- result (in the message's place)         \--> rsa_engine (q, only with Crt)
//
// Commands: PUBLIC, algorithm III from the lowest bit of the exponent; PRIVATE, the ladder; CRT, the ladder modulo p and
// modulo q side by side, and both joined: m = mq + q * ((mp - mq) * qinv mod p). A core with Crt = 0 has the first two
// and an engine of Bits; one with Crt = 1 has the last one and two engines of Bits / 2.
//
// Checks, done before anything else, and their codes on error_o: README.md. The time of a command depends on the
// parameters, the command, length_i and the bit lengths of the moduli, and on nothing else; the formulas: README.md.
//
// With Check = 1 a private command runs twice: what comes out is raised to the public exponent, and it leaves if that is the
// message. Else a fault has happened, or the key does not fit together: error 7, no result, and everything is wiped.
//
// With Blind = 1 the message is multiplied by r^e and the power by r^-1, a pair that is squared after each use, and the
// exponents are d + k * (p - 1), k the lowest word of r^-1 mod p; likewise modulo q.
//
// Every register that holds a key, a message or a number derived from them is cleared by rst_ni, at once, and by wipe_i,
// on the next edge, through one reset that a flip-flop drives.

`include "refuse_if.svh"

module rsa_core #(
    parameter int Bits = 512,  // k: n < 2^k, or p and q < 2^(k/2). With Crt a multiple of 64
    parameter int Multiplier = 0,  // see rsa_multiplier.sv, also for the four that follow Crt
    parameter int Crt = 0,
    parameter int Check = 0,  // 1: a private result is checked before it leaves
    parameter int Blind = 0,  // 1: with Crt and Check, message and exponents are blinded
    parameter int ChainBits = 32,
    parameter int WordBits = 17,
    parameter int Cells = 8,
    parameter int Primitive = 0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic wipe_i,

    // Keys and message, lowest word first. 0 message, 1 n or p, 2 exponent or dp; with Crt 3 q, 4 dq, 5 1/q mod p;
    // with Check 6 the public exponent; with Blind after it r^e mod p, r^e mod q, 1/r mod p, 1/r mod q.
    input  logic        write_valid_i,
    output logic        write_ready_o,
    input  logic [ 2:0] write_register_i,
    input  logic [31:0] write_data_i,

    input  logic        command_valid_i,
    output logic        command_ready_o,
    input  logic [ 1:0] command_i,        // 0 PUBLIC, 1 PRIVATE, 2 CRT
    input  logic [15:0] length_i,         // bits of the exponent
    output logic        busy_o,
    output logic        done_o,           // until the next command
    output logic [ 3:0] error_o,          // with done_o

    // Result, lowest word first.
    output logic        read_valid_o,
    input  logic        read_ready_i,
    output logic [31:0] read_data_o,
    output logic        read_last_o
);

  `REFUSE_IF(gen_bits, Bits < 16 || Bits > 4096, "rsa_core: Bits is 16 to 4096")
  `REFUSE_IF(gen_crt_range, Crt < 0 || Crt > 1 || (Crt == 1 && Bits % 64 != 0),
             "rsa_core: Crt is 0 or 1, and with Crt = 1 Bits is a multiple of 64")
  `REFUSE_IF(gen_check_range, Check < 0 || Check > 1, "rsa_core: Check is 0 or 1")
  `REFUSE_IF(gen_blind_range, Blind < 0 || Blind > 1 || (Blind == 1 && (Crt != 1 || Check != 1)),
             "rsa_core: Blind is 0 or 1, and Blind = 1 needs Crt = 1 and Check = 1")
  `REFUSE_IF(gen_multiplier, Multiplier < 0 || Multiplier > 3, "rsa_core: Multiplier is 0 to 3")

  localparam logic [1:0] Public = 2'd0;
  localparam logic [1:0] Private = 2'd1;
  localparam logic [1:0] Remainder = 2'd2;

  localparam logic [3:0] None = 4'd0;
  localparam logic [3:0] BadCommand = 4'd1;
  localparam logic [3:0] Incomplete = 4'd2;
  localparam logic [3:0] BadModulus = 4'd3;
  localparam logic [3:0] BadLength = 4'd4;
  localparam logic [3:0] NoExponent = 4'd5;
  localparam logic [3:0] LargeMessage = 4'd6;
  localparam logic [3:0] WrongResult = 4'd7;

  localparam int EngineBits = Crt != 0 ? Bits / 2 : Bits;
  localparam int Words = (EngineBits + 31) / 32;  // of a key register
  localparam int MessageWords = Crt != 0 ? 2 * Words : Words;
  localparam int PublicWords = Blind != 0 ? 1 + 4 * Words : 1;
  localparam int Wide = 32 * Words;
  // So many squarings leave less than 64 doublings on the way to R^2, and a squaring costs about as much as 16 to 32.
  localparam int Rounds = EngineBits > 32 ? $clog2(EngineBits) - 5 : 0;

  // --- Reset of everything: by rst_ni, and by wipe_i and a wrong result through a flip-flop ---

  logic clear_nq;
  logic wrong_result;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) clear_nq <= 1'b0;
    else clear_nq <= ~(wipe_i | wrong_result);
  end

  // --- Word port: where the next word goes, and what is complete ---

  logic write;
  logic write_message;
  logic [6:0] complete_q;  // registers that are written to their end
  logic [2:0] register_q;  // of the last word
  logic [8:0] index_q;  // of the next word there
  logic [8:0] index;
  logic last_word;
  logic finish;  // a command ends well: its message is used up
  logic examined;  // the cycle after the one that takes a command

  assign write = write_valid_i & write_ready_o;
  assign write_message = write & (write_register_i == 3'd0);
  assign index = (write_register_i == register_q) ? index_q : 9'd0;
  assign last_word = index == ((write_register_i == 3'd0) ? 9'(MessageWords - 1) :
                               (write_register_i == 3'd6) ? 9'(PublicWords - 1) : 9'(Words - 1));

  always_ff @(posedge clk_i or negedge clear_nq) begin
    if (!clear_nq) begin
      complete_q <= '0;
      register_q <= '0;
      index_q    <= '0;
    end else if (write) begin
      if (write_register_i != 3'd7) complete_q[write_register_i] <= last_word;
      register_q <= write_register_i;
      index_q    <= last_word ? 9'd0 : index + 9'd1;
    end else begin
      if (finish) complete_q[0] <= 1'b0;
      // After a command, whatever its end, the first word of any register is its lowest.
      if (examined) index_q <= 9'd0;
    end
  end

  // --- Commands ---

  localparam logic [2:0] Wake = 3'd0;  // the cycle after reset: nothing is accepted yet
  localparam logic [2:0] Idle = 3'd1;
  localparam logic [2:0] Examine = 3'd2;
  localparam logic [2:0] Run = 3'd3;
  localparam logic [2:0] Keep = 3'd4;  // the result, before it is raised to the public exponent
  localparam logic [2:0] Judge = 3'd5;
  localparam logic [2:0] Mask = 3'd6;

  logic [2:0] state_q;
  logic [1:0] command_q;
  logic [15:0] length_q;
  logic done_q;
  logic [3:0] error_q;
  logic result_q;  // the message register holds a result
  logic [3:0] fault;
  logic bad_modulus;
  logic no_exponent;
  logic large_message;
  logic checked;  // the result of this command is checked
  logic checking_q;  // the second run
  logic moved;  // the last word of Keep and Judge
  logic differs;
  logic no_public;
  logic masked;

  // Registers that the command needs.
  localparam logic [6:0] Keys = (Crt != 0) ? 7'b0111111 : 7'b0000111;

  assign checked = (Check != 0) & (command_q != Public);

  always_comb begin
    fault = None;
    if (Crt != 0 ? command_q != Remainder : (command_q != Public && command_q != Private))
      fault = BadCommand;
    else if (((Keys | {checked, 6'd0}) & ~complete_q) != '0) fault = Incomplete;
    else if (bad_modulus) fault = BadModulus;
    else if (length_q == '0 || length_q > 16'(EngineBits)) fault = BadLength;
    else if (Blind != 0 && length_q != 16'(EngineBits)) fault = BadLength;
    else if (no_exponent || (checked && no_public)) fault = NoExponent;
  end

  always_ff @(posedge clk_i or negedge clear_nq) begin
    if (!clear_nq) begin
      state_q    <= Wake;
      command_q  <= Public;
      length_q   <= '0;
      done_q     <= 1'b0;
      error_q    <= None;
      result_q   <= 1'b0;
      checking_q <= 1'b0;
    end else begin
      case (state_q)
        Wake: state_q <= Idle;
        Idle: begin
          if (command_valid_i) begin
            state_q   <= Examine;
            command_q <= command_i;
            length_q  <= length_i;
            done_q    <= 1'b0;
            error_q   <= None;
          end
          if (command_valid_i || write_message) result_q <= 1'b0;
        end
        Examine: begin
          state_q <= (fault != None) ? Idle : (Blind != 0) ? Mask : Run;
          done_q  <= fault != None;
          error_q <= fault;
        end
        Run: begin
          if (finish && checked) begin
            state_q <= checking_q ? Judge : Keep;
          end else if (large_message || finish) begin
            state_q  <= Idle;
            done_q   <= 1'b1;
            error_q  <= large_message ? LargeMessage : None;
            result_q <= finish;
          end
        end
        Mask: if (masked) state_q <= Run;
        Keep: begin
          if (moved) state_q <= Run;
          checking_q <= moved;
        end
        default: begin
          if (moved) begin
            state_q    <= Idle;
            done_q     <= ~differs;
            result_q   <= ~differs;
            checking_q <= 1'b0;
          end
        end
      endcase
    end
  end

  // All that a wrong result was made of is gone; that there was one is remembered.
  logic wrong_q;

  assign wrong_result = ((state_q == Judge) & moved & differs) | (checking_q & large_message);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) wrong_q <= 1'b0;
    else if (wrong_result) wrong_q <= ~wipe_i;
    else if (wipe_i || (command_valid_i && command_ready_o)) wrong_q <= 1'b0;
  end

  assign examined        = state_q == Examine;
  assign write_ready_o   = state_q == Idle;
  assign command_ready_o = state_q == Idle;
  assign busy_o          = state_q != Idle;
  assign done_o          = done_q | (wrong_q & (state_q == Idle));
  assign error_o         = (wrong_q & (state_q == Idle)) ? WrongResult : error_q;

  logic mask;

  assign mask = (state_q == Examine) & (fault == None);

  // --- Program ---

  logic [3:0] operation;
  logic [2:0] source;
  logic p_ready;
  logic q_ready;
  logic reduced;
  logic advance;
  logic [15:0] exponent;  // r of R = 2^r
  logic compared;
  logic joining;
  logic at_end;
  logic joined;

  rsa_program #(
      .Crt   (Crt),
      .Blind (Blind),
      .Rounds(Rounds)
  ) u_program (
      .clk_i      (clk_i),
      .rst_ni     (clear_nq),
      .start_i    ((state_q == Examine) | ((state_q == Keep) & moved)),
      .public_i   (checking_q),
      .advance_i  (advance),
      .exponent_i (exponent),
      .operation_o(operation),
      .source_o   (source),
      .compared_o (compared),
      .joining_o  (joining),
      .end_o      (at_end)
  );

  assign large_message = (Crt == 0) & (state_q == Run) & compared & p_ready & reduced;
  assign advance = (state_q == Run) & ~at_end & ~large_message & p_ready & (q_ready | joining);
  assign finish = (state_q == Run) & at_end & joined;

  // --- Message and result ---

  logic [Wide-1:0] low_q;
  logic read;
  logic take;
  logic p_put;
  logic pair_put;
  logic [31:0] p_blinder;
  logic [31:0] p_unblinder;
  logic shift_message;
  logic [31:0] kept_word;
  logic [31:0] message_word;  // what enters from above when the message shifts
  logic [31:0] p_word;
  logic [31:0] low_word;
  logic [31:0] high_word;
  logic [31:0] inverse_word;
  logic [31:0] word;
  logic join_shift_low;
  logic [31:0] join_low;
  logic [6:0] read_index_q;
  // The program moves on when its operation is taken: the source is kept for the words that follow.
  logic [2:0] source_q;

  assign read          = read_valid_o & read_ready_i;
  assign low_word      = low_q[31:0];
  // The first word of a new message may come on the edge that takes a word of the old result.
  assign shift_message = read | write_message | (state_q == Keep) | (state_q == Judge);
  assign message_word  = write_message ? write_data_i : (state_q == Judge) ? kept_word : low_word;

  always_comb begin
    case (source_q)
      rsa_pkg::High: word = high_word;
      rsa_pkg::Inverse: word = inverse_word;
      rsa_pkg::Blinder: word = p_blinder;
      rsa_pkg::Unblinder: word = p_unblinder;
      default: word = low_word;
    endcase
  end

  always_ff @(posedge clk_i or negedge clear_nq) begin
    if (!clear_nq) source_q <= rsa_pkg::Low;
    else if (advance) source_q <= source;
  end

  logic [31:0] chained;  // what enters the low half when the whole message shifts

  // Words of the pair, in or out, have the place of those of the message.
  logic [ 1:0] of_pair;

  assign of_pair  = {source_q == rsa_pkg::Unblinder, source_q == rsa_pkg::Blinder};
  assign pair_put = of_pair != '0;

  assign chained  = (Crt != 0) ? high_word : message_word;

  always_ff @(posedge clk_i or negedge clear_nq) begin
    if (!clear_nq) low_q <= '0;
    else if (p_put && !pair_put) low_q <= shift_in(low_q, p_word);
    else if (shift_message) low_q <= shift_in(low_q, chained);
    else if (take && source_q == rsa_pkg::Low) low_q <= shift_in(low_q, low_word);
    else if (join_shift_low) low_q <= shift_in(low_q, join_low);
  end

  function automatic [Wide-1:0] shift_in(input logic [Wide-1:0] number, input logic [31:0] top);
    shift_in = Wide'({top, number} >> 32);
  endfunction

  assign read_valid_o = result_q & (state_q == Idle);
  assign read_data_o  = read_valid_o ? low_word : '0;
  assign read_last_o  = read_valid_o & (read_index_q == 7'(MessageWords - 1));

  always_ff @(posedge clk_i or negedge clear_nq) begin
    if (!clear_nq) read_index_q <= '0;
    else if (!read_valid_o || (read && read_last_o)) read_index_q <= '0;
    else if (read) read_index_q <= read_index_q + 7'd1;
  end

  // --- Check: the second run has the public exponent ---

  logic [31:0] public_exponent;
  logic [15:0] public_length;
  logic [15:0] length;

  // Masked exponents have 32 bits more.
  assign length = checking_q ? public_length : length_q + ((Blind != 0) ? 16'd32 : 16'd0);

  if (Check != 0) begin : gen_check
    rsa_check #(
        .MessageWords(MessageWords)
    ) u_check (
        .clk_i           (clk_i),
        .rst_ni          (clear_nq),
        .write_message_i (write_message),
        .write_exponent_i(write & (write_register_i == 3'd6) & (index == 9'd0)),
        .write_data_i    (write_data_i),
        .keep_i          (state_q == Keep),
        .compare_i       (state_q == Judge),
        .word_i          (low_word),
        .word_o          (kept_word),
        .last_o          (moved),
        .differs_o       (differs),
        .exponent_o      (public_exponent),
        .length_o        (public_length),
        .none_o          (no_public)
    );
  end else begin : gen_unchecked
    assign kept_word       = '0;
    assign moved           = 1'b0;
    assign differs         = 1'b0;
    assign public_exponent = '0;
    assign public_length   = '0;
    assign no_public       = 1'b0;
  end

  // --- Engines ---

  logic p_bad;
  logic p_no_exponent;
  logic [31:0] unused_modulus;

  rsa_engine #(
      .Bits      (EngineBits),
      .Multiplier(Multiplier),
      .ChainBits (ChainBits),
      .WordBits  (WordBits),
      .Cells     (Cells),
      .Primitive (Primitive),
      .Blind     (Blind),
      .Rounds    (Rounds)
  ) u_engine (
      .clk_i            (clk_i),
      .rst_ni           (clear_nq),
      .write_modulus_i  (write & (write_register_i == 3'd1)),
      .write_exponent_i (write & (write_register_i == 3'd2)),
      .write_index_i    (index[6:0]),
      .write_data_i     (write_data_i),
      .mask_i           (mask),
      .masked_o         (masked),
      .mask_factor_i    (p_unblinder),
      .public_i         (checking_q),
      .public_exponent_i(public_exponent),
      .bad_modulus_o    (p_bad),
      .no_exponent_o    (p_no_exponent),
      .valid_i          (advance),
      .ready_o          (p_ready),
      .operation_i      (operation),
      .ladder_i         (command_q != Public),
      .length_i         (length),
      .reduced_o        (reduced),
      .exponent_o       (exponent),
      .word_i           (word),
      .word_take_o      (take),
      .word_o           (p_word),
      .word_put_o       (p_put),
      .modulus_take_i   (1'b0),
      .modulus_word_o   (unused_modulus)
  );

  if (Crt != 0) begin : gen_crt
    logic [Wide-1:0] high_q;
    logic [Wide-1:0] inverse_q;
    logic q_bad;
    logic q_no_exponent;
    logic q_put;
    logic [31:0] q_word;
    logic [31:0] q_modulus_word;
    logic q_take;
    logic join_shift_high;
    logic [31:0] join_high;
    logic [31:0] q_blinder;
    logic [31:0] q_unblinder;
    logic [31:0] q_word_in;
    logic unused_q_masked;
    logic unused_q_reduced;
    logic unused_q_take;
    logic [15:0] unused_exponent;

    always_ff @(posedge clk_i or negedge clear_nq) begin
      if (!clear_nq) high_q <= '0;
      else if (q_put && !pair_put) high_q <= shift_in(high_q, q_word);
      else if (shift_message) high_q <= shift_in(high_q, message_word);
      else if (take && source_q == rsa_pkg::High) high_q <= shift_in(high_q, high_word);
      else if (join_shift_high) high_q <= shift_in(high_q, join_high);
    end

    always_ff @(posedge clk_i or negedge clear_nq) begin
      if (!clear_nq) inverse_q <= '0;
      else if (write && write_register_i == 3'd5) inverse_q <= shift_in(inverse_q, write_data_i);
      else if (take && source_q == rsa_pkg::Inverse)
        inverse_q <= shift_in(inverse_q, inverse_q[31:0]);
    end

    always_comb begin
      case (source_q)
        rsa_pkg::Blinder: q_word_in = q_blinder;
        rsa_pkg::Unblinder: q_word_in = q_unblinder;
        default: q_word_in = word;
      endcase
    end

    if (Blind != 0) begin : gen_blind
      rsa_pair #(
          .Words(Words)
      ) u_pair (
          .clk_i       (clk_i),
          .rst_ni      (clear_nq),
          .write_i     (write & (write_register_i == 3'd6) & (index != 9'd0)),
          .write_data_i(write_data_i),
          .take_i      (take ? of_pair : 2'b00),
          .put_i       (p_put ? of_pair : 2'b00),
          .p_i         (p_word),
          .q_i         (q_word),
          .p_o         ({p_unblinder, p_blinder}),
          .q_o         ({q_unblinder, q_blinder})
      );
    end else begin : gen_bare
      assign {p_unblinder, p_blinder} = '0;
      assign {q_unblinder, q_blinder} = '0;
    end

    assign high_word    = high_q[31:0];
    assign inverse_word = inverse_q[31:0];
    assign bad_modulus  = p_bad | q_bad;
    assign no_exponent  = p_no_exponent | q_no_exponent;

    rsa_engine #(
        .Bits      (EngineBits),
        .Multiplier(Multiplier),
        .ChainBits (ChainBits),
        .WordBits  (WordBits),
        .Cells     (Cells),
        .Primitive (Primitive),
        .Blind     (Blind),
        .Rounds    (Rounds)
    ) u_engine_q (
        .clk_i            (clk_i),
        .rst_ni           (clear_nq),
        .write_modulus_i  (write & (write_register_i == 3'd3)),
        .write_exponent_i (write & (write_register_i == 3'd4)),
        .write_index_i    (index[6:0]),
        .write_data_i     (write_data_i),
        .mask_i           (mask),
        .masked_o         (unused_q_masked),
        .mask_factor_i    (q_unblinder),
        .public_i         (checking_q),
        .public_exponent_i(public_exponent),
        .bad_modulus_o    (q_bad),
        .no_exponent_o    (q_no_exponent),
        .valid_i          (advance & ~joining),
        .ready_o          (q_ready),
        .operation_i      (operation),
        .ladder_i         (1'b1),
        .length_i         (length),
        .reduced_o        (unused_q_reduced),
        .exponent_o       (unused_exponent),
        .word_i           (q_word_in),
        .word_take_o      (unused_q_take),
        .word_o           (q_word),
        .word_put_o       (q_put),
        .modulus_take_i   (q_take),
        .modulus_word_o   (q_modulus_word)
    );

    rsa_recombine #(
        .Words(Words)
    ) u_recombine (
        .clk_i       (clk_i),
        .rst_ni      (clear_nq),
        .start_i     ((state_q == Run) & at_end & p_ready),
        .done_o      (joined),
        .q_take_o    (q_take),
        .q_i         (q_modulus_word),
        .low_i       (low_word),
        .high_i      (high_word),
        .low_shift_o (join_shift_low),
        .high_shift_o(join_shift_high),
        .low_o       (join_low),
        .high_o      (join_high)
    );
  end else begin : gen_plain
    assign {p_unblinder, p_blinder} = '0;
    assign high_word                = '0;
    assign inverse_word             = '0;
    assign bad_modulus              = p_bad;
    assign no_exponent              = p_no_exponent;
    assign q_ready                  = 1'b1;
    assign joined                   = p_ready;
    assign join_shift_low           = 1'b0;
    assign join_low                 = '0;
  end

endmodule
