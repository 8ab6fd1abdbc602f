"""The line-mode table: any registered game in a terminal, for people, screen readers and programs."""
