= 4½ locali sopra la farmacia, centralissimo
1020 | 1750 | transaction=rent, rooms=4.5, surface=102 | kitchen-white x2 | place=6500 Bellinzona TI
4.5 locali in centro, 102 mq, terzo piano con lift, sopra la farmacia. Cucina bianca nuova, due bagni, cantina.
Riscaldamento centrale. Mercato sotto casa il sabato. Affitto 1’750.- più 200.- acconto spese. Libero da subito.

= Bilocale con terrazza e limoni
1020 | 1250 | transaction=rent, rooms=2.5, surface=58 | livingroom-sage x2 | place=6600 Locarno TI
2.5 locali, 58 mq, terrazza di 20 mq con limoni (d’inverno vanno nel vano scale). Vista laterale lago. Lavanderia al
piano. 1’250.- più spese. Cauzione 3 mensilità. Animali piccoli ok.

= Appartamento in villa liberty
1020 | 2300 | transaction=rent, rooms=5, surface=140 | livingroom-clay x3 | company place=6900 Lugano TI
Appartamento di 5 locali in villa liberty, 140 mq, pavimenti in graniglia, stucchi, riscaldamento nuovo. Parco comune
e posteggio. Fr. 2’300.- oltre spese 350.-. Visite in settimana dalle 17.

= Nuova palazzina: ultimo trilocale
1020 | 590000 | transaction=buy, rooms=3.5, surface=89 | block-blue x3 | company place=6850 Mendrisio TI
Ultimo trilocale, 3.5 locali, 89 mq in palazzina nuova, consegna in autunno. Serramenti legno-alluminio, pompa di
calore. Prezzo 590’000.- più posto auto interrato 38’000.-. Capitolato ancora da scegliere.

= Due locali per studente e violoncello
1020 | 990 | transaction=rent, rooms=2, surface=44 | livingroom-plum | place=6900 Lugano TI
Cercasi subentrante 2 locali, 44 mq, pavimento in sughero. Vicini abituati alla musica. 990.- tutto incluso. Contratto
nuovo con l’amministrazione. Vicino a università e bus. Arredi cedibili.

= Stanza in villetta con orto
1030 | 500 | transaction=rent, rooms=1, surface=14 | house-cream | place=6850 Mendrisio TI
Stanza 14 mq in villetta con orto, 3 coinquilini pendolari. 500.- compreso internet e spese. Si cena insieme il
lunedì. Lavatrice, posto bici. Stazione a 9 minuti. Da subito, minimo 6 mesi

= Coabitazione al femminile, vicino ospedale
1030 | 590 | transaction=rent, rooms=1, surface=16 | kitchen-blue | place=6500 Bellinzona TI
Camera 16 mq in appartamento condiviso, solo donne, vicino ospedale, balcone a est. 590.-. Turnisti benvenuti.
Cauzione un mese.

= Casa parrocchiale ristrutturata
1040 | 720000 | transaction=buy, rooms=7, surface=210 | house-cream x2 | company place=6710 Biasca TI
Casa parrocchiale ristrutturata, 7 locali, 210 mq, orto murato, camino, cantina. Ristrutturazione 2019 con tetto e
impianti. Adatta anche a studio + abitazione. 720’000.-, finanziabile. La campana c’è, alle sei.

= Villa a terrazze con piscina piccola
1040 | 1680000 | transaction=buy, rooms=6.5, surface=195 | house-grey x3 | company place=6612 Ascona TI
Villa a terrazze, 6.5 locali, 195 mq, piscina 6x3, vista aperta, domotica, 3 posti auto. Costruzione 2012. Terreno 720
mq. Pompa geotermica. Prezzo 1’680’000.-. Documentazione previo accordo di riservatezza.

= Casetta con portico e forno a legna
1040 | 460000 | transaction=buy, rooms=4, surface=96 | house-brick x2 | place=6830 Chiasso TI
Casetta 4 locali, 96 mq, portico con forno a legna. Tetto rifatto 2015, riscaldamento pellet. Posteggio davanti.
Vicolo tranquillo. Vendo senza agenzia, 460’000.-. Visite il sabato

= Appartamento per sciare, quattro letti
1050 | 690 | transaction=rent, rooms=2.5, surface=52 | chalet-winter x2 | place=6780 Airolo TI
2.5 locali per 4 persone, 690.- la settimana, piste a piedi, scaldascarponi. Biancheria 15.- a testa. Pulizia finale
inclusa. Fondue la prima sera. Cane su richiesta.

= Cascina per ritiri e prove d’orchestra
1050 | 870 | transaction=rent, rooms=9, surface=240 | chalet-summer x2 | place=7742 Poschiavo GR
Cascina per gruppi e ritiri, 22 posti letto in 9 locali, cucina grande, pianoforte. 870.- weekend. Legna inclusa,
asciugamani da portare. Cucinate voi. Strada carrozzabile.

= Laboratorio artigianale con vetrina
1060 | 890 | transaction=rent, surface=65 | office-sand x2 | place=6600 Locarno TI
Laboratorio con vetrina, 65 mq, ex calzolaio, bancone resta. Luce nord, WC, acqua. 890.- spese comprese.

= Studio medico condiviso
1060 | 1100 | transaction=rent, surface=40 | office-sky | company place=6500 Bellinzona TI
Studio medico condiviso, 2 stanze (40 mq), sala d’attesa e segretariato in comune. 1’100.- al mese, spese a parte.
Posteggio per pazienti. Adatto anche a psicologi, logopedia.

= Terreno con rustico diroccato
1080 | 95000 | transaction=buy, surface=1400 | land-hill x2 | place=6710 Biasca TI
Rustico diroccato con terreno 1’400 mq, quattro muri e un fico. Sentiero 20 minuti a piedi. Iscrizione in inventario:
rilevato 1c, informarsi in Comune. 95’000.-.

= Prato in pianura per cavalli
1080 | 480 | transaction=rent, surface=6000 | land-meadow | place=6500 Bellinzona TI
Prato in pianura per cavalli, 6’000 mq, recinto nuovo, abbeveratoio. 480.- all’anno. Zona agricola, contratto scritto.
Fieno possibile.

= Posteggio per camper all’ombra
1090 | 70 | transaction=rent | land-meadow | place=6612 Ascona TI
Posteggio camper ombreggiato, presa con contatore, accesso da strada larga. 70.- al mese. Foglie in autunno. Max 7
metri

= Cercasi due locali senza scale
1020 | 1200 | transaction=rent, rooms=2 | livingroom-clay | wanted place=6900 Lugano TI
Signora anziana cerca 2 locali senza scale con lift, quartiere tranquillo, max 1’200.- tutto incluso. Suono il
pianoforte poco e di giorno. Referenze, nessuna esecuzione. Mia nipote aiuta con le pratiche.
