/** Furniture, lamps and what makes a home comfortable. */
export const furniture = `
Schlafsofa, Bettsofa, Schlafcouch, Sofabett | canapé-lit, canapé convertible, clic-clac | divano letto, divanoletto, poltrona letto | sofa bed, sleeper sofa
Ecksofa, Eckcouch, Wohnlandschaft | canapé d’angle, salon d’angle | divano angolare, divano ad angolo | corner sofa, sectional sofa
Ledersofa, Ledercouch | canapé cuir, canapé en cuir | divano in pelle, divano pelle | leather sofa, leather couch
Ohrensessel, Lehnstuhl, Lehnsessel | fauteuil à oreilles, bergère | poltrona bergère, poltrona con orecchie | wing chair, wingback chair
Schaukelstuhl | chaise à bascule, fauteuil à bascule, rocking-chair | sedia a dondolo, poltrona a dondolo | rocking chair
Relaxsessel, Fernsehsessel | fauteuil relax | poltrona relax | recliner, reclining chair
Sitzsack | pouf poire | poltrona sacco | bean bag
Hocker, Taburett | tabouret | sgabello | stool
Barhocker | tabouret de bar | sgabello da bar | bar stool
Fusshocker, Fussstütze | repose-pieds, repose-pied | poggiapiedi | footstool, footrest
Doppelbett, Ehebett | lit double, lit deux places | letto matrimoniale, letto doppio | double bed, queen bed
Einzelbett | lit simple, lit une place | letto singolo | single bed
Etagenbett, Kajütenbett, Stockbett | lits superposés | letto a castello, letti a castello | bunk bed
Hochbett | lit mezzanine, lit surélevé | letto a soppalco, letto soppalco | loft bed
Gästebett | lit d’appoint, lit d’invité | brandina, letto per ospiti | guest bed
Lattenrost | sommier, sommier à lattes | rete a doghe, rete letto | slatted frame, slatted base, bed slats
Nachttisch, Nachttischli, Nachtkästchen | table de nuit, table de chevet | comodino | bedside table, nightstand, night table
Couchtisch, Salontisch, Clubtisch, Sofatisch, Stubentisch | table basse, table de salon | tavolino, tavolino da salotto | coffee table
Esstisch, Esszimmertisch | table à manger, table de salle à manger | tavolo da pranzo | dining table
Schreibtisch, "Pult", Bürotisch, Arbeitstisch | bureau*, bureau assis-debout, bureau d’angle, bureau enfant, bureau en bois, table de travail | scrivania | desk, writing desk
Kommode, Schubladenstock | commode | cassettiera, comò, cassettone | dresser, chest of drawers
Sideboard, Anrichte, Highboard, Büffet | buffet, bahut, enfilade | credenza, buffet | sideboard, buffet cabinet
Vitrine, Glasvitrine, Vitrinenschrank | vitrine | vetrina, vetrinetta | display cabinet, glass cabinet, china cabinet
Kleiderschrank | armoire à habits, penderie, garde-robe | guardaroba | wardrobe, closet
Bücherregal, Büchergestell | bibliothèque, étagère à livres | libreria, scaffale per libri | bookcase, bookshelf, book shelf
Schuhschrank, Schuhregal, Schuhgestell | meuble à chaussures, armoire à chaussures, étagère à chaussures | scarpiera | shoe rack, shoe cabinet
Garderobe, Garderobenständer, Kleiderständer | portemanteau, vestiaire | appendiabiti, attaccapanni | coat rack, coat stand, clothes rack
TV-Möbel, Fernsehmöbel, Lowboard, TV-Bank | meuble TV | mobile TV, mobile televisione, porta TV | TV stand, TV unit, TV cabinet
Badmöbel, Badezimmermöbel, Badezimmerschrank | meuble salle de bain | mobile bagno | bathroom cabinet, bathroom furniture
Truhe, Holztruhe | malle, coffre en bois | cassapanca, baule | wooden chest, blanket box, storage trunk
Sitzbank, *Holzbank, *Eckbank | banc, banquette | panca, panchina | bench
Paravent, Raumteiler | paravent | paravento | room divider, folding screen
Schminktisch | coiffeuse meuble, table de maquillage | toeletta, tavolo da trucco | dressing table, vanity table
Stehlampe, Ständerlampe, Stehleuchte | lampadaire, lampe sur pied | piantana, lampada da terra | floor lamp, standing lamp
Tischlampe, Tischleuchte, *Nachttischlampe, *Schreibtischlampe | lampe de table, *lampe de chevet, *lampe de bureau | lampada da tavolo, abat-jour, *lampada da scrivania | table lamp, *bedside lamp, *desk lamp
Hängelampe, Pendelleuchte, Deckenlampe | lampe suspendue, lampe à suspension, plafonnier | lampada a sospensione, plafoniera | pendant lamp, pendant light, ceiling lamp, ceiling light
Kronleuchter, Lüster | lustre | lampadario | chandelier
Lichterkette | guirlande lumineuse | luci di Natale, catena luminosa | fairy lights, string lights
Glühbirne, Leuchtmittel | ampoule, ampoules | lampadina, lampadine | light bulb, light bulbs
Kerze, Kerzen | bougie | candela, candele | candle
Kerzenständer, Kerzenhalter | bougeoir, porte-bougie | portacandele, candeliere, candelabro | candlestick, candle holder
Teppich | tapis | tappeto | carpet, rug
Perserteppich, Orientteppich | tapis persan, tapis d’orient, tapis oriental | tappeto persiano, tappeto orientale | persian rug, oriental rug
"Spiegel", *Wandspiegel, *Badspiegel, *Standspiegel | miroir, *glace murale | specchio, specchiera | mirror
Vorhang, Vorhänge, Gardinen, Gardine | rideau, rideaux, voilage | tende, tendaggi | curtain, drapes
Rollo, Rollladen, Jalousie, Plissee | store enrouleur, store vénitien, volet roulant | tapparella, tenda a rullo, veneziana | roller blind, venetian blind, window blind
Markise, Sonnenstore, Sonnenstoren | store banne, store de terrasse | tenda da sole, tende da sole | sun awning, patio awning
Kissen, Zierkissen | coussin | cuscino | cushion
Kopfkissen | oreiller | guanciale, *cuscino | pillow
Duvet, Bettdecke, Daunendecke, Federbett | duvet, couette, édredon | piumone, trapunta | duvet, comforter, quilt
"Decke", Wolldecke, Kuscheldecke | couverture, plaid | coperta di lana, coperte di lana, plaid | blanket
Bettwäsche, *Bettbezug, *Duvetbezug, *Leintuch | linge de lit, draps, parure de lit, *housse de couette | lenzuola, biancheria da letto, *copripiumino | bed linen, bedding, bed sheets, *duvet cover
Duvetbezug, Bettbezug | housse de couette, fourre de duvet | copripiumino | duvet cover
Leintuch, Leintücher, Fixleintuch, Bettlaken | drap, drap-housse | lenzuolo, lenzuola | bed sheet, fitted sheet
Tischtuch, Tischdecke | nappe | tovaglia | tablecloth
Badetuch, Handtuch, Frottiertuch, Frottéwäsche | linge de bain, serviette de bain, linge éponge | asciugamano, asciugamani, telo da bagno | towel, bath towel
Vase, Blumenvase | vase | vaso | vase
Bilderrahmen, Fotorahmen | cadre photo, cadre doré, encadrement | cornice, portafoto | picture frame, photo frame
Wanduhr, Küchenuhr | horloge, horloge murale, pendule murale | orologio da parete, orologio a muro | wall clock
Uhr*, Uhren*, Tischuhr, *Wanduhr, *Armbanduhr, *Herrenuhr, *Damenuhr, *Taschenuhr | horloge, montre | orologio, orologi | clock, watch*
Wecker | réveil, réveille-matin | sveglia | alarm clock
Weihnachtsschmuck, Weihnachtsdeko, Weihnachtsdekoration, Christbaumkugeln | décorations de Noël, déco de Noël, boules de Noël | decorazioni natalizie, addobbi natalizi, addobbi di Natale, palline di Natale | Christmas decorations, Christmas baubles, Christmas ornaments
Christbaum, Weihnachtsbaum, Tannenbaum | sapin de Noël, arbre de Noël | albero di Natale | Christmas tree
Weihnachtskrippe, Krippenfiguren | crèche de Noël, santons | presepe, presepio | nativity scene, Christmas crib
Kunstblumen | fleurs artificielles | fiori finti, fiori artificiali | artificial flowers
"Korb", Weidenkorb, "Körbe" | panier, corbeille | cesto, cesta, cestino | *basket, wicker basket
Kiste*, Holzkiste, Holzkisten, Weinkiste | caisse en bois, caisses en bois | cassa di legno, cassetta di legno | wooden crate, wooden box
`;
