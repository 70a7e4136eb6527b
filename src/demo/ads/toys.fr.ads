= Lego en vrac, 6.5 kg
3410 | 85 | condition=used | bricks-mixed x2
6.5 kg de Lego en vrac, lavés, triés des autres marques. Quelques figurines, roues, plaques. Pas de notices. 85.-, à
venir chercher ou poste 11.50. TWINT.

= Lego château bleu avec notice
3410 | 55 | condition=good | bricks-blue
Château Lego avec notice, pont-levis. Il manque une aile du dragon et 3 petites pièces (liste). Boîte non.

= Lego Duplo, grosses boîtes à roulettes
3410 | 25 | condition=used | bricks-mixed
Duplo env. 140 pièces, animaux, train sans pile, coffre à roulettes. Lavé à 40 dans une taie. 25.- fixe

= Ours en peluche brun, articulé
3420 | 35 | condition=used | teddy-brown
Ours brun articulé ancien, rembourré paille, 38 cm. Une patte recousue, yeux verre. Style Steiff mais sans bouton.

= Peluche crème, cadeau en double
3420 | 15 | condition=new | teddy-cream
Peluche crème neuve avec étiquette, reçue à double. 30 cm. Envoi 9.-

= Maison de poupée rouge à étages
3420 | 95 | condition=good | dollhouse-red x2
Maison de poupée rouge, 3 étages, construite par mon père en 1986 pour ma soeur et moi, avec de vraies plinthes et un
escalier tournant. 95 x 60 x 40 cm, ouverture frontale. Tous les meubles sont là et la petite voiture est au garage.
Nos filles ont passé l’âge, elle mérite d’être jouée. 18 kg, donc à emporter. Paiement TWINT ou cash, je ne la démonte
pas.

= Maison mint en bois, meublée
3420 | 60 | condition=good | dollhouse-mint
Maison mint en bois avec 18 meubles. 70 x 60. Figurines lapins en cadeau. Comme neuve

= Jeux de société, pile de quinze
3430 | 45 | condition=good | boardgame-red x2
15 jeux de société contrôlés: Dobble, Catan junior, Uno, Hâte-toi lentement, Carcassonne, Scrabble… Il manque un
sablier. 45.- la pile, pas de vente à la pièce.

= Échecs de voyage et backgammon
3430 | 30 | condition=used | boardgame-green
Echecs de voyage + backgammon aimantés. Roi noir recollé. 30.-

= Puzzles bois pour enfants
3430 | 20 | condition=good | boardgame-red
9 puzzles en bois complets, de 6 à 40 pièces, 2 à 5 ans. Vérifiés ce matin. TWINT 20.-

= Jeu de tarot et tapis
3430 | 18 | condition=used | boardgame-green
jeu de tarot + tapis vert 60x60 + carnet. cartes un peu souples. 18.-

= Train en bois, grand circuit
3440 | 55 | condition=used | trainset-wood x2
Grand circuit train en bois (Brio compatible), 60 rails, pont, tunnel, hangar, 4 trains. Wagon-citerne un peu collant.
Caisse en plastique. Prix neuf bien plus de 200.-, je fais 55.-. Retrait.

= Coffret train électrique rouge
3440 | 110 | condition=good | trainset-red
Coffret train électrique H0 rouge, circuit en huit, passage à niveau automatique, transfo vérifié. Ne manque rien.
Boîte d’origine scotchée. Démo sur la table du salon.

= Locomotive verte, échelle H0
3440 | 180 | condition=good, scale=h0 | modeltrain-green x2
Loco verte H0, moteur révisé, phares selon sens de marche, 3 rails. Peu roulé. Boîte. Envoi 9.- bien emballé.

= Autorail rouge, digital
3440 | 150 | condition=likeNew | modeltrain-red
Autorail rouge digital avec décodeur, comme neuf, boîte et mousse. Acheté 249.- il y a 2 ans. Remise ou poste

= Voitures miniatures sous vitrine
3440 | 160 | condition=good | modelcar-blue x2
15 voitures miniatures 1:43 sous vitrine plexi, surtout Peugeot, Citroën, Renault. Vitrine 60x40. Prix du lot.

= Atelier couture pour enfants
3450 | 22 | condition=likeNew | sewingmachine-white
Atelier couture pour enfants, machine qui coud vraiment, 7 projets dont 6 déjà faits. Tissus en plus. 22.-

= Perles, bijoux, grande mallette
3450 | 20 | condition=used | tradingcards-mixed
Grande mallette de perles triées par taille, fil élastique, fermoirs. Mon enfant a fait ça à l’hôpital. Beaucoup de
matériel encore.

= Tente de jeu indienne
3460 | 25 | condition=good | tent-red
Tente tipi enfants, coton, 4 perches, rouge avec coussin nuage. Hauteur 150. Lavable.

= Voiture à pédales rouge
3460 | 120 | condition=used | modelcar-red x2
Voiture à pédales rouge en tôle, années 70, volant klaxon. Peinture d’origine éraflée, pneus caoutchouc craquelés.
Très jolie en déco. 120.- à venir chercher

= Cherche figurines de la crèche jurassienne
3420 | 40 | - | teddy-cream | wanted
Cherche figurines de crèche jurassienne en terre cuite peinte, 8 cm, surtout le boeuf. Même un peu abîmées.
