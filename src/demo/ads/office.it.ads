= Sedia girevole in tessuto, senza rotella muta
6810 | 35 | condition=used, material=fabric | officechair-grey x2
Sedia girevole in tessuto grigio, schienale alto. Una ruota sostituita (funziona). 35.-

= Scrivania ad angolo 160x140, piano bianco
6810 | 95 | condition=good | desk-white x3
Scrivania ad angolo 160x140, piano bianco. Smontata e numerata. Un alone di tazza sul piano. Due cassetti a parte
compresi. Ritiro in station wagon, pagamento TWINT.

= Dieci armadietti bassi con serratura
6810 | 60 | condition=good | dresser-white x2, folders-blue | company seller=ufficioNord
Dieci armadietti bassi con serratura, 80x72x45, doppia chiave, ripiano spostabile. 60.- l’uno, per tutti sconto 10 %.
Da fiduciaria. Consegna possibile, fattura con IVA.

= Sala riunioni completa: tavolo e otto sedie
6810 | 780 | condition=good, material=wood | table-walnut x2, chairs-black | company seller=ufficioNord
Tavolo riunioni in noce 240 x 110 (due metà) e otto sedie nere con cromatura. Usato poco. 780.-. Consegna in tutta la
valle inclusa, montaggio 80.-. Sedie con qualche graffio sui piedi. Si vende completo.

= Etichettatrice con cinque rotoli
6820 | 22 | condition=likeNew | printer-black, folders-mixed
Etichettatrice Brother con 5 rotoli, quasi nuova. Spedizione 7.-.

= Affettatrice a volano, rossa, da banco
6830 | 1600 | condition=good | kitchen-white, cookware-red | company seller=bottegaGrottino
Affettatrice a volano rossa da banco, lama 300 affilata a mano, revisionata. Piedistallo no. Visibile in bottega.
Garanzia di 6 mesi sulla meccanica. 1’600.- franco negozio, 48 kg.

= Macchina per gelato, due litri l’ora
6830 | 540 | condition=good | fridge-steel x2
Macchina per gelato con compressore, 2 litri l’ora, inox, paletta in acciaio. Usata per un matrimonio. Si smonta in
fretta, la vite centrale è sinistrorsa. Manuale pdf. 540.-.

= Torchio idraulico piccolo, per uva o mele
6840 | 390 | condition=used | firewood-crate x2, bucket-blue
Torchio idraulico 80 l per uva o mele, gabbia in castagno, funziona con pressione dell’acqua (min. 3 bar). Lavato.
Macchie. Sacco filtrante nuovo. Due manici, si carica in due. TWINT o contanti al ritiro
