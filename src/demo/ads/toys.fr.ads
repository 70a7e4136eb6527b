= Briques en vrac, six kilos et demi
3410 | 85 | condition=used | bricks-mixed x2
Lavées dans la taie d’oreiller au programme doux. J’ai gardé le petit chevalier vert, ne le cherchez pas.

= Château de briques bleues
3410 | 55 | condition=good | bricks-blue
Plan présent, pont-levis nerveux. Le dragon a perdu une aile lors du siège de la baignoire.

= Grosses briques premier âge
3410 | 25 | condition=used | bricks-mixed
De un à trois ans et, chez nous, à trente-huit. Coffre en plastique avec roulettes.

= Ours en peluche brun, articulé
3420 | 35 | condition=used | teddy-brown
Rembourré paille, il craque en s’asseyant comme tout le monde. Il répond au nom de Monsieur Favre.

= Peluche crème, cadeau en double
3420 | 15 | condition=new | teddy-cream
Étiquette encore à l’oreille. Sa jumelle dort chez nous et ignore tout.

= Maison de poupée rouge à étages
3420 | 95 | condition=good | dollhouse-red x2
Mon père l’a construite en hiver 1986, avec de vraies plinthes. Escalier tournant, petite voiture au garage.

= Maison mint en bois, meublée
3420 | 60 | condition=good | dollhouse-mint
Dix-huit meubles et une baignoire à pattes. Les habitants sont des figurines de lapin, ça marche mieux.

= Jeux de société, pile de quinze
3430 | 45 | condition=good | boardgame-red x2
Contrôlés pièce par pièce un dimanche pluvieux. Il manque un sablier, comptez jusqu’à soixante.

= Échecs de voyage et backgammon
3430 | 30 | condition=used | boardgame-green
Aimantés, tampons de douane sur la boîte. Le roi noir a été recollé après Athènes.

= Puzzles bois pour enfants
3430 | 20 | condition=good | boardgame-red
Neuf puzzles, de six à quarante pièces. La girafe est complète, on a démonté le canapé pour.

= Jeu de tarot et tapis
3430 | 18 | condition=used | boardgame-green
Cartes souples, tapis vert, un carnet de points où mon oncle gagne toujours. Il tenait le carnet.

= Train en bois, grand circuit
3440 | 55 | condition=used | trainset-wood x2
Pont, tunnel, hangar et un wagon-citerne mystérieusement collant. Compatible avec les grandes marques.

= Coffret train électrique rouge
3440 | 110 | condition=good | trainset-red
Circuit en huit, passage à niveau qui s’abaisse tout seul, joie intacte. Transformateur vérifié par le grand-père électricien.

= Locomotive verte, échelle H0
3440 | 180 | condition=good, scale=h0 | modeltrain-green x2
Révisée, phares selon le sens. Elle tournait autour du sapin, c’était sa seule ligne.

= Autorail rouge, digital
3440 | 150 | condition=likeNew | modeltrain-red
Acheté pour ma retraite, ma retraite préfère le jardin. Boîte et mousse d’origine.

= Voitures miniatures sous vitrine
3440 | 160 | condition=good | modelcar-blue x2
Quinze modèles, plutôt françaises. Dépoussiérées au pinceau d’aquarelle.

= Atelier couture pour enfants
3450 | 22 | condition=likeNew | sewingmachine-white
Sept projets, six terminés. Le septième était un costume pour notre poule.

= Perles, bijoux, grande mallette
3450 | 20 | condition=used | tradingcards-mixed
Triées par taille par une enfant très malade puis guérie. Fil élastique en quantité.

= Tente de jeu indienne
3460 | 25 | condition=good | tent-red
Toile coton, quatre perches, un coussin en forme de nuage. Aucune cérémonie n’y a dégénéré.

= Voiture à pédales rouge
3460 | 120 | condition=used | modelcar-red x2
Tôle des années septante, volant qui klaxonne. Trois générations de pilotes, aucune contravention.

= Cherche figurines de la crèche jurassienne
3420 | 40 | - | teddy-cream | wanted
Le bœuf surtout, le nôtre a fini dans l’aquarium. Terre cuite peinte, huit centimètres.
