= Keller, Frisch und Dürrenmatt, 18 Bände
4210 | 45 | condition=used, language=german | books-shelf
Frisch, Dürrenmatt, Keller, total 18 Bände, gebunden und Taschenbuch. Name des Vorbesitzers vorne drin. Einzeln 4.–.
Abholung oder 11.50 Porto.

= Historische Romane, 25 Taschenbücher
4210 | 30 | condition=used, bookFormat=paperback, language=german | books
25 historische Romane (Wanderhure, Säulen der Erde, Päpstin, Medicus). Taschenbücher, gelesen. Alle zusammen.

= Harry Potter 1–7, gebunden
4210 | 70 | condition=good, bookFormat=hardcover, language=german | bookstack-cold x2
Harry Potter Band 1–7, gebunden, alle in derselben Ausgabe. Bei Band 5 Fleck auf dem Umschlag. Sonst sauber. Versand
11.50, TWINT.

= Grossdruck-Romane, 12 Stück
4210 | 36 | condition=good, language=german | books-shelf
12 Romane in Grossdruck, guter Zustand. Liebesromane, Arzt, 2 Krimis. Stück 3.–.

= Skandinavische Krimis, ein ganzer Bananenkarton
4210 | 40 | condition=used, bookFormat=paperback, language=german | books-crime
34 skandinavische Krimis (Mankell, Larsson, Nesbø, Adler-Olsen). Taschenbuch. Bei drei Bleistiftnotizen. Nur als
Kiste, bitte abholen.

= Erstausgabe Glauser «Wachtmeister Studer»
4210 | 180 | condition=used, language=german | books
Glauser, Wachtmeister Studer, Erstausgabe, Morgarten-Verlag. Rücken schief, Papier gebräunt, vollständig. Versand
eingeschrieben.

= Lesekreis löst sich auf: 9 Titel in 6 Exemplaren
4210 | 110 | condition=good, language=german | bookstack-mixed x3
9 Titel à 6 Exemplare aus aufgelöstem Lesekreis (u. a. Stiller, Bichsel, Hürlimann). Mit Anstreichungen. Zusammen
110.–. Abholung.

= Liebesromane aus den Siebzigern, 40 Heftli
4210 | 20 | condition=used, language=german | comics-red x2
40 Heftromane 70er (Arztromane, Bergromane). Gelesen, Papier dünn. Porto 7.–.

= Gedichtbände, elf Stück
4210 | 15 | condition=likeNew, language=german | bookstack-cold
11 schmale Gedichtbände (Rilke, Kaschnitz, Meister), fast alle ungelesen. Zusammen 15.–.

= Hörbücher auf CD, 22 Romane ungekürzt
4210 | 55 | condition=good, language=german | discs-silver x2
22 Hörbücher auf CD, ungekürzt, Krimi und Roman. Eine CD springt. Versand 9.–.

= Globi-Bände von 1958 bis 1975, elf Stück
4220 | 140 | condition=used, language=german | comics-yellow x3
11 Globi-Bücher 1958–1975, ältere mit Leinenrücken. In einem wurde gemalt. Preis für alle, auch Einzelverkauf ab 15.–.
Liste mit Jahrgängen auf Anfrage

= Wimmelbücher, robust, 6 Stück
4220 | 32 | condition=good, language=german | bookstack-mixed
6 Wimmelbücher Karton (Rotraut Susanne Berner u. a.), abwischbar. Kanten angeknabbert. TWINT.

= Erstlesebücher Lesestufe 1 und 2, 20 Bände
4220 | 35 | condition=good, language=german | bookstack-warm x2
20 Erstlesebücher Lesestufe 1/2 (Leserabe, Sonne Mond und Sterne). Gut erhalten. Versand 9.–.

= Kasperli-Buch mit Schallfolie
4220 | 25 | condition=used, language=german | comics-red
Kasperli-Buch mit Schallfolie, Folie spielt noch. Umschlag eingerissen. Sammlerstück.

= Pixi-Büchlein, über 120, im Holzkistli
4220 | 50 | condition=used, language=german | bookstack-mixed x3
Über 120 Pixi-Bücher in Holzkiste. Wenige doppelt. Gebraucht. 40 Rappen pro Stück, nur alle.

= Jugendbücher ab 12, 38 Stück
4220 | 40 | condition=good, language=german | books-crime
38 Jugendbücher ab 12: Panem, Twilight, Rubinrot, Percy Jackson. Guter Zustand. Abholung, 40.– fix.

= Bibel für Kinder mit Holzschnitten
4220 | 18 | condition=good, language=german | books
Kinderbibel mit Holzschnitten, Widmung vorne. Porto 7.–.

= Kochbuch «Tiptopf», Auflage mit Fettflecken
4230 | 12 | condition=used, language=german | books-shelf
Tiptopf, ältere Auflage, mit Kochspuren. Einband geklebt. Alles lesbar.

= Alpenflora, vier Bände im Schuber
4230 | 90 | condition=likeNew, bookFormat=hardcover, language=german | bookstack-cold x2
Alpenflora 4 Bände im Schuber, wie neu. NP 240.–. Versand 11.50.

= SAC-Führer Berner und Walliser Alpen, 9 Bände
4230 | 60 | condition=used, language=german | bookstack-warm x2
9 SAC-Führer Berner und Walliser Alpen, 70er bis 90er. Einer gewellt. Bleistiftnotizen. Auch einzeln zu 8.–.

= Gartenbuch von 1938 mit Mondkalender
4230 | 28 | condition=used, language=german | books
Gartenbuch 1938 mit Mondkalender und Notizen am Rand. Rücken lose. Porto 7.–

= Fachbücher Imkerei, sechs Titel
4230 | 48 | condition=good, language=german | bookstack-warm
6 Imkerbücher (Liebig, Bienenvater, Königinnenzucht). Guter Zustand. Abholung oder Post.

= Eisenbahnbücher Schweiz, schwere Kiste
4230 | 120 | condition=good, language=german | bookstack-mixed x3
Eisenbahnbücher Schweiz, ca. 35 Stück, grosse Formate. Krokodil, RhB, SBB-Triebwagen. Nur ganze Kiste, ca. 40 kg,
Abholung.

= Reiseführer, leicht veraltet, 30 Stück
4230 | 20 | condition=used, language=german | bookstack-mixed x2
30 Reiseführer (Dumont, Lonely Planet), 5 bis 15 Jahre alt. Pro Stück 1.–, alle zusammen 20.–.

= Brockhaus in 24 Bänden, Halbleder
4230 | free | condition=good, language=german | books-crime
Brockhaus 24 Bände, Halbleder, gratis gegen Abholung. Zu zweit kommen, Lift ist klein.

= Du-Hefte und Kunstbände, Regalräumung
4230 | 75 | condition=good, language=german | bookstack-cold x2
Du-Hefte (ca. 60) und 12 Kunstbände. Ein Band riecht nach Terpentin. Zusammen 75.–, TWINT.

= Bücher über den Zweiten Weltkrieg, 45 Bände
4230 | 90 | condition=used, language=german | books-crime
45 Bände Zweiter Weltkrieg, aus Nachlass von Geschichtslehrer. Zettel drin. Kein Einzelverkauf.

= Strick- und Häkelbücher, Norwegermuster
4230 | 22 | condition=good, language=german | bookstack-warm
Strickbücher Norweger, 8 Stück, plus Ordner, Versand 9.–.

= Schwingerlexikon und Festberichte
4230 | 35 | condition=good, bookFormat=hardcover, language=german | books-crime
3 Schwingerbücher und Festführer. Noten teilweise eingetragen. Porto 9.–.

= Steuerratgeber Beobachter
4230 | 8 | condition=likeNew, language=german | books
Beobachter Steuerratgeber, wie neu, 8.– plus 2.– Porto.

= Anatomieatlas in drei Bänden, Auflage 2
4240 | 60 | condition=used, schoolLevel=university | bookstack-cold x2
Prometheus/Sobotta Anatomie, 3 Bände, mit Leuchtstift. Ältere Auflage. Reicht zum Lernen. TWINT.

= Lehrmittel KV, Profil E, kompletter Satz
4240 | 85 | condition=used, schoolLevel=vocational | bookstack-mixed x2
KV Lehrmittel Profil E komplett, Lösungen teils mit Bleistift. Ausgaben von vor zwei Jahren. Bitte selber prüfen ob
sie noch verwendet werden. Abholung.

= Mathematik Gymnasium, 6 Bücher mit Lösungen
4240 | 50 | condition=good, schoolLevel=upperSecondary | books-crime
6 Mathebücher Gymi mit Lösungen (DMK). Sauber. Porto 9.–.

= Meyer Wipfli, Hochbau und Baustatik
4240 | 70 | condition=good | bookstack-cold
Meyer Wipfli und 4 weitere Baubücher. Gut erhalten. NP über 300 Franken.

= Lateinwörterbuch und Grammatik
4240 | 20 | condition=used, schoolLevel=languageCourse | books
Stowasser und Lateingrammatik, vollgeschrieben aber brauchbar. Zusammen 20.–.

= Deutsch als Zweitsprache, Kursbücher A1 bis B1
4240 | 30 | condition=good, schoolLevel=languageCourse | books
DaZ-Kursbücher A1–B1 (Schritte) mit CDs, bis Lektion 9 ausgefüllt. Versand 9.–.

= Fahrlehrerkoffer: Bücher, Folien, Modelle
4240 | 95 | condition=used | folders-blue
Fahrlehrerkoffer: Theoriebücher, Folien, Holzmodelle (bei einem fehlt ein Rad). Wegen Pensionierung. Abholung.

= Noten und Theorie für die Jagdprüfung
4240 | 55 | condition=likeNew, schoolLevel=university | books
Unterlagen Jagdprüfung: Buch, Fragen, Karteikarten. Stand letztes Jahr. TWINT, Post 7.–.

= Tim und Struppi, 22 Alben, alte Farben
4250 | 160 | condition=good, language=german | comics-yellow x3
Tim und Struppi, 22 Alben (Carlsen), es fehlen Kongo und Zigarren. Eine Ecke angesengt. Guter Zustand. Nur komplett,
Versand 11.50.

= Asterix auf Berndeutsch und Zürichdeutsch
4250 | 30 | condition=good | comics-red
3 Asterix Mundart (Bern, Zürich). Wie neu. Porto 7.–.

= Lustige Taschenbücher, Nummern 80 bis 200
4250 | 150 | condition=used, language=german | comics-yellow x3
LTB 80–200, fast vollständig (114, 115 fehlen). Rücken gelesen. Abholung in Bananenschachteln, ca. 35 kg. Keine
Einzelhefte.

= Manga «Naruto» Band 1 bis 72
4250 | 260 | condition=good | comics-red x3
Naruto Band 1–72, deutsch, rauchfrei. Komplett. Ein paar Rücken geknickt. Versand 20.–

= Yakari und Papyrus, 16 Alben
4250 | 45 | condition=used, language=german | comics-yellow x2
16 Alben Yakari und Papyrus, Deckel gewellt. Günstig für Kinder.

= Graphic Novels, gemischte Tüte
4250 | 65 | condition=likeNew, language=german | comics-red
9 Graphic Novels (Persepolis, Maus, Blast u. a.), einmal gelesen. Neu zusammen über 250.–.

= Nebelspalter gebunden, acht Jahrgänge
4260 | 120 | condition=used, language=german | bookstack-warm x2
Nebelspalter gebunden, 8 Jahrgänge (50er/60er). Leinen schwarz. Ein Rücken lose. Schwer, Abholung.

= Schweizer Illustrierte aus den Fünfzigern
4260 | 60 | condition=used, language=german | comics-red
Schweizer Illustrierte 50er, ca. 70 Hefte. Teilweise Schnittmuster herausgeschnitten. Alles zusammen.

= Geo-Hefte, zwanzig Jahre, komplett
4260 | free | condition=good, language=german | bookstack-cold x2
Geo, 20 Jahrgänge komplett, gratis. Nur alles zusammen und nur Abholung.

= Oldtimer-Zeitschriften, 11 Jahrgänge
4260 | 80 | condition=good, language=german | folders-mixed
11 Jahrgänge Oldtimer-Zeitschriften in Stehsammlern. Register vorhanden. TWINT oder bar.

= Modezeitschriften mit Schnittbogen, 1984–1999
4260 | 70 | condition=used, language=german | comics-yellow
Burda-Hefte mit Schnittbogen 1984–1999, ca. 90 Stück. Bogen vollständig, gefaltet. Auch einzeln 2.–.

= Landkarten 1:25 000, 58 Blätter
4230 | 90 | condition=used, language=german | bookstack-cold
58 Landeskarten 1:25 000, ältere Ausgaben. Routen eingezeichnet. 2.– pro Blatt oder alle 90.–. Porto nach Gewicht.

= Philosophie: Reclam-Sammlung, gelb, 90 Stück
4230 | 65 | condition=used, language=german | comics-yellow x2
90 gelbe Reclam Philosophie, sortiert. Einige gewellt. Kant bis Nietzsche. Versand 9.–.

= Suche: Trachtenbuch von Julie Heierli
4230 | 120 | language=german | books | wanted
Suche Trachtenbuch von Julie Heierli, ein Band genügt, Tafeln müssen drin sein. Bis 120.–.

= Suche alte Klassenfotos-Chronik unserer Schule
4230 | 20 | language=german | books-shelf | wanted | place=8610 Uster ZH
Suche Jubiläumsbuch unserer Schule von 1981 (blau). Wer hat noch eines? Zahle 20.– plus Porto.

= Backbücher, 14 Stück
4230 | 28 | condition=used, language=german | books-shelf
14 Backbücher, gebraucht, paar Mehlspuren. Betty Bossi, Sauerteig, Torten. Abholung.

= Sammlung Schweizer Sagen, je Kanton ein Band
4230 | 95 | condition=good, language=german | books
Schweizer Sagen, pro Kanton ein Band, Jura fehlt. Gebunden, sauber. Versand 11.50.

= Programmierbücher, 11 Stück
4240 | 25 | condition=likeNew | books-crime
Programmierbücher (Java, Python, React), ca. 3 Jahre alt, 11 Stück. Ungelesen.

= Medizinische Fachbücher Pflege HF
4240 | 75 | condition=used, schoolLevel=university | bookstack-mixed
Fachbücher Pflege HF, 8 Bände (Thieme, Menche). Mit Reitern. Ein Kaffeefleck. NP ca. 480.–. Versand 11.50 oder
Übergabe in der Schule.

= Altes Gesangbuch mit Messingschliesse
4210 | 60 | condition=used, language=german | books
Altes Gesangbuch mit Messingschliesse, um 1870. Schliesse geht. Notizen hinten. Eingeschrieben 9.–.
