"""The pages, by what one does there."""
