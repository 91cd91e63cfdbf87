"""What a core is: its catalogue entry, parameters, ports, operands, properties, and the errors about them."""
