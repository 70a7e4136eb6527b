= Yamaha XSR 700, garantie 12 mois
2040 | 6400 | make=Yamaha, model=XSR 700, registrationYear=2018, mileage=17300, horsepower=74, colour=black | motorbike-black x2 | company
Yamaha XSR 700, 74 cv, 17’300 km, noire. Service complet dans notre atelier, pneus neufs, expertisée du jour. 12 mois
de garantie. Bridage 35 kW possible contre supplément. Essai sur rendez-vous avec votre équipement, reprise possible.

= Triumph Street Twin rouge, garantie
2040 | 7600 | make=Triumph, model=Street Twin, registrationYear=2019, mileage=9800, horsepower=65, colour=red, motorcycleType=naked | motorbike-red x2 | company
Street Twin 900, 65 cv, 9’800 km, première main, hivernée chez nous. Échappement homologué. Deux clés, carnet.
Livraison romande 150.-.

= Honda NC750X DCT bleue
2040 | 5200 | make=Honda, model=NC750X, registrationYear=2017, mileage=28600, horsepower=55, colour=blue | motorbike-blue x2 | company
Honda NC750X DCT, 55 cv, 28’600 km, boîte à double embrayage, bac à casque, ABS. Top-case et poignées chauffantes.
Grand service fait, chaîne neuve. Financement dès 98.- par mois.

= Honda SH 125 rouge, top-case
2040 | 2300 | make=Honda, model=SH 125, registrationYear=2016, mileage=21000, horsepower=12, colour=red, motorcycleType=scooter | scooter-red | company
SH 125i ABS, 21’000 km, top-case, pare-brise. Courroie changée, pneu arrière neuf. Garantie 3 mois. Ancien scooter de
livraison d’une pharmacie. Permis A1, ou B avec cours selon l’âge

= Vespa Primavera 125, 1973, restaurée
2040 | 4900 | make=Piaggio, model=Vespa Primavera 125, registrationYear=1973, horsepower=6, colour=beige, motorcycleType=scooter | scooter-cream x3 | company
Primavera 125 de 1973 entièrement restaurée chez nous: peinture d’époque, faisceau refait, moteur revu, joints neufs.
Dossier photos. Expertise vétéran. Pièces d’origine conservées. 4’900.-, exposée au garage.

= Casques moto fin de série, M à XL
2030 | 120 | condition=new | helmet-black x2 | company
Casques neufs d’exposition, fin de série, tailles M, L et XL, 120.- au lieu de 219.-. Homologués ECE 22.05. Essayage
au magasin, échange 14 jours. Envoi possible.

= Voilier Edel 6.5 m, prêt à naviguer
2060 | 12900 | make=Edel, registrationYear=1988, boatType=sailingBoat | boat-white x3 | company
Edel 660, 1988, 4 couchettes, gréement contrôlé, antifouling de la saison. Hors-bord 6 cv révisé. Deux jeux de voiles,
spi. Expertise OFROM valable. Place de port non comprise. Mise à l’eau offerte.

= Vedette en bois vernie, 1962
2060 | 24500 | registrationYear=1962, horsepower=75, fuel=petrol | boat-wood x3 | company
Vedette acajou 6.20 m, moteur in-bord 75 cv révisé, 14 couches de vernis, sellerie crème neuve, taud. Essai sur l’eau
sur demande. Remorque en option. Historique complet depuis 1962

= Barque alu bleue, 8 cv, remorque
2060 | 3400 | registrationYear=2012, horsepower=8, boatType=rowingBoat, fuel=petrol | boat-blue x2 | company
Barque alu 4.60 m, 8 cv, viviers, remorque expertisée. Reprise d’un pêcheur professionnel. Coque contrôlée et étanche.
3’400.- avec garantie de 3 mois sur le moteur.

= Hors-bord Tohatsu 5 cv, révisé
2060 | 890 | make=Tohatsu, registrationYear=2015, horsepower=5, boatType=motorboat, fuel=petrol | boat-white | company
Tohatsu 5 cv 4 temps arbre court. Turbine neuve, carburateur nettoyé. Visible tournant dans notre bac d’essai.
Garantie 6 mois. Nourrice 12 l comprise.

= Robes rouges vintage, portant complet
6610 | 45 | condition=good, size=36–42, colour=red, garment=dress | dress-red x2 | company
Robes rouges vintage, sélection de notre friperie, 36 à 42. 45.- pièce, lavées. Essayage en boutique, TWINT et cartes
acceptés. Envoi dès 2 pièces offert.

= Jeans et vestes bleues des années 90
6620 | 35 | condition=used, size=S–XL, colour=blue, garment=trousers | jacket-blue x2 | company
Jeans et vestes en jean années 90, S à XL, dès 35.-. Lavés, triés, réparés. Magasin ouvert mardi à samedi. Nouveaux
arrivages chaque jeudi

= Sacs cuir brun restaurés
6640 | 75 | condition=good, colour=brown, material=leather, bag=handbag | handbag-brown x2 | company
Sacs en cuir brun restaurés par nous, coutures refaites à la main, doublure neuve. 75.- pièce. Cinq modèles en ce
moment, photos sur demande.

= Bottes noires d’équitation recyclées ville
6630 | 60 | condition=used, size=37–41, colour=black | boots-black | company
Bottes d’équitation noires recyclées pour la ville, semelles antidérapantes neuves, 37 à 41. 60.- la paire. A essayer
au magasin.

= Pulls islandais d’occasion
6610 | 55 | condition=good, size=M–L, colour=beige, garment=pullover | jumper-cream x2 | company
Pulls islandais d’occasion en pure laine, M et L, 55.- pièce. Lavés et aérés. Chacun est différent. Cartes, TWINT,
cash.

= Aquarium d’exposition 450 litres
8060 | 390 | tankAnimal=tank | aquarium-blue x3 | company
Bac de 450 l, 150 x 50 x 60, meuble, filtre externe, éclairage LED. Vient de notre magasin après transformation.
Joints contrôlés, une griffe sur la vitre arrière. Sans poissons. Neuf 1’290.-. Transport à organiser, nous chargeons
avec un lift.

= Plantes aquatiques en bouquet
8060 | 6 | - | aquarium-green | company
Plantes aquatiques en bouquet, six variétés (anubias, cryptocoryne, vallisneria…) pour bac de 60 l. 6.- le bouquet, 5
pour 25.-. Traitées contre les escargots.

= Cages pour perruches, retour d’exposition
9080 | 70 | petOf=bird | birdcage-white x2 | company
Cages pour perruches, modèles d’exposition, 80 x 50 x 100, barreaux blancs. Perchoirs noisetier. 70.- pièce au lieu de
129.-. Encore trois. Retrait au magasin

= Arbres à chat, modèles d’exposition
9080 | 80 | petOf=cat | cattree-cream x2 | company
Arbres à chat crème, modèles d’exposition, légères traces de griffes. 80.- (neuf 139.-). Livraison contre 15.-.

= Coussins bleus pour chiens, tailles M à XL
9080 | 45 | petOf=dog | dogbasket-blue | company
Coussins bleus pour chiens M, L, XL. 45.-, housse amovible lavable, garnissage recyclé. Echange possible pendant 14
jours avec ticket.

= Fauteuil club en velours rouge
4810 | 420 | condition=used | armchair-red x2
Fauteuil club velours rouge, remonté sur sangles, ressorts neufs, vers 1930. Velours un peu râpé aux accoudoirs. 85 x
80 cm. Provient d’un hôtel de Territet. A prendre sur place.

= Secrétaire en noyer à secret
4810 | 1250 | condition=good, material=wood | dresser-wood x2
Secrétaire en noyer à abattant, tiroir à secret, cuir vert refait. 145 x 95 x 42 cm. Clé ok. Placage complet, un petit
manque côté gauche. Expertise faite pour l’assurance. Deux porteurs.

= Bahut gravé d’une ferme du Pays-d’Enhaut
4810 | 690 | condition=used | chest-wood x3
Bahut en sapin gravé, Pays-d’Enhaut, daté 1794, rosaces. Charnières forgées. Un trou de souris au fond. 120x55x60.
Traité au gel anti-vers, cire. 690.- à discuter

= Paysage alpestre, école genevoise
4820 | 780 | condition=good | painting-mountain x2
Paysage alpestre à l’huile, école genevoise fin 19e, 54 x 73 cm, cadre doré. Expertise jointe. Rentoilé. Envoi exclu.

= Nature morte aux pavots
4820 | 230 | condition=good | painting-flowers
Nature morte aux pavots, huile 45x60, signée. Bon état, cadre simple.

= Pendulette d’officier, laiton doré
4840 | 460 | condition=good | clock-gold x2
Pendulette d’officier en laiton doré, sonnerie à la demande, étui cuir rouge. Nettoyée par un horloger (190.-). Marche
8 jours. Verre biseauté ébréché dans un coin. Clé.

= Horloge comtoise, mouvement seul
4840 | 190 | condition=defective | clock-wood
Mouvement de comtoise seul, sans caisse, engrenages complets, cloche. Ne marche pas. Pour pièces. Sans balancier ni
poids. Port 18.-

= Vase blanc de Langenthal
4830 | 45 | condition=good | vase-white
Vase blanc Langenthal 1958, 24 cm, cachet bleu. Aucun éclat. Envoi 9.-.

= Vase bleu nuit en grès
4830 | 65 | condition=good | vase-blue
Vase grès bleu nuit, potière de Bonfol. 30 cm. 65.-

= Timbres Croix-Rouge et aérogrammes
7210 | 35 | condition=good | stamps-blue
Timbres Croix-Rouge et 12 aérogrammes neufs, gomme intacte. Suisse. 35.-, courrier A inclus

= Écus du Tir fédéral, six pièces
7220 | 240 | condition=good | coins-silver
6 écus de Tir fédéral en argent (1939-1969), coffret noyer. Beau lot. Photos recto verso par message. Remise en mains
propres, cash ou TWINT.

= Pièces d’or françaises, paire
7220 | 690 | condition=good, origin=france | coins-gold
2 pièces de 20 francs or au coq, 1907 et 1912. Vendues ensemble. Prix proche du cours. Pas d’envoi, on se retrouve à
la banque.

= Miniatures rouges de pompiers vaudois
7240 | 75 | condition=good | modelcar-red
Miniatures pompiers vaudois 1:43, rouges: tonne-pompe, échelle, jeep. Boîtes. Un gyrophare recollé.

= Petites voitures bleues sur socle
7240 | 50 | condition=likeNew | modelcar-blue
6 petites voitures bleues Monte-Carlo sur socle, 1:43, plaques gravées, comme neuves. Vitrine non comprise. 50.-,
poste 9.-

= Cartes à jouer rares et tarots anciens
7250 | 85 | condition=used | tradingcards-mixed
Cartes à jouer rares et tarots, 11 jeux (Müller Neuhausen, Grimaud). Une dame de carreau tachée. Jeux complets sauf
un. Collection de famille. Possible de séparer les tarots (55.-).

= Sonnaille bronze, battant neuf
7020 | 190 | condition=good | cowbell-bronze
Sonnaille bronze, battant neuf, 2.8 kg, note la. Courroie cuir. A venir écouter.

= Cloche large de fête, lanière brodée
7020 | 270 | condition=good | cowbell-large x2
Cloche de fête large, lanière brodée à la main, boucle argentée. Reçue pour un anniversaire, jamais utilisée. 30 cm.
Cash, à venir chercher, poste trop chère.

= Places de cirque, matinée scolaire
4630 | 60 | - | tickets-yellow
4 fauteuils d’orchestre pour le cirque, matinée scolaire, 60.- les quatre. Classe verte le même jour. TWINT.

= Concert de cuivres en plein air
4610 | 30 | - | trumpet-silver
deux places concert de cuivres en plein air, devant. reporté d’un jour si orage. 30.- les 2

= Abonnement théâtre, cinq soirées restantes
4630 | 130 | seating=seated | stage-plum x2
Abonnement théâtre, 5 soirées restantes, 2 places au centre. Valeur 290.-. Transmissible auprès de la caisse. 130.-
tout.

= Billets de match, loge partagée
4620 | 140 | seating=seated | tickets-blue
Billets en loge partagée, 2 places avec buffet à la mi-temps. 140.-. Cadeau d’une assurance que je ne peux pas
accepter. Transfert électronique.

= Bon atelier poterie
4640 | 55 | - | gift-red
Bon atelier poterie 2 h, terre et cuisson comprises. Valeur 80.-. Valable encore 9 mois

= Bon pour quatre repas au bistrot
4640 | 90 | - | gift-blue
Bon pour 4 repas au bistrot (plat du jour + café), sans date limite. Valeur 120.-, cédé 90.-. Nous avons déménagé.
Envoi par la poste gratuit.

= DVD de spectacles d’humoristes romands
4410 | 24 | condition=good, filmGenre=comedy, language=french | discs-blue
8 DVD humoristes romands (Emil en français, Cuche et Barbezat, Yann Lambiel…). Tous testés, boîtiers intacts. 24.-
port compris

= Westerns en coffret métal
4420 | 32 | condition=likeNew, filmGenre=western, language=french | discs-silver
Coffret métal westerns, 7 films Blu-ray, livret. Vu une fois. 32.-.

= Caméscope et cassettes des années 90
4430 | 70 | condition=used | cassettes-black x2
Caméscope Sony Hi8 + 14 cassettes, chargeur. Lit et rembobine, la batterie ne tient plus donc secteur. Idéal pour
numériser vos vieilles bandes. Câble AV compris. 70.-, à venir essayer.

= Platine laser et cent disques
4320 | 95 | condition=used | discs-silver x2
Platine CD et cent disques (classique, jazz, variété). La platine saute parfois sur les gravés. Caisses comprises.
95.- le tout, je ne sépare pas les CD.

= Trompette laiton et sourdine
4310 | 310 | condition=good, make=Yamaha, instrument=brass | trumpet-brass x2
Trompette Yamaha YTR-2330, sourdine, étui. Pistons doux, vernis avec usure à la prise. Contrôlée par un facteur. Bien
pour école de musique. Envoi 14.-

= Cor des Alpes démontable
4310 | 1450 | condition=good, instrument=brass | alphorn-alp x3
Cor des Alpes en fa dièse, 3 parties, épicéa du Risoud, housse, 2 embouchures. Rotin refait. 3.40 m. Joué 5 ans dans
un groupe. Valeur neuf 2’900.-. Essai dehors chez nous, la vallée répond.

= Flûtes à bec pour école, sept
4310 | 90 | condition=used, instrument=woodwind | recorders-white
7 flûtes à bec soprano pour école, doigté allemand, écouvillons neufs. 90.- le lot. Désinfectées.

= Bureau en bois et caisson
6810 | 120 | condition=used, material=wood | desk-wood x2
Bureau en bois 140x70 et caisson 4 tiroirs, sous-main vert. Traces d’encre. Démontable. A emporter, rez.

= Chaise de bureau grise ergonomique
6810 | 90 | condition=good | officechair-grey x2
Chaise de bureau grise ergonomique Sitag, réglages multiples. Bon état. Essai sur place, TWINT.

= Classeurs fédéraux, soixante
6820 | 30 | condition=used | folders-mixed
60 classeurs fédéraux vides, toutes couleurs, 0.50 la pièce. Prendre le lot

= Tondeuse autoportée rouge, coupe 1 m
3230 | 890 | condition=used | mower-red x3
Tondeuse autoportée rouge 15 cv, coupe 102 cm, bac 300 l, batterie neuve. Lames affûtées, courroie de coupe changée.
420 h. Pneus regonflés, chambre à air devant gauche. Pour terrain dès 1’000 m2. Remorque nécessaire. Cash.

= Olivier centenaire, transport compris
3210 | 690 | plantKind=treeOrShrub | olivetree-clay x2 | company
Olivier centenaire, tronc 120 cm de tour, hauteur 2.80 m, en container. Transport et grutage jusqu’à 30 km compris
dans le prix. Protection hivernale conseillée. Nous plantons sur demande. Visible à la pépinière.

= Bois en stère, foyard de pente
3250 | 160 | condition=new, material=wood | firewood-stack x2 | company
Foyard en stère, coupé à 25, 33 ou 50 cm, 160.- le stère sec sous 20 %. Camion-grue pour accès étroits. Livraison dès
2 stères, tarif selon NPA. Paiement à la livraison TWINT ou facture.

= Échafaudage léger et échelles
3240 | 340 | condition=used, power=manual | ladder-alu x2
Echafaudage alu roulant, hauteur travail 6 m, 2 échelles, stabilisateurs, roues blocables. Plancher neuf. A démonter
avec nous. Idéal façade ou toit. 340.-.

= Cabane de jardin démontée
3220 | 380 | condition=used | firewood-crate
Cabane de jardin 2x3 m démontée, planches numérotées (la 17 est à refaire), feutre neuf. Porte avec serrure. Remorque
de 3 m obligatoire, j’aide à charger. Plan dessiné à la main. 380.-
