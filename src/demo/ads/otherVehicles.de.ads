= Yamaha MT-07, gedrosselt und wieder befreit
2040 | 5400 | make=Yamaha, model=MT-07, registrationYear=2017, mileage=19800, horsepower=75, colour=black | motorbike-black x3
Ich habe darauf fahren gelernt und einmal umfallen, im Stand, vor der Eisdiele. Sturzpads haben das Schlimmste verhindert.

= Triumph Bonneville T100, rot-silber
2040 | 7200 | make=Triumph, model=Bonneville T100, registrationYear=2012, mileage=27400, horsepower=68, colour=red | motorbike-red x3
Klingt wie sonntags. Die Packtaschen stammen aus einem Laden in Brighton, in dem sie eigentlich Hüte verkauften.

= BMW R 1200 GS, Alpenpässe komplett
2040 | 9800 | make=BMW, model=R 1200 GS, registrationYear=2013, mileage=58200, horsepower=125, colour=blue | motorbike-blue x3
Die Liste der gefahrenen Pässe klebt im Topcase, es fehlt nur der Umbrail. Kardan und Ventile laut Plan gemacht.

= Honda CB 500 F, brav und sparsam
2040 | 4100 | make=Honda, model=CB500F, registrationYear=2016, mileage=23100, horsepower=48, colour=red | motorbike-red x2
Drei Komma vier Liter, auch wenn man singt. Heizgriffe nachgerüstet, Kettensatz letzten Sommer.

= Harley Sportster, viel Chrom, wenig Regen
2040 | 8600 | make=Harley-Davidson, model=Sportster 1200, registrationYear=2009, mileage=16700, horsepower=67, colour=black, motorcycleType=chopper | motorbike-black x2
Jeder Kratzer wurde mir einzeln erklärt, bevor ich sie kaufte. Jetzt bin ich an der Reihe, es sind zwei.

= KTM 690 Enduro, Kiesgruben-Erfahrung
2040 | 5700 | make=KTM, model=690 Enduro R, registrationYear=2015, mileage=14900, horsepower=67, colour=blue, motorcycleType=enduro | motorbike-blue x2
Von der Grube weiss meine Mutter nichts. Vorderreifen neu, Lenker begradigt.

= Vespa GTS 300, mintgrün
2040 | 4300 | make=Vespa, model=GTS 300, registrationYear=2016, mileage=11200, horsepower=22, colour=green, motorcycleType=scooter | scooter-mint x3
Parkiert überall, wird überall fotografiert. Windschild und Topcase in Wagenfarbe.

= Vespa 50, rot, mit Papieren
2040 | 1650 | make=Piaggio, model=Vespa 50, registrationYear=1979, horsepower=2, colour=red, motorcycleType=scooter | scooter-red x2
Drei Jahre lang am Küchentisch revidiert, bis ich vor die Wahl gestellt wurde. Läuft laut Gesetz fünfundvierzig und laut Nachbar mehr.

= Vespa 50 Special, crème, aus dem Tessin
2040 | 980 | make=Piaggio, model=Vespa 50 Special, registrationYear=1980, horsepower=2, colour=beige, motorcycleType=scooter | scooter-cream x2
Stand zwanzig Jahre unter einer Pergola und hatte Trauben im Luftfilter. Jetzt schnurrt sie.

= Elektroroller für die Quartierrunde
2040 | 2200 | make=Niu, model=NQi, registrationYear=2020, mileage=6400, horsepower=3, colour=red, motorcycleType=scooter | scooter-red
Zwei Akkus, einer lebt im Büro. Ich bin jetzt pensioniert und gehe zu Fuss.

= Suzuki Bandit 600, ungeschminkt
2040 | 2300 | make=Suzuki, model=GSF 600, registrationYear=2003, mileage=49600, horsepower=78, colour=blue | motorbike-blue
Vergaser synchronisiert an einem Regentag, es gab viele. Tank mit Beule in Form von Graubünden.

= Moto Guzzi V7, erste Hand
2040 | 6900 | make=Moto Guzzi, model=V7 III, registrationYear=2018, mileage=12800, horsepower=52, colour=black | motorbike-black
Beim Gasgeben kippt sie leicht nach rechts, das ist Charakter und steht im Handbuch. Service immer am Comersee, mit Mittagessen.

= Motorradhelm Gr. M, Klappvisier
2030 | 140 | condition=likeNew, make=Schuberth | helmet-white x2
Zweimal getragen, dann hat die Sozia Schluss gemacht. Mit dem Motorrad.

= Integralhelm schwarz matt, Gr. L
2030 | 110 | condition=good, make=Shoei | helmet-black x2
Nie gestürzt, nur einmal vom Tisch. Innenfutter gewaschen, riecht nach Waschmittel statt Freiheit.

= Lederkombi und Helm für Tochter, 1.62 m
2030 | 220 | condition=good, make=Dainese | helmet-white
Sie studiert jetzt in Holland, dort fährt man aufrecht. Knieschleifer jungfräulich.

= Koffersatz für Reiseenduro
2030 | 260 | condition=used, make=Givi | suitcase-red
Wasserdicht, ausser beim Öffnen. Ein Aufkleber vom Nordkap bleibt dran, der ist verdient.

= VW Transporter T5, Pritsche
2050 | 11900 | make=VW, model=T5 Pritsche, registrationYear=2011, mileage=176000, fuel=diesel, gearbox=manual, horsepower=140, colour=white | van-white x2 | company
Vom Gartenbaubetrieb, immer gewaschen, weil der Chef so ist. Ladebrücke verzinkt, Blachengestell dabei.

= Fiat Ducato, Regale drin, Leiter drauf
2050 | 8900 | make=Fiat, model=Ducato 2.3, registrationYear=2014, mileage=148000, fuel=diesel, gearbox=manual, horsepower=130, colour=blue, doors=4 | van-blue x2 | company
Ein Sanitärfahrzeug: jede Schublade ist beschriftet, keine stimmt. Motor mit Ersatzpumpe, Frontscheibe neu.

= Mercedes Sprinter, Kühlaufbau
2050 | 15400 | make=Mercedes-Benz, model=Sprinter 314, registrationYear=2016, mileage=131000, fuel=diesel, gearbox=manual, horsepower=143, colour=white, doors=4 | van-white | company
Hat Käse ins Bündnerland gebracht und Trockenfleisch zurück. Aggregat letztes Jahr geprüft, hält vier Grad auch am Julier.

= Renault Kangoo Elektro, Bäckertour
2050 | 7900 | make=Renault, model=Kangoo Z.E., registrationYear=2016, mileage=62000, fuel=electric, gearbox=automatic, horsepower=60, colour=white, doors=5 | van-white
Fünf Uhr früh, lautlos, Gipfeli hinten. Die Kunden haben erst den Duft gehört.

= Traktor grün, Hinterrad, 48 PS
2050 | 8400 | make=Bührer, model=475, registrationYear=1978, fuel=diesel, gearbox=manual, horsepower=48, colour=green | tractor-green x3
Mein Grossvater hat ihn gekauft, mein Vater lackiert und ich verkaufe ihn ungern. Läuft wie eine Nähmaschine für sehr dickes Tuch.

= Traktor rot mit Frontlader
2050 | 12800 | make=Massey Ferguson, model=254, registrationYear=1989, fuel=diesel, gearbox=manual, horsepower=52, colour=red | tractor-red x3
Frontlader hebt neunhundert Kilo, die Silozange gibt es dazu. Kabine mit Radio, das nur Volksmusik empfängt.

= Motormäher und Ladewagen klein
2050 | 4600 | make=Aebi, model=AM 53, registrationYear=1984, fuel=petrol, gearbox=manual, horsepower=10, colour=green | tractor-green
Für Steilhänge mit Eisenrädern. Der Hang wird jetzt von Ziegen gemäht.

= Ruderboot mit Hilfssegel, 4.20 m, mit Trailer
2060 | 2700 | registrationYear=1996, boatType=rowingBoat | boat-wood
Auf dem Greifensee gesegelt und gekentert, immer freiwillig. Das Segelchen ist zwei Saisons alt, die Ruder sind neu verleimt.

= Weidling aus Lärche, 9 m
2060 | 3900 | registrationYear=2008, boatType=rowingBoat | boat-wood x3
Gebaut in der Schiffswerft am Rhein, jedes Jahr geölt. Ein Stachel hat Zahnspuren vom Biber, ehrlich.

= Ruderboot mit Elektromotor
2060 | 1850 | make=Pionier, registrationYear=1999, horsepower=1, boatType=rowingBoat, fuel=electric | boat-blue x2
Fischerboot mit Rutenhaltern und einem Sitzkissen, das schon viele Egli gesehen hat. Batterie hält vier Stunden.

= Motorboot mit Kajüte, 90 PS
2060 | 14500 | make=Jeanneau, model=Merry Fisher, registrationYear=2007, horsepower=90, boatType=motorboat, fuel=petrol | boat-white x2
Bodenseezulassung, Winterlager bezahlt bis Frühling. Die Kaffeekanne klappert bei Kurs Südwest.

= Suche Bootsplatz oder jemanden mit einem
2060 | 500 | - | boat-blue | wanted
Mein Boot ist vier Meter lang und sehr wohlerzogen. Boje genügt, ich schwimme gern.

= Faltboot Klepper, zwei Säcke
2060 | 690 | make=Klepper, model=Aerius, registrationYear=1968, boatType=canoe | kayak-red x2
Haut 2005 ersetzt, Gerüst komplett. Aufbau in vierzig Minuten, davon zwanzig für die Suche nach dem Bolzen C.

= Winterräder 205/55 R16 auf Alu
2080 | 320 | condition=good, make=Nokian | tyres-alloy x2
Sechseinhalb Millimeter Profil, ausgewuchtet und im Keller gestapelt wie Torten. Passten auf unseren Octavia.

= Sommerpneus 15 Zoll, fast neu
2080 | 180 | condition=likeNew, make=Michelin | tyres-black x2
Drei Wochen gefahren, dann fuhr jemand ins Auto. Den Pneus geht es gut, danke.

= Stahlfelgen mit Kappen, 4 Stück
2080 | 60 | condition=used | tyres-black
Eine Kappe wohnt seit dem Winter irgendwo am Brünig. Felgen rund, entrostet, schwarz gespritzt.

= Dachbox 420 Liter, schwarz
2080 | 190 | condition=good, make=Thule | parcel-brown
Sieht auf dem Auto aus wie ein Wal auf Besuch. Beidseitig zu öffnen, zwei Schlüssel, transportfertig verpackt.

= Dachzelt für zwei, Hartschale
2080 | 1350 | condition=used, make=Autohome | tent-green x2
Auf Sardinien erprobt, wo es einmal halb Seegras war. Leiter und Matratze gehören dazu.

= Schneeketten, zweimal ausgepackt
2080 | 45 | condition=likeNew, make=RUD | tyres-black
Einmal am Flüela und einmal zum Üben auf dem Vorplatz. Üben hilft.

= Camper crème, Aufstelldach, vier Betten
2110 | 29800 | make=VW, model=T5 California, registrationYear=2010, mileage=187000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x4
Sieben Sommer, zwei Kinder, ein Heiratsantrag. Kühlbox leise, Standheizung lauter als der Antrag.

= Kastenwagen-Ausbau mintgrün, Eigenbau
2110 | 17500 | make=Peugeot, model=Boxer L2H2, registrationYear=2012, mileage=142000, camperType=campervan, fuel=diesel, gearbox=manual | camper-mint x4
Arvenholz, Kompost-WC, Solar für zweihundert Watt. Jede Schraube kenne ich beim Vornamen.

= Wohnwagen 1974, rund und weiss
2110 | 6900 | make=Eriba, model=Puck, registrationYear=1974, camperType=caravan | caravan-white x3
Der Tisch wird zum Bett und das Bett zum Tisch, man muss sich nur einig sein. Fenster neu gedichtet.

= Wohnwagen mit Vorzelt, Fixplatz möglich
2110 | 8200 | make=Hobby, registrationYear=2008, camperType=caravan | caravan-green x3
Er steht seit elf Jahren an derselben Hecke, die Nachbarn bringen Salat. Platz kann nach Gespräch mit der Campingwartin übernommen werden.

= Anhänger-Wohnbüchse für Velo
2110 | 1450 | registrationYear=2019 | caravan-white
Achtunddreissig Kilo leer, ein Schläfer, kein Schnarchen. Gebaut aus einem alten Schrank, man erkennt noch die Garderobe.

= Wohnmobil alkoven, sechs Schlafplätze
2110 | 21500 | make=Fiat, model=Ducato Alkoven, registrationYear=2003, mileage=118000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x2
Mit Grosskindern bis Portugal, hinten links sitzt man am besten. Dichtigkeitsprüfung bestanden, Markise hat einen Flick.

= Suche Zugfahrzeug-Vorzeltboden, 2.5 x 4 m
2110 | 80 | - | caravan-green | wanted
Holzrost oder Stecksystem. Wir sind es leid, im Schlamm zu fondüieren.
