"""Addresses."""

from django.urls import path

from fieldcraft.web.pages import archive, joining, pictures, rulebook, standin, start, stream, table

urlpatterns = [
    path("", start.home),
    path("settings/", start.settings),
    path("play/<slug:game_id>/", start.scenarios),
    path("play/<slug:game_id>/<slug:scenario>/", start.new_table),
    path("go/<slug:table_id>/<int:seat>/", start.go),
    path("table/<slug:table_id>/<slug:seat>/", table.table),
    path("table/<slug:table_id>/<slug:seat>/stream", stream.stream),
    path("table/<slug:table_id>/<slug:seat>/renew-link/", joining.renew_link),
    path("table/<slug:table_id>/<slug:seat>/stand-in/", standin.stand_in),
    path("table/<slug:table_id>/<slug:seat>/come-back/", standin.come_back),
    path("join/<slug:token>/", joining.join),
    path("join/<slug:token>/code.svg", pictures.link_code),
    path("art/<slug:game_id>/<slug:scenario>/<slug:stamp>.svg", pictures.art),
    path("fonts/<str:name>", pictures.font),
    path("archive/", archive.archive),
    path("archive/upload/", archive.upload),
    path("archive/<slug:table_id>/", archive.step_through),
    path("archive/<slug:table_id>/record.jsonl", archive.record),
    path("archive/<slug:table_id>/dice/", archive.proof),
    path("rules/<slug:game_id>/", rulebook.rulebook),
]
