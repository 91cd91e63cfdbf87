// SPDX-License-Identifier: MIT OR Apache-2.0
// A look-up table: what the bits of an address stand for, modulo a fixed M.
//
//   residue_o = (sum of Residues[i] over all i with address_i[i] = 1) mod Modulus
//
// The entries are computed when the design is elaborated: constants, of which a synthesizer makes for each bit of the
// result one function of the address, in one table of the device if that has as many inputs.

module residue_table #(
    parameter int Bits = 8,
    parameter logic [Bits-1:0] Modulus = {Bits{1'b1}},
    parameter int AddressBits = 2,
    parameter logic [AddressBits*Bits-1:0] Residues = '0  // one for each bit, all below Modulus
) (
    input  logic [AddressBits-1:0] address_i,
    output logic [       Bits-1:0] residue_o
);

  localparam int Entries = 1 << AddressBits;

  // Each bit of the address doubles what there is.
  function automatic logic [Entries*Bits-1:0] entries(input int first);
    logic [Bits:0] sum;
    entries[0+:Bits] = '0;
    for (int i = first; i < AddressBits; i++) begin
      for (int e = 0; e < (1 << i); e++) begin
        sum = {1'b0, entries[e*Bits+:Bits]} + {1'b0, Residues[i*Bits+:Bits]};
        if (sum >= {1'b0, Modulus}) sum = sum - {1'b0, Modulus};
        entries[((1<<i)+e)*Bits+:Bits] = sum[Bits-1:0];
      end
    end
  endfunction
  localparam logic [Entries*Bits-1:0] Table = entries(0);

  assign residue_o = Table[address_i*Bits+:Bits];

endmodule
