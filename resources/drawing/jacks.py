"""The four jacks. Each function draws the upper half of one figure, which courts.py cuts and repeats."""

from __future__ import annotations

from drawing.faces import fist, front, neck, profile, turned
from drawing.palette import (
    BLOND,
    BLUE,
    BROWN,
    CHESTNUT,
    CREAM,
    DEEP_GOLD,
    DEEP_RED,
    FAIR,
    GOLD,
    INK,
    PALE_BLUE,
    RED,
    SNOW,
    WARM,
    WHITE_SHADE,
)
from drawing.path import P, box, ellipse, line
from drawing.sheet import Drawing
from drawing.suits import pip


def _plume(colour: str, rib: str, length: float = 1.0) -> Drawing:
    """An ostrich feather growing to the upper left from the origin, its tip curling down."""
    plume = Drawing()
    shape = P("M0 0C-4-18-20-34-40-36C-54-37-62-28-60-18C-58-12-52-12-50-16C-44-4-20 2 0 0Z")
    plume.fill(colour, shape.scale(length))
    plume.line(rib, 1.6, P("M0 0C-10-16-26-26-44-26").scale(length))
    plume.line(
        rib,
        1.1,
        P("M-12-13L-12-24M-20-19L-22-31M-30-23L-34-33M-10-12L-22-5M-20-19L-34-9M-31-23L-44-15").scale(length),
    )
    return plume


def jack_of_spades() -> Drawing:
    """The guard, in profile: dark bob, plumed cap, halberd."""
    art = Drawing()
    art.fill(INK, P("M118 142C98 146 76 154 62 164L20 190L134 230L134 142Z"))
    art.fill(PALE_BLUE, P("M134 142L152 142C184 150 216 176 236 214L236 262L134 230Z"))
    for k in range(5):
        art.line(BLUE, 2.4, line((150 + 13 * k, 140 + 10 * k), (150 + 13 * k, 250)))
    for x, y in ((74, 164), (96, 158), (56, 174), (84, 174)):
        art.fill(PALE_BLUE, pip("S", x, y, 11))
    art.add(neck(FAIR, 131, 120, 28))
    art.fill(SNOW, P("M108 140C122 150 144 150 158 140L164 150C146 163 122 163 102 152Z"))
    for k in range(7):
        art.line(
            WHITE_SHADE,
            1.6,
            line((110 + 7.5 * k, 143 + 4 - abs(k - 3)), (106 + 8.8 * k, 155 + 3 - abs(k - 3))),
        )
    art.fill(INK, P("M104 78C92 100 94 124 102 136C112 142 122 140 128 132L130 84Z"))
    art.add(profile(FAIR, INK).move(132, 98))
    art.fill(
        INK,
        P(
            "M102 78C94 98 94 122 102 134C110 140 120 138 125 131C120 120 120 108 124 98"
            "C134 94 146 88 152 78L153 64L104 64Z"
        ),
    )
    art.line(
        BLUE,
        1.6,
        P("M104 92C101 106 102 120 107 131"),
        P("M112 92C108 106 110 122 116 132"),
        P("M126 88C134 86 140 82 144 78"),
    )
    # cap and plume
    art.add(_plume(PALE_BLUE, BLUE, 0.9).flip().turn(-2).move(122, 54))
    art.fill(INK, P("M100 76C92 54 108 40 130 42C150 42 164 54 160 74C142 66 118 66 100 76Z"))
    art.fill(BLUE, P("M96 82C118 64 146 64 166 76L167 67C146 54 116 54 96 71Z"))
    art.line(PALE_BLUE, 1.6, P("M97 77C118 60 146 60 166 72"))
    art.fill(GOLD, ellipse(122, 58, 7.5))
    art.fill(INK, pip("S", 122, 58, 10))
    # halberd
    art.line(INK, 6.4, line((206, 40), (206, 220)))
    art.line(DEEP_GOLD, 3, line((206, 40), (206, 220)))
    art.fill(PALE_BLUE, P("M206 20L212 40L209 72L203 72L200 40Z"))
    art.fill(SNOW, P("M206 20L200 40L203 72L206 72Z"))
    art.fill(PALE_BLUE, P("M203 70C192 76 186 70 182 62C178 78 178 98 182 112C188 104 194 100 203 102Z"))
    art.fill(
        SNOW, P("M188 71C185 69 183.5 66 182 62C178 78 178 98 182 112L188 104.500C185 94 185 82 188 71Z")
    )
    art.fill(PALE_BLUE, P("M209 74C218 74 224 70 230 76C226 80 224 88 209 92Z"))
    art.fill(GOLD, box(200, 68, 12, 36, 3))
    art.fill(INK, pip("S", 206, 86, 12))
    art.fill(INK, P("M190 178L236 170L236 250L186 250Z"))
    art.fill(PALE_BLUE, P("M190 174L224 169L228 180L188 186Z"))
    art.add(fist(FAIR, 206, 160))
    return art


def jack_of_hearts() -> Drawing:
    """The singer: blond curls, a slanting red cap, a lute."""
    art = Drawing()
    art.fill(RED, P("M118 142C98 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    for k in range(6):
        art.line(GOLD, 2.2, line((108 - 15 * k, 144 + 6 * k), (120 - 15 * k, 210)))
    art.add(neck(FAIR, 135, 122, 25))
    art.fill(
        SNOW,
        P(
            "M108 142C116 136 122 146 128 142C132 148 138 148 142 142C148 146 154 136 162 142"
            "L170 152C162 166 154 158 150 162C142 170 128 170 120 162C116 158 108 166 100 152Z"
        ),
    )
    art.line(
        WHITE_SHADE,
        1.6,
        P("M106 150C112 154 118 150 122 154C130 160 140 160 148 154C152 150 158 154 164 150"),
    )
    for x, y, r in (
        (104, 88, 11),
        (100, 104, 11),
        (103, 120, 10.5),
        (111, 132, 8),
        (167, 88, 10),
        (171, 104, 10.5),
        (168, 120, 10.5),
        (160, 132, 8),
    ):
        art.fill(BLOND, ellipse(x, y, r))
    for x, y, s in (
        (101, 104, 1),
        (104, 120, 1),
        (171, 104, -1),
        (167, 120, -1),
        (104, 88, 1),
        (167, 88, -1),
    ):
        art.line(DEEP_GOLD, 1.7, P("M-5 2C-7-6 4-7 4 0C4 4-1 4-1 0.5").scale(s, 1).move(x, y))
    art.add(front(FAIR, DEEP_GOLD).move(135, 98))
    for x, y, r in ((112, 77, 8), (122, 72, 8), (134, 71, 8), (146, 73, 8), (158, 78, 7.5)):
        art.fill(BLOND, ellipse(x, y, r))
        art.line(DEEP_GOLD, 1.5, P("M-4 1C-4-5 4-5 4 0C4 3-1 3-1 0.5").move(x, y + 1))
    # cap
    art.fill(
        DEEP_RED,
        P("M98 72C94 50 116 34 142 34C166 34 184 50 178 64C170 74 150 62 128 66C114 68 106 72 98 72Z"),
    )
    art.fill(RED, P("M98 70C92 46 112 32 134 30C122 42 120 54 128 64C114 66 106 68 98 70Z"))
    art.fill(GOLD, P("M97 76C110 68 142 60 176 70L177 62C150 52 112 58 96 67Z"))
    art.line(DEEP_GOLD, 1.5, P("M97 72C112 64 144 57 176 66"))
    art.add(_plume(SNOW, WHITE_SHADE, 0.8).flip().turn(-4).move(150, 57))
    art.fill(RED, pip("H", 150, 60, 17))
    art.line(GOLD, 1.4, pip("H", 150, 60, 11))
    # lute: bowl low at the right, neck slanting up
    lute = Drawing()
    lute.fill(INK, box(-5, -112, 10, 90, 2))
    lute.fill(CHESTNUT, P("M-7-112L7-112L12-136L-4-134Z"))
    for k in range(4):
        lute.line(GOLD, 2, line((-8 + (k % 2) * 0, -116 - 5 * k), (11 + k, -117 - 5 * k)))
    lute.fill(CHESTNUT, P("M0-40C12-36 34-12 34 14C34 38 18 50 0 50C-18 50-34 38-34 14C-34-12-12-36 0-40Z"))
    lute.fill(GOLD, P("M0-35C10-32 29-10 29 13C29 34 16 45 0 45C-16 45-29 34-29 13C-29-10-10-32 0-35Z"))
    lute.fill(BLOND, P("M0-35C10-32 29-10 29 13C29 34 16 45 0 45Z"))
    lute.fill(INK, ellipse(0, 4, 9.5))
    for k in range(6):
        lute.fill(GOLD, ellipse(0, -5, 1.8, 2.8).turn(60 * k).move(0, 4))
    lute.fill(INK, box(-14, 28, 28, 4.5, 2))
    for string_x in (-2.6, 0.0, 2.6):
        lute.line(CREAM, 0.9, line((string_x, -112), (string_x * 1.8, 30)))
    art.add(lute.turn(9).move(200, 164))
    art.fill(RED, P("M226 112L238 108L238 172L226 150Z"))
    art.fill(GOLD, P("M222 108L238 102L238 112L224 117Z"))
    hand = Drawing()
    hand.fill(FAIR.shade, box(-2, -9, 22, 19, 7))
    for k in range(4):
        hand.fill(FAIR.light, box(-10, -10 + 5.2 * k, 17, 4.8, 2.4))
    hand.fill(FAIR.light, box(5, -9.5, 14, 12, 6))
    art.add(hand.turn(9).move(210, 101))
    return art


def jack_of_diamonds() -> Drawing:
    """The messenger: a draped golden hood, a sealed letter."""
    art = Drawing()
    art.fill(RED, P("M118 142C98 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    for x, y in ((72, 166), (52, 176), (92, 170), (190, 172), (210, 194), (190, 202)):
        art.fill(GOLD, pip("D", x, y, 14))
    art.fill(CHESTNUT, P("M104 80C94 100 96 122 108 132L162 132C172 118 172 98 166 80Z"))
    art.add(neck(WARM, 135, 120, 26))
    # shoulder cape with a dagged edge
    cape = (
        "M104 134C120 150 150 150 166 134L186 148L196 172L184 166L178 184L166 174L156 192"
        "L146 180L134 196L122 180L110 188L104 172L90 178L88 162L76 164L86 148Z"
    )
    art.fill(GOLD, P(cape))
    art.fill(
        DEEP_GOLD,
        P(
            "M140 145.8C150 145 160 140 166 134L186 148L196 172L184 166L178 184L166 174L156 192"
            "L146 180L140 188Z"
        ),
    )
    art.line(RED, 2.2, P("M88 150C104 164 120 168 136 168C154 168 172 162 186 150"))
    art.fill(DEEP_GOLD, P("M104 132C120 146 150 146 166 132L168 140C150 156 120 156 102 140Z"))
    art.add(turned(WARM, CHESTNUT).move(135, 98))
    art.fill(
        CHESTNUT,
        P(
            "M104 84C98 96 99 112 104 122C110 124 114 118 112 110C108 100 110 92 116 86"
            "C124 90 138 86 146 80C152 84 158 86 162 84C164 76 158 68 150 66L116 66Z"
        ),
    )
    art.line(
        "#4b2415",
        1.5,
        P("M106 92C104 102 104 112 107 118"),
        P("M124 82C132 82 138 78 142 74"),
        P("M112 80C116 78 119 74 120 70"),
    )
    # hood: a roll round the head, the tail falling at the left
    art.fill(DEEP_GOLD, P("M108 60C92 66 78 82 78 106C78 126 84 142 94 154L106 144C94 122 92 98 104 84Z"))
    art.line(GOLD, 1.8, P("M102 72C88 84 82 108 96 142"))
    art.fill(
        GOLD,
        P("M106 62C104 40 124 24 146 28C162 22 178 30 176 44C172 40 168 40 166 44C168 52 168 58 166 66Z"),
    )
    art.fill(
        DEEP_GOLD,
        P(
            "M146 28C162 22 178 30 176 44C172 40 168 40 166 44C168 52 168 58 166 66L146 64"
            "C156 52 156 38 146 28Z"
        ),
    )
    art.line(DEEP_GOLD, 1.8, P("M116 58C116 48 122 38 132 34"), P("M128 58C128 50 132 42 140 38"))
    roll = P("M98 82C92 70 104 58 134 56C164 56 176 66 172 78C168 86 158 80 136 78C116 78 104 92 98 82Z")
    art.fill(RED, roll)
    for d in (
        "M108 62C106 68 106 76 110 84",
        "M120 58C117 64 117 72 121 79.5",
        "M134 56.500C131 62 131 70 134 78",
        "M148 57C146 63 146 70 149 79",
        "M160 60C159 65 159 72 162 81",
    ):
        art.line(GOLD, 2.6, P(d))
    art.fill(GOLD, ellipse(141, 67, 8.5))
    art.fill(RED, pip("D", 141, 67, 13))
    # letter
    letter = Drawing()
    letter.fill(DEEP_GOLD, box(-30.5, -21.5, 59, 43, 3))
    letter.fill(SNOW, box(-29, -20, 56, 40, 2))
    letter.fill(CREAM, P("M-29-20L-1 4L27-20Z"))
    letter.line(
        WHITE_SHADE,
        1.6,
        line((-28, -19), (-1, 4), (26, -19)),
        line((-28, 19), (-8, -2)),
        line((26, 19), (6, -2)),
    )
    letter.fill(
        RED, P("M-1-7C3-9 7-6 8-2C12 0 11 6 8 8C7 12 2 14-1 12C-4 14-9 12-10 8C-13 6-14 0-10-2C-9-6-5-9-1-7Z")
    )
    letter.fill(GOLD, pip("D", -1, 3, 13))
    art.add(letter.turn(-14).move(201, 122))
    art.fill(WARM.shade, P("M198 162L220 158L236 230L200 240Z"))
    art.fill(RED, P("M192 182L236 172L236 250L188 250Z"))
    art.fill(GOLD, P("M191 180L225 172L229 182L189 190Z"))
    hand = Drawing()
    hand.fill(WARM.shade, P("M194 174C190 162 192 150 198 144L220 146C224 156 224 166 220 174Z"))
    for k in range(4):
        hand.fill(
            WARM.light, box(-2.6, -13, 5.4, 22, 2.7).turn(-4 + 3 * k).move(202 + 5.6 * k, 152 + abs(k - 1.4))
        )
    hand.fill(WARM.light, P("M194 174C192 166 193 158 198 156L220 157C223 162 223 168 220 174Z"))
    hand.fill(WARM.light, box(-3, -16, 6, 24, 3).turn(-24).move(195, 156))
    art.add(hand)
    return art


def _falcon() -> Drawing:
    """Facing left, claws at the origin, about 78 tall."""
    bird = Drawing()
    bird.fill(INK, P("M8-10L20 26L10 22L6 28L0-8Z"))
    bird.fill(CREAM, P("M-14-60C-18-46-20-30-14-14C-10-4 0 0 6-2C18-12 22-34 14-54Z"))
    for row, y in enumerate((-46, -37, -28, -19)):
        for k in range(3):
            bird.fill(CHESTNUT, P("M-2-2L2-2L0 3Z").move(-13 + 6 * k + (row % 2) * 3, y))
    bird.fill(BLUE, P("M2-58C18-56 26-36 22-14C20 2 16 14 14 24C6 12-2-6-2-24C-2-38-2-50 2-58Z"))
    bird.fill(INK, P("M12-50C24-36 26-12 14 24C20 0 18-26 12-50Z"))
    bird.line(
        PALE_BLUE,
        1.4,
        P("M3-40C8-36 12-32 18-32"),
        P("M2-30C7-26 12-22 18-22"),
        P("M3-20C8-16 12-12 17-12"),
        P("M6-9C9-6 12-4 15-4"),
    )
    bird.fill(BLUE, P("M-18-62C-18-74-8-80 2-78C12-76 16-66 14-54C4-50-8-50-14-56C-16-58-18-59-18-62Z"))
    bird.fill(CREAM, P("M-17-62C-14-66-8-66-5-62C-3-56-6-51-10-52C-14-54-16-57-17-62Z"))
    bird.fill(GOLD, P("M-17-67C-24-66-27-60-24-54C-22-58-19-60-15-60Z"))
    bird.fill(INK, P("M-9-62L-6-52L-4-62Z"))
    bird.fill(GOLD, ellipse(-7, -67, 4.2))
    bird.fill(INK, ellipse(-7.6, -67, 2.5))
    bird.fill(GOLD, P("M-8-6L-10 4L-4 2L-2 5L2 2L8 4L4-8Z"))
    return bird


def jack_of_clubs() -> Drawing:
    """The falconer: dark curls, a flat cap, a falcon upon the glove."""
    art = Drawing()
    art.fill(BLUE, P("M118 142C98 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    art.fill(GOLD, P("M116 143L104 147L150 230L170 230L152 143Z"))
    art.fill(INK, P("M119 142L110 145L154 230L166 230L150 142Z"))
    for k in range(4):
        art.fill(GOLD, ellipse(134 + 5 * k, 158 + 11 * k, 2.8))
    for k in range(4):
        art.fill(INK, P("M-4-9L4-9L6 16L-6 16Z").turn(20).move(92 - 18 * k, 160 + 6 * k))
    art.add(neck(BROWN, 135, 122, 26, 30))
    art.fill(SNOW, P("M110 138C122 150 148 150 160 138L164 148C150 160 120 160 106 148Z"))
    curls: tuple[tuple[float, float, float], ...] = (
        (103, 86, 9),
        (100, 99, 9),
        (103, 112, 8.5),
        (167, 86, 8.5),
        (169, 99, 8.5),
        (166, 112, 8),
    )
    for x, y, r in curls:
        art.fill(INK, ellipse(x, y, r))
        art.line(BLUE, 1.4, P("M-4 1C-4-5 4-5 4 0C4 3-1 3-1 0.5").move(x, y))
    art.add(turned(BROWN, INK).move(135, 98))
    art.fill(
        INK,
        P(
            "M104 94C100 76 110 66 120 66L152 66C162 68 168 78 164 90C160 84 156 82 150 82"
            "C140 86 128 80 122 84C114 86 108 88 104 94Z"
        ),
    )
    cap = Drawing()
    cap.fill(BLUE, P("M94 64C88 50 106 36 136 34C166 34 182 48 176 62C152 50 118 52 94 64Z"))
    cap.line(PALE_BLUE, 1.6, P("M104 54C114 46 124 42 134 41"), P("M146 41C156 43 164 47 168 52"))
    cap.fill(GOLD, P("M97 80C118 66 150 66 172 78L173 69C150 57 118 57 96 71Z"))
    cap.line(DEEP_GOLD, 1.5, P("M97 76C118 62 150 62 172 74"))
    cap.add(_plume(SNOW, WHITE_SHADE, 0.85).flip().turn(4).move(114, 64))
    cap.fill(INK, ellipse(113, 65, 9))
    cap.fill(GOLD, pip("C", 113, 64.5, 13))
    art.add(cap.move(0, 6))
    # falcon on the glove
    art.add(_falcon().scale(0.98).move(207, 140))
    art.fill(INK, P("M188 176L236 160L236 250L186 250Z"))
    art.fill(
        CHESTNUT,
        P(
            "M186 148C184 138 192 134 200 136L222 138C230 140 232 152 228 164L236 176L236 196"
            "L186 190C182 176 184 162 186 148Z"
        ),
    )
    art.line(
        "#4b2415",
        1.8,
        P("M188 146C196 150 206 150 212 148"),
        P("M187 155C195 159 205 159 211 157"),
        P("M188 164C196 167 204 167 209 165"),
    )
    art.fill(GOLD, P("M184 180L234 172L236 183L185 191Z"))
    art.line(GOLD, 1.4, P("M203 142C196 150 194 160 198 170"))
    return art


FIGURES = {"JS": jack_of_spades, "JH": jack_of_hearts, "JD": jack_of_diamonds, "JC": jack_of_clubs}
