from django.apps import AppConfig


class WebConfig(AppConfig):
    name = "fieldcraft.web"
    label = "web"
