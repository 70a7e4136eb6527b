= Kinderwagen grau, Vollgummi, Wanne dazu
6210 | 180 | condition=used, make=Naturkind, pramType=pram | stroller-grey x2
Naturkind Kinderwagen grau, Vollgummireifen, mit Wanne aus Wolle. Bremse frisch eingestellt. Schieber
höhenverstellbar. Gebrauchsspuren am Gestell. Abholung.

= Babyzen Yoyo Buggy grün, mit Tragegurt
6210 | 70 | condition=good, make=Babyzen, pramType=pushchair | stroller-green
Yoyo grün, Handgepäck-tauglich. Ein Rad quietscht. Mit Tragegurt und Regenschutz. TWINT, Versand 20.–

= Wisa-Gloria Retro-Kinderwagen rot
6210 | 260 | condition=used, make=Wisa-Gloria, pramType=pram | stroller-red x2
Wisa-Gloria aus Lenzburg, rot, Chrom fast ohne Rost. Federung gut. Matratze neu bezogen. Für Deko, Fotos oder zum
Gebrauchen. Nur Abholung.

= Babykleiderpaket mint, Zwillinge, 62
6220 | 70 | condition=good, size=62, colour=green | babyclothes-mint x2
Zwillingspaket Gr. 62 in Mint, ca. 50 Teile (alles doppelt). Sauber, rauchfreier Haushalt. Mehr Fotos auf Anfrage.
Versand 9.–.

= Gelbe Erstausstattung, Bio, 50/56
6220 | 55 | condition=likeNew, size=50/56, colour=yellow | babyclothes-yellow
Erstausstattung Bio, gelb, Gr. 50/56. 14 Teile, Häubchen noch mit Etikett. NP ca. 180.–.

= Wiege und Himmel, Holz natur
6230 | 75 | condition=used | cot-wood x2
Stubenwagen / Wiege Holz natur mit Himmel und Matratze. Stoff gewaschen und gebügelt. Zerlegbar. Abholung.

= Weisses Babybett mit Umbauseiten
6230 | 130 | condition=good | cot-white x2
Babybett 70 x 140 weiss, umbaubar zum Juniorbett. Rollen mit Bremse. Matratze (Bico) auf Wunsch für 30.– dazu.
Anleitung vorhanden.

= Kinderpult höhenverstellbar
6230 | 95 | condition=good | desk-white
Kinderpult weiss, Höhe 55–75 cm, Platte kippbar, Schublade mit Schloss. Ein paar Filzstiftspuren. Ab Platz, TWINT/bar.

= Hochstuhl Holz, blau gebeizt gewesen
6230 | 65 | condition=used | highchair-wood
Hochstuhl Buche, abgeschliffen, mit Tisch. In den Ecken sieht man noch blaue Farbe.

= Kindersitz rot, Isofix, waschbar
6240 | 110 | condition=good, make=Kiddy | childseat-red
Kiddy Kindersitz rot, Isofix, Gruppe 1–3. Unfallfrei, Bezug waschbar. Anleitung dabei. Abholung.

= Schwarzer Reboarder bis vier Jahre
6240 | 210 | condition=likeNew, make=Axkid, seatGroup=toddler | childseat-black x2
Axkid Minikid, schwarz, rückwärts bis 25 kg. Wie neu, 4 Monate gebraucht. Passt bei uns leider nicht ins Auto.
Rechnung vorhanden, NP 549.–.

= Skijacke Kind grün, 140
6300 | 38 | condition=good, size=140, colour=green | jacket-green
Skijacke grün Gr. 140, Spyder, mit Schneefang. Skipassfach am Ärmel. Reissverschluss vorne ok.

= Blaue Regenjacke 92, Reflexstreifen
6300 | 18 | condition=used, size=92, colour=blue | jacket-blue
Regenjacke Gr. 92 blau, Reflektoren, dicht. Post 7.–, TWINT

= Faschingskleid rot, Prinzessin mit Bart
6300 | 15 | condition=good, size=122, colour=red, child=girls | dress-red
Fasnachtskostüm Prinzessin rot, Gr. 122, mit Bart zum Ankleben. Einmal getragen.

= Labradoodle-Junghund, acht Monate
8020 | 900 | breed=Labradoodle | dogbasket-brown
Labradoodle, Rüde, 8 Monate, gechipt, geimpft, entwurmt. Stubenrein, gut mit Kindern, Grundkommandos sitzen. Wir
wohnen im 3. Stock ohne Garten und merken, dass es nicht geht. Abgabe nur mit Schutzvertrag und Besuch vorher. Keine
Reservationen.

= Kater Theo, Wohnungskatze, 5-jährig
8030 | 60 | sex=male | cattree-grey
Theo, 5 Jahre, kastriert, gechipt, Wohnungskatze, verschmust. Wegen Allergie abzugeben. Kratzbaum, Klo und Bürste
gehen mit. Schutzgebühr 60.–. Nur in gute Hände, am liebsten als Einzelkatze.

= Laufenten gegen Schnecken, Trio
8070 | 90 | breed=Laufente, sex=several, farmAnimal=poultry | hutch-wood x2
Drei Laufenten (1 Erpel, 2 Enten), knapp ein Jahr alt, fressen Schnecken. Wasserstelle und Nachthaus nötig. Nur
zusammen. Abholung mit geeigneter Kiste.

= Pferdedecken, Halfter, Putzkiste
8040 | 65 | - | saddle-brown
3 Pferdedecken (135, 145 und 145 cm), 2 Halfter, Putzkiste mit Inhalt. Zwei Decken geflickt. Alles gewaschen.

= Süsswasserrochen-Becken, 800 l
8060 | 640 | tankAnimal=tank | aquarium-blue x3
800-Liter-Becken, 200 x 80 x 50, mit Stahlunterschrank, 2 Aussenfilter Eheim, LED, Heizer. Ohne Fische. Muss zu viert
getragen werden. Wasserdicht, kann gefüllt besichtigt werden. VB, Abholung nach Absprache.

= Kompakter Hühnerstall grün für vier
9080 | 160 | petOf=smallPet | hutch-green x2
Hühnerstall grün für 4 Hühner, automatische Klappe, Kotbrett, Legenest. 150 x 70 x 110 cm. Dach letztes Jahr neu mit
Dachpappe. Wird zerlegt, Anhänger nötig.

= Olivenbäumchen, Trio im Topf
3210 | 75 | plantKind=treeOrShrub | olivetree-white
3 Olivenbäume im Topf, ca. 90 cm, winterhart bis minus 8 Grad. Einzeln 30.–. Abholung, Topf geht mit.

= Gartentisch aus alter Stalltür
3220 | 190 | condition=used | gardentable-wood x2
Gartentisch aus alten Brettern, 180 x 85 cm, Beine verzinkt. Geölt im Frühling. Schwer, zu zweit abholen.

= Weisser Bistrotisch, Marmorplatte
3220 | 85 | condition=good, material=stone | gardentable-white
Bistrotisch weiss, Marmorplatte 60 cm, Gussfuss. Platte mit kleinem Haarriss. Bar oder TWINT bei Abholung.

= Weber Kugelgrill rot, 37 cm
3220 | 40 | condition=used | grill-red
Weber Smokey Joe, rot, 37 cm. Rost ersetzt. Deckel mit Abplatzer. Für Balkon oder Camping.

= Smoker schwarz, 120 kg, mit Rezeptbuch
3220 | 380 | condition=used | grill-black x2
Smoker schwarz, 120 kg, 6-mm-Stahl, Rauchthermometer, Abdeckhaube, Rezeptbuch. Oberflächenrost an der Feuerbox. Auf
Rollen, Anhänger mitbringen. Nur Abholung, Barzahlung

= Benzinmäher rot, Mulchfunktion
3230 | 140 | condition=used, power=fuel | mower-red
Benzinmäher rot, 46 cm, Mulchkeil, Radantrieb. Ölwechsel und Kerze im Frühling gemacht. Fangsack geflickt, hält.
Springt beim 2. Zug an.

= Bohrhammer blau im Koffer
3240 | 130 | condition=good, make=Hilti, power=mains | drill-blue x2
Hilti TE 2, blau lackiert vom Vorbesitzer, mit Koffer, Bohrern und 2 Meisseln. Läuft gut, Kohlen neu. Versand 11.50.

= DeWalt Akkuschrauber gelb, 18 V
3240 | 70 | condition=used, make=DeWalt, power=battery | drill-yellow
DeWalt DCD771 18 V, zwei Akkus (einer schwächer), Ladegerät, Tasche. TWINT oder bar.

= Alu-Klappleiter fürs Auto
3240 | 65 | condition=good, make=Hymer, power=manual | ladder-alu
Hymer Teleskopleiter Alu, 3.2 m ausgezogen, 78 cm eingeschoben. Prüfkleber dran.

= Werkzeugwagen grau, sieben Schubladen
3240 | 260 | condition=good, make=Stahlwille | toolbox-grey x2
Stahlwille Werkzeugwagen grau, 7 Schubladen, ohne Inhalt. Magnetmatte dabei. Eine Schublade klemmt leicht. Neu über
900 Franken. Nur Abholung.

= Spältigkeil, Axt, Gertel
3240 | 55 | condition=used, power=manual | firewood-stack
Spaltkeil, Spaltaxt und Gertel, alle scharf, Stiele Hickory. Von Forstbetrieb. Versand 11.50 oder abholen.

= Pflastersteine Granit, ein Anhänger voll
3250 | 120 | condition=used, material=stone | land-hill
Pflastersteine Granit 8/11, ca. 1.2 Tonnen, neu. Liegen auf Palett, Verladen mit Stapler möglich. Müssen bis Ende
Monat weg. Abholung mit Anhänger.
