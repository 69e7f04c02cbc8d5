"""Gaigel Desktop, the Swabian card game: the map of the house.

A match is a story: a rule set, the seats, the packs as they lay, and a list of actions. The rules turn actions
into changes of a state and tell them as events; everything else listens to events and offers actions.

rules/       the game: values and functions, standard library only; no clock, no dice, no words, no files
             cards      the 24 faces; hands as small bit sets
             options    how this table plays: every option, the presets, what is refused
             law        a rule set read once into small integers
             actions    what a seat may ask for; events: what happened
             deal       the state of one deal; seats: who plays with whom
             tricks, duty, opening, pairs, exchange, sevens, ending      the chapters of the rule book
             taking     by what a trick was taken, and the one reason
             judge      what each seat may do, and why not; forbidden: what nobody may say now; perform: doing it
             views      what one seat may know, and how it follows the game
             record     a deal written down; match, umschlag: what is around a deal; errors
opponents/   a view in, an action out; imports rules
             choose     what somebody does; levels: how well, and in what manner; memory, dice; thought: what was found
             manners, signs, duties        what is said and what must be kept; bluff: an Aus that is none; chance
             conduct    what a table shakes its head at
             thumb, greedy    rules of thumb; weighing: term by term; facts: what can be counted from a view
             search     guesses played out; belief, playout, endgame, reward, patience: what it needs for that
             considered     what a search has found, for a coach; ways: what can be done; tally: what the guesses saw
             measuring  a whole table of random-cards in one loop, to see how fast the rules are
text/        every word a player reads; imports rules
             phrases, speech    the sentences by key, in the language that is spoken; languages: which there are
             customs            what a table agrees on besides rules: names, signs; signs: each with its gesture
             in_1907            the words of a table that plays by the American rules
             english/           the sentences, a file for each place where they are read; catalogues/: translations
             regulars/          what the regulars say besides: occasions; lines; when: how long ago; blocks: each of
                                them, read from people/
             rule_book/         the rules in force as pages, as data: pages, pages_play, pages_late; parts: what these
                                are made of; facts: what they ask of a rule set; search: words in them; ruling: what
                                they say about an end
             table_rules        a rule set in words; explain: why not; calls: what is said aloud; manual: of commands
             what_holds         now, in a few words: trumps, duty, what is left to draw, and what ends the match
             ruled              why a deal that is laid out ended as it did; known_games: what who plays another knows
             telling            a deal told afterwards; hinting: a hint and its reason; searching: words in a text;
                                captioning: what a room reads, in two languages; aloud: a deed as it is called;
                                numbers: with signs, with room between thousands, and so that they add up
lessons/     what one plays to learn the game: each a file of data with its words; imports rules
             lesson     scenes, beats, and reading them; laying: the pack; happened, kinds, seldom: what a mistake was
             story, programme   what is shown to a room, in which order: files of data; reading: what their files share
controller/  between rules and players; no pygame; downwards only, in this order
             places     where everything lies on this computer; thrown_away: what was deleted, for a day;
                        own_pictures: backs of the player's own; reading: what lies in a file, checked
             log        what went wrong without the player noticing; settings: what was chosen
             report     what broke, for whoever mends it, and nothing about whoever plays
             records/   records as lines: notation, lines, verify; rule_sets: what differs from a preset; rule_code: the
                        same as a few letters; editions: what could be said when something was written; caught: whose
                        false sign has come out; mistakes: which card was laid wrongly; match_head: who sat
                        there, in a line before the records of a match
             store/     every match in SQLite: schema, seals, store; opening: what the file is; keeping, lock: held by
                        one program, left in order; ledger: what is still to be written; wreck, mending, head: what can
                        be read of a damaged one; mending: an older one set aside, too; summary, archive, search:
                        finding past deals; statistics; transfer: as files, way_back: from there as own deals;
                        whole_copy: of everything; reviewed: what is kept of a deal that was looked back on; own_play:
                        figures of that; company: who sat there, what was guessed, what was told again
             match/     a match being played: game; chair: what one seat may see and do; players: who answers;
                        arbitration: who is heard; thinking_time: how long they seem to think; dealer: seeds and packs;
                        first_deals: two that are laid for a newcomer; sealed: the secrets of the packs that follow;
                        setup: a table before the first card; regulars: whom one meets; forgetful: who plays on with
                        101 now and then; story, passed_on: where it is written down; retelling: a record step by step;
                        deals: what they came to; practice: one that is over, once more; laid_out: the count of one,
                        card by card
             minds/     who thinks, and where: opponent: a character with a memory; mind: what it thinks with;
                        worker, process: a process of its own; packing: what goes there and comes back
             coaching/  who sees as little as the player, and says more: adviser: whoever is asked for hints; moments:
                        what was decided; review: each of them thought about; decision: what came of one, and why;
                        pricing: what it has cost; account: a deal in three numbers; practice: positions to play once
                        more; comparing: fresh guesses before anything is said; case: this rather than that; tricks,
                        partners, leading, keeping, openings, calls, chances, sparing, stakes, habits: reasons by what
                        they speak of; reasons: all kinds of them, and which makes the difference; hint;
                        costly_card: one to be asked about
             luck/      own_deals: those of the store, and what they gave; dealt: what deals gave the player;
                        expected: what a shuffled pack has in store; ranges: how far from it all may lie together
             of_the_day     a deal from the date: its cards, its table, and what each day came to
             inn/       looking_back, remembered: what the regulars know of earlier evenings, and what is told;
                        tonight: what they have said this evening;
                        milestones: what is chalked on the beam; season: rounds, debts and everybody's evenings;
                        counting: how near the guesses came; beside: asking in a thread
             teaching/  progress: what a newcomer has learned; new_words: what waits until it was met; withdrawing:
                        help goes as it came; signing: whether signs are made at all; note: what is said in a lesson;
                        asking: what is asked there; tutor: who says it, and sits between the player and the table;
                        slip: a deed that was not wanted, and what came of it; free_play: how the others go on without
                        a story; contents: which lessons there are; learner: who has learned what
             local_player   what a table asks of who sits at it; captions: whether calls are explained to them;
                        learning: whether they still want to; seating: who sits where; people: who has played at this
                        laptop besides its owner
             highlights/    what is worth telling of a deal: moments, cards_laid, things_said: by what it is known;
                            worth:
                        how much each kind of thing is worth; captions: what is said of it; best: what is told first of
                        a match
             self_play/     whole deals without a window: simulation; sharing: by several processes; arena;
                        sequential: when enough was played; chairs: who plays; stacking: rare hands
             tournament/    after Rutesheim: rounds, steward, other_tables, and the field: who comes
             unfinished     matches that wait to be continued, and whether their rules are known here
window/      the pygame toolkit that scenes are made of
             screen, scene, loop, idle, signals, mouse      one window, the stack of scenes, frames, waiting, what the
                        system says to end it, the pointer
             canvas, sdl, memory     a list of pictures, painted where it changed; what pygame and Python do not offer
             pictures, pieces, retouch, shelf, decks, faces, fonts, sound, assets, theme      what is drawn and heard;
                        allowance: how much of it is read for one frame; photograph: a back from a photograph;
                        photograph_process: in a process of its own; offscreen: a picture for others;
                        edges: lines where high contrast is wanted; wishes, system: what the system asks of us
             boxes      points and rectangles; easing: how a motion begins and ends
             pen        letters and pieces on the picture; coloured_signs: each with a shape of its own
             pages/     the kit of pages: page: a sheet of widgets, with focus, hover and press; flow: one below the
                        other; grid: rows in columns; form: what is asked, as values; widgets, controls, inputs: what
                        stands there; focus, scrolling; telling: what is told of them
             spoken/    the screen in words, for whoever hears the game: tree: what is there; pages: the same of a page;
                        order: as one would read it; aloud: what has just happened; hearing: when all that is told,
                        and what comes of it; messages: what goes there and comes back; numbers: what each thing is
                        known by; teller: to whom; adapter, update: through what, and as what; apart: in a process of
                        its own; bus: whether anybody listens; own_name: as whom that process is known
pipe         a process of its own and the way there, for `controller` and `window`
bounded      what a stranger may have written: measured before it is parsed, for every room
table/       a deal that lies on a table, whoever looks at it; downwards only, and play and paint do not know each other
             slate/     the score: standing: whose ray is where; strokes: what stands there after each deal, and where;
                        writing: when a hand makes each mark; drawing: all of it at a moment; lines, tally_marks:
                        circle, rays and strokes, made with chalk, or with a pencil on a pad; mats: beer mats; columns:
                        figures on paper; ground: what it is drawn on; widget: on a page
             board/     pure, without pygame.
                        What is there: item: a thing on the table, and what is under the pointer; items: the one list of
                        them; item_boxes: where they can be hit; item_words: what they are called; named_things: what
                        only has a name; table_nodes: all of them for whoever hears the table; highlight: the names by
                        which lessons, hints and shows speak of them.
                        Where it lies: plan, room_plan: the table in numbers, for players and for a room; layout: where
                        everybody sits; frame_layout: slate, buttons and lines round it; card_places: each card;
                        spread_places: cards that are shown; piles: what each side has taken; reminders: of declared
                        pairs; chalk_marks: on the table; coasters: beer mats; in_sight: what may not be hidden.
                        What can be pressed: buttons: calls and icons, a row each; panels: what opens at a call;
                        panel_layout: where that lies.
                        What is seen, as values: chrome: all that rests; top_layer: all that lies over the cards;
                        bubbles: what somebody says, and the room for it; note_card: a card of paper; moods: faces.
                        What an event brings: cues: what is said and heard with it; stops: where the deal stands still
             motion/    without pygame: stage: the view that is shown, and its cards; playback: event after event; pace:
                        when the next one may be told; sprite: a card on its way; match_sprites: which sprite is which
                        card now; card_moves: how each event moves them; dealing; held_up: a pair, a hand or a count
                        shown to all; trick_gain: what a trick counts, in chalk; tempo: how fast; card_sounds, sounding:
                        by what a card is heard, and when
             play/      a deal as its player plays it, without pygame.
                        The middle: session: takes intents and the time, gives back effects; intents: what the player
                        may mean; effects: what is to be done outside; do_intent: what each intent does; actions: what
                        is asked of the rules; running_deal: time, news and settings; table_state: what lies before the
                        player, made of pointing, choosing, sayings, lecture and offered_lesson.
                        Own cards: moving_hand: which is meant while cards move; held_card: in the fingers; kept_card:
                        it waits for its turn; leading: the first of a deal; five_alike: shown by one press; refusals:
                        why not.
                        Calls: calling: one is pressed, and its panel; claims: an Aus that waits for an answer;
                        calls_taught: which have a button yet; dimmed_calls: of no use to anybody now; laid_out_choices:
                        how to lead, whose hand to see.
                        Pace: pacing: the conductor of those who play; pace_settings: as the player wants it;
                        think_time: how long the others let one wait; waiting: whether for the player; stop_prompt: what
                        ends a stop; turn_sound: heard when one is long awaited.
                        What is seen: described: all of it as values, from table_items, at_rest and top_layer_now;
                        highlighted: what is spoken of; tooltips, situation: words for what is pointed at; info_strip:
                        what holds now; points_mat: the mat over the own points, and a look under it;
                        keyboard_navigation: where Tab, N and the arrows lead.
                        What is heard: table_in_words: the tree; announcer: what happens; spoken_prompt: what the table
                        waits for; own_cards_told.
                        What helps: aids; hints: what a master would do, hint_places: where that is, accept_hint: doing
                        it; asking_back: is this card meant? guessing: the own points before a count; trick_explained:
                        who took it, and why; change_notice: what has just changed; past_tricks, lookup_text: looked up.
                        Learning: lesson_step, lesson_note: a lesson at the table; note_cards: its paper; lesson_offers:
                        one about what has come up; progress_log: what is noted as learned.
                        Talk: table_talk: what the regulars say; talk_afterwards: when a deal or match is over; remark:
                        one of them
             paint/     painter: all in order; table_top: wood, felt or linen; paint_resting, paint_card, paint_marks,
                        paint_calls, paint_panel, paint_strip, paint_top_layer: each as it is called; plates, told_line:
                        names, and the line above the hand; note_card_layout, paint_note_card, paint_light: a card of
                        paper, and what it speaks of in the light; free_box: where there is room for it
scenes/      what a player sees; downwards only, in this order
             routes     what can be opened, as values; `app/opener` knows the page of each
             parts/     what scenes share: own_player: what was chosen and learned; person_at_laptop: the same of each,
                        where several sit there; person_form: what each fills in; services: what a match is played
                        with besides; page_scene: a page of widgets, its ground, head and way back; overlay: one over
                        another scene; card: of paper; card_values: the cards in one picture, with what each
                        counts; sheets, tiles, sights, aid_rows, gesture_rows: rows of them;
                        confirm: before what is lost; unfinished_matches: what is not over; bookmark; chosen_language;
                        troubles: what is wrong, in words; how_to_think: with which mind; reopen: sitting down once
                        more; background_print: printed while something else is seen; prints: the last one;
                        contrast_and_motion: as chosen or as the system asks; chosen_looks: cards and table, of the
                        house or the player's own; table_look: these and their letters, as a table is painted with them;
                        full_screen: as long as others look; current_match; last_steward: of a tournament;
                        save_later: and again, if it cannot be saved
             count/     a deal laid out card by card: count_paper, count_rows, count_told
             match_picture/  the end of a match as a picture: content: what stands on it; painted, and written
             before/    umschlag, with chairs, flights: when each card flies and is heard, words_plate: what it comes
                        to, umschlag_in_words: to be heard; cut, with own_word: given to the pack
             after/     after_deal, after_match: what they came to; how_it_ended: in sentences; last_trick; talk_beside:
                        who talks meanwhile; wreath: round whoever has won; sounds: what sounds with it
             replay/    a deal told again: replay_scene; retelling, telling: its steps, on the stage; replay_controls:
                        the way through them; seed_proof: of the pack; step_in_words: to be heard
             review/    a deal talked over: asking_scene: what would you play? question_items: what can be pressed
                        there; position, marked_hand, table_widgets: how it lay; note_paper: the paper; decision_words,
                        why: what is said; position_in_words: to be heard; review_sheet: what it came to, with account,
                        decision_rows; unit_of_score: strokes or game points; open_review, whose_cards: the way there
             deal/      a deal in its window: table_scene: events become intents, effects are carried out; input: the
                        intent of mouse and keys, by_ear: of whoever hears it; shared_laptop: to whom of several people
                        the laptop goes; cover: what lies over the table between them; table_picture: the table drawn;
                        evening: deal after deal, and a session for each; company, memories: who talks meanwhile, and
                        of earlier evenings; deal_notices: what is said between two deals; ending: what follows;
                        table_menu, pages_above, lookup_pages: what opens over it; guess_slip: to guess the own points
                        on; laid_open: it is shown to others; note_card_placement: where a card of paper lies
             begin      matches, begun or continued
             pages/     a file or a folder for each page, named after it:
                        title; first: three questions, and games one knows; cards: what beats what; settings;
                        mending: a store is mended; parting: something is not written down yet; who_is_here: before a
                        match of several goes on
                        inn/          beam: wood and chalk; beam_writing: what stands there, and the hand that writes;
                                      beam_page: what it means; tally: rounds, stroke by stroke; season_slate,
                                      slate_on_wall: the season; season_page: all of it
                        own_looks/    backs from a photograph: own_backs; own_back_tiles; deleting
                        fair/         fair_page: how the pack is sealed and how that is checked; luck, luck_rows: what
                                      the cards gave the player
                        rules/        rules_pages: which is open; page_layout, marked_words: a page and its words;
                                      pictures, seats_picture, score_picture: what is drawn there
                        practice/     practice_menu: what can be done with the cards of a deal that is over; play_again
                        lessons/      lesson_list: which there are; play_lesson: scene after scene
                        new_match/    new_match_page: a table is chosen; rule_rows; seats, with people_rows: who is
                                      at this laptop; rule_sheet: in words
                        past/         past_games, with its tabs: deal_list, with deal_rows, deal_words; figures, with
                                      guess_curve, own_play, figure_plots; filter; files: what goes out and comes in,
                                      with long_work; unfinished: matches that are not over; past_query: what is looked
                                      at; delete_all, whole_copy; chalk_lines: on slates; nothing_yet
                        tournament/   tournament_page; entry: the list where one enters; standings, ranking; own_table
                        of_the_day/   the same cards for everybody: days_page; play_day: one of them; day_words
show/        the game shown to a room: show_scene: what a room sees; presenter_actions: what keys, mouse and menu do to
             it; keys, keys_page: which they are; deal_playback: the deal on the stage; pacing: where it waits;
             view_options: how it is seen; seen_by_room, captions_below, score_shown, seating_shown: what stands there;
             room_picture, paint_room, paint_room_seats, paint_room_words: how that is painted; pointing: cards and
             seats by numbers; question_scene, question_picture, questions_asked, hand_count, answers_compared: what
             would you play? pause_menu, sheet_over: the menu over it; by_itself: where nobody touches the title;
             show_in_words, show_announcer: for whoever hears it; open_show: there and back; programme_list,
             programme_editor, scenes_to_add, list_lines: choosing and composing; speakers_page: what whoever speaks
             holds in the hand, as HTML; page_writer: written to a file and opened
             plan/      without pygame: show: scenes, past deals and files of records as stories; show_progress: where
                        it stands; stations: its way; course: a deal that can be left for a branch, and come back to;
                        who_plays_on: where nobody knows how it went; room_questions: cards worth asking about, and what
                        comes of each; unattended: where nobody leads; club_programmes, draft: of one's own; find_show:
                        what is shown, by its name; leaflet: what the speaker holds in the hand
app/         app: the title and what was asked for; house: all that is there, and what is done whatever is seen; opener:
             which page each route leads to, and what it is handed; mishap: the card of paper when something broke;
             start: opens the window, and hands over
cli          the entry: the commands without a window; asking: how they are called; terminal: what they say, whether
             anybody can read it or not; __main__: where Python begins

May import, besides pipe and bounded: rules and window nothing of ours; opponents, text and lessons the rules; the
controller all four; the table rules, text, controller and window; scenes the same, and the table; show the scenes, app
the show. A test holds it (tests/test_house.py); docs/architecture.md tells how a click goes through the rooms.
"""

__version__ = "0.1.0"
