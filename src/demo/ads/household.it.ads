= Frigo combinato Whirlpool inox
3070 | 310 | condition=good, make=Whirlpool, appliance=fridge | fridge-steel x2
Whirlpool combinato inox 338 l, 188 x 60. Congelatore sotto con 3 cassetti. Silenzioso, guarnizioni pulite. Un segno
di calamita. Ritiro al secondo piano con lift, viene via anche smontando le porte. TWINT.

= Frigo Indesit bianco piccolo
3070 | 70 | condition=used, make=Indesit, appliance=fridge | fridge-white
Indesit 85 cm bianco, sbrinato e lavato. Era in cantina. 70.-, ritirare entro due settimane.

= Lavatrice Zanussi 7 kg
3070 | 180 | condition=good, make=Zanussi, appliance=washingMachine | washer-white
Zanussi 7 kg, 1400 giri, nessuna ruggine. Vibra forte in centrifuga senza tappetino (lo do). Tubi inclusi. Provabile,
è ancora collegata.

= Asciugatrice AEG a pompa di calore
3070 | 270 | condition=good, make=AEG, appliance=dryer | washer-grey
AEG 8 kg A++, grigia. Filtro lavabile, manuale. Usata d’inverno. Condensatore pulito. 270.- trattabili

= Gaggia Classic, guarnizioni nuove
3070 | 220 | condition=good, make=Gaggia, appliance=coffeeMachine | coffeemachine-steel x2
Gaggia Classic inox, doccetta e guarnizione nuove, decalcificata. Portafiltro doppio. Vaporiera ok. Meglio macinare al
momento. Mancano le istruzioni ma sono in internet. Spedizione 18.- o ritiro.

= Macchina Lavazza a capsule rossa
3070 | 30 | condition=used, make=Lavazza, appliance=coffeeMachine | coffeemachine-red
Lavazza A Modo Mio rossa con cappuccinatore. Mai usato quello. 30.-

= Aspirapolvere Rowenta senza sacco
3070 | 80 | condition=good, make=Rowenta, appliance=vacuum | vacuum-red
Rowenta X-Force scopa elettrica, batteria nuova, due spazzole. Leggera. Supporto muro.

= Macchina da cucire Necchi con mobile
3070 | 190 | condition=used, make=Necchi, appliance=sewingMachine | sewingmachine-black x2
Necchi nera con tavolino in ghisa, pedale, cinghia in cuoio. Cuce, l’ho usata per orli. Mobile 85 x 45. Cassettini con
bobine e piedini. È molto pesante. 190.-, ritiro

= Pentole in acciaio, dieci pezzi
3080 | 90 | condition=good | cookware-steel x2 | place=6600 Locarno TI
10 pentole acciaio fondo spesso, induzione ok, pastaiola con cestello. 90.-, ritiro a Locarno.

= Tegame blu in ghisa smaltata
3080 | 75 | condition=good | cookware-blue
Tegame in ghisa smaltata blu 28 cm con coperchio, interno perfetto. 4.8 kg. Spedizione 11.50, TWINT.

= Servizio di piatti bianchi
3080 | 60 | condition=good | crockery-white
Servizio 24 piatti bianchi + zuppiera. Una scheggiatura piccola. 60 franchi

= Piatti azzurri dipinti a mano
3080 | 95 | condition=likeNew | crockery-blue x2
Piatti Vietri dipinti azzurri, 12 pezzi (piani e fondi), come nuovi. Pagati 15 € l’uno in vacanza. Da ritirare, non li
spedisco.

= Paiolo di rame con polentera
3080 | 140 | condition=used | cookware-red
Paiolo di rame 6 l con polentera elettrica (motorino ok), coperchio e paletta. Rame lucidato. Treppiede no. La
corrente 220 V. Un paio di ammaccature.

= Cerco moka da diciotto tazze
3080 | 35 | - | coffeemachine-steel | wanted
Cerco moka da 18 tazze, anche usata, per le riunioni di condominio. Max 35.-, ritiro in zona.
