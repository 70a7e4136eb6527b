= Vélo noir de facteur, freins à tambour
4020 | 210 | condition=used, make=Condor, size=58 cm, colour=black, bicycleType=city | citybike-black x2
Trente kilos d’histoire militaire, une sonnette qui commande le respect. Selle ressorts.

= Vélo crème à trois vitesses, selle cuir
4020 | 260 | condition=good, make=Peugeot, size=52 cm, colour=beige, bicycleType=city | citybike-cream x2
La selle a pris ma forme et voudrait bien la vôtre. Phare au bec d’oiseau.

= Vélo bleu pliable, train et bureau
4020 | 330 | condition=good, make=Dahon, colour=blue, bicycleType=city | citybike-blue x2
Se replie entre Renens et Lausanne, chrono en main. Housse discrète.

= VTT rouge rigide, 29 pouces, taille S
4020 | 430 | condition=good, make=Cube, size=S, colour=red, bicycleType=mountain | mountainbike-red
Ma sœur court désormais à pied, par-dessus tout. Poignées larges.

= VTT noir de descente
4020 | 1690 | condition=used, make=Commencal, size=M, colour=black, bicycleType=mountain | mountainbike-black x3
Morgins l’a ciré tout un été. Clavicule incluse dans le récit, pas dans la vente.

= VTT bleu ado, freins à disque
4020 | 240 | condition=good, make=Rockrider, size=S, colour=blue, bicycleType=mountain | mountainbike-blue
Acheté pour l’impressionner elle, vendu car elle préfère le volley. Pneus à tétines intactes.

= Randonneuse blanche, porte-sacoches
4020 | 820 | condition=used, make=Surly, size=56 cm, colour=white, bicycleType=road | roadbike-white x2
Santiago, Istanbul, boulangerie. Moyeu dynamo, rayons neufs.

= Course bleue, triple plateau pour cols
4020 | 590 | condition=good, make=Fuji, size=54 cm, colour=blue, bicycleType=road | roadbike-blue
Croix de Cœur en souffrant correctement. Compteur avec vos futurs exploits à zéro.

= Fixie noir de coursier
4020 | 410 | condition=used, make=Kocmo, size=55 cm, colour=black, bicycleType=road | roadbike-black
Pignon libre si vous tenez à la vie, fixe si vous tenez au style. Frein avant présent.

= Vélo bleu 16 pouces à retouche peinture
4020 | 45 | condition=used, size=16 pouces, colour=blue, bicycleType=childrens | kidsbike-blue
Un éclair jaune fait main sur le cadre, vitesse doublée. Stabilisateurs offerts.

= Vélo vert 24 pouces, sept vitesses
4020 | 130 | condition=good, make=Frog, size=24 pouces, colour=green, bicycleType=childrens | kidsbike-green x2
Tour des Trois-Lacs en famille, sans larmes après le deuxième. Béquille.

= Draisienne jaune et casque
4020 | 35 | condition=used, size=10 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
De vraies semelles y ont laissé leur gomme. Casque à crête de dinosaure.

= Triporteur crème de glacier ambulant
4020 | 1450 | condition=used, colour=beige, bicycleType=cargo | cargobike-cream x2
Deux bacs isothermes, parasol à rayures. Recettes non transmises, surtout la pistache.

= Vélo électrique vert, remorque fournie
4030 | 1590 | condition=good, make=Cannondale, size=M, colour=green, assistance=slow | ebike-green x2
Marché de Bulle, quinze kilos de pommes de terre, sourire. Contrôle annuel passé.

= VAE blanc cadre ouvert, panier
4030 | 1290 | condition=good, make=Winora, size=S, colour=white, assistance=slow | ebike-white
Maman a repris le bus, elle y connaît plus de monde. Deux clefs.

= VTTAE noir, pneus larges
4030 | 2390 | condition=used, make=Moustache, size=XL, colour=black, bicycleType=mountain, assistance=slow | ebike-black x2
Pour grands formats et petites excuses. Mode turbo utilisé, j’assume.

= Remorque bleue de pique-nique
4040 | 95 | condition=used | biketrailer-blue
Fond rigide, couvercle-table, traces de tomates cerises. Attache universelle.

= Porte-vélo mural, deux bras
4040 | 25 | condition=likeNew | toolbox-grey
Deux bras feutrés, vis longues. Le mur était en placo, moralité: vérifier.

= Elliptique grise très sage
4060 | 180 | condition=used | treadmill-grey
Posée devant une fenêtre sur le Salève, que l’on gravit donc mentalement. Roulettes.

= Banc de musculation et disques noirs
4060 | 150 | condition=good | dumbbells-black x2
Sous-sol frais, ambition tiède. Soixante-cinq kilos de fonte honnête.

= Raquette jaune junior et balles mousse
4070 | 20 | condition=good | racket-yellow
Contre le mur de la grange, champion invaincu. Grip rose ajouté.

= Kit de badminton bleu pour pelouse
4070 | 25 | condition=used | racket-blue
Deux volants survivants sur douze, le toit garde les autres. Piquets.

= Kayak rouge de mer, gouvernail
4080 | 690 | condition=good, make=Dagger | kayak-red x2
Tour du Léman en six étapes, la septième fut une sieste. Hiloire intacte.

= Canoë jaune familial, trois places
4080 | 380 | condition=used | kayak-yellow x2
Les disputes y sont brèves, faute de sortie. Gilets taille enfant et gorille.

= Paddle bleu tandem
4080 | 260 | condition=good | paddleboard-blue x2
Pour couples stables ou curieux de l’être. Leash double.

= Baudrier enfant et casque blanc
4090 | 45 | condition=good | helmet-white
Via ferrata du Moléson, facile disait mon oncle. Étiquettes lisibles.

= Snowboard rouge femme 142
4120 | 100 | condition=good, make=Roxy, size=142, winterSport=snowboard, itemLength=142 | snowboard-red
J’ai compris à trente ans que j’aimais les luges. Étui.

= Patins blancs réglables fillette
4120 | 25 | condition=used, size=30–33, winterSport=skating | iceskates-white
Patinoire à ciel ouvert et chocolat chaud, dans cet ordre. Protège-lames.

= Tente verte tunnel, cinq places
4160 | 160 | condition=good, make=Coleman | tent-green x2
Trois festivals, une lune de miel, zéro moisissure. Tapis de sol neuf.

= Tente de toit rouge de bivouac
4160 | 120 | condition=used | tent-red
Doubles arceaux, petite fenêtre étoilée. On y tient à deux fâchés ou à trois amis.

= Sac bleu porte-enfant, hauteur réglable
4160 | 80 | condition=good, make=Vaude | backpack-blue x2
Passager exigeant, commentaires inclus jusqu’aux Rochers-de-Naye. Capote.

= Sac rouge de course, huit litres
4160 | 35 | condition=good, make=Salomon | backpack-red
Gilet-gourde, sifflet, une barre oubliée encore bonne. Lavé.
