## The table as a page
grizzled-page-round = Mission { $round }
grizzled-page-intensity = intensity { $number }
grizzled-page-badge-yours = Your turn
grizzled-page-badge-other = { $seat } acts
grizzled-page-badge-answers = Answers
grizzled-page-badge-over = Over
grizzled-page-stands = { $cards ->
    [one] { $cards } card out
   *[other] { $cards } cards out
} · { $gone ->
    [0] nobody withdrawn
    [one] { $gone } withdrawn
   *[other] { $gone } withdrawn
}
grizzled-page-comrades = Comrades, clockwise from your left
grizzled-page-squad = The squad
grizzled-page-you = You
grizzled-page-chaplain = Chaplain
grizzled-page-acting = to act
grizzled-page-leader = Mission Leader
grizzled-page-withdrew = withdrew
grizzled-page-withdrew-tile = withdrew · support placed
grizzled-page-tile-placed = support placed
grizzled-page-cards-word = { $number ->
    [one] card in hand
   *[other] cards in hand
}
grizzled-page-charm-ready = Charm against { $kind }, ready
grizzled-page-charm-spent = Charm against { $kind }, spent
grizzled-page-tiles = Support tiles
grizzled-page-tiles-word = { $number ->
    [one] Support tile
   *[other] Support tiles
}
grizzled-page-speeches = Speeches
grizzled-page-icons-word = Hard Knocks: { $number } of { $limit }
grizzled-page-knocks = Hard Knocks
grizzled-page-your-tiles = Your Support tiles
grizzled-page-tile-face-down = face down: { $tile }

## No Man’s Land and the piles
grizzled-page-no-mans-land = No Man’s Land
grizzled-page-land-cards = Cards in No Man’s Land
grizzled-page-land-empty = Nothing lies here yet.
grizzled-page-threats = Active threats
grizzled-page-threat-count = { $number } of { $limit }
grizzled-page-one-away = one away
grizzled-page-piles = Peace and the Monument
grizzled-page-trials-left = Trials left
grizzled-page-morale-left = Morale left
grizzled-page-peace-under = Empty, with all hands empty: peace, you win.
grizzled-page-peace-seen = Peace is in sight: empty your hands.
grizzled-page-monument-under = Empty: the Monument, you lose.
grizzled-page-monument-seen = The Monument.
grizzled-page-supply = Speeches in the supply: { $number }
grizzled-page-reveal = Support, revealed together
grizzled-page-supports = supports
grizzled-page-no-tiles = Nobody had placed a Support tile.
grizzled-page-mission-failed = The mission failed: third { $kind }. { $number ->
    [one] { $number } card goes
   *[other] { $number } cards go
} back into the Trials.
grizzled-page-mission-succeeded = The mission succeeded: { $number ->
    [one] { $number } card is
   *[other] { $number } cards are
} behind you.
grizzled-page-is-supported = { $seat } is supported ({ $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}).
grizzled-page-nobody-supported = Nobody is supported.
grizzled-page-morale-fell = Morale drops by { $number }.

## Cards
grizzled-page-hand = Hand
grizzled-page-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
grizzled-page-hand-empty = Your hand is empty.
grizzled-page-trap = Trap
grizzled-page-trap-ignored = Trap, ignored at this level
grizzled-page-effect-threat = While you are in the mission, one { $kind } more is active.
grizzled-page-effect-wounded = Weighs as much as two Hard Knocks.
grizzled-page-effect-mute = You may not talk, nor make a Speech.
grizzled-page-effect-tyrannical = You take the lead and keep it; nobody receives a Speech.
grizzled-page-effect-demoralized = Morale drops by one card more.
grizzled-page-effect-fragile = While you are in the mission, the others withdraw only with an empty hand.
grizzled-page-effect-fearful = If a threat is active twice when your turn begins, you must withdraw.
grizzled-page-effect-panicked = When you withdraw, your Support tile is drawn at random.
grizzled-page-effect-frenzied = You draw two cards more in each Preparation.
grizzled-page-effect-selfish = Your Support tile supports you yourself.
grizzled-page-effect-hardheaded = You may not withdraw with two or more cards.
grizzled-page-effect-prideful = You withdraw only with an empty hand, or last of all.
grizzled-page-effect-clumsy = When you withdraw, you draw a Trial card and play it.
grizzled-page-effect-absent-minded = When you withdraw, you first lose a Support tile.
grizzled-page-effect-merry-christmas = Rid anybody of one Hard Knock.
grizzled-page-third = Third { $kind }: the mission fails.
grizzled-page-breaking = You would bear { $number } Hard Knocks: without support the game is lost.
grizzled-page-springs = A trap: the top card of the Trials is drawn and played as well.

## What is asked
grizzled-page-prompt = Your actions
grizzled-page-waiting = Waiting for { $seats }
grizzled-page-waiting-answers = Waiting for the others
grizzled-page-doing-intensity = Choosing how hard the mission will be.
grizzled-page-doing-turn = Choosing what to do.
grizzled-page-doing-answer = A Speech on { $kind }: everybody else may discard a card, in secret.
grizzled-page-your-answer = You discard { $card } when all have answered.
grizzled-page-doing-relieve = Merry Christmas: choosing a Hard Knock to discard.
grizzled-page-doing-remove = Losing a Support tile.
grizzled-page-doing-tile = Placing a Support tile.
grizzled-page-doing-benefit = Choosing what the support is good for.
grizzled-page-doing-over = The game is over.
grizzled-page-ask-turn = Your turn: play a card, or
grizzled-page-ask-turn-card = Your turn: play a card
grizzled-page-ask-turn-empty = Your turn, with an empty hand
grizzled-page-ask-withdraw = You can only withdraw
grizzled-page-ask-intensity = Mission { $round }: how many cards each?
grizzled-page-ask-answer = { $seat } speaks of { $kind }
grizzled-page-ask-benefit = The squad supports you
grizzled-page-ask-relieve = Merry Christmas: which Hard Knock goes?
grizzled-page-ask-remove = Which Support tile do you lose?
grizzled-page-ask-tile = Whom do you support?
grizzled-page-hint-withdraw = A Hard Knock leaves you no other choice.
grizzled-page-hint-charm = Your charm can take a marked card out of No Man’s Land.
grizzled-page-hint-intensity = The Trials pile holds { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
grizzled-page-hint-answer = Choose a card of your hand to discard, or keep them. Your answer stays secret until all have answered.
grizzled-page-hint-answer-none = No card of your hand shows it. The others do not know.
grizzled-page-hint-success = Discard up to { $left ->
    [one] { $left } Hard Knock
   *[other] { $left } Hard Knocks
}, or recover your charm.
grizzled-page-hint-failure = After a failure: discard up to { $left ->
    [one] { $left } Hard Knock
   *[other] { $left } Hard Knocks
}.
grizzled-page-hint-relieve = Yours or a comrade’s.
grizzled-page-hint-remove = It leaves the game unseen.
grizzled-page-hint-tile = The tile stays face down until all are revealed.
grizzled-page-group-withdraw = Withdraw and support
grizzled-page-group-speech = Make a Speech ({ $number } left)
grizzled-page-support-tile = { $target }
grizzled-page-lose-tile = Lose: { $tile }
grizzled-page-why-not = Why not?
grizzled-page-verb-play = Play
grizzled-page-verb-charm = Charm
grizzled-page-verb-discard = Discard
grizzled-page-verb-speech = Speech
grizzled-page-verb-withdraw = Withdraw

## Before it is done
grizzled-page-aim-play = Play { $card } to No Man’s Land?
grizzled-page-aim-knock = Bear the Hard Knock { $card }?
grizzled-page-aim-relief = Play Merry Christmas?
grizzled-page-aim-charm = Use your charm on { $card }?
grizzled-page-aim-speech = Make a Speech on { $kind }?
grizzled-page-aim-withdraw = Withdraw from the mission?
grizzled-page-aim-support = Withdraw and support { $target }?
grizzled-page-aim-intensity = { $number ->
    [one] Deal { $number } card to each?
   *[other] Deal { $number } cards to each?
}
grizzled-page-aim-other = { $what }?
grizzled-page-note-safe = No threat becomes active a third time.
grizzled-page-note-charm = The whole card leaves the game; the charm is spent.
grizzled-page-note-speech = { $number ->
    [0] Nobody else is in the mission.
    [one] { $number } comrade may discard a card that shows it.
   *[other] { $number } comrades may each discard a card that shows it.
}
grizzled-page-note-intensity = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} will be dealt.
grizzled-page-note-withdraw = You do nothing more in this mission. { $number ->
    [0] Your hand is empty.
    [one] You keep { $number } card.
   *[other] You keep { $number } cards.
}
grizzled-page-note-last = You are the last: the mission ends. { $number ->
    [0] Your hand is empty.
    [one] You keep { $number } card.
   *[other] You keep { $number } cards.
}
grizzled-page-do-play = Play it
grizzled-page-do-charm = Use the charm
grizzled-page-do-speech = Speak
grizzled-page-do-withdraw = Withdraw
grizzled-page-do-intensity = Deal
grizzled-page-do-relieve = Discard
grizzled-page-do-remove = Lose it
grizzled-page-do-support = Place the tile
grizzled-page-do-shed = Discard
grizzled-page-do-recover = Recover
grizzled-page-do-done = Done
grizzled-page-no-undo = This cannot be taken back.
grizzled-page-cancel = Cancel
grizzled-page-undo = Undo
grizzled-page-undo-what = takes back: { $what }
grizzled-page-undo-nothing = nothing to take back

## Log and end
grizzled-page-dealt = Cards dealt: { $shares }.
grizzled-page-dealt-you = Yours: { $cards }.
grizzled-page-tiles-revealed = Support, revealed together:
grizzled-page-won = You come home
grizzled-page-lost = The squad is lost
grizzled-page-story = The story of the squad
grizzled-page-mission = Mission { $round }
grizzled-page-chapter = { $leader } led; intensity { $intensity }, { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}.
grizzled-page-spoke = { $seat } spoke of { $kind }.
grizzled-page-failed-by = failed: third { $kind }
grizzled-page-succeeded = succeeded
grizzled-page-broken = Broken by the war
grizzled-page-marked = Marked by the war
grizzled-page-unharmed = Unharmed
grizzled-page-fate = { $fate }: { $cards }

## What may be said in a mission
grizzled-page-say-threat = One more { $kind } and the mission fails.
grizzled-page-say-support = { $seat } needs support.
grizzled-page-say-morale = Morale is running low.
grizzled-page-say-on = We can go on.
grizzled-page-say-leave = Let us withdraw in time.
grizzled-page-say-speech = A Speech would help.
grizzled-page-say-thanks = Well done, comrades.
