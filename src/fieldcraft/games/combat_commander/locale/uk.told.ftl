## Що сталося
combat-commander-told-set-up-done = { $side }: розстановку завершено.
combat-commander-told-set-up-shown = Обидві розстановки остаточні й відкриті.
combat-commander-told-drew = { $side }: добирає { $card }.
combat-commander-told-drew-unseen = { $side }: добирає карту.
combat-commander-told-reshuffled = { $side }: у новій колоді { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
combat-commander-told-turn-began = Хід { $turn }: { $side }.
combat-commander-told-ordered = { $side }: наказ «{ $order }» [{ $card }].
combat-commander-told-passed = { $side }: пас.
combat-commander-told-discarded = { $side }: скидає { $card }.
combat-commander-told-turn-ended = { $side }: кінець ходу.
combat-commander-told-activated = Активовано: { $unit } ({ $hex }).
combat-commander-told-played = { $side }: дія «{ $action }» [{ $card }].
combat-commander-told-rolled = { $side }, { $purpose }: { $white } і { $coloured } [{ $card }].
combat-commander-told-rerolled = { $side }: скасовує кидок.
combat-commander-told-triggered = { $side }: { $trigger }
combat-commander-told-revealed = { $side }: розкрито карту { $card }.
combat-commander-told-random-hex = { $side }: випадковий гекс { $hex } [{ $card }].
combat-commander-told-event-drawn = { $side }: подія «{ $event }» [{ $card }].
combat-commander-told-aimed = { $side }: вогонь по { $hex }, ВМ { $fp }, завада { $hindrance }, висота { $height }.
combat-commander-told-targeted = Наведення на { $hex }: добуток кубиків { $product } мінус завада { $hindrance }, відстань { $range }: { $hit ->
    [yes] влучання
   *[no] промах
}.
combat-commander-told-attacked = { $side }: атака на { $hex }, ВМ { $fp }.
combat-commander-told-attack-total = Сума атаки на { $hex }: ВМ { $fp }, кубики { $dice }, разом { $total }.
combat-commander-told-defended = Захист, { $unit }: мораль { $morale }, кубики { $dice }, разом { $total } проти { $attack }.
combat-commander-told-broke = { $unit } ({ $hex }): зломлено.
combat-commander-told-was-suppressed = { $unit } ({ $hex }): придушено.
combat-commander-told-rallied = { $unit } ({ $hex }): знову в строю.
combat-commander-told-recovered = { $unit } ({ $hex }): більше не придушено.
combat-commander-told-eliminated = { $unit } ({ $hex }): знищено, { $points } ПО.
combat-commander-told-weapon-broke = { $weapon }: несправність ({ $unit }).
combat-commander-told-weapon-fixed = { $weapon }: полагоджено ({ $unit }).
combat-commander-told-weapon-lost = { $weapon }: утрачено.
combat-commander-told-moved = { $unit }: з { $from } до { $hex }.
combat-commander-told-retreated = { $unit }: відступ із { $from } до { $hex }.
combat-commander-told-exited = { $unit }: вихід із мапи з { $from }, { $points } ПО.
combat-commander-told-control = Ціль { $objective }: контролює { $side }.
combat-commander-told-gained = { $side }: { $points } ПО.
combat-commander-told-time-advanced = { $side }: крок часу, поділка { $time }.
combat-commander-told-chit-opened = Відкрито жетон: { $chit }.
combat-commander-told-chit-drawn = { $side }: таємний жетон { $chit }.
combat-commander-told-chit-drawn-unseen = { $side }: таємний жетон.
combat-commander-told-melee-fp = Рукопашна в { $hex }: ВМ Осі { $axis }, ВМ союзників { $allies }.
combat-commander-told-melee-fought = Рукопашна в { $hex }: Вісь { $axis }, союзники { $allies }.
combat-commander-told-smoke-put = Дим сили { $strength } у { $hex }.
combat-commander-told-smoke-removed = Дим у { $hex } розвіявся.
combat-commander-told-blaze-put = Пожежа в { $hex }.
combat-commander-told-works-put = { $hex }, тепер тут: { $works }.
combat-commander-told-works-removed = { $hex }, прибрано: { $works }.
combat-commander-told-entered = { $unit }: поява в { $hex }.
combat-commander-told-initiative = { $side }: тепер має карту ініціативи.
combat-commander-told-checked = Кидок за { $unit }: кубики { $dice } проти моралі { $morale }.
combat-commander-told-surrender-moved = { $side }: капітуляція тепер на { $number }.
combat-commander-told-ended = Партію завершено: { $reason }. Перемога: { $side }.
combat-commander-told-hardened = { $unit } ({ $hex }): загартовано.
combat-commander-told-replaced = { $hex }: легкі поранення, замість відділення { $unit }.
combat-commander-told-deployed = { $hex }, відділення розосереджено: { $unit } і { $twin }.
combat-commander-told-fled = { $unit }: утеча з { $from } до { $hex }.
combat-commander-told-hand-shown = { $side }: показує руку.
combat-commander-told-card-shown = { $side }: має в руці { $card }.
combat-commander-told-support = { $side }, з таблиці підтримки: { $item }.
combat-commander-told-scrounged = { $unit }: бере { $weapon }.
combat-commander-told-concealed = { $side }: укриття { $cover } маскує; сума атаки тепер { $total }.
combat-commander-told-radio-broke = { $side }, несправність: { $radio }.
combat-commander-told-radio-fixed = { $side }, знову в дії: { $radio }.
combat-commander-told-radio-lost = { $side }, остаточна втрата: { $radio }.
combat-commander-told-spotted = { $unit }, виклик { $smoke ->
    [yes] диму
   *[no] снарядів
} на { $hex }.
combat-commander-told-drifted = Пристрілювальний постріл зносить: { $from }, потім { $hex }.
combat-commander-told-drifted-off = Пристрілювальний постріл зносить за край мапи; останній гекс { $from }.
combat-commander-told-handed-over = { $unit }, передано: { $weapon }. Тепер зброю несе { $twin }.
