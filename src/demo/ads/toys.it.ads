= Mattoncini misti, quattro chili
3410 | 60 | condition=used | bricks-mixed x2
Passati in lavastoviglie dentro una calza. Dentro c’è un’intera stazione dei pompieri, basta ritrovarla.

= Mattoncini blu con base grande
3410 | 35 | condition=good | bricks-blue
Astronave montata e smontata per ogni compleanno. Manca un’antenna, il pilota se n’è fatto una ragione.

= Orsacchiotto marrone con papillon
3420 | 25 | condition=used | teddy-brown
È stato in ospedale due volte, con me e con mia figlia. Profuma di sapone di Marsiglia.

= Casa delle bambole rossa
3420 | 80 | condition=good | dollhouse-red x2
Tetto apribile, luce a pile. La nonna in poltrona non si stacca più, l’abbiamo incollata in un impeto.

= Casetta color menta con mobili
3420 | 55 | condition=likeNew | dollhouse-mint
Due letti a castello e una cucina più grande della nostra. Montata con brugola e pazienza.

= Giochi in scatola, otto classici
3430 | 30 | condition=good | boardgame-red x2
Con Monopoli del Ticino edizione ’94, dove via Nassa costa ancora poco. Dadi in più.

= Scacchi e dama in legno d’ulivo
3430 | 70 | condition=good | boardgame-green
Intarsio fatto in carcere da un maestro paziente. Chiusura a gancio d’ottone.

= Treno in legno con viadotto
3440 | 45 | condition=used | trainset-wood x2
Due locomotive testa a testa, come al Gottardo. Alcuni binari portano segni di denti da latte.

= Locomotiva verde, scala H0
3440 | 190 | condition=good, scale=h0 | modeltrain-green
Scatola con firma del negoziante di Bellinzona. Motore pulito e oliato da un macchinista vero.

= Macchinine in metallo, sessanta
3440 | 80 | condition=used | modelcar-blue x2
Il parcheggio completo di mio fratello, che oggi guida il bus. Due senza ruote, ma con onore.

= Tenda degli indiani per salotto
3460 | 22 | condition=good | tent-green
Ospitò un pediatra in visita, seduto. Lavabile, montaggio in un minuto.
