= Kühlschrank weiss mit Gefrierfach
3070 | 150 | condition=good, make=Bosch, appliance=fridge | fridge-white x2
Brummt tief und zuverlässig, wie mein Onkel. Gemüsefach mit einem Sprung, den man mit Lauch verdeckt.

= Foodcenter Edelstahl, Eiswürfel auf Knopf
3070 | 650 | condition=good, make=Samsung, appliance=fridge | fridge-steel x2
Passt in keine Mietwohnung, auch nicht in unsere neue. Wasserfilter frisch, Türen spiegelglatt bis zur Kniehöhe der Kinder.

= Retro-Kühlschrank rot, freistehend
3070 | 480 | condition=likeNew, make=Smeg, appliance=fridge | fridge-red x2
Teuer gekauft, weil er so lächelt. Energieklasse lächelt weniger.

= Waschmaschine 8 kg, Frontlader
3070 | 220 | condition=good, make=V-Zug, appliance=washingMachine | washer-white x2
Zehn Jahre treu, Türdichtung getauscht, Laugenpumpe gereinigt und dabei vier Haarklammern und einen Ehering gefunden. Der Ring gehört uns.

= Wärmepumpentumbler grau
3070 | 340 | condition=good, make=Miele, appliance=dryer | washer-grey x2
Frisst angeblich Socken, ich konnte es ihm nie nachweisen. Sieb lässt sich mit einer Hand ausbauen.

= Kaffeevollautomat, 9’400 Bezüge
3070 | 290 | condition=used, make=Jura, appliance=coffeeMachine | coffeemachine-black x2
Revidiert bei 8’000, entkalkt, sobald sie es verlangte, und sie verlangt viel. Milchschaum wie am Bahnhof, nur billiger.

= Siebträger Edelstahl, Zweikreiser
3070 | 780 | condition=good, make=ECM, appliance=coffeeMachine | coffeemachine-steel x3
Mit Mühle, Tamper und einem Heft, in dem ich jede Bohne benotet habe. Meine Hände zittern jetzt, ich steige auf Tee um.

= Rote Kapselmaschine fürs Ferienhaus
3070 | 40 | condition=used, make=Delizio, appliance=coffeeMachine | coffeemachine-red
Steht seit drei Sommern unbenützt neben der Bialetti. Eine Packung Kapseln von damals wäre auch noch da.

= Staubsauger rot, beutellos
3070 | 90 | condition=good, make=Dyson, appliance=vacuum | vacuum-red x2
Teppichbürste neu, Filter gewaschen. Der Hund bellt ihn nicht mehr an, das war ein langer Weg.

= Industriesauger grau für Werkstatt
3070 | 110 | condition=used, make=Kärcher, appliance=vacuum | vacuum-grey x2
Nass und trocken, dreissig Liter. Hat beim Hochwasser die ganze Strasse bedient und danach nie mehr gleich getönt.

= Saugroboter mit Namen
3070 | 140 | condition=good, make=Roborock, appliance=vacuum | vacuum-grey
Er heisst Heinz, kennt unsere Wohnung auswendig und will eine neue lernen. Bleibt gern an Teppichfransen hängen.

= Nähmaschine mechanisch, 12 kg Stahl
3070 | 180 | condition=good, make=Bernina, appliance=sewingMachine | sewingmachine-white x3
Modell meiner Mutter, Jahrgang wie ich. Näht Jeans, Leder und, versehentlich, einen Fingernagel.

= Alte Nähmaschine schwarz-gold
3070 | 120 | condition=used, make=Singer, appliance=sewingMachine | sewingmachine-black x2
Mit Handkurbel und Schiffchen, im Nussbaumköfferli. Macht ein Geräusch, bei dem Katzen einschlafen.

= Dampfreiniger für Fugenliebhaber
3070 | 60 | condition=likeNew, make=Polti | bucket-blue
Einmal das Bad gemacht, seither glaube ich an Wunder und an einen Putzdienst. Alle Düsen sind da, eine noch verpackt.

= Emaille-Töpfe rot, Satz von vier
3080 | 85 | condition=good | cookware-red x2
Auf Induktion geprüft, Deckel passen alle. Kleiner Abplatzer am Henkel des grössten, in dem auch die Krebse waren, einmal.

= Kochgeschirr Edelstahl, Profiqualität
3080 | 160 | condition=good | cookware-steel x3
Aus dem Gasthof zum Kreuz nach der letzten Metzgete. Der Zwanzigliter ist dabei, man kann darin auch baden, wenn man klein ist.

= Blaue Gusscocotte, 26 cm
3080 | 120 | condition=likeNew | cookware-blue x2
Zu schwer für meine Handgelenke. In ihr wurde nur Gutes langsam.

= Geschirr weiss, Restaurantqualität
3080 | 70 | condition=used | crockery-white x2
Dreissig flache Teller, dreissig tiefe und elf Saucièren, warum auch immer. Stapelbar, spülmaschinenfest, sturzerprobt.

= Bunzlauer Keramik, blau getupft
3080 | 140 | condition=good | crockery-blue x2
Tassen, Teekanne, Brottopf. Der Deckel vom Brottopf singt, wenn man ihn dreht.

= Braunes Steingut, Siebzigerjahre
3080 | 55 | condition=good | crockery-brown x2
Sechs Gedecke in der Farbe von Schokolade und Strukturtapeten. Meine Tochter sagt, das sei wieder modern, hat aber keins genommen.

= Fondue-Caquelon mit Rechaud, 6 Gabeln
3080 | 40 | condition=used | cookware-red
Fünf Farben an den Gabeln, zweimal grün, was schon zu Betrug geführt hat. Innen glasiert, angebrannt nur ein Mal.

= Einmachgläser, 60 Stück, mit Gummi
3080 | 30 | condition=used | crockery-white
Halbliter und Liter, alle mit Bügel. In einem war acht Jahre lang eine Zwetschge, die ich nicht gestört habe.

= Silitpfanne und Wok, neuwertig
3080 | 60 | condition=likeNew | cookware-steel
Geschenk des Kochclubs zum Abschied. Ich esse seither kalt.

= Suche Dampfkochtopf-Ventil, altes Modell
3080 | 15 | - | cookware-steel | wanted
Der Topf hat meine Eltern überlebt, das Ventil nicht ganz. Bitte mit Foto von der Unterseite.
