### Abyss: the player aid, and what bots weigh.

aid-win = Most influence wins
aid-win-is = Lords, Locations, affiliated allies and Monster tokens bring influence. Pearls break a tie.
aid-plot = 1. You may plot
aid-plot-is = Pay a pearl and one more Lord comes to the Court, as often as you can pay.
aid-action = 2. One action
aid-action-is = Explore, request support from the Council, or recruit a Lord. It cannot be skipped.
aid-control = 3. Control Locations
aid-control-is = With three keys you must take control of a Location. Lords whose keys you use are assigned to it and lose their power.
aid-explore = Explore
aid-explore-is = Turn cards over one by one. The others may each buy one ally from you; take the one you like and the action ends.
aid-monster = Meet a Monster
aid-monster-is = Fight it for the reward of the Threat track, or explore on and let the Threat grow. With Leviathan you fight on the Border.
aid-support = Request support
aid-support-is = Take a whole stack of one race from the Council.
aid-recruit = Recruit a Lord
aid-recruit-is = Pay with allies of exactly as many races as it shows, its guild's race among them; pearls fill what is missing. The weakest ally you use is affiliated.
aid-last-round = Seven Lords, or a Court that cannot be refilled
aid-last-round-is = The turn is finished, then everybody else has one more.
aid-score = What counts
aid-score-is = All Lords, the best affiliated ally of each race, Monster tokens, Locations. Cards in hand, pearls and keys count nothing.
aid-ally = Ally
aid-ally-is = A card of one of five races with a value from 1 to 5: what Lords are paid with.
aid-affiliated = Affiliated
aid-affiliated-is = Lies before you for good and counts at the end; nothing can be paid with it any more.
aid-key = Key
aid-key-is = On some Lords, and as a token won from Monsters. Three of them take a Location.
aid-free-lord = Free Lord
aid-free-lord-is = One that is assigned to no Location: its power and its key work.
aid-pearl = Pearl
aid-pearl-is = Money: one point of a Lord's price, an ally somebody else found, or a plot.
aid-threat = Threat
aid-threat-is = Grows whenever somebody explores past a Monster; whoever fights gets its reward.
aid-council = Council
aid-council-is = Allies nobody took wait here face down, one stack for each race.
aid-powers = Powers
aid-powers-is = At once when the Lord comes, always while it is free, or once in each of your turns.

## What a bot weighs: parts of a list behind a colon

prospect-lords = influence of Lords
prospect-allies = affiliated allies
prospect-tokens = Monster tokens
prospect-locations = Locations
prospect-wounds = wounds
prospect-slayer = the Slayer of the Abyss
prospect-nebulis = Nebulis
prospect-kraken = the Kraken figure
prospect-tempo = the number of your Lords
prospect-keys = keys
prospect-pearls = pearls
prospect-expansion = expansion tokens
prospect-hand = what your hand can pay
prospect-rival = how your rivals stand
