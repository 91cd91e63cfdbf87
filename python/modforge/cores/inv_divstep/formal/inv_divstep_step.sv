// SPDX-License-Identifier: MIT OR Apache-2.0
// Every step of inv_divstep beside the algorithm in plain numbers, for all operands of the contract and all time.
//
// Block j of the core does in a clock what the algorithm does j clocks before. The ghost registers of this checker hold
// the numbers of the algorithm before the clock that each block is in: f[j] and g[j], or d[j] and e[j]. What is proved:
// the core's bits in block j are those of the numbers, the carries that enter it are those of their lower bits, no bit
// is lost, and
//
//   f odd, |f|, |g| < 2^Bits
//   |d|, |e| <= 2^t + s * m / 2 after s steps and halvings
//   x is e or e + m if f is 1 or -1, else |f|, or 0 if no step added
//
// That f is then the common divisor, and e right modulo m and between -m and m, is proved in inv_divstep_inversion.

module inv_divstep_step #(
    parameter int Bits = 4,
    parameter int Exponent = Bits,
    parameter int Steps = 1,
    parameter int BlockBits = Bits + 1
) (
    input logic            clk_i,
    input logic            rst_ni,
    input logic            valid_i,
    input logic [Bits-1:0] a_i,
    input logic [Bits-1:0] m_i,
    input logic [     1:0] mode_i,
    input logic            fixed_i,
    input logic            ready_i
);

  // Control and handshakes are proved there.
  inv_divstep_handshake #(
      .Bits(Bits),
      .Exponent(Exponent),
      .Steps(Steps),
      .BlockBits(BlockBits)
  ) u_base (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .a_i    (a_i),
      .m_i    (m_i),
      .mode_i (mode_i),
      .fixed_i(fixed_i),
      .ready_i(ready_i)
  );

  localparam int Divsteps = ((45907 * Bits + 30179) / 19929 + 2 * Steps - 2) / Steps;
  localparam int Halvings = ($clog2(Divsteps * Steps + 1) + 2 * Steps + 1) / Steps;
  localparam int Conversion = (Exponent + Steps - 1) / Steps;
  localparam int Pad = Conversion * Steps - Exponent;
  localparam int Finish = (Bits + BlockBits - 1) / BlockBits + 3;
  localparam int Tail = Finish + Halvings;
  localparam int Main = Tail + Divsteps;
  localparam int First = Halvings * Steps;  // t

  // Widths as in the core.
  localparam int Units = (Divsteps + Halvings) * Steps + ((1 << First) >> (Bits - 1)) + 1;
  localparam int PairLeast = Bits + 1 + Steps;
  localparam int PairBlocks = (PairLeast + BlockBits - 1) / BlockBits;
  localparam int PairShort = (PairBlocks - 1) * BlockBits + Steps + 1;
  localparam int PairWidth = PairLeast > PairShort ? PairLeast : PairShort;
  localparam int Least = Bits + $clog2(Units) + Steps;
  localparam int Blocks = (Least + BlockBits - 1) / BlockBits;
  localparam int Short = (Blocks - 1) * BlockBits + Steps + 1;
  localparam int Width = Least > Short ? Least : Short;
  localparam int SumBlocks = (Bits + BlockBits - 1) / BlockBits;

  // Numbers with a sign, with room for a step.
  localparam int PairWide = PairWidth + Steps + 2;
  localparam int Wide = Width + Steps + 2;

  // The contract.
  always_comb if (valid_i) assume (m_i[0] && m_i != Bits'(1));

  logic ready;
  logic under_way;
  logic [15:0] left;
  assign ready = u_base.ready;
  assign under_way = u_base.under_way;
  assign left = u_base.left_q;

  logic entry;  // phases of f and g
  logic main;
  logic run;  // of d and e
  logic last;
  assign entry = left > 16'(Main);
  assign main  = left > 16'(Tail) && left <= 16'(Main);
  assign run   = left >= 16'(Finish) && left < 16'(Main);
  assign last  = left == 16'(Finish);

  logic [Bits-1:0] m_q;
  always_ff @(posedge clk_i) if (ready) m_q <= m_i;

  // --- f, g and delta in plain numbers ---

  localparam logic signed [PairWide-1:0] Bound = PairWide'(1 << Bits);

  logic signed [PairWide-1:0] f[PairBlocks];
  logic signed [PairWide-1:0] g[PairBlocks];
  logic signed [PairWide-1:0] f_next;
  logic signed [PairWide-1:0] g_next;
  logic signed [15:0] twice_delta_q;
  logic signed [15:0] twice_delta;
  logic [Steps-1:0] add;
  logic [Steps-1:0] swap;

  if (1) begin : gen_pair_step
    logic signed [PairWide-1:0] f_now[Steps+1];
    logic signed [PairWide-1:0] g_now[Steps+1];
    logic signed [15:0] delta[Steps+1];
    assign f_now[0] = f[0];
    assign g_now[0] = g[0];
    assign delta[0] = twice_delta_q;
    for (genvar i = 0; i < Steps; i++) begin : gen_step
      assign add[i] = g_now[i][0];
      assign swap[i] = add[i] && main && delta[i] > 16'sd0;
      assign f_now[i+1] = swap[i] ? g_now[i] : f_now[i];
      logic signed [PairWide-1:0] sum;
      assign sum = swap[i] ? g_now[i] - f_now[i] : add[i] ? g_now[i] + f_now[i] : g_now[i];
      assign g_now[i+1] = sum >>> 1;
      assign delta[i+1] = swap[i] ? 16'sd2 - delta[i] : 16'sd2 + delta[i];
    end
    assign f_next = f_now[Steps];
    assign g_next = g_now[Steps];
    assign twice_delta = delta[Steps];
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) twice_delta_q <= 16'sd1;
    else twice_delta_q <= main ? twice_delta : 16'sd1;
  end

  logic [PairBlocks-1:0] pair_run;
  logic [Steps-1:0] pair_add[PairBlocks];
  logic [Steps-1:0] pair_swap[PairBlocks];
  assign pair_run[0]  = entry || main;
  assign pair_add[0]  = add;
  assign pair_swap[0] = swap;

  for (genvar j = 0; j < PairBlocks; j++) begin : gen_pair
    logic signed [PairWide-1:0] f_q;
    logic signed [PairWide-1:0] g_q;
    assign f[j] = f_q;
    assign g[j] = g_q;
    always_ff @(posedge clk_i) begin
      if (ready) begin
        f_q <= PairWide'(m_i);
        g_q <= PairWide'(a_i);
      end else if (j > 0) begin
        f_q <= f[(j+PairBlocks-1)%PairBlocks];
        g_q <= g[(j+PairBlocks-1)%PairBlocks];
      end else if (pair_run[0]) begin
        f_q <= f_next;
        g_q <= g_next;
      end
    end
    if (j > 0) begin : gen_above
      logic run_q;
      logic [Steps-1:0] add_q;
      logic [Steps-1:0] swap_q;
      assign pair_run[j]  = run_q;
      assign pair_add[j]  = add_q;
      assign pair_swap[j] = swap_q;
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) run_q <= 1'b0;
        else run_q <= pair_run[j-1];
      end
      always_ff @(posedge clk_i) begin
        add_q  <= pair_add[j-1];
        swap_q <= pair_swap[j-1];
      end
    end
  end

  logic [15:0] age_q;  // cycles since the operands were taken
  logic signed [15:0] most;  // of |2 * delta|
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) age_q <= 16'd0;
    else age_q <= ready ? 16'd0 : age_q + 16'(age_q != 16'hfff);
  end
  assign most = $signed(16'(2 * Steps) * (16'(Main) - left) + 16'd1);

  always_comb begin
    if (under_way) begin
      assert (m_q[0] && m_q != Bits'(1) && !u_base.u_check.even_q);
      assert (f[0][0]);
      if (left >= 16'(Main)) assert (f[0] == PairWide'(m_q) && !g[0][PairWide-1]);
      assert (left + age_q >= 16'(Main) || left == 16'd0);
      assert (age_q <= 16'hfff);
    end
    if (main) begin
      assert (twice_delta_q == -16'sd2 * 16'(u_base.u_core.zeta_q) - 16'sd1);
      assert (twice_delta_q <= most && twice_delta_q >= -most);
    end else if (left != 16'(Tail)) assert (twice_delta_q == 16'sd1);
    if (entry) assert (u_base.u_core.zeta_q == '1);
    if (pair_run[0]) assert (u_base.u_core.add_q == add[0] && u_base.u_core.swap_q == swap[0]);
  end

  // --- Blocks of f and g ---

  for (genvar j = 0; j < PairBlocks; j++) begin : gen_pair_block
    localparam int Low = j * BlockBits;
    localparam int Size = (PairWidth - Low < BlockBits) ? PairWidth - Low : BlockBits;

    logic [PairWide-1:0] f_place;
    logic [PairWide-1:0] g_place;
    assign f_place = f[j] << Steps;
    assign g_place = g[j] << Steps;

    always_comb begin
      assert (pair_run[j] == (under_way && left + 16'(j) > 16'(Tail) && age_q >= 16'(j)));
      assert (u_base.u_core.pair_run[j] == pair_run[j]);
      if (under_way) begin
        assert (f[j] < Bound && f[j] > -Bound);
        assert (g[j] < Bound && g[j] > -Bound);
        assert (u_base.u_core.f_q[Low+:Size] == f_place[Low+:Size]);
        assert (u_base.u_core.g_q[Low+:Size] == g_place[Low+:Size]);
        if (left + 16'(j) <= 16'(Tail)) assert (f[j] == f[0] && g[j] == g[0]);
      end
    end

    if (j > 0) begin : gen_above
      // The words of each step, shifted up as in the core, and what leaves their lower bits.
      logic [PairWide-1:0] f_now[Steps+1];
      logic [PairWide-1:0] g_now[Steps+1];
      logic [Steps-1:0] carry;
      logic [Steps-1:0] top;
      logic lowest;
      assign f_now[0] = f[j];
      assign g_now[0] = g[j];
      assign lowest   = g_now[0][Low] ^ (pair_add[j][0] & (f_now[0][Low] ^ pair_swap[j][0]));
      for (genvar i = 0; i < Steps; i++) begin : gen_step
        logic [PairWide-1:0] addend;
        logic [Low:0] sum;
        assign addend = (f_now[i] ^ {PairWide{pair_swap[j][i]}}) & {PairWide{pair_add[j][i]}};
        assign sum = (Low + 1)'(g_now[i][Low-1:0]) + (Low + 1)'(addend[Low-1:0])
            + (Low + 1)'(pair_swap[j][i]);
        assign carry[i] = sum[Low];
        assign top[i] = pair_swap[j][i] ? g_now[i][Low-1] : f_now[i][Low-1];
        assign f_now[i+1] = (pair_swap[j][i] ? g_now[i] : f_now[i]) << 1;
        assign g_now[i+1] = g_now[i] + addend + PairWide'(pair_swap[j][i]);
      end

      always_comb begin
        if (pair_run[j]) begin
          assert (u_base.u_core.pair_add[j*Steps+:Steps] == pair_add[j]);
          assert (u_base.u_core.pair_swap[j*Steps+:Steps] == pair_swap[j]);
          assert (u_base.u_core.pair_carry[j*Steps+:Steps] == carry);
          assert (u_base.u_core.pair_f_low[j*Steps+:Steps] == top);
          assert (u_base.u_core.pair_low_q[j] == lowest);
          assert (f_now[Steps] == f[j-1] << Steps);
          assert (g_now[Steps] == g[j-1] << Steps);
        end else if (under_way) assert (f[j] == f[j-1] && g[j] == g[j-1]);
      end
    end
  end

  // --- d and e in plain numbers, a clock behind f and g ---

  logic signed [Wide-1:0] d[Blocks];
  logic signed [Wide-1:0] e[Blocks];
  logic signed [Wide-1:0] d_next;
  logic signed [Wide-1:0] e_next;
  logic signed [Wide-1:0] m;
  logic [Steps-1:0] odd;
  logic [Steps-1:0] e_add_q;
  logic [Steps-1:0] e_swap_q;
  logic signed [Wide-1:0] first;  // what e begins with
  logic signed [Wide-1:0] first_q;
  assign first = Wide'(1) << (First - (mode_i[0] ? Pad : 0) - (mode_i[1] ? Pad : 0));
  assign m = Wide'(m_q);

  logic signed [Wide-1:0] bound_q;  // of |2d| and |2e|: each step adds m
  logic [15:0] clocks;
  assign clocks = left >= 16'(Main) ? 16'd0
      : left < 16'(Finish) ? 16'(Main - Finish) : 16'(Main - 1) - left;

  always_ff @(posedge clk_i) begin
    if (ready) bound_q <= Wide'(2 << First);
    else if (run) bound_q <= bound_q + Wide'(Steps) * m;
    e_add_q  <= main ? add : Steps'(left == 16'(Tail));
    e_swap_q <= main ? swap : Steps'(left == 16'(Tail) && f[0][1]);  // f is -1 and not 1
    if (ready) first_q <= first;
  end

  if (1) begin : gen_coefficient_step
    logic signed [Wide-1:0] d_now[Steps+1];
    logic signed [Wide-1:0] e_now[Steps+1];
    assign d_now[0] = d[0];
    assign e_now[0] = e[0];
    for (genvar i = 0; i < Steps; i++) begin : gen_step
      logic signed [Wide-1:0] sum;
      assign sum = e_swap_q[i] ? e_now[i] - d_now[i] : e_add_q[i] ? e_now[i] + d_now[i] : e_now[i];
      assign odd[i] = sum[0];
      assign d_now[i+1] = e_swap_q[i] ? e_now[i] : d_now[i];
      assign e_now[i+1] = (odd[i] ? (last ? sum - m : sum + m) : sum) >>> 1;
    end
    assign d_next = d_now[Steps];
    assign e_next = e_now[Steps];
  end

  // What each block has been told.
  logic [Blocks-1:0] block_run;
  logic [Blocks-1:0] block_last;
  logic [Blocks-1:0] block_before_last;
  logic [Steps-1:0] block_add[Blocks];
  logic [Steps-1:0] block_swap[Blocks];
  logic [Steps-1:0] block_odd[Blocks];
  assign block_run[0] = run;
  assign block_last[0] = last;
  assign block_before_last[0] = left == 16'(Finish + 1);
  assign block_add[0] = e_add_q;
  assign block_swap[0] = e_swap_q;
  assign block_odd[0] = odd;

  for (genvar j = 0; j < Blocks; j++) begin : gen_coefficient
    logic signed [Wide-1:0] d_q;
    logic signed [Wide-1:0] e_q;
    assign d[j] = d_q;
    assign e[j] = e_q;
    always_ff @(posedge clk_i) begin
      if (ready) begin
        d_q <= '0;
        e_q <= first;
      end else if (j > 0) begin
        d_q <= d[(j+Blocks-1)%Blocks];
        e_q <= e[(j+Blocks-1)%Blocks];
      end else if (run) begin
        d_q <= d_next;
        e_q <= e_next;
      end
    end
    if (j > 0) begin : gen_above
      logic run_q;
      logic last_q;
      logic before_last_q;
      logic [Steps-1:0] add_q;
      logic [Steps-1:0] swap_q;
      logic [Steps-1:0] odd_q;
      assign block_run[j] = run_q;
      assign block_last[j] = last_q;
      assign block_before_last[j] = before_last_q;
      assign block_add[j] = add_q;
      assign block_swap[j] = swap_q;
      assign block_odd[j] = odd_q;
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) {run_q, last_q, before_last_q} <= '0;
        else
          {run_q, last_q, before_last_q} <= {
            block_run[j-1], block_last[j-1], block_before_last[j-1]
          };
      end
      always_ff @(posedge clk_i) begin
        add_q  <= block_add[j-1];
        swap_q <= block_swap[j-1];
        odd_q  <= block_odd[j-1];
      end
    end
  end

  always_comb begin
    if (under_way) begin
      assert (first_q != '0 && (first_q & (first_q - Wide'(1))) == '0);
      assert (first_q >= Wide'(1 << (First - 2 * Pad)) && first_q <= Wide'(1 << First));
      assert (bound_q >= Wide'(2 << First));
      assert (bound_q <= Wide'(2 << First) + Wide'(Steps << Bits) * Wide'(clocks));
    end
    if (left != 16'd0) begin
      assert ((e_swap_q & ~e_add_q) == '0);
      assert (u_base.u_core.u_words.e_add_q[Steps-1:0] == e_add_q);
      assert (u_base.u_core.u_words.e_swap_q[Steps-1:0] == e_swap_q);
      if (left >= 16'(Tail) && left < 16'(Main))
        assert (e_add_q == pair_add[1] && e_swap_q == pair_swap[1]);
      if (left == 16'(Tail - 1))
        assert (e_add_q == Steps'(1) && e_swap_q == Steps'(f[0][1]));
        else if (left < 16'(Tail)) assert (e_add_q == '0);
    end
    if (left >= 16'(Main)) assert (odd == '0);
    if (under_way) assert (u_base.u_core.u_words.odd_q == odd[0]);
  end

  // --- Blocks of d and e ---

  for (genvar j = 0; j < Blocks; j++) begin : gen_block
    localparam int Low = j * BlockBits;
    localparam int Size = (Width - Low < BlockBits) ? Width - Low : BlockBits;
    localparam int Window = j * (BlockBits + Steps - 1);

    logic [Wide-1:0] d_place;
    logic [Wide-1:0] e_place;
    logic [Wide-1:0] m_place;
    assign d_place = d[j] << Steps;
    assign e_place = e[j] << Steps;
    assign m_place = (m << (Steps - 1)) ^ {Wide{block_last[j]}};

    always_comb begin
      assert (u_base.u_core.u_words.run_q[j] == block_run[j]);
      assert (u_base.u_core.u_words.toggle_q[j] == (block_last[j] || block_before_last[j]));
      if (!under_way || left + 16'(j) >= 16'(Main) || left + 16'(j) < 16'(Tail - 1)) begin
        assert (u_base.u_core.u_words.e_add_q[j*Steps+:Steps] == '0);
        assert (u_base.u_core.u_words.e_swap_q[j*Steps+:Steps] == '0);
      end
      if (left != 16'd0) begin
        assert (block_run[j] == (left + 16'(j) >= 16'(Finish) && left + 16'(j) < 16'(Main)));
        assert (block_last[j] == (left + 16'(j) == 16'(Finish)));
        assert (block_before_last[j] == (left + 16'(j) == 16'(Finish + 1)));
      end else begin
        // What still goes up ends before the next operands are there.
        if (j < Finish + (ready ? 1 : 0)) assert (!block_run[j] && !block_last[j]);
        if (j < Finish + (ready ? 2 : 1)) assert (!block_before_last[j]);
      end
      if (under_way) begin
        assert (d[j] <= bound_q >>> 1 && d[j] >= -(bound_q >>> 1));
        assert (e[j] <= bound_q >>> 1 && e[j] >= -(bound_q >>> 1));
        assert (u_base.u_core.u_words.d_q[Low+:Size] == d_place[Low+:Size]);
        assert (u_base.u_core.u_words.e_q[Low+:Size] == e_place[Low+:Size]);
        assert (u_base.u_core.u_words.m_q[Window+:Size+Steps-1] == m_place[Low+:Size+Steps-1]);
        if (left + 16'(j) >= 16'(Main)) assert (d[j] == '0 && e[j] == first_q);
        if (left + 16'(j) < 16'(Finish)) assert (d[j] == d[0] && e[j] == e[0]);
      end
    end

    if (j > 0) begin : gen_above
      logic [Wide-1:0] d_now[Steps+1];
      logic [Wide-1:0] e_now[Steps+1];
      logic [Steps-1:0] saved;
      logic [Steps-1:0] carry;
      logic [Steps-1:0] top;
      logic lowest;
      assign d_now[0] = d[j];
      assign e_now[0] = e[j];
      assign lowest = e_now[0][Low] ^ (block_add[j][0] & (d_now[0][Low] ^ block_swap[j][0]))
          ^ (block_odd[j][0] & (m[Low] ^ block_last[j]));
      for (genvar i = 0; i < Steps; i++) begin : gen_step
        logic [Wide-1:0] addend;
        logic [Wide-1:0] multiple;
        logic [Wide-1:0] row;
        logic [Wide:0] two;
        logic below;  // what comes into block 0
        logic [Low:0] sum;
        assign addend = (d_now[i] ^ {Wide{block_swap[j][i]}}) & {Wide{block_add[j][i]}};
        assign multiple = ((m << i) ^ {Wide{block_last[j]}}) & {Wide{block_odd[j][i]}};
        assign row = e_now[i] ^ addend ^ multiple;
        assign two = {(e_now[i] & addend) | (e_now[i] & multiple) | (addend & multiple), 1'b0};
        assign below = block_swap[j][i] | (block_last[j] & block_odd[j][i]);
        assign sum = (Low + 1)'(row[Low-1:0]) + (Low + 1)'(two[Low-1:0]) + (Low + 1)'(below);
        assign saved[i] = two[Low];
        assign carry[i] = sum[Low];
        assign top[i] = block_swap[j][i] ? e_now[i][Low-1] : d_now[i][Low-1];
        assign d_now[i+1] = (block_swap[j][i] ? e_now[i] : d_now[i]) << 1;
        assign e_now[i+1] = e_now[i] + addend + multiple + Wide'(below);
      end

      always_comb begin
        if (block_run[j] && left != 16'd0) begin
          assert (u_base.u_core.u_words.e_add_q[j*Steps+:Steps] == block_add[j]);
          assert (u_base.u_core.u_words.e_swap_q[j*Steps+:Steps] == block_swap[j]);
          assert (u_base.u_core.u_words.e_odd[j*Steps+:Steps] == block_odd[j]);
          assert (u_base.u_core.u_words.e_carry[j*Steps+:Steps] == carry);
          assert (u_base.u_core.u_words.e_saved[j*Steps+:Steps] == saved);
          assert (u_base.u_core.u_words.d_low[j*Steps+:Steps] == top);
          assert (u_base.u_core.u_words.low_q[j] == lowest);
          assert ((block_swap[j] & ~block_add[j]) == '0);
          assert (d_now[Steps] == d[j-1] << Steps);
          assert (e_now[Steps] == e[j-1] << Steps);
        end else if (left != 16'd0) assert (d[j] == d[j-1] && e[j] == e[j-1]);
        // A block that has not begun gives the one below what it stands at: nothing changes it.
        if (under_way && left + 16'(j) >= 16'(Main))
          assert (u_base.u_core.u_words.d_low[j*Steps+:Steps] == '0);
        if (left + 16'(j) == 16'(Main)) begin
          assert (u_base.u_core.u_words.e_odd[j*Steps+:Steps] == '0);
          assert (u_base.u_core.u_words.e_carry[j*Steps+:Steps] == '0);
          assert (u_base.u_core.u_words.e_saved[j*Steps+:Steps] == '0);
          assert (u_base.u_core.u_words.low_q[j] == e[j][Low]);
        end
      end
    end
  end

  // --- x ---

  logic seen_q;  // a was not 0, as the core has found
  always_ff @(posedge clk_i) if (left == 16'd2) seen_q <= u_base.u_core.seen_q;

  logic unit;
  logic negative;  // e, as it is between -m and m
  logic [PairWide-1:0] divisor;
  logic [Bits-1:0] x;
  assign unit = f[0] == PairWide'(1) || f[0] == -PairWide'(1);
  assign negative = e[0][Bits];
  assign divisor = f[0] < PairWide'(0) ? -f[0] : f[0];
  assign x = unit ? Bits'(negative ? e[0] + m : e[0]) : seen_q ? Bits'(divisor) : '0;

  always_comb begin
    if (under_way && left >= 16'd2) begin
      assert (&{u_base.u_core.u_result.write_q, u_base.u_core.u_result.take_sum_q});
      assert (~|{u_base.u_core.u_result.take_e_q, u_base.u_core.u_result.take_f_q});
    end
  end

  for (genvar j = 0; j < SumBlocks; j++) begin : gen_sum
    localparam int Low = j * BlockBits;
    localparam int High = (Bits - Low < BlockBits) ? Bits : Low + BlockBits;
    logic [High:0] sum;
    assign sum = {1'b0, e[0][High-1:0]} + {1'b0, m[High-1:0]};

    always_comb begin
      if (left == 16'd1) begin
        assert (u_base.u_core.u_result.write_q[j] == !(unit && negative));
        assert (!u_base.u_core.u_result.take_sum_q[j]);
        assert (u_base.u_core.u_result.take_e_q[j] == unit);
        assert (u_base.u_core.u_result.take_f_q[j] == (!unit && seen_q));
        assert (u_base.u_core.u_result.flip_q[j] == (f[0] < PairWide'(0)));
      end
      // The blocks end one after the other; the highest bits of a number are in the block above.
      if (left != 16'd0 && left < 16'(Finish - 2 - j)) begin
        assert (u_base.u_core.u_result.sum_carry_q[j] == sum[High]);
        assert (u_base.u_core.u_result.x_q[High-1:Low] == sum[High-1:Low]);
      end
      if (left != 16'd0 && left < 16'(Finish - 1 - j)) begin
        assert (u_base.u_core.u_result.zeros_q[j] == ((f[0][High-1:0] >> 1) == '0));
        assert (u_base.u_core.u_result.ones_q[j] == (&f[0][High-1:0]));
      end
    end
  end

  always_comb begin
    if (left == 16'd1) assert (u_base.u_core.u_result.error_q == !unit);
    if (under_way && left == 16'd0) begin
      assert (u_base.error == !unit);
      assert (u_base.x == x);
    end
  end

endmodule
