// SPDX-License-Identifier: MIT OR Apache-2.0
// Every step of mont_cpa beside the algorithm in plain numbers, for all operands of the contract at once.
//
// Block j of the core is a step behind block j - 1. The ghost registers of this checker hold, for each block, the step
// that it was in last, of the algorithm in plain numbers:
//
//   s[j], x[j]   the two numbers that were added: S and one of 0, n, B, B + n
//   done[j]      how many steps block j has done
//   a            what is left of A for block 0
//   p            (A mod 2^i) * B + Q * n, after i = done[0] steps with the quotient bits Q:  2^i * S = p
//
// Each step of block 0 takes S from the sum before and chooses x as the algorithm does; the other blocks take over what the
// block below had. What is proved: the core's bits of Z in block j are those of s[j] + x[j], and its carry is the carry of
// their lower bits, after every cycle from reset on. After the last step of all blocks a is 0, so S = (A * B + Q * n) / R.

module mont_cpa_step #(
    parameter int Bits = 8,
    parameter int ChainBits = 4
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [  Bits:0] a1_i,
    input logic [  Bits:0] a2_i,
    input logic [  Bits:0] b1_i,
    input logic [  Bits:0] b2_i,
    input logic [Bits-1:0] n_i,
    input logic            ready_i
);

  localparam int Width = Bits + 3;
  localparam int Blocks = (Width + ChainBits - 1) / ChainBits;
  localparam int Steps = Bits + 2;
  localparam int Wide = Blocks * ChainBits + 1;  // holds every sum, in whole blocks
  localparam int Double = Wide + Bits + 3;  // holds p and every shifted number

  logic ready;
  logic valid;
  logic [Bits:0] s1;
  logic [Bits:0] s2;
  logic error;

  mont_cpa #(
      .Bits     (Bits),
      .ChainBits(ChainBits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
      .n_i    (n_i),
      .valid_o(valid),
      .ready_i(ready_i),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  // Reset comes first; the contract is all that is assumed of the operands.
  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb begin
    if (!started_q) assume (!rst_ni);
    assume (n_i[0]);
  end

  // --- The algorithm in plain numbers ---

  logic [Wide-1:0] a_q;
  logic [Wide-1:0] b_q;
  logic [Wide-1:0] n_q;
  logic [Double-1:0] p_q;
  logic [Double-1:0] high_b_q;  // 2^i * B
  logic [Double-1:0] high_n_q;  // 2^i * n
  logic [7:0] age_q;  // cycles since the operands were taken, Blocks and more as Blocks
  logic [Blocks-1:0] a_bit_q;
  logic [Blocks-1:0] q_bit_q;
  logic [7:0] done[Blocks];
  logic [Wide-1:0] s[Blocks];
  logic [Wide-1:0] x[Blocks];
  logic [Wide-1:0] z[Blocks];
  logic [Wide-1:0] next_s;
  logic [Wide-1:0] next_x;
  logic [Wide-1:0] with_a;
  logic next_q;
  logic accept;
  logic under_way;
  logic [Blocks-1:0] step;

  assign accept = valid_i && ready;
  assign step = u_core.step_q;
  assign under_way = u_core.pending_q || step != '0;
  assign next_s = (done[0] == 8'd0) ? '0 : z[0] >> 1;
  assign next_q = next_s[0] ^ (a_q[0] & b_q[0]);
  assign next_x = (a_q[0] ? b_q : '0) + (next_q ? n_q : '0);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {a_q, b_q, n_q} <= '0;
      {p_q, high_b_q, high_n_q} <= '0;
      age_q <= 8'd0;
    end else begin
      if (age_q != 8'(Blocks)) age_q <= age_q + 8'd1;
      if (step[0]) begin
        p_q <= p_q + (a_q[0] ? high_b_q : '0) + (next_q ? high_n_q : '0);
        high_b_q <= high_b_q << 1;
        high_n_q <= high_n_q << 1;
        a_q <= a_q >> 1;
      end
      if (accept) begin
        a_q <= Wide'(a1_i);
        b_q <= Wide'(b1_i);
        n_q <= Wide'(n_i);
        p_q <= '0;
        high_b_q <= Double'(b1_i);
        high_n_q <= Double'(n_i);
        age_q <= 8'd0;
      end
    end
  end

  for (genvar j = 0; j < Blocks; j++) begin : gen_ghost
    logic [7:0] done_q;
    logic [Wide-1:0] s_q;
    logic [Wide-1:0] x_q;
    assign done[j] = done_q;
    assign s[j] = s_q;
    assign x[j] = x_q;
    assign z[j] = s_q + x_q;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        {s_q, x_q, a_bit_q[j], q_bit_q[j]} <= '0;
        done_q <= 8'd0;
      end else begin
        if (step[j]) begin
          s_q <= (j == 0) ? next_s : s[(j+Blocks-1)%Blocks];
          x_q <= (j == 0) ? next_x : x[(j+Blocks-1)%Blocks];
          a_bit_q[j] <= (j == 0) ? a_q[0] : a_bit_q[(j+Blocks-1)%Blocks];
          q_bit_q[j] <= (j == 0) ? next_q : q_bit_q[(j+Blocks-1)%Blocks];
          done_q <= done_q + 8'd1;
        end
        if (accept) done_q <= 8'd0;
      end
    end
  end

  // --- What the registers of the core stand for ---

  function automatic logic [Wide-1:0] low(int bits);
    low = (Wide'(1) << bits) - Wide'(1);
  endfunction

  always_comb begin
    // Control.
    assert (age_q <= 8'(Blocks));
    assert (ready == (!under_way || u_core.last_q[Blocks-1]));
    assert (!u_core.pending_q || (step == '0 && done[0] == 8'd0));
    assert (8'(u_core.count_q) == (step[0] ? 8'(Steps - 1) - done[0] : 8'd0));
    assert (u_core.last_q[0] == (step[0] && done[0] == 8'(Steps - 1)));
    assert (!under_way || u_core.pending_q || step[0] || done[0] == 8'(Steps));

    if (under_way) begin
      // Operands.
      assert (Wide'(u_core.b_q) == b_q);
      assert (Wide'(u_core.n_q) == n_q);
      assert (n_q[0]);
      assert (b_q < Wide'(1 << (Bits + 1)));
      assert (n_q < Wide'(1 << Bits));
      assert (a_q <= Wide'((1 << (Bits + 1)) - 1) >> done[0]);
      if (u_core.pending_q) assert (Wide'(u_core.a_q) == a_q);
      if (step[0]) begin
        assert (Wide'(u_core.a_q) == a_q >> 1);
        assert (u_core.bit_q[0] == a_q[0]);
        assert (u_core.quotient_q[0] == next_q);
      end
    end
  end

  for (genvar j = 0; j < Blocks; j++) begin : gen_block
    localparam int Low = j * ChainBits;
    localparam int Size = (Width - Low < ChainBits) ? Width - Low : ChainBits;
    localparam int High = Low + Size;

    logic shows;  // block j has done a step of this product, or of the one that waits to be taken
    assign shows = valid || done[j] != 8'd0;

    always_comb begin
      // Control: block j follows the block below, a step behind.
      assert (done[j] <= 8'(Steps));
      if (step[j]) assert (done[j] < 8'(Steps) && age_q > 8'(j) && !valid);
      if (valid) assert (done[j] == (u_core.pending_q ? 8'd0 : 8'(Steps)));

      // B + n, as far as it is there.
      if (under_way && age_q > 8'(j)) begin
        assert (u_core.d_q[Low+:Size] == Size'((b_q + n_q) >> Low));
        assert (u_core.d_carry_q[j] == 1'(((b_q & low(High)) + (n_q & low(High))) >> High));
      end

      // The last step: its sum, with its range, and the one of 0, n, B, B + n that it had.
      if (shows) begin
        assert (!z[j][0]);
        assert (u_core.z_q[Low+:Size] == Size'(z[j] >> Low));
      end
      if (under_way && done[j] != 8'd0) begin
        assert (x[j] == (a_bit_q[j] ? b_q : '0) + (q_bit_q[j] ? n_q : '0));
        assert (s[j] < b_q + n_q);
      end
    end

    if (j > 0) begin : gen_above
      always_comb begin
        assert (done[j-1] == done[j] + 8'(step[j]));
        assert (u_core.last_q[j] == (step[j] && done[j] == 8'(Steps - 1)));
        if (step[j-1] && done[j-1] != 8'd0) assert (step[j]);
        if (shows && !step[j]) assert (s[j-1] == s[j] && x[j-1] == x[j]);
        if (step[j]) begin
          assert (s[j-1] == (done[j] == 8'd0 ? '0 : z[j] >> 1));
          assert (u_core.bit_q[j] == a_bit_q[j-1]);
          assert (u_core.quotient_q[j] == q_bit_q[j-1]);
          assert (u_core.z_carry_q[j-1] == 1'(((s[j-1] & low(Low)) + (x[j-1] & low(Low))) >> Low));
        end
      end
    end

    always_comb begin
      if (step[j] && done[j] == 8'd0) assert (u_core.z_q[Low+:Size] == '0);
    end
  end

  // The number that S stands for, for each i on its own: shifts by constants.
  assign with_a = next_s + (a_q[0] ? b_q : '0);
  for (genvar i = 0; i <= Steps; i++) begin : gen_step
    always_comb begin
      if (under_way && done[0] == 8'(i)) begin
        assert (high_b_q == Double'(b_q) << i);
        assert (high_n_q == Double'(n_q) << i);
        assert (Double'(next_s) << i == p_q);
        assert (Double'(with_a) << i == p_q + (a_q[0] ? high_b_q : '0));
      end
    end
  end

  always_comb begin
    // The last step adds no B.
    if (valid || (under_way && done[0] == 8'(Steps))) assert (z[0] < Wide'(1 << (Bits + 2)));
    if (valid) begin
      assert (Wide'(s1) == z[0] >> 1);
      assert (s2 == '0);
      assert (!error);
    end
  end

endmodule
