## What happened
combat-commander-told-set-up-done = { $side }: set-up done.
combat-commander-told-set-up-shown = Both set-ups are final and open.
combat-commander-told-drew = { $side }: draws { $card }.
combat-commander-told-drew-unseen = { $side }: draws a card.
combat-commander-told-reshuffled = { $side }: new draw pile of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
combat-commander-told-turn-began = Turn { $turn }: { $side }.
combat-commander-told-ordered = { $side }: Order { $order } [{ $card }].
combat-commander-told-passed = { $side }: passes.
combat-commander-told-discarded = { $side }: discards { $card }.
combat-commander-told-turn-ended = { $side }: end of the Turn.
combat-commander-told-activated = Activated: { $unit } ({ $hex }).
combat-commander-told-played = { $side }: Action { $action } [{ $card }].
combat-commander-told-rolled = { $side }, { $purpose }: { $white } and { $coloured } [{ $card }].
combat-commander-told-rerolled = { $side }: cancels the roll.
combat-commander-told-triggered = { $side }: { $trigger }
combat-commander-told-revealed = { $side } turns over { $card }.
combat-commander-told-random-hex = { $side }: random hex { $hex } [{ $card }].
combat-commander-told-event-drawn = { $side }: Event { $event } [{ $card }].
combat-commander-told-aimed = { $side }: fire at { $hex }, FP { $fp }, hindrance { $hindrance }, height { $height }.
combat-commander-told-targeted = Targeting { $hex }: dice multiplied { $product } less hindrance { $hindrance }, range { $range }: { $hit ->
    [yes] hit
   *[no] miss
}.
combat-commander-told-attacked = { $side }: attack on { $hex } with FP { $fp }.
combat-commander-told-attack-total = Attack Total at { $hex }: FP { $fp }, dice { $dice }, in all { $total }.
combat-commander-told-defended = Defense of { $unit }: Morale { $morale }, dice { $dice }, in all { $total } against { $attack }.
combat-commander-told-broke = { $unit } ({ $hex }) breaks.
combat-commander-told-was-suppressed = { $unit } ({ $hex }) is suppressed.
combat-commander-told-rallied = { $unit } ({ $hex }) rallies.
combat-commander-told-recovered = { $unit } ({ $hex }) is no longer suppressed.
combat-commander-told-eliminated = { $unit } ({ $hex }) is eliminated: { $points } VP.
combat-commander-told-weapon-broke = { $weapon } breaks ({ $unit }).
combat-commander-told-weapon-fixed = { $weapon } is repaired ({ $unit }).
combat-commander-told-weapon-lost = { $weapon } is lost.
combat-commander-told-moved = { $unit }: { $from } to { $hex }.
combat-commander-told-retreated = { $unit } retreats from { $from } to { $hex }.
combat-commander-told-exited = { $unit } leaves the map from { $from }: { $points } VP.
combat-commander-told-control = Objective { $objective }: controlled by { $side }.
combat-commander-told-gained = { $side }: { $points } VP.
combat-commander-told-time-advanced = { $side }: Time Advance, to space { $time }.
combat-commander-told-chit-opened = Open chit: { $chit }.
combat-commander-told-chit-drawn = { $side }: secret chit { $chit }.
combat-commander-told-chit-drawn-unseen = { $side }: a secret chit.
combat-commander-told-melee-fp = Melee in { $hex }: Axis FP { $axis }, Allied FP { $allies }.
combat-commander-told-melee-fought = Melee in { $hex }: Axis { $axis }, Allies { $allies }.
combat-commander-told-smoke-put = Smoke of strength { $strength } in { $hex }.
combat-commander-told-smoke-removed = Smoke in { $hex } is gone.
combat-commander-told-blaze-put = Blaze in { $hex }.
combat-commander-told-works-put = { $hex }: now { $works }.
combat-commander-told-works-removed = { $hex }: { $works } removed.
combat-commander-told-entered = { $unit } enters in { $hex }.
combat-commander-told-initiative = { $side }: now holds the Initiative card.
combat-commander-told-checked = Roll for { $unit }: dice { $dice } against Morale { $morale }.
combat-commander-told-surrender-moved = { $side }: Surrender now at { $number }.
combat-commander-told-ended = The game is over: { $reason }. Winner: { $side }.
combat-commander-told-hardened = { $unit } ({ $hex }) becomes Veteran.
combat-commander-told-replaced = { $hex }: lightly wounded, { $unit } takes the Squad’s place.
combat-commander-told-deployed = { $hex }: the Squad deploys into { $unit } and { $twin }.
combat-commander-told-fled = { $unit } flees from { $from } to { $hex }.
combat-commander-told-hand-shown = { $side }: shows the hand.
combat-commander-told-card-shown = { $side }: has { $card } in hand.
combat-commander-told-support = { $side }: { $item } from the Support Table.
combat-commander-told-scrounged = { $unit } takes { $weapon }.
combat-commander-told-concealed = { $side }: Cover { $cover } conceals; Attack Total now { $total }.
combat-commander-told-radio-broke = { $side }, out of order: { $radio }.
combat-commander-told-radio-fixed = { $side }, working again: { $radio }.
combat-commander-told-radio-lost = { $side }, gone for good: { $radio }.
combat-commander-told-spotted = { $unit } calls { $smoke ->
    [yes] smoke
   *[no] shells
} down on { $hex }.
combat-commander-told-drifted = The spotting round drifts from { $from } to { $hex }.
combat-commander-told-drifted-off = The spotting round drifts off the map from { $from }.
combat-commander-told-handed-over = { $unit } hands { $weapon } over to { $twin }.
