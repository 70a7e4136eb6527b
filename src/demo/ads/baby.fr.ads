= Poussette verte tout-terrain
6210 | 260 | condition=good, make=Mountain Buggy, pramType=pushchair | stroller-green x2
Chemins viticoles et marché du samedi. Les roues ont été gonflées par un voisin cycliste pro.

= Poussette rouge trio complet
6210 | 310 | condition=good, make=Chicco, pramType=combi | stroller-red x3
Nacelle, coque, hamac: tout pareil, tout rouge, on ne nous perdait jamais. Notice sauvée du feu.

= Poussette canne grise
6210 | 40 | condition=used, make=Maclaren, pramType=pushchair | stroller-grey
Elle a fait Disneyland et Palexpo, même ambiance. Roue avant droite bavarde.

= Porte-bébé de randonnée
6210 | 110 | condition=good, make=Deuter, pramType=carrier | backpack-red x2
Jusqu’à la cabane Rambert avec un passager bavard. Pare-soleil, béquille, rétroviseur.

= Bodies et pyjamas mint, 3 mois
6220 | 38 | condition=good, size=60, colour=green | babyclothes-mint x2
Lavés sans parfum, pliés avec soupir. Trente et un, comme les jours de son premier mois d’août.

= Layette jaune tricotée main
6220 | 55 | condition=new, size=56, colour=yellow | babyclothes-yellow x2
Pour une fille qui fut un garçon qui s’en moque. Laine mérinos du canton.

= Lot hiver 12 mois, combinaison comprise
6220 | 48 | condition=good, size=80, colour=yellow | babyclothes-yellow
La combinaison tient debout seule, c’est pratique pour les photos. Bonnet à pompon.

= Lit blanc à barreaux et matelas
6230 | 120 | condition=good | cot-white x2
Un barreau se retire, elle l’avait remarqué avant nous. Alèse neuve.

= Lit cododo en bois
6230 | 90 | condition=likeNew | cot-wood
Quatre mois d’usage, quatre ans de cernes. Sangles de fixation au sommier.

= Commode à langer bleue
6230 | 130 | condition=good | dresser-blue
Tiroirs à ouverture d’une main, l’autre tient l’artiste. Plan amovible.

= Chaise haute évolutive en hêtre
6230 | 95 | condition=used | highchair-wood x2
Elle a connu la purée, les devoirs et maintenant une plante verte. Vis au complet.

= Chaise haute blanche pliable
6230 | 30 | condition=good | highchair-white
S’escamote derrière la porte comme un enfant en faute. Tablette double.

= Siège auto rouge dos à la route
6240 | 160 | condition=good, make=Besafe, seatGroup=toddler | childseat-red x2
Aucun accident, deux coulées de compote. Base isofix et miroir.

= Siège noir rehausseur dossier
6240 | 55 | condition=used, make=Peg Pérego, seatGroup=child | childseat-black
Houssé, déhoussé, rehoussé: j’ai pris le coup. Étiquette d’homologation lisible.

= Siège vélo avant et casque
6240 | 65 | condition=good, make=Bobike, seatGroup=bicycle | helmet-white
Pour commentateurs de trafic de un à trois ans. Petit pare-brise.

= Veste de ski enfant 8 ans
6300 | 32 | condition=good, size=128, colour=red | jacket-red
Forfait encore dans la manche, souvenir. Bande fluo, capuche pour casque.

= Doudoune verte 6 ans
6300 | 28 | condition=used, size=116, colour=green | jacket-green x2
Un fil tiré, trois marrons dans la poche, on laisse les marrons. Capuche amovible.

= Robe rouge de fête, 5 ans
6300 | 22 | condition=likeNew, size=110, colour=red, child=girls | dress-red
Elle a tourné tout un mariage sur elle-même. Ourlet renforcé.

= Chaussures cuir noires, 30
6300 | 18 | condition=good, size=30, colour=black | shoes-black
Concert de l’école, une marche, une révérence, terminé. Semelle neuve.

= Pulls tricotés lot de cinq
6300 | 35 | condition=good, size=98–104, colour=red | jumper-red
Ma mère envoie un colis par saison. L’élan est le préféré, il faut le mériter.
