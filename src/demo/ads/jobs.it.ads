= Meccanico d’auto con pazienza, 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | toolbox-red, tyres-alloy | company seller=autocentroTreValli
In officina siamo in cinque più un merlo che imita l’avvitatore. Cerchiamo chi sa ascoltare un motore prima di attaccare il computer. Pausa pranzo di un’ora e mezza, perché qui si cucina davvero.

= Giardiniere per ville sul lago, 80 %
6450 | request | workload=80, contract=permanent, homeOffice=none | olivetree-clay x2, mower-green | company seller=vivaioMelograno
Camelie, bossi capricciosi e proprietari che vengono due volte l’anno ma notano tutto. Serve la patente per il rimorchio. Le siepi si tagliano a filo, i discorsi invece possono essere lunghi.

= Commessa per bottega di valle, tre giorni
6430 | 25 | homeOffice=none | apron-white, crockery-white | company seller=bottegaGrottino
Si affetta, si incarta e si sta a sentire chi è andato a funghi senza dire dove. Il sabato d’autunno c’è coda fino alla fontana. Chi sa fare di conto a mente batte la cassa, che è lenta.

= Cuoco di grotto, da Pasqua a ottobre
6430 | request | homeOffice=none | cookware-red x2, gardentable-wood | company seller=lavoroVivo
La polenta la gira il motore, il resto tocca a voi. Carta corta: otto piatti, tutti richiesti. Alloggio sopra la cantina, fresco d’estate e rumoroso solo alla festa patronale.

= Badante di giorno per mia zia, lu–ve
6470 | 31 | - | armchair-yellow, umbrella-black | seller=ornella
Ha novantaquattro anni e insegna ancora latino al badante di turno. Pranzo leggero, passeggiata fino al muretto, un rosario ogni tanto. Contratto normale di lavoro e tredicesima.

= Contabile a metà tempo, studio piccolo
6420 | request | workload=50, contract=permanent | folders-mixed, desk-wood | company seller=ufficioNord
Le fatture le archiviamo ancora in carta, ma con amore. Ci vuole qualcuno che trovi il centesimo mancante senza perdere il sonno. Finestra sulla ferrovia, i merci passano alle undici.

= Operatore sociosanitario, turni di notte
6470 | request | homeOffice=none | stethoscope-sky x2 | company seller=lavoroVivo
La casa è piccola, ventidue letti e un pianoforte scordato. Di notte si è in due e si parla sottovoce. La signora del numero sette offre caramelle, bisogna accettarne una.

= Studentessa cerca lavoro estivo in spiaggia
6430 | 22 | contract=temporary | paddleboard-mint, umbrella-red | wanted seller=chiara
Ho il brevetto di salvataggio e so montare quaranta ombrelloni prima delle nove. L’anno scorso vendevo gelati, ne ho mangiati meno del previsto. Libera da metà giugno, anche la domenica.
