= Regenjacke rot, Damen M
6610 | 70 | condition=good, make=Mammut, size=M, colour=red, garment=jacket | jacket-red x2
War auf jeder Wanderung dabei, also hat es nie geregnet. Kapuze passt über Dutt.

= Daunenjacke blau, leicht, S
6610 | 90 | condition=likeNew, make=Patagonia, size=S, colour=blue, garment=jacket | jacket-blue x2
Lässt sich in die eigene Tasche stopfen, ich nicht mehr in sie. Nähte dicht.

= Abendkleid rot, bodenlang, 38
6610 | 120 | condition=likeNew, size=38, colour=red, garment=dress | dress-red x3
Ein Opernball, ein Walzer, ein sanfter Tritt auf den Saum. Der Saum ist geflickt, der Tänzer auch.

= Sommerkleid gelb, Leinen, 40
6610 | 45 | condition=good, size=40, colour=yellow, garment=dress | dress-yellow x2
Knittert vornehm. Taschen drin, tief genug für zwei Pfirsiche.

= Kleid blau für Standesamt, 36
6610 | 80 | condition=likeNew, size=36, colour=blue, garment=dress | dress-blue x2
Hat «Ja» gesagt und danach im Garten gegrillt. Gereinigt.

= Wollpullover crème, Zopfmuster
6610 | 55 | condition=good, size=M, colour=beige, garment=pullover | jumper-cream x2
Irische Wolle, kratzt nur am Anfang des Winters. Fünfundsechzig Zentimeter lang.

= Strickpulli rot, Norweger, L
6610 | 60 | condition=good, size=L, colour=red, garment=pullover | jumper-red x2
Vier Elche vorne, einer hinten, der schaut zurück. Handgestrickt von einer Briefträgerin.

= Trachtenbluse und Gilet
6610 | 110 | condition=good, size=40, colour=green, garment=traditional | jacket-green
Berner Oberland, Häftli poliert. Kontrolliert von der Trachtenfrau, die auch Knopflöcher zählt.

= Umstandskleider, Grösse M, 12 Teile
6610 | 60 | condition=used, size=M, colour=blue, garment=dress | dress-blue
Neun Monate im Dienst, dann abrupt entlassen. Zwei Hosen mit wundersamem Bund.

= Skijacke grün, Herren L
6620 | 85 | condition=good, make=Kjus, size=L, colour=green, garment=jacket | jacket-green x2
Der Vorbesitzer fährt wie Cuche, sagt er. Reissverschlüsse laufen wie er.

= Lederjacke, Biker, 50
6620 | 160 | condition=used, size=50, colour=red, garment=jacket | jacket-red
Sie hat länger gelebt als die Band. Innentasche mit Ticketabriss von 1991.

= Herrenpullover blau, Merino
6620 | 35 | condition=good, size=XL, colour=blue, garment=pullover | jumper-blue x2
Weihnachten drei Jahre in Folge, immer vom selben Schwiegervater. Wir tragen jetzt Grau.

= Anzug dunkelgrau, Mass, 52
6620 | 140 | condition=likeNew, size=52, colour=grey, garment=suit | parcel-white
Vom Schneider an der Spitalgasse, noch in dessen Karton. Sitzt wie eine gute Ausrede.

= Sennenhemd und Hosenträger
6620 | 40 | condition=good, size=M, colour=blue, garment=traditional | jacket-blue
Edelweiss überall, auch am Kragen. Vom Schwingklub abgegeben, Sägemehl gratis.

= Arbeitshosen, drei Paar, 54
6620 | 45 | condition=used, size=54, garment=trousers | hardhat-white
Kniepolster drin, Meterfach ausgebeult. Aus denen ist ein Reihenhaus entstanden. Den weissen Helm von damals gebe ich mit.

= Strohhut, Panama, 58
6620 | 65 | condition=likeNew, size=58, colour=beige | hat-straw x2
In Ecuador geflochten, im Tessin getragen, in Olten vom Winde verweht und zurückgebracht. Rolltasche dabei.

= Filzhut schwarz, Herren 57
6620 | 40 | condition=used, size=57, colour=black | hat-black x2
Macht aus einem Buchhalter einen Privatdetektiv. Band innen erneuert.

= Wanderschuhe braun, 42, neu besohlt
6630 | 75 | condition=good, make=Raichle, size=42, colour=brown | boots-brown x2
Dreihundert Gipfel, eine Hütte zu viel. Gewachst am Sonntagabend.

= Bergstiefel schwarz, steigeisenfest
6630 | 140 | condition=used, make=La Sportiva, size=43, colour=black | boots-black x2
Mönch, Breithorn, zweimal fast umgekehrt. Fersen ohne Blutspuren, meine.

= Turnschuhe weiss, 38, Leder
6630 | 35 | condition=good, make=Veja, size=38, colour=white | shoes-white x2
Ein Sommer Asphalt. Schnürsenkel zweites Paar, neongelb, wahlweise.

= Herrenschuhe schwarz, rahmengenäht
6630 | 120 | condition=good, make=Bally, size=44, colour=black, wearer=men | shoes-black x2
Schönenwerder Handwerk, gespannt auf Zedernholz. Für Hochzeiten, Begräbnisse und Bankgespräche.

= Halbschuhe braun, Budapester 43
6630 | 70 | condition=used, size=43, colour=brown, wearer=men | shoes-brown
Sie knarren im Rhythmus eines Entschlusses. Sohle zur Hälfte.

= Ledertasche braun, Umhänger
6640 | 85 | condition=good, make=Freitag, colour=brown, material=leather, bag=handbag | handbag-brown x2
Altert besser als wir. Ein Fach ist genau so gross wie ein Landjäger.

= Handtasche rot, klein, elegant
6640 | 60 | condition=likeNew, colour=red, bag=handbag | handbag-red x2
Für das Theater und drei Sachen, die man dorthin mitnimmt. Innenfutter ohne Lippenstift.

= Shopper schwarz, Notebookfach
6640 | 50 | condition=used, make=Longchamp, colour=black, bag=handbag | handbag-black
Trägt Akten, Salat und Turnschuhe gleichzeitig. Henkel nachgenäht vom Schuhmacher.

= Koffer blau, vier Rollen
6640 | 70 | condition=used, make=Samsonite, colour=blue, bag=suitcase | suitcase-blue x2
Kennt das Förderband von Kloten besser als der Zoll. Schloss 0-0-0.

= Reisekoffer rot, gross
6640 | 85 | condition=good, make=Rimowa, colour=red, bag=suitcase | suitcase-red x2
Fand zweimal aus Lissabon allein nach Hause. Delle rechts, sympathisch.

= Regenschirm schwarz, Spazierstock
6640 | 25 | condition=good, colour=black | umbrella-black
Griff aus Kirschholz, hielt bisher jedem Zugwind in Göschenen stand. Spannweite für einen Menschen und einen kleinen Hund.

= Automatikuhr silber, Datum
6650 | 390 | condition=good, make=Certina, jewellery=watch | wristwatch-silver x2
Grenchen, achtziger Jahre, revidiert. Sie geht genauer als meine Angaben.

= Golduhr, Handaufzug, flach
6650 | 680 | condition=good, make=Eterna, jewellery=watch | wristwatch-gold x3
Jubiläumsgeschenk für vierzig Jahre Bahn. Gravur auf dem Boden, die Pensionierung war pünktlich.

= Silberkette mit Edelweiss
6650 | 45 | condition=good, jewellery=necklace | gift-blue
Vom Firmgötti, der mit den Händen sah. Verschluss neu.

= Perlenohrringe, antik gefasst
6650 | 130 | condition=good, wearer=women, jewellery=earrings | gift-red x2
Trugen sie bei uns alle Bräute ausser mir, ich war im Overall. Etui mit Seide.

= Modeschmuck aus der Zigarrenkiste
6650 | 30 | condition=used | coins-gold
Broschen, Ketten, ein Frosch mit grünen Augen. Alles glitzert, nichts ist echt, ausser dem Frosch vielleicht.

= Suche blaue Strickjacke wie im Film
6610 | 50 | garment=pullover | jumper-blue | wanted
Zopf, Lederknöpfe, leicht zu gross. Ich habe die meine in der Rhätischen Bahn liegen lassen, samt Buch.
