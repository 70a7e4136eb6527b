= Veste de pluie rouge, femme S
6610 | 60 | condition=good, make=Aigle, size=S, colour=red, garment=jacket | jacket-red x2
Elle a vu la pointe du Raz et le parking du Léman Centre. Coutures étanches.

= Doudoune bleue fine
6610 | 75 | condition=good, make=Uniqlo, size=M, colour=blue, garment=jacket | jacket-blue
Se glisse sous tout, même sous un reproche. Sac compressible.

= Manteau vert, coupe droite
6610 | 110 | condition=likeNew, size=40, colour=green, garment=jacket | jacket-green x2
Acheté pour un entretien, porté au café d’à côté pour l’attendre. J’ai eu le poste, il chauffe trop.

= Robe rouge à danser, jupe large
6610 | 70 | condition=good, size=38, colour=red, garment=dress | dress-red x2
Tourne en tango, tourne en valse, m’a tourné la tête. Doublure satin.

= Robe bleue en soie
6610 | 130 | condition=likeNew, size=36, colour=blue, garment=dress | dress-blue x2
Cousue par une amie costumière au théâtre de Carouge. Personne d’autre ne l’a, c’est sûr.

= Robe d’été jaune citron
6610 | 30 | condition=good, size=42, colour=yellow, garment=dress | dress-yellow
Marché de Vevey, glace au caramel sur la poche, disparue au savon de fiel. Boutons de nacre, tous là.

= Gros pull crème torsadé
6610 | 50 | condition=good, size=L, colour=beige, garment=pullover | jumper-cream x2
Tricoté pendant une grève de train. On y tient à un et demi.

= Pull rouge col roulé, cachemire
6610 | 80 | condition=used, size=S, colour=red, garment=pullover | jumper-red
Un coude reprisé en cœur, volontairement visible. Doux comme une grasse matinée.

= Veste de ski verte homme
6620 | 90 | condition=good, make=Millet, size=XL, colour=green, garment=jacket | jacket-green
Achetée pour trois jours à Zinal, il a plu les trois. Ventilations sous les bras.

= Pull bleu marin, boutons épaule
6620 | 40 | condition=good, make=Saint James, size=M, colour=blue, garment=pullover | jumper-blue x2
Authentique, porté à la barre d’un pédalo. Laine serrée.

= Costume anthracite, taille 50
6620 | 95 | condition=likeNew, size=50, colour=grey, garment=suit | parcel-brown
Deux enterrements et un mariage, le film inverse du bon. Pressing fait, il attend dans son carton.

= Chapeau de paille tressé
6620 | 30 | condition=good, size=57, colour=beige | hat-straw x2
Vendanges et pétanque. Un ruban neuf, le bleu ayant fui avec la bise.

= Feutre noir d’artiste
6620 | 35 | condition=used, size=58, colour=black | hat-black
Donne raison dans les discussions. Bord reformé à la vapeur.

= Chaussures de marche marron, 39
6630 | 55 | condition=good, make=Meindl, size=39, colour=brown | boots-brown x2
Chemin des crêtes du Jura en entier, sans ampoule. Graisse comprise.

= Bottines noires cuir, 37
6630 | 65 | condition=good, size=37, colour=black | boots-black x2
Talon discret, claquement net sur les pavés de la Cité. Patins posés.

= Baskets blanches, 41
6630 | 30 | condition=used, make=Puma, size=41, colour=white | shoes-white
Nettoyées à la brosse à dents, pas la mienne. Lacets plats.

= Richelieus noirs, 42
6630 | 80 | condition=good, make=Church, size=42, colour=black | shoes-black x2
Embauchoirs et cirage. Ils ont signé devant notaire deux fois.

= Mocassins bruns, 43
6630 | 45 | condition=used, size=43, colour=brown | shoes-brown
Pour conduire une décapotable qu’on n’a pas. Semelle souple.

= Sac à main cuir marron
6640 | 95 | condition=good, colour=brown, material=leather, bag=handbag | handbag-brown x2
Façonné par un sellier de Gruyères. Il y a de la place pour un livre et un morceau de lui.

= Pochette rouge vernie
6640 | 35 | condition=likeNew, colour=red, bag=handbag | handbag-red
Minuscule et catégorique: téléphone ou clefs. J’ai choisi de rester à la maison.

= Sac noir de docteur
6640 | 120 | condition=used, colour=black, bag=handbag | handbag-black x2
Il a visité toutes les fermes d’en haut entre 1950 et 1985. Fermoir cuivre.

= Valise bleue cabine
6640 | 50 | condition=good, make=Delsey, colour=blue, bag=suitcase | suitcase-blue
Cent dix jours de salons professionnels. Elle roule droit, même un dimanche.

= Grande valise rouge rigide
6640 | 65 | condition=used, make=Samsonite, colour=red, material=plastic, bag=suitcase | suitcase-red
Facile à reconnaître, difficile à soulever. Un autocollant Montréal.

= Parapluie rouge de berger
6640 | 30 | condition=good, colour=red | umbrella-red x2
Manche en châtaignier, toile grande comme une capite. Retient aussi la neige.

= Montre automatique argentée
6650 | 420 | condition=good, make=Tissot, jewellery=watch | wristwatch-silver x2
Le Locle, fond verre: on voit le temps travailler. Bracelet acier complet.

= Montre dorée dame, quartz
6650 | 140 | condition=used, make=Longines, jewellery=watch | wristwatch-gold x2
Elle marquait la fin des cours au conservatoire. Pile neuve, verre saphir.

= Bague fantaisie et boucles, lot
6650 | 35 | condition=used, jewellery=earrings | gift-red
Quinze pièces d’une tante théâtrale. Les clips serrent, ça tenait ses rôles.

= Cherche veste en tweed à coudières
6620 | 70 | garment=jacket | jacket-green | wanted
Carrure 52, ton mousse si possible. Mon mari devient professeur et ne le sait pas encore vestimentairement.
