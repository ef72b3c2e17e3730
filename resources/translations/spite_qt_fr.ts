<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation>pour deux personnes sur un même réseau&#xa0;: ni serveur, ni compte, ni Internet</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation>Licence MIT. Qt est utilisé sous la LGPL, version 3.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1, picked up</source>
        <translation>%1, prise</translation>
    </message>
    <message>
        <source>%1, takes the card that is picked up</source>
        <translation>%1, accepte la carte prise</translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation>%1, jouable sur %2</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>En dessous&#xa0;: %1</translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation>Carte prise&#xa0;: %1. Elle va sur&#xa0;: %2</translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation>La pile centrale %1 est complète et retourne à la pioche</translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation>Vous piochez&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 pioche %n carte</numerusform>
            <numerusform>%1 pioche %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation>Votre pile de paiement, vide</translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation>Pile de paiement de %1, vide</translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>Votre pile de paiement, %1 au-dessus, %n restante</numerusform>
            <numerusform>Votre pile de paiement, %1 au-dessus, %n restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Pile de paiement de %1, %2 au-dessus, %n restante</numerusform>
            <numerusform>Pile de paiement de %1, %2 au-dessus, %n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation>Votre pile latérale %1, vide</translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>Votre pile latérale %1, %n carte, %2 au-dessus</numerusform>
            <numerusform>Votre pile latérale %1, %n cartes, %2 au-dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation>Pile latérale %1 de %2, vide</translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Pile latérale %1 de %2, %n carte, %3 au-dessus</numerusform>
            <numerusform>Pile latérale %1 de %2, %n cartes, %3 au-dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation>Pile centrale %1, vide, attend&#xa0;: %2</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation>Pile centrale %1, %2, complète</translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation>Pile centrale %1, %2 valant %3, attend&#xa0;: %4</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation>Pile centrale %1, %2, attend&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation>%1, carte %2 sur %3 de votre main</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the hand of %4</source>
        <translation>%1, carte %2 sur %3 de la main de %4</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Main de %1, %n carte</numerusform>
            <numerusform>Main de %1, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation>pile centrale %1</translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation>pile latérale %1</translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation>Vous défaussez %1 sur la pile latérale %2</translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation>%1 défausse %2 sur la pile latérale %3</translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation>Vous jouez %1 de la pile de paiement sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation>%3 joue %1 de la pile de paiement sur la pile centrale %2</translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation>Vous jouez %1 d’une latérale sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation>%3 joue %1 d’une latérale sur la pile centrale %2</translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation>Vous jouez %1 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation>%3 joue %1 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation>Vous jouez %1 de la pile de paiement comme %4 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation>%3 joue %1 de la pile de paiement comme %4 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation>Vous jouez %1 d’une latérale comme %4 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation>%3 joue %1 d’une latérale comme %4 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation>Vous jouez %1 comme %4 sur la pile centrale %2</translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation>%3 joue %1 comme %4 sur la pile centrale %2</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation>Abandonner cette manche&#xa0;?</translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation>{0} reçoit un point par carte de votre pile de paiement&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation>Mettre fin à la partie pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>It will be recorded as abandoned by you and cannot be resumed.</source>
        <translation>Elle sera enregistrée comme abandonnée par vous et ne pourra plus être reprise.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Mettre fin à la partie</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#xa0;?</translation>
    </message>
    <message>
        <source>You are told this once only.</source>
        <translation>Cet avis ne s’affiche qu’une fois.</translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation>{0} en sera informé. {1}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Quit Spite &amp; Malice?</source>
        <translation>Quitter Spite &amp; Malice&#xa0;?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Show the table</source>
        <translation>Afficher la table</translation>
    </message>
    <message>
        <source>{0} would like to play</source>
        <translation>{0} aimerait jouer</translation>
    </message>
    <message>
        <source>Your table is waiting for your answer.</source>
        <translation>Votre table attend votre réponse.</translation>
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
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>A match against this computer. Leave whenever you like and go on from the lobby.</source>
        <translation>Une partie contre cet ordinateur. Quittez-la quand vous voulez et reprenez-la depuis le salon.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>as de trèfle</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>deux de trèfle</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>trois de trèfle</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quatre de trèfle</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinq de trèfle</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>six de trèfle</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sept de trèfle</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>huit de trèfle</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>neuf de trèfle</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dix de trèfle</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valet de trèfle</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dame de trèfle</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>roi de trèfle</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de carreau</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>deux de carreau</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>trois de carreau</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>quatre de carreau</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinq de carreau</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>six de carreau</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sept de carreau</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>huit de carreau</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>neuf de carreau</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dix de carreau</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valet de carreau</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dame de carreau</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>roi de carreau</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de cœur</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>deux de cœur</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>trois de cœur</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>quatre de cœur</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinq de cœur</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>six de cœur</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sept de cœur</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>huit de cœur</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>neuf de cœur</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dix de cœur</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valet de cœur</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dame de cœur</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>roi de cœur</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de pique</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>deux de pique</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>trois de pique</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>quatre de pique</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinq de pique</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>six de pique</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sept de pique</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>huit de pique</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>neuf de pique</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dix de pique</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valet de pique</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dame de pique</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>roi de pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>two words and a number</source>
        <translation>deux mots et un nombre</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Code de la table</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation>La personne qui a ouvert cette table en voit le code et peut vous le lire.</translation>
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
        <translation>Défausser %1&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>A tie</source>
        <translation>Manche nulle</translation>
    </message>
    <message>
        <source>You both agreed. Nobody scores.</source>
        <translation>D’un commun accord, personne ne marque.</translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation>La pioche est épuisée. Personne ne marque.</translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation>Vous gagnez la manche</translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation>{0} gagne la manche</translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation>{0} a abandonné.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation>Votre pile de paiement est vide.</translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation>La pile de paiement de {0} est vide.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>Cela vaut %n point.</numerusform>
            <numerusform>Cela vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} left before both sides could confirm this result.</source>
        <translation>{0} n’était déjà plus là quand les deux côtés devaient signer cette fin.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation>La partie est annulée</translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation>D’un commun accord&#xa0;: elle ne compte pas.</translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation>Vous avez mis fin à la partie</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation>Elle est enregistrée comme abandonnée par vous.</translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation>{0} a mis fin à la partie</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation>Elle est enregistrée comme abandonnée par {0}.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie&#xa0;!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation>{0} gagne la partie</translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation>Les cartes seront plus clémentes la prochaine fois.</translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation>{0} a quitté la table</translation>
    </message>
    <message>
        <source>The connection to {0} is lost</source>
        <translation>La connexion avec {0} est coupée</translation>
    </message>
    <message>
        <source>It is recorded on this computer. {0} is told as soon as there is a connection again.</source>
        <translation>C’est enregistré sur cet ordinateur. {0} en sera informé dès qu’il y aura de nouveau une connexion.</translation>
    </message>
    <message>
        <source>Neither side is assumed to be right. Nothing was deleted; the two reports together show where they first differ.</source>
        <translation>Aucun des deux côtés n’est présumé avoir raison. Rien n’a été effacé&#xa0;; les deux rapports réunis montrent où commence la différence.</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>La partie ne peut pas continuer</translation>
    </message>
    <message>
        <source>You can call the match off together, or end it.</source>
        <translation>Vous pouvez annuler la partie d’un commun accord, ou y mettre fin.</translation>
    </message>
    <message>
        <source>The match is kept. You can go on with it from the lobby.</source>
        <translation>La partie est conservée. Vous pourrez la reprendre depuis le salon.</translation>
    </message>
    <message>
        <source>Another match begins as soon as you and {0} have both pressed “Play again”.</source>
        <translation>Une autre partie commence dès que vous et {0} avez tous deux choisi «&#xa0;Rejouer&#xa0;».</translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation>La partie est conservée. Elle reprendra d’elle-même dès que {0} sera de retour.</translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself as soon as {0} is back.</source>
        <translation>Tentative de joindre {0}. La partie reprendra d’elle-même dès le retour de {0}.</translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation>{0} est absent depuis un moment. Garder la partie pour plus tard, ou y mettre fin&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Votre pile de paiement</translation>
    </message>
    <message>
        <source>You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game. Today it has five cards, in a real game twenty.</source>
        <translation>Vous êtes en bas, {0} en haut. Qui se débarrasse le premier de sa pile de paiement gagne la manche. Aujourd’hui elle a cinq cartes, vingt dans une vraie manche.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Only you see these cards. Drag one to where it should go, or click it and then the place: what may be played there lights up. With the keyboard, the arrow keys and Enter do the same.</source>
        <translation>Vous seul voyez ces cartes. Faites-en glisser une là où elle doit aller, ou cliquez dessus puis sur la place&#xa0;: ce qui peut y être joué s’éclaire. Au clavier, les flèches et Entrée font de même.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>When your turn begins, your hand is filled up to five cards from the stock. If you play all five within a turn, you get five more at once and go on.</source>
        <translation>Au début de votre tour, votre main est complétée à cinq cartes depuis la pioche. Si vous jouez les cinq dans un même tour, vous en recevez aussitôt cinq autres et continuez.</translation>
    </message>
    <message>
        <source>Start a centre pile</source>
        <translation>Commencer une pile centrale</translation>
    </message>
    <message>
        <source>The centre piles belong to both of you. Each begins with an ace and grows by one: 2, 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.</source>
        <translation>Les piles centrales sont à vous deux. Chacune commence par un as et monte d’une carte à la fois&#xa0;: 2, 3, 4 … jusqu’à la dame. Les enseignes ne comptent pas. Posez votre carte ({0}) sur une place vide du centre.</translation>
    </message>
    <message>
        <source>From your payoff pile</source>
        <translation>Depuis votre pile de paiement</translation>
    </message>
    <message>
        <source>The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you closer to winning, so do it whenever you can.</source>
        <translation>La carte de votre pile de paiement ({0}) va sur une pile centrale. Jouez-la là&#xa0;: c’est ce qui vous rapproche de la victoire, faites-le donc dès que vous pouvez.</translation>
    </message>
    <message>
        <source>A king is a joker</source>
        <translation>Un roi est un joker</translation>
    </message>
    <message>
        <source>It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the small sign on it then says what it stands for.</source>
        <translation>Il vaut la carte qu’une pile centrale attend, quelle qu’elle soit. Posez votre carte ({0}) sur une pile centrale&#xa0;; le petit signe dit alors ce qu’elle vaut.</translation>
    </message>
    <message>
        <source>From a side pile</source>
        <translation>Depuis une pile latérale</translation>
    </message>
    <message>
        <source>The {0} on top of your side pile fits a centre pile. Side piles are your store: play from them whenever that helps you.</source>
        <translation>La carte du dessus de votre pile latérale ({0}) va sur une pile centrale. Les piles latérales sont votre réserve&#xa0;: jouez-en dès que cela vous aide.</translation>
    </message>
    <message>
        <source>End your turn: discard</source>
        <translation>Finir votre tour&#xa0;: défausser</translation>
    </message>
    <message>
        <source>You never have to play what you could. A turn ends with a discard: put a card from your hand on one of your four side piles. Later only the top card of each can be played, so do not bury what you need soon.</source>
        <translation>Vous n’êtes jamais obligé de jouer ce que vous pourriez. Un tour se termine par une défausse&#xa0;: posez une carte de votre main sur une de vos quatre piles latérales. Ensuite seule la carte du dessus de chacune peut être jouée&#xa0;; n’enterrez donc pas ce dont vous aurez bientôt besoin.</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation>{0} joue</translation>
    </message>
    <message>
        <source>You see every card that {0} plays. The list at the right keeps all moves.</source>
        <translation>Vous voyez chaque carte que {0} joue. La liste à droite garde tous les coups.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>No card fits any more. End your turn with a discard.</source>
        <translation>Plus aucune carte ne va. Finissez votre tour par une défausse.</translation>
    </message>
    <message>
        <source>Play on, or end your turn with a discard. A double click plays a card where it fits.</source>
        <translation>Continuez, ou finissez votre tour par une défausse. Un double clic joue une carte là où elle va.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Une pile complète</translation>
    </message>
    <message>
        <source>With the queen, or a king in her place, a centre pile is complete. It is shuffled back into the stock, and its place is free for an ace again. If the stock runs out, nobody wins.</source>
        <translation>Avec la dame, ou un roi à sa place, une pile centrale est complète. Elle est mélangée à la pioche, et sa place est de nouveau libre pour un as. Si la pioche s’épuise, personne ne gagne.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Voilà tout le jeu</translation>
    </message>
    <message>
        <source>Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points win a match. Finish this game now, or go and find somebody to play with.</source>
        <translation>Qui gagne une manche reçoit un point par carte restée sur l’autre pile de paiement, et 50 points font gagner la partie. Finissez cette manche, ou allez trouver quelqu’un avec qui jouer.</translation>
    </message>
</context>
<context>
    <name>GuideEndings</name>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Vous gagnez la manche.</translation>
    </message>
    <message>
        <source>{0} wins this game.</source>
        <translation>{0} gagne la manche.</translation>
    </message>
    <message>
        <source>Go on with a whole match alone, or find somebody to play with in the lobby.</source>
        <translation>Continuez par une partie entière, seul, ou trouvez quelqu’un avec qui jouer dans le salon.</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>La leçon est finie</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Done: {0} of {1}</source>
        <translation>Fait&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Retour au salon</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation>{0} n’a pas encore ouvert la donne…</translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation>{0} veut continuer à jouer.</translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation>{0} maintient le coup.</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Le dernier coup a été repris.</translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation>{0} ne répond pas…</translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation>La table attend encore un peu. Ensuite, la partie est conservée telle quelle.</translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation>Mettre fin à la partie…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0} est prêt pour la manche suivante.</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>En attente de {0}…</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Annuler la partie</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Retour au salon</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation>Avec un code</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverte à tous</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation>Vous recevez un code court&#xa0;; seules les personnes à qui vous le donnez peuvent s’asseoir.</translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation>Tout le monde sur ce réseau peut demander&#xa0;; vous voyez qui c’est et vous décidez.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Somebody at {0} typed a wrong join code.</source>
        <translation>Quelqu’un à {0} a saisi un mauvais code.</translation>
    </message>
    <message>
        <source>Somebody at {0} tried too many wrong codes, and has to wait a minute.</source>
        <translation>Quelqu’un à {0} a essayé trop de mauvais codes et doit attendre une minute.</translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation>Quelqu’un, à l’adresse {0}, n’a pas pu s’asseoir. {1}</translation>
    </message>
    <message>
        <source>{0} no longer wants to sit down.</source>
        <translation>{0} ne souhaite plus s’asseoir.</translation>
    </message>
    <message>
        <source>The match with {0} has not begun, and your table is still open.</source>
        <translation>La partie avec {0} n’a pas commencé, et votre table reste ouverte.</translation>
    </message>
</context>
<context>
    <name>JoiningPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Votre pile de paiement</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Carte %1 de votre main</translation>
    </message>
    <message>
        <source>Your side pile %1</source>
        <translation>Votre pile latérale %1</translation>
    </message>
    <message>
        <source>Centre pile %1</source>
        <translation>Pile centrale %1</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Pick the card up, or put it down</source>
        <translation>Prendre la carte, ou la poser</translation>
    </message>
    <message>
        <source>Play the card to the obvious pile</source>
        <translation>Jouer la carte sur la pile évidente</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Remettre la carte</translation>
    </message>
    <message>
        <source>Show the other side&apos;s last turn again</source>
        <translation>Revoir le dernier tour de l’adversaire</translation>
    </message>
    <message>
        <source>Show or hide the keys</source>
        <translation>Afficher ou masquer les touches</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Escape leaves it as it is.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;%1&#xa0;». Échap la laisse telle quelle.</translation>
    </message>
    <message>
        <source>%1 is taken: it is the key for “%2” everywhere.</source>
        <translation>%1 n’est pas disponible&#xa0;: c’est partout la touche de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>%1 was the key for “%2”, which now has none.</source>
        <translation>%1 était la touche de «&#xa0;%2&#xa0;», qui n’en a plus.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Touches à la table</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche habituelle</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Toutes par défaut</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in place of those in {0}.</source>
        <translation>Utilisé sous la LGPL, version 3&#xa0;: vous pouvez modifier Qt et mettre vos propres versions de ces bibliothèques à la place de celles de {0}.</translation>
    </message>
    <message>
        <source>This package came without a licence text.</source>
        <translation>Le paquet ne contenait pas le texte de sa licence.</translation>
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
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Open a table that somebody on your network can sit down at</source>
        <translation>Ouvrir une table où quelqu’un de votre réseau peut s’asseoir</translation>
    </message>
    <message>
        <source>A match against this computer</source>
        <translation>Une partie contre cet ordinateur</translation>
    </message>
    <message>
        <source>Who you have played with, and who you trust</source>
        <translation>Avec qui vous avez joué, et à qui vous faites confiance</translation>
    </message>
    <message>
        <source>How the game is played, with pictures</source>
        <translation>Comment on joue, en images</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>A two-minute game that explains itself</source>
        <translation>Une manche de deux minutes qui s’explique d’elle-même</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>en %n point</numerusform>
            <numerusform>en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how long a match alone is</source>
        <translation>Choisir la longueur d’une partie en solo</translation>
    </message>
    <message>
        <source>A match alone: {0}</source>
        <translation>Partie en solo&#xa0;: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation>à deux, sur un même réseau</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Aspect des cartes</translation>
    </message>
    <message>
        <source>Each suit in its own colour</source>
        <translation>Jeu à quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Les carreaux sont bleus et les trèfles verts.</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Grands index</translation>
    </message>
    <message>
        <source>Rank and suit can be read from further away.</source>
        <translation>Valeur et enseigne se lisent de plus loin.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Dos bleu</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Dos rouge</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>Another match with {0}</source>
        <translation>Une autre partie avec {0}</translation>
    </message>
    <message>
        <source>You sit down as soon as {0} opens the table again.</source>
        <translation>Vous vous assiérez dès que {0} rouvrira la table.</translation>
    </message>
    <message>
        <source>Looking for tables …</source>
        <translation>Recherche de tables…</translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation>Personne n’a encore ouvert de table sur votre réseau.

Ouvrez-en une&#xa0;: elle apparaîtra d’elle-même dans le salon de l’autre.</translation>
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
        <translation>Une erreur s’est produite dans ce programme ({0}). Ce qui est enregistré est en sécurité.</translation>
    </message>
    <message>
        <source>You are already at a table. Leave it first, then try again.</source>
        <translation>Vous êtes déjà à une table&#xa0;: quittez-la d’abord, puis relancez l’autre.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Proposer la nulle</translation>
    </message>
    <message>
        <source>Your discard has already been played, and the other side has drawn.</source>
        <translation>Votre défausse est déjà jouée, et l’adversaire a pioché.</translation>
    </message>
    <message>
        <source>Your last move cannot be taken back: cards were turned up, drawn or shuffled.</source>
        <translation>Votre dernier coup ne peut pas être repris&#xa0;: des cartes ont été retournées, piochées ou mélangées.</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation>Quitter…</translation>
    </message>
    <message>
        <source>If the other person agrees, this game ends and nobody scores</source>
        <translation>Si l’autre accepte, cette manche se termine et personne ne marque</translation>
    </message>
    <message>
        <source>If the other person agrees, your last move is undone, unless cards were turned up, drawn or shuffled</source>
        <translation>Si l’autre accepte, votre dernier coup est repris, sauf si des cartes ont été retournées, piochées ou mélangées</translation>
    </message>
    <message>
        <source>Give this game to the other person; the match goes on</source>
        <translation>Céder cette manche à l’autre&#xa0;; la partie continue</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Retourner au salon</translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation>Nulle proposée…</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Matches played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Vous&#xa0;: adversaire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the finished games to a file that can be watched anywhere</source>
        <translation>Écrire les manches terminées dans un fichier que l’on peut regarder partout</translation>
    </message>
    <message>
        <source>You have not played a match yet.</source>
        <translation>Vous n’avez pas encore joué de partie.</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Aucune manche de cette partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (ordinateur)</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>Opponent won</source>
        <translation>L’adversaire a gagné</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Ended by you</source>
        <translation>Arrêtée par vous</translation>
    </message>
    <message>
        <source>Ended by the opponent</source>
        <translation>Arrêtée par l’adversaire</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Cannot be played on</source>
        <translation>Ne peut pas continuer</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{0} asks for a code</source>
        <translation>Code demandé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The table of {0} asks for a code</source>
        <translation>La table de {0} demande un code</translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation>Vous prenez place&#xa0;: {0}…</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Appel en cours…</translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation>En attente d’être admis…</translation>
    </message>
    <message>
        <source>The table was closed before you sat down.</source>
        <translation>La table a été fermée avant que vous soyez assis.</translation>
    </message>
    <message>
        <source>You have not sat down.</source>
        <translation>Vous n’êtes pas à la table.</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation>table de {0}</translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation>Il n’y a pas de telle partie inachevée ici.</translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation>Plusieurs parties sont inachevées&#xa0;; choisissez-en une.</translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation>Reprise avec {0}…</translation>
    </message>
    <message>
        <source>Waiting for {0} to come back. The match then goes on by itself.</source>
        <translation>En attente du retour de {0}. La partie reprendra alors d’elle-même.</translation>
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
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation>&amp;Ouvrir une table</translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation>&amp;Rejoindre par adresse</translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation>Jouer &amp;seul</translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation>&amp;Personnes connues</translation>
    </message>
    <message>
        <source>&amp;About Spite &amp;&amp; Malice</source>
        <translation>À &amp;propos de Spite &amp;&amp; Malice</translation>
    </message>
    <message>
        <source>Undo the &amp;Discard</source>
        <translation>Annu&amp;ler la défausse</translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation>Demander à reprendre un &amp;coup</translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation>Proposer la &amp;nulle</translation>
    </message>
    <message>
        <source>&amp;Matches Played</source>
        <translation>Parties &amp;jouées</translation>
    </message>
    <message>
        <source>&amp;Open a Record …</source>
        <translation>Ouvrir un enre&amp;gistrement…</translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation>&amp;Abandonner cette manche…</translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation>Demander l’annulation de la par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation>Mettre &amp;fin à la partie…</translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation>Quitter la ta&amp;ble…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Para&amp;mètres</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Learn by Playing</source>
        <translation>&amp;Apprendre en jouant</translation>
    </message>
    <message>
        <source>&amp;Leave the Table</source>
        <translation>Quitter la ta&amp;ble</translation>
    </message>
    <message>
        <source>Show the &amp;Last Turn Again</source>
        <translation>&amp;Revoir le dernier tour</translation>
    </message>
    <message>
        <source>Show the &amp;Keys</source>
        <translation>Afficher les to&amp;uches</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>Le programme s’est arrêté de façon inattendue la dernière fois.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>There is a newer version of this program on your network. You can go on playing with this one.</source>
        <translation>Il y a une version plus récente de ce programme sur votre réseau. Celle-ci continue de fonctionner.</translation>
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
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation>De confiance</translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation>Rencontré, non vérifié</translation>
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
        <translation>Personnes</translation>
    </message>
    <message>
        <source>People you know</source>
        <translation>Personnes que vous connaissez</translation>
    </message>
    <message>
        <source>You do not know anybody yet. Everyone you sit down with appears here.</source>
        <translation>Vous ne connaissez encore personne. Toute personne avec qui vous vous asseyez figurera ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Everyone who looks for tables on your network sees it.</source>
        <translation>Quiconque cherche des tables sur votre réseau le voit.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
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
        <translation>désactivé</translation>
    </message>
    <message>
        <source>The other side&apos;s moves</source>
        <translation>Coups de l’adversaire</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Immédiat, sans mouvement</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Montrer où une carte peut aller</translation>
    </message>
    <message>
        <source>Places light up under the pointer.</source>
        <translation>Les places s’éclairent sous le pointeur.</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn</source>
        <translation>Demander avant qu’une défausse termine votre tour</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Un second appui la confirme.</translation>
    </message>
    <message>
        <source>Time to undo a discard</source>
        <translation>Délai pour annuler une défausse</translation>
    </message>
    <message>
        <source>Until then nobody else has seen it, and {0} takes it back.</source>
        <translation>D’ici là personne d’autre ne l’a vue, et {0} l’annule.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Points that win the match</source>
        <translation>Points pour gagner la partie</translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation>Moins de points</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Plus de points</translation>
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
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation>Vous avez demandé à reprendre le coup. {0} décide.</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation>{0} demande à reprendre le dernier coup.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation>{0} utilise une version du jeu incompatible avec celle-ci.</translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation>La connexion chiffrée avec {0} n’a pas pu être établie.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s join code.</source>
        <translation>Ce n’est pas le code d’accès de cette table.</translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation>Cette table est privée, il faut donc son code d’accès.</translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation>Cette table est ouverte, on la rejoint donc sans code.</translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation>Trop de codes ont été essayés&#xa0;; attendez une minute.</translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation>Le code d’accès est nécessaire, car les deux côtés ne se font pas encore confiance.</translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation>La clé n’est pas celle connue pour ce nom, ce peut donc être quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation>Quelqu’un d’autre est assis à cette table.</translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation>{0} a refusé.</translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation>Les règles de cette table ne peuvent pas être jouées ici.</translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation>Les deux côtés utilisent la même identité&#xa0;; un second siège a besoin de son propre dossier de données.</translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation>Il y a déjà une connexion avec {0}.</translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation>Cette partie est en cours avec {0} depuis une autre exécution du programme.</translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation>La partie ne peut pas continuer, car il manque à l’un des côtés tout ce qu’il en a signé.</translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation>{0} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation>{0} n’est pas joignable.</translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation>Quelque chose d’illisible est arrivé par la connexion.</translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation>Un message était plus grand que le jeu ne le permet.</translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation>Il est arrivé plus de messages que le jeu ne le permet.</translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation>Un message est arrivé à un moment où il n’a pas de sens.</translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation>Un message appartenait à une autre partie.</translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation>Un message prétendait venir du mauvais siège.</translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation>Un coup manquait ou n’était pas à sa place.</translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation>Un coup n’était pas signé par la personne qui l’a joué.</translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation>Les deux côtés n’ont plus les mêmes cartes.</translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation>Les cartes n’ont pas été distribuées comme les deux côtés en étaient convenus.</translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation>Un coup était contraire aux règles.</translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation>Les deux côtés ne se souviennent pas des mêmes coups.</translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation>{0} a quitté la table.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation>La connexion avec {0} a été perdue.</translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation>{0} ne répond plus depuis un moment.</translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation>La partie n’a pas pu être écrite sur le disque.</translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation>Votre demande est arrivée trop tard.</translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation>{0} a mis fin à la connexion.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation>Vous avez refusé.</translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation>Le programme de {0} a mis fin à la partie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The program of {0} ended the connection: {1}</source>
        <translation>Le programme de {0} a mis fin à la connexion&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation>{0} Un rapport à comparer avec celui de l’autre côté se trouve dans {1}.</translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation>{0} Le rapport {1} ne peut pas être écrit&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation>Attention&#xa0;: quelqu’un s’est présenté comme {0} avec une autre clé que celle de {1} que vous connaissez ({2}, et non {3}). C’est peut-être un imposteur, personne ne s’est donc assis. Si {4} a un nouvel ordinateur, retrouvez-vous avec un code d’accès, ou oubliez l’ancien sous Personnes.</translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation>{0} est connu ici avec une autre clé, {1}&#xa0;; celle-ci est {2}. Si {3} a un nouvel ordinateur, oubliez l’ancien.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation>Vous avez bloqué {0}. Débloquez d’abord cette personne pour vous asseoir à sa table.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to go on with the match.</source>
        <translation>Vous avez bloqué {0}. Débloquez d’abord cette personne pour reprendre la partie.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; {0} n’en est pas une.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has no port.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; {0} n’a pas de port.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} names no computer.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; {0} ne nomme aucun ordinateur.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; une adresse IPv6 se met entre crochets, comme dans [fe80::1%eth0]:4050.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; une adresse IPv6 se met entre crochets, comme dans [fe80::1%eth0]:4050, mais {0} n’en contient pas.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation>L’adresse d’une table est un ordinateur et un port, comme 192.168.1.7:4050 ou marie.local:4050&#xa0;; un port est un nombre de 1 à 65535, et non {0}.</translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation>Un code d’accès, c’est deux mots et un nombre, comme maple-otter-42.</translation>
    </message>
    <message>
        <source>A join code has letters from a to z and digits, like maple-otter-42.</source>
        <translation>Un code d’accès a des lettres de a à z et des chiffres, comme maple-otter-42.</translation>
    </message>
    <message>
        <source>That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation>Ce code d’accès est trop facile à deviner&#xa0;: prenez au moins {0} lettres et chiffres, comme maple-otter-42, ou aucun, et il en sera créé un.</translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation>{0} n’est pas joignable depuis l’interface {1}.</translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation>C’est votre propre table. Pour jouer contre vous-même, donnez à l’autre côté son propre dossier de données.</translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port, as in {1}.</source>
        <translation>L’adresse {0} a besoin du port de la table, comme {1}.</translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation>{0} tables sont ouvertes sous le nom {1}&#xa0;; rejoignez-en une par son adresse&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation>Rien n’est conservé de cette partie.</translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation>Cet ordinateur n’a pas d’interface réseau {0}.</translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation>{0} n’est pas une adresse réseau.</translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation>Cet ordinateur n’a pas l’adresse {0}&#xa0;; il a {1}.</translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation>Le port {0} est pris par un autre programme&#xa0;; choisissez-en un autre, ou aucun pour en obtenir un libre.</translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation>Ce programme n’a pas le droit d’écouter sur le port {0}&#xa0;; choisissez-en un à partir de 1024, ou aucun pour en obtenir un libre.</translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation>Cet ordinateur ne peut pas écouter sur le port {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation>Cet ordinateur n’est sur aucun réseau&#xa0;; connectez-le, ou jouez seul.</translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation>La multidiffusion ne passe pas sur ce réseau (un pare-feu, peut-être), les tables sont donc introuvables&#xa0;; rejoindre par adresse fonctionne.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation>Un autre programme se réserve le port UDP 5353, les tables du réseau sont donc introuvables&#xa0;; rejoindre par adresse fonctionne.</translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation>Ce programme n’a pas le droit d’utiliser la multidiffusion ici, les tables sont donc introuvables&#xa0;; rejoindre par adresse fonctionne.</translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation>Les tables du réseau sont introuvables sur cet ordinateur pour l’instant&#xa0;; rejoindre par adresse fonctionne.</translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation>Cette table est devenue introuvable sur le réseau&#xa0;; on peut la rejoindre par son adresse.</translation>
    </message>
    <message>
        <source>The search for tables stopped; joining by address works.</source>
        <translation>La recherche de tables s’est arrêtée&#xa0;; rejoindre par adresse fonctionne.</translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation>Le dossier de données {0} est inutilisable&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation>Un autre Spite &amp; Malice utilise déjà le dossier de données {0}. Fermez-le, ou choisissez un autre dossier avec --data-dir (ce sera une autre personne).</translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation>Le fichier d’identité {0} ne peut être ni lu ni créé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation>Le fichier d’identité {0} est endommagé ou d’une autre version. Il a été laissé tel quel&#xa0;: restaurez une copie, ou déplacez-le pour recommencer comme une nouvelle personne.</translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation>Le journal {0} est fermé.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation>Le journal {0} ne peut pas être ouvert&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation>Le journal {0} ne peut pas être créé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation>Le journal {0} ne peut pas être lu&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be written: {1}.</source>
        <translation>Impossible d’écrire dans le journal {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation>Le journal {0} a été écrit par une autre version du jeu (schéma {1}, celle-ci a {2}). Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Le journal {0} est endommagé et ne peut pas être mis de côté&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation>Le journal était endommagé et a été mis de côté sous {0}&#xa0;; un nouveau a été commencé. Rien n’a été effacé.</translation>
    </message>
    <message>
        <source>The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new one was begun.</source>
        <translation>Le journal était vide, comme un plantage ou un disque plein peut le laisser, et a été mis de côté sous {0}&#xa0;; un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If the other side still has it, it comes back from there when you next sit down with each other.</source>
        <translation>La partie avec {0} était endommagée dans le journal et y a été mise de côté&#xa0;; rien n’a été effacé. Si l’autre côté l’a encore, elle en revient la prochaine fois que vous vous installez ensemble à une table.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read: {1}.</source>
        <translation>La partie {0} ne peut pas être lue&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read. {1}</source>
        <translation>La partie {0} ne peut pas être lue. {1}</translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation>Cette personne n’est plus connue.</translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation>Plus de {0} personnes sont de confiance ou bloquées&#xa0;; oubliez-en quelques-unes.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation>Le fichier des personnes connues {0} ne peut pas être écrit&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation>Le fichier des personnes connues {0} ne peut pas être lu&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation>Le fichier des personnes connues {0} a été écrit par une autre version du jeu. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation>Le fichier des personnes connues {0} est endommagé et ne peut pas être mis de côté&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation>Le fichier des personnes connues était endommagé et a été mis de côté sous {0}. Personne n’est de confiance ni bloqué jusqu’à votre prochaine rencontre.</translation>
    </message>
    <message>
        <source>The log {0} cannot be written: {1}.</source>
        <translation>Impossible d’écrire dans le fichier de suivi {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation>Les paramètres ne peuvent pas être écrits dans {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation>Les paramètres sont illisibles ({0})&#xa0;; les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation>Le fichier des paramètres était endommagé&#xa0;: les valeurs par défaut sont utilisées, l’ancien fichier est gardé sous {0}.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation>Le fichier des paramètres était endommagé&#xa0;: les valeurs par défaut sont utilisées&#xa0;; le fichier ne peut pas être mis de côté ({0}).</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation>Des paramètres avaient des valeurs impossibles ({0})&#xa0;: leurs valeurs par défaut sont utilisées, l’ancien fichier est gardé sous {1}.</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation>Des paramètres avaient des valeurs impossibles ({0})&#xa0;: leurs valeurs par défaut sont utilisées&#xa0;; le fichier ne peut pas être mis de côté ({1}).</translation>
    </message>
    <message>
        <source>The rules of a match cannot be read: {0}.</source>
        <translation>Les règles d’une partie sont illisibles&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning does not fit its id.</source>
        <translation>L’enregistrement du début d’une partie ne correspond pas à son identifiant.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning names the wrong seat.</source>
        <translation>L’enregistrement du début d’une partie indique la mauvaise place.</translation>
    </message>
    <message>
        <source>The records of a match lack its beginning, or belong to several matches.</source>
        <translation>Il manque le début dans les enregistrements d’une partie, ou ils viennent de plusieurs parties.</translation>
    </message>
    <message>
        <source>This match was played with another identity.</source>
        <translation>Cette partie a été jouée avec une autre identité.</translation>
    </message>
    <message>
        <source>The signed end of a match is not the end of its entries.</source>
        <translation>La fin signée d’une partie n’est pas la fin de ses écritures.</translation>
    </message>
    <message>
        <source>Entry {0} was withdrawn, and is not the last one.</source>
        <translation>L’écriture {0} a été retirée, et n’est pas la dernière.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not follow from those before it: {1}.</source>
        <translation>L’écriture {0} d’une partie ne découle pas des précédentes&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not fit those before it.</source>
        <translation>L’écriture {0} d’une partie ne s’accorde pas avec les précédentes.</translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation>Le coup précédent est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation>Vous l’avez déjà demandé.</translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation>Personne ne s’est encore assis.</translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation>Il n’y a pas de coup qui puisse être repris.</translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation>La conversation est terminée.</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>L’autre côté</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>l’autre côté</translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation>personne ne répond à l’appel</translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation>quelqu’un d’autre est maintenant à cette adresse</translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation>la table demandée n’est plus là</translation>
    </message>
    <message>
        <source>ask {0} to host again</source>
        <translation>demandez une autre table à {0}</translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation>la recherche du nom {0} a pris trop de temps</translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation>il n’y a pas d’ordinateur nommé {0}</translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation>une autre table s’y trouve</translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation>{0} ne répond pas</translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation>{0} a raccroché</translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation>l’autre côté a raccroché</translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation>personne n’écoute à l’adresse {0}</translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation>aucun ordinateur ne répond à l’adresse {0}</translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation>cet ordinateur n’est sur aucun réseau qui mène à {0}</translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation>le pare-feu de cet ordinateur bloque l’appel vers {0}</translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation>{0} a besoin de son interface, comme dans fe80::1%eth0</translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation>la table n’est plus là&#xa0;; une autre se trouve à son adresse</translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation>personne n’a ouvert de table sous le nom {0}</translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation>quelque chose à l’adresse {0} répond à l’appel mais ne dit rien</translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation>{0} a cessé de répondre</translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation>ce n’est pas ce jeu qui répond</translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation>la table annonçait {0}, mais {1} a répondu</translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation>ce côté parle la version {0}, l’autre la version {1}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation>un autre programme verrouille le fichier</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>le fichier n’est pas accessible en écriture</translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation>le fichier n’est pas accessible</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>it is a link to {0}, and nothing is there</source>
        <translation>c’est un lien vers {0}, et il n’y a rien à cet endroit</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>son dossier n’est pas accessible en écriture</translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation>il contient déjà autre chose à cet endroit</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}&#xa0;: {1}.</translation>
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
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Manche {0}</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Coup {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
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
        <translation>Autre côté</translation>
    </message>
    <message>
        <source>See the game from the other side of the table</source>
        <translation>Voir la manche depuis l’autre côté de la table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Retourner au salon</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>For the people who maintain this program. It contains no cards, keys or codes.</source>
        <translation>Pour les personnes qui maintiennent ce programme. Il ne contient ni cartes, ni clés, ni codes.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Le but du jeu</translation>
    </message>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Chacun a une pile de paiement de {0} cartes, faces cachées, celle du dessus visible. Qui joue le premier la dernière carte de la sienne gagne la manche. Qui a le premier %n point gagne la partie.</numerusform>
            <numerusform>Chacun a une pile de paiement de {0} cartes, faces cachées, celle du dessus visible. Qui joue le premier la dernière carte de la sienne gagne la manche. Qui a le premier %n points gagne la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Your payoff pile. The number says how many cards are left.</source>
        <translation>Votre pile de paiement. Le nombre dit combien il reste de cartes.</translation>
    </message>
    <message>
        <source>Your hand: {0} cards that only you see.</source>
        <translation>Votre main&#xa0;: {0} cartes que vous seul voyez.</translation>
    </message>
    <message>
        <source>Your side piles. What you discard lies here, face up; only the top card of each can be played.</source>
        <translation>Vos piles latérales. Ce que vous défaussez est ici, face visible&#xa0;; seule la carte du dessus de chacune peut être jouée.</translation>
    </message>
    <message>
        <source>The centre piles, for both of you.</source>
        <translation>Les piles centrales, pour vous deux.</translation>
    </message>
    <message>
        <source>The stock, face down, from which cards are drawn.</source>
        <translation>La pioche, faces cachées, d’où l’on tire les cartes.</translation>
    </message>
    <message>
        <source>The other person&apos;s cards. You see their payoff card and side piles, but only they play from them.</source>
        <translation>Ce qu’a l’autre. Vous voyez sa carte de paiement et ses piles latérales, mais lui seul peut en jouer.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Your turn begins with drawing: your hand is filled up to {0} cards from the stock.</source>
        <translation>Votre tour commence par la pioche&#xa0;: votre main est complétée à {0} cartes.</translation>
    </message>
    <message>
        <source>Then play as many cards as you can and wish onto the centre piles: the top card of your payoff pile, the top cards of your side piles, cards from your hand. You never have to.</source>
        <translation>Jouez ensuite autant que vous pouvez et voulez sur les piles centrales&#xa0;: la carte du dessus de votre pile de paiement, celles de vos piles latérales, les cartes de votre main. Vous n’y êtes jamais obligé.</translation>
    </message>
    <message>
        <source>A discard ends your turn: put a card from your hand on one of your own side piles, whatever lies there. Nothing else ever goes onto a side pile.</source>
        <translation>Une défausse termine votre tour&#xa0;: posez une carte de votre main sur une de vos piles latérales, quoi qu’il s’y trouve. Rien d’autre ne va jamais sur une pile latérale.</translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation>Les piles centrales</translation>
    </message>
    <message>
        <source>Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.</source>
        <translation>Chacune commence par un as et monte d’une carte à la fois&#xa0;: A, 2, 3 … 10, J, Q. Les enseignes ne comptent pas.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Les rois</translation>
    </message>
    <message>
        <source>A king is a joker: on a centre pile it stands for whatever card comes next, even an ace or a queen. A small mark on it shows which.</source>
        <translation>Un roi est un joker&#xa0;: sur une pile centrale, il vaut la carte qui vient ensuite, fût-ce un as ou une dame. Une petite marque dit laquelle.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Une pile complète</translation>
    </message>
    <message>
        <source>With twelve cards a centre pile is complete. It is shuffled back into the stock at once, and its place is empty again.</source>
        <translation>À douze cartes, une pile centrale est complète. Elle est aussitôt mélangée à la pioche, et sa place est de nouveau vide.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Une main vide</translation>
    </message>
    <message>
        <source>Winning and points</source>
        <translation>Victoire et points</translation>
    </message>
    <message>
        <source>Whoever plays their last payoff card wins the game at once and gets a point for each card left on the other payoff pile. The next game is started by the person who did not start this one.</source>
        <translation>Qui joue sa dernière carte de paiement gagne aussitôt la manche et reçoit un point par carte restée sur l’autre pile de paiement. La manche suivante est commencée par la personne qui n’a pas commencé celle-ci.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Manche nulle</translation>
    </message>
    <message>
        <source>When the last card of the stock is drawn, or a card is to be drawn and there is none, the game ends at once. It is a tie: nobody gets a point.</source>
        <translation>Quand la dernière carte de la pioche est tirée, ou qu’il faut piocher et qu’il n’y en a plus, la manche se termine aussitôt. Elle est nulle&#xa0;: personne ne marque.</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Finir plus tôt</translation>
    </message>
    <message>
        <source>With mouse and keyboard</source>
        <translation>À la souris et au clavier</translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place: where it may be played lights up. The key “?” shows which key stands for which pile.</source>
        <translation>Faites glisser une carte là où elle doit aller, ou cliquez sur la carte puis sur la place&#xa0;: là où elle peut être jouée s’éclaire. La touche «&#xa0;?&#xa0;» montre quelle touche vaut pour quelle pile.</translation>
    </message>
    <message>
        <source>A double click or the right button plays a card at once where it fits. The right button beside the cards puts a card you have picked up back.</source>
        <translation>Un double clic ou le bouton droit joue aussitôt une carte là où elle va. Le bouton droit à côté des cartes repose la carte que vous avez prise.</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Règles maison de cette table</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, your turn ends without a discard, and the other person draws.</source>
        <translation>Si vous jouez la dernière carte de votre main sur une pile centrale, votre tour se termine sans défausse, et l’autre pioche.</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your turn goes on.</source>
        <translation>Si vous jouez la dernière carte de votre main sur une pile centrale, vous en piochez aussitôt {0} nouvelles, et votre tour continue.</translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation>Abandonner fait perdre la manche&#xa0;: l’autre reçoit un point par carte restée sur votre pile de paiement. La partie continue.</translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation>Proposer la nulle&#xa0;: si l’autre accepte, la manche se termine et personne ne marque.</translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation>Annuler la partie&#xa0;: si l’autre accepte, elle se termine et ne compte pas.</translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be resumed.</source>
        <translation>Mettre fin à la partie ne demande l’avis de personne&#xa0;: elle est enregistrée comme abandonnée par vous et ne peut plus être reprise.</translation>
    </message>
    <message>
        <source>Packs of 52 cards: {0} instead of {1}.</source>
        <translation>Jeux de 52 cartes&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>Cards on a payoff pile: {0} instead of {1}.</source>
        <translation>Cartes d’une pile de paiement&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>Cards in a hand: {0} instead of {1}.</source>
        <translation>Cartes en main&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>Side piles for each person: {0} instead of {1}.</source>
        <translation>Piles latérales par personne&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>Centre piles: {0} instead of {1}.</source>
        <translation>Piles centrales&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>Points that win the match: {0} instead of {1}.</source>
        <translation>Points pour gagner la partie&#xa0;: {0} au lieu de {1}.</translation>
    </message>
    <message>
        <source>An empty hand ends the turn.</source>
        <translation>Une main qui se vide termine le tour.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>L’autre</translation>
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
        <translation>Vous avez proposé la nulle. {0} décide.</translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation>Vous avez demandé l’annulation. {0} décide.</translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation>{0} propose la nulle&#xa0;: personne ne marquerait.</translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation>{0} demande l’annulation de la partie&#xa0;: elle ne compterait pas.</translation>
    </message>
    <message>
        <source>This computer could not save what happened: {0}. It tries again by itself; until then the game waits.</source>
        <translation>Cet ordinateur n’a pas pu conserver ce qui s’est passé&#xa0;: {0}. Il réessaie de lui-même&#xa0;; d’ici là, rien ne continue.</translation>
    </message>
    <message>
        <source>This computer could not save your move, so it was not played: {0}.</source>
        <translation>Cet ordinateur n’a pas pu conserver votre coup, il n’a donc pas été joué&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>This computer could not save what you asked for, so it was not done: {0}.</source>
        <translation>Cet ordinateur n’a pas pu conserver votre demande, elle est donc sans effet&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %2 point sur %n</numerusform>
            <numerusform>%1&#xa0;: %2 points sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound &amp; alerts</source>
        <translation>Son et alertes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Manche %1 · en %n point</numerusform>
            <numerusform>Manche %1 · en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Le son est activé</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Le son est coupé</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Cards and wood, short and quiet.</source>
        <translation>Cartes et bois, courts et discrets.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>M’avertir quand c’est mon tour</translation>
    </message>
    <message>
        <source>A desktop notification while this window is not in front.</source>
        <translation>Une notification du bureau, quand cette fenêtre n’est pas au premier plan.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo  %1</source>
        <translation>Annuler  %1</translation>
    </message>
    <message>
        <source>Keys  %1</source>
        <translation>Touches  %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Show the key of every pile</source>
        <translation>Montrer la touche de chaque pile</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation>ensuite %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>Play all of them, and you win the game.</source>
        <translation>Jouez-les toutes, et vous gagnez la manche.</translation>
    </message>
    <message>
        <source>When it is empty, %1 wins the game.</source>
        <translation>Quand elle est vide, %1 gagne la manche.</translation>
    </message>
    <message>
        <source>Your discards go here. The top card can be played.</source>
        <translation>Vos défausses vont ici. La carte du dessus peut être jouée.</translation>
    </message>
    <message>
        <source>Discards of %1, who can play the top card.</source>
        <translation>Défausses de %1, qui peut jouer la carte du dessus.</translation>
    </message>
    <message>
        <source>Both of you play here. A king always fits.</source>
        <translation>Vous jouez ici tous les deux. Un roi va toujours.</translation>
    </message>
    <message>
        <source>Hands are filled up from here. If it runs out, the game is a tie.</source>
        <translation>Les mains sont complétées d’ici. Si elle s’épuise, la manche est nulle.</translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation>La centrale %1 est complète et retourne à la pioche</translation>
    </message>
    <message>
        <source>turns up %1</source>
        <translation>retourne %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation>défausse %1 sur latérale %2</translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation>paiement&#xa0;: %1 comme %2 sur centrale %3</translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation>latérale&#xa0;: %1 comme %2 sur centrale %3</translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation>%1 comme %2 sur centrale %3</translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation>paiement&#xa0;: %1 sur centrale %2</translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation>latérale&#xa0;: %1 sur centrale %2</translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation>%1 sur centrale %2</translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation>La pioche est épuisée&#xa0;: manche nulle, aucun point</translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation>Nulle d’un commun accord&#xa0;: aucun point</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 a abandonné.</translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation>Les cartes se posent sur les piles éclairées.</translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation>Seule une carte de votre main va sur une pile latérale.</translation>
    </message>
    <message>
        <source>No card goes on a payoff pile.</source>
        <translation>Aucune carte ne va sur une pile de paiement.</translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation>Cette pile attend&#xa0;: %1, ou un roi.</translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation>La manche est nulle&#xa0;: aucun point</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>The last turn of %1 again. A key or a click ends it.</source>
        <translation>Le dernier tour de %1, encore une fois. Une touche ou un clic l’arrête.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile.</source>
        <translation>Posez %1 sur une pile éclairée.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. %2 takes it back.</source>
        <translation>Posez %1 sur une pile éclairée. %2 la reprend.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile; on a side pile it ends your turn.</source>
        <translation>%1 ne va sur aucune pile centrale&#xa0;; sur une pile latérale, elle termine votre tour.</translation>
    </message>
    <message>
        <source>You are watching: this game is already over.</source>
        <translation>Vous êtes spectateur&#xa0;: cette manche est déjà finie.</translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation>%1 joue. Ce sera ensuite à vous.</translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation>Aucune carte ne va sur une pile centrale&#xa0;: défaussez-en une sur une pile latérale.</translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation>Jouez sur une pile centrale, ou terminez votre tour&#xa0;: défaussez sur une pile latérale.</translation>
    </message>
    <message>
        <source>You discard the %1 on side %2, and your turn ends.</source>
        <translation>Vous défaussez %1 sur la pile latérale %2, et votre tour se termine.</translation>
    </message>
    <message>
        <source>Discard the %1 on side %2? That ends your turn.</source>
        <translation>Défausser %1 sur la pile latérale %2&#xa0;? Cela termine votre tour.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile now.</source>
        <translation>%1 ne va sur aucune pile centrale pour l’instant.</translation>
    </message>
    <message>
        <source>Only the top card of a side pile can be played.</source>
        <translation>Seule la carte du dessus d’une pile latérale peut être jouée.</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>pioche %n carte</numerusform>
            <numerusform>pioche %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>Vous gagnez la manche&#xa0;: %n point</numerusform>
            <numerusform>Vous gagnez la manche&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 gagne la manche&#xa0;: %n point</numerusform>
            <numerusform>%1 gagne la manche&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAlerts</name>
    <message>
        <source>{0} has sat down</source>
        <translation>{0} est à la table</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The cards are dealt, and you start.</source>
        <translation>Les cartes sont distribuées, et vous commencez.</translation>
    </message>
    <message>
        <source>{0} has played.</source>
        <translation>{0} a joué.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>See how it ended.</source>
        <translation>Voyez le résultat.</translation>
    </message>
    <message>
        <source>{0} is ready for the next game</source>
        <translation>{0} est prêt pour la manche suivante</translation>
    </message>
    <message>
        <source>The cards are dealt when you are ready too.</source>
        <translation>On distribuera quand vous serez prêt aussi.</translation>
    </message>
    <message>
        <source>{0} offers a tie</source>
        <translation>{0} propose la nulle</translation>
    </message>
    <message>
        <source>{0} asks to call the match off</source>
        <translation>{0} demande l’annulation de la partie</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back</source>
        <translation>{0} demande à reprendre le dernier coup</translation>
    </message>
    <message>
        <source>The table is waiting for your answer.</source>
        <translation>La table attend votre réponse.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>{0} is back</source>
        <translation>{0} est de retour</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Tables sur votre réseau</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>Le dernier coup a été repris.</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Manche finie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation>avec un code</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>ouverte à tous</translation>
    </message>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · en %n point</numerusform>
            <numerusform>{0} · en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation>de confiance, sans code</translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation>bloqué par vous</translation>
    </message>
    <message>
        <source>{0} · trusted</source>
        <translation>{0} · de confiance</translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation>{0} · déjà rencontré</translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation>{0} · pas la personne connue</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en partie</translation>
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
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation>Adresse et port d’une table</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tables sur votre réseau</translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation>Pas dans la liste&#xa0;? Rejoignez-la par son adresse&#xa0;:</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>{0} is waiting for you</source>
        <translation>{0} vous attend</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (ordinateur)</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Tout montrer ({0})</translation>
    </message>
    <message>
        <source>you {0} : {1}, game {2}</source>
        <translation>vous {0}&#xa0;: {1}, manche {2}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation>Continuer avec {0}</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contestée</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Settle the match with {0}</source>
        <translation>Régler la partie avec {0}</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation>Non vérifié…</translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation>On ne sait pas avec certitude qui est en face&#xa0;: comparez le numéro de sécurité.</translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation>Attention&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation>Non vérifié&#xa0;: c’est peut-être {0}, ou quelqu’un qui s’est glissé entre vous.</translation>
    </message>
    <message>
        <source>You have met {0} before, but who they are has not been verified.</source>
        <translation>Vous avez déjà rencontré {0}, mais son identité n’est pas vérifiée.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparer…</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>Your table is ready · first to %n</source>
        <translation>
            <numerusform>Votre table est prête&#xa0;·&#xa0;en&#xa0;%n&#xa0;point</numerusform>
            <numerusform>Votre table est prête&#xa0;·&#xa0;en&#xa0;%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may sit down. Waiting for the answer …</source>
        <translation>{0} peut s’asseoir. En attente de la réponse…</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>En attente de {0}…</translation>
    </message>
    <message>
        <source>Waiting for somebody …</source>
        <translation>En attente de quelqu’un…</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation>Ouverture de votre table…</translation>
    </message>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Une autre partie · en %n point</numerusform>
            <numerusform>Une autre partie · en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation>Lisez ce code à la personne avec qui vous voulez jouer&#xa0;:</translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation>Si votre table n’apparaît pas dans l’autre liste, on peut la rejoindre par son adresse&#xa0;:</translation>
    </message>
    <message>
        <source>{0} only has to press “Play again” too, or to sit down at your table in the lobby.</source>
        <translation>{0} n’a plus qu’à choisir «&#xa0;Rejouer&#xa0;», ou à s’asseoir à votre table dans le salon.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation>Trois codes faux ont été essayés, en voici donc un nouveau. Lisez-le&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Enregistrements de jeu</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Aucune manche de cette partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exporter les manches</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Type de fichier&#xa0;:</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être écrit&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Enregistré sous «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>«&#xa0;{0}&#xa0;» est illisible&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The game in “{0}” does not fit its own cards and moves, so it is not shown.</source>
        <translation>La manche de «&#xa0;{0}&#xa0;» ne correspond pas à ses propres cartes et coups, elle n’est donc pas montrée.</translation>
    </message>
    <message>
        <source>“{0}” is empty: there is no game in it.</source>
        <translation>«&#xa0;{0}&#xa0;» est vide&#xa0;: il ne contient aucune manche.</translation>
    </message>
    <message>
        <source>“{0}” is cut short: its end is missing. Please copy or export it again.</source>
        <translation>«&#xa0;{0}&#xa0;» est incomplet&#xa0;: la fin manque. Copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{0}” is not a game record, or it is damaged.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un enregistrement de jeu, ou il est endommagé.</translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation>{0} souhaite s’asseoir.</translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation>Vous avez confiance en cette personne&#xa0;: son identité est certaine.</translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation>Vous vous êtes déjà rencontrés ({1}). Non vérifié&#xa0;: son empreinte commence par {0}.</translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation>Non vérifié&#xa0;: n’importe qui peut utiliser ce nom. L’empreinte {0} est celle de son ordinateur et reste la même d’une partie à l’autre.</translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation>Le nom que vous lui donnez</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The numbers are the same</source>
        <translation>C’est le même numéro</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>Ne plus faire confiance</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Débloquer</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Oublier…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation>Numéro de sécurité</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation>Première rencontre le {0}, dernière le {1}. Son empreinte commence par {2}.</translation>
    </message>
    <message>
        <source>Forget {0}? They will be a stranger again, neither blocked nor trusted.</source>
        <translation>Oublier {0}&#xa0;? Cette personne redevient inconnue, ni bloquée ni de confiance.</translation>
    </message>
    <message>
        <source>Everything from them is refused, and they are told nothing more.</source>
        <translation>Tout ce qui vient de cette personne est refusé, et on ne lui en dit pas plus.</translation>
    </message>
    <message>
        <source>You met with a join code, so it is certain who they are. They no longer need a code.</source>
        <translation>Vous vous êtes rencontrés avec un code d’accès&#xa0;: son identité est certaine. Elle n’a plus besoin de code.</translation>
    </message>
    <message>
        <source>You compared this number with theirs. They no longer need a code.</source>
        <translation>Vous avez comparé ce numéro avec le sien. Cette personne n’a plus besoin de code.</translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation>Lisez-le-vous, de vive voix ou côte à côte. Si les deux écrans montrent le même numéro, personne ne s’est glissé entre vous. Sinon, quelqu’un l’a fait&#xa0;: ne faites pas confiance à cette personne.</translation>
    </message>
</context>
</TS>
