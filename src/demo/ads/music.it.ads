= Pianoforte verticale marrone
4310 | 1300 | condition=good, make=Kawai, instrument=piano | piano-brown x2
Pianoforte verticale Kawai marrone, accordato due volte l’anno. 118 cm, pedale sordina. Sgabello incluso. Pianterreno
e cortile, trasporto facile ma a vostro carico (indicativo 300.-). Nessun tasto rovinato. Lo si può suonare il
pomeriggio.

= Fisarmonica rossa 80 bassi
4310 | 640 | condition=used, make=Paolo Soprani, instrument=accordion | accordion-red x3
Fisarmonica Paolo Soprani rossa 80 bassi, mantice tiene, due note da accordare. Borsa dura. Cinghie quasi nuove. 640.-
trattabili.

= Chitarra elettrica Yamaha Pacifica blu
4310 | 230 | condition=likeNew, make=Yamaha, instrument=guitar | eguitar-blue x2
Yamaha Pacifica 112 blu, praticamente nuova. Corde 10, cavo e plettri. Prezzo nuovo 339.-. La custodia è morbida.
Ritiro o spedizione 18.-

= Violino da studio con custodia
4310 | 350 | condition=good, instrument=strings | violin-wood
Violino 4/4 da studio con archetto e custodia, fatto regolare dal liutaio 2 anni fa. Corde Pirastro. Mentoniera,
spalliera. Ottimo per scuola di musica, si può provare.

= Batteria rossa, cinque fusti
4310 | 390 | condition=used, make=Tama, instrument=drums | drumkit-red x2
Batteria Tama Imperialstar rossa, 5 fusti, piatti, sgabello. Pelli usate, cassa con cuscino (il cuscino non è
incluso). Una meccanica sostituita. Già smontata, sta in una station wagon. 390.-, TWINT.

= Amplificatore nero per basso
4310 | 180 | condition=used, make=Markbass, instrument=bass | amp-black
Markbass CMD 121 per basso, 300 W. Maniglia cucita dal calzolaio. Venti concerti. Fodera in più.

= Cerco organetto per il carnevale
4310 | 250 | instrument=accordion | accordion-black | wanted
La nostra guggen cerca organetto o fisarmonica piccola, economica, che resista alla pioggia. Budget 250.-. Ritiro in
zona.

= Cantautori in vinile, 50 LP
4330 | 190 | condition=good, genre=chanson | vinyl-black x2
50 LP cantautori italiani (De André, Guccini, Conte, Fossati, Battiato). Puliti, buste interne nuove. Una copertina
con scritta a penna. Elenco disponibile. Vendo solo tutti insieme, ritiro. No Spotify, mi dicono tutti… pazienza.

= Liscio e mazurche, 45 giri
4330 | 30 | condition=used | vinyl-red
80 45 giri di liscio e mazurche, dal jukebox di un bar. Con dodici adattatori. 30.-

= CD di opera lirica, cofanetti
4320 | 70 | condition=good, genre=classical | discs-silver
18 opere in CD, cofanetti con libretto. Come nuove. 70.- in blocco, spedizione 9.-.

= Spartiti di chitarra e metodo
4340 | 22 | condition=used, instrument=guitar | bookstack-mixed
Spartiti chitarra (Carulli, Giuliani, Beatles). Una macchia di caffè. TWINT

= Casse attive e treppiedi per feste
4350 | 320 | condition=good | speakers-black x2
Casse attive (paio) 2x250 W con treppiedi, cavi XLR 10 m. Usate in oratorio. Anche bluetooth. Imballo originale solo
di una. Prova sul posto, contanti o TWINT.
