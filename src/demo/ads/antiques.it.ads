= Cassapanca in noce intagliata
4810 | 620 | condition=used, material=wood | chest-wood x2
Cassapanca in noce intagliata, 140x55x60 cm, fine 800, chiave presente. Trattata contro i tarli l’anno scorso. Un
piede rifatto. Ritiro con due persone. Contanti o TWINT.

= Madia ticinese per il pane
4810 | 480 | condition=used | dresser-wood x2
Madia ticinese per il pane in castagno, 110 x 60 x 90. Coperchio molto lucido, qualche forellino vecchio. Interno
pulito. Da vedere.

= Specchiera dorata, foglia consumata
4810 | 350 | condition=used | mirror-gold x2
Specchiera dorata a foglia, 120x80, consumata, un ricciolo mancante in basso. Specchio originale con macchie. Viene da
una pensione. Prezzo non trattabile, niente spedizione.

= Olio su tela, alpe con baita
4820 | 420 | condition=good, technique=oil | painting-mountain x2
Olio su tela, alpe con baita, 50 x 70 cm, firmato, cornice in castagno. C’è un’aggiunta a matita grassa fatta da un
parente, si può togliere. 420.-

= Natura morta con ortensie
4820 | 210 | condition=good | painting-flowers
Natura morta con ortensie, olio 40x50, cornice d’epoca, tela rintelata. Nessuno strappo.

= Orologio a pendolo da parete
4840 | 240 | condition=used | clock-wood x2
Orologio a pendolo da parete, suona ore e mezze. Revisionato 3 anni fa (180 fr). Chiave e pendolo originali. Cassa con
un filo di vernice saltata. Lo spiego volentieri a chi compra, ritiro a mano.

= Vaso in ceramica blu, Albisola
4830 | 130 | condition=good | vase-blue x2
Vaso Albisola blu, 32 cm, anni 60, firmato sotto. Perfetto. Spedizione ben imballata 12.-.

= Servizio da caffè in porcellana
4830 | 80 | condition=good | crockery-white
Servizio caffè porcellana, 6 tazze, filo d’oro quasi intero, zuccheriera, lattiera, caffettiera.

= Cerco comò a ribalta lombardo
4810 | 700 | - | dresser-wood | wanted
Cerco comò a ribalta lombardo, anche da restaurare (piedi, serrature). Massimo 700.-. Vengo a vederlo in tutto il
Ticino e Mesolcina, mandate foto dei cassetti.
