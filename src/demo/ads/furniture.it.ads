= Divano grigio con chaise longue
3020 | 340 | condition=good, colour=grey | couch-grey x2
La penisola si monta a destra o a sinistra, a casa nostra ha cambiato partito due volte. Tessuto antimacchia, collaudato a ragù.

= Divano color senape, due posti
3020 | 260 | condition=good, colour=yellow | couch-mustard x2
Arrivato per errore al posto di uno blu, l’abbiamo perdonato per cinque anni. Imbottitura ancora soda.

= Poltrona rossa girevole
3020 | 150 | condition=used, colour=red | armchair-red
Dal salone di un barbiere di Ponte Tresa. Chi ci si siede racconta cose.

= Poltrona gialla con poggiapiedi
3020 | 130 | condition=good, colour=yellow | armchair-yellow x2
Perfetta per la partita, pessima per alzarsi al novantesimo. Rivestimento sfoderabile.

= Letto in rovere, una piazza e mezza
3030 | 210 | condition=good, colour=brown, material=wood | bed-oak x2
Testiera intagliata dal falegname di Olivone. Doghe nuove, quelle vecchie scaldano la baita.

= Letto contenitore grigio
3030 | 330 | condition=likeNew, colour=grey | bed-grey
Ci abbiamo trovato dentro il presepe che cercavamo dal 2016. Meccanismo a gas.

= Tavolo in rovere da osteria
3040 | 420 | condition=used, colour=brown, material=wood | table-oak x2
Due metri, gambe a fuso, graffi da scopa d’assi. Lo si vende con un mazzo incompleto.

= Tavolo bianco allungabile
3040 | 140 | condition=good, colour=white | table-white
Da quattro a dieci coperti in dodici secondi, mio marito ha il record. Vetro temperato.

= Sedie in legno impagliate, quattro
3040 | 95 | condition=used, colour=brown, material=wood | chairs-wood x2
Paglia rifatta da una signora di novant’anni che lavora cantando. Una è più bassa, la usano i bambini.

= Sedie nere da cucina
3040 | 60 | condition=used, colour=black | chairs-black
Sei, tubolare cromato, ecopelle lucida. Viene voglia di servire una gazosa.

= Armadio in rovere a tre ante
3050 | 290 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Si smonta con quattro cunei e un santo. Dentro resta il listino di una sartoria di Lugano.

= Armadio bianco con cassettiera
3050 | 150 | condition=good, colour=white | wardrobe-white
Tre anni di servizio in una casa di vacanza, quindi trenta settimane vere. Maniglie cambiate.

= Libreria nera in ferro
3050 | 120 | condition=good, colour=black, material=metal | shelf-black x2
L’ha saldata mio cugino carrozziere, è dritta più del muro. Portata generosa.

= Libreria in rovere con sportelli
3050 | 230 | condition=good, colour=brown, material=wood | shelf-oak
Sotto si chiude, così gli album di fotografie non guardano. Ripiani spessi tre centimetri.

= Cassettone in legno con specchio
3050 | 200 | condition=used, colour=brown, material=wood | dresser-wood x2
L’ultimo cassetto si apre dando un colpetto a sinistra, ve lo insegno. Tarli: zero.

= Cassettiera azzurra shabby
3050 | 110 | condition=good, colour=blue | dresser-blue
Carteggiata sul terrazzo in un sabato di vento, i vicini ricordano. Pomoli in ceramica.

= Piantana in ottone anni Cinquanta
3060 | 160 | condition=good, colour=gold | floorlamp-brass x2
Impianto rifatto, paralume originale con frangia. Fa sembrare tutti più interessanti.

= Tappeto rosso annodato
3090 | 310 | condition=used, colour=red | rug-red
Portato da Isfahan nel 1971 in spalla fino alla nave. Pulito ad acqua, i colori reggono.

= Specchio nero tondo, ottanta centimetri
3090 | 55 | condition=likeNew, colour=black | mirror-black
Cornice in metallo sottile. L’abbiamo appeso troppo in alto, vedevamo solo le fronti.
