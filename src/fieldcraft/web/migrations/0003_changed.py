from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0002_talk"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="changed",
            field=models.PositiveIntegerField(default=0),
        ),
    ]
