"""Settings of the web table. Everything a host may change comes from the environment.

FIELDCRAFT_DATA: folder for the database and the secret key (default: the user's data directory);
DATABASE_URL: another database, such as postgres://...; FIELDCRAFT_HOSTS: host names, by commas;
FIELDCRAFT_FONTS: folder for the prepared fonts (default: `fonts` in the data folder); FIELDCRAFT_DEBUG: 1 for pages
with tracebacks.
"""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import dj_database_url
import platformdirs

DATA = Path(os.environ.get("FIELDCRAFT_DATA") or platformdirs.user_data_dir("fieldcraft"))


def secret_key() -> str:
    """A key of this installation's own, made at the first start and kept in the data folder."""
    place = DATA / "secret-key"
    if not place.exists():
        DATA.mkdir(parents=True, exist_ok=True)
        draft = DATA / f"secret-key-{os.getpid()}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(50))
        with suppress(FileExistsError):  # another process was first: its key it is
            os.link(draft, place)
        draft.unlink()
    return place.read_text(encoding="utf-8")


SECRET_KEY = os.environ.get("FIELDCRAFT_SECRET_KEY") or secret_key()
DEBUG = os.environ.get("FIELDCRAFT_DEBUG") == "1"
ALLOWED_HOSTS = [host for host in os.environ.get("FIELDCRAFT_HOSTS", "localhost,127.0.0.1,[::1]").split(",") if host]
ROOT_URLCONF = "fieldcraft.web.urls"
ASGI_APPLICATION = "fieldcraft.web.asgi.application"
INSTALLED_APPS = ["django.contrib.staticfiles", "fieldcraft.web"]
MIDDLEWARE = [
    "fieldcraft.web.chain.Packing",  # outermost, so that stylesheets shrink as well; streams pack themselves
    "fieldcraft.web.chain.Security",
    "fieldcraft.web.chain.StaticFiles",
    "fieldcraft.web.chain.Common",
    "fieldcraft.web.chain.Forgery",
    "fieldcraft.web.chain.Framing",
    "fieldcraft.web.visitors.VisitorMiddleware",
]
TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "fieldcraft.web.visitors.for_templates",
            ]
        },
    }
]
_SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
}
DATABASE = os.environ.get("DATABASE_URL") or f"sqlite:///{DATA / 'fieldcraft.sqlite3'}"
DATABASES: dict[str, Any] = {"default": dj_database_url.parse(DATABASE, conn_max_age=600)}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = _SQLITE_OPTIONS
else:
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
STATIC_URL = "/static/"
STATICFILES_DIRS = [Path(__file__).parents[1] / "ui" / "static"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
FONTS = Path(os.environ.get("FIELDCRAFT_FONTS") or DATA / "fonts")
USE_TZ = True
USE_I18N = False
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "fieldcraft.web.visitors.forged"
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
LOGGING_CONFIG = None
