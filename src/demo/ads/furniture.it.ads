= Divano grigio con chaise longue
3020 | 340 | condition=good, colour=grey | couch-grey x2
Divano grigio con chaise longue reversibile, 235 x 155 cm, tessuto antimacchia. Lo abbiamo da 5 anni, qualche cuscino
è più morbido degli altri. Una macchia di ragù sul bracciolo è venuta via quasi del tutto, si vede solo se uno lo sa.
Sotto c’è un vano per le coperte. Cambiamo casa e nel nuovo soggiorno non ci sta. Si divide in due pezzi, serve un
furgone e una persona oltre a me. Pagamento TWINT o contanti.

= Divano color senape, due posti
3020 | 260 | condition=good, colour=yellow | couch-mustard x2
Divano 2 posti senape, 165 cm, imbottitura soda, gambe in faggio. Non fumatori. Da nuovo 790.- da Interio.

= Poltrona rossa girevole
3020 | 150 | condition=used, colour=red | armchair-red
Poltrona rossa girevole da barbiere, anni 60, poggiapiedi. Finta pelle con due taglietti. Pesantissima (45 kg).
Meccanismo di salita funziona. 150.-, ritiro in due.

= Poltrona gialla con poggiapiedi
3020 | 130 | condition=good, colour=yellow | armchair-yellow x2
Poltrona gialla con poggiapiedi, sfoderabile, lavata. 130 fr

= Letto in rovere, una piazza e mezza
3030 | 210 | condition=good, colour=brown, material=wood | bed-oak x2
Letto in rovere 120x200, una piazza e mezza, testiera intagliata. Doghe nuove. Materasso no. Smontabile con brugola.
Ritiro con station wagon.

= Letto contenitore grigio
3030 | 330 | condition=likeNew, colour=grey | bed-grey
Letto contenitore grigio 160x200, pistoni a gas, come nuovo. Prezzo da nuovo 899.-. Testiera imbottita. Smontaggio a
carico vostro, io tengo la lampada.

= Tavolo in rovere da osteria
3040 | 420 | condition=used, colour=brown, material=wood | table-oak x2
Tavolo da osteria in rovere massiccio, 200x80, gambe a fuso. Graffi e segni di bicchieri, solido come un muro. Si
smonta in 3 pezzi. Contanti o TWINT.

= Tavolo bianco allungabile
3040 | 140 | condition=good, colour=white | table-white
Tavolo allungabile bianco 120-200 cm, piano in vetro temperato, 4-10 persone. Un graffio lieve. 140.-

= Sedie in legno impagliate, quattro
3040 | 95 | condition=used, colour=brown, material=wood | chairs-wood x2
4 sedie in legno impagliate, paglia rifatta. Una è più bassa di 2 cm.

= Sedie nere da cucina
3040 | 60 | condition=used, colour=black | chairs-black | place=6500 Bellinzona TI
6 sedie nere da cucina, tubo cromato, ecopelle. Una con cucitura aperta. 10.- l’una, tutte insieme. Ritiro a
Bellinzona la sera o sabato.

= Armadio in rovere a tre ante
3050 | 290 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Armadio in rovere tre ante, 210 x 180 x 58, smontabile con i cunei (serve essere in due). Dentro ripiani e bastone.
Nessun tarlo. Serratura centrale con chiave, le altre a calamita. Prezzo basso perché deve andare via entro fine mese.

= Armadio bianco con cassettiera
3050 | 150 | condition=good, colour=white | wardrobe-white
Armadio bianco con cassettiera 150x200x60, maniglie cambiate. Usato in casa di vacanza. Ante diritte. Si smonta, viti
in sacchetto, ritiro.

= Libreria nera in ferro
3050 | 120 | condition=good, colour=black, material=metal | shelf-black x2
Libreria nera in ferro fatta da un carrozziere, 180x200x30, portata buonissima. Verniciata a polvere. 120.-.

= Libreria in rovere con sportelli
3050 | 230 | condition=good, colour=brown, material=wood | shelf-oak
Libreria rovere con sportelli sotto, 160x210x35, ripiani da 3 cm. Due moduli da 80. Si fissa al muro. Vendo perché
abbiamo tutto in digitale ormai. TWINT

= Cassettone in legno con specchio
3050 | 200 | condition=used, colour=brown, material=wood | dresser-wood x2
Cassettone in legno con specchio, 3 cassetti, l’ultimo va spinto a sinistra. 110 x 85 x 48. Piano in marmo integro.
Trattato contro i tarli.

= Cassettiera azzurra shabby
3050 | 110 | condition=good, colour=blue | dresser-blue
Cassettiera azzurra shabby, 4 cassetti, pomoli in ceramica. 80x90x40. Verniciata a mano, vernice senza odore. Ritiro.

= Piantana in ottone anni Cinquanta
3060 | 160 | condition=good, colour=gold | floorlamp-brass x2
Piantana ottone anni 50, impianto rifatto con cavo tessile, paralume con frangia originale. 160 cm. Lampadina
compresa. Nessuna spedizione, è fragile.

= Tappeto rosso annodato
3090 | 310 | condition=used, colour=red | rug-red
Tappeto rosso annodato persiano 200x140 cm, comprato a Isfahan nel 1971. Lavato da una ditta, fattura 160.-. Frange un
po’ corte. Vale di più ma non ho il certificato. Da vedere con calma da me.

= Specchio nero tondo, ottanta centimetri
3090 | 55 | condition=likeNew, colour=black | mirror-black
Specchio tondo nero 80 cm, metallo sottile, comprato da JYSK. 55.-, con tassello
