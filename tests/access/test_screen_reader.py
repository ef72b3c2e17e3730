"""The program as a screen reader has it, from another process, over an accessibility bus of its own."""

from __future__ import annotations

import re

import pytest

from tests.access.hearing import Hearing, Node

# What somebody can use, by AT-SPI's names of roles.
_CONTROLS = {
    "push button",
    "toggle button",
    "check box",
    "radio button",
    "text",
    "password text",
    "spin box",
    "slider",
    "combo box",
    "list",
    "table",
    "menu item",
    "progress bar",
    "page tab",
}
# The places of the table in the order of the Tab key, each with what is said of it at the opening.
_CARD = "(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (clubs|diamonds|hearts|spades)"
_ON = r"( playable on centre pile \d(, centre pile \d)*)?"
_OPENING = [
    rf"Your payoff pile, {_CARD} on top, 20 left(,{_ON})?",
    *(rf"{_CARD}, card {number} of 5 in your hand(,{_ON})?" for number in range(1, 6)),
    *(rf"Your side pile {number}, empty" for number in range(1, 5)),
    *(
        rf"Centre pile {number}, .*takes (ace|two|three|four|five|six|seven|eight|nine|ten) next"
        for number in (1, 2, 3)
    ),
    r"Stock, \d+ cards",
    rf"Payoff pile of Robin, {_CARD} on top, \d+ left",
    *(rf"Side pile {number} of Robin, .*" for number in range(1, 5)),
    r"Hand of Robin, \d cards?",
]


def places(window: Node) -> list[Node]:
    """The places of the felt that can be found now, in their order."""
    found = [node for node in window.walk() if "showing" in node.states and node.role == "push button"]
    return found[: next(at for at, node in enumerate(found) if node.name.startswith("Hand of")) + 1]


def find(window: Node, pattern: str) -> Node:
    """The first thing that can be seen whose whole name matches. LookupError if there is none."""
    for node in window.walk():
        if re.fullmatch(pattern, node.name) and "showing" in node.states:
            return node
    raise LookupError(pattern)


def menu_item(window: Node, pattern: str) -> Node:
    """An entry of the menus, which are not open."""
    return next(
        node for node in window.walk() if node.role == "menu item" and re.fullmatch(pattern, node.name)
    )


def play_alone(window: Node, hearing: Hearing) -> None:
    """From the lobby to the person's own turn."""
    hearing.until(lambda: find(window, "Play alone"), "the lobby").act("Press")
    hearing.hear("Your turn")


def nameless(window: Node) -> list[str]:
    """What can be seen and used, and has no name."""
    return [
        f"{node.role} {node.extents}"
        for node in window.walk()
        if node.role in _CONTROLS and "showing" in node.states and not node.name
    ]


def test_a_screen_reader_finds_every_place_plays_and_hears_the_answer(window: Node, hearing: Hearing) -> None:
    assert nameless(window) == []
    play_alone(window, hearing)
    assert nameless(window) == []

    found = places(window)
    for place, pattern in zip(found, _OPENING, strict=True):
        assert re.fullmatch(pattern, place.name)
        assert {"enabled", "focusable", "showing"} <= place.states
        assert place.extents.inside(window.extents)
        assert place.extents.width >= 20
        assert place.extents.height >= 40
    assert len({place.extents for place in found}) == len(found)
    for place in found[:-1]:  # what is told at the edge lies over the other hand
        where = place.extents
        under = window.under(where.x + where.width // 2, where.y + where.height // 2)
        assert under.name == place.name

    card = found[1]
    card.act("SetFocus")
    hearing.until(lambda: "focused" in card.states, "the focus on a card")
    name = card.name.partition(",")[0]
    card.act("Press")
    assert hearing.hear("picked up").startswith(f"The {name} is picked up. It fits: ")
    assert card.name == f"{name}, card 1 of 5 in your hand, picked up"
    side = find(window, "Your side pile 2, empty, takes the card that is picked up")
    side.act("Press")
    assert hearing.hear("discard") == f"You discard the {name} on side 2, and your turn ends."
    assert hearing.hear("discard") == f"You discard {name} on side pile 2"
    assert side.name == f"Your side pile 2, 1 card, {name} on top"
    hearing.hear("^Robin plays$")
    hearing.hear(rf"^Robin (plays|discards) .*{_CARD} .*pile \d$")


def play_turn(window: Node, hearing: Hearing, side: int) -> None:
    """Whatever fits a centre pile is played there, the payoff first; then a card of the hand is discarded."""
    while True:
        mine = [place.name for place in places(window)[:10]]
        playable = [name for name in mine if "playable on" in name]
        if not playable:
            break
        find(window, re.escape(playable[0])).act("Press")
        hearing.hear("is picked up")
        find(window, "Centre pile .*, takes the card that is picked up").act("Press")
        hearing.hear("^You play ")
    find(window, f"{_CARD}, card 1 of .*").act("Press")
    hearing.hear("is picked up")
    find(window, f"Your side pile {side}, .*, takes the card that is picked up").act("Press")
    hearing.hear("^You discard .* side pile")


@pytest.mark.long
def test_whole_turns_are_played_by_what_is_heard_alone(window: Node, hearing: Hearing) -> None:
    play_alone(window, hearing)
    for side in range(1, 5):
        play_turn(window, hearing, side)
        hearing.hear("^Robin discards ")
        hearing.hear("^Your turn$")
    assert find(window, "Your side pile 4, .* on top(, playable .*)?").role == "push button"

    find(window, "Leave …").act("Press")
    assert "Leave the table?" in hearing.hear("Leave the table")
    assert nameless(window) == []
    find(window, "Leave").act("Press")
    hearing.until(lambda: find(window, "Play alone"), "the lobby again")


def test_a_list_of_choices_says_what_is_chosen_by_it(window: Node, hearing: Hearing) -> None:
    hearing.until(lambda: menu_item(window, "Settings.*"), "the menus").act("Press")
    (program,) = hearing.programs
    hearing.until(lambda: len(program.children) == 2, "the settings")
    dialog = program.children[1]
    said = [(node.labels, node.name) for node in dialog.walk() if node.role == "combo box"]
    assert said == [
        (["Language"], "Follow the system"),
        (["Light or dark"], "Follow the system"),
        (["The other side's moves"], "Fast"),
    ]


@pytest.mark.long
def test_every_page_of_the_lobby_and_every_dialog_names_what_it_has(window: Node, hearing: Hearing) -> None:
    hearing.until(lambda: find(window, "Host a table"), "the lobby").act("Press")
    hearing.until(lambda: find(window, "Open the table"), "the panel of a new table")
    assert nameless(window) == []
    find(window, "Open the table").act("Press")
    hearing.until(lambda: find(window, "Close the table"), "the open table")
    assert nameless(window) == []
    find(window, "Close the table").act("Press")
    hearing.until(lambda: find(window, "Play alone"), "the tables again")
    (program,) = hearing.programs
    for opens in ("People", "Rules"):
        find(window, opens).act("Press")
    for item in ("About.*", "Settings.*"):
        menu_item(window, item).act("Press")
    hearing.until(lambda: len(program.children) == 5, "four dialogs")
    for dialog in program.children:
        assert dialog.name
        assert nameless(dialog) == []
