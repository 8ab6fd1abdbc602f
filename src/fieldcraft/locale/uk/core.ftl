## Languages and general words
language-name = Українська
word-yes = так
word-no = ні

## Mistakes in files
error-in-file = { $file }: { $problem }
error-in-file-at = { $file }, { $place }: { $problem }
error-no-file = не вдається прочитати файл: { $detail }.
error-not-yaml = некоректний YAML: { $detail }.
error-field = { $detail }.
error-unknown-game = Гри «{ $game }» немає; відомі ігри: { $games }.
error-unknown-scenario = Сценарію «{ $scenario }» немає; відомі сценарії: { $scenarios }.
error-unknown-map = Мапи «{ $map }» немає; відомі мапи: { $maps }.
error-unknown-hex = «{ $hex }» — не гекс: очікується стовпець від A до O і рядок від 1 до 10, наприклад F5.
error-smoke-form = «{ $text }» — не дим: очікується гекс і сила від 1 до 10, наприклад F5=4.
error-force-size = «{ $size }» — не розмір загону: очікується один із: { $sizes }.
error-unknown-option = Параметра «{ $option }» немає; відомі параметри: { $options }.
error-option-value = Параметр «{ $option }» має значення { $value }: очікується ціле число від 0 до { $highest }.
error-unknown-bot = Комп’ютерного гравця «{ $bot }» немає; відомі: { $bots }.
error-bots-number = Названо комп’ютерних гравців: { $found }; очікується: { $expected }.
error-seats-number = Кількість місць: { $found }; має бути від { $least } до { $most }.
error-players-number = Названо гравців: { $found }; має бути: { $expected }.
error-number = «{ $value }»: очікується ціле число, не менше за { $lowest }.

## Records
error-record-empty = файл порожній: очікується запис партії.
error-record-json = у рядку очікується один об’єкт JSON; запис обірваний або пошкоджений.
error-record-header = очікується заголовок із "fieldcraft": "record".
error-record-version = версія запису { $version } невідома: очікується { $known }.
error-record-rules = запис зроблено за версією правил { $rules }: очікується { $known }.
error-record-setup = не вдається підготувати партію: { $why }
error-record-line = очікується "do", "chance" або "end".
error-record-cut = запис обірваний: очікується завершальний рядок із "end".
error-record-after-end = після завершального рядка не має бути нічого.
error-record-no-chance = тут очікується результат для «{ $purpose }».
error-record-other-chance = очікується результат для «{ $purpose }» (один із { $of }), а знайдено результат для «{ $found }» (один із { $found_of }).
error-record-outcome = результат { $got } тут неможливий: очікується один із { $of } наявних.
error-record-extra-chance = зайвий результат для «{ $purpose }»: очікується рішення.
error-record-number = очікується рішення номер { $number }.
error-record-seat = місця «{ $seat }» немає; відомі місця: { $seats }.
error-record-illegal = «{ $do }» заборонено правилом { $rule }: { $why }
error-record-notation = { $why }
error-record-end = за записом партія закінчилася так: { $end }, а відтворення дає: { $found }.
error-record-count = у записі вказано рішень: { $stated }, а насправді їх { $found }.
error-record-no-secret = перевіряти нічого: очікується зобов’язання в заголовку й секрет у завершальному рядку.
error-record-commitment = секрет не відповідає зобов’язанню, зробленому на початку.
error-record-not-rolled = результат { $got } не випадав: за секретом має бути { $due }.

## Scripts
error-script-failed = { $file }, рядок { $line } ({ $title }): { $problem }
error-script-empty = очікується щонайменше один скрипт.
error-script-is = { $why }
error-script-mapping = очікуються ключі зі значеннями ({ $keys }).
error-script-missing = бракує ключа «{ $name }».
error-script-key = невідомий ключ «{ $name }»: очікується один із таких: { $keys }.
error-script-steps = очікується список кроків, у кожному один ключ: місце або слово ({ $words }).
error-script-chance = для кожного призначення очікується список результатів.
error-script-seat = очікується одне місце ({ $seats }) і ключі: { $words }.
error-script-fact = факту «{ $name }» немає.
error-script-outcome = результат { $value } для «{ $purpose }»: очікується число від 0, менше за { $of }.
error-script-card = карти { $card } для «{ $purpose }» немає у стосі.
error-script-no-outcome = для «{ $purpose }» більше немає результатів.
error-script-unused = залишилися невикористані результати для «{ $purpose }».
error-script-refused = «{ $do }» заборонено правилом { $rule }: { $why }
error-script-fault = позиція некоректна: { $fault }.
error-script-allowed = «{ $do }» дозволено, а не мало б бути.
error-script-rule = «{ $do }» заборонено правилом { $rule }: очікується { $expected }.
error-script-not-offered = «{ $do }» немає серед варіантів.
error-script-odds = «{ $do }»: сума та ймовірність — { $found }.
error-script-expected = { $name }: маємо { $found }, очікується { $wanted }.

## Positions and notation
error-position-form = { $place }: { $detail }.
error-position-value = { $place }: значення { $value } тут неможливе.
error-position-choice = { $place }: невідоме значення «{ $value }»: очікується одне з таких: { $names }.
error-position-cards = { $place }: названо копій: { $named }, а в сценарії їх { $total }.
error-position-rest = { $place }: копій, яким не вказано місця: { $rest }.
error-position-unit = { $place }: цього загону немає в сценарії.
error-position-counter = { $place }: «{ $value }»: очікується квадрат, квадрат і «suppressed» або «off».
error-notation = «{ $notation }» — не дія: очікується «end», «stop» або назва дії ({ $verbs }) й одне слово.
error-notation-card = «{ $word }» — не карта: очікується одна з таких: { $cards }.
error-notation-tile = «{ $word }» — не квадрат цього поля: очікується один із таких: { $tiles }.
error-notation-counter = «{ $word }» — не фішка: очікуються сторона й загін, наприклад ger.scout_a.
error-notation-number = «{ $word }»: очікується число від 0 до { $highest }.
error-notation-piece = «{ $word }» — не підрозділ і не зброя: очікується щось таке, як axis.3 або w24.
error-notation-hex = «{ $word }» — не гекс: очікуються стовпець і рядок, наприклад F5.
error-notation-side = «{ $word }» — не сторона: очікується одна з таких: { $sides }.
error-notation-item = «{ $word }» — немає такого в таблиці підтримки.
error-chance-face = «{ $value }» — не результат для { $purpose }: очікується число.

## Places in files
place-line = рядок { $line }
place-line-field = рядок { $line }, { $field }
error-script-list = очікується список ідентифікаторів правил.
error-script-number = «{ $value }» — не число.
error-record-seats = у записі названо місць: { $found }; такої кількості в цій грі не буває.

## Dates
date-day = { DATETIME($day, dateStyle: "long") }
date-span = { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
