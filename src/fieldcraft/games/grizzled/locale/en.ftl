grizzled-title = The Grizzled
grizzled-option-level = Level
grizzled-level-rookie = Rookie: traps are ignored
grizzled-level-normal = Normal
grizzled-level-veteran = Veteran: more Trials, less Morale
grizzled-option-plain = Two players: with the Chaplain, or plain
grizzled-mode-chaplain = with the Chaplain, who gives support as a third at the table
grizzled-mode-plain = plain; hardly ever won, because the two tiles of support nearly always cancel each other out
grizzled-option-ladder = Ladder, with the Chaplain: a step after each victory
grizzled-ladder-step = { $trials } Trials, { $morale } Morale
grizzled-scenario = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
grizzled-date = The Great War
grizzled-seat = Player { $number }

## Who and what
grizzled-chaplain = the Chaplain
grizzled-character = { $name }
grizzled-threat-night = Night
grizzled-threat-rain = Rain
grizzled-threat-snow = Snow
grizzled-threat-shell = Shell
grizzled-threat-mask = Mask
grizzled-threat-whistle = Whistle
grizzled-shows-2 = { $kind1 } + { $kind2 }
grizzled-shows-3 = { $kind1 } + { $kind2 } + { $kind3 }
grizzled-shows-6 = all six threats
grizzled-card-copy = { $shown } ({ $copy })
grizzled-card-trap = { $shown } (trap)
grizzled-card-trauma-night = Trauma (Night)
grizzled-card-trauma-rain = Trauma (Rain)
grizzled-card-trauma-snow = Trauma (Snow)
grizzled-card-phobia-shell = Phobia (Shell)
grizzled-card-phobia-mask = Phobia (Mask)
grizzled-card-phobia-whistle = Phobia (Whistle)
grizzled-card-wounded = Wounded
grizzled-card-mute = Mute
grizzled-card-tyrannical = Tyrannical
grizzled-card-demoralized = Demoralized
grizzled-card-fragile = Fragile
grizzled-card-fearful = Fearful
grizzled-card-panicked = Panicked
grizzled-card-frenzied = Frenzied
grizzled-card-selfish = Selfish
grizzled-card-hardheaded = Hardheaded
grizzled-card-prideful = Prideful
grizzled-card-clumsy = Clumsy
grizzled-card-absent-minded = Absent-minded
grizzled-card-merry-christmas = Merry Christmas
grizzled-tile-left1 = left
grizzled-tile-right1 = right
grizzled-tile-left2 = two to the left
grizzled-tile-right2 = two to the right

## What is asked
grizzled-prompt-over = The game is over.
grizzled-prompt-wait = { $seat } decides.
grizzled-prompt-wait-answers = The Speech of { $speaker } ({ $kind }) is being answered.
grizzled-prompt-intensity = Round { $round }. { $seat }, how many cards is each player dealt?
grizzled-prompt-turn = { $seat }, what do you do?
grizzled-prompt-fearful = { $seat }, a threat is active twice: the Fearful must withdraw.
grizzled-prompt-answer = { $speaker } speaks of { $kind }: discard a card that shows it?
grizzled-prompt-relieve = { $seat }, Merry Christmas: which Hard Knock is discarded?
grizzled-prompt-remove = { $seat }, Absent-minded: which Support tile is lost?
grizzled-prompt-tile = { $seat }, whom do you support?
grizzled-prompt-benefit-success = { $seat }, the squad supports you: discard up to { $left ->
    [one] { $left } Hard Knock
   *[other] { $left } Hard Knocks
}, or recover the charm.
grizzled-prompt-benefit-failure = { $seat }, the squad supports you: discard up to { $left ->
    [one] { $left } Hard Knock
   *[other] { $left } Hard Knocks
}.

## Answers
grizzled-option-intensity = { $number ->
    [one] { $number } card each
   *[other] { $number } cards each
}
grizzled-option-play = Play { $card }
grizzled-option-play-knock = Bear the Hard Knock { $card }
grizzled-option-play-relief = Play { $card }
grizzled-option-charm = Good Luck Charm: discard { $card }
grizzled-option-speech = Speech: { $kind }
grizzled-option-withdraw = Withdraw
grizzled-option-discard = Discard { $card }
grizzled-option-decline = Discard nothing
grizzled-option-relieve = Discard { $card } ({ $owner })
grizzled-option-relieve-nobody = Discard { $card }
grizzled-option-remove = Lose the tile: { $tile }
grizzled-option-support = { $tile }: { $target }
grizzled-option-shed = Discard { $card }
grizzled-option-recover = Recover the Good Luck Charm
grizzled-option-done = Nothing more

## Why not
grizzled-refusal-game-over = The game is over.
grizzled-refusal-no-such-action = There is no such action.
grizzled-refusal-not-your-turn = Somebody else has to decide.
grizzled-refusal-finish-first = What has begun must be finished first.
grizzled-refusal-intensity-too-low = At least { $least } must be dealt to each.
grizzled-refusal-intensity-too-high = More than { $most } would change nothing: the pile has no more cards.
grizzled-refusal-first-intensity-too-low = In the first round at least { $least } must be dealt to each.
grizzled-refusal-intensity-chosen = The intensity is chosen already.
grizzled-refusal-not-in-hand = { $card } is not in your hand.
grizzled-refusal-charm-spent = Your Good Luck Charm is spent; only support brings it back.
grizzled-refusal-not-in-no-mans-land = { $card } does not lie in No Man’s Land.
grizzled-refusal-charm-other-threat = { $card } does not show { $kind }, which your charm wards off.
grizzled-refusal-no-speech-token = You have no Speech token.
grizzled-refusal-is-mute = The Mute make no Speech.
grizzled-refusal-is-hardheaded = The Hardheaded do not withdraw with two or more cards.
grizzled-refusal-is-prideful = The Prideful withdraw only with an empty hand, or last of all.
grizzled-refusal-fragile-comrade = While a Fragile comrade is in the mission, the others withdraw only with an empty hand.
grizzled-refusal-must-withdraw = A threat is active twice: the Fearful must withdraw.
grizzled-refusal-no-speech = There is no Speech to answer.
grizzled-refusal-already-answered = You have answered already.
grizzled-refusal-does-not-show = { $card } does not show { $kind }.
grizzled-refusal-not-attached = { $card } is not attached to anybody.
grizzled-refusal-not-a-knock = { $card } is no Hard Knock.
grizzled-refusal-no-such-tile = You do not hold such a tile.
grizzled-refusal-not-your-knock = { $card } is not yours to discard.
grizzled-refusal-charm-ready = Your Good Luck Charm is ready.
grizzled-refusal-no-charm-after-failure = After a failure the charm cannot be recovered.
grizzled-refusal-one-benefit = Either Hard Knocks or the charm, not both.
grizzled-refusal-nothing-to-choose = Nothing of that kind is to be chosen now.
grizzled-refusal-has-withdrawn = You have withdrawn from this mission.
grizzled-refusal-speaker-discards-nothing = Who makes the Speech discards nothing.
grizzled-refusal-must-answer = The Speech must be answered first.

## What happens
grizzled-event-joined = Player { $number } is { $character }.
grizzled-event-tile-dealt = Your third Support tile, { $seat }: { $tile }.
grizzled-event-leads = { $seat } is the first Mission Leader.
grizzled-event-round-began = Round { $round }. Mission Leader: { $seat }.
grizzled-event-chaplain-placed = The Chaplain places a Support tile face down.
grizzled-event-intensity = { $seat } chooses the intensity: { $number }.
grizzled-event-received = { $seat } receives { $card }.
grizzled-event-dealt = { $seat } receives a card.
grizzled-event-pile-empty = The Trials pile is empty.
grizzled-event-frenzy = { $seat } is Frenzied and draws more cards.
grizzled-event-turn-began = { $seat } acts.
grizzled-event-played = { $seat } plays { $card }.
grizzled-event-trap-sprung = A trap! { $seat } draws and plays { $card }.
grizzled-event-trap-empty = A trap, but the Trials pile is empty.
grizzled-event-attached = { $seat } suffers a Hard Knock: { $card }.
grizzled-event-took-lead = { $seat } takes the lead.
grizzled-event-relieved = { $seat } rids { $owner } of { $card }.
grizzled-event-nothing-to-relieve = Merry Christmas: nobody has a Hard Knock.
grizzled-event-charm-used = { $seat } uses the Good Luck Charm: { $card } is discarded.
grizzled-event-spoke = { $seat } makes a Speech: { $kind }.
grizzled-event-discarded = { $seat } discards { $card }.
grizzled-event-kept = { $seat } discards nothing.
grizzled-event-tile-removed = { $seat } loses a Support tile: { $tile }.
grizzled-event-tile-removed-unseen = { $seat } loses a Support tile.
grizzled-event-tile-placed = { $seat } withdraws and places a Support tile: { $tile }.
grizzled-event-withdrew = { $seat } withdraws and places a Support tile.
grizzled-event-withdrew-bare = { $seat } withdraws without a Support tile.
grizzled-event-stumbled = Clumsy: { $seat } draws and plays { $card }.
grizzled-event-stumbled-not = Clumsy, but the Trials pile is empty.
grizzled-event-failed = The mission fails: { $kind } three times. { $number ->
    [one] { $number } card goes
   *[other] { $number } cards go
} back into the Trials pile.
grizzled-event-succeeded = The mission succeeds. { $number ->
    [one] { $number } card of No Man’s Land is
   *[other] { $number } cards of No Man’s Land are
} discarded.
grizzled-event-tile-revealed = Support tile of { $seat }: { $tile }. It goes to { $target }.
grizzled-event-supported = { $seat } is supported: { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}.
grizzled-event-chaplain-supported = Most tiles went to the Chaplain ({ $number }): nobody is helped.
grizzled-event-nobody-supported = Nobody is supported.
grizzled-event-shed = { $seat } is rid of { $card }.
grizzled-event-recovered = { $seat } recovers the Good Luck Charm.
grizzled-event-morale-dropped = Morale drops: { $number ->
    [one] { $number } card moves
   *[other] { $number } cards move
} to the Trials pile ({ $hands } in hands).
grizzled-event-lead-passed = { $seat } becomes Mission Leader.
grizzled-event-token-given = { $seat } receives a Speech token.
grizzled-event-lead-stays = A tyrant stays in command: { $seat }.
grizzled-event-won = Peace! The Trials pile and all hands are empty.
grizzled-event-lost-by-knocks = { $seat } has suffered too many Hard Knocks.
grizzled-event-lost-by-morale = The Morale Reserve is empty: the Monument stands revealed.
grizzled-verdict-peace = The squad comes home: the war is over, and you have won together.
grizzled-verdict-hard-knocks = The war has broken one of you: the squad has lost.
grizzled-verdict-monument = Only a monument is left: the squad has lost.
grizzled-ladder-next = The next step of the ladder: { $trials } Trials, { $morale } Morale.
grizzled-ladder-top = You have come home from the top of the ladder, with { $trials } Trials: it goes no higher.
grizzled-error-threat = “{ $word }” is no threat: expected one of { $threats }.
grizzled-error-ladder = Only two players with the Chaplain climb the ladder (G-15.4); in any other game “ladder” stays 0.
