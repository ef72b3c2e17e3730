<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation>für zwei Personen in einem Netzwerk: kein Server, kein Konto, kein Internet</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation>MIT-Lizenz. Qt wird unter der LGPL, Version 3, benutzt.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1, picked up</source>
        <translation>%1, aufgenommen</translation>
    </message>
    <message>
        <source>%1, takes the card that is picked up</source>
        <translation>%1, nimmt die aufgenommene Karte</translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation>%1, spielbar auf %2</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Darunter: %1</translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation>Aufgenommen: %1. Passt auf: %2</translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation>Mittelstapel %1 ist vollständig und geht zurück in den Vorratsstapel</translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation>Sie ziehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 zieht %n Karte</numerusform>
            <numerusform>%1 zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Vorratsstapel, %n Karte</numerusform>
            <numerusform>Vorratsstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation>Ihr Auszahlungsstapel, leer</translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation>Auszahlungsstapel von %1, leer</translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>Ihr Auszahlungsstapel, oben %1, noch %n</numerusform>
            <numerusform>Ihr Auszahlungsstapel, oben %1, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Auszahlungsstapel von %1, oben %2, noch %n</numerusform>
            <numerusform>Auszahlungsstapel von %1, oben %2, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation>Ihr Seitenstapel %1, leer</translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>Ihr Seitenstapel %1, %n Karte, oben %2</numerusform>
            <numerusform>Ihr Seitenstapel %1, %n Karten, oben %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation>Seitenstapel %1 von %2, leer</translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Seitenstapel %1 von %2, %n Karte, oben %3</numerusform>
            <numerusform>Seitenstapel %1 von %2, %n Karten, oben %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation>Mittelstapel %1, leer, nimmt als Nächstes: %2</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation>Mittelstapel %1, %2, vollständig</translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation>Mittelstapel %1, %2 als %3, nimmt als Nächstes: %4</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation>Mittelstapel %1, %2, nimmt als Nächstes: %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation>%1, Karte %2 von %3 in Ihrer Hand</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the hand of %4</source>
        <translation>%1, Karte %2 von %3 in der Hand von %4</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Hand von %1, %n Karte</numerusform>
            <numerusform>Hand von %1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation>Mittelstapel %1</translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation>Seitenstapel %1</translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation>Sie legen %1 auf Seitenstapel %2 ab</translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation>%1 legt %2 auf Seitenstapel %3 ab</translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation>Sie spielen %1 vom Auszahlungsstapel auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation>%3 spielt %1 vom Auszahlungsstapel auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation>Sie spielen %1 vom Seitenstapel auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation>%3 spielt %1 vom Seitenstapel auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation>Sie spielen %1 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation>%3 spielt %1 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation>Sie spielen %1 vom Auszahlungsstapel als %4 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation>%3 spielt %1 vom Auszahlungsstapel als %4 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation>Sie spielen %1 vom Seitenstapel als %4 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation>%3 spielt %1 vom Seitenstapel als %4 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation>Sie spielen %1 als %4 auf Mittelstapel %2</translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation>%3 spielt %1 als %4 auf Mittelstapel %2</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation>{0} bekommt einen Punkt für jede Karte auf Ihrem Auszahlungsstapel: {1}.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation>Die Partie endgültig beenden?</translation>
    </message>
    <message>
        <source>It will be recorded as abandoned by you and cannot be resumed.</source>
        <translation>Sie wird als von Ihnen abgebrochen vermerkt und kann nicht wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>You are told this once only.</source>
        <translation>Dieser Hinweis erscheint nur dieses eine Mal.</translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation>{0} erfährt davon. {1}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Quit Spite &amp; Malice?</source>
        <translation>Spite &amp; Malice beenden?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Show the table</source>
        <translation>Tisch anzeigen</translation>
    </message>
    <message>
        <source>{0} would like to play</source>
        <translation>{0} möchte spielen</translation>
    </message>
    <message>
        <source>Your table is waiting for your answer.</source>
        <translation>Ihr Tisch wartet auf Ihre Antwort.</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
</context>
<context>
    <name>AlonePanel</name>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>A match against this computer. Leave whenever you like and go on from the lobby.</source>
        <translation>Eine Partie gegen diesen Computer. Sie können jederzeit gehen und sie in der Lobby fortsetzen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>two words and a number</source>
        <translation>zwei Wörter und eine Zahl</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Code des Tisches</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation>Wer diesen Tisch eröffnet hat, sieht den Code und kann ihn Ihnen vorlesen.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>as the long date, with the time</comment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
</context>
<context>
    <name>DiscardQuestion</name>
    <message>
        <source>Discard the %1?</source>
        <translation>%1 ablegen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You both agreed. Nobody scores.</source>
        <translation>Sie waren sich einig. Niemand punktet.</translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation>Der Vorrat ist aufgebraucht. Niemand punktet.</translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation>Sie gewinnen dieses Spiel</translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation>{0} gewinnt dieses Spiel</translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation>{0} hat aufgegeben.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Sie haben aufgegeben.</translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation>Ihr Auszahlungsstapel ist leer.</translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation>Der Auszahlungsstapel von {0} ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>Das bringt %n Punkt.</numerusform>
            <numerusform>Das bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} left before both sides could confirm this result.</source>
        <translation>{0} war weg, bevor beide Seiten dieses Ende unterschreiben konnten.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation>Die Partie ist annulliert</translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation>Sie waren sich einig: Sie zählt nicht.</translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation>Sie haben die Partie beendet</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation>Sie ist als von Ihnen abgebrochen vermerkt.</translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation>{0} hat die Partie beendet</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation>Sie ist als von {0} abgebrochen vermerkt.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Sie gewinnen die Partie!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Gut gespielt.</translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation>{0} gewinnt die Partie</translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation>Vielleicht sind die Karten nächstes Mal gnädiger.</translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation>{0} hat den Tisch verlassen</translation>
    </message>
    <message>
        <source>The connection to {0} is lost</source>
        <translation>Die Verbindung zu {0} ist weg</translation>
    </message>
    <message>
        <source>It is recorded on this computer. {0} is told as soon as there is a connection again.</source>
        <translation>Es ist auf diesem Computer vermerkt. {0} erfährt davon, sobald es wieder eine Verbindung gibt.</translation>
    </message>
    <message>
        <source>Neither side is assumed to be right. Nothing was deleted; the two reports together show where they first differ.</source>
        <translation>Keine Seite gilt als die richtige. Nichts wurde gelöscht; beide Berichte zusammen zeigen, wo sie zuerst voneinander abweichen.</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>Die Partie kann nicht weitergehen</translation>
    </message>
    <message>
        <source>You can call the match off together, or end it.</source>
        <translation>Sie können die Partie gemeinsam annullieren oder beenden.</translation>
    </message>
    <message>
        <source>The match is kept. You can go on with it from the lobby.</source>
        <translation>Die Partie bleibt gespeichert. In der Lobby können Sie sie fortsetzen.</translation>
    </message>
    <message>
        <source>Another match begins as soon as you and {0} have both pressed “Play again”.</source>
        <translation>Eine weitere Partie beginnt, sobald Sie und {0} beide „Noch einmal spielen“ gedrückt haben.</translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation>Die Partie bleibt erhalten. Sie geht von selbst weiter, sobald {0} wieder da ist.</translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself as soon as {0} is back.</source>
        <translation>{0} wird gesucht. Die Partie geht von selbst weiter, sobald {0} wieder da ist.</translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation>{0} ist schon eine Weile weg. Die Partie für später aufheben oder beenden?</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Ihr Auszahlungsstapel</translation>
    </message>
    <message>
        <source>You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game. Today it has five cards, in a real game twenty.</source>
        <translation>Sie sitzen unten, {0} oben. Wer seinen Auszahlungsstapel zuerst los ist, gewinnt das Spiel. Heute hat er fünf Karten, in einem richtigen Spiel zwanzig.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihre Hand</translation>
    </message>
    <message>
        <source>Only you see these cards. Drag one to where it should go, or click it and then the place: what may be played there lights up. With the keyboard, the arrow keys and Enter do the same.</source>
        <translation>Nur Sie sehen diese Karten. Ziehen Sie eine an ihren Platz, oder klicken Sie auf die Karte und dann auf den Platz: Wo sie gespielt werden darf, leuchtet es. Mit der Tastatur tun es die Pfeiltasten und die Eingabetaste.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Der Vorratsstapel</translation>
    </message>
    <message>
        <source>When your turn begins, your hand is filled up to five cards from the stock. If you play all five within a turn, you get five more at once and go on.</source>
        <translation>Zu Beginn Ihres Zugs wird Ihre Hand vom Vorratsstapel auf fünf Karten aufgefüllt. Spielen Sie alle fünf in einem Zug, bekommen Sie sofort fünf neue und spielen weiter.</translation>
    </message>
    <message>
        <source>Start a centre pile</source>
        <translation>Einen Mittelstapel beginnen</translation>
    </message>
    <message>
        <source>The centre piles belong to both of you. Each begins with an ace and grows by one: 2, 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.</source>
        <translation>Die Mittelstapel gehören Ihnen beiden. Jeder beginnt mit einem Ass und wächst um eins: 2, 3, 4 … bis zur Dame. Die Farben spielen keine Rolle. Legen Sie {0} auf einen freien Platz in der Mitte.</translation>
    </message>
    <message>
        <source>From your payoff pile</source>
        <translation>Vom Auszahlungsstapel</translation>
    </message>
    <message>
        <source>The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you closer to winning, so do it whenever you can.</source>
        <translation>{0} auf Ihrem Auszahlungsstapel passt auf einen Mittelstapel. Spielen Sie die Karte dorthin: Das bringt Sie dem Sieg näher, also tun Sie es, wann immer Sie können.</translation>
    </message>
    <message>
        <source>A king is a joker</source>
        <translation>Ein König ist ein Joker</translation>
    </message>
    <message>
        <source>It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the small sign on it then says what it stands for.</source>
        <translation>Er steht für jede Karte, die ein Mittelstapel gerade braucht. Legen Sie {0} auf einen Mittelstapel; das kleine Zeichen darauf sagt dann, wofür er steht.</translation>
    </message>
    <message>
        <source>From a side pile</source>
        <translation>Von einem Seitenstapel</translation>
    </message>
    <message>
        <source>The {0} on top of your side pile fits a centre pile. Side piles are your store: play from them whenever that helps you.</source>
        <translation>{0} oben auf Ihrem Seitenstapel passt auf einen Mittelstapel. Seitenstapel sind Ihr Lager: Spielen Sie von ihnen, wann immer es Ihnen hilft.</translation>
    </message>
    <message>
        <source>End your turn: discard</source>
        <translation>Den Zug beenden: ablegen</translation>
    </message>
    <message>
        <source>You never have to play what you could. A turn ends with a discard: put a card from your hand on one of your four side piles. Later only the top card of each can be played, so do not bury what you need soon.</source>
        <translation>Sie müssen nie spielen, was Sie könnten. Ein Zug endet mit dem Ablegen: Legen Sie eine Handkarte auf einen Ihrer vier Seitenstapel. Später kann von jedem nur die oberste Karte gespielt werden, also begraben Sie nicht, was Sie bald brauchen.</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation>{0} spielt</translation>
    </message>
    <message>
        <source>You see every card that {0} plays. The list at the right keeps all moves.</source>
        <translation>Sie sehen jede Karte, die {0} spielt. Die Liste rechts bewahrt alle Züge auf.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>No card fits any more. End your turn with a discard.</source>
        <translation>Es passt keine Karte mehr. Beenden Sie Ihren Zug mit dem Ablegen einer Karte.</translation>
    </message>
    <message>
        <source>Play on, or end your turn with a discard. A double click plays a card where it fits.</source>
        <translation>Spielen Sie weiter, oder beenden Sie Ihren Zug mit dem Ablegen einer Karte. Ein Doppelklick spielt eine Karte dorthin, wo sie passt.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Ein vollständiger Stapel</translation>
    </message>
    <message>
        <source>With the queen, or a king in her place, a centre pile is complete. It is shuffled back into the stock, and its place is free for an ace again. If the stock runs out, nobody wins.</source>
        <translation>Mit der Dame oder einem König an ihrer Stelle ist ein Mittelstapel vollständig. Er wird in den Vorratsstapel gemischt, und sein Platz ist wieder frei für ein Ass. Geht der Vorrat aus, gewinnt niemand.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Das ist das ganze Spiel</translation>
    </message>
    <message>
        <source>Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points win a match. Finish this game now, or go and find somebody to play with.</source>
        <translation>Wer ein Spiel gewinnt, bekommt einen Punkt für jede Karte auf dem anderen Auszahlungsstapel, und mit 50 Punkten gewinnt man die Partie. Spielen Sie dieses Spiel zu Ende, oder suchen Sie sich jemanden zum Spielen.</translation>
    </message>
</context>
<context>
    <name>GuideEndings</name>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Sie gewinnen dieses Spiel.</translation>
    </message>
    <message>
        <source>{0} wins this game.</source>
        <translation>{0} gewinnt dieses Spiel.</translation>
    </message>
    <message>
        <source>Go on with a whole match alone, or find somebody to play with in the lobby.</source>
        <translation>Spielen Sie als Nächstes eine ganze Partie allein, oder suchen Sie sich in der Lobby jemanden zum Spielen.</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>Die Lektion ist zu Ende</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Done: {0} of {1}</source>
        <translation>Geschafft: {0} von {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation>Es wird gegeben …</translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation>{0} hat das Geben noch nicht freigegeben …</translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation>{0} möchte weiterspielen.</translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation>{0} lässt den Zug stehen.</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Der letzte Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation>{0} antwortet nicht …</translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation>Der Tisch wartet noch ein wenig. Danach bleibt die Partie erhalten, wie sie ist.</translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation>Partie beenden …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0} ist bereit für das nächste Spiel.</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Warten auf {0} …</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Für später aufheben</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Annullieren</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen für alle</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation>Sie bekommen einen kurzen Code; nur wem Sie ihn nennen, der kann Platz nehmen.</translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation>Alle in diesem Netzwerk können fragen; Sie sehen, wer es ist, und entscheiden.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Somebody at {0} typed a wrong join code.</source>
        <translation>Jemand von {0} hat einen falschen Code eingegeben.</translation>
    </message>
    <message>
        <source>Somebody at {0} tried too many wrong codes, and has to wait a minute.</source>
        <translation>Jemand von {0} hat zu viele falsche Codes versucht und muss eine Minute warten.</translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation>Jemand von {0} konnte nicht Platz nehmen. {1}</translation>
    </message>
    <message>
        <source>{0} no longer wants to sit down.</source>
        <translation>{0} möchte nicht mehr Platz nehmen.</translation>
    </message>
    <message>
        <source>The match with {0} has not begun, and your table is still open.</source>
        <translation>Die Partie mit {0} hat nicht begonnen, und Ihr Tisch bleibt geöffnet.</translation>
    </message>
</context>
<context>
    <name>JoiningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Ihr Auszahlungsstapel</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Karte %1 Ihrer Hand</translation>
    </message>
    <message>
        <source>Your side pile %1</source>
        <translation>Ihr Seitenstapel %1</translation>
    </message>
    <message>
        <source>Centre pile %1</source>
        <translation>Mittelstapel %1</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Pick the card up, or put it down</source>
        <translation>Karte aufnehmen oder hinlegen</translation>
    </message>
    <message>
        <source>Play the card to the obvious pile</source>
        <translation>Karte auf den naheliegenden Stapel spielen</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Karte zurücklegen</translation>
    </message>
    <message>
        <source>Show the other side&apos;s last turn again</source>
        <translation>Letzten Zug der Gegenseite noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show or hide the keys</source>
        <translation>Tasten ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Escape leaves it as it is.</source>
        <translation>Drücken Sie die neue Taste für „%1“. Escape lässt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is taken: it is the key for “%2” everywhere.</source>
        <translation>%1 geht nicht: Das ist überall die Taste für „%2“.</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>%1 was the key for “%2”, which now has none.</source>
        <translation>%1 war die Taste für „%2“; dafür gibt es jetzt keine.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Alle wie üblich</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in place of those in {0}.</source>
        <translation>Benutzt unter der LGPL, Version 3: Sie dürfen Qt ändern und eigene Fassungen dieser Bibliotheken an die Stelle derer in {0} setzen.</translation>
    </message>
    <message>
        <source>This package came without a licence text.</source>
        <translation>Das Paket enthielt keinen Lizenztext.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Open a table that somebody on your network can sit down at</source>
        <translation>Einen Tisch eröffnen, an dem jemand aus Ihrem Netzwerk Platz nehmen kann</translation>
    </message>
    <message>
        <source>A match against this computer</source>
        <translation>Eine Partie gegen diesen Computer</translation>
    </message>
    <message>
        <source>Who you have played with, and who you trust</source>
        <translation>Mit wem Sie gespielt haben und wem Sie vertrauen</translation>
    </message>
    <message>
        <source>How the game is played, with pictures</source>
        <translation>Wie gespielt wird, mit Bildern</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A two-minute game that explains itself</source>
        <translation>Ein Spiel von zwei Minuten, das sich selbst erklärt</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>bis %n Punkt</numerusform>
            <numerusform>bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how long a match alone is</source>
        <translation>Wählen, wie lang eine Partie allein ist</translation>
    </message>
    <message>
        <source>A match alone: {0}</source>
        <translation>Allein spielen: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation>für zwei, in einem Netzwerk</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Aussehen der Karten</translation>
    </message>
    <message>
        <source>Each suit in its own colour</source>
        <translation>Vierfarbiges Blatt</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Karo ist blau und Kreuz grün.</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Rank and suit can be read from further away.</source>
        <translation>Wert und Farbe sind von weiter weg lesbar.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Blaue Rückseite</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Rote Rückseite</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>Another match with {0}</source>
        <translation>Noch eine Partie mit {0}</translation>
    </message>
    <message>
        <source>You sit down as soon as {0} opens the table again.</source>
        <translation>Sie nehmen Platz, sobald {0} den Tisch wieder eröffnet.</translation>
    </message>
    <message>
        <source>Looking for tables …</source>
        <translation>Tische werden gesucht …</translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation>In Ihrem Netzwerk hat noch niemand einen Tisch eröffnet.

Eröffnen Sie einen, dann erscheint er von selbst in der anderen Lobby.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>Something went wrong in this program ({0}). Everything saved so far is safe.</source>
        <translation>In diesem Programm ist etwas schiefgegangen ({0}). Was gespeichert wurde, ist sicher.</translation>
    </message>
    <message>
        <source>You are already at a table. Leave it first, then try again.</source>
        <translation>Sie sitzen schon an einem Tisch: Verlassen Sie ihn zuerst, dann starten Sie den anderen noch einmal.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Unentschieden anbieten</translation>
    </message>
    <message>
        <source>Your discard has already been played, and the other side has drawn.</source>
        <translation>Ihre abgelegte Karte ist schon gespielt, und die Gegenseite hat gezogen.</translation>
    </message>
    <message>
        <source>Your last move cannot be taken back: cards were turned up, drawn or shuffled.</source>
        <translation>Ihr letzter Zug kann nicht zurückgenommen werden: Es wurden Karten aufgedeckt, gezogen oder gemischt.</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation>Verlassen …</translation>
    </message>
    <message>
        <source>If the other person agrees, this game ends and nobody scores</source>
        <translation>Stimmt die andere Person zu, endet dieses Spiel, und niemand punktet</translation>
    </message>
    <message>
        <source>If the other person agrees, your last move is undone, unless cards were turned up, drawn or shuffled</source>
        <translation>Stimmt die andere Person zu, wird Ihr letzter Zug zurückgenommen, außer wenn Karten aufgedeckt, gezogen oder gemischt wurden</translation>
    </message>
    <message>
        <source>Give this game to the other person; the match goes on</source>
        <translation>Dieses Spiel der anderen Person geben; die Partie geht weiter</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Zurück zur Lobby gehen</translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation>Angeboten …</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Matches played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenseite</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Sie : Gegenseite</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save the finished games to a file that can be watched anywhere</source>
        <translation>Die beendeten Spiele in eine Datei schreiben, die überall angesehen werden kann</translation>
    </message>
    <message>
        <source>You have not played a match yet.</source>
        <translation>Sie haben noch keine Partie gespielt.</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Noch ist kein Spiel dieser Partie beendet.</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (Computer)</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>Opponent won</source>
        <translation>Gegenseite hat gewonnen</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Annulliert</translation>
    </message>
    <message>
        <source>Ended by you</source>
        <translation>Von Ihnen beendet</translation>
    </message>
    <message>
        <source>Ended by the opponent</source>
        <translation>Von der Gegenseite beendet</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Cannot be played on</source>
        <translation>Nicht fortsetzbar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{0} asks for a code</source>
        <translation>Code nötig: {0}</translation>
    </message>
    <message>
        <source>The table of {0} asks for a code</source>
        <translation>Der Tisch von {0} verlangt einen Code</translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation>Platz nehmen: {0} …</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Es wird verbunden …</translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation>Warten auf Einlass …</translation>
    </message>
    <message>
        <source>The table was closed before you sat down.</source>
        <translation>Der Tisch wurde geschlossen, bevor Sie Platz genommen haben.</translation>
    </message>
    <message>
        <source>You have not sat down.</source>
        <translation>Sie haben nicht Platz genommen.</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation>Tisch von {0}</translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation>Eine solche unbeendete Partie gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation>Mehrere Partien sind unbeendet; wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation>Fortsetzung mit {0} …</translation>
    </message>
    <message>
        <source>Waiting for {0} to come back. The match then goes on by itself.</source>
        <translation>Warten, bis {0} wieder da ist. Die Partie geht dann von selbst weiter.</translation>
    </message>
    <message>
        <source>Robin</source>
        <translation>Robin</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation>Tisch &amp;eröffnen</translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation>Über Adresse beit&amp;reten</translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation>&amp;Allein spielen</translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation>Be&amp;kannte Personen</translation>
    </message>
    <message>
        <source>&amp;About Spite &amp;&amp; Malice</source>
        <translation>&amp;Über Spite &amp;&amp; Malice</translation>
    </message>
    <message>
        <source>Undo the &amp;Discard</source>
        <translation>Ablegen &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation>Um &amp;Zurücknahme des Zugs bitten</translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation>&amp;Unentschieden anbieten</translation>
    </message>
    <message>
        <source>&amp;Matches Played</source>
        <translation>Ge&amp;spielte Partien</translation>
    </message>
    <message>
        <source>&amp;Open a Record …</source>
        <translation>Aufzei&amp;chnung öffnen …</translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation>Dieses Spiel auf&amp;geben …</translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation>A&amp;nnullierung der Partie vorschlagen</translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation>&amp;Partie endgültig beenden …</translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation>&amp;Tisch verlassen …</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Einste&amp;llungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;Learn by Playing</source>
        <translation>&amp;Spielend lernen</translation>
    </message>
    <message>
        <source>&amp;Leave the Table</source>
        <translation>&amp;Tisch verlassen</translation>
    </message>
    <message>
        <source>Show the &amp;Last Turn Again</source>
        <translation>&amp;Letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;Keys</source>
        <translation>Tasten &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>Das Programm wurde letztes Mal unerwartet beendet.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <source>There is a newer version of this program on your network. You can go on playing with this one.</source>
        <translation>In Ihrem Netzwerk gibt es eine neuere Version dieses Programms. Diese hier spielt weiter wie bisher.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation>Vertrauenswürdig</translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation>Begegnet, nicht bestätigt</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; only order, dots and words in quotes</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>People you know</source>
        <translation>Personen, die Sie kennen</translation>
    </message>
    <message>
        <source>You do not know anybody yet. Everyone you sit down with appears here.</source>
        <translation>Sie kennen noch niemanden. Mit wem Sie sich an einen Tisch setzen, erscheint hier.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Everyone who looks for tables on your network sees it.</source>
        <translation>Wer in Ihrem Netzwerk Tische sucht, sieht ihn.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The other side&apos;s moves</source>
        <translation>Züge der Gegenseite</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Sofort, ohne Bewegung</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Zeigen, wohin eine Karte passt</translation>
    </message>
    <message>
        <source>Places light up under the pointer.</source>
        <translation>Unter dem Mauszeiger leuchten die Plätze auf.</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn</source>
        <translation>Nachfragen, bevor das Ablegen den Zug beendet</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Ein zweiter Druck bestätigt es.</translation>
    </message>
    <message>
        <source>Time to undo a discard</source>
        <translation>Zeit, um das Ablegen zurückzunehmen</translation>
    </message>
    <message>
        <source>Until then nobody else has seen it, and {0} takes it back.</source>
        <translation>Bis dahin hat es niemand gesehen, und {0} nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Points that win the match</source>
        <translation>Punkte zum Sieg der Partie</translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation>Weniger Punkte</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Mehr Punkte</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation>Sie haben darum gebeten, den Zug zurückzunehmen. {0} entscheidet.</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation>{0} möchte den letzten Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation>{0} benutzt eine Version des Spiels, die nicht zu dieser passt.</translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation>Die verschlüsselte Verbindung mit {0} kam nicht zustande.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s join code.</source>
        <translation>Das ist nicht der Beitrittscode dieses Tisches.</translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation>Dieser Tisch ist privat, daher ist sein Beitrittscode nötig.</translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation>Dieser Tisch ist offen, man tritt ihm ohne Code bei.</translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation>Zu viele Codes wurden versucht; warten Sie eine Minute.</translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation>Der Beitrittscode ist nötig, weil sich noch nicht beide Seiten vertrauen.</translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation>Der Schlüssel ist nicht der, der zu diesem Namen bekannt ist; es kann jemand anders sein.</translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation>An diesem Tisch sitzt schon jemand.</translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation>{0} hat abgelehnt.</translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation>Die Regeln dieses Tisches können hier nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation>Beide Seiten benutzen dieselbe Identität; ein zweiter Platz braucht einen eigenen Datenordner.</translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation>Es gibt schon eine Verbindung mit {0}.</translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation>Diese Partie läuft mit {0} schon in einem anderen Programmfenster.</translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation>Die Partie kann nicht weitergehen, weil einer Seite alles fehlt, was sie davon unterschrieben hat.</translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation>{0} hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation>{0} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation>Über die Verbindung kam etwas Unlesbares.</translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation>Eine Nachricht war größer, als das Spiel erlaubt.</translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation>Es kamen mehr Nachrichten, als das Spiel erlaubt.</translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation>Eine Nachricht kam zu einem Zeitpunkt, an dem sie keinen Sinn ergibt.</translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation>Eine Nachricht gehörte zu einer anderen Partie.</translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation>Eine Nachricht gab vor, vom falschen Platz zu kommen.</translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation>Ein Zug fehlte oder kam in falscher Reihenfolge.</translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation>Ein Zug war nicht von der Person unterschrieben, die ihn gemacht hat.</translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation>Die beiden Seiten haben nicht mehr dieselben Karten.</translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation>Die Karten wurden nicht so gegeben, wie es beide Seiten vereinbart hatten.</translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation>Ein Zug war gegen die Regeln.</translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation>Die beiden Seiten haben verschiedene Züge in Erinnerung.</translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation>{0} hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation>Die Verbindung mit {0} ist abgerissen.</translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation>{0} antwortet schon eine Weile nicht.</translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation>Die Partie konnte nicht auf die Festplatte geschrieben werden.</translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation>Ihre Bitte kam zu spät.</translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation>{0} hat die Verbindung beendet.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Sie haben den Tisch verlassen.</translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation>Sie haben abgelehnt.</translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation>Das Programm von {0} hat die Partie beendet: {1}</translation>
    </message>
    <message>
        <source>The program of {0} ended the connection: {1}</source>
        <translation>Das Programm von {0} hat die Verbindung beendet: {1}</translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation>{0} Ein Bericht zum Vergleich mit dem der Gegenseite ist in {1}.</translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation>{0} Der Bericht {1} kann nicht geschrieben werden: {2}.</translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation>Warnung: Jemand kam als {0}, aber mit einem anderen Schlüssel als dem, den Sie von {1} kennen ({2}, nicht {3}). Vielleicht gibt sich jemand nur dafür aus, daher hat niemand Platz genommen. Hat {4} einen neuen Computer, treffen Sie sich mit einem Beitrittscode, oder vergessen Sie den alten unter Personen.</translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation>{0} ist hier mit einem anderen Schlüssel bekannt, {1}; dieser ist {2}. Hat {3} einen neuen Computer, vergessen Sie den alten.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation>Sie haben {0} gesperrt. Heben Sie die Sperre zuerst auf, um an diesem Tisch Platz zu nehmen.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to go on with the match.</source>
        <translation>Sie haben {0} gesperrt. Heben Sie die Sperre zuerst auf, um die Partie fortzusetzen.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; {0} ist keine.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has no port.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; {0} hat keinen Port.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} names no computer.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; {0} nennt keinen Computer.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; eine IPv6-Adresse steht in eckigen Klammern, wie in [fe80::1%eth0]:4050.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; eine IPv6-Adresse steht in eckigen Klammern, wie in [fe80::1%eth0]:4050, aber {0} hat dort keine.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation>Die Adresse eines Tisches ist ein Computer und ein Port, etwa 192.168.1.7:4050 oder marie.local:4050; ein Port ist eine Zahl von 1 bis 65535, nicht {0}.</translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation>Ein Beitrittscode besteht aus zwei Wörtern und einer Zahl, etwa maple-otter-42.</translation>
    </message>
    <message>
        <source>A join code has letters from a to z and digits, like maple-otter-42.</source>
        <translation>Ein Beitrittscode hat Buchstaben von a bis z und Ziffern, etwa maple-otter-42.</translation>
    </message>
    <message>
        <source>That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation>Dieser Beitrittscode ist zu leicht zu erraten: Nehmen Sie mindestens {0} Buchstaben und Ziffern, etwa maple-otter-42, oder keinen, dann wird einer erzeugt.</translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation>{0} ist von der Schnittstelle {1} aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation>Das ist Ihr eigener Tisch. Um gegen sich selbst zu spielen, geben Sie der Gegenseite einen eigenen Datenordner.</translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port, as in {1}.</source>
        <translation>Die Adresse {0} braucht den Port des Tisches, etwa {1}.</translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation>{0} Tische heißen {1}; treten Sie einem über seine Adresse bei: {2}.</translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation>Von dieser Partie ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation>Dieser Computer hat keine Netzwerkschnittstelle {0}.</translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation>{0} ist keine Netzwerkadresse.</translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation>Dieser Computer hat die Adresse {0} nicht; er hat {1}.</translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation>Port {0} ist von einem anderen Programm belegt; wählen Sie einen anderen oder keinen, um einen freien zu bekommen.</translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation>Dieses Programm darf auf Port {0} nicht lauschen; wählen Sie einen ab 1024 oder keinen, um einen freien zu bekommen.</translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation>Dieser Computer kann auf Port {0} nicht lauschen: {1}.</translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation>Dieser Computer ist in keinem Netzwerk; verbinden Sie ihn, oder spielen Sie allein.</translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation>Multicast kommt in diesem Netzwerk nicht durch (vielleicht eine Firewall), daher sind keine Tische zu finden; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation>Ein anderes Programm behält den UDP-Port 5353 für sich, daher sind keine Tische im Netzwerk zu finden; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation>Dieses Programm darf hier kein Multicast benutzen, daher sind keine Tische zu finden; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation>Auf diesem Computer sind jetzt keine Tische im Netzwerk zu finden; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation>Dieser Tisch ist im Netzwerk nicht mehr zu finden; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>The search for tables stopped; joining by address works.</source>
        <translation>Die Suche nach Tischen wurde beendet; der Beitritt über die Adresse geht.</translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation>Der Datenordner {0} kann nicht benutzt werden: {1}.</translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation>Ein anderes Spite &amp; Malice läuft mit dem Datenordner {0}. Schließen Sie es, oder wählen Sie mit --data-dir einen anderen Ordner (das ist dann eine andere Person).</translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation>Die Identitätsdatei {0} kann nicht gelesen oder angelegt werden: {1}.</translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation>Die Identitätsdatei {0} ist beschädigt oder von einer anderen Version. Sie wurde nicht verändert: Holen Sie eine Kopie zurück, oder verschieben Sie sie, um als neue Person anzufangen.</translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation>Das Journal {0} ist geschlossen.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation>Das Journal {0} kann nicht geöffnet werden: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation>Das Journal {0} kann nicht angelegt werden: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation>Das Journal {0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be written: {1}.</source>
        <translation>In das Journal {0} kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation>Das Journal {0} wurde von einer anderen Version des Spiels geschrieben (Schema {1}, diese hat {2}). Es wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Das Journal {0} ist beschädigt und kann nicht beiseitegelegt werden: {1}.</translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation>Das Journal war beschädigt und wurde als {0} beiseitegelegt; ein neues wurde begonnen. Nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new one was begun.</source>
        <translation>Das Journal war leer, wie es ein Absturz oder ein voller Datenträger hinterlassen kann, und wurde als {0} beiseitegelegt; ein neues wurde begonnen.</translation>
    </message>
    <message>
        <source>The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If the other side still has it, it comes back from there when you next sit down with each other.</source>
        <translation>Die Partie mit {0} war im Journal beschädigt und wurde dort beiseitegelegt; nichts wurde gelöscht. Wenn die Gegenseite sie noch hat, kommt sie von dort zurück, wenn Sie das nächste Mal zusammen Platz nehmen.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read: {1}.</source>
        <translation>Die Partie {0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read. {1}</source>
        <translation>Die Partie {0} kann nicht gelesen werden. {1}</translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation>Diese Person ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation>Mehr als {0} Personen gelten als vertrauenswürdig oder sind gesperrt; vergessen Sie einige.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation>Die Datei der bekannten Personen {0} kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation>Die Datei der bekannten Personen {0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation>Die Datei der bekannten Personen {0} wurde von einer anderen Version des Spiels geschrieben. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Die Datei der bekannten Personen {0} ist beschädigt und kann nicht beiseitegelegt werden: {1}.</translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation>Die Datei der bekannten Personen war beschädigt und wurde als {0} beiseitegelegt. Bis Sie sich wieder begegnen, gilt niemand als vertrauenswürdig oder gesperrt.</translation>
    </message>
    <message>
        <source>The log {0} cannot be written: {1}.</source>
        <translation>In die Protokolldatei {0} kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation>Die Einstellungen können nicht nach {0} geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation>Die Einstellungen können nicht gelesen werden ({0}); es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation>Die Einstellungsdatei war beschädigt: Es gelten die Vorgaben, die alte Datei ist als {0} aufgehoben.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation>Die Einstellungsdatei war beschädigt: Es gelten die Vorgaben; die Datei kann nicht beiseitegelegt werden ({0}).</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation>Einstellungen hatten unmögliche Werte ({0}): Für sie gelten die Vorgaben, die alte Datei ist als {1} aufgehoben.</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation>Einstellungen hatten unmögliche Werte ({0}): Für sie gelten die Vorgaben; die Datei kann nicht beiseitegelegt werden ({1}).</translation>
    </message>
    <message>
        <source>The rules of a match cannot be read: {0}.</source>
        <translation>Die Regeln einer Partie sind nicht lesbar: {0}.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning does not fit its id.</source>
        <translation>Die Aufzeichnung vom Beginn einer Partie passt nicht zu ihrer Kennung.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning names the wrong seat.</source>
        <translation>Die Aufzeichnung vom Beginn einer Partie nennt den falschen Platz.</translation>
    </message>
    <message>
        <source>The records of a match lack its beginning, or belong to several matches.</source>
        <translation>In den Aufzeichnungen einer Partie fehlt der Beginn, oder sie gehören zu mehreren Partien.</translation>
    </message>
    <message>
        <source>This match was played with another identity.</source>
        <translation>Diese Partie wurde mit einer anderen Identität gespielt.</translation>
    </message>
    <message>
        <source>The signed end of a match is not the end of its entries.</source>
        <translation>Das unterschriebene Ende einer Partie ist nicht das Ende ihrer Einträge.</translation>
    </message>
    <message>
        <source>Entry {0} was withdrawn, and is not the last one.</source>
        <translation>Eintrag {0} wurde zurückgezogen und ist nicht der letzte.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not follow from those before it: {1}.</source>
        <translation>Eintrag {0} einer Partie folgt nicht aus denen davor: {1}.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not fit those before it.</source>
        <translation>Eintrag {0} einer Partie passt nicht zu denen davor.</translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation>Der Zug davor wird noch aufgeschrieben.</translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation>Darum haben Sie schon gebeten.</translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation>Noch hat niemand Platz genommen.</translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation>Es gibt keinen Zug, der zurückgenommen werden kann.</translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation>Das Gespräch ist beendet.</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die Gegenseite</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>der Gegenseite</translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation>niemand nimmt den Anruf an</translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation>unter dieser Adresse ist jetzt jemand anders</translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation>gesucht war ein Tisch, der vorher hier war</translation>
    </message>
    <message>
        <source>ask {0} to host again</source>
        <translation>bitten Sie {0} um einen neuen Tisch</translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation>die Suche nach dem Namen {0} dauerte zu lange</translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation>es gibt keinen Computer namens {0}</translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation>dort ist ein anderer Tisch</translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation>{0} antwortet nicht</translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation>{0} hat aufgelegt</translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation>die Gegenseite hat aufgelegt</translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation>unter {0} lauscht niemand</translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation>unter {0} antwortet kein Computer</translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation>dieser Computer ist in keinem Netzwerk, das zu {0} führt</translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation>die Firewall dieses Computers lässt den Anruf an {0} nicht hinaus</translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation>{0} braucht die Angabe der Schnittstelle, wie in fe80::1%eth0</translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation>der Tisch ist nicht mehr da; unter seiner Adresse ist ein anderer</translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation>niemand hat hier einen Tisch als {0} eröffnet</translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation>unter {0} nimmt etwas den Anruf an, sagt aber nichts</translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation>{0} antwortet nicht mehr</translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation>dort antwortet nicht dieses Spiel</translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation>der Tisch nannte {0}, aber {1} hat geantwortet</translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation>diese Seite spricht Version {0}, die Gegenseite Version {1}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation>ein anderes Programm sperrt die Datei</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>die Datei darf nicht beschrieben werden</translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation>die Datei darf nicht benutzt werden</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>die Festplatte meldet einen Fehler</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>it is a link to {0}, and nothing is there</source>
        <translation>es ist eine Verknüpfung auf {0}, und dort ist nichts</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>ihr Ordner darf nicht beschrieben werden</translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation>an dieser Stelle steht schon etwas anderes</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Zug {0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>See the game from the other side of the table</source>
        <translation>Das Spiel von der anderen Seite des Tisches sehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Zurück zur Lobby gehen</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>For the people who maintain this program. It contains no cards, keys or codes.</source>
        <translation>Für alle, die dieses Programm betreuen. Karten, Schlüssel oder Codes stehen nicht darin.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Beide haben einen Auszahlungsstapel von {0} Karten, verdeckt, die oberste offen. Wer als Erster die letzte Karte des eigenen spielt, gewinnt das Spiel. Wer als Erster %n Punkt hat, gewinnt die Partie.</numerusform>
            <numerusform>Beide haben einen Auszahlungsstapel von {0} Karten, verdeckt, die oberste offen. Wer als Erster die letzte Karte des eigenen spielt, gewinnt das Spiel. Wer als Erster %n Punkte hat, gewinnt die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Your payoff pile. The number says how many cards are left.</source>
        <translation>Ihr Auszahlungsstapel. Die Zahl sagt, wie viele Karten noch übrig sind.</translation>
    </message>
    <message>
        <source>Your hand: {0} cards that only you see.</source>
        <translation>Ihre Hand: {0} Karten, die nur Sie sehen.</translation>
    </message>
    <message>
        <source>Your side piles. What you discard lies here, face up; only the top card of each can be played.</source>
        <translation>Ihre Seitenstapel. Was Sie ablegen, liegt hier offen; nur die oberste Karte jedes Stapels kann gespielt werden.</translation>
    </message>
    <message>
        <source>The centre piles, for both of you.</source>
        <translation>Die Mittelstapel, für Sie beide.</translation>
    </message>
    <message>
        <source>The stock, face down, from which cards are drawn.</source>
        <translation>Der Vorratsstapel, verdeckt, von dem gezogen wird.</translation>
    </message>
    <message>
        <source>The other person&apos;s cards. You see their payoff card and side piles, but only they play from them.</source>
        <translation>Was die andere Person hat. Sie sehen ihre Auszahlungskarte und ihre Seitenstapel, aber nur sie spielt davon.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>Your turn begins with drawing: your hand is filled up to {0} cards from the stock.</source>
        <translation>Ihr Zug beginnt mit dem Ziehen: Ihre Hand wird vom Vorratsstapel auf {0} Karten aufgefüllt.</translation>
    </message>
    <message>
        <source>Then play as many cards as you can and wish onto the centre piles: the top card of your payoff pile, the top cards of your side piles, cards from your hand. You never have to.</source>
        <translation>Dann spielen Sie, so oft Sie können und mögen, auf die Mittelstapel: die oberste Karte Ihres Auszahlungsstapels, die obersten Ihrer Seitenstapel, Karten aus Ihrer Hand. Sie müssen nie.</translation>
    </message>
    <message>
        <source>A discard ends your turn: put a card from your hand on one of your own side piles, whatever lies there. Nothing else ever goes onto a side pile.</source>
        <translation>Das Ablegen beendet Ihren Zug: Legen Sie eine Handkarte auf einen Ihrer Seitenstapel, was immer dort liegt. Nichts anderes kommt je auf einen Seitenstapel.</translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation>Mittelstapel</translation>
    </message>
    <message>
        <source>Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.</source>
        <translation>Jeder beginnt mit einem Ass und wächst um eins: A, 2, 3 … 10, J, Q. Die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>A king is a joker: on a centre pile it stands for whatever card comes next, even an ace or a queen. A small mark on it shows which.</source>
        <translation>Ein König ist ein Joker: Auf einem Mittelstapel steht er für jede Karte, die gerade folgt, sei es ein Ass oder eine Dame. Ein kleines Zeichen sagt, für welche.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Ein vollständiger Stapel</translation>
    </message>
    <message>
        <source>With twelve cards a centre pile is complete. It is shuffled back into the stock at once, and its place is empty again.</source>
        <translation>Mit zwölf Karten ist ein Mittelstapel vollständig. Er wird sofort in den Vorratsstapel gemischt, und sein Platz ist wieder leer.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Eine leere Hand</translation>
    </message>
    <message>
        <source>Winning and points</source>
        <translation>Sieg und Punkte</translation>
    </message>
    <message>
        <source>Whoever plays their last payoff card wins the game at once and gets a point for each card left on the other payoff pile. The next game is started by the person who did not start this one.</source>
        <translation>Wer seine letzte Auszahlungskarte spielt, gewinnt sofort das Spiel und bekommt einen Punkt für jede Karte auf dem anderen Auszahlungsstapel. Das nächste Spiel beginnt, wer dieses nicht begonnen hat.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>When the last card of the stock is drawn, or a card is to be drawn and there is none, the game ends at once. It is a tie: nobody gets a point.</source>
        <translation>Wird die letzte Karte des Vorratsstapels gezogen oder soll gezogen werden und es ist keine da, endet das Spiel sofort. Es ist unentschieden: Niemand bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Vorzeitiges Ende</translation>
    </message>
    <message>
        <source>With mouse and keyboard</source>
        <translation>Mit Maus und Tastatur</translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place: where it may be played lights up. The key “?” shows which key stands for which pile.</source>
        <translation>Ziehen Sie eine Karte an ihren Platz, oder klicken Sie auf die Karte und dann auf den Platz: Wo sie gespielt werden darf, leuchtet es. Die Taste „?“ zeigt, welche Taste für welchen Stapel steht.</translation>
    </message>
    <message>
        <source>A double click or the right button plays a card at once where it fits. The right button beside the cards puts a card you have picked up back.</source>
        <translation>Ein Doppelklick oder die rechte Maustaste spielt eine Karte sofort dorthin, wo sie passt. Die rechte Maustaste neben den Karten legt eine aufgenommene Karte zurück.</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Hausregeln dieses Tisches</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, your turn ends without a discard, and the other person draws.</source>
        <translation>Spielen Sie die letzte Karte Ihrer Hand auf einen Mittelstapel, endet Ihr Zug ohne Ablegen, und die andere Person zieht.</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your turn goes on.</source>
        <translation>Spielen Sie die letzte Karte Ihrer Hand auf einen Mittelstapel, ziehen Sie sofort {0} neue, und Ihr Zug geht weiter.</translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation>Wer aufgibt, verliert das Spiel: Die andere Person bekommt einen Punkt für jede Karte auf Ihrem Auszahlungsstapel. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation>Unentschieden anbieten: Stimmt die andere Person zu, endet das Spiel, und niemand punktet.</translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation>Die Partie annullieren: Stimmt die andere Person zu, endet sie und zählt nicht.</translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be resumed.</source>
        <translation>Die Partie endgültig zu beenden braucht keine Zustimmung: Sie wird als von Ihnen abgebrochen vermerkt und kann nicht wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>Packs of 52 cards: {0} instead of {1}.</source>
        <translation>Kartenspiele zu 52 Karten: {0} statt {1}.</translation>
    </message>
    <message>
        <source>Cards on a payoff pile: {0} instead of {1}.</source>
        <translation>Karten auf einem Auszahlungsstapel: {0} statt {1}.</translation>
    </message>
    <message>
        <source>Cards in a hand: {0} instead of {1}.</source>
        <translation>Karten auf der Hand: {0} statt {1}.</translation>
    </message>
    <message>
        <source>Side piles for each person: {0} instead of {1}.</source>
        <translation>Seitenstapel pro Person: {0} statt {1}.</translation>
    </message>
    <message>
        <source>Centre piles: {0} instead of {1}.</source>
        <translation>Mittelstapel: {0} statt {1}.</translation>
    </message>
    <message>
        <source>Points that win the match: {0} instead of {1}.</source>
        <translation>Punkte zum Sieg der Partie: {0} statt {1}.</translation>
    </message>
    <message>
        <source>An empty hand ends the turn.</source>
        <translation>Eine leere Hand beendet den Zug.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>You offered a tie. {0} decides.</source>
        <translation>Sie bieten ein Unentschieden an. {0} entscheidet.</translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation>Sie haben die Annullierung vorgeschlagen. {0} entscheidet.</translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation>{0} bietet ein Unentschieden an: Niemand würde punkten.</translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation>{0} schlägt vor, die Partie zu annullieren: Sie würde nicht zählen.</translation>
    </message>
    <message>
        <source>This computer could not save what happened: {0}. It tries again by itself; until then the game waits.</source>
        <translation>Dieser Computer konnte nicht speichern, was geschehen ist: {0}. Er versucht es von selbst wieder; bis dahin geht nichts weiter.</translation>
    </message>
    <message>
        <source>This computer could not save your move, so it was not played: {0}.</source>
        <translation>Dieser Computer konnte Ihren Zug nicht speichern, daher wurde er nicht gespielt: {0}.</translation>
    </message>
    <message>
        <source>This computer could not save what you asked for, so it was not done: {0}.</source>
        <translation>Dieser Computer konnte Ihre Bitte nicht speichern, daher wurde nichts daraus: {0}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1: %2 von %n Punkt</numerusform>
            <numerusform>%1: %2 von %n Punkten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sound &amp; alerts</source>
        <translation>Ton und Hinweise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Spiel %1 · bis %n Punkt</numerusform>
            <numerusform>Spiel %1 · bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ton ist an</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Ton ist aus</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Cards and wood, short and quiet.</source>
        <translation>Karten und Holz, kurz und leise.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Hinweis, wenn ich am Zug bin</translation>
    </message>
    <message>
        <source>A desktop notification while this window is not in front.</source>
        <translation>Eine Benachrichtigung, solange dieses Fenster nicht vorn ist.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo  %1</source>
        <translation>Zurücknehmen  %1</translation>
    </message>
    <message>
        <source>Keys  %1</source>
        <translation>Tasten  %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Show the key of every pile</source>
        <translation>Die Taste jedes Stapels zeigen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation>nächste: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Play all of them, and you win the game.</source>
        <translation>Spielen Sie alle, und Sie gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>When it is empty, %1 wins the game.</source>
        <translation>Ist er leer, gewinnt %1 das Spiel.</translation>
    </message>
    <message>
        <source>Your discards go here. The top card can be played.</source>
        <translation>Hierher legen Sie ab. Die oberste Karte kann gespielt werden.</translation>
    </message>
    <message>
        <source>Discards of %1, who can play the top card.</source>
        <translation>Abgelegt von %1; die oberste Karte kann gespielt werden.</translation>
    </message>
    <message>
        <source>Both of you play here. A king always fits.</source>
        <translation>Hier spielen Sie beide. Ein König passt immer.</translation>
    </message>
    <message>
        <source>Hands are filled up from here. If it runs out, the game is a tie.</source>
        <translation>Von hier werden die Hände aufgefüllt. Geht er aus, endet das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation>Mitte %1 ist vollständig und geht zurück in den Vorrat</translation>
    </message>
    <message>
        <source>turns up %1</source>
        <translation>deckt %1 auf</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation>legt %1 auf Seite %2 ab</translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation>Auszahlung %1 als %2 auf Mitte %3</translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation>Seite %1 als %2 auf Mitte %3</translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation>%1 als %2 auf Mitte %3</translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation>Auszahlung %1 auf Mitte %2</translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation>Seite %1 auf Mitte %2</translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation>%1 auf Mitte %2</translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation>Der Vorrat ist aufgebraucht: Unentschieden, keine Punkte</translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation>Unentschieden vereinbart: keine Punkte</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Sie haben aufgegeben.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation>Karten gehören auf die leuchtenden Stapel.</translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation>Nur eine Handkarte darf auf einen Seitenstapel.</translation>
    </message>
    <message>
        <source>No card goes on a payoff pile.</source>
        <translation>Auf einen Auszahlungsstapel kommt keine Karte.</translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation>Auf diesen Stapel gehört jetzt %1 oder ein König.</translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation>Das Spiel endet unentschieden: keine Punkte</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden gegeben.</translation>
    </message>
    <message>
        <source>The last turn of %1 again. A key or a click ends it.</source>
        <translation>Noch einmal der letzte Zug von %1. Taste oder Klick beendet das.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile.</source>
        <translation>%1 auf einen leuchtenden Stapel legen.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. %2 takes it back.</source>
        <translation>%1 auf einen leuchtenden Stapel legen. %2 nimmt sie zurück.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile; on a side pile it ends your turn.</source>
        <translation>%1 passt auf keinen Mittelstapel; auf einem Seitenstapel beendet sie den Zug.</translation>
    </message>
    <message>
        <source>You are watching: this game is already over.</source>
        <translation>Sie sehen zu: Dieses Spiel ist schon vorbei.</translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation>%1 spielt. Danach sind Sie dran.</translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation>Keine Karte passt auf einen Mittelstapel: Legen Sie eine auf einem Seitenstapel ab.</translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation>Spielen Sie auf einen Mittelstapel, oder beenden Sie den Zug: Legen Sie auf einem Seitenstapel ab.</translation>
    </message>
    <message>
        <source>You discard the %1 on side %2, and your turn ends.</source>
        <translation>Sie legen %1 auf Seitenstapel %2 ab, und Ihr Zug endet.</translation>
    </message>
    <message>
        <source>Discard the %1 on side %2? That ends your turn.</source>
        <translation>%1 auf Seitenstapel %2 ablegen? Das beendet Ihren Zug.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht am Zug.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile now.</source>
        <translation>%1 passt jetzt auf keinen Mittelstapel.</translation>
    </message>
    <message>
        <source>Only the top card of a side pile can be played.</source>
        <translation>Nur die oberste Karte eines Seitenstapels kann gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>zieht %n Karte</numerusform>
            <numerusform>zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>Sie gewinnen das Spiel: %n Punkt</numerusform>
            <numerusform>Sie gewinnen das Spiel: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt das Spiel: %n Punkt</numerusform>
            <numerusform>%1 gewinnt das Spiel: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAlerts</name>
    <message>
        <source>{0} has sat down</source>
        <translation>{0} sitzt am Tisch</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>The cards are dealt, and you start.</source>
        <translation>Die Karten sind gegeben, und Sie beginnen.</translation>
    </message>
    <message>
        <source>{0} has played.</source>
        <translation>{0} hat gespielt.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>See how it ended.</source>
        <translation>Sehen Sie, wie es ausging.</translation>
    </message>
    <message>
        <source>{0} is ready for the next game</source>
        <translation>{0} ist bereit für das nächste Spiel</translation>
    </message>
    <message>
        <source>The cards are dealt when you are ready too.</source>
        <translation>Gegeben wird, wenn auch Sie bereit sind.</translation>
    </message>
    <message>
        <source>{0} offers a tie</source>
        <translation>{0} bietet Unentschieden an</translation>
    </message>
    <message>
        <source>{0} asks to call the match off</source>
        <translation>{0} schlägt vor, die Partie zu annullieren</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back</source>
        <translation>{0} möchte den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The table is waiting for your answer.</source>
        <translation>Der Tisch wartet auf Ihre Antwort.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind am Zug.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>{0} is back</source>
        <translation>{0} ist wieder da</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Tische in Ihrem Netzwerk</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenseite</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Der letzte Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Es wird gegeben …</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 spielt</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation>mit Code</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>offen für alle</translation>
    </message>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · bis %n Punkt</numerusform>
            <numerusform>{0} · bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation>vertrauenswürdig, ohne Code</translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation>von Ihnen gesperrt</translation>
    </message>
    <message>
        <source>{0} · trusted</source>
        <translation>{0} · vertrauenswürdig</translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation>{0} · schon begegnet</translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation>{0} · nicht die bekannte Person</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation>Adresse und Port eines Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tische in Ihrem Netzwerk</translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation>Nicht in der Liste? Über die Adresse beitreten:</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>{0} is waiting for you</source>
        <translation>{0} wartet auf Sie</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (Computer)</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Alle {0} zeigen</translation>
    </message>
    <message>
        <source>you {0} : {1}, game {2}</source>
        <translation>Sie {0} : {1}, Spiel {2}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation>Mit {0} fortsetzen</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Klären</translation>
    </message>
    <message>
        <source>Settle the match with {0}</source>
        <translation>Die Partie mit {0} klären</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation>Nicht bestätigt …</translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation>Es ist nicht sicher, wer gegenübersitzt: Vergleichen Sie die Sicherheitsnummer.</translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation>Warnung: {0}</translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation>Nicht bestätigt: Das kann {0} sein oder jemand dazwischen.</translation>
    </message>
    <message>
        <source>You have met {0} before, but who they are has not been verified.</source>
        <translation>Sie sind {0} schon begegnet, aber es ist nicht bestätigt, wer das ist.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Vergleichen …</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>Your table is ready · first to %n</source>
        <translation>
            <numerusform>Ihr Tisch ist bereit · bis&#xa0;%n&#xa0;Punkt</numerusform>
            <numerusform>Ihr Tisch ist bereit · bis&#xa0;%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may sit down. Waiting for the answer …</source>
        <translation>{0} darf Platz nehmen. Warten auf die Antwort …</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Warten auf {0} …</translation>
    </message>
    <message>
        <source>Waiting for somebody …</source>
        <translation>Warten auf jemanden …</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation>Ihr Tisch wird eröffnet …</translation>
    </message>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Noch eine Partie · bis %n Punkt</numerusform>
            <numerusform>Noch eine Partie · bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation>Lesen Sie diesen Code der Person vor, mit der Sie spielen möchten:</translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation>Fehlt Ihr Tisch in der anderen Liste, geht es auch über die Adresse:</translation>
    </message>
    <message>
        <source>{0} only has to press “Play again” too, or to sit down at your table in the lobby.</source>
        <translation>{0} muss nur auch „Noch einmal spielen“ drücken oder in der Lobby an Ihrem Tisch Platz nehmen.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation>Drei falsche Codes wurden versucht, daher gibt es einen neuen. Lesen Sie ihn vor:</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Spielaufzeichnungen</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Noch ist kein Spiel dieser Partie beendet.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation>„{0}“ kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Gespeichert als „{0}“.</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>„{0}“ kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The game in “{0}” does not fit its own cards and moves, so it is not shown.</source>
        <translation>Das Spiel in „{0}“ passt nicht zu seinen eigenen Karten und Zügen, daher wird es nicht gezeigt.</translation>
    </message>
    <message>
        <source>“{0}” is empty: there is no game in it.</source>
        <translation>„{0}“ ist leer: Darin ist kein Spiel.</translation>
    </message>
    <message>
        <source>“{0}” is cut short: its end is missing. Please copy or export it again.</source>
        <translation>„{0}“ ist unvollständig: Das Ende fehlt. Kopieren oder exportieren Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>“{0}” is not a game record, or it is damaged.</source>
        <translation>„{0}“ ist keine Spielaufzeichnung oder ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation>Platz nehmen lassen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation>{0} möchte Platz nehmen.</translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation>Sie vertrauen dieser Person: Es ist sicher, wer sie ist.</translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation>Sie sind sich schon begegnet ({1}). Nicht bestätigt: Der Fingerabdruck beginnt mit {0}.</translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation>Nicht bestätigt: Jeder kann diesen Namen benutzen. Der Fingerabdruck {0} gehört zu dem Computer und bleibt von Partie zu Partie gleich.</translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation>Wie Sie die Person nennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The numbers are the same</source>
        <translation>Die Nummern sind gleich</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Vergessen …</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation>Sicherheitsnummer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation>Zuerst begegnet am {0}, zuletzt am {1}. Der Fingerabdruck beginnt mit {2}.</translation>
    </message>
    <message>
        <source>Forget {0}? They will be a stranger again, neither blocked nor trusted.</source>
        <translation>{0} vergessen? Die Person ist dann wieder fremd, weder gesperrt noch vertrauenswürdig.</translation>
    </message>
    <message>
        <source>Everything from them is refused, and they are told nothing more.</source>
        <translation>Was von dieser Person kommt, wird abgelehnt; mehr erfährt sie nicht.</translation>
    </message>
    <message>
        <source>You met with a join code, so it is certain who they are. They no longer need a code.</source>
        <translation>Sie sind sich mit einem Beitrittscode begegnet: Es ist sicher, wer es ist. Ein Code ist nicht mehr nötig.</translation>
    </message>
    <message>
        <source>You compared this number with theirs. They no longer need a code.</source>
        <translation>Sie haben diese Nummer verglichen. Ein Code ist nicht mehr nötig.</translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation>Lesen Sie sie einander vor, am Telefon oder nebeneinander. Zeigen beide Bildschirme dieselbe Nummer, ist niemand dazwischen. Wenn nicht, ist es jemand: Vertrauen Sie dieser Person nicht.</translation>
    </message>
</context>
</TS>
