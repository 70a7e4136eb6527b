= Poussette Mountain Buggy verte, tout-terrain
6210 | 260 | condition=good, make=Mountain Buggy, pramType=pushchair | stroller-green x2
Hello, je vends notre poussette Mountain Buggy verte, 3 roues avec chambre à air (pompe fournie). Habillage pluie et
porte-gobelet avec. Elle passe vraiment partout, en forêt comme en ville, et pliée elle rentre dans un coffre de Golf.
Le frein à main a été réglé chez le marchand de vélos. Prix neuf 690.-. TWINT à l’emporter, je peux la réserver
jusqu’à samedi mais pas plus longtemps.

= Poussette trio Chicco rouge, complète
6210 | 310 | condition=good, make=Chicco, pramType=combi | stroller-red x3
Poussette trio Chicco rouge, achetée neuve chez Baby-Walz 849.-. Un seul enfant.

- nacelle
- coque auto groupe 0+
- hamac / siège
- chancelière et habillage pluie
- notice

Freins ok, une rayure sur le châssis. Non-fumeurs, pas d’animaux.

= Poussette canne Maclaren grise
6210 | 40 | condition=used, make=Maclaren, pramType=pushchair | stroller-grey
Maclaren Quest grise, légère, la roue avant droite fait du bruit. Parfaite pour les vacances.

= Porte-bébé de randonnée Deuter Kid Comfort
6210 | 110 | condition=good, make=Deuter, pramType=carrier | backpack-red x2
Deuter Kid Comfort rouge, jusqu’à 22 kg, pare-soleil, béquille, rétroviseur. Utilisé 2 étés. Sangles en parfait état,
tache d’herbe sur le siège. Prix neuf 289.-. Remise en mains propres ou envoi 12.-

= Bodies et pyjamas mint, 3 mois
6220 | 38 | condition=good, size=60, colour=green | babyclothes-mint x2
31 pièces bodies et pyjamas taille 60, surtout vert menthe. Marques diverses (Petit Bateau, H&M, Migros). Quelques
petites taches sur 2 bodies, comptés en plus. Vente en lot. Port 9.-

= Layette jaune tricotée main
6220 | 55 | condition=new, size=56, colour=yellow | babyclothes-yellow x2
Layette jaune tricotée main taille 56, neuve: brassière, pantalon, bonnet, chaussons. Laine mérinos, jamais portée,
notre bébé est né trop grand.

= Lot hiver 12 mois, combinaison comprise
6220 | 48 | condition=good, size=80, colour=yellow | babyclothes-yellow
lot hiver 12 mois (80): combi jaune, bonnet, 4 pantalons, 6 pulls. très bon état, combi lavée. 48.-, poste ou retrait

= Lit blanc à barreaux et matelas
6230 | 120 | condition=good | cot-white x2
Lit à barreaux blanc 60x120 avec matelas et alèse neuve. 3 hauteurs, barreaux amovibles. Démonté, visserie dans un
sachet. A venir chercher, 3e avec ascenseur.

= Lit cododo en bois
6230 | 90 | condition=likeNew | cot-wood
Lit cododo bois, matelas compris, sangles de fixation. 4 mois d’utilisation. Prix neuf 210.-.

= Commode à langer bleue
6230 | 130 | condition=good | dresser-blue
Commode à langer bleue, 3 tiroirs, plan amovible 75 x 55. Les tiroirs ferment tout seuls. Un peu de peinture écaillée
derrière. Elle est lourde, venez à deux svp. Cash ou TWINT.

= Chaise haute évolutive en hêtre, Stokke
6230 | 95 | condition=used | highchair-wood x2
Chaise haute type Tripp Trapp (Stokke), hêtre naturel, avec arceau bébé et coussin. Hauteur réglable, toutes les vis.
Traces de feutre lavées, on devine encore. Neuve plus de 300.-

= Chaise haute blanche pliable
6230 | 30 | condition=good | highchair-white
Chaise haute blanche pliable, double tablette lavable. Se range derrière une porte, 30.- fixe.

= Siège auto Besafe rouge, dos à la route
6240 | 160 | condition=good, make=Besafe, seatGroup=toddler | childseat-red x2
Siège BeSafe iZi Kid rouge, dos à la route, jusqu’à 18 kg env. Base isofix et miroir inclus. Jamais accidenté, je
signe volontiers un papier. Housse lavée à 30, date de fabrication visible dessous. Payé 529.-. Montage montré sur
place.

= Réhausseur Peg Pérego noir avec dossier
6240 | 55 | condition=used, make=Peg Pérego, seatGroup=child | childseat-black
Réhausseur noir Peg Pérego avec dossier, 15-36 kg. Homologation lisible. Housse lavable, petite décoloration par le
soleil

= Siège vélo avant Bobike et casque
6240 | 65 | condition=good, make=Bobike, seatGroup=bicycle | helmet-white
Siège avant Bobike (9 mois à 15 kg) avec pare-brise, plus casque blanc 46-51. Fixation pour guidon A-head et
classique. On l’a utilisé deux étés, maintenant elle est trop grande. A venir chercher, paiement TWINT.

= Veste de ski enfant 8 ans
6300 | 32 | condition=good, size=128, colour=red | jacket-red
Veste de ski rouge 8 ans (128), capuche qui passe sur le casque, bande réfléchissante. Imperméable encore ok. 32.-

= Doudoune verte 6 ans
6300 | 28 | condition=used, size=116, colour=green | jacket-green x2
Doudoune verte 6 ans, Decathlon, un fil tiré à la manche. Capuche amovible.

= Robe rouge de fête, 5 ans
6300 | 22 | condition=likeNew, size=110, colour=red, child=girls | dress-red
Robe rouge de fête 5 ans / 110. Portée à un mariage. Ourlet renforcé, jupon en tulle, nettoyée. Envoi B-Post compris.

= Chaussures cuir noires, 30
6300 | 18 | condition=good, size=30, colour=black | shoes-black
Souliers cuir noirs p. 30, mis une fois pour un concert d’école.

= Pulls tricotés lot de cinq
6300 | 35 | condition=good, size=98–104, colour=red | jumper-red
5 pulls tricotés main, 98-104, laine et acrylique, lavage 30. Le rouge avec l’élan est le plus beau. Prix pour les 5,
envoi +9.-
