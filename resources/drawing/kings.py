"""The four kings. Each function draws the upper half of one figure, which courts.py cuts and repeats."""

from __future__ import annotations

from drawing.faces import fist, front, neck, profile, turned
from drawing.palette import (
    BLUE,
    BROWN,
    CREAM,
    DEEP_GOLD,
    DEEP_RED,
    FAIR,
    GINGER,
    GOLD,
    INK,
    PALE_BLUE,
    RED,
    SNOW,
    WARM,
    WHITE_HAIR,
    WHITE_SHADE,
)
from drawing.path import P, box, ellipse, line, poly
from drawing.sheet import Drawing
from drawing.suits import pip


def king_of_spades() -> Drawing:
    """The stern one: square black beard, tall crown, sword."""
    art = Drawing()
    # cloak and robe
    art.fill(
        INK, P("M134 138C112 140 92 148 70 156C50 163 30 178 20 190L236 260L236 214C226 178 196 146 134 138Z")
    )
    art.fill(BLUE, P("M172 147C198 156 222 178 236 214L236 260L190 250Z"))
    for k in range(5):
        art.line(PALE_BLUE, 1.6, line((178 + 9 * k, 152 + 6.5 * k), (190 + 7 * k, 250)))
    art.fill(PALE_BLUE, P("M110 141L84 150C96 176 110 190 134 200C160 192 176 176 184 152L160 141Z"))
    art.fill(SNOW, P("M112 141L92 148C102 170 114 181 134 189C156 182 168 170 175 149L158 141Z"))
    for x, y in ((101, 152), (111, 168), (168, 153), (159, 169)):
        art.fill(INK, P("M0-4C2 0 3 3 0 6C-3 3-2 0 0-4Z").move(x, y))
    # hair, face, beard
    art.fill(INK, P("M105 84C100 110 98 130 104 146L166 146C172 130 170 110 165 84Z"))
    art.add(front(FAIR, INK, stern=True).move(135, 98))
    art.fill(
        INK,
        P(
            "M108 96C110 110 114 112 120 114C126 108 131 110 135 112C139 110 144 108 150 114"
            "C156 112 160 110 162 96"
            "C166 116 166 140 163 160L154 172L145 165L135 176L125 165L116 172L107 160C104 140 104 116 108 96Z"
        ),
    )
    art.fill(FAIR.lips, P("M128 119.5C132 117.5 138 117.5 142 119.5C139 123.5 131 123.5 128 119.5Z"))
    for x, top in ((114, 124), (121, 130), (128, 133), (135, 134), (142, 133), (149, 130), (156, 124)):
        art.line(BLUE, 1.6, line((x, top), (135 + (x - 135) * 0.92, 162 - abs(x - 135) * 0.1)))
    # crown
    art.fill(GOLD, P("M102 80L99 41L112 56L121 28L135 54L149 28L158 56L171 41L168 80C150 73 120 73 102 80Z"))
    art.fill(DEEP_GOLD, P("M135 54L149 28L158 56L171 41L168 80C158 76 146 74.7 135 74.7Z"))
    art.fill(INK, P("M101 82C122 71 148 71 169 82L168 72C148 63 122 63 102 72Z"))
    for x, y in ((100, 39), (121, 27), (149, 27), (170, 39)):
        art.fill(PALE_BLUE, ellipse(x, y, 4.2))
    for bead_x, bead_y in ((112, 72.5), (123.5, 69.8), (146.5, 69.8), (158, 72.5)):
        art.fill(SNOW, ellipse(bead_x, bead_y, 2.1))
    art.fill(GOLD, pip("D", 135, 69, 9))
    # sword
    art.fill(PALE_BLUE, P("M200 146L200 44L206 28L212 44L212 146Z"))
    art.fill(SNOW, P("M200 146L200 44L206 28L206 146Z"))
    art.fill(
        GOLD, P("M186 144C192 148 200 146 206 146C212 146 220 148 226 144L226 151C218 154 194 154 186 151Z")
    )
    art.fill(INK, box(203, 150, 6, 30))
    art.fill(INK, P("M194 172L236 172L236 240L190 240Z"))
    art.fill(GOLD, P("M193 171L220 171L221 180L192 180Z"))
    art.add(fist(FAIR, 206, 162))
    return art


def king_of_hearts() -> Drawing:
    """The kind one: white curls and beard, a soft red cap in his crown, a sceptre."""
    art = Drawing()
    art.fill(
        RED, P("M134 140C108 142 84 148 62 158C44 166 30 178 20 190L236 262L236 210C220 172 190 146 134 140Z")
    )
    for x, y in ((66, 166), (52, 172), (186, 182), (204, 206), (188, 212), (222, 222), (174, 202)):
        art.fill(GOLD, pip("H", x, y, 11))
    mantle = P(
        "M108 142C96 144 86 148 76 154C90 182 112 198 134 206C162 196 184 180 194 158"
        "C184 150 172 145 160 142Z"
    )
    art.fill(DEEP_RED, mantle)
    art.line(GOLD, 4, P("M76 154C90 182 112 198 134 206C162 196 184 180 194 158"))
    for x, y in ((91, 158), (101, 170), (180, 160), (172, 172), (161, 183)):
        art.fill(SNOW, ellipse(x, y, 2.6))
    # curls behind
    for x, y, r in (
        (108, 86, 10),
        (103, 100, 11),
        (103, 117, 11),
        (109, 132, 10),
        (164, 86, 9),
        (168, 100, 10),
        (167, 116, 10),
        (161, 131, 10),
    ):
        art.fill(WHITE_HAIR, ellipse(x, y, r))
    for x, y in ((103, 100), (103, 117), (168, 100), (167, 116)):
        art.line(WHITE_SHADE, 1.8, P("M-5 1C-5-6 4-6 4 0C4 4-1 4-1 1").move(x, y))
    art.add(turned(WARM, WHITE_HAIR).flip().move(135, 98))
    art.fill(
        WHITE_HAIR,
        P(
            "M161 92C160 106 156 110 149 112C142 107 134 108 128 112C122 108 118 110 114 106"
            "C110 112 108 122 110 132"
            "C112 152 122 162 130 166C146 160 160 146 164 122C165 110 163 100 161 92Z"
        ),
    )
    art.fill(
        WHITE_SHADE,
        P(
            "M128 112C134 108 142 107 149 112C144 117 134 117 128 115C122 118 116 116 112 111"
            "C118 111 122 108 128 112Z"
        ),
    )
    art.fill(WARM.lips, P("M120 118.5C124 117 130 117 133 118.5C131 122.5 123 122.5 120 118.5Z"))
    for d in (
        "M118 128C119 142 124 152 130 158",
        "M127 130C127 142 129 150 134 156",
        "M137 129C138 140 138 146 142 150",
        "M147 125C149 134 148 140 150 142",
    ):
        art.line(WHITE_SHADE, 1.8, P(d))
    # crown with a cap
    art.fill(RED, P("M106 72C96 44 116 30 135 32C156 30 174 44 164 72Z"))
    art.fill(DEEP_RED, P("M137 32C156 30 174 44 164 72L140 72C150 60 148 42 137 32Z"))
    art.fill(GOLD, P("M102 82C124 73 146 73 168 82L172 58L158 66L152 50L135 62L118 50L112 66L98 58Z"))
    art.fill(DEEP_GOLD, P("M135 75.3C146 75.3 157 77.5 168 82L172 58L158 66L152 50L135 62Z"))
    art.line(INK, 1.6, P("M103 76C124 67.5 146 67.5 167 76"))
    art.line(GOLD, 3.2, P("M135 60L135 30"))
    art.fill(RED, pip("H", 135, 68, 9))
    art.fill(GOLD, pip("H", 135, 27, 15))
    for x, y in ((98, 57), (172, 57), (118, 49), (152, 49)):
        art.fill(SNOW, ellipse(x, y, 3.2))
    # sceptre
    art.line(DEEP_GOLD, 6, line((206, 66), (206, 200)))
    art.line(GOLD, 3, line((205, 66), (205, 200)))
    art.fill(GOLD, box(197, 78, 18, 6, 3), box(199, 88, 14, 5, 2.5))
    art.fill(DEEP_RED, pip("H", 206, 56, 40))
    art.fill(RED, pip("H", 206, 55, 34))
    art.line(GOLD, 1.8, pip("H", 206, 55, 24))
    art.fill(RED, P("M190 176L236 168L236 250L186 250Z"))
    art.fill(SNOW, P("M190 172L224 172L227 184L188 184Z"))
    art.add(fist(WARM, 206, 162))
    return art


def king_of_diamonds() -> Drawing:
    """The far traveller, in profile: turban, pointed beard, axe."""
    art = Drawing()
    art.fill(
        GOLD,
        P("M130 140C106 142 84 148 62 158C44 166 30 178 20 190L236 262L236 206C216 170 186 148 150 140Z"),
    )
    art.fill(RED, P("M112 143L88 150L140 210L196 230L206 176C196 160 182 150 160 143Z"))
    for k in range(6):
        art.fill(
            GOLD,
            poly(
                (128 + 9 * k, 158 + 8 * k),
                (134 + 9 * k, 166 + 8 * k),
                (128 + 9 * k, 174 + 8 * k),
                (122 + 9 * k, 166 + 8 * k),
            ),
        )
    for k in range(5):
        art.line(DEEP_GOLD, 2, line((80 - 12 * k, 153 + 5 * k), (98 - 12 * k, 190)))
        art.line(DEEP_GOLD, 2, line((204 + 8 * k, 172 + 8 * k), (196 + 9 * k, 240)))
    for x, y in ((92, 154), (108, 159), (124, 165), (170, 156), (186, 164), (172, 173), (190, 181)):
        art.fill(GOLD, pip("D", x, y, 13))
    art.add(neck(BROWN, 132, 122, 30, 27))
    art.fill(INK, P("M106 92C102 112 104 128 112 140L130 140L124 92Z"))
    art.fill(SNOW, P("M110 138C124 148 142 148 156 138L162 146C146 158 122 158 104 146Z"))
    art.line(RED, 1.6, P("M108 144C124 154 142 154 158 144"))
    art.add(profile(BROWN, INK).move(132, 98))
    art.fill(
        INK,
        P(
            "M112 96C118 104 122 112 134 118C142 113 150 113 155 113.5C160 114 162 116 158 117.5"
            "C153 119 148 118 145 120L150 124C154 128 158 140 160 152C142 150 126 140 118 126"
            "C113 116 111 106 112 96Z"
        ),
    )
    art.line(BLUE, 1.6, P("M124 118C130 130 140 140 152 146"), P("M130 120C136 130 144 136 154 140"))
    art.fill(GOLD, ellipse(113, 116, 4.2))
    # turban
    art.fill(SNOW, P("M102 86C90 66 104 36 134 34C162 32 176 54 160 80C144 70 122 72 102 86Z"))
    art.fill(
        RED, P("M104 88C100 80 99 76 98 70C118 50 146 48 166 62C165 69 163 76 160 81C144 70 122 72 104 88Z")
    )
    art.line(CREAM, 2, P("M101 80C120 60 146 58 164 70"))
    art.line(
        WHITE_SHADE,
        2,
        P("M100 64C108 48 122 40 138 35"),
        P("M108 58C120 46 138 40 154 42"),
        P("M126 51C138 46 152 46 165 54"),
    )
    art.fill(GOLD, P("M150 66L142 40L150 46L154 22L160 44L170 36L164 66Z"))
    art.fill(DEEP_GOLD, P("M154 22L160 44L170 36L164 66L156 66Z"))
    art.fill(RED, pip("D", 156, 58, 14))
    # axe
    art.line(INK, 6, line((206, 34), (206, 210)))
    art.line(DEEP_GOLD, 3, line((206, 34), (206, 210)))
    art.fill(PALE_BLUE, P("M203 46C194 48 184 42 178 34C172 54 172 76 178 94C184 86 194 80 203 82Z"))
    art.fill(SNOW, P("M184 47L178 34C172 54 172 76 178 94L184 82C180 70 180 58 184 47Z"))
    art.fill(PALE_BLUE, P("M209 52L226 60L226 68L209 76Z"))
    art.fill(GOLD, box(200, 44, 12, 40, 3))
    art.fill(RED, pip("D", 206, 64, 14))
    art.fill(GOLD, P("M192 174L236 168L236 250L188 250Z"))
    art.fill(RED, P("M191 172L222 172L224 183L189 183Z"))
    art.add(fist(BROWN, 206, 162))
    return art


def king_of_clubs() -> Drawing:
    """The merry one: ginger forked beard, a low broad crown, an orb."""
    art = Drawing()
    art.fill(
        BLUE,
        P("M134 140C108 142 84 148 62 158C44 166 30 178 20 190L236 262L236 206C216 170 186 146 134 140Z"),
    )
    for x, y in ((60, 168), (78, 164), (44, 177), (196, 176), (212, 198), (192, 206), (222, 222), (176, 192)):
        art.fill(GOLD, pip("C", x, y, 11))
    art.fill(GOLD, P("M110 142L86 150C98 180 116 196 134 204C158 194 176 178 186 152L160 142Z"))
    art.fill(INK, P("M112 142L94 148C104 172 118 186 134 194C154 186 168 170 177 149L158 142Z"))
    art.fill(GINGER, P("M106 84C96 104 98 126 106 142L164 142C172 126 172 104 164 84Z"))
    art.add(turned(FAIR, GINGER).move(135, 98))
    art.fill(
        GINGER,
        P(
            "M109 92C110 104 114 110 121 112C128 106 136 107 142 112C148 107 152 109 156 106"
            "C160 112 162 124 160 134"
            "C160 152 156 162 150 168C148 158 144 152 138 150C134 156 128 162 120 166C112 154 106 130 109 92Z"
        ),
    )
    art.fill(
        "#8f3f1d",
        P(
            "M142 113C136 107 128 106 121 112C116 114 112 112 110 108C112 120 124 122 142 115"
            "C150 120 158 116 159 109C155 111 148 107 142 113Z"
        ),
    )
    art.fill(FAIR.lips, P("M137 119.5C141 117.8 147 117.8 150 119.5C148 123.5 140 123.5 137 119.5Z"))
    for d in (
        "M116 128C117 140 119 150 122 156",
        "M124 130C124 140 124 148 128 152",
        "M148 130C150 140 151 148 150 156",
        "M134 130C132 136 132 142 136 144",
    ):
        art.line("#8f3f1d", 1.8, P(d))
    # crown
    art.fill(BLUE, P("M108 70C110 48 160 48 162 70Z"))
    art.fill(
        GOLD,
        P(
            "M102 82C124 73 146 73 168 82L170 52C165 54 161 58 158 64C154 52 148 46 135 38"
            "C122 46 116 52 112 64C109 58 105 54 100 52Z"
        ),
    )
    art.fill(
        DEEP_GOLD, P("M135 75.3C146 75.3 157 77.5 168 82L170 52C165 54 161 58 158 64C154 52 148 46 135 38Z")
    )
    art.fill(INK, P("M101 82C122 71 148 71 169 82L168 73C148 64 122 64 102 73Z"))
    for bead_x, bead_y in ((112, 73), (123.5, 70.5), (135, 69.7), (146.5, 70.5), (158, 73)):
        art.fill(SNOW, ellipse(bead_x, bead_y, 2.2))
    art.fill(INK, pip("C", 135, 56, 17))
    art.fill(GOLD, pip("C", 135, 31, 17), pip("C", 102, 48, 12), pip("C", 168, 48, 12))
    # orb
    art.fill(BLUE, P("M186 178L236 160L236 260L180 250Z"))
    art.fill(GOLD, ellipse(204, 136, 25))
    art.fill(
        DEEP_GOLD, P("M204 111C218 111 229 122 229 136C229 150 218 161 204 161C214 150 214 122 204 111Z")
    )
    art.fill(INK, P("M180 130C196 138 212 138 228 130L229 138C212 146 196 146 179 138Z"))
    for bead_x, bead_y in ((188, 137.5), (199, 139.8), (210, 139.8), (221, 137)):
        art.fill(SNOW, ellipse(bead_x, bead_y, 2))
    art.fill(INK, P("M200 137L200 111L208 111L208 137Z"))
    art.fill(
        GOLD,
        P(
            "M200.5 112L200.5 100L191 100L191 92L200.5 92L200.5 82L207.5 82L207.5 92L217 92"
            "L217 100L207.5 100L207.5 112Z"
        ),
    )
    art.fill(FAIR.shade, P("M191 154L217 154L221 186L187 186Z"))
    art.fill(INK, P("M184 174L232 174L235 188L181 188Z"))
    art.fill(GOLD, P("M183.5 182L234 182L235 188L182 188Z"))
    for tip_x, tip_y, lean in ((186, 156, -38.0), (196, 161, -14.0), (207, 161.5, 10.0), (218, 158, 32.0)):
        art.fill(FAIR.light, box(-4, -12, 8, 21, 4).turn(lean).move(tip_x, tip_y))
    art.fill(FAIR.light, P("M189 160L219 160L218 174L190 174Z"))
    for gap_x, gap_y, lean in ((190.5, 161, -30.0), (201.5, 163.5, -4.0), (212.5, 163, 22.0)):
        art.line(FAIR.shade, 1.3, line((0, -5), (0, 4)).turn(lean).move(gap_x, gap_y))
    return art


FIGURES = {"KS": king_of_spades, "KH": king_of_hearts, "KD": king_of_diamonds, "KC": king_of_clubs}
