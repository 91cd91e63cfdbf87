// SPDX-License-Identifier: MIT OR Apache-2.0
// Model of the multiplier block of UltraScale+ for the simulation of sources and of netlists, after the behaviour that
// its user guide (UG579) describes: W + X:Y + Z of the multiplexers that OPMODE sets, without pre-adder, cascades,
// pattern detector, SIMD, subtraction (ALUMODE) and carries from inside. In Verilog-2005, as a core may be, too.

// The block has more ports and parameters than the model heeds.
// verilator lint_off UNUSEDPARAM
// verilator lint_off UNUSEDSIGNAL
module DSP48E2 #(
    parameter AREG = 1,
    parameter ACASCREG = 1,
    parameter BREG = 1,
    parameter BCASCREG = 1,
    parameter CREG = 1,
    parameter ADREG = 1,
    parameter DREG = 1,
    parameter ALUMODEREG = 1,
    parameter CARRYINREG = 1,
    parameter CARRYINSELREG = 1,
    parameter INMODEREG = 1,
    parameter OPMODEREG = 1,
    parameter MREG = 1,
    parameter PREG = 1,
    parameter A_INPUT = "DIRECT",
    parameter B_INPUT = "DIRECT",
    parameter AMULTSEL = "A",
    parameter BMULTSEL = "B",
    parameter USE_MULT = "MULTIPLY",
    parameter USE_SIMD = "ONE48"
) (
    input  wire        CLK,
    input  wire [29:0] A,
    input  wire [17:0] B,
    input  wire [47:0] C,
    input  wire [26:0] D,
    input  wire [ 4:0] INMODE,
    input  wire [ 8:0] OPMODE,
    input  wire [ 3:0] ALUMODE,
    input  wire        CARRYIN,
    input  wire [ 2:0] CARRYINSEL,
    input  wire [29:0] ACIN,
    input  wire [17:0] BCIN,
    input  wire [47:0] PCIN,
    input  wire        CARRYCASCIN,
    input  wire        MULTSIGNIN,
    input  wire        CEA1,
    input  wire        CEA2,
    input  wire        CEB1,
    input  wire        CEB2,
    input  wire        CEC,
    input  wire        CED,
    input  wire        CEAD,
    input  wire        CEM,
    input  wire        CEP,
    input  wire        CEALUMODE,
    input  wire        CECARRYIN,
    input  wire        CECTRL,
    input  wire        CEINMODE,
    input  wire        RSTA,
    input  wire        RSTB,
    input  wire        RSTC,
    input  wire        RSTD,
    input  wire        RSTM,
    input  wire        RSTP,
    input  wire        RSTALUMODE,
    input  wire        RSTALLCARRYIN,
    input  wire        RSTCTRL,
    input  wire        RSTINMODE,
    output wire [47:0] P
);

  // What the model lacks ends the simulation.
  initial begin
    if (USE_MULT != "MULTIPLY" || USE_SIMD != "ONE48" || A_INPUT != "DIRECT" ||
        B_INPUT != "DIRECT" || AMULTSEL != "A" || BMULTSEL != "B") begin
      $display("the model of DSP48E2 lacks what this instance uses");
      $fatal;
    end
  end
  always @(posedge CLK) begin
    if (ALUMODE != 4'd0 || CARRYINSEL != 3'd0 || INMODE[3:1] != 3'd0) begin
      $display("the model of DSP48E2 lacks what this instance is told to do");
      $fatal;
    end
  end

  reg  [29:0] a1_q;
  reg  [29:0] a2_q;
  reg  [17:0] b1_q;
  reg  [17:0] b2_q;
  reg  [47:0] c_q;
  reg  [44:0] m_q;
  reg  [47:0] p_q;
  reg  [ 4:0] inmode_q;
  reg  [ 8:0] opmode_q;

  wire [ 4:0] inmode;
  wire [ 8:0] opmode;
  wire [29:0] a;
  wire [17:0] b;
  wire [47:0] c;
  wire [44:0] product;
  wire [44:0] m;
  wire [47:0] x;
  wire [47:0] y;
  wire [47:0] x_and_y;
  wire [47:0] z;
  wire [47:0] w;
  wire [47:0] sum;

  assign inmode = INMODEREG == 1 ? inmode_q : INMODE;
  assign opmode = OPMODEREG == 1 ? opmode_q : OPMODE;
  // INMODE[0] and INMODE[4] take A and B after the first of two registers; one register is the second.
  assign a = AREG == 0 ? A : AREG == 2 && inmode[0] ? a1_q : a2_q;
  assign b = BREG == 0 ? B : BREG == 2 && inmode[4] ? b1_q : b2_q;
  assign c = CREG == 1 ? c_q : C;
  assign product = {{18{a[26]}}, a[26:0]} * {{27{b[17]}}, b};
  assign m = MREG == 1 ? m_q : product;
  assign x = opmode[1:0] == 2'b10 ? p_q : opmode[1:0] == 2'b11 ? {a, b} : 48'd0;
  assign y = opmode[3:2] == 2'b11 ? c : 48'd0;
  // The two halves of the product, which X and Y take together.
  assign x_and_y = opmode[3:0] == 4'b0101 ? {{3{m[44]}}, m} : x + y;
  assign w = opmode[8:7] == 2'b00 ? 48'd0 : opmode[8:7] == 2'b01 ? p_q : opmode[8:7] == 2'b11 ? c : {48{1'bx}};
  assign z = opmode[6:4] == 3'b000 ? 48'd0 :
             opmode[6:4] == 3'b010 ? p_q :
             opmode[6:4] == 3'b011 ? c :
             opmode[6:4] == 3'b110 ? {{17{p_q[47]}}, p_q[47:17]} : {48{1'bx}};
  assign sum = w + x_and_y + z + {47'd0, CARRYIN};

  always @(posedge CLK) begin
    if (RSTA) a1_q <= 30'd0;
    else if (CEA1) a1_q <= A;
    if (RSTA) a2_q <= 30'd0;
    else if (CEA2) a2_q <= AREG == 2 ? a1_q : A;
    if (RSTB) b1_q <= 18'd0;
    else if (CEB1) b1_q <= B;
    if (RSTB) b2_q <= 18'd0;
    else if (CEB2) b2_q <= BREG == 2 ? b1_q : B;
    if (RSTC) c_q <= 48'd0;
    else if (CEC) c_q <= C;
    if (RSTM) m_q <= 45'd0;
    else if (CEM) m_q <= product;
    if (RSTP) p_q <= 48'd0;
    else if (CEP) p_q <= sum;
    if (RSTINMODE) inmode_q <= 5'd0;
    else if (CEINMODE) inmode_q <= INMODE;
    if (RSTCTRL) opmode_q <= 9'd0;
    else if (CECTRL) opmode_q <= OPMODE;
  end

  assign P = PREG == 1 ? p_q : sum;

endmodule

// verilator lint_on UNUSEDSIGNAL
// verilator lint_on UNUSEDPARAM
