"""One module a command of `fieldcraft`."""
