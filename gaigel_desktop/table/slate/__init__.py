"""The slate: the score in chalk, in beer mats or in columns, small on the table and large after a deal."""
