= Laptop silbern 14 Zoll, 16 GB
5010 | 480 | condition=good, make=Apple, screenSize=14, ram=16 | laptop-silver x2
Die Masterarbeit ist drauf entstanden und wieder gelöscht. Akku bei 86 Prozent, Krümel bei null.

= Business-Notebook schwarz, Garantie bis Sommer
5010 | 390 | condition=good, make=Lenovo | laptop-black x3
Firmenaustausch nach Plan, nicht nach Laune. Tastatur Schweiz, roter Knubbel in der Mitte für Kenner.

= Gaming-Laptop schwarz, Lüfter ambitioniert
5010 | 720 | condition=used, make=Asus | laptop-black x2
Rennt alles, hört sich dabei an wie ein Föhn mit Meinung. Zurückgesetzt, Original-Netzteil.

= Chromebook für die Mittelstufe
5010 | 120 | condition=used, make=HP | laptop-silver
Drei Schuljahre, ein Sturz, kein Bruch. Aufkleber hinterliessen hellere Stellen, sie ergeben fast ein Einhorn.

= MacBook 13, Tastatur Deutschschweiz
5010 | 560 | condition=good, make=Apple | laptop-silver
Ladezyklen 214. Ein winziger Kratzer am Deckel stammt vom Ehering, der Ehering ist auch verkäuflich, aber separat.

= Notebook defekt, für Teile
5010 | 40 | condition=defective, make=Acer | laptop-black
Kaffee, Milch, zwei Zucker. Bildschirm und Speicher sind trocken geblieben.

= PC-Turm schwarz, leise gebaut
5020 | 690 | condition=good | desktop-black x2
Gedämmtes Gehäuse, Grafikkarte mittel, Netzteil gold. Man hört nur, wenn der Pöstler klingelt.

= Weisser Gaming-PC mit viel Licht
5020 | 950 | condition=likeNew | desktop-white x2
Leuchtet in sechzehn Millionen Farben, unsere Tochter braucht davon eine. Rechnung der Einzelteile liegt bei.

= Bürorechner, zwölf Stück, baugleich
5020 | 90 | condition=used, make=Dell | desktop-black | company
Preis je Stück. Aus einem Treuhandbüro, gewissenhaft gelöscht, das Protokoll unterschreibt unser Lehrling.

= Mini-PC fürs Wohnzimmer
5020 | 150 | condition=good, make=Intel | desktop-white
Klein wie ein Schmelzkäse, hängt hinter dem Fernseher. Läuft seit Jahren ohne jedes Aufsehen.

= Alter Rechner mit Diskettenlaufwerk
5020 | 60 | condition=used | desktop-white
Startet mit einem Ton, bei dem Vierzigjährige lächeln. Drei Spiele auf Disketten, eines davon mit Gorillas.

= Tablet silber, 11 Zoll, mit Stift
5030 | 380 | condition=likeNew, make=Apple, screenSize=11 | tablet-silver x2
Zum Zeichnen gekauft, zum Rezeptelesen gebraucht, zum Glück mit Folie. Stift haftet magnetisch und verschwindet trotzdem.

= Tablet schwarz, robust, für Kinder
5030 | 90 | condition=used, make=Samsung | tablet-black
Schaumstoffhülle hat ihm mehrfach das Leben gerettet. Werkseinstellungen frisch gemacht.

= E-Reader mit Beleuchtung
5030 | 65 | condition=good, make=Tolino | tablet-black x2
Zweitausend Seiten gelesen, nie eine umgeknickt. Ich bin reumütig zum Papier zurück.

= Grafiktablett für Linkshänder geeignet
5030 | 110 | condition=good, make=Wacom | tablet-black
Stift samt Ersatzspitzen. Meine Comicfigur, ein Dachs, hat es bis zum Schulheft gebracht.

= Bildschirm 27 Zoll, schwarz, 4K
5040 | 230 | condition=good, make=Dell, screenSize=27, resolution=uhd | monitor-black x2
Zweites Homeoffice wird Kinderzimmer. Pixelfehler keine, ich habe mit der Lupe gesucht.

= Weisser Monitor 24 Zoll
5040 | 95 | condition=used, make=LG, screenSize=24 | monitor-white
Standfuss dreht ins Hochformat, was Steuerberater und Manga-Leser verbindet. Kabel und Putztuch dabei.

= Ultrabreiter Bildschirm 34 Zoll
5040 | 320 | condition=good, make=Samsung, screenSize=34 | monitor-black
So breit, dass links gearbeitet und rechts Fussball geschaut werden kann. Leider hat das auch die Chefin gemerkt.

= Zwei Bildschirme mit Doppelarm
5040 | 180 | condition=used, make=Eizo | monitor-black x2
Grafikstudio zieht um und wird schlanker. Kalibriert, Farbprofil auf Zettel.

= Laserdrucker weiss, schwarzweiss
5050 | 70 | condition=good, make=Brother, printer=laser | printer-white x2
Druckt seit neun Jahren und hat noch nie «Treiber» gesagt. Toner reicht bis zur nächsten Steuererklärung.

= Fotodrucker schwarz A3
5050 | 190 | condition=good, make=Canon, printer=photo | printer-black x2
Zehn Tinten, jede mit eigenem Charakter. Für Ausstellungen in unserem Treppenhaus genügte es.

= Scanner für Dias und Negative
5050 | 110 | condition=good, make=Reflecta, printer=scanner | printer-black
Viertausend Dias gescannt, auf dreitausend ist das Matterhorn drauf. Magazin läuft ohne Stau.

= Etikettendrucker mit Rollen
5050 | 45 | condition=used, make=Dymo, printer=photo | printer-white
Für Konfitüre, Werkzeug und unseren Kater. Sechs Rollen, eine davon transparent.

= 3D-Drucker, justiert und geliebt
5050 | 240 | condition=used, make=Prusa, printer=printer3d | printer-black
Hat Knöpfe, Zahnräder und einen ganzen Drachen ausgespuckt. Filament in fünf Farben dazu.

= Grafikkarte, nie geschürft
5060 | 320 | condition=used, make=Nvidia, component=graphicsCard | desktop-black
Wärmeleitpaste neu, Lüfter leise. Beweisfoto: Sie steckte im Rechner meiner Mutter.

= Arbeitsspeicher 32 GB, Kit
5060 | 65 | condition=likeNew, make=Corsair, component=memory | desktop-white
Doppelt bestellt um halb drei Uhr nachts. Tests fehlerfrei durchlaufen.

= SSD 2 TB mit Adapterkabel
5060 | 90 | condition=good, make=Samsung, component=drive | laptop-black
Gesundheit 98 Prozent laut Werkzeug. Vorher: Ferienfotos; nachher: leer und offen für Neues.

= Netzteil, Gehäuse, Kühler: Bastelpaket
5060 | 85 | condition=used, component=powerSupply | desktop-black
Das halbe Leben eines Rechners. Schrauben in einem Konfiglas, sortiert nach Hoffnung.

= Mechanische Tastatur weiss, braune Schalter
5070 | 75 | condition=good, make=Keychron | keyboard-white x2
Klackert freundlich, meine Bürokollegin nannte es Hagel. Tastenkappen gewaschen.

= Tastatur schwarz mit Zahlenblock
5070 | 20 | condition=used, make=Logitech | keyboard-black
Das Ä ist blank getippt, ich schreibe Kritiken. Funkempfänger klebt im Batteriefach.

= Dockingstation und Kabelsalat
5070 | 55 | condition=good, make=HP | keyboard-black
Neun Kabel, von denen man sechs braucht. Welche, weiss man immer erst danach.

= Webcam, Headset, Ringlicht
5070 | 40 | condition=good, make=Logitech | headphones-black
Komplettes Studio eines abgebrochenen Podcasts über Moos. Es gab zwei Folgen und vierzehn Hörer.

= Netzwerkspeicher mit vier Schächten
5070 | 260 | condition=good, make=Synology | desktop-black
Platten nicht inbegriffen, darauf sind unsere Kinder in allen Grössen. Läuft flüsternd im Gang.

= WLAN-Router und Verstärker
5070 | 35 | condition=used, make=Netgear | desktop-white
Deckt drei Stockwerke und die Gartenlaube ab, wo am wenigsten gearbeitet wird. Passwort steht auf der Unterseite und ist jetzt ein anderes.

= Suche alten Laptop für Schreibwerkstatt
5010 | 50 | - | laptop-silver | wanted
Für sechs Jugendliche, die Romane anfangen. Er muss tippen können und sonst nicht ablenken.

= USB-Mischpult und Mikrofonarm
5070 | 80 | condition=likeNew, make=Rode | keyboard-black
Der Arm knarzt in keiner Lage. Mein Hörbuch endet im dritten Kapitel, mitten im Satz.
