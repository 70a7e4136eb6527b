= Olivenbaum im Tontopf, 1.70 m
3210 | 190 | plantKind=treeOrShrub | olivetree-clay x2
Olivenbaum im Tontopf, Gesamthöhe 1.70 m, ca. 15 Jahre alt. Überwintert kühl im Treppenhaus. Trägt jedes Jahr ein paar
Oliven. Schwer, bitte zu zweit und mit Auto kommen.

= Olive im weissen Topf, fürs Büro
3210 | 120 | plantKind=treeOrShrub | olivetree-white x2
Olivenbaum 1.20 m, weisser Topf mit Untersetzer. Stand im Büro am Fenster. Braucht Sonne. Abholung.

= Stauden-Ableger: Phlox, Akelei, Astern
3210 | 12 | plantKind=gardenPlant | plant
Stauden aus dem Garten: Phlox rosa, Akelei, Astern. Büschel je 12 Franken. Frisch ausgestochen auf Bestellung. Samstag
Vormittag abholen.

= Monstera, zwei Meter breit
3210 | 85 | plantKind=houseplant | plant-2
Monstera deliciosa, ca. 2 m breit, mit Kokosstab und Topf 40 cm. Gesund, keine Schädlinge. Zu gross für die Wohnung.
Nur Abholung mit Kombi.

= Kakteensammlung, 23 Töpfe
3210 | 60 | plantKind=houseplant | plant
23 Kakteen und Sukkulenten in Töpfen, teilweise blühend. Nur alle zusammen. Handschuhe und flache Kiste mitbringen.
TWINT oder bar.

= Tomatensetzlinge alte Sorten
3210 | 4 | plantKind=vegetableOrHerb | plant-2
Tomatensetzlinge Pro Specie Rara: Ochsenherz, Berner Rose, Baselbieter Röteli. Stück 4.–, ab 5 Stück 3.50. Kräftig,
abgehärtet. Ab Hof.

= Gartentisch Teak mit zwei Bänken
3220 | 380 | condition=used, material=wood | gardentable-wood x3
Gartentisch Teak 180 x 90 mit zwei Bänken, jeden Frühling geölt. Auf der Unterseite eingeritzt. NP 1’150.–. Abholung
mit Anhänger.

= Gartentisch weiss, Metall, rund
3220 | 110 | condition=good, material=metal | gardentable-white x2
Gartentisch rund, Metall weiss, 100 cm, klappbar. Eine Schraube rostig. Schirmloch mit Deckel. Ab Platz.

= Holzkohlegrill schwarz, 57 cm
3220 | 95 | condition=good, material=wood | grill-black x2
Weber Kugelgrill 57 cm, schwarz. Rost gut, Aschefänger ok. Abdeckhaube und Anzündkamin gratis dazu. Ein Rad wackelt.

= Gasgrill rot mit Seitenkocher
3220 | 260 | condition=likeNew | grill-red x3
Gasgrill rot, 3 Brenner plus Seitenkocher. Zweimal gebraucht. Druckregler Schweiz. Halbvolle Flasche geht mit.
Neupreis 449.–. Zusammengebaut, Transport stehend.

= Feuerschale aus Pflugscheibe
3220 | 130 | condition=used | grill-black
Feuerschale aus Pflugscheibe, 60 cm, mit Dreibein und Kessel 10 l. Flugrost normal. Abholung, bar.

= Sonnenschirm und Lounge-Kissen
3220 | 75 | condition=used | gardentable-white
Sonnenschirm 3 m, ausgebleicht, mit Ständer und 4 Platten, dazu 6 Loungekissen. Kissen gewaschen. Gratis-Lieferung im
Dorf.

= Benzin-Rasenmäher rot, Radantrieb
3230 | 220 | condition=good, power=fuel | mower-red x3
Benzinmäher rot, Radantrieb, Honda-Motor, 48 cm. Messer geschliffen, Öl neu. Startet gut. Fangkorb ok. Vorführung
möglich.

= Akku-Mäher grün, zwei Batterien
3230 | 190 | condition=likeNew, power=battery | mower-green x2
Akkumäher grün, 34 cm, zwei Akkus 36 V, Ladegerät. Erst eine Saison. NP 389.–. Kaufquittung Jumbo. Kleiner Garten
reicht eine Ladung.

= Spindelmäher, braucht keinen Strom
3230 | 45 | condition=used, power=manual | mower-green
Spindelmäher 38 cm, Messer nachgestellt, ohne Korb.

= Regentonne 500 l und Giesskannen
3230 | 40 | condition=used | bucket-blue x2
Regentonne 500 l mit Hahn und Deckel, 7 Giesskannen. Leer. Deckel ausgebleicht. Nur Abholung, 40 Fr. für alles.

= Leiter Alu, 3-teilig, 8 m
3240 | 150 | condition=good, make=Zarges, power=manual | ladder-alu x2
Zarges Leiter 3-teilig, Alu, bis 8 m. Gummifüsse neu. Prüfplakette letztes Jahr. 3 m eingeschoben. Dachträger nötig.

= Baumleiter aus Holz, 28 Sprossen
3240 | 90 | condition=used, power=manual | ladder-wood x2
Holzleiter mit 28 Sprossen, ca. 8 m, Spitze mit Eisen. Sprossen alle fest. Als Deko oder zum Kirschenpflücken. TWINT
oder bar.

= Akkuschrauber gelb, zwei Akkus
3240 | 110 | condition=good, make=DeWalt, power=battery | drill-yellow x2
DeWalt Akkuschrauber 18 V, gelb, 2 Akkus 2 Ah, Ladegerät, Koffer mit Bits. Bohrfutter läuft rund. Akkus halten gut.
Versand 11.50.

= Schlagbohrmaschine blau, 850 W
3240 | 60 | condition=used, make=Bosch, power=mains | drill-blue x2
Bosch Schlagbohrmaschine 850 W, blau, Tiefenanschlag, Bohrerset (der 8er ist stumpf). Kabel 4 m.

= Werkzeugkiste rot, gefüllt
3240 | 80 | condition=used, power=manual | toolbox-red x3
Rote Werkzeugkiste gefüllt: VDE-Zangen, Schraubenzieher, Abisolierer, Spannungsprüfer. Von Elektriker. Knipex und PB
Swiss. Alleine das Werkzeug kostet neu über 400.–.

= Systemkoffer grau mit Oberfräse
3240 | 240 | condition=good, make=Festool | toolbox-grey x2
Festool OF 1010 im Systainer, 12 Fräser. Ein Fräser gebraucht, Rest neu. Führungsschiene nicht dabei. Versand
versichert 11.50 oder Abholung.

= Tischkreissäge mit Untergestell
3240 | 180 | condition=used, make=Metabo, power=mains | drill-blue
Metabo Tischkreissäge TS 254 mit Untergestell. Blatt geschärft, Spaltkeil, Haube. Motor stark. Nur Abholung.

= Hobelbank, Buche, 1.80 m
3240 | 320 | condition=used, power=manual | table-oak x2
Hobelbank Buche 180 cm, Vorder- und Hinterzange laufen. Platte mit Sägespuren. Schublade. Ca. 90 kg. Mit Anhänger
holen, Verlad zu zweit. VB 320.–

= Brennholz Buche, 2 Ster, trocken
3250 | 280 | condition=new, material=wood | firewood-stack x2
Buchenholz, 2 Ster, 33 cm gespalten, 3 Jahre gelagert. Restfeuchte 14 %. Selber aufladen. Lieferung bis 10 km gegen
40.– möglich. Bar, TWINT.

= Anfeuerholz in Kisten, Tanne
3250 | 35 | condition=new, material=wood | firewood-crate x2
10 Harasse Anfeuerholz, 35.– für alles, Harasse zurück.

= Klinkersteine, Abbruch, 400 Stück
3250 | 160 | condition=used | house-brick
400 Klinker aus Abbruch, Normalformat, geputzt. Auf Palett. Stück 40 Rp., nur alle. Stapler vorhanden.

= Eichenbalken, 140-jährig
3250 | 350 | condition=used, material=wood | firewood-stack x2
5 Eichenbalken, ca. 140-jährig, 18 x 18 cm, Längen 2.2 bis 3.4 m. Zapfenlöcher. Trocken gelagert, kein Wurm aktiv.
Verlad mit Hoflader. Preis für alle.

= Restposten Parkett Eiche, 14 m²
3250 | 190 | condition=new, material=wood | shelf-oak
Parkett Eiche, 14 m2, 15 mm, geölt, originalverpackt. Restposten. NP ca. 75.–/m2. Trittschall dazu. Keller, ebenerdig
abholbar.

= Dachziegel Biberschwanz, Palette
3250 | 90 | condition=used | house-cream
Biberschwanzziegel handgestrichen, ca. 400 Stück auf Palett. Einer mit Pfotenabdruck. Rundschnitt. Teilweise Moos.
Abholung mit Kran oder von Hand.

= Suche Trockensteine für Mäuerchen
3250 | 100 | - | land-hill | wanted
Suche ca. 2 m3 Trockensteine (Sandstein, Muschelkalk) für eine Gartenmauer. Hole selber mit Anhänger ab. Gerne auch
Bruch.

= Hochbeet aus Lärche mit Erde
3230 | 110 | condition=good | firewood-crate
Hochbeet Lärche 200 x 100 x 80 mit Kupferrand und Vlies, Erde kann mit. Zerlegbar. 4 Jahre alt.
