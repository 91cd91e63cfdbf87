// SPDX-License-Identifier: MIT OR Apache-2.0
// Squares for vdf_core modulo a fixed M, by tables, and what makes them plain.
//
//   x_i -- digits -- square_table -- square -- resolve_residue -- z_o
//
// A square begins on an edge where valid_i and ready_o are high: that of the newest square with square_i, that of x_i
// without. It stays until the next one ends. load_i begins to make x_i plain with first_i, the newest square without.
// Numbers and time are those of square_table and of resolve_residue.

module table_squares #(
    parameter int Bits = 64,  // this and the others as in square_table
    parameter int DigitBits = 16,
    parameter int TableBits = 5,
    parameter logic [Bits-1:0] Modulus = Bits'(64'hB504F333F9DE6485)
) (
    input  logic            clk_i,
    input  logic            rst_ni,
    input  logic [Bits-1:0] x_i,
    input  logic            valid_i,
    output logic            ready_o,
    input  logic            square_i,
    input  logic            load_i,
    input  logic            first_i,
    output logic            busy_o,
    output logic            done_o,    // in the last cycle with busy_o
    output logic            below_o,
    output logic [Bits-1:0] z_o
);

  // As in square_table.
  localparam int MostUpper = Bits + 29 + (Bits + 27) / DigitBits;
  localparam int MostRoom = $clog2((MostUpper + 2 * TableBits - 1) / (2 * TableBits) + 1) + 1;
  localparam int Upper = Bits + 2 * MostRoom + 3 + (Bits + 2 * MostRoom + 1) / DigitBits;
  localparam int Pairs = (Upper + 2 * TableBits - 1) / (2 * TableBits);
  localparam int Room = $clog2(Pairs + 1) + 1;
  localparam int Digits = (Bits + Room + DigitBits - 1) / DigitBits;
  localparam int Width = Digits * (DigitBits + 1);

  logic [Digits*DigitBits-1:0] x;
  logic [Width-1:0] x_digits;
  logic [Width-1:0] square;

  assign x = (Digits * DigitBits)'(x_i);

  for (genvar i = 0; i < Digits; i++) begin : gen_digit
    assign x_digits[i*(DigitBits+1)+:DigitBits+1] = {1'b0, x[i*DigitBits+:DigitBits]};
  end

  // Results are looked at where they stay, so they are taken as they come.
  logic unused_valid;

  square_table #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .TableBits(TableBits),
      .Modulus  (Modulus)
  ) u_squarer (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .ready_o (ready_o),
      .square_i(square_i),
      .a_i     (x_digits),
      .valid_o (unused_valid),
      .ready_i (1'b1),
      .z_o     (square)
  );

  resolve_residue #(
      .Bits     (Bits),
      .DigitBits(DigitBits),
      .Modulus  (Modulus),
      .Digits   (Digits),
      .Room     (Room)
  ) u_resolve (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .load_i  (load_i),
      .digits_i(first_i ? x_digits : square),
      .busy_o  (busy_o),
      .last_o  (done_o),
      .below_o (below_o),
      .z_o     (z_o)
  );

endmodule
