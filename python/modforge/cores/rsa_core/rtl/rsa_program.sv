// SPDX-License-Identifier: MIT OR Apache-2.0
// The programs of rsa_core: the operation of rsa_pkg that its engines take next, and the words that it is given.
//
// A step tells the operation of the one that follows it, so operation and words stand in flip-flops from the first cycle
// of a step on, with no number of a step to be decoded before them. Which way a program goes depends on its parameters alone, but for the message that is too large.

module rsa_program #(
    parameter int Crt = 0,
    parameter int Blind = 0,
    parameter int Rounds = 1  // squarings on the way to R^2
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic        start_i,      // the first step comes next
    input  logic        public_i,     // nothing to blind
    input  logic        advance_i,    // the operation is taken; not at the end
    input  logic [15:0] exponent_i,   // r of R = 2^r
    output logic [ 3:0] operation_o,
    output logic [ 2:0] source_o,
    output logic        compared_o,   // the message has been compared with n (Crt = 0)
    output logic        joining_o,    // with Crt: the engine modulo q has done its part
    output logic        end_o
);

  localparam logic [5:0] StepStart = 6'd1;
  localparam logic [5:0] StepSettle = 6'd2;
  localparam logic [5:0] StepResolve = 6'd4;
  localparam logic [5:0] StepDouble = 6'd5;
  localparam logic [5:0] StepKnown = 6'd6;
  localparam logic [5:0] StepReduced = 6'd14;
  localparam logic [5:0] StepOne = 6'd15;
  localparam logic [5:0] StepPut = 6'd19;
  localparam logic [5:0] StepJoin = 6'd20;
  // Blinding of the message, and of the pair for the next time.
  localparam logic [5:0] StepBlind = 6'd40;
  localparam logic [5:0] StepBlinded = 6'd44;
  localparam logic [5:0] StepSquare = 6'd45;
  localparam logic [5:0] StepSquared = 6'd54;
  localparam logic [5:0] StepEnd = (Crt != 0) ? 6'd32 : 6'd13;

  logic [5:0] step_q;
  logic [5:0] step_d;
  logic [3:0] round_q;
  logic [3:0] operation_q;
  logic [3:0] operation_d;
  logic [2:0] source_q;
  logic [2:0] source_d;

  logic known;  // the rounds are made
  logic odd;  // the bit of r that comes next
  logic blind;
  assign blind = (Blind != 0) & ~public_i;
  assign known = round_q == '0;
  assign odd   = exponent_i[round_q-4'd1];

  always_comb begin
    case (step_q)
      StepSettle: step_d = known ? StepKnown : step_q + 6'd1;
      StepResolve: step_d = odd ? StepDouble : StepSettle;
      StepDouble: step_d = StepSettle;
      StepReduced: step_d = blind ? StepBlind : StepOne;
      StepBlinded: step_d = StepOne;
      StepPut: step_d = blind ? StepSquare : StepJoin;
      StepSquared: step_d = StepJoin;
      default: step_d = step_q + 6'd1;
    endcase
  end

  // By the step before.
  always_comb begin
    source_d = rsa_pkg::Low;
    case (step_q)
      // K = R^2: R * 2^j by doublings, then squared and doubled as the bits of r say.
      6'd0: operation_d = rsa_pkg::Start;
      StepStart: operation_d = rsa_pkg::Settle;
      StepSettle: operation_d = known ? rsa_pkg::Load : rsa_pkg::Multiply;
      6'd3: operation_d = rsa_pkg::Resolve;
      StepResolve: operation_d = odd ? rsa_pkg::Double : rsa_pkg::Settle;
      StepDouble: operation_d = rsa_pkg::Settle;
      default: operation_d = rsa_pkg::Put;
    endcase
    if (Crt == 0) begin
      case (step_q)
        // S = message * R, X = R; power; out of Montgomery form; reduced.
        6'd6: operation_d = rsa_pkg::Enter;
        6'd7: operation_d = rsa_pkg::One;
        6'd8: operation_d = rsa_pkg::Power;
        6'd9: operation_d = rsa_pkg::Chain;
        6'd10: operation_d = rsa_pkg::Resolve;
        6'd11: operation_d = rsa_pkg::Put;
        default: ;
      endcase
    end else begin
      case (step_q)
        // S = high * R, X = R; high * 2^(h-1), doubled; + low; S = message * R.
        StepSettle: source_d = rsa_pkg::High;
        6'd6: operation_d = rsa_pkg::Enter;
        6'd7: operation_d = rsa_pkg::Top;
        6'd8: operation_d = rsa_pkg::Chain;
        6'd9: operation_d = rsa_pkg::Resolve;
        6'd10: operation_d = rsa_pkg::Double;
        6'd11: operation_d = rsa_pkg::Add;
        6'd12: operation_d = rsa_pkg::SettleB;
        6'd13: operation_d = rsa_pkg::Multiply;
        // Power; out of Montgomery form; low <- mp, high <- mq.
        StepReduced: begin
          operation_d = blind ? rsa_pkg::Load : rsa_pkg::One;
          source_d = blind ? rsa_pkg::Blinder : rsa_pkg::Low;
        end
        StepOne: operation_d = rsa_pkg::Power;
        6'd16: operation_d = rsa_pkg::Chain;
        6'd17: operation_d = rsa_pkg::Resolve;
        6'd18: operation_d = rsa_pkg::Put;
        // Modulo p alone: mq mod p; mp - mq; times qinv: low <- h.
        StepPut: begin
          operation_d = rsa_pkg::Load;
          source_d = blind ? rsa_pkg::Blinder : rsa_pkg::High;
        end
        StepJoin: operation_d = rsa_pkg::Multiply;
        6'd21: operation_d = rsa_pkg::One;
        6'd22: operation_d = rsa_pkg::Chain;
        6'd23: operation_d = rsa_pkg::Resolve;
        6'd24: operation_d = rsa_pkg::Subtract;
        6'd25: operation_d = rsa_pkg::SettleB;
        6'd26: operation_d = rsa_pkg::Multiply;
        6'd27: {source_d, operation_d} = {rsa_pkg::Inverse, rsa_pkg::Load};
        6'd28: operation_d = rsa_pkg::Chain;
        6'd29: operation_d = rsa_pkg::Resolve;
        6'd30: operation_d = rsa_pkg::Put;
        // Message times r^e; S = that * R; instead of 1 the power is multiplied by r^-1.
        StepBlind: operation_d = rsa_pkg::Chain;
        6'd41: operation_d = rsa_pkg::Resolve;
        6'd42: operation_d = rsa_pkg::SettleB;
        6'd43: operation_d = rsa_pkg::Multiply;
        StepBlinded: {source_d, operation_d} = {rsa_pkg::Unblinder, rsa_pkg::Load};
        // Both numbers of the pair squared.
        StepSquare, 6'd50: operation_d = rsa_pkg::Multiply;
        6'd46, 6'd51: operation_d = rsa_pkg::Chain;
        6'd47, 6'd52: operation_d = rsa_pkg::Resolve;
        6'd48: {source_d, operation_d} = {rsa_pkg::Blinder, rsa_pkg::Put};
        6'd49: {source_d, operation_d} = {rsa_pkg::Unblinder, rsa_pkg::Load};
        6'd53: {source_d, operation_d} = {rsa_pkg::Unblinder, rsa_pkg::Put};
        StepSquared: {source_d, operation_d} = {rsa_pkg::High, rsa_pkg::Load};
        default: ;
      endcase
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q      <= '0;
      round_q     <= '0;
      operation_q <= rsa_pkg::Compare;
      source_q    <= rsa_pkg::Low;
    end else if (start_i) begin
      // Is the message below n? Not asked with Crt.
      step_q      <= (Crt != 0) ? StepStart : 6'd0;
      round_q     <= 4'(Rounds);
      operation_q <= (Crt != 0) ? rsa_pkg::Start : rsa_pkg::Compare;
      source_q    <= rsa_pkg::Low;
    end else if (advance_i) begin
      step_q      <= step_d;
      operation_q <= operation_d;
      source_q    <= source_d;
      if (step_q == StepResolve) round_q <= round_q - 4'd1;
    end
  end

  assign operation_o = operation_q;
  assign source_o    = source_q;
  assign compared_o  = step_q == StepStart;
  assign joining_o   = step_q >= StepJoin && step_q < StepBlind;
  assign end_o       = step_q == StepEnd;

endmodule
