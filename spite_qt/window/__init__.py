"""The windows around the table: lobby, match page, dialogs."""
