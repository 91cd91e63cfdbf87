// SPDX-License-Identifier: MIT OR Apache-2.0
// Prints the two nodes that each adder of arrival_sum takes, an adder a line, and adds random words with it.

module arrival_sum_plan #(
    parameter int Inputs = 4,
    parameter logic [32*Inputs-1:0] Arrival = '0
);

  localparam int Width = 20;

  logic [Inputs*Width-1:0] words;
  wire [Width-1:0] sum;
  logic [Width-1:0] right;

  arrival_sum #(
      .Inputs (Inputs),
      .Width  (Width),
      .Arrival(Arrival)
  ) dut (
      .words_i(words),
      .sum_o  (sum)
  );

  initial begin
    for (int adder = 0; adder < Inputs - 1; adder++) begin
      $display("%0d %0d", dut.Plan[32*adder+:16], dut.Plan[32*adder+16+:16]);
    end
    for (int i = 0; i < 100; i++) begin
      right = '0;
      for (int word = 0; word < Inputs; word++) begin
        words[word*Width+:Width] = Width'($urandom);
        right = right + words[word*Width+:Width];
      end
      #1;
      if (sum != right) begin
        $display("the sum of %h is %h, not %h", words, right, sum);
        $finish;
      end
    end
  end

endmodule
