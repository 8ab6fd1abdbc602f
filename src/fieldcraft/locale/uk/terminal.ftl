## Words that are understood as commands, besides the English ones
command-board = поле
command-cards = карти
command-more = ще
command-why = чому
command-undo = назад скасувати
command-log = журнал
command-hint = підказка порада
command-quiet = тиша тихо
command-save = зберегти запис
command-help = довідка допомога
command-quit = вийти вихід

help-board = показати поле
help-cards = показати ваші стоси та обидва резерви
help-more = можливі відповіді, які рідко потрібні
help-why = чому: що зараз неможливо; чому 3: з чого складається сума у варіанті 3; чому й дія: про цю дію
help-undo = скасувати ваше останнє рішення, якщо після нього не кидали кубиків, не брали й не розкривали карт
help-log = що сталося; журнал 50: останні 50 рядків
help-hint = що зробив би розважливий гравець
help-quiet = тиша: які реакції минають самі й як це змінити
help-save = зберегти ФАЙЛ: записати партію у файл
help-help = цей список
help-quit = вийти; партія чекатиме на вас
help-number = Щоб відповісти, введіть номер варіанта.

## At the table
terminal-press-enter = Натисніть Enter.
terminal-hand-over = Передайте клавіатуру стороні: { $side }.
terminal-more = Інші відповіді, які рідко потрібні: { $number }. Щоб побачити їх, введіть «ще».
terminal-no-more = Усі відповіді вже в переліку.
terminal-no-number = Очікується число від 1 до { $highest }.
terminal-not-understood = Відповідь «{ $answer }» незрозуміла: введіть номер варіанта або слово «довідка».
terminal-odds = { $percent } %: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}, потрібно щонайменше { $total } або 0
terminal-odds-best = найкраща ціль — { $target }, { $percent } %: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}, потрібно щонайменше { $total } або 0
terminal-odds-of = { $percent } %: { $outcome }
terminal-sum = { $parts } = { $total }. { $odds }.
terminal-allowed = «{ $do }» дозволено.
terminal-nothing-refused = Зараз дозволено все, що ви могли б захотіти зробити.
terminal-undone = Рішення скасовано.
terminal-no-undo = Скасувати нічого не можна: уже кинуто кубики, взято чи розкрито карти або передано хід.
terminal-hint = Можливо, { $number }: { $label }
terminal-saved = Запис партії — у файлі { $file }.
error-not-written = Не вдається записати файл { $file }: { $detail }.
terminal-waits = Партія чекає на вас. Щоб продовжити: fieldcraft text --resume
terminal-record-kept = Запис партії — у файлі { $file }. Щоб відтворити його: fieldcraft replay FILE
terminal-commands = Щоб побачити список команд, введіть «довідка».

## What passes by itself: the command quiet
quiet-word-empty = порожні
quiet-word-on = так
quiet-word-off = ні
quiet-none = У цій грі ніколи не питають, чи ви реагуєте: пропускати нічого.
quiet-empty-on = Де можна лише пасувати, вас не питають.
quiet-empty-off = Вас питають навіть там, де можна лише пасувати.
quiet-seen = Хто сидить поруч, з пропущеного запитання здогадається, що у вас немає на нього карти.
quiet-asked = Де б ви не могли зреагувати, вас питають.
quiet-until = Реакції минають самі { $period }.
quiet-kind-asked = { $kind }: вас однаково питають.
quiet-kind-passes = { $kind }: минає разом з рештою.
quiet-not-now = «{ $period }»: нічого такого зараз не триває.
quiet-not-understood = «{ $words }» — не налаштування: введіть лише «тиша», щоб їх побачити.
quiet-how-empty = не питати чи питати там, де можна лише пасувати
quiet-how-period = пропускати реакції { $period }
quiet-how-kind = { $kind }: пропускати разом з рештою чи питати
quiet-how-off = знову питати всюди
quiet-passed = { $question } { $answer } (само собою)

## The menu
menu-welcome = Fieldcraft
menu-start = Що далі?
menu-new = Нова партія
menu-next-now = Зіграти зараз
menu-next-later = Не зараз
menu-next-command = Пізніше, командою: { $command }
menu-game = У яку гру грати?
menu-resume = Продовжити перервану партію («{ $game }», сценарій { $scenario }, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішень
})
menu-scenario = Який сценарій грати?
menu-scenario-line = { $title } ({ $place }, { $date })
menu-campaign = кампанія: кілька сценаріїв поспіль
menu-campaign-from = З якого сценарію почати?
menu-campaign-to = Яким сценарієм завершити?
menu-side = За яку сторону ви граєте?
menu-side-line = { $side }: { $goal }
menu-opponent = Хто ваш суперник?
menu-opponent-person = друга людина за цією клавіатурою
menu-opponent-greedy = комп’ютер: грає розважливо
menu-opponent-random = комп’ютер: грає навмання
menu-seat = Яке місце ваше?
menu-others = Хто займе решту місць?
menu-others-person = люди за цією клавіатурою
menu-others-greedy = комп’ютер: грає розсудливо
menu-others-random = комп’ютер: грає навмання
menu-others-mixed = хто де: обрати для кожного місця
menu-player = { $seat }: хто грає?
menu-player-person = людина за цією клавіатурою
menu-player-greedy = комп’ютер: грає розсудливо
menu-player-random = комп’ютер: грає навмання
menu-choice = Номер (від 1 до { $highest }):

## Campaigns
campaign-next = Далі: сценарій { $scenario }.
campaign-honour = { $side }: можна назвати карту або загін для відзнаки (Enter — без відзнаки):
campaign-none-waiting = Немає партії, яку можна продовжити.

error-save-header = очікується збережена партія цієї версії.
error-campaign-run = «{ $run }» — не послідовність сценаріїв: очікуються два числа, наприклад 1-4, і перше не більше за друге.
error-seat = Сторони «{ $seat }» немає; відомі сторони: { $seats }.
error-opponent = Суперника «{ $opponent }» немає: очікується person або комп’ютерний гравець ({ $bots }).
error-option-form = «{ $text }» — не параметр: очікується НАЗВА=ЧИСЛО.
error-name-game = Спершу вкажіть гру: fieldcraft text GAME ..., де GAME — одна з таких: { $games }.
error-replay-at = Рішення { $at } немає: у записі рішень усього { $total }.
error-workers = Для кількох вебпроцесів потрібна PostgreSQL: задайте DATABASE_URL=postgres://...
error-load-address = { $address } — не на цій машині: навантаження спрямовують лише на localhost.
error-load-server = За адресою { $address } ніхто не відповідає: { $detail }.
