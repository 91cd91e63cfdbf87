// SPDX-License-Identifier: MIT OR Apache-2.0
// The end of inv_divstep: x from f, which is +- gcd(a, m), and from e.
//
// If f is 1 or -1, x is e or, below 0, e + m; else it is |f|, and that is an error. The sum goes from block to block, one a
// clock, as do the two questions: are all bits of f from the second on 0, or all 1? Each place of x is written in each clock
// until the last one, so there is no wide choice at the end.

module divstep_result #(
    parameter int Bits = 64,
    parameter int BlockBits = 16
) (
    input logic clk_i,
    input logic rst_ni,

    input logic [Bits-1:0] f_i,
    input logic            f_negative_i,
    input logic [Bits-1:0] e_i,
    input logic            e_negative_i,
    input logic [Bits-1:0] m_i,

    input logic last_i,      // what is chosen in this clock is x
    input logic finished_i,  // the clock after
    input logic valid_i,     // x waits to be taken
    input logic even_i,      // m is
    input logic seen_i,      // a is not 0

    output logic [Bits-1:0] x_o,
    output logic            error_o
);

  localparam int SumBlocks = (Bits + BlockBits - 1) / BlockBits;

  logic error_q;
  logic [Bits-1:0] x_q;
  logic [SumBlocks-1:0] sum_carry_q;
  logic [SumBlocks-1:0] sum_carry;
  logic [SumBlocks-1:0] sum_carry_d;
  logic [SumBlocks-1:0] zeros_q;
  logic [SumBlocks-1:0] ones_q;
  logic [SumBlocks-1:0] zeros;
  logic [SumBlocks-1:0] ones;
  (* keep *) logic [SumBlocks-1:0] write_q;
  (* keep *) logic [SumBlocks-1:0] take_sum_q;
  (* keep *) logic [SumBlocks-1:0] take_e_q;
  (* keep *) logic [SumBlocks-1:0] take_f_q;
  (* keep *) logic [SumBlocks-1:0] flip_q;
  logic write_d;
  logic unit;
  assign unit = f_negative_i ? ones_q[SumBlocks-1] : zeros_q[SumBlocks-1];
  assign write_d = last_i ? ~(unit & e_negative_i) | even_i : ~(finished_i | valid_i);
  assign sum_carry = SumBlocks'({sum_carry_q, 1'b0});
  assign zeros = SumBlocks'({zeros_q, 1'b1});
  assign ones = SumBlocks'({ones_q, 1'b1});

  for (genvar j = 0; j < SumBlocks; j++) begin : gen_sum
    localparam int Low = j * BlockBits;
    localparam int Size = (Bits - Low < BlockBits) ? Bits - Low : BlockBits;
    localparam int Above = j == 0 ? 1 : 0;  // bit 0 of f is 1
    logic [  Size:0] sum;
    logic [Size-1:0] gcd;
    assign sum = {1'b0, e_i[Low+:Size]} + {1'b0, m_i[Low+:Size]} + (Size + 1)'(sum_carry[j]);
    assign sum_carry_d[j] = sum[Size];
    assign gcd = f_i[Low+:Size] ^ ({Size{flip_q[j]}} & ~(Size'(Above)));

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        x_q[Low+:Size] <= '0;
        zeros_q[j] <= 1'b0;
        ones_q[j] <= 1'b0;
      end else begin
        if (write_q[j]) begin
          x_q[Low+:Size] <= (sum[Size-1:0] & {Size{take_sum_q[j]}})
              | (e_i[Low+:Size] & {Size{take_e_q[j]}}) | (gcd & {Size{take_f_q[j]}});
        end
        zeros_q[j] <= zeros[j] & (f_i[Low+Above+:Size-Above] == '0);
        ones_q[j]  <= ones[j] & (f_i[Low+Above+:Size-Above] == '1);
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sum_carry_q <= '0;
      write_q     <= '0;
      take_sum_q  <= '0;
      take_e_q    <= '0;
      take_f_q    <= '0;
      flip_q      <= '0;
      error_q     <= 1'b0;
    end else begin
      sum_carry_q <= sum_carry_d;
      write_q     <= {SumBlocks{write_d}};
      take_sum_q  <= {SumBlocks{~last_i}};
      take_e_q    <= {SumBlocks{last_i & unit & ~even_i}};
      take_f_q    <= {SumBlocks{last_i & ~unit & ~even_i & seen_i}};
      flip_q      <= {SumBlocks{f_negative_i}};
      if (last_i) error_q <= ~unit | even_i;
    end
  end

  assign x_o     = x_q;
  assign error_o = valid_i & error_q;

endmodule
