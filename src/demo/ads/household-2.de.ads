= Kühlschrank weiss, Unterbau, 60 cm
3070 | 120 | condition=used, make=Electrolux, appliance=fridge | fridge-white
Electrolux Unterbaukühlschrank, 60 cm, 9 Jahre alt. Lampe neu, Butterfachdeckel fehlt. Funktioniert. Abholung.

= Edelstahl-Kühlgefrierkombi, Nofrost
3070 | 340 | condition=good, make=Siemens, appliance=fridge | fridge-steel x2
Siemens Kühl-Gefrierkombi NoFrost, 186 cm, Edelstahl. Türanschlag wechselbar. 3 Jahre alt, aus Kochschule. Garantie
keine mehr. Transport stehend!

= Kühlschrank rot, freistehend
3070 | 90 | condition=used, appliance=fridge | fridge-red
Kühlschrank rot für Feste, älter, Strom ca. 1 kWh pro Tag. Kühlt gut, hat Dellen.

= Waschturm, zwei Maschinen übereinander
3070 | 460 | condition=good, make=Bauknecht, appliance=washingMachine | washer-white x2
Waschturm Bauknecht: WM 8 kg und Tumbler mit Wärmepumpe, Zwischenbausatz original. Beide entkalkt und geprüft. Wegen
Umzug in Wohnung mit Waschküche. Einzeln nicht. Abholung zu zweit, 1. Stock mit Lift.

= Graue Waschmaschine, neun Kilo, Dampf
3070 | 380 | condition=likeNew, make=LG, appliance=washingMachine | washer-grey
LG 9 kg mit Dampf, grau, 8 Monate alt, Restgarantie 16 Monate. NP 699.–. Transportsicherung und Quittung vorhanden.
Nur Abholung, TWINT.

= Waschmaschine für Campingplatz
3070 | 70 | condition=used, appliance=washingMachine | washer-white
Kleine Waschmaschine 3 kg, zwei Schläuche, für Camping oder Werkstatt. Schleudert mit 1000 Touren.

= Espressomaschine Edelstahl, Kolben gross
3070 | 520 | condition=good, make=Rancilio, appliance=coffeeMachine | coffeemachine-steel x2
Rancilio Silvia, Brühgruppe revidiert, Manometer nachgerüstet, PID nein. Siebe 1 und 2 Tassen. Dampft kräftig. OVP
nicht mehr vorhanden. Kann vor Ort getestet werden.

= Kaffeemaschine schwarz, Filter, Thermoskanne
3070 | 30 | condition=used, make=Melitta, appliance=coffeeMachine | coffeemachine-black
Melitta Filtermaschine mit Thermoskanne, 12 Tassen, schwarz. Entkalkt. Deckel dicht. Ab Vereinslokal.

= Rote Espressomaschine Gaggia
3070 | 95 | condition=good, make=Gaggia, appliance=coffeeMachine | coffeemachine-red x2
Gaggia Classic rot, 2 Siebe, Tamper. Dichtung neu. Leichte Rostspur am Tropfblech. Versand 11.50, TWINT.

= Staubsauger rot mit 14 Säcken
3070 | 65 | condition=used, make=Hoover, appliance=vacuum | vacuum-red
Hoover Staubsauger rot mit 14 Säcken, Kabelaufzug etwas schwach. Saugt gut. Tierhaushalt.

= Grauer Waschsauger für Polster
3070 | 120 | condition=good, make=Thomas, appliance=vacuum | vacuum-grey
Thomas Waschsauger grau, für Polster, Teppich und Auto. Alle Düsen dabei. Tank nach Gebrauch immer gereinigt. 2x im
Jahr gebraucht. NP 279.–

= Overlock-Nähmaschine, vierfädig
3070 | 230 | condition=likeNew, make=Bernina, appliance=sewingMachine | sewingmachine-white x2
Bernina L 450 Overlock, 4-fädig, Anleitung und DVD. Wenig gebraucht. 8 Konen Faden geschenkt. Probenähen bei mir
zuhause möglich.

= Tretnähmaschine mit Gusstisch
3070 | 160 | condition=used, make=Helvetia, appliance=sewingMachine | sewingmachine-black x3
Tretnähmaschine Helvetia mit Gusstisch, Riemen neu, näht. Goldmalerei fast vollständig. Tischplatte hat Wasserflecken.
Nur Abholung, schwer.

= Gusspfannen-Set, rot emailliert
3080 | 70 | condition=good | cookware-red
Gusspfannen-Set rot, 3 Stk. (20, 24, 28), emailliert. Innen dunkel, nichts klebt an. Induktion ok.

= Kuhn Rikon Dampfkochtopf Edelstahl
3080 | 55 | condition=good | cookware-steel
Kuhn Rikon Duromatic 5 l, Dichtung und Ventil neu. Mit Anleitung. Versand 9.–.

= Blaue Bratenform mit Deckel
3080 | 35 | condition=used | cookware-blue
Bräter blau mit Deckel, 34 cm, gebraucht.

= Weisses Kaffeeservice, 15 Teile
3080 | 30 | condition=good | crockery-white
Kaffeeservice weiss, 15 Teile, Langenthal. Ein Henkel geleimt. Für 6 Personen, mit Zuckerdose. Abholung bevorzugt.

= Blaues Zwiebelmuster, Kiste
3080 | 120 | condition=used | crockery-blue x2
Kiste Zwiebelmuster blau (nicht Meissen), 38 Teile. 3 mit Chip. Teller, Tassen, Platten. Keine Einzelteile. Bar bei
Abholung.

= Handgetöpferte Schalen braun, acht
3080 | 60 | condition=good | crockery-brown x2
8 Schalen handgetöpfert, braun, ca. 0.5 l, spültauglich. Jede etwas anders.

= Fischkessel, Terrinen, Kupferpfanne
3080 | 85 | condition=used | cookware-red
Fischkessel 1 m, 2 Terrinen, Kupferpfanne 26 cm (verzinnt). Aus Haushaltsauflösung. Zusammen 85.–, kein Versand.
