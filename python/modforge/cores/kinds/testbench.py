"""Parts of the templates that all testbenches share."""

from __future__ import annotations

ENDING = """\
  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
$vectors
    $$display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $$fatal(1);
    $$finish;
  end

endmodule
"""
"""The end of a testbench: leave reset, run ``vectors``, and say how many checks failed."""


def operation(limit: str) -> str:
    """Return the lines that hand over operands and count the cycles to ``done``, one more than ``limit`` at most."""
    return f"""\
    valid = 1'b1;
    while (!ready) @(negedge clk);
    @(negedge clk);
    valid  = 1'b0;
    cycles = 0;
    while (!done && cycles <= {limit}) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
"""
