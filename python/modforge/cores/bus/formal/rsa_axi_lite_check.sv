// SPDX-License-Identifier: MIT OR Apache-2.0
// Keys can be written and not read: two shells that differ in nothing but the words written to the registers of keys and
// message show the same on the bus, in every cycle, whatever the master does and the core answers.
//
// That the core itself answers nothing of its keys but the result is the core's own proof.

module rsa_axi_lite_check #(
    parameter int Bits  = 64,
    parameter int Crt   = 0,
    parameter int Check = 0,
    parameter int Blind = 0
) (
    input logic        aclk,
    input logic        aresetn,
    input logic [ 6:0] s_axi_awaddr,
    input logic        s_axi_awvalid,
    input logic [31:0] s_axi_wdata,
    input logic [31:0] other_wdata,
    input logic [ 3:0] s_axi_wstrb,
    input logic        s_axi_wvalid,
    input logic        s_axi_bready,
    input logic [ 6:0] s_axi_araddr,
    input logic        s_axi_arvalid,
    input logic        s_axi_rready,
    input logic        write_ready,
    input logic        command_ready,
    input logic        busy,
    input logic        done,
    input logic [ 3:0] error,
    input logic        read_valid,
    input logic [31:0] read_data
);

  logic [31:0] wdata[2];
  logic [40:0] bus[2];  // all that the master sees
  logic [7:0] core[2];  // all that the core sees but the words of keys
  logic [31:0] key[2];
  logic is_key[2];

  assign wdata[0] = s_axi_wdata;
  assign wdata[1] = other_wdata;

  for (genvar i = 0; i < 2; i++) begin : gen_shell
    logic [31:0] write_data;
    logic write_valid;

    rsa_axi_lite #(
        .Bits (Bits),
        .Crt  (Crt),
        .Check(Check),
        .Blind(Blind)
    ) u_shell (
        .aclk                (aclk),
        .aresetn             (aresetn),
        .s_axi_awaddr        (s_axi_awaddr),
        .s_axi_awvalid       (s_axi_awvalid),
        .s_axi_awready       (bus[i][0]),
        .s_axi_wdata         (wdata[i]),
        .s_axi_wstrb         (s_axi_wstrb),
        .s_axi_wvalid        (s_axi_wvalid),
        .s_axi_wready        (bus[i][1]),
        .s_axi_bresp         (bus[i][3:2]),
        .s_axi_bvalid        (bus[i][4]),
        .s_axi_bready        (s_axi_bready),
        .s_axi_araddr        (s_axi_araddr),
        .s_axi_arvalid       (s_axi_arvalid),
        .s_axi_arready       (bus[i][5]),
        .s_axi_rdata         (bus[i][37:6]),
        .s_axi_rresp         (bus[i][39:38]),
        .s_axi_rvalid        (bus[i][40]),
        .s_axi_rready        (s_axi_rready),
        .interrupt_o         (core[i][0]),
        .rsa_wipe_o          (core[i][1]),
        .rsa_write_valid_o   (write_valid),
        .rsa_write_ready_i   (write_ready),
        .rsa_write_register_o(core[i][4:2]),
        .rsa_write_data_o    (write_data),
        .rsa_command_valid_o (core[i][5]),
        .rsa_command_ready_i (command_ready),
        .rsa_command_o       (),
        .rsa_length_o        (),
        .rsa_busy_i          (busy),
        .rsa_done_i          (done),
        .rsa_error_i         (error),
        .rsa_read_valid_i    (read_valid),
        .rsa_read_ready_o    (core[i][6]),
        .rsa_read_data_i     (read_data)
    );

    assign core[i][7] = write_valid;
    assign key[i] = write_data;
    assign is_key[i] = u_shell.write_key;
  end

  logic started_q = 1'b0;
  always_ff @(posedge aclk) started_q <= 1'b1;

  always_comb begin
    if (!started_q) assume (!aresetn);
    // Words to other registers are the same.
    if (!is_key[0]) assume (key[0] == key[1]);

    assert (bus[0] == bus[1]);
    assert (core[0] == core[1]);
    // The registers of the shells, so that the next cycle is the same again.
    assert (gen_shell[0].u_shell.u_page.u_events.status_q
         == gen_shell[1].u_shell.u_page.u_events.status_q);
    assert (gen_shell[0].u_shell.u_page.u_events.enable_q
         == gen_shell[1].u_shell.u_page.u_events.enable_q);
    assert (gen_shell[0].u_shell.done_q == gen_shell[1].u_shell.done_q);
    assert (gen_shell[0].u_shell.wiped_q == gen_shell[1].u_shell.wiped_q);
    assert (gen_shell[0].u_shell.write_word == gen_shell[1].u_shell.write_word);
    assert (gen_shell[0].u_shell.write_strobe == gen_shell[1].u_shell.write_strobe);
    assert (gen_shell[0].u_shell.read_word == gen_shell[1].u_shell.read_word);
    assert (gen_shell[0].u_shell.u_page.u_slave.aw_valid
         == gen_shell[1].u_shell.u_page.u_slave.aw_valid);
    assert (gen_shell[0].u_shell.u_page.u_slave.w_valid
         == gen_shell[1].u_shell.u_page.u_slave.w_valid);
    assert (gen_shell[0].u_shell.u_page.u_slave.ar_valid
         == gen_shell[1].u_shell.u_page.u_slave.ar_valid);
    assert (gen_shell[0].u_shell.u_page.u_slave.rdata_q
         == gen_shell[1].u_shell.u_page.u_slave.rdata_q);
    assert (gen_shell[0].u_shell.u_page.u_slave.bresp_q
         == gen_shell[1].u_shell.u_page.u_slave.bresp_q);
    assert (gen_shell[0].u_shell.u_page.u_slave.rresp_q
         == gen_shell[1].u_shell.u_page.u_slave.rresp_q);
    assert (gen_shell[0].u_shell.u_page.u_slave.u_aw.spare_data_q
         == gen_shell[1].u_shell.u_page.u_slave.u_aw.spare_data_q);
    assert (gen_shell[0].u_shell.u_page.u_slave.u_ar.spare_data_q
         == gen_shell[1].u_shell.u_page.u_slave.u_ar.spare_data_q);
    assert (gen_shell[0].u_shell.u_page.u_slave.u_w.spare_data_q[35:32]
         == gen_shell[1].u_shell.u_page.u_slave.u_w.spare_data_q[35:32]);
  end

endmodule
