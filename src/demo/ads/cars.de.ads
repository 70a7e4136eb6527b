= VW Golf 1.4 TSI, Schiebedach, 8fach bereift
2020 | 8900 | brand=volkswagen, model=Golf 1.4 TSI, vehicleType=smallCar, registrationYear=2014, mileage=98500, fuel=petrol, gearbox=manual, horsepower=122, doors=5, colour=red | hatchback-red x3
Hat mich sechs Jahre von Stans ins Büro gefahren und nie gefragt, ob das sinnvoll ist. Serviceheft lückenlos, das Schiebedach quietscht nur bei minus zehn.

= VW Golf GTI Clubsport, Sammlerzustand
2020 | 28500 | brand=volkswagen, model=Golf GTI Clubsport, vehicleType=smallCar, registrationYear=2017, mileage=41200, fuel=petrol, gearbox=automatic, horsepower=265, doors=5, colour=white | hatchback-white x3
Nur bei trockenem Wetter bewegt, im Winter unter einer Decke. Ja, ich habe dem Auto eine Decke gekauft.

= Renault Zoe mit eigener Batterie
2020 | 9400 | brand=renault, model=Zoe R110, vehicleType=smallCar, registrationYear=2019, mileage=46800, fuel=electric, gearbox=automatic, horsepower=108, doors=5, colour=blue | hatchback-blue x3
Keine Batteriemiete, das fragen alle zuerst. Reichweite im Sommer gut 300 Kilometer, im Winter etwas weniger und mit kalten Füssen noch etwas mehr.

= Fiat Panda 4x4, Bergbauern-TÜV bestanden
2020 | 7200 | brand=fiat, model=Panda 4x4, vehicleType=smallCar, registrationYear=2013, mileage=112000, fuel=petrol, gearbox=manual, horsepower=85, doors=5, colour=grey | hatchback-grey x2
Ist bei uns jeden Winter auf die Alp gekommen, auch als der grosse Geländewagen unten blieb. Rost hat er an den üblichen Stellen, der Preis weiss davon.

= Toyota Yaris Hybrid, Ersthand
2020 | 14800 | brand=toyota, model=Yaris Hybrid, vehicleType=smallCar, registrationYear=2020, mileage=38700, fuel=hybrid, gearbox=automatic, horsepower=116, doors=5, colour=red | hatchback-red x2
Mein Vater gibt das Autofahren auf, freiwillig, und will, dass es jemand bekommt, der vor dem Kreisel blinkt. Garagenwagen, Nichtraucher.

= Mini Cooper, britisch grün fehlt leider
2020 | 11300 | brand=mini, model=Cooper, vehicleType=smallCar, registrationYear=2016, mileage=74300, fuel=petrol, gearbox=manual, horsepower=136, doors=3, colour=white | hatchback-white x2
Weiss mit schwarzem Dach, zwei Streifen, die ich selbst bezahlt habe. Kupplung bei 60’000 ersetzt.

= Suzuki Swift für Lernfahrer
2020 | 4600 | brand=suzuki, model=Swift 1.2, vehicleType=smallCar, registrationYear=2012, mileage=129000, fuel=petrol, gearbox=manual, horsepower=94, doors=5, colour=blue | hatchback-blue
Unsere drei Kinder haben darauf gelernt, der Randstein hat die rechten Felgen mitgestaltet. Frisch vorgeführt.

= Dacia Sandero, ehrlich und nackt
2020 | 5400 | brand=dacia, model=Sandero 1.2, vehicleType=smallCar, registrationYear=2015, mileage=88000, fuel=petrol, gearbox=manual, horsepower=75, doors=5, colour=grey | hatchback-grey
Er hat keine Klimaanlage, keine Assistenten und noch nie eine Panne gehabt. Die Fenster kurbelt man, Kinder sind begeistert.

= Mazda 2, Automatik, kleine Parkbeule
2020 | 8100 | brand=mazda, model=2, vehicleType=smallCar, registrationYear=2016, mileage=67400, fuel=petrol, gearbox=automatic, horsepower=90, doors=5, colour=red | hatchback-red
Die Beule ist hinten links und stammt von einem Einkaufswagen mit Charakter. Sonst sauberes Fahrzeug aus Frauenhand, was meine Frau als Argument albern findet.

= Škoda Octavia Combi, Familienpanzer
2020 | 13900 | brand=skoda, model=Octavia Combi 2.0 TDI, vehicleType=estate, registrationYear=2017, mileage=121000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=black | estate-black x3
Drei Kindersitze nebeneinander gehen wirklich, wir haben das Foto. Innenreinigung gemacht, unter der Rückbank lag ein ganzes Znüni.

= Volvo V70, der letzte mit richtigem Kofferraum
2020 | 9800 | brand=volvo, model=V70 D4, vehicleType=estate, registrationYear=2013, mileage=186000, fuel=diesel, gearbox=automatic, horsepower=163, doors=5, colour=silver | estate-silver x3
Fasst einen Kontrabass samt Bassist. Zahnriemen und Wasserpumpe bei 170’000 ersetzt, Anhängerkupplung abnehmbar.

= Audi A4 Avant quattro, Winterpneus neu
2020 | 21900 | brand=audi, model=A4 Avant 40 TDI, vehicleType=estate, registrationYear=2019, mileage=83500, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=black | estate-black x2 | company
Leasingrückläufer aus erster Hand, bei uns von der Ablieferung an gewartet. Zwölf Monate Garantie, Probefahrt gerne über den Pass.

= Subaru Legacy Kombi, Förster-Ausgabe
2020 | 4900 | brand=subaru, model=Legacy 2.0, vehicleType=estate, registrationYear=2009, mileage=214000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=green | estate-green x3
Riecht nach Harz, das bringt kein Duftbäumchen weg. Symmetrisch angetrieben und unsymmetrisch verbeult.

= VW Passat Variant, Reisewagen
2020 | 11200 | brand=volkswagen, model=Passat Variant, vehicleType=estate, registrationYear=2015, mileage=148000, fuel=diesel, gearbox=manual, horsepower=150, doors=5, colour=silver | estate-silver x2
Zweimal Nordkap und zurück, daher so viele Kilometer und so wenige Kratzer. Dachträger und Standheizung sind dabei.

= Hyundai Kona Electric, 64 kWh
2020 | 19800 | brand=hyundai, model=Kona Electric, vehicleType=suv, registrationYear=2020, mileage=59000, fuel=electric, gearbox=automatic, horsepower=204, doors=5, colour=white | suv-white x3
Lädt an unserer Steckdose mit Sonnenstrom vom Dach, bei Ihnen vermutlich auch. Batteriezertifikat mit 95 Prozent liegt im Handschuhfach.

= Škoda Kodiaq 4x4, sieben Plätze
2020 | 27400 | brand=skoda, model=Kodiaq 2.0 TDI, vehicleType=suv, registrationYear=2020, mileage=91000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=grey | suv-grey x3 | company
Die dritte Sitzreihe wurde laut Vorbesitzer zweimal benützt, beide Male von der Schwiegermutter. Service frisch, MFK neu.

= Suzuki Jimny, Traktorersatz
2020 | 17900 | brand=suzuki, model=Jimny, vehicleType=suv, registrationYear=2019, mileage=36500, fuel=petrol, gearbox=manual, horsepower=102, doors=3, colour=blue | suv-blue
Passt durch jedes Weidetor und auf jeden Parkplatz. Bei Tempo 120 muss man sich anschreien, also am besten allein fahren.

= Toyota RAV4, Anhänger 1500 kg
2020 | 18600 | brand=toyota, model=RAV4 Hybrid, vehicleType=suv, registrationYear=2017, mileage=102000, fuel=hybrid, gearbox=automatic, horsepower=197, doors=5, colour=blue | suv-blue x3
Hat unsere beiden Freiberger durch drei Kantone gezogen. Heckklappe elektrisch, Innenraum mit Spuren von Heu, die man nicht suchen muss.

= BMW X3, erste Hand, Langstrecke
2020 | 23500 | brand=bmw, model=X3 xDrive20d, vehicleType=suv, registrationYear=2018, mileage=117000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=grey | suv-grey x2 | company
Eintauschfahrzeug eines Handelsreisenden, der auch die Sitzheizung geschont hat. Zwei Schlüssel, acht Räder, Bericht der Fahrzeugprüfung im Dossier.

= Mazda MX-5, rot, zwei Sommer jung gefahren
2020 | 18900 | brand=mazda, model=MX-5 2.0, vehicleType=convertible, registrationYear=2018, mileage=29800, fuel=petrol, gearbox=manual, horsepower=160, doors=2, colour=red | cabrio-red x3
Das Dach ist in vier Sekunden offen, die Frisur in fünf dahin. Verkauf wegen Kind, das passt beim besten Willen nicht hinein.

= Fiat 124 Spider, sonnengelb umlackiert
2020 | 15500 | brand=fiat, model=124 Spider, vehicleType=convertible, registrationYear=2017, mileage=44000, fuel=petrol, gearbox=manual, horsepower=140, doors=2, colour=yellow | cabrio-yellow x3
Der Lackierer fragte dreimal nach. Verdeck imprägniert, Windschott liegt bei, Sonnenbrille kann ich beraten.

= VW Käfer Cabrio 1303, veteran
2020 | 24000 | brand=volkswagen, model=1303 Cabrio, vehicleType=convertible, registrationYear=1976, mileage=73000, fuel=petrol, gearbox=manual, horsepower=50, doors=2, colour=yellow | cabrio-yellow x2
Veteraneneintrag, restauriert mit Fotodokumentation in zwei Ordnern. Er war an sieben Hochzeiten und bei keiner zu spät, bei einer knapp.

= Peugeot 205 Cabrio, CTI, Liebhaber
2020 | 11800 | brand=peugeot, model=205 CTI, vehicleType=convertible, registrationYear=1990, mileage=136000, fuel=petrol, gearbox=manual, horsepower=115, doors=2, colour=red | cabrio-red x2
Teppiche rot, Nerven stark. Stoffdach vor drei Jahren ersetzt, dicht bis zur Waschanlage, dort nicht.

= Opel Zafira, Siebensitzer mit Geschichte
2020 | 3900 | brand=opel, model=Zafira 1.8, vehicleType=van, registrationYear=2010, mileage=168000, fuel=petrol, gearbox=manual, horsepower=140, doors=5, colour=silver | estate-silver
Hat eine halbe Juniorenmannschaft an jedes Auswärtsspiel gebracht. Der Geruch wurde professionell behandelt, mit Teilerfolg.

= VW Sharan, Schiebetüren, AHK
2020 | 12700 | brand=volkswagen, model=Sharan 2.0 TDI, vehicleType=van, registrationYear=2015, mileage=139000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=white | van-white x2
Integrierte Kindersitze hinten, ein Segen und ein Krümelbunker. Klimaservice gemacht, Pneus zu zwei Dritteln.

= Ford Transit Custom, neun Plätze
2020 | 16900 | brand=ford, model=Transit Custom Kombi, vehicleType=van, registrationYear=2016, mileage=124000, fuel=diesel, gearbox=manual, horsepower=125, doors=5, colour=blue | van-blue x3
Jugendmusik auf Tournee, mit Tuba quer. Beulen an der Heckklappe sind tubaförmig.

= Kia e-Niro, Familienauto mit Stecker
2020 | 21200 | brand=kia, model=e-Niro, vehicleType=suv, registrationYear=2020, mileage=64000, fuel=electric, gearbox=automatic, horsepower=204, doors=5, colour=grey | suv-grey
Italienferien mit zwei Ladepausen, eine davon zufällig bei der besten Pasta. Wallbox kann separat übernommen werden.

= Honda Jazz, Raumwunder, vom Nachbarn geprüft
2020 | 6300 | brand=honda, model=Jazz 1.4, vehicleType=smallCar, registrationYear=2011, mileage=93000, fuel=petrol, gearbox=manual, horsepower=100, doors=5, colour=grey | hatchback-grey
Der Nachbar ist Mechaniker und hat nur genickt. Mit umgelegten Sitzen schluckt er ein Sofa, wir haben es einmal gefilmt.

= Mercedes C-Klasse Kombi, Chauffeurzustand
2020 | 19500 | brand=mercedesBenz, model=C 220 d T, vehicleType=estate, registrationYear=2016, mileage=128500, fuel=diesel, gearbox=automatic, horsepower=170, doors=5, colour=black | estate-black x2
Jahrelang Hotelgäste vom Bahnhof geholt, hinten also mehr benützt als vorne. Leder gepflegt, Bonbonpapier entfernt.

= Seat Leon ST, Gas und Benzin
2020 | 9900 | brand=seat, model=Leon ST TGI, vehicleType=estate, registrationYear=2016, mileage=117000, fuel=cng, gearbox=manual, horsepower=110, doors=5, colour=silver | estate-silver
Fährt mit Biogas aus unserer Grüngutvergärung, poetisch gesprochen mit Rüstabfällen. Reichweite beider Tanks zusammen über tausend Kilometer.

= Trabant 601, fährt, raucht, macht glücklich
2020 | 5200 | brand=trabant, model=601, vehicleType=smallCar, registrationYear=1988, mileage=61000, fuel=petrol, gearbox=manual, horsepower=26, doors=2, colour=blue | hatchback-blue x2
Zweitakter mit Gemisch aus der Giesskanne. An jeder Tankstelle erzählt mir jemand seine Jugend.

= Citroën C1, drei Zylinder, null Sorgen
2020 | 3700 | brand=citroen, model=C1, vehicleType=smallCar, registrationYear=2011, mileage=104000, fuel=petrol, gearbox=manual, horsepower=68, doors=3, colour=red | hatchback-red
Stadtauto einer Hebamme, parkiert in jeder Lücke und zu jeder Stunde. Bremsen vorne neu.

= Volvo 240, Polar, eckig wie ein Schrank
2020 | 7800 | brand=volvo, model=240 Kombi, vehicleType=estate, registrationYear=1992, mileage=287000, fuel=petrol, gearbox=manual, horsepower=116, doors=5, colour=green | estate-green x2
Der Tacho steht seit Göschenen still, das Auto nicht. Rostvorsorge jährlich mit Fett, man trägt beim Einsteigen besser keine weissen Hosen.

= Smart Fortwo für winzige Parkfelder
2020 | 5900 | brand=smart, model=Fortwo, vehicleType=smallCar, registrationYear=2015, mileage=52000, fuel=petrol, gearbox=automatic, horsepower=71, doors=3, colour=white | hatchback-white
Meine Garage ist drei Meter lang, seine Garage auch. Jetzt bin ich in eine grössere verliebt.

= Alfa Giulietta, rot und ein bisschen launisch
2020 | 8400 | brand=alfaRomeo, model=Giulietta 1.4, vehicleType=smallCar, registrationYear=2014, mileage=89000, fuel=petrol, gearbox=automatic, horsepower=170, doors=5, colour=red | hatchback-red x2
Die Warnlampe für den Reifendruck hat eine eigene Meinung. Alles andere ist Italien im besten Sinn.

= Peugeot 308 SW, Panoramadach
2020 | 12400 | brand=peugeot, model=308 SW, vehicleType=estate, registrationYear=2018, mileage=76500, fuel=petrol, gearbox=manual, horsepower=130, doors=5, colour=black | estate-black
Unser Hund liegt hinten und schaut Wolken. Hundegitter inbegriffen, Haare zu neunundneunzig Prozent abgesaugt.

= Nissan Leaf, erste Generation, Stadtradius
2020 | 4800 | brand=nissan, model=Leaf 24 kWh, vehicleType=smallCar, registrationYear=2013, mileage=71000, fuel=electric, gearbox=automatic, horsepower=109, doors=5, colour=blue | hatchback-blue
Schafft noch neunzig Kilometer, ehrlich gemessen. Für die Gemeindeschwester hat es gereicht, für die Gotthardraststätte nicht.

= Land Rover Defender 110, Expeditionsausbau
2020 | 38500 | brand=landRover, model=Defender 110, vehicleType=suv, registrationYear=2012, mileage=143000, fuel=diesel, gearbox=manual, horsepower=122, doors=5, colour=white | suv-white x3
Mit Dachzelt, Wassertank und einer Bratpfanne, die schon in der Mongolei war. Tropft Öl, sonst hätte er keines.

= Suche Fiat 500 für Grossmutters Achtzigsten
2020 | 6500 | brand=fiat, model=500 | hatchback-red | wanted
Sie fährt noch, und wie. Farbe egal, aber bitte keine Automatik, das hält sie für Betrug.

= Polo zum Ausschlachten
2020 | 600 | brand=volkswagen, model=Polo 1.4, vehicleType=smallCar, registrationYear=2005, mileage=231000, fuel=petrol, gearbox=manual, horsepower=75, doors=5, colour=grey | hatchback-grey
Motor läuft, Rest ist Erinnerung. Abholung mit Anhänger, Nummern sind weg.

= Lexus CT Hybrid, leise wie die Bibliothek
2020 | 13600 | brand=lexus, model=CT 200h, vehicleType=smallCar, registrationYear=2015, mileage=84000, fuel=hybrid, gearbox=automatic, horsepower=136, doors=5, colour=white | hatchback-white
Katzen hören ihn nicht, also langsam aus dem Quartier. Sitze beheizt, Rückfahrkamera, alles dokumentiert.

= Ford Focus Kombi, Pendlerfahrzeug
2020 | 7600 | brand=ford, model=Focus 1.0 EcoBoost, vehicleType=estate, registrationYear=2015, mileage=126000, fuel=petrol, gearbox=manual, horsepower=125, doors=5, colour=black | estate-black
Täglich Chur–Sargans, meist mit Hörspiel. Zahnriemen im Ölbad wurde geprüft und für jung befunden.

= Tesla Model 3, weiss, mit Anhängerkupplung
2020 | 26900 | brand=tesla, model=Model 3 Long Range, vehicleType=saloon, registrationYear=2020, mileage=88000, fuel=electric, gearbox=automatic, horsepower=441, doors=4, colour=white | suv-white
Bei uns wird er zum Bienenwagenziehen benützt, das steht so nicht im Prospekt. Spaltmasse ab Werk, wir haben nichts verändert.
