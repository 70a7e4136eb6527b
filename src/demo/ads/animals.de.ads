= Aquarium 180 l mit Unterschrank
8060 | 190 | tankAnimal=tank | aquarium-blue x3
Fische ziehen zum Nachbarn, Schnecken sind verhandelbar. Filter läuft so leise, dass man die Pumpe für kaputt hält.

= Nano-Aquarium, bepflanzt, für Garnelen
8060 | 80 | tankAnimal=tank | aquarium-green x2
Moos, Wurzel, Frieden. Die Garnelen sind eingezogen, als noch niemand eine Bewilligung verlangte, und haben sich vermehrt.

= Terrarium für Bartagame, leer
8060 | 120 | tankAnimal=tank | aquarium-green
Wärmelampe, Rückwand, Sonnenplatz. Die Bewohnerin lebte vierzehn Jahre und schaute immer beleidigt.

= Guppys, Nachwuchs abzugeben
8060 | 3 | tankAnimal=fish | aquarium-blue
Stückpreis, ab fünf ein sechster. Man geht schlafen mit zwanzig und wacht mit vierzig auf.

= Goldfische aus aufgelöstem Teich
8060 | free | tankAnimal=fish | aquarium-blue x2
Sieben Stück, zwischen handlang und eindrücklich. Sie hören auf Klopfzeichen, aber nur vor dem Znacht.

= Hundekorb braun, Weide, 90 cm
9080 | 45 | petOf=dog | dogbasket-brown x2
Geflochten von der Blindenwerkstatt, angeknabbert vom Sohn des Hauses, dem Rauhaardackel. Kissen waschbar.

= Hundebett blau, orthopädisch
9080 | 60 | petOf=dog | dogbasket-blue x2
Die alte Dame zog den Teppich vor. Bezug unbenützt.

= Transportbox für mittelgrossen Hund
9080 | 85 | petOf=dog | dogbasket-brown
Passt hinten in den Kombi, der Hund auch, nach kurzer Diskussion. Gitter vorne und seitlich.

= Kratzbaum crème, deckenhoch
9080 | 90 | petOf=cat | cattree-cream x3
Zwei Höhlen, drei Plattformen, eine davon Sitzung des Katzenrats. Sisal neu umwickelt.

= Kratzbaum grau, wandmontiert
9080 | 65 | petOf=cat | cattree-grey x2
Unser Kater nimmt lieber das Sofa, das Sofa verkaufen wir aber nicht. Vier Dübel liegen bei.

= Katzenklappe mit Chip
9080 | 55 | petOf=cat | cattree-grey
Lässt unsere herein und den roten Halunken von nebenan draussen. Batterien eingelegt.

= Vogelkäfig weiss, Voliere auf Rädern
9080 | 75 | petOf=bird | birdcage-white x2
Zuletzt bewohnt von zwei Wellensittichen mit Meinung. Sandschublade, Schaukel, Spiegel aus Eitelkeit entfernt.

= Messingkäfig antik, nur Dekoration
9080 | 60 | petOf=bird | birdcage-brass x2
Heute wohnt Efeu darin, der singt wenigstens nicht um fünf. Bodenplatte entrostet.

= Hasenstall Holz, zweistöckig
9080 | 120 | petOf=smallPet | hutch-wood x3
Mein Vater baute ihn im Stil unseres Hauses, mit Geranienkistli. Bitumendach dicht.

= Kaninchenvilla grün mit Auslauf
9080 | 140 | petOf=smallPet | hutch-green x2
Marderfest, das heisst: einmal war er drin, seither ist sie es. Rampe mit Leisten.

= Springsattel schwarz, 17 Zoll
8040 | 420 | - | saddle-black x2
Kammer verstellbar, vom Sattler angepasst an ein Pferd, das danach Dressur wollte. Pauschen frisch gefettet.

= Westernsattel braun, punziert
8040 | 690 | - | saddle-brown x3
Von einem Sattler im Freiamt, der Country hört und es auch so meint. Horn bezogen.

= Reitbeteiligung auf Freiberger
8040 | 180 | breed=Freiberger | saddle-brown x2
Zwei halbe Tage die Woche, Preis im Monat. Er heisst Lord, benimmt sich aber bäuerlich.

= Ponykutsche mit Geschirr
8040 | 950 | - | saddle-black
Zwei Sitze, Handbremse, Laternen. Das Pony ist jetzt Privatier.

= Heu in Kleinballen, ungedüngt
8040 | 9 | - | firewood-stack
Preis je Balle. Bergwiese, zweimal gewendet, einmal vor dem Gewitter gerannt.

= Suche Platz für alten Esel
8070 | 100 | farmAnimal=other | land-meadow x2 | wanted
Er ist dreiundzwanzig, frisst langsam und mag Kinder. Beitrag an Futter und Hufpfleger monatlich.

= Appenzeller Spitzhauben, vier Hennen
8070 | 35 | breed=Appenzeller Spitzhaube, sex=female, farmAnimal=poultry | hutch-wood
Je Henne. Fliegen auf Bäume, legen in Blumentöpfe, kommen auf Zuruf, wenn man Maiskörner heisst.

= Walliser Schwarznasen, Auen mit Lamm
8070 | 380 | breed=Walliser Schwarznase, sex=several, farmAnimal=sheep | land-hill x2
Herdebuchtiere aus kleiner Zucht. Sie haben Namen, wir haben Taschentücher.

= Ziegen für Landschaftspflege, mietbar
8070 | 150 | farmAnimal=goat | cowbell-bronze | company
Vier Stück räumen eine Brombeerhecke pro Woche, Zaun bringen wir mit. Rosenbeete bitte vorher verabschieden.

= Bienenvolk auf zehn Waben
8070 | 240 | farmAnimal=bees | hutch-green
Carnica, sanft, bis jemand Parfüm trägt. Gesundheitszeugnis vom Inspektor liegt vor.

= Border-Collie-Welpen vom Hof
8020 | 1200 | breed=Border Collie, sex=several | dogbasket-brown | place=3550 Langnau im Emmental BE
Fünf Rüden, drei Hündinnen, alle treiben bereits die Katze. Gechipt, geimpft, Eltern können besucht werden, auch an der Arbeit.

= Labrador-Hündin, 6 Jahre, Umstände halber
8020 | 400 | breed=Labrador, sex=female | dogbasket-blue x2
Allergie im Haus, nicht gegen sie. Apportiert alles, auch Ungefragtes, und schläft sofort ein.

= Hundesitting auf dem Land
8020 | 35 | - | dogbasket-brown
Tagespreis inklusive Bachbad und Knochen. Unser Rudel besteht aus zwei Ruhigen und einem, der es werden will.

= Hundeschule: fünf Lektionen Gutschein
8020 | 110 | - | gift-blue
Unser Hund hat nach einer bestanden, wir würden vier weitere brauchen. Umständehalber ist er jetzt bei den Grosseltern und dort perfekt.

= Kätzchen, zwei Brüder, nur zusammen
8030 | 250 | sex=several | cattree-cream x2
Getigert und fast getigert. Stubenrein, entwurmt, Vorhänge aus stabilem Stoff empfohlen.

= Maine-Coon-Kater sucht Balkon
8030 | 600 | breed=Maine Coon, sex=male | cattree-grey x2
Kastriert, verschmust, neun Kilo Überzeugung. Er begrüsst Besuch wie ein Concierge.

= Bauernhofkatze zu guten Mäusen
8030 | free | - | cattree-cream
Sie ist scheu, tüchtig und hat bisher jede Maus abgeliefert statt gegessen. Ab Stall, in Ihrer Box.

= Meerschweinchen, Damen-WG zu dritt
8050 | 60 | sex=several, smallPet=guineaPig | hutch-wood x2
Pfeifen, sobald der Kühlschrank aufgeht. Nur gemeinsam, sonst pfeifen sie falsch.

= Zwergkaninchen, kastriert, mit Zubehör
8050 | 50 | sex=gelding, smallPet=rabbit | hutch-green
Heisst Rüebli, mag keine. Näpfe, Häuschen, ein Rest Heu.

= Nymphensittich-Paar
8050 | 120 | sex=several, smallPet=budgie | birdcage-white
Er pfeift die Tagesschau-Melodie, sie kommentiert. Nur an Menschen mit Zeit.

= Kanarienhahn, hellgelb, sängerisch
8050 | 45 | sex=male, smallPet=songbird | birdcage-brass
Übt am liebsten zum Staubsauger. Ringnummer und Stammbaum sind vorhanden.

= Suche entlaufenen Wellensittich-Ersatz
8050 | 30 | smallPet=budgie | birdcage-white | wanted
Unsere Witwe Coco sitzt vor dem Fenster. Hahn, blau, geduldig.
