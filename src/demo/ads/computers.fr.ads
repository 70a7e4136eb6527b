= MacBook Air 13 pouces M1, argent
5010 | 430 | condition=good, make=Apple, screenSize=13 | laptop-silver x2
MacBook Air M1 13 pouces, 8 Go / 256 Go, gris argent. Clavier suisse romand. Batterie 212 cycles, état 89 %.
Réinitialisé, iCloud enlevé. Une petite bosse dans l’angle arrière gauche. Avec chargeur d’origine et boîte. Neuf
1’099.-. A venir voir et tester, TWINT ou cash.

= Dell Latitude 5490 noir, i5
5010 | 340 | condition=used, make=Dell | laptop-black x2
Dell Latitude 5490, i5-8350U, 16 Go, SSD 256, Windows 11 installé (licence ok). Touche Ctrl lustrée. Batterie 3-4 h.
Station d’accueil disponible en plus pour 40.-.

= PC portable gamer MSI 17 pouces
5010 | 650 | condition=good, make=MSI, screenSize=17 | laptop-black
MSI GF75, 17.3 pouces 144 Hz, i7, GTX 1660 Ti, 16 Go, SSD 512. Dépoussiéré, pâte thermique refaite. Chargeur 180 W
lourd. Tourne bien tous les jeux récents en moyen/haut. Prix neuf 1’390.-, facture Digitec. Ecran sans pixel mort.

= Microsoft Surface Pro 7 avec stylet
5010 | 390 | condition=likeNew, make=Microsoft | laptop-silver
Surface Pro 7, i5, 8/128 Go, stylet et housse-clavier (suisse). Etat quasi neuf, film sur l’écran depuis le début.
Vendu car je dessine maintenant sur autre chose. Envoi PostPac assuré 12.-.

= PC gamer monté, Ryzen 5, RTX 3060
5020 | 580 | condition=good | desktop-black x2
Tour noire montée moi-même il y a 3 ans, jamais overclockée.

- Ryzen 5 5600X
- RTX 3060 12 Go
- 32 Go DDR4 3200
- SSD NVMe 1 To + HDD 2 To
- alim be quiet! 650 W
- Windows 11 Pro

Silencieuse. Factures Digitec pour tout. Test possible à la maison. Ne sera pas envoyée.

= PC compact blanc, SSD 500 Go
5020 | 320 | condition=used | desktop-white
PC compact blanc, i3-10100, 8 Go, SSD 500 neuf, wifi. Windows propre. Parfait bureautique / études. Sans écran ni
clavier.

= Lot de 6 PC HP ProDesk
5020 | 240 | condition=used, make=HP | desktop-black | company
6 HP ProDesk 400 G5, i5, 8 Go, SSD 240. Renouvellement d’une fiduciaire, disques effacés avec certificat. Prix pour le
lot complet, 240.- TTC avec facture. Garantie de démarrage. Enlèvement à l’atelier, livraison dès 30.-

= iPad 10 pouces argent, 64 Go
5030 | 210 | condition=good, make=Apple, screenSize=10 | tablet-silver
iPad 9e gén. argent, 64 Go wifi, écran sans griffe, toujours sur un pupitre à partitions. Avec coque et verre trempé.
Batterie tient une journée. Compte déconnecté.

= Tablette Lenovo noire + support voiture
5030 | 75 | condition=used, make=Lenovo | tablet-black
tablette lenovo M10, noire, android, support appuie tête. micro rayure coin gauche. chargeur ok. 75.- twint

= Liseuse Kobo noire avec étui
5030 | 55 | condition=good, make=Kobo | tablet-black
Kobo Clara HD, étui cuir. 400 classiques du domaine public dessus. La batterie tient 3 semaines.

= Ecran AOC 27 pouces, noir
5040 | 170 | condition=good, make=AOC, screenSize=27 | monitor-black x2
AOC 27 pouces IPS 1440p 75 Hz, pied réglable en hauteur. HDMI, DP, câbles compris. Pas de pixel mort. Acheté 289.- il
y a 2 ans.

= Ecran Philips 22 pouces blanc
5040 | 60 | condition=used, make=Philips, screenSize=22 | monitor-white
Philips 22 full HD blanc, HDMI 2 m, pied fixe. Bon deuxième écran. A l’emporter.

= 2 écrans Iiyama 24 pouces + bras double
5040 | 210 | condition=good, make=Iiyama | monitor-black | place=1950 Sion VS
Deux Iiyama ProLite 24, identiques, bras de bureau double avec pince. Achetés en 2021. Vesa 100. Réglage d’usine
remis. Le bras seul coûte 119.-. Vente ensemble, à venir chercher à Sion.

= Imprimante laser HP blanche, recto-verso
5050 | 60 | condition=good, make=HP, printer=laser | printer-white
HP LaserJet M209dw, recto-verso, wifi, toner à 50 %. 1 toner d’avance non ouvert. Marche bien, je n’imprime plus.

= Epson EcoTank noire, multifonction
5050 | 120 | condition=good, make=Epson | printer-black x2
Epson EcoTank ET-2720, imprime/scanne/copie. Encre encore pour longtemps, bouteille noire en réserve. Buses nettoyées.
Neuve 249.-. Retrait, ou envoi 18.- dans le carton d’origine.

= Traceur HP DesignJet A1
5050 | 350 | condition=used, make=HP | printer-white
Traceur HP DesignJet T520 24 pouces (A1), avec pied et 3 rouleaux. Bureau d’architectes fusionné, nous en avons deux.
Têtes changées il y a un an. Tests sur place. Il faut un utilitaire et deux personnes, rez-de-chaussée. Facture
possible.

= Carte graphique AMD RX 6600 XT
5060 | 250 | condition=used, make=AMD, component=graphicsCard | desktop-black
RX 6600 XT 8 Go Sapphire Pulse, boîte d’origine. Jamais minée. Benchmark sur demande, ventilateurs silencieux. Envoi
A-Post 9.-.

= Intel i5-10400 + 16 Go DDR4
5060 | 140 | condition=good, make=Intel, component=processor | desktop-white
i5-10400 (avec ventirad) et 2 x 8 Go DDR4 2666. Testés, pâte thermique offerte. 140.- ensemble, sinon 90 / 55.

= Clavier mécanique Ducky blanc, layout suisse
5070 | 65 | condition=good, make=Ducky | keyboard-white
Ducky One 2 blanc, switchs Brown, disposition suisse romande. Rétroéclairage, extracteur de touches. Nettoyé touche
par touche!

= Clavier et souris Logitech sans fil
5070 | 25 | condition=used, make=Logitech | keyboard-black
Logitech MK540, clavier + souris, récepteur USB. Piles neuves. Une tache sur le repose-poignet. 25.-

= NAS Qnap 2 baies, 2 x 4 To
5070 | 190 | condition=good, make=Qnap | desktop-black
Qnap TS-251D avec 2 disques WD Red 4 To, effacés, SMART ok. 8 Go de RAM. Remis à zéro. Je suis passé sur le cloud.
Prix sans les disques 120.-. Remise à domicile, possibilité de regarder les rapports.

= Amstrad CPC 464 avec cassettes
5020 | 90 | condition=used, make=Amstrad | keyboard-black
Amstrad CPC 464 avec moniteur vert, joystick usé, une trentaine de cassettes (liste par message). Tout fonctionne,
lecteur nettoyé, courroie neuve. Pas de livraison, le moniteur est fragile.

= Cherche écran pour borne d’arcade
5040 | 40 | - | monitor-black | wanted
Cherche écran 19 pouces format 5:4 ou 4:3, même jauni, pour borne d’arcade maison. VGA obligatoire. 40.- max, je me
déplace
