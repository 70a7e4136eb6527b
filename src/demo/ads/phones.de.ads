= Smartphone blau 128 GB, Akku 91 %
5810 | 290 | condition=good, make=Apple, storage=128 | smartphone-blue x2
Immer mit Hülle und immer mit Vorsicht, mein Beruf ist Versicherungsexperte. Schachtel mit Kabel.

= Smartphone rot, Zweitgerät
5810 | 180 | condition=likeNew, make=Apple | smartphone-red x2
Diensthandy, das nie Dienst hatte. SIM-Schlitz jungfräulich.

= Smartphone grün, landwirtschaftlich geprüft
5810 | 220 | condition=good, make=Samsung | smartphone-green x2
Fiel einmal vom Traktor und einmal auf den Traktor. Der Traktor hat eine Schramme.

= Reparaturfreundliches Telefon mit Ersatzakku
5810 | 260 | condition=good, make=Fairphone | smartphone-green
Aufgeschraubt habe ich es drei Mal, nur zum Spass. Schraubenzieher liegt bei.

= Android für Grosseltern, grosse Tasten
5810 | 90 | condition=used, make=Emporia | smartphone-blue
SOS-Knopf hinten, wurde zweimal von der Katze ausgelöst. Meine Oma chattet jetzt auf Modernerem.

= Gerät mit Sprung, Foto inbegriffen
5810 | 70 | condition=defective, make=Google | smartphone-red
Der Sprung geht von Basel nach Chiasso, sonst alles gut. Kamera überragend.

= Smartphone blau 256 GB, Dual-SIM
5810 | 340 | condition=good, make=Xiaomi, storage=256 | smartphone-blue
Lebte zwei Leben, eins in Bern, eins in Belgrad. Rechnung auf meinen Namen vorhanden.

= Altes Telefon mit Schnur, rot
5820 | 45 | condition=good | dialphone-red x3
Wählscheibe rattert, Klingel weckt die Strasse. Mit Adapter läuft es sogar am Router, ein Nachbar hat es eingerichtet.

= Wählscheibentelefon grün, PTT
5820 | 55 | condition=used | dialphone-green x3
Aus dem Stellwerk Göschenen, sagt die Plakette. Hörer schwer genug, um Verhandlungen zu gewinnen.

= Funktelefon-Set mit drei Hörern
5820 | 40 | condition=used, make=Gigaset | dialphone-green
Stock, Keller, Werkstatt, und man findet trotzdem nie eins. Akkus vor kurzem ersetzt.

= Wandtelefon für die Bauernstube
5820 | 80 | condition=used | dialphone-red
Kurbel ohne Funktion, aber mit Wirkung auf Besucher. Gehäuse Nussbaum.

= Smartwatch schwarz, Silikonband
5830 | 130 | condition=good, make=Garmin | smartwatch-black x2
Misst Puls, Schlaf und schlechtes Gewissen. Drei Armbänder, eins mit Läuferschweiss historischer Marathons, gewaschen.

= Smartwatch silber, Milanaise
5830 | 190 | condition=likeNew, make=Apple | smartwatch-silver x2
Sie hat mich zum Aufstehen aufgefordert, ich habe mich hingesetzt und sie inseriert. Zweites Band in Leder.

= Kinderuhr mit Ortung
5830 | 60 | condition=used, make=Anio | smartwatch-black
Unser Sohn hat sie seinem Freund ausgeliehen, wir suchten stundenlang am falschen Waldrand. Funktioniert also tadellos.

= Sportuhr mit Pulsgurt
5830 | 95 | condition=used, make=Polar | smartwatch-black
Läuft länger als ich, viel länger. Gurt mit neuem Knopf.

= Hüllen, Folien, Ringe: Wühlkiste
5840 | 10 | condition=used | parcel-brown
Etwa vierzig Teile für Telefone von vorgestern. Findige zahlen die Hälfte und nehmen alles.

= Navigationsgerät fürs Motorrad
5850 | 120 | condition=good, make=TomTom | smartphone-green
Karten aktuell, Halterung dabei. Die Stimme heisst Urs und schimpft nicht.

= GPS-Gerät für Wanderer
5850 | 110 | condition=good, make=Garmin | smartphone-green x2
Mit Landeskarte der ganzen Schweiz drauf. Einmal hatte es recht und ich eine Wette verloren.

= Autonavi, spricht Mundart
5850 | 35 | condition=used, make=Becker | tablet-black
«Itz links» statt Piepsen. Saugnapf hält, wenn man ihn anhaucht und hofft.

= Suche Ladekabel für Nokia-Knochen
5840 | 8 | - | smartphone-blue | wanted
Dünner Rundstecker. Der Akku hat nach elf Jahren um Hilfe gebeten.
