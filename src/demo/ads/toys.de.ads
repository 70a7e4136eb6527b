= LEGO gemischt, 5 kg
3410 | 75 | condition=used | bricks-mixed x2
5 kg LEGO, gewaschen, keine Fremdteile. Unsere Buben sind jetzt in der Oberstufe und die Kisten stehen seit zwei
Jahren auf dem Estrich, darum darf das weiter. Es hat viele Räder, Platten und etwa zwanzig Figuren drin, ein paar
Sets wären wohl noch komplett, aber das Sortieren überlasse ich gerne euch. Anleitungen habe ich leider keine mehr.
Abholung am Abend oder Versand 9.–, Bezahlung mit TWINT.

= LEGO Castle blau und grau, Burg
3410 | 48 | condition=good | bricks-blue x2
LEGO Burg, blau/grau, rund 900 Teile mit 6 Rittern. Anleitung fehlt, Zugbrücke funktioniert. Aus Nichtraucherhaushalt.

= Kapla-Hölzli, 600 Stück
3410 | 90 | condition=good | bricks-mixed
Kapla 600 Stück in Holzkiste mit Deckel. Alle Hölzli ok, einige angemalt. NP 189.–, gibts bei uns günstiger weil die
Kinder rausgewachsen sind.

= LEGO Duplo Zoo mit Elefant
3410 | 35 | condition=used | bricks-mixed
Duplo Zoo: Elefant, Löwe, 2 Giraffen, Wärter, Zäune, grosse grüne Platte. Alles desinfiziert. TWINT oder bar.

= LEGO Technic mit Motor
3410 | 65 | condition=good | bricks-blue
LEGO Technic Kran und Bagger mit Power-Functions-Motor, vollständig, Anleitungen gebunden. Batteriefach sauber.

= Teddybär braun, mit Stimme
3420 | 40 | condition=used | teddy-brown x2
Teddybär, ca. 35 cm, braun, Brummstimme funktioniert. Ein Ohr angenäht. Von Steiff ist er nicht, Knopf hat er keinen.

= Teddy crème, wie neu
3420 | 25 | condition=likeNew | teddy-cream
Teddy crème 30 cm, ungebraucht, Versand 7.–

= Puppenhaus rot, drei Stockwerke
3420 | 110 | condition=good | dollhouse-red x3
Puppenhaus aus Holz, 3 Stockwerke, rot, mit Licht im Wohnzimmer (Batterie). Möbel für alle Zimmer und 5 Püppchen
dabei. Masse 70 x 35 x 80 cm. Ist zusammengebaut und passt in einen Kombi. Nur Abholung.

= Puppenstube mint mit Möbeln
3420 | 70 | condition=used | dollhouse-mint x2
Puppenstube mint mit Küche, Bad und Schlafzimmer. Möbel komplett, ein Stuhlbein geleimt. Ab Platz.

= Barbies, ein Koffer voller Kleider
3420 | 45 | condition=used | dollhouse-red
5 Barbies, 1 Ken, Koffer voll Kleider und Schuhe. Zwei Puppen haben kurz geschnittene Haare. Preis für alles.

= Stofftiere, gewaschen, 18 Freunde
3420 | 20 | condition=good | teddy-brown
18 Stofftiere, alle frisch gewaschen, u. a. Murmeltier, Robben, grosser Wal von IKEA. Abholung oder Post 11.50.

= Brettspiele, Kiste mit 15 Stück
3430 | 40 | condition=good | boardgame-green x3
15 Spiele, alle vollständig:

- Monopoly, Cluedo, Risiko
- Uno, Skip-Bo, Phase 10
- Leiterlispiel, Eile mit Weile, Halma
- Activity, Tabu, Scrabble
- Lotti Karotti, Make’n’Break, Vier gewinnt

Nur zusammen, bei Abholung 35.–

= Siedler mit allen Erweiterungen
3430 | 65 | condition=good | boardgame-red x2
Catan Basisspiel plus Seefahrer, Städte & Ritter und Ergänzung 5–6 Spieler. Ein Holzschaf fehlt, sonst komplett.
Karten mit Hüllen.

= Jassteppiche, vier Stück, plus Tafel
3430 | 30 | condition=used | boardgame-green
4 Jassteppiche und eine Schiefertafel aus einem Restaurant. Teppiche gewaschen, einer hat ein kleines Loch. Mit 2 Sets
Karten (deutsch und französisch).

= Schachspiel Holz, handgeschnitzt
3430 | 120 | condition=good | boardgame-red
Schachspiel Holz, Figuren geschnitzt, König 9 cm, Brett klappbar 40 x 40. Alles da, Filz unter zwei Bauern neu.
Versand möglich.

= Ravensburger Puzzles, 1000 Teile, 12 Stück
3430 | 50 | condition=used | boardgame-green x2
12 Ravensburger Puzzles à 1000 Teile, Landschaften und Schlösser. 11 sind komplett, bei Neuschwanstein fehlt 1 Teil.
Stückpreis 6.–, alle zusammen 50.–. Abholung abends.

= Eile mit Weile, Reiseformat, magnetisch
3430 | 12 | condition=likeNew | boardgame-red
Eile mit Weile magnetisch, neuwertig, 12.– inkl. Versand.

= Brio Holzeisenbahn mit Brücke und Kran
3440 | 60 | condition=used | trainset-wood x3
Brio und kompatible Schienen (ca. 60 Stk.), Brücke, Kran, 2 Loks mit Batterie, 9 Wagen. Batteriefächer sauber. Eine
Kupplung fehlt. In der grossen IKEA-Kiste, Kiste geht mit.

= Märklin Startset H0, rot
3440 | 130 | condition=good, scale=h0 | trainset-red x2
Märklin H0 Startpackung mit roter Lok, Trafo, Oval und zwei Weichen. Eine Weiche reagiert manchmal nicht. In
Schachtel. Versand 11.50 oder Abholung.

= Märklin Krokodil grün, analog
3440 | 340 | condition=good | modeltrain-green x3
Märklin Krokodil, H0, analog, aus Sammlung. Läuft einwandfrei, Gestänge komplett. Originalschachtel vorhanden (etwas
eingerissen). Mit Rechnung. Versand nur eingeschrieben.

= Rote Dampflok mit Tender, Spur N
3440 | 95 | condition=good, scale=n | modeltrain-red x2
Arnold Dampflok mit Tender, Spur N, rot. Läuft. Dazu 11 Wagen, bei 2 fehlt eine Kupplung.

= Landschaftsbau: Bäume, Schotter, Kühe
3440 | 55 | condition=new | modeltrain-green
Noch und Faller Material: 80 Bäume, Schotter, Streumaterial, 12 Kühe, Zäune. Ungebraucht, grösstenteils verpackt. NP
über 150 Franken.

= Modellflugzeug Segler, 2.4 m Spannweite
3440 | 170 | condition=used | drone-white
Segler 2.4 m Spannweite mit Fernsteuerung (Futaba), Servos, Empfänger. Rumpf zweimal repariert, fliegt. Elektrowinde
und Seil dabei. Nur Abholung, passt in einen Kombi.

= Modellautos 1:18, zwölf in Vitrine
3440 | 210 | condition=likeNew, scale=s18 | modelcar-red x3
12 Modellautos 1:18 (Autoart, Minichamps, Burago), nie bespielt, mit Vitrine 90 cm. Ferrari, Porsche, Mini, Käfer.
Alle Schachteln vorhanden. Einzelverkauf nein.

= Webrahmen mit Wolle
3450 | 45 | condition=good | rug-sand
Webrahmen 60 cm mit Schiffchen, Kamm und rund 1 kg Wolle. Anleitung auf Deutsch. Kaum gebraucht.

= Laubsäge-Ausrüstung mit Vorlagen
3450 | 38 | condition=used | toolbox-red
Laubsägebogen, 40 Sägeblätter, Brettchen zum Spannen, Vorlagen für Weihnachten. In roter Werkzeugkiste. Abholung oder
Post.

= Nähkiste für Anfängerinnen
3450 | 30 | condition=good | sewingmachine-white
Nähkiste mit Stoffresten, Faden, Scheren, Reissverschlüssen und zwei Schnittmustern. Gut zum Anfangen. Die Nähmaschine
auf dem Bild gehört nicht dazu!

= BIG Bobby-Car rot mit Anhänger
3460 | 30 | condition=used | modelcar-red x2
Bobby-Car rot mit Anhänger und Flüsterrädern, Hupe geht. Räder hinten abgefahren. Nur Abholung, bar oder TWINT.

= Spielzelt Räuberhöhle
3460 | 28 | condition=good | tent-red x2
Spielzelt rot, 1.2 m hoch, kein Boden, Stangen aus Fiberglas. Tasche fehlt. Wird zusammengelegt abgegeben.
