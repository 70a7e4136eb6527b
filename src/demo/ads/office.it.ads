= Sedia girevole in tessuto, senza rotella muta
6810 | 35 | condition=used, material=fabric | officechair-grey x2
Quattro ruote scorrono, la quinta è stata sostituita con una di un carrello della spesa e fa il suo dovere. Seduta larga, schienale alto. Ci ho scritto tre libri, due mai letti da nessuno.

= Scrivania ad angolo, piano bianco
6810 | 95 | condition=good | desk-white x3
Smontata e numerata con il nastro adesivo, pezzo per pezzo. C’è l’alone di una tazza proprio dove appoggiavo il gomito. Entra in una station wagon se i passeggeri sono due.

= Dieci armadietti bassi con serratura
6810 | 60 | condition=good | dresser-white x2, folders-blue | company seller=ufficioNord
Prezzo l’uno, chiavi doppie, ripiano spostabile. Erano di una fiduciaria che ora tiene tutto in una nuvola. In uno abbiamo trovato una pianta grassa, vivissima.

= Sala riunioni completa: tavolo e otto sedie
6810 | 780 | condition=good, material=wood | table-walnut x2, chairs-black | company seller=ufficioNord
Il consiglio si riunisce ormai al ristorante, e decide meglio. Tavolo in due metà su gambe cromate. Consegniamo noi in tutta la valle, scale comprese.

= Etichettatrice con cinque rotoli
6820 | 22 | condition=likeNew | printer-black, folders-mixed
Ho etichettato spezie, cavi e, una sera, mio marito. Scrive in due corpi, taglia da sola. Mancano solo le idee.

= Affettatrice a volano, rossa, da banco
6830 | 1600 | condition=good | kitchen-white, cookware-red | company seller=bottegaGrottino
Lama affilata a mano, volano che gira ancora dieci secondi dopo l’ultima fetta. Ha conosciuto generazioni di salami e un solo pollice, guarito. Si vede in bottega, dietro la porta della cella.

= Macchina per gelato, due litri l’ora
6830 | 540 | condition=good | fridge-steel x2
L’ho usata per il matrimonio di mia sorella: pistacchio finito, nocciola avanzata. Compressore interno, paletta in acciaio. Si pulisce smontando tre viti, quella centrale al contrario.

= Torchio idraulico piccolo, per uva o mele
6840 | 390 | condition=used | firewood-crate x2, bucket-blue
Gabbia di castagno da ottanta litri, pressa con l’acqua del rubinetto. Noi siamo rimasti in due a bere e in uno a lavorare. Lavato a fondo, macchie indelebili e onorevoli.
