= Vélo de ville noir, panier, antivol
4020 | 220 | condition=good, size=54 cm, colour=black, bicycleType=city | citybike-black x2
Il m’a conduite à quarante ans de réunions. L’antivol est plus lourd que les réunions.

= Vélo crème de dame, vitesses intégrées
4020 | 280 | condition=good, make=Gazelle, size=50 cm, colour=beige, bicycleType=city | citybike-cream x3
Ramené de Delft par le train, avec trois changements et un contrôleur charmé. Sonnette qui porte loin.

= Vélo bleu à rétropédalage
4020 | 160 | condition=used, size=52 cm, colour=blue, bicycleType=city | citybike-blue
Pratique dès qu’on a compris qu’on ne peut pas reculer. Garde-boue redressés.

= VTT rouge, suspension avant
4020 | 490 | condition=good, make=Trek, size=M, colour=red, bicycleType=mountain | mountainbike-red x3
Chasseron, Soliat, Moléson. Il a encore de la terre sous la plaque, de la bonne.

= VTT noir tout suspendu
4020 | 1290 | condition=used, make=Giant, size=L, colour=black, bicycleType=mountain | mountainbike-black x2
Amortisseur révisé, guidon recoupé à mes épaules étroites. Le pneu arrière est neuf, le reste se bonifie.

= VTT bleu pour ado
4020 | 210 | condition=good, make=BMC, size=XS, colour=blue, bicycleType=mountain | mountainbike-blue
Elle a grandi de huit centimètres pendant les vacances. Dérailleur protégé par un arceau maison.

= Vélo de route blanc, Ultegra
4020 | 1390 | condition=good, make=Canyon, size=56 cm, colour=white, bicycleType=road | roadbike-white x3
Tour du lac en une fois, souvent interrompu par la fondue. Roues voilées, puis dévoilées.

= Route acier bleu, vintage
4020 | 520 | condition=used, make=Allegro, size=57 cm, colour=blue, bicycleType=road | roadbike-blue x2
Fabriqué à Neuchâtel, repeint jamais. Cocottes neuves, ruban en coton.

= Vélo de course noir mat
4020 | 990 | condition=likeNew, make=Orbea, size=54 cm, colour=black, bicycleType=road | roadbike-black x2
Mon kiné et moi avons fixé une limite: trois sorties. Cassette impeccable.

= Vélo enfant bleu 20 pouces
4020 | 95 | condition=good, size=20 pouces, colour=blue, bicycleType=childrens | kidsbike-blue x2
Freins adaptés à des petites mains prudentes. Un réflecteur en forme d’étoile.

= Vélo vert 16 pouces, ultra-léger
4020 | 180 | condition=likeNew, make=Woom, size=16 pouces, colour=green, bicycleType=childrens | kidsbike-green x2
Il tient sa cote mieux que notre appartement. Le cadet passe au jaune.

= Premier vélo jaune
4020 | 70 | condition=used, size=14 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
Les stabilisateurs sont dans le carton, pliés par excès d’enthousiasme. Selle réglable sans outil.

= Vélo cargo vert, deux enfants
4020 | 1900 | condition=used, make=Bakfiets, colour=green, bicycleType=cargo | cargobike-green x3
Bois repeint deux fois, capote zippée. Mes jumeaux descendent maintenant avant les feux, par pudeur.

= Cargo crème biporteur électrifiable
4020 | 2300 | condition=good, make=Douze, colour=beige, bicycleType=cargo | cargobike-cream x2
Caisse amovible, servi pour un marché de fleurs. Il reste une vague odeur de pivoine.

= Vélo électrique vert, cadre bas
4030 | 1250 | condition=good, make=Flyer, size=S, colour=green, assistance=slow | ebike-green x2
Lavaux sans descendre de selle, enfin. Batterie diagnostiquée à nonante et un pour cent.

= VAE blanc 45 km/h
4030 | 1990 | condition=used, make=Stromer, size=M, colour=white, assistance=fast | ebike-white x2
Plaque jaune déposée. Il fait Palézieux–Lausanne le temps d’un podcast.

= VTT électrique noir, grosse batterie
4030 | 2890 | condition=good, make=Focus, size=L, colour=black, bicycleType=mountain, assistance=slow | ebike-black x3
J’ai rattrapé mon fils une fois, il m’a demandé de vendre. Chargeur rapide.

= Remorque rouge biplace
4040 | 220 | condition=good, make=Thule | biketrailer-red x3
Roue buggy, housse de pluie. Le sol a été désensablé à l’aspirateur d’atelier.

= Remorque bleue pour chien
4040 | 130 | condition=used, make=Doggyride | biketrailer-blue
Notre golden montait seul, à la descente il boudait. Poils: quelques souvenirs.

= Casque noir, taille 58
4040 | 30 | condition=good, make=Giro | helmet-black
Molette précise, mousses lavées. Jamais chuté, toujours transpiré.

= Tapis de course pliable noir
4060 | 290 | condition=good, make=Proform | treadmill-black x2
Inclinaison jusqu’à douze pour cent, soit la rue du Petit-Chêne. Voisins prévenus, jamais entendus.

= Tapis de marche gris
4060 | 160 | condition=used, make=Xiaomi | treadmill-grey
Se glisse sous le lit avec les résolutions. Télécommande retrouvée.

= Haltères noirs, barre et disques
4060 | 140 | condition=good | dumbbells-black
Quatre-vingts kilos en tout, à porter en plusieurs amis. Serre-disques neufs.

= Petits haltères et élastiques
4060 | 25 | condition=good | dumbbells-mixed
Rééducation de l’épaule terminée avec mention. Couleurs gaies, exercices moins.

= Raquette de tennis jaune
4070 | 60 | condition=used, make=Babolat | racket-yellow
Grip refait, cordage tendu à vingt-trois. Mon revers n’est pas inclus, vous y gagnez.

= Raquettes de squash bleues, paire
4070 | 45 | condition=good, make=Dunlop | racket-blue x2
Deux collègues, un mur, plus jamais de disputes en séance. Balles à point jaune.

= Kayak de lac rouge
4080 | 420 | condition=good, make=Dag | kayak-red x2
Stable, même quand on se retourne pour saluer. Pagaie en deux parties.

= Kayak jaune gonflable, deux places
4080 | 260 | condition=used, make=Gumotex | kayak-yellow x2
Descente du Doubs en amoureux, remontée en bus fâchés. Valve changée.

= Paddle mint et sa pompe électrique
4080 | 210 | condition=likeNew, make=Aztron | paddleboard-mint x2
Dix minutes de bruit, une heure de silence. Aileron à clip.

= Planche bleue rigide
4080 | 280 | condition=used, make=Bic | paddleboard-blue
Éraflures de ponton réparées à la résine. Elle file droit, ce qui surprend.

= Cordes, baudrier, chaussons d’escalade
4090 | 110 | condition=used, make=Petzl | shoes-brown
Pointure 39, assouplis par Saint-Loup. La corde sert de garde-corps depuis, donc corde exclue si vous voulez.

= Snowboard rouge, 152 cm
4120 | 110 | condition=used, make=Salomon, size=152, winterSport=snowboard, itemLength=152 | snowboard-red x2
Du temps où l’on sautait. Fixations resserrées, ego aussi.

= Snowboard bleu pour débuter
4120 | 90 | condition=good, make=Head, size=148, winterSport=snowboard | snowboard-blue
Trois week-ends aux Mosses, surtout assis. Housse matelassée.

= Chaussures de ski blanches, 24.5
4120 | 70 | condition=good, make=Tecnica, size=24.5, winterSport=alpine | skiboots-white
Semelles sur mesure d’une personne au pied compliqué. Crochets micrométriques.

= Chaussures noires de rando, 29
4120 | 140 | condition=good, make=Dynafit, size=29, winterSport=alpine | skiboots-black x2
Elles connaissent le Wildstrubel par cœur. Inserts propres.

= Patins blancs, pointure 36
4120 | 35 | condition=used, size=36, winterSport=skating | iceskates-white
Patinoire des Mélèzes, cours du samedi. Lames protégées par du tuyau d’arrosage.

= Patins noirs de hockey, 44
4120 | 60 | condition=good, make=CCM, size=44, winterSport=skating | iceskates-black
Étang gelé une seule fois en dix ans. On a couru dessus toute la nuit.

= Tente verte quatre places
4160 | 130 | condition=good, make=Quechua, berths=4 | tent-green x2
Montage annoncé deux secondes, pliage non annoncé. Abside pour le vélo du petit.

= Tente légère rouge, trek
4160 | 210 | condition=good, make=MSR | tent-red x2
Tour des Muverans sous l’orage: rien. Deux sardines tordues, par moi.

= Sac à dos bleu de randonnée
4160 | 65 | condition=good, make=Osprey | backpack-blue
Quarante-huit litres, dos aéré. Il a porté des couches lavables sur la Via Alpina.

= Sac vert d’alpinisme
4160 | 50 | condition=used, make=Millet | backpack-green
Porte-piolets, sangles recousues au fil de cordonnier. Il connaît des cabanes disparues.
