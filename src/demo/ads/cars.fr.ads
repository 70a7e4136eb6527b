= Renault Clio TCe 90, 48’600 km, 1ère main
2020 | 7800 | brand=renault, model=Clio TCe 90, vehicleType=smallCar, registrationYear=2016, mileage=48600, fuel=petrol, gearbox=manual, horsepower=90, doors=5, colour=red | hatchback-red x3
Je vends la Clio de ma maman qui ne conduit plus. TCe 90, 2016, 48’600 km, rouge, 5 portes, toujours au garage.
Services chez Renault, expertisée cette année. Pneus d’été montés, pneus d’hiver sur jantes à la cave. Une petite
griffe sur le pare-choc arrière côté droit. Prix 7’800.-, discutable un peu pour un premier achat de jeune.

= Peugeot 208 GT Line auto, garantie 12 mois
2020 | 13200 | brand=peugeot, model=208 GT Line, vehicleType=smallCar, registrationYear=2019, mileage=61000, fuel=petrol, gearbox=automatic, horsepower=110, doors=5, colour=blue | hatchback-blue x3 | company
Peugeot 208 GT Line 110 cv EAT6, 61’000 km, bleue. Contrôlée dans nos ateliers, service fait, expertisée. Garantie 12
mois. Caméra de recul, CarPlay, toit panoramique. Reprise et financement possibles.

= Citroën 2CV Charleston, carnet complet
2020 | 18500 | brand=citroen, model=2CV6 Charleston, vehicleType=smallCar, registrationYear=1984, mileage=92000, fuel=petrol, gearbox=manual, horsepower=29, doors=4, colour=red | hatchback-red
2CV6 Charleston 1984, 92’000 km. Châssis galvanisé neuf, capote et sièges refaits, moteur sain, carnet complet. Plaque
vétéran. Roule bien, suit le trafic jusqu’à 100. Visible le soir, pas d’échange.

= Fiat 500 1.2, toit ouvrant, embrayage neuf
2020 | 6900 | brand=fiat, model=500, vehicleType=smallCar, registrationYear=2014, mileage=79000, fuel=petrol, gearbox=manual, horsepower=69, doors=3, colour=white | hatchback-white x2
Fiat 500 1.2 69 cv blanche, toit ouvrant, 79’000 km. Embrayage fait, batterie neuve, expertisée il y a 6 mois.
Intérieur propre, non-fumeuse. 4 pneus neige en plus. Cash ou virement.

= Škoda Fabia Combi 1.2 TSI, 143’000 km
2020 | 5800 | brand=skoda, model=Fabia Combi, vehicleType=estate, registrationYear=2012, mileage=143000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=silver | estate-silver x2
Fabia break 86 cv, grise, 143’000 km. Utilisée pour des soins à domicile, beaucoup de montagne, donc entretenue de
près (huile tous les 12’000). Pneus hiver neufs montés. Griffure de portail sur la porte passager. Aucun voyant.
Expertisée 2 ans.

= Volvo V60 D3 automatique, crochet
2020 | 15900 | brand=volvo, model=V60 D3, vehicleType=estate, registrationYear=2016, mileage=131000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=black | estate-black x3
V60 D3 150 cv, boîte auto, 131’000 km, noire. Courroie remplacée à 120’000 (facture jointe). Crochet pivotant 1.6 t,
pack hiver, GPS, attaches isofix. Deux jeux de roues. Vente car véhicule de fonction. Essai en soirée ou samedi.

= Subaru Outback 2.5i, 118’000 km
2020 | 12900 | brand=subaru, model=Outback 2.5i, vehicleType=estate, registrationYear=2015, mileage=118000, fuel=petrol, gearbox=automatic, horsepower=175, doors=5, colour=green | estate-green x2
Subaru Outback 2.5i Lineartronic, 175 cv, verte, intérieur cuir beige (un peu fatigué côté conducteur). EyeSight, 4x4
permanent. Elle monte partout. Roulements arrière changés. Boules d’attelage et barres de toit incluses. Echange
contre plus petit possible, Forester ou Impreza.

= Dacia Duster 1.5 dCi 4x4, 97’000 km
2020 | 9400 | brand=dacia, model=Duster 1.5 dCi, vehicleType=suv, registrationYear=2016, mileage=97000, fuel=diesel, gearbox=manual, horsepower=110, doors=5, colour=grey | suv-grey x2
Duster dCi 110 4x4 gris, 2016, 97’000 km. Protection de coffre, attelage, bavettes. Traces de chien dans le coffre.
Distribution faite. Robuste et pas cher en entretien, expertise de ce mois.

= Toyota C-HR hybride, 57’000 km
2020 | 19600 | brand=toyota, model=C-HR, vehicleType=suv, registrationYear=2019, mileage=57000, fuel=hybrid, gearbox=automatic, horsepower=122, doors=5, colour=blue | suv-blue x3 | company
Toyota C-HR 1.8 hybride, 122 cv, bleu nuit, véhicule de direction entretenu chez nous. Consommation env. 5 l. Garantie
hybride Toyota jusqu’à 10 ans. Expertisée, 8 roues. Leasing dès 219.- par mois.

= VW Tiguan 2.0 TDI 4Motion, attelage
2020 | 17900 | brand=volkswagen, model=Tiguan 2.0 TDI, vehicleType=suv, registrationYear=2017, mileage=109000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=white | suv-white x2
Tiguan 2.0 TDI 150 DSG 4Motion blanc, 109’000 km, Highline.

- attelage pivotant électrique
- toit panoramique
- LED, ACC, caméra
- hayon électrique
- roues été 18 pouces, hiver 17 pouces

Services AMAG, boîte vidangée à 90’000. Accident: non. Prix 17’900.-, les offres à 14’000 par message seront ignorées,
merci de comprendre. Remise en mains propres après paiement à la banque.

= Audi A3 Cabriolet 1.4 TFSI S tronic
2020 | 16400 | brand=audi, model=A3 Cabriolet, vehicleType=convertible, registrationYear=2015, mileage=69000, fuel=petrol, gearbox=automatic, horsepower=150, doors=2, colour=red | cabrio-red x2
A3 Cabriolet rouge, capote noire, 150 cv, 69’000 km. Jamais roulée l’hiver, toujours au garage. Coupe-vent, sièges
sport chauffants. Pneus été Michelin 2 ans.

= Peugeot 304 cabriolet, jaune d’époque
2020 | 13500 | brand=peugeot, model=304 S, vehicleType=convertible, registrationYear=1973, mileage=84000, fuel=petrol, gearbox=manual, horsepower=69, doors=2, colour=yellow | cabrio-yellow x2
Peugeot 304 S cabriolet 1973, jaune, 84’000 km. Sellerie refaite, capote neuve, freins refaits. Jauge d’essence pas
juste. Carrosserie saine, plancher contrôlé (photos du dessous par message). Vétéran, expertisée. Vendu faute de place

= Citroën Berlingo avec rampe fauteuil roulant
2020 | 11900 | brand=citroen, model=Berlingo, vehicleType=van, registrationYear=2016, mileage=73000, fuel=diesel, gearbox=manual, horsepower=100, doors=5, colour=white | van-white x3
Berlingo BlueHDi 100, 73’000 km, 2016. Rampe repliable homologuée, ancrages pour fauteuil révisés, plancher abaissé, 3
places assises + fauteuil. Service neuf. Mon frère a changé pour un véhicule plus haut. Transformation inscrite au
permis de circulation. Possibilité de subvention AI à voir avec votre office.

= Renault Trafic Passenger 9 places
2020 | 14700 | brand=renault, model=Trafic Passenger, vehicleType=van, registrationYear=2016, mileage=156000, fuel=diesel, gearbox=manual, horsepower=120, doors=5, colour=blue | van-blue x2
Trafic dCi 120, 9 places, 156’000 km, bleu. Ancien bus d’un club de foot, quelques marques à l’intérieur. Expertisé,
distribution par chaîne. Crochet. Idéal club, crèche ou grande famille. Pas de TVA à ajouter.

= Mini One 98 cv, 112’000 km
2020 | 5900 | brand=mini, model=One, vehicleType=smallCar, registrationYear=2011, mileage=112000, fuel=petrol, gearbox=manual, horsepower=98, doors=3, colour=grey | hatchback-grey
Mini One grise, 112’000 km, 2011. Rétroviseur droit remplacé, chaîne de distribution contrôlée, thermostat neuf. Clim,
bluetooth. Bonne première voiture, 8 roues. 5’900.-

= Hyundai Ioniq Electric, 82’000 km
2020 | 14300 | brand=hyundai, model=Ioniq Electric, vehicleType=saloon, registrationYear=2019, mileage=82000, fuel=electric, gearbox=automatic, horsepower=120, doors=5, colour=white | hatchback-white
Ioniq électrique 28 kWh, 120 cv, 82’000 km, batterie testée à 94 %. Autonomie réelle 200 km été, 160 hiver. Pompe à
chaleur, câble type 2 de 7 m. Recharge rapide CCS en 25 min. Garantie batterie encore valable. Nous achetons plus
grand avec le 3e enfant.

= Opel Astra break diesel, 172’000 km
2020 | 4400 | brand=opel, model=Astra Sports Tourer, vehicleType=estate, registrationYear=2011, mileage=172000, fuel=diesel, gearbox=manual, horsepower=110, doors=5, colour=silver | estate-silver
Astra Sports Tourer 1.7 CDTI 110 cv. Distribution faite, crochet fixe, pneus 4 saisons. Sièges ok, vernis qui part sur
le capot. Démarre toujours. 4’400.- à discuter

= Alfa Romeo Spider Veloce 2000, 1979
2020 | 29500 | brand=alfaRomeo, model=Spider Veloce, vehicleType=convertible, registrationYear=1979, mileage=98000, fuel=petrol, gearbox=manual, horsepower=132, doors=2, colour=red | cabrio-red x3
Spider 2000 Veloce 1979, rouge. Moteur refait (1’000 km de rodage), boîte ok, carrosserie sans mastic, aimant accepté.
Capote neuve, jantes Campagnolo. 98’000 km au compteur. Historique avec factures depuis 1991. Vétéran. Uniquement
acheteurs sérieux, pas d’essai sans preuve d’assurance.

= Toyota Aygo 1.0, 86’000 km
2020 | 4200 | brand=toyota, model=Aygo, vehicleType=smallCar, registrationYear=2013, mileage=86000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=blue | hatchback-blue
Aygo 1.0 69 cv bleue 5 portes, 86’000 km. Ancienne voiture de livraison d’une pharmacie, autocollants enlevés (légère
trace). 4.3 l/100. Clim, radio USB. Service fait avant la vente.

= Cherche Renault 4, même fatiguée
2020 | 4500 | brand=renault, model=4 | hatchback-grey | wanted
Cherche Renault 4, même fatiguée, même sans expertise, pour restaurer en famille. Permis gris souhaité. Budget selon
état jusqu’à 4’500.-, on vient avec la remorque dans toute la Suisse romande. Merci!

= Porsche 944, 163 cv, 149’000 km
2020 | 21800 | brand=porsche, model=944, vehicleType=coupe, registrationYear=1986, mileage=149000, fuel=petrol, gearbox=manual, horsepower=163, doors=3, colour=red | hatchback-red
Porsche 944 1986, rouge, 163 cv, boîte 5. Trois propriétaires, carnet. Distribution, arbres d’équilibrage et embrayage
faits à 138’000 km. Tableau de bord sans fissure, joints de toit neufs. Amortisseurs Koni. Petit suintement à la
direction assistée. Expertise vétéran passée il y a 2 ans. Vente car 2e enfant.
