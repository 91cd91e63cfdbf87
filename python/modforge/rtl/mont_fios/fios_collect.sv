// Result: the words of a train's last row, lowest first, kept until the receiver takes them.
//
// tag_i comes two cycles before the first word on t_i. If the last result still waits in the cycle between, enable_o
// stops the whole core until it is taken.

module fios_collect #(
    parameter int Bits = 64,
    parameter int WordBits = 17,
    parameter int Words = 4
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic [         2:0] tag_i,    // {even, last pass, start}
    input  logic [WordBits-1:0] t_i,
    output logic                enable_o,

    output logic          valid_o,
    input  logic          ready_i,
    output logic [Bits:0] s_o,
    output logic          error_o
);

  localparam int Width = Words * WordBits;
  localparam int CountWidth = $clog2(Words + 1);

  logic due_q;  // the first word comes next
  logic even_q;
  logic [CountWidth-1:0] count_q;  // words to come
  logic valid_q;
  logic error_q;
  logic [Width-1:0] s_q;

  assign enable_o = ~(due_q & valid_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      due_q   <= 1'b0;
      even_q  <= 1'b0;
      count_q <= '0;
      valid_q <= 1'b0;
      error_q <= 1'b0;
      s_q     <= '0;
    end else begin
      if (ready_i) valid_q <= 1'b0;
      if (enable_o) begin
        due_q  <= tag_i[0] & tag_i[1];
        even_q <= tag_i[2];
        if (due_q) begin
          count_q <= CountWidth'(Words);
          error_q <= even_q;
        end else if (count_q != '0) begin
          count_q <= count_q - CountWidth'(1);
          s_q     <= (s_q >> WordBits) | (Width'(t_i) << (Width - WordBits));
          if (count_q == CountWidth'(1)) valid_q <= 1'b1;
        end
      end
    end
  end

  assign valid_o = valid_q;
  assign error_o = valid_q & error_q;
  assign s_o     = s_q[Bits:0];

  // 0 in the end: a result is below 2^(Bits + 1).
  logic unused;
  assign unused = ^s_q;

endmodule
