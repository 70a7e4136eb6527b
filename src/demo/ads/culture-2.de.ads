= Sammlung Mundartliteratur, 26 Bände
4210 | 60 | condition=good | books-shelf
Tavel, Gfeller, Marti, Lenz. Laut lesen verboten im ÖV, ich habe es probiert.

= Science-Fiction, gelbe Reihe, 50 Stück
4210 | 45 | condition=used, language=german | comics-yellow x2
Die Zukunft von 1974 riecht nach Keller und hat überall Hebel. Zwei Titel doppelt, in verschiedenen Zukünften.

= Frauenliteratur, Bücherkiste einer Hebamme
4210 | 28 | condition=used, language=german | books-crime
Zwischen zwei Wehen gelesen, oft nur bis Seite vierzig. Darum vorne abgegriffen, hinten frisch.

= Thriller auf Englisch, Ferienstapel
4210 | 18 | condition=used, language=english | books-crime
Achtzehn Stück, Sonnencreme an den Rändern. Einer endet in Bümpliz, leider nur mein Handtuch.

= Kinderklassiker in Leinen, Ausgabe 1955
4220 | 70 | condition=good, bookFormat=hardcover, language=german | bookstack-warm
Heidi, Turnachkinder, Schwarze Brüder. Zeichnungen nachkoloriert von einer Fünfjährigen, heute Grafikerin.

= Kinderkrimis: ein Detektivbüro, 31 Fälle
4220 | 48 | condition=used, bookFormat=paperback, language=german | books-crime
Alle gelöst, einige mehrfach. Beim Fall zwölf verriet mein Bruder den Dieb, seither ist er Anwalt.

= Malbücher, Sticker, Rätselblöcke neu
4220 | 12 | condition=new, language=german | comics-yellow
Ferienvorrat für ein Kind, das dann lesen lernte. Filzstifte halten wir zurück.

= Vogelbestimmung, vier Bücher und Tonträger
4230 | 35 | condition=good, language=german | books-shelf
Die Kassette «Rohrsänger» hat mich eine Ehe lang begleitet. Sie pfeift noch.

= Architekturbände, Betonzeit
4230 | 95 | condition=likeNew, language=german | books-crime
Sieben graue Bücher, alle wunderschön. Tisch, der sie trägt, auf Anfrage.

= Kochbücher Ottolenghi und Konsorten
4230 | 50 | condition=good, language=german | books-shelf
Kreuzkümmel zwischen den Seiten, Granatapfel auf dem Umschlag. Ich koche wieder mit fünf Zutaten.

= Lexikon der Schweizer Mundarten, Einzelbände
4230 | 120 | condition=good, bookFormat=hardcover | bookstack-warm
Bis zum Buchstaben S erschienen und bei uns bis M gekommen. «Gänggele» steht drin.

= Gesundheit: Fasten, Wickeln, Kneippen
4230 | 15 | condition=used, language=german | books
Elf Ratgeber meiner Grosstante, gestorben mit hunderteins. Kaffee trank sie trotzdem.

= Heimatkunde Thurgau und Bodensee
4230 | 40 | condition=good, language=german | books-shelf
Neujahrsblätter, Ortsgeschichten, eine Abhandlung über Most. Stempel einer Volksbibliothek, ordentlich ausgeschieden.

= Elektrofachkunde, Lehrmittel 2. Jahr
4240 | 45 | condition=used | bookstack-mixed
Schemata mit Kaffee, Formeln mit Stolz. Prüfungen habe ich geheim daringelassen.

= Englisch Advanced, Kurs und Workbook
4240 | 30 | condition=good, language=english, schoolLevel=languageCourse | books-shelf
Bis Unit 6 sattelfest, danach Auslandaufenthalt. Dort sprach man anders.

= Landwirtschaftliche Lehrbücher, zwölf
4240 | 70 | condition=used | books-shelf
Tierhaltung, Pflanzenbau, Buchführung. Beim Thema Klauenpflege lag eine gepresste Kuhblume.

= Spirou, Gaston, Valerian, Einzelhefte
4250 | 55 | condition=used, language=german | comics-red x2
Vierundvierzig Hefte, wasserfest gelesen. Ein Band ohne Rücken, mit Haltung.

= Superhelden auf Deutsch, Achtziger
4250 | 80 | condition=used, language=german | comics-yellow x2
Rächer in Blau, Schurken in Klammern. Sammelpunkte wurden ausgeschnitten und nie eingelöst.

= Garten- und Wohnhefte, Jahrgänge gebündelt
4260 | 20 | condition=good, language=german | bookstack-mixed
Schöner als unser Garten war nur der im Heft. Schnüre drum, Gewicht beachtlich.

= Segelmagazine, sauber, 15 Jahre
4260 | 30 | condition=good, language=german | bookstack-cold
Ich kenne jeden Ankerplatz im Mittelmeer und keinen von Angesicht. Karton mit Griff.

= Bechstein-Klavier, revidiert, Elfenbeinfrei
4310 | 5200 | condition=good, make=Bechstein, instrument=piano | piano-black x3
Berlin 1926, in Zürich neu beledert. Konzertiert im Wohnzimmer, verlangt Publikum mit Hausschuhen.

= Übungsklavier braun, hält die Stimmung
4310 | 480 | condition=used, make=Rönisch, instrument=piano | piano-brown x2
Drei Schwestern, sechzehn Jahre, ein Metronom-Wurf. Delle unter dem Notenpult.

= E-Gitarre rot, Linkshänder, selten
4310 | 450 | condition=good, make=Fender, instrument=guitar | eguitar-red x2
Die Welt ist rechts besaitet, hier nicht. Koffer aus Tweed.

= E-Bass, blau lackiert, aktiv
4310 | 380 | condition=good, make=Yamaha, instrument=bass | eguitar-blue
Stützte eine Tanzkapelle, die dauernd schneller wurde. Batteriefach mit Feder.

= Gitarrenverstärker crème, Hall aus Federn
4310 | 290 | condition=used, make=Vox, instrument=guitar | amp-cream
Wer ihn schubst, hört Gewitter. Röhren geprüft.

= Schwyzerörgeli rot für Anfänger
4310 | 890 | condition=good, make=Nussbaumer, instrument=accordion | accordion-red x2
Achtzehn Knöpfe rechts, Lebensfreude links. Unterlagen einer Lehrerin aus Schwyz.

= Jazzbesteck: Snare, Hi-Hat, Besen
4310 | 220 | condition=used, make=Ludwig, instrument=drums | drumkit-blue
Der Rest vom Set lebt schon in Genf. Felle dünn, Seele dick.

= Mietgeige aufgelöst, 4/4, Hals schlank
4310 | 420 | condition=good, instrument=strings | violin-wood x2
Hat zwei Orchester von hinten kennengelernt. Feinstimmer an allen Saiten.

= Schallplatten Rock, 140 Stück, trocken gelagert
4330 | 290 | condition=used, genre=rock | vinyl-black x3
Auf dem Estrich, aber auf Paletten und unter Plane. Led Zeppelin hat einen Kerzenfleck, er passt.

= Rote Vinyl-Singles aus der Jukebox
4330 | 45 | condition=used | vinyl-red x2
Sechzig Stück mit Titelstreifen in Schreibmaschine. «Ganz in Weiss» lief am meisten.

= Klassische CDs, Gesamtwerke
4320 | 110 | condition=likeNew | discs-silver x2
Haydn, Schubert, Sibelius, lückenlos. Ich höre jetzt mit den Augen zu, im Konzert.

= Rap aus Biel und Bern, CDs
4320 | 40 | condition=good, genre=hipHop | discs-blue
Achtzehn Alben zweier Städte, die einander nichts schenken. Booklets mit Widmung von Grosszügigen.

= Akkordeonnoten und Mappen
4340 | 28 | condition=used, instrument=accordion | folders-mixed
Tango, Musette, Ländler, Landessender-Hits. Daumenabdrücke auf «Sous le ciel».

= Orgelnoten, liturgisch und frech
4340 | 60 | condition=good | bookstack-warm
Aus einem Pfarrhaus mit Humor. Registrierungen in Farbstift.

= Bühnenmikrofon-Koffer, vier Stück
4350 | 190 | condition=good | stage-plum
Zwei Sängerinnen, ein Conférencier, ein Ersatz für Lachanfälle. Klemmen vollzählig.

= Nebelmaschine und Scheinwerfer
4350 | 85 | condition=used | stage-sky
Theatergruppe verzichtet nach dem Feueralarm in Akt zwei. Flüssigkeit halb voll.
