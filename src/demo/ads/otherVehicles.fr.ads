= Honda Transalp, baroudeuse honnête
2040 | 3900 | make=Honda, model=Transalp 650, registrationYear=2004, mileage=61000, horsepower=53, colour=blue | motorbike-blue x3
Elle a vu le Maroc, la Norvège et le parking du Signal-de-Bougy. Kit chaîne récent, selle confort tricotée par mon ex.

= Ducati Monster 696, rouge évidemment
2040 | 4900 | make=Ducati, model=Monster 696, registrationYear=2010, mileage=24300, horsepower=80, colour=red | motorbike-red x3
Courroies faites à temps, ce qui m’a coûté un week-end à Rome. Le voisin me supplie de vous la recommander.

= Kawasaki ER-6n pour jeunes permis
2040 | 3200 | make=Kawasaki, model=ER-6n, registrationYear=2011, mileage=31500, horsepower=72, colour=black | motorbike-black x2
Bridage posé puis ôté, papiers pour les deux. Une trace de gravier au sabot, leçon retenue.

= Vespa PX 125 crème, comme au cinéma
2040 | 3100 | make=Piaggio, model=PX 125, registrationYear=2001, mileage=18900, horsepower=8, colour=beige, motorcycleType=scooter | scooter-cream x3
Kick franc, quatre vitesses à la poignée. Rouillée nulle part, je vérifie tous les dimanches.

= Vespa 50 rouge, trois vitesses
2040 | 1200 | make=Piaggio, model=Vespa 50, registrationYear=1982, horsepower=2, colour=red, motorcycleType=scooter | scooter-red x2
Retrouvé derrière le tas de bois de mon oncle, avec une souris. La souris a déménagé.

= Scooter électrique mint, casque offert
2040 | 1900 | make=Silence, registrationYear=2020, mileage=7300, horsepower=8, colour=green, motorcycleType=scooter | scooter-mint x2
Batterie amovible sur roulettes, comme une valise. Je télétravaille désormais, donc je voyage jusqu’au salon.

= Casque modulable blanc, taille S
2030 | 95 | condition=good, make=Nolan | helmet-white
Écran anti-buée, coques nettoyées. Un autocollant de hérisson, prénommé Turbo.

= Blouson, gants et casque, le lot
2030 | 170 | condition=used, make=Furygan | helmet-black x2
Taille L d’avant les fêtes. Dorsale incluse, coudes jamais testés.

= Citroën Jumpy frigorifique, fromager
2050 | 9900 | make=Citroën, model=Jumpy, registrationYear=2015, mileage=119000, fuel=diesel, gearbox=manual, horsepower=120, colour=white, doors=4 | van-white x2 | company
Tournée des marchés terminée, les clients suivent à pied. Groupe froid révisé, étagères inox.

= Renault Master benne, paysagiste
2050 | 13500 | make=Renault, model=Master benne, registrationYear=2015, mileage=98000, fuel=diesel, gearbox=manual, horsepower=125, colour=blue | van-blue | company
Coffre à outils soudé, ridelles alu. Il sent le buis, c’est le métier.

= Tracteur vigneron étroit, vert
2050 | 11200 | make=Fendt, model=203 V, registrationYear=1994, fuel=diesel, gearbox=manual, horsepower=50, colour=green | tractor-green x2
Passe dans les lignes d’un mètre trente sans respirer. Arceau, relevage neuf et douze vendanges au compteur.

= Tracteur rouge de collection, marche
2050 | 5900 | make=Hürlimann, model=D 100, registrationYear=1953, fuel=diesel, gearbox=manual, horsepower=45, colour=red | tractor-red x2
Défilés, bénédictions et un mariage au tableau de chasse. Préchauffage à la patience.

= Barque en bois avec voile d’appoint
2060 | 2200 | registrationYear=1991, boatType=rowingBoat | boat-wood
Champion de rien mais souvent à l’heure pour l’apéro. Chariot de mise à l’eau compris.

= Lacustre à restaurer en douceur
2060 | 9800 | registrationYear=1948 | boat-wood x3
Acajou sur chêne, pont repris il y a quatre ans. Il lui manque un propriétaire qui sache vernir en silence.

= Petite coque rigide avec moteur 4 cv
2060 | 680 | registrationYear=2014, horsepower=4, fuel=petrol | boat-white
Une réparation en forme de cœur, stratifiée par ma fille. Moteur rincé à l’eau douce, toujours.

= Barque de pêche polyester, taud bleu
2060 | 1600 | registrationYear=1998, horsepower=6, boatType=rowingBoat, fuel=petrol | boat-blue x2
Vivier intégré, porte-cannes, chaise tournante où l’on s’endort très bien. Permis lac non transmissible, hélas.

= Jantes alu 17 pouces, pneus d’été
2080 | 380 | condition=good, make=Continental | tyres-alloy x3
Montées deux étés sur une Leon. Un trottoir lausannois a signé la troisième, discrètement.

= Pneus d’hiver 185/65 R15, lot de 4
2080 | 130 | condition=used, make=Hankook | tyres-black x2
Encore deux saisons de plaine ou une de vallée. Stockés debout, à l’abri du soleil et de ma femme.

= Barres de toit et porte-skis
2080 | 90 | condition=good, make=Thule | skis
Pour six paires ou quatre paires et une luge mal sanglée. Clefs comprises, elles sont deux, cachées au même endroit.

= Galerie et échelle d’utilitaire
2080 | 210 | condition=used | ladder-alu
Provient d’un Trafic, fixations fournies. L’échelle a un barreau repeint en jaune, c’était pour s’y retrouver.

= Fourgon aménagé crème, deux couchages
2110 | 24900 | make=Fiat, model=Ducato L2H2, registrationYear=2014, mileage=104000, camperType=campervan, fuel=diesel, gearbox=manual | camper-cream x3
Menuiserie en frêne par un luthier au chômage technique. Rien ne grince, sauf nous au réveil.

= Combi mint, restauré, carte grise vétéran
2110 | 36500 | make=VW, model=T2 Westfalia, registrationYear=1977, mileage=129000, fuel=petrol, gearbox=manual | camper-mint x3
Moteur deux litres, toit à soufflet neuf. Maximum quatre-vingts en montée, prévoir des amis patients.

= Caravane pliante, monte en dix minutes
2110 | 3900 | make=Trigano, registrationYear=2010, camperType=tentTrailer | caravan-green x2
Dix minutes selon la notice, vingt-cinq selon mes enfants chronomètre en main. Toile saine, auvent brodé.

= Caravane vintage pour salon de thé
2110 | 7800 | make=Constructam, registrationYear=1969, camperType=caravan | caravan-white x2
Aménagée pour un stand: évier, comptoir, guirlandes. Elle a vendu des crêpes trois étés et fait sourire un inspecteur.

= Cherche roulotte, même sans roues
2110 | 2500 | camperType=caravan | caravan-green | wanted
Pour y lire au fond du verger. Le chat est d’accord, la commune aussi, il ne manque qu’elle.
