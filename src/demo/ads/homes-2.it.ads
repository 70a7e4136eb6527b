= 4½ locali sopra la farmacia, centralissimo
1020 | 1750 | transaction=rent, rooms=4.5, surface=102 | kitchen-white x2 | place=6500 Bellinzona TI
Mercato il sabato sotto le finestre, quindi niente sveglia e formaggi freschi. Cantina asciutta.

= Bilocale con terrazza e limoni
1020 | 1250 | transaction=rent, rooms=2.5, surface=58 | livingroom-sage x2 | place=6600 Locarno TI
I limoni d’inverno dormono nel vano scale, così da contratto. Vista laterale sul lago, frontale sulla magnolia.

= Appartamento in villa liberty
1020 | 2300 | transaction=rent, rooms=5, surface=140 | livingroom-clay x3 | company place=6900 Lugano TI
Graniglie, stucchi, una vetrata con tre aironi. Riscaldamento nuovo, fantasmi nessuno.

= Nuova palazzina: ultimo trilocale
1020 | 590000 | transaction=buy, rooms=3.5, surface=89 | block-blue x3 | company place=6850 Mendrisio TI
Consegna per le castagne. Serramenti in legno-alluminio, posto auto interrato da aggiungere.

= Due locali per studente e violoncello
1020 | 990 | transaction=rent, rooms=2, surface=44 | livingroom-plum | place=6900 Lugano TI
Il precedente suonava il corno: i vicini vi aspettano con affetto. Pavimento in sughero.

= Stanza in villetta con orto
1030 | 500 | transaction=rent, rooms=1, surface=14 | house-cream | place=6850 Mendrisio TI
Tre coinquilini pendolari, cena insieme il lunedì. Zucchine obbligatorie d’estate.

= Coabitazione al femminile, vicino ospedale
1030 | 590 | transaction=rent, rooms=1, surface=16 | kitchen-blue | place=6500 Bellinzona TI
Turni diversi, frigo condiviso, lavagna per i messaggi e le poesie. Terrazzo a est.

= Casa parrocchiale ristrutturata
1040 | 720000 | transaction=buy, rooms=7, surface=210 | house-cream x2 | company place=6710 Biasca TI
Cucina da perpetua, studio con camino, orto murato. La campana suona alle sei, poi mai più fino a mezzogiorno.

= Villa a terrazze con piscina piccola
1040 | 1680000 | transaction=buy, rooms=6.5, surface=195 | house-grey x3 | company place=6612 Ascona TI
Piscina per due bracciate e un pensiero. Domotica spegnibile, grazie al cielo.

= Casetta con portico e forno a legna
1040 | 460000 | transaction=buy, rooms=4, surface=96 | house-brick x2 | place=6830 Chiasso TI
Ogni sabato pizza per tutto il vicolo, ormai se l’aspettano. Portico con gancio per l’amaca.

= Appartamento per sciare, quattro letti
1050 | 690 | transaction=rent, rooms=2.5, surface=52 | chalet-winter x2 | place=6780 Airolo TI
Prezzo alla settimana, scalda-scarponi e fondue in omaggio la prima sera. Piste a piedi.

= Cascina per ritiri e prove d’orchestra
1050 | 870 | transaction=rent, rooms=9, surface=240 | chalet-summer x2 | place=7742 Poschiavo GR
Fine settimana, ventidue posti letto, un pianoforte accordato ad aprile. Acustica da fienile, dunque perfetta.

= Laboratorio artigianale con vetrina
1060 | 890 | transaction=rent, surface=65 | office-sand x2 | place=6600 Locarno TI
Un ciabattino se ne va in pensione e lascia il bancone. Luce da nord, profumo di cuoio.

= Studio medico condiviso
1060 | 1100 | transaction=rent, surface=40 | office-sky | company place=6500 Bellinzona TI
Due stanze, segretaria in comune che sa tutto di tutti e non dice niente. Parcheggio pazienti.

= Terreno con rustico diroccato
1080 | 95000 | transaction=buy, surface=1400 | land-hill x2 | place=6710 Biasca TI
Quattro muri e un fico in salotto. Accesso pedonale di venti minuti, fiatone incluso.

= Prato in pianura per cavalli
1080 | 480 | transaction=rent, surface=6000 | land-meadow | place=6500 Bellinzona TI
Affitto annuo, recinto nuovo, abbeveratoio. Le rane sono residenti storiche.

= Posteggio per camper all’ombra
1090 | 70 | transaction=rent | land-meadow | place=6612 Ascona TI
Sotto due platani, presa elettrica a contatore. Fogliame in autunno compreso.

= Cercasi due locali senza scale
1020 | 1200 | transaction=rent, rooms=2 | livingroom-clay | wanted place=6900 Lugano TI
Ho novant’anni e un pianoforte verticale. Suono piano, in tutti i sensi.
