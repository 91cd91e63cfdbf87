"""What the documentation shows of the figures: published runs, tables, and pictures."""
