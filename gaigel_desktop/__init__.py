"""Gaigel Desktop, the Swabian card game: the map of the house.

A match is a story: a rule set, the seats, the packs as they lay, and a list of actions. The rules turn actions
into changes of a state and tell them as events; everything else listens to events and offers actions.

rules/       the game: values and functions, standard library only; no clock, no dice, no words, no files
             cards      the 24 faces; hands as small bit sets
             options    how this table plays: every option, the presets, what is refused
             law        a rule set read once into small integers
             actions    what a seat may ask for; events: what happened
             deal       the state of one deal
             tricks, duty, opening, pairs, exchange, sevens, ending      the chapters of the rule book
             judge      what each seat may do, and why not; perform: doing it
             views      what one seat may know, and how it follows the game
             record     a deal written down; match, umschlag: what is around a deal
opponents/   a view in, an action out; imports rules
             choose     what somebody does; levels, regulars: how well, and in what manner; memory, dice
             manners, signs, duties        what is said and what must be kept; thumb, greedy, chance: rules of thumb
             search     guesses played out; belief, playout, endgame, reward, patience: what it needs for that
             measuring  a whole table of random-cards in one loop, to see how fast the rules are
text/        every word a player reads; imports rules
             phrases, speech    the sentences by key, in the language that is spoken
             lines, occasions   what the regulars say besides, lines_at_home and lines_from_afar theirs, and when
             deeds, deed_words  a deal told afterwards
             rule_pages, rule_parts, rule_facts    the rules in chapters, as data; rule_search: finding words in them
controller/  between rules and players; no pygame
             game       a match being played; players: who answers; story: where it is written down
             opponent   a character with a memory, and the mind it thinks with; tempo: how long it seems to
             worker     the mind in a process of its own, thinking: what runs there; mind: the twin; wire: the way
             beside     somebody at the other end of a pipe
             advice     what a master would do in the player's seat
             log        what went wrong without the player noticing
             evening    what the deals of one match came to
             dealer     seeds and packs; notation, verify: records as lines
             store      every match in SQLite; schema: its tables; keeping, alone: held by one program, left in order
             settings, places      what was chosen, and where it lies
             summary    a past deal in a few words; archive: looking for them; exchange: as files; statistics: figures
             retelling  a record told again, step by step
             unfinished matches that wait to be continued, and whether their rules are known here
             setup      a table before the first card: rules, chairs, partners; rule_code: its rules as a few letters
             simulation, stacking      whole deals without a window
             tournament, steward, hall, guests      tables of three after Rutesheim, and who plays at the others
window/      the pygame toolkit that scenes are made of; imports text
             screen, scene, loop, idle, mouse      one window, the stack of scenes, frames, waiting, the pointer
             canvas, sdl, memory     a list of pictures, painted where it changed; what pygame and Python do not offer
             pictures, pieces, retouch, shelf, faces, fonts, sound, theme      what is drawn and heard
             boxes, pen, widgets, controls, inputs, flow, focus, page      pages of widgets, told of in words too
scenes/      what a player sees: title, first start, settings, new match, the table; desk: what was chosen; app: the way
             going_on   matches that are not over: what is said of them
             rules      the rules as pages with pictures, contents and search
             umschlag, cut, overlay      before the first card, and what lies over the table
             table      layout, spots, bubbles, coasters: where things are; sitting: what lies there; deeds, presses:
                        what the player does; conduct: stops; picture, over: what is seen; looks: in the faces;
                        look_ups, past_tricks: what is looked up;
                        talk, company: what the regulars say, and when
                        stage: motion; sprite: a card on its way; match: which card is which; acts, shows, dealing: how
                        each deed goes; cues: what is heard; won, reminders, marks: piles, and chalk on the table
             past       past games: shelf, deals and rows, waiting, sieve, sums, chalk, files; replay: a deal told again
             sheets, score_board, after_match, wreath      slate and paper side by side when something is over
cli          the entry: the commands without a window

May import: rules nothing of ours; opponents and text the rules; the controller all three. A test holds this.
"""

__version__ = "0.1.0"
