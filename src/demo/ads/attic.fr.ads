= Valise bleue de pensionnaire
6640 | 35 | condition=used, colour=blue, bag=suitcase | suitcase-blue
Valise bleue rigide ancienne, 65 cm, une serrure qui coince. Idéal déco ou rangement.

= Valise rouge à roulettes 70 cm
6640 | 55 | condition=good, colour=red, bag=suitcase | suitcase-red x2
Valise rouge 70 x 45, poignée télescopique, roulettes ok, quelques griffes. Trop grande pour nous maintenant. TWINT.

= Parapluie noir de notaire
6640 | 15 | condition=good, colour=black | umbrella-black
Parapluie noir homme, manche bois, longueur 92 cm, baleines droites. Vieux modèle solide. Envoi 9.-

= Cartons de déménagement, cinquantaine
6820 | 40 | condition=used | movingboxes-brown x2
Une cinquantaine de cartons de déménagement, dont 10 cartons penderie. Pliés, secs, utilisés une fois. A prendre tout
le lot, à venir chercher à la cave, il y a un lift.

= Chapeau de paille large, jardin
6610 | 20 | condition=used, size=57, colour=beige | hat-straw
chapeau de paille large bord, tour de tête 57, ruban lavé. porté au jardin.

= Chapeau noir mou, laine
6620 | 25 | condition=good, size=59, colour=black | hat-black
Chapeau feutre laine noir, souple, taille 59, se roule. Comme neuf, porté 3 fois.

= Sac rouge bandoulière
6640 | 45 | condition=good, colour=red, bag=handbag | handbag-red
Petit sac bandoulière rouge en cuir souple, 22 x 15 cm, fermeture ok. Acheté 120.- dans une boutique à Annecy. Remise
en mains propres ou poste.

= Cartable brun en cuir épais
6640 | 80 | condition=used, colour=brown, material=leather, bag=briefcase | handbag-brown x2
Cartable en cuir épais brun, années 60, deux boucles. Une couture à reprendre sur le côté. Format A4 rentre.

= Chaussures noires de concert, 44
6630 | 50 | condition=good, size=44, colour=black | shoes-black
Chaussures noires de cérémonie p. 44, semelle cuir presque neuve. Portées seulement en concert. 50.-

= Tennis blanches toile, 37
6630 | 25 | condition=used, size=37, colour=white | shoes-white
Tennis blanches en toile, 37. Lavées. Un peu jaunies sur le caoutchouc.

= Mocassins marron conduite, 42
6630 | 40 | condition=good, size=42, colour=brown | shoes-brown x2
Mocassins marron à picots, 42, cuir. Prix neuf 189.-, portés une dizaine de fois. Trop étroits pour moi.

= Brodequins bruns d’enfant, 32
6300 | 25 | condition=good, size=32, colour=brown | boots-brown
Souliers montants bruns enfant, pointure 32, cuir, semelle profilée. Un seul enfant, une seule saison. Lacets neufs.
Poste 9.-

= Pull bleu torsades, femme M
6610 | 40 | condition=good, size=M, colour=blue, garment=pullover | jumper-blue x2
Pull bleu torsades M, 100% laine, une maille tirée dans le dos qui ne se voit pas. A laver à la main.

= Pull crème à col bateau
6610 | 35 | condition=good, size=S, colour=beige, garment=pullover | jumper-cream
Pull crème col bateau taille S, coton et laine, pas de bouloches. Vient d’un foyer sans animaux et non-fumeur.

= Robe bleue à pois, 40
6610 | 35 | condition=good, size=40, colour=blue, garment=dress | dress-blue
Robe bleue à pois, taille 40, avec poches. Portée une fois pour une remise de diplôme, nettoyée au pressing. Envoi
possible, paiement TWINT d’avance.

= Robe jaune à pois, fillette 8 ans
6300 | 20 | condition=good, size=128, colour=yellow, child=girls | dress-yellow
robe jaune à pois 8 ans (128), ceinture à nouer. très bon état

= Blouson rouge garçon 10 ans
6300 | 25 | condition=used, size=140, colour=red, child=boys | jacket-red
Blouson rouge garçon 10 ans / 140, chaud, 4 poches. Fermeture remplacée, un accroc sur la manche recousu.

= Coupe-vent bleu marine, L
6620 | 40 | condition=good, size=L, colour=blue, garment=jacket | jacket-blue
Coupe-vent homme bleu marine L, ourlet ajustable, capuche dans le col. Etat nickel. A venir chercher ou + 9.- de port.

= Parka verte à capuche
6620 | 70 | condition=used, size=M, colour=green, garment=jacket | jacket-green x2
Parka verte M avec doublure amovible. Usée aux poignets, sinon elle a encore des années devant elle. Très chaude.

= Coffret d’outils rouge, débutante confirmée
3240 | 50 | condition=good | toolbox-red
Coffret outils rouge, complet pour débuter: marteau, niveau, pinces, jeu de tournevis, mètre, clés imbus. Cause double
emploi.

= Perceuse bleue compacte
3240 | 55 | condition=good, make=Bosch, power=mains | drill-blue
Perceuse Bosch bleue filaire (750 W), percussion, mandrin 13 mm. Utilisée pour un déménagement. Je mets un coffret de
mèches avec. TWINT ou cash à l’emporter

= Échelle de bibliothèque alu
3240 | 60 | condition=good, power=manual | ladder-alu
Echelle de bibliothèque en alu avec crochets gainés, hauteur 2.40, 8 marches. Poids 6 kg.

= Rouleaux de peinture bleus et bâches
3240 | 20 | condition=used | paintroller-blue x2
Rouleaux, bâches, bacs et manche télescopique. Reste d’une chambre d’enfant, bleu. 20.- tout.

= Bac jaune, brosses et balai
3080 | 12 | condition=used | bucket-yellow
Seau jaune avec essoreur, 2 brosses et balai. Pour atelier ou cave.

= Casques de chantier blancs, trio
3240 | 25 | condition=used | hardhat-white
3 casques de chantier blancs, réglables, date de fabrication à l’intérieur. Lot 25.-

= Bureau de bois avec étagère
6810 | 90 | condition=used, material=wood | desk-wood
Bureau en bois massif avec étagère dessus, 130 x 60, hauteur totale 118. Plateau avec traces de tasse, je l’ai ciré. A
venir chercher, 2e étage sans ascenseur.

= Bureau blanc tréteaux
6810 | 55 | condition=good | desk-white x2
Plateau blanc et 2 tréteaux, 150 x 75, passe-câble. Ikea, 2 ans. Vis au complet.

= Fauteuil de direction noir
6810 | 95 | condition=used | officechair-black
Fauteuil de bureau noir, grand dossier, simili cuir. Usé sur l’accoudoir droit mais confortable, roulettes pour
parquet.

= Tableau noir de cuisine sur chevalet
6820 | 60 | condition=good | blackboard-black
Tableau noir sur chevalet, 60 x 80 cm, hauteur 130. Il servait pour le menu d’une table d’hôtes. Avec craies.

= Tabliers bleus de fleuriste, quatre
6830 | 25 | condition=used | apron-blue x2
4 tabliers bleus avec poche, utilisés chez un fleuriste, lavés à 60. Le lot.

= Stéthoscope d’étudiante et planchette
7040 | 40 | condition=good | stethoscope-sky
Stéthoscope (Littmann Classic II) avec planchette à pince. Embouts neufs. Prix neuf 110.-, j’ai fini mes études. Envoi
A-Post 7.-

= Deux billets jazz au château
4610 | 70 | seats=2 | tickets-blue
2 billets jazz, cour du château, placement libre. Nous ne pouvons plus y aller. Prix d’achat 90.- les deux. Billets
pdf.

= Places pour la revue du village
4630 | 36 | - | tickets-red
3 places revue villageoise au fond de la salle. 12.- la place, vente par 3.

= Tableau du lac sous l’orage
4820 | 120 | condition=good | painting-lake
Tableau, lac sous l’orage, acrylique 50 x 70, cadre simple. Peint par ma tante. A venir chercher.

= Horloge murale bois, balancier
4840 | 140 | condition=used | clock-wood x2
Horloge murale à balancier en bois, sonne les heures, clé d’origine. Elle retarde de 2 min. par semaine. Hauteur 70
cm. Pas d’envoi.

= Vase vert tourné main
3090 | 35 | condition=good, colour=green | vase-green
Vase vert tourné à la main, 22 cm, signé dessous. Aucun éclat.

= Coffre de grenier en bois
3050 | 95 | condition=used, colour=brown, material=wood | chest-wood
Coffre de grenier en bois, 110 x 50 x 55, ferrures complètes, traité contre les vers. Couvercle un peu voilé.
Transport à deux personnes, on vous aide à le descendre.

= Lampadaire blanc arc
3060 | 75 | condition=good, colour=white | floorlamp-white
Lampadaire arc blanc, H 190, socle marbre (20 kg!). Ampoule LED comprise. Prix neuf 179.- chez Interio

= Sac à dos vert de colonie
4160 | 30 | condition=used | backpack-green
Sac à dos vert 45 l, une étiquette cousue au nom de Julien, se découd. Bon pour un camp scout.

= Tente rouge deux places, jardin
4160 | 45 | condition=used, berths=2 | tent-red
Tente rouge 2 places, montée uniquement au jardin, sardines complètes. Convient pour l’été, pas pour la pluie
battante.

= Raquette bleue de badminton, sac
4070 | 18 | condition=good | racket-blue
Raquette de badminton bleue + housse, cordage encore tendu. Avec un tube de volants entamé.

= Kayak rouge stable pour pêcheur
4080 | 360 | condition=used | kayak-red x2
Kayak rouge stable, 3.20 m, siège réglable. J’ai monté un porte-canne pour la pêche. Coque avec griffures d’usage,
jamais percé. Pagaie comprise, gilet non. Barres de toit nécessaires. Essai au lac possible le samedi.

= Haltères noirs de palier
4060 | 40 | condition=used | dumbbells-black
Haltères noirs fonte 2x8 kg et 2x4 kg. Prix du lot, pas d’envoi vu le poids

= Casque noir moto, taille M
2030 | 70 | condition=good | helmet-black
Casque moto noir taille M (57-58), 2 saisons, jamais tombé. Mentonnière propre, visière à peine griffée. Prix neuf
240.-

= Barbecue noir de balcon, permis
3220 | 45 | condition=used | grill-black
Petit barbecue noir pour balcon, pieds démontables, grille inox remplacée. A nettoyer. 45.-

= Vélo jaune 12 pouces
4020 | 30 | condition=used, size=12 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
vélo enfant jaune 12 pouces, pneus ok, chaîne couverte, stabilisateurs à la cave si je les retrouve

= Remorque rouge pour chien calme
4040 | 120 | condition=used | biketrailer-red
Remorque vélo rouge pour chien jusqu’à 30 kg, moustiquaire, tapis lavable. Attache à l’axe arrière fournie. Notre
chien n’a jamais voulu. Payée 289.- il y a 2 ans.

= Jeux de plateau pour deux
3430 | 22 | condition=good | boardgame-green
7 jeux de plateau pour 2 joueurs, tous complets (comptés). 22.- le lot.

- Carcassonne
- Lost Cities
- Patchwork
- Jaipur
- 3 autres plus petits

= Peluche brune de gare
3420 | 15 | condition=used | teddy-brown
Peluche ours brun 35 cm, trouvée à la gare il y a deux ans et jamais réclamée. Lavée.

= Locomotive rouge du grand-oncle
3440 | 130 | condition=good | modeltrain-red
Loco Märklin rouge H0, révisée, bielles huilées. Boîte d’origine un peu abîmée. Vient de la collection de mon
grand-oncle. Envoi soigné compris dans le prix, paiement TWINT ou virement.
