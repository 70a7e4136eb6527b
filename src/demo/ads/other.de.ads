= Massagesessel rot, drei Programme
7040 | 380 | condition=likeNew | armchair-red x2
Massagesessel rot mit drei Programmen, Fernbedienung. Geschenk, kaum gebraucht, mir zu stark. Bezug gewaschen. NP
990.–. Abholung zu zweit.

= Infrarotlampe fürs Knie, mit Zeitschaltuhr
7040 | 25 | condition=good | floorlamp-white
Infrarotlampe mit Zeitschaltuhr, Ersatzbirne neu dabei. Nach Knieoperation gebraucht. Versand 9.–.

= Rollator, leicht, mit Einkaufstasche
7040 | 90 | condition=good | stroller-grey
Rollator grau, faltbar, 7 kg, mit Tasche und Glocke. Bremsen eingestellt, Sitz gereinigt. Gehörte meiner Mutter. Passt
in jeden Kofferraum. TWINT oder bar.

= Elektrobett-Rahmen 90 x 200 von der Spitex
7040 | 220 | condition=used | bed-white x2
Elektrisches Pflegebett 90 x 200, Kopf und Fuss verstellbar, mit Bettgalgen. Handschalter neues Kabel. Ohne Matratze.
Zerlegbar in vier Teile. Abholung, wir helfen beim Tragen.

= Nageltrockner und 31 Fläschchen Lack
7040 | 30 | condition=used | gift-red, mirror-gold
UV-Nageltrockner und 31 Nagellacke, teils fast leer. Lampe 60 s. Zusammen 30.–, Post 9.–.

= Haartrockner-Haube zum Anziehen
7040 | 15 | condition=good | hat-straw, mirror-gold
Haartrockenhaube mit Schlauch, 2 Stufen, Lockenwickler gratis. Funktioniert einwandfrei.

= Kräuterpresse und Tinkturenfläschchen
7040 | 55 | condition=good | vase-green x2, cookware-steel
Kräuterpresse und 50 Braunglasflaschen mit Pipette (10–50 ml), ausgekocht. Etiketten neu. Aus Kurs übrig. Abholung.

= Blutdruckmesser Oberarm, Manschette Gr. L
7040 | 28 | condition=likeNew | stethoscope-sky
Omron Blutdruckmesser Oberarm, Manschette L, zwei Benutzer. Batterien neu. Wie neu.

= Badewannenlift, Akku neu, bis 140 Kilo
7040 | 260 | condition=used | bathroom-stone x2 | company seller=abendrot
Badewannenlift bis 140 kg, Akku neu, geprüft und desinfiziert. Für Email und Acryl. Fernbedienung. Abgabe durch Heim,
Quittung möglich.

= Sauna-Fass für den Garten, zwei Personen
7040 | 2900 | condition=good | firewood-stack, bucket-yellow, land-meadow
Fasssauna Fichte für 2 Personen, Holzofen, 180 cm lang. 3 Jahre alt, NP 5’400.–. Dach neu. Steht auf Kies. Abbau in
Teile möglich, Abtransport mit Anhänger. Ein Ster Holz gibts dazu. Barzahlung oder TWINT bei Übergabe.

= Eigenen Honig, Waldtracht, 500 Gramm
7060 | 16 | - | crockery-brown, land-hill
Waldhonig 500 g, diesjährige Ernte, 16.– pro Glas. Eigene Bienen. Abholung oder ab 4 Gläsern Versand.

= Zwetschgen ab Baum, selber pflücken
7060 | 2 | - | olivetree-clay x2, bucket-blue
Zwetschgen zum selber Pflücken, 2.– pro kg, Kässeli beim Haus. Leiter vorhanden. Kübel mitbringen.

= Alpbutter, ungesalzen, aus Holzmodel
7060 | 11 | - | cowbell-bronze, crockery-white
Alpbutter ungesalzen, 250 g 11.–, aus dem Model. Gekühlt abholen, nur auf Vorbestellung. Solange Vorrat.

= Dörrbirnen, klein geschnitten, ein Kilo
7060 | 18 | - | crockery-brown, firewood-crate
Dörrbirnen geschnitten, 1 kg 18.–, auf dem Kachelofen getrocknet. Ohne Zusätze. Versand 9.–.

= Most ab Presse, 10-Liter-Bag
7060 | 19 | - | firewood-crate x2, land-meadow | company seller=birchmatt
Süssmost pasteurisiert, 10-Liter-Bag 19.–. Ungeöffnet ein Jahr, geöffnet zwei Monate haltbar. Ab Hof. Leere Bags
nehmen wir zurück.

= Freilandeier, zehn Stück
7060 | 8 | - | hutch-wood, crockery-blue | company seller=birchmatt
Freilandeier 10 Stück 8.–, gemischt, auch blaue und grüne. Selbstbedienung ab 7 Uhr, TWINT-Kleber an der Kasse.
Kartons bitte zurückbringen.

= Bündner Gerstensuppe im Glas, sechs Portionen
7060 | 42 | - | cookware-red, crockery-brown | company seller=steinkauz
Bündner Gerstensuppe im Glas, 6 Portionen 42.–, ein Jahr haltbar. Mit Speck, auf Wunsch vegetarisch. Versand
schweizweit 11.50.

= Sauerteig gratis, neun Jahre alt
7060 | free | - | crockery-brown, apron-white
Sauerteig (Weizen, 9 Jahre) gratis, ein Glas mitbringen. Anleitung gibts mündlich.

= Süssmostbonbons und Magenbrot, Restposten
7060 | 12 | - | parcel-brown x2
14 Beutel Magenbrot und Bonbons vom Markt, Restposten. Alle zusammen 12.–. Haltbar bis Ostern.

= Quittenpästli, hausgemacht
7060 | 9 | - | crockery-blue x2
Quittenpästli, 200 g 9.–, hausgemacht. Passt zu Käse. Abholung oder Brief 2.–.

= Weinlager auflösen: 38 Flaschen Blauburgunder
7060 | 420 | - | vase-green, shelf-oak | seller=anita
38 Flaschen Blauburgunder (2012–2020) aus Keller bei 13 Grad. Drei Etiketten mit Schimmel. Ca. 11.– pro Flasche. Nur
zusammen, nur Abholung, ab 18 Jahren.

= Gewürzregal umgezogen, 44 Gläser halb voll
7060 | 15 | - | shelf-oak, crockery-white
44 Gewürzgläser halb voll wegen Auswanderung. Regal aus Eiche nicht dabei. 15.– für alles.

= Gefunden: rotes Kindertrottinett am Bach
7777 | free | lostOrFound=found | land-meadow
Gefunden am Bach: rotes Kindertrottinett mit Kleber. Wer mir sagt was für ein Kleber, bekommt es zurück.

= Gefunden: Ehering im Kompostsack
7777 | free | lostOrFound=found | gift-blue
Gefunden: Ehering mit Gravur, lag im Kompostsack. Bitte Datum und Namen nennen. Wird danach ans Fundbüro gegeben.

= Verloren: grauer Handschuh, links, gestrickt
7777 | 20 | lostOrFound=lost | jumper-cream | wanted
Verloren: grauer gestrickter Handschuh, links, vermutlich im Bus Nr. 3. Andenken an meine Patin. Finderlohn 20.–. Das
Bild zeigt einen Pullover aus ähnlicher Wolle.

= Verloren: Hörgerät beim Friedhof
7777 | 100 | lostOrFound=lost | headphones-white | wanted
Verloren: Hörgerät, hautfarben, beim Friedhof (Reihen 4 bis 7). Finderlohn 100.–. Bitte melden, auch wenn defekt.

= Zugelaufen: getigerte Katze mit Glöckchen
7777 | free | lostOrFound=found | cattree-cream, dogbasket-blue
Zugelaufen: getigerte Katze mit Halsband und Glöckli, nicht gechipt, zutraulich. Seit Montag bei uns. Ist bei der
Schweizerischen Tiermeldezentrale gemeldet.

= Entflogen: Nymphensittich Pablo, pfeift sehr gut
7777 | 150 | lostOrFound=lost | birdcage-white x2 | wanted
Nymphensittich entflogen, hört auf Pablo, gelber Kopf, pfeift. Bitte nicht einfangen sondern melden. Belohnung 150.–.
Wir vermissen ihn sehr!

= Schirm vertauscht im Wartezimmer, Holzgriff
7777 | free | lostOrFound=lost | umbrella-black x2
Im Wartezimmer (Zahnarzt, Mittwochmorgen) wurden Schirme vertauscht. Habe einen schwarzen mit Holzknauf und Initialen,
mir fehlt der mit Entenkopf. Tausche gern zurück.

= Drohne im Baum gefunden, Akku leer
7777 | free | lostOrFound=found | drone-white
Drohne im Baum gefunden, weiss, Akku leer, Speicherkarte drin. Besitzer bitte mit Angabe der Seriennummer oder
Beschreibung melden.

= Suche den Finder meines Tagebuchs
7777 | 80 | - | bookstack-cold | wanted
Suche mein verlorenes Tagebuch, blaues Leinen mit Gummiband, wohl auf Parkbank liegen geblieben. Finderlohn 80.–.
Bitte nicht lesen.

= Umzugskarton mit der Aufschrift «Wichtig»
7020 | 10 | condition=used | movingboxes-brown, dialphone-green
Umzugskarton «Wichtig», ungeöffnet seit drei Umzügen, ca. 8 kg. Inhalt mir unbekannt. Wer mag, nimmt ihn wie er ist.

= Hundert Tischkarten in Zwergform
7020 | 20 | condition=new | gift-red, crockery-white
100 Tischkarten in Zwergform, Filz und Holz, selbst gemacht. Ungebraucht. Versand 9.–.

= Festbankgarnituren, zehn Stück, auch einzeln
7020 | 45 | condition=used | gardentable-wood x2
10 Festbankgarnituren, gebraucht, aus Vereinsauflösung. 45.– pro Garnitur. Zwei mit rostigen Gelenken. Abholung mit
Anhänger, am Samstag bin ich beim Lokal.

= Weihnachtskrippe mit 24 Figuren, Lindenholz
7020 | 340 | condition=good | chest-wood, clock-wood
Weihnachtskrippe mit 24 Figuren, Lindenholz geschnitzt, ca. 12 cm. Ein Schaf fehlt. Stall zerlegbar. Versand gut
verpackt 11.50.

= Zirkuszelt für Kinderfeste, 6 Meter Durchmesser
7020 | 650 | condition=used | tent-red x3
Zirkuszelt 6 m Durchmesser, Alumast, Blache gestreift, zwei Flicken. Mit Heringen und Seilen. Aufbau zu viert 1
Stunde. Feuerzertifikat keines. Abholung

= Konvolut Fasnachtskostüme, Gr. M, sieben Stück
7020 | 75 | condition=used | dress-blue, hat-black, jacket-red
7 Fasnachtskostüme Gr. M: Pirat, zwei Clowns, Toaster usw. Gewaschen. Alle zusammen 75.–, TWINT.

= Gartenzwerg-Sammlung, 19 Stück, wetterfest
7020 | 110 | condition=used | land-meadow, bucket-yellow
19 Gartenzwerge, Ton und Kunststoff, ältester von 1958. Zwei mit abgeplatzter Farbe. Keine Einzelabgabe. Abholung.

= Tresor mit Zahlenschloss, Code unbekannt
7020 | 60 | condition=defective | chest-blue, toolbox-grey
Tresor 90 kg, Code unbekannt, Inhalt auch. Für Bastler. Ebenerdig. Selber abholen.

= Alphorn aus Fichte in F, dreiteilig
7020 | 1800 | condition=good | cowbell-bronze, chalet-summer
Alphorn in F, Fichte, dreiteilig, Peddigrohr, Tasche und Buchsmundstück. Delle am Becher. 10 Jahre alt. Kann bei mir
ausprobiert werden.

= Fahnenmast 6 Meter, Alu, zum Einbetonieren
7020 | 190 | condition=likeNew | ladder-alu x2
Fahnenmast Alu 6 m, nie montiert, mit Seil, Kugel und Bodenhülse. Ohne Fahne. NP 329.–. Transport in zwei Teilen à 3
m.

= Suche alte Jasstafel mit Schwämmli
7020 | 30 | - | blackboard-green | wanted
Suche alte Jasstafel (Schiefer, Holzrahmen, Schwämmli). Gern mit Restaurantaufschrift. Zahle bis 30.–.
