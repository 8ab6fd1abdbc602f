## O que aconteceu
combat-commander-told-set-up-done = { $side }: posicionamento pronto.
combat-commander-told-set-up-shown = Os dois posicionamentos são definitivos e visíveis.
combat-commander-told-drew = { $side }: compra { $card }.
combat-commander-told-drew-unseen = { $side }: compra uma carta.
combat-commander-told-reshuffled = { $side }: nova pilha de compra com { $number ->
    [0] 0 cartas
    [one] { $number } carta
   *[other] { $number } cartas
}.
combat-commander-told-turn-began = Turno { $turn }: { $side }.
combat-commander-told-ordered = { $side }: Ordem { $order } [{ $card }].
combat-commander-told-passed = { $side }: passa.
combat-commander-told-discarded = { $side }: descarta { $card }.
combat-commander-told-turn-ended = { $side }: fim do turno.
combat-commander-told-activated = Unidade ativada: { $unit } ({ $hex }).
combat-commander-told-played = { $side }: Ação { $action } [{ $card }].
combat-commander-told-rolled = { $side }, { $purpose }: { $white } e { $coloured } [{ $card }].
combat-commander-told-rerolled = { $side }: anula a rolagem.
combat-commander-told-triggered = { $side }: { $trigger }
combat-commander-told-revealed = { $side } revela { $card }.
combat-commander-told-random-hex = { $side }: hexágono aleatório { $hex } [{ $card }].
combat-commander-told-event-drawn = { $side }: Evento { $event } [{ $card }].
combat-commander-told-aimed = { $side }: fogo em { $hex }, PF { $fp }, obstrução { $hindrance }, altura { $height }.
combat-commander-told-targeted = Mira em { $hex }: dados multiplicados { $product }, menos obstrução { $hindrance }, distância { $range }: { $hit ->
    [yes] acerto
   *[no] erro
}.
combat-commander-told-attacked = { $side }: ataque a { $hex } com PF { $fp }.
combat-commander-told-attack-total = Total de ataque em { $hex }: PF { $fp }, dados { $dice }, soma { $total }.
combat-commander-told-defended = Defesa de { $unit }: Moral { $morale }, dados { $dice }, soma { $total } contra { $attack }.
combat-commander-told-broke = { $unit } ({ $hex }): unidade ferida.
combat-commander-told-was-suppressed = { $unit } ({ $hex }): unidade suprimida.
combat-commander-told-rallied = { $unit } ({ $hex }): unidade recuperada.
combat-commander-told-recovered = { $unit } ({ $hex }): unidade não mais suprimida.
combat-commander-told-eliminated = { $unit } ({ $hex }): unidade eliminada, { $points } VP.
combat-commander-told-weapon-broke = { $weapon }: arma avariada ({ $unit }).
combat-commander-told-weapon-fixed = { $weapon }: arma consertada ({ $unit }).
combat-commander-told-weapon-lost = { $weapon }: arma perdida.
combat-commander-told-moved = { $unit }: de { $from } para { $hex }.
combat-commander-told-retreated = { $unit }: recua de { $from } para { $hex }.
combat-commander-told-exited = { $unit }: sai do mapa em { $from }, { $points } VP.
combat-commander-told-control = Objetivo { $objective }: controle de { $side }.
combat-commander-told-gained = { $side }: { $points } VP.
combat-commander-told-time-advanced = { $side }: avanço do tempo, para o espaço { $time }.
combat-commander-told-chit-opened = Ficha de Objetivo aberta: { $chit }.
combat-commander-told-chit-drawn = { $side }: ficha de Objetivo secreta { $chit }.
combat-commander-told-chit-drawn-unseen = { $side }: uma ficha de Objetivo secreta.
combat-commander-told-melee-fp = Corpo a corpo em { $hex }: PF do Eixo { $axis }, PF dos Aliados { $allies }.
combat-commander-told-melee-fought = Corpo a corpo em { $hex }: Eixo { $axis }, Aliados { $allies }.
combat-commander-told-smoke-put = Fumaça de força { $strength } em { $hex }.
combat-commander-told-smoke-removed = A Fumaça em { $hex } se dissipou.
combat-commander-told-blaze-put = Chamas em { $hex }.
combat-commander-told-works-put = { $hex }: agora { $works }.
combat-commander-told-works-removed = { $hex }: { $works }, fora do jogo.
combat-commander-told-entered = { $unit } entra em { $hex }.
combat-commander-told-initiative = { $side }: tem agora a carta de Iniciativa.
combat-commander-told-checked = Rolagem para { $unit }: dados { $dice } contra Moral { $morale }.
combat-commander-told-surrender-moved = { $side }: Rendição agora em { $number }.
combat-commander-told-ended = A partida acabou: { $reason }. Vitória: { $side }.
combat-commander-told-hardened = { $unit } ({ $hex }): agora unidade veterana.
combat-commander-told-replaced = { $hex }: ferimentos leves, { $unit } no lugar da Esquadra.
combat-commander-told-deployed = { $hex }: a Esquadra se desdobra em { $unit } e { $twin }.
combat-commander-told-fled = { $unit }: foge de { $from } para { $hex }.
combat-commander-told-hand-shown = { $side }: mostra a mão.
combat-commander-told-card-shown = { $side }: tem { $card } na mão.
combat-commander-told-support = { $side }: { $item }, da tabela de apoio.
combat-commander-told-scrounged = { $unit }: pega { $weapon }.
combat-commander-told-concealed = { $side }: a Cobertura { $cover } oculta; total de ataque agora { $total }.
combat-commander-told-radio-broke = { $side }, fora de serviço: { $radio }.
combat-commander-told-radio-fixed = { $side }, de novo em serviço: { $radio }.
combat-commander-told-radio-lost = { $side }, fora do jogo: { $radio }.
combat-commander-told-spotted = { $unit } pede { $smoke ->
    [yes] fumaça
   *[no] granadas
} em { $hex }.
combat-commander-told-drifted = O tiro de observação desvia de { $from } para { $hex }.
combat-commander-told-drifted-off = O tiro de observação desvia de { $from } para fora do mapa.
combat-commander-told-handed-over = { $unit } entrega { $weapon } a { $twin }.
