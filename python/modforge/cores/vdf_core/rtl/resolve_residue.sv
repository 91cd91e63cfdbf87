// SPDX-License-Identifier: MIT OR Apache-2.0
// Redundant digits of any number to what is left of it modulo a fixed M, a word of digits a clock; and whether it was
// below M before.
//
//   digits   V digits of d + 1 bits as those of square_table, the highest one of n + r - d(V - 1), r = Room; d >= 4
//   word     as many digits as 32 bits hold, at least one; w = ceil(ceil(n / d) / digits of a word) words
//   L        what weighs less than 2^n: each weight once, the multiples of d once more; below (1 + 8/15) * 2^n <= 46/15 M
//   T        the residue of all other bits, from one table: below M; so L + T < 5M
//
//   wide_q:     digits of L leave at the bottom, words of L + T enter at the top    sum  = digits + T + carry
//   less_q, 1:  T leaves at the bottom, words of L + T - M enter at the top         less = sum - M - borrow
//   less_q, k:  words of L + T - k * M enter at the top, k = 2, 3, 4
//
// The last carry and borrows say which of the five is below M and not negative. A carry is at most 3: a word of L is below
// 3 times its weight by almost as much, one of T below its weight. For a plain number below 2^n T is 0.
//
// Time. busy_o is high for w cycles from the edge with load_i; z_o and below_o stay from then on until the next load.

module resolve_residue #(
    parameter int Bits = 64,  // n
    parameter int DigitBits = 16,  // d
    parameter logic [Bits-1:0] Modulus = {Bits{1'b1}},  // the highest bit is set
    parameter int Digits = 5,  // V
    parameter int Room = 4  // r
) (
    input  logic                            clk_i,
    input  logic                            rst_ni,
    input  logic                            load_i,
    input  logic [Digits*(DigitBits+1)-1:0] digits_i,
    output logic                            busy_o,
    output logic                            last_o,    // in the last cycle with busy_o
    output logic                            below_o,
    output logic [                Bits-1:0] z_o
);

  localparam int Wide = DigitBits + 1;
  localparam int LowDigits = (Bits + DigitBits - 1) / DigitBits;
  localparam int WordDigits = (DigitBits < 32) ? 32 / DigitBits : 1;
  localparam int WordBits = WordDigits * DigitBits;
  localparam int Words = (LowDigits + WordDigits - 1) / WordDigits;
  localparam int Slot = WordDigits * Wide;  // what a word takes in wide_q
  localparam int Span = Words * WordBits;
  localparam int CountWidth = $clog2(Words + 1);
  localparam int Most = 4;  // times M that are taken off

  // --- What weighs less than 2^n, and the residue of all that is above ---

  // First the bits of weight 2^n and more by their weight, then the highest bits of digits with such a weight.
  localparam int AddressBits = Room + Digits - LowDigits;

  function automatic logic [AddressBits*Bits-1:0] residues(input int first);
    logic [Bits:0] power;
    power = {{Bits{1'b0}}, 1'b1};
    for (int weight = first; weight < Bits + Room; weight++) begin
      if (power >= {1'b0, Modulus}) power = power - {1'b0, Modulus};
      if (weight >= Bits) residues[(weight-Bits)*Bits+:Bits] = power[Bits-1:0];
      if (weight >= Bits && weight % DigitBits == 0) begin
        residues[(Room+weight/DigitBits-LowDigits)*Bits+:Bits] = power[Bits-1:0];
      end
      power = power << 1;
    end
  endfunction
  localparam logic [AddressBits*Bits-1:0] Residues = residues(0);

  logic [LowDigits*Wide-1:0] low_digits;
  logic [AddressBits-1:0] address;
  logic [Bits-1:0] residue;

  for (genvar i = 0; i < LowDigits; i++) begin : gen_low
    localparam int Below = Bits - i * DigitBits;
    localparam int Staying = Below < Wide ? Below : Wide;  // bits of this digit
    assign low_digits[i*Wide+:Wide] = Wide'(digits_i[i*Wide+:Staying]);
  end

  for (genvar i = 0; i < AddressBits; i++) begin : gen_address
    if (i < Room) begin : gen_bit
      assign address[i] = digits_i[(Bits+i)/DigitBits*Wide+(Bits+i)%DigitBits];
    end else begin : gen_upper
      assign address[i] = digits_i[(LowDigits+i-Room)*Wide-1];
    end
  end

  residue_table #(
      .Bits       (Bits),
      .Modulus    (Modulus),
      .AddressBits(AddressBits),
      .Residues   (Residues)
  ) u_table (
      .address_i(address),
      .residue_o(residue)
  );

  logic unused_bits;  // of the highest digit
  assign unused_bits = ^digits_i;

  // --- A word: the digits and the residue ---

  logic [CountWidth-1:0] left_q;  // words to go
  logic [Words*Slot-1:0] wide_q;
  logic [1:0] carry_q;
  logic [WordBits+1:0] low;
  logic [WordBits+1:0] high;
  logic [WordBits+1:0] sum;
  logic [WordBits-1:0] residue_word;

  assign low[WordBits+1:WordBits] = '0;
  assign high[WordBits+1] = 1'b0;
  for (genvar i = 0; i < WordDigits; i++) begin : gen_digit
    assign low[i*DigitBits+:DigitBits] = wide_q[i*Wide+:DigitBits];
    if (i == 0) begin : gen_lowest
      assign high[DigitBits-1:0] = '0;
    end else begin : gen_above
      assign high[i*DigitBits+:DigitBits] = DigitBits'(wide_q[i*Wide-1]);
    end
  end
  assign high[WordBits] = wide_q[Slot-1];

  assign sum = low + high + (WordBits + 2)'(residue_word) + (WordBits + 2)'(carry_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q  <= '0;
      wide_q  <= '0;
      carry_q <= '0;
    end else if (load_i) begin
      left_q  <= CountWidth'(Words);
      wide_q  <= (Words * Slot)'(low_digits);
      carry_q <= '0;
    end else if (busy_o) begin
      left_q  <= left_q - CountWidth'(1);
      wide_q  <= (Words * Slot)'({Slot'(sum[WordBits-1:0]), wide_q} >> Slot);
      carry_q <= sum[WordBits+1:WordBits];
    end
  end

  // --- The same less M, 2M, 3M and 4M ---

  // The words of a number in the order of left_q.
  function automatic logic [(Words+1)*WordBits-1:0] words(input logic [Span+1:0] number);
    words = '0;
    for (int i = 0; i < Words; i++) begin
      words[(Words-i)*WordBits+:WordBits] = number[i*WordBits+:WordBits];
    end
  endfunction

  logic [Bits-1:0] whole;

  for (genvar i = 0; i < Words; i++) begin : gen_word
    localparam int Above = Bits - i * WordBits;
    localparam int Kept = Above < WordBits ? Above : WordBits;
    assign whole[i*WordBits+:Kept] = wide_q[i*Slot+:Kept];
  end

  for (genvar k = 1; k <= Most; k++) begin : gen_less
    localparam logic [Span+1:0] Multiple = (Span + 2)'(Modulus) * (Span + 2)'(k);
    localparam logic [(Words+1)*WordBits-1:0] MultipleWords = words(Multiple);

    logic [Span-1:0] less_q;
    logic borrow_q;
    logic [WordBits:0] less;
    logic below;
    logic [Bits-1:0] so_far;  // the number less as many M as fit, at most k - 1
    logic [Bits-1:0] best;  // the same, at most k

    assign less = {1'b0, sum[WordBits-1:0]} - {1'b0, MultipleWords[left_q*WordBits+:WordBits]} -
        (WordBits + 1)'(borrow_q);

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        less_q   <= '0;
        borrow_q <= 1'b0;
      end else if (load_i) begin
        less_q   <= (k == 1) ? Span'(residue) : '0;
        borrow_q <= 1'b0;
      end else if (busy_o) begin
        less_q   <= Span'({less[WordBits-1:0], less_q} >> WordBits);
        borrow_q <= less[WordBits];
      end
    end

    assign below = {1'b0, carry_q} < {1'b0, Multiple[Span+:2]} + 3'(borrow_q);
    if (k == 1) begin : gen_first
      assign so_far = whole;
    end else begin : gen_next
      assign so_far = gen_less[k-1].best;
    end
    assign best = Bits'(below ? Span'(so_far) : less_q);
  end

  assign residue_word = gen_less[1].less_q[WordBits-1:0];

  assign busy_o       = left_q != '0;
  assign last_o       = left_q == CountWidth'(1);
  assign below_o      = gen_less[1].below;
  assign z_o          = gen_less[Most].best;

endmodule
