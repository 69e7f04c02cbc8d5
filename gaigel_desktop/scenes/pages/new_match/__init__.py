"""New match: the page where a table is chosen: rules, chairs, aids, and the sheet that says it in words."""
