<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>Access</name>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 draws %n card</numerusform>
            <numerusform>%1 draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>Your payoff pile, %1 on top, %n left</numerusform>
            <numerusform>Your payoff pile, %1 on top, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Payoff pile of %1, %2 on top, %n left</numerusform>
            <numerusform>Payoff pile of %1, %2 on top, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>Your side pile %1, %n card, %2 on top</numerusform>
            <numerusform>Your side pile %1, %n cards, %2 on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Side pile %1 of %2, %n card, %3 on top</numerusform>
            <numerusform>Side pile %1 of %2, %n cards, %3 on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Hand of %1, %n card</numerusform>
            <numerusform>Hand of %1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>That is worth %n point.</numerusform>
            <numerusform>That is worth %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is the first to play the last card of theirs wins the game. Whoever is the first to have %n point wins the match.</numerusform>
            <numerusform>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is the first to play the last card of theirs wins the game. Whoever is the first to have %n points wins the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1: %2 of %n point</numerusform>
            <numerusform>%1: %2 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Game %1 · first to %n</numerusform>
            <numerusform>Game %1 · first to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws a card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>You win the game: %n point</numerusform>
            <numerusform>You win the game: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 wins the game: %n point</numerusform>
            <numerusform>%1 wins the game: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · first to %n</numerusform>
            <numerusform>{0} · first to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Another match · first to %n</numerusform>
            <numerusform>Another match · first to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your table is ready · first to %n</source>
        <translation>
            <numerusform>Your table is ready · first&#xa0;to&#xa0;%n</numerusform>
            <numerusform>Your table is ready · first&#xa0;to&#xa0;%n</numerusform>
        </translation>
    </message>
</context>
</TS>
