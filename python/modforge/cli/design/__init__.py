"""Commands that say what to make: plan, explore, advise."""
