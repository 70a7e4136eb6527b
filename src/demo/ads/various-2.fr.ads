= Yamaha XSR 700, révisée par nos soins
2040 | 6400 | make=Yamaha, model=XSR 700, registrationYear=2018, mileage=17300, horsepower=74, colour=black | motorbike-black x2 | company
Entretien complet dans notre atelier, pneus neufs et conseils gratuits. Le café est à disposition pendant l’essai, pas avant.

= Triumph Street Twin rouge, garantie
2040 | 7600 | make=Triumph, model=Street Twin, registrationYear=2019, mileage=9800, horsepower=65, colour=red, motorcycleType=naked | motorbike-red x2 | company
Première main, hivernée chez nous dans du coton, ou presque. Échappement homologué, sourire non.

= Honda NC 750 bleue, bac à casque
2040 | 5200 | make=Honda, model=NC750X, registrationYear=2017, mileage=28600, horsepower=55, colour=blue | motorbike-blue x2 | company
Le faux réservoir avale un intégral et deux baguettes. Boîte à double embrayage, rodée par un professeur de philosophie.

= Scooter rouge 125, top-case
2040 | 2300 | make=Honda, model=SH 125, registrationYear=2016, mileage=21000, horsepower=12, colour=red, motorcycleType=scooter | scooter-red | company
Livraisons de pharmacie, toujours assis bien droit. Courroie changée, garantie trois mois.

= Vespa crème restaurée dans notre atelier
2040 | 4900 | make=Piaggio, model=Vespa Primavera 125, registrationYear=1973, horsepower=6, colour=beige, motorcycleType=scooter | scooter-cream x3 | company
Peinture d’après nuancier d’époque, faisceau refait. On la démarre d’un coup de pied poli.

= Casques exposés en vitrine, fin de série
2030 | 120 | condition=new | helmet-black x2 | company
Tailles M à XL, légère poussière de gloire. Normes en vigueur.

= Voilier habitable 6.5 m, prêt à naviguer
2060 | 12900 | make=Edel, registrationYear=1988, boatType=sailingBoat | boat-white x3 | company
Gréement contrôlé, antifouling de la saison. Quatre couchettes pour trois amis véritables.

= Vedette bois vernie, moteur in-bord
2060 | 24500 | registrationYear=1962, horsepower=75, fuel=petrol | boat-wood x3 | company
Quatorze couches de vernis, la quinzième à discuter. Sellerie crème refaite, pavillon propre.

= Barque bleue aluminium et remorque
2060 | 3400 | registrationYear=2012, horsepower=8, boatType=rowingBoat, fuel=petrol | boat-blue x2 | company
Reprise chez un pêcheur professionnel qui passe au jardin. Viviers nickel.

= Moteur hors-bord 5 cv révisé
2060 | 890 | make=Tohatsu, registrationYear=2015, horsepower=5, boatType=motorboat, fuel=petrol | boat-white | company
Turbine neuve, démarre au deuxième. Bac d’essai dans la cour, venez l’entendre.

= Robes rouges vintage, portant complet
6610 | 45 | condition=good, size=36–42, colour=red, garment=dress | dress-red x2 | company
Prix la pièce, sélection de notre friperie. Une a dansé avec un consul, paraît-il.

= Jeans et vestes bleues des années 90
6620 | 35 | condition=used, size=S–XL, colour=blue, garment=trousers | jacket-blue x2 | company
Lavées, triées, parfois signées au stylo sous le col. Cabine d’essayage avec rideau de théâtre.

= Sacs cuir brun restaurés
6640 | 75 | condition=good, colour=brown, material=leather, bag=handbag | handbag-brown x2 | company
Coutures reprises à la main, doublures neuves. Chacun avec sa fiche et son passé.

= Bottes noires d’équitation recyclées ville
6630 | 60 | condition=used, size=37–41, colour=black | boots-black | company
Semelles antiglisse, cirage maison. Elles piaffent encore un peu.

= Pulls islandais d’occasion
6610 | 55 | condition=good, size=M–L, colour=beige, garment=pullover | jumper-cream x2 | company
Ballot arrivé de Reykjavík avec du sable noir. Cardés, adoucis, aérés.

= Aquarium de présentation 450 litres
8060 | 390 | tankAnimal=tank | aquarium-blue x3 | company
De notre boutique, après transformation. Les combattants ont un nouveau studio.

= Plantes aquatiques en bouquet
8060 | 6 | - | aquarium-green | company
Sans escargots, du moins visibles. Six variétés pour un petit bac.

= Cages pour perruches, retour d’exposition
9080 | 70 | petOf=bird | birdcage-white x2 | company
Barreaux larges, perchoirs en noisetier cueilli par nous. Trois disponibles.

= Arbres à chat, modèles d’exposition
9080 | 80 | petOf=cat | cattree-cream x2 | company
Essayés par Minouche, directrice qualité. Rabais pour traces de direction.

= Coussins bleus pour chiens, tailles M à XL
9080 | 45 | petOf=dog | dogbasket-blue | company
Garnissage recyclé, fermetures solides. Échange possible si le chien vote contre.

= Fauteuil club en velours rouge
4810 | 420 | condition=used | armchair-red x2
D’un fumoir de Territet, remonté sur sangles. Il impose la voix basse.

= Secrétaire en noyer à secret
4810 | 1250 | condition=good, material=wood | dresser-wood x2
Le secret est vide, je l’ai cherché douze ans. Abattant gainé de vert.

= Bahut gravé d’une ferme du Pays-d’Enhaut
4810 | 690 | condition=used | chest-wood x3
Rosaces au couteau, charnières forgées. Une souris a signé le fond.

= Paysage alpestre, école genevoise
4820 | 780 | condition=good | painting-mountain x2
Orage à gauche, confiance à droite. Expertise jointe, modeste.

= Nature morte aux pavots
4820 | 230 | condition=good | painting-flowers
Peinte par la femme du vétérinaire, qui ne signait que les bonnes. Celle-ci est signée.

= Pendulette d’officier, laiton doré
4840 | 460 | condition=good | clock-gold x2
Sonne les heures à la demande, pas plus. Étui de cuir rouge.

= Horloge comtoise, mouvement seul
4840 | 190 | condition=defective | clock-wood
Il lui manque sa caisse et son silence. Engrenages complets.

= Vase blanc de Langenthal
4830 | 45 | condition=good | vase-white
Forme fuselée de mil neuf cent cinquante-huit, prix de l’époque presque. Cachet bleu.

= Vase bleu nuit en grès
4830 | 65 | condition=good | vase-blue
Potière de Bonfol, terre locale, four à bois. Tient debout même ivre de pivoines.

= Timbres Croix-Rouge et aérogrammes
7210 | 35 | condition=good | stamps-blue
Douze enveloppes pour l’autre bout du monde, jamais parties. Gommes intactes.

= Écus du Tir fédéral, six pièces
7220 | 240 | condition=good | coins-silver
Mon aïeul tirait bien puis buvait mieux. Coffret de noyer.

= Pièces d’or françaises, paire
7220 | 690 | condition=good, origin=france | coins-gold
Deux coqs face à face sur le velours. Vente ensemble, ils s’accordent.

= Miniatures rouges de pompiers vaudois
7240 | 75 | condition=good | modelcar-red
Tonne-pompe, échelle, jeep. Le commandant a soixante-deux ans et pleure un peu.

= Petites voitures bleues sur socle
7240 | 50 | condition=likeNew | modelcar-blue
Six rallyes de Monte-Carlo, glace non comprise. Plaques gravées.

= Cartes à jouer rares et tarots anciens
7250 | 85 | condition=used | tradingcards-mixed
Müller à Neuhausen, Grimaud à Paris. Une dame de carreau a la varicelle.

= Sonnaille bronze, battant neuf
7020 | 190 | condition=good | cowbell-bronze
Deux kilos huit, la mineur. Convient aussi pour appeler des adolescents.

= Cloche large de fête, lanière brodée
7020 | 270 | condition=good | cowbell-large x2
Brodée par ma marraine pour mes trente ans, je préfère les vaches sans bruit. Boucle argentée.

= Places de cirque, matinée scolaire
4630 | 60 | - | tickets-yellow
Quatre fauteuils d’orchestre, poussière d’étoiles comprise. Notre classe verte est tombée dessus.

= Concert de cuivres en plein air
4610 | 30 | - | trumpet-silver
Deux bancs devant les trombones: prévoyez des bouchons et un pique-nique. Reporté d’un jour s’il grêle.

= Abonnement théâtre, cinq soirées restantes
4630 | 130 | seating=seated | stage-plum x2
Deux places centrales, vestiaire inclus. Nous devenons grands-parents le même trimestre.

= Billets de match, loge partagée
4620 | 140 | seating=seated | tickets-blue
Invitation d’assurance retournée par honnêteté fiscale. Petits-fours à la mi-temps.

= Bon atelier poterie
4640 | 55 | - | gift-red
Un bol promis, une forme libre obtenue. Deux heures, tablier fourni.

= Bon pour quatre repas au bistrot
4640 | 90 | - | gift-blue
Le patron vous reconnaîtra au mot de passe: «mauvaise herbe». Sans date.

= DVD de spectacles d’humoristes romands
4410 | 24 | condition=good, filmGenre=comedy, language=french | discs-blue
Huit disques, trois générations de rires et un monologue sur les offices postaux. Boîtiers sans fente.

= Westerns en coffret métal
4420 | 32 | condition=likeNew, filmGenre=western, language=french | discs-silver
Sept films, beaucoup de poussière, à l’image seulement. Livret illustré.

= Caméscope et cassettes des années 90
4430 | 70 | condition=used | cassettes-black x2
Lit encore, rembobine en chantant. Une bande étiquetée «Noël, ne pas effacer»: effacée.

= Platine laser et cent disques
4320 | 95 | condition=used | discs-silver x2
La platine lit tout, mon humeur aussi. Rangés par saisons.

= Trompette laiton et sourdine
4310 | 310 | condition=good, make=Yamaha, instrument=brass | trumpet-brass x2
Avait un chapeau sur le pavillon et un chat dans l’étui. Pistons doux.

= Cor des Alpes démontable
4310 | 1450 | condition=good, instrument=brass | alphorn-alp x3
Épicéa du Risoud, trois parties, housse. Il faut un vallon ou de bons voisins.

= Flûtes à bec pour école, sept
4310 | 90 | condition=used, instrument=woodwind | recorders-white
Ivoire synthétique, écouvillons neufs, courage fourni. Une joue «Frère Jacques» toute seule.

= Bureau en bois et caisson
6810 | 120 | condition=used, material=wood | desk-wood x2
Correcteur de presse pendant trente ans, les fautes sont restées dehors. Sous-main vert.

= Chaise de bureau grise ergonomique
6810 | 90 | condition=good | officechair-grey x2
Réglages multiples, dont un que nul n’a compris. Accoudoirs propres.

= Classeurs fédéraux, soixante
6820 | 30 | condition=used | folders-mixed
Dos neufs, intérieurs vidés de leurs drames. Palette de couleurs administrative.

= Tondeuse rouge autoportée
3230 | 890 | condition=used | mower-red x3
On la conduit avec chapeau. Coupe d’un mètre, demi-tour d’artiste.

= Olivier centenaire, transport compris
3210 | 690 | plantKind=treeOrShrub | olivetree-clay x2 | company
Arraché d’un chantier d’Espagne, choyé en serre. Notre pépiniériste lui parle en andalou.

= Bois en stère, foyard de pente
3250 | 160 | condition=new, material=wood | firewood-stack x2 | company
Débité à la longueur souhaitée, camion-grue pour les accès étroits. Humidité mesurée devant vous.

= Échafaudage léger et échelles
3240 | 340 | condition=used, power=manual | ladder-alu x2
Trois façades, un clocher, quelques frayeurs. Roues blocables.

= Cabane de jardin démontée
3220 | 380 | condition=used | firewood-crate
Deux mètres sur trois, planches numérotées sauf la 17, facétieuse. Feutre neuf.
