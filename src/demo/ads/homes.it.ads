= 3½ locali con balcone verso il lago
1020 | 1650 | transaction=rent, rooms=3.5, surface=82 | livingroom-sage x3 | place=6900 Lugano TI
Terzo piano, lift che parla solo tedesco. La sera il sole entra fino in cucina e lì resta, noi purtroppo no.

= Attico 4½ locali, nuova costruzione
1020 | 1150000 | transaction=buy, rooms=4.5, surface=126 | block-sand x3 | company place=6612 Ascona TI
Due terrazze, fotovoltaico, box doppio. Il capitolato si può ancora modificare fino alla posa dei pavimenti.

= 2½ locali nel nucleo, volte in pietra
1020 | 1080 | transaction=rent, rooms=2.5, surface=55 | livingroom-clay x2 | place=6850 Mendrisio TI
Muri spessi un metro: niente condizionatore e poco cellulare. Durante le processioni la finestra è un palco.

= Appartamento da ammodernare, prezzo onesto
1020 | 310000 | transaction=buy, rooms=3.5, surface=85 | kitchen-wood x2 | company place=6710 Biasca TI
Cucina del ’79 color arancio, funzionante. Impianto elettrico rifatto, il resto aspetta voi.

= Monolocale arredato per stagionali
1020 | 780 | transaction=rent, rooms=1.5, surface=34 | livingroom-plum | place=6600 Locarno TI
A due passi dalla stazione, bollette comprese. Il divano letto è comodo da divano e discreto da letto.

= 4½ locali in affitto con orto comune
1020 | 1890 | transaction=rent, rooms=4.5, surface=108 | kitchen-white x2 | place=6500 Bellinzona TI
Vista su due castelli su tre. L’orto si divide in parti uguali, le zucchine no, quelle avanzano sempre.

= Camera in coabitazione, casa tranquilla
1030 | 560 | transaction=rent, rooms=1, surface=15 | livingroom-plum | place=6500 Bellinzona TI
Siamo due insegnanti e un gatto con orari d’ufficio. Silenzio dopo le dieci, risate prima.

= Stanza per studenti vicino al campus
1030 | 620 | transaction=rent, rooms=1, surface=14 | livingroom-plum x2 | place=6900 Lugano TI
Cucina grande, frigorifero a ripiani nominativi. Il terzo inquilino studia contrabbasso, ma in sede.

= Rustico riattato sopra Losone
1040 | 495000 | transaction=buy, rooms=4, surface=88 | chalet-summer x2 | company place=6616 Losone TI
Tetto in piode, stufa ad accumulo, accesso carrabile fino al ponte. Dal ponte in poi si cammina, ed è il bello.

= Casa unifamiliare con pergola
1040 | 890000 | transaction=buy, rooms=5.5, surface=148 | house-cream x3 | company place=6600 Locarno TI
Pergola di uva americana, cantina con rubinetto. I proprietari si trasferiscono dalla figlia e lasciano volentieri le sedie.

= Villetta a schiera in affitto
1040 | 2200 | transaction=rent, rooms=4.5, surface=118 | house-brick x2 | place=6830 Chiasso TI
Giardinetto davanti, lavanderia propria. Il treno merci delle quattro lo si smette di sentire in una settimana.

= Casa in sasso con stalla, da sistemare
1040 | 180000 | transaction=buy, rooms=5, surface=130 | house-grey | place=7742 Poschiavo GR
Eredità divisa fra nove cugini, otto d’accordo e uno quasi. Progetto di massima già visto in Comune.

= Appartamento vacanze, due camere
1050 | 690 | transaction=rent, rooms=3, surface=62 | chalet-summer x2 | place=6612 Ascona TI
Settimana con pulizia finale. L’asciugacapelli c’è, il phon da giardino anche, non confondeteli.

= Baita per sei, sopra Airolo
1050 | 540 | transaction=rent, rooms=3.5, surface=70 | chalet-winter x2 | place=6780 Airolo TI
In inverno si arriva con le racchette. Legna tagliata, grappa della casa nascosta bene.

= Ufficio di tre locali, primo piano
1060 | 1750 | transaction=rent, surface=88 | office-sky x2 | company place=6830 Chiasso TI
Sala riunioni, archivio ignifugo, posteggio clienti. Ex studio notarile, quindi i muri sanno tacere.

= Grotto in gestione, 50 posti
1060 | 1400 | transaction=rent, surface=160 | office-sand x2 | company place=6710 Biasca TI
Tavoli di granito sotto i castagni, cucina a norma. Chi subentra eredita la ricetta del brasato e gli scopisti del giovedì.

= Capannone con ufficio, 300 metri quadri
1060 | 2600 | transaction=rent, surface=300 | garage-grey | company place=6850 Mendrisio TI
Portone sezionale, piazzale asfaltato per autocarri. Riscaldamento a gas, luce naturale dall’alto.

= Terreno edificabile con vista
1080 | 390000 | transaction=buy, surface=780 | land-hill x2 | company place=6500 Bellinzona TI
Zona residenziale semi-intensiva. Cinque ulivi, da spostare e non da abbattere, lo chiedeva il nonno.

= Vigneto in affitto, 900 metri
1080 | 350 | transaction=rent, surface=900 | land-hill | place=6850 Mendrisio TI
Merlot su terrazze, pali nuovi da due inverni. Io ho finito le ginocchia prima dei filari.

= Posto auto coperto in centro
1090 | 140 | transaction=rent | garage-grey | place=6900 Lugano TI
Rampa stretta, consiglio la retro. Il vicino di destra usa il clacson come saluto.

= Box singolo con luce
1090 | 110 | transaction=rent | garage-green x2 | place=6600 Locarno TI
Asciutto, adatto anche a barchini e decorazioni di Natale. Serratura appena cambiata.

= Cerchiamo casa con stalla per due asini
1040 | 1900 | transaction=rent | house-brick | wanted place=6710 Biasca TI
Famiglia di cinque più Gina e Ercole, molto educati. Prato attorno, vicini tolleranti.
