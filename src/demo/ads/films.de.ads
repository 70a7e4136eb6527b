= Schweizer Filmklassiker, 19 DVDs
4410 | 38 | condition=good, filmGenre=drama, language=german | discs-silver x2
19 DVDs Schweizer Film: Schweizermacher, Höhenfeuer, Bäckerei Zürrer, Uli, Polizist Wäckerli usw. Alle laufen. Versand
9.–.

= Tatort-Sammlung auf DVD, nach Städten
4410 | 60 | condition=good, filmGenre=thriller, language=german | discs-blue x2
40 Tatort-DVDs nach Städten, Münster fehlt. Hüllen sauber. Einzeln 2.–. TWINT.

= Kinderfilme, 24 Stück, kratzerarm
4410 | 30 | condition=used, filmGenre=family, language=german | discs-silver
24 Kinder-DVDs (Disney, Heidi, Pippi, Pettersson). Wenige Kratzer, alle abgespielt. Zusammen 30.–, Abholung oder Post.

= Game of Thrones Staffel 1–8, Blu-ray
4420 | 65 | condition=likeNew, filmGenre=series, language=german | discs-blue x2
Game of Thrones Staffel 1–8 auf Blu-ray im Schuber. Wie neu. NP 149.–. Porto 9.–.

= Naturfilme BBC auf Blu-ray
4420 | 28 | condition=good, filmGenre=documentary, language=german | discs-blue
7 BBC-Naturfilme auf Blu-ray, einwandfrei, Porto 7.–.

= Hitchcock-Box, vierzehn Filme
4420 | 45 | condition=good, filmGenre=thriller | discs-silver x2
Hitchcock Collection, 14 DVDs, deutsch und englisch. Ein Karton eingedrückt. Post 7.–.

= VHS-Kassetten, Kinderstunde der Achtziger
4430 | 15 | condition=used, filmGenre=family | cassettes-black
Ca. 25 VHS Kinderstunde, ab TV aufgenommen. Beschriftet. Für Nostalgiker.

= Super-8-Projektor mit sechs Filmrollen
4430 | 140 | condition=used | projector-black
Super-8-Projektor (Bauer), Riemen neu, Lampe brennt. 6 Filmrollen. Ton nein. Abholung, kann vorgeführt werden.

= Bud Spencer und Terence Hill, 18 DVDs
4410 | 42 | condition=used, language=german | discs-blue
18 DVDs Bud Spencer & Terence Hill. Zwei Hüllen vertauscht. Bar oder TWINT.

= Dokumentarfilme von den Solothurner Filmtagen
4410 | 34 | condition=likeNew, filmGenre=documentary, language=german | discs-silver
13 DVDs Dokfilme (Solothurner Filmtage), teils signiert. Versand 7.–. Keine Kratzer

= Opern auf Blu-ray, neun Inszenierungen
4420 | 58 | condition=likeNew, language=german | discs-blue
9 Opern auf Blu-ray (Met, Bregenz, Salzburg). Je einmal gesehen. Alle zusammen 58.–.

= Videokamera-Kassetten, 40 Stück, leer
4430 | 20 | condition=good | cassettes-black
40 MiniDV-Kassetten, einmal bespielt, gelöscht. 50 Rp. pro Stück. Versand 7.–.

= Anime-Filme in Metallhülle
4420 | 72 | condition=likeNew | discs-blue x2
6 Anime-Steelbooks (Ghibli), ohne Dellen. Region B. Verkauf nur als Set, Versand versichert.

= Suche «Uli der Knecht» auf Kassette
4430 | 10 | - | cassettes-white | wanted
Suche «Uli der Knecht» auf VHS für meine Grossmutter. Porto übernehme ich.

= Kino-Leinwand und 16-mm-Klebepresse
4430 | 110 | condition=used | projector-white
16-mm-Klebepresse und Rolloleinwand 2 m. Feder der Leinwand defekt. Aus Filmklub. Nur Abholung.

= James Bond, alle bis und mit Brosnan
4410 | 39 | condition=good, filmGenre=action, language=german | discs-blue x2
James Bond Box (Connery bis Brosnan), 20 DVDs. Mit Beiheft. Guter Zustand.

= Stummfilme mit Klavierbegleitung
4410 | 26 | condition=good, language=german | discs-silver
10 Stummfilm-DVDs: Keaton, Chaplin, Lloyd. Mit Klaviermusik. Porto 7.–.

= Tanzfilme und Musicals, 31 Stück
4410 | 44 | condition=good, language=german | discs-blue
31 Musical- und Tanzfilme, DVD. Dirty Dancing, Grease, Mamma Mia und so weiter. 44.– für alle, Abholung.

= Fernsehserie «Lüthi und Blanc», Staffeln 1–4
4410 | 55 | condition=used, filmGenre=series, language=german | discs-silver
Lüthi und Blanc Staffel 1–4. Eine Disc stockt kurz. Sonst gut. TWINT, Versand 9.–.

= Horrorfilme, nur an Erwachsene
4420 | 36 | condition=good, filmGenre=thriller, language=german | discs-blue
18 Horror-Blu-rays, FSK 18, nur an Erwachsene mit Ausweis bei Abholung.

= Zirkus- und Clownfilme auf VHS
4430 | 12 | condition=used | cassettes-white
Dimitri, Grock, Knie auf VHS, 9 Stück. Stehend gelagert. Ton teils leise.
