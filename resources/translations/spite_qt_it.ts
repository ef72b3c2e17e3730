<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation>per due persone sulla stessa rete: niente server, account o Internet</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation>Licenza MIT. Qt è usato secondo la LGPL, versione 3.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copia le versioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1, picked up</source>
        <translation>%1, presa</translation>
    </message>
    <message>
        <source>%1, takes the card that is picked up</source>
        <translation>%1, accetta la carta presa</translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation>%1, giocabile su %2</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Sotto: %1</translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation>Carta presa: %1. Va su: %2</translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation>La pila centrale %1 è completa e torna nel mazzo di scorta</translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation>Peschi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 pesca %n carta</numerusform>
            <numerusform>%1 pesca %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Mazzo di scorta, %n carta</numerusform>
            <numerusform>Mazzo di scorta, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation>La tua pila di pagamento, vuota</translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation>Pila di pagamento di %1, vuota</translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>La tua pila di pagamento, in cima %1, %n rimasta</numerusform>
            <numerusform>La tua pila di pagamento, in cima %1, %n rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Pila di pagamento di %1, in cima %2, %n rimasta</numerusform>
            <numerusform>Pila di pagamento di %1, in cima %2, %n rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation>La tua pila laterale %1, vuota</translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>La tua pila laterale %1, %n carta, in cima %2</numerusform>
            <numerusform>La tua pila laterale %1, %n carte, in cima %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation>Pila laterale %1 di %2, vuota</translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Pila laterale %1 di %2, %n carta, in cima %3</numerusform>
            <numerusform>Pila laterale %1 di %2, %n carte, in cima %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation>Pila centrale %1, vuota, prende ora: %2</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation>Pila centrale %1, %2, completa</translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation>Pila centrale %1, %2 che vale %3, prende ora: %4</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation>Pila centrale %1, %2, prende ora: %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation>%1, carta %2 di %3 nella tua mano</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the hand of %4</source>
        <translation>%1, carta %2 di %3 nella mano di %4</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Mano di %1, %n carta</numerusform>
            <numerusform>Mano di %1, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation>pila centrale %1</translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation>pila laterale %1</translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation>Scarti %1 sulla pila laterale %2</translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation>%1 scarta %2 sulla pila laterale %3</translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation>Giochi %1 dalla pila di pagamento sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation>%3 gioca %1 dalla pila di pagamento sulla pila centrale %2</translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation>Giochi %1 da una laterale sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation>%3 gioca %1 da una laterale sulla pila centrale %2</translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation>Giochi %1 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation>%3 gioca %1 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation>Giochi %1 dalla pila di pagamento come %4 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation>%3 gioca %1 dalla pila di pagamento come %4 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation>Giochi %1 da una laterale come %4 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation>%3 gioca %1 da una laterale come %4 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation>Giochi %1 come %4 sulla pila centrale %2</translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation>%3 gioca %1 come %4 sulla pila centrale %2</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation>Arrendersi in questa partita?</translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation>{0} riceve un punto per ogni carta della tua pila di pagamento: {1}.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation>Terminare l’incontro definitivamente?</translation>
    </message>
    <message>
        <source>It will be recorded as abandoned by you and cannot be resumed.</source>
        <translation>Sarà registrato come abbandonato da te e non potrà essere ripreso.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Termina l’incontro</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Lasciare il tavolo?</translation>
    </message>
    <message>
        <source>You are told this once only.</source>
        <translation>Questo avviso compare una volta sola.</translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation>{0} ne sarà informato. {1}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Quit Spite &amp; Malice?</source>
        <translation>Uscire da Spite &amp; Malice?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Show the table</source>
        <translation>Mostra il tavolo</translation>
    </message>
    <message>
        <source>{0} would like to play</source>
        <translation>{0} vorrebbe giocare</translation>
    </message>
    <message>
        <source>Your table is waiting for your answer.</source>
        <translation>Il tuo tavolo aspetta la tua risposta.</translation>
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
        <translation>Gioca da solo</translation>
    </message>
    <message>
        <source>A match against this computer. Leave whenever you like and go on from the lobby.</source>
        <translation>Un incontro contro questo computer. Lascialo quando vuoi e riprendilo dalla sala.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>asso di fiori</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>due di fiori</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tre di fiori</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quattro di fiori</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinque di fiori</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>sei di fiori</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sette di fiori</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>otto di fiori</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nove di fiori</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dieci di fiori</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>fante di fiori</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>regina di fiori</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>re di fiori</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asso di quadri</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>due di quadri</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tre di quadri</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>quattro di quadri</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinque di quadri</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>sei di quadri</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sette di quadri</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>otto di quadri</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nove di quadri</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dieci di quadri</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>fante di quadri</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>regina di quadri</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>re di quadri</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asso di cuori</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>due di cuori</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tre di cuori</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>quattro di cuori</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinque di cuori</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>sei di cuori</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sette di cuori</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>otto di cuori</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nove di cuori</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dieci di cuori</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>fante di cuori</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>regina di cuori</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>re di cuori</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>asso di picche</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>due di picche</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tre di picche</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>quattro di picche</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinque di picche</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>sei di picche</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sette di picche</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>otto di picche</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nove di picche</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dieci di picche</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>fante di picche</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>regina di picche</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>re di picche</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>regina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>two words and a number</source>
        <translation>due parole e un numero</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Codice del tavolo</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation>Chi ha aperto questo tavolo ne vede il codice e può leggertelo.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>as the long date, with the time</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
</context>
<context>
    <name>DiscardQuestion</name>
    <message>
        <source>Discard the %1?</source>
        <translation>Scartare %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>A tie</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>You both agreed. Nobody scores.</source>
        <translation>Eravate d’accordo. Nessuno segna punti.</translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation>Il mazzo di scorta è esaurito. Nessuno segna punti.</translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation>Vinci questa partita</translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation>{0} vince questa partita</translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation>{0} si è arreso.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Ti sei arreso.</translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation>La tua pila di pagamento è vuota.</translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation>La pila di pagamento di {0} è vuota.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>Vale %n punto.</numerusform>
            <numerusform>Vale %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} left before both sides could confirm this result.</source>
        <translation>{0} se n’è andato prima che le due parti potessero firmare questa fine.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation>L’incontro è annullato</translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation>Eravate d’accordo: non conta.</translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation>Hai terminato l’incontro</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation>È registrato come abbandonato da te.</translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation>{0} ha terminato l’incontro</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation>È registrato come abbandonato da {0}.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Hai vinto l’incontro!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Ben giocato.</translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation>{0} vince l’incontro</translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation>La prossima volta le carte saranno più gentili.</translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation>{0} ha lasciato il tavolo</translation>
    </message>
    <message>
        <source>The connection to {0} is lost</source>
        <translation>La connessione con {0} è caduta</translation>
    </message>
    <message>
        <source>It is recorded on this computer. {0} is told as soon as there is a connection again.</source>
        <translation>È registrato su questo computer. {0} ne sarà informato appena ci sarà di nuovo una connessione.</translation>
    </message>
    <message>
        <source>Neither side is assumed to be right. Nothing was deleted; the two reports together show where they first differ.</source>
        <translation>Nessuna delle due parti è considerata nel giusto. Nulla è stato cancellato; i due rapporti insieme mostrano dove differiscono per la prima volta.</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>L’incontro non può continuare</translation>
    </message>
    <message>
        <source>You can call the match off together, or end it.</source>
        <translation>Potete annullare l’incontro insieme, o terminarlo.</translation>
    </message>
    <message>
        <source>The match is kept. You can go on with it from the lobby.</source>
        <translation>L’incontro resta salvato. Puoi riprenderlo dalla sala.</translation>
    </message>
    <message>
        <source>Another match begins as soon as you and {0} have both pressed “Play again”.</source>
        <translation>Un altro incontro comincia appena tu e {0} avete premuto entrambi «Gioca ancora».</translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation>L’incontro è conservato. Riprenderà da solo appena {0} ritorna.</translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself as soon as {0} is back.</source>
        <translation>Si cerca di raggiungere {0}. L’incontro riprenderà da solo appena {0} sarà di nuovo qui.</translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation>{0} manca da un po’. Conservare l’incontro per dopo o terminarlo?</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your payoff pile</source>
        <translation>La tua pila di pagamento</translation>
    </message>
    <message>
        <source>You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game. Today it has five cards, in a real game twenty.</source>
        <translation>Tu siedi in basso, {0} in alto. Chi libera per primo la propria pila di pagamento vince la partita. Oggi ha cinque carte, in una vera partita venti.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Only you see these cards. Drag one to where it should go, or click it and then the place: what may be played there lights up. With the keyboard, the arrow keys and Enter do the same.</source>
        <translation>Solo tu vedi queste carte. Trascinane una dove deve andare, o fai clic su di essa e poi sul posto: dove si può giocare si illumina. Con la tastiera fanno lo stesso le frecce e Invio.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Il mazzo di scorta</translation>
    </message>
    <message>
        <source>When your turn begins, your hand is filled up to five cards from the stock. If you play all five within a turn, you get five more at once and go on.</source>
        <translation>All’inizio del tuo turno la mano viene riportata a cinque carte dal mazzo di scorta. Se le giochi tutte e cinque in un turno, ne ricevi subito altre cinque e continui.</translation>
    </message>
    <message>
        <source>Start a centre pile</source>
        <translation>Comincia una pila centrale</translation>
    </message>
    <message>
        <source>The centre piles belong to both of you. Each begins with an ace and grows by one: 2, 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.</source>
        <translation>Le pile centrali sono di entrambi. Ognuna comincia con un asso e cresce di uno: 2, 3, 4 … fino alla regina. I semi non contano. Metti la tua carta ({0}) su un posto vuoto al centro.</translation>
    </message>
    <message>
        <source>From your payoff pile</source>
        <translation>Dalla tua pila di pagamento</translation>
    </message>
    <message>
        <source>The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you closer to winning, so do it whenever you can.</source>
        <translation>La carta della tua pila di pagamento ({0}) va su una pila centrale. Giocala lì: è ciò che ti avvicina alla vittoria, quindi fallo ogni volta che puoi.</translation>
    </message>
    <message>
        <source>A king is a joker</source>
        <translation>Un re è un jolly</translation>
    </message>
    <message>
        <source>It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the small sign on it then says what it stands for.</source>
        <translation>Vale qualunque carta serva a una pila centrale. Metti la tua carta ({0}) su una pila centrale; il piccolo segno dice poi che cosa vale.</translation>
    </message>
    <message>
        <source>From a side pile</source>
        <translation>Da una pila laterale</translation>
    </message>
    <message>
        <source>The {0} on top of your side pile fits a centre pile. Side piles are your store: play from them whenever that helps you.</source>
        <translation>La carta in cima alla tua pila laterale ({0}) va su una pila centrale. Le pile laterali sono la tua riserva: gioca da lì ogni volta che ti serve.</translation>
    </message>
    <message>
        <source>End your turn: discard</source>
        <translation>Finire il turno: scartare</translation>
    </message>
    <message>
        <source>You never have to play what you could. A turn ends with a discard: put a card from your hand on one of your four side piles. Later only the top card of each can be played, so do not bury what you need soon.</source>
        <translation>Non sei mai obbligato a giocare ciò che potresti. Un turno finisce con uno scarto: metti una carta della mano su una delle tue quattro pile laterali. Poi di ognuna si può giocare solo la carta in cima, quindi non seppellire ciò che ti serve presto.</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation>Gioca {0}</translation>
    </message>
    <message>
        <source>You see every card that {0} plays. The list at the right keeps all moves.</source>
        <translation>Vedi ogni carta che {0} gioca. L’elenco a destra conserva tutte le mosse.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>No card fits any more. End your turn with a discard.</source>
        <translation>Nessuna carta va più su una pila. Finisci il turno con uno scarto.</translation>
    </message>
    <message>
        <source>Play on, or end your turn with a discard. A double click plays a card where it fits.</source>
        <translation>Continua a giocare, o finisci il turno con uno scarto. Un doppio clic gioca una carta dove può andare.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Una pila completa</translation>
    </message>
    <message>
        <source>With the queen, or a king in her place, a centre pile is complete. It is shuffled back into the stock, and its place is free for an ace again. If the stock runs out, nobody wins.</source>
        <translation>Con la regina, o un re al suo posto, una pila centrale è completa. Viene rimescolata nel mazzo di scorta, e il suo posto torna libero per un asso. Se il mazzo di scorta finisce, non vince nessuno.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Ecco tutto il gioco</translation>
    </message>
    <message>
        <source>Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points win a match. Finish this game now, or go and find somebody to play with.</source>
        <translation>Chi vince una partita riceve un punto per ogni carta rimasta sull’altra pila di pagamento, e con 50 punti si vince l’incontro. Finisci questa partita, o trova qualcuno con cui giocare.</translation>
    </message>
</context>
<context>
    <name>GuideEndings</name>
    <message>
        <source>Play alone</source>
        <translation>Gioca da solo</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Vinci questa partita.</translation>
    </message>
    <message>
        <source>{0} wins this game.</source>
        <translation>{0} vince questa partita.</translation>
    </message>
    <message>
        <source>Go on with a whole match alone, or find somebody to play with in the lobby.</source>
        <translation>Continua con un incontro intero da solo, oppure trova nella sala qualcuno con cui giocare.</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>La lezione è finita</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Done: {0} of {1}</source>
        <translation>Fatto: {0} di {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Torna alla sala</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation>Distribuzione…</translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation>{0} non ha ancora aperto la distribuzione…</translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation>{0} vuole continuare a giocare.</translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation>{0} lascia valida la mossa.</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>L’ultima mossa è stata ritirata.</translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation>{0} non risponde…</translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation>Il tavolo aspetta ancora un po’. Poi l’incontro resta conservato com’è.</translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation>Termina l’incontro…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0} è pronto per la prossima partita.</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>In attesa di {0}…</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Conserva per dopo</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Annulla l’incontro</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Torna alla sala</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation>Con un codice</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperto a tutti</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation>Ricevi un codice breve; può sedersi solo chi lo riceve da te.</translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation>Chiunque su questa rete può chiedere; tu vedi chi è e decidi.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Somebody at {0} typed a wrong join code.</source>
        <translation>Qualcuno da {0} ha inserito un codice sbagliato.</translation>
    </message>
    <message>
        <source>Somebody at {0} tried too many wrong codes, and has to wait a minute.</source>
        <translation>Qualcuno da {0} ha provato troppi codici sbagliati e deve aspettare un minuto.</translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation>Qualcuno da {0} non ha potuto sedersi. {1}</translation>
    </message>
    <message>
        <source>{0} no longer wants to sit down.</source>
        <translation>{0} non vuole più sedersi.</translation>
    </message>
    <message>
        <source>The match with {0} has not begun, and your table is still open.</source>
        <translation>L’incontro con {0} non è iniziato, e il tuo tavolo è ancora aperto.</translation>
    </message>
</context>
<context>
    <name>JoiningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your payoff pile</source>
        <translation>La tua pila di pagamento</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Carta %1 della tua mano</translation>
    </message>
    <message>
        <source>Your side pile %1</source>
        <translation>La tua pila laterale %1</translation>
    </message>
    <message>
        <source>Centre pile %1</source>
        <translation>Pila centrale %1</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>In alto</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>In basso</translation>
    </message>
    <message>
        <source>Pick the card up, or put it down</source>
        <translation>Prendi la carta, o posala</translation>
    </message>
    <message>
        <source>Play the card to the obvious pile</source>
        <translation>Gioca la carta sulla pila ovvia</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Rimetti a posto la carta</translation>
    </message>
    <message>
        <source>Show the other side&apos;s last turn again</source>
        <translation>Rivedi l’ultimo turno dell’avversario</translation>
    </message>
    <message>
        <source>Show or hide the keys</source>
        <translation>Mostra o nascondi i tasti</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Escape leaves it as it is.</source>
        <translation>Premi il nuovo tasto per «%1». Esc lo lascia com’è.</translation>
    </message>
    <message>
        <source>%1 is taken: it is the key for “%2” everywhere.</source>
        <translation>%1 non è disponibile: è ovunque il tasto di «%2».</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo successivo</translation>
    </message>
    <message>
        <source>%1 was the key for “%2”, which now has none.</source>
        <translation>%1 era il tasto di «%2», che ora non ne ha.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasti al tavolo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Tutti predefiniti</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in place of those in {0}.</source>
        <translation>Usato secondo la LGPL, versione 3: puoi modificare Qt e mettere le tue versioni di queste librerie al posto di quelle in {0}.</translation>
    </message>
    <message>
        <source>This package came without a licence text.</source>
        <translation>Il pacchetto non conteneva il testo della licenza.</translation>
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
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Open a table that somebody on your network can sit down at</source>
        <translation>Apri un tavolo a cui può sedersi qualcuno della tua rete</translation>
    </message>
    <message>
        <source>A match against this computer</source>
        <translation>Un incontro contro questo computer</translation>
    </message>
    <message>
        <source>Who you have played with, and who you trust</source>
        <translation>Con chi hai giocato, e di chi ti fidi</translation>
    </message>
    <message>
        <source>How the game is played, with pictures</source>
        <translation>Come si gioca, con le figure</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>A two-minute game that explains itself</source>
        <translation>Una partita di due minuti che si spiega da sé</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gioca da solo</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>a %n punto</numerusform>
            <numerusform>ai %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how long a match alone is</source>
        <translation>Scegli quanto dura l’incontro con il computer</translation>
    </message>
    <message>
        <source>A match alone: {0}</source>
        <translation>Da solo: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation>in due, sulla stessa rete</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Light or dark</source>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Aspetto delle carte</translation>
    </message>
    <message>
        <source>Each suit in its own colour</source>
        <translation>Mazzo a quattro colori</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>I quadri sono blu e i fiori verdi.</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Indici grandi</translation>
    </message>
    <message>
        <source>Rank and suit can be read from further away.</source>
        <translation>Valore e seme si leggono da più lontano.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Dorso blu</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Dorso rosso</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>Another match with {0}</source>
        <translation>Un altro incontro con {0}</translation>
    </message>
    <message>
        <source>You sit down as soon as {0} opens the table again.</source>
        <translation>Ti siedi appena {0} riapre il tavolo.</translation>
    </message>
    <message>
        <source>Looking for tables …</source>
        <translation>Ricerca di tavoli…</translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation>Nessuno ha ancora aperto un tavolo sulla tua rete.

Aprine uno: comparirà da solo nella sala dell’altro.</translation>
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
        <translation>Qualcosa è andato storto in questo programma ({0}). Ciò che è stato salvato è al sicuro.</translation>
    </message>
    <message>
        <source>You are already at a table. Leave it first, then try again.</source>
        <translation>Sei già a un tavolo: lascialo prima, poi avvia di nuovo l’altro.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Take back</source>
        <translation>Ritira la mossa</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Proponi pareggio</translation>
    </message>
    <message>
        <source>Your discard has already been played, and the other side has drawn.</source>
        <translation>Il tuo scarto è già giocato, e l’avversario ha pescato.</translation>
    </message>
    <message>
        <source>Your last move cannot be taken back: cards were turned up, drawn or shuffled.</source>
        <translation>La tua ultima mossa non si può ritirare: sono state scoperte, pescate o mescolate carte.</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Arrenditi…</translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation>Lascia…</translation>
    </message>
    <message>
        <source>If the other person agrees, this game ends and nobody scores</source>
        <translation>Se l’altro accetta, questa partita finisce e nessuno segna punti</translation>
    </message>
    <message>
        <source>If the other person agrees, your last move is undone, unless cards were turned up, drawn or shuffled</source>
        <translation>Se l’altro accetta, la tua ultima mossa viene ritirata, tranne se sono state scoperte, pescate o mescolate carte</translation>
    </message>
    <message>
        <source>Give this game to the other person; the match goes on</source>
        <translation>Cedi questa partita all’altro; l’incontro continua</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Torna alla sala</translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation>Pareggio proposto…</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Matches played</source>
        <translation>Incontri disputati</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Tu : avversario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Save the finished games to a file that can be watched anywhere</source>
        <translation>Scrivi le partite finite in un file che si può guardare ovunque</translation>
    </message>
    <message>
        <source>You have not played a match yet.</source>
        <translation>Non hai ancora giocato nessun incontro.</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Nessuna partita di questo incontro è ancora finita.</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (computer)</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>Opponent won</source>
        <translation>Ha vinto l’avversario</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Ended by you</source>
        <translation>Terminato da te</translation>
    </message>
    <message>
        <source>Ended by the opponent</source>
        <translation>Terminato dall’avversario</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrotto</translation>
    </message>
    <message>
        <source>Cannot be played on</source>
        <translation>Non si può continuare</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finito</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{0} asks for a code</source>
        <translation>Codice richiesto: {0}</translation>
    </message>
    <message>
        <source>The table of {0} asks for a code</source>
        <translation>Il tavolo di {0} chiede un codice</translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation>Ti siedi: {0}…</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Chiamata in corso…</translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation>In attesa di essere ammesso…</translation>
    </message>
    <message>
        <source>The table was closed before you sat down.</source>
        <translation>Il tavolo è stato chiuso prima che ti sedessi.</translation>
    </message>
    <message>
        <source>You have not sat down.</source>
        <translation>Non sei al tavolo.</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Ricerca…</translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation>tavolo di {0}</translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation>Qui non c’è nessun incontro in sospeso del genere.</translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation>Più incontri sono in sospeso; scegline uno.</translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation>Si riprende con {0}…</translation>
    </message>
    <message>
        <source>Waiting for {0} to come back. The match then goes on by itself.</source>
        <translation>In attesa che {0} ritorni. L’incontro riprenderà da solo.</translation>
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
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation>&amp;Apri un tavolo</translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation>&amp;Unisciti tramite indirizzo</translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation>Gioca da &amp;solo</translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation>&amp;Persone conosciute</translation>
    </message>
    <message>
        <source>&amp;About Spite &amp;&amp; Malice</source>
        <translation>&amp;Informazioni su Spite &amp;&amp; Malice</translation>
    </message>
    <message>
        <source>Undo the &amp;Discard</source>
        <translation>Annulla lo sca&amp;rto</translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation>Chiedi di &amp;ritirare una mossa</translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation>Proponi il pare&amp;ggio</translation>
    </message>
    <message>
        <source>&amp;Matches Played</source>
        <translation>Incontri &amp;disputati</translation>
    </message>
    <message>
        <source>&amp;Open a Record …</source>
        <translation>Apri una registrazi&amp;one…</translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation>Arre&amp;nditi in questa partita…</translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation>&amp;Chiedi di annullare l’incontro</translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation>&amp;Termina definitivamente l’incontro…</translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation>&amp;Lascia il tavolo…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Audio</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Learn by Playing</source>
        <translation>Impara &amp;giocando</translation>
    </message>
    <message>
        <source>&amp;Leave the Table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>Show the &amp;Last Turn Again</source>
        <translation>&amp;Rivedi l’ultimo turno</translation>
    </message>
    <message>
        <source>Show the &amp;Keys</source>
        <translation>&amp;Mostra i tasti</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>L’ultima volta il programma si è chiuso in modo imprevisto.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostra il rapporto</translation>
    </message>
    <message>
        <source>There is a newer version of this program on your network. You can go on playing with this one.</source>
        <translation>Sulla tua rete c’è una versione più recente di questo programma. Questa continua a funzionare.</translation>
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
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation>Fidato</translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation>Incontrato, non verificato</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; only order, dots and words in quotes</comment>
        <translation>d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>People you know</source>
        <translation>Persone che conosci</translation>
    </message>
    <message>
        <source>You do not know anybody yet. Everyone you sit down with appears here.</source>
        <translation>Non conosci ancora nessuno. Chi si siede con te comparirà qui.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Everyone who looks for tables on your network sees it.</source>
        <translation>Chi cerca tavoli sulla tua rete lo vede.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
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
        <translation>no</translation>
    </message>
    <message>
        <source>The other side&apos;s moves</source>
        <translation>Mosse dell’avversario</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Subito, senza movimento</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Mostra dove può andare una carta</translation>
    </message>
    <message>
        <source>Places light up under the pointer.</source>
        <translation>I posti si illuminano sotto il puntatore.</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn</source>
        <translation>Chiedi prima che uno scarto finisca il turno</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Una seconda pressione lo conferma.</translation>
    </message>
    <message>
        <source>Time to undo a discard</source>
        <translation>Tempo per annullare uno scarto</translation>
    </message>
    <message>
        <source>Until then nobody else has seen it, and {0} takes it back.</source>
        <translation>Fino ad allora nessun altro l’ha visto, e {0} lo annulla.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Points that win the match</source>
        <translation>Punti per vincere l’incontro</translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation>Meno punti</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Più punti</translation>
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
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation>Hai chiesto di ritirare la mossa. Decide {0}.</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation>{0} chiede di ritirare l’ultima mossa.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Lasciala valida</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritirala</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation>{0} usa una versione del gioco non compatibile con questa.</translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation>Non è stato possibile stabilire la connessione cifrata con {0}.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s join code.</source>
        <translation>Non è il codice d’accesso di questo tavolo.</translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation>Questo tavolo è privato, quindi serve il suo codice d’accesso.</translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation>Questo tavolo è aperto, quindi ci si unisce senza codice.</translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation>Sono stati provati troppi codici; aspetta un minuto.</translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation>Serve il codice d’accesso, perché le due parti non si fidano ancora l’una dell’altra.</translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation>La chiave non è quella nota per questo nome, quindi può essere qualcun altro.</translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation>A questo tavolo è seduto qualcun altro.</translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation>{0} ha rifiutato.</translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation>Le regole di questo tavolo non si possono giocare qui.</translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation>Le due parti usano la stessa identità; un secondo posto richiede una sua cartella di dati.</translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation>C’è già una connessione con {0}.</translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation>Questo incontro è già in corso con {0} da un’altra esecuzione del programma.</translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation>L’incontro non può continuare, perché una parte non ne ha nulla di firmato.</translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation>{0} non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation>{0} non è raggiungibile.</translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation>Dalla connessione è arrivato qualcosa di illeggibile.</translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation>Un messaggio era più grande di quanto il gioco permetta.</translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation>Sono arrivati più messaggi di quanti il gioco permetta.</translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation>È arrivato un messaggio in un momento in cui non ha senso.</translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation>Un messaggio apparteneva a un altro incontro.</translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation>Un messaggio diceva di venire dal posto sbagliato.</translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation>Una mossa mancava o era fuori ordine.</translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation>Una mossa non era firmata da chi l’ha fatta.</translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation>Le due parti non hanno più le stesse carte.</translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation>Le carte non sono state distribuite come concordato dalle due parti.</translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation>Una mossa era contro le regole.</translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation>Le due parti ricordano mosse diverse.</translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation>{0} ha lasciato il tavolo.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>L’incontro è finito.</translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation>La connessione con {0} si è interrotta.</translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation>{0} non risponde da un po’.</translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation>Non è stato possibile scrivere l’incontro sul disco.</translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation>La tua richiesta è arrivata troppo tardi.</translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation>{0} ha chiuso la connessione.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Adesso non è possibile.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Hai lasciato il tavolo.</translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation>Hai rifiutato.</translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation>Il programma di {0} ha terminato l’incontro: {1}</translation>
    </message>
    <message>
        <source>The program of {0} ended the connection: {1}</source>
        <translation>Il programma di {0} ha chiuso la connessione: {1}</translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation>{0} Un rapporto da confrontare con quello dell’altra parte è in {1}.</translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation>{0} Il rapporto {1} non può essere scritto: {2}.</translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation>Attenzione: qualcuno si è presentato come {0} con una chiave diversa da quella di {1} che conosci ({2}, non {3}). Potrebbe essere un impostore, quindi nessuno si è seduto. Se {4} ha un nuovo computer, incontratevi con un codice d’accesso, oppure dimentica il vecchio in Persone.</translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation>{0} è noto qui con un’altra chiave, {1}; questa è {2}. Se {3} ha un nuovo computer, dimentica il vecchio.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation>Hai bloccato {0}. Sblocca prima questa persona per sederti al suo tavolo.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to go on with the match.</source>
        <translation>Hai bloccato {0}. Sblocca prima questa persona per riprendere l’incontro.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; {0} non lo è.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has no port.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; {0} non ha una porta.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} names no computer.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; {0} non nomina alcun computer.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; un indirizzo IPv6 va tra parentesi quadre, come in [fe80::1%eth0]:4050.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; un indirizzo IPv6 va tra parentesi quadre, come in [fe80::1%eth0]:4050, ma {0} non ne contiene.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation>L’indirizzo di un tavolo è un computer e una porta, come 192.168.1.7:4050 o marie.local:4050; una porta è un numero da 1 a 65535, non {0}.</translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation>Un codice d’accesso è fatto di due parole e un numero, come maple-otter-42.</translation>
    </message>
    <message>
        <source>A join code has letters from a to z and digits, like maple-otter-42.</source>
        <translation>Un codice d’accesso ha lettere dalla a alla z e cifre, come maple-otter-42.</translation>
    </message>
    <message>
        <source>That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation>Questo codice d’accesso è troppo facile da indovinare: usa almeno {0} lettere e cifre, come maple-otter-42, oppure nessuno, e ne viene creato uno.</translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation>{0} non è raggiungibile dall’interfaccia {1}.</translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation>Questo è il tuo tavolo. Per giocare contro te stesso, dai all’altra parte una sua cartella di dati.</translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port, as in {1}.</source>
        <translation>L’indirizzo {0} richiede la porta del tavolo, come {1}.</translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation>{0} tavoli sono aperti come {1}; unisciti a uno tramite indirizzo: {2}.</translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation>Di questo incontro non è conservato nulla.</translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation>Questo computer non ha un’interfaccia di rete {0}.</translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation>{0} non è un indirizzo di rete.</translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation>Questo computer non ha l’indirizzo {0}; ha {1}.</translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation>La porta {0} è occupata da un altro programma; scegline un’altra, o nessuna per averne una libera.</translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation>Questo programma non può ascoltare sulla porta {0}; scegline una da 1024 in su, o nessuna per averne una libera.</translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation>Questo computer non può ascoltare sulla porta {0}: {1}.</translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation>Questo computer non è in nessuna rete; collegalo, o gioca da solo.</translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation>Il multicast non passa su questa rete (forse un firewall), quindi non si trovano tavoli; unirsi tramite indirizzo funziona.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation>Un altro programma tiene per sé la porta UDP 5353, quindi non si trovano tavoli sulla rete; unirsi tramite indirizzo funziona.</translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation>Questo programma non può usare il multicast qui, quindi non si trovano tavoli; unirsi tramite indirizzo funziona.</translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation>Su questo computer adesso non si trovano tavoli sulla rete; unirsi tramite indirizzo funziona.</translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation>Questo tavolo non si trova più sulla rete; ci si può unire tramite indirizzo.</translation>
    </message>
    <message>
        <source>The search for tables stopped; joining by address works.</source>
        <translation>La ricerca di tavoli si è fermata; unirsi tramite indirizzo funziona.</translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation>La cartella dei dati {0} non può essere usata: {1}.</translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation>Un altro Spite &amp; Malice è in esecuzione con la cartella dei dati {0}. Chiudilo, o scegli un’altra cartella con --data-dir (sarà un’altra persona).</translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation>Il file d’identità {0} non può essere letto o creato: {1}.</translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation>Il file d’identità {0} è danneggiato o di un’altra versione. È stato lasciato com’è: ripristina una copia, o spostalo per ricominciare come nuova persona.</translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation>Il registro {0} è chiuso.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation>Il registro {0} non può essere aperto: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation>Il registro {0} non può essere creato: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation>Il registro {0} non può essere letto: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be written: {1}.</source>
        <translation>Impossibile scrivere nel registro {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation>Il registro {0} è stato scritto da un’altra versione del gioco (schema {1}, questa ha {2}). È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Il registro {0} è danneggiato e non può essere messo da parte: {1}.</translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation>Il registro era danneggiato ed è stato messo da parte come {0}; ne è stato iniziato uno nuovo. Nulla è stato cancellato.</translation>
    </message>
    <message>
        <source>The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new one was begun.</source>
        <translation>Il registro era vuoto, come può lasciarlo un arresto anomalo o un disco pieno, ed è stato messo da parte come {0}; ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If the other side still has it, it comes back from there when you next sit down with each other.</source>
        <translation>L’incontro con {0} era danneggiato nel registro ed è stato messo da parte lì; nulla è stato cancellato. Se l’altra parte lo ha ancora, torna da lì la prossima volta che vi sedete insieme.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read: {1}.</source>
        <translation>L’incontro {0} non può essere letto: {1}.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read. {1}</source>
        <translation>L’incontro {0} non può essere letto. {1}</translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation>Questa persona non è più nota.</translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation>Più di {0} persone sono fidate o bloccate; dimenticane qualcuna.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation>Il file delle persone conosciute {0} non può essere scritto: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation>Il file delle persone conosciute {0} non può essere letto: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation>Il file delle persone conosciute {0} è stato scritto da un’altra versione del gioco. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Il file delle persone conosciute {0} è danneggiato e non può essere messo da parte: {1}.</translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation>Il file delle persone conosciute era danneggiato ed è stato messo da parte come {0}. Nessuno è fidato o bloccato finché non vi incontrate di nuovo.</translation>
    </message>
    <message>
        <source>The log {0} cannot be written: {1}.</source>
        <translation>Impossibile scrivere nel file di log {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation>Le impostazioni non possono essere scritte in {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation>Le impostazioni non possono essere lette ({0}); si usano quelle predefinite.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation>Il file delle impostazioni era danneggiato: si usano quelle predefinite, il file com’era è conservato come {0}.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation>Il file delle impostazioni era danneggiato: si usano quelle predefinite; il file non può essere messo da parte ({0}).</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation>Alcune impostazioni avevano valori impossibili ({0}): si usano quelle predefinite, il file com’era è conservato come {1}.</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation>Alcune impostazioni avevano valori impossibili ({0}): si usano quelle predefinite; il file non può essere messo da parte ({1}).</translation>
    </message>
    <message>
        <source>The rules of a match cannot be read: {0}.</source>
        <translation>Le regole di un incontro non si possono leggere: {0}.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning does not fit its id.</source>
        <translation>La registrazione dell’inizio di un incontro non corrisponde al suo identificativo.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning names the wrong seat.</source>
        <translation>La registrazione dell’inizio di un incontro indica il posto sbagliato.</translation>
    </message>
    <message>
        <source>The records of a match lack its beginning, or belong to several matches.</source>
        <translation>Nelle registrazioni di un incontro manca l’inizio, o appartengono a più incontri.</translation>
    </message>
    <message>
        <source>This match was played with another identity.</source>
        <translation>Questo incontro è stato giocato con un’altra identità.</translation>
    </message>
    <message>
        <source>The signed end of a match is not the end of its entries.</source>
        <translation>La fine firmata di un incontro non è la fine delle sue voci.</translation>
    </message>
    <message>
        <source>Entry {0} was withdrawn, and is not the last one.</source>
        <translation>La voce {0} è stata ritirata, e non è l’ultima.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not follow from those before it: {1}.</source>
        <translation>La voce {0} di un incontro non segue dalle precedenti: {1}.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not fit those before it.</source>
        <translation>La voce {0} di un incontro non si accorda con le precedenti.</translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation>La mossa precedente è ancora in fase di scrittura.</translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation>L’hai già chiesto.</translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation>Nessuno si è ancora seduto.</translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation>Non c’è una mossa che si possa ritirare.</translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation>La conversazione è finita.</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>L’altra parte</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>l’altra parte</translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation>nessuno risponde alla chiamata</translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation>a questo indirizzo adesso c’è qualcun altro</translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation>cercava un tavolo che c’era prima</translation>
    </message>
    <message>
        <source>ask {0} to host again</source>
        <translation>chiedi a {0} un altro tavolo</translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation>la ricerca del nome {0} ha richiesto troppo tempo</translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation>non c’è un computer di nome {0}</translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation>lì c’è un altro tavolo</translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation>{0} non risponde</translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation>{0} ha riagganciato</translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation>l’altra parte ha riagganciato</translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation>nessuno ascolta su {0}</translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation>nessun computer risponde su {0}</translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation>questo computer non è in nessuna rete che porti a {0}</translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation>il firewall di questo computer blocca la chiamata a {0}</translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation>{0} richiede la sua interfaccia, come in fe80::1%eth0</translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation>il tavolo non c’è più; al suo indirizzo ce n’è un altro</translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation>qui nessuno ha aperto un tavolo come {0}</translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation>qualcosa su {0} risponde alla chiamata ma non dice nulla</translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation>{0} ha smesso di rispondere</translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation>non è questo gioco che risponde</translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation>il tavolo diceva {0}, ma ha risposto {1}</translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation>questa parte parla la versione {0}, l’altra la versione {1}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation>un altro programma tiene bloccato il file</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>il file non può essere scritto</translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation>il file non può essere usato</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>il file non può essere aperto</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>it is a link to {0}, and nothing is there</source>
        <translation>è un collegamento a {0}, dove non c’è nulla</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>la sua cartella non può essere scritta</translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation>in quel punto contiene già qualcos’altro</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Partita {0}</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Mossa {0} di {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
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
        <translation>Altra parte</translation>
    </message>
    <message>
        <source>See the game from the other side of the table</source>
        <translation>Guarda la partita dall’altra parte del tavolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Torna alla sala</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Giocatore 2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>For the people who maintain this program. It contains no cards, keys or codes.</source>
        <translation>Per chi cura questo programma. Non contiene carte, chiavi o codici.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Apri la cartella</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Ognuno ha una pila di pagamento di {0} carte, coperte, con quella in cima scoperta. Chi gioca per primo l’ultima della propria vince la partita. Chi ha per primo %n punto vince l’incontro.</numerusform>
            <numerusform>Ognuno ha una pila di pagamento di {0} carte, coperte, con quella in cima scoperta. Chi gioca per primo l’ultima della propria vince la partita. Chi ha per primo %n punti vince l’incontro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Your payoff pile. The number says how many cards are left.</source>
        <translation>La tua pila di pagamento. Il numero dice quante carte restano.</translation>
    </message>
    <message>
        <source>Your hand: {0} cards that only you see.</source>
        <translation>La tua mano: {0} carte che vedi solo tu.</translation>
    </message>
    <message>
        <source>Your side piles. What you discard lies here, face up; only the top card of each can be played.</source>
        <translation>Le tue pile laterali. Qui sta, scoperto, ciò che scarti; di ognuna si può giocare solo la carta in cima.</translation>
    </message>
    <message>
        <source>The centre piles, for both of you.</source>
        <translation>Le pile centrali, per entrambi.</translation>
    </message>
    <message>
        <source>The stock, face down, from which cards are drawn.</source>
        <translation>Il mazzo di scorta, coperto, da cui si pesca.</translation>
    </message>
    <message>
        <source>The other person&apos;s cards. You see their payoff card and side piles, but only they play from them.</source>
        <translation>Ciò che ha l’altro. Vedi la sua carta di pagamento e le sue pile laterali, ma da lì gioca solo lui.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Your turn begins with drawing: your hand is filled up to {0} cards from the stock.</source>
        <translation>Il tuo turno comincia con la pesca: la mano viene riportata a {0} carte dal mazzo di scorta.</translation>
    </message>
    <message>
        <source>Then play as many cards as you can and wish onto the centre piles: the top card of your payoff pile, the top cards of your side piles, cards from your hand. You never have to.</source>
        <translation>Poi gioca quanto puoi e vuoi sulle pile centrali: la carta in cima alla pila di pagamento, quelle in cima alle pile laterali, carte della mano. Non sei mai obbligato.</translation>
    </message>
    <message>
        <source>A discard ends your turn: put a card from your hand on one of your own side piles, whatever lies there. Nothing else ever goes onto a side pile.</source>
        <translation>Uno scarto finisce il tuo turno: metti una carta della mano su una delle tue pile laterali, qualunque cosa ci sia. Nient’altro va mai su una pila laterale.</translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation>Le pile centrali</translation>
    </message>
    <message>
        <source>Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.</source>
        <translation>Ognuna comincia con un asso e cresce di uno: A, 2, 3 … 10, J, Q. I semi non contano.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>I re</translation>
    </message>
    <message>
        <source>A king is a joker: on a centre pile it stands for whatever card comes next, even an ace or a queen. A small mark on it shows which.</source>
        <translation>Un re è un jolly: su una pila centrale vale qualunque carta venga dopo, anche un asso o una regina. Un piccolo segno dice quale.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Una pila completa</translation>
    </message>
    <message>
        <source>With twelve cards a centre pile is complete. It is shuffled back into the stock at once, and its place is empty again.</source>
        <translation>Con dodici carte una pila centrale è completa. Viene subito rimescolata nel mazzo di scorta, e il suo posto torna vuoto.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Una mano vuota</translation>
    </message>
    <message>
        <source>Winning and points</source>
        <translation>Vittoria e punti</translation>
    </message>
    <message>
        <source>Whoever plays their last payoff card wins the game at once and gets a point for each card left on the other payoff pile. The next game is started by the person who did not start this one.</source>
        <translation>Chi gioca la sua ultima carta di pagamento vince subito la partita e riceve un punto per ogni carta rimasta sull’altra pila di pagamento. La partita seguente la comincia chi non ha cominciato questa.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>When the last card of the stock is drawn, or a card is to be drawn and there is none, the game ends at once. It is a tie: nobody gets a point.</source>
        <translation>Quando si pesca l’ultima carta del mazzo di scorta, o si deve pescare e non ce n’è, la partita finisce subito. È un pareggio: nessuno segna punti.</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Finire prima</translation>
    </message>
    <message>
        <source>With mouse and keyboard</source>
        <translation>Con mouse e tastiera</translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place: where it may be played lights up. The key “?” shows which key stands for which pile.</source>
        <translation>Trascina una carta dove deve andare, o fai clic sulla carta e poi sul posto: dove si può giocare si illumina. Il tasto «?» mostra quale tasto vale per quale pila.</translation>
    </message>
    <message>
        <source>A double click or the right button plays a card at once where it fits. The right button beside the cards puts a card you have picked up back.</source>
        <translation>Un doppio clic o il pulsante destro gioca subito una carta dove può andare. Il pulsante destro accanto alle carte rimette a posto la carta che hai preso.</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Regole della casa di questo tavolo</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, your turn ends without a discard, and the other person draws.</source>
        <translation>Se giochi l’ultima carta della mano su una pila centrale, il turno finisce senza scarto, e l’altro pesca.</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your turn goes on.</source>
        <translation>Se giochi l’ultima carta della mano su una pila centrale, ne peschi subito {0} nuove, e il turno continua.</translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation>Arrendersi fa perdere la partita: l’altro riceve un punto per ogni carta rimasta sulla tua pila di pagamento. L’incontro continua.</translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation>Proporre il pareggio: se l’altro accetta, la partita finisce e nessuno segna punti.</translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation>Annullare l’incontro: se l’altro accetta, finisce e non conta.</translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be resumed.</source>
        <translation>Terminare definitivamente l’incontro non richiede il consenso di nessuno: è registrato come abbandonato da te e non può essere ripreso.</translation>
    </message>
    <message>
        <source>Packs of 52 cards: {0} instead of {1}.</source>
        <translation>Mazzi da 52 carte: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>Cards on a payoff pile: {0} instead of {1}.</source>
        <translation>Carte di una pila di pagamento: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>Cards in a hand: {0} instead of {1}.</source>
        <translation>Carte in mano: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>Side piles for each person: {0} instead of {1}.</source>
        <translation>Pile laterali a testa: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>Centre piles: {0} instead of {1}.</source>
        <translation>Pile centrali: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>Points that win the match: {0} instead of {1}.</source>
        <translation>Punti per vincere l’incontro: {0} invece di {1}.</translation>
    </message>
    <message>
        <source>An empty hand ends the turn.</source>
        <translation>Una mano che si svuota finisce il turno.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>L’altro</translation>
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
        <translation>Hai proposto il pareggio. Decide {0}.</translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation>Hai chiesto di annullare. Decide {0}.</translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation>{0} propone il pareggio: nessuno segnerebbe punti.</translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation>{0} chiede di annullare l’incontro: non conterebbe.</translation>
    </message>
    <message>
        <source>This computer could not save what happened: {0}. It tries again by itself; until then the game waits.</source>
        <translation>Questo computer non ha potuto conservare ciò che è successo: {0}. Riprova da solo; fino ad allora nulla va avanti.</translation>
    </message>
    <message>
        <source>This computer could not save your move, so it was not played: {0}.</source>
        <translation>Questo computer non ha potuto conservare la tua mossa, quindi non è stata giocata: {0}.</translation>
    </message>
    <message>
        <source>This computer could not save what you asked for, so it was not done: {0}.</source>
        <translation>Questo computer non ha potuto conservare la tua richiesta, quindi non ha avuto effetto: {0}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1: %2 punti su %n</numerusform>
            <numerusform>%1: %2 punti su %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Sound &amp; alerts</source>
        <translation>Audio e avvisi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Partita %1 · a %n punto</numerusform>
            <numerusform>Partita %1 · ai %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>L’audio è attivo</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>L’audio è disattivato</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Cards and wood, short and quiet.</source>
        <translation>Carte e legno, brevi e discreti.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avvisami quando è il mio turno</translation>
    </message>
    <message>
        <source>A desktop notification while this window is not in front.</source>
        <translation>Una notifica del desktop, quando questa finestra non è in primo piano.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo  %1</source>
        <translation>Annulla  %1</translation>
    </message>
    <message>
        <source>Keys  %1</source>
        <translation>Tasti  %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Show the key of every pile</source>
        <translation>Mostra il tasto di ogni pila</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation>prossima: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>scorta</translation>
    </message>
    <message>
        <source>Play all of them, and you win the game.</source>
        <translation>Giocale tutte e vinci la partita.</translation>
    </message>
    <message>
        <source>When it is empty, %1 wins the game.</source>
        <translation>Quando è vuota, %1 vince la partita.</translation>
    </message>
    <message>
        <source>Your discards go here. The top card can be played.</source>
        <translation>I tuoi scarti vanno qui. Si può giocare la carta in cima.</translation>
    </message>
    <message>
        <source>Discards of %1, who can play the top card.</source>
        <translation>Scarti di %1, che può giocare la carta in cima.</translation>
    </message>
    <message>
        <source>Both of you play here. A king always fits.</source>
        <translation>Qui giocate entrambi. Un re va sempre bene.</translation>
    </message>
    <message>
        <source>Hands are filled up from here. If it runs out, the game is a tie.</source>
        <translation>Da qui si completano le mani. Se finisce, la partita è pari.</translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation>La centrale %1 è completa e torna nel mazzo di scorta</translation>
    </message>
    <message>
        <source>turns up %1</source>
        <translation>scopre %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pesca %1</translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation>scarta %1 su laterale %2</translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation>pagamento: %1 come %2 su centrale %3</translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation>laterale: %1 come %2 su centrale %3</translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation>%1 come %2 su centrale %3</translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation>pagamento: %1 su centrale %2</translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation>laterale: %1 su centrale %2</translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation>%1 su centrale %2</translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation>Il mazzo di scorta è esaurito: pareggio, nessun punto</translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation>Pareggio concordato: nessun punto</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Ti sei arreso.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 si è arreso.</translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation>Le carte vanno sulle pile illuminate.</translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation>Solo una carta della mano va su una pila laterale.</translation>
    </message>
    <message>
        <source>No card goes on a payoff pile.</source>
        <translation>Nessuna carta va su una pila di pagamento.</translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation>Questa pila prende ora: %1, o un re.</translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation>La partita è pari: nessun punto</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Si distribuiscono le carte.</translation>
    </message>
    <message>
        <source>The last turn of %1 again. A key or a click ends it.</source>
        <translation>Di nuovo l’ultimo turno di %1. Un tasto o un clic lo interrompe.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile.</source>
        <translation>Metti %1 su una pila illuminata.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. %2 takes it back.</source>
        <translation>Metti %1 su una pila illuminata. %2 la riprende.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile; on a side pile it ends your turn.</source>
        <translation>%1 non va su nessuna pila centrale; su una laterale finisce il turno.</translation>
    </message>
    <message>
        <source>You are watching: this game is already over.</source>
        <translation>Stai guardando: questa partita è già finita.</translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation>Gioca %1. Poi tocca a te.</translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation>Nessuna carta va su una pila centrale: scartane una su una pila laterale.</translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation>Gioca su una pila centrale, o finisci il turno: scarta su una pila laterale.</translation>
    </message>
    <message>
        <source>You discard the %1 on side %2, and your turn ends.</source>
        <translation>Scarti %1 sulla pila laterale %2, e il turno finisce.</translation>
    </message>
    <message>
        <source>Discard the %1 on side %2? That ends your turn.</source>
        <translation>Scartare %1 sulla pila laterale %2? Così finisce il turno.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile now.</source>
        <translation>%1 non va su nessuna pila centrale adesso.</translation>
    </message>
    <message>
        <source>Only the top card of a side pile can be played.</source>
        <translation>Si può giocare solo la carta in cima a una pila laterale.</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>pesca %n carta</numerusform>
            <numerusform>pesca %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>Vinci la partita: %n punto</numerusform>
            <numerusform>Vinci la partita: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 vince la partita: %n punto</numerusform>
            <numerusform>%1 vince la partita: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAlerts</name>
    <message>
        <source>{0} has sat down</source>
        <translation>{0} è al tavolo</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>L’incontro comincia.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>The cards are dealt, and you start.</source>
        <translation>Le carte sono distribuite, e cominci tu.</translation>
    </message>
    <message>
        <source>{0} has played.</source>
        <translation>{0} ha giocato.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>See how it ended.</source>
        <translation>Guarda com’è andata.</translation>
    </message>
    <message>
        <source>{0} is ready for the next game</source>
        <translation>{0} è pronto per la prossima partita</translation>
    </message>
    <message>
        <source>The cards are dealt when you are ready too.</source>
        <translation>Si distribuisce quando sei pronto anche tu.</translation>
    </message>
    <message>
        <source>{0} offers a tie</source>
        <translation>{0} propone il pareggio</translation>
    </message>
    <message>
        <source>{0} asks to call the match off</source>
        <translation>{0} chiede di annullare l’incontro</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back</source>
        <translation>{0} chiede di ritirare l’ultima mossa</translation>
    </message>
    <message>
        <source>The table is waiting for your answer.</source>
        <translation>Il tavolo aspetta la tua risposta.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>L’incontro continua.</translation>
    </message>
    <message>
        <source>{0} is back</source>
        <translation>{0} è tornato</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Tavoli sulla tua rete</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>L’ultima mossa è stata ritirata.</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Distribuzione…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>Gioca %1</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation>con un codice</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>aperto a tutti</translation>
    </message>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · a %n punto</numerusform>
            <numerusform>{0} · ai %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation>fidato, senza codice</translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation>bloccato da te</translation>
    </message>
    <message>
        <source>{0} · trusted</source>
        <translation>{0} · fidato</translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation>{0} · già incontrato</translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation>{0} · non chi conosci tu</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation>Indirizzo e porta di un tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisciti</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tavoli sulla tua rete</translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation>Non è nell’elenco? Usa l’indirizzo:</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Incontri in sospeso</translation>
    </message>
    <message>
        <source>{0} is waiting for you</source>
        <translation>{0} ti aspetta</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (computer)</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostra meno</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Mostra tutti ({0})</translation>
    </message>
    <message>
        <source>you {0} : {1}, game {2}</source>
        <translation>tu {0} : {1}, partita {2}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation>Continua con {0}</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contestato</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Settle the match with {0}</source>
        <translation>Risolvi l’incontro con {0}</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation>Non verificato…</translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation>Non è certo chi sieda di fronte: confronta il numero di sicurezza.</translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation>Attenzione: {0}</translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation>Non verificato: può essere {0}, o qualcuno che si è messo in mezzo.</translation>
    </message>
    <message>
        <source>You have met {0} before, but who they are has not been verified.</source>
        <translation>Hai già incontrato {0}, ma la sua identità non è verificata.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Confronta…</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>Your table is ready · first to %n</source>
        <translation>
            <numerusform>Il tavolo è pronto · a&#xa0;%n&#xa0;punto</numerusform>
            <numerusform>Il tavolo è pronto · ai&#xa0;%n&#xa0;punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may sit down. Waiting for the answer …</source>
        <translation>{0} può sedersi. In attesa della risposta…</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>In attesa di {0}…</translation>
    </message>
    <message>
        <source>Waiting for somebody …</source>
        <translation>In attesa di qualcuno…</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation>Apertura del tavolo…</translation>
    </message>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Un altro incontro · a %n punto</numerusform>
            <numerusform>Un altro incontro · ai %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation>Leggi questo codice alla persona con cui vuoi giocare:</translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation>Se il tuo tavolo non è nell’altro elenco, si può usare l’indirizzo:</translation>
    </message>
    <message>
        <source>{0} only has to press “Play again” too, or to sit down at your table in the lobby.</source>
        <translation>Basta che anche {0} prema «Gioca ancora» o si sieda al tuo tavolo nella sala.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation>Sono stati provati tre codici sbagliati, quindi ce n’è uno nuovo. Leggilo:</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Open a record</source>
        <translation>Apri una registrazione</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Registrazioni di gioco</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Nessuna partita di questo incontro è ancora finita.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Esporta le partite</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation>«{0}» non si può scrivere: {1}.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Salvato come «{0}».</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>«{0}» non si può leggere: {1}.</translation>
    </message>
    <message>
        <source>The game in “{0}” does not fit its own cards and moves, so it is not shown.</source>
        <translation>La partita in «{0}» non corrisponde alle sue carte e mosse, quindi non viene mostrata.</translation>
    </message>
    <message>
        <source>“{0}” is empty: there is no game in it.</source>
        <translation>«{0}» è vuoto: non contiene nessuna partita.</translation>
    </message>
    <message>
        <source>“{0}” is cut short: its end is missing. Please copy or export it again.</source>
        <translation>«{0}» è incompleto: manca la fine. Copialo o esportalo di nuovo.</translation>
    </message>
    <message>
        <source>“{0}” is not a game record, or it is damaged.</source>
        <translation>«{0}» non è una registrazione di gioco, o è danneggiata.</translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation>Fai sedere</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation>{0} vuole sedersi.</translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation>Ti fidi di questa persona: è certo chi sia.</translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation>Vi siete già incontrati ({1}). Non verificato: la sua impronta comincia con {0}.</translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation>Non verificato: chiunque può usare questo nome. L’impronta {0} appartiene al suo computer e resta la stessa da un incontro all’altro.</translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation>Come la chiami</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>The numbers are the same</source>
        <translation>È lo stesso numero</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>Non fidarti più</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Dimentica…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation>Numero di sicurezza</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation>Primo incontro il {0}, ultimo il {1}. La sua impronta comincia con {2}.</translation>
    </message>
    <message>
        <source>Forget {0}? They will be a stranger again, neither blocked nor trusted.</source>
        <translation>Dimenticare {0}? Tornerà uno sconosciuto, né bloccato né fidato.</translation>
    </message>
    <message>
        <source>Everything from them is refused, and they are told nothing more.</source>
        <translation>Tutto ciò che arriva da questa persona è rifiutato, e non le si dice altro.</translation>
    </message>
    <message>
        <source>You met with a join code, so it is certain who they are. They no longer need a code.</source>
        <translation>Vi siete incontrati con un codice d’accesso: è certo chi sia. Non le serve più un codice.</translation>
    </message>
    <message>
        <source>You compared this number with theirs. They no longer need a code.</source>
        <translation>Hai confrontato questo numero con il suo. Non le serve più un codice.</translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation>Leggetevelo, a voce o fianco a fianco. Se i due schermi mostrano lo stesso numero, nessuno si è messo in mezzo. Altrimenti qualcuno c’è: non fidarti di questa persona.</translation>
    </message>
</context>
</TS>
