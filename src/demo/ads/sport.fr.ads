= Vélo de ville noir, panier, antivol
4020 | 220 | condition=good, size=54 cm, colour=black, bicycleType=city | citybike-black x2
Vélo de ville noir cadre 54, 3 vitesses, panier et antivol Abus (le gros). Pneus neufs. Dynamo. Quelques traces de
rouille sur le guidon. A venir chercher près de la gare. TWINT.

= Vélo Gazelle crème, dame, vitesses intégrées
4020 | 280 | condition=good, make=Gazelle, size=50 cm, colour=beige, bicycleType=city | citybike-cream x3
Gazelle Tour Populaire crème 50 cm, 7 vitesses Nexus, freins à rouleaux, acheté à Delft. Eclairage ok, porte-bagages.
Roule comme un bus. Petit pli au garde-boue.

= Vélo bleu à rétropédalage
4020 | 160 | condition=used, size=52 cm, colour=blue, bicycleType=city | citybike-blue
Vélo bleu à rétropédalage, 52 cm, garde-boue redressés. 160.-

= VTT Trek rouge M, suspension avant
4020 | 490 | condition=good, make=Trek, size=M, colour=red, bicycleType=mountain | mountainbike-red x3
Trek Marlin 7 rouge M, fourche RockShox air, 1x10, disques hydrauliques. 1’200 km environ. Plaquettes neuves. Cadre
nickel. Prix neuf 949.-. Je peux aller jusqu’au terrain pour un essai, samedi ou dimanche.

= VTT tout suspendu Giant noir, L
4020 | 1290 | condition=used, make=Giant, size=L, colour=black, bicycleType=mountain | mountainbike-black x2
Giant Trance L noir, amortisseur et fourche révisés (facture 260.-), pneu arrière neuf, guidon 740 mm. Tige
télescopique. Rayures sur la base arrière protégée ensuite par un film. 1’290.-, pas d’échange moto svp

= VTT ado BMC bleu, XS
4020 | 210 | condition=good, make=BMC, size=XS, colour=blue, bicycleType=mountain | mountainbike-blue
BMC Blast 26 bleu XS pour 140-158 cm, 8 vitesses. Arceau de dérailleur. Chaîne changée. Facture. Elle a trop grandi.

= Vélo de route Canyon blanc, Ultegra, 56
4020 | 1390 | condition=good, make=Canyon, size=56 cm, colour=white, bicycleType=road | roadbike-white x3
Canyon Endurace 56 blanc, Ultegra 11 v, freins à disque, roues DT Swiss dévoilées. 7’800 km. Chaîne 500 km. Selle au
choix. Aucune chute. Facture d’origine 2’499.-. Essai contre pièce d’identité.

= Vélo de course Allegro acier bleu, 57
4020 | 520 | condition=used, make=Allegro, size=57 cm, colour=blue, bicycleType=road | roadbike-blue x2
Allegro acier Reynolds 531, bleu, fabriqué à Neuchâtel. Peinture d’origine. Dérailleurs Campagnolo Record. Cocottes
neuves, ruban coton. Jantes boyau. Pour collectionneur, L’Eroica. 520.- ferme

= Vélo de course Orbea noir mat, 54
4020 | 990 | condition=likeNew, make=Orbea, size=54 cm, colour=black, bicycleType=road | roadbike-black x2
Orbea Orca 54 noir mat, 105 R7000, 3 sorties (220 km). Comme neuf, mon dos ne suit pas. Neuf 1’899.-, facture. TWINT
ou virement, en mains propres.

= Vélo enfant bleu 20 pouces
4020 | 95 | condition=good, size=20 pouces, colour=blue, bicycleType=childrens | kidsbike-blue x2
Vélo enfant bleu 20 pouces, 6 vitesses, freins doux, réflecteur étoile. 95.-.

= Woom 3 vert, 16 pouces
4020 | 180 | condition=likeNew, make=Woom, size=16 pouces, colour=green, bicycleType=childrens | kidsbike-green x2
Woom 3 vert, 5.4 kg, comme neuf, un an d’utilisation. Garde-boue et sonnette. Nouvelle chambre à air. Le petit frère
veut le même en jaune. Prix neuf 419.-. Réservation seulement avec acompte TWINT.

= Premier vélo jaune
4020 | 70 | condition=used, size=14 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
Premier vélo jaune 14 pouces, stabilisateurs, selle réglable. 70.-

= Vélo cargo Bakfiets vert, 2 enfants
4020 | 1900 | condition=used, make=Bakfiets, colour=green, bicycleType=cargo | cargobike-green x3
Bonjour! Nos jumeaux vont maintenant à l’école à pied, donc nous vendons notre Bakfiets long vert (non électrique). 8
vitesses Nexus, bois repeint, capote zippée, banc avec 2 ceintures. Pneus Schwalbe Big Apple et frein avant neufs.
Antivol de cadre, béquille large, on y met 2 enfants + les courses de la semaine. Il mesure 2.5 m, pensez à la place
pour le ranger… Essai sur place quand vous voulez.

= Biporteur Douze crème
4020 | 2300 | condition=good, make=Douze, colour=beige, bicycleType=cargo | cargobike-cream x2
Biporteur Douze V2 crème, caisse amovible, prêt pour moteur pédalier. A servi à un marché de fleurs. Direction à câble
réglée. Deux paires de plaquettes. 2’300.-, facture pour indépendant possible.

= Vélo électrique Flyer vert, cadre bas, S
4030 | 1250 | condition=good, make=Flyer, size=S, colour=green, assistance=slow | ebike-green x2
Flyer T-Serie S vert, cadre bas, moteur Panasonic, batterie diagnostiquée à 91 %. 5’600 km. Freins et pneus neufs.
Révision annuelle. Chargeur + 2 clés. Béquille centrale. Plaques pas nécessaires (25 km/h).

= Stromer ST1 blanc, 45 km/h
4030 | 1990 | condition=used, make=Stromer, size=M, colour=white, assistance=fast | ebike-white x2
Stromer ST1 X blanc, M, 45 km/h, batterie 814 Wh à 80 %. 9’200 km. Plaque jaune déposée, permis nécessaire (M). Pneus
à 50 %. Cockpit ok, application active. Neuf 5’990.-. Cash à la remise.

= VTT électrique Focus noir, L
4030 | 2890 | condition=good, make=Focus, size=L, colour=black, bicycleType=mountain, assistance=slow | ebike-black x3
Focus Jam2 L, 625 Wh, moteur Shimano EP8, chargeur rapide. 2’450 km. Suspensions Fox révisées. 2’890.-, facture

= Remorque vélo Thule rouge, 2 places
4040 | 220 | condition=good, make=Thule | biketrailer-red x3
Thule Chariot Lite 2 rouge, roue buggy, housse de pluie, attache pour essieu. Fond aspiré, tissu ok, une fermeture un
peu dure. Prix neuf 849.-. A venir chercher, un break suffit. TWINT.

= Remorque pour chien Doggyride bleue
4040 | 130 | condition=used, make=Doggyride | biketrailer-blue
Doggyride Novel bleue, chien jusqu’à 35 kg, drapeau. Roues 20 pouces. Des poils, on a déjà aspiré deux fois… 130.-

= Casque vélo Giro noir, 58
4040 | 30 | condition=good, make=Giro | helmet-black
giro noir 55-59 molette ok, mousses lavées, jamais tombé. port 9.-

= Tapis de course Proform pliable
4060 | 290 | condition=good, make=Proform | treadmill-black x2
Proform Carbon T7 pliable noir, inclinaison 0 à 12 %, 16 km/h. Bande graissée. Roulettes. 1m80 x 85. Très peu utilisé,
encombre le salon. Neuf 1’099.-. 80 kg, il faut deux personnes; ascenseur.

= Tapis de marche Xiaomi gris
4060 | 160 | condition=used, make=Xiaomi | treadmill-grey
Xiaomi WalkingPad A1 gris, max 6 km/h, se plie sous le lit. Télécommande. 160.- à l’emporter.

= Haltères noirs, barre et disques
4060 | 140 | condition=good | dumbbells-black
Haltères: barre longue, 2 courtes, 80 kg de disques noirs, serre-disques neufs. 140.- le tout

= Petits haltères et élastiques
4060 | 25 | condition=good | dumbbells-mixed
Petits haltères couleurs 2x1, 2x2, 2x3 kg et 3 élastiques. Comme neufs, rééducation finie.

= Raquette de tennis Babolat jaune
4070 | 60 | condition=used, make=Babolat | racket-yellow
Babolat Pure Aero Team, grip 3, recordée à 23 kg. Griffures sur la tête. Housse. Remise au club le mercredi soir. 60.-

= 2 raquettes de squash Dunlop
4070 | 45 | condition=good, make=Dunlop | racket-blue x2
2 raquettes Dunlop bleues + 3 balles point jaune. Cordages ok. Envoi 11.50.

= Kayak Dag rouge
4080 | 420 | condition=good, make=Dag | kayak-red x2
Dag Midway rouge 3.90 m, très stable, pagaie démontable, gilet L. Bouchon de vidange neuf. Chargement à deux. 420.-,
visible le samedi.

= Kayak gonflable Gumotex 2 places
4080 | 260 | condition=used, make=Gumotex | kayak-yellow x2
Gumotex Solar jaune 2 places, valve changée, 2 pagaies, pompe au pied, sac. Utilisé sur le Doubs. Une petite
réparation faite par l’usine. Séché et talqué.

= Paddle Aztron mint, pompe électrique
4080 | 210 | condition=likeNew, make=Aztron | paddleboard-mint x2
aztron 10.6 mint, 2 sorties, pompe électrique 12v, aileron, leash, pagaie carbone/alu. neuf 449.-, vendu 210.-, TWINT

= Planche bleue rigide
4080 | 280 | condition=used, make=Bic | paddleboard-blue
Planche Bic 11’6 rigide bleue. Eraflures réparées résine. Aileron, pagaie. Bien pour débuter ou école.

= Cordes, baudrier, chaussons d’escalade
4090 | 110 | condition=used, make=Petzl | shoes-brown
Baudrier Petzl, chaussons 39 et dégaines (8). Corde 60 m de 2014 en cadeau, mais plus pour grimper. Chaussons usés au
bout. Port 9.- ou retrait.

= Snowboard Salomon 152 rouge
4120 | 110 | condition=used, make=Salomon, size=152, winterSport=snowboard, itemLength=152 | snowboard-red x2
Salomon 152 avec fixations L. Carres affûtées, semelle avec 2 griffes bouchées. 110.-

= Snowboard Head 148 bleu, débutant
4120 | 90 | condition=good, make=Head, size=148, winterSport=snowboard | snowboard-blue
Head 148 bleu, fixations, housse matelassée. Trois week-ends. Taille d’utilisateur 1m60-1m75. Je skie de nouveau.

= Chaussures de ski Tecnica 24.5 blanches
4120 | 70 | condition=good, make=Tecnica, size=24.5, winterSport=alpine | skiboots-white
Tecnica Mach1 blanches 24.5, flex 95, chaussons thermoformés. Crochets micrométriques. Deux saisons. Neuves 480.-.
Essayage chez moi, TWINT.

= Chaussures de rando Dynafit 29
4120 | 140 | condition=good, make=Dynafit, size=29, winterSport=alpine | skiboots-black x2
Dynafit Radical noires 29 (44.5), inserts propres, 1’350 g. Semelles à 80 %, un crochet changé.

= Patins blancs, pointure 36
4120 | 35 | condition=used, size=36, winterSport=skating | iceskates-white
Patins blancs 36, lames affûtées, protège-lames. Un hiver de cours. 35.-

= Patins de hockey CCM 44, noirs
4120 | 60 | condition=good, make=CCM, size=44, winterSport=skating | iceskates-black
CCM Jetspeed 44 / 9.5 D. Presque neufs. Lacets cirés. 60.-, à prendre ou envoi 12.-

= Tente Quechua 4 places verte
4160 | 130 | condition=good, make=Quechua, berths=4 | tent-green x2
Quechua 2 seconds 4 places, verte. Pliage: voir la vidéo, il faut un coup de main. Tapis propre. Sardines neuves.

= Tente MSR rouge, trek 2 places
4160 | 210 | condition=good, make=MSR | tent-red x2
MSR Elixir 2 rouge avec footprint, 2.2 kg. Tient l’orage. Deux sardines tordues, je mets les neuves. Aspergée, séchée.
210.- port compris.

= Sac à dos Osprey bleu, 48 litres
4160 | 65 | condition=good, make=Osprey | backpack-blue
Osprey Kestrel 48 bleu M/L, dos aéré, housse de pluie. Bon état, une boucle remplacée.

= Sac d’alpinisme Millet vert
4160 | 50 | condition=used, make=Millet | backpack-green
Millet Prolighter 38 vert, porte-piolets, sangles recousues solidement. Usé mais plein de vie. 50.-
