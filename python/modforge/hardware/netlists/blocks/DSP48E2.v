  // The behaviour: W + X:Y + Z of the multiplexers that OPMODE sets, after UG579. What the model lacks ends the
  // simulation: the pre-adder, cascades, SIMD, inverted pins, subtraction (ALUMODE) and carries from inside.
  reg [29:0] a1_q;
  reg [29:0] a2_q;
  reg [17:0] b1_q;
  reg [17:0] b2_q;
  reg [47:0] c_q;
  reg [44:0] m_q;
  reg [47:0] p_q;
  reg [4:0] inmode_q;
  reg [8:0] opmode_q;
  wire [4:0] inmode = INMODEREG ? inmode_q : INMODE;
  wire [8:0] opmode = OPMODEREG ? opmode_q : OPMODE;
  // INMODE[0] and INMODE[4] take A and B after the first of two registers.
  wire [29:0] a = AREG == 0 ? A : AREG == 2 && inmode[0] ? a1_q : a2_q;
  wire [17:0] b = BREG == 0 ? B : BREG == 2 && inmode[4] ? b1_q : b2_q;
  wire [47:0] c = CREG ? c_q : C;
  wire signed [44:0] wide_a = $signed(a[26:0]);
  wire signed [44:0] wide_b = $signed(b);
  wire [44:0] product = wide_a * wide_b;
  wire [44:0] m = MREG ? m_q : product;
  wire [47:0] x_and_y = opmode[3:0] == 4'b0101 ? {{3{m[44]}}, m} :
      (opmode[1:0] == 2'b10 ? p_q : opmode[1:0] == 2'b11 ? {a, b} : 48'd0) + (opmode[3:2] == 2'b11 ? c : 48'd0);
  wire [47:0] z = opmode[6:4] == 3'b000 ? 48'd0 : opmode[6:4] == 3'b011 ? c : opmode[6:4] == 3'b010 ? p_q :
      opmode[6:4] == 3'b110 ? {{17{p_q[47]}}, p_q[47:17]} : 48'bx;
  wire [47:0] w = opmode[8:7] == 2'b00 ? 48'd0 : opmode[8:7] == 2'b01 ? p_q : opmode[8:7] == 2'b11 ? c : 48'bx;
  wire [47:0] sum = w + x_and_y + z + CARRYIN;
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
  assign P = PREG ? p_q : sum;
  always @(ALUMODE or CARRYINSEL or INMODE)
    if (ALUMODE != 4'd0 || CARRYINSEL != 3'd0 || INMODE[3:1] != 3'd0) begin
      $display("the model of DSP48E2 lacks what this instance is told to do");
      $fatal;
    end
  initial
    if (IS_CLK_INVERTED || IS_ALUMODE_INVERTED || IS_INMODE_INVERTED || IS_OPMODE_INVERTED || IS_CARRYIN_INVERTED ||
        USE_SIMD != "ONE48" || A_INPUT != "DIRECT" || B_INPUT != "DIRECT" || AMULTSEL != "A" || BMULTSEL != "B") begin
      $display("the model of DSP48E2 lacks what this instance uses");
      $fatal;
    end
