= Honda Transalp 650, 61’000 km
2040 | 3900 | make=Honda, model=Transalp 650, registrationYear=2004, mileage=61000, horsepower=53, colour=blue | motorbike-blue x3
Transalp 650, 2004, 61’000 km, bleue, ABS non. Kit chaîne changé, selle confort, top-case Givi. A fait le Maroc et la
Norvège sans panne. Pneus à 60 %. Expertisée il y a un an. Plaques déposées, essai possible avec votre assurance.
Chargeur de batterie donné avec.

= Ducati Monster 696, 24’300 km
2040 | 4900 | make=Ducati, model=Monster 696, registrationYear=2010, mileage=24300, horsepower=80, colour=red | motorbike-red x3
Monster 696 rouge, 80 cv, 24’300 km. Courroies faites (facture), embrayage ok, échappements Termignoni avec papiers.
Jamais tombée, garage. 4’900.- fixe

= Kawasaki ER-6n 35 kW / 72 cv
2040 | 3200 | make=Kawasaki, model=ER-6n, registrationYear=2011, mileage=31500, horsepower=72, colour=black | motorbike-black x2
ER-6n 2011, noire, 31’500 km. Bridage 35 kW possible, les deux papiers sont là. Petite griffe au sabot moteur. Vidange
faite. Bonne première grosse moto. Cash ou virement.

= Vespa PX 125 crème
2040 | 3100 | make=Piaggio, model=PX 125, registrationYear=2001, mileage=18900, horsepower=8, colour=beige, motorcycleType=scooter | scooter-cream x3
Piaggio PX 125, 2001, 18’900 km, crème. 4 vitesses, kick. Aucune rouille. Pneus et câbles récents, porte-bagages
chromé. Plaque 125.

= Vespa 50 rouge 1982, 3 vitesses
2040 | 1200 | make=Piaggio, model=Vespa 50, registrationYear=1982, horsepower=2, colour=red, motorcycleType=scooter | scooter-red x2
Vespa 50 Special rouge, 3 vitesses, sortie d’une grange. Moteur tourne, freins à revoir, permis gris trouvé. Peinture
d’origine avec patine. Pour amateur, 1’200.-.

= Scooter électrique Silence, mint
2040 | 1900 | make=Silence, registrationYear=2020, mileage=7300, horsepower=8, colour=green, motorcycleType=scooter | scooter-mint x2
Silence S01 2020, 7’300 km, vert menthe. Batterie amovible sur roulettes, autonomie 80 km réels. Casque offert.
Catégorie 125. Je télétravaille, il ne roule plus. Service ok

= Casque modulable Nolan blanc, S
2030 | 95 | condition=good, make=Nolan | helmet-white
Nolan N100-5 blanc S (55-56). Pinlock. Mousses lavées. Un autocollant hérisson qui s’enlève. Sans choc. Envoi 11.50

= Blouson Furygan L, gants, casque
2030 | 170 | condition=used, make=Furygan | helmet-black x2
Lot motard: blouson cuir Furygan L avec dorsale, gants L, casque noir. Jamais chuté. 170.- le tout, séparé possible
dès 40.-. Essayage chez moi.

= Citroën Jumpy frigorifique
2050 | 9900 | make=Citroën, model=Jumpy, registrationYear=2015, mileage=119000, fuel=diesel, gearbox=manual, horsepower=120, colour=white, doors=4 | van-white x2 | company
Jumpy frigo, 120 cv, 119’000 km, groupe froid révisé (0 à +4), étagères inox, ATP à renouveler. Expertise de cette
année. Ancien véhicule d’un fromager, entretien chez nous. Porte latérale. Prix TVA incluse.

= Renault Master benne basculante
2050 | 13500 | make=Renault, model=Master benne, registrationYear=2015, mileage=98000, fuel=diesel, gearbox=manual, horsepower=125, colour=blue | van-blue | company
Master dCi 125 benne, 98’000 km. Coffre à outils, ridelles alu, attelage 2.5 t, roues jumelées non. Bâche neuve. PTAC
3.5 t, permis B. Garantie 3 mois moteur-boîte.

= Fendt 203 V, tracteur vigneron
2050 | 11200 | make=Fendt, model=203 V, registrationYear=1994, fuel=diesel, gearbox=manual, horsepower=50, colour=green | tractor-green x2
Fendt 203V vigneron étroit 50 cv, 1994, env. 6’200 h. Arceau, relevage refait, prise de force 540/750. Passe dès 1.20
m. Pneus arrière 40 %. Toujours sous toit. Pulvérisateur attelé à vendre aussi. Expertisé agricole.

= Tracteur Hürlimann D 100, 1953
2050 | 5900 | make=Hürlimann, model=D 100, registrationYear=1953, fuel=diesel, gearbox=manual, horsepower=45, colour=red | tractor-red x2
Hürlimann D 100 de 1953, 45 cv, rouge, tourne très bien (préchauffage). Peinture refaite. Carnet et livret pièces.
Immatriculé vétéran. Transport à charge de l’acheteur.

= Barque en bois avec voile d’appoint
2060 | 2200 | registrationYear=1991, boatType=rowingBoat | boat-wood
Barque en bois 4.80 m, voile d’appoint, dérive, rames et chariot. Vernis 2022. Immatriculée, expertise lac ok. Il faut
la laisser gonfler 2 jours à la mise à l’eau. Place non transmissible.

= Lacustre 1948 à restaurer
2060 | 9800 | registrationYear=1948 | boat-wood x3
Lacustre acajou sur chêne, pont refait il y a 4 ans. Voiles de 2009, ber et bâche. Quelques varangues à reprendre,
c’est un vrai projet. Devis du chantier consultable. Prix reflète le travail.

= Petite coque rigide avec moteur 4 cv
2060 | 680 | registrationYear=2014, horsepower=4, fuel=petrol | boat-white
Petite coque rigide 3.50 m + moteur 4 cv Yamaha, rincé à l’eau douce. Réparation visible en forme de coeur. 680.- avec
nourrice et rames. Remorque non.

= Barque de pêche polyester, taud bleu
2060 | 1600 | registrationYear=1998, horsepower=6, boatType=rowingBoat, fuel=petrol | boat-blue x2
Barque de pêche polyester 5 m, Suzuki 6 cv 4 temps, vivier, porte-cannes, taud bleu. Pas de place de port. Expertise
valable encore un an. Chaise pivotante. Essai le samedi matin. Echo-sondeur en option 100.-

= 4 jantes alu 17 pouces, pneus d’été
2080 | 380 | condition=good, make=Continental | tyres-alloy x3
4 jantes alu 17 pouces 5x112 avec Continental 225/45 R17, 4 mm. Montées sur Seat Leon. Une jante griffée par un
trottoir. A venir chercher au garage, TWINT.

= Pneus d’hiver 185/65 R15, lot de 4
2080 | 130 | condition=used, make=Hankook | tyres-black x2
4 pneus hiver Hankook 185/65 R15, 5 mm, DOT 2020. Sans jantes. 130.-

= Barres de toit et porte-skis
2080 | 90 | condition=good, make=Thule | skis
Barres Thule pour barres longitudinales + porte-skis 6 paires, 2 clés. Montées trois hivers. Avec la notice.

= Galerie et échelle d’utilitaire
2080 | 210 | condition=used | ladder-alu
galerie et echelle pour Trafic / Vivaro, fixations fournies. alu. quelques traces, rien de plié. à prendre sur place

= Fiat Ducato L2H2 aménagé, 2 couchages
2110 | 24900 | make=Fiat, model=Ducato L2H2, registrationYear=2014, mileage=104000, camperType=campervan, fuel=diesel, gearbox=manual | camper-cream x3
Ducato L2H2 2014, 130 cv, 104’000 km, aménagé par un luthier en frêne.

- lit 190 x 140
- frigo 12 V 65 l
- panneau solaire 150 W, batterie lithium 100 Ah
- chauffage Webasto
- eau 60 l, douche extérieure
- store et porte-vélos

Homologué camping-car, expertisé. Courroie à faire à 120’000. Nous attendons un enfant et il n’y a que deux places.
Visite possible tous les soirs, nous montrons tout sans pression.

= VW T2 Westfalia 1977, restauré
2110 | 36500 | make=VW, model=T2 Westfalia, registrationYear=1977, mileage=129000, fuel=petrol, gearbox=manual | camper-mint x3
T2b Westfalia vert menthe, moteur 2.0, toit à soufflet neuf, carte grise vétéran. Restauré 2017-2019 (dossier photos,
factures 28’000.-). Intérieur d’origine. Max 90 km/h, roulé 2’500 km par an. Gaz contrôlé.

= Caravane pliante Trigano
2110 | 3900 | make=Trigano, registrationYear=2010, camperType=tentTrailer | caravan-green x2
Trigano Galleon 2010, toile saine, auvent, réchaud. 4 couchages, 480 kg à vide. Freinée. Pneus neufs. Montage 15-20
min à deux

= Caravane vintage pour salon de thé
2110 | 7800 | make=Constructam, registrationYear=1969, camperType=caravan | caravan-white x2
Constructam 1969 aménagée en stand: évier, eau, comptoir, 230 V 16 A. Contrôle hygiène passé. Expertisée 80 km/h.
Plancher refait. Idéale salon de thé, crêpes. Remorquage avec 1.2 t suffit.

= Cherche roulotte, même sans roues
2110 | 2500 | camperType=caravan | caravan-green | wanted
Cherche roulotte ou vieille caravane, même sans roues et sans papiers, pour mettre dans notre verger comme coin
lecture. Jusqu’à 2’500.-, transport organisé par nous.
