= Bici blu con portapacchi anteriore
4020 | 210 | condition=good, size=54 cm, colour=blue, bicycleType=city | citybike-blue x2
Trasporta la spesa, il gatto e una certa eleganza. Dinamo silenziosa.

= Mountain bike blu per ragazzi
4020 | 170 | condition=used, size=24 pollici, colour=blue, bicycleType=mountain | mountainbike-blue
Scuola, oratorio, ruscello, pronto soccorso, in un solo anno. Freni nuovi.

= Bici da corsa blu celeste sbiadito
4020 | 480 | condition=used, make=Legnano, size=56 cm, colour=blue, bicycleType=road | roadbike-blue x2
Cambio al tubo, cuore in gola. Pedalata solo con la maglia di lana.

= Bici verde da bimba, 16 pollici
4020 | 60 | condition=good, size=16 pollici, colour=green, bicycleType=childrens | kidsbike-green
Cestino con bambola non inclusa, trattativa fallita. Rotelline smontate.

= Cargo bike crema da fioraia
4020 | 1750 | condition=used, colour=beige, bicycleType=cargo | cargobike-cream x2
Odora di mimosa due mesi l’anno. Cassone con scolo.

= Rimorchio blu per bicicletta
4040 | 110 | condition=used | biketrailer-blue
Portava le cassette ai vicini quando il ponte era chiuso. Gomme piene.

= Casco nero da bici, taglia L
4040 | 25 | condition=good, make=Met | helmet-black
Comprato dopo il ramo basso di via Cantonale. Mai più incontrato un ramo.

= Tapis roulant nero pieghevole
4060 | 240 | condition=good, make=Kettler | treadmill-black
Corso fino a Roma, stando fermo a Minusio. Cinghia centrata.

= Pesini colorati e tappetino
4060 | 20 | condition=likeNew | dumbbells-mixed
Ginnastica dolce del giovedì, poi è arrivato il burraco. Elastico di due resistenze.

= Racchette blu da spiaggia e tennis
4070 | 25 | condition=used | racket-blue
Due e due, con palline mezze vive. Fodero con sabbia di Bibione.

= Kayak giallo singolo
4080 | 330 | condition=good | kayak-yellow
Arriva alle Isole e torna se il vento collabora. Seggiolino regolabile.

= Tavola blu da SUP rigida
4080 | 240 | condition=used | paddleboard-blue
Un morso di sasso a poppa, stuccato. Galleggia da sola, a differenza del sottoscritto.

= Snowboard rosso da donna
4120 | 90 | condition=good, size=146, winterSport=snowboard | snowboard-red
Due inverni a Carì e un aperitivo a San Bernardino. Attacchi a strappo.

= Scarponi neri da scialpinismo 27
4120 | 150 | condition=used, size=27, winterSport=touring | skiboots-black
Salita lenta, discesa pensosa. Suola risolata a Faido.

= Pattini bianchi artistici 38
4120 | 45 | condition=good, size=38, winterSport=skating | iceskates-white
Saggio di Natale, ruolo di fiocco terzo. Lame coperte.

= Zaino rosso da arrampicata
4160 | 50 | condition=used, make=Grivel | backpack-red
Ponte Brolla, cento domeniche. La tasca della merenda ha ceduto e poi è stata cucita.

= Zaino verde militare robusto
4160 | 35 | condition=used | backpack-green
Scuola reclute ad Airolo, ancora contiene un ordine del giorno. Cinghie in cuoio.

= Orsetto crema musicale
3420 | 18 | condition=likeNew | teddy-cream
Suona Brahms finché la molla vuole. Lavare soltanto lo sguardo.

= Casetta rossa con bambole e cane
3420 | 60 | condition=used | dollhouse-red
Il cane è più grande della cucina, nessuno ha mai protestato. Tegole dipinte.

= Gioco dell’oca e tombola del paese
3430 | 20 | condition=used | boardgame-green
Cartelle unte dal panettone, numeri in legno. Il settantasette l’abbiamo rifatto.

= Trenino elettrico rosso
3440 | 95 | condition=good | trainset-red x2
Attorno all’albero, sotto il divano, addosso alla zia. Trasformatore sicuro.

= Automotrice rossa della Centovallina
3440 | 160 | condition=likeNew | modeltrain-red x2
Costruita in ottone da un capostazione insonne. Fari che sfumano.

= Pianola bianca per iniziare
4310 | 120 | condition=used, make=Casio, instrument=keyboard | keyboard-white
Cento suoni, di cui usati tre. Leggio e alimentatore.

= Chitarra nera elettrica con borsa
4310 | 190 | condition=good, make=Eko, instrument=guitar | eguitar-black
Cover band «I Tombini», scioltasi per matrimonio. Corde nuove.

= Violino scuro di famiglia
4310 | 780 | condition=good, instrument=strings | violin-dark x2
Ha accompagnato messe, nozze e scioperi. Anima rifatta.

= Tromba d’ottone da banda
4310 | 280 | condition=used, make=Stomvi, instrument=brass | trumpet-brass x2
Vent’anni di processioni in seconda fila. Bocchino lucidato.

= Flauti dolci in legno, tre taglie
4310 | 75 | condition=good | recorders-wood
Quello tenore serve anche da appoggio per gli anziani, provato. Custodie di stoffa.

= Giradischi nero automatico
5420 | 120 | condition=good, make=Dual, hifi=turntable | turntable-black
Si ferma da solo e non giudica i gusti. Cinghia fresca.

= Altoparlanti neri da scaffale
5420 | 95 | condition=good, make=Indiana Line, hifi=speakers | speakers-black
Torinesi, schietti, ben educati. Griglie intonse.

= Stampante nera da viaggio
5050 | 50 | condition=used, make=HP | printer-black
Ha stampato biglietti d’imbarco per mezzo condominio. Cavo usb.

= Tastiera nera con lettore
5070 | 25 | condition=good, make=Cherry | keyboard-black
Segretaria comunale, trecento verbali al mese, nessun errore. Tasti silenziosi.

= Monitor nero curvo 32 pollici
5040 | 190 | condition=good, make=MSI, screenSize=32 | monitor-black x2
Avvolge lo sguardo e nasconde la parete da imbiancare. Base stabile.

= Portatile argento per scuola
5010 | 160 | condition=used, make=Acer | laptop-silver
Quarta media finita, compiti fatti quasi tutti da lui. Pulito e ripristinato.

= Fotocamera compatta nera
5610 | 75 | condition=used, make=Canon, cameraType=compact | slr-black
Vacanze a Rimini, tutti gli ombrelloni uguali. Zoom ottico.

= Smartwatch nero da corsa
5830 | 95 | condition=good, make=Suunto | smartwatch-black
Monte Generoso in cinquantanove minuti, dice lui. Io avrei detto di più.

= Giacca blu da vela
6620 | 80 | condition=good, size=L, colour=blue, garment=jacket | jacket-blue
Il lago la conosce, il mare la immagina. Cappuccio arancione a scomparsa.

= Stivali marroni da donna 39
6630 | 50 | condition=good, size=39, colour=brown, wearer=women | boots-brown
Per la vendemmia col vestito buono. Pelle ingrassata.

= Borsa nera da lavoro
6640 | 60 | condition=used, colour=black, bag=handbag | handbag-black
Dentro ci stanno tre dossier e una schiscetta. Tracolla cucita doppia.

= Valigia rossa media
6640 | 55 | condition=used, colour=red, bag=suitcase | suitcase-red
Conosce i treni per Zurigo posto per posto. Ruote cambiate dal calzolaio.

= Ombrello rosso grande
6640 | 18 | condition=good, colour=red | umbrella-red
Comprato sotto un diluvio e da allora mai servito. Garanzia di sole.

= Vaso verde di vetro soffiato
4830 | 55 | condition=good | vase-green
Murano dichiarato, Murano sperato. Altezza ventotto.

= Quadro di lago con barche
4820 | 140 | condition=good | painting-lake x2
Pittore della domenica con talento da lunedì. Cornice dorata.

= Pendola dorata da camino
4840 | 390 | condition=used | clock-gold x2
Ore e mezze, con campanello gentile. Il putto ha perso la freccia, ama senza.

= Cassa dipinta di blu, Valtellina
4810 | 290 | condition=used | chest-blue
Data 1848, cerniere fatte dal fabbro. Fondo nuovo.

= Album di francobolli da finire
7210 | 40 | condition=used | stamps-mixed
Pagine pronte, buste da staccare, inverno fornito da voi. Pinzetta e lente ci sono.

= Monete estere in scatola di biscotti
7220 | 25 | condition=used | coins-silver
Lire, dracme, pesetas, e un gettone del telefono. Tre chili scarsi.

= Fasciatoio azzurro con cassetti
6230 | 85 | condition=good | dresser-blue
Altezza giusta anche per papà alto uno e novanta. Bordo morbido.

= Seggiolino rosso da bicicletta
6240 | 45 | condition=used, make=Polisport, seatGroup=bicycle | childseat-red
Ha visto tutta Locarno dal posto migliore. Cinture intere.

= Felpe e pantaloni bimbo 4 anni
6300 | 30 | condition=used, size=104, colour=blue | jumper-blue
Ginocchia rinforzate prima, non dopo: esperienza. Undici pezzi.

= Gazebo verde pieghevole, tre per tre
3220 | 75 | condition=used | tent-green
Sopravvissuto al mercatino di Ascona con vento. Sacca.

= Trapano blu a colonna
3240 | 140 | condition=used, make=Femi, power=mains | drill-blue
Fora dritto perfino con me. Morsa inclusa.

= Cuccia e guinzagli, cane traslocato
9080 | 50 | petOf=dog | dogbasket-brown
Se n’è andato a vivere dal vicino, ricambiato. Ciotole in acciaio.

= Voliera in ottone da terrazzo
9080 | 70 | petOf=bird | birdcage-brass
Dentro adesso ci sono gerani rampicanti, molto docili. Base con ruote.
