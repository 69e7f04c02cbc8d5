"""The stage: a deal being shown, whoever shows it: where cards lie, how they travel, what is heard."""
