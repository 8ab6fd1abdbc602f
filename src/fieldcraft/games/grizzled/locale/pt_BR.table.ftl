## The table in characters
grizzled-table-legend-signs = ◆ Líder da Missão, ✓ amuleto pronto, ✗ amuleto usado, » tokens de Discurso, ▲ em retirada.
grizzled-table-legend-threats = Cada ameaça: quantas vezes está ativa; a terceira faz a missão falhar.
grizzled-table-trials-short = Provações
grizzled-table-morale-short = Moral
grizzled-table-peace = PAZ
grizzled-table-monument = MONUMENTO
grizzled-table-tokens-short = Discursos
grizzled-table-no-mans-land = Terra de Ninguém
grizzled-table-cards-short = cartas
grizzled-table-tiles-short = tiles

## The table in sentences
grizzled-table-headline = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, { $level }
grizzled-table-headline-plain = { $players } jogadores, { $level }; { $mode }
grizzled-table-headline-ladder = { $players } jogadores, { $level }; degrau { $step } de { $steps } da escada
grizzled-table-round = Rodada { $round }. Líder da Missão: { $leader }.
grizzled-table-piles = Provações: { $trials }. Reserva de Moral: { $morale }. Tokens de Discurso na reserva: { $supply }.
grizzled-table-land = Terra de Ninguém: { $cards }.
grizzled-table-threats = Ameaças ativas: { $threats }.
grizzled-table-threat = { $kind } { $number }
grizzled-table-player = { $seat } ({ $charm }, { $ready }): { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}, { $tiles ->
    [one] { $tiles } tile de suporte
   *[other] { $tiles } tiles de suporte
}, { $tokens ->
    [one] { $tokens } token de Discurso
   *[other] { $tokens } tokens de Discurso
}, { $state }. Golpes Duros: { $knocks }.
grizzled-table-numbered = { $number }. { $seat }
grizzled-table-chaplain = O Capelão: { $tiles ->
    [one] { $tiles } tile de suporte
   *[other] { $tiles } tiles de suporte
}.
grizzled-table-ready = amuleto pronto
grizzled-table-spent = amuleto usado
grizzled-table-in-mission = na missão
grizzled-table-withdrawn = em retirada
grizzled-table-hand = Sua mão: { $cards }.
grizzled-table-own-tiles = Seus tiles de suporte: { $tiles }.
grizzled-table-own-played = Você colocou: { $tile }.
grizzled-table-own-lost = Você perdeu: { $tiles }.
grizzled-table-discard = Descartadas: { $cards }.
grizzled-table-returned = De volta na pilha de Provações e não vistas desde então: { $cards }.
grizzled-table-known-tiles = Tiles conhecidos ({ $seat }): { $tiles }.
grizzled-table-nothing = nada
