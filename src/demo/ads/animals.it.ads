= Acquario da 120 litri con mobile
8060 | 140 | tankAnimal=tank | aquarium-blue x2 | place=6900 Lugano TI
Acquario 120 litri (100x40x50 cm) con mobile, filtro esterno Eheim, riscaldatore e luce LED nuova. Nessuna perdita,
già svuotato e pulito. Manca il coperchio sinistro. Ritiro a Lugano, pesa, venire in due. TWINT o contanti.

= Vasca piccola con piante vive
8060 | 55 | tankAnimal=tank | aquarium-green
Vaschetta 20 litri con piante vive, lampada e 3 rasbore. Vendo tutto insieme. Si trasporta con poca acqua nel secchio

= Cesta in vimini per cane
9080 | 35 | petOf=dog | dogbasket-brown
Cesta in vimini per cane medio, 80x60, cuscino lavabile. Il nostro non ci dorme. 35.-

= Cuscino blu per cane grande
9080 | 40 | petOf=dog | dogbasket-blue x2
Cuscino blu 100x70 cm sfoderabile, lavato a 60 gradi. Fodera intatta. Pagato 89.-, solo ritiro.

= Tiragraffi crema alto
9080 | 60 | petOf=cat | cattree-cream x2
tiragraffi crema altezza 160, base pesante. corda consumata in basso. da ritirare, c’è il lift

= Gabbia bianca per cocorite
9080 | 40 | petOf=bird | birdcage-white
Gabbia bianca per cocorite 60 x 40 x 80, altalena, 2 mangiatoie. Disinfettata.

= Conigliera in legno a due piani
9080 | 90 | petOf=smallPet | hutch-wood x2
Conigliera in legno a due piani, 120 x 60 x 110 cm, tetto con carta catramata. Costruita da me. Serve un rimorchio o
furgone, la smontiamo in 2 pezzi. Pagamento al ritiro.

= Sella marrone da passeggiata
8040 | 390 | - | saddle-brown x2
Sella da passeggiata marrone, 17 pollici, con staffe e sottopancia. Cuoio ingrassato regolarmente. Qualche segno sul
quartiere. Prova possibile in scuderia. Prezzo nuova circa 1’300.-.

= Sella nera da salto
8040 | 340 | - | saddle-black
Sella da salto nera 16.5 Equiline, modello vecchio. Cuoio morbido, arcione medio. 340.- trattabili

= Galline ovaiole e un gallo educato
8070 | 20 | sex=several, farmAnimal=poultry | hutch-wood
Galline ovaiole rosse di 5 mesi, 20.- l’una, vaccinate. Il gallo in omaggio a chi ne prende almeno quattro. Portate
una scatola con i buchi.

= Caprette nane, coppia
8070 | 160 | sex=several, farmAnimal=goat | cowbell-bronze
Coppia di caprette nane (maschio castrato e femmina), 2 anni, marche auricolari e certificato d’accompagnamento.
Abituate ai bambini. 160.- tutte e due. Non si separano.

= Sciame di api con arnietta
8070 | 170 | farmAnimal=bees | hutch-green x2
Sciame con arnietta 6 telaini, regina marcata, razza mansueta. Controllo sanitario fatto. Consegna la sera, arnietta
da restituire oppure +40.-.

= Cuccioli di lagotto
8020 | 1100 | breed=Lagotto, sex=several, papers=with | dogbasket-brown x2
Cuccioli di lagotto romagnolo, 3 maschi e 2 femmine, pedigree SKG, microchip, vaccino, passaporto. Nati in casa.
Genitori visibili, test genetici e lastre anche ok.

Pronti a 9 settimane. Solo visite serie e famiglie con tempo. Niente spedizioni.

= Cane anziano cerca divano
8020 | free | - | dogbasket-blue
Regaliamo un cane anziano, meticcio, 13 anni, quasi sordo, buono con tutti. Il suo padrone entra in casa anziani e non
può portarlo con sè. Cerchiamo qualcuno con divano e poche scale. Cure veterinarie del primo anno le paghiamo noi. È
già castrato e vaccinato.

= Gattini tigrati, due femmine
8030 | 60 | sex=several | cattree-grey
2 gattine tigrate, 10 settimane, sverminate e vaccinate, usano la lettiera. 60.- l’una, meglio se insieme.

= Conigli nani color miele
8050 | 35 | sex=several, smallPet=rabbit | hutch-green
Coniglietti nani, fratello e sorella, color miele, 5 mesi. Ora divisi. Vaccinati contro RHD. Regaliamo un sacco di
fieno

= Canarini canterini
8050 | 40 | sex=several, smallPet=songbird | birdcage-brass x2
Due canarini maschi gialli, cantano molto. 40.- insieme, senza gabbia.

= Cerco pastore per tre pecore e mezza
8070 | 80 | farmAnimal=sheep | cowbell-large | wanted
Cerco persona per curare 3 pecore (una gravida) due ore al giorno durante 3 settimane. Foraggio già sul posto.
Compenso 80.- a settimana, più merenda.
