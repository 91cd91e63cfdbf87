// SPDX-License-Identifier: MIT OR Apache-2.0
// From Montgomery domain to Montgomery domain in both ways: an inverter to integers with its result going straight into
// mont_cpa, times R^2 mod m, and an inverter that stays in the domain. Prints "N inverses" or ends with an error.

module either_inverter #(
    parameter int Bits = 24,
    parameter int Exponent = Bits,
    parameter int Mode = 0,
    parameter int Divstep = 0  // 1: inv_divstep and not inv_kaliski
) (
    input  logic            clk_i,
    input  logic            rst_ni,
    input  logic            valid_i,
    output logic            ready_o,
    input  logic [Bits-1:0] a_i,
    input  logic [Bits-1:0] m_i,
    output logic            valid_o,
    input  logic            ready_i,
    output logic [Bits-1:0] x_o,
    output logic            error_o
);

  if (Divstep == 1) begin : gen_divstep
    inv_divstep #(
        .Bits    (Bits),
        .Exponent(Exponent)
    ) u_core (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a_i    (a_i),
        .m_i    (m_i),
        .mode_i (Mode[1:0]),
        .fixed_i(1'b0),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .x_o    (x_o),
        .error_o(error_o)
    );
  end else begin : gen_kaliski
    inv_kaliski #(
        .Bits    (Bits),
        .Exponent(Exponent),
        .Chains  (3)
    ) u_core (
        .clk_i  (clk_i),
        .rst_ni (rst_ni),
        .valid_i(valid_i),
        .ready_o(ready_o),
        .a_i    (a_i),
        .m_i    (m_i),
        .mode_i (Mode[1:0]),
        .fixed_i(1'b0),
        .valid_o(valid_o),
        .ready_i(ready_i),
        .x_o    (x_o),
        .error_o(error_o)
    );
  end

endmodule

module inverse_through_product #(
    parameter int Bits = 24,
    parameter int Count = 40,
    parameter int Divstep = 0  // 1: inv_divstep and not inv_kaliski
);

  localparam int Exponent = Bits + 2;  // of mont_cpa

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic [Bits-1:0] a = '0;
  logic [Bits-1:0] m = '1;
  logic [Bits:0] square = '0;  // R^2 mod m

  wire plain_ready;
  wire plain_done;
  wire plain_error;
  wire domain_ready;
  wire domain_done;
  wire domain_error;
  wire [Bits-1:0] plain;
  wire [Bits-1:0] domain;
  wire product_ready;
  wire product_done;
  wire product_error;
  wire [Bits:0] product;
  wire [Bits:0] product_zero;
  logic take = 1'b0;

  either_inverter #(
      .Bits    (Bits),
      .Exponent(Exponent),
      .Mode    (1),
      .Divstep (Divstep)
  ) u_plain (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(valid),
      .ready_o(plain_ready),
      .a_i    (a),
      .m_i    (m),
      .valid_o(plain_done),
      .ready_i(plain_error ? take : product_ready),
      .x_o    (plain),
      .error_o(plain_error)
  );

  either_inverter #(
      .Bits    (Bits),
      .Exponent(Exponent),
      .Mode    (3),
      .Divstep (Divstep)
  ) u_domain (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(valid),
      .ready_o(domain_ready),
      .a_i    (a),
      .m_i    (m),
      .valid_o(domain_done),
      .ready_i(take),
      .x_o    (domain),
      .error_o(domain_error)
  );

  mont_cpa #(
      .Bits     (Bits),
      .ChainBits(10)
  ) u_product (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(plain_done & ~plain_error),
      .ready_o(product_ready),
      .a1_i   ({1'b0, plain}),
      .a2_i   ({(Bits + 1) {1'b0}}),
      .b1_i   (square),
      .b2_i   ({(Bits + 1) {1'b0}}),
      .n_i    (m),
      .valid_o(product_done),
      .ready_i(take),
      .s1_o   (product),
      .s2_o   (product_zero),
      .error_o(product_error)
  );

  always #1 clk = ~clk;

  function automatic longint power_of_two(input int exponent, input longint modulus);
    power_of_two = 1;
    for (int i = 0; i < exponent; i++) power_of_two = 2 * power_of_two % modulus;
  endfunction

  int inverses = 0;
  longint remainder;

  initial begin
    repeat (2) @(negedge clk);
    rst_n = 1'b1;
    for (int i = 0; i < Count; i++) begin
      m = Bits'($urandom) | Bits'(i % 4 == 0 ? 1 : (1 << (Bits - 1)) + 1);
      if (m == Bits'(1)) m = '1;
      square = (Bits + 1)'(power_of_two(2 * Exponent, longint'(m)));
      a = Bits'($urandom % m);
      valid = 1'b1;
      while (!plain_ready || !domain_ready) @(negedge clk);
      @(negedge clk);
      valid = 1'b0;
      while (!domain_done || !(product_done || plain_error)) @(negedge clk);
      if (plain_error != domain_error)
        $fatal(1, "m = %h, a = %h: errors %b and %b", m, a, plain_error, domain_error);
      remainder = longint'(product) % longint'(m);
      if (!domain_error) begin
        if (longint'(domain) * longint'(a) % longint'(m) != longint'(square))
          $fatal(1, "m = %h, a = %h: %h is not the inverse in the domain", m, a, domain);
        if (product_error || product_zero != '0 || remainder != longint'(domain))
          $fatal(1, "m = %h, a = %h: the product is %h, the inverse %h", m, a, product, domain);
        inverses = inverses + 1;
      end
      take = 1'b1;
      @(negedge clk);
      take = 1'b0;
    end
    $display("%0d inverses", inverses);
    $finish;
  end

endmodule
