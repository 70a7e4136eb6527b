= Piano droit brun, accordé chaque automne
4310 | 1100 | condition=good, make=Burger & Jacobi, instrument=piano | piano-brown x3
Il a fait chanter trois filles et un gendre. Étage zéro, porte large, le déménageur du voisin connaît déjà le chemin.

= Piano numérique noir avec banquette
4310 | 450 | condition=good, make=Roland, instrument=keyboard | piano-black
Toucher lourd, son très honnête. Je l’ai acheté pour le confinement et le confinement a gagné.

= Guitare électrique rouge, micros refaits
4310 | 360 | condition=good, make=Squier, instrument=guitar | eguitar-red x3
Le luthier de la rue de l’Ale a ri puis l’a réglée au poil. Housse tachée de fondue, côté poche.

= Guitare folk et son capodastre
4310 | 190 | condition=used, make=Takamine, instrument=guitar | guitar
Elle a passé deux étés dans un combi et n’a pas bougé d’un cheveu. Moi, si.

= Accordéon diatonique, housse neuve
4310 | 980 | condition=good, make=Castagnari, instrument=accordion | accordion-red x2
Sol-do, deux rangées. Vendu parce que mon chat quitte la maison au premier soufflet.

= Accordéon chromatique noir, 96 basses
4310 | 1250 | condition=used, make=Pigini, instrument=accordion | accordion-black x3
L’instrument de mon père au bal de la mi-été. Une touche de nacre manque, il l’a perdue en dansant avec ma mère.

= Violon 4/4 et deux archets
4310 | 890 | condition=good, instrument=strings | violin-wood x3
Révisé, chevalet neuf. Le second archet appartient à une autre histoire mais s’entend bien avec celui-ci.

= Violon d’étude 1/2, carrément sage
4310 | 210 | condition=used, instrument=strings | violin-wood
Notre garçon préfère le parkour. Colophane, coussin et patience offerts.

= Batterie bleue, cymbales comprises
4310 | 520 | condition=good, make=Mapex, instrument=drums | drumkit-blue x3
Avec sourdines en caoutchouc, achetées trop tard pour sauver l’amitié du dessous. Le tabouret est neuf, lui.

= Ampli crème à lampes, 20 watts
4310 | 410 | condition=good, make=Vox | amp-cream x2
Chauffe la chambre en hiver. Un potentiomètre porte une marque au vernis à ongles, c’est LE bon réglage.

= Ampli de répétition, robuste
4310 | 120 | condition=used, make=Peavey | amp-black
A pris une bière en façade en 2011 et depuis les aigus sont plus ronds. Entrée micro, deux canaux, une roulette qui boite.

= Flûte traversière argentée
4310 | 260 | condition=good, make=Yamaha, instrument=woodwind | recorders-white
Tampons changés, étui d’origine. On y lit encore le prénom de la première élève: Solange. Ses flûtes à bec blanches sont offertes avec.

= Cherche harmonium de voyage
4310 | 300 | instrument=piano | piano-brown | wanted
Même essoufflé. J’accompagne des chants au chalet et la guitare n’y survit pas à l’humidité.

= Basse électrique noire, cinq cordes
4310 | 340 | condition=likeNew, make=Cort, instrument=bass | eguitar-black x2
J’ai compris qu’avec quatre je me trompais déjà assez. Sangle large.

= Vinyles de chanson, deux bacs
4330 | 120 | condition=used, genre=chanson | vinyl-black x3
Barbara, Brel, Brassens et la lettre C presque entière. Le propriétaire classait par ordre d’arrivée des chagrins.

= 33 tours de rock progressif, 45 disques
4330 | 260 | condition=good, genre=rock | vinyl-red x2
Pochettes dépliantes, posters présents. Le solo le plus long dure la moitié d’une cuisson de rôti.

= Disques pour enfants, Émilie et les autres
4330 | 25 | condition=used, genre=childrens | vinyl-red
Jolie et Jolie, Anne Sylvestre, un hérisson chanteur. Ça craque comme un feu, on s’y fait.

= Électro et house, 70 maxis genevois
4330 | 210 | condition=good, genre=electronic | vinyl-black x2
Soirées à l’Usine et à Artamis, pour ceux qui voient. Je mixe maintenant des soupes.

= CD classiques, coffrets scellés pour moitié
4320 | 85 | condition=likeNew, genre=classical | discs-silver x2
Legs d’un abonné qui payait toujours et n’ouvrait qu’à Noël. Ansermet à l’honneur.

= CD de musique romande, 60 titres
4320 | 55 | condition=good | discs-blue
De Bühler à Sarclo en passant par des groupes dont je suis le dernier fan, certificat maison. Les boîtiers cassés ont été remplacés.

= Partitions piano à quatre mains
4340 | 38 | condition=used, instrument=piano | bookstack-warm
Schubert, Fauré, Dvořák. Les annotations «plus vite, Jean» sont de ma grand-mère.

= Partitions fanfare, armoire entière
4340 | free | condition=used | folders-blue x2
La société fusionne avec celle d’en haut, qui a les mêmes. Marches, valses, et un pot-pourri Queen que personne n’a réussi.

= Sono portable 300 W avec micro
4350 | 290 | condition=good | speakers-black x2
Lotos, mariages, vide-greniers. Le micro grésille si on parle politique, c’est arrivé trois fois.

= Praticables de scène et jupe noire
4350 | 350 | condition=used | stage-plum
Six mètres carrés en tout. Une trappe bricolée pour le fantôme, bien signalée.

= Platines vinyle, la paire
4350 | 560 | condition=good | turntable-black x2
Entraînement direct, pitch stable. Je les rends au monde, la cave devient une chambre d’enfant.
