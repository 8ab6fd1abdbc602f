## The table as a page
undaunted-page-round = Round { $round }
undaunted-page-score = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; goal: { $goal }
undaunted-page-goal-pin = pin
undaunted-page-badge-yours = Your turn
undaunted-page-badge-bid = Your bid
undaunted-page-badge-other = Turn: { $side }
undaunted-page-badge-both = Bidding
undaunted-page-badge-over = Over
undaunted-page-holder = Initiative: { $side }
undaunted-page-board = Battlefield
undaunted-page-prompt = Your actions
undaunted-page-fell = { $number ->
    [one] { $number } casualty here: { $side }
   *[other] { $number } casualties here: { $side }
}
undaunted-page-points = Points

## Hand and piles
undaunted-page-hand = Hand
undaunted-page-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
undaunted-page-hand-empty = Your hand is empty.
undaunted-page-initiative = Initiative
undaunted-page-suppressed = counter suppressed
undaunted-page-fog = No action. It stays in hand until the turn ends; Recon removes it.
undaunted-page-bid-verb = Bid
undaunted-page-play-area = play area
undaunted-page-play-empty = No cards in play.
undaunted-page-pile-hand = Hand
undaunted-page-pile-deck = Deck
undaunted-page-pile-discard = Discard
undaunted-page-pile-casualties = Casualties
undaunted-page-list-supply = Supply
undaunted-page-list-hand = Hand
undaunted-page-list-discard = Discard pile
undaunted-page-list-deck-unordered = Deck, in unknown order
undaunted-page-list-removed = Removed from the game
undaunted-page-list-seen = Discarded openly
undaunted-page-list-cycle = Hand, deck and discard pile together

## What is asked
undaunted-page-action-target = { $action }: { $target }
undaunted-page-waiting = Waiting for { $side }
undaunted-page-waiting-both = Both sides choose their bids
undaunted-page-waiting-bid = One card each, in secret; then both are revealed.
undaunted-page-waiting-turn = Choosing a card to play.
undaunted-page-waiting-choice = Carrying out { $card }: { $action }.
undaunted-page-your-bid = Your bid: { $card }. It is revealed when both have chosen.
undaunted-page-ask-bid = Choose a card to bid for initiative
undaunted-page-ask-bid-hint = The higher number takes the initiative; a tie leaves it. Bid cards go to the discard pile.
undaunted-page-ask-card = Choose a card to play
undaunted-page-ask-nothing = Nothing left to play
undaunted-page-ask-nothing-hint = End the turn; what is left in hand is discarded.
undaunted-page-ask-action = { $card }: choose an action
undaunted-page-ask-choice = { $card }: { $action }
undaunted-page-ask-target = { $action }: { $target }?
undaunted-page-ask-do = { $action }?
undaunted-page-ask-end = End the turn?
undaunted-page-ask-bid-card = Bid { $card }?
undaunted-page-ask-draw = { $number ->
    [one] Draw { $number } card?
   *[other] Draw { $number } cards?
}
undaunted-page-hint-board = { $on ->
    [tiles] Choose a marked tile on the board, or:
    [counters] Choose a counter on the board, or:
   *[both] Choose a marked tile or a counter on the board, or:
}
undaunted-page-hint-spawn = Its counter enters on { $tile } first.
undaunted-page-hint-ready = Its counter is suppressed: this card only readies it.
undaunted-page-hint-none = None of its actions is possible now.
undaunted-page-hint-step = Choose a marked tile. { $left ->
    [one] { $left } step left.
   *[other] { $left } steps left.
}
undaunted-page-hint-lead = Choose which of your counters moves.
undaunted-page-hint-aim = Choose the target.
undaunted-page-hint-mark = Choose a tile for the target marker.
undaunted-page-hint-number = How many cards do you draw?
undaunted-page-hint-bolster = Choose cards from your supply for the discard pile. { $left ->
    [one] { $left } more.
   *[other] { $left } more.
}
undaunted-page-hint-inspire = Choose a card from your play area to take back to hand.

## Buttons
undaunted-page-end-turn = End turn
undaunted-page-hunker-note = back to the supply
undaunted-page-draw = { $number ->
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
undaunted-page-draw-none = Draw none
undaunted-page-bid = Bid { $card }
undaunted-page-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
undaunted-page-cancel = Cancel
undaunted-page-undo = Undo
undaunted-page-undo-what = takes back: { $what }
undaunted-page-undo-nothing = nothing to take back
undaunted-page-why-not = Why not?
undaunted-page-play = Play

## Odds and warnings
undaunted-page-needs = needs
undaunted-page-tip = { $percent } to hit { $target }
undaunted-page-sum = { $parts } = { $total } or more on any of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, or 0
undaunted-page-end-note = These cards could still act: { $cards }.
undaunted-page-recon-note = Removes a Fog of War from the game and draws a card.
undaunted-page-no-undo-dice = Dice can’t be undone.
undaunted-page-no-undo-draw = Drawn cards can’t be undone.
undaunted-page-no-undo-end = The end of a turn can’t be undone.
undaunted-page-no-undo-bid = Secret until both have chosen.
