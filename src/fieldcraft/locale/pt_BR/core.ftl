## Languages and general words
language-name = Português (Brasil)
word-yes = sim
word-no = não

## Mistakes in files
error-in-file = { $file }: { $problem }
error-in-file-at = { $file }, { $place }: { $problem }
error-no-file = não foi possível ler o arquivo: { $detail }.
error-not-yaml = YAML inválido: { $detail }.
error-field = { $detail }.
error-unknown-game = O jogo “{ $game }” não existe; jogos disponíveis: { $games }.
error-unknown-scenario = O cenário “{ $scenario }” não existe; cenários disponíveis: { $scenarios }.
error-unknown-map = O mapa “{ $map }” não existe; mapas disponíveis: { $maps }.
error-unknown-hex = “{ $hex }” não é um hexágono: esperava-se uma coluna de A a O e uma linha de 1 a 10, por exemplo F5.
error-smoke-form = “{ $text }” não é uma Fumaça: esperava-se um hexágono e uma intensidade de 1 a 10, por exemplo F5=4.
error-force-size = “{ $size }” não é um tamanho de força: esperava-se um destes: { $sizes }.
error-unknown-option = A opção “{ $option }” não existe; opções disponíveis: { $options }.
error-option-value = Valor da opção “{ $option }”: { $value }; esperava-se um número inteiro de 0 a { $highest }.
error-unknown-bot = O jogador virtual “{ $bot }” não existe; jogadores virtuais disponíveis: { $bots }.
error-bots-number = Jogadores virtuais indicados: { $found }; número esperado: { $expected }.
error-seats-number = Número de lugares: { $found }; esperava-se de { $least } a { $most }.
error-players-number = Jogadores indicados: { $found }; número esperado: { $expected }.
error-number = “{ $value }” não é um número inteiro maior ou igual a { $lowest }.

## Records
error-record-empty = o arquivo está vazio: esperava-se o registro de uma partida.
error-record-json = esperava-se um objeto JSON na linha; o registro está truncado ou danificado.
error-record-header = esperava-se um cabeçalho com "fieldcraft": "record".
error-record-version = a versão { $version } do registro é desconhecida: esperava-se a versão { $known }.
error-record-rules = o registro foi feito com a versão { $rules } das regras: esperava-se a versão { $known }.
error-record-setup = não foi possível preparar a partida: { $why }
error-record-line = esperava-se "do", "chance" ou "end".
error-record-cut = o registro está truncado: esperava-se uma linha final com "end".
error-record-after-end = nada pode vir depois da linha final.
error-record-no-chance = esperava-se aqui um resultado para “{ $purpose }”.
error-record-other-chance = esperava-se um resultado para “{ $purpose }” (possíveis: { $of }); encontrado: “{ $found }” (possíveis: { $found_of }).
error-record-outcome = o resultado { $got } é impossível aqui; número de resultados possíveis: { $of }.
error-record-extra-chance = há um resultado para “{ $purpose }” que não foi pedido: esperava-se uma decisão.
error-record-number = esperava-se a decisão número { $number }.
error-record-seat = o lugar “{ $seat }” não existe; lugares esperados: { $seats }.
error-record-illegal = a ação “{ $do }” é recusada pela regra { $rule }: { $why }
error-record-notation = { $why }
error-record-end = segundo o registro, a partida terminou com { $end }, mas a reprodução dá { $found }.
error-record-count = decisões segundo o registro: { $stated }; encontradas: { $found }.
error-record-no-secret = não há nada a verificar: esperava-se um compromisso no cabeçalho e o segredo na linha final.
error-record-commitment = o segredo não corresponde ao compromisso feito no início.
error-record-not-rolled = o resultado { $got } não foi sorteado: o segredo dá { $due }.

## Scripts
error-script-failed = { $file }, linha { $line } ({ $title }): { $problem }
error-script-empty = esperava-se pelo menos um script.
error-script-is = { $why }
error-script-mapping = esperavam-se chaves e valores ({ $keys }).
error-script-missing = falta a chave “{ $name }”.
error-script-key = a chave “{ $name }” é desconhecida; chaves esperadas: { $keys }.
error-script-steps = esperava-se uma lista de etapas com uma chave cada: um lugar ou { $words }.
error-script-chance = esperava-se uma lista de resultados para cada finalidade.
error-script-seat = esperava-se um lugar ({ $seats }) e { $words }.
error-script-fact = o fato “{ $name }” não existe.
error-script-outcome = resultado { $value } para “{ $purpose }”: esperava-se um número a partir de 0 e menor que { $of }.
error-script-card = a carta { $card }, para “{ $purpose }”, não está no monte.
error-script-no-outcome = não resta nenhum resultado para “{ $purpose }”.
error-script-unused = sobraram resultados para “{ $purpose }”.
error-script-refused = a ação “{ $do }” foi recusada pela regra { $rule }: { $why }
error-script-fault = a posição está inconsistente: { $fault }.
error-script-allowed = a ação “{ $do }” é permitida, mas não deveria ser.
error-script-rule = a ação “{ $do }” é recusada pela regra { $rule }: esperava-se a regra { $expected }.
error-script-not-offered = a ação “{ $do }” não é oferecida.
error-script-odds = total e probabilidade da ação “{ $do }”: { $found }.
error-script-expected = { $name } é { $found }: esperava-se { $wanted }.

## Positions and notation
error-position-form = { $place }: { $detail }.
error-position-value = { $place }: o valor { $value } é impossível aqui.
error-position-choice = { $place }: o valor “{ $value }” é desconhecido; valores esperados: { $names }.
error-position-cards = { $place }: cópias indicadas: { $named }; no cenário: { $total }.
error-position-rest = { $place }: cópias que não estão em lugar nenhum: { $rest }.
error-position-unit = { $place }: esta unidade não faz parte do cenário.
error-position-counter = { $place }: “{ $value }”: esperava-se uma peça, uma peça e “suppressed”, ou “off”.
error-notation = “{ $notation }” não é uma ação: esperava-se “end”, “stop” ou um destes verbos seguido de uma palavra: { $verbs }.
error-notation-card = “{ $word }” não é uma carta; cartas esperadas: { $cards }.
error-notation-tile = “{ $word }” não é uma peça deste tabuleiro; peças esperadas: { $tiles }.
error-notation-counter = “{ $word }” não é uma ficha: esperava-se um lado e uma unidade, como ger.scout_a.
error-notation-number = “{ $word }”: esperava-se um número de 0 a { $highest }.
error-notation-piece = “{ $word }” não é uma peça: esperava-se uma unidade, como axis.3, ou uma Arma, como w24.
error-notation-hex = “{ $word }” não é um hexágono: esperava-se uma coluna e uma linha, como F5.
error-notation-side = “{ $word }” não é um lado; lados esperados: { $sides }.
error-notation-item = “{ $word }” não é um item da tabela de apoio.
error-chance-face = “{ $value }” não é um resultado válido para { $purpose }: esperava-se um número.

## Places in files
place-line = linha { $line }
place-line-field = linha { $line }, { $field }
error-script-list = esperava-se uma lista de identificadores de regras.
error-script-number = “{ $value }” não é um número.
error-record-seats = lugares no registro: { $found }; este jogo não admite esse número.

## Dates
date-day = { DATETIME($day, dateStyle: "long") }
date-span = { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
