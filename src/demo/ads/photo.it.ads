= Reflex Nikon D5300 con 2 obiettivi
5610 | 290 | condition=good, make=Nikon, cameraType=slr | slr-black x2
Nikon D5300 nera + 18-55 e 55-200, borsa, due batterie. Circa 14’000 scatti. Sensore pulito. Ghiera lucida. Buona per
iniziare. Da provare da me o al bar, TWINT.

= Fujifilm X-E3 argento
5610 | 420 | condition=good, make=Fujifilm | slr-silver
Fuji X-E3 argento con XF 23mm f2, pellicola sullo schermo. Piccola. Un graffio sul fondo da treppiede. Caricatore,
cinghia. Prezzo trattabile se ritiro subito

= Zenit analogica con esposimetro
5610 | 160 | condition=used, make=Zenit, cameraType=film | slr-black
Zenit EM con Helios 58/2, esposimetro funzionante. Pesa. 160 fr

= Canon EF 300 mm f/4 L bianco
5620 | 810 | condition=good, make=Canon | lens-white
Canon EF 300 f/4 L IS bianco, custodia imbottita. Lenti pulite, nessun fungo. Vernice saltata sul paraluce. Collare
treppiede. Usato per uccelli. 810.-, consegna a mano, niente invio all’estero.

= Pentax 50 mm f/1.8
5620 | 110 | condition=good, make=Pentax | lens-black
SMC Pentax-DA 50 1.8, due tappi. Ottimo per ritratti. B-Post 7.-.

= Treppiede Benro carbonio nero
5630 | 130 | condition=used, make=Benro | tripod-black
Benro TMA28C carbonio, una gamba graffiata in montagna. Testa a sfera. 1.8 kg. Sacca. 130.-

= Treppiede Velbon grigio
5630 | 45 | condition=good, make=Velbon | tripod-grey
velbon grigio leggero, livella, piastra rapida. 45.- spediz. 9.-

= DJI Mini SE bianco
5650 | 260 | condition=good, make=DJI | drone-white
DJI Mini SE bianco, telecomando, 2 batterie, valigetta. Mai caduto. Sotto 250 g. Registrazione UFAC a carico del
compratore, si fa in dieci minuti. Eliche di scorta.

= Videocamera JVC con treppiede
5640 | 90 | condition=used, make=JVC | tripod-grey
JVC Everio HD, zoom 40x, batteria grande, cavo, treppiede grigio. SD 32 GB. Usata per recite. 90.-

= Cerco cinepresa Super 8 funzionante
5640 | 80 | - | projector-black | wanted
Cerco cinepresa Super 8 funzionante per un film di famiglia (50 anni di matrimonio). Pago fino a 80.-. Va bene
qualunque marca, basta che il motore giri.
