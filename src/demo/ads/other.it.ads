= Cyclette da riabilitazione Kettler
7040 | 75 | condition=good | treadmill-grey
Cyclette Kettler da riabilitazione, sella larga, 8 livelli. Display ok. Portalibro aggiunto. Usata sei mesi dopo
l’operazione all’anca. Ruote per spostarla. 75.-, ritiro.

= Lettino da massaggi con borsa
7040 | 110 | condition=good | bed-white, stethoscope-mint
Lettino massaggi pieghevole con borsa, 14 kg, altezza regolabile 60-82. Ecopelle pulita. Cucitura della borsa rifatta.
Da nuovo 229.-

= Castagne nostrane, 5.- al kg
7060 | 5 | - | firewood-crate, land-hill
Castagne nostrane 5.- al kg, raccolte a mano e controllate. Portate un sacco. Pochi marroni. Ritiro a casa, il sabato
di solito siamo nel bosco.

= Formaggella di capra
7060 | 13 | - | cowbell-bronze, crockery-white | company seller=bottegaGrottino
Formaggella di capra circa 280 g, 13.-. Fresca dal giovedì. Vendita in bottega e prenotazione per messaggio. Quattro
capre, quindi poca quantità. TWINT o contanti.

= Nocino fatto in casa, 5 dl
7060 | 28 | - | vase-green x2
Nocino fatto in casa, 5 dl, riposato un anno. Ricetta con chiodi di garofano. 28.-. Ne ho nove bottiglie, maggiorenni
soltanto. Non spedisco

= Trovato occhiale da vista sul sentiero
7777 | free | lostOrFound=found | boots-brown
Trovato sul sentiero un occhiale da vista con montatura verde, lenti spesse. Dirmi quale stanghetta è incollata.

= Smarrita chiavetta con le foto del battesimo
7777 | 60 | lostOrFound=lost | laptop-black | wanted
Persa chiavetta USB nera con attaccato un cornetto rosso, tra la chiesa e il ristorante. Dentro ci sono le foto del
battesimo di nostra figlia, non abbiamo copie. Ricompensa 60.-! Nel caso l’avesse trovata il bar, grazie. Rispondo
subito ai messaggi.

= Presepe di sughero, tre ripiani
7020 | 90 | condition=good | chest-wood, house-brick
Presepe in sughero tre ripiani, mulino motorizzato, 12 V. 80x50x70. Statue 8 cm, manca un Re Magio. In due scatole.
90.- ritiro a mano.
