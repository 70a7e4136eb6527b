= Frigorifero inox combinato
3070 | 310 | condition=good, make=Whirlpool, appliance=fridge | fridge-steel x2
Conserva, congela e fa da lavagna per le calamite di trentadue laghi. Le calamite restano ai nipoti.

= Frigo bianco piccolo da cantina
3070 | 70 | condition=used, make=Indesit, appliance=fridge | fridge-white
Lo usavamo per il vino bianco e per i vermi da pesca, in scomparti diversi. Sbrinato e lavato due volte.

= Lavatrice sette chili
3070 | 180 | condition=good, make=Zanussi, appliance=washingMachine | washer-white
Centrifuga da decollo, basta il tappetino sotto. Cestello senza ruggine.

= Asciugatrice grigia, classe buona
3070 | 270 | condition=good, make=AEG, appliance=dryer | washer-grey
D’inverno profuma di bucato tutta la scala. Filtro lavabile, manuale in italiano.

= Macchina da caffè a braccetto
3070 | 220 | condition=good, make=Gaggia, appliance=coffeeMachine | coffeemachine-steel x2
Il caffè viene come al bar, se al bar c’è mio padre. Guarnizione e doccetta nuove.

= Macchina a capsule rossa
3070 | 30 | condition=used, make=Lavazza, appliance=coffeeMachine | coffeemachine-red
Da quando è arrivata la moka nuova non serve più. Accessorio cappuccinatore mai sporcato.

= Aspirapolvere senza sacco
3070 | 80 | condition=good, make=Rowenta, appliance=vacuum | vacuum-red
Leggero anche sulle scale a chiocciola. Batteria nuova di zecca.

= Macchina da cucire con tavolino
3070 | 190 | condition=used, make=Necchi, appliance=sewingMachine | sewingmachine-black x2
Pedale in ghisa, cinghia in cuoio. Mia mamma ci faceva i vestiti di carnevale per tutta la via Nosetto.

= Pentole in acciaio, dieci pezzi
3080 | 90 | condition=good | cookware-steel x2
Fondo spesso, adatte all’induzione. La pastaiola ha un cestello che scola anche i pensieri.

= Tegame blu in ghisa smaltata
3080 | 75 | condition=good | cookware-blue
Per l’ossobuco ci vogliono tre ore e questo tegame. La ricetta è attaccata sotto il coperchio.

= Servizio di piatti bianchi
3080 | 60 | condition=good | crockery-white
Ventiquattro pezzi e una zuppiera che sembra una mongolfiera. Scheggiature: una, microscopica.

= Piatti azzurri dipinti a mano
3080 | 95 | condition=likeNew | crockery-blue x2
Vietri, comprati in viaggio e trasportati tra i maglioni. Troppo belli per il nostro pesce.

= Paiolo di rame con polentera
3080 | 140 | condition=used | cookware-red
Il paletto gira da solo, si può quasi uscire. Rame lucidato con limone e sale grosso.

= Cerco moka da diciotto tazze
3080 | 35 | - | coffeemachine-steel | wanted
Per le riunioni di condominio, che altrimenti durano meno. Va bene usata, meglio se molto usata.
