= Kühlschrank weiss, Unterbau, 60 cm
3070 | 120 | condition=used, make=Electrolux, appliance=fridge | fridge-white
Neun Jahre unter der gleichen Abdeckung, nie beleidigt. Lampe neu, Butterfach halb.

= Edelstahl-Kühlgefrierkombi, Nofrost
3070 | 340 | condition=good, make=Siemens, appliance=fridge | fridge-steel x2
Aus der Kochschule, daher an Lob gewöhnt. Türanschlag wechselbar, ich habe es zweimal geübt.

= Kühlschrank rot fürs Partyzelt
3070 | 90 | condition=used, appliance=fridge | fridge-red
Turnfest, Grümpelturnier, Zivilschutz. Kühlt Getränke bis zum letzten Aufgebot.

= Waschturm, zwei Maschinen übereinander
3070 | 460 | condition=good, make=Bauknecht, appliance=washingMachine | washer-white x2
Oben heiss, unten nass, dazwischen ein Brett für die Socken ohne Partner. Zwischensatz original.

= Graue Waschmaschine, neun Kilo, Dampf
3070 | 380 | condition=likeNew, make=LG, appliance=washingMachine | washer-grey
Schreibt aufs Telefon, wenn sie fertig ist, wir sind nicht so verbunden. Transportsicherung aufgehoben.

= Waschmaschine für Campingplatz
3070 | 70 | condition=used, appliance=washingMachine | washer-white
Drei Kilo, zwei Schläuche, erstaunlicher Wille. Läuft ab Stromanschluss Stellplatz 9.

= Espressomaschine Edelstahl, Kolben gross
3070 | 520 | condition=good, make=Rancilio, appliance=coffeeMachine | coffeemachine-steel x2
Macht aus Montagen Dienstage. Gruppenkopf revidiert, Manometer ehrlich.

= Kaffeemaschine schwarz, Filter, Thermoskanne
3070 | 30 | condition=used, make=Melitta, appliance=coffeeMachine | coffeemachine-black
Zwölf Tassen fürs Vereinslokal, der Verein trinkt jetzt Tee. Deckel dicht.

= Rote Espressomaschine für die Loge
3070 | 95 | condition=good, make=Gaggia, appliance=coffeeMachine | coffeemachine-red x2
Passt auf jeden Fenstersims mit Haltung. Siebe für eine und für zwei schwierige Personen.

= Staubsauger rot mit 14 Säcken
3070 | 65 | condition=used, make=Hoover, appliance=vacuum | vacuum-red
Zieht Dackelhaare aus Kordsofas, mehr Prüfung gibt es nicht. Kabelaufzug mit Temperament.

= Grauer Waschsauger für Polster
3070 | 120 | condition=good, make=Thomas, appliance=vacuum | vacuum-grey
Holt Dinge hervor, über die man nicht mehr spricht. Zwei Tanks, einer ahnungslos.

= Overlock-Nähmaschine, vierfädig
3070 | 230 | condition=likeNew, make=Bernina, appliance=sewingMachine | sewingmachine-white x2
Einfädeln dauert eine halbe Stunde, nachher ist man Ingenieur. Spulen in Pastell.

= Tretnähmaschine mit Gusstisch
3070 | 160 | condition=used, make=Helvetia, appliance=sewingMachine | sewingmachine-black x3
Luzerner Fabrikat, Goldranken fast vollständig. Als Waschtisch missbrauchen bitte andere.

= Gusspfannen-Set, rot emailliert
3080 | 70 | condition=good | cookware-red
Braten, Schmoren, Oberarmtraining. Innenseite dunkel wie ein Geheimnis.

= Dampfkochtopf Edelstahl, Schweizer Klassiker
3080 | 55 | condition=good | cookware-steel
Zwei rote Ringe und man hat noch vier Minuten. Dichtung aus dem Ersatzteilladen in Rikon.

= Blaue Bratenform mit Deckel
3080 | 35 | condition=used | cookware-blue
Sonntagsgigot seit der Währungsreform, so kommt es mir vor. Griffe leicht angesengt.

= Weisses Kaffeeservice, 15 Teile
3080 | 30 | condition=good | crockery-white
Ein Henkel war in Genf beim Kleber und ist zurück. Zuckerdose mit Loch für den Löffel.

= Blaues Zwiebelmuster, Kiste
3080 | 120 | condition=used | crockery-blue x2
Meissen nein, Flohmarkt Kloster Muri ja. Achtunddreissig Teile, drei mit Biographie.

= Handgetöpferte Schalen braun, acht
3080 | 60 | condition=good | crockery-brown x2
Kursarbeit, jede beweist einen anderen Fortschritt. Müesligross, spültauglich.

= Fischkessel, Terrinen, Kupferpfanne
3080 | 85 | condition=used | cookware-red
Mein Mann kochte gross, wir assen tagelang. Kupfer verzinnt, Kessel ein Meter lang wie seine Geschichten.
