= Francobolli svizzeri in quattro album
7210 | 140 | condition=good, origin=switzerland | stamps-mixed x2
Francobolli svizzeri 1910-1980 in quattro album, metà usati e metà nuovi con linguella leggera. Catalogo Zumstein 1995
incluso. Valore catalogo molto più alto ma lo so che non conta. 140.- tutto. Ritiro o assicurata 12.-.

= Francobolli blu della posta aerea
7210 | 60 | condition=used | stamps-blue
Francobolli blu posta aerea e due buste di volo. Timbri leggibili. 60.-

= Marengo d’oro in astuccio
7220 | 410 | condition=good | coins-gold
Marengo d’oro 20 fr. in astuccio. Prezzo secondo il corso di oggi. Incontro in banca, no spedizione.

= Monete d’argento, barattolo
7220 | 120 | condition=used | coins-silver x2
Barattolo con 40 monete d’argento (1/2, 1 e 2 franchi fino al 1967). Contate. 120 franchi

= Cartoline del Ticino d’epoca
7230 | 70 | condition=used, origin=switzerland | painting-lake
90 cartoline del Ticino d’epoca: Lugano, Locarno, Gandria, costumi. La maggior parte viaggiate, album. Vendo in
blocco. Scansioni di tutte per messaggio. Spedizione 7.-.

= Modellini rossi da corsa
7240 | 90 | condition=good | modelcar-red x2
7 modellini rossi di monoposto 1:43, a una manca il pilota. Teca plexi 50 cm compresa. 90.-

= Modellini blu degli anni Settanta
7240 | 60 | condition=used | modelcar-blue
Modellini blu anni 70, 12 pezzi (Politoys, Mercury). Portiere apribili, vernice segnata.

= Figurine calciatori, tre raccolte
7250 | 95 | condition=good, cardGame=panini | tradingcards-mixed
3 raccolte Panini calciatori (’78, ’82, ’86): due complete, a una manca una figurina. Copertine staccate su quella del
’78. Figurine incollate bene. Vendo insieme, solo a mano

= Carte collezionabili blu
7250 | 110 | condition=likeNew | tradingcards-blue
carte collezionabili blu, circa 240, bustine doppie, quasi nuove. lista excel. 110.-, TWINT

= Campanaccio in bronzo con cinghia
7020 | 290 | condition=good | cowbell-bronze x2
Campanaccio in bronzo con cinghia in cuoio, 24 cm, suono chiaro. Usato davvero su un alpe. Cinghia originale con
fibbia.

= Campana grande da transumanza
7020 | 210 | condition=used | cowbell-large
Campana grande da transumanza, lamiera battuta, batacchio originale, diametro 27. Bella da appendere. Pesa 6 kg quindi
ritiro.

= Cerco bustine di zucchero da bar chiusi
7250 | 15 | - | coins-silver | wanted
Cerco bustine di zucchero di bar del Sottoceneri che hanno chiuso. Piene o vuote. Offro fino a 15.- per una busta di
doppie, scambio volentieri.
