= Acquario da 120 litri con mobile
8060 | 140 | tankAnimal=tank | aquarium-blue x2
Ha fatto passare a mio marito la voglia del televisore. Filtro esterno, luce nuova.

= Vasca piccola con piante vive
8060 | 55 | tankAnimal=tank | aquarium-green
Tre rasbore e molta poesia. Si trasporta con due dita d’acqua.

= Cesta in vimini per cane
9080 | 35 | petOf=dog | dogbasket-brown
Il nostro bracco preferiva il letto, quello vero. Cuscino double-face.

= Cuscino blu per cane grande
9080 | 40 | petOf=dog | dogbasket-blue x2
Un metro per settanta, sfoderabile. Peli rimossi con tre aspirapolvere diversi.

= Tiragraffi crema alto
9080 | 60 | petOf=cat | cattree-cream x2
Usato da due gatte in turni rigidi, mattina e sera. Base pesante.

= Gabbia bianca per cocorite
9080 | 40 | petOf=bird | birdcage-white
Con altalena e due mangiatoie. La Lina è volata in cielo a quindici anni.

= Conigliera in legno a due piani
9080 | 90 | petOf=smallPet | hutch-wood x2
Costruita con le assi del vecchio pollaio, quindi esperta. Tetto impermeabile.

= Sella marrone da passeggiata
8040 | 390 | - | saddle-brown x2
Sul Ceneri d’autunno si va da re. Staffe e sottopancia.

= Sella nera da salto
8040 | 340 | - | saddle-black
Concorsi sociali, terzo posto ex aequo con la vergogna. Cuoio morbido.

= Galline ovaiole e un gallo educato
8070 | 20 | sex=several, farmAnimal=poultry | hutch-wood
Cadauna; il gallo è in omaggio e canta dopo le sette, davvero. Scatola forata a disposizione.

= Caprette nane, coppia
8070 | 160 | sex=several, farmAnimal=goat | cowbell-bronze
Mangiano l’erba alta, le ortensie e una camicia. Vaccini in regola.

= Sciame di api con arnietta
8070 | 170 | farmAnimal=bees | hutch-green x2
Docili, castagno nel sangue. Consegna all’imbrunire, caffè dopo.

= Cuccioli di lagotto
8020 | 1100 | breed=Lagotto, sex=several, papers=with | dogbasket-brown x2
Nasi da tartufo, occhi da furbi. Genitori in casa, pedigree in ordine.

= Cane anziano cerca divano
8020 | free | - | dogbasket-blue
Tredici anni, quasi sordo tranne che al frigo. Il suo padrone entra in casa anziani e piangono tutti e due.

= Gattini tigrati, due femmine
8030 | 60 | sex=several | cattree-grey
Nate nel fienile, cresciute in salotto. Già maestre di carta igienica.

= Conigli nani color miele
8050 | 35 | sex=several, smallPet=rabbit | hutch-green
Fratello e sorella, separati per prudenza. Abituati ai bambini silenziosi e ai bambini.

= Canarini canterini
8050 | 40 | sex=several, smallPet=songbird | birdcage-brass x2
Giallo limone, due maschi. Cantano su Verdi, tacciono su tutto il resto.

= Cerco pastore per tre pecore e mezza
8070 | 80 | farmAnimal=sheep | cowbell-large | wanted
La mezza è incinta. Due ore al giorno per le settimane del mio viaggio, merenda pagata.
