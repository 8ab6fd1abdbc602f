## Every page
web-skip = До вмісту
web-home = На головну
web-archive = Архів
web-settings = Ім’я, мова, вигляд
web-name = Ваше ім’я
web-language = Мова
web-theme = Вигляд
web-theme-system = як на пристрої
web-theme-light = світлий
web-theme-dark = темний
web-sound = Тихі звуки
web-menu = Меню
web-look-again = Оновити
web-keep = Зберегти
web-guest = Гість

## Home and starting
web-lead = Воєнні настільні ігри з точними правилами. Грайте одразу: проти комп’ютера, із другом за посиланням або вдвох за одним екраном. Без реєстрації.
web-in-the-terminal = У терміналі
web-scenarios-number = { $number ->
    [one] { $number } сценарій
    [few] { $number } сценарії
    [many] { $number } сценаріїв
   *[other] { $number } сценарію
}
web-play = Грати
web-rules = Правила
web-my-tables = Ваші партії
web-go-on = Продовжити
web-look-back = Переглянути
web-next-game = До наступної партії
web-same-screen = друга людина за цим екраном
web-friend = друг: ви отримаєте посилання для нього
web-begin = Почати
web-forces = Хто що має

## At the table
web-offline = Зв’язок втрачено; намагаємося відновити.
web-other-seat = До місця: { $side }
web-invite = Запросити гравця: { $side }
web-link = Посилання на це місце
web-copy = Копіювати
web-copied = Скопійовано
web-link-code = Посилання як QR-код
web-renew-link = Нове посилання; старе перестане діяти
web-spectators-watch = Глядачі дивляться; діють лише ті, хто сидить за столом.
web-past = Погляд назад
web-past-stop = Зупинити
web-step = Крок { $at } з { $total }
web-now = Як є зараз
web-took-back = Скасовано ({ $side }).
web-took-back-what = Скасовано ({ $side }): { $what }
web-stood-in = Комп’ютер не відповів як слід; замість нього походив простіший гравець: { $side }
web-stale = Поки ви дивилися, партія змінилася. Ось як усе є тепер; виберіть ще раз.
web-unreadable-title = Не вийшло
web-unreadable = Цього не зрозуміли; виберіть із запропонованого.
web-not-found = Тут нічого немає
web-not-found-text = Адреса неправильна, або партія ще не закінчилася.
web-no-link = Це посилання нікуди не веде
web-no-link-text = Його замінили новим, або його ніколи не було. Попросіть у друга чинне посилання.
web-forged = Сторінка застаріла
web-forged-text = Бракує підтвердження, що запит надійшов із цього сайту, або воно застаріло. Поверніться, оновіть сторінку й спробуйте ще раз.

## Archive
web-decisions = { $number ->
    [one] { $number } рішення
    [few] { $number } рішення
    [many] { $number } рішень
   *[other] { $number } рішення
}
web-no-games = Завершених партій ще немає.
web-upload = Переглянути власний запис
web-record = Запис партії
web-bad-record = Цей запис неможливо відтворити
web-download = Завантажити запис
web-back = Назад
web-forward = Уперед
web-at = Рішення { $at } з { $total }
web-eyes = Дивиться
web-eyes-open = глядач
web-eyes-all = усі: руки відкриті
web-go = Перейти
web-proof = Перевірити випадковість
web-proof-done = Усі результати ({ $number }) випливають із секрету, а секрет відповідає зобов’язанню, показаному на початку.
web-proof-how = Перш ніж було взято першу карту, стіл оприлюднив хеш секрету. Кожен кидок і кожна взята карта обчислюються з цього секрету, номера та призначення; ніхто не міг нічого вибрати чи змінити. Завантажте запис і виконайте «fieldcraft verify», щоб перевірити самостійно.
web-commitment = Зобов’язання
web-secret = Секрет
web-luck = Удача
web-luck-rolls = { $number ->
    [one] Кинуто { $number } кубик.
    [few] Кинуто { $number } кубики.
    [many] Кинуто { $number } кубиків.
   *[other] Кинуто { $number } кубика.
}
web-face = Грань
web-times = Разів
web-chapters = Розділи
web-rounds = Між двома комп’ютерними гравцями: раундів — близько { $rounds }

## The panels of every table
table-log = Журнал
table-log-chat = Журнал і чат
table-chat = Чат
table-message = Повідомлення
table-send = Надіслати
table-who = Гравці
table-who-here = за столом
table-who-away = відсутній
table-who-bot = комп’ютерний гравець
table-back = Повернутися сюди
table-since = Після вашого останнього ходу

## Місця
web-seats = Хто де сидить?
web-computer = комп’ютер
web-sitter-me = ви
web-sitter-greedy = комп’ютер, що грає розсудливо
web-sitter-random = комп’ютер, що грає навмання
web-sitter-same-screen = ви або хтось інший за цим екраном
web-sitter-friend = друг: ви отримаєте посилання для надсилання
web-stand-in = Нехай грає комп’ютер: { $side }
web-come-back = Повернутися на своє місце: { $side }
web-stands-in = { $side }: тепер грає комп’ютер.
web-came-back = { $side } повертається.
web-keeps-seat = { $side }: комп’ютер грає, доки хтось не прийде за посиланням.
web-came = { $side }: тепер грає людина.
web-instead = Друг замість комп’ютерного товариша
web-instead-note = Комп’ютер грає на цих місцях, доки хтось не прийде за посиланням.

## Talk
table-talk-phrases = Вільна розмова зараз мовчить; можна сказати:
table-talk-closed = Вільна розмова зараз мовчить.
web-talk = Розмови за столом
web-talk-restricted = за правилами: під час місії лише готові фрази
web-talk-open = вільні: кожен пише, що хоче
