"""The application that uvicorn, or any ASGI server, runs."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fieldcraft.web.settings")
application = get_asgi_application()

from fieldcraft.web.typefaces import start_preparing  # noqa: E402 - only now Django is set up

start_preparing()
