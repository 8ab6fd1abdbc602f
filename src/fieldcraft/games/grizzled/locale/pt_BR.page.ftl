## The table as a page
grizzled-page-round = Missão { $round }
grizzled-page-intensity = intensidade { $number }
grizzled-page-badge-yours = Sua vez
grizzled-page-badge-other = Vez de { $seat }
grizzled-page-badge-answers = Respostas
grizzled-page-badge-over = Fim
grizzled-page-stands = { $cards ->
    [one] { $cards } carta na mesa
   *[other] { $cards } cartas na mesa
} · { $gone ->
    [0] ninguém se retirou
    [one] { $gone } se retirou
   *[other] { $gone } se retiraram
}
grizzled-page-comrades = Camaradas, em sentido horário a partir da sua esquerda
grizzled-page-squad = O pelotão
grizzled-page-you = Você
grizzled-page-chaplain = Capelão
grizzled-page-acting = decide
grizzled-page-leader = Líder da Missão
grizzled-page-withdrew = bateu em retirada
grizzled-page-withdrew-tile = retirou-se · suporte colocado
grizzled-page-tile-placed = suporte colocado
grizzled-page-cards-word = { $number ->
    [one] carta na mão
   *[other] cartas na mão
}
grizzled-page-charm-ready = Amuleto contra { $kind }, pronto
grizzled-page-charm-spent = Amuleto contra { $kind }, gasto
grizzled-page-tiles = Tiles de Suporte
grizzled-page-tiles-word = { $number ->
    [one] tile de Suporte
   *[other] tiles de Suporte
}
grizzled-page-speeches = Discursos
grizzled-page-icons-word = Golpes Duros: { $number } de { $limit }
grizzled-page-knocks = Golpes Duros
grizzled-page-your-tiles = Seus tiles de Suporte
grizzled-page-tile-face-down = virado para baixo: { $tile }

## No Man’s Land and the piles
grizzled-page-no-mans-land = Terra de Ninguém
grizzled-page-land-cards = Cartas na Terra de Ninguém
grizzled-page-land-empty = Ainda não há nada aqui.
grizzled-page-threats = Ameaças ativas
grizzled-page-threat-count = { $number } de { $limit }
grizzled-page-one-away = falta uma
grizzled-page-piles = A Paz e o Monumento
grizzled-page-trials-left = Provações restantes
grizzled-page-morale-left = de Moral
grizzled-page-peace-under = Vazia, com todas as mãos vazias: paz, vocês vencem.
grizzled-page-peace-seen = A Paz está à vista: esvaziem as mãos.
grizzled-page-monument-under = Vazia: o Monumento, vocês perdem.
grizzled-page-monument-seen = O Monumento.
grizzled-page-supply = Discursos na reserva: { $number }
grizzled-page-reveal = Suporte, revelado ao mesmo tempo
grizzled-page-supports = dá suporte a
grizzled-page-no-tiles = Ninguém havia colocado um tile de Suporte.
grizzled-page-mission-failed = A missão fracassou: terceira ameaça, { $kind }. { $number ->
    [one] { $number } carta volta
   *[other] { $number } cartas voltam
} para as Provações.
grizzled-page-mission-succeeded = A missão teve sucesso: { $number ->
    [one] { $number } carta ficou
   *[other] { $number } cartas ficaram
} para trás.
grizzled-page-is-supported = { $seat } recebe suporte ({ $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}).
grizzled-page-nobody-supported = Ninguém recebe suporte.
grizzled-page-morale-fell = O moral cai { $number }.

## Cards
grizzled-page-hand = Mão
grizzled-page-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
grizzled-page-hand-empty = Sua mão está vazia.
grizzled-page-trap = Armadilha
grizzled-page-trap-ignored = Armadilha, ignorada neste nível
grizzled-page-effect-threat = Enquanto você está na missão, mais uma ameaça ativa: { $kind }.
grizzled-page-effect-wounded = Pesa como dois Golpes Duros.
grizzled-page-effect-mute = Você não pode falar nem fazer Discursos.
grizzled-page-effect-tyrannical = Você assume e mantém a liderança; ninguém recebe Discursos.
grizzled-page-effect-demoralized = O moral cai uma carta a mais.
grizzled-page-effect-fragile = Enquanto você está na missão, os outros só se retiram com a mão vazia.
grizzled-page-effect-fearful = Se uma ameaça está ativa duas vezes no início da sua vez, você tem de se retirar.
grizzled-page-effect-panicked = Ao se retirar, seu tile de Suporte é sorteado.
grizzled-page-effect-frenzied = Você compra duas cartas a mais em cada Preparação.
grizzled-page-effect-selfish = Seu tile de Suporte vale para você mesmo.
grizzled-page-effect-hardheaded = Você não pode se retirar com duas ou mais cartas.
grizzled-page-effect-prideful = Você só se retira com a mão vazia, ou por último.
grizzled-page-effect-clumsy = Ao se retirar, você compra uma Provação e a joga.
grizzled-page-effect-absent-minded = Ao se retirar, você antes perde um tile de Suporte.
grizzled-page-effect-merry-christmas = Livra alguém de um Golpe Duro.
grizzled-page-third = Terceira ameaça, { $kind }: a missão fracassa.
grizzled-page-breaking = Você teria { $number } Golpes Duros: sem suporte, a partida está perdida.
grizzled-page-springs = Armadilha: a carta do topo das Provações também é comprada e jogada.

## What is asked
grizzled-page-prompt = Suas ações
grizzled-page-waiting = Aguardando { $seats }
grizzled-page-waiting-answers = Aguardando os outros
grizzled-page-doing-intensity = Escolhe a dureza da missão.
grizzled-page-doing-turn = Escolhe o que fazer.
grizzled-page-doing-answer = Um Discurso sobre { $kind }: todos os outros podem descartar uma carta, em segredo.
grizzled-page-your-answer = Você descarta { $card } quando todos tiverem respondido.
grizzled-page-doing-relieve = Feliz Natal: escolhe um Golpe Duro para descartar.
grizzled-page-doing-remove = Perde um tile de Suporte.
grizzled-page-doing-tile = Coloca um tile de Suporte.
grizzled-page-doing-benefit = Escolhe para que serve o suporte.
grizzled-page-doing-over = A partida acabou.
grizzled-page-ask-turn = Sua vez: jogue uma carta, ou
grizzled-page-ask-turn-card = Sua vez: jogue uma carta
grizzled-page-ask-turn-empty = Sua vez, com a mão vazia
grizzled-page-ask-withdraw = Você só pode bater em retirada
grizzled-page-ask-intensity = Missão { $round }: quantas cartas para cada um?
grizzled-page-ask-answer = { $seat } discursa sobre { $kind }
grizzled-page-ask-benefit = O pelotão dá suporte a você
grizzled-page-ask-relieve = Feliz Natal: qual Golpe Duro sai?
grizzled-page-ask-remove = Qual tile de Suporte você perde?
grizzled-page-ask-tile = A quem você dá suporte?
grizzled-page-hint-withdraw = Um Golpe Duro não lhe deixa outra escolha.
grizzled-page-hint-charm = Seu amuleto pode tirar uma carta marcada da Terra de Ninguém.
grizzled-page-hint-intensity = A pilha de Provações tem { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}.
grizzled-page-hint-answer = Escolha uma carta da mão para descartar, ou guarde todas. Sua resposta fica em segredo até que todos respondam.
grizzled-page-hint-answer-none = Nenhuma carta da sua mão a mostra. Os outros não sabem disso.
grizzled-page-hint-success = Descarte até { $left ->
    [one] { $left } Golpe Duro
   *[other] { $left } Golpes Duros
}, ou recupere o amuleto.
grizzled-page-hint-failure = Depois de um fracasso: descarte até { $left ->
    [one] { $left } Golpe Duro
   *[other] { $left } Golpes Duros
}.
grizzled-page-hint-relieve = Seu ou de um camarada.
grizzled-page-hint-remove = Ele sai do jogo sem ser visto.
grizzled-page-hint-tile = O tile fica virado para baixo até que todos sejam revelados.
grizzled-page-group-withdraw = Bater em retirada e dar suporte
grizzled-page-group-speech = Fazer um Discurso ({ $number ->
    [one] resta { $number }
   *[other] restam { $number }
})
grizzled-page-support-tile = { $target }
grizzled-page-lose-tile = Perder: { $tile }
grizzled-page-why-not = Por que não?
grizzled-page-verb-play = Jogar
grizzled-page-verb-charm = Amuleto
grizzled-page-verb-discard = Descartar
grizzled-page-verb-speech = Discurso
grizzled-page-verb-withdraw = Bater em retirada

## Before it is done
grizzled-page-aim-play = Jogar { $card } na Terra de Ninguém?
grizzled-page-aim-knock = Sofrer o Golpe Duro { $card }?
grizzled-page-aim-relief = Jogar Feliz Natal?
grizzled-page-aim-charm = Usar o amuleto em { $card }?
grizzled-page-aim-speech = Discursar sobre { $kind }?
grizzled-page-aim-withdraw = Bater em retirada?
grizzled-page-aim-support = Bater em retirada e dar suporte a { $target }?
grizzled-page-aim-intensity = { $number ->
    [one] Dar { $number } carta a cada um?
   *[other] Dar { $number } cartas a cada um?
}
grizzled-page-aim-other = { $what }?
grizzled-page-note-safe = Nenhuma ameaça fica ativa pela terceira vez.
grizzled-page-note-charm = A carta inteira sai do jogo; o amuleto fica gasto.
grizzled-page-note-speech = { $number ->
    [0] Não há mais ninguém na missão.
    [one] { $number } camarada pode descartar uma carta que a mostre.
   *[other] { $number } camaradas podem descartar, cada um, uma carta que a mostre.
}
grizzled-page-note-intensity = { $number ->
    [one] Será distribuída { $number } carta.
   *[other] Serão distribuídas { $number } cartas.
}
grizzled-page-note-withdraw = Você não faz mais nada nesta missão. { $number ->
    [0] Sua mão está vazia.
    [one] Você guarda { $number } carta.
   *[other] Você guarda { $number } cartas.
}
grizzled-page-note-last = Você é a última pessoa: a missão termina. { $number ->
    [0] Sua mão está vazia.
    [one] Você guarda { $number } carta.
   *[other] Você guarda { $number } cartas.
}
grizzled-page-do-play = Jogar
grizzled-page-do-charm = Usar o amuleto
grizzled-page-do-speech = Discursar
grizzled-page-do-withdraw = Bater em retirada
grizzled-page-do-intensity = Distribuir
grizzled-page-do-relieve = Descartar
grizzled-page-do-remove = Perder
grizzled-page-do-support = Colocar o tile
grizzled-page-do-shed = Descartar
grizzled-page-do-recover = Recuperar
grizzled-page-do-done = Pronto
grizzled-page-no-undo = Isto não pode ser desfeito.
grizzled-page-cancel = Cancelar
grizzled-page-undo = Desfazer
grizzled-page-undo-what = desfaz: { $what }
grizzled-page-undo-nothing = nada para desfazer

## Log and end
grizzled-page-dealt = Cartas distribuídas: { $shares }.
grizzled-page-dealt-you = As suas: { $cards }.
grizzled-page-tiles-revealed = Suporte, revelado ao mesmo tempo:
grizzled-page-won = Vocês voltam para casa
grizzled-page-lost = O pelotão está perdido
grizzled-page-story = A história do pelotão
grizzled-page-mission = Missão { $round }
grizzled-page-chapter = Líder: { $leader }; intensidade { $intensity }, { $cards ->
    [one] { $cards } carta jogada
   *[other] { $cards } cartas jogadas
}.
grizzled-page-spoke = { $seat } discursou sobre { $kind }.
grizzled-page-failed-by = fracasso: terceira ameaça, { $kind }
grizzled-page-succeeded = sucesso
grizzled-page-broken = A guerra o quebrou
grizzled-page-marked = A guerra o marcou
grizzled-page-unharmed = Ileso
grizzled-page-fate = { $fate }: { $cards }

## What may be said in a mission
grizzled-page-say-threat = Mais uma ameaça de { $kind } e a missão fracassa.
grizzled-page-say-support = { $seat } precisa de suporte.
grizzled-page-say-morale = O moral está acabando.
grizzled-page-say-on = Podemos continuar.
grizzled-page-say-leave = Vamos bater em retirada a tempo.
grizzled-page-say-speech = Um Discurso ajudaria.
grizzled-page-say-thanks = Muito bem, camaradas.
