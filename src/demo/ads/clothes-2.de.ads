= Rote Winterjacke, tailliert, 38
6610 | 65 | condition=good, size=38, colour=red, garment=jacket | jacket-red x2
Winterjacke rot, Gr. 38, tailliert, Kunstfell abnehmbar. Gereinigt. Esprit. Versand 9.–.

= Grüne Wachsjacke, Damen M
6610 | 110 | condition=used, make=Barbour, size=M, colour=green, garment=jacket | jacket-green x2
Barbour Beadnell, Damen M (UK 12), grün. Ein Ärmelfutter ersetzt. Muss neu gewachst werden. NP 299.–.

= Softshell blau, XS, Vereinslogo
6610 | 15 | condition=used, size=XS, colour=blue, garment=jacket | jacket-blue
Softshell XS blau mit Vereinslogo. Kapuze abnehmbar. Guter Zustand, günstig abzugeben.

= Blaues Wickelkleid, 44
6610 | 50 | condition=good, size=44, colour=blue, garment=dress | dress-blue x2
Wickelkleid blau Gr. 44, Viskose. Knitterfrei. Zweimal getragen. TWINT, Porto 7.–.

= Ballkleid gelb, Tüll, 34
6610 | 130 | condition=likeNew, size=34, colour=yellow, garment=dress | dress-yellow x2
Ballkleid gelb Tüll, Gr. 34, an Maturaball getragen. Saum leicht grau, auswaschbar. Petticoat dazu. NP 320.–. Anprobe
bei Abholung.

= Rotes Etuikleid, Büro bis Bar
6610 | 60 | condition=good, size=40, colour=red, garment=dress | dress-red
Etuikleid rot Gr. 40, Hugo Boss. Reissverschluss hinten. Gereinigt. Keine Flecken

= Lismer crème, V-Ausschnitt, Alpaka
6610 | 70 | condition=likeNew, size=L, colour=beige, garment=pullover | jumper-cream
Lismer crème, Alpaka, V-Ausschnitt, L. Handgestrickt von der Nachbarin. Nie getragen, kratzt mich. Nur Handwäsche.

= Roter Rollkragen, Herren S
6620 | 25 | condition=good, size=S, colour=red, garment=pullover | jumper-red
Rollkragenpulli rot, Herren S, Merino, COS. Nicht gefilzt. Versand B-Post 7.–.

= Blauer Troyer, Segelclub
6620 | 55 | condition=good, size=L, colour=blue, garment=pullover | jumper-blue
Troyer blau, Gr. L, Baumwolle, Segelclub-Stick klein auf der Brust. Reissverschluss ok. Abholung oder Post.

= Konfirmandenanzug, 164, einmal getragen
6620 | 60 | condition=likeNew, size=164, colour=blue, garment=suit | jacket-blue
Konfirmandenanzug 164, dunkelblau, einmal getragen. Hemd und Krawatte dabei. Hose noch 4 cm auslassbar. NP 229.– bei
PKZ.

= Loden grün, Jägerschnitt, 54
6620 | 120 | condition=used, size=54, colour=green, garment=jacket | jacket-green x2
Lodenjacke grün Gr. 54, Hirschhornknöpfe. Fester Stoff, keine Löcher. Aus Nachlass. Anprobe möglich.

= Sonnenhut Stroh, breite Krempe
6610 | 25 | condition=good, size=56, colour=beige | hat-straw x2
Strohhut mit breiter Krempe, Gr. 56, Band wählbar. Leicht verformbar. Post 9.–.

= Zylinder schwarz, faltbar
6620 | 90 | condition=used, size=58, colour=black | hat-black
Chapeau claque schwarz, Gr. 58, Feder funktioniert. Samt etwas abgewetzt. Mit Schachtel. Für Theater oder Hochzeit.

= Wanderstiefel braun, Damen 38
6630 | 60 | condition=good, make=Lowa, size=38, colour=brown, wearer=women | boots-brown x2
Lowa Wanderstiefel Damen 38, braun, Gore-Tex. 2 Jahre, ca. 20 Touren. Profil gut. Geputzt.

= Motorradstiefel schwarz, 43
6630 | 70 | condition=used, size=43, colour=black | boots-black
Motorradstiefel 43 schwarz, Daytona. Spur vom Schalthebel links. Dicht. Ab Platz, TWINT oder bar.

= Weisse Turnschuhe Nike, Kinder 34
6630 | 20 | condition=likeNew, size=34, colour=white, wearer=children | shoes-white
Nike weiss Gr. 34, einmal getragen, 20.– inkl. Versand.

= Schwarze Lackschuhe, Tango, 41
6630 | 65 | condition=good, size=41, colour=black | shoes-black
Tangoschuhe Herren 41, Lack schwarz, Chromledersohle. Wenig getragen. Beutel dabei. Versand 9.–.

= Braune Mokassins, handgenäht
6630 | 55 | condition=good, make=Fretz Men, size=42, colour=brown | shoes-brown x2
Fretz Men Mokassins Gr. 42 braun. Guter Zustand, Sohle gut. NP 259.–

= Aktentasche braun, Rindsleder, dick
6640 | 130 | condition=used, colour=brown, material=leather, bag=briefcase | handbag-brown x2
Aktentasche Rindsleder braun, sehr stabil, Schlüssel da. Innen sauber. Griff neu genäht. Abholung oder Post.

= Rote Umhängetasche aus Lastwagenplane
6640 | 85 | condition=used, make=Freitag, colour=red, material=plastic, bag=handbag | handbag-red x2
Freitag Hawaii Five-O, rot, Plane. Gebrauchsspuren aussen, innen sauber. Neu 220.–. Versand 9.–.

= Schwarze Abendtasche mit Kette
6640 | 40 | condition=good, colour=black, bag=handbag | handbag-black
Abendtasche schwarz, Satin innen, Kette. Platz fürs Handy. Wie neu.

= Trunki Kinderkoffer rot
6640 | 30 | condition=used, colour=red, bag=suitcase | suitcase-red
Trunki rot mit Zugband und Schlüssel. Rollen quietschen etwas. Kleber drauf. Nur Abholung.

= Kabinenkoffer blau, Zahlenschloss
6640 | 40 | condition=good, colour=blue, bag=suitcase | suitcase-blue
Kabinenkoffer 55 x 40 x 20, blau. Zahlenschloss, Nummer ist innen angeschrieben. Rollen gut. 40.–, fix.

= Roter Familienschirm, Golfgrösse
6640 | 20 | condition=good, colour=red | umbrella-red
Golfschirm rot, 130 cm, Fiberglas. Einmal gebraucht. Abholung.

= Herrenuhr Stahl, Taucher, 200 m
6650 | 540 | condition=good, make=Oris, wearer=men, jewellery=watch | wristwatch-silver x2
Oris Aquis 200 m, Stahl, mit Box und Papieren. Zwei Glieder dabei. Batterie braucht sie nicht, Automatik. Gangwert +5
s. Versand versichert oder Übergabe in der Bank.

= Goldene Damenuhr, winzig
6650 | 210 | condition=used, make=Tissot, wearer=women, jewellery=watch | wristwatch-gold
Tissot Damenuhr 60er, vergoldet, Handaufzug. Glas poliert. Läuft. Band Leder neu, dunkelbraun.

= Gürtelschnallen und Manschettenknöpfe
6650 | 35 | condition=used, wearer=men | coins-silver
Konvolut Manschettenknöpfe und Gürtelschnallen, 23 Teile, teils Silber 800. Etui.

= Brautkleid-Accessoires, Schleier, Schuhe 38
6610 | 75 | condition=likeNew, size=38, colour=white, garment=dress | shoes-white
Schleier 3 m Elfenbein, Brautschuhe Gr. 38 (4 cm Absatz), Haarschmuck. Einmal getragen, gereinigt. Das Kleid wird
nicht verkauft. Versand 9.–.

= Fasnachtskostüme, Kiste mit 14 Stück
6610 | 70 | condition=used, size=S–XL, colour=multicoloured, garment=traditional | chest-wood x2
14 Fasnachtskostüme S–XL: Böögg, Bär, Clown, Hexe usw. Mit Larven. Gewaschen. Nur als ganze Kiste, Abholung.

= Suche Trachtenschuhe Grösse 36
6630 | 50 | - | shoes-black | wanted
Suche schwarze Trachtenschuhe Gr. 36 mit Silberschnalle, kleiner Absatz, gebraucht ok.
