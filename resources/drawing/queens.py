"""The four queens. Each function draws the upper half of one figure, which courts.py cuts and repeats."""

from __future__ import annotations

import math

from drawing.faces import fist, front, neck, profile, turned
from drawing.palette import (
    BLOND,
    BLUE,
    BROWN,
    CHESTNUT,
    DEEP_GOLD,
    DEEP_RED,
    FAIR,
    GINGER,
    GOLD,
    INK,
    PALE_BLUE,
    RED,
    SNOW,
    WHITE_SHADE,
)
from drawing.path import P, box, ellipse, line, poly
from drawing.sheet import Drawing
from drawing.suits import pip


def queen_of_spades() -> Drawing:
    """The night: black bob, moon diadem, fan collar, hand mirror."""
    art = Drawing()
    for k in range(11):
        one, two = math.radians(188 - k * 18.7), math.radians(188 - (k + 1) * 18.7)
        middle = (one + two) / 2
        cx, cy = 135.0, 128.0
        art.fill(
            BLUE if k % 2 else PALE_BLUE,
            poly(
                (cx, cy),
                (cx + 60 * math.cos(one), cy - 60 * math.sin(one)),
                (cx + 68 * math.cos(middle), cy - 68 * math.sin(middle)),
                (cx + 60 * math.cos(two), cy - 60 * math.sin(two)),
            ),
        )
        art.fill(SNOW, ellipse(cx + 59 * math.cos(middle), cy - 59 * math.sin(middle), 2.6))
    art.fill(INK, P("M118 142C96 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    art.add(neck(FAIR, 135, 122, 24))
    art.fill(FAIR.light, P("M123 140L147 140L166 146L135 186L104 146Z"))
    art.fill(FAIR.shade, P("M123 132L147 132L147 140L140 150C132 148 126 144 123 140Z"))
    art.fill(PALE_BLUE, P("M104 145L96 149L135 200L176 149L166 145L135 184Z"))
    for k in range(4):
        art.line(BLUE, 2, line((186 + 10 * k, 164 + 9 * k), (178 + 12 * k, 240)))
        art.line(BLUE, 2, line((84 - 14 * k, 154 + 6 * k), (100 - 14 * k, 200)))
    for k in range(-2, 3):
        art.fill(SNOW, ellipse(135 + 7 * k, 150 - 1.2 * k * k + 4, 3))
    art.fill(BLUE, P("M135 158L140 165L135 173L130 165Z"))
    art.fill(
        INK, P("M100 92C92 50 178 50 170 92L170 124C162 134 156 134 150 128L120 128C114 134 108 134 100 124Z")
    )
    art.add(front(FAIR, INK, full_lips=True).move(135, 98))
    art.fill(
        INK,
        P(
            "M105 100C100 64 118 56 135 56C152 56 170 64 165 100C172 110 172 122 168 128"
            "C162 134 156 128 158 118C163 106 162 92 160 84C144 80 126 80 110 84"
            "C108 92 107 106 112 118C114 128 108 134 102 128C98 122 98 110 105 100Z"
        ),
    )
    for x in (118, 126, 135, 144, 152):
        art.line(BLUE, 1.3, line((135 + (x - 135) * 0.7, 66), (x, 78)))
    art.line(BLUE, 1.6, P("M106 92C103 104 104 116 106 124"), P("M164 92C167 104 166 116 164 124"))
    # diadem
    art.fill(
        GOLD,
        P("M101 76C122 62 148 62 169 76L170 66C164 60 158 58 152 57L135 34L118 57C112 58 106 60 100 66Z"),
    )
    art.fill(DEEP_GOLD, P("M135 65.5C147 65.5 158 68.7 169 76L170 66C164 60 158 58 152 57L135 34Z"))
    art.fill(INK, pip("S", 135, 55, 13))
    art.fill(PALE_BLUE, P("M125 23C123 38 147 38 145 23C152 34 145 45 135 45C125 45 118 34 125 23Z"))
    for x, y in ((108, 67), (117, 63), (153, 63), (162, 67)):
        art.fill(SNOW, ellipse(x, y, 2))
    art.fill(PALE_BLUE, P("M104 128L108 140L104 146L100 140Z"), P("M166 128L170 140L166 146L162 140Z"))
    # mirror
    art.fill(GOLD, P("M202 114L210 114L210 196L202 196Z"))
    art.fill(GOLD, ellipse(206, 84, 24, 31))
    art.fill(DEEP_GOLD, P("M206 53C219 53 230 67 230 84C230 101 219 115 206 115C218 106 218 62 206 53Z"))
    art.fill(BLUE, ellipse(206, 84, 18.5, 25))
    art.fill(
        PALE_BLUE, P("M206 59C196 59 187.5 70 187.5 84C187.5 90 189 96 192 100L218 66C215 62 211 59 206 59Z")
    )
    art.line(SNOW, 3, line((194, 86), (206, 70)), line((196, 94), (213, 71)))
    art.fill(GOLD, pip("S", 206, 47, 18))
    art.fill(FAIR.shade, P("M196 166L218 166L236 230L200 240Z"))
    art.fill(INK, P("M190 186L236 178L236 250L186 250Z"))
    art.fill(PALE_BLUE, P("M190 184L224 178L228 187L188 194Z"))
    art.add(fist(FAIR, 206, 160))
    return art


def queen_of_hearts() -> Drawing:
    """The warm one: ginger rolls of hair, a rose held up."""
    art = Drawing()
    art.fill(RED, P("M118 142C98 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    art.fill(
        GINGER,
        P(
            "M100 84C84 110 92 140 104 150C112 156 120 150 122 140L150 140"
            "C152 152 162 156 168 150C180 140 186 110 170 84Z"
        ),
    )
    art.add(neck(FAIR, 135, 122, 24))
    art.fill(
        FAIR.light,
        P("M123 138L147 138C156 142 166 144 172 146L172 178L98 178L98 146C106 144 114 142 123 138Z"),
    )
    art.fill(FAIR.shade, P("M123 130L147 130L147 139L143 150C134 148 127 144 123 138Z"))
    art.fill(GOLD, P("M92 147L101 144.5L104 170C124 166 148 166 168 172L169 145L178 147L180 200L100 184Z"))
    for x, y in (
        (97, 152),
        (99, 163),
        (112, 173),
        (123, 172),
        (135, 172),
        (147, 173.5),
        (158, 175.5),
        (173, 172),
        (173.5, 161),
        (173.5, 151),
    ):
        art.fill(SNOW, ellipse(x, y, 2))
    art.line(GOLD, 1.8, P("M118 143C126 156 144 156 152 143"))
    art.fill(RED, pip("H", 135, 159, 12))
    for x, y in ((74, 166), (58, 170), (84, 176), (194, 172), (212, 196), (192, 196), (224, 216)):
        art.fill(DEEP_RED, pip("H", x, y, 11))
    # rolls of hair
    for side in (-1, 1):
        for x, y, r in ((31, 96, 13), (33, 116, 12), (29, 134, 10)):
            art.fill(GINGER, ellipse(135 + side * x, y, r))
            art.line(
                "#94421b", 1.8, P("M-7 2C-8-8 6-9 6 0C6 6-2 6-2 0.5").scale(side, 1).move(135 + side * x, y)
            )
    art.add(turned(FAIR, "#94421b", full_lips=True).flip().move(135, 98))
    art.fill(
        GINGER,
        P(
            "M104 96C96 62 118 54 137 54C156 54 172 66 166 96C164 88 162 82 158 78"
            "C148 80 136 76 128 68C122 78 114 82 110 84C107 88 105 92 104 96Z"
        ),
    )
    art.line(
        "#94421b",
        1.6,
        P("M128 68C130 62 134 58 139 56"),
        P("M136 73C140 66 146 62 150 60"),
        P("M120 76C118 70 118 64 121 60"),
    )
    # crown
    art.fill(
        GOLD,
        P("M108 68C124 58 146 58 162 68L168 40L155 52L150 36L143 50L135 30L127 50L120 36L115 52L102 40Z"),
    )
    art.fill(DEEP_GOLD, P("M135 60.5C144 60.5 153 62.5 162 68L168 40L155 52L150 36L143 50L135 30Z"))
    art.line(RED, 4, P("M110 63C126 54.5 144 54.5 160 63"))
    for x, y in ((119, 59), (127, 57), (143, 57), (151, 59)):
        art.fill(SNOW, ellipse(x, y, 1.7))
    art.fill(
        RED,
        pip("H", 135, 27, 13),
        pip("H", 119, 34, 9),
        pip("H", 151, 34, 9),
        pip("H", 101, 38, 9),
        pip("H", 169, 38, 9),
    )
    art.fill(GOLD, P("M105 122L108 130L105 136L102 130Z"), P("M163 122L166 130L163 136L160 130Z"))
    # rose
    art.line("#3d6b4a", 4, P("M206 96C204 120 208 150 206 200"))
    art.fill(
        "#3d6b4a",
        P("M206 132C214 116 226 114 232 116C230 130 220 138 206 136Z"),
        P("M205 118C198 104 188 102 182 104C184 116 194 124 206 122Z"),
    )
    art.line("#23452f", 1.3, P("M207 134C216 130 222 124 228 118"), P("M204 120C198 116 192 110 186 106"))
    art.fill(
        "#3d6b4a",
        P("M185 80C182 96 194 105 206 105C218 105 230 96 227 80C223 93 214 99 206 99C198 99 189 93 185 80Z"),
    )
    art.fill(
        DEEP_RED,
        P("M184 66C180 84 192 98 206 98C220 98 232 84 228 66C222 58 216 60 206 50C196 60 190 58 184 66Z"),
    )
    art.fill(
        RED,
        P("M184 66C190 62 200 70 206 98C192 98 180 84 184 66Z"),
        P("M228 66C222 62 214 68 206 98C220 98 232 84 228 66Z"),
    )
    art.fill(RED, P("M190 62C196 50 216 50 222 62C222 74 214 80 206 80C198 80 190 74 190 62Z"))
    art.fill(DEEP_RED, P("M195 62C198 54 214 54 217 62C216 70 211 74 206 74C201 74 196 70 195 62Z"))
    art.fill(RED, P("M199 62C201 57 211 57 213 62C212 67 209 69 206 69C203 69 200 67 199 62Z"))
    art.line(DEEP_RED, 1.5, P("M202 63C204 60 209 61 208 64"))
    art.fill(RED, P("M190 184L236 176L236 250L186 250Z"))
    art.fill(GOLD, P("M190 182L224 176L228 185L188 192Z"))
    art.fill(FAIR.shade, P("M197 166L217 166L221 178L193 182Z"))
    art.add(fist(FAIR, 206, 160))
    return art


def queen_of_diamonds() -> Drawing:
    """The proud one, in profile: a tall flat crown, long neck, wide jewelled collar, feather fan."""
    art = Drawing()
    art.fill(RED, P("M118 150C98 152 76 158 62 166L20 190L236 262L236 214C216 180 184 156 152 150Z"))
    # fan of feathers
    for k in range(7):
        feather = P("M0 0C-10-25-10-45 0-57C10-45 10-25 0 0Z")
        lean = -42 + 14 * k
        art.fill(RED if k % 2 else GOLD, feather.turn(lean).move(202, 140))
        art.fill(SNOW, P("M0-42C-4-46-4-51 0-55C4-51 4-46 0-42Z").turn(lean).move(202, 140))
        art.line(DEEP_RED if k % 2 else DEEP_GOLD, 1.3, line((0, -12), (0, -39)).turn(lean).move(202, 140))
    art.fill(BROWN.light, P("M112 116C114 130 112 142 102 150L166 152C154 144 150 138 149 124Z"))
    art.fill(BROWN.shade, P("M112 116C114 130 112 142 102 150L132 151C124 142 122 130 122 116Z"))
    # collar in rings
    for colour, rise in ((GOLD, 0), (RED, 7), (SNOW, 13), (INK, 18), (GOLD, 24)):
        size = 1 - rise / 60
        art.fill(
            colour,
            P("M-48-8C-30-22 30-22 48-6C54 20 30 44 0 48C-34 42-52 18-48-8Z").scale(size).move(133, 158),
        )
    art.fill(BROWN.light, P("M112 136C118 150 144 152 150 136L152 146C142 158 120 158 108 146Z"))
    for k in range(9):
        angle = math.radians(-8 + 24.5 * k)
        art.fill(
            INK,
            poly((0, -4), (2.6, 0), (0, 4), (-2.6, 0)).move(
                133 - 45 * math.cos(angle), 162 + 38 * math.sin(angle)
            ),
        )
    art.add(profile(BROWN, INK).move(134, 98))
    # crown: tall, widening upwards
    art.fill(INK, P("M106 82C106 96 108 108 114 116C118 116 121 112 120 106L126 82Z"))
    art.fill(GOLD, P("M106 94L98 28C114 20 140 20 160 30L150 74C134 74 120 80 106 94Z"))
    art.fill(DEEP_GOLD, P("M106 94L98 28C103 25.5 108 24 114 23L119 83.5C114 86.5 110 90 106 94Z"))
    art.fill(RED, P("M103.2 70L100.5 48C120 38 140 38 156.5 46L152.8 63C136 57 118 60 103.2 70Z"))
    for k in range(5):
        x = 108 + 10.6 * k
        y = 58 - 3.2 * k + 0.78 * k * k
        art.fill(SNOW if k % 2 else GOLD, poly((x, y - 7), (x + 4.5, y), (x, y + 7), (x - 4.5, y)))
    art.line(RED, 2, P("M99.5 36C118 27 140 27 158 36"))
    art.fill(RED, pip("D", 151, 71, 15))
    art.line(INK, 2, P("M105 91C119 77 134 71 151 71"))
    art.fill(GOLD, P("M116 116L121 132L116 138L111 132Z"))
    art.fill(RED, ellipse(116, 115, 3.4))
    # handle and arm
    art.line(DEEP_GOLD, 5, line((203, 142), (206, 200)))
    art.fill(GOLD, ellipse(202.5, 136, 9))
    art.fill(RED, pip("D", 202.5, 136, 12))
    art.fill(BROWN.shade, P("M197 168L217 168L236 230L200 240Z"))
    art.fill(GOLD, P("M193 184L222 178L225 186L193 193Z"))
    art.fill(RED, P("M190 194L236 184L236 250L186 250Z"))
    art.add(fist(BROWN, 206, 164))
    return art


def queen_of_clubs() -> Drawing:
    """The calm one: white coif, blond plaits, a covered cup."""
    art = Drawing()
    art.fill(BLUE, P("M118 142C98 146 76 154 62 164L20 190L236 262L236 214C216 176 184 150 152 142Z"))
    art.fill(SNOW, P("M98 92C88 120 84 140 80 152L118 176L152 176L190 154C186 140 182 118 172 92Z"))
    art.line(WHITE_SHADE, 1.8, P("M98 104C94 124 92 140 90 152"), P("M172 104C176 124 178 140 180 152"))
    art.add(neck(FAIR, 135, 122, 24))
    art.fill(
        FAIR.light, P("M123 138L147 138C154 142 162 144 168 146L135 184L102 146C108 144 116 142 123 138Z")
    )
    art.fill(FAIR.shade, P("M123 130L147 130L147 140C140 149 128 146 123 138Z"))
    art.fill(GOLD, P("M102 146L94 150L135 200L178 150L168 146L135 182Z"))
    art.fill(BLUE, P("M108 168L135 190L164 168L176 200L100 196Z"))
    art.fill(GOLD, P("M102 148L94 152L135 204L178 152L168 148L135 188Z"))
    for x, y in ((70, 170), (56, 174), (84, 180), (196, 174), (214, 198), (194, 200), (224, 218)):
        art.fill(GOLD, pip("C", x, y, 11))
    art.fill(CHESTNUT, P("M106 90L164 90L160 122L110 122Z"))
    art.add(turned(FAIR, CHESTNUT, full_lips=True).move(135, 98))
    # hair parted in the middle, plaits to the breast
    art.fill(
        BLOND,
        P("M106 104C100 72 120 62 141 62C158 62 168 76 162 98C160 90 152 82 142 72C132 82 112 86 106 104Z"),
    )
    art.line(
        DEEP_GOLD,
        1.5,
        P("M142 72C128 72 114 80 108 94"),
        P("M142 72C152 74 160 84 162 92"),
        P("M142 66L142 72"),
    )
    for x, lean in ((104, 4.0), (165, -2.0)):
        for k in range(6):
            y = 106 + 10 * k
            dx = lean * k / 3
            art.fill(BLOND, P("M-7-4C-4-8 4-8 7-4C7 3 3 8 0 9C-3 8-7 3-7-4Z").move(x + dx, y))
            art.line(DEEP_GOLD, 1.4, P("M-6-2C-3 2 0 4 0 8M6-2C4 0 2 2 0 4").move(x + dx, y))
    # coif and coronet
    art.fill(
        SNOW,
        P(
            "M96 96C88 52 112 40 136 40C160 40 182 52 174 96C170 80 164 70 156 66"
            "C142 58 124 60 114 68C104 74 100 84 96 96Z"
        ),
    )
    art.line(WHITE_SHADE, 1.8, P("M101 84C105 70 118 58 136 57C152 57 164 68 169 82"))
    art.fill(
        GOLD,
        P("M104 66C120 50 150 50 168 64L172 42L160 48L154 34L146 44L136 26L126 44L118 34L112 48L100 44Z"),
    )
    art.fill(DEEP_GOLD, P("M136 54C148 54 158 57 168 64L172 42L160 48L154 34L146 44L136 26Z"))
    art.line(BLUE, 4.4, P("M105.5 60C122 46 150 46 166.5 58.5"))
    art.fill(
        SNOW, ellipse(119, 52.5, 1.9), ellipse(128, 50, 1.9), ellipse(144, 50, 1.9), ellipse(153, 52.2, 1.9)
    )
    art.fill(INK, pip("C", 136, 40, 13))
    art.fill(
        GOLD,
        ellipse(136, 25, 3.2),
        ellipse(118, 33, 2.8),
        ellipse(154, 33, 2.8),
        ellipse(99, 42, 2.8),
        ellipse(173, 40, 2.8),
    )
    # cup
    art.fill(
        GOLD,
        P(
            "M184 84L228 84C229 108 220 122 210 126L210 140C216 142 222 146 224 150L188 150"
            "C190 146 196 142 202 140L202 126C192 122 183 108 184 84Z"
        ),
    )
    art.fill(DEEP_GOLD, P("M206 84L228 84C229 108 220 122 210 126L210 140C216 142 222 146 224 150L206 150Z"))
    art.fill(BLUE, P("M185 92L227.5 92L226.5 101L186 101Z"))
    for x in (192, 201, 211, 220):
        art.fill(SNOW, poly((x, 93), (x + 3.4, 96.5), (x, 100), (x - 3.4, 96.5)))
    art.fill(GOLD, P("M184 82C186 68 196 62 206 62C216 62 226 68 228 82Z"))
    art.fill(DEEP_GOLD, P("M206 62C216 62 226 68 228 82L212 82C214 74 212 66 206 62Z"))
    art.fill(INK, box(182, 80, 48, 5, 2.5))
    art.fill(GOLD, pip("C", 206, 53, 19))
    art.fill(INK, pip("C", 206, 114, 14))
    art.fill(FAIR.shade, P("M196 152L218 152L236 230L196 240Z"))
    art.fill(BLUE, P("M190 184L236 176L236 250L186 250Z"))
    art.fill(SNOW, P("M190 182L226 174L230 183L188 192Z"))
    art.add(fist(FAIR, 206, 160))
    return art


FIGURES = {"QS": queen_of_spades, "QH": queen_of_hearts, "QD": queen_of_diamonds, "QC": queen_of_clubs}
