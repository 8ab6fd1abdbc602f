"""The Django project: tables in the browser, live updates, the archive."""
