= Imbianchino, piccoli e grandi lavori
6510 | request | - | paintroller-blue x2, bucket-yellow
Imbianchino indipendente, 25 anni di esperienza. Locali, scale, cantine. Preventivo gratuito sul posto. Mobili coperti
e pulizia compresa. Prezzo al mq dopo visita, fattura regolare. Anche il sabato.

= Riparazione tetti in piode e camini
6510 | request | - | house-grey, ladder-wood, chalet-winter | company
Riparazione tetti in piode, camini, muri a secco. Sopralluogo gratuito entro 20 km. Lavoro con dichiarazione di
garanzia di due anni. Offerta scritta. Prenotarsi con anticipo per i danni della neve.

= Trasloco con furgone e due persone
6520 | 110 | - | van-white, movingboxes-brown
Trasloco con furgone 15 m3 e due persone, 110.- all’ora. Trasferta compresa nel raggio di 15 km. Scale ok, montaggio
mobili a parte. Coperte e cinghie nostre. Sabato anche. TWINT o contanti.

= Trasporto mobili oltre San Gottardo
6520 | 260 | - | van-blue, dresser-blue | company
Trasporto mobili da/per oltre San Gottardo ogni martedì. 260.- fino a 3 m3, ritiro e consegna al piano (fino al 3°).
Assicurazione trasporto. Ritorno a prezzo ridotto, chiedete.

= Pulizia rustici e case di vacanza
6530 | 42 | servicePlace=customer | bucket-blue, house-grey | company
Pulizia rustici prima della stagione: apertura acqua, stufa, materassi, finestre. 42.- all’ora, 2 persone. Anche
smaltimento ghiri? Quello no. Chiavi in custodia.

= Lavaggio vetrate e tende da sole
6530 | 48 | - | bucket-yellow x2, ladder-alu
Lavaggio vetrate, verande, tende da sole. Spazzola 11 m, acqua demineralizzata. Dal 48.- a intervento. Offerta per
condomini

= Ripetizioni di tedesco per apprendisti
6540 | 38 | - | blackboard-black, bookstack-mixed
Ripetizioni di tedesco per apprendisti, 38.-/ora, in due un terzo in meno. Preparazione esami di AFC, vocabolario
professionale. Online o a casa mia.

= Corso di potatura della vite, mezza giornata
6540 | 60 | - | land-hill x2, toolbox-grey | seller=elvezio
Corso di potatura della vite, mezza giornata, 60.- a persona. Pratica nel mio vigneto. Min. 3 persone. Si porta la
forbice, stivali consigliati. Un bicchiere alla fine.

= Lezioni di mandolino per principianti
6540 | 50 | - | violin-wood, chairs-wood
Lezioni di mandolino per principianti, 50.- l’ora. Strumento a prestito per un mese. Tre brani per iniziare. Diploma
di conservatorio. Prima lezione gratis

= Tata del pomeriggio con orto
6550 | 21 | - | teddy-brown, bucket-blue
Maestra in pensione cura bambini il pomeriggio (dalle 15.30), 21.- l’ora, massimo tre. Compiti, merenda, orto.
Lu-ma-gio. Fattura mensile.

= Affilo coltelli, roncole e forbici da vigna
6565 | 10 | - | toolbox-grey x2
Affilatura coltelli, roncole, forbici, 10.- il pezzo. Sabato mattina sotto il portico, pronto in giornata. Anche lame
per tosaerba. Contanti o TWINT.

= Cerco chi mi insegni a usare il trapano
6565 | 30 | - | drill-blue | wanted
Cerco qualcuno che mi insegni a usare il trapano: due ore, quattro quadri da appendere. 30.- e gnocchi. I tasselli li
ho già, non so quali. Muro in cemento credo.
