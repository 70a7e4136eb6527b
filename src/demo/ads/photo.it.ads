= Reflex nera con due ottiche
5610 | 290 | condition=good, make=Nikon, cameraType=slr | slr-black x2
Battesimi, comunioni e una finale di hornuss capita male. Borsa inclusa.

= Fotocamera argento da viaggio
5610 | 420 | condition=good, make=Fujifilm | slr-silver
Sta in tasca se la tasca è generosa. Schermo con pellicola dal primo giorno.

= Analogica con esposimetro vivo
5610 | 160 | condition=used, make=Zenit, cameraType=film | slr-black
Pesa come un prosciutto e scatta come una porta. Obiettivo pulito.

= Teleobiettivo bianco
5620 | 810 | condition=good, make=Canon | lens-white
Gipeti in Val Bedretto, da molto lontano e dopo molte ore. Custodia imbottita.

= Obiettivo 50 millimetri
5620 | 110 | condition=good, make=Pentax | lens-black
Ritratti del coro, uno per corista, ottanta in tutto. Tappi doppi.

= Treppiede nero in carbonio
5630 | 130 | condition=used, make=Benro | tripod-black
Una gamba ha il graffio del Pizzo Centrale. Le altre due erano più furbe.

= Treppiede grigio leggero
5630 | 45 | condition=good, make=Velbon | tripod-grey
Ideale per autoscatti di famiglia con dieci secondi di panico. Livella inclusa.

= Drone bianco con telecomando
5650 | 260 | condition=good, make=DJI | drone-white
Ha visto il tetto della chiesa prima del sacrestano. Patentino non compreso.

= Telecamera per recite e saggi
5640 | 90 | condition=used, make=JVC | tripod-grey
Zoom potente, utile per trovare il proprio bambino tra le pecore. Cavetto video e treppiede grigio.

= Cerco cinepresa Super 8 funzionante
5640 | 80 | - | projector-black | wanted
Per il film dei cinquant’anni di matrimonio, girato come nel primo. La sposa è la stessa, il proiettore anche.
