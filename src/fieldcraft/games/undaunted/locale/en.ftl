undaunted-title = Undaunted: Normandy
undaunted-option-round-limit = Stop after so many rounds; 0 plays to the end (outside the rules)
undaunted-option-open-discards = Open discard piles (outside the rules)

## Sides
undaunted-side-us = United States
undaunted-side-ger = Germany
undaunted-side-short-us = US
undaunted-side-short-ger = GER

## Cards
undaunted-card-rifleman = Rifleman { $squad }
undaunted-card-scout = Scout { $squad }
undaunted-card-machine-gunner = Machine Gunner { $squad }
undaunted-card-sniper = Sniper
undaunted-card-mortar = Mortar
undaunted-card-platoon-sergeant = Platoon Sergeant
undaunted-card-platoon-guide = Platoon Guide
undaunted-card-squad-leader = Squad Leader { $squad }
undaunted-card-fog-of-war = Fog of War

## Counters
undaunted-unit-rifleman = Riflemen { $squad }
undaunted-unit-scout = Scouts { $squad }
undaunted-unit-machine-gunner = Machine Gunners { $squad }
undaunted-unit-sniper = Snipers
undaunted-unit-mortar = Mortar
undaunted-counter = { $unit } ({ $side })

## Actions
undaunted-verb-move = Move
undaunted-verb-guide = Guide
undaunted-verb-scout = Scout
undaunted-verb-stalk = Stalk
undaunted-verb-attack = Attack
undaunted-verb-suppress = Suppress
undaunted-verb-blast = Blast
undaunted-verb-bolster = Bolster
undaunted-verb-command = Command
undaunted-verb-conceal = Conceal
undaunted-verb-control = Control
undaunted-verb-inspire = Inspire
undaunted-verb-recon = Recon
undaunted-verb-target = Target
undaunted-verb-ready = Ready
undaunted-verb-hunker = Hunker Down
undaunted-verb-bid = Bid
undaunted-verb-valued = { $verb } { $value }

## Markers
undaunted-marker-unmarked = not scouted
undaunted-marker-scouted = scouted
undaunted-marker-controlled = controlled
undaunted-base-defence = base defence
undaunted-cover = cover
undaunted-range = range

## Goals and endings
undaunted-goal-points = control objectives worth { $need ->
    [one] { $need } point
   *[other] { $need } points
}
undaunted-goal-pin = pin the enemy: leave it no Riflemen counter on the board
undaunted-reason-capture = objectives captured
undaunted-reason-pin = enemy pinned
undaunted-reason-beyond-hope = enemy beyond all hope
undaunted-reason-both-pinned = both sides pinned
undaunted-reason-round-limit = round limit reached

## What is asked
undaunted-prompt-bid = Round { $round }. { $side }: choose one card in secret to bid for initiative.
undaunted-prompt-turn = Round { $round }. { $side }: play a card, or end the turn.
undaunted-prompt-step = { $card }, { $action }: where does { $unit } go? { $left ->
    [one] { $left } step left.
   *[other] { $left } steps left.
}
undaunted-prompt-lead = { $card }, { $action }: which counter moves?
undaunted-prompt-aim = { $card }, { $action }: which counter is the target?
undaunted-prompt-bolster = { $card }, { $action }: which card comes from the supply to the discard pile? Up to { $left } more.
undaunted-prompt-inspire = { $card }, { $action }: which card returns from the play area to hand?
undaunted-prompt-number = { $card }, { $action }: how many cards do you draw?
undaunted-prompt-mark = { $card }, { $action }: on which tile do you put the target marker?
undaunted-prompt-wait = It is the turn of { $side }.
undaunted-prompt-over = The game is over.

## Options
undaunted-option-bid = { $card }, initiative { $value }
undaunted-option-end-turn = End the turn{ $number ->
    [0] {""}
    [one] {" "}({ $number } card unused)
   *[other] {" "}({ $number } cards unused)
}
undaunted-option-play = { $card }: { $action }
undaunted-option-play-spawn = { $card }: { $action } (its counter enters on { $tile })
undaunted-option-hunker = { $card }: Hunker Down (back to the supply)
undaunted-option-ready = { $card }: ready its suppressed counter
undaunted-option-step = to { $tile } ({ $about })
undaunted-option-stop = stay here
undaunted-option-stop-taking = no more cards
undaunted-option-aim = { $counter } on { $tile }
undaunted-option-aim-suppressed = { $counter } on { $tile }, suppressed
undaunted-option-take = { $card }
undaunted-option-number = { $number ->
    [0] Draw none
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
undaunted-option-mark = { $tile } ({ $about })
undaunted-option-lead = { $unit } on { $tile }
undaunted-tile-note = cover { $cover }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}, { $marker }

## What happened
undaunted-event-round-began = Round { $round } begins.
undaunted-event-drew = { $side } draws { $card }.
undaunted-event-drew-unseen = { $side } draws a card.
undaunted-event-reshuffled = { $side } shuffles the discard pile into a new deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
undaunted-event-bid-revealed = { $side } bids { $card } ({ $value }).
undaunted-event-bid-nothing = { $side } has no card to bid.
undaunted-event-initiative = { $side } takes the initiative.
undaunted-event-initiative-kept = { $side } keeps the initiative.
undaunted-event-turn-began = Turn of { $side }.
undaunted-event-played = { $side } plays { $card }: { $action }.
undaunted-event-hunkered = { $side } hunkers down { $card }: back to the supply.
undaunted-event-spawned = { $side }: { $unit } enters on { $tile }.
undaunted-event-readied = { $side }: { $unit } is ready again.
undaunted-event-moved = { $side }: { $unit } goes from { $from } to { $tile }.
undaunted-event-stayed = { $side }: { $unit } stops on { $tile }.
undaunted-event-scouted = { $side } has scouted { $tile }.
undaunted-event-fog-taken = { $side } takes { $number ->
    [0] no Fog of War: the supply has none
    [one] { $number } Fog of War
   *[other] { $number } Fog of War
}; { $supply } left in the supply.
undaunted-event-target-taken-off = { $side }: the target marker leaves { $tile }.
undaunted-event-attacked = { $action } on { $counter }: needs { $total } or more (base { $base } + cover { $cover } + range { $range }), or 0.
undaunted-event-blasted = Blast on { $counter }: needs { $total } or more (base { $base } + cover { $cover }), or 0.
undaunted-event-rolled = Dice: { $faces }.
undaunted-event-missed = { $counter }: missed.
undaunted-event-casualty-hand = { $side } loses { $card } from hand.
undaunted-event-casualty-discard = { $side } loses { $card } from the discard pile.
undaunted-event-casualty-deck = { $side } loses { $card } from the deck, and shuffles it.
undaunted-event-counter-removed = { $side }: { $unit } leaves the board.
undaunted-event-was-suppressed = { $side }: { $unit } is suppressed.
undaunted-event-still-suppressed = { $side }: { $unit } was suppressed already.
undaunted-event-nothing-hit = Nobody is on { $tile }.
undaunted-event-bolstered = { $side } adds { $card } to the discard pile.
undaunted-event-commanded = { $side } will draw { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}.
undaunted-event-concealed = { $side } gives the enemy { $number ->
    [0] no Fog of War: the enemy’s supply has none
    [one] { $number } Fog of War
   *[other] { $number } Fog of War
}.
undaunted-event-controlled = { $side } controls { $tile }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}.
undaunted-event-lost-control = { $side } loses control of { $tile }.
undaunted-event-radio-raised = The radio tile { $tile } is now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
undaunted-event-inspired = { $side } takes { $card } back to hand.
undaunted-event-fog-removed = { $side } removes a Fog of War from the game.
undaunted-event-target-put = { $side } puts the target marker on { $tile }.
undaunted-event-turn-ended = { $side } ends the turn{ $number ->
    [0] {""}
    [one] , discarding { $number } unused card
   *[other] , discarding { $number } unused cards
}.
undaunted-event-hope-lost = { $side } can no longer win by objectives: beyond all hope.
undaunted-event-won = { $side } wins: { $reason }.

## Why not
undaunted-refusal-game-over = The game is over; nothing more is played.
undaunted-refusal-no-such-action = There is no such action.
undaunted-refusal-not-your-turn = It is not your turn: the holder of the initiative marker plays a whole turn first, then the other side.
undaunted-refusal-finish-action-first = Finish the action you have begun before you do anything else.
undaunted-refusal-no-action-begun = First use a card for an action; then you choose where and at whom.
undaunted-refusal-bid-first = Both sides bid for initiative before anybody takes a turn.
undaunted-refusal-bids-are-in = The bids of this round are revealed already.
undaunted-refusal-already-bid = You have chosen your bid already; each side bids one card.
undaunted-refusal-bid-not-in-hand = You can bid only a card from your hand: { $card } is not there.
undaunted-refusal-not-in-hand = You can play only cards from your hand: { $card } is not there.
undaunted-refusal-fog-cannot-act = Fog of War has no action and cannot be played; it stays in hand until the turn ends.
undaunted-refusal-fog-cannot-hunker = Fog of War cannot hunker down; only Recon gets rid of it.
undaunted-refusal-not-printed = { $card } does not have the action { $action }.
undaunted-refusal-is-suppressed = The counter of { $card } is suppressed: its next card only readies it.
undaunted-refusal-not-suppressed = The counter of { $card } is not suppressed: there is nothing to ready.
undaunted-refusal-no-counter-to-ready = { $card } has no counter, so there is nothing to ready.
undaunted-refusal-not-a-tile = There is no such tile on this board.
undaunted-refusal-not-adjacent = A step goes to an adjacent tile.
undaunted-refusal-move-needs-marker = Move enters only tiles that carry your scouted or controlled marker.
undaunted-refusal-guide-needs-marker = Guide enters only tiles that carry your scouted or controlled marker.
undaunted-refusal-guide-off-board = Guide moves a counter that is on the board.
undaunted-refusal-guide-suppressed = Guide cannot move a suppressed counter.
undaunted-refusal-guide-enemy = Guide moves one of your own counters.
undaunted-refusal-no-enemy-on-board = The enemy has no counter on the board to fire at.
undaunted-refusal-target-not-enemy = The target must be an enemy counter.
undaunted-refusal-target-not-on-board = That counter is not on the board, so it cannot be hit.
undaunted-refusal-no-target-marker = Blast needs your target marker on the board.
undaunted-refusal-not-in-blast = The Blast attacks each counter that was on its tile once; this one is not left among them.
undaunted-refusal-not-in-supply = { $card } is not in your supply.
undaunted-refusal-bolster-other-squad = This Bolster takes only cards of its own squad; { $card } is not of it.
undaunted-refusal-too-many-cards = You cannot draw more cards than the number on the card.
undaunted-refusal-enemy-on-tile = Control is not possible while an enemy counter, ready or suppressed, is on the tile.
undaunted-refusal-already-controlled = You control this tile already.
undaunted-refusal-radio-enemy-on-tile = The radio cannot be raised while a German counter is on its tile.
undaunted-refusal-radio-us-only = Only the United States can raise the radio; you control this tile already.
undaunted-refusal-not-in-play = { $card } is not in your play area.
undaunted-refusal-inspire-other-squad = Inspire takes only cards of its own squad; { $card } is not of it.
undaunted-refusal-inspire-itself = The inspiring card cannot take itself back.
undaunted-refusal-no-fog-in-hand = Recon needs a Fog of War in your hand.
undaunted-refusal-target-too-near = The target marker goes on a tile three or more tiles from your Mortar.
undaunted-refusal-target-same-tile = The target marker lies there already; it must move to another tile.
undaunted-refusal-no-target-tile = No tile is far enough from your Mortar for the target marker.
undaunted-refusal-must-aim = This action has begun and must be carried out: choose.
undaunted-refusal-not-a-card = There is no such card.
undaunted-refusal-not-on-target-tile = The Blast attacks only counters on the tile of your target marker.
