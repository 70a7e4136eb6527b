= Bici da città Bianchi nera con cestino
4020 | 190 | condition=used, make=Bianchi, size=54 cm, colour=black, bicycleType=city | citybike-black x2
Buongiorno, vendo la mia Bianchi da città, nera, telaio 54, che ho usato tutti i giorni per andare al lavoro. 3
rapporti, cestino e cavalletto doppio, camere d’aria nuove davanti e dietro. C’è un po’ di ruggine sul manubrio e la
sella ha un taglietto. È sempre rimasta in garage e non l’ho mai lasciata fuori d’inverno. 190.-, TWINT o contanti.
Grazie e cordiali saluti.

= Bici crema da donna
4020 | 230 | condition=good, size=50 cm, colour=beige, bicycleType=city | citybike-cream x2
Bici crema da donna 50 cm, 7 marce, sella larga, fanali LED a pila. Cesto staccabile. Copertoni buoni.

= Mountain bike Merida rossa, L
4020 | 520 | condition=good, make=Merida, size=L, colour=red, bicycleType=mountain | mountainbike-red x2
Merida Big.Nine rossa L da 29, freni Shimano idraulici, forcella revisionata (130.-). Catena nuova. Pedali flat.
Prezzo da nuova 1’190.-. Ritiro, si può provare sulla strada davanti.

= Santa Cruz 5010 biammortizzata, M
4020 | 1180 | condition=used, make=Santa Cruz, size=M, colour=black, bicycleType=mountain | mountainbike-black x2
Santa Cruz 5010 M nera, telaio con pellicola protettiva. Sospensioni Fox revisionate, SLX 12v, dropper. Ruote da
controllare, un raggio cambiato. 1’180.- perché ha i suoi anni. Niente scambi con moto.

= Bianchi bianca in carbonio, 55
4020 | 1500 | condition=good, make=Bianchi, size=55 cm, colour=white, bicycleType=road | roadbike-white x2
Bianchi carbonio bianca 55, Ultegra 11v, ruote Fulcrum. 9’200 km, catena e pacco nuovi. Nessuna caduta, ispezionata
dal meccanico. Sella a richiesta. Vendo per mal di schiena. Consegna a mano.

= Colnago in acciaio nera, 57
4020 | 640 | condition=used, make=Colnago, size=57 cm, colour=black, bicycleType=road | roadbike-black x2
Colnago Master acciaio, nera, taglia 57, Campagnolo, pedali con cinghiette. Vernice buona. Tubolari nuovi. Per
appassionati. Contanti.

= Bicicletta blu da bambino, 20 pollici
4020 | 85 | condition=good, size=20 pollici, colour=blue, bicycleType=childrens | kidsbike-blue
Bici blu da bambino 20 pollici, campanello a forma d’anatra. 6 marce, copertoni scolpiti. 85.-

= Biciclettina gialla con rotelle
4020 | 55 | condition=used, size=14 pollici, colour=yellow, bicycleType=childrens | kidsbike-yellow
bici gialla 14 pollici rotelle un pò storte. adesivi dinosauri. 55 fr ritiro

= E-bike Atala verde, scavalco basso
4030 | 1350 | condition=good, make=Atala, size=M, colour=green, assistance=slow | ebike-green x2
Atala B-Easy verde M, scavalco basso, 25 km/h, batteria 418 Wh, 3’900 km. Freni nuovi. Due chiavi, caricatore,
portapacchi. Mia madre passa al modello con cambio automatico. Tagliando 2023. Preferisco vedersi di persona, non
spedisco.

= E-bike veloce Haibike bianca, 45 km/h
4030 | 1890 | condition=used, make=Haibike, size=L, colour=white, assistance=slow | ebike-white
Haibike Trekking S bianca, L, 45 km/h, batteria di scorta compresa. Freni spurgati, targa da fare. 7’800 km.
Cavalletto, borse. Specchietto omologato. Da nuova 4’490.-.

= E-MTB Bulls nera, 2 batterie
4030 | 2700 | condition=good, make=Bulls, size=L, colour=black, bicycleType=mountain, assistance=slow | ebike-black x2
Bulls Copperhead EVO, L, nera, due batterie 500 Wh, Bosch CX. 4’200 km. Catena e corona fatte. Ruote tubeless.
Forcella con un segno. Peso 23 kg. Prova su appuntamento, pagamento bonifico o TWINT.

= Rimorchio Chariot rosso per 2 bambini
4040 | 190 | condition=used, make=Chariot | biketrailer-red x2
Chariot Cougar 2 rosso, telo pioggia rifatto, ruota passeggino. Attacco. Cinture ok. Prezzo nuovo 799.-. Usato
parecchio però curato. Si piega, ritiro

= Tapis roulant Domyos grigio
4060 | 210 | condition=good, make=Domyos | treadmill-grey
Domyos T520, pieghevole, 13 km/h. Display ok, nastro centrato. Usato un inverno. Con rotelle, 54 kg, ci vuole il
furgone. 210.-

= Manubri neri con rastrelliera
4060 | 130 | condition=good | dumbbells-black
Manubri neri da 2 a 15 kg con rastrelliera, set completo. Ghisa rivestita. 130.-, peso tot. 110 kg quindi passate a
prenderlo, vi aiuto.

= Racchetta tennis Prince gialla
4070 | 50 | condition=used, make=Prince | racket-yellow
Prince Tour 100, manico 3, corde da rifare. 50.- trattabili.

= Kayak Rainbow rosso
4080 | 390 | condition=good, make=Rainbow | kayak-red x2
Rainbow Laser rosso 4.10 m, gavone stagno, due pagaie. Seduta regolata. Segni sulla chiglia. Barre e cinghie non
comprese. Ritiro sul lago.

= SUP gonfiabile Jobe menta
4080 | 170 | condition=good, make=Jobe | paddleboard-mint
Jobe Yarra 10.6, pompa, pagaia 3 pezzi, zaino. Nessuna toppa. Usato da due persone più il cane. 170.- TWINT

= Scarponi sci Nordica 25, bianchi
4120 | 75 | condition=good, make=Nordica, size=25, winterSport=alpine | skiboots-white
Nordica 25 bianchi, flex 80, scarpetta asciutta. Usati alle settimane bianche. Chiusure ok. Da provare.

= Pattini neri da ghiaccio, 43
4120 | 40 | condition=used, size=43, winterSport=skating | iceskates-black
Pattini neri ghiaccio 43, lame affilate la settimana scorsa. Lacci nuovi. 40.-

= Snowboard Ride 155 blu
4120 | 95 | condition=used, make=Ride, size=155, winterSport=snowboard | snowboard-blue
Ride 155 con attacchi M/L e sacca. Lamine ok, soletta graffiata. Ceduto per il ginocchio. Spedizione 18.-, meglio
ritiro.

= Tenda Ferrino verde, 5 posti
4160 | 140 | condition=good, make=Ferrino | tent-green x2
Ferrino Proxes 5, paleria in fibra, picchetti abbondanti. Cucitura del catino sigillata. 140.-

= Tenda leggera Ferrino rossa
4160 | 150 | condition=good, make=Ferrino | tent-red
Ferrino Lightent 2 rossa, 2.4 kg, cuciture nastrate. Usata 9 notti. Asciugata. Prezzo da nuova 259.-, TWINT.

= Zaino Ferrino blu 50 l
4160 | 60 | condition=good, make=Ferrino | backpack-blue
ferrino finisterre 48 blu, coprizaino arancione, spallacci imbottiti. una fibbia nuova. 60 fr
