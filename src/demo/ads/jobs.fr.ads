= Mécanicien·ne cycles 60 %
6450 | request | workload=60, contract=permanent, homeOffice=none | roadbike-white, toolbox-red | company seller=cyclesDeLaHarpe
Nous cherchons un·e mécanicien·ne cycles à 60 % pour notre atelier à Lausanne. Contrat fixe.

- réparation et entretien tous vélos, aussi électriques
- montage de roues
- accueil des clients

CFC ou expérience équivalente. 5 semaines de vacances, formation Bosch et Shimano payée. Un samedi sur deux. Envoyez
votre CV par message.

= Peintre en carrosserie 100 %
6450 | request | homeOffice=none | hatchback-blue, paintroller-blue | company seller=garageTroisSapins
Carrosserie cherche peintre avec CFC, 100 %. Cabine neuve, peinture à l’eau. Notre peintre part à la retraite et reste
deux mois pour transmettre. Horaire continu 7h-16h, vendredi fini à 15h. Salaire selon convention. Candidature par
écrit, pas d’appels pendant les heures d’atelier merci.

= Vendeur automobile bilingue 100 %
6430 | request | workload=100, contract=permanent, homeOffice=none | estate-silver x2, desk-white | company seller=pontNeufAutos
Autos du Pont-Neuf engage vendeur/vendeuse automobile à 100 %, français et allemand ou anglais. Vous connaissez les
voitures d’occasion et savez estimer une reprise. Fixe + commission, véhicule de démonstration, CDI. Entrée à
convenir. Seuls les dossiers complets (CV, certificats) seront traités.

= Jardinier·ère-pépiniériste, saison
6450 | request | homeOffice=none | olivetree-clay x2, mower-red | company seller=jardinsMesange
Jardinerie cherche jardinier·ère pour la saison. Rempotage, arrosage, conseil à la clientèle, livraisons. Permis B
nécessaire. Travail le samedi, congé lundi. Possibilité d’un emploi fixe ensuite, logement non fourni. Une première
expérience en serre est un plus.

= Magasinier brocante, bras et patience
6020 | 27 | - | movingboxes-brown, dresser-wood, van-blue | company seller=grenierMadame
On cherche un magasinier auxiliaire pour débarras et marchés, 27.-/h, environ 2 jours par semaine. Permis B, bon dos.
Horaires irréguliers. Convient aussi à étudiant·e, contacter par message avec dispos.

= Monteur de ruches sur toits, 6 jours
6020 | 30 | - | land-meadow, ladder-wood | company seller=tourneMain
Mission de 6 jours: montage de ruches et garde-corps sur toits d’entreprises. 30.- de l’heure + repas. Être à l’aise
en hauteur, harnais fourni. Pas de connaissance en apiculture nécessaire. Allergique aux abeilles, s’abstenir.

= Menuisier-poseur de cuisines anciennes
6450 | request | homeOffice=none | kitchen-wood x2, drill-blue | company seller=boutefeu
Atelier Boutefeu cherche menuisier poseur CFC 80-100 % pour la restauration de cuisines anciennes. Travail soigné,
murs pas droits. Équipe de 4. Véhicule d’entreprise, outillage fourni. Essai d’une semaine payée, dossier avec photos
de travaux bienvenu.

= Secrétaire de régie, accueil et états des lieux
6420 | request | - | block-mint, folders-blue, officechair-black | company seller=regieVieuxPort
Régie immobilière à Morges cherche secrétaire pour la réception, les états des lieux et la correspondance. CFC de
commerce, bonne orthographe, Word et idéalement Quorum. Taux 80 à 100 %. Entrée de suite ou à convenir. Place de parc.
Les candidatures avec lettre de motivation sont préférées.

= Cherche apprentissage de libraire
6430 | request | contract=apprenticeship | shelf-white x2 | wanted seller=oceane
Bonjour, j’ai 18 ans et je cherche une place d’apprentissage CFC de libraire à Neuchâtel ou environs. Je lis beaucoup,
je parle français et anglais, un peu d’allemand. Disponible pour un stage tout de suite. Mon dossier peut être envoyé
par message. Merci d’avance!

= Infirmière à domicile, tournée du matin
6470 | request | homeOffice=none | stethoscope-mint, citybike-blue | company seller=coupDeMain
Organisation de soins à domicile cherche infirmière/infirmier pour tournées du matin (7h-12h). Remplacement d’abord,
poste fixe possible. Temps de trajet payés, voiture électrique. Diplôme ES ou HES et droit de pratique exigés.

= Accompagnant pour ado autiste, samedi
6470 | 34 | - | trainset-red, bookstack-cold | seller=helene
Nous cherchons une personne calme pour accompagner notre fils de 15 ans (autisme) deux samedis par mois, 3 heures,
surtout en train. 34.- de l’heure, billets payés. Expérience souhaitée, on vous explique tout au début. Étudiant·e en
HETS ou psycho bienvenu. Première rencontre chez nous.

= Garde de nuit pour personne âgée, week-end
6470 | 29 | homeOffice=none | armchair-blue, stethoscope-sky | company seller=coupDeMain
Garde de nuit le week-end chez dame âgée, vendredi et samedi, 29.-/h selon contrat-type cantonal. Chambre à
disposition. Elle se lève une ou deux fois. Diplôme Croix-Rouge souhaité. Max. deux nuits de suite.

= Cuisinier pour camp de ski, une semaine
6430 | 1400 | homeOffice=none | cookware-steel x2, skiboots-black | company seller=altitudeSport
Camp de ski 40 enfants, cherchons cuisinier/ère pour une semaine: forfait 1’400.-, logé, nourri, abonnement de ski.
Régimes: 3 végétariens, 1 intolérant au gluten. Aide de 2 moniteurs pour la vaisselle. Fourneau à gaz.

= Serveur·se sur bateau-restaurant, été
6430 | request | contract=temporary, homeOffice=none | boat-white x2, apron-blue | company seller=nautiqueGrebe
Contrat de saison, service en salle et sur le pont. Expérience demandée, français et un peu d’anglais. Pourboires
partagés. 42 h, deux jours de congé consécutifs. Repas compris. Pas besoin de permis bateau. Débutants motivés:
postulez aussi.

= Caissière de théâtre, trois soirs
6430 | 28 | homeOffice=none | tickets-red x2, stage-plum | company seller=rideauRouge
billetterie de théâtre cherche caissier/ère 3 soirs par semaine, 28.- de l’heure. caisse, contrôle, vestiaire. à
l’aise avec ordinateur. spectacles gratuits

= Comptable 20 %, association
6420 | 38 | homeOffice=partly | folders-mixed x2 | company seller=culbute
Bourse aux jouets cherche comptable 20 %, 38.-/h. Saisie, TVA, salaires (4 personnes), bouclement annuel avec la
fiduciaire. Télétravail possible sauf au bouclement. Logiciel Banana ou Bexio. Une personne à la retraite nous
conviendrait aussi.

= Moniteur d’auto-école, région au choix
6020 | request | - | hatchback-white x2 | company seller=tourneMain
Pour notre client, une auto-école avec trois voitures, nous cherchons un moniteur ou une monitrice de conduite avec
brevet fédéral. Région à choix. Salaire au-dessus de la moyenne, horaires du soir. Discrétion garantie. Dossier par
message.

= Cherche heures de repassage
6020 | 28 | - | jumper-cream, dress-blue | wanted seller=monique
Retraitée d’une blanchisserie d’hôtel, je cherche des heures de repassage, chez vous ou chez moi. 28.- de l’heure.
Chemises, nappes, draps, rideaux. Région Bulle, je n’ai pas de voiture. Je prends et rends le linge à l’arrêt de bus.

= Vendangeur cherche place, 10 jours
6020 | 22 | contract=temporary | land-hill x2, backpack-green | wanted seller=bastien
vendangeur avec 12 saisons d’expérience cherche équipe pour 10 jours, coupe ou brante. permis b. logement simple ok.
22.-/h net svp
