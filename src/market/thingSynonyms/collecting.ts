/** Art, collecting, health, food and the office. */
export const collecting = `
Gemälde, Ölgemälde, Ölbild | peinture à l’huile, huile sur toile | dipinto, dipinto ad olio, olio su tela | oil painting, painting
Aquarell | aquarelle | acquerello | watercolour, watercolor
Zeichnung | dessin | disegno | drawing
Skulptur, Statue, Holzfigur | sculpture, statue | scultura, statua | sculpture, statue
Pendule, Pendeluhr, Standuhr | pendule, morbier, horloge de parquet, horloge comtoise | pendola, orologio a pendolo | grandfather clock, longcase clock, pendulum clock, mantel clock
Kuckucksuhr | coucou suisse, pendule coucou | orologio a cucù | cuckoo clock
Kuhglocke, Treichel, Kuhglocken | cloche de vache, cloche à vache, toupin | campanaccio, campana mucca | cowbell, cow bell
Goldmünze, Goldmünzen, Goldvreneli | pièce d’or, pièce en or, vreneli | moneta d’oro, monete d’oro, vreneli, marengo | gold coin, gold coins
Silbermünze, Silbermünzen | pièce d’argent, pièce en argent | moneta d’argento, monete d’argento | silver coin
Goldbarren | lingot d’or, lingot | lingotto, lingotto d’oro | gold bar, gold bullion
Plakat, Plakate, Poster | affiche, poster | manifesto pubblicitario, poster, locandina | poster
Sackmesser, Taschenmesser | couteau suisse, couteau de poche | coltellino, coltellino svizzero | pocket knife, swiss army knife
Rotwein, Weisswein, Weinflaschen, "Wein" | vin, vin rouge, vin blanc | vino, vino rosso, vino bianco | wine, red wine, white wine
Honig, Bienenhonig | miel | *miele, miele di castagno, miele di montagna | honey
Käse | fromage | formaggio | cheese
Kartoffeln | pommes de terre | patate | potatoes
Parfum | parfum, eau de toilette | profumo | perfume, fragrance
Föhn, Haarföhn, Haartrockner, Fön | sèche-cheveux | asciugacapelli, phon | hair dryer
Glätteisen | lisseur, fer à lisser | piastra per capelli, piastra capelli | hair straightener
Rasierapparat, Rasierer | rasoir, rasoir électrique | rasoio, rasoio elettrico | shaver, razor
Epilierer, Epiliergerät | épilateur | epilatore | epilator
Personenwaage, Waage* | *balance, pèse-personne | bilancia pesapersone, bilancia* | bathroom scale, weighing scale
Rollstuhl | fauteuil roulant, chaise roulante | sedia a rotelle, carrozzella | wheelchair
Rollator, Gehhilfe | déambulateur, rollator | deambulatore, rollator, girello anziani | rollator, walking frame
Krücken, Gehstöcke | béquilles, cannes anglaises | stampelle | crutches
Elektromobil, Seniorenmobil, Elektroscooter Senioren | scooter électrique senior, scooter senior | scooter per anziani, scooter anziani | mobility scooter
Massageliege, Massagetisch | table de massage | lettino da massaggio, lettino massaggi | massage table
Massagesessel | fauteuil de massage, fauteuil massant | poltrona massaggiante, poltrona massaggi | massage chair
Pflegebett, Spitalbett | lit médicalisé, lit médical | letto ospedaliero, letto ortopedico | hospital bed, nursing bed
Bürostuhl, Drehstuhl, Bürosessel | chaise de bureau, fauteuil de bureau, siège de bureau | sedia da ufficio, sedia ufficio, sedia girevole, poltrona da ufficio | office chair, desk chair, swivel chair
Tresor, Safe, Möbeltresor | coffre-fort | cassaforte | wall safe, fireproof safe, money safe, safe*
Aktenschrank, Rollkorpus, Korpus | armoire à dossiers, caisson de bureau, classeur métallique | schedario, armadio ufficio, cassettiera ufficio | filing cabinet, desk pedestal
Whiteboard | tableau blanc, whiteboard | lavagna bianca, lavagna magnetica | whiteboard
Ordner, Bundesordner | classeurs, classeur fédéral | classificatori, raccoglitori | ring binders, lever arch files
Umzugskartons, Umzugskisten, Zügelkisten, Zügelkartons, Bananenschachteln | cartons de déménagement | scatoloni, cartoni per trasloco, scatole trasloco | moving boxes, packing boxes
Registrierkasse, Ladenkasse | caisse enregistreuse | registratore di cassa | cash register, till
Konzertkarte, Konzertkarten, Konzerttickets, Konzertbillett | billets de concert, billet de concert | biglietti concerto, biglietto concerto | concert tickets, concert ticket
Skipass, Tageskarte | forfait de ski, abonnement de ski, forfait ski | skipass, abbonamento sci | ski pass
Gutschein, Geschenkgutschein, Gutscheine | bon cadeau, bon d’achat, chèque cadeau | buono regalo, buono acquisto | gift voucher, gift card, voucher
`;
