= Sedia a sdraio e tavolino pieghevole
3220 | 40 | condition=used | gardentable-white
Sedia a sdraio con tela nuova a righe blu e tavolino pieghevole bianco. 40.-

= Poltrona blu da lettura
3020 | 120 | condition=good, colour=blue | armchair-blue x2
Poltrona blu da lettura, un piede si svita ogni tanto. Seduta comoda. Tessuto senza macchie. TWINT o contanti.

= Divano crema sfoderabile
3020 | 310 | condition=good, colour=beige | couch-cream x2
Divano crema 3 posti, 210 cm, tre set di fodere. Struttura in faggio, molle insacchettate. Nuovo costava 1’280.-.
Vendo perché arriva la quarta nipote e serve un letto. Ritiro piano terra.

= Divano blu da due, compatto
3020 | 150 | condition=used, colour=blue | couch-blue
Divano blu 2 posti 145 cm, rifatto dal tappezziere (seduta). Passa da porte strette.

= Letto bianco in ferro battuto
3030 | 180 | condition=good, colour=white, material=metal | bed-white x2
Letto bianco in ferro battuto 160x200 con rete. Testata con foglie di vite. Una vite sostituita. Cigola leggermente,
basta stringere. Materasso escluso. Ritiro già smontato.

= Rete e materasso grigio, una piazza
3030 | 80 | condition=likeNew, colour=grey | bed-grey
rete + materasso grigio 90x200, nuovo, mai usato. ancora con plastica. 80 fr

= Tavolo in noce per dodici commensali
3040 | 690 | condition=good, colour=brown, material=wood | table-walnut x2
Tavolo in noce 200x100 con due prolunghe da 50, fino a 12 persone. Perfetto, usato alle feste. 14 anni. Gambe si
staccano. Pesa, venite in tre oppure chiamo mio figlio. Contanti.

= Sedie bianche laccate, sei
3040 | 130 | condition=good, colour=white | chairs-white x2
6 sedie bianche laccate, feltrini nuovi, riverniciate. Da ritirare tutte insieme, 130.-.

= Sedie in legno da chiesa
3040 | 70 | condition=used, colour=brown, material=wood | chairs-wood
4 sedie da chiesa con inginocchiatoio ribaltabile. Legno sano, una paglia rotta. 70.- in tutto

= Armadietto verde da spogliatoio
3050 | 85 | condition=used, colour=green | wardrobe-green x2
Armadietto verde da spogliatoio in lamiera, 2 scomparti, 180x60x50. Una chiave. Ammaccatura sul fianco. Solo ritiro.

= Libreria bianca a cubi
3050 | 45 | condition=used, colour=white | shelf-white
Libreria bianca a cubi 3x4, si avvita al muro. 45.-, smontata.

= Scaffale in rovere da bottega
3050 | 170 | condition=used, colour=brown, material=wood | shelf-oak x2
Scaffale in rovere da vecchia ferramenta, 24 cassettini con scritte a pennello, 200 x 220 x 35. In due pezzi. Qualche
cassetto duro. Trattato. Non spedisco, al massimo consegno nei dintorni a 60.-.

= Comò bianco a quattro cassetti
3050 | 95 | condition=good, colour=white | dresser-white
Comò bianco 4 cassetti, maniglie porcellana, 90x85x45. Angoli consumati.

= Lampada nera ad arco
3060 | 110 | condition=good, colour=black | floorlamp-black x2
Lampada nera ad arco, base marmo 22 kg, H 200. Cambiata la spina. Dimmer. Comprata 289.- tre anni fa. Da ritirare in
due.

= Lampadari bianchi di carta, coppia
3060 | 25 | condition=used, colour=white | floorlamp-white
Coppia lampadari in carta bianca 50 cm, montatura bambù. Uno un po’ ingiallito.

= Tappeto blu annodato in casa
3090 | 90 | condition=good, colour=blue | rug-blue x2
Tappeto blu annodato a mano 120x80, lana locale. Lavato in tintoria. 90.-, TWINT, spedizione 11.50

= Tappeto color sabbia per corridoio
3090 | 40 | condition=used, colour=beige | rug-sand
Tappeto corridoio sabbia 60x300 antiscivolo, aspirato, qualche filo. Arrotolato. 40 franchi.

= Specchiera in legno da ingresso
3090 | 60 | condition=good, colour=brown | mirror-wood
Specchiera ingresso in legno, 3 ganci, 60 x 90, vetro perfetto. Si appende con due viti.

= Frigo Smeg rosso anni 50
3070 | 380 | condition=good, make=Smeg, appliance=fridge | fridge-red
Smeg FAB28 rosso, usato cinque estati in un chiosco. Sbrinare ogni tanto. Porta destra. Guarnizione buona, un graffio
in basso. Da nuovo oltre 1’500.-. Ritiro con carrello, sta al pianterreno. TWINT o contanti.

= Lavatrice Candy slim 33 cm
3070 | 160 | condition=good, make=Candy, appliance=washingMachine | washer-grey
Candy slim profonda 33 cm, 6 kg, grigia. Cestello pulito, filtro pulito. Va su 220 V. Trasporto bloccato con le viti
(le ho).

= Jura E6 nera automatica
3070 | 240 | condition=used, make=Jura, appliance=coffeeMachine | coffeemachine-black
Jura E6 nera, 8’000 caffè, decalcificata, servizio fatto da Jura (fattura 220.-). Cappuccino ok. Qualche segno sul
ripiano. Si assaggia da me

= Aspiratutto Nilfisk grigio
3070 | 60 | condition=used, make=Nilfisk, appliance=vacuum | vacuum-grey
nilfisk multi 20, bidone, tubo intero, filtro lavato. usato in garage. 60.- ritiro

= Pentole rosse smaltate, terzetto
3080 | 50 | condition=good | cookware-red x2
3 pentole rosse smaltate, coperchi, una sbeccatura sul bordo. 50.-

= Stoviglie marroni rustiche, 20 pezzi
3080 | 45 | condition=used | crockery-brown
Stoviglie rustiche marroni, 20 pezzi, boccali. Due sbeccati. Regalo un vassoio. Portate una scatola con giornali.
