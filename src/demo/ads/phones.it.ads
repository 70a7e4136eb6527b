= Samsung Galaxy S20 FE blu, 128 GB
5810 | 250 | condition=good, make=Samsung | smartphone-blue
Galaxy S20 FE blu 128 GB, vetro mai caduto, pellicola dal primo giorno. Libero da operatore, account tolto. Scatola e
cavo. Batteria regge una giornata. 250.-, ritiro a mano o raccomandata 9.-.

= iPhone SE 2020 rosso, 64 GB
5810 | 130 | condition=used, make=Apple, storage=64 | smartphone-red
iphone se 2020 rosso 64gb, batteria sostituita (fattura 89.-), bordi un pò segnati. tutto funziona. twint

= Cat S52 verde, antiurto
5810 | 110 | condition=used, make=Cat | smartphone-green
Cat S52 verde da cantiere, caduto più volte, schermo intero. Dual SIM. Copertura USB un po’ molle. 110.-

= Telefono a disco rosso PTT
5820 | 55 | condition=good | dialphone-red | place=6500 Bellinzona TI
Telefono a disco rosso PTT, funziona con adattatore. Cavo lungo 3 m. Suoneria forte. Bello anche solo da mostrare.
Ritiro a Bellinzona o spedizione 11.50.

= Telefono a disco verde anni 70
5820 | 40 | condition=used | dialphone-green x2
Telefono verde a disco anni settanta, usato, scocca con graffi. Non provato sulla linea.

= Amazfit GTR nero
5830 | 110 | condition=good, make=Amazfit | smartwatch-black
Amazfit GTR 3 nero, cinturino nuovo L. Conta vasche e passi, batteria 12 giorni. Nuovo 169.-. Spedizione compresa.

= Apple Watch SE argento, 40 mm
5830 | 170 | condition=likeNew, make=Apple | smartwatch-silver
Apple Watch SE 40 mm argento, come nuovo, regalo di pensionamento mai piaciuto. Due cinturini. Batteria 100 %.
Caricatore originale e scatola. Consegna a mano

= Navigatore Garmin Drive per auto
5850 | 40 | condition=used, make=Garmin | tablet-black
Garmin Drive 50 con mappe a vita. Ventosa nuova. Schermo 5 pollici. Aggiornato, 40.-.

= Caricatore doppio USB e cuffiette nuove
5840 | 18 | condition=good | smartphone-blue
Caricatore doppio 24 W con spina svizzera e cuffiette nuove. Spedizione 7.-

= Cerco cover per iPhone 6s
5840 | 10 | - | smartphone-red | wanted
Cerco cover robusta per iPhone 6s, qualsiasi colore. Max 10.- con porto.
