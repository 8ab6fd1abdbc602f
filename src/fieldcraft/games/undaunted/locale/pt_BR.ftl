undaunted-title = Destemidos: Normandia
undaunted-option-round-limit = Parar após este número de rodadas; com 0, joga-se até o fim (fora das regras)
undaunted-option-open-discards = Descartes abertos (fora das regras)

## Sides
undaunted-side-us = EUA
undaunted-side-ger = Alemanha
undaunted-side-short-us = EUA
undaunted-side-short-ger = ALE

## Cards
undaunted-card-rifleman = Fuzileiro { $squad }
undaunted-card-scout = Esclarecedor { $squad }
undaunted-card-machine-gunner = Metralhador { $squad }
undaunted-card-sniper = Atirador de Elite
undaunted-card-mortar = Morteiro
undaunted-card-platoon-sergeant = Adjunto de Pelotão
undaunted-card-platoon-guide = Guia de Pelotão
undaunted-card-squad-leader = Comandante de GC { $squad }
undaunted-card-fog-of-war = Névoa da Guerra

## Counters
undaunted-unit-rifleman = Fuzileiros { $squad }
undaunted-unit-scout = Esclarecedores { $squad }
undaunted-unit-machine-gunner = Metralhadores { $squad }
undaunted-unit-sniper = Atiradores de Elite
undaunted-unit-mortar = Morteiro
undaunted-counter = { $unit } ({ $side })

## Actions
undaunted-verb-move = Mover
undaunted-verb-guide = Orientar
undaunted-verb-scout = Esclarecer
undaunted-verb-stalk = Espreitar
undaunted-verb-attack = Atacar
undaunted-verb-suppress = Suprimir
undaunted-verb-blast = Explodir
undaunted-verb-bolster = Reforçar
undaunted-verb-command = Comandar
undaunted-verb-conceal = Dissimular
undaunted-verb-control = Controlar
undaunted-verb-inspire = Inspirar
undaunted-verb-recon = Reconhecer
undaunted-verb-target = Mirar
undaunted-verb-ready = Colocar em prontidão
undaunted-verb-hunker = Abrigar-se
undaunted-verb-bid = Disputar a iniciativa
undaunted-verb-valued = { $verb } { $value }

## Markers
undaunted-marker-unmarked = não esclarecida
undaunted-marker-scouted = esclarecida
undaunted-marker-controlled = controlada
undaunted-base-defence = defesa básica
undaunted-cover = cobertura
undaunted-range = distância

## Goals and endings
undaunted-goal-points = controlar objetivos que somem { $need ->
    [one] { $need } ponto
   *[other] { $need } pontos
}
undaunted-goal-pin = imobilizar o inimigo: não deixar nenhuma ficha de Fuzileiros dele no tabuleiro
undaunted-reason-capture = objetivos capturados
undaunted-reason-pin = inimigo imobilizado
undaunted-reason-beyond-hope = inimigo em Situação Irremediável
undaunted-reason-both-pinned = ambos os exércitos imobilizados
undaunted-reason-round-limit = limite de rodadas atingido

## What is asked
undaunted-prompt-bid = Rodada { $round }. { $side }: escolha em segredo uma carta para disputar a iniciativa.
undaunted-prompt-turn = Rodada { $round }. { $side }: baixe uma carta ou encerre o turno.
undaunted-prompt-step = { $card }, { $action }: para onde vai a ficha de { $unit }? { $left ->
    [one] Resta { $left } passo.
   *[other] Restam { $left } passos.
}
undaunted-prompt-lead = { $card }, { $action }: qual ficha se move?
undaunted-prompt-aim = { $card }, { $action }: qual ficha é o alvo?
undaunted-prompt-bolster = { $card }, { $action }: qual carta vai do suprimento para o descarte? Você ainda pode pegar até { $left }.
undaunted-prompt-inspire = { $card }, { $action }: qual carta volta da área de jogo para a mão?
undaunted-prompt-number = { $card }, { $action }: quantas cartas você compra?
undaunted-prompt-mark = { $card }, { $action }: em qual peça você coloca o marcador de Alvo?
undaunted-prompt-wait = Turno em andamento: { $side }.
undaunted-prompt-over = A partida terminou.

## Options
undaunted-option-bid = { $card }, iniciativa { $value }
undaunted-option-end-turn = Encerrar o turno{ $number ->
    [0] {""}
    [one] {" "}({ $number } carta não usada)
   *[other] {" "}({ $number } cartas não usadas)
}
undaunted-option-play = { $card }: { $action }
undaunted-option-play-spawn = { $card }: { $action } (a ficha entra em { $tile })
undaunted-option-hunker = { $card }: Abrigar-se (volta ao suprimento)
undaunted-option-ready = { $card }: colocar em prontidão a ficha suprimida
undaunted-option-step = para { $tile } ({ $about })
undaunted-option-stop = ficar aqui
undaunted-option-stop-taking = não pegar mais cartas
undaunted-option-aim = { $counter } em { $tile }
undaunted-option-aim-suppressed = { $counter } em { $tile }, ficha suprimida
undaunted-option-take = { $card }
undaunted-option-number = { $number ->
    [0] Não comprar
    [one] Comprar { $number } carta
   *[other] Comprar { $number } cartas
}
undaunted-option-mark = { $tile } ({ $about })
undaunted-option-lead = { $unit } em { $tile }
undaunted-tile-note = cobertura { $cover }{ $points ->
    [0] {""}
    [one] , { $points } ponto
   *[other] , { $points } pontos
}, { $marker }

## What happened
undaunted-event-round-began = Começa a rodada { $round }.
undaunted-event-drew = { $side }: compra { $card }.
undaunted-event-drew-unseen = { $side }: compra uma carta.
undaunted-event-reshuffled = { $side }: embaralha o descarte ({ $number }) e forma um novo baralho.
undaunted-event-bid-revealed = { $side }: disputa a iniciativa com { $card } ({ $value }).
undaunted-event-bid-nothing = { $side }: não tem carta para disputar a iniciativa.
undaunted-event-initiative = { $side }: ganha a iniciativa.
undaunted-event-initiative-kept = { $side }: mantém a iniciativa.
undaunted-event-turn-began = Turno: { $side }.
undaunted-event-played = { $side }: baixa { $card } ({ $action }).
undaunted-event-hunkered = { $side }: abriga { $card }; a carta volta ao suprimento.
undaunted-event-spawned = { $side }: a ficha de { $unit } entra em { $tile }.
undaunted-event-readied = { $side }: a ficha de { $unit } volta a ficar em prontidão.
undaunted-event-moved = { $side }: a ficha de { $unit } vai de { $from } para { $tile }.
undaunted-event-stayed = { $side }: a ficha de { $unit } fica em { $tile }.
undaunted-event-scouted = { $side }: esclarece a peça { $tile }.
undaunted-event-fog-taken = { $side }: { $number ->
    [0] não pega Névoa da Guerra, pois o suprimento não tem nenhuma
    [one] pega { $number } carta de Névoa da Guerra
   *[other] pega { $number } cartas de Névoa da Guerra
}; no suprimento: { $supply }.
undaunted-event-target-taken-off = { $side }: o marcador de Alvo sai de { $tile }.
undaunted-event-attacked = { $action }, alvo { $counter }: é preciso tirar { $total } ou mais (defesa básica { $base } + cobertura { $cover } + distância { $range }), ou 0.
undaunted-event-blasted = Explosão contra { $counter }: é preciso tirar { $total } ou mais (defesa básica { $base } + cobertura { $cover }), ou 0.
undaunted-event-rolled = Dados: { $faces }.
undaunted-event-missed = { $counter }: o ataque falhou.
undaunted-event-casualty-hand = { $side }: perde { $card } da mão.
undaunted-event-casualty-discard = { $side }: perde { $card } do descarte.
undaunted-event-casualty-deck = { $side }: perde { $card } do baralho, que é embaralhado.
undaunted-event-counter-removed = { $side }: a ficha de { $unit } sai do tabuleiro.
undaunted-event-was-suppressed = { $side }: a ficha de { $unit } fica suprimida.
undaunted-event-still-suppressed = { $side }: a ficha de { $unit } já estava suprimida.
undaunted-event-nothing-hit = Não há nenhuma ficha em { $tile }.
undaunted-event-bolstered = { $side }: adiciona { $card } ao descarte.
undaunted-event-commanded = { $side }: { $number ->
    [0] não vai comprar cartas
    [one] vai comprar { $number } carta
   *[other] vai comprar { $number } cartas
}.
undaunted-event-concealed = { $side }: { $number ->
    [0] o inimigo não recebe Névoa da Guerra, pois o suprimento dele não tem nenhuma
    [one] o inimigo recebe { $number } carta de Névoa da Guerra
   *[other] o inimigo recebe { $number } cartas de Névoa da Guerra
}.
undaunted-event-controlled = { $side }: assume o controle da peça { $tile }{ $points ->
    [0] {""}
    [one] {" "}({ $points } ponto)
   *[other] {" "}({ $points } pontos)
}.
undaunted-event-lost-control = { $side }: perde o controle da peça { $tile }.
undaunted-event-radio-raised = A peça do rádio, { $tile }, agora vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
undaunted-event-inspired = { $side }: { $card } volta à mão.
undaunted-event-fog-removed = { $side }: remove da partida uma carta de Névoa da Guerra.
undaunted-event-target-put = { $side }: coloca o marcador de Alvo em { $tile }.
undaunted-event-turn-ended = { $side }: encerra o turno{ $number ->
    [0] {""}
    [one] {" "}e descarta { $number } carta não usada
   *[other] {" "}e descarta { $number } cartas não usadas
}.
undaunted-event-hope-lost = { $side }: não tem mais como vencer pelos pontos de objetivo (Situação Irremediável).
undaunted-event-won = Vitória: { $side } ({ $reason }).

## Why not
undaunted-refusal-game-over = A partida terminou; não se joga mais nada.
undaunted-refusal-no-such-action = Essa ação não existe.
undaunted-refusal-not-your-turn = Não é o seu turno: primeiro, quem tem o marcador de Iniciativa joga um turno inteiro; depois, o outro lado.
undaunted-refusal-finish-action-first = Termine a ação já iniciada antes de fazer qualquer outra coisa.
undaunted-refusal-no-action-begun = Primeiro use uma carta para uma ação; depois escolha onde e contra quem.
undaunted-refusal-bid-first = Os dois lados disputam a iniciativa antes do primeiro turno da rodada.
undaunted-refusal-bids-are-in = As cartas de iniciativa desta rodada já foram reveladas.
undaunted-refusal-already-bid = Você já escolheu sua carta de iniciativa; cada lado usa só uma.
undaunted-refusal-bid-not-in-hand = Você só pode disputar a iniciativa com uma carta da sua mão: { $card } não está nela.
undaunted-refusal-not-in-hand = Você só pode baixar cartas da sua mão: { $card } não está nela.
undaunted-refusal-fog-cannot-act = Névoa da Guerra não tem ações e não pode ser baixada; fica na mão até o fim do turno.
undaunted-refusal-fog-cannot-hunker = Névoa da Guerra não pode ser abrigada; só a ação Reconhecer se livra dela.
undaunted-refusal-not-printed = { $card } não tem a ação { $action }.
undaunted-refusal-is-suppressed = A ficha de { $card } está suprimida: a próxima carta da unidade apenas a coloca em prontidão.
undaunted-refusal-not-suppressed = A ficha de { $card } não está suprimida: não há o que colocar em prontidão.
undaunted-refusal-no-counter-to-ready = { $card } não tem ficha: não há o que colocar em prontidão.
undaunted-refusal-not-a-tile = Essa peça não existe neste tabuleiro.
undaunted-refusal-not-adjacent = Cada passo leva a uma peça adjacente.
undaunted-refusal-move-needs-marker = Com Mover, só se entra em peças esclarecidas ou controladas pelo seu exército.
undaunted-refusal-guide-needs-marker = Com Orientar, só se entra em peças esclarecidas ou controladas pelo seu exército.
undaunted-refusal-guide-off-board = Orientar só move fichas que estão no tabuleiro.
undaunted-refusal-guide-suppressed = Orientar não pode mover uma ficha suprimida.
undaunted-refusal-guide-enemy = Orientar só move as suas próprias fichas.
undaunted-refusal-no-enemy-on-board = O inimigo não tem nenhuma ficha no tabuleiro para você atacar.
undaunted-refusal-target-not-enemy = O alvo deve ser uma ficha inimiga.
undaunted-refusal-target-not-on-board = Essa ficha não está no tabuleiro e não pode ser atingida.
undaunted-refusal-no-target-marker = Explodir exige o seu marcador de Alvo no tabuleiro.
undaunted-refusal-not-in-blast = Explodir ataca uma vez cada ficha que estava na peça do marcador de Alvo; esta não está entre as que faltam.
undaunted-refusal-not-in-supply = { $card } não está no seu suprimento.
undaunted-refusal-bolster-other-squad = Esta ação Reforçar só pega cartas do próprio GC; { $card } não faz parte dele.
undaunted-refusal-too-many-cards = Você não pode comprar mais cartas do que o número indicado na carta.
undaunted-refusal-enemy-on-tile = Não é possível usar Controlar enquanto houver na peça uma ficha inimiga, em prontidão ou suprimida.
undaunted-refusal-already-controlled = Você já controla esta peça.
undaunted-refusal-radio-enemy-on-tile = O valor do rádio não pode aumentar enquanto houver uma ficha alemã na peça dele.
undaunted-refusal-radio-us-only = Só os EUA podem aumentar o valor do rádio; você já controla esta peça.
undaunted-refusal-not-in-play = { $card } não está na sua área de jogo.
undaunted-refusal-inspire-other-squad = Inspirar só pega cartas do próprio GC; { $card } não faz parte dele.
undaunted-refusal-inspire-itself = A carta usada para Inspirar não pode devolver a si mesma à mão.
undaunted-refusal-no-fog-in-hand = Reconhecer exige uma carta de Névoa da Guerra na sua mão.
undaunted-refusal-target-too-near = O marcador de Alvo é colocado em uma peça a três ou mais peças de distância do seu Morteiro.
undaunted-refusal-target-same-tile = O marcador de Alvo já está ali; ele deve ir para outra peça.
undaunted-refusal-no-target-tile = Nenhuma peça está longe o bastante do seu Morteiro para receber o marcador de Alvo.
undaunted-refusal-must-aim = Esta ação já começou e deve ser executada: faça a sua escolha.
undaunted-refusal-not-a-card = Essa carta não existe.
undaunted-refusal-not-on-target-tile = A explosão atinge somente fichas na peça com o seu marcador de Alvo.
