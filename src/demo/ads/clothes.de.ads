= Regenjacke rot, Damen M
6610 | 70 | condition=good, make=Mammut, size=M, colour=red, garment=jacket | jacket-red x2
Mammut Regenjacke rot, Damen M, 3 Lagen. Reissverschluss und Nähte dicht. Frisch imprägniert. NP 249.–. Versand 9.–
oder Abholung.

= Daunenjacke blau, leicht, S
6610 | 90 | condition=likeNew, make=Patagonia, size=S, colour=blue, garment=jacket | jacket-blue x2
Patagonia Daunenjacke, Damen S, blau, leicht. Im Beutel. Keine Löcher. Kaum getragen, ist mir zu klein.

= Abendkleid rot, bodenlang, 38
6610 | 120 | condition=likeNew, size=38, colour=red, garment=dress | dress-red x3
Abendkleid rot, Gr. 38, bodenlang, einmal getragen und chemisch gereinigt. Saum wurde geflickt, sieht man nicht.
Neupreis 380.–. Anprobe bei mir möglich.

= Sommerkleid gelb, Leinen, 40
6610 | 45 | condition=good, size=40, colour=yellow, garment=dress | dress-yellow x2
Leinenkleid gelb, Gr. 40, mit Taschen. Guter Zustand. Post 7.–, TWINT.

= Kleid blau für Standesamt, 36
6610 | 80 | condition=likeNew, size=36, colour=blue, garment=dress | dress-blue x2
Blaues Kleid Gr. 36, am Standesamt getragen, seither im Schrank. Gereinigt. Länge 102 cm. Marke Ted Baker.

= Wollpullover crème, Zopfmuster
6610 | 55 | condition=good, size=M, colour=beige, garment=pullover | jumper-cream x2
Wollpullover crème mit Zopfmuster, irische Wolle, Gr. M, 65 cm lang. Kein Pilling. Aus tierfreiem Haushalt.

= Strickpulli rot, Norweger, L
6610 | 60 | condition=good, size=L, colour=red, garment=pullover | jumper-red x2
Norwegerpulli rot, handgestrickt, Gr. L. Sehr warm. Mit Silberknöpfen. Versand inklusive

= Trachtenbluse und Gilet
6610 | 110 | condition=good, size=40, colour=green, garment=traditional | jacket-green
Trachtenbluse und Gilet, Berner Oberland, Gr. 40. Häftli poliert. Vollständig, Schürze fehlt. Abholung, da bitte
anprobieren.

= Umstandskleider, Grösse M, 12 Teile
6610 | 60 | condition=used, size=M, colour=blue, garment=dress | dress-blue
Umstandspaket Gr. M, 12 Teile: 2 Hosen, 3 Kleider, 5 Shirts, Jacke, Badekleid. H&M Mama, Noppies. Alles gewaschen. 60
Franken für alles, Porto 11.50.

= Skijacke grün, Herren L
6620 | 85 | condition=good, make=Kjus, size=L, colour=green, garment=jacket | jacket-green x2
Kjus Skijacke Herren L (52), grün. Schneefang, Skipassfach. Reissverschlüsse ok. Am rechten Ärmel kleiner Fleck. NP
890.–.

= Lederjacke, Biker, 50
6620 | 160 | condition=used, size=50, colour=red, garment=jacket | jacket-red
Bikerlederjacke Gr. 50, rotbraun, 90er. Futter innen an der Naht offen. Leder weich. TWINT.

= Herrenpullover blau, Merino
6620 | 35 | condition=good, size=XL, colour=blue, garment=pullover | jumper-blue x2
Merinopulli Strellson XL blau, wie neu, Versand 7.–.

= Anzug dunkelgrau, Mass, 52
6620 | 140 | condition=likeNew, size=52, colour=grey, garment=suit | parcel-white
Massanzug dunkelgrau, Gr. 52, Schurwolle, im Karton. Einmal getragen. Hose Länge 106. NP über 1’400.–. Kein Versand
ins Ausland.

= Sennenhemd und Hosenträger
6620 | 40 | condition=good, size=M, colour=blue, garment=traditional | jacket-blue
Edelweisshemd blau, Gr. M, mit Hosenträgern. Wie neu. Waschbar 40 Grad.

= Arbeitshosen, drei Paar, 54
6620 | 45 | condition=used, size=54, garment=trousers | hardhat-white
3 Arbeitshosen Gr. 54 (Engelbert Strauss) mit Kniepolstern. Gebraucht, keine Löcher. Weisser Helm gratis dazu.
Abholung oder Post 11.50.

= Strohhut, Panama, 58
6620 | 65 | condition=likeNew, size=58, colour=beige | hat-straw x2
Original Panama, Gr. 58, aus Ecuador, mit Rolltasche. Sehr guter Zustand. NP 149.–

= Filzhut schwarz, Herren 57
6620 | 40 | condition=used, size=57, colour=black | hat-black x2
Filzhut schwarz, Herren 57, Band innen neu. Getragen. Versand im Paket 9.–

= Wanderschuhe braun, 42, neu besohlt
6630 | 75 | condition=good, make=Raichle, size=42, colour=brown | boots-brown x2
Raichle Wanderschuhe Gr. 42, braun, neu besohlt (Rechnung 98.–). Gewachst. Innen gut. TWINT oder bar.

= Bergstiefel schwarz, steigeisenfest
6630 | 140 | condition=used, make=La Sportiva, size=43, colour=black | boots-black x2
La Sportiva Nepal Gr. 43, schwarz, steigeisenfest. Etwa 30 Touren. Sohle noch 70 %. Imprägniert. Anprobieren möglich.

= Turnschuhe weiss, 38, Leder
6630 | 35 | condition=good, make=Veja, size=38, colour=white | shoes-white x2
Veja Sneaker Gr. 38, Leder weiss. Ein Sommer getragen. Zweites Paar Bändel neongelb. Versand 7.–.

= Herrenschuhe schwarz, rahmengenäht
6630 | 120 | condition=good, make=Bally, size=44, colour=black, wearer=men | shoes-black x2
Bally Herrenschuhe Gr. 44 schwarz, rahmengenäht, mit Spannern. Sohle gut. Sehr gepflegt. NP ca. 590.–.

= Halbschuhe braun, Budapester 43
6630 | 70 | condition=used, size=43, colour=brown, wearer=men | shoes-brown
Budapester Gr. 43 braun, Sohle zur Hälfte abgelaufen. Leder gepflegt. Ab Platz.

= Freitag Umhängetasche aus Leder, braun
6640 | 85 | condition=good, make=Freitag, colour=brown, material=leather, bag=handbag | handbag-brown x2
Umhängetasche braun, Leder, 35 x 26 cm. Verstellbarer Gurt. Patina. Innenfach mit Reissverschluss. Porto 9.–.

= Handtasche rot, klein, elegant
6640 | 60 | condition=likeNew, colour=red, bag=handbag | handbag-red x2
Handtasche rot, klein, mit Kette. 3x getragen. Kein Markenprodukt. Versand 7.–.

= Shopper schwarz, Notebookfach
6640 | 50 | condition=used, make=Longchamp, colour=black, bag=handbag | handbag-black
Longchamp Le Pliage schwarz mit Notebookfach, Henkel nachgenäht. Gebraucht, Ecken ok.

= Koffer blau, vier Rollen
6640 | 70 | condition=used, make=Samsonite, colour=blue, bag=suitcase | suitcase-blue x2
Samsonite Koffer blau, 4 Rollen, 68 cm, TSA-Schloss. Kratzer vom Fliegen, Rollen laufen. Abholung.

= Reisekoffer rot, gross
6640 | 85 | condition=good, make=Rimowa, colour=red, bag=suitcase | suitcase-red x2
Rimowa gross, rot, 80 cm. Eine Delle rechts. Rollen und Griff ok. Zahlenschloss. NP um 500.–, Rechnung nicht mehr
vorhanden. TWINT/bar.

= Regenschirm schwarz, Spazierstock
6640 | 25 | condition=good, colour=black | umbrella-black
Stockschirm schwarz, Griff Kirschholz. Keine Löcher. Post sperrig, lieber abholen.

= Automatikuhr silber, Datum
6650 | 390 | condition=good, make=Certina, jewellery=watch | wristwatch-silver x2
Certina Automatik 80er, Stahl, Datum, revidiert vor 2 Jahren (Beleg). Läuft genau. Glas poliert. Band neu Leder.
Versand eingeschrieben inklusive.

= Golduhr, Handaufzug, flach
6650 | 680 | condition=good, make=Eterna, jewellery=watch | wristwatch-gold x3
Eterna Handaufzug, 18 k Gold, flach, 34 mm. Gravur auf Boden (40 Jahre SBB). Läuft. Band neu. Schätzung eines
Uhrmachers liegt bei. Nur Abholung mit Barzahlung.

= Silberkette mit Edelweiss
6650 | 45 | condition=good, jewellery=necklace | gift-blue
Silberkette 925 mit Edelweiss, 45 cm, Verschluss neu. Mit Schachtel. Versand 7.–

= Perlenohrringe, antik gefasst
6650 | 130 | condition=good, wearer=women, jewellery=earrings | gift-red x2
Perlenohrringe, antik gefasst, Silber vergoldet. Für Ohrlöcher. Etui. Eine Perle mit kleinem Kratzer.

= Modeschmuck aus der Zigarrenkiste
6650 | 30 | condition=used | coins-gold
Modeschmuck, ca. 40 Teile, nichts Echtes.

= Suche blaue Strickjacke mit Zopfmuster
6610 | 50 | garment=pullover | jumper-blue | wanted
Suche blaue Strickjacke Gr. M mit Zopfmuster und Lederknöpfen, gerne oversize. Wolle. Zahle bis 50.–.
