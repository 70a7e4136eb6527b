= Schweizer Filmklassiker, 19 DVDs
4410 | 38 | condition=good, filmGenre=drama, language=german | discs-silver x2
Vom «Schweizermacher» bis «Höhenfeuer», dazu zwei Heimatfilme, bei denen der Ton rauscht. Das gehört so, sagt mein Vater.

= Tatort-Sammlung auf DVD, nach Städten
4410 | 60 | condition=good, filmGenre=thriller, language=german | discs-blue x2
Vierzig Fälle, alphabetisch von Bremen bis Wien. Münster fehlt, das hat meine Schwester nach dem Streit behalten.

= Kinderfilme, 24 Stück, kratzerarm
4410 | 30 | condition=used, filmGenre=family, language=german | discs-silver
Heidi zweimal, weil wir die erste nicht mehr fanden. Sie lag im Trottinett-Körbli, samt Rosinen.

= Komplette Serie mit Drachen, acht Staffeln
4420 | 65 | condition=likeNew, filmGenre=series, language=german | discs-blue x2
Blu-ray, Schuber ohne Druckstellen. Die letzte Staffel wurde nur einmal geschaut und seither nicht mehr erwähnt.

= Naturfilme in bestechender Schärfe
4420 | 28 | condition=good, filmGenre=documentary, language=german | discs-blue
Sieben Blu-rays: Ozean, Alpen, Ameisen. Unsere Katze hat den Vogelfilm mehrfach angegriffen, der Scheibe sieht man nichts an.

= Hitchcock-Box, vierzehn Filme
4420 | 45 | condition=good, filmGenre=thriller | discs-silver x2
Untertitel in neun Sprachen, Gänsehaut in allen. Der Duschvorhang ist privat und bleibt hier.

= VHS-Kassetten, Kinderstunde der Achtziger
4430 | 15 | condition=used, filmGenre=family | cassettes-black
Aufgenommen ab Fernseher, mit Ansagerin und halbem Wetter. Die Beschriftung stimmt ungefähr.

= Super-8-Projektor mit sechs Filmrollen
4430 | 140 | condition=used | projector-black
Lampe brennt, Riemen neu. Auf einer Rolle fährt eine fremde Familie Ski, und man gewinnt sie lieb.

= Bud und Terence, alle auf DVD
4410 | 42 | condition=used, language=german | discs-blue
Achtzehn Filme, viel Bohnen. Auf zweien sind die Hüllen vertauscht; gehauen wird auf beiden.

= Dokumentarfilme von den Solothurner Filmtagen
4410 | 34 | condition=likeNew, filmGenre=documentary, language=german | discs-silver
Dreizehn DVDs, meist vom Regisseur selbst gekauft und damit moralisch verpflichtend. Geschaut habe ich elf.

= Opern auf Blu-ray, neun Inszenierungen
4420 | 58 | condition=likeNew, language=german | discs-blue
Zwei mit Kostümen, sieben mit Anzügen und Aktenkoffern. Meine Frau hört lieber zu, ohne hinzuschauen.

= Videokamera-Kassetten, 40 Stück, leer
4430 | 20 | condition=good | cassettes-black
Mini-DV, einmal bespielt und gelöscht. Unsere Hochzeit war auch dabei, die ist jetzt auf einem Stick.

= Anime-Filme in Metallhülle
4420 | 72 | condition=likeNew | discs-blue x2
Sechs Steelbooks ohne Delle. Den Waldgeist habe ich so oft gesehen, dass ich Japanisch für «Bus» kann.

= Suche «Uli der Knecht» auf Kassette
4430 | 10 | - | cassettes-white | wanted
Für meine Grossmutter, die den Videorekorder hütet wie andere das Silber. Auf DVD akzeptiert sie ihn nicht.

= Kino-Leinwand und 16-mm-Klebepresse
4430 | 110 | condition=used | projector-white
Aus dem Filmklub, der noch elf Mitglieder hatte, als er aufhörte. Die Leinwand rollt sich nicht mehr von selbst auf, man dreht mit.

= James Bond, alle bis und mit Brosnan
4410 | 39 | condition=good, filmGenre=action, language=german | discs-blue x2
In der blauen Box, mit Beiheft. Ab dem vierten Bond gehen bei uns die Meinungen auseinander, darum hört die Sammlung dort auf.

= Stummfilme mit Klavierbegleitung
4410 | 26 | condition=good, language=german | discs-silver
Zehn DVDs, Keaton und Kollegen. Mein Enkel hat bei der Lokomotive Tränen gelacht, ganz ohne Ton.

= Tanzfilme und Musicals, 31 Stück
4410 | 44 | condition=good, language=german | discs-blue
Mit allen Schritten, die wir in der Stube nicht konnten. Beim siebten Film ist der Teppich gestorben.

= Fernsehserie «Lüthi und Blanc», Staffeln 1–4
4410 | 55 | condition=used, filmGenre=series, language=german | discs-silver
Schokolade, Intrigen, Frisuren. Disc drei der zweiten Staffel stockt kurz vor der Ohrfeige, sie kommt dann aber.

= Horrorfilme, nur an Erwachsene
4420 | 36 | condition=good, filmGenre=thriller, language=german | discs-blue
Achtzehn Stück, alle nach zehn Uhr abends gekauft. Seit wir einen Estrich haben, schauen wir nur noch Kochsendungen.

= Zirkus- und Clownfilme auf VHS
4430 | 12 | condition=used | cassettes-white
Dimitri, Grock, Knie-Gala. Die Bänder waren immer stehend gelagert, wie es sich gehört, und sind doch etwas müde.
