"""Combat Commander: Europe and Mediterranean."""
