<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1, picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, takes the card that is picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you and cannot be taken up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>two words and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks for a code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both agreed. Nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} was gone before both sides could sign this end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to {0} is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side is taken to be right. Nothing was deleted; both reports together show where the two first differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move so far stays in the journal on this computer. A match with somebody on the network can be gone on with from the lobby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoiningPanel</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Spite &amp; Malice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Spite &amp; Malice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in this program ({0}). What was stored is safe.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Offer a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>Looking for tables …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting until {0} is back. The match goes on by itself then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; only order, dots and words in quotes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know nobody yet. Whoever you sit down with will be here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The join code is not the one of this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The join code {0} is too easy to guess: take at least {1} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port: ADDRESS:PORT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get rid of your payoff pile: twenty cards, the top one face up. Whoever plays their last one wins the game and gets a point for every card left on the other&apos;s payoff pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are played until somebody has enough points to win the match, usually 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are three, for both of you. Each is built upwards: A, 2, 3 … J, Q. Suits do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king is a joker: it stands for whatever card comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile of twelve is complete. It is shuffled back into the stock and its place is free again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with drawing: you have five cards in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as often as you like and can onto the centre piles: the top of your payoff pile, cards from your hand, the top cards of your own four side piles. You are never forced to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your hand runs empty, you draw five more and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarding ends your turn: put a card from your hand on one of your side piles, whatever lies there. Only the top card of a side pile can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody gets there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock has run out, the game is a tie: no points for anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be taken up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place. Possible places light up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>You offered a tie. {0} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer could not keep what happened: {0}. It tries again by itself; until then nothing goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer could not keep your move, so it was not played: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer could not keep what you asked for, so nothing came of it: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 · first to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. Esc takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · first to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} : {1}, game {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have met {0} before, but it is not verified who that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Waiting for somebody …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table is ready · first to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not trust any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever comes from them is refused, and they are told no more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You met with a join code: it is certain who they are. They need no code any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You compared this number with theirs. They need no code any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
