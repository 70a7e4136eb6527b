= Cyclette da riabilitazione, sella larga
7040 | 75 | condition=good | treadmill-grey
Dopo l’anca ho pedalato fino a Roma, dice il contatore. Resistenza a otto gradi, manubrio regolabile. Il poggialibro l’ha aggiunto mio genero e regge anche un piatto.

= Lettino da massaggi con borsa
7040 | 110 | condition=good | bed-white, stethoscope-mint
Diploma preso, clienti pochi, schiene dei parenti tutte sistemate. Altezza variabile, foro per il viso, peso quattordici chili. La borsa ha una cucitura rifatta con il filo da pesca.

= Castagne del bosco sopra casa, al chilo
7060 | 5 | - | firewood-crate, land-hill
Raccolte al mattino, controllate nell’acqua, quelle che galleggiano vanno alle capre. Marroni pochi, buone tutte. Chi porta un sacco di iuta ne riceve una manciata in più.

= Formaggella di capra, fresca o quasi
7060 | 13 | - | cowbell-bronze, crockery-white | company seller=bottegaGrottino
Quattro capre, quindi quattro caratteri e un gusto che cambia ogni settimana. Da tagliare grossa. Il giovedì arriva la nuova, il venerdì di solito è finita.

= Nocino fatto in casa, bottiglia da mezzo
7060 | 28 | - | vase-green x2
Noci di San Giovanni, quaranta giorni al sole sul davanzale e un anno dimenticato in cantina. Mio nonno ci metteva il caffè, io due chiodi di garofano. Etichetta dipinta da mia nipote: sembra un ippopotamo, è una noce.

= Trovato occhiale da vista sul sentiero
7777 | free | lostOrFound=found | boots-brown
Montatura verde, lenti spesse, era appeso a un rovo come per guardare il panorama. Chi ci vede poco e lo riconosce mi dica quale stanghetta è incollata. L’ho pulito, si vede fino in Italia.

= Smarrita chiavetta con le foto del battesimo
7777 | 60 | lostOrFound=lost | laptop-black | wanted
Piccola, nera, con attaccato un cornetto rosso che evidentemente non ha funzionato. Viveva infilata nel nostro portatile nero. Persa tra la chiesa e il ristorante. Le foto non valgono niente per nessuno, tranne per sette persone.

= Presepe di sughero, tre ripiani
7020 | 90 | condition=good | chest-wood, house-brick
Con il mulino che gira e una pescatrice di cui nessuno ricorda l’origine. Statuine da otto centimetri, manca il secondo Re Magio, arriverà. Smontato in due scatole da frutta.
