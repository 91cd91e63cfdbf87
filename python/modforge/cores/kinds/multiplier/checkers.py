"""Write the checker of one product: the multiplier, connected to ``multiplier_product``.

Time and factor that it asserts are the formulas of the core's description, so what is proved is what is documented.
"""

from __future__ import annotations

from string import Template

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

PRODUCT = Template("""\
module $checker (
    input logic clk_i,
    input logic [$bits:0] a1_i,
    input logic [$bits:0] a2_i,
    input logic [$bits:0] b1_i,
    input logic [$bits:0] b2_i,
    input logic [$bits-1:0] n_i
);

  logic reset_n;
  logic start;
  logic ready;
  logic valid;
  logic take;
  logic error;
  logic [$bits:0] s1;
  logic [$bits:0] s2;

  $core #($settings) u_core (
      .clk_i,
      .rst_ni(reset_n),
      .valid_i(start),
      .ready_o(ready),
      .a1_i,
      .a2_i,
      .b1_i,
      .b2_i,
      .n_i,
      .valid_o(valid),
      .ready_i(take),
      .s1_o(s1),
      .s2_o(s2),
      .error_o(error)
  );

  multiplier_product #(.Bits($bits), .Exponent($exponent), .Cycles($cycles)) u_check (
      .clk_i,
      .a1_i,
      .a2_i($a2),
      .b1_i,
      .b2_i($b2),
      .n_i,
      .rst_no(reset_n),
      .valid_o(start),
      .ready_i(ready),
      .valid_i(valid),
      .ready_o(take),
      .s1_i(s1),
      .s2_i(s2),
      .error_i(error)
  );

endmodule
""")


def product(core: Core, parameters: Parameters, checker: str) -> str:
    """Return the module ``checker``, in which ``core`` has these parameters.

    A core with plain operands ignores the second words, which are anything.
    """
    plain = core.operands == "plain"
    return PRODUCT.substitute(
        checker=checker,
        core=core.name,
        bits=parameters["Bits"],
        settings=", ".join(f".{name}({value})" for name, value in parameters.items()),
        exponent=core.montgomery_exponent(parameters),
        cycles=core.cycles(parameters),
        a2="'0" if plain else "a2_i",
        b2="'0" if plain else "b2_i",
    )
