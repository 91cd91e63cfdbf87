// SPDX-License-Identifier: MIT OR Apache-2.0
// Which of two numbers is greater, from the order of their blocks: for each place between two blocks, as far as the
// blocks below it go and as far as those above it go.
//
//   ge_i[i]        block i of x is not less than block i of y; le_i the other way round
//   below_ge_o[i]  blocks 0 to i - 1 of x, as a number, are not less than those of y; of no blocks: both are equal
//   above_ge_o[i]  the same of blocks i to Blocks - 1
//
// Two neighbours in order h (higher) and l: ge = h.ge and (not h.le or l.ge). All of them in log2(Blocks) levels, by
// doubling the distance from level to level.

module block_order #(
    parameter int Blocks = 4
) (
    input  logic [Blocks-1:0] ge_i,
    input  logic [Blocks-1:0] le_i,
    output logic [Blocks-1:0] below_ge_o,
    output logic [Blocks-1:0] below_le_o,
    output logic [Blocks-1:0] above_ge_o,
    output logic [Blocks-1:0] above_le_o
);

  localparam int Levels = $clog2(Blocks);

  for (genvar n = 0; n <= Levels; n++) begin : gen_level
    localparam int Distance = n == 0 ? 0 : 2 ** (n - 1);

    logic [Blocks-1:0] to_ge;  // bit i: of the 2^n blocks, or as many as there are, up to block i
    logic [Blocks-1:0] to_le;
    logic [Blocks-1:0] from_ge;  // of those from block i on
    logic [Blocks-1:0] from_le;

    for (genvar i = 0; i < Blocks; i++) begin : gen_block
      if (n == 0) begin : gen_own
        assign {to_ge[i], to_le[i]} = {ge_i[i], le_i[i]};
        assign {from_ge[i], from_le[i]} = {ge_i[i], le_i[i]};
      end else begin : gen_joined
        logic low_ge;
        logic low_le;
        assign {low_ge, low_le} = {gen_level[n-1].from_ge[i], gen_level[n-1].from_le[i]};
        if (i + Distance < Blocks) begin : gen_from
          logic high_ge;
          logic high_le;
          assign high_ge = gen_level[n-1].from_ge[i+Distance];
          assign high_le = gen_level[n-1].from_le[i+Distance];
          assign from_ge[i] = high_ge & (~high_le | low_ge);
          assign from_le[i] = high_le & (~high_ge | low_le);
        end else begin : gen_from_all
          assign {from_ge[i], from_le[i]} = {low_ge, low_le};
        end

        logic up_ge;
        logic up_le;
        assign {up_ge, up_le} = {gen_level[n-1].to_ge[i], gen_level[n-1].to_le[i]};
        if (i >= Distance) begin : gen_to
          assign to_ge[i] = up_ge & (~up_le | gen_level[n-1].to_ge[i-Distance]);
          assign to_le[i] = up_le & (~up_ge | gen_level[n-1].to_le[i-Distance]);
        end else begin : gen_to_all
          assign {to_ge[i], to_le[i]} = {up_ge, up_le};
        end
      end
    end
  end

  assign above_ge_o = gen_level[Levels].from_ge;
  assign above_le_o = gen_level[Levels].from_le;
  assign below_ge_o = Blocks'({gen_level[Levels].to_ge, 1'b1});
  assign below_le_o = Blocks'({gen_level[Levels].to_le, 1'b1});

endmodule
