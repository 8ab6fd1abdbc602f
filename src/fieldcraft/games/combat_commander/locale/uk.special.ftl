combat-commander-list = { $first }, { $rest }
combat-commander-count = { $number } × { $thing }

## Особливі правила сценаріїв
combat-commander-sr-area-usual = звичайній зоні
combat-commander-sr-area-no-enemy-unit = будь-якому гексі без ворожих підрозділів
combat-commander-sr-area-in-or-next-to-building = гексі з будівлею або поруч із ним
combat-commander-sr-area-road = гексі з дорогою
combat-commander-sr-area-woods-without-road = гексі лісу без дороги
combat-commander-sr-area-near = { $hexes } (або { $number ->
    [1] поруч
   *[other] до { $number } гексів звідти
})
combat-commander-sr-area-deep = { $number ->
    [1] ряду біля свого краю
   *[other] перших { $number } гексах від свого краю
}
combat-commander-sr-all-but-squads = усе, крім відділень
combat-commander-sr-any-one = один підрозділ на вибір
combat-commander-sr-after-axis-setup = розстановки Осі
combat-commander-sr-after-allies-setup = розстановки союзників
combat-commander-sr-after-all-setup = усієї іншої розстановки
combat-commander-sr-mines = Усі міни мають силу { $strength }.
combat-commander-sr-simultaneous-setup = Обидві сторони розставляють сили одночасно, не бачачи одна одну.
combat-commander-sr-first-turn-option = Перший хід: { $default }. Але { $side } може віддати карту ініціативи, тоді перший хід має: { $first }.
combat-commander-sr-late-setup-may = { $side }: можна розставити пізніше: { $pieces }. Коли: після { $after }. Де: у { $area }.
combat-commander-sr-late-setup = { $side }: розставляється лише пізніше: { $pieces }. Коли: після { $after }. Де: у { $area }.
combat-commander-sr-early-fortifications = { $side }: ця сторона розміщує укріплення найпершими, на глибину до { $depth } гексів.
combat-commander-sr-fixed-setup = { $side }: { $pieces } слід розставити в { $hexes }.
combat-commander-sr-random-hexes = { $side }: для кожного підрозділу випадково обирається гекс; підрозділ стає в ньому або поруч.
combat-commander-sr-connected = { $side }: ця сторона розставляє сили одним суцільним ланцюгом гексів.
combat-commander-sr-weapons-last = { $side }: ця сторона роздає зброю після розстановки всіх підрозділів.
combat-commander-sr-waiting = { $side }: командири й зброя теж можуть почати на поділці часу { $space }.
combat-commander-sr-fortification-must = { $side }: { $works } слід розмістити лише в { $area }.
combat-commander-sr-fortification-may = { $side }: { $works } можна розмістити в { $area }.
combat-commander-sr-fixed-fortifications = На мапі від початку: колючий дріт у { $wire }; міни в { $mines }.
combat-commander-sr-weapon-assignment = { $side }: { $weapons } на початку може мати лише: { $units }.
combat-commander-sr-reinforcements = Частина сил починає на шкалі часу й прибуває пізніше.
combat-commander-sr-reinforcements-option = Сили зі шкали часу можуть з’явитися не на краю, а в { $area }.
combat-commander-sr-kept-aside = { $side }: ця сторона тримає осторонь фішок: { $number }; кожна може будь-коли з’явитися в гексі з власними підрозділами.
combat-commander-sr-hidden-units = { $side }: до { $number } підрозділів зі зброєю можуть почати на поділці часу { $space }; вони з’являються в зоні розстановки, де укриття 1 або більше й немає ворога.
combat-commander-sr-column = { $side }: до { $max } підрозділів зі зброєю можуть почати на будь-яких поділках часу.
combat-commander-sr-opening-card = { $side }: ця сторона починає з картою { $cards } на руці.
combat-commander-sr-exclude-chits = Жетонів { $chits } у чаші немає.
combat-commander-sr-no-exit = За вихід ніхто не отримує очок: підрозділ, що залишає мапу, знищується.
combat-commander-sr-exit-only = { $side }: очки за вихід отримує лише ця сторона; підрозділи іншої, що залишають мапу, знищуються.
combat-commander-sr-raid = { $side }: ця сторона не може залишити мапу, доки на ній ворожий підрозділ має зброю; потім — через будь-який крайній гекс рядків від 1 до { $max_row }.
combat-commander-sr-on-enemy-exit = { $side }: щоразу, коли ворожий підрозділ виходить через її край, ця сторона може підняти зламаний підрозділ або зробити один ветераном.
combat-commander-sr-hexside-modifier = { $feature }: перетин коштує ще { $move } ОР, укриття { $cover }.
combat-commander-sr-terrain-modifier = { $terrain } коштує { $move } ОР.
combat-commander-sr-move-cost-override = { $side }: ця сторона платить 1 ОР за кожен гекс, хоч яка там місцевість.
combat-commander-sr-action-concealment = { $side }: маскування зменшує силу атаки ще на { $number }.
combat-commander-sr-melee-roll-bonus = { $side }: ця сторона додає { $bonus } до кожного свого кидка рукопашної.
combat-commander-sr-order-limit-progression = { $side }: ліміт наказів { $start }, щоразу з просуванням часу на { $per_time_advance } більше, до { $max }.
combat-commander-sr-order-substitution-artillery-request = { $side }: ця сторона може зіграти запит артилерії як відмову артилерії.
combat-commander-sr-move-as-advance = { $side }: ця сторона може зіграти карту руху як просування, якщо один із підрозділів, що активуються, має підривний заряд.
combat-commander-sr-double-fire = { $weapon } може стріляти двічі за один наказ вогню, але не димом.
combat-commander-sr-discard-after-orders = { $side }: стільки карт можна скинути після наказів: { $max }.
combat-commander-sr-sniper-radius = { $side }: снайпер може зламати ворожий підрозділ на відстані до { $radius } гексів від випадкового.
combat-commander-sr-mortar-spotter = { $side }: міномет може користуватися лінією видимості, яку має { $unit } (цим його активують); відстань рахують від міномета.
combat-commander-sr-radio-direct-fire = { $side }: радіостанція вражає лише один гекс: при влучанні без відхилення, при промаху — з відхиленням, як при влучанні.
combat-commander-sr-bombardment = { $side }: радіостанція стріляє димом, лише якщо спостерігач — { $unit }.
combat-commander-sr-mine-option = { $side }: до роздачі карт ця сторона може зменшити її до { $strength } й отримати за це карту { $card }.
combat-commander-sr-late-mines = { $side }: ця сторона ставить міни після розстановки ворога, а прихований дріт грає як приховані міни.
combat-commander-sr-booby-traps = { $side }: ця сторона може грати приховані міни, хоча й не обороняється.
combat-commander-sr-captured-weapon = { $side }: { $weapon } — трофей; замість зламатися, знищується.
combat-commander-sr-weapon-restriction = { $weapon }: не можна атакувати гекс з укриттям, меншим за { $cover }.
combat-commander-sr-immobilised-tank = { $side }: { $works }, { $pieces } починають разом в одному гексі ({ $terrain }, рівень { $level }). Поки там { $works }, у ньому вміщається щонайбільше { $limit } фігур. { $weapon } не залишає гекса й гине разом з обслугою або коли зникає { $works }.
combat-commander-sr-start-suppressed = { $side }: усі відділення починають подавленими.
combat-commander-sr-deep-frost = { $side }: одна випадкова зброя на початку зламана. Після початку гри укріплень ставити не можна.
combat-commander-sr-night = Ніч: кожна сила атаки зменшується на відстань від цілі до найближчого, хто стріляє.
combat-commander-sr-discard-limit = { $side }: ліміт скидання { $number }.
combat-commander-sr-fog = Туман: на кожній лінії завада більша на { $number }; кожен вітерець зменшує це на { $step }.
combat-commander-sr-dusk = Сутінки: кожен гекс заважає на число поділки часу; рахується лише найбільша завада.
combat-commander-sr-gully-los = Гекси ярів бачать один одного; { $hexes } бачать кожен яр і видні з нього.
combat-commander-sr-deck = { $side }: ця сторона грає колодою долі: { $nation }.
combat-commander-sr-substitute-counters = { $side }: нові фішки беруть із набору: { $nation }.

## Сценарій реченнями
combat-commander-briefing-side = { $side }: { $nation }, { $posture }, якість: { $quality }; наказів за хід: { $orders }; капітуляція на { $surrender }; свій край: { $edge }.
combat-commander-briefing-posture-attack = атакує
combat-commander-briefing-posture-recon = у розвідці
combat-commander-briefing-posture-defend = обороняється
combat-commander-briefing-quality-elite = добірна
combat-commander-briefing-quality-line = лінійна
combat-commander-briefing-quality-green = необстріляна
combat-commander-briefing-area = { $side }: глибина зони розстановки від свого краю: { $number }.
combat-commander-briefing-area-away = { $side }: найменша відстань розстановки до { $hexes }: { $number }.
combat-commander-briefing-area-in = { $side }: ця сторона розставляє сили в { $area }.
combat-commander-briefing-forces = { $side }: { $pieces }.
combat-commander-briefing-works = { $side }, укріплення: { $pieces }.
combat-commander-briefing-arrival = { $side }, на поділці часу { $space }: { $pieces }.
combat-commander-briefing-tracks = { $year } рік, мапа { $map }. Час починається з { $time }, раптовий кінець на { $sudden }.
combat-commander-briefing-start = Перший хід: { $first }; карта ініціативи: { $holder }.
combat-commander-briefing-vp = { $side }: { $vp } ПО переваги на початку.
combat-commander-briefing-even = Ніхто не починає попереду.
combat-commander-briefing-proposed = Ці частини не наведено в жодному джерелі, вони запропоновані: { $parts }.
combat-commander-briefing-part-edges = краї мапи
combat-commander-briefing-part-time-start = початок часу
combat-commander-briefing-part-vp-start = ПО на початку
combat-commander-briefing-part-objectives-open = відкриті жетони
combat-commander-briefing-part-objectives-secret = таємні жетони
combat-commander-briefing-part-objectives-control = контроль над цілями
combat-commander-briefing-part-forces = деякі фішки
combat-commander-briefing-part-special-rules = особливі правила
