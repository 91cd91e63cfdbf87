// SPDX-License-Identifier: MIT OR Apache-2.0
// Model of the multiplier block of UltraScale+ for the simulation of sources and of netlists, after the behaviour that
// its user guide (UG579) describes: W + X:Y + Z of the multiplexers that OPMODE sets, without pre-adder, cascades,
// pattern detector, SIMD, subtraction (ALUMODE) and carries from inside.

// The block has more ports and parameters than the model heeds.
// verilator lint_off UNUSEDPARAM
// verilator lint_off UNUSEDSIGNAL
// verilog_lint: waive-start explicit-parameter-storage-type
module DSP48E2 #(
    parameter int AREG = 1,
    parameter int ACASCREG = 1,
    parameter int BREG = 1,
    parameter int BCASCREG = 1,
    parameter int CREG = 1,
    parameter int ADREG = 1,
    parameter int DREG = 1,
    parameter int ALUMODEREG = 1,
    parameter int CARRYINREG = 1,
    parameter int CARRYINSELREG = 1,
    parameter int INMODEREG = 1,
    parameter int OPMODEREG = 1,
    parameter int MREG = 1,
    parameter int PREG = 1,
    parameter A_INPUT = "DIRECT",
    parameter B_INPUT = "DIRECT",
    parameter AMULTSEL = "A",
    parameter BMULTSEL = "B",
    parameter USE_MULT = "MULTIPLY",
    parameter USE_SIMD = "ONE48"
) (
    input  logic        CLK,
    input  logic [29:0] A,
    input  logic [17:0] B,
    input  logic [47:0] C,
    input  logic [26:0] D,
    input  logic [ 4:0] INMODE,
    input  logic [ 8:0] OPMODE,
    input  logic [ 3:0] ALUMODE,
    input  logic        CARRYIN,
    input  logic [ 2:0] CARRYINSEL,
    input  logic [29:0] ACIN,
    input  logic [17:0] BCIN,
    input  logic [47:0] PCIN,
    input  logic        CARRYCASCIN,
    input  logic        MULTSIGNIN,
    input  logic        CEA1,
    input  logic        CEA2,
    input  logic        CEB1,
    input  logic        CEB2,
    input  logic        CEC,
    input  logic        CED,
    input  logic        CEAD,
    input  logic        CEM,
    input  logic        CEP,
    input  logic        CEALUMODE,
    input  logic        CECARRYIN,
    input  logic        CECTRL,
    input  logic        CEINMODE,
    input  logic        RSTA,
    input  logic        RSTB,
    input  logic        RSTC,
    input  logic        RSTD,
    input  logic        RSTM,
    input  logic        RSTP,
    input  logic        RSTALUMODE,
    input  logic        RSTALLCARRYIN,
    input  logic        RSTCTRL,
    input  logic        RSTINMODE,
    output logic [47:0] P
);

  // verilog_lint: waive-stop explicit-parameter-storage-type

  // What the model lacks ends the simulation.
  initial begin
    if (USE_MULT != "MULTIPLY" || USE_SIMD != "ONE48" || A_INPUT != "DIRECT" ||
        B_INPUT != "DIRECT" || AMULTSEL != "A" || BMULTSEL != "B") begin
      $display("the model of DSP48E2 lacks what this instance uses");
      $fatal;
    end
  end
  always_comb begin
    if (ALUMODE != 4'd0 || CARRYINSEL != 3'd0 || INMODE[3:1] != 3'd0) begin
      $display("the model of DSP48E2 lacks what this instance is told to do");
      $fatal;
    end
  end

  logic [29:0] a1_q;
  logic [29:0] a2_q;
  logic [17:0] b1_q;
  logic [17:0] b2_q;
  logic [47:0] c_q;
  logic [44:0] m_q;
  logic [47:0] p_q;
  logic [ 4:0] inmode_q;
  logic [ 8:0] opmode_q;

  logic [ 4:0] inmode;
  logic [ 8:0] opmode;
  logic [29:0] a;
  logic [17:0] b;
  logic [47:0] c;
  logic [44:0] product;
  logic [44:0] m;
  logic [47:0] x;
  logic [47:0] y;
  logic [47:0] x_and_y;
  logic [47:0] z;
  logic [47:0] w;
  logic [47:0] sum;

  assign inmode = INMODEREG == 1 ? inmode_q : INMODE;
  assign opmode = OPMODEREG == 1 ? opmode_q : OPMODE;
  // INMODE[0] and INMODE[4] take A and B after the first of two registers; one register is the second.
  assign a = AREG == 0 ? A : AREG == 2 && inmode[0] ? a1_q : a2_q;
  assign b = BREG == 0 ? B : BREG == 2 && inmode[4] ? b1_q : b2_q;
  assign c = CREG == 1 ? c_q : C;
  assign product = 45'($signed(a[26:0])) * 45'($signed(b));
  assign m = MREG == 1 ? m_q : product;
  assign x = opmode[1:0] == 2'b10 ? p_q : opmode[1:0] == 2'b11 ? {a, b} : '0;
  assign y = opmode[3:2] == 2'b11 ? c : '0;
  // The two halves of the product, which X and Y take together.
  assign x_and_y = opmode[3:0] == 4'b0101 ? {{3{m[44]}}, m} : x + y;
  assign sum = w + x_and_y + z + 48'(CARRYIN);

  always_comb begin
    case (opmode[8:7])
      2'b00:   w = '0;
      2'b01:   w = p_q;
      2'b11:   w = c;
      default: w = 'x;
    endcase
    case (opmode[6:4])
      3'b000:  z = '0;
      3'b010:  z = p_q;
      3'b011:  z = c;
      3'b110:  z = {{17{p_q[47]}}, p_q[47:17]};
      default: z = 'x;
    endcase
  end

  always_ff @(posedge CLK) begin
    if (RSTA) a1_q <= '0;
    else if (CEA1) a1_q <= A;
    if (RSTA) a2_q <= '0;
    else if (CEA2) a2_q <= AREG == 2 ? a1_q : A;
    if (RSTB) b1_q <= '0;
    else if (CEB1) b1_q <= B;
    if (RSTB) b2_q <= '0;
    else if (CEB2) b2_q <= BREG == 2 ? b1_q : B;
    if (RSTC) c_q <= '0;
    else if (CEC) c_q <= C;
    if (RSTM) m_q <= '0;
    else if (CEM) m_q <= product;
    if (RSTP) p_q <= '0;
    else if (CEP) p_q <= sum;
    if (RSTINMODE) inmode_q <= '0;
    else if (CEINMODE) inmode_q <= INMODE;
    if (RSTCTRL) opmode_q <= '0;
    else if (CECTRL) opmode_q <= OPMODE;
  end

  assign P = PREG == 1 ? p_q : sum;

endmodule

// verilator lint_on UNUSEDSIGNAL
// verilator lint_on UNUSEDPARAM
