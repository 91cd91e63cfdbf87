// SPDX-License-Identifier: MIT OR Apache-2.0
// How a module refuses parameters that it cannot be made with, as a tool elaborates it:
//
//   `REFUSE_IF(gen_bits, Bits < 4, "name: Bits is at least 4")
//
// The first argument names the block. It makes no hardware.

`ifndef REFUSE_IF
`ifdef __ICARUS__
// Icarus 11 knows no $error outside of procedures; there the simulation ends as it begins.
`define REFUSE_IF(label, wrong, why) if (wrong) begin : label initial $fatal(1, why); end
`else
`define REFUSE_IF(label, wrong, why) if (wrong) begin : label $error(why); end
`endif
`endif
