= Sammlung Mundartliteratur, 26 Bände
4210 | 60 | condition=good | books-shelf
26 Bände Mundartliteratur: Tavel, Gfeller, Marti, Lenz. Guter Zustand. Abholung oder Post 11.50.

= Science-Fiction, gelbe Reihe, 50 Stück
4210 | 45 | condition=used, language=german | comics-yellow x2
50 SF-Taschenbücher, gelbe Heyne-Reihe, 70er. Zwei doppelt. Riechen etwas nach Keller.

= Frauenromane, Bücherkiste
4210 | 28 | condition=used, language=german | books-crime
Bücherkiste Frauenromane, 30 Stück, gelesen. Zusammen 28.–. TWINT.

= Thriller auf Englisch, Ferienstapel
4210 | 18 | condition=used, language=english | books-crime
18 englische Thriller (Grisham, Child, Patterson), Taschenbuch. Ferienlektüre. Porto 9.–.

= Kinderklassiker in Leinen, Ausgabe 1955
4220 | 70 | condition=good, bookFormat=hardcover, language=german | bookstack-warm
Kinderklassiker in Leinen, 50er: Heidi, Turnachkinder, Schwarze Brüder. 7 Bände. In einem wurde ausgemalt. Versand
9.–.

= Kinderkrimis: ein Detektivbüro, 31 Fälle
4220 | 48 | condition=used, bookFormat=paperback, language=german | books-crime
Die drei ???, 31 Bände Taschenbuch. Lückenhaft nummeriert, Liste auf Anfrage. Gut erhalten.

= Malbücher, Sticker, Rätselblöcke neu
4220 | 12 | condition=new, language=german | comics-yellow
Malbücher, Stickerhefte und Rätselblöcke, neu, 9 Stück. Versand 7.–

= Vogelbestimmung, vier Bücher und Tonträger
4230 | 35 | condition=good, language=german | books-shelf
4 Vogelbücher (Svensson, Kosmos) und Kassetten mit Stimmen. Buchrücken ok.

= Architekturbände, Beton
4230 | 95 | condition=likeNew, language=german | books-crime
7 Architekturbände (Beton, Brutalismus), wie neu. NP über 380 Franken. Schwer, lieber Abholung.

= Kochbücher Ottolenghi, vier Stück
4230 | 50 | condition=good, language=german | books-shelf
Ottolenghi: Jerusalem, Simple, Plenty, Flavour. Mit Kochspuren. 4 Bücher für 50.–.

= Lexikon der Schweizer Mundarten, Einzelbände
4230 | 120 | condition=good, bookFormat=hardcover | bookstack-warm
Idiotikon, Einzelbände bis M. Gebunden. Nur zusammen. Abholung mit Auto.

= Gesundheit: Fasten, Wickeln, Kneippen
4230 | 15 | condition=used, language=german | books
11 Gesundheitsratgeber (Kneipp, Wickel, Fasten). Ältere Ausgaben.

= Heimatkunde Thurgau und Bodensee
4230 | 40 | condition=good, language=german | books-shelf
Thurgau und Bodensee: Neujahrsblätter und Ortsgeschichten, 20 Bände. Bibliotheksstempel ausgeschieden. Porto 11.50.

= Elektrofachkunde, Lehrmittel 2. Jahr
4240 | 45 | condition=used | bookstack-mixed
Lehrmittel Elektroinstallateur 2. Jahr, mit Notizen. TWINT.

= Englisch Advanced, Kurs und Workbook
4240 | 30 | condition=good, language=english, schoolLevel=languageCourse | books-shelf
Cambridge Advanced Coursebook und Workbook, bis Unit 6 ausgefüllt. Versand 7.–.

= Landwirtschaftliche Lehrbücher, zwölf
4240 | 70 | condition=used | books-shelf
12 landwirtschaftliche Lehrbücher (LMZ). Stand vor 4 Jahren. Einige Anstreichungen. Abholung.

= Spirou, Gaston, Valerian, Einzelhefte
4250 | 55 | condition=used, language=german | comics-red x2
44 Comichefte Spirou, Gaston, Valerian, gelesen. Ein Rücken fehlt.

= Superhelden auf Deutsch, Achtziger
4250 | 80 | condition=used, language=german | comics-yellow x2
Superhelden-Comics deutsch (Williams/Condor), 80er, ca. 60 Hefte. Sammelpunkte ausgeschnitten. Versand 9.–.

= Garten- und Wohnhefte, Jahrgänge gebündelt
4260 | 20 | condition=good, language=german | bookstack-mixed
Garten- und Wohnhefte gebündelt, ca. 15 kg, Abholung.

= Segelmagazine, sauber, 15 Jahre
4260 | 30 | condition=good, language=german | bookstack-cold
Segelmagazine, 15 Jahrgänge (Yacht), sauber. Zwei Kisten mit Griff. TWINT oder bar.

= Bechstein-Klavier, revidiert, Elfenbeinfrei
4310 | 5200 | condition=good, make=Bechstein, instrument=piano | piano-black x3
Bechstein 1926, revidiert in Zürich (Rechnung), Hämmer neu beledert, Tasten ohne Elfenbein. Gestimmt 440 Hz. Zwei
Treppenstufen. Anspielen sehr empfohlen, Transport organisiere ich gern mit.

= Übungsklavier braun, hält die Stimmung
4310 | 480 | condition=used, make=Rönisch, instrument=piano | piano-brown x2
Rönisch Klavier braun, hält die Stimmung. Delle unter dem Notenpult. Parterre. Abholung durch Klaviertransporteur.

= E-Gitarre rot, Linkshänder, selten
4310 | 450 | condition=good, make=Fender, instrument=guitar | eguitar-red x2
Fender Stratocaster Linkshänder (Mexico), rot, mit Tweedkoffer. Bünde gut. Anspielen möglich. NP 899.–. Kein Tausch.

= E-Bass, blau lackiert, aktiv
4310 | 380 | condition=good, make=Yamaha, instrument=bass | eguitar-blue
Yamaha BB Bass, aktiv, blau. Batterie neu. Gigbag. Saiten eingespielt. Versand 20.–.

= Gitarrenverstärker Vox AC15, crème
4310 | 290 | condition=used, make=Vox, instrument=guitar | amp-cream
Vox AC15, crème, Federhall, Röhren geprüft. Fussschalter. Laut genug für Proberaum. Abholung.

= Schwyzerörgeli rot für Anfänger
4310 | 890 | condition=good, make=Nussbaumer, instrument=accordion | accordion-red x2
Nussbaumer Schwyzerörgeli rot, 18 Bässe, Stimmung B/Es. Mit Koffer und Lehrheften. Anfängerinstrument

= Snare, Hi-Hat und Besen
4310 | 220 | condition=used, make=Ludwig, instrument=drums | drumkit-blue
Ludwig Snare 14 Zoll, Hi-Hat Paiste, Besen. Rest vom Set ist weg. Snare-Teppich neu. TWINT.

= Mietgeige aufgelöst, 4/4, Hals schlank
4310 | 420 | condition=good, instrument=strings | violin-wood x2
4/4-Geige mit Bogen und Kasten, aus Miete übernommen. Feinstimmer. Saiten neu. Vom Geigenbauer eingestellt.

= Schallplatten Rock, 140 Stück, trocken gelagert
4330 | 290 | condition=used, genre=rock | vinyl-black x3
140 Rock-LPs (Led Zeppelin, Pink Floyd, Stones, Krokus). VG bis VG+. Eine Hülle mit Wachsfleck. Keine Einzelplatten,
Liste vorhanden. Abholung, bar oder TWINT.

= Rote Vinyl-Singles aus der Jukebox
4330 | 45 | condition=used | vinyl-red x2
60 Jukebox-Singles mit Titelstreifen, einige rot. Gespielt. Porto 9.–.

= Klassische CDs, Gesamtwerke
4320 | 110 | condition=likeNew | discs-silver x2
Klassik-CDs Gesamtwerke: Haydn, Schubert, Sibelius. 90 CDs. Neuwertig. Versand 11.50.

= Rap aus Biel und Bern, CDs
4320 | 40 | condition=good, genre=hipHop | discs-blue
18 CDs Rap aus Biel und Bern, einige signiert. Kratzerfrei. Zusammen 40.–.

= Akkordeonnoten und Mappen
4340 | 28 | condition=used, instrument=accordion | folders-mixed
Akkordeonnoten, ca. 50 Hefte: Tango, Musette, Ländler. Gebraucht. Versand 9.–.

= Orgelnoten, 30 Hefte
4340 | 60 | condition=good | bookstack-warm
Orgelnoten (Bach, Franck, Alain), 30 Hefte, mit Registrierungen in Farbstift.

= Bühnenmikrofon-Koffer, vier Stück
4350 | 190 | condition=good | stage-plum
4 Bühnenmikrofone (Shure, Sennheiser) im Koffer, Klemmen komplett. Eines mit Delle im Korb. Getestet. Post 9.–.

= Nebelmaschine und Scheinwerfer
4350 | 85 | condition=used | stage-sky
Nebelmaschine und zwei LED-Scheinwerfer. Fluid halb voll. Aus Theatergruppe. Abholung.
