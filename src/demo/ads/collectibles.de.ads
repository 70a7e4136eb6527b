= Briefmarken Schweiz, drei Alben
7210 | 180 | condition=good, origin=switzerland | stamps-mixed x3
Ab der Sitzenden Helvetia fast durchgehend. Wo eine fehlt, liegt ein Zettelchen mit der Klage meines Vaters.

= Blaue Marken aus aller Welt
7210 | 35 | condition=used, origin=mixed | stamps-blue x2
Ein Sammler, eine Farbe, dreissig Jahre. Er war sonst ganz normal.

= Ersttagsbriefe Pro Juventute, Kiste
7210 | 40 | condition=good, origin=switzerland | stamps-mixed
Sechshundert Couverts, alle sauber gestempelt. Kuckucke und Enziane in grosser Zahl.

= Zeppelinpost, vier Belege
7210 | 240 | condition=used | stamps-blue
Romanshorn–Friedrichshafen. Auf einer Karte schreibt Ida, es habe gewackelt.

= Album Liechtenstein, postfrisch
7210 | 95 | condition=likeNew, origin=liechtenstein | stamps-mixed x2
Abonnement der Patin, nie aufgeschlagen, weil zu schön. Bogenränder intakt.

= Goldvreneli 20 Franken, 1935
7220 | 420 | condition=good, origin=switzerland | coins-gold x2
Taufgeschenk, das ich verlieren sollte und nicht verloren habe. Kurs bei Übergabe gemeinsam anschauen.

= Silberfünfliber, elf Stück
7220 | 190 | condition=used, origin=switzerland | coins-silver x2
Der Hirt schaut würdevoll. Einer war als Glücksbringer im Schuh und schaut etwas flacher.

= Münzsammlung Kantone vor 1850
7220 | 560 | condition=used, origin=switzerland | coins-silver
Batzen, Rappen, ein Neuenburger Kreuzer. Bestimmt durch das Historische Museum, Liste handschriftlich.

= Banknoten, alte Serien, gebügelt
7220 | 130 | condition=good | coins-gold
Darunter ein Hunderter mit St. Martin. Nein, man kann damit nicht mehr bezahlen, ich habe es am Kiosk versucht.

= Schützentaler und Festmünzen
7220 | 150 | condition=good | coins-silver
Grossvater traf, wie man sieht. Schatulle mit Samt in Fahnenrot.

= Ansichtskarten Berner Oberland um 1900
7230 | 80 | condition=used, period=century19, origin=switzerland | painting-mountain x2
Hundertfünfzig gelaufene Karten. Auf erstaunlich vielen steht nur «Es regnet».

= Postkarten Zürich, Strassenbahn
7230 | 65 | condition=good, origin=switzerland | painting-lake
Geordnet nach Linien. Beim Bellevue warten seit 1912 dieselben zwei Damen.

= Feldpostkarten 1914–1918
7230 | 55 | condition=used, period=early20 | stamps-mixed
Grenzbesetzung, Humor in allen Dienstgraden. Ein Korporal bestellt Socken, achtmal.

= Modellauto rot, 1:43, mit Schachtel
7240 | 45 | condition=likeNew, scale=s43 | modelcar-red x2
Aus der Vitrine direkt in Ihre. Seitenspiegel vorhanden, was Sammler wissen lässt.

= Blaue Modellautos, ein Dutzend
7240 | 110 | condition=good | modelcar-blue x3
Alles Franzosen, alles blau. Mein Psychologe fand es bezeichnend, mein Schreiner baute das Regal.

= Postautos im Kleinen, 1:87
7240 | 70 | condition=good, scale=h0 | modelcar-red
Vierzehn gelbe Busse, ein rotes Auto zum Überholen, kein einziges Horn. Das Dreiklanghorn singe ich gratis vor.

= Feuerwehrmodelle, Sammlung eines Kommandanten
7240 | 160 | condition=good | modelcar-red x2
Von der Handdruckspritze bis zum Tanklöschfahrzeug. Im Ernstfall als erstes gerettet.

= Sammelkarten, gemischt, 800 Stück
7250 | 60 | condition=used | tradingcards-mixed x2
Monster mit Energiepunkten, unter denen unsere Kinder ein eigenes Finanzsystem aufgebaut haben. Die Seltenen sind einzeln verpackt.

= Karten blaue Edition, in Folie
7250 | 140 | condition=likeNew | tradingcards-blue x3
Ungespielt, nummeriert, in Ordner mit Ringmechanik. Zwei Hologramme, die wirklich glänzen.

= Fussballbildli-Alben seit 1982
7250 | 220 | condition=good, cardGame=panini | tradingcards-mixed
Sechs vollständig, eines mit nur noch einem Loch: Rumänien, Torhüter. Die doppelten liegen in einer Zigarrenschachtel.

= Kuhglocke Bronze, Riemen bestickt
7020 | 340 | condition=good | cowbell-bronze x3
Gegossen in Bärau, getragen von der Leitkuh Flora. Klang reicht über zwei Täler und durch jede Wand.

= Grosse Treichel mit Lederriemen
7020 | 280 | condition=used | cowbell-large x2
Chlauseneinsatz, vier Winter. Trägerin oder Träger sollte Schultern mitbringen.

= Kaffeerahmdeckeli, komplette Serien
7250 | 50 | condition=good | coins-silver
Ja, das sammelte man. Dreitausend Stück in Alben, Duft von 1989.

= Suche Zündholzschachteln mit Wappen
7250 | 25 | - | tradingcards-mixed | wanted
Mir fehlen Uri, Zug und Glarus. Leer ist recht, angekohlt interessant.

= Fingerhüte Porzellan, 74 Stück
7230 | 60 | condition=good | crockery-blue
Jede Reise einer, auch jene nach Bümpliz. Setzkasten dazu.

= Blechschilder aus der alten Drogerie
7250 | 130 | condition=used | painting-flowers
Seifen, Salben, Sirup. Eine Dame mit Zahnlücke wirbt seit hundert Jahren für Zahnpasta.

= Militärpostkarten und Abzeichen
7230 | 45 | condition=used | stamps-blue
Aus der Schublade mit dem Sackmesser, das bleibt. Einheiten Füs Bat 39 und Umgebung.

= Swatch-Sammlung, 31 Uhren
7250 | 480 | condition=good | wristwatch-silver x2
Neunzehn ticken, zwölf warten auf Batterien. Eine trägt ein Sommerfest auf dem Zifferblatt.
