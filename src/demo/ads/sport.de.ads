= Citybike schwarz, Rücktritt, 28 Zoll
4020 | 240 | condition=used, make=Villiger, size=56 cm, colour=black, bicycleType=city | citybike-black x3
Villiger Citybike schwarz, Rahmen 56 cm, 28 Zoll, Rücktritt. Sattel und Körbli neu. Licht geht. Immer im Haus
gestanden.

= Damenvelo crème mit Kleiderschutz
4020 | 310 | condition=good, make=Kettler, size=50 cm, colour=beige, bicycleType=city | citybike-cream x3
Kettler Damenvelo crème, 7-Gang, Rahmen 50 cm. Nabendynamo mit Standlicht. Service diesen Frühling gemacht. Schloss
mit 2 Schlüsseln. TWINT oder bar.

= Alltagsvelo blau, Nabendynamo
4020 | 420 | condition=good, make=Tour de Suisse, size=54 cm, colour=blue, bicycleType=city | citybike-blue x2
Tour de Suisse Alltagsvelo, blau, 54 cm. Kette und Ritzel neu vom Velohändler (Quittung). Pneu hinten neu.
Gebrauchsspuren vom Winter. Probefahrt gerne. NP war 1’490.–.

= Cosmos Militär-Nachbau, alles original
4020 | 350 | condition=used, make=Cosmos, colour=black, bicycleType=city | citybike-black
Altes Cosmos-Velo, schwarz, ca. 1955, alles original inkl. Glocke und Gepäckträger. Rostansätze. Rahmen gerade. Fährt,
Bremsen schwach.

= Hardtail rot, 29 Zoll, Grösse L
4020 | 580 | condition=good, make=Scott, size=L, colour=red, bicycleType=mountain | mountainbike-red x3
Scott Aspect, 29 Zoll, Grösse L, rot. Letztes Jahr Gabelservice und neue Bremsbeläge, die Kette hat erst ca. 300 km.
Am Unterrohr ein paar Kratzer, Rahmen aber ohne Riss. Ich bin 1.84 und es passt mir gut. Verkaufe es weil ich nach
einem Schlüsselbeinbruch lieber Rennvelo fahre. Übergabe bei mir oder am Bahnhof, Probefahrt gegen Ausweis. TWINT.

= Fully schwarz, 140 mm, S
4020 | 1450 | condition=good, make=Canyon, size=S, colour=black, bicycleType=mountain | mountainbike-black x3
Canyon Neuron 140 mm, Gr. S, schwarz, Alu. Dropper, Shimano SLX 1x12, Guide-Bremsen. Kein Sturz. NP 2’899.–. Service
beim Fachhändler, Beleg vorhanden. VB, kein Tausch.

= Jugendmountainbike blau, 26 Zoll
4020 | 190 | condition=used, make=Thömus, size=XS, colour=blue, bicycleType=mountain | mountainbike-blue x2
Thömus Jugend-MTB 26 Zoll, Gr. XS, blau. Schaltung frisch eingestellt, Pneus ok. Ab ca. 10 Jahren. Glocke fehlt.

= Rennvelo weiss, Carbon, 54
4020 | 1650 | condition=good, make=BMC, size=54 cm, colour=white, bicycleType=road | roadbike-white x3
BMC Teammachine SLR, Carbon, Rahmen 54, Ultegra 11-fach. 7.4 kg. Räder Mavic. Rahmennummer und Kaufbeleg vorhanden.
Powermeter und Pedale gehen nicht mit. Neupreis 3’900 Franken.

= Rennvelo blau, Alu, Einsteiger
4020 | 690 | condition=used, make=Cube, size=56 cm, colour=blue, bicycleType=road | roadbike-blue x2
Cube Attain Rennvelo, Alu, 56, blau, Shimano 105. Erst 1’800 km. Lenkerband neu. Für Einsteiger ideal. Abholung,
TWINT.

= Stahlrenner schwarz, neu aufgebaut
4020 | 880 | condition=likeNew, make=Mondia, size=58 cm, colour=black, bicycleType=road | roadbike-black x3
Mondia Stahlrahmen von 1983, Columbus, komplett neu aufgebaut: Campagnolo-Kurbel, neue Laufräder, Brooks-Sattel. Gr.
58. Lackierung professionell. Versand mit Velokarton 45.–.

= Kindervelo blau, 20 Zoll, sechs Gänge
4020 | 120 | condition=good, size=20 Zoll, colour=blue, bicycleType=childrens | kidsbike-blue x2
Kindervelo 20 Zoll blau, 6 Gänge, ab ca. 6 Jahren. Licht, Ständer, Gepäckträger. Ein Kleber am Lenker. Bremsen frisch
eingestellt.

= Kindervelo grün, 14 Zoll
4020 | 60 | condition=used, size=14 Zoll, colour=green, bicycleType=childrens | kidsbike-green
Puky 14 Zoll grün, Rücktritt, Stützräder nicht mehr da. Kratzer. Pneu ok. Bar bei Abholung.

= Gelbes Laufrad und erstes Velo, Paket
4020 | 95 | condition=good, size=12 Zoll, colour=yellow, bicycleType=childrens | kidsbike-yellow x2
Paket: Puky Laufrad gelb und erstes Velo 12 Zoll gelb. Beide gebraucht, funktionieren. Zusammen 95.–. Helm nicht dabei

= Cargovelo grün, Long John
4020 | 2400 | condition=used, make=Larry vs Harry, colour=green, bicycleType=cargo | cargobike-green x3
Bullitt von Larry vs Harry, grün, mit Sitzbank und Gurten. Shimano 8-Gang, Scheibenbremsen neu. Schutzblech hinten
ersetzt. Regenverdeck nicht dabei. Ständer etwas verbogen, hält aber. Kein E-Bike!

= Cargobike crème mit Regenverdeck
4020 | 2900 | condition=good, make=Babboe, colour=beige, bicycleType=cargo | cargobike-cream x3
Babboe City, crème, mit Regenverdeck, 3 Gurte. Bank gepolstert. Bodenplatte im Rückruf getauscht (Bestätigung
vorhanden). Platten vorne geflickt. Abholung, evtl. Lieferung im Umkreis von 20 km für 50.–

= E-Bike grün, tiefer Einstieg
4030 | 1490 | condition=good, make=Flyer, size=M, colour=green, assistance=slow | ebike-green x3
Flyer C8, Gr. M, grün, tiefer Einstieg, 8-Gang Nabe. Akku 13 Ah (ca. 85 %). 4’800 km. Zwei Schlüssel, Ladegerät, Körbe
hinten. Service letzten Herbst. NP 3’590.–.

= S-Pedelec weiss, 45 km/h
4030 | 2600 | condition=good, make=Stromer, size=L, colour=white, assistance=fast | ebike-white x3
Stromer ST2, 45 km/h, Gr. L, weiss. Akku 618 Wh mit 88 % laut Händler. 9’200 km. Ketten und Scheiben neu.
Nummernschild und Versicherung neu lösen. Helm dazu.

= E-Mountainbike schwarz, 630 Wh
4030 | 3200 | condition=likeNew, make=Specialized, size=M, colour=black, bicycleType=mountain, assistance=slow | ebike-black x3
Specialized Levo, Gr. M, schwarz, 630 Wh, 1’100 km. Dämpferservice gemacht. Akkubericht vorhanden. Wie neu, keine
Kratzer am Rahmen (Folie). NP 5’299.–. Leasing oder Ratenzahlung nicht möglich.

= E-Bike-Paar Kalkhoff, Gr. M
4030 | 3900 | condition=good, make=Kalkhoff, size=M, colour=green, assistance=slow | ebike-green x2
Zwei Kalkhoff E-Bikes Gr. M, tiefer Einstieg, grün. Je ca. 6’000 km. Akkus 80 und 82 %. Taschen von Ortlieb gehören
dazu. Nur zusammen zum Paketpreis. Gerne Probefahrt am Samstag.

= Veloanhänger rot, zwei Kinder
4040 | 240 | condition=used, make=Croozer | biketrailer-red x3
Croozer Kid 2, rot, mit Deichsel und Buggyrad. Federung ok. Verdeck hat einen kleinen Riss. Kupplung für Steckachse
dabei. Gereinigt.

= Veloanhänger blau, Cargo
4040 | 160 | condition=good, make=Burley | biketrailer-blue x2
Burley Flatbed Cargo-Anhänger, blau, bis 45 kg. Boden gewaschen. Kupplung links. Abholung oder per Post sperrig 29.–.

= Velohelm weiss, Gr. M, Licht hinten
4040 | 45 | condition=good, make=Abus | helmet-white
Abus Velohelm weiss, Gr. M (54–58), Rücklicht integriert. Kein Sturz. Gut 1 Jahr alt. Versand 9.–

= Sattelstützen, Vorbauten, eine Schublade voll
4040 | 60 | condition=used | toolbox-grey
Kiste mit Veloteilen: 6 Sattelstützen, 8 Vorbauten, 3 Lenker, Sättel, Kleinzeug. Masse angeschrieben. Alles zusammen
60.–.

= Laufband, klappbar, bis 16 km/h
4060 | 340 | condition=good, make=Horizon | treadmill-black x2
Horizon Laufband, klappbar, bis 16 km/h, Steigung 10 %. Motor läuft ruhig. Riemen gefettet. 85 kg, zu zweit tragen.
Nur Abholung, 1. Stock.

= Laufband grau fürs Stehpult
4060 | 190 | condition=likeNew, make=Kingsmith | treadmill-grey x2
WalkingPad A1 fürs Stehpult, faltbar, grau, 6 km/h. Fernbedienung. 4 Monate alt, Garantie. NP 449.–. OVP.

= Kurzhanteln schwarz, 2 bis 20 kg
4060 | 180 | condition=good | dumbbells-black x2
Kurzhantelset 2 bis 20 kg in Paaren, mit Ständer, schwarz. Gummi etwas abgenutzt. Total ca. 160 kg. Auto nahe
parkieren möglich. TWINT/bar.

= Hantelset bunt, Neopren
4060 | 35 | condition=good | dumbbells-mixed
Neoprenhanteln 0.5 bis 3 kg, sauber, Abholung.

= Rudergerät mit Wassertank
4060 | 420 | condition=likeNew, make=WaterRower | treadmill-black
WaterRower Esche, ca. 30 Stunden gebraucht, S4-Monitor. Wassertablette dabei. Kann hochkant gestellt werden. NP
1’149.–. Bilder vom Zustand auf Anfrage. Kein Versand.

= Tennisracket gelb, frisch bespannt
4070 | 85 | condition=good, make=Head | racket-yellow x2
Head Tennisracket L3, gelb, neu bespannt. Mit Hülle und 4 Bällen. Griffband neu. Post 9.–.

= Badmintonset blau, vier Schläger
4070 | 30 | condition=used | racket-blue
Badmintonset, vier Schläger, Netz, Federbälle, alles ok.

= Pingpongtisch, wetterfest
4070 | 210 | condition=used, make=Cornilleau | table-white
Cornilleau Outdoor Pingpongtisch, klappbar, auf Rollen. Platte hat an einer Kante einen Schlag. 4 Schläger und Netz
dabei. Draussen gestanden. Abholung mit Anhänger.

= Kajak rot mit Paddel und Spritzdecke
4080 | 480 | condition=good, make=Prijon | kayak-red x3
Prijon Kajak rot, 2.7 m, mit Paddel und Spritzdecke. Kratzer am Boden. Sitz verstellbar. Schwimmweste Gr. L kann dazu.
Dachträger mitbringen!

= Kajak gelb, Seekajak, 5 m
4080 | 820 | condition=good, make=Lettmann | kayak-yellow x2
Lettmann Seekajak gelb, 5 m, GFK, zwei Luken dicht, Steuer geht gut. Reparatur am Kiel fachgerecht. Ideal für Seen.
Abholung, Bar oder TWINT.

= Stand-up-Paddle mint, aufblasbar
4080 | 190 | condition=good, make=Indiana | paddleboard-mint x3
Indiana SUP 10’6, mint, mit Pumpe, Paddel und Rucksack. Ein Flick am Rail, hält Luft. Leash neu. Versand 20.–.

= SUP blau, Racing, hart
4080 | 350 | condition=used, make=Starboard | paddleboard-blue x2
Starboard Hardboard Race 12’6 x 26, blau. Kratzer am Heck laminiert. Finne dabei. Für Fortgeschrittene. NP über
1’700.–.

= Kletterset: Seil, Gurt, Expressen
4090 | 140 | condition=good, make=Mammut | backpack-red x2
Kletterset: Mammut-Seil 70 m (letztes Jahr gekauft, Beleg), Gurt Gr. M, 12 Expressen, roter Rucksack. Kein Sturz ins
Seil. Gurt 3 Jahre alt. Versand 9.–.

= Reithelm und Chaps für Mädchen
4090 | 55 | condition=used | helmet-black
Reithelm Gr. 53 und Chaps (Wade 30 cm). Helm ohne Sturz. Innenfutter gewaschen. Zusammen 55.–.

= Billardqueue im Koffer
4100 | 65 | condition=good | suitcase-blue
Billardqueue 2-teilig, Ahorn, Pomeranze neu, im Koffer. Gerade. Abholung oder Post.

= Angelausrüstung für See und Bach
4100 | 130 | condition=used | backpack-green x2
Angelset: 4 Ruten (2 Spinn, 1 Fliege, 1 Grund), 2 Rollen, Stuhl, Köderbox, Kescher, grüner Rucksack. Patent muss
selber gelöst werden. Alles zusammen.

= Snowboard blau 158, Freestyle
4120 | 150 | condition=used, make=Burton, size=158, winterSport=snowboard, itemLength=158 | snowboard-blue x2
Burton 158 blau, Bindung Gr. L auf regular, Kanten frisch geschliffen. Kratzer oben, Belag ok. Tasche gratis.

= Snowboard rot 145 mit Softboots
4120 | 120 | condition=good, make=Nitro, size=145, winterSport=snowboard, itemLength=145 | snowboard-red x2
Nitro Board 145 mit Softboots Gr. 38, rot. 2 Saisons. Belag geflickt. Als Set 120.–. Abholung, TWINT.

= Skischuhe weiss 26.5, bequem
4120 | 90 | condition=good, make=Lange, size=26.5, winterSport=alpine | skiboots-white x2
Lange Skischuhe RX 90, 26.5, weiss. Innenschuh thermogeformt. 15 Skitage. Sohlen gut. Versand 11.50.

= Skischuhe schwarz, Tour, 28.5
4120 | 160 | condition=used, make=Scarpa, size=28.5, winterSport=alpine | skiboots-black x2
Scarpa Maestrale, 28.5, schwarz. Tourenschuhe, Sohlen ersetzt. Schnallen alle ok. Einlagen fehlen.

= Carvingski 170 cm, gewachst
4120 | 180 | condition=good, make=Stöckli, size=170, winterSport=alpine, itemLength=170 | skis
Stöckli Laser AX 170 cm mit Bindung (Z12). Belag geschliffen und gewachst. Kanten 90 %. Ski war im Test. Neupreis um
1’100.–. Bindung vor Ort einstellen lassen.

= Schlittschuhe weiss, Gr. 37, Eiskunstlauf
4120 | 45 | condition=good, make=Graf, size=37, winterSport=skating | iceskates-white x2
Graf Kunsteislauf Gr. 37, weiss, frisch geschliffen, Schoner dabei. Post 9.–.

= Hockeyschlittschuhe schwarz, Gr. 42
4120 | 55 | condition=used, make=Bauer, size=42, winterSport=skating | iceskates-black x2
Bauer Supreme Gr. 42, schwarz. Gebraucht, Kufen noch gut. Schuhbändel neu. Zum Eishockey oder Freilauf.

= Familienzelt grün, sechs Personen
4160 | 190 | condition=good, make=Vaude, berths=6 | tent-green x3
Vaude Familienzelt für 6, grün, zwei Kabinen. Kompletter Aufbau letzte Woche geprüft: dicht, alle Heringe da. Ein
Reissverschluss hakt. Packmass 75 cm. Abholung.

= Zelt rot, zwei Kilo, Hochtour
4160 | 260 | condition=good, make=Exped | tent-red x3
Exped 2-Personen-Zelt, rot, 2 kg, 3-Jahreszeiten. Acht Nächte gebraucht. Footprint dabei. Reservesegment fürs
Gestänge. NP 629.–.

= Wanderrucksack blau, 38 Liter
4160 | 70 | condition=good, make=Deuter | backpack-blue x2
Deuter Futura 38 l, blau. Regenhülle. Brustgurt quietscht etwas. Versand 9.–, TWINT.

= Tourenrucksack grün mit Lawinenfach
4160 | 95 | condition=used, make=Ortovox | backpack-green
Ortovox 32 l grün, mit Lawinenfach, Schaufel und Sonde. LVS nicht dabei. Rücken verstellbar. Keine Löcher.

= Kinderrucksack rot und Thermoskannen
4160 | 20 | condition=used | backpack-red
Kinderrucksack rot und zwei Thermosflaschen (0.35 l). Eine tropft leicht. Alles zusammen

= Campingküche mit Kocher und Pfannen
4160 | 65 | condition=used | cookware-steel
Campingküche in Alukiste: Kocher Primus 2-flammig, Pfannen, Geschirr für 4, Windschutz. Gasflasche leer, nicht dabei.
Abholung bevorzugt.

= Suche Schneeschuhe Grösse 48
4160 | 60 | - | skiboots-black | wanted
Suche Schneeschuhe für Schuhgrösse 48 und ca. 100 kg. TSL oder MSR. Zahle bis 60.–, hole ab.
