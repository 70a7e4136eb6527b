= Pianoforte verticale marrone
4310 | 1300 | condition=good, make=Kawai, instrument=piano | piano-brown x2
Accordato due volte l’anno da un signore che dopo suonava sempre lo stesso tango. Piano terra, cortile comodo.

= Fisarmonica rossa 80 bassi
4310 | 640 | condition=used, make=Paolo Soprani, instrument=accordion | accordion-red x3
Ha girato tutte le sagre della valle. Il mantice respira bene, meglio di chi la suonava.

= Chitarra elettrica blu, poco vissuta
4310 | 230 | condition=likeNew, make=Yamaha, instrument=guitar | eguitar-blue x2
Avevo promesso a mio figlio che avrei imparato prima di lui. Lui adesso è in tournée a Chiasso.

= Violino da studio con custodia
4310 | 350 | condition=good, instrument=strings | violin-wood
Montato da un liutaio cremonese in pensione. La custodia ha una tasca segreta, vuota, ho controllato.

= Batteria rossa, cinque fusti
4310 | 390 | condition=used, make=Tama, instrument=drums | drumkit-red x2
Cassa con dentro un cuscino di mia suocera. Il cuscino torna a mia suocera.

= Amplificatore nero per basso
4310 | 180 | condition=used, make=Markbass, instrument=bass | amp-black
Venti concerti e un diluvio, coperto in tempo. La maniglia è stata cucita dal calzolaio.

= Cerco organetto per il carnevale
4310 | 250 | instrument=accordion | accordion-black | wanted
La nostra guggen ha perso il suo in una fontana. Basta che suoni forte, l’intonazione la mettiamo noi.

= Cantautori in vinile, 50 LP
4330 | 190 | condition=good, genre=chanson | vinyl-black x2
De André, Guccini, Conte. Sulla busta di uno c’è il numero di una ragazza del liceo, ora è mia moglie.

= Liscio e mazurche, 45 giri
4330 | 30 | condition=used | vinyl-red
Ottanta dischetti dal juke-box del bar chiuso in piazza. Servono gli adattatori, ne ho trovati dodici.

= CD di opera lirica, cofanetti
4320 | 70 | condition=good, genre=classical | discs-silver
Diciotto opere con libretto. Mio marito cantava insieme a Pavarotti, e alla fine credeva di aver vinto.

= Spartiti di chitarra e metodo
4340 | 22 | condition=used, instrument=guitar | bookstack-mixed
Carulli, Giuliani e un fascicolo di accordi con i disegnini dei Beatles. Macchia di caffè sul fa maggiore.

= Casse attive e treppiedi per feste
4350 | 320 | condition=good | speakers-black x2
Usate per le tombole dell’oratorio, quindi sanno dire molto bene i numeri. Cavi da dieci metri compresi.
