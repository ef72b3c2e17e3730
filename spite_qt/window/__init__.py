"""The windows around the table: main window, lobby, match page, dialogs. They hold no rule of the game."""
