"""Files: deals written to a file of records, files taken in; long work goes on a piece at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.store.archive import Wanted, in_order
from gaigel_desktop.controller.store.transfer import COPY, as_text, files_there, records_folder
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.idle import within
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, ListRow, Pressable
from gaigel_desktop.window.pages.inputs import Item, ItemValue, copy
from gaigel_desktop.window.pen import STRONG
from gaigel_desktop.window.scene import Scenes

from .delete_all import Clearing
from .long_work import Step, taking, writing
from .past_query import Shelf
from .whole_copy import Copying

MOST_FILES: Final = 12
LONGEST_PATH: Final = 400
MOST_COPIED: Final = 100  # deals that are copied as text
AT_ONCE: Final = 24  # deals at most that are set aside and cleared before the page is seen again
WHAT: Final = ("shown", "match", "deal")


class Files:
    """The tab with what goes out, what comes in, and what is cleared."""

    def __init__(
        self,
        shelf: Shelf,
        player: OwnPlayer,
        services: Services,
        refresh: Callable[[], None],
        scenes: Callable[[], Scenes],
    ) -> None:
        self._shelf, self._keeper = shelf, services.keeper
        self._refresh = refresh
        self._what = WHAT[0]
        self._path = ""  # as it is typed or shown
        self._picked: Path | None = None  # the file that is shown so
        self._clearing = Clearing(player, self._keeper, self._clear, scenes)
        self._copying = Copying(player, self._keeper, services.current, self._begin, scenes)
        self._step = Step("")  # how it went, or how far it is
        self._work: Iterator[Step] | None = None

    def put_news(self, flow: Flow) -> None:
        """Lay out how it went: at the foot of the sheet, where it moves nothing that has just been pressed."""
        if self._work is None and self._step.said:
            flow.news(self._step.said, STRONG)

    def put(self, flow: Flow) -> None:
        """Lay out what is written out, taken in and cleared; meanwhile only how far it is, and a way to stop it."""
        if self._work is not None:
            flow.text(self._step.said, STRONG)
            flow.space(6)
            flow.progress(self._step.share, self._step.said)
            flow.space()
            flow.buttons(Pressable("stop", say("files_stop"), self._stop, "close"))
            return
        if self._keeper.owner:
            self._clearing.put_way_back(flow)
        if self._shelf.count:
            self._put_out(flow)
        if not self._keeper.owner:
            flow.text(say("past_elsewhere"), ABOUT)
            return
        self._put_in(flow)
        self._copying.put(flow)
        if self._shelf.total:
            self._clearing.put(flow)

    # -- out -----------------------------------------------------------------------------------------------------

    def _put_out(self, flow: Flow) -> None:
        flow.heading(say("files_out_head"))
        flow.text(say("files_out_about"), ABOUT)
        flow.space(6)
        offered = WHAT if self._shelf.deal is not None else WHAT[:1]
        items = [Item(what, say(f"files_{what}", {"count": counted(self._shelf.count)})) for what in offered]
        flow.form(ChoiceRow("files_what", say("files_what"), items, self._what, self._choose, beside=True))
        write = Pressable("write", say("files_write"), self._write, "export")
        copy_text = Pressable("copy_text", say("files_copy"), self._copy_text, "copy")
        flow.buttons(write, copy_text)
        flow.space(14)

    def _choose(self, what: ItemValue) -> None:
        self._what = str(what)
        self._refresh()

    def _wanted(self) -> tuple[Wanted, int]:
        """What is written, and how many deals that are."""
        deal = self._shelf.deal
        if self._what == "shown" or deal is None:
            return self._shelf.wanted, self._shelf.count
        return (Wanted(match=deal.match.id), 0) if self._what == "match" else (Wanted(deal=deal.id), 1)

    def _write(self) -> None:
        if self._keeper.store is not None:
            self._begin(writing(self._keeper.store.database, *self._wanted()))

    def _copy_text(self) -> None:
        """The same as text, for whoever pastes it elsewhere; no more than somebody would paste."""
        wanted, count = self._wanted()
        store = self._keeper.store
        if store is None:
            return
        if count > MOST_COPIED:
            self._step = Step(say("files_copy_many", {"count": counted(MOST_COPIED)}))
        else:
            there = copy(as_text(in_order(store.database, wanted)))
            self._step = Step(say("files_copied" if there else "files_not_copied"))
        self._refresh()

    # -- in ------------------------------------------------------------------------------------------------------

    def _put_in(self, flow: Flow) -> None:
        flow.heading(say("files_in_head"))
        flow.text(say("files_in_about"), ABOUT)
        flow.space(6)
        take = Pressable("take", say("files_take"), self._take, "import")
        path = FieldRow("path", say("files_path"), self._path, self._type, say("files_path_empty"), LONGEST_PATH)
        flow.form(path._replace(enter=self._take, button=take))
        flow.space(6)
        folder = records_folder()
        found = files_there(folder)
        words = "files_hidden" if found is None else "files_here" if found else "files_none_here"
        flow.text(say(words, {"folder": sayable(folder)}), ABOUT)
        flow.listed(*(self._row(path) for path in (found or [])[:MOST_FILES]))
        flow.space(14)

    def _type(self, words: str) -> None:
        self._path, self._picked = words.strip(), None
        self._refresh()

    def _row(self, path: Path) -> ListRow:
        name = sayable(path.name)
        return ListRow(f"file {name}", name, partial(self._pick, path), "deal", path == self._picked)

    def _pick(self, path: Path) -> None:
        """The first press points at a file, the second takes it in."""
        if self._picked == path:
            self._take()
        else:
            self._path, self._picked = sayable(path), path
            self._refresh()

    def _take(self) -> None:
        if self._path:
            self.take(self._picked or _typed(self._path))

    def take(self, path: Path) -> None:
        """Take this file in."""
        keeper = self._keeper
        if keeper.store is None or not keeper.owner or self._work is not None:
            return
        if path.suffix == COPY:
            self._copying.take(path)
        else:
            self._begin(taking(keeper.store.database, path))

    # -- long work -----------------------------------------------------------------------------------------------

    def _begin(self, work: Iterator[Step]) -> None:
        self._work, self._step = work, Step("", 0.0)
        self._refresh()

    def _clear(self, work: Iterator[Step]) -> None:
        """Of few games that is done at once."""
        self._begin(work)
        for _ in range(AT_ONCE):
            self._step_on()
        self._refresh()

    @property
    def busy(self) -> bool:
        """Whether something is being written or taken in."""
        return self._work is not None

    def go_on(self) -> None:
        """A piece more of the work, and how far it is."""
        for _ in within(theme.SLICE):
            self._step_on()
            if not self.busy:
                break
        self._refresh()

    def _step_on(self) -> None:
        if self._work is not None:
            step = next(self._work, None)
            if step is None:
                self._end()
            else:
                self._step = step

    def _stop(self) -> None:
        self._step = Step(self._step.stopped)
        self._end()
        self._refresh()

    def _end(self) -> None:
        self._work = None
        self._shelf.look()


def _typed(words: str) -> Path:
    """The path that was typed, with a ~ for the player's home."""
    with suppress(RuntimeError):  # nobody of that name lives here
        return Path(words).expanduser()
    return Path(words)
