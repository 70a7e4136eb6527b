= Valigia blu da collegiale
6640 | 30 | condition=used, colour=blue, bag=suitcase | suitcase-blue x2
Valigia blu rigida anni 60, fodera a righe, due serrature senza chiave. Per arredamento. 30.-

= Scatoloni da trasloco, trenta
6820 | 25 | condition=used | movingboxes-brown
30 scatoloni da trasloco, 6 con ancora il nastro. Tutti asciutti, ritiro in cantina, TWINT.

= Ombrello nero col manico curvo
6640 | 15 | condition=good, colour=black | umbrella-black
Ombrello nero manico curvo, stoffa fitta, stecche a posto.

= Cappello di paglia da contadina
6610 | 15 | condition=used, size=56, colour=beige | hat-straw x2
cappello di paglia largo, 56, nastro verde. usato nell’orto

= Borsa rossa da passeggio
6640 | 40 | condition=good, colour=red, bag=handbag | handbag-red
Borsa rossa da passeggio, 25x18 cm, pelle, interno pulito. Cerniera ok. Consegna a mano in centro o B-Post 7.-

= Borsa marrone di postina
6640 | 70 | condition=used, colour=brown, bag=handbag | handbag-brown x2
Borsa marrone da postino in cuoio spesso, tracolla cambiata, due scomparti. Graffi ovunque ma robustissima. 38 x 30
cm. 70.-, spedizione inclusa.

= Scarpe nere da orchestra 41
6630 | 45 | condition=good, size=41, colour=black | shoes-black
Scarpe nere 41 eleganti, suola cuoio, poco usate. Lucide.

= Scarpe marroni fatte a mano 44
6630 | 75 | condition=likeNew, size=44, colour=brown | shoes-brown
Scarpe marroni fatte a mano n. 44, cucite, indossate una volta. Pagate 480.- da un calzolaio. Il numero era sbagliato.
Si possono provare da me la sera.

= Stivali neri da ragazza 37
6630 | 35 | condition=used, size=37, colour=black | boots-black
Stivali neri ragazza 37, tacco basso, usati due inverni. Una piega sul collo. Ritiro o spedizione 9.-

= Maglione blu col collo alto
6620 | 30 | condition=good, size=M, colour=blue, garment=pullover | jumper-blue
Maglione blu collo alto, merino, taglia M. Lavato a mano. 30.-

= Maglione crema da montagna
6610 | 40 | condition=good, size=M, colour=beige, garment=pullover | jumper-cream
Maglione crema da montagna, M, lana grossa. Fatto ai ferri. Due pallini sotto le maniche, tolti con il rasoio. Tiene
caldissimo.

= Abito rosso a pois 42
6610 | 45 | condition=good, size=42, colour=red, garment=dress | dress-red x2
Abito rosso a pois 42 con sottogonna in tulle, lavato in tintoria, messo tre volte. Lunghezza 105. Preferisco TWINT.

= Giacca rossa da sci bimba 6 anni
6300 | 25 | condition=used, size=116, colour=red | jacket-red
Giacca da sci rossa bimba 6 anni (116), ghetta antineve, tasca skipass. Una macchia sul polso. 25.-

= Giacca verde da pescatore
6620 | 50 | condition=used, size=L, colour=green, garment=jacket | jacket-green
Giacca verde da pesca L, otto tasche, cerniere oliate, impermeabile rinnovata con lo spray. 50.-.

= Cassetta rossa con attrezzi da idraulico
3240 | 65 | condition=used | toolbox-red
Cassetta rossa da idraulico completa: pappagallo nuovo, giratubi, chiave per lavandini, guarnizioni, nastro, canapa.
Cedo per pensione. 14 kg, solo ritiro.

= Valigetta grigia con chiavi a bussola
3240 | 50 | condition=good | toolbox-grey
Valigetta grigia chiavi a bussola 106 pezzi, manca la 10. Marca Gedore per metà. 50 fr

= Rulli verdi, secchio e teli
3240 | 20 | condition=used | paintroller-green
3 rulli, secchio, teli e vaschette, tracce di verde. Tutto lavato. 20.- in blocco.

= Secchio blu, spazzolone, spugne
3080 | 10 | condition=used | bucket-blue
Secchio blu con spazzolone, 4 spugne nuove

= Caschi gialli per cantiere, due
3240 | 20 | condition=used | hardhat-yellow
2 caschi da cantiere gialli, regolabili, uno quasi nuovo. Ritiro a mano.

= Scrivania in legno da maestra
6810 | 95 | condition=used, material=wood | desk-wood x2
Scrivania in legno da maestra, 130 x 70, 4 cassetti, due chiavi. Piano segnato, si carteggia bene. Portarla giù in
due, primo piano senza lift. Contanti al ritiro.

= Sedia d’ufficio nera con ruote
6810 | 50 | condition=used | officechair-black
Sedia ufficio nera con ruote per pavimento duro. Schienale regolabile. 50.-

= Lavagna verde con cavalletto
6820 | 65 | condition=good | blackboard-green x2
Lavagna verde con cavalletto, 90x60, cancellino e scatola di gessi. Qualche graffio.

= Grembiuli bianchi da cucina, sei
6830 | 25 | condition=good | apron-white
6 grembiuli bianchi da cucina, cotone, lavati a 90. Restano due macchie chiare. 25.- tutti.

= Due biglietti per il cabaret
4630 | 50 | seats=2 | stage-plum
2 biglietti cabaret, prima fila. Prezzo pagato 76.-, li cedo a 50.-. PDF via messaggio, pagamento TWINT.

= Biglietti festa in piazza con cena
4610 | 44 | - | tickets-yellow
2 posti festa in piazza: cena (risotto), ballo liscio, lotteria. 22.- l’uno. Non possiamo andarci per turni.

= Quadro di fiori di campo
4820 | 60 | condition=good | painting-flowers
Quadro fiori di campo, acquerello 30x40, cornice chiara.

= Pendola a muro in legno
4840 | 110 | condition=used | clock-wood
Pendola da muro in legno, carica 8 giorni. Va avanti di circa 7 minuti al giorno se non la si regola. Vetro integro.
Altezza 82 cm. Niente spedizione

= Baule di legno con cinghie
3050 | 100 | condition=used, colour=brown, material=wood | chest-wood
Baule in legno con cinghie, 90x50x50, primi 900, etichette di nave. Serratura che si apre con la chiave (c’è). Un
listello da incollare. Portata in due. 100.- trattabile

= Piantana bianca per lettori lenti
3060 | 45 | condition=good, colour=white | floorlamp-white
Piantana bianca 165 cm, luce diffusa, pedale. Lampadina E27 inclusa.

= Zaino blu da scuola media
4160 | 20 | condition=used | backpack-blue
Zaino blu scuola media 25 l, spallacci cuciti di nuovo, una scritta a pennarello. 20.-, TWINT.

= Tenda verde piccola per bivacco
4160 | 40 | condition=used | tent-green
Tenda verde bivacco 1-2 posti, 1.9 kg, telo impermeabile, picchetti al completo. Una cucitura ripresa. Spedizione 9.-
oppure ritiro.

= Racchetta gialla e tubo di palline
4070 | 30 | condition=good | racket-yellow
Racchetta da tennis gialla con tubo di palline, manico 3. Buona per principianti.

= Casco bianco moto, taglia L
2030 | 60 | condition=good | helmet-white
Casco moto bianco L, interno lavato, visiera con un graffio piccolo. Mai caduto. Del 2019.

= Griglia nera rotonda da giardino
3220 | 55 | condition=used | grill-black
Griglia nera rotonda 54 cm con gambe pieghevoli, usata bene. Un sacco di carbonella mezzo pieno in omaggio. Da
ritirare in giardino, meglio la sera dopo le 18.

= Bici nera da uomo, pesante e fedele
4020 | 120 | condition=used, size=58 cm, colour=black, bicycleType=city | citybike-black
Bici nera da uomo anni 50, telaio 58, freni a bacchetta, fanalino in ottone. Gomme nuove. Pesante ma va. 120.-

= Gioco da tavolo gigante, sei famiglie
3430 | 25 | condition=used | boardgame-red
Gioco da tavolo grande per famiglie, alcune pedine sostituite con bottoni. Istruzioni presenti.

= Macchinina blu da collezione
7240 | 20 | condition=good | modelcar-blue
macchinina blu da collezione 1:24 con scatola. 20 fr, spedizione 7.-

= Orso marrone con sciarpa
3420 | 18 | condition=good | teddy-brown
Orso di peluche marrone con sciarpa, 40 cm, lavato a mano. Come nuovo.
