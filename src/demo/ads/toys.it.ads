= Lego misti, 4 kg
3410 | 60 | condition=used | bricks-mixed x2
4 kg di Lego originali misti, lavati. Ci sono pezzi dei pompieri. No istruzioni. 60.-, spedizione 11.50

= Lego blu con base grande
3410 | 35 | condition=good | bricks-blue
Lego blu con base 48x48 e astronave, manca un’antenna. Foto reali. Ritiro.

= Orsacchiotto marrone con papillon
3420 | 25 | condition=used | teddy-brown
Orsacchiotto marrone con papillon, 30 cm, lavato a mano. Due cuciture. 25.-

= Casa delle bambole rossa
3420 | 80 | condition=good | dollhouse-red x2
Casa delle bambole rossa, tetto apribile, luci a pile, 80 x 40 x 65 cm. Mobili e cinque bambole. La nonna è incollata
alla poltrona. Pulita, ritiro a mano, TWINT.

= Casetta color menta con mobili
3420 | 55 | condition=likeNew | dollhouse-mint
Casetta menta con mobili, come nuova, montata. Due letti a castello e cucina. 55.-

= Giochi in scatola, otto classici
3430 | 30 | condition=good | boardgame-red x2
Otto giochi in scatola classici (Monopoli, Cluedo, Risiko, Forza 4…), completi. Monopoli del Ticino anni 90.
Controllati pezzo per pezzo. 30.-, ritiro o 11.50.

= Scacchi e dama in legno d’ulivo
3430 | 70 | condition=good | boardgame-green
Scacchi e dama in ulivo 35x35 con gancio in ottone. Intarsio bello. Pezzi tutti.

= Treno in legno con viadotto
3440 | 45 | condition=used | trainset-wood x2
Treno in legno con viadotto, 2 locomotive, 40 binari compatibili con Brio. Morsicatura su alcuni. 45.- in borsa
grande.

= Locomotiva verde, scala H0
3440 | 190 | condition=good, scale=h0 | modeltrain-green
Locomotiva verde H0 Märklin, motore oliato, scatola. Fari ok. 190.-. Spedizione assicurata o consegna a mano alla
fiera.

= Macchinine in metallo, sessanta
3440 | 80 | condition=used | modelcar-blue x2
60 macchinine in metallo, Matchbox/Hot Wheels/Majorette, anni 70-90. Due senza ruote. Prezzo in blocco. Non faccio
foto una per una

= Tenda degli indiani per salotto
3460 | 22 | condition=good | tent-green | place=6900 Lugano TI
tenda indiani per bambini verde, lavabile, si monta in un minuto. 22 fr, ritiro a lugano
