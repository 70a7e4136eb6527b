= Gialli tascabili, ottanta titoli
4210 | 50 | condition=used, bookFormat=paperback, language=italian | books-crime
80 gialli Mondadori tascabili. Attenzione: su alcune copertine c’è scritto il nome del colpevole… 50.- la cassa
intera, ritiro.

= Plinio Martini e altri autori ticinesi
4210 | 38 | condition=good, language=italian | bookstack-warm
9 libri di autori ticinesi (Plinio Martini, Orelli, Felder). Il fondo del sacco ha una stella alpina dentro. Stato
buono. Spedizione 9.-.

= Classici russi in edizione economica
4210 | 25 | condition=used, language=italian | books-crime
Classici russi economici BUR e Garzanti, 14 volumi, ingialliti ma interi.

= Libri per bambini illustrati, venti pezzi
4220 | 35 | condition=good, language=italian | bookstack-mixed x2
20 libri per bambini illustrati, Rodari, Munari, Lionni. Uno con angolo masticato. Adatti da 3 a 7 anni. 35.- in
blocco, da ritirare

= Geronimo Stilton, collezione di 26
4220 | 60 | condition=good, language=italian | comics-yellow x2
26 Geronimo Stilton, anche Viaggi nel regno della fantasia. Belli. TWINT, spedizione 11.50

= Ricettario della nonna e libri di polenta
4230 | 24 | condition=used, language=italian | books-shelf
Ricettario di famiglia (fotocopie rilegate) e cinque libri di cucina lombarda e ticinese. Macchie di burro.

= Guide del Touring, Italia regione per regione
4230 | 70 | condition=good, language=italian | bookstack-warm x2
Guide rosse/verdi del TCI, Italia regione per regione, 22 volumi anni 70-80. Manca Basilicata. Carta perfetta. 70.-
tutte, le tengo fino a fine mese. Sono circa 12 kg.

= Atlante dei funghi con appunti
4230 | 20 | condition=used, language=italian | books
Atlante dei funghi con appunti a matita di un fungiatt. Edizione 1978. I posti sono in codice, mi dispiace. 20.-

= Testi scuola media, prima e seconda
4240 | 45 | condition=used | books-shelf
Testi scuola media I e II, foderati. Controllate le edizioni con la sede. Esercizi a matita cancellabili. Matematica
ha un angolo rovinato. 45.- tutti oppure 8.- il pezzo.

= Tex, dal numero 300 al 420
4250 | 140 | condition=good, language=italian | comics-red x3
Tex dal 300 al 420, 121 albi senza buchi, in scatole. Qualche dorso scollato. Non separo. A mano a casa mia, contanti
o TWINT.

= Riviste di alpinismo, quindici annate
4260 | 30 | condition=used, language=italian | bookstack-cold
15 annate di riviste di alpinismo, tenute asciutte. Omaggio di alcune carte. Portarsi delle borse

= Cerco enciclopedia «Conoscere», vol. 7
4230 | 15 | language=italian | books | wanted
Cerco il volume 7 di Conoscere, rilegatura rossa, offro 15.- più spese postali.
