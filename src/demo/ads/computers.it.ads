= Portatile argento 14 pollici
5010 | 410 | condition=good, make=Apple, screenSize=14 | laptop-silver x2
Ha scritto una tesi sui muri a secco, pietra per pietra. Batteria cambiata in negozio.

= Portatile nero da ufficio
5010 | 290 | condition=used, make=HP | laptop-black
La fiduciaria passa a modelli più leggeri, io passo alla pensione. Tastiera svizzera.

= Fisso nero silenzioso
5020 | 430 | condition=good | desktop-black x2
Assemblato da mio nipote con una cura che in camera sua non si vede. Ventole grandi e lente.

= Computer bianco da gioco
5020 | 780 | condition=likeNew | desktop-white
Promossa in terza liceo, quindi basta. Luci spegnibili per i genitori.

= Tablet argento con custodia
5030 | 180 | condition=good, make=Samsung | tablet-silver
Letture a letto e ricette in cucina. Una ditata di besciamella che si vede solo controluce.

= Lettore e-book nero
5030 | 50 | condition=good, make=Kindle | tablet-black
Gialli per trecento notti d’insonnia. Adesso dormo, grazie.

= Schermo nero 24 pollici
5040 | 85 | condition=good, make=Asus, screenSize=24 | monitor-black
Usato per videochiamare la nonna in Argentina, a grandezza naturale. Altoparlanti discreti.

= Monitor bianco da grafica
5040 | 160 | condition=good, make=BenQ | monitor-white
Profilo colore certificato, cappuccio paraluce. Lo studio chiude, i colori restano.

= Stampante laser bianca
5050 | 55 | condition=good, make=Samsung, printer=laser | printer-white
Stampa i menu del grotto da sempre, anche unti. Toner nuovo.

= Multifunzione nera
5050 | 65 | condition=used, make=Canon | printer-black
Scanner ottimo, stampa con calma olimpica. Cavo incluso.

= Tastiera bianca meccanica
5070 | 45 | condition=good, make=Logitech | keyboard-white
Suona come un temporale leggero. Tasti lavati uno per uno.

= Disco esterno da quattro tera
5060 | 70 | condition=good, make=WD, component=drive | laptop-black
Conteneva tutte le processioni dal 2009. Formattato con benedizione.
