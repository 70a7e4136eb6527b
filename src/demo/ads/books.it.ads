= Gialli tascabili, ottanta titoli
4210 | 50 | condition=used, bookFormat=paperback, language=italian | books-crime
La collezione di mia zia, che indovinava sempre a metà libro e poi lo scriveva in copertina. Se volete la sorpresa, non guardate l’interno.

= Plinio Martini e altri autori ticinesi
4210 | 38 | condition=good, language=italian | bookstack-warm
Nove libri, tra cui «Il fondo del sacco» con una stella alpina pressata a pagina venti. La stella resta dov’è.

= Classici russi in edizione economica
4210 | 25 | condition=used, language=italian | books-crime
Ho finito «Guerra e pace» in due inverni. Il mio segnalibro, un abbonamento del bus, è compreso nel prezzo.

= Libri per bambini illustrati, venti pezzi
4220 | 35 | condition=good, language=italian | bookstack-mixed x2
Rodari, Munari, un drago senza coda. La coda l’ha mangiata mio figlio minore, con appetito.

= Geronimo Stilton, collezione di 26
4220 | 60 | condition=good, language=italian | comics-yellow x2
Quelli con gli odori non odorano più di formaggio, per fortuna. Mia figlia li ha messi in ordine di paura.

= Ricettario della nonna e libri di polenta
4230 | 24 | condition=used, language=italian | books-shelf
Cinque volumi di cucina lombarda e uno scritto a mano, fotocopiato per tutta la parentela. Le dosi sono in tazzine.

= Guide del Touring, Italia regione per regione
4230 | 70 | condition=good, language=italian | bookstack-warm x2
Copertina verde, carta fine, indirizzi di alberghi che non esistono più. La Basilicata manca perché l’ho dimenticata in Basilicata.

= Atlante dei funghi con appunti
4230 | 20 | condition=used, language=italian | books
Accanto ai porcini mio suocero segnava il bosco con una sigla. La chiave delle sigle non l’ha lasciata a nessuno.

= Testi scuola media, prima e seconda
4240 | 45 | condition=used | books-shelf
Foderati, nomi cancellati, esercizi in gran parte a matita. Matematica ha l’angolo masticato dal criceto.

= Tex, dal numero 300 al 420
4250 | 140 | condition=good, language=italian | comics-red x3
Centoventi albi senza buchi, in scatole da scarpe. Io ho smesso di fumare e di leggere Tex lo stesso giorno; il fumo mi manca meno.

= Riviste di alpinismo, quindici annate
4260 | 30 | condition=used, language=italian | bookstack-cold
Impilate in solaio vicino al camino, ben asciutte. In una c’è la foto della nostra cordata, noi siamo i due punti a destra.

= Cerco enciclopedia «Conoscere», vol. 7
4230 | 15 | language=italian | books | wanted
Mi manca quello, da quando avevo undici anni. Rilegatura rossa, prezzo da amici.
