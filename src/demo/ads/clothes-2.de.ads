= Rote Winterjacke, tailliert, 38
6610 | 65 | condition=good, size=38, colour=red, garment=jacket | jacket-red x2
Fellkragen aus Kunst, Wärme aus Überzeugung. Einmal gereinigt, zweimal bewundert.

= Grüne Wachsjacke, Damen M
6610 | 110 | condition=used, make=Barbour, size=M, colour=green, garment=jacket | jacket-green x2
Riecht nach Schottland, wenn es regnet. Ein Ärmelfutter ist neu und kariert.

= Softshell blau, XS, Vereinslogo
6610 | 15 | condition=used, size=XS, colour=blue, garment=jacket | jacket-blue
Das Logo ist der TV Unterdorf, wer austritt, gibt zurück, wer vergisst, verkauft. Kapuze abtrennbar.

= Blaues Wickelkleid, 44
6610 | 50 | condition=good, size=44, colour=blue, garment=dress | dress-blue x2
Schmeichelt vor, während und nach dem Dessert. Knitterfrei gerollt.

= Ballkleid gelb, Tüll, 34
6610 | 130 | condition=likeNew, size=34, colour=yellow, garment=dress | dress-yellow x2
Maturaball, zwei Stunden Frisur, ein Foto mit Rektor. Saum vom Parkett leicht grau, auswaschbar.

= Rotes Etuikleid, Büro bis Bar
6610 | 60 | condition=good, size=40, colour=red, garment=dress | dress-red
Bekam damit die Lohnerhöhung. Reissverschluss hinten, man braucht Hilfe oder Yoga.

= Lismer crème, V-Ausschnitt, Alpaka
6610 | 70 | condition=likeNew, size=L, colour=beige, garment=pullover | jumper-cream
Von der Nachbarin, deren Alpakas auch Namen haben. Dieser stammt überwiegend von Fridolin.

= Roter Rollkragen, Herren S
6620 | 25 | condition=good, size=S, colour=red, garment=pullover | jumper-red
Sieht aus wie ein Philosoph auf Skiferien. Nicht gefilzt, ich schwöre.

= Blauer Troyer, Segelclub
6620 | 55 | condition=good, size=L, colour=blue, garment=pullover | jumper-blue
Salzfrei, da Zugersee. Reissverschluss bis ans Kinn.

= Konfirmandenanzug, 164, einmal getragen
6620 | 60 | condition=likeNew, size=164, colour=blue, garment=suit | jacket-blue
Am Sonntag gross, am Mittwoch zu klein. Hemd und Krawatte geben wir dazu.

= Loden grün, Jägerschnitt, 54
6620 | 120 | condition=used, size=54, colour=green, garment=jacket | jacket-green x2
Hirschhornknöpfe, stille Reissfestigkeit. Der Besitzer schiesst nur noch Fotos.

= Sonnenhut Stroh, breite Krempe
6610 | 25 | condition=good, size=56, colour=beige | hat-straw x2
Gartenarbeit, Regatta, eine Beerdigung im Juli. Band beliebig.

= Zylinder schwarz, faltbar
6620 | 90 | condition=used, size=58, colour=black | hat-black
Klappt mit einem Knall, der Kinder überzeugt. Kaminfegerverein, Abteilung Zauberei.

= Wanderstiefel braun, Damen 38
6630 | 60 | condition=good, make=Lowa, size=38, colour=brown, wearer=women | boots-brown x2
Eingelaufen, aber nicht abgelaufen. Via Spluga mit Blick in alle Richtungen.

= Motorradstiefel schwarz, 43
6630 | 70 | condition=used, size=43, colour=black | boots-black
Schalthebelspur links, Tramschiene rechts. Dicht bis zum Knöchel.

= Weisse Tennisschuhe, Kinderhochzeit
6630 | 20 | condition=likeNew, size=34, colour=white, wearer=children | shoes-white
Der Ringträger verlangte Turnschuhe und bekam sie. Vier Stunden getragen, zwei davon getanzt.

= Schwarze Lackschuhe, Tango, 41
6630 | 65 | condition=good, size=41, colour=black | shoes-black
Sohle aus Chromleder, gleitet wie eine gute Lüge. Milonga dienstags.

= Braune Mokassins, handgenäht
6630 | 55 | condition=good, make=Fretz Men, size=42, colour=brown | shoes-brown x2
Für Leute, die nie rennen. Fretzmen nannte meine Mutter jeden, der sie trug.

= Aktentasche braun, Rindsleder, dick
6640 | 130 | condition=used, colour=brown, material=leather, bag=briefcase | handbag-brown x2
Dreissig Jahre Grundbuchamt, keine einzige Dienstreise. Schloss mit Schlüsselchen.

= Rote Umhängetasche aus Lastwagenplane
6640 | 85 | condition=used, make=Freitag, colour=red, material=plastic, bag=handbag | handbag-red x2
Vorher zweihunderttausend Kilometer, nachher mein Laptop. Ein Buchstabe schaut halb heraus, vielleicht ein R.

= Schwarze Abendtasche mit Kette
6640 | 40 | condition=good, colour=black, bag=handbag | handbag-black
Fasst Lippenstift, Schlüssel und eine Ausrede. Satin innen.

= Kinderkoffer rot, zum Draufsitzen
6640 | 30 | condition=used, colour=red, bag=suitcase | suitcase-red
Fuhr durch den ganzen Flughafen, Kind obendrauf, Eltern hintendrein. Zwei Rollen quietschen Freude.

= Kabinenkoffer blau, Zahlenschloss
6640 | 40 | condition=good, colour=blue, bag=suitcase | suitcase-blue
Vergass seine Zahl nie, im Gegensatz zu mir, sie klebt jetzt innen. Futter wie neu.

= Roter Familienschirm, Golfgrösse
6640 | 20 | condition=good, colour=red | umbrella-red
Schützt vier Personen oder zwei, die sich nicht mögen. Gestänge Fiberglas.

= Herrenuhr Stahl, Taucher, 200 m
6650 | 540 | condition=good, make=Oris, wearer=men, jewellery=watch | wristwatch-silver x2
Getaucht wurde bis zum Badewannenboden. Hölsteiner Werk, Band gekürzt, Glieder dabei.

= Goldene Damenuhr, winzig
6650 | 210 | condition=used, make=Tissot, wearer=women, jewellery=watch | wristwatch-gold
Zeigt die Zeit nur Leuten mit guten Augen. Geht vorbildlich.

= Gürtelschnallen und Manschettenknöpfe
6650 | 35 | condition=used, wearer=men | coins-silver
Dreiundzwanzig Teile, elf Paare, ein Rätsel. Schachtel mit Filz.

= Brautkleid-Accessoires, Schleier, Schuhe 38
6610 | 75 | condition=likeNew, size=38, colour=white, garment=dress | shoes-white
Das Kleid behalte ich für unsere Tochter, die heftig abwinkt. Schleier drei Meter.

= Fasnachtskostüme, Kiste mit 14 Stück
6610 | 70 | condition=used, size=S–XL, colour=multicoloured, garment=traditional | chest-wood x2
Böögg, Bär, Bundesrätin. Larven gewaschen, Konfetti nie ganz.

= Suche Trachtenschuhe Grösse 36
6630 | 50 | - | shoes-black | wanted
Schnalle silbern, Absatz klein. Unsere Jüngste tanzt vor und wächst leider täglich.
