= Kawasaki Z650, Occasion mit Garantie
2040 | 5600 | make=Kawasaki, model=Z650, registrationYear=2018, mileage=15400, horsepower=68, colour=black | motorbike-black x2 | company
Grosser Service gemacht, Kette gespannt, Kundin zum Strassenkreuzer gewechselt. Probefahrt nur mit eigenem Helm, wir sind heikel.

= Indian Scout, rot, Showroom
2040 | 10900 | make=Indian, model=Scout, registrationYear=2017, mileage=8900, horsepower=94, colour=red | motorbike-red x3 | company
Stand zwei Jahre neben unserer Kaffeemaschine und wurde mehr gestreichelt als gefahren. Sattel Echtleder, Auspuff ab Werk.

= BMW F 700 GS, blau, tiefergelegt
2040 | 6900 | make=BMW, model=F 700 GS, registrationYear=2015, mileage=33800, horsepower=75, colour=blue | motorbike-blue x2 | company
Für Fahrerinnen ab eins sechzig mit beiden Füssen am Boden. Koffer links mit Reisegeschichten, Koffer rechts leer.

= Roller crème 50 ccm, ab 16
2040 | 1900 | make=Kymco, model=Like 50, registrationYear=2018, mileage=5200, horsepower=3, colour=beige, motorcycleType=scooter, displacement=50 | scooter-cream x2 | company
Vom Götti für die Lehre, die Lehre ist fertig. Vorderbremse neu, Topcase nach Wahl.

= Lambretta mintgrün, komplett revidiert
2040 | 2400 | make=Innocenti, model=Lambretta J 50, registrationYear=1969, horsepower=2, colour=green, motorcycleType=scooter | scooter-mint x2 | company
Jede Mutter war in unserer Hand. Läuft im Stand wie ein Metronom mit Erkältung.

= Helme Vorjahresmodell, alle Grössen
2030 | 150 | condition=new | helmet-white x2 | company
Originalverpackt, nur die Farbe heisst nicht mehr so. Anprobe mit Spiegel und ehrlicher Meinung.

= Kielboot 7 m, Binnenrevier, segelfertig
2060 | 16800 | make=Dehler, registrationYear=1995, boatType=sailingBoat | boat-white x3 | company
Neue Grossschot, Rumpf poliert, Gangbord repariert. Zwei Kojen, vier wenn man jung ist.

= Fischerboot Aluminium mit Echolot
2060 | 5200 | registrationYear=2015, horsepower=20, fuel=petrol | boat-blue x2 | company
Eintausch gegen ein grösseres, der Hecht ist mitgewachsen. Trailer frisch vorgeführt.

= Holzkanu nach kanadischem Plan
2060 | 2900 | registrationYear=2016, boatType=canoe | boat-wood x2 | company
Rotzeder auf Esche, in unserer Werft von einem Praktikanten gebaut, der blieb. Paddelpaar massgeschnitzt.

= Kleider aus zweiter Hand, rote Phase
6610 | 40 | condition=good, size=36–44, colour=red, garment=dress | dress-red x2 | company
Stückpreis in unserem Laden, Auswahl nach Lust. Wir lüften jede Geschichte aus, behalten aber die guten.

= Wollpullover sortiert, Kilopreis auf Anfrage
6610 | 35 | condition=used, size=S–XL, colour=blue, garment=pullover | jumper-blue x2 | company
Gestopft, gebürstet, entmottet mit Kälte. Beim Probieren knistert es ein wenig.

= Lederschuhe repariert, Einzelpaare
6630 | 65 | condition=good, size=39–44, colour=brown | shoes-brown x2 | company
Nicht abgeholt nach zwei Jahren Aufbewahrung, Absätze neu. Wer seine erkennt, zahlt nur die Reparatur.

= Aquaristik: Ausstellungsbecken 300 l
8060 | 290 | tankAnimal=tank | aquarium-blue x2 | company
Hat zehn Jahre lang Kinder vor unserem Schaufenster festgehalten. Unterschrank mit Wasserflecken in Kontinentform.

= Garnelen, Moos und guter Rat
8060 | 4 | tankAnimal=crustacean | aquarium-green x2 | company
Pro Tier, der Rat ist gratis und dauert. Wasserwerte messen wir vor Ihren Augen.

= Papageienkäfig aus Zoofachgeschäft
9080 | 180 | petOf=bird | birdcage-brass x2 | company
Massiv, rollbar, sprachkundig durch den Vorbewohner. Näpfe mit Verriegelung.

= Sattelkammer räumt: drei Sättel schwarz
8040 | 290 | - | saddle-black x2 | company
Stückpreis, vom Reitsporthaus geprüft, Bäume intakt. Anpassung beim Pferd gegen Kaffee und Rüebli.

= Kachelofenbank mit Truhe
4810 | 340 | condition=used | chest-wood x2
Wer hier sass, hatte im Winter recht. Deckel einteilig, Fichte astarm.

= Blaue Toggenburger Truhe, 1823
4810 | 1450 | condition=good, period=century19 | chest-blue x3
Zwei Löwen, die aussehen wie Hunde, die aussehen wie unser Pfarrer. Schloss schliesst.

= Vitrine Biedermeier, Kirsche
4810 | 1100 | condition=good, material=wood, period=century19 | dresser-wood x2
Scheiben mundgeblasen, alles dahinter wird sofort wertvoll. Einlegeböden drei.

= Spiegeltisch vom Hotel Kulm
4810 | 260 | condition=used | mirror-gold x2
Gäste aus London haben sich davor gekämmt. Marmorplatte mit Sprung in Form der Maloja.

= Ölgemälde Matterhorn, Nummer unzählig
4820 | 190 | condition=used, technique=oil | painting-mountain
Der Maler malte es jeden Donnerstag. Dieses ist von einem guten Donnerstag.

= Blumenaquarelle, Lehrerin, 1930er
4820 | 140 | condition=good, period=early20, technique=watercolour | painting-flowers x2
Sechs Blätter, beschriftet mit Fundort und Wetter. Beim Türkenbund regnete es.

= Seestück mit Dampfer, Öl
4820 | 310 | condition=good, technique=oil | painting-lake x2
Der Dampfer heisst «Winkelried», das liest man nur mit Lupe und Lokalpatriotismus. Breite siebzig Zentimeter.

= Kristallschale und weisse Vase
4830 | 50 | condition=good | vase-white
Hochzeit 1961, unbenützt, weil zu schade. Jetzt ist es zu spät dafür.

= Grüne Jugendstilvase, Zürich
4830 | 160 | condition=good, period=early20 | vase-green x2
Schwanenhals, Seerosen, leicht hochnäsig. Bodenmarke unter Staub gefunden.

= Wanduhr Jugendstil, Holz, Schlag
4840 | 180 | condition=used, period=early20 | clock-wood
Schlägt die halbe Stunde doppelt, zur Sicherheit. Zeiger geschmiedet.

= Goldene Kaminuhr unter Glas
4840 | 340 | condition=good | clock-gold x2
Glassturz heil, Uhrwerk heil, Familie zerstritten. Daher.

= Schach-Weltmeisterschaft, zwei Abendkarten
4620 | 70 | seats=2 | tickets-yellow
Stille Spannung, harte Stühle. Mein Bruder hat Remis vorgeschlagen und bleibt zu Hause.

= Kammerchor im Kreuzgang, drei Plätze
4610 | 75 | seats=3 | stage-sky x2
Im Sommerabend, mit Schwalben als Ripieno. Ich singe mit und darf nicht gleichzeitig zuhören.

= Poetry-Slam-Finale, Stehtisch
4630 | 28 | - | tickets-red
Zwei Leute, ein Tisch, Applausometer inbegriffen. Die Nummer drei ist meine Cousine.

= Freikarten Volkstheater, Premierenabend
4630 | free | seating=seated | stage-plum
Ich male die Kulissen und habe vier zu viel. Bitte lachen, auch beim Bühnenbild.

= Rockfestival auf der Alp, zwei Pässe
4610 | 160 | seats=2 | stage-sky x2
Bergbahn im Preis, Zelt beim Kuhgatter. Die Kühe haben sich laut Veranstalter beschwert.

= Rundflug über die Alpen, Gutschein
4640 | 190 | - | gift-blue x2
Dreissig Minuten, Fensterplatz, Pilot mit Humor. Ich bin unter dem Tisch mutiger.

= Gutschein Buchhandlung, 100 Franken
4640 | 85 | - | gift-red
Bekam ich als Trost, ausgerechnet als Bibliothekar. Einlösbar in drei Filialen.

= Fondue-Schiff, vier Plätze
4640 | 150 | - | tickets-yellow x2
Zwei Stunden Zürichsee, Käse ohne Ende, Reling mit. Ein Paar hat sich getrennt, die anderen zwei halten zu je einem.

= Kriegsfilme und Dokus, Archivkisten
4410 | 35 | condition=used, filmGenre=documentary, language=german | discs-silver
Ein Geschichtslehrer verkleinert. Beschriftet nach Jahrzehnt und Wahrheitsgehalt.

= Skifilme auf Blu-ray, jährliche Serie
4420 | 40 | condition=good, filmGenre=series, language=german | discs-blue
Zwölf Winter voller Pulver, gedreht, wo keiner fährt. Macht im Juli Gänsehaut.

= Videokassetten leer, noch in Folie
4430 | 15 | condition=new | cassettes-white
Vierundzwanzig Stück für Leute, die wissen warum. Haltbar laut Packung bis ewig.

= Mundart-Krimis auf DVD
4410 | 22 | condition=good, filmGenre=thriller | discs-blue
Der Kommissar nuschelt, der Mörder auch, Untertitel gibt es auf Hochdeutsch. Sieben Fälle, alle gelöst.

= Briefmarken-Restposten, Kilo
7210 | 25 | condition=used | stamps-mixed
Abgelöst, getrocknet, ungeordnet wie das Leben. Drei Tüten aus einer Kanzlei.

= Blaue Mauritius, nachgedruckt und gerahmt
7210 | 20 | condition=good | stamps-blue
Echt ist nur der Rahmen. Hing in einem Büro, wo jeder Besucher kurz den Atem anhielt.

= Zehnfränkler in Gold, Kinderzahn-Honorar
7220 | 240 | condition=good | coins-gold
Die Zahnfee war in unserer Familie grosszügig und Goldschmied. Mit Kapsel.

= Ein Kilo Silbermünzen, bunt gemischt
7220 | 690 | condition=used, origin=mixed | coins-silver x2
Waage bei Übergabe, Händedruck danach. Olympia, Papst, Pferdekopf.

= Ansichtskarten meiner Patin, 1950–2001
7230 | 30 | condition=used, period=midCentury | painting-mountain
Sie schrieb stets dasselbe und meinte es immer. Dreihundert Stück, chronologisch.

= Modellautos rot, Feuerwehr aus aller Welt
7240 | 130 | condition=likeNew | modelcar-red x2
Neunzehn Wagen, sieben Sprachen auf den Türen, keine Löschpflicht. Vitrine nach Absprache.

= Blaue Rennlegenden 1:18, drei Stück
7240 | 140 | condition=likeNew, scale=s18 | modelcar-blue x2
Le Mans, Le Mans, Le Mans. Sockel mit Startnummer.

= Sammelkarten-Tauschordner, 1’100 Karten
7250 | 85 | condition=used | tradingcards-mixed x2
Meine Jungs handelten damit wie die Börse, inklusive Krach. Raritäten vorne.

= Blaue Deckkarten, Turnierhüllen
7250 | 70 | condition=good | tradingcards-blue
Vierter Platz in Bern, Halle mit Neonlicht, unvergesslich. Würfel und Zähler.

= Glocke klein, für Geiss oder Tischrunde
7020 | 60 | condition=good | cowbell-bronze
Bringt jede Sitzung zur Ordnung. Riemen mit Schnalle, Herbst 1998.

= Treichel aus Nachlass, Schlegel neu
7020 | 310 | condition=good | cowbell-large x2
Getragen am Chlausentag von vier Brüdern, nacheinander, weil schwer. Stahlblech gehämmert.

= Fichten-Alphorn, Übungsinstrument
4310 | 890 | condition=used, instrument=brass | alphorn-wood x2
Becher mit Vergissmeinnicht bemalt, Ton verzeiht viel. Nachbarn mit Weitsicht erwünscht.

= Posaunenchor löst auf: Trompete, Noten
4310 | 190 | condition=used, make=Courtois, instrument=brass | trumpet-brass
Drei Ventile, davon zweieinhalb flink. Choralbuch mit Gebrauchsspuren des Glaubens.

= Blockflöten-Klassensatz, weiss, 22 Stück
4310 | 110 | condition=used, make=Yamaha, instrument=woodwind | recorders-white x2
Ein Schulzimmer voller «Alle Vögel». Desinfiziert und beschriftet, Gehörschutz separat.

= Heimorgel mit Rhythmusautomat
4310 | 50 | condition=used, instrument=keyboard | piano-brown
Bossa Nova, Marsch, Slow-Rock, alles auf Knopfdruck. Zwei Personen zum Tragen, eine zum Lachen.

= Beamer aus Sitzungszimmer, Lampe neu
5450 | 160 | condition=good, make=NEC | projector-white
Kennt viertausend Folien und keine Pointe. Deckenhalterung angeschraubt.

= Dia-Überblendprojektor, Paar
5630 | 70 | condition=used, make=Rollei | projector-black x2
Zwei Geräte, eine Reise, sanft ineinander. Steuerung läuft ab Kassette.

= Pulte aus Grossraumbüro, höhenverstellbar
6810 | 190 | condition=good | desk-white x3 | company
Achtzehn Stück, Motor leise, Kabelwanne sauber. Wir arbeiten nun im Wald, teilweise.

= Bürodrehstuhl schwarz, Netzrücken
6810 | 75 | condition=used | officechair-black x2
Der Stuhl des Praktikanten, daher kaum besessen. Rollen für Hartböden.

= Dozentenpult und Wandtafel, schwarz
6820 | 120 | condition=used | blackboard-black x2
Kreide haftet, Schwamm dabei, Autorität nicht. Aus der Sekundarschule, Zimmer 12.

= Ordnerberge farbig, fast geschenkt
6820 | 10 | condition=used | folders-blue
Vierzig Stück, Rücken leer, Seele auch. Wir sind papierlos, ausser dem Kalender.

= Umzugsschachteln, stabil, 60 Stück
6820 | 45 | condition=used | movingboxes-brown x2
Zweimal gezügelt, einmal davon freiwillig. Griffe verstärkt, «Küche» steht auf der Hälfte.

= Maleratelier räumt: Rollen, Böcke, Leitern
3240 | 85 | condition=used, power=manual | paintroller-green x2
Teleskopstangen auch für Treppenhäuser ohne Gott. Kübel ausgewaschen bis blank.

= Schreinerzwingen, 22 Stück, sortiert
3240 | 95 | condition=used, make=Bessey | toolbox-grey
Man hat nie genug, ausser jetzt. Gespannte Verhältnisse enden bei uns.

= Rasenmäher-Roboter grün
3230 | 420 | condition=good | mower-green x2
Frisst leise, findet heim, verwechselt einmal im Jahr die Pfingstrosen. Begrenzungskabel auf Rolle.

= Aufsitzmäher rot mit Anhänger
3230 | 780 | condition=used | mower-red x2
Neffen standen Schlange, Rasen danach auch gestreift. Messerdeck entrostet.

= Trockensteinmauer-Kurs, Restmaterial
3250 | 60 | condition=used | land-hill
Ein Kubikmeter Kalk, handlich, mit Gesichtern, wenn man lange schaut. Selbstverlad, Schubkarre leihe ich aus.

= Blaue Gartenschläuche, Brausen, Wagen
3230 | 30 | condition=used | bucket-blue
Sechzig Meter Wasser, vier Knickstellen, eine Katze, die ihn hasst. Kupplungen aus Messing.

= Gewächstomaten und Peperoncini, Topf
3210 | 5 | plantKind=vegetableOrHerb | plant | company
Von unserer Gärtnerei, abgehärtet in der Bise. Schärfe nach Etikett, Etikett nach Mutprobe.

= Zitronenbaum, Früchte gratis dazu
3210 | 140 | plantKind=treeOrShrub | olivetree-clay | company
Blüht und trägt gleichzeitig, wie nur Zitronen und Freischaffende. Überwinterung bei uns möglich.

= Holzpellets-Restposten, 40 Säcke
3250 | 220 | condition=new, material=wood | firewood-crate
Heizung gewechselt, Säcke geblieben, Keller will Tischtennis. Norm A1.
