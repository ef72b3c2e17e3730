<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
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
    <message>
        <source>That is worth {0} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is worth {0} point.</source>
        <translation type="unfinished"></translation>
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
        <source>Dealing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie offered …</source>
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
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
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
        <source>OK</source>
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
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
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
        <source>192.168.1.20:47000</source>
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
