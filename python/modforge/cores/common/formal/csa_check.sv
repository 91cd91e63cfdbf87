// SPDX-License-Identifier: MIT OR Apache-2.0
// Both compressors keep the sum of their words, for every input.

module csa_check #(
    parameter int Width = 8
) (
    input logic [Width-1:0] w_i,
    input logic [Width-1:0] x_i,
    input logic [Width-1:0] y_i,
    input logic [Width-1:0] z_i
);

  localparam int Wide = Width + 3;

  logic [Width-1:0] sum3;
  logic [Width-1:0] carry3;

  csa32 #(
      .Width(Width)
  ) u_csa32 (
      .x_i    (x_i),
      .y_i    (y_i),
      .z_i    (z_i),
      .sum_o  (sum3),
      .carry_o(carry3)
  );

  always_comb assert (Wide'(x_i) + Wide'(y_i) + Wide'(z_i) == Wide'(sum3) + (Wide'(carry3) << 1));

  if (Width > 1) begin : gen_csa42
    logic [  Width:0] sum4;
    logic [Width-1:0] carry4;

    csa42 #(
        .Width(Width)
    ) u_csa42 (
        .w_i    (w_i),
        .x_i    (x_i),
        .y_i    (y_i),
        .z_i    (z_i),
        .sum_o  (sum4),
        .carry_o(carry4)
    );

    logic [Wide-1:0] total;
    assign total = Wide'(w_i) + Wide'(x_i) + Wide'(y_i) + Wide'(z_i);
    always_comb assert (total == Wide'(sum4) + (Wide'(carry4) << 1));
  end

endmodule
