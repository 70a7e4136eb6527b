= Aquarium 180 l mit Unterschrank
8060 | 190 | tankAnimal=tank | aquarium-blue x3
Juwel Aquarium 180 l mit Unterschrank, LED, Filter, Heizer. Kies und Wurzel dabei. Dicht, läuft noch. Ohne Fische.
Abholung zu zweit, 101 x 41 x 50 cm.

= Nano-Aquarium, bepflanzt, für Garnelen
8060 | 80 | tankAnimal=tank | aquarium-green x2
Nano-Becken 30 l, bepflanzt, mit Garnelen (ca. 20 Red Fire). LED und Filter. TWINT.

= Terrarium für Bartagame, leer
8060 | 120 | tankAnimal=tank | aquarium-green
Terrarium 120 x 60 x 60, Holz und Glas, mit Wärmelampe und UV. Leer, gereinigt. Rückwand selbst gebaut. Abholung.

= Guppys, Nachwuchs abzugeben
8060 | 3 | tankAnimal=fish | aquarium-blue
Guppys, bunt gemischt, ca. 3 Monate. Stück 3.–, 6 für 15.–. Behälter mitbringen oder Beutel 1.–.

= Goldfische aus aufgelöstem Teich
8060 | free | tankAnimal=fish | aquarium-blue x2
7 Goldfische (8 bis 20 cm) aus Gartenteich gratis abzugeben. Teich wird aufgehoben. Bitte mit grossem Eimer holen. Nur
an Teichbesitzer.

= Hundekorb braun, Weide, 90 cm
9080 | 45 | petOf=dog | dogbasket-brown x2
Weidenkorb 90 cm, Rand etwas angeknabbert. Kissen waschbar. Abholung.

= Hundebett blau, orthopädisch
9080 | 60 | petOf=dog | dogbasket-blue x2
Hundebett orthopädisch 100 x 70, blau. Bezug waschbar, nie gebraucht. NP 119.–

= Transportbox für mittelgrossen Hund
9080 | 85 | petOf=dog | dogbasket-brown
Transportbox (Alu) für mittelgrossen Hund, 80 x 55 x 60. Zwei Türen. Kratzer. Passt in Kombi. TWINT oder bar.

= Kratzbaum crème, deckenhoch
9080 | 90 | petOf=cat | cattree-cream x3
Kratzbaum crème, deckenhoch (230–260 cm), Sisal neu umwickelt. 2 Höhlen. Haare abgesaugt. Muss zerlegt werden. Nur
Abholung.

= Kratzbaum grau, wandmontiert
9080 | 65 | petOf=cat | cattree-grey x2
Kratzbaum grau zur Wandmontage, 3 Ebenen. Dübel dabei. Kater hat ihn nicht benutzt. Neu 139.–.

= Katzenklappe mit Chip
9080 | 55 | petOf=cat | cattree-grey
SureFlap mit Chiperkennung, weiss. Batterien neu. Türausschnitt 165 mm. Versand 9.–

= Vogelkäfig weiss, Voliere auf Rädern
9080 | 75 | petOf=bird | birdcage-white x2
Voliere weiss auf Rädern, 80 x 50 x 150. Sandschublade. Schaukel und Näpfe. Gereinigt.

= Messingkäfig antik, nur Dekoration
9080 | 60 | petOf=bird | birdcage-brass x2
Messingkäfig antik, 60 cm, nur Deko. Boden entrostet. Abholung oder Post sperrig.

= Hasenstall Holz, zweistöckig
9080 | 120 | petOf=smallPet | hutch-wood x3
Hasenstall Holz, 2 Stock, 120 x 60 x 110. Dach dicht. Kotschublade. Wird zerlegt.

= Kaninchenstall grün mit Auslauf
9080 | 140 | petOf=smallPet | hutch-green x2
Kaninchenstall grün mit Auslauf 2 m, mardersicher (Volierendraht). Rampe. 5 Jahre alt. Abholung mit Anhänger, bar.

= Springsattel schwarz, 17 Zoll
8040 | 420 | - | saddle-black x2
Springsattel 17 Zoll, schwarz, Kammer verstellbar (XCH). Kissen ok. Prestige. Anprobe gegen Depot möglich. Gurt nicht
dabei.

= Westernsattel braun, punziert
8040 | 690 | - | saddle-brown x3
Westernsattel braun, 16 Zoll, punziert. Semi-QH. Baum ganz. Fenders ok. Lederpflege regelmässig. 13 kg. Probereiten
gegen Kaution.

= Reitbeteiligung auf Freiberger
8040 | 180 | breed=Freiberger | saddle-brown x2
Zwei halbe Tage die Woche, Preis im Monat. Er heisst Lord, benimmt sich aber bäuerlich.

= Ponykutsche mit Geschirr
8040 | 950 | - | saddle-black
Ponykutsche mit Geschirr (bis 1.30 m), Handbremse, Laternen. Räder neu bereift. Gebrauchsspuren. Kann vorgeführt
werden, Pony vorhanden.

= Heu in Kleinballen, ungedüngt
8040 | 9 | - | firewood-stack
Heu in Kleinballen (ca. 12 kg), ungedüngt, 1. Schnitt. 9.– pro Ballen, ab 20 Stück 8.–. Lieferung gegen Fr. 1.– pro
km. Staubarm.

= Suche Platz für alten Esel
8070 | 100 | farmAnimal=other | land-meadow x2 | wanted
Suche Platz für Esel, 23 Jahre, sozial, braucht weiche Kost. Beitrag an Futter und Hufpflege. Nur mit
Eselgesellschaft.

= Appenzeller Spitzhauben, vier Hennen
8070 | 35 | breed=Appenzeller Spitzhaube, sex=female, farmAnimal=poultry | hutch-wood
4 Appenzeller Spitzhauben, 1-jährig, legen gut, geimpft. Pro Henne 35.–. Flugfreudig, Zaun mind. 2 m. Harass
mitbringen.

= Walliser Schwarznasen, Auen mit Lamm
8070 | 380 | breed=Walliser Schwarznase, sex=several, farmAnimal=sheep | land-hill x2
2 Walliser Schwarznasen-Auen mit Lamm, Herdebuch, BGK-Programm. Begleitdokument vorhanden. Nur zusammen. Handzahm.
380.– pro Tier

= Ziegen für Landschaftspflege, mietbar
8070 | 150 | farmAnimal=goat | cowbell-bronze | company
4 Ziegen zur Landschaftspflege zu mieten, inkl. Zaun und Transport bis 20 km. 150.– pro Woche. TVD angemeldet.
Kontrolle täglich durch uns.

= Bienenvolk auf zehn Waben
8070 | 240 | farmAnimal=bees | hutch-green
Bienenvolk Carnica auf 10 Waben CH-Mass, Königin gezeichnet. Gesundheitszeugnis. Varroa behandelt. Ohne Kasten.
Abholung frühmorgens.

= Border-Collie-Welpen vom Hof
8020 | 1200 | breed=Border Collie, sex=several | dogbasket-brown | place=3550 Langnau im Emmental BE
Border-Collie-Welpen, 9 Wochen, 5 Rüden und 3 Hündinnen. Gechipt, geimpft, entwurmt, Amicus. Eltern auf dem Hof und
arbeiten an Schafen. Brauchen Aufgabe, nicht für Wohnungshaltung. Besuch nach Anmeldung.

= Labrador-Hündin, 6 Jahre, Umstände halber
8020 | 400 | breed=Labrador, sex=female | dogbasket-blue x2
Schweren Herzens suchen wir für unsere Labradorhündin ein neues Zuhause. Sie ist sechs Jahre alt, kastriert, gesund
(HD frei) und sehr lieb mit Kindern, Katzen und anderen Hunden. Leider hat unsere Tochter eine starke Allergie
entwickelt, wir haben alles versucht. Sie geht gerne lange spazieren, fährt problemlos Auto und kann gut vier Stunden
alleine bleiben. Körbchen, Leine und Futter geben wir mit. Abgabe nur mit Schutzvertrag und nach zwei Besuchen. Bitte
schreiben Sie ein paar Sätze zu sich und wie die Hündin bei Ihnen leben würde.

= Hundesitting auf dem Land
8020 | 35 | - | dogbasket-brown
Hundesitting auf dem Land, Familienanschluss, max. 3 Hunde. 35.– pro Tag inkl. Spaziergänge. SVEB-Ausbildung. Läufige
Hündinnen nein

= Hundeschule: fünf Lektionen Gutschein
8020 | 110 | - | gift-blue
Gutschein Hundeschule, 5 Lektionen (Wert 150.–), übertragbar, noch 8 Monate gültig. Versand als Brief gratis.

= Kätzchen, zwei Brüder, nur zusammen
8030 | 250 | sex=several | cattree-cream x2
Zwei Kätzchen (Brüder), 13 Wochen, getigert, stubenrein, 2x geimpft, gechipt. Nur zusammen und mit Auslauf.
Schutzgebühr für beide. Besuch ab sofort.

= Maine-Coon-Kater, kastriert
8030 | 600 | breed=Maine Coon, sex=male | cattree-grey x2
Maine-Coon-Kater, 5 Jahre, kastriert, ohne Papiere, sehr verschmust. Wir ziehen weg. Braucht gesicherten Balkon, keine
anderen Kater. Kratzbaum geht mit.

= Bauernhofkatze, gute Mäusefängerin
8030 | free | - | cattree-cream
Scheue Bauernhofkatze, kastriert, sehr gute Mäusefängerin. Gratis an Hof mit Scheune. Transportbox mitbringen.

= Drei Meerschweinchen, Weibchen
8050 | 60 | sex=several, smallPet=guineaPig | hutch-wood x2
3 Meerschweinchen (Weibchen, 1 bis 3 Jahre), nur zusammen. Aussenhaltung gewohnt. 60.– für alle. Häuschen dazu.

= Zwergkaninchen, kastriert, mit Zubehör
8050 | 50 | sex=gelding, smallPet=rabbit | hutch-green
Zwergkaninchen kastriert, 2 Jahre, mit Näpfen, Häuschen und Heu. Nur zu Artgenossen! Abholung.

= Nymphensittich-Paar
8050 | 120 | sex=several, smallPet=budgie | birdcage-white
Nymphensittichpaar, 4 Jahre, zahm, Hahn pfeift. Ohne Käfig. Nur in Voliere. Ringe vorhanden.

= Kanarienhahn, hellgelb, singt
8050 | 45 | sex=male, smallPet=songbird | birdcage-brass
Kanarienhahn, hellgelb, 1-jährig, singt fleissig. Beringt, Stammbaum. Kann mit Käfig übernommen werden (plus 40.–).

= Suche Wellensittich-Hahn, blau
8050 | 30 | smallPet=budgie | birdcage-white | wanted
Suche blauen Wellensittich-Hahn, 2 bis 4 Jahre, als Partner. Grosse Voliere vorhanden. Hole ab.
