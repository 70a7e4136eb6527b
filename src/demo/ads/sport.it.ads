= Bicicletta nera da città con cestino
4020 | 190 | condition=used, make=Bianchi, size=54 cm, colour=black, bicycleType=city | citybike-black x2
Trent’anni di piazza Grande e mai rubata, nemmeno quando l’avrei voluto. Cavalletto doppio.

= Bici crema da donna
4020 | 230 | condition=good, size=50 cm, colour=beige, bicycleType=city | citybike-cream x2
Sella larga e molle, comoda anche dopo il risotto. Fanali a pila nuovi.

= Mountain bike rossa, taglia L
4020 | 520 | condition=good, make=Merida, size=L, colour=red, bicycleType=mountain | mountainbike-red x2
Tamaro su, Tamaro giù, senza funivia. Forcella rivista.

= Mountain bike nera biammortizzata
4020 | 1180 | condition=used, make=Santa Cruz, size=M, colour=black, bicycleType=mountain | mountainbike-black x2
Il telaio ha una pellicola che ha preso tutti i sassi di Carì. Sotto, intatto.

= Bici da corsa bianca in carbonio
4020 | 1500 | condition=good, make=Bianchi, size=55 cm, colour=white, bicycleType=road | roadbike-white x2
Non è celeste, lo so, me lo dicono tutti. Gruppo oliato ogni venerdì.

= Bici da corsa nera d’acciaio
4020 | 640 | condition=used, make=Colnago, size=57 cm, colour=black, bicycleType=road | roadbike-black x2
Comprata dal figlio di un gregario vero. Puntapedali con le cinghie, per chi ricorda.

= Bicicletta blu da bambino, 20 pollici
4020 | 85 | condition=good, size=20 pollici, colour=blue, bicycleType=childrens | kidsbike-blue
Il campanello fa il verso dell’anatra, su richiesta esplicita. Copertoni ancora scolpiti.

= Biciclettina gialla con rotelle
4020 | 55 | condition=used, size=14 pollici, colour=yellow, bicycleType=childrens | kidsbike-yellow
Le rotelle sono storte dall’entusiasmo. Rosari di adesivi di dinosauri.

= E-bike verde, scavalco basso
4030 | 1350 | condition=good, make=Atala, size=M, colour=green, assistance=slow | ebike-green x2
Mia madre a settantasei anni ci va a Mendrisio per il pane, e a Como per quello buono. Batteria ricaricata ogni domenica.

= E-bike bianca veloce
4030 | 1890 | condition=used, make=Haibike, size=L, colour=white, assistance=slow | ebike-white
Batteria di scorta per i pendolari ansiosi. Freni appena spurgati.

= E-MTB nera, seconda batteria
4030 | 2700 | condition=good, make=Bulls, size=L, colour=black, bicycleType=mountain, assistance=slow | ebike-black x2
Tutti gli alpeggi del Lucomagno in un’estate, con assaggio. Peso: lei ventitré, io di più.

= Rimorchio rosso per due bambini
4040 | 190 | condition=used, make=Chariot | biketrailer-red x2
Trasporta anche angurie, stessa cintura. Telo antipioggia rifatto.

= Tapis roulant pieghevole grigio
4060 | 210 | condition=good, make=Domyos | treadmill-grey
Comperato per l’inverno, venduto per la primavera. Display tutto funzionante.

= Manubri neri con rastrelliera
4060 | 130 | condition=good | dumbbells-black
Da due a quindici chili. In garage hanno tenuto compagnia alle damigiane.

= Racchetta da tennis gialla
4070 | 50 | condition=used, make=Prince | racket-yellow
Tre tornei di paese, due finali perse contro lo stesso dentista. Corde da rifare.

= Kayak rosso da lago
4080 | 390 | condition=good, make=Rainbow | kayak-red x2
Brissago andata e ritorno con pausa ghiacciolo. Gavone stagno, pagaia di scorta.

= SUP menta gonfiabile
4080 | 170 | condition=good, make=Jobe | paddleboard-mint
Ci sale anche il cane, che però detta la rotta. Zaino da trasporto.

= Scarponi da sci bianchi, 25
4120 | 75 | condition=good, make=Nordica, size=25, winterSport=alpine | skiboots-white
Usati alle settimane bianche della scuola di Airolo. Scarpetta asciutta e profumata, dice lei.

= Pattini neri da ghiaccio, 43
4120 | 40 | condition=used, size=43, winterSport=skating | iceskates-black
Valascia, ultimo inverno aperto: io c’ero e sono caduto lì. Lame affilate.

= Snowboard blu con attacchi
4120 | 95 | condition=used, make=Ride, size=155, winterSport=snowboard | snowboard-blue
Le lamine tengono, il ginocchio no. Vendo insieme alla sacca.

= Tenda verde da cinque posti
4160 | 140 | condition=good, make=Ferrino | tent-green x2
Quattro più la suocera, che dorme in mezzo. Paleria in fibra, picchetti in abbondanza.

= Tenda rossa leggera
4160 | 150 | condition=good, make=Ferrino | tent-red
Sola al passo della Novena con il vento contro. Cuciture nastrate.

= Zaino blu da cinquanta litri
4160 | 60 | condition=good, make=Ferrino | backpack-blue
Spallacci imbottiti, coprizaino arancione. Ha portato su una forma intera di formaggio d’alpe, mai giù.
