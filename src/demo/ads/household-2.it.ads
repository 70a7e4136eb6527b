= Sedia a sdraio e tavolino pieghevole
3220 | 40 | condition=used | gardentable-white
Tela cambiata, righe blu. Reggono un caffè, un libro e un pisolino.

= Poltrona blu da lettura
3020 | 120 | condition=good, colour=blue | armchair-blue x2
Ci ho letto tutti i russi e metà dei ticinesi. Piedini da riavvitare ogni Natale.

= Divano crema sfoderabile
3020 | 310 | condition=good, colour=beige | couch-cream x2
Tre fodere di ricambio perché nasce la quarta nipote. Struttura in faggio.

= Divano blu da due, compatto
3020 | 150 | condition=used, colour=blue | couch-blue
Passa per qualunque porta di Bellinzona, provate. Seduta ripristinata dal tappezziere.

= Letto bianco in ferro battuto
3030 | 180 | condition=good, colour=white, material=metal | bed-white x2
Rete robusta, testata con foglie di vite. Cigola solo quando si sogna.

= Rete e materasso grigio, una piazza
3030 | 80 | condition=likeNew, colour=grey | bed-grey
Per l’ospite che poi non è venuto. Cellophane conservato.

= Tavolo in noce per dodici commensali
3040 | 690 | condition=good, colour=brown, material=wood | table-walnut x2
Pranzo della Prima Comunione, poi vuoto per anni. Prolunghe gemelle.

= Sedie bianche laccate, sei
3040 | 130 | condition=good, colour=white | chairs-white x2
Le ho ridipinte in cortile e anche un po’ il cortile. Feltrini nuovi.

= Sedie in legno da chiesa
3040 | 70 | condition=used, colour=brown, material=wood | chairs-wood
Inginocchiatoio ribaltabile, ottimo poggiapiedi. Quattro in totale.

= Armadietto verde da spogliatoio
3050 | 85 | condition=used, colour=green | wardrobe-green x2
Ginnastica di Tesserete, fila B. Dentro resta l’odore di vittoria, poca.

= Libreria bianca a cubi
3050 | 45 | condition=used, colour=white | shelf-white
Ha sostenuto un’enciclopedia e due tartarughe. Si avvita al muro.

= Scaffale in rovere da bottega
3050 | 170 | condition=used, colour=brown, material=wood | shelf-oak x2
Ferramenta Bianchi, dal 1931 al mese scorso. Cassettini con scritte a pennello.

= Comò bianco a quattro cassetti
3050 | 95 | condition=good, colour=white | dresser-white
Gli angoli sono stondati da un bimbo e dal tempo. Maniglie in porcellana.

= Lampada nera ad arco
3060 | 110 | condition=good, colour=black | floorlamp-black x2
Illumina il puzzle senza svegliare nessuno. Marmo pesante, schiena pure.

= Lampadari bianchi di carta, coppia
3060 | 25 | condition=used, colour=white | floorlamp-white
Leggeri come nuvole di marzo. Montatura in bambù.

= Tappeto blu annodato in casa
3090 | 90 | condition=good, colour=blue | rug-blue x2
Due inverni davanti alla stufa con la mamma che contava i nodi. Lana locale.

= Tappeto color sabbia per corridoio
3090 | 40 | condition=used, colour=beige | rug-sand
Sessanta per trecento, antiscivolo. Testimone di corse notturne in bagno.

= Specchiera in legno da ingresso
3090 | 60 | condition=good, colour=brown | mirror-wood
Tre ganci, uno per l’ombrello di chi dimentica. Vetro senza macchie.

= Frigo rosso da collezione
3070 | 380 | condition=good, make=Smeg, appliance=fridge | fridge-red
L’attrazione del nostro chiosco per cinque estati. Sbrinamento filosofico.

= Lavatrice grigia slim
3070 | 160 | condition=good, make=Candy, appliance=washingMachine | washer-grey
Profonda trentatré, entra dove le altre bestemmiano. Cestello pulito.

= Macchina del caffè nera automatica
3070 | 240 | condition=used, make=Jura, appliance=coffeeMachine | coffeemachine-black
Studio dentistico, ottomila espressi senza un grido. Decalcificata con cura.

= Aspiratutto grigio da garage
3070 | 60 | condition=used, make=Nilfisk, appliance=vacuum | vacuum-grey
Ripulito il camino, il bagagliaio e la coscienza. Tubo integro.

= Pentole rosse smaltate, terzetto
3080 | 50 | condition=good | cookware-red x2
Fanno allegria anche vuote. Manici fermi.

= Stoviglie marroni rustiche, 20 pezzi
3080 | 45 | condition=used | crockery-brown
Da agriturismo, con boccali per il mezzino. Due sbeccati, onesti.
