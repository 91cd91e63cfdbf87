"""The model of a core: its description, parameters, ports, operands, properties, and the errors about them."""
