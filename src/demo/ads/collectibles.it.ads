= Francobolli svizzeri in quattro album
7210 | 140 | condition=good, origin=switzerland | stamps-mixed x2
Papà incollava la domenica e nessuno poteva aprire la finestra. Linguelle sottili.

= Francobolli blu della posta aerea
7210 | 60 | condition=used | stamps-blue
Con due buste del volo sopra il San Bernardino, un po’ stropicciate dal vento o dalla gioia. Timbri leggibili.

= Marengo d’oro in astuccio
7220 | 410 | condition=good | coins-gold
Promesso al primo nipote laureato, che ha fatto il panettiere e sta benissimo. Si vende per il forno.

= Monete d’argento, barattolo
7220 | 120 | condition=used | coins-silver x2
Franchi e mezzi franchi salvati dal resto. Quaranta pezzi contati.

= Cartoline del Ticino d’epoca
7230 | 70 | condition=used, origin=switzerland | painting-lake
Novanta, molte con zoccolette e tramonti dipinti. Un tale Fritz saluta da ogni riva.

= Modellini rossi da corsa
7240 | 90 | condition=good | modelcar-red x2
Sette monoposto, una senza pilota: se l’è mangiato il cane, sta bene. Teca in plexiglas.

= Modellini blu degli anni Settanta
7240 | 60 | condition=used | modelcar-blue
Giocati con rispetto, cioè poco. Portiere apribili.

= Figurine calciatori, tre raccolte
7250 | 95 | condition=good, cardGame=panini | tradingcards-mixed
Due finite, una quasi: manca sempre lo stesso terzino. Colla profumata dell’epoca.

= Carte collezionabili blu
7250 | 110 | condition=likeNew | tradingcards-blue
In bustine doppie, ordinate dalla più carina alla più potente. Mio figlio ora suona il corno.

= Campanaccio in bronzo con cinghia
7020 | 290 | condition=good | cowbell-bronze x2
Portato dalla Stella, sei volte reina d’alpe di Piora. Suono pulito.

= Campana grande da transumanza
7020 | 210 | condition=used | cowbell-large
Appesa all’ingresso serve da citofono, i vicini hanno capito il codice. Batacchio originale.

= Cerco bustine di zucchero da bar chiusi
7250 | 15 | - | coins-silver | wanted
Solo locali del Sottoceneri che non esistono più. Piene o vuote, con storia.
