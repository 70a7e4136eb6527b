= Bauernschrank bemalt, datiert 1811
4810 | 2400 | condition=good, period=century19 | chest-blue x3
Rosen auf Blau, Initialen A.M.B., alte Eisenbänder. Zerlegbar mit Keilen, wir haben es letzten Herbst mit Anleitung des Grossvaters probiert.

= Truhe aus Nussbaum mit Schlüssel
4810 | 650 | condition=used, material=wood | chest-wood x3
Der Schlüssel wiegt so viel wie eine Gabel. Innen klebt eine Rechnung über drei Säcke Dinkel.

= Sekretär Biedermeier, Kirschbaum
4810 | 1900 | condition=good, material=wood, period=century19 | dresser-wood x3
Acht Schublädchen, eins davon hinter einem anderen. Ich habe es nach neun Jahren entdeckt, leer.

= Stabellen, Satz von vier
4810 | 280 | condition=used | chairs-wood x2
Jede Lehne hat ein anderes Herz ausgesägt. Auf der mit der schiefen sass bei uns immer der Kleinste.

= Louis-Philippe-Spiegel vergoldet
4810 | 420 | condition=good, period=century19 | mirror-gold x2
Das Glas ist alt und macht einen etwas wärmer, als man ist. Rückwand aus Tannenbrettern, original.

= Wiegen-Truhe, wohl Emmental
4810 | 190 | condition=used | chest-wood x2
Eine Kufe wurde früh ersetzt. Sechs Geschwister haben darin geschlafen, ich als Letzter und am längsten.

= Küchenbuffet Jugendstil, crème gestrichen
4810 | 540 | condition=used, period=early20 | dresser-white x3
Unter der Farbe kommt an einer Kante Föhre hervor. Brotschneidebrett zum Ausziehen, mit Dellen vom Gerstenbrot.

= Salontisch Intarsien, ein Fuss locker
4810 | 210 | condition=defective | table-walnut x2
Rosette aus Ahorn und Birnbaum, unbeschädigt. Den Fuss hat unser Bernhardiner auf dem Gewissen, Leim genügt.

= Ölbild Berglandschaft, gerahmt, signiert
4820 | 480 | condition=good, technique=oil | painting-mountain x2
Unleserliche Signatur, deutlicher Mönch. Mein Urgrossvater hat es gegen zwei Ster Buche getauscht.

= Aquarell Seeufer, um 1920
4820 | 260 | condition=good, period=early20, technique=watercolour | painting-lake x2
Ein Boot, drei Erlen, viel Papierweiss. Hinter Glas, ohne Passepartoutflecken, in unserem Gang nie an der Sonne.

= Blumenstillleben, Öl auf Holz
4820 | 340 | condition=used, technique=oil | painting-flowers x2
Feines Craquelé, eine Fliege auf der Pfingstrose ist gemalt. Die Putzfrau hat mehrfach versucht, sie zu verjagen.

= Lithografie, Auflage 84/150
4820 | 150 | condition=likeNew, technique=print | painting-lake
Vom Kunstverein zum Jubiläum. Ich habe die Nummer 83 auch, zwei hängen nebeneinander eigenartig.

= Kupferstich «Schaffhauser Rheinfall»
4820 | 130 | condition=used, technique=print | painting-mountain
Altkoloriert, Stockfleck im Himmel, den man leicht für eine Wolke hält. Rahmen wurmfrei.

= Helgen und Votivbilder, acht Stück
4820 | 220 | condition=used | painting-flowers x2
Innerschweiz, Hinterglas. Auf einem fällt ein Mann vom Heuwagen und wird sichtbar gerettet.

= Suche Plakate von Bergbahnen
4820 | 300 | technique=print | painting-mountain | wanted
Gerne mit Faltspuren und Reissnägelloch. Ich richte ein Treppenhaus damit ein, es hat vier Stockwerke.

= Langenthal-Service Blumendekor, 62-teilig
4830 | 180 | condition=good | crockery-blue x3
Für zwölf Personen, an Weihnachten elfmal gedeckt. Ein Saucièrendeckel ist von einem Onkel geklebt, der Chirurg war.

= Bleikristallvase, schwer
4830 | 60 | condition=good | vase-white
Böhmisch geschliffen. In der Sonne malt sie Regenbogen auf den Hund.

= Keramikvase grün, Heimberger Art
4830 | 85 | condition=used | vase-green x2
Mit gelben Tupfen, Haarriss innen, hält aber Wasser über Nacht. Über zwei Nächte nicht.

= Fayence-Vase blau-weiss
4830 | 140 | condition=good | vase-blue x2
Sie stand auf dem Kachelofen und hat drei Katzen überlebt, die es alle versuchten. Höhe vierunddreissig Zentimeter.

= Silberbesteck 800, zwölf Personen
4830 | 560 | condition=used | chest-wood
In einer geschnitzten Truhe, innen mit Samt. Ein Mokkalöffeli fehlt, dafür ist ein fremdes mit Edelweiss dabei.

= Zinnkannen, Walliser Stegkanne
4830 | 170 | condition=used | cookware-steel
Mit Eichel auf dem Deckel und Stempel im Boden. Aus der grossen wurde bei Taufen wirklich getrunken.

= Milchkrüge aus Steingut, Reihe von fünf
4830 | 75 | condition=used | crockery-brown x2
Vom halben Liter bis zum Krug, den ich nur mit zwei Händen hebe. Der mittlere war ein Regenschirmständer.

= Gläser, mundgeblasen, 18 Stück
4830 | 95 | condition=good | crockery-white x2
Keines ist ganz gleich hoch. Beim Anstossen ergibt das Septakkorde.

= Neuenburger Pendule, grün-gold
4840 | 1650 | condition=good | clock-gold x3
Acht-Tage-Werk, Stundenschlag auf Glocke, kürzlich gereinigt. Meine Frau hat im Schlafzimmer eine Grenze gezogen.

= Regulator mit Holzgehäuse, läuft
4840 | 220 | condition=used | clock-wood x2
Pro Woche zwei Minuten zu spät, wie ich auch. Schlüssel hängt hinten an einer Schnur.

= Kuckucksuhr, echter Schwarzwald
4840 | 90 | condition=used | clock-wood
Der Kuckuck kommt, sagt aber nichts mehr; der Blasbalg ist müde. Für Bastler mit Luft.

= Taschenuhr mit Sprungdeckel und Kette
4840 | 310 | condition=good | wristwatch-gold x2
Eisenbahnerdienst, hinten eine Lok graviert. Mein Grossvater stellte nach ihr die Bahnhofuhr, nicht umgekehrt.

= Stutzuhr schwarz, Schlag defekt
4840 | 120 | condition=defective | clock-gold
Schwarz ist nur noch der Boden, den Rest hat Grossvater vergoldet. Das Werk geht, der Schlag schlägt, wann er will. Wir hatten einmal neunundzwanzig Uhr.

= Sumiswalder Pendule, Kirschbaum
4840 | 740 | condition=good | clock-wood x3
Vom Uhrmacher im Dorf gewartet, solange es ihn gab. Gongschlag weich wie Anken.

= Wandteller Simmental, handbemalt
4830 | 110 | condition=good | crockery-blue
Fünf Stück, mit Sprüchen, von denen einer heute nicht mehr in jeder Küche hängen sollte. Die Rosen halten, was die Sprüche versprechen.

= Nähtisch mit Fächern, Mahagoni
4810 | 320 | condition=used | dresser-wood x2
In den Fächern lagen noch Druckknöpfe, Perlmutt und ein Liebesbrief. Der Brief ist nicht verkäuflich.
