<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Spite &amp; Malice</source>
        <translation>Spite &amp; Malice</translation>
    </message>
    <message>
        <source>for two people on one network: no server, no account, no internet</source>
        <translation>para duas pessoas na mesma rede: sem servidor, sem conta, sem internet</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the LGPL, version 3.</source>
        <translation>Licença MIT. O Qt é usado sob a LGPL, versão 3.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar as versões</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
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
        <translation>%1, aceita a carta levantada</translation>
    </message>
    <message>
        <source>%1, playable on %2</source>
        <translation>%1, jogável em %2</translation>
    </message>
    <message>
        <source>Below it: %1</source>
        <translation>Embaixo: %1</translation>
    </message>
    <message>
        <source>The %1 is picked up. It fits: %2</source>
        <translation>Carta levantada: %1. Serve em: %2</translation>
    </message>
    <message>
        <source>Centre pile %1 is complete and goes back into the stock</source>
        <translation>A pilha central %1 está completa e volta ao monte de compras</translation>
    </message>
    <message>
        <source>You draw %1</source>
        <translation>Você compra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 compra %n carta</numerusform>
            <numerusform>%1 compra %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Monte de compras, %n carta</numerusform>
            <numerusform>Monte de compras, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your payoff pile, empty</source>
        <translation>Sua pilha de pagamento, vazia</translation>
    </message>
    <message>
        <source>Payoff pile of %1, empty</source>
        <translation>Pilha de pagamento de %1, vazia</translation>
    </message>
    <message numerus="yes">
        <source>Your payoff pile, %1 on top, %n left</source>
        <translation>
            <numerusform>Sua pilha de pagamento, %1 em cima, resta %n</numerusform>
            <numerusform>Sua pilha de pagamento, %1 em cima, restam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Payoff pile of %1, %2 on top, %n left</source>
        <translation>
            <numerusform>Pilha de pagamento de %1, %2 em cima, resta %n</numerusform>
            <numerusform>Pilha de pagamento de %1, %2 em cima, restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side pile %1, empty</source>
        <translation>Sua pilha lateral %1, vazia</translation>
    </message>
    <message numerus="yes">
        <source>Your side pile %1, %n card(s), %2 on top</source>
        <translation>
            <numerusform>Sua pilha lateral %1, %n carta, %2 em cima</numerusform>
            <numerusform>Sua pilha lateral %1, %n cartas, %2 em cima</numerusform>
        </translation>
    </message>
    <message>
        <source>Side pile %1 of %2, empty</source>
        <translation>Pilha lateral %1 de %2, vazia</translation>
    </message>
    <message numerus="yes">
        <source>Side pile %1 of %2, %n card(s), %3 on top</source>
        <translation>
            <numerusform>Pilha lateral %1 de %2, %n carta, %3 em cima</numerusform>
            <numerusform>Pilha lateral %1 de %2, %n cartas, %3 em cima</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre pile %1, empty, takes %2 next</source>
        <translation>Pilha central %1, vazia, recebe agora: %2</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, complete</source>
        <translation>Pilha central %1, %2, completa</translation>
    </message>
    <message>
        <source>Centre pile %1, %2 standing for %3, takes %4 next</source>
        <translation>Pilha central %1, %2 valendo %3, recebe agora: %4</translation>
    </message>
    <message>
        <source>Centre pile %1, %2, takes %3 next</source>
        <translation>Pilha central %1, %2, recebe agora: %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in your hand</source>
        <translation>%1, carta %2 de %3 da sua mão</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the hand of %4</source>
        <translation>%1, carta %2 de %3 da mão de %4</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Mão de %1, %n carta</numerusform>
            <numerusform>Mão de %1, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>centre pile %1</source>
        <translation>pilha central %1</translation>
    </message>
    <message>
        <source>side pile %1</source>
        <translation>pilha lateral %1</translation>
    </message>
    <message>
        <source>You discard %1 on side pile %2</source>
        <translation>Você descarta %1 na pilha lateral %2</translation>
    </message>
    <message>
        <source>%1 discards %2 on side pile %3</source>
        <translation>%1 descarta %2 na pilha lateral %3</translation>
    </message>
    <message>
        <source>You play payoff %1 to centre pile %2</source>
        <translation>Você joga %1 da pilha de pagamento na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 to centre pile %2</source>
        <translation>%3 joga %1 da pilha de pagamento na pilha central %2</translation>
    </message>
    <message>
        <source>You play side %1 to centre pile %2</source>
        <translation>Você joga %1 de uma lateral na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 to centre pile %2</source>
        <translation>%3 joga %1 de uma lateral na pilha central %2</translation>
    </message>
    <message>
        <source>You play %1 to centre pile %2</source>
        <translation>Você joga %1 na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays %1 to centre pile %2</source>
        <translation>%3 joga %1 na pilha central %2</translation>
    </message>
    <message>
        <source>You play payoff %1 as %4 to centre pile %2</source>
        <translation>Você joga %1 da pilha de pagamento como %4 na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays payoff %1 as %4 to centre pile %2</source>
        <translation>%3 joga %1 da pilha de pagamento como %4 na pilha central %2</translation>
    </message>
    <message>
        <source>You play side %1 as %4 to centre pile %2</source>
        <translation>Você joga %1 de uma lateral como %4 na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays side %1 as %4 to centre pile %2</source>
        <translation>%3 joga %1 de uma lateral como %4 na pilha central %2</translation>
    </message>
    <message>
        <source>You play %1 as %4 to centre pile %2</source>
        <translation>Você joga %1 como %4 na pilha central %2</translation>
    </message>
    <message>
        <source>%3 plays %1 as %4 to centre pile %2</source>
        <translation>%3 joga %1 como %4 na pilha central %2</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Resign this game?</source>
        <translation>Desistir desta rodada?</translation>
    </message>
    <message>
        <source>{0} gets a point for each card on your payoff pile: {1}.</source>
        <translation>{0} ganha um ponto por carta da sua pilha de pagamento: {1}.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>End the match for good?</source>
        <translation>Encerrar a partida de vez?</translation>
    </message>
    <message>
        <source>It will be recorded as abandoned by you and cannot be resumed.</source>
        <translation>Ela fica registrada como abandonada por você e não pode ser retomada.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Encerrar a partida</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Sair da mesa?</translation>
    </message>
    <message>
        <source>You are told this once only.</source>
        <translation>Este aviso só aparece uma vez.</translation>
    </message>
    <message>
        <source>{0} is told. {1}</source>
        <translation>{0} será avisado. {1}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Quit Spite &amp; Malice?</source>
        <translation>Sair de Spite &amp; Malice?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Show the table</source>
        <translation>Mostrar a mesa</translation>
    </message>
    <message>
        <source>{0} would like to play</source>
        <translation>{0} gostaria de jogar</translation>
    </message>
    <message>
        <source>Your table is waiting for your answer.</source>
        <translation>Sua mesa espera sua resposta.</translation>
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
        <translation>Jogar sozinho</translation>
    </message>
    <message>
        <source>A match against this computer. Leave whenever you like and go on from the lobby.</source>
        <translation>Uma partida contra este computador. Saia quando quiser e continue pelo saguão.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>ás de paus</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dois de paus</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>três de paus</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quatro de paus</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinco de paus</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>seis de paus</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sete de paus</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>oito de paus</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nove de paus</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dez de paus</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valete de paus</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama de paus</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rei de paus</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ás de ouros</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dois de ouros</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>três de ouros</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>quatro de ouros</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinco de ouros</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>seis de ouros</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sete de ouros</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>oito de ouros</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nove de ouros</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dez de ouros</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valete de ouros</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama de ouros</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rei de ouros</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ás de copas</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dois de copas</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>três de copas</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>quatro de copas</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinco de copas</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>seis de copas</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sete de copas</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>oito de copas</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nove de copas</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dez de copas</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valete de copas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama de copas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rei de copas</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ás de espadas</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dois de espadas</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>três de espadas</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>quatro de espadas</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinco de espadas</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>seis de espadas</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sete de espadas</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>oito de espadas</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nove de espadas</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dez de espadas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valete de espadas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama de espadas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rei de espadas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>two words and a number</source>
        <translation>duas palavras e um número</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Código da mesa</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The person who hosts this table sees its code and can read it out to you.</source>
        <translation>Quem abriu esta mesa vê o código e pode lê-lo para você.</translation>
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
        <translation>Descartar %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
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
        <translation>Vocês concordaram. Ninguém pontua.</translation>
    </message>
    <message>
        <source>The stock has run out. Nobody scores.</source>
        <translation>O monte de compras acabou. Ninguém pontua.</translation>
    </message>
    <message>
        <source>You win this game</source>
        <translation>Você venceu esta rodada</translation>
    </message>
    <message>
        <source>{0} wins this game</source>
        <translation>{0} venceu esta rodada</translation>
    </message>
    <message>
        <source>{0} resigned.</source>
        <translation>{0} desistiu.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Você desistiu.</translation>
    </message>
    <message>
        <source>Your payoff pile is empty.</source>
        <translation>Sua pilha de pagamento está vazia.</translation>
    </message>
    <message>
        <source>{0}&apos;s payoff pile is empty.</source>
        <translation>A pilha de pagamento de {0} está vazia.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>Isso vale %n ponto.</numerusform>
            <numerusform>Isso vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} left before both sides could confirm this result.</source>
        <translation>{0} saiu antes que os dois lados pudessem assinar este fim.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>The match is called off</source>
        <translation>A partida foi cancelada</translation>
    </message>
    <message>
        <source>You both agreed: it does not count.</source>
        <translation>Vocês concordaram: ela não conta.</translation>
    </message>
    <message>
        <source>You ended the match</source>
        <translation>Você encerrou a partida</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by you.</source>
        <translation>Ela fica registrada como abandonada por você.</translation>
    </message>
    <message>
        <source>{0} ended the match</source>
        <translation>{0} encerrou a partida</translation>
    </message>
    <message>
        <source>It is recorded as abandoned by {0}.</source>
        <translation>Ela fica registrada como abandonada por {0}.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Você venceu a partida!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Muito bem jogado.</translation>
    </message>
    <message>
        <source>{0} wins the match</source>
        <translation>{0} venceu a partida</translation>
    </message>
    <message>
        <source>Next time the cards may be kinder.</source>
        <translation>Da próxima vez as cartas podem ser mais gentis.</translation>
    </message>
    <message>
        <source>{0} has left the table</source>
        <translation>{0} saiu da mesa</translation>
    </message>
    <message>
        <source>The connection to {0} is lost</source>
        <translation>A conexão com {0} caiu</translation>
    </message>
    <message>
        <source>It is recorded on this computer. {0} is told as soon as there is a connection again.</source>
        <translation>Está registrado neste computador. {0} será avisado assim que houver conexão de novo.</translation>
    </message>
    <message>
        <source>Neither side is assumed to be right. Nothing was deleted; the two reports together show where they first differ.</source>
        <translation>Nenhum lado é tido como certo. Nada foi apagado; os dois relatórios juntos mostram onde primeiro diferem.</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>A partida não pode continuar</translation>
    </message>
    <message>
        <source>You can call the match off together, or end it.</source>
        <translation>Vocês podem cancelar a partida juntos, ou encerrá-la.</translation>
    </message>
    <message>
        <source>The match is kept. You can go on with it from the lobby.</source>
        <translation>A partida fica guardada. Você pode continuá-la pelo saguão.</translation>
    </message>
    <message>
        <source>Another match begins as soon as you and {0} have both pressed “Play again”.</source>
        <translation>Outra partida começa assim que você e {0} tiverem clicado em “Jogar de novo”.</translation>
    </message>
    <message>
        <source>The match is kept. It goes on by itself as soon as {0} is back.</source>
        <translation>A partida está guardada. Ela continua sozinha assim que {0} voltar.</translation>
    </message>
    <message>
        <source>Trying to reach {0}. The match goes on by itself as soon as {0} is back.</source>
        <translation>Tentando alcançar {0}. A partida continua sozinha assim que {0} voltar.</translation>
    </message>
    <message>
        <source>{0} has been away for a while. Keep the match for later, or end it?</source>
        <translation>{0} está ausente há algum tempo. Guardar a partida para depois ou encerrá-la?</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your payoff pile</source>
        <translation>Sua pilha de pagamento</translation>
    </message>
    <message>
        <source>You sit below, {0} sits above. Whoever gets rid of their payoff pile first wins the game. Today it has five cards, in a real game twenty.</source>
        <translation>Você está embaixo, {0} em cima. Quem se livrar primeiro da sua pilha de pagamento vence a rodada. Hoje ela tem cinco cartas, numa rodada de verdade vinte.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Only you see these cards. Drag one to where it should go, or click it and then the place: what may be played there lights up. With the keyboard, the arrow keys and Enter do the same.</source>
        <translation>Só você vê estas cartas. Arraste uma para onde ela deve ir, ou clique nela e depois no lugar: onde ela pode ser jogada se acende. No teclado, as setas e Enter fazem o mesmo.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>O monte de compras</translation>
    </message>
    <message>
        <source>When your turn begins, your hand is filled up to five cards from the stock. If you play all five within a turn, you get five more at once and go on.</source>
        <translation>No começo da sua vez, sua mão é completada até cinco cartas com o monte de compras. Se você jogar as cinco em uma só vez, recebe logo mais cinco e continua.</translation>
    </message>
    <message>
        <source>Start a centre pile</source>
        <translation>Comece uma pilha central</translation>
    </message>
    <message>
        <source>The centre piles belong to both of you. Each begins with an ace and grows by one: 2, 3, 4 … up to the queen. Suits do not matter. Put your {0} on an empty place in the centre.</source>
        <translation>As pilhas centrais são dos dois. Cada uma começa com um ás e cresce de um em um: 2, 3, 4 … até a dama. Os naipes não importam. Ponha sua carta ({0}) em um lugar vazio no centro.</translation>
    </message>
    <message>
        <source>From your payoff pile</source>
        <translation>Da sua pilha de pagamento</translation>
    </message>
    <message>
        <source>The {0} on your payoff pile fits a centre pile. Play it there: that is what brings you closer to winning, so do it whenever you can.</source>
        <translation>A carta da sua pilha de pagamento ({0}) serve em uma pilha central. Jogue-a lá: é o que deixa você mais perto de vencer, então faça isso sempre que puder.</translation>
    </message>
    <message>
        <source>A king is a joker</source>
        <translation>Um rei é um curinga</translation>
    </message>
    <message>
        <source>It stands for whatever card a centre pile needs next. Put your {0} on a centre pile; the small sign on it then says what it stands for.</source>
        <translation>Ele vale a carta de que uma pilha central precisa. Ponha sua carta ({0}) em uma pilha central; o pequeno sinal nela diz então quanto vale.</translation>
    </message>
    <message>
        <source>From a side pile</source>
        <translation>De uma pilha lateral</translation>
    </message>
    <message>
        <source>The {0} on top of your side pile fits a centre pile. Side piles are your store: play from them whenever that helps you.</source>
        <translation>A carta de cima da sua pilha lateral ({0}) serve em uma pilha central. As pilhas laterais são sua reserva: jogue delas sempre que ajudar.</translation>
    </message>
    <message>
        <source>End your turn: discard</source>
        <translation>Encerrar a vez: descartar</translation>
    </message>
    <message>
        <source>You never have to play what you could. A turn ends with a discard: put a card from your hand on one of your four side piles. Later only the top card of each can be played, so do not bury what you need soon.</source>
        <translation>Você nunca precisa jogar o que poderia. A vez termina com um descarte: ponha uma carta da mão em uma das suas quatro pilhas laterais. Depois só a carta de cima de cada uma pode ser jogada, então não enterre o que logo vai precisar.</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation>{0} joga</translation>
    </message>
    <message>
        <source>You see every card that {0} plays. The list at the right keeps all moves.</source>
        <translation>Você vê cada carta que {0} joga. A lista à direita guarda todas as jogadas.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>No card fits any more. End your turn with a discard.</source>
        <translation>Nenhuma carta serve mais. Encerre sua vez com um descarte.</translation>
    </message>
    <message>
        <source>Play on, or end your turn with a discard. A double click plays a card where it fits.</source>
        <translation>Continue jogando ou encerre sua vez com um descarte. Um clique duplo joga uma carta onde ela serve.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Uma pilha completa</translation>
    </message>
    <message>
        <source>With the queen, or a king in her place, a centre pile is complete. It is shuffled back into the stock, and its place is free for an ace again. If the stock runs out, nobody wins.</source>
        <translation>Com a dama, ou um rei no lugar dela, uma pilha central está completa. Ela é embaralhada de volta no monte de compras, e seu lugar fica livre para um ás. Se o monte acabar, ninguém vence.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Este é o jogo todo</translation>
    </message>
    <message>
        <source>Whoever wins a game gets a point for each card left on the other payoff pile, and 50 points win a match. Finish this game now, or go and find somebody to play with.</source>
        <translation>Quem vence uma rodada ganha um ponto por carta que restar na outra pilha de pagamento, e com 50 pontos se vence a partida. Termine esta rodada, ou vá procurar alguém para jogar.</translation>
    </message>
</context>
<context>
    <name>GuideEndings</name>
    <message>
        <source>Play alone</source>
        <translation>Jogar sozinho</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Você venceu esta rodada.</translation>
    </message>
    <message>
        <source>{0} wins this game.</source>
        <translation>{0} venceu esta rodada.</translation>
    </message>
    <message>
        <source>Go on with a whole match alone, or find somebody to play with in the lobby.</source>
        <translation>Continue com uma partida inteira sozinho, ou encontre no saguão alguém com quem jogar.</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>A lição acabou</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Done: {0} of {1}</source>
        <translation>Feito: {0} de {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Voltar ao saguão</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>Dealing …</source>
        <translation>Distribuindo…</translation>
    </message>
    <message>
        <source>{0} has not opened the deal yet …</source>
        <translation>{0} ainda não abriu a distribuição…</translation>
    </message>
    <message>
        <source>{0} wants to play on.</source>
        <translation>{0} quer continuar jogando.</translation>
    </message>
    <message>
        <source>{0} lets the move stand.</source>
        <translation>{0} mantém a jogada.</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>A última jogada foi desfeita.</translation>
    </message>
    <message>
        <source>{0} is not answering …</source>
        <translation>{0} não responde…</translation>
    </message>
    <message>
        <source>The table waits a little longer. After that, the match is kept as it is.</source>
        <translation>A mesa espera mais um pouco. Depois disso, a partida fica guardada como está.</translation>
    </message>
    <message>
        <source>End the match …</source>
        <translation>Encerrar a partida…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0} está pronto para a próxima rodada.</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Esperando {0}…</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Guardar para depois</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Cancelar a partida</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Voltar ao saguão</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>With a code</source>
        <translation>Com código</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberta a todos</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>You get a short code; only people you tell it to can sit down.</source>
        <translation>Você recebe um código curto; só quem o receber de você pode se sentar.</translation>
    </message>
    <message>
        <source>Anybody on this network may ask; you see who it is and decide.</source>
        <translation>Qualquer pessoa nesta rede pode pedir; você vê quem é e decide.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Somebody at {0} typed a wrong join code.</source>
        <translation>Alguém em {0} digitou um código errado.</translation>
    </message>
    <message>
        <source>Somebody at {0} tried too many wrong codes, and has to wait a minute.</source>
        <translation>Alguém em {0} tentou códigos errados demais e precisa esperar um minuto.</translation>
    </message>
    <message>
        <source>Somebody at {0} could not sit down. {1}</source>
        <translation>Alguém em {0} não pôde se sentar. {1}</translation>
    </message>
    <message>
        <source>{0} no longer wants to sit down.</source>
        <translation>{0} não quer mais se sentar.</translation>
    </message>
    <message>
        <source>The match with {0} has not begun, and your table is still open.</source>
        <translation>A partida com {0} não começou, e a sua mesa continua aberta.</translation>
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
        <translation>Sua pilha de pagamento</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Carta %1 da sua mão</translation>
    </message>
    <message>
        <source>Your side pile %1</source>
        <translation>Sua pilha lateral %1</translation>
    </message>
    <message>
        <source>Centre pile %1</source>
        <translation>Pilha central %1</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Para baixo</translation>
    </message>
    <message>
        <source>Pick the card up, or put it down</source>
        <translation>Pegar a carta ou soltá-la</translation>
    </message>
    <message>
        <source>Play the card to the obvious pile</source>
        <translation>Jogar a carta na pilha óbvia</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Devolver a carta</translation>
    </message>
    <message>
        <source>Show the other side&apos;s last turn again</source>
        <translation>Rever a última vez do adversário</translation>
    </message>
    <message>
        <source>Show or hide the keys</source>
        <translation>Mostrar ou ocultar as teclas</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Escape leaves it as it is.</source>
        <translation>Pressione a nova tecla para “%1”. Esc a deixa como está.</translation>
    </message>
    <message>
        <source>%1 is taken: it is the key for “%2” everywhere.</source>
        <translation>%1 não pode ser usada: é a tecla de “%2” em toda parte.</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Próximo campo</translation>
    </message>
    <message>
        <source>%1 was the key for “%2”, which now has none.</source>
        <translation>%1 era a tecla de “%2”, que agora não tem nenhuma.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas à mesa</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Todas no padrão</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in place of those in {0}.</source>
        <translation>Usado sob a LGPL, versão 3: você pode alterar o Qt e pôr suas próprias versões destas bibliotecas no lugar das que estão em {0}.</translation>
    </message>
    <message>
        <source>This package came without a licence text.</source>
        <translation>O pacote não trouxe o texto da licença.</translation>
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
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jogando</translation>
    </message>
    <message>
        <source>Open a table that somebody on your network can sit down at</source>
        <translation>Abrir uma mesa à qual alguém da sua rede pode se sentar</translation>
    </message>
    <message>
        <source>A match against this computer</source>
        <translation>Uma partida contra este computador</translation>
    </message>
    <message>
        <source>Who you have played with, and who you trust</source>
        <translation>Com quem você jogou e em quem confia</translation>
    </message>
    <message>
        <source>How the game is played, with pictures</source>
        <translation>Como se joga, com figuras</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>A two-minute game that explains itself</source>
        <translation>Uma rodada de dois minutos que se explica sozinha</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jogar sozinho</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>até %n ponto</numerusform>
            <numerusform>até %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how long a match alone is</source>
        <translation>Escolher a duração da partida contra o computador</translation>
    </message>
    <message>
        <source>A match alone: {0}</source>
        <translation>Jogar sozinho: {0}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>for two, on one network</source>
        <translation>para dois, na mesma rede</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Light or dark</source>
        <translation>Claro ou escuro</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Aparência das cartas</translation>
    </message>
    <message>
        <source>Each suit in its own colour</source>
        <translation>Baralho de quatro cores</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Ouros são azuis e paus, verdes.</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Índices grandes</translation>
    </message>
    <message>
        <source>Rank and suit can be read from further away.</source>
        <translation>Valor e naipe podem ser lidos de mais longe.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Verso azul</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Verso vermelho</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>Another match with {0}</source>
        <translation>Outra partida com {0}</translation>
    </message>
    <message>
        <source>You sit down as soon as {0} opens the table again.</source>
        <translation>Você se senta assim que {0} reabrir a mesa.</translation>
    </message>
    <message>
        <source>Looking for tables …</source>
        <translation>Procurando mesas…</translation>
    </message>
    <message>
        <source>Nobody has opened a table on your network yet.

Host one, and it appears in the other lobby by itself.</source>
        <translation>Ninguém abriu uma mesa na sua rede ainda.

Abra uma: ela aparece sozinha no saguão da outra pessoa.</translation>
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
        <translation>Algo deu errado neste programa ({0}). O que foi gravado está seguro.</translation>
    </message>
    <message>
        <source>You are already at a table. Leave it first, then try again.</source>
        <translation>Você já está em uma mesa: saia dela primeiro e depois abra a outra de novo.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Propor empate</translation>
    </message>
    <message>
        <source>Your discard has already been played, and the other side has drawn.</source>
        <translation>Seu descarte já foi jogado, e o adversário já comprou.</translation>
    </message>
    <message>
        <source>Your last move cannot be taken back: cards were turned up, drawn or shuffled.</source>
        <translation>Sua última jogada não pode ser desfeita: cartas foram viradas, compradas ou embaralhadas.</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Desistir…</translation>
    </message>
    <message>
        <source>Leave …</source>
        <translation>Sair…</translation>
    </message>
    <message>
        <source>If the other person agrees, this game ends and nobody scores</source>
        <translation>Se a outra pessoa aceitar, esta rodada termina e ninguém pontua</translation>
    </message>
    <message>
        <source>If the other person agrees, your last move is undone, unless cards were turned up, drawn or shuffled</source>
        <translation>Se a outra pessoa aceitar, sua última jogada é desfeita, exceto se cartas foram viradas, compradas ou embaralhadas</translation>
    </message>
    <message>
        <source>Give this game to the other person; the match goes on</source>
        <translation>Ceder esta rodada à outra pessoa; a partida continua</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Voltar ao saguão</translation>
    </message>
    <message>
        <source>Tie offered …</source>
        <translation>Empate proposto…</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Matches played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Começada</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Você : adversário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the finished games to a file that can be watched anywhere</source>
        <translation>Gravar as rodadas terminadas em um arquivo que pode ser visto em qualquer lugar</translation>
    </message>
    <message>
        <source>You have not played a match yet.</source>
        <translation>Você ainda não jogou nenhuma partida.</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Nenhuma rodada desta partida terminou ainda.</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (computador)</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>Opponent won</source>
        <translation>O adversário venceu</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Ended by you</source>
        <translation>Encerrada por você</translation>
    </message>
    <message>
        <source>Ended by the opponent</source>
        <translation>Encerrada pelo adversário</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>Cannot be played on</source>
        <translation>Não pode continuar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Não terminada</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{0} asks for a code</source>
        <translation>Código necessário: {0}</translation>
    </message>
    <message>
        <source>The table of {0} asks for a code</source>
        <translation>A mesa de {0} pede um código</translation>
    </message>
    <message>
        <source>Sitting down at {0} …</source>
        <translation>Sentando-se: {0}…</translation>
    </message>
    <message>
        <source>Calling …</source>
        <translation>Chamando…</translation>
    </message>
    <message>
        <source>Waiting to be let in …</source>
        <translation>Esperando ser aceito…</translation>
    </message>
    <message>
        <source>The table was closed before you sat down.</source>
        <translation>A mesa foi fechada antes de você se sentar.</translation>
    </message>
    <message>
        <source>You have not sat down.</source>
        <translation>Você não se sentou.</translation>
    </message>
    <message>
        <source>Looking for it …</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>the table of {0}</source>
        <translation>mesa de {0}</translation>
    </message>
    <message>
        <source>There is no such unfinished match here.</source>
        <translation>Essa partida inacabada não existe aqui.</translation>
    </message>
    <message>
        <source>Several matches are unfinished; choose one of them.</source>
        <translation>Várias partidas estão inacabadas; escolha uma delas.</translation>
    </message>
    <message>
        <source>Going on with {0} …</source>
        <translation>Continuando com {0}…</translation>
    </message>
    <message>
        <source>Waiting for {0} to come back. The match then goes on by itself.</source>
        <translation>Esperando {0} voltar. A partida então continua sozinha.</translation>
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
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Host a Table</source>
        <translation>&amp;Abrir uma mesa</translation>
    </message>
    <message>
        <source>&amp;Join by Address</source>
        <translation>&amp;Entrar por endereço</translation>
    </message>
    <message>
        <source>Play &amp;Alone</source>
        <translation>&amp;Jogar sozinho</translation>
    </message>
    <message>
        <source>&amp;People You Know</source>
        <translation>&amp;Pessoas conhecidas</translation>
    </message>
    <message>
        <source>&amp;About Spite &amp;&amp; Malice</source>
        <translation>&amp;Sobre o Spite &amp;&amp; Malice</translation>
    </message>
    <message>
        <source>Undo the &amp;Discard</source>
        <translation>Desfa&amp;zer o descarte</translation>
    </message>
    <message>
        <source>Ask to Take a Move &amp;Back</source>
        <translation>Pedir para desfa&amp;zer uma jogada</translation>
    </message>
    <message>
        <source>Offer a &amp;Tie</source>
        <translation>Propor e&amp;mpate</translation>
    </message>
    <message>
        <source>&amp;Matches Played</source>
        <translation>Partidas j&amp;ogadas</translation>
    </message>
    <message>
        <source>&amp;Open a Record …</source>
        <translation>Abrir um &amp;registro…</translation>
    </message>
    <message>
        <source>&amp;Resign This Game …</source>
        <translation>&amp;Desistir desta rodada…</translation>
    </message>
    <message>
        <source>Ask to &amp;Call the Match Off</source>
        <translation>Pedir para &amp;cancelar a partida</translation>
    </message>
    <message>
        <source>&amp;End the Match for Good …</source>
        <translation>E&amp;ncerrar a partida de vez…</translation>
    </message>
    <message>
        <source>&amp;Leave the Table …</source>
        <translation>Dei&amp;xar a mesa…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Confi&amp;gurações</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Learn by Playing</source>
        <translation>Apre&amp;nder jogando</translation>
    </message>
    <message>
        <source>&amp;Leave the Table</source>
        <translation>Dei&amp;xar a mesa</translation>
    </message>
    <message>
        <source>Show the &amp;Last Turn Again</source>
        <translation>&amp;Rever a última vez</translation>
    </message>
    <message>
        <source>Show the &amp;Keys</source>
        <translation>Mostrar as te&amp;clas</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>Da última vez o programa terminou inesperadamente.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostrar o relatório</translation>
    </message>
    <message>
        <source>There is a newer version of this program on your network. You can go on playing with this one.</source>
        <translation>Há uma versão mais nova deste programa na sua rede. Esta continua funcionando como está.</translation>
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
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Trusted</source>
        <translation>De confiança</translation>
    </message>
    <message>
        <source>Met, not verified</source>
        <translation>Conhecida, não verificada</translation>
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
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>People you know</source>
        <translation>Pessoas que você conhece</translation>
    </message>
    <message>
        <source>You do not know anybody yet. Everyone you sit down with appears here.</source>
        <translation>Você ainda não conhece ninguém. Quem se sentar com você aparecerá aqui.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Everyone who looks for tables on your network sees it.</source>
        <translation>Quem procura mesas na sua rede o vê.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como o sistema</translation>
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
        <translation>desligado</translation>
    </message>
    <message>
        <source>The other side&apos;s moves</source>
        <translation>Jogadas do adversário</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Devagar</translation>
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
        <translation>Na hora, sem movimento</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Mostrar aonde uma carta pode ir</translation>
    </message>
    <message>
        <source>Places light up under the pointer.</source>
        <translation>Os lugares se acendem sob o ponteiro.</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn</source>
        <translation>Perguntar antes que um descarte encerre a vez</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Um segundo toque confirma.</translation>
    </message>
    <message>
        <source>Time to undo a discard</source>
        <translation>Tempo para desfazer um descarte</translation>
    </message>
    <message>
        <source>Until then nobody else has seen it, and {0} takes it back.</source>
        <translation>Até lá ninguém mais o viu, e {0} o desfaz.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Points that win the match</source>
        <translation>Pontos para vencer a partida</translation>
    </message>
    <message>
        <source>Fewer points</source>
        <translation>Menos pontos</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Mais pontos</translation>
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
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>You asked to take the move back. {0} decides.</source>
        <translation>Você pediu para desfazer a jogada. {0} decide.</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back.</source>
        <translation>{0} pede para desfazer a última jogada.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{0} runs a version of the game that does not fit this one.</source>
        <translation>{0} usa uma versão do jogo incompatível com esta.</translation>
    </message>
    <message>
        <source>The encrypted connection with {0} could not be made.</source>
        <translation>Não foi possível fazer a conexão criptografada com {0}.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s join code.</source>
        <translation>Este não é o código de acesso desta mesa.</translation>
    </message>
    <message>
        <source>This table is private, so its join code is needed.</source>
        <translation>Esta mesa é privada, por isso é preciso o código de acesso.</translation>
    </message>
    <message>
        <source>This table is open, so it is joined without a code.</source>
        <translation>Esta mesa é aberta, por isso entra-se sem código.</translation>
    </message>
    <message>
        <source>Too many codes have been tried; wait a minute.</source>
        <translation>Foram tentados códigos demais; espere um minuto.</translation>
    </message>
    <message>
        <source>The join code is needed, because the two sides do not both trust each other yet.</source>
        <translation>É preciso o código de acesso, porque os dois lados ainda não confiam um no outro.</translation>
    </message>
    <message>
        <source>The key is not the one known for this name, so it may be somebody else.</source>
        <translation>A chave não é a conhecida para este nome, então pode ser outra pessoa.</translation>
    </message>
    <message>
        <source>Somebody else is sitting at this table.</source>
        <translation>Outra pessoa está sentada a esta mesa.</translation>
    </message>
    <message>
        <source>{0} declined.</source>
        <translation>{0} recusou.</translation>
    </message>
    <message>
        <source>The rules of this table cannot be played here.</source>
        <translation>As regras desta mesa não podem ser jogadas aqui.</translation>
    </message>
    <message>
        <source>Both sides use the same identity; a second seat needs a data folder of its own.</source>
        <translation>Os dois lados usam a mesma identidade; um segundo lugar precisa de sua própria pasta de dados.</translation>
    </message>
    <message>
        <source>There is already a connection with {0}.</source>
        <translation>Já existe uma conexão com {0}.</translation>
    </message>
    <message>
        <source>This match is under way with {0} from another run of the program.</source>
        <translation>Esta partida já está em andamento com {0} em outra execução do programa.</translation>
    </message>
    <message>
        <source>The match cannot go on, because one side has nothing of it that it has signed.</source>
        <translation>A partida não pode continuar, porque um lado não tem nada dela que tenha assinado.</translation>
    </message>
    <message>
        <source>{0} did not answer in time.</source>
        <translation>{0} não respondeu a tempo.</translation>
    </message>
    <message>
        <source>{0} cannot be reached.</source>
        <translation>Não é possível alcançar {0}.</translation>
    </message>
    <message>
        <source>Something unreadable came over the connection.</source>
        <translation>Algo ilegível chegou pela conexão.</translation>
    </message>
    <message>
        <source>A message was larger than the game allows.</source>
        <translation>Uma mensagem era maior do que o jogo permite.</translation>
    </message>
    <message>
        <source>More messages came than the game allows.</source>
        <translation>Chegaram mais mensagens do que o jogo permite.</translation>
    </message>
    <message>
        <source>A message came at a point where it makes no sense.</source>
        <translation>Uma mensagem chegou em um momento em que não faz sentido.</translation>
    </message>
    <message>
        <source>A message belonged to another match.</source>
        <translation>Uma mensagem era de outra partida.</translation>
    </message>
    <message>
        <source>A message claimed to come from the wrong seat.</source>
        <translation>Uma mensagem dizia vir do lugar errado.</translation>
    </message>
    <message>
        <source>A move was missing or out of order.</source>
        <translation>Uma jogada faltava ou estava fora de ordem.</translation>
    </message>
    <message>
        <source>A move was not signed by the person who made it.</source>
        <translation>Uma jogada não foi assinada por quem a fez.</translation>
    </message>
    <message>
        <source>The two sides no longer hold the same cards.</source>
        <translation>Os dois lados não têm mais as mesmas cartas.</translation>
    </message>
    <message>
        <source>The cards were not dealt as both sides had agreed.</source>
        <translation>As cartas não foram dadas como os dois lados haviam combinado.</translation>
    </message>
    <message>
        <source>A move was against the rules.</source>
        <translation>Uma jogada era contra as regras.</translation>
    </message>
    <message>
        <source>The two sides remember different moves.</source>
        <translation>Os dois lados se lembram de jogadas diferentes.</translation>
    </message>
    <message>
        <source>{0} has left the table.</source>
        <translation>{0} saiu da mesa.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The connection with {0} was lost.</source>
        <translation>A conexão com {0} foi perdida.</translation>
    </message>
    <message>
        <source>{0} has not answered for a while.</source>
        <translation>{0} não responde há algum tempo.</translation>
    </message>
    <message>
        <source>The match could not be written to the disk.</source>
        <translation>Não foi possível gravar a partida no disco.</translation>
    </message>
    <message>
        <source>Your request came too late.</source>
        <translation>Seu pedido chegou tarde demais.</translation>
    </message>
    <message>
        <source>{0} ended the connection.</source>
        <translation>{0} encerrou a conexão.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Você saiu da mesa.</translation>
    </message>
    <message>
        <source>You declined.</source>
        <translation>Você recusou.</translation>
    </message>
    <message>
        <source>The program of {0} ended the match: {1}</source>
        <translation>O programa de {0} encerrou a partida: {1}</translation>
    </message>
    <message>
        <source>The program of {0} ended the connection: {1}</source>
        <translation>O programa de {0} encerrou a conexão: {1}</translation>
    </message>
    <message>
        <source>{0} A report to compare with the other side&apos;s is in {1}.</source>
        <translation>{0} Um relatório para comparar com o do outro lado está em {1}.</translation>
    </message>
    <message>
        <source>{0} The report {1} cannot be written: {2}.</source>
        <translation>{0} O relatório {1} não pode ser gravado: {2}.</translation>
    </message>
    <message>
        <source>Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or forget the old one under People.</source>
        <translation>Atenção: alguém se apresentou como {0} com uma chave diferente da de {1} que você conhece ({2}, não {3}). Pode ser alguém fingindo, por isso ninguém se sentou. Se {4} tem um computador novo, encontrem-se com um código de acesso, ou esqueça o antigo em Pessoas.</translation>
    </message>
    <message>
        <source>{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old one.</source>
        <translation>{0} é conhecido aqui com outra chave, {1}; esta é {2}. Se {3} tem um computador novo, esqueça o antigo.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to sit at their table.</source>
        <translation>Você bloqueou {0}. Desbloqueie primeiro para sentar-se à mesa.</translation>
    </message>
    <message>
        <source>You have blocked {0}. Unblock them first to go on with the match.</source>
        <translation>Você bloqueou {0}. Desbloqueie primeiro para continuar a partida.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is not one.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; {0} não é um.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has no port.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; {0} não tem porta.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} names no computer.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; {0} não indica um computador.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; um endereço IPv6 fica entre colchetes, como em [fe80::1%eth0]:4050.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; um endereço IPv6 fica entre colchetes, como em [fe80::1%eth0]:4050, mas {0} não tem nenhum neles.</translation>
    </message>
    <message>
        <source>The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port is a number from 1 to 65535, not {0}.</source>
        <translation>O endereço de uma mesa é um computador e uma porta, como 192.168.1.7:4050 ou marie.local:4050; uma porta é um número de 1 a 65535, não {0}.</translation>
    </message>
    <message>
        <source>A join code is two words and a number, like maple-otter-42.</source>
        <translation>Um código de acesso são duas palavras e um número, como maple-otter-42.</translation>
    </message>
    <message>
        <source>A join code has letters from a to z and digits, like maple-otter-42.</source>
        <translation>Um código de acesso tem letras de a a z e dígitos, como maple-otter-42.</translation>
    </message>
    <message>
        <source>That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42, or none, and one is made.</source>
        <translation>Esse código de acesso é fácil demais de adivinhar: use pelo menos {0} letras e dígitos, como maple-otter-42, ou nenhum, e um será criado.</translation>
    </message>
    <message>
        <source>{0} cannot be reached from the interface {1}.</source>
        <translation>Não é possível alcançar {0} pela interface {1}.</translation>
    </message>
    <message>
        <source>This is your own table. To play against yourself, give the other side its own data folder.</source>
        <translation>Esta é a sua própria mesa. Para jogar contra si mesmo, dê ao outro lado sua própria pasta de dados.</translation>
    </message>
    <message>
        <source>The address {0} needs the table&apos;s port, as in {1}.</source>
        <translation>O endereço {0} precisa da porta da mesa, como {1}.</translation>
    </message>
    <message>
        <source>{0} tables are hosted as {1}; join one by its address: {2}.</source>
        <translation>{0} mesas estão abertas como {1}; entre em uma pelo endereço: {2}.</translation>
    </message>
    <message>
        <source>Nothing is kept of this match.</source>
        <translation>Nada desta partida está guardado.</translation>
    </message>
    <message>
        <source>This computer has no network interface {0}.</source>
        <translation>Este computador não tem a interface de rede {0}.</translation>
    </message>
    <message>
        <source>{0} is not a network address.</source>
        <translation>{0} não é um endereço de rede.</translation>
    </message>
    <message>
        <source>This computer has no address {0}; it has {1}.</source>
        <translation>Este computador não tem o endereço {0}; ele tem {1}.</translation>
    </message>
    <message>
        <source>Port {0} is taken by another program; choose another one, or none to get a free one.</source>
        <translation>A porta {0} está em uso por outro programa; escolha outra, ou nenhuma para obter uma livre.</translation>
    </message>
    <message>
        <source>This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.</source>
        <translation>Este programa não pode escutar na porta {0}; escolha uma a partir de 1024, ou nenhuma para obter uma livre.</translation>
    </message>
    <message>
        <source>This computer cannot listen on port {0}: {1}.</source>
        <translation>Este computador não pode escutar na porta {0}: {1}.</translation>
    </message>
    <message>
        <source>This computer is on no network; connect it, or play alone.</source>
        <translation>Este computador não está em nenhuma rede; conecte-o ou jogue sozinho.</translation>
    </message>
    <message>
        <source>Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; joining by address works.</source>
        <translation>O multicast não passa nesta rede (um firewall, talvez), por isso não se encontram mesas; entrar pelo endereço funciona.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by address works.</source>
        <translation>Outro programa ocupa sozinho a porta UDP 5353, por isso não se encontram mesas na rede; entrar pelo endereço funciona.</translation>
    </message>
    <message>
        <source>This program may not use multicast here, so tables cannot be found; joining by address works.</source>
        <translation>Este programa não pode usar multicast aqui, por isso não se encontram mesas; entrar pelo endereço funciona.</translation>
    </message>
    <message>
        <source>Tables on the network cannot be found on this computer now; joining by address works.</source>
        <translation>Neste computador não se encontram mesas na rede agora; entrar pelo endereço funciona.</translation>
    </message>
    <message>
        <source>This table cannot be found on the network any more; it can be joined by address.</source>
        <translation>Esta mesa não se encontra mais na rede; pode-se entrar pelo endereço.</translation>
    </message>
    <message>
        <source>The search for tables stopped; joining by address works.</source>
        <translation>A busca de mesas parou; entrar pelo endereço funciona.</translation>
    </message>
    <message>
        <source>The data folder {0} cannot be used: {1}.</source>
        <translation>A pasta de dados {0} não pode ser usada: {1}.</translation>
    </message>
    <message>
        <source>Another Spite &amp; Malice is running with the data folder {0}. Close it, or choose another folder with --data-dir (that is another person).</source>
        <translation>Outro Spite &amp; Malice está em execução com a pasta de dados {0}. Feche-o ou escolha outra pasta com --data-dir (será outra pessoa).</translation>
    </message>
    <message>
        <source>The identity file {0} cannot be read or made: {1}.</source>
        <translation>O arquivo de identidade {0} não pode ser lido nem criado: {1}.</translation>
    </message>
    <message>
        <source>The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or move it away to start as somebody new.</source>
        <translation>O arquivo de identidade {0} está danificado ou é de outra versão. Ele ficou como está: recupere uma cópia ou mova-o para começar como outra pessoa.</translation>
    </message>
    <message>
        <source>The journal {0} is closed.</source>
        <translation>O diário {0} está fechado.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be opened: {1}.</source>
        <translation>O diário {0} não pode ser aberto: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be made: {1}.</source>
        <translation>O diário {0} não pode ser criado: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}.</source>
        <translation>O diário {0} não pode ser lido: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} cannot be written: {1}.</source>
        <translation>Não é possível gravar no diário {0}: {1}.</translation>
    </message>
    <message>
        <source>The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was left as it is.</source>
        <translation>O diário {0} foi gravado por outra versão do jogo (esquema {1}, esta tem {2}). Ele ficou como está.</translation>
    </message>
    <message>
        <source>The journal {0} is damaged and cannot be set aside: {1}.</source>
        <translation>O diário {0} está danificado e não pode ser posto de lado: {1}.</translation>
    </message>
    <message>
        <source>The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.</source>
        <translation>O diário estava danificado e foi posto de lado como {0}; um novo foi começado. Nada foi apagado.</translation>
    </message>
    <message>
        <source>The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new one was begun.</source>
        <translation>O diário estava vazio, como uma falha ou um disco cheio pode deixá-lo, e foi posto de lado como {0}; um novo foi começado.</translation>
    </message>
    <message>
        <source>The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If the other side still has it, it comes back from there when you next sit down with each other.</source>
        <translation>A partida com {0} estava danificada no diário e foi posta de lado ali; nada foi apagado. Se o outro lado ainda a tiver, ela volta de lá na próxima vez que vocês se sentarem juntos.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read: {1}.</source>
        <translation>A partida {0} não pode ser lida: {1}.</translation>
    </message>
    <message>
        <source>The match {0} cannot be read. {1}</source>
        <translation>A partida {0} não pode ser lida. {1}</translation>
    </message>
    <message>
        <source>They are not known any more.</source>
        <translation>Essa pessoa não é mais conhecida.</translation>
    </message>
    <message>
        <source>More than {0} people are trusted or blocked; forget some.</source>
        <translation>Mais de {0} pessoas são de confiança ou bloqueadas; esqueça algumas.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be written: {1}.</source>
        <translation>O arquivo das pessoas conhecidas {0} não pode ser gravado: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} cannot be read: {1}.</source>
        <translation>O arquivo das pessoas conhecidas {0} não pode ser lido: {1}.</translation>
    </message>
    <message>
        <source>The file of known people {0} was written by another version of the game. It was left as it is.</source>
        <translation>O arquivo das pessoas conhecidas {0} foi gravado por outra versão do jogo. Ele ficou como está.</translation>
    </message>
    <message>
        <source>The file of known people {0} is damaged and cannot be set aside: {1}.</source>
        <translation>O arquivo das pessoas conhecidas {0} está danificado e não pode ser posto de lado: {1}.</translation>
    </message>
    <message>
        <source>The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked until you meet again.</source>
        <translation>O arquivo das pessoas conhecidas estava danificado e foi posto de lado como {0}. Ninguém é de confiança nem bloqueado até vocês se encontrarem de novo.</translation>
    </message>
    <message>
        <source>The log {0} cannot be written: {1}.</source>
        <translation>Não é possível gravar no arquivo de log {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {0}: {1}.</source>
        <translation>As configurações não podem ser gravadas em {0}: {1}.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({0}); defaults are used.</source>
        <translation>As configurações não podem ser lidas ({0}); usam-se os padrões.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used, the file as it was is kept as {0}.</source>
        <translation>O arquivo de configurações estava danificado: usam-se os padrões, e o arquivo antigo fica guardado como {0}.</translation>
    </message>
    <message>
        <source>The settings file was broken: defaults are used; the file cannot be set aside ({0}).</source>
        <translation>O arquivo de configurações estava danificado: usam-se os padrões; o arquivo não pode ser posto de lado ({0}).</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as {1}.</source>
        <translation>Configurações tinham valores impossíveis ({0}): usam-se os padrões delas, e o arquivo antigo fica guardado como {1}.</translation>
    </message>
    <message>
        <source>Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside ({1}).</source>
        <translation>Configurações tinham valores impossíveis ({0}): usam-se os padrões delas; o arquivo não pode ser posto de lado ({1}).</translation>
    </message>
    <message>
        <source>The rules of a match cannot be read: {0}.</source>
        <translation>As regras de uma partida não podem ser lidas: {0}.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning does not fit its id.</source>
        <translation>O registro do começo de uma partida não corresponde ao seu identificador.</translation>
    </message>
    <message>
        <source>The record of a match&apos;s beginning names the wrong seat.</source>
        <translation>O registro do começo de uma partida indica o lugar errado.</translation>
    </message>
    <message>
        <source>The records of a match lack its beginning, or belong to several matches.</source>
        <translation>Nos registros de uma partida falta o começo, ou eles são de várias partidas.</translation>
    </message>
    <message>
        <source>This match was played with another identity.</source>
        <translation>Esta partida foi jogada com outra identidade.</translation>
    </message>
    <message>
        <source>The signed end of a match is not the end of its entries.</source>
        <translation>O fim assinado de uma partida não é o fim dos seus registros.</translation>
    </message>
    <message>
        <source>Entry {0} was withdrawn, and is not the last one.</source>
        <translation>O registro {0} foi retirado, e não é o último.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not follow from those before it: {1}.</source>
        <translation>O registro {0} de uma partida não decorre dos anteriores: {1}.</translation>
    </message>
    <message>
        <source>Entry {0} of a match does not fit those before it.</source>
        <translation>O registro {0} de uma partida não combina com os anteriores.</translation>
    </message>
    <message>
        <source>The move before this one is still being written down.</source>
        <translation>A jogada anterior ainda está sendo gravada.</translation>
    </message>
    <message>
        <source>You have asked for this already.</source>
        <translation>Você já pediu isso.</translation>
    </message>
    <message>
        <source>Nobody has sat down yet.</source>
        <translation>Ninguém se sentou ainda.</translation>
    </message>
    <message>
        <source>There is no move that can be taken back.</source>
        <translation>Não há jogada que possa ser desfeita.</translation>
    </message>
    <message>
        <source>The conversation is over.</source>
        <translation>A conversa terminou.</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>O outro lado</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>o outro lado</translation>
    </message>
    <message>
        <source>nobody takes the call</source>
        <translation>ninguém atende à chamada</translation>
    </message>
    <message>
        <source>somebody else is at this address now</source>
        <translation>outra pessoa está agora neste endereço</translation>
    </message>
    <message>
        <source>they wanted a table that was here before</source>
        <translation>a mesa procurada não está mais aqui</translation>
    </message>
    <message>
        <source>ask {0} to host again</source>
        <translation>peça a {0} que abra outra mesa</translation>
    </message>
    <message>
        <source>looking up the name {0} took too long</source>
        <translation>a busca pelo nome {0} demorou demais</translation>
    </message>
    <message>
        <source>there is no computer named {0}</source>
        <translation>não há computador chamado {0}</translation>
    </message>
    <message>
        <source>another table is there</source>
        <translation>há outra mesa lá</translation>
    </message>
    <message>
        <source>{0} does not answer</source>
        <translation>{0} não responde</translation>
    </message>
    <message>
        <source>{0} hung up</source>
        <translation>{0} desligou</translation>
    </message>
    <message>
        <source>the other side hung up</source>
        <translation>o outro lado desligou</translation>
    </message>
    <message>
        <source>nobody is listening at {0}</source>
        <translation>ninguém escuta em {0}</translation>
    </message>
    <message>
        <source>no computer answers at {0}</source>
        <translation>nenhum computador responde em {0}</translation>
    </message>
    <message>
        <source>this computer is on no network that leads to {0}</source>
        <translation>este computador não está em nenhuma rede que leve a {0}</translation>
    </message>
    <message>
        <source>this computer&apos;s firewall does not let the call out to {0}</source>
        <translation>o firewall deste computador bloqueia a chamada para {0}</translation>
    </message>
    <message>
        <source>{0} needs the interface it is on, as in fe80::1%eth0</source>
        <translation>{0} precisa da interface em que está, como em fe80::1%eth0</translation>
    </message>
    <message>
        <source>the table is not there any more; another one is at its address</source>
        <translation>a mesa não está mais lá; há outra no endereço dela</translation>
    </message>
    <message>
        <source>nobody here hosts a table as {0}</source>
        <translation>ninguém abriu aqui uma mesa como {0}</translation>
    </message>
    <message>
        <source>something at {0} takes the call but says nothing</source>
        <translation>algo em {0} atende à chamada, mas não diz nada</translation>
    </message>
    <message>
        <source>{0} stopped answering</source>
        <translation>{0} parou de responder</translation>
    </message>
    <message>
        <source>it is not this game that answers</source>
        <translation>não é este jogo que responde</translation>
    </message>
    <message>
        <source>the table said {0}, but {1} answered</source>
        <translation>a mesa dizia {0}, mas {1} respondeu</translation>
    </message>
    <message>
        <source>this side speaks version {0}, the other side version {1}</source>
        <translation>este lado fala a versão {0}, o outro a versão {1}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>another program keeps the file locked</source>
        <translation>outro programa mantém o arquivo bloqueado</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>o arquivo não pode ser gravado</translation>
    </message>
    <message>
        <source>the file may not be used</source>
        <translation>o arquivo não pode ser usado</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>o arquivo não pode ser aberto</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco informa um erro</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>o arquivo está danificado</translation>
    </message>
    <message>
        <source>it is a link to {0}, and nothing is there</source>
        <translation>é um link para {0}, e não há nada lá</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>a pasta dele não pode ser gravada</translation>
    </message>
    <message>
        <source>it holds something else at this place already</source>
        <translation>ele já contém outra coisa neste lugar</translation>
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
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Uma jogada adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Rodada {0}</translation>
    </message>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Jogada {0} de {1}</translation>
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
        <translation>OK</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Outro lado</translation>
    </message>
    <message>
        <source>See the game from the other side of the table</source>
        <translation>Ver a rodada do outro lado da mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Go back to the lobby</source>
        <translation>Voltar ao saguão</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jogador 2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>For the people who maintain this program. It contains no cards, keys or codes.</source>
        <translation>Para quem cuida deste programa. Não há cartas, chaves ou códigos nele.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir a pasta</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>O objetivo do jogo</translation>
    </message>
    <message numerus="yes">
        <source>Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever is first to play all of theirs wins the game. The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Cada um tem uma pilha de pagamento de {0} cartas, viradas para baixo, a de cima virada para cima. Quem primeiro jogar a última carta da sua vence a rodada. Quem primeiro tiver %n ponto vence a partida.</numerusform>
            <numerusform>Cada um tem uma pilha de pagamento de {0} cartas, viradas para baixo, a de cima virada para cima. Quem primeiro jogar a última carta da sua vence a rodada. Quem primeiro tiver %n pontos vence a partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Your payoff pile. The number says how many cards are left.</source>
        <translation>Sua pilha de pagamento. O número diz quantas cartas restam.</translation>
    </message>
    <message>
        <source>Your hand: {0} cards that only you see.</source>
        <translation>Sua mão: {0} cartas que só você vê.</translation>
    </message>
    <message>
        <source>Your side piles. What you discard lies here, face up; only the top card of each can be played.</source>
        <translation>Suas pilhas laterais. O que você descarta fica aqui, virado para cima; só a carta de cima de cada uma pode ser jogada.</translation>
    </message>
    <message>
        <source>The centre piles, for both of you.</source>
        <translation>As pilhas centrais, para os dois.</translation>
    </message>
    <message>
        <source>The stock, face down, from which cards are drawn.</source>
        <translation>O monte de compras, virado para baixo, de onde se compram cartas.</translation>
    </message>
    <message>
        <source>The other person&apos;s cards. You see their payoff card and side piles, but only they play from them.</source>
        <translation>O que a outra pessoa tem. Você vê a carta de pagamento e as pilhas laterais dela, mas só ela joga delas.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Your turn begins with drawing: your hand is filled up to {0} cards from the stock.</source>
        <translation>Sua vez começa com a compra: sua mão é completada até {0} cartas com o monte de compras.</translation>
    </message>
    <message>
        <source>Then play as many cards as you can and wish onto the centre piles: the top card of your payoff pile, the top cards of your side piles, cards from your hand. You never have to.</source>
        <translation>Depois jogue quanto puder e quiser nas pilhas centrais: a carta de cima da sua pilha de pagamento, as de cima das suas pilhas laterais, cartas da mão. Você nunca é obrigado.</translation>
    </message>
    <message>
        <source>A discard ends your turn: put a card from your hand on one of your own side piles, whatever lies there. Nothing else ever goes onto a side pile.</source>
        <translation>Um descarte encerra sua vez: ponha uma carta da mão em uma das suas pilhas laterais, não importa o que esteja lá. Nada mais vai para uma pilha lateral.</translation>
    </message>
    <message>
        <source>Centre piles</source>
        <translation>As pilhas centrais</translation>
    </message>
    <message>
        <source>Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.</source>
        <translation>Cada uma começa com um ás e cresce de um em um: A, 2, 3 … 10, J, Q. Os naipes não importam.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Os reis</translation>
    </message>
    <message>
        <source>A king is a joker: on a centre pile it stands for whatever card comes next, even an ace or a queen. A small mark on it shows which.</source>
        <translation>Um rei é um curinga: em uma pilha central ele vale qualquer carta que venha a seguir, seja um ás ou uma dama. Uma pequena marca diz qual.</translation>
    </message>
    <message>
        <source>A complete pile</source>
        <translation>Uma pilha completa</translation>
    </message>
    <message>
        <source>With twelve cards a centre pile is complete. It is shuffled back into the stock at once, and its place is empty again.</source>
        <translation>Com doze cartas uma pilha central está completa. Ela é logo embaralhada de volta no monte de compras, e seu lugar fica vazio.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Uma mão vazia</translation>
    </message>
    <message>
        <source>Winning and points</source>
        <translation>Vitória e pontos</translation>
    </message>
    <message>
        <source>Whoever plays their last payoff card wins the game at once and gets a point for each card left on the other payoff pile. The next game is started by the person who did not start this one.</source>
        <translation>Quem joga sua última carta de pagamento vence logo a rodada e ganha um ponto por carta que restar na outra pilha de pagamento. A próxima rodada é começada por quem não começou esta.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>When the last card of the stock is drawn, or a card is to be drawn and there is none, the game ends at once. It is a tie: nobody gets a point.</source>
        <translation>Quando a última carta do monte de compras é comprada, ou é preciso comprar e não há carta, a rodada termina na hora. É um empate: ninguém pontua.</translation>
    </message>
    <message>
        <source>Ending early</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>With mouse and keyboard</source>
        <translation>Com mouse e teclado</translation>
    </message>
    <message>
        <source>Drag a card to where it should go, or click the card and then the place: where it may be played lights up. The key “?” shows which key stands for which pile.</source>
        <translation>Arraste uma carta para onde ela deve ir, ou clique na carta e depois no lugar: onde ela pode ser jogada se acende. A tecla “?” mostra qual tecla vale para qual pilha.</translation>
    </message>
    <message>
        <source>A double click or the right button plays a card at once where it fits. The right button beside the cards puts a card you have picked up back.</source>
        <translation>Um clique duplo ou o botão direito joga logo uma carta onde ela serve. O botão direito ao lado das cartas devolve a carta que você pegou.</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Regras da casa desta mesa</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, your turn ends without a discard, and the other person draws.</source>
        <translation>Se você jogar a última carta da mão em uma pilha central, sua vez termina sem descarte, e a outra pessoa compra.</translation>
    </message>
    <message>
        <source>If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your turn goes on.</source>
        <translation>Se você jogar a última carta da mão em uma pilha central, compra logo {0} novas, e sua vez continua.</translation>
    </message>
    <message>
        <source>Resigning loses this game: the other person gets a point for every card left on your payoff pile. The match goes on.</source>
        <translation>Quem desiste perde a rodada: a outra pessoa ganha um ponto por carta que restar na sua pilha de pagamento. A partida continua.</translation>
    </message>
    <message>
        <source>Offering a tie: if the other person agrees, the game ends and nobody scores.</source>
        <translation>Propor empate: se a outra pessoa aceitar, a rodada termina e ninguém pontua.</translation>
    </message>
    <message>
        <source>Calling the match off: if the other person agrees, it ends and does not count.</source>
        <translation>Cancelar a partida: se a outra pessoa aceitar, ela termina e não conta.</translation>
    </message>
    <message>
        <source>Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be resumed.</source>
        <translation>Encerrar a partida de vez não exige o acordo de ninguém: ela fica registrada como abandonada por você e não pode ser retomada.</translation>
    </message>
    <message>
        <source>Packs of 52 cards: {0} instead of {1}.</source>
        <translation>Baralhos de 52 cartas: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>Cards on a payoff pile: {0} instead of {1}.</source>
        <translation>Cartas em uma pilha de pagamento: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>Cards in a hand: {0} instead of {1}.</source>
        <translation>Cartas na mão: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>Side piles for each person: {0} instead of {1}.</source>
        <translation>Pilhas laterais por pessoa: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>Centre piles: {0} instead of {1}.</source>
        <translation>Pilhas centrais: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>Points that win the match: {0} instead of {1}.</source>
        <translation>Pontos para vencer a partida: {0} em vez de {1}.</translation>
    </message>
    <message>
        <source>An empty hand ends the turn.</source>
        <translation>Uma mão que fica vazia encerra a vez.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>A outra</translation>
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
        <translation>Você propôs empate. {0} decide.</translation>
    </message>
    <message>
        <source>You asked to call it off. {0} decides.</source>
        <translation>Você pediu para cancelar. {0} decide.</translation>
    </message>
    <message>
        <source>{0} offers a tie: nobody would score.</source>
        <translation>{0} propõe empate: ninguém pontuaria.</translation>
    </message>
    <message>
        <source>{0} asks to call the match off: it would not count.</source>
        <translation>{0} pede para cancelar a partida: ela não contaria.</translation>
    </message>
    <message>
        <source>This computer could not save what happened: {0}. It tries again by itself; until then the game waits.</source>
        <translation>Este computador não pôde guardar o que aconteceu: {0}. Ele tenta de novo sozinho; até lá, nada continua.</translation>
    </message>
    <message>
        <source>This computer could not save your move, so it was not played: {0}.</source>
        <translation>Este computador não pôde guardar sua jogada, por isso ela não foi feita: {0}.</translation>
    </message>
    <message>
        <source>This computer could not save what you asked for, so it was not done: {0}.</source>
        <translation>Este computador não pôde guardar seu pedido, por isso nada aconteceu: {0}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 of %n point(s)</source>
        <translation>
            <numerusform>%1: %2 de %n ponto</numerusform>
            <numerusform>%1: %2 de %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas das configurações</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Sound &amp; alerts</source>
        <translation>Som e avisos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>Game %1 · first to %n</source>
        <translation>
            <numerusform>Rodada %1 · até %n ponto</numerusform>
            <numerusform>Rodada %1 · até %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>O som está ligado</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>O som está desligado</translation>
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
        <translation>Cartas e madeira, curtos e discretos.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avisar quando for minha vez</translation>
    </message>
    <message>
        <source>A desktop notification while this window is not in front.</source>
        <translation>Uma notificação, enquanto esta janela não estiver na frente.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo  %1</source>
        <translation>Desfazer  %1</translation>
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
        <translation>Mostrar a tecla de cada pilha</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>next %1</source>
        <translation>próxima: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>Play all of them, and you win the game.</source>
        <translation>Jogue todas e você vence a rodada.</translation>
    </message>
    <message>
        <source>When it is empty, %1 wins the game.</source>
        <translation>Quando ficar vazia, %1 vence a rodada.</translation>
    </message>
    <message>
        <source>Your discards go here. The top card can be played.</source>
        <translation>Seus descartes vão aqui. A carta de cima pode ser jogada.</translation>
    </message>
    <message>
        <source>Discards of %1, who can play the top card.</source>
        <translation>Descartes de %1, que pode jogar a carta de cima.</translation>
    </message>
    <message>
        <source>Both of you play here. A king always fits.</source>
        <translation>Aqui os dois jogam. Um rei sempre serve.</translation>
    </message>
    <message>
        <source>Hands are filled up from here. If it runs out, the game is a tie.</source>
        <translation>As mãos são completadas daqui. Se acabar, a rodada empata.</translation>
    </message>
    <message>
        <source>Centre %1 is complete and goes back into the stock</source>
        <translation>A central %1 está completa e volta ao monte de compras</translation>
    </message>
    <message>
        <source>turns up %1</source>
        <translation>vira %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>discards %1 on side %2</source>
        <translation>descarta %1 na lateral %2</translation>
    </message>
    <message>
        <source>payoff %1 as %2 to centre %3</source>
        <translation>pagamento: %1 como %2 na central %3</translation>
    </message>
    <message>
        <source>side %1 as %2 to centre %3</source>
        <translation>lateral: %1 como %2 na central %3</translation>
    </message>
    <message>
        <source>%1 as %2 to centre %3</source>
        <translation>%1 como %2 na central %3</translation>
    </message>
    <message>
        <source>payoff %1 to centre %2</source>
        <translation>pagamento: %1 na central %2</translation>
    </message>
    <message>
        <source>side %1 to centre %2</source>
        <translation>lateral: %1 na central %2</translation>
    </message>
    <message>
        <source>%1 to centre %2</source>
        <translation>%1 na central %2</translation>
    </message>
    <message>
        <source>The stock is used up: a tie, no points</source>
        <translation>O monte de compras acabou: empate, sem pontos</translation>
    </message>
    <message>
        <source>A tie was agreed: no points</source>
        <translation>Empate combinado: sem pontos</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Você desistiu.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 desistiu.</translation>
    </message>
    <message>
        <source>Cards go on the lit piles.</source>
        <translation>As cartas vão para as pilhas acesas.</translation>
    </message>
    <message>
        <source>Only a card from your hand goes on a side pile.</source>
        <translation>Só uma carta da sua mão vai para uma pilha lateral.</translation>
    </message>
    <message>
        <source>No card goes on a payoff pile.</source>
        <translation>Nenhuma carta vai para uma pilha de pagamento.</translation>
    </message>
    <message>
        <source>That pile takes %1 next, or a king.</source>
        <translation>Essa pilha recebe agora: %1, ou um rei.</translation>
    </message>
    <message>
        <source>The game is a tie: no points</source>
        <translation>A rodada empatou: sem pontos</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>As cartas estão sendo dadas.</translation>
    </message>
    <message>
        <source>The last turn of %1 again. A key or a click ends it.</source>
        <translation>A última vez de %1 de novo. Uma tecla ou um clique encerra.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile.</source>
        <translation>Ponha %1 em uma pilha acesa.</translation>
    </message>
    <message>
        <source>Put the %1 on a lit pile. %2 takes it back.</source>
        <translation>Ponha %1 em uma pilha acesa. %2 a traz de volta.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile; on a side pile it ends your turn.</source>
        <translation>%1 não serve em nenhuma pilha central; em uma lateral, encerra sua vez.</translation>
    </message>
    <message>
        <source>You are watching: this game is already over.</source>
        <translation>Você está assistindo: esta rodada já acabou.</translation>
    </message>
    <message>
        <source>%1 plays. You are next.</source>
        <translation>%1 joga. Depois é a sua vez.</translation>
    </message>
    <message>
        <source>No card fits a centre pile: discard one on a side pile.</source>
        <translation>Nenhuma carta serve em uma pilha central: descarte uma em uma pilha lateral.</translation>
    </message>
    <message>
        <source>Play on a centre pile, or end your turn: discard on a side pile.</source>
        <translation>Jogue em uma pilha central ou encerre sua vez: descarte em uma pilha lateral.</translation>
    </message>
    <message>
        <source>You discard the %1 on side %2, and your turn ends.</source>
        <translation>Você descarta %1 na pilha lateral %2, e sua vez termina.</translation>
    </message>
    <message>
        <source>Discard the %1 on side %2? That ends your turn.</source>
        <translation>Descartar %1 na pilha lateral %2? Isso encerra sua vez.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>The %1 fits no centre pile now.</source>
        <translation>%1 não serve em nenhuma pilha central agora.</translation>
    </message>
    <message>
        <source>Only the top card of a side pile can be played.</source>
        <translation>Só a carta do topo de uma pilha lateral pode ser jogada.</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>compra %n carta</numerusform>
            <numerusform>compra %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n point(s)</source>
        <translation>
            <numerusform>Você venceu a rodada: %n ponto</numerusform>
            <numerusform>Você venceu a rodada: %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game: %n point(s)</source>
        <translation>
            <numerusform>%1 venceu a rodada: %n ponto</numerusform>
            <numerusform>%1 venceu a rodada: %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAlerts</name>
    <message>
        <source>{0} has sat down</source>
        <translation>{0} está à mesa</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>A partida começa.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>The cards are dealt, and you start.</source>
        <translation>As cartas foram distribuídas, e você começa.</translation>
    </message>
    <message>
        <source>{0} has played.</source>
        <translation>{0} jogou.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A rodada acabou</translation>
    </message>
    <message>
        <source>See how it ended.</source>
        <translation>Veja como terminou.</translation>
    </message>
    <message>
        <source>{0} is ready for the next game</source>
        <translation>{0} está pronto para a próxima rodada</translation>
    </message>
    <message>
        <source>The cards are dealt when you are ready too.</source>
        <translation>As cartas são dadas quando você também estiver pronto.</translation>
    </message>
    <message>
        <source>{0} offers a tie</source>
        <translation>{0} propõe empate</translation>
    </message>
    <message>
        <source>{0} asks to call the match off</source>
        <translation>{0} pede para cancelar a partida</translation>
    </message>
    <message>
        <source>{0} asks to take the last move back</source>
        <translation>{0} pede para desfazer a última jogada</translation>
    </message>
    <message>
        <source>The table is waiting for your answer.</source>
        <translation>A mesa espera sua resposta.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>{0} is back</source>
        <translation>{0} voltou</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas na sua rede</translation>
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
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>The last move was taken back.</source>
        <translation>A última jogada foi desfeita.</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Distribuindo…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da rodada</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joga</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>with a code</source>
        <translation>com código</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>aberta a todos</translation>
    </message>
    <message numerus="yes">
        <source>{0} · first to %n</source>
        <translation>
            <numerusform>{0} · até %n ponto</numerusform>
            <numerusform>{0} · até %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>trusted, no code</source>
        <translation>de confiança, sem código</translation>
    </message>
    <message>
        <source>blocked by you</source>
        <translation>bloqueada por você</translation>
    </message>
    <message>
        <source>{0} · trusted</source>
        <translation>{0} · de confiança</translation>
    </message>
    <message>
        <source>{0} · met before</source>
        <translation>{0} · já conhecida</translation>
    </message>
    <message>
        <source>{0} · not the one you know</source>
        <translation>{0} · não é quem você conhece</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jogando</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Address and port of a table</source>
        <translation>Endereço e porta de uma mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas na sua rede</translation>
    </message>
    <message>
        <source>Not in the list? Join by address:</source>
        <translation>Não está na lista? Entre pelo endereço:</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas inacabadas</translation>
    </message>
    <message>
        <source>{0} is waiting for you</source>
        <translation>{0} está esperando por você</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (computador)</translation>
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
        <translation>você {0} : {1}, rodada {2}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with {0}</source>
        <translation>Continuar com {0}</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contestada</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Settle the match with {0}</source>
        <translation>Resolver a partida com {0}</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Not verified …</source>
        <translation>Não verificado…</translation>
    </message>
    <message>
        <source>It is not certain who sits opposite: compare the safety number.</source>
        <translation>Não é certo quem está do outro lado: compare o número de segurança.</translation>
    </message>
    <message>
        <source>Warning: {0}</source>
        <translation>Atenção: {0}</translation>
    </message>
    <message>
        <source>Not verified: this may be {0}, or somebody in between.</source>
        <translation>Não verificado: pode ser {0}, ou alguém no meio.</translation>
    </message>
    <message>
        <source>You have met {0} before, but who they are has not been verified.</source>
        <translation>Você já encontrou {0}, mas não está verificado quem é.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
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
            <numerusform>Sua mesa está pronta · até&#xa0;%n&#xa0;ponto</numerusform>
            <numerusform>Sua mesa está pronta · até&#xa0;%n&#xa0;pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may sit down. Waiting for the answer …</source>
        <translation>{0} pode se sentar. Esperando a resposta…</translation>
    </message>
    <message>
        <source>Waiting for {0} …</source>
        <translation>Esperando {0}…</translation>
    </message>
    <message>
        <source>Waiting for somebody …</source>
        <translation>Esperando alguém…</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fechar a mesa</translation>
    </message>
    <message>
        <source>Opening your table …</source>
        <translation>Abrindo sua mesa…</translation>
    </message>
    <message numerus="yes">
        <source>Another match · first to %n</source>
        <translation>
            <numerusform>Outra partida · até %n ponto</numerusform>
            <numerusform>Outra partida · até %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Read this code out to the person you want to play with:</source>
        <translation>Leia este código para a pessoa com quem você quer jogar:</translation>
    </message>
    <message>
        <source>If your table is not in their list, they can join by address:</source>
        <translation>Se sua mesa não estiver na outra lista, é possível entrar pelo endereço:</translation>
    </message>
    <message>
        <source>{0} only has to press “Play again” too, or to sit down at your table in the lobby.</source>
        <translation>{0} só precisa apertar também “Jogar de novo” ou sentar-se à sua mesa no saguão.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so there is a new one. Read it out:</source>
        <translation>Três códigos errados foram tentados, então há um novo. Leia-o:</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registro</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Registros de jogo</translation>
    </message>
    <message>
        <source>No game of this match has ended yet.</source>
        <translation>Nenhuma rodada desta partida terminou ainda.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar as rodadas</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de arquivo:</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation>“{0}” não pode ser gravado: {1}.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Salvo como “{0}”.</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>“{0}” não pode ser lido: {1}.</translation>
    </message>
    <message>
        <source>The game in “{0}” does not fit its own cards and moves, so it is not shown.</source>
        <translation>A rodada em “{0}” não combina com suas próprias cartas e jogadas, por isso não é mostrada.</translation>
    </message>
    <message>
        <source>“{0}” is empty: there is no game in it.</source>
        <translation>“{0}” está vazio: não contém nenhuma rodada.</translation>
    </message>
    <message>
        <source>“{0}” is cut short: its end is missing. Please copy or export it again.</source>
        <translation>“{0}” está incompleto: falta o fim. Copie-o ou exporte-o de novo.</translation>
    </message>
    <message>
        <source>“{0}” is not a game record, or it is damaged.</source>
        <translation>“{0}” não é um registro de jogo, ou está danificado.</translation>
    </message>
</context>
<context>
    <name>_AskedBox</name>
    <message>
        <source>Let them sit down</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>{0} wants to sit down.</source>
        <translation>{0} quer se sentar.</translation>
    </message>
    <message>
        <source>You trust them: it is certain who they are.</source>
        <translation>Você confia nessa pessoa: é certo quem ela é.</translation>
    </message>
    <message>
        <source>You have met before, as {1}. Not verified: their fingerprint begins with {0}.</source>
        <translation>Vocês já se encontraram ({1}). Não verificado: a impressão digital começa com {0}.</translation>
    </message>
    <message>
        <source>Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and stays the same from match to match.</source>
        <translation>Não verificado: qualquer pessoa pode usar este nome. A impressão digital {0} é do computador dela e não muda de uma partida para outra.</translation>
    </message>
</context>
<context>
    <name>_Details</name>
    <message>
        <source>What you call them</source>
        <translation>Como você chama a pessoa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>The numbers are the same</source>
        <translation>É o mesmo número</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>Não confiar mais</translation>
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
        <translation>Esquecer…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Safety number</source>
        <translation>Número de segurança</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>First met on {0}, last on {1}. Their fingerprint begins with {2}.</source>
        <translation>Primeiro encontro em {0}, último em {1}. A impressão digital começa com {2}.</translation>
    </message>
    <message>
        <source>Forget {0}? They will be a stranger again, neither blocked nor trusted.</source>
        <translation>Esquecer {0}? A pessoa volta a ser desconhecida, nem bloqueada nem de confiança.</translation>
    </message>
    <message>
        <source>Everything from them is refused, and they are told nothing more.</source>
        <translation>Tudo o que vem dessa pessoa é recusado, e nada mais lhe é dito.</translation>
    </message>
    <message>
        <source>You met with a join code, so it is certain who they are. They no longer need a code.</source>
        <translation>Vocês se encontraram com um código de acesso: é certo quem ela é. Ela não precisa mais de código.</translation>
    </message>
    <message>
        <source>You compared this number with theirs. They no longer need a code.</source>
        <translation>Você comparou este número com o dela. Ela não precisa mais de código.</translation>
    </message>
    <message>
        <source>Read it to each other, by voice or side by side. If both screens show the same number, nobody is in between. If not, somebody is: do not trust this person.</source>
        <translation>Leiam o número um para o outro, por voz ou lado a lado. Se as duas telas mostram o mesmo número, não há ninguém no meio. Se não, há alguém: não confie nessa pessoa.</translation>
    </message>
</context>
</TS>
