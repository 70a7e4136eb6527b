= Valigia blu da collegiale
6640 | 30 | condition=used, colour=blue, bag=suitcase | suitcase-blue x2
Einsiedeln andata, pianto, ritorno. Fodera a righe.

= Scatoloni da trasloco, trenta
6820 | 25 | condition=used | movingboxes-brown
Due case, un divorzio, una pace. Nastro da togliere su sei.

= Ombrello nero col manico curvo
6640 | 15 | condition=good, colour=black | umbrella-black
Anche bastone, anche attaccapanni, una volta canna da pesca. Stoffa fitta.

= Cappello di paglia da contadina
6610 | 15 | condition=used, size=56, colour=beige | hat-straw x2
Fienagione e cinema all’aperto. Nastro verde.

= Borsa rossa da passeggio
6640 | 40 | condition=good, colour=red, bag=handbag | handbag-red
Corso Elvezia, vetrine, gelato, nessun acquisto. Interno pulito.

= Borsa marrone di postina
6640 | 70 | condition=used, colour=brown, bag=handbag | handbag-brown x2
Trent’anni di lettere e biscotti per cani. Tracolla nuova.

= Scarpe nere da orchestra 41
6630 | 45 | condition=good, size=41, colour=black | shoes-black
Seconda fila dei fiati, sempre a tempo. Lucide come il solfeggio.

= Scarpe marroni fatte a mano 44
6630 | 75 | condition=likeNew, size=44, colour=brown | shoes-brown
Misurate sul piede di mio suocero, che poi ha scelto le pantofole. Suola cucita.

= Stivali neri da ragazza 37
6630 | 35 | condition=used, size=37, colour=black | boots-black
Concerti, pozzanghere, autobus notturni. Tomaia lucidata.

= Maglione blu col collo alto
6620 | 30 | condition=good, size=M, colour=blue, garment=pullover | jumper-blue
Bibliotecario, quindi silenzioso. Lana merino.

= Maglione crema da montagna
6610 | 40 | condition=good, size=M, colour=beige, garment=pullover | jumper-cream
Rifugio, stufa, briscola. Odora ancora un poco di vittoria.

= Abito rosso a pois 42
6610 | 45 | condition=good, size=42, colour=red, garment=dress | dress-red x2
Ballato il sabato, stirato la domenica. Sottogonna in tulle.

= Giacca rossa da sci bimba 6 anni
6300 | 25 | condition=used, size=116, colour=red | jacket-red
Bosco Gurin, cadute dodici, risate tredici. Ghetta antineve.

= Giacca verde da pescatore
6620 | 50 | condition=used, size=L, colour=green, garment=jacket | jacket-green
Tasche per esche, speranze e un panino. Cerniere oliate.

= Cassetta rossa con attrezzi da idraulico
3240 | 65 | condition=used | toolbox-red
Ha fermato tre allagamenti e un matrimonio, di passaggio. Pappagallo nuovo.

= Valigetta grigia con chiavi a bussola
3240 | 50 | condition=good | toolbox-grey
Centosei pezzi, centocinque presenti. Il dieci è sotto il cofano di mio fratello.

= Rulli verdi, secchio e teli
3240 | 20 | condition=used | paintroller-green
Il verde era per le persiane, il terrazzo si è unito spontaneamente. Lavati.

= Secchio blu, spazzolone, spugne
3080 | 10 | condition=used | bucket-blue
Pulizie di primavera da eseguire entro l’autunno. Manico ergonomico.

= Caschi gialli per cantiere, due
3240 | 20 | condition=used | hardhat-yellow
Padre e figlia in visita alla casa nuova, ogni domenica. Misura regolabile.

= Scrivania in legno da maestra
6810 | 95 | condition=used, material=wood | desk-wood x2
Ventidue classi, una sola nota sul registro cancellata. Cassetti scorrevoli.

= Sedia d’ufficio nera con ruote
6810 | 50 | condition=used | officechair-black
Gara in corridoio vinta dal contabile. Schienale sano.

= Lavagna verde con cavalletto
6820 | 65 | condition=good | blackboard-green x2
Tabelline, formazioni, lista della spesa. Cancellino in feltro.

= Grembiuli bianchi da cucina, sei
6830 | 25 | condition=good | apron-white
Lavati alla festa patronale, macchie benedette. Lacci interi.

= Due biglietti per il cabaret
4630 | 50 | seats=2 | stage-plum
Prima fila: il comico vi parlerà. Io sono timida e vendo.

= Biglietti festa in piazza con cena
4610 | 44 | - | tickets-yellow
Risotto, liscio, lotteria con prosciutto. Due posti al tavolo del medico condotto.

= Quadro di fiori di campo
4820 | 60 | condition=good | painting-flowers
Dipinto in un prato che ora è un parcheggio. Cornice chiara.

= Pendola a muro in legno
4840 | 110 | condition=used | clock-wood
Sette minuti avanti, come si usava per non perdere il treno. Vetro integro.

= Baule di legno con cinghie
3050 | 100 | condition=used, colour=brown, material=wood | chest-wood
Andato in Argentina vuoto e tornato pieno di mate. Serratura apribile.

= Piantana bianca per lettori lenti
3060 | 45 | condition=good, colour=white | floorlamp-white
Luce diffusa, interruttore a pedale. Ha finito «I promessi sposi» prima di me.

= Zaino blu da scuola media
4160 | 20 | condition=used | backpack-blue
Scritte cancellate con l’alcol, una resta: «W il lago». Spallacci nuovi.

= Tenda verde piccola per bivacco
4160 | 40 | condition=used | tent-green
Cima dell’Uomo, due notti di vento e una di poesia. Telo impermeabile.

= Racchetta gialla e tubo di palline
4070 | 30 | condition=good | racket-yellow
Corso estivo, istruttore bello, rovescio brutto. Manico tre.

= Casco bianco moto, taglia L
2030 | 60 | condition=good | helmet-white
Settanta passi, nessuna fretta. Interno lavato.

= Griglia nera rotonda da giardino
3220 | 55 | condition=used | grill-black
Polenta e spiedini per il coro intero. Gambe ripiegabili.

= Bici nera da uomo, pesante e fedele
4020 | 120 | condition=used, size=58 cm, colour=black, bicycleType=city | citybike-black
Andava in fabbrica da sola, quasi. Fanalino in ottone.

= Gioco da tavolo gigante, sei famiglie
3430 | 25 | condition=used | boardgame-red
Pedoni sostituiti da bottoni di cappotto. Dura quanto la pioggia.

= Macchinina blu da collezione
7240 | 20 | condition=good | modelcar-blue
La macchina del vicino, in piccolo e senza clacson. Scatola conservata.

= Orso marrone con sciarpa
3420 | 18 | condition=good | teddy-brown
Sciarpa fatta con l’avanzo del maglione di papà. Si fida di tutti.
