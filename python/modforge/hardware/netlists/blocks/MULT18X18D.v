  // The behaviour: a product of signed or unsigned factors, with registers where a parameter names CLK0, and reset by
  // RST0. What the model lacks ends the simulation: other clocks and resets, the registers of C and inside.
  wire [17:0] a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
  wire [17:0] b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
  wire ce_a = REG_INPUTA_CE == "CE0" ? CE0 : REG_INPUTA_CE == "CE1" ? CE1 : REG_INPUTA_CE == "CE2" ? CE2 : CE3;
  wire ce_b = REG_INPUTB_CE == "CE0" ? CE0 : REG_INPUTB_CE == "CE1" ? CE1 : REG_INPUTB_CE == "CE2" ? CE2 : CE3;
  wire ce_p = REG_OUTPUT_CE == "CE0" ? CE0 : REG_OUTPUT_CE == "CE1" ? CE1 : REG_OUTPUT_CE == "CE2" ? CE2 : CE3;
  reg [17:0] a_q;
  reg [17:0] b_q;
  reg [35:0] p_q;
  wire [17:0] left = REG_INPUTA_CLK == "NONE" ? a : a_q;
  wire [17:0] right = REG_INPUTB_CLK == "NONE" ? b : b_q;
  wire signed [36:0] wide_left = {{19{SIGNEDA & left[17]}}, left};
  wire signed [36:0] wide_right = {{19{SIGNEDB & right[17]}}, right};
  wire signed [36:0] product = wide_left * wide_right;
  always @(posedge CLK0) begin
    if (RST0) a_q <= 18'd0;
    else if (ce_a) a_q <= a;
    if (RST0) b_q <= 18'd0;
    else if (ce_b) b_q <= b;
    if (RST0) p_q <= 36'd0;
    else if (ce_p) p_q <= product[35:0];
  end
  assign {P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17, P16, P15, P14,
          P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0} = REG_OUTPUT_CLK == "NONE" ? product[35:0] : p_q;
  initial
    if (REG_INPUTC_CLK != "NONE" || REG_PIPELINE_CLK != "NONE" || MULT_BYPASS != "DISABLED" ||
        REG_INPUTA_CLK != "NONE" && (REG_INPUTA_CLK != "CLK0" || REG_INPUTA_RST != "RST0") ||
        REG_INPUTB_CLK != "NONE" && (REG_INPUTB_CLK != "CLK0" || REG_INPUTB_RST != "RST0") ||
        REG_OUTPUT_CLK != "NONE" && (REG_OUTPUT_CLK != "CLK0" || REG_OUTPUT_RST != "RST0")) begin
      $display("the model of MULT18X18D lacks what this instance uses");
      $fatal;
    end
