= Ulivo in vaso di cotto
3210 | 150 | plantKind=treeOrShrub | olivetree-clay x2
Ulivo in vaso di cotto 45 cm, altezza 170, potato. D’inverno sta fuori con il telo. Sano, ha fatto qualche oliva. Due
persone e un carrello per spostarlo. Contanti o TWINT al ritiro.

= Ulivi bianchi da terrazza, coppia
3210 | 210 | plantKind=treeOrShrub | olivetree-white
2 ulivi da terrazza, vasi bianchi smaltati con rotelle, 130 cm. 210.- la coppia, non separo.

= Ortensie e camelie di un giardino
3210 | 40 | - | plant
Ortensie e camelie da giardino che verrà costruito, 10 piante in vaso. 40.- ciascuna o 5 per 170.-. Ritiro

= Tavolo da giardino in castagno
3220 | 290 | condition=used, material=wood | gardentable-wood x2
Tavolo da giardino in castagno 220 x 85 e due panche, fatto da mio zio. Oliato. Una panca ha un asse crepato. Esterno
da 8 anni. Lo portiamo in due fino al furgone.

= Griglia nera a carbonella
3220 | 60 | condition=good | grill-black x2 | place=6612 Ascona TI
Griglia nera a carbonella 60x40, griglia in acciaio nuova. Pulita. 60.-, ritiro ad Ascona dopo le 18

= Barbecue rosso a gas
3220 | 180 | condition=likeNew | grill-red
Barbecue rosso a gas 3 fuochi, usato due volte, telo incluso. In condominio non è permesso. Bombola non compresa.
Nuovo 329.- da Jumbo. Ritiro, lo carico con voi.

= Tosaerba rosso a scoppio
3230 | 160 | condition=used, power=fuel | mower-red x2
Tosaerba a scoppio rosso 46 cm Briggs&Stratton, lama equilibrata. Si spegne a volte quando è caldo, forse candela.
Cesto 55 l. Vendo perché ho ridotto il prato. 160.- trattabili, prova possibile.

= Tosaerba verde a batteria
3230 | 140 | condition=good, power=battery | mower-green
tosaerba verde a batteria 36v, 2 batterie, 40 cm, silenzioso. manuale. 140 fr

= Scala in alluminio a due elementi
3240 | 85 | condition=good | ladder-alu
Scala alluminio due elementi 5.60 m, piedini antiscivolo. Niente trasporto, serve portapacchi.

= Scala di legno per le ciliegie
3240 | 55 | condition=used | ladder-wood
Scala in legno per ciliegie 4.5 m, frassino. Qualche piolo scurito, provata da poco. 55.- fissi.

= Trapano giallo con valigetta
3240 | 80 | condition=good, make=DeWalt, power=mains | drill-yellow
Trapano DeWalt giallo a percussione con filo, valigetta, punte 3-12 mm. Va forte. Cavo riparato a regola. Spedizione
11.50

= Cassetta attrezzi rossa di papà
3240 | 70 | condition=used | toolbox-red x2
Cassetta attrezzi rossa di papà: chiavi inglesi, metro in bosso, pialla, raspa, scalpelli. Il martello lo tengo io.
70.-, ritiro a mano.

= Legna di castagno spaccata
3250 | 140 | condition=new, material=wood | firewood-stack x2
Legna di castagno spaccata, due anni di stagionatura, 140.- al metro stero. Pezzi da 33 cm. Consegna con trattore 60.-
in zona. Scoppietta, meglio stufa chiusa.

= Fascine e legnetti, venti cassette
3250 | 60 | condition=new | firewood-crate
20 cassette di legnetti secchi per accendere. 60.- tutte, 4.- l’una. Restituire le cassette.

= Piode per tetto, un bancale
3250 | 400 | condition=used | house-grey
Un bancale di piode da tetto, spessore circa 4-6 cm, da un rustico. Caricare con benna o a mano. 400.-, peso una
tonnellata e mezza. Solo con furgone, pagamento sul posto.
