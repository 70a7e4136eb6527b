= iPhone 12 bleu 128 Go, batterie 89 %
5810 | 270 | condition=good, make=Apple, storage=128 | smartphone-blue x2
iPhone 12 bleu 128 Go, batterie 89 %. Ecran sans griffe, verre trempé depuis le 1er jour. Coque en tissu et câble
avec, pas de bloc chargeur. Débloqué tout opérateur, iCloud déconnecté. Remise en mains propres avec TWINT ou cash,
envoi recommandé possible 9.-.

= iPhone SE rouge, 64 Go
5810 | 210 | condition=good, make=Apple | smartphone-red x2
iphone se 2020 rouge 64go, reçu en cadeau, presque pas servi. chargeur encore dans la boite. batterie 97. 210 fr, pas
de troc

= Nokia XR20 vert, robuste
5810 | 160 | condition=used, make=Nokia | smartphone-green
Nokia XR20 vert, antichoc et étanche, utilisé en fromagerie. Quelques marques sur les bords, l’écran est nickel.
Android à jour. Batterie tient 2 jours. 160.-, à venir chercher.

= OnePlus 8 bleu, grand écran, débloqué
5810 | 230 | condition=good, make=OnePlus | smartphone-blue
OnePlus 8 bleu 128 Go, débloqué, dual-SIM. Toujours avec housse. Trop grand pour ma main, je repasse sur un petit
natel. Chargeur rapide d’origine. Neuf 749.-.

= Natel senior Doro à clapet
5810 | 45 | condition=used, make=Doro | smartphone-red
Doro 6620 rouge à clapet, grandes touches, bouton d’alarme, socle de charge. Appartenait à mon papa. Marche avec
Swisscom, Sunrise et Salt. Mode d’emploi.

= Samsung Galaxy A52, écran fêlé, pour pièces
5810 | 50 | condition=defective, make=Samsung | smartphone-green
Galaxy A52 écran fêlé, tactile ok à moitié, carte mère et batterie en ordre. Vendu pour pièces, sans garantie ni
retour. 50.- port compris.

= Téléphone à cadran PTT rouge
5820 | 50 | condition=good | dialphone-red x2
Téléphone à cadran rouge PTT modèle 70, sonnerie qui marche. Prise ancienne, adaptateur à prévoir. 50.-

= Téléphone à cadran vert des PTT
5820 | 60 | condition=used | dialphone-green x2 | place=1205 Genève GE
Poste PTT vert à cadran, restauré par un ancien monteur. Cordon torsadé neuf. Fonctionne sur une box internet avec
convertisseur (pas compris). Idéal déco aussi. Retrait à Genève ou port 11.50.

= Panasonic, 3 téléphones sans fil
5820 | 30 | condition=used, make=Panasonic | dialphone-green
Trio Panasonic DECT avec répondeur, accus remplacés, toutes les alimentations. On n’a plus de fixe. 30.-.

= Garmin Forerunner 245 noire, GPS
5830 | 140 | condition=good, make=Garmin | smartwatch-black x2
Forerunner 245 noire, bracelet changé, câble de charge. Quelques micro-griffes sur la lunette. Autonomie 6 jours. Prix
neuf 329.-, facture Ochsner Sport. Paiement TWINT.

= Withings ScanWatch argent, 38 mm
5830 | 150 | condition=good, make=Withings | smartwatch-silver x2
Withings Scanwatch 38 mm argent, vraies aiguilles. Autonomie un mois. Bracelet silicone gris et un cuir. 1 an, reste
un an de garantie.

= Bracelet Fitbit, 2 couleurs
5830 | 25 | condition=used, make=Fitbit | smartwatch-black
fitbit inspire, noir + bracelet rose. chargeur ok. 25.- port inclus, twint

= Chargeurs et câbles triés
5840 | 15 | condition=used | parcel-white
Chargeurs et câbles triés, environ 30 pièces: micro-USB, USB-C, Lightning, vieux Nokia. 15.- le carton, je ne cherche
pas un câble précis dedans.

= Batterie externe solaire Xtorm
5840 | 28 | condition=good, make=Xtorm | smartphone-green
Xtorm 10’000 mAh, panneau solaire, mousqueton. La charge solaire est lente, mais via USB ça va vite. Utilisée pendant
deux semaines en cabane.

= GPS Garmin eTrex 30 + carte suisse
5850 | 95 | condition=used, make=Garmin | smartphone-green
Garmin eTrex avec TopoSwiss v4, piles neuves, dragonne. Fonctionne parfaitement, boutons un peu lustrés. A prendre sur
place ou B-Post 7.-

= GPS TomTom Go Professional poids lourd
5850 | 130 | condition=good, make=TomTom | tablet-black
TomTom Go Professional 6250, cartes à vie Europe, gabarit PL. Support pare-brise, chargeur 12/24 V. J’ai changé de
métier. Écran 6 pouces sans rayures. Prix neuf 449.-, boîte d’origine.

= Cherche combiné de cabine téléphonique
5820 | 90 | - | dialphone-red | wanted
Notre bibliothèque de quartier cherche un combiné de cabine téléphonique (le rouge ou noir, avec cordon blindé), même
hors service. Pour y faire écouter des contes. 90.- max, on vient le démonter.
