= Bici blu con portapacchi anteriore
4020 | 210 | condition=good, size=54 cm, colour=blue, bicycleType=city | citybike-blue x2
Bici blu da città 54, portapacchi anteriore, 7 marce, dinamo. Freni regolati. 210.-. Ritiro.

= Mountain bike blu per ragazzi
4020 | 170 | condition=used, size=24 pollici, colour=blue, bicycleType=mountain | mountainbike-blue
mtb blu ragazzo da 24, 18 marce, freni nuovi. graffi. 170 fr, twint

= Bici da corsa Legnano celeste sbiadito, 56
4020 | 480 | condition=used, make=Legnano, size=56 cm, colour=blue, bicycleType=road | roadbike-blue x2
Legnano acciaio 56, blu celeste, cambio al tubo, cerchi alluminio. Vernice scolorita originale. Sella Brooks aggiunta.
Funziona, freni duri. Per L’Eroica.

= Bici verde da bimba, 16 pollici
4020 | 60 | condition=good, size=16 pollici, colour=green, bicycleType=childrens | kidsbike-green
Bici verde bimba 16 pollici, cestino, rotelle smontate (le do). Camera d’aria davanti nuova. Da ritirare il sabato.

= Cargo bike crema da fioraia
4020 | 1750 | condition=used, colour=beige, bicycleType=cargo | cargobike-cream x2
Cargo bike crema con cassone e scolo, 8 marce. Usata da una fioraia. Copertoni rinforzati. Freno anteriore a disco.
Lunghezza 2.45. Nessuna batteria. Prova libera, fattura d’acquisto.

= Rimorchio blu per bicicletta
4040 | 110 | condition=used | biketrailer-blue
Rimorchio bici blu, gomme piene, portata 40 kg. 110.-.

= Casco bici Met nero, L
4040 | 25 | condition=good, make=Met | helmet-black
Met Estro nero L, rotella ok, mai in un incidente serio. Un graffio da un ramo. Spedizione 7.-

= Tapis roulant Kettler nero pieghevole
4060 | 240 | condition=good, make=Kettler | treadmill-black
Kettler Track S nero pieghevole, 14 km/h, 8 livelli. Cinghia centrata e lubrificata. Si piega con pistone. 240.-, al
pianterreno, TWINT.

= Pesini colorati e tappetino
4060 | 20 | condition=likeNew | dumbbells-mixed
Pesini 1, 2 e 3 kg colorati, tappetino, due elastici. Come nuovi. 20.-

= Racchette blu da spiaggia e tennis
4070 | 25 | condition=used | racket-blue
2 racchette tennis e 2 da spiaggia, blu, palline. Con fodero. Un manico da rifare.

= Kayak giallo singolo
4080 | 330 | condition=good | kayak-yellow
Kayak giallo singolo 3.30 m, seggiolino regolabile, pagaia, giubbotto M. Qualche riga sotto. Ritiro sul lungolago o
consegna in zona 20.-. Senza perdite.

= Tavola blu da SUP rigida
4080 | 240 | condition=used | paddleboard-blue
Tavola SUP rigida blu 11’, stuccata a poppa. Pagaia in alluminio. Sacca. 240.-

= Snowboard rosso da donna
4120 | 90 | condition=good, size=146, winterSport=snowboard | snowboard-red
Snowboard donna rosso 146 con attacchi a strappo, lamine affilate. Usato due inverni. TWINT, ritiro a mano.

= Scarponi neri da scialpinismo 27
4120 | 150 | condition=used, size=27, winterSport=touring | skiboots-black
Scarponi scialpinismo neri 27, risolati a Faido (fattura 75.-). Leva piedi ok. Scarpette buone. Peso 1.5 kg l’uno.
Provateli.

= Pattini bianchi artistici 38
4120 | 45 | condition=good, size=38, winterSport=skating | iceskates-white
Pattini artistici bianchi 38, lame coperte, affilati. 45.- fissi

= Zaino Grivel rosso da arrampicata
4160 | 50 | condition=used, make=Grivel | backpack-red
Grivel 38 l rosso, tasca ricucita. Portapiccozza. Un bel po’ usato. Spedizione 9.-.

= Zaino verde militare robusto
4160 | 35 | condition=used | backpack-green
Zaino militare verde CH con cinghie in cuoio, telo pulito. 35.-

= Orsetto crema musicale
3420 | 18 | condition=likeNew | teddy-cream
Orsetto crema con carillon (Brahms), 22 cm, quasi nuovo. Lavare a mano. B-Post 7.-

= Casetta rossa con bambole e cane
3420 | 60 | condition=used | dollhouse-red
Casetta rossa con bambole e cane, 3 piani, tegole dipinte. Mobili fatti a mano. 60.- con ritiro.

= Gioco dell’oca e tombola del paese
3430 | 20 | condition=used | boardgame-green
Gioco dell’oca, tombola con numeri in legno (il 77 rifatto). Cartelle unte. 20.-

= Trenino elettrico rosso
3440 | 95 | condition=good | trainset-red x2
Trenino elettrico rosso, ovale e scambio, trasformatore a norma. 95.-. Provato con i nipoti. TWINT, scatola un po’
rotta, spedizione 11.50.

= Automotrice rossa della Centovallina
3440 | 160 | condition=likeNew | modeltrain-red x2
Automotrice rossa Centovallina in ottone, H0m, fatta a mano, fari. Decoder predisposto. Come nuova, teca. Solo
consegna a mano.

= Tastiera Casio bianca per iniziare
4310 | 120 | condition=used, make=Casio, instrument=keyboard | keyboard-white
Casio CTK-1500? Comunque 61 tasti, bianca, leggio e alimentatore. Cento suoni. Supporto a X. 120.-, ritiro a casa.

= Chitarra elettrica Eko nera con borsa
4310 | 190 | condition=good, make=Eko, instrument=guitar | eguitar-black
Eko S-300 nera, corde nuove, borsa, cinghia. Pickup originali. Il gruppo si è sciolto. 190.- trattabili, ampli 10 W
per 40.- in più.

= Violino scuro di famiglia
4310 | 780 | condition=good, instrument=strings | violin-dark x2
Violino scuro di famiglia, inizio 900, anima rifatta, archetto con crini nuovi. Etichetta tedesca. Perizia del liutaio
850.-. Nessuna crepa. Custodia non originale. Prova con deposito.

= Tromba Stomvi da banda
4310 | 280 | condition=used, make=Stomvi, instrument=brass | trumpet-brass x2
Stomvi ottone, bocchino 7C lucidato, custodia. Laccatura consumata nelle mani. Pistoni revisionati. Consegna a mano o
18.- di porto.

= Flauti dolci in legno, tre taglie
4310 | 75 | condition=good | recorders-wood
Flauti dolci in legno soprano, contralto, tenore. Custodie stoffa. Oliati. 75.-

= Giradischi Dual nero automatico
5420 | 120 | condition=good, make=Dual, hifi=turntable | turntable-black
Dual CS 455 nero automatico, cinghia nuova, puntina buona. Coperchio un po’ opaco. Ascolto da me prima di comprare,
TWINT.

= Casse Indiana Line nere
5420 | 95 | condition=good, make=Indiana Line, hifi=speakers | speakers-black
Indiana Line Nota 240 nere, griglie intonse. 95.- la coppia, ritiro.

= HP OfficeJet 200 da viaggio
5050 | 50 | condition=used, make=HP | printer-black
HP OfficeJet 200 mobile, nera, cavo USB, batteria ok. Cartuccia nera nuova. 50 franchi.

= Tastiera Cherry nera con lettore di tessere
5070 | 25 | condition=good, make=Cherry | keyboard-black
Cherry KC 1000 SC, layout svizzero, silenziosa. Spedizione 7.-

= Monitor MSI curvo 32 pollici
5040 | 190 | condition=good, make=MSI, screenSize=32 | monitor-black x2
MSI Optix G32C4 curvo, 165 Hz, 1500R. Base stabile, cavo DP. Scatola tenuta. Nuovo 319.-. Ritirare a mano.

= Acer Aspire argento per scuola
5010 | 160 | condition=used, make=Acer | laptop-silver
acer aspire 3 argento 15 pollici, 8gb ssd 256. pulito e ripristinato. 160.-, twint, un tasto freccia duro

= Canon PowerShot compatta nera
5610 | 75 | condition=used, make=Canon, cameraType=compact | slr-black
PowerShot SX620 nera, zoom 25x, due batterie, scheda 16 GB. Bordo graffiato. 75.-, spedizione 7.-.

= Suunto 9 nero da corsa
5830 | 95 | condition=good, make=Suunto | smartwatch-black
Suunto 9 Baro nero, GPS preciso, cinturino nuovo, cavo. Autonomia lunga. Micrograffi sul vetro. Prezzo da nuovo 599.-.
Consegna a mano o raccomandata.

= Giacca blu da vela
6620 | 80 | condition=good, size=L, colour=blue, garment=jacket | jacket-blue
Giacca blu da vela L, cappuccio arancione, polsi in neoprene. Impermeabile. 80.-

= Stivali marroni da donna 39
6630 | 50 | condition=good, size=39, colour=brown, wearer=women | boots-brown
Stivali marroni donna 39, pelle ingrassata, tacco basso. Suola rifatta. 50.- da provare.

= Borsa nera da lavoro
6640 | 60 | condition=used, colour=black, bag=handbag | handbag-black
Borsa nera da lavoro 40 x 30, porta PC da 14, tracolla ricucita. TWINT

= Valigia rossa media
6640 | 55 | condition=used, colour=red, bag=suitcase | suitcase-red
Valigia rossa media 67 cm, ruote cambiate. Maniglia ok. Un adesivo. Ritiro.

= Ombrello rosso grande
6640 | 18 | condition=good, colour=red | umbrella-red
Ombrello rosso grande, 120 cm di diametro, praticamente nuovo. 18.-

= Vaso verde di vetro soffiato
4830 | 55 | condition=good | vase-green
Vaso verde soffiato 28 cm, pare Murano ma senza etichetta. Nessuna scheggia. Spedizione protetta 9.-.

= Quadro di lago con barche
4820 | 140 | condition=good | painting-lake x2
Quadro lago con barche, olio 60 x 45, firmato, cornice dorata. Piccolo strappo della tela riparato dietro.

= Pendola dorata da camino
4840 | 390 | condition=used | clock-gold x2
Pendola dorata da camino, suona ore e mezze. Manca la freccia del putto. Revisionata 2020 (240.-). Campana. 38 cm di
altezza, marmo sotto. Solo ritiro, contanti o TWINT.

= Cassa dipinta di blu, Valtellina
4810 | 290 | condition=used | chest-blue
Cassa dipinta blu Valtellina datata 1848, cerniere del fabbro, fondo nuovo. 105x50x52. Trattata. Un angolo sbrecciato.
Trasporto in due.

= Album di francobolli da finire
7210 | 40 | condition=used | stamps-mixed
Album francobolli da finire, buste da staccare, pinzetta, lente. 40.-

= Monete estere in scatola di biscotti
7220 | 25 | condition=used | coins-silver
Quasi 3 kg di monete estere in scatola di biscotti: lire, dracme, pesetas, gettoni. Non selezionate. Ritiro o
spedizione 9.-

= Fasciatoio azzurro con cassetti
6230 | 85 | condition=good | dresser-blue
Fasciatoio azzurro con cassetti 90 x 50 x 96, bordo morbido removibile. Vernice toccata in un punto. Materassino
nuovo. Ritiro al 2° piano con lift.

= Seggiolino Polisport rosso per bici
6240 | 45 | condition=used, make=Polisport, seatGroup=bicycle | childseat-red
Polisport Guppy rosso, cinture ok, attacco al telaio. 45.-, TWINT, fodera lavata.

= Felpe e pantaloni bimbo 4 anni
6300 | 30 | condition=used, size=104, colour=blue | jumper-blue
11 felpe e pantaloni bimbo 4 anni (104), ginocchia rinforzate. 30.- il pacco, spedizione 9.-.

= Gazebo verde pieghevole, tre per tre
3220 | 75 | condition=used | tent-green
Gazebo verde 3x3 pieghevole con sacca, un’asta raddrizzata. Pesi inclusi.

= Trapano a colonna Femi blu
3240 | 140 | condition=used, make=Femi, power=mains | drill-blue
Femi TCF 16, blu, morsa, 350 W, mandrino 13. Pesante, 30 kg. Tavola regolabile. Cinghia nuova. 140.-, venire con una
macchina grande.

= Cuccia e guinzagli, cane traslocato
9080 | 50 | petOf=dog | dogbasket-brown
Cuccia 80x60, guinzagli, ciotole acciaio. Il cane non c’è più. 50.- tutto

= Voliera in ottone da terrazzo
9080 | 70 | petOf=bird | birdcage-brass
Voliera ottone su ruote H 170, ora usata per i gerani. Base graffiata. Porta chiude bene. Ritiro.
