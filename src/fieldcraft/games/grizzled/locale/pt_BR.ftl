grizzled-title = The Grizzled
grizzled-option-level = Nível
grizzled-level-rookie = Novato: as armadilhas são ignoradas
grizzled-level-normal = Normal
grizzled-level-veteran = Veterano: mais Provações, menos Moral
grizzled-option-plain = Dois jogadores: com o Capelão ou sem ele
grizzled-mode-chaplain = com o Capelão, que dá suporte como terceiro à mesa
grizzled-mode-plain = sem ele; quase nunca se vence, porque os dois tiles de suporte quase sempre se anulam
grizzled-option-ladder = Escada, com o Capelão: um degrau após cada vitória
grizzled-ladder-step = { $trials } Provações, { $morale } de Moral
grizzled-scenario = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
grizzled-date = A Grande Guerra
grizzled-seat = Jogador { $number }

## Who and what
grizzled-chaplain = o Capelão
grizzled-character = { $name }
grizzled-threat-night = Noite
grizzled-threat-rain = Chuva
grizzled-threat-snow = Neve
grizzled-threat-shell = Projétil
grizzled-threat-mask = Máscara
grizzled-threat-whistle = Apito
grizzled-shows-2 = { $kind1 } + { $kind2 }
grizzled-shows-3 = { $kind1 } + { $kind2 } + { $kind3 }
grizzled-shows-6 = as seis ameaças
grizzled-card-copy = { $shown } ({ $copy })
grizzled-card-trap = { $shown } (armadilha)
grizzled-card-trauma-night = Trauma (Noite)
grizzled-card-trauma-rain = Trauma (Chuva)
grizzled-card-trauma-snow = Trauma (Neve)
grizzled-card-phobia-shell = Fobia (Projétil)
grizzled-card-phobia-mask = Fobia (Máscara)
grizzled-card-phobia-whistle = Fobia (Apito)
grizzled-card-wounded = Ferido
grizzled-card-mute = Mudo
grizzled-card-tyrannical = Tirânico
grizzled-card-demoralized = Desmoralizado
grizzled-card-fragile = Frágil
grizzled-card-fearful = Medroso
grizzled-card-panicked = Em pânico
grizzled-card-frenzied = Frenético
grizzled-card-selfish = Egoísta
grizzled-card-hardheaded = Teimoso
grizzled-card-prideful = Orgulhoso
grizzled-card-clumsy = Desastrado
grizzled-card-absent-minded = Distraído
grizzled-card-merry-christmas = Feliz Natal
grizzled-tile-left1 = esquerda
grizzled-tile-right1 = direita
grizzled-tile-left2 = dois à esquerda
grizzled-tile-right2 = dois à direita

## What is asked
grizzled-prompt-over = A partida acabou.
grizzled-prompt-wait = { $seat } decide.
grizzled-prompt-wait-answers = O Discurso de { $speaker } ({ $kind }) está sendo respondido.
grizzled-prompt-intensity = Rodada { $round }. { $seat }, quantas cartas cada um recebe?
grizzled-prompt-turn = { $seat }, o que você faz?
grizzled-prompt-fearful = { $seat }, há uma ameaça ativa duas vezes: o Medroso tem de bater em retirada.
grizzled-prompt-answer = { $speaker } discursa sobre { $kind }: descartar uma carta que a mostre?
grizzled-prompt-relieve = { $seat }, Feliz Natal: qual Golpe Duro é descartado?
grizzled-prompt-remove = { $seat }, Distraído: qual tile de suporte se perde?
grizzled-prompt-tile = { $seat }, a quem você dá suporte?
grizzled-prompt-benefit-success = { $seat }, o grupo lhe dá suporte: descarte até { $left ->
    [one] { $left } Golpe Duro
   *[other] { $left } Golpes Duros
} ou recupere o amuleto.
grizzled-prompt-benefit-failure = { $seat }, o grupo lhe dá suporte: descarte até { $left ->
    [one] { $left } Golpe Duro
   *[other] { $left } Golpes Duros
}.

## Answers
grizzled-option-intensity = { $number ->
    [one] { $number } carta para cada um
   *[other] { $number } cartas para cada um
}
grizzled-option-play = Jogar { $card }
grizzled-option-play-knock = Sofrer o Golpe Duro { $card }
grizzled-option-play-relief = Jogar { $card }
grizzled-option-charm = Amuleto de Boa Sorte: descartar { $card }
grizzled-option-speech = Discurso: { $kind }
grizzled-option-withdraw = Bater em retirada
grizzled-option-discard = Descartar { $card }
grizzled-option-decline = Não descartar nada
grizzled-option-relieve = Descartar { $card } ({ $owner })
grizzled-option-relieve-nobody = Descartar { $card }
grizzled-option-remove = Perder o tile: { $tile }
grizzled-option-support = { $tile }: { $target }
grizzled-option-shed = Descartar { $card }
grizzled-option-recover = Recuperar o Amuleto de Boa Sorte
grizzled-option-done = Mais nada

## Why not
grizzled-refusal-game-over = A partida acabou.
grizzled-refusal-no-such-action = Essa ação não existe.
grizzled-refusal-not-your-turn = Outra pessoa tem de decidir.
grizzled-refusal-finish-first = O que começou tem de ser concluído primeiro.
grizzled-refusal-intensity-too-low = Cada um recebe no mínimo { $least }.
grizzled-refusal-intensity-too-high = Mais que { $most } não mudaria nada: a pilha não tem mais cartas.
grizzled-refusal-first-intensity-too-low = Na primeira rodada cada um recebe no mínimo { $least }.
grizzled-refusal-intensity-chosen = A intensidade já foi escolhida.
grizzled-refusal-not-in-hand = { $card } não está na sua mão.
grizzled-refusal-charm-spent = Seu Amuleto de Boa Sorte já foi usado; só o suporte o traz de volta.
grizzled-refusal-not-in-no-mans-land = { $card } não está na Terra de Ninguém.
grizzled-refusal-charm-other-threat = { $card } não mostra { $kind }, a ameaça que o seu amuleto afasta.
grizzled-refusal-no-speech-token = Você não tem token de Discurso.
grizzled-refusal-is-mute = Quem está Mudo não faz Discurso.
grizzled-refusal-is-hardheaded = O Teimoso não bate em retirada com duas ou mais cartas.
grizzled-refusal-is-prideful = O Orgulhoso só bate em retirada de mão vazia ou por último.
grizzled-refusal-fragile-comrade = Enquanto um companheiro Frágil está na missão, os outros só batem em retirada de mão vazia.
grizzled-refusal-must-withdraw = Há uma ameaça ativa duas vezes: o Medroso tem de bater em retirada.
grizzled-refusal-no-speech = Não há Discurso a responder.
grizzled-refusal-already-answered = Você já respondeu.
grizzled-refusal-does-not-show = { $card } não mostra { $kind }.
grizzled-refusal-not-attached = { $card } não está com ninguém.
grizzled-refusal-not-a-knock = { $card } não é um Golpe Duro.
grizzled-refusal-no-such-tile = Você não tem esse tile.
grizzled-refusal-not-your-knock = Não cabe a você descartar { $card }.
grizzled-refusal-charm-ready = Seu Amuleto de Boa Sorte está pronto.
grizzled-refusal-no-charm-after-failure = Depois de uma falha não se recupera o amuleto.
grizzled-refusal-one-benefit = Golpes Duros ou o amuleto, não os dois.
grizzled-refusal-nothing-to-choose = Não há nada disso a escolher agora.
grizzled-refusal-has-withdrawn = Você já bateu em retirada desta missão.
grizzled-refusal-speaker-discards-nothing = Quem faz o Discurso não descarta nada.
grizzled-refusal-must-answer = Primeiro é preciso responder ao Discurso.

## What happens
grizzled-event-joined = O jogador { $number } é { $character }.
grizzled-event-tile-dealt = Seu terceiro tile de suporte, { $seat }: { $tile }.
grizzled-event-leads = { $seat } é o primeiro Líder da Missão.
grizzled-event-round-began = Rodada { $round }. Líder da Missão: { $seat }.
grizzled-event-chaplain-placed = O Capelão coloca um tile de suporte virado para baixo.
grizzled-event-intensity = { $seat } escolhe a intensidade: { $number }.
grizzled-event-received = { $seat } recebe { $card }.
grizzled-event-dealt = { $seat } recebe uma carta.
grizzled-event-pile-empty = A pilha de Provações acabou.
grizzled-event-frenzy = { $seat } está Frenético e compra mais cartas.
grizzled-event-turn-began = { $seat } age.
grizzled-event-played = { $seat } joga { $card }.
grizzled-event-trap-sprung = Armadilha! { $seat } compra e joga { $card }.
grizzled-event-trap-empty = Armadilha, mas a pilha de Provações está vazia.
grizzled-event-attached = { $seat } sofre um Golpe Duro: { $card }.
grizzled-event-took-lead = { $seat } assume a liderança.
grizzled-event-relieved = { $seat } livra { $owner } de { $card }.
grizzled-event-nothing-to-relieve = Feliz Natal: ninguém tem Golpes Duros.
grizzled-event-charm-used = { $seat } usa o Amuleto de Boa Sorte: { $card } é descartada.
grizzled-event-spoke = { $seat } faz um Discurso: { $kind }.
grizzled-event-discarded = { $seat } descarta { $card }.
grizzled-event-kept = { $seat } não descarta nada.
grizzled-event-tile-removed = { $seat } perde um tile de suporte: { $tile }.
grizzled-event-tile-removed-unseen = { $seat } perde um tile de suporte.
grizzled-event-tile-placed = { $seat } bate em retirada e coloca um tile de suporte: { $tile }.
grizzled-event-withdrew = { $seat } bate em retirada e coloca um tile de suporte.
grizzled-event-withdrew-bare = { $seat } bate em retirada sem tile de suporte.
grizzled-event-stumbled = Desastrado: { $seat } compra e joga { $card }.
grizzled-event-stumbled-not = Desastrado, mas a pilha de Provações está vazia.
grizzled-event-failed = A missão falha: { $kind } três vezes. { $number ->
    [one] { $number } carta volta
   *[other] { $number } cartas voltam
} para a pilha de Provações.
grizzled-event-succeeded = A missão é um sucesso. { $number ->
    [one] { $number } carta da Terra de Ninguém é descartada
   *[other] { $number } cartas da Terra de Ninguém são descartadas
}.
grizzled-event-tile-revealed = Tile de suporte ({ $seat }): { $tile }. Vai para { $target }.
grizzled-event-supported = { $seat } recebe suporte: { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}.
grizzled-event-chaplain-supported = O Capelão recebeu mais tiles ({ $number }): ninguém é ajudado.
grizzled-event-nobody-supported = Ninguém recebe suporte.
grizzled-event-shed = { $seat } se livra de { $card }.
grizzled-event-recovered = { $seat } recupera o Amuleto de Boa Sorte.
grizzled-event-morale-dropped = A moral cai: { $number ->
    [one] { $number } carta passa
   *[other] { $number } cartas passam
} para a pilha de Provações ({ $hands } nas mãos).
grizzled-event-lead-passed = { $seat } passa a ser Líder da Missão.
grizzled-event-token-given = { $seat } recebe um token de Discurso.
grizzled-event-lead-stays = Um tirano continua no comando: { $seat }.
grizzled-event-won = Paz! A pilha de Provações e todas as mãos estão vazias.
grizzled-event-lost-by-knocks = { $seat } sofreu Golpes Duros demais.
grizzled-event-lost-by-morale = A Reserva de Moral acabou: o Monumento aparece.
grizzled-verdict-peace = O grupo volta para casa: a guerra acabou e vocês venceram juntos.
grizzled-verdict-hard-knocks = A guerra destruiu um de vocês: o grupo perdeu.
grizzled-verdict-monument = Só restou um monumento: o grupo perdeu.
grizzled-ladder-next = O próximo degrau da escada: { $trials } Provações, { $morale } de Moral.
grizzled-ladder-top = Vocês voltaram para casa do topo da escada, com { $trials } Provações: mais alto ela não vai.
grizzled-error-threat = “{ $word }” não é uma ameaça; ameaças esperadas: { $threats }.
grizzled-error-ladder = Só dois jogadores com o Capelão sobem a escada (G-15.4); em qualquer outra partida “ladder” fica em 0.
