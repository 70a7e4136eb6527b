= Due biglietti per l’Ambrì in curva
4620 | 60 | seats=2, seating=standing | tickets-blue x2
Posti in piedi, si canta. Io mi sposo proprio quella sera e ho perso la discussione.

= Festival di musica antica, 3 serate
4610 | 75 | - | recorders-wood
In chiesa, panca in legno, acustica che perdona tutto. Il clavicembalo lo accordano anche durante.

= Jazz in piazza, posti numerati
4610 | 48 | - | trumpet-brass
Due sedie vicino alla fontana, che purtroppo non spengono. Se vi piace il contrabbasso, l’acqua tiene il tempo.

= Opera all’aperto con torpedone
4630 | 180 | - | stage-plum x2
Viaggio di andata e ritorno in giornata, cuscino incluso. Il mio posto è accanto a una signora che conosce tutte le arie, e le dice.

= Teatro dialettale, quattro posti
4630 | 64 | seats=4, seating=seated | tickets-red
La commedia è sempre quella, cambia il cognato. Prima fila, attenti al mestolo.

= Buono cena in grotto, 120 franchi
4640 | 100 | - | gift-red
Vinto a tombola dal nonno, che il grotto ce l’ha di fronte e litiga col padrone dal 1994. Valido tutto l’anno tranne a Ferragosto.

= Buono per massaggio, un’ora
4640 | 65 | - | gift-blue
Me l’ha regalato mia moglie, poi ha provato lei a farmelo e ha smesso di ridere. Valido ancora due stagioni.

= Giro in barca a vela per quattro
4640 | 220 | - | gift-blue
Con lo skipper, mezza giornata sul lago. Soffriamo tutti, l’abbiamo scoperto sul pedalò.

= Cerco biglietto singolo per il derby
4620 | 50 | - | tickets-red | wanted
Settore neutro se esiste, altrimenti sto zitto. Mio figlio gioca in porta e non me l’ha detto fino a ieri.

= Abbonamento piscina, 9 entrate su 12
4620 | 45 | - | tickets-yellow
Ho imparato a nuotare alla terza. Le altre nove bastano a un principiante più testardo.
