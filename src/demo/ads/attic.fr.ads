= Valise bleue de pensionnaire
6640 | 35 | condition=used, colour=blue, bag=suitcase | suitcase-blue
Quatre rentrées, quatre retours plus lourds. Serrure capricieuse côté linge sale.

= Valise rouge de tournée
6640 | 55 | condition=good, colour=red, bag=suitcase | suitcase-red x2
Marionnettes puis pyjamas, elle s’est assagie. Poignée télescopique.

= Parapluie noir de notaire
6640 | 15 | condition=good, colour=black | umbrella-black
Il a ouvert cent successions sous l’averse. Baleines droites.

= Cartons de déménagement, cinquantaine
6820 | 40 | condition=used | movingboxes-brown x2
Scotch ôté sans haine. Deux portent «divers», contenu toujours inconnu.

= Chapeau de paille large, jardin
6610 | 20 | condition=used, size=57, colour=beige | hat-straw
Porté pour les haricots et l’air d’importance. Ruban lavé.

= Chapeau noir mou, laine
6620 | 25 | condition=good, size=59, colour=black | hat-black
Donne l’air d’un poète en retard. Se roule dans la poche.

= Sac rouge bandoulière
6640 | 45 | condition=good, colour=red, bag=handbag | handbag-red
Assez petit pour oublier l’essentiel chez soi. Cuir souple.

= Cartable brun en cuir épais
6640 | 80 | condition=used, colour=brown, material=leather, bag=briefcase | handbag-brown x2
Instituteur à Vallorbe, craie dans les coutures. Deux boucles robustes.

= Chaussures noires de concert, 44
6630 | 50 | condition=good, size=44, colour=black | shoes-black
Contrebassiste assis, donc semelles neuves. Lacets cirés.

= Tennis blanches toile, 37
6630 | 25 | condition=used, size=37, colour=white | shoes-white
Un été de pontons et de confitures. Bouts de caoutchouc nickel.

= Mocassins marron conduite, 42
6630 | 40 | condition=good, size=42, colour=brown | shoes-brown x2
Ils ont plus de virages que de pas. Picots intacts.

= Brodequins bruns d’enfant, 32
6300 | 25 | condition=good, size=32, colour=brown | boots-brown
Course d’école au Creux-du-Van, bouquetins à l’appui. Œillets sains.

= Pull bleu torsades, femme M
6610 | 40 | condition=good, size=M, colour=blue, garment=pullover | jumper-blue x2
Une maille sautée dans le dos, pour laisser entrer l’âme. Laine d’Écosse.

= Pull crème à col bateau
6610 | 35 | condition=good, size=S, colour=beige, garment=pullover | jumper-cream
Naviguait entre salon et balcon. Boulochage retiré au rasoir.

= Robe bleue à pois, 40
6610 | 35 | condition=good, size=40, colour=blue, garment=dress | dress-blue
Remise de diplôme au soleil, photo penchée. Poches invisibles.

= Robe jaune à pois, fillette 8 ans
6300 | 20 | condition=good, size=128, colour=yellow, child=girls | dress-yellow
Citron, dit-elle, jamais jaune. Ceinture à nouer.

= Blouson rouge garçon 10 ans
6300 | 25 | condition=used, size=140, colour=red, child=boys | jacket-red
Fermeture testée par un scientifique en herbe, six cents fois. Poche à trésors.

= Coupe-vent bleu marine, L
6620 | 40 | condition=good, size=L, colour=blue, garment=jacket | jacket-blue
Bise noire sur les quais: il rit. Ourlet ajustable.

= Parka verte à capuche
6620 | 70 | condition=used, size=M, colour=green, garment=jacket | jacket-green x2
Manifestations, affûts, vendanges tardives. Doublure amovible.

= Coffret d’outils rouge, débutante confirmée
3240 | 50 | condition=good | toolbox-red
J’ai appris sur des étagères, elles tiennent encore. Niveau à bulle vaillant.

= Perceuse bleue compacte
3240 | 55 | condition=good, make=Bosch, power=mains | drill-blue
Molasse, briques, patience: elle a tout percé. Deux batteries.

= Échelle de bibliothèque alu
3240 | 60 | condition=good, power=manual | ladder-alu
Pour atteindre Proust et la poussière. Crochets gainés.

= Rouleaux de peinture bleus et bâches
3240 | 20 | condition=used | paintroller-blue x2
Chambre d’enfant terminée avant l’enfant, de peu. Manche télescopique.

= Bac jaune, brosses et balai
3080 | 12 | condition=used | bucket-yellow
Équipement complet pour un grand samedi. Essoreur costaud.

= Casques de chantier blancs, trio
3240 | 25 | condition=used | hardhat-white
Visites d’architecte, zéro brique reçue. Réglage nuque.

= Bureau de bois avec étagère
6810 | 90 | condition=used, material=wood | desk-wood
Thèse, antithèse, enfant. Plateau ciré hier.

= Bureau blanc tréteaux
6810 | 55 | condition=good | desk-white x2
Démonté en quatre minutes, remonté en vingt, je suis comme ça. Passe-câble.

= Fauteuil de direction noir
6810 | 95 | condition=used | officechair-black
La direction est partie, le fauteuil réfléchit encore. Roulettes souples.

= Tableau noir de cuisine sur chevalet
6820 | 60 | condition=good | blackboard-black
Menus, mots doux, un pendu inachevé. Craies de couleur.

= Tabliers bleus de fleuriste, quatre
6830 | 25 | condition=used | apron-blue x2
Sentent légèrement l’eucalyptus malgré moi. Poches à sécateur.

= Stéthoscope d’étudiante et planchette
7040 | 40 | condition=good | stethoscope-sky
Première année réussie par cœur, justement. Embouts neufs.

= Deux billets jazz au château
4610 | 70 | seats=2 | tickets-blue
Cour intérieure, hirondelles improvisatrices. Nous attendons des jumeaux ce jour précis.

= Places pour la revue du village
4630 | 36 | - | tickets-red
Le syndic joue le syndic, en mieux. Trois chaises au fond, rire garanti devant.

= Tableau du lac sous l’orage
4820 | 120 | condition=good | painting-lake
Peint depuis un cabanon en quarante minutes et deux averses. Cadre simple.

= Horloge murale bois, balancier
4840 | 140 | condition=used | clock-wood x2
Elle sonne l’heure ancienne quand on la contrarie. Clef originale.

= Vase vert tourné main
3090 | 35 | condition=good, colour=green | vase-green
Émail de fougère, pied discret. Il préfère trois tiges à un bouquet.

= Coffre de grenier en bois
3050 | 95 | condition=used, colour=brown, material=wood | chest-wood
Des lettres y étaient, elles sont chez ma cousine, qui lit. Ferrures entières.

= Lampadaire blanc arc
3060 | 75 | condition=good, colour=white | floorlamp-white
S’incline poliment au-dessus des mots croisés. Socle lourd.

= Sac à dos vert de colonie
4160 | 30 | condition=used | backpack-green
Étiquette «Julien 12» cousue pour l’éternité. Fond renforcé.

= Tente rouge deux places, jardin
4160 | 45 | condition=used, berths=2 | tent-red
A campé derrière la maison, retraite à minuit, courage mentionné. Sardines au complet.

= Raquette bleue de badminton, sac
4070 | 18 | condition=good | racket-blue
Club du mardi dissous dans la bière du mercredi. Cordage tendu.

= Kayak rouge stable pour pêcheur
4080 | 360 | condition=used | kayak-red x2
Porte-canne bricolé, perches témoins. Siège réglable.

= Haltères noirs de palier
4060 | 40 | condition=used | dumbbells-black
Les deux de huit kilos calaient la porte. Elles ont d’autres ambitions.

= Casque noir moto, taille M
2030 | 70 | condition=good | helmet-black
Deux saisons sages entre Aigle et Leysin. Mentonnière propre.

= Barbecue noir de balcon, permis
3220 | 45 | condition=used | grill-black
Électrique à l’origine, charbon depuis, amour toujours. Pieds démontables.

= Vélo jaune 12 pouces
4020 | 30 | condition=used, size=12 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
La liberté a des pompons au guidon. Chaîne couverte.

= Remorque rouge pour chien calme
4040 | 120 | condition=used | biketrailer-red
Portière moustiquaire, tapis lavable. Le chien préfère courir, finalement.

= Jeux de plateau pour deux
3430 | 22 | condition=good | boardgame-green
Sept boîtes, un couple, zéro rancune. Les pions sont comptés.

= Peluche brune de gare
3420 | 15 | condition=used | teddy-brown
Trouvée sur le quai 4, réclamée par personne malgré trois affiches. Elle attend.

= Locomotive rouge du grand-oncle
3440 | 130 | condition=good | modeltrain-red
Cheminot à Palézieux, miniature chez lui, géante au travail. Bielles huilées.
