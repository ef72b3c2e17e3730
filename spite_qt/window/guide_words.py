"""What the guided first game says, lesson by lesson. Not for when it says it (guide.course)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from protocol.peer.events import MatchOver
from spite_qt.guide.course import Lesson, Scene
from spite_qt.table.words import card_text
from spite_qt.window.endings import Endings
from spite_qt.window.overlay import Message


def lesson_words(scene: Scene, opponent: str) -> tuple[str, str]:
    """A heading and what follows. `opponent`: the name as it is shown."""
    translate = QCoreApplication.translate
    card = "" if scene.card is None else card_text(scene.card)
    match scene.lesson:
        case Lesson.PAYOFF_PILE:
            return translate("Guide", "Your payoff pile"), translate(
                "Guide",
                "You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game."
                " Today it has five cards, in a real game twenty.",
            ).format(opponent)
        case Lesson.HAND:
            return translate("Guide", "Your hand"), translate(
                "Guide",
                "Only you see these cards. Drag one to where it should go, or click it and then the place:"
                " what may be played there lights up. With the keyboard, the arrow keys and Enter do the"
                " same.",
            )
        case Lesson.REFILL:
            return translate("Guide", "The stock"), translate(
                "Guide",
                "When your turn begins, your hand is filled up to five cards from the stock. If you play"
                " all five within a turn, you get five more at once and go on.",
            )
        case Lesson.ACE:
            return translate("Guide", "Start a centre pile"), translate(
                "Guide",
                "The centre piles belong to both of you. Each begins with an ace and grows by one: 2,"
                " 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.",
            ).format(card)
        case Lesson.PAYOFF:
            return translate("Guide", "From your payoff pile"), translate(
                "Guide",
                "The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you"
                " closer to winning, so do it whenever you can.",
            ).format(card)
        case Lesson.KING:
            return translate("Guide", "A king is a joker"), translate(
                "Guide",
                "It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the"
                " small sign on it then says what it stands for.",
            ).format(card)
        case Lesson.SIDE:
            return translate("Guide", "From a side pile"), translate(
                "Guide",
                "The {0} on top of your side pile fits a centre pile. Side piles are your store: play from"
                " them whenever that helps you.",
            ).format(card)
        case Lesson.DISCARD:
            return translate("Guide", "End your turn: discard"), translate(
                "Guide",
                "You never have to play what you could. A turn ends with a discard: put a card from your"
                " hand on one of your four side piles. Later only the top card of each can be played, so"
                " do not bury what you need soon.",
            )
        case Lesson.THEIRS:
            return translate("Guide", "{0} plays").format(opponent), translate(
                "Guide", "You see every card that {0} plays. The list at the right keeps all moves."
            ).format(opponent)
        case Lesson.PLAY_ON if scene.points_at:
            return translate("Guide", "Your turn"), translate(
                "Guide", "No card fits any more. End your turn with a discard."
            )
        case Lesson.PLAY_ON:
            return translate("Guide", "Your turn"), translate(
                "Guide",
                "Play on, or end your turn with a discard. A double click plays a card where it fits.",
            )
        case Lesson.COMPLETE:
            return translate("Guide", "A complete pile"), translate(
                "Guide",
                "With the queen, or a king in her place, a centre pile is complete. It is shuffled back into"
                " the stock, and its place is free for an ace again. If the stock runs out, nobody wins.",
            )
        case Lesson.END:
            return translate("Guide", "That is the whole game"), translate(
                "Guide",
                "Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points"
                " win a match. Finish this game now, or go and find somebody to play with.",
            )


class GuideEndings(Endings):
    """How the guided game ended, and what comes after it."""

    @property
    def again(self) -> str:
        return self.tr("Play alone")

    def _match(self, event: MatchOver) -> Message:
        won = self.tr("You win this game.")
        if event.winner != self._seat:
            won = self.tr("{0} wins this game.").format(self._other)
        goes_on = self.tr("Go on with a whole match alone, or find somebody to play with in the lobby.")
        return Message(self.tr("The lesson is over"), f"{won} {goes_on}")
