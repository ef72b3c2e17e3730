<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation>para dos personas en una misma red: sin servidor, sin cuenta, sin internet</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation>Licencia MIT. Qt se usa bajo la LGPL, versión 3.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1, picked up</source>
        <translation>%1, levantada</translation>
    </message>
    <message>
        <source>%1, takes the card that is picked up</source>
        <translation>%1, admite la carta levantada</translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation>%1, jugable en %2</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Debajo: %1</translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation>Carta levantada: %1. Encaja en: %2</translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation>La pila central %1 está completa y vuelve al mazo</translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation>Robas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 roba %n carta</numerusform>
            <numerusform>%1 roba %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation>Tu pila de pago, vacía</translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation>Pila de pago de %1, vacía</translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>Tu pila de pago, %1 encima, queda %n</numerusform>
            <numerusform>Tu pila de pago, %1 encima, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Pila de pago de %1, %2 encima, queda %n</numerusform>
            <numerusform>Pila de pago de %1, %2 encima, quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation>Tu pila lateral %1, vacía</translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>Tu pila lateral %1, %n carta, %2 encima</numerusform>
            <numerusform>Tu pila lateral %1, %n cartas, %2 encima</numerusform>
        </translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation>Pila lateral %1 de %2, vacía</translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Pila lateral %1 de %2, %n carta, %3 encima</numerusform>
            <numerusform>Pila lateral %1 de %2, %n cartas, %3 encima</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation>Pila central %1, vacía, admite ahora: %2</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation>Pila central %1, %2, completa</translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation>Pila central %1, %2 que vale %3, admite ahora: %4</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation>Pila central %1, %2, admite ahora: %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation>%1, carta %2 de %3 de tu mano</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the hand of %4</source>
        <translation>%1, carta %2 de %3 de la mano de %4</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Mano de %1, %n carta</numerusform>
            <numerusform>Mano de %1, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation>pila central %1</translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation>pila lateral %1</translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation>Descartas %1 en la pila lateral %2</translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation>%1 descarta %2 en la pila lateral %3</translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation>Juegas %1 de la pila de pago en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation>%3 juega %1 de la pila de pago en la pila central %2</translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation>Juegas %1 de una lateral en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation>%3 juega %1 de una lateral en la pila central %2</translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation>Juegas %1 en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation>%3 juega %1 en la pila central %2</translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation>Juegas %1 de la pila de pago como %4 en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation>%3 juega %1 de la pila de pago como %4 en la pila central %2</translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation>Juegas %1 de una lateral como %4 en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation>%3 juega %1 de una lateral como %4 en la pila central %2</translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation>Juegas %1 como %4 en la pila central %2</translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation>%3 juega %1 como %4 en la pila central %2</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation>¿Rendirse en esta ronda?</translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation>{0} recibe un punto por cada carta de tu pila de pago: {1}.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation>¿Terminar la partida definitivamente?</translation>
    </message>
    <message>
        <source>It will be recorded as abandoned by you and cannot be resumed.</source>
        <translation>Queda registrada como abandonada por ti y no se puede retomar.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
        <source>You are told this once only.</source>
        <translation>Este aviso aparece solo una vez.</translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation>Se avisa a {0}. {1}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Quit Spite &amp; Malice?</source>
        <translation>¿Salir de Spite &amp; Malice?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Show the table</source>
        <translation>Mostrar la mesa</translation>
    </message>
    <message>
        <source>{0} would like to play</source>
        <translation>{0} quiere jugar</translation>
    </message>
    <message>
        <source>Your table is waiting for your answer.</source>
        <translation>Tu mesa espera tu respuesta.</translation>
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
        <translation>Jugar a solas</translation>
    </message>
    <message>
        <source>A match against this computer. Leave whenever you like and go on from the lobby.</source>
        <translation>Una partida contra este ordenador. Déjala cuando quieras y continúa desde la sala.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>as de tréboles</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dos de tréboles</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tres de tréboles</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>cuatro de tréboles</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinco de tréboles</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>seis de tréboles</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>siete de tréboles</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ocho de tréboles</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nueve de tréboles</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>diez de tréboles</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jota de tréboles</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>reina de tréboles</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rey de tréboles</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de diamantes</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dos de diamantes</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tres de diamantes</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>cuatro de diamantes</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinco de diamantes</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>seis de diamantes</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>siete de diamantes</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ocho de diamantes</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nueve de diamantes</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>diez de diamantes</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jota de diamantes</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>reina de diamantes</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rey de diamantes</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dos de corazones</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tres de corazones</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>cuatro de corazones</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinco de corazones</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>seis de corazones</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siete de corazones</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ocho de corazones</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nueve de corazones</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>diez de corazones</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jota de corazones</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>reina de corazones</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de picas</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dos de picas</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tres de picas</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>cuatro de picas</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinco de picas</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>seis de picas</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>siete de picas</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ocho de picas</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nueve de picas</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>diez de picas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jota de picas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>reina de picas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rey de picas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <translation>dos palabras y un número</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Código de la mesa</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation>Quien abrió esta mesa ve su código y te lo puede leer.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>as the long date, with the time</comment>
        <translation>d &apos;de&apos; MMM yyyy, HH:mm</translation>
    </message>
</context>
<context>
    <name>DiscardQuestion</name>
    <message>
        <source>Discard the %1?</source>
        <translation>¿Descartar %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You both agreed. Nobody scores.</source>
        <translation>Estabais de acuerdo. Nadie puntúa.</translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation>El mazo se ha agotado. Nadie puntúa.</translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation>Ganas esta ronda</translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation>{0} gana esta ronda</translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation>{0} se ha rendido.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Te has rendido.</translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation>Tu pila de pago está vacía.</translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation>La pila de pago de {0} está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>Eso vale %n punto.</numerusform>
            <numerusform>Eso vale %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} left before both sides could confirm this result.</source>
        <translation>{0} se fue antes de que ambas partes pudieran firmar este final.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation>La partida queda anulada</translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation>Estabais de acuerdo: no cuenta.</translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation>Has terminado la partida</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation>Queda registrada como abandonada por ti.</translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation>{0} ha terminado la partida</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation>Queda registrada como abandonada por {0}.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>¡Ganas la partida!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation>{0} gana la partida</translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation>La próxima vez las cartas quizá sean más amables.</translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation>{0} ha dejado la mesa</translation>
    </message>
    <message>
        <source>The connection to {0} is lost</source>
        <translation>Se ha perdido la conexión con {0}</translation>
    </message>
    <message>
        <source>It is recorded on this computer. {0} is told as soon as there is a connection again.</source>
        <translation>Queda registrado en este ordenador. Se avisará a {0} en cuanto vuelva a haber conexión.</translation>
    </message>
    <message>
        <source>Neither side is assumed to be right. Nothing was deleted; the two reports together show where they first differ.</source>
        <translation>No se da la razón a ninguna de las partes. No se ha borrado nada; los dos informes juntos muestran dónde difieren por primera vez.</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>La partida no puede seguir</translation>
    </message>
    <message>
        <source>You can call the match off together, or end it.</source>
        <translation>Podéis anular la partida juntos, o terminarla.</translation>
    </message>
    <message>
        <source>The match is kept. You can go on with it from the lobby.</source>
        <translation>La partida queda guardada. Puedes continuarla desde la sala.</translation>
    </message>
    <message>
        <source>Another match begins as soon as you and {0} have both pressed “Play again”.</source>
        <translation>Otra partida empieza en cuanto tú y {0} hayáis pulsado «Jugar otra vez».</translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation>La partida se conserva. Seguirá por sí sola en cuanto {0} vuelva.</translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself as soon as {0} is back.</source>
        <translation>Intentando contactar con {0}. La partida seguirá por sí sola en cuanto {0} vuelva.</translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation>{0} lleva un rato ausente. ¿Guardar la partida para más tarde o terminarla?</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Tu pila de pago</translation>
    </message>
    <message>
        <source>You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game. Today it has five cards, in a real game twenty.</source>
        <translation>Tú estás abajo, {0} arriba. Quien primero se deshace de su pila de pago gana la ronda. Hoy tiene cinco cartas, en una ronda de verdad veinte.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Only you see these cards. Drag one to where it should go, or click it and then the place: what may be played there lights up. With the keyboard, the arrow keys and Enter do the same.</source>
        <translation>Solo tú ves estas cartas. Arrastra una adonde deba ir, o haz clic en ella y luego en el sitio: donde se puede jugar se ilumina. Con el teclado hacen lo mismo las flechas y Entrar.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>When your turn begins, your hand is filled up to five cards from the stock. If you play all five within a turn, you get five more at once and go on.</source>
        <translation>Al empezar tu turno, tu mano se completa hasta cinco cartas con el mazo. Si juegas las cinco en un turno, recibes enseguida otras cinco y sigues.</translation>
    </message>
    <message>
        <source>Start a centre pile</source>
        <translation>Empieza una pila central</translation>
    </message>
    <message>
        <source>The centre piles belong to both of you. Each begins with an ace and grows by one: 2, 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.</source>
        <translation>Las pilas centrales son de los dos. Cada una empieza con un as y sube de uno en uno: 2, 3, 4 … hasta la reina. Los palos no importan. Pon tu carta ({0}) en un sitio vacío del centro.</translation>
    </message>
    <message>
        <source>From your payoff pile</source>
        <translation>Desde tu pila de pago</translation>
    </message>
    <message>
        <source>The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you closer to winning, so do it whenever you can.</source>
        <translation>La carta de tu pila de pago ({0}) encaja en una pila central. Juégala allí: eso es lo que te acerca a ganar, así que hazlo siempre que puedas.</translation>
    </message>
    <message>
        <source>A king is a joker</source>
        <translation>Un rey es un comodín</translation>
    </message>
    <message>
        <source>It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the small sign on it then says what it stands for.</source>
        <translation>Vale por la carta que necesite una pila central. Pon tu carta ({0}) en una pila central; el pequeño signo dice entonces por cuál vale.</translation>
    </message>
    <message>
        <source>From a side pile</source>
        <translation>Desde una pila lateral</translation>
    </message>
    <message>
        <source>The {0} on top of your side pile fits a centre pile. Side piles are your store: play from them whenever that helps you.</source>
        <translation>La carta de encima de tu pila lateral ({0}) encaja en una pila central. Las pilas laterales son tu reserva: juega de ellas siempre que te ayude.</translation>
    </message>
    <message>
        <source>End your turn: discard</source>
        <translation>Terminar el turno: descartar</translation>
    </message>
    <message>
        <source>You never have to play what you could. A turn ends with a discard: put a card from your hand on one of your four side piles. Later only the top card of each can be played, so do not bury what you need soon.</source>
        <translation>Nunca tienes que jugar lo que podrías. Un turno termina con un descarte: pon una carta de tu mano en una de tus cuatro pilas laterales. Después solo se puede jugar la de encima de cada una, así que no entierres lo que pronto necesites.</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation>Juega {0}</translation>
    </message>
    <message>
        <source>You see every card that {0} plays. The list at the right keeps all moves.</source>
        <translation>Ves cada carta que juega {0}. La lista de la derecha guarda todas las jugadas.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>No card fits any more. End your turn with a discard.</source>
        <translation>Ya no encaja ninguna carta. Termina tu turno con un descarte.</translation>
    </message>
    <message>
        <source>Play on, or end your turn with a discard. A double click plays a card where it fits.</source>
        <translation>Sigue jugando o termina tu turno con un descarte. Un doble clic juega una carta donde encaja.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Una pila completa</translation>
    </message>
    <message>
        <source>With the queen, or a king in her place, a centre pile is complete. It is shuffled back into the stock, and its place is free for an ace again. If the stock runs out, nobody wins.</source>
        <translation>Con la reina, o un rey en su lugar, una pila central está completa. Se vuelve a barajar en el mazo, y su sitio queda libre para un as. Si el mazo se agota, no gana nadie.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Ese es todo el juego</translation>
    </message>
    <message>
        <source>Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points win a match. Finish this game now, or go and find somebody to play with.</source>
        <translation>Quien gana una ronda recibe un punto por cada carta que quede en la otra pila de pago, y con 50 puntos se gana la partida. Termina esta ronda, o busca a alguien con quien jugar.</translation>
    </message>
</context>
<context>
    <name>GuideEndings</name>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Ganas esta ronda.</translation>
    </message>
    <message>
        <source>{0} wins this game.</source>
        <translation>{0} gana esta ronda.</translation>
    </message>
    <message>
        <source>Go on with a whole match alone, or find somebody to play with in the lobby.</source>
        <translation>Sigue con una partida entera a solas, o busca en la sala a alguien con quien jugar.</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>La lección ha terminado</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Done: {0} of {1}</source>
        <translation>Hecho: {0} de {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver a la sala</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation>Repartiendo…</translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation>{0} aún no ha abierto el reparto…</translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation>{0} quiere seguir jugando.</translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation>{0} mantiene la jugada.</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Se ha deshecho la última jugada.</translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation>{0} no responde…</translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation>La mesa espera un poco más. Después, la partida se conserva tal como está.</translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation>Terminar la partida…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0} está listo para la siguiente ronda.</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Esperando a {0}…</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Guardar para más tarde</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Anular la partida</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver a la sala</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation>Con código</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierta a todos</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation>Recibes un código corto; solo puede sentarse quien lo reciba de ti.</translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation>Cualquiera de esta red puede pedirlo; tú ves quién es y decides.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Somebody at {0} typed a wrong join code.</source>
        <translation>Alguien desde {0} ha escrito un código equivocado.</translation>
    </message>
    <message>
        <source>Somebody at {0} tried too many wrong codes, and has to wait a minute.</source>
        <translation>Alguien desde {0} ha probado demasiados códigos equivocados y tiene que esperar un minuto.</translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation>Alguien desde {0} no ha podido sentarse. {1}</translation>
    </message>
    <message>
        <source>{0} no longer wants to sit down.</source>
        <translation>{0} ya no quiere sentarse.</translation>
    </message>
    <message>
        <source>The match with {0} has not begun, and your table is still open.</source>
        <translation>La partida con {0} no ha empezado, y tu mesa sigue abierta.</translation>
    </message>
</context>
<context>
    <name>JoiningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Tu pila de pago</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Carta %1 de tu mano</translation>
    </message>
    <message>
        <source>Your side pile %1</source>
        <translation>Tu pila lateral %1</translation>
    </message>
    <message>
        <source>Centre pile %1</source>
        <translation>Pila central %1</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Hacia arriba</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Hacia abajo</translation>
    </message>
    <message>
        <source>Pick the card up, or put it down</source>
        <translation>Levantar la carta o dejarla</translation>
    </message>
    <message>
        <source>Play the card to the obvious pile</source>
        <translation>Jugar la carta en la pila evidente</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Devolver la carta</translation>
    </message>
    <message>
        <source>Show the other side&apos;s last turn again</source>
        <translation>Ver otra vez el último turno del rival</translation>
    </message>
    <message>
        <source>Show or hide the keys</source>
        <translation>Mostrar u ocultar las teclas</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Escape leaves it as it is.</source>
        <translation>Pulsa la tecla nueva para «%1». Escape la deja como está.</translation>
    </message>
    <message>
        <source>%1 is taken: it is the key for “%2” everywhere.</source>
        <translation>%1 no se puede usar: es la tecla de «%2» en todas partes.</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>%1 was the key for “%2”, which now has none.</source>
        <translation>%1 era la tecla de «%2», que ahora no tiene ninguna.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Todas las habituales</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in place of those in {0}.</source>
        <translation>Se usa bajo la LGPL, versión 3: puedes modificar Qt y poner tus propias versiones de estas bibliotecas en lugar de las de {0}.</translation>
    </message>
    <message>
        <source>This package came without a licence text.</source>
        <translation>El paquete no traía el texto de su licencia.</translation>
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
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jugando</translation>
    </message>
    <message>
        <source>Open a table that somebody on your network can sit down at</source>
        <translation>Abrir una mesa a la que puede sentarse alguien de tu red</translation>
    </message>
    <message>
        <source>A match against this computer</source>
        <translation>Una partida contra este ordenador</translation>
    </message>
    <message>
        <source>Who you have played with, and who you trust</source>
        <translation>Con quién has jugado y en quién confías</translation>
    </message>
    <message>
        <source>How the game is played, with pictures</source>
        <translation>Cómo se juega, con imágenes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>A two-minute game that explains itself</source>
        <translation>Una ronda de dos minutos que se explica sola</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>a %n punto</numerusform>
            <numerusform>a %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how long a match alone is</source>
        <translation>Elegir cuánto dura una partida a solas</translation>
    </message>
    <message>
        <source>A match alone: {0}</source>
        <translation>Partida a solas: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation>para dos, en una misma red</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Aspecto de las cartas</translation>
    </message>
    <message>
        <source>Each suit in its own colour</source>
        <translation>Baraja de cuatro colores</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Los diamantes son azules y los tréboles, verdes.</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Índices grandes</translation>
    </message>
    <message>
        <source>Rank and suit can be read from further away.</source>
        <translation>El valor y el palo se leen desde más lejos.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Dorso azul</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Dorso rojo</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>Another match with {0}</source>
        <translation>Otra partida con {0}</translation>
    </message>
    <message>
        <source>You sit down as soon as {0} opens the table again.</source>
        <translation>Te sientas en cuanto {0} vuelva a abrir la mesa.</translation>
    </message>
    <message>
        <source>Looking for tables …</source>
        <translation>Buscando mesas…</translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation>Nadie ha abierto aún una mesa en tu red.

Abre una y aparecerá sola en la sala de la otra persona.</translation>
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
        <translation>Algo ha fallado en este programa ({0}). Lo guardado está a salvo.</translation>
    </message>
    <message>
        <source>You are already at a table. Leave it first, then try again.</source>
        <translation>Ya estás en una mesa: déjala primero y luego vuelve a abrir la otra.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Ofrecer empate</translation>
    </message>
    <message>
        <source>Your discard has already been played, and the other side has drawn.</source>
        <translation>Tu descarte ya está jugado, y tu rival ha robado.</translation>
    </message>
    <message>
        <source>Your last move cannot be taken back: cards were turned up, drawn or shuffled.</source>
        <translation>Tu última jugada no se puede deshacer: se descubrieron, robaron o barajaron cartas.</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Rendirse…</translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation>Salir…</translation>
    </message>
    <message>
        <source>If the other person agrees, this game ends and nobody scores</source>
        <translation>Si la otra persona acepta, esta ronda termina y nadie puntúa</translation>
    </message>
    <message>
        <source>If the other person agrees, your last move is undone, unless cards were turned up, drawn or shuffled</source>
        <translation>Si la otra persona acepta, se deshace tu última jugada, salvo que se hayan descubierto, robado o barajado cartas</translation>
    </message>
    <message>
        <source>Give this game to the other person; the match goes on</source>
        <translation>Ceder esta ronda a la otra persona; la partida sigue</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Volver a la sala</translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation>Empate ofrecido…</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Matches played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Tú : rival</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the finished games to a file that can be watched anywhere</source>
        <translation>Escribir las rondas terminadas en un archivo que se puede ver en cualquier parte</translation>
    </message>
    <message>
        <source>You have not played a match yet.</source>
        <translation>Todavía no has jugado ninguna partida.</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Ninguna ronda de esta partida ha terminado aún.</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (ordenador)</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Has ganado</translation>
    </message>
    <message>
        <source>Opponent won</source>
        <translation>Ha ganado el rival</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Anulada</translation>
    </message>
    <message>
        <source>Ended by you</source>
        <translation>Terminada por ti</translation>
    </message>
    <message>
        <source>Ended by the opponent</source>
        <translation>Terminada por el rival</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Cannot be played on</source>
        <translation>No se puede continuar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{0} asks for a code</source>
        <translation>Se pide un código: {0}</translation>
    </message>
    <message>
        <source>The table of {0} asks for a code</source>
        <translation>La mesa de {0} pide un código</translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation>Te sientas: {0}…</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Llamando…</translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation>Esperando a que te acepten…</translation>
    </message>
    <message>
        <source>The table was closed before you sat down.</source>
        <translation>La mesa se cerró antes de que te sentaras.</translation>
    </message>
    <message>
        <source>You have not sat down.</source>
        <translation>No te has sentado.</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation>mesa de {0}</translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation>Aquí no hay tal partida sin terminar.</translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation>Hay varias partidas sin terminar; elige una.</translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation>Continuando con {0}…</translation>
    </message>
    <message>
        <source>Waiting for {0} to come back. The match then goes on by itself.</source>
        <translation>Esperando a que {0} vuelva. La partida seguirá entonces por sí sola.</translation>
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
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation>&amp;Abrir una mesa</translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation>&amp;Unirse por dirección</translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation>&amp;Jugar a solas</translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation>&amp;Personas conocidas</translation>
    </message>
    <message>
        <source>&amp;About Spite &amp;&amp; Malice</source>
        <translation>&amp;Acerca de Spite &amp;&amp; Malice</translation>
    </message>
    <message>
        <source>Undo the &amp;Discard</source>
        <translation>&amp;Deshacer el descarte</translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation>Pedir &amp;deshacer una jugada</translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation>Ofrecer &amp;empate</translation>
    </message>
    <message>
        <source>&amp;Matches Played</source>
        <translation>Part&amp;idas jugadas</translation>
    </message>
    <message>
        <source>&amp;Open a Record …</source>
        <translation>Abrir un re&amp;gistro…</translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation>&amp;Rendirse en esta ronda…</translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation>Pedir a&amp;nular la partida</translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation>&amp;Terminar la partida definitivamente…</translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation>&amp;Levantarse de la mesa…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Configuración</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Learn by Playing</source>
        <translation>Apre&amp;nder jugando</translation>
    </message>
    <message>
        <source>&amp;Leave the Table</source>
        <translation>&amp;Levantarse de la mesa</translation>
    </message>
    <message>
        <source>Show the &amp;Last Turn Again</source>
        <translation>&amp;Ver otra vez el último turno</translation>
    </message>
    <message>
        <source>Show the &amp;Keys</source>
        <translation>&amp;Mostrar las teclas</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>La última vez el programa se cerró de forma inesperada.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message>
        <source>There is a newer version of this program on your network. You can go on playing with this one.</source>
        <translation>Hay una versión más reciente de este programa en tu red. Esta sigue funcionando tal cual.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Blocked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation>De confianza</translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation>Conocida, sin verificar</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; only order, dots and words in quotes</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>People you know</source>
        <translation>Personas que conoces</translation>
    </message>
    <message>
        <source>You do not know anybody yet. Everyone you sit down with appears here.</source>
        <translation>Todavía no conoces a nadie. Aquí aparecerá quien se siente contigo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Everyone who looks for tables on your network sees it.</source>
        <translation>Lo ve quien busca mesas en tu red.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
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
        <translation>Jugadas del rival</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Al instante, sin movimiento</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Mostrar adónde puede ir una carta</translation>
    </message>
    <message>
        <source>Places light up under the pointer.</source>
        <translation>Los sitios se iluminan bajo el puntero.</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn</source>
        <translation>Preguntar antes de que un descarte acabe el turno</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Una segunda pulsación lo confirma.</translation>
    </message>
    <message>
        <source>Time to undo a discard</source>
        <translation>Tiempo para deshacer un descarte</translation>
    </message>
    <message>
        <source>Until then nobody else has seen it, and {0} takes it back.</source>
        <translation>Hasta entonces nadie más lo ha visto, y {0} lo deshace.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Points that win the match</source>
        <translation>Puntos para ganar la partida</translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation>Menos puntos</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Más puntos</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation>Has pedido deshacer la jugada. {0} decide.</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation>{0} pide deshacer la última jugada.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation>{0} usa una versión del juego que no es compatible con esta.</translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation>No se ha podido establecer la conexión cifrada con {0}.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s join code.</source>
        <translation>No es el código de acceso de esta mesa.</translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation>Esta mesa es privada, así que hace falta su código de acceso.</translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation>Esta mesa es abierta, así que se entra sin código.</translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation>Se han probado demasiados códigos; espera un minuto.</translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation>Hace falta el código de acceso, porque las dos partes aún no confían una en otra.</translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation>La clave no es la conocida para este nombre, así que puede ser otra persona.</translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation>Hay otra persona sentada a esta mesa.</translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation>{0} ha rechazado.</translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation>Las reglas de esta mesa no se pueden jugar aquí.</translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation>Las dos partes usan la misma identidad; un segundo asiento necesita su propia carpeta de datos.</translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation>Ya hay una conexión con {0}.</translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation>Esta partida está en curso con {0} desde otra ejecución del programa.</translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation>La partida no puede seguir, porque a una de las partes le falta todo lo que firmó de ella.</translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation>{0} no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation>No se puede contactar con {0}.</translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation>Ha llegado algo ilegible por la conexión.</translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation>Un mensaje era mayor de lo que permite el juego.</translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation>Han llegado más mensajes de los que permite el juego.</translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation>Ha llegado un mensaje en un momento en que no tiene sentido.</translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation>Un mensaje era de otra partida.</translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation>Un mensaje decía venir del asiento equivocado.</translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation>Faltaba una jugada o estaba fuera de orden.</translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation>Una jugada no estaba firmada por quien la hizo.</translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation>Las dos partes ya no tienen las mismas cartas.</translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation>Las cartas no se repartieron como habían acordado las dos partes.</translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation>Una jugada iba contra las reglas.</translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation>Las dos partes recuerdan jugadas distintas.</translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation>{0} ha dejado la mesa.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation>Se ha perdido la conexión con {0}.</translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation>{0} lleva un rato sin responder.</translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation>No se ha podido escribir la partida en el disco.</translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation>Tu petición ha llegado demasiado tarde.</translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation>{0} ha cerrado la conexión.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ahora no es posible.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation>Has rechazado.</translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation>El programa de {0} ha terminado la partida: {1}</translation>
    </message>
    <message>
        <source>The program of {0} ended the connection: {1}</source>
        <translation>El programa de {0} ha cerrado la conexión: {1}</translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation>{0} Hay un informe para comparar con el de la otra parte en {1}.</translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation>{0} No se puede escribir el informe {1}: {2}.</translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation>Atención: alguien se ha presentado como {0} con una clave distinta de la de {1} que conoces ({2}, no {3}). Puede ser un impostor, así que nadie se ha sentado. Si {4} tiene un ordenador nuevo, encontraos con un código de acceso, u olvida el antiguo en Personas.</translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation>Aquí se conoce a {0} con otra clave, {1}; esta es {2}. Si {3} tiene un ordenador nuevo, olvida el antiguo.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation>Has bloqueado a {0}. Desbloquea primero a esta persona para sentarte a su mesa.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to go on with the match.</source>
        <translation>Has bloqueado a {0}. Desbloquea primero a esta persona para continuar la partida.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; {0} no lo es.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has no port.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; {0} no tiene puerto.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} names no computer.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; {0} no nombra ningún ordenador.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; una dirección IPv6 va entre corchetes, como en [fe80::1%eth0]:4050.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; una dirección IPv6 va entre corchetes, como en [fe80::1%eth0]:4050, pero {0} no contiene ninguna.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation>La dirección de una mesa es un ordenador y un puerto, como 192.168.1.7:4050 o marie.local:4050; un puerto es un número de 1 a 65535, no {0}.</translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation>Un código de acceso son dos palabras y un número, como maple-otter-42.</translation>
    </message>
    <message>
        <source>A join code has letters from a to z and digits, like maple-otter-42.</source>
        <translation>Un código de acceso tiene letras de la a a la z y cifras, como maple-otter-42.</translation>
    </message>
    <message>
        <source>That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation>Ese código de acceso es demasiado fácil de adivinar: usa al menos {0} letras y cifras, como maple-otter-42, o ninguno, y se creará uno.</translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation>No se puede llegar a {0} desde la interfaz {1}.</translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation>Esta es tu propia mesa. Para jugar contra ti, da a la otra parte su propia carpeta de datos.</translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port, as in {1}.</source>
        <translation>La dirección {0} necesita el puerto de la mesa, como {1}.</translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation>Hay {0} mesas abiertas como {1}; únete a una por su dirección: {2}.</translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation>De esta partida no se conserva nada.</translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation>Este ordenador no tiene la interfaz de red {0}.</translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation>{0} no es una dirección de red.</translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation>Este ordenador no tiene la dirección {0}; tiene {1}.</translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation>El puerto {0} lo usa otro programa; elige otro, o ninguno para obtener uno libre.</translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation>Este programa no puede escuchar en el puerto {0}; elige uno a partir de 1024, o ninguno para obtener uno libre.</translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation>Este ordenador no puede escuchar en el puerto {0}: {1}.</translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation>Este ordenador no está en ninguna red; conéctalo o juega a solas.</translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation>La multidifusión no pasa por esta red (quizá un cortafuegos), así que no se encuentran mesas; unirse por dirección funciona.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation>Otro programa acapara el puerto UDP 5353, así que no se encuentran mesas en la red; unirse por dirección funciona.</translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation>Este programa no puede usar la multidifusión aquí, así que no se encuentran mesas; unirse por dirección funciona.</translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation>En este ordenador no se encuentran ahora mesas en la red; unirse por dirección funciona.</translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation>Esta mesa ya no se encuentra en la red; es posible unirse por dirección.</translation>
    </message>
    <message>
        <source>The search for tables stopped; joining by address works.</source>
        <translation>La búsqueda de mesas se ha detenido; unirse por dirección funciona.</translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation>No se puede usar la carpeta de datos {0}: {1}.</translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation>Otro Spite &amp; Malice está en marcha con la carpeta de datos {0}. Ciérralo o elige otra carpeta con --data-dir (será otra persona).</translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation>El archivo de identidad {0} no se puede leer ni crear: {1}.</translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation>El archivo de identidad {0} está dañado o es de otra versión. Se ha dejado como está: recupera una copia, o muévelo para empezar como otra persona.</translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation>El diario {0} está cerrado.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation>No se puede abrir el diario {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation>No se puede crear el diario {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation>No se puede leer el diario {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be written: {1}.</source>
        <translation>No se puede escribir en el diario {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation>El diario {0} lo escribió otra versión del juego (esquema {1}, esta tiene {2}). Se ha dejado como está.</translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation>El diario {0} está dañado y no se puede apartar: {1}.</translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation>El diario estaba dañado y se ha apartado como {0}; se ha empezado uno nuevo. No se ha borrado nada.</translation>
    </message>
    <message>
        <source>The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new one was begun.</source>
        <translation>El diario estaba vacío, como puede dejarlo un fallo o un disco lleno, y se ha apartado como {0}; se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If the other side still has it, it comes back from there when you next sit down with each other.</source>
        <translation>La partida con {0} estaba dañada en el diario y se ha apartado allí; no se ha borrado nada. Si la otra parte todavía la tiene, vuelve de allí la próxima vez que os sentéis juntos.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read: {1}.</source>
        <translation>No se puede leer la partida {0}: {1}.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read. {1}</source>
        <translation>No se puede leer la partida {0}. {1}</translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation>Esta persona ya no es conocida.</translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation>Hay más de {0} personas de confianza o bloqueadas; olvida algunas.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation>No se puede escribir el archivo de personas conocidas {0}: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation>No se puede leer el archivo de personas conocidas {0}: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation>El archivo de personas conocidas {0} lo escribió otra versión del juego. Se ha dejado como está.</translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation>El archivo de personas conocidas {0} está dañado y no se puede apartar: {1}.</translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation>El archivo de personas conocidas estaba dañado y se ha apartado como {0}. Nadie es de confianza ni está bloqueado hasta que os encontréis de nuevo.</translation>
    </message>
    <message>
        <source>The log {0} cannot be written: {1}.</source>
        <translation>No se puede escribir en el archivo de registro {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation>No se puede escribir la configuración en {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation>No se puede leer la configuración ({0}); se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation>El archivo de configuración estaba dañado: se usan los valores predeterminados y el archivo anterior se guarda como {0}.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation>El archivo de configuración estaba dañado: se usan los valores predeterminados; no se puede apartar el archivo ({0}).</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation>Había valores imposibles en la configuración ({0}): se usan los predeterminados y el archivo anterior se guarda como {1}.</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation>Había valores imposibles en la configuración ({0}): se usan los predeterminados; no se puede apartar el archivo ({1}).</translation>
    </message>
    <message>
        <source>The rules of a match cannot be read: {0}.</source>
        <translation>No se pueden leer las reglas de una partida: {0}.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning does not fit its id.</source>
        <translation>El registro del comienzo de una partida no corresponde a su identificador.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning names the wrong seat.</source>
        <translation>El registro del comienzo de una partida indica el sitio equivocado.</translation>
    </message>
    <message>
        <source>The records of a match lack its beginning, or belong to several matches.</source>
        <translation>A los registros de una partida les falta el comienzo, o son de varias partidas.</translation>
    </message>
    <message>
        <source>This match was played with another identity.</source>
        <translation>Esta partida se jugó con otra identidad.</translation>
    </message>
    <message>
        <source>The signed end of a match is not the end of its entries.</source>
        <translation>El final firmado de una partida no es el final de sus anotaciones.</translation>
    </message>
    <message>
        <source>Entry {0} was withdrawn, and is not the last one.</source>
        <translation>La anotación {0} se retiró, y no es la última.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not follow from those before it: {1}.</source>
        <translation>La anotación {0} de una partida no se sigue de las anteriores: {1}.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not fit those before it.</source>
        <translation>La anotación {0} de una partida no encaja con las anteriores.</translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation>La jugada anterior aún se está escribiendo.</translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation>Ya lo has pedido.</translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation>Todavía no se ha sentado nadie.</translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation>No hay ninguna jugada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation>La conversación ha terminado.</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>La otra parte</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>la otra parte</translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation>nadie contesta a la llamada</translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation>ahora hay otra persona en esta dirección</translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation>buscaba una mesa que estaba aquí antes</translation>
    </message>
    <message>
        <source>ask {0} to host again</source>
        <translation>pide a {0} que abra otra mesa</translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation>la búsqueda del nombre {0} ha tardado demasiado</translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation>no hay ningún ordenador llamado {0}</translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation>allí hay otra mesa</translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation>{0} no responde</translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation>{0} ha colgado</translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation>la otra parte ha colgado</translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation>nadie escucha en {0}</translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation>ningún ordenador responde en {0}</translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation>este ordenador no está en ninguna red que lleve a {0}</translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation>el cortafuegos de este ordenador bloquea la llamada a {0}</translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation>{0} necesita su interfaz, como en fe80::1%eth0</translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation>la mesa ya no está; hay otra en su dirección</translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation>aquí nadie ha abierto una mesa como {0}</translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation>algo en {0} contesta a la llamada, pero no dice nada</translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation>{0} ha dejado de responder</translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation>no es este juego el que responde</translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation>la mesa decía {0}, pero respondió {1}</translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation>esta parte habla la versión {0}, la otra la versión {1}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation>otro programa mantiene bloqueado el archivo</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>no se permite escribir en el archivo</translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation>no se permite usar el archivo</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>el archivo no se puede abrir</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco comunica un error</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>it is a link to {0}, and nothing is there</source>
        <translation>es un enlace a {0}, y allí no hay nada</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>no se permite escribir en su carpeta</translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation>ya contiene otra cosa en ese lugar</translation>
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
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Jugada {0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Otro lado</translation>
    </message>
    <message>
        <source>See the game from the other side of the table</source>
        <translation>Ver la ronda desde el otro lado de la mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Volver a la sala</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>For the people who maintain this program. It contains no cards, keys or codes.</source>
        <translation>Para quien mantiene este programa. No contiene cartas, claves ni códigos.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir su carpeta</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Cada uno tiene una pila de pago de {0} cartas, boca abajo, la de encima boca arriba. Quien primero juega la última de la suya gana la ronda. Quien primero tiene %n punto gana la partida.</numerusform>
            <numerusform>Cada uno tiene una pila de pago de {0} cartas, boca abajo, la de encima boca arriba. Quien primero juega la última de la suya gana la ronda. Quien primero tiene %n puntos gana la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Your payoff pile. The number says how many cards are left.</source>
        <translation>Tu pila de pago. El número dice cuántas cartas quedan.</translation>
    </message>
    <message>
        <source>Your hand: {0} cards that only you see.</source>
        <translation>Tu mano: {0} cartas que solo tú ves.</translation>
    </message>
    <message>
        <source>Your side piles. What you discard lies here, face up; only the top card of each can be played.</source>
        <translation>Tus pilas laterales. Lo que descartas queda aquí boca arriba; solo se puede jugar la de encima de cada una.</translation>
    </message>
    <message>
        <source>The centre piles, for both of you.</source>
        <translation>Las pilas centrales, para los dos.</translation>
    </message>
    <message>
        <source>The stock, face down, from which cards are drawn.</source>
        <translation>El mazo, boca abajo, del que se roban cartas.</translation>
    </message>
    <message>
        <source>The other person&apos;s cards. You see their payoff card and side piles, but only they play from them.</source>
        <translation>Lo que tiene la otra persona. Ves su carta de pago y sus pilas laterales, pero solo ella juega de ahí.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turn begins with drawing: your hand is filled up to {0} cards from the stock.</source>
        <translation>Tu turno empieza robando: tu mano se completa hasta {0} cartas con el mazo.</translation>
    </message>
    <message>
        <source>Then play as many cards as you can and wish onto the centre piles: the top card of your payoff pile, the top cards of your side piles, cards from your hand. You never have to.</source>
        <translation>Después juega cuanto puedas y quieras en las pilas centrales: la de encima de tu pila de pago, las de encima de tus pilas laterales, cartas de tu mano. Nunca es obligatorio.</translation>
    </message>
    <message>
        <source>A discard ends your turn: put a card from your hand on one of your own side piles, whatever lies there. Nothing else ever goes onto a side pile.</source>
        <translation>Un descarte termina tu turno: pon una carta de tu mano en una de tus pilas laterales, haya lo que haya. Nada más va nunca a una pila lateral.</translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation>Las pilas centrales</translation>
    </message>
    <message>
        <source>Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.</source>
        <translation>Cada una empieza con un as y sube de uno en uno: A, 2, 3 … 10, J, Q. Los palos no importan.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Los reyes</translation>
    </message>
    <message>
        <source>A king is a joker: on a centre pile it stands for whatever card comes next, even an ace or a queen. A small mark on it shows which.</source>
        <translation>Un rey es un comodín: en una pila central vale por la carta que toque, sea un as o una reina. Una pequeña marca dice por cuál.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Una pila completa</translation>
    </message>
    <message>
        <source>With twelve cards a centre pile is complete. It is shuffled back into the stock at once, and its place is empty again.</source>
        <translation>Con doce cartas una pila central está completa. Se vuelve a barajar enseguida en el mazo, y su sitio queda vacío.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Una mano vacía</translation>
    </message>
    <message>
        <source>Winning and points</source>
        <translation>Victoria y puntos</translation>
    </message>
    <message>
        <source>Whoever plays their last payoff card wins the game at once and gets a point for each card left on the other payoff pile. The next game is started by the person who did not start this one.</source>
        <translation>Quien juega su última carta de pago gana la ronda al instante y recibe un punto por cada carta que quede en la otra pila de pago. La siguiente ronda la empieza quien no empezó esta.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>When the last card of the stock is drawn, or a card is to be drawn and there is none, the game ends at once. It is a tie: nobody gets a point.</source>
        <translation>Cuando se roba la última carta del mazo, o hay que robar y no queda ninguna, la ronda termina al instante. Es un empate: nadie puntúa.</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>With mouse and keyboard</source>
        <translation>Con ratón y teclado</translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place: where it may be played lights up. The key “?” shows which key stands for which pile.</source>
        <translation>Arrastra una carta adonde deba ir, o haz clic en la carta y luego en el sitio: donde se puede jugar se ilumina. La tecla «?» muestra qué tecla corresponde a cada pila.</translation>
    </message>
    <message>
        <source>A double click or the right button plays a card at once where it fits. The right button beside the cards puts a card you have picked up back.</source>
        <translation>Un doble clic o el botón derecho juega una carta enseguida donde encaja. El botón derecho junto a las cartas devuelve la carta que has levantado.</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Reglas de la casa de esta mesa</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, your turn ends without a discard, and the other person draws.</source>
        <translation>Si juegas la última carta de tu mano en una pila central, tu turno termina sin descarte y la otra persona roba.</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your turn goes on.</source>
        <translation>Si juegas la última carta de tu mano en una pila central, robas enseguida {0} nuevas y tu turno sigue.</translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation>Quien se rinde pierde la ronda: la otra persona recibe un punto por cada carta que quede en tu pila de pago. La partida sigue.</translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation>Ofrecer empate: si la otra persona acepta, la ronda termina y nadie puntúa.</translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation>Anular la partida: si la otra persona acepta, termina y no cuenta.</translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be resumed.</source>
        <translation>Terminar la partida definitivamente no requiere el acuerdo de nadie: queda registrada como abandonada por ti y no se puede retomar.</translation>
    </message>
    <message>
        <source>Packs of 52 cards: {0} instead of {1}.</source>
        <translation>Barajas de 52 cartas: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>Cards on a payoff pile: {0} instead of {1}.</source>
        <translation>Cartas de una pila de pago: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>Cards in a hand: {0} instead of {1}.</source>
        <translation>Cartas en la mano: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>Side piles for each person: {0} instead of {1}.</source>
        <translation>Pilas laterales por persona: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>Centre piles: {0} instead of {1}.</source>
        <translation>Pilas centrales: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>Points that win the match: {0} instead of {1}.</source>
        <translation>Puntos para ganar la partida: {0} en lugar de {1}.</translation>
    </message>
    <message>
        <source>An empty hand ends the turn.</source>
        <translation>Una mano que se queda vacía termina el turno.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>La otra</translation>
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
        <translation>Has ofrecido empate. {0} decide.</translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation>Has pedido anular la partida. {0} decide.</translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation>{0} ofrece empate: nadie puntuaría.</translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation>{0} pide anular la partida: no contaría.</translation>
    </message>
    <message>
        <source>This computer could not save what happened: {0}. It tries again by itself; until then the game waits.</source>
        <translation>Este ordenador no ha podido guardar lo ocurrido: {0}. Lo vuelve a intentar solo; hasta entonces nada sigue.</translation>
    </message>
    <message>
        <source>This computer could not save your move, so it was not played: {0}.</source>
        <translation>Este ordenador no ha podido guardar tu jugada, así que no se ha hecho: {0}.</translation>
    </message>
    <message>
        <source>This computer could not save what you asked for, so it was not done: {0}.</source>
        <translation>Este ordenador no ha podido guardar tu petición, así que no ha tenido efecto: {0}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1: %2 de %n punto</numerusform>
            <numerusform>%1: %2 de %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas de la configuración</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sound &amp; alerts</source>
        <translation>Sonido y avisos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Ronda %1 · a %n punto</numerusform>
            <numerusform>Ronda %1 · a %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>El sonido está activado</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>El sonido está desactivado</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Cards and wood, short and quiet.</source>
        <translation>Cartas y madera, breves y suaves.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avisarme cuando sea mi turno</translation>
    </message>
    <message>
        <source>A desktop notification while this window is not in front.</source>
        <translation>Una notificación del escritorio, mientras esta ventana no esté delante.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo  %1</source>
        <translation>Deshacer  %1</translation>
    </message>
    <message>
        <source>Keys  %1</source>
        <translation>Teclas  %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Show the key of every pile</source>
        <translation>Mostrar la tecla de cada pila</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation>sigue: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>Play all of them, and you win the game.</source>
        <translation>Juégalas todas y ganas la ronda.</translation>
    </message>
    <message>
        <source>When it is empty, %1 wins the game.</source>
        <translation>Cuando esté vacía, %1 gana la ronda.</translation>
    </message>
    <message>
        <source>Your discards go here. The top card can be played.</source>
        <translation>Tus descartes van aquí. Se puede jugar la carta de encima.</translation>
    </message>
    <message>
        <source>Discards of %1, who can play the top card.</source>
        <translation>Descartes de %1, que puede jugar la carta de encima.</translation>
    </message>
    <message>
        <source>Both of you play here. A king always fits.</source>
        <translation>Aquí jugáis los dos. Un rey siempre encaja.</translation>
    </message>
    <message>
        <source>Hands are filled up from here. If it runs out, the game is a tie.</source>
        <translation>De aquí se completan las manos. Si se agota, la ronda acaba en empate.</translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation>La central %1 está completa y vuelve al mazo</translation>
    </message>
    <message>
        <source>turns up %1</source>
        <translation>descubre %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation>descarta %1 en lateral %2</translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation>pago: %1 como %2 a central %3</translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation>lateral: %1 como %2 a central %3</translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation>%1 como %2 a central %3</translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation>pago: %1 a central %2</translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation>lateral: %1 a central %2</translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation>%1 a central %2</translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation>El mazo se ha agotado: empate, sin puntos</translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation>Empate acordado: sin puntos</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Te has rendido.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 se ha rendido.</translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation>Las cartas van a las pilas iluminadas.</translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation>Solo una carta de tu mano va a una pila lateral.</translation>
    </message>
    <message>
        <source>No card goes on a payoff pile.</source>
        <translation>Ninguna carta va a una pila de pago.</translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation>Esa pila admite ahora: %1, o un rey.</translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation>La ronda acaba en empate: sin puntos</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>The last turn of %1 again. A key or a click ends it.</source>
        <translation>Otra vez el último turno de %1. Una tecla o un clic lo termina.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile.</source>
        <translation>Pon %1 en una pila iluminada.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. %2 takes it back.</source>
        <translation>Pon %1 en una pila iluminada. %2 la devuelve.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile; on a side pile it ends your turn.</source>
        <translation>%1 no encaja en ninguna pila central; en una lateral termina tu turno.</translation>
    </message>
    <message>
        <source>You are watching: this game is already over.</source>
        <translation>Estás mirando: esta ronda ya ha terminado.</translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation>Juega %1. Luego te toca a ti.</translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation>Ninguna carta encaja en una pila central: descarta una en una pila lateral.</translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation>Juega en una pila central o termina tu turno: descarta en una pila lateral.</translation>
    </message>
    <message>
        <source>You discard the %1 on side %2, and your turn ends.</source>
        <translation>Descartas %1 en la pila lateral %2, y tu turno termina.</translation>
    </message>
    <message>
        <source>Discard the %1 on side %2? That ends your turn.</source>
        <translation>¿Descartar %1 en la pila lateral %2? Eso termina tu turno.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile now.</source>
        <translation>%1 no encaja ahora en ninguna pila central.</translation>
    </message>
    <message>
        <source>Only the top card of a side pile can be played.</source>
        <translation>Solo se puede jugar la carta de encima de una pila lateral.</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>roba %n carta</numerusform>
            <numerusform>roba %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>Ganas la ronda: %n punto</numerusform>
            <numerusform>Ganas la ronda: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 gana la ronda: %n punto</numerusform>
            <numerusform>%1 gana la ronda: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAlerts</name>
    <message>
        <source>{0} has sat down</source>
        <translation>{0} está en la mesa</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>La partida empieza.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The cards are dealt, and you start.</source>
        <translation>Las cartas están repartidas, y empiezas tú.</translation>
    </message>
    <message>
        <source>{0} has played.</source>
        <translation>{0} ha jugado.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>See how it ended.</source>
        <translation>Mira cómo ha acabado.</translation>
    </message>
    <message>
        <source>{0} is ready for the next game</source>
        <translation>{0} está listo para la siguiente ronda</translation>
    </message>
    <message>
        <source>The cards are dealt when you are ready too.</source>
        <translation>Se reparte cuando tú también estés listo.</translation>
    </message>
    <message>
        <source>{0} offers a tie</source>
        <translation>{0} ofrece empate</translation>
    </message>
    <message>
        <source>{0} asks to call the match off</source>
        <translation>{0} pide anular la partida</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back</source>
        <translation>{0} pide deshacer la última jugada</translation>
    </message>
    <message>
        <source>The table is waiting for your answer.</source>
        <translation>La mesa espera tu respuesta.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>{0} is back</source>
        <translation>{0} ha vuelto</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas en tu red</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Se ha deshecho la última jugada.</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Repartiendo…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la ronda</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>Juega %1</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation>con código</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>abierta a todos</translation>
    </message>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · a %n punto</numerusform>
            <numerusform>{0} · a %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation>de confianza, sin código</translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation>bloqueada por ti</translation>
    </message>
    <message>
        <source>{0} · trusted</source>
        <translation>{0} · de confianza</translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation>{0} · ya conocida</translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation>{0} · no es quien conoces</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugando</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation>Dirección y puerto de una mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas en tu red</translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation>¿No está en la lista? Únete por dirección:</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>{0} is waiting for you</source>
        <translation>{0} te espera</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (ordenador)</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Mostrar todas ({0})</translation>
    </message>
    <message>
        <source>you {0} : {1}, game {2}</source>
        <translation>tú {0} : {1}, ronda {2}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation>Continuar con {0}</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>en disputa</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Settle the match with {0}</source>
        <translation>Resolver la partida con {0}</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation>Sin verificar…</translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation>No es seguro quién está enfrente: compara el número de seguridad.</translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation>Atención: {0}</translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation>Sin verificar: puede ser {0}, o alguien en medio.</translation>
    </message>
    <message>
        <source>You have met {0} before, but who they are has not been verified.</source>
        <translation>Ya te has encontrado con {0}, pero no está verificado quién es.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparar…</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>Your table is ready · first to %n</source>
        <translation>
            <numerusform>Tu mesa está lista · a&#xa0;%n&#xa0;punto</numerusform>
            <numerusform>Tu mesa está lista · a&#xa0;%n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may sit down. Waiting for the answer …</source>
        <translation>{0} puede sentarse. Esperando la respuesta…</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Esperando a {0}…</translation>
    </message>
    <message>
        <source>Waiting for somebody …</source>
        <translation>Esperando a alguien…</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation>Abriendo tu mesa…</translation>
    </message>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Otra partida · a %n punto</numerusform>
            <numerusform>Otra partida · a %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation>Léele este código a la persona con la que quieres jugar:</translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation>Si tu mesa no está en la otra lista, es posible unirse por dirección:</translation>
    </message>
    <message>
        <source>{0} only has to press “Play again” too, or to sit down at your table in the lobby.</source>
        <translation>{0} solo tiene que pulsar también «Jugar otra vez» o sentarse a tu mesa en la sala.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation>Se han probado tres códigos erróneos, así que hay uno nuevo. Léelo:</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Registros de juego</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Ninguna ronda de esta partida ha terminado aún.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar las rondas</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation>No se puede escribir «{0}»: {1}.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Guardado como «{0}».</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>No se puede leer «{0}»: {1}.</translation>
    </message>
    <message>
        <source>The game in “{0}” does not fit its own cards and moves, so it is not shown.</source>
        <translation>La ronda de «{0}» no encaja con sus propias cartas y jugadas, así que no se muestra.</translation>
    </message>
    <message>
        <source>“{0}” is empty: there is no game in it.</source>
        <translation>«{0}» está vacío: no contiene ninguna ronda.</translation>
    </message>
    <message>
        <source>“{0}” is cut short: its end is missing. Please copy or export it again.</source>
        <translation>«{0}» está incompleto: falta el final. Vuelve a copiarlo o a exportarlo.</translation>
    </message>
    <message>
        <source>“{0}” is not a game record, or it is damaged.</source>
        <translation>«{0}» no es un registro de juego, o está dañado.</translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation>{0} quiere sentarse.</translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation>Confías en esta persona: es seguro quién es.</translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation>Ya os habéis encontrado ({1}). Sin verificar: su huella empieza por {0}.</translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation>Sin verificar: cualquiera puede usar este nombre. La huella {0} es la de su ordenador y no cambia de una partida a otra.</translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation>Cómo la llamas</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>The numbers are the same</source>
        <translation>Es el mismo número</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>Dejar de confiar</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Olvidar…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation>Número de seguridad</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation>Primer encuentro el {0}, último el {1}. Su huella empieza por {2}.</translation>
    </message>
    <message>
        <source>Forget {0}? They will be a stranger again, neither blocked nor trusted.</source>
        <translation>¿Olvidar a {0}? Volverá a ser una persona desconocida, ni bloqueada ni de confianza.</translation>
    </message>
    <message>
        <source>Everything from them is refused, and they are told nothing more.</source>
        <translation>Se rechaza todo lo que venga de esta persona, y no se le dice nada más.</translation>
    </message>
    <message>
        <source>You met with a join code, so it is certain who they are. They no longer need a code.</source>
        <translation>Os encontrasteis con un código de acceso: es seguro quién es. Ya no necesita código.</translation>
    </message>
    <message>
        <source>You compared this number with theirs. They no longer need a code.</source>
        <translation>Has comparado este número con el suyo. Ya no necesita código.</translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation>Leedlo el uno al otro, de viva voz o lado a lado. Si las dos pantallas muestran el mismo número, no hay nadie en medio. Si no, lo hay: no confíes en esta persona.</translation>
    </message>
</context>
</TS>
