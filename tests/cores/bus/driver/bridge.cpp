// SPDX-License-Identifier: MIT OR Apache-2.0
// An AXI4-Lite master around the simulated core: one access at a time, as a simple processor makes them.

#include "bridge.h"

#include "Vtop.h"
#include "verilated.h"

namespace {

unsigned errors = 0;

Vtop &core()
{
    static Vtop top;
    static bool started = false;
    if (!started) {
        started = true;
        top.aresetn = 0;
        top.eval();  // the first evaluation sees levels only, and no edge of the clock
        bridge_wait();
        top.aresetn = 1;
        top.s_axi_bready = 1;
        top.s_axi_rready = 1;
        top.s_axi_wstrb = 15;
    }
    return top;
}

void note(unsigned response)
{
    errors += response != 0;
}

}  // namespace

void bridge_wait()
{
    Vtop &top = core();
    top.aclk = 1;
    top.eval();
    top.aclk = 0;
    top.eval();
}

void bridge_write(uintptr_t address, uint32_t value)
{
    Vtop &top = core();
    top.s_axi_awaddr = address;
    top.s_axi_wdata = value;
    top.s_axi_awvalid = 1;
    top.s_axi_wvalid = 1;
    while (top.s_axi_awvalid || top.s_axi_wvalid) {
        const bool address_taken = top.s_axi_awready;
        const bool data_taken = top.s_axi_wready;
        bridge_wait();
        if (address_taken) top.s_axi_awvalid = 0;
        if (data_taken) top.s_axi_wvalid = 0;
    }
    while (!top.s_axi_bvalid) bridge_wait();
    note(top.s_axi_bresp);
    bridge_wait();
}

uint32_t bridge_read(uintptr_t address)
{
    Vtop &top = core();
    top.s_axi_araddr = address;
    top.s_axi_arvalid = 1;
    while (!top.s_axi_arready) bridge_wait();
    bridge_wait();
    top.s_axi_arvalid = 0;
    while (!top.s_axi_rvalid) bridge_wait();
    const uint32_t data = top.s_axi_rdata;
    note(top.s_axi_rresp);
    bridge_wait();
    return data;
}

bool bridge_interrupt()
{
    return core().interrupt_o;
}

unsigned bridge_errors()
{
    return errors;
}
