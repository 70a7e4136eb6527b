= Smartphone bleu 128 Go
5810 | 270 | condition=good, make=Apple, storage=128 | smartphone-blue x2
Batterie à huitante-neuf pour cent, écran sans cheveu. Coque jardinière en tissu de rideau.

= Smartphone rouge série limitée
5810 | 210 | condition=good, make=Apple | smartphone-red x2
On me l’a offert, j’ai rougi aussi. Chargeur jamais déballé.

= Téléphone vert robuste
5810 | 160 | condition=used, make=Nokia | smartphone-green
Fromagerie d’alpage: vapeur, sérum, coups de sabot. Il appelle toujours.

= Android grand écran, débloqué
5810 | 230 | condition=good, make=OnePlus | smartphone-blue
Rendu gris par la housse, bleu dessous. Mon pouce n’atteignait pas le haut.

= Mobile senior à clapet
5810 | 45 | condition=used, make=Doro | smartphone-red
Papa préférait crier par la fenêtre. Socle de charge et touches géantes.

= Téléphone pour pièces, écran fêlé
5810 | 50 | condition=defective, make=Samsung | smartphone-green
Tombé du télésiège de la Videmanette. Carte mère en pleine forme.

= Téléphone à cadran rouge
5820 | 50 | condition=good | dialphone-red x2
Grave, lourd, ministériel. La sonnerie fait encore lever mon père.

= Poste vert des PTT
5820 | 60 | condition=used | dialphone-green x2
Restauré par un ancien monteur de lignes qui a versé une larme dans le combiné. Disque souple, cordon torsadé neuf.

= Téléphones sans fil, trio
5820 | 30 | condition=used, make=Panasonic | dialphone-green
Portée jusqu’au poulailler, vérifiée par les poules. Répondeur intégré.

= Montre connectée noire GPS
5830 | 140 | condition=good, make=Garmin | smartwatch-black x2
Sierre–Zinal au poignet, pas sur le podium. Bracelet changé.

= Montre argent connectée, femme
5830 | 150 | condition=good, make=Withings | smartwatch-silver x2
Vraies aiguilles, faux prétexte pour marcher. Autonomie d’un mois.

= Bracelet d’activité, deux couleurs
5830 | 25 | condition=used, make=Fitbit | smartwatch-black
Dix mille pas par jour pendant quatre cents jours. J’ai gagné un ongle noir.

= Chargeurs et câbles triés
5840 | 15 | condition=used | parcel-white
Un élastique par espèce, étiquette par génération. Retraité des archives, cela ne s’oublie pas.

= Batterie externe solaire
5840 | 28 | condition=good, make=Xtorm | smartphone-green
Charge un téléphone par jour de beau temps, soit deux par an ici. Mousqueton compris.

= GPS de randonnée et carte suisse
5850 | 95 | condition=used, make=Garmin | smartphone-green
Il m’a ramené du brouillard de la Dôle. Pile neuve, dragonne tressée.

= Navigateur poids lourd
5850 | 130 | condition=good, make=TomTom | tablet-black
Évite les ponts bas, n’évite pas les bouchons. Support pare-brise géant.

= Cherche combiné de cabine téléphonique
5820 | 90 | - | dialphone-red | wanted
Pour le jardin de notre bibliothèque, où il racontera des contes. Même coupé.
