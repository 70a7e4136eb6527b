= Massagesessel, knetet zu grob für mich
7040 | 380 | condition=likeNew | armchair-red x2
Ein Geschenk meiner Söhne zum Siebzigsten, und ich wiege 52 Kilo. Er kann drei Programme, das mittlere heisst «Thai» und macht mir Angst. Gewaschener Bezug, Fernbedienung mit grossen Tasten.

= Infrarotlampe fürs Knie, mit Zeitschaltuhr
7040 | 25 | condition=good | floorlamp-white
Nach der Operation täglich fünfzehn Minuten, so stand es im Heft, das ich auch mitgebe. Danach roch das Schlafzimmer immer nach warmem Hund, obwohl wir keinen haben. Ersatzbirne ist originalverpackt.

= Rollator, leicht, mit Einkaufstasche
7040 | 90 | condition=good | stroller-grey
Meine Mutter nannte ihn Porsche und fuhr ihn auch so. Bremsen nachgestellt, Sitzfläche geschrubbt, die Veloklingel ist nicht Standard. Zusammengefaltet passt er hinter den Vordersitz.

= Elektrobett-Rahmen 90 x 200 von der Spitex
7040 | 220 | condition=used | bed-white x2
Hebt Kopf und Füsse einzeln oder gleichzeitig, dann liegt man wie ein Brief im Couvert. Motor geräuschlos, Handschalter mit neuem Kabel. Galgen zum Festhalten liegt zerlegt bei.

= Nageltrockner und 31 Fläschchen Lack
7040 | 30 | condition=used | gift-red, mirror-gold
Von Korallenrot bis zu einem Grün, das ich nur einmal am Turnerabend trug. Lampe härtet in sechzig Sekunden. Drei sind fast leer, zwei rochen schon immer so.

= Haartrockner-Haube zum Anziehen
7040 | 15 | condition=good | hat-straw, mirror-gold
Man sieht darunter aus wie eine Pusteblume, die telefoniert. Zwei Stufen, Schlauch anderthalb Meter. Lockenwickler in vier Grössen schenkt Ihnen meine Schwester.

= Kräuterpresse und Tinkturenfläschchen
7040 | 55 | condition=good | vase-green x2, cookware-steel
Aus dem Kurs «Hausapotheke», an dem ich mehr Rezepte als Krankheiten gesammelt habe. Fünfzig Braunglasfläschchen mit Pipette, ausgekocht. Etiketten sind selbstklebend und noch unbeschrieben.

= Blutdruckmesser Oberarm, Manschette Gr. L
7040 | 28 | condition=likeNew | stethoscope-sky
Mein Wert ist gut, sobald das Gerät im Schrank liegt. Speichert zwei Personen, Nummer zwei war der Briefträger, der einmal probieren wollte. Batterien frisch.

= Badewannenlift, Akku neu, bis 140 Kilo
7040 | 260 | condition=used | bathroom-stone x2 | company seller=abendrot
Im Haus haben wir auf bodenebene Duschen umgebaut, nur Frau Huggenberger trauert ihm nach. Desinfiziert und vom Techniker geprüft, mit Kleber. Saugnäpfe halten auf Email und Acryl.

= Sauna-Fass für den Garten, zwei Personen
7040 | 2900 | condition=good | firewood-stack, bucket-yellow, land-meadow
Nordische Fichte, Holzofen, Fenster mit Blick auf den Kompost. Nach der Scheidung ist sie für eine Person zu gross und für zwei zu heiss. Abtransport auf Anhänger, wir rollten sie damals über Besenstiele hinein.

= Eigenen Honig, Waldtracht, 500 Gramm
7060 | 16 | - | crockery-brown, land-hill
Dieses Jahr gab es nur 31 Gläser, die Weisstannen haben gegeizt. Dunkel, malzig, bleibt lange flüssig. Auf der Etikette ist ein Rechtschreibfehler, die Bienen stört es nicht.

= Zwetschgen ab Baum, selber pflücken
7060 | 2 | - | olivetree-clay x2, bucket-blue
Pro Kilo und auf Vertrauen, die Kasse ist ein Gummistiefel neben der Haustür. Die unteren Äste sind schon leer, das waren die Kindergärtler. Leiter steht hinter dem Hühnerhaus.

= Alpbutter, ungesalzen, aus Holzmodel
7060 | 11 | - | cowbell-bronze, crockery-white
Das Model zeigt ein Edelweiss und stammt von meiner Urgrossmutter, darum ist das Ballen langsam. Ein halbes Pfund das Stück, gekühlt abgeholt. Nur solange Lisi, Bruna und Flöckli mitmachen.

= Dörrbirnen, klein geschnitten, ein Kilo
7060 | 18 | - | crockery-brown, firewood-crate
Getrocknet auf dem Kachelofen und gewendet im Werbeblock. Für Birnbrot, für Wanderungen oder gegen schlechte Laune. Ein paar Schnitze sind dunkler, das sind die süssesten.

= Most ab Presse, 10-Liter-Bag
7060 | 19 | - | firewood-crate x2, land-meadow | company seller=birchmatt
Boskoop, Sauergrauech und ein Baum, dessen Sorte niemand kennt. Pasteurisiert, hält geöffnet zwei Monate, bei uns noch nie so lange. Leere Bags nehmen wir zurück und machen daraus Kniekissen fürs Jäten.

= Freilandeier, die blauen sind von Gisela
7060 | 8 | - | hutch-wood, crockery-blue | company seller=birchmatt
Zehn Stück gemischt, Gisela ist eine Araucana und legt nur jeden zweiten Tag. Im Selbstbedienungskasten beim Brunnen, ab sieben. Kartons bitte wieder mitbringen, am liebsten leer.

= Bündner Gerstensuppe im Glas, sechs Portionen
7060 | 42 | - | cookware-red, crockery-brown | company seller=steinkauz
Für Hüttenwarte gekocht, die keine Lust auf Rüsten haben, und inzwischen für alle. Speck vom Nachbartal, Gerste aus dem unseren. Hält ein Jahr, ausser man öffnet den Rucksack zu früh.

= Sauerteig namens Hermann, aktiv und gratis
7060 | free | - | crockery-brown, apron-white
Er ist neun Jahre alt, hat zwei Umzüge hinter sich und verdoppelt sich bei 26 Grad in vier Stunden. Ein Esslöffel genügt. Mitbringen: Konfiglas mit Loch im Deckel, Hermann braucht Luft.

= Süssmostbonbons und Magenbrot, Restposten
7060 | 12 | - | parcel-brown x2
Nach dem Herbstmarkt blieben vierzehn Beutel, weil es am Sonntag schiffte. Mindestens haltbar bis Ostern, mein Zahnarzt rät zu weniger. Magenbrot ist hart, aber im Kaffee ein Gedicht.

= Kochbuchwürdige Quittenpaste, in Würfeln
7060 | 9 | - | crockery-blue x2
Drei Stunden gerührt, zwei Nächte getrocknet, in Zucker gewälzt. Passt zu Hartkäse und zu Schwiegervätern. Schachtel zu zweihundert Gramm, mit Seidenpapier.

= Weinlager auflösen: 38 Flaschen Blauburgunder
7060 | 420 | - | vase-green, shelf-oak | seller=anita
Unser Cousin keltert am Rhein und schenkt uns seit 2009 zu jedem Anlass einen Karton. Wir trinken leider lieber Bier, sagt ihm das bitte nicht. Liegend bei dreizehn Grad, drei Etiketten hat der Keller angeschimmelt.

= Gewürzregal umgezogen, 44 Gläser halb voll
7060 | 15 | - | shelf-oak, crockery-white
Wer im Ausland wohnen will, darf keine Kurkuma im Container haben, behauptet der Spediteur. Von Ajowan bis Zimtblüten, angeschrieben in meiner Klaue. Safran behalte ich, der kommt in die Handtasche.

= Gefunden: rotes Kindertrottinett am Bach
7777 | free | lostOrFound=found | land-meadow
Es lag seit Sonntag unter der Trauerweide und hat einen Kleber mit einem Dachs drauf. Welcher Buchstabe steht auf dem Griff? Dann bringe ich es sogar vorbei.

= Gefunden: Ehering im Kompostsack
7777 | free | lostOrFound=found | gift-blue
Innen ist ein Datum graviert und ein Kosename, der nicht jugendfrei ist. Er muss beim Rüsten vom Finger gerutscht sein, es hatte Selleriereste dran. Nennt mir den Namen, ich frage nicht weiter.

= Verloren: grauer Handschuh, links, gestrickt
7777 | 20 | lostOrFound=lost | jumper-cream | wanted
Meine Patin hat sie mir zum Abschluss der Lehre gelismet, mit einem eingestrickten Fehler am Daumen, den sie absichtlich machte. Gestrickt ist er wie mein Pullover auf dem Bild, nur grau. Vermutlich im Bus Nummer drei. Der rechte wartet auf der Hutablage.

= Verloren: Hörgerät, fleischfarben, Marke egal
7777 | 100 | lostOrFound=lost | headphones-white | wanted
Ich habe es beim Jäten abgelegt, und dann kam die Amsel, oder der Wind, oder mein Gedächtnis. Im Umkreis des Friedhofs zwischen Reihe vier und sieben. Rufen hilft nichts, Sie wissen warum.

= Zugelaufen: getigerte Katze mit Glöckchen
7777 | free | lostOrFound=found | cattree-cream, dogbasket-blue
Sie sitzt seit Montag auf unserem Grill und nimmt nur Thon. Gechipt ist sie nicht, dafür sehr bestimmt. Unser Hund schläft inzwischen im Bad.

= Entflogen: Nymphensittich Pablo, pfeift sehr gut
7777 | 150 | lostOrFound=lost | birdcage-white x2 | wanted
Gelber Schopf, rote Backen, kann die Marseillaise bis zur Hälfte. Er hat den Moment genutzt, als der Kaminfeger kam. Bitte nicht jagen, er ist eitel und kommt, wenn man ihn lobt.

= Schirm vertauscht im Wartezimmer, Holzgriff
7777 | free | lostOrFound=lost | umbrella-black x2
Meiner hatte einen Entenkopf, jetzt habe ich einen Knauf mit fremden Initialen. Zahnarztpraxis, Mittwochvormittag, wir waren beide nervös. Ich gebe Ihren gern trocken zurück.

= Drohne im Baum gefunden, Akku leer
7777 | free | lostOrFound=found | drone-white
Der Sturm hat sie aus unserer Linde geschüttelt. Auf der Speicherkarte sieht man ausschliesslich ein Hausdach und am Schluss sehr schnell unsere Linde. Wer beschreibt, welche Farbe das Dach hat, bekommt sie wieder.

= Suche den Finder meines Tagebuchs
7777 | 80 | - | bookstack-cold | wanted
Blauer Leineneinband, Gummiband, vorne eine Trambillett-Collage. Vermutlich auf einer Parkbank liegen geblieben, als mich die Wespe erwischte. Lesen verzeihe ich, kommentieren nicht.

= Umzugskarton mit der Aufschrift «Wichtig»
7020 | 10 | condition=used | movingboxes-brown, dialphone-green
Er wurde dreimal gezügelt und nie geöffnet. Meine Frau sagt, jetzt reicht es, also geht er ungeöffnet weg. Gewicht etwa acht Kilo, klimpert leicht.

= Hundert Tischkarten in Zwergform
7020 | 20 | condition=new | gift-red, crockery-white
Für eine Taufe gebastelt, dann wurden es Zwillinge und ein anderes Motto. Filzkappe, Holzkugel, Schlitz im Rücken für den Namen. Einer hat versehentlich einen Schnauz bekommen.

= Festbankgarnituren, zehn Stück, auch einzeln
7020 | 45 | condition=used | gardentable-wood x2
Vom aufgelösten Musikverein, mit eingeritzten Initialen von vier Generationen Tenorhörnern. Die Klappfüsse rasten ein, wenn man sie anbrüllt. Preis pro Garnitur.

= Weihnachtskrippe mit 24 Figuren, Lindenholz
7020 | 340 | condition=good | chest-wood, clock-wood
Geschnitzt von einem Bahnwärter, darum trägt Josef eine Dienstmütze. Ein Schaf fehlt seit 1976, der Hund steht seither an seiner Stelle. Stall zerlegbar, in Zeitungen von damals eingewickelt.

= Zirkuszelt für Kinderfeste, 6 Meter Durchmesser
7020 | 650 | condition=used | tent-red x3
Unser Verein hat es zwölf Sommer lang vermietet, jetzt fehlt uns der Mann mit dem Vorschlaghammer. Mast aus Alu, Blache gestreift, zwei Flicken in Sternform. Aufbau zu viert in einer Stunde, Abbau nach dem Regen länger.

= Konvolut Fasnachtskostüme, Gr. M, sieben Stück
7020 | 75 | condition=used | dress-blue, hat-black, jacket-red
Ein Pirat, zwei Clowns, ein Toaster und drei Dinge, an die sich der Turnverein nicht erinnert. Gewaschen, Konfetti fällt trotzdem noch heraus. Der Toaster ist handgenäht und sitzt eng.

= Gartenzwerg-Sammlung, 19 Stück, wetterfest
7020 | 110 | condition=used | land-meadow, bucket-yellow
Mein Vermieter hat Einspruch erhoben, schriftlich und mit Skizze. Der älteste ist aus Ton und angelt seit 1958. Nur zusammen, sie haben eine Hierarchie.

= Tresor mit Zahlenschloss, Code unbekannt
7020 | 60 | condition=defective | chest-blue, toolbox-grey
Geerbt, geschüttelt, aufgegeben. Innen rutscht etwas Flaches hin und her, vermutlich Versicherungspolicen. Neunzig Kilo, steht ebenerdig, und wer ihn aufbringt, darf mir schreiben.

= Alphorn aus Fichte in F, dreiteilig
7020 | 1800 | condition=good | cowbell-bronze, chalet-summer
Nach zehn Jahren kann ich drei Töne, zwei davon mögen die Kühe. Das Rohr ist mit Peddig umwickelt, der Becher hat eine Delle vom Bahnübergang. Tasche mit Schultergurt, Mundstück aus Buchs.

= Fahnenmast 6 Meter, Alu, zum Einbetonieren
7020 | 190 | condition=likeNew | ladder-alu x2
Er lag zwei Jahre im Carport, weil die Gemeinde und ich verschiedene Reglemente lesen. Seil, Kugel und Bodenhülse vollständig. Eine Flagge gibt es nicht dazu, da halte ich mich heraus.

= Suche alte Jasstafel mit Schwämmli
7020 | 30 | - | blackboard-green | wanted
Unsere ist gestern beim entscheidenden Schieber heruntergefallen, ich sage nicht durch wen. Schiefer, Holzrahmen, gern mit dem Namen einer Beiz, die es nicht mehr gibt. Kreide haben wir noch.
