// SPDX-License-Identifier: MIT OR Apache-2.0
// Model of the multiplier block of UltraScale+ for simulation, after the behaviour that its user guide (UG579)
// describes, without pre-adder, cascades, pattern detector and SIMD; ALUMODE 0, and the multiplexers X, Y, Z, W of
// OPMODE.

// The block has more ports and parameters than the model heeds.
// verilator lint_off UNUSEDPARAM
// verilator lint_off UNUSEDSIGNAL
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
    parameter int PREG = 1
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

  logic [29:0] a2_q;
  logic [17:0] b1_q;
  logic [17:0] b2_q;
  logic [47:0] c_q;
  logic [44:0] m_q;
  logic [47:0] p_q;
  logic [ 4:0] inmode_q;
  logic [ 8:0] opmode_q;

  logic [17:0] b;
  logic [47:0] c;
  logic [47:0] x_and_y;
  logic [47:0] z;
  logic [47:0] shifted;
  logic [47:0] w;

  // With one register B has only the second. INMODE[4] takes B after the first of two.
  assign b       = BREG == 2 && inmode_q[4] ? b1_q : b2_q;
  assign c       = CREG == 1 ? c_q : C;
  assign x_and_y = opmode_q[3:0] == 4'b0101 ? {{3{m_q[44]}}, m_q} : '0;
  assign shifted = {{17{p_q[47]}}, p_q[47:17]};
  assign z       = opmode_q[6:4] == 3'b011 ? c : opmode_q[6:4] == 3'b110 ? shifted : '0;
  assign w       = opmode_q[8:7] == 2'b11 ? c : '0;

  always_ff @(posedge CLK) begin
    if (RSTA) a2_q <= '0;
    else if (CEA2) a2_q <= A;
    if (RSTB) b1_q <= '0;
    else if (CEB1) b1_q <= B;
    if (RSTB) b2_q <= '0;
    else if (CEB2) b2_q <= BREG == 2 ? b1_q : B;
    if (RSTC) c_q <= '0;
    else if (CEC) c_q <= C;
    if (RSTM) m_q <= '0;
    else if (CEM) m_q <= 45'($signed(a2_q[26:0])) * 45'($signed(b));
    if (RSTP) p_q <= '0;
    else if (CEP) p_q <= w + x_and_y + z;
    if (RSTINMODE) inmode_q <= '0;
    else if (CEINMODE) inmode_q <= INMODE;
    if (RSTCTRL) opmode_q <= '0;
    else if (CECTRL) opmode_q <= OPMODE;
  end

  assign P = p_q;

endmodule

// verilator lint_on UNUSEDSIGNAL
// verilator lint_on UNUSEDPARAM
