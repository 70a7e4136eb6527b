= Ulivo in vaso di cotto
3210 | 150 | plantKind=treeOrShrub | olivetree-clay x2
Potato a mano da chi lo sa fare, mio suocero. Ha fatto un litro d’olio in tutta la sua carriera, buonissimo.

= Ulivi bianchi da terrazza, coppia
3210 | 210 | plantKind=treeOrShrub | olivetree-white
Vasi smaltati con rotelle nascoste. Alla sera si spostano verso il sole come i pensionati.

= Ortensie e camelie di un giardino
3210 | 40 | - | plant
Dieci piante invasate in attesa delle ruspe. L’acidità del terreno ve la racconto davanti a un caffè.

= Tavolo da giardino in castagno
3220 | 290 | condition=used, material=wood | gardentable-wood x2
Assi larghe, una panca per lato. Sopra ci sono passate ottanta cene e un temporale improvviso.

= Griglia nera a carbonella
3220 | 60 | condition=good | grill-black x2
Luganighe la domenica, verdure per gli amici di mia figlia. Griglia in acciaio nuova.

= Barbecue rosso a gas
3220 | 180 | condition=likeNew | grill-red
L’ho acceso due volte: una sul balcone, con lettera dell’amministrazione. Telo incluso.

= Tosaerba rosso a scoppio
3230 | 160 | condition=used, power=fuel | mower-red x2
Parte sempre, si ferma quando vuole lui verso mezzogiorno. Lama equilibrata.

= Tosaerba verde a batteria
3230 | 140 | condition=good, power=battery | mower-green
Silenzioso: i vicini dormono, il prato cresce meno contento. Due accumulatori.

= Scala in alluminio a due elementi
3240 | 85 | condition=good | ladder-alu
Per imbiancare le scale di quattro piani abbiamo aggiunto coraggio. Piedini antiscivolo.

= Scala di legno per le ciliegie
3240 | 55 | condition=used | ladder-wood
Frassino, cima stretta. Le ciliegie sono a casa di chi compra, speriamo.

= Trapano giallo con valigetta
3240 | 80 | condition=good, make=DeWalt, power=mains | drill-yellow
Il muro maestro del ’700 ha vinto, il trapano è ancora intero. Punte da tre a dodici.

= Cassetta attrezzi rossa di papà
3240 | 70 | condition=used | toolbox-red x2
Chiavi inglesi, un metro di bosso, tre matite rosicchiate. Il martello lo tengo.

= Legna di castagno spaccata
3250 | 140 | condition=new, material=wood | firewood-stack x2
Stagionata due estati dietro la stalla. Scoppietta, quindi col vetro del camino chiuso.

= Fascine e legnetti, venti cassette
3250 | 60 | condition=new | firewood-crate
Ottime per partire al mattino. Le cassette dell’uva tornano indietro a settembre.

= Piode per tetto, un bancale
3250 | 400 | condition=used | house-grey
Dal rustico dei bisnonni, spessore tre dita. Bisogna venire con il camioncino e senza fretta.
