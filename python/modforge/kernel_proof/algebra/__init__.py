"""Words, digits and inequalities: what is known of numbers that are not."""
