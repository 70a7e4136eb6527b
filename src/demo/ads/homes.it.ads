= 3½ locali con balcone verso il lago
1020 | 1650 | transaction=rent, rooms=3.5, surface=82 | livingroom-sage x3 | place=6900 Lugano TI
3.5 locali, 82 mq, terzo piano con lift, balcone con vista lago. Ristrutturato 2016, cucina abitabile, lavastoviglie.
Il sole arriva la sera. Affitto 1’650.- spese 180.-. Cerchiamo subentrante, disdetta già data. Posteggio a parte.

= Attico 4½ locali, nuova costruzione
1020 | 1150000 | transaction=buy, rooms=4.5, surface=126 | block-sand x3 | company place=6612 Ascona TI
Attico 4.5 locali, 126 mq, due terrazze, fotovoltaico, box doppio. Nuova costruzione, finiture ancora da scegliere.
Prezzo 1’150’000.-. Termine dei lavori tra circa otto mesi. Piani scaricabili dopo richiesta.

= 2½ locali nel nucleo, volte in pietra
1020 | 1080 | transaction=rent, rooms=2.5, surface=55 | livingroom-clay x2 | place=6850 Mendrisio TI
2.5 locali nel nucleo di Mendrisio, 55 mq, volte in pietra, fresco d’estate. Camino. 1’080.- più spese. Nessun
posteggio privato, quello pubblico è a 3 min. Poco segnale di cellulare, c’è fibra.

= Appartamento da ammodernare, prezzo onesto
1020 | 310000 | transaction=buy, rooms=3.5, surface=85 | kitchen-wood x2 | company place=6710 Biasca TI
3.5 locali, 85 mq, da ammodernare. Impianto elettrico rifatto, cucina del 79 funzionante, bagno da rifare. Spese
condominiali 280.-. Fondo rinnovamento 64’000.-. Prezzo 310’000.- trattabile. Palazzina con 8 unità.

= Monolocale arredato per stagionali
1020 | 780 | transaction=rent, rooms=1.5, surface=34 | livingroom-plum | place=6600 Locarno TI
Monolocale arredato 34 mq, bollette e internet inclusi, 780.-. Ideale stagionali. Cucina separata, divano letto.
Stazione 5 min a piedi

= 4½ locali in affitto con orto comune
1020 | 1890 | transaction=rent, rooms=4.5, surface=108 | kitchen-white x2 | place=6500 Bellinzona TI
4.5 locali, 108 mq, vista castelli, orto comune, due bagni. 1’890.- + 220.- spese. Primo piano. Lavanderia propria.
Non fumatori preferiti.

= Camera in coabitazione, casa tranquilla
1030 | 560 | transaction=rent, rooms=1, surface=15 | livingroom-plum | place=6500 Bellinzona TI
Camera 15 mq in casa tranquilla con due insegnanti e un gatto. 560.- spese comprese. Silenzio dalle 22. Arredata, wifi

= Stanza per studenti vicino al campus
1030 | 620 | transaction=rent, rooms=1, surface=14 | livingroom-plum x2 | place=6900 Lugano TI
Stanza studenti 14 mq vicino al campus, cucina grande, frigo con ripiani separati. Affitto 620.- compreso. Contratto
semestrale. Due bagni.

= Rustico riattato sopra Losone
1040 | 495000 | transaction=buy, rooms=4, surface=88 | chalet-summer x2 | company place=6616 Losone TI
Rustico riattato 4 locali, 88 mq, tetto in piode, stufa ad accumulo, acqua potabile, fossa biologica. Accesso in auto
fino al ponte, poi 250 m a piedi. Residenza secondaria. Prezzo 495’000.- mobili compresi.

= Casa unifamiliare con pergola
1040 | 890000 | transaction=buy, rooms=5.5, surface=148 | house-cream x3 | company place=6600 Locarno TI
Casa unifamiliare 5.5 locali, 148 mq, terreno 620 mq, pergola di uva americana, cantina, garage. Riscaldamento gas
2018. Tetto del 2005. I proprietari si trasferiscono. Visite solo su appuntamento.

= Villetta a schiera in affitto
1040 | 2200 | transaction=rent, rooms=4.5, surface=118 | house-brick x2 | place=6830 Chiasso TI
Villetta a schiera 4.5 locali, 118 mq, giardinetto, lavanderia. 2’200.- spese escluse. Posteggio coperto. Ferrovia
vicina, doppi vetri. Cani ammessi. Contratto 2 anni

= Casa in sasso con stalla, da sistemare
1040 | 180000 | transaction=buy, rooms=5, surface=130 | house-grey | place=7742 Poschiavo GR
Casa in sasso con stalla da sistemare, 130 mq. Eredità di nove cugini. Progetto di massima già presentato in Comune,
allacciamenti in strada. 180’000.-. Vendita in blocco, senza agenzie grazie.

= Appartamento vacanze, due camere
1050 | 690 | transaction=rent, rooms=3, surface=62 | chalet-summer x2 | place=6612 Ascona TI
Appartamento vacanze 3 locali, 4+1 posti letto, pulizia finale inclusa. 690.- alla settimana. Posteggio e piscina
comune. Asciugacapelli e biancheria ci sono. Animali no.

= Baita per sei, sopra Airolo
1050 | 540 | transaction=rent, rooms=3.5, surface=70 | chalet-winter x2 | place=6780 Airolo TI
Baita per sei persone, legna compresa, stufa e cucina economica. D’inverno si arriva con racchette in 40 min. 540.-
settimana. WC esterno! Acqua solo da primavera ad autunno, d’inverno taniche.

= Ufficio di tre locali, primo piano
1060 | 1750 | transaction=rent, surface=88 | office-sky x2 | company place=6830 Chiasso TI
Ufficio 3 locali, 88 mq, primo piano, sala riunioni, archivio ignifugo, due posteggi clienti. 1’750.- senza IVA.
Possibilità di targhetta in facciata. Ex studio notarile.

= Grotto in gestione, 50 posti
1060 | 1400 | transaction=rent, surface=160 | office-sand x2 | company place=6710 Biasca TI
Grotto in gestione, 50 posti esterni e 25 interni, cucina a norma, cantina naturale. Affitto 1’400.-. Inventario da
riprendere. Appartamento del gestore possibile sopra. Si richiede certificato esercente.

= Capannone con ufficio, 300 metri quadri
1060 | 2600 | transaction=rent, surface=300 | garage-grey | company place=6850 Mendrisio TI
Capannone 300 mq con ufficio, portone sezionale 4x4, piazzale autocarri. Riscaldamento a gas. 2’600.- al mese. Altezza
5.80. Corrente 63 A.

= Terreno edificabile con vista
1080 | 390000 | transaction=buy, surface=780 | land-hill x2 | company place=6500 Bellinzona TI
Terreno edificabile 780 mq, vista, zona R3. Urbanizzato. Cinque ulivi da trapiantare non da tagliare, condizione dei
venditori. 390’000.-

= Vigneto in affitto, 900 metri
1080 | 350 | transaction=rent, surface=900 | land-hill | place=6850 Mendrisio TI
Vigneto in affitto 900 mq, Merlot, terrazze, pali nuovi. 350.- all’anno. Attrezzi disponibili. Trattore piccolo passa.
Cercasi persona seria che lo curi.

= Posto auto coperto in centro
1090 | 140 | transaction=rent | garage-grey | place=6900 Lugano TI
Posto auto coperto centro, rampa stretta, max 4.60 m. 140.- al mese. Telecomando con cauzione 80.-

= Box singolo con luce
1090 | 110 | transaction=rent | garage-green x2 | place=6600 Locarno TI
Box singolo con luce, asciutto, serratura nuova. 110.- mensili, adatto anche deposito

= Cerchiamo casa con stalla per due asini
1040 | 1900 | transaction=rent | house-brick | wanted place=6710 Biasca TI
Famiglia con 3 bambini e due asini cerca casa con stalla e prato, anche isolata, in affitto. Fino a 1’900.- spese
incluse. Ci occupiamo noi di recinti e manutenzione. Referenze del veterinario e del padrone di casa attuale. Grazie!
