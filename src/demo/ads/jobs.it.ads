= Meccanico d’auto 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | toolbox-red, tyres-alloy | company seller=autocentroTreValli
Officina cerca meccanico d’auto AFC o con esperienza, 100 %, contratto a tempo indeterminato.

- diagnosi e riparazioni multimarca
- preparazione collaudi
- patente B

Squadra di cinque, pausa di un’ora e mezza, formazione pagata. Candidature per scritto con certificati. Data d’inizio
da concordare.

= Giardiniere 80 %, ville sul lago
6450 | request | workload=80, contract=permanent, homeOffice=none | olivetree-clay x2, mower-green | company seller=vivaioMelograno
Cerchiamo giardiniere 80 % per manutenzione di parchi privati. Potatura, irrigazione, tosaerba. Patente con rimorchio
(BE). Italiano, tedesco gradito. Stipendio secondo CCL. Lavoro anche in pendenza. Primo contatto per messaggio, poi
colloquio sul posto.

= Commessa/o bottega di valle, 3 giorni
6430 | 25 | homeOffice=none | apron-white, crockery-white | company seller=bottegaGrottino
Piccola bottega cerca commessa/o per tre giorni la settimana, anche il sabato. 25.-/ora più 13a. Servizio al banco,
affettatrice, cassa, inventario. Non serve esperienza, serve puntualità. Posteggio gratuito.

= Cuoco/a di grotto, stagione
6430 | request | homeOffice=none | cookware-red x2, gardentable-wood | company seller=lavoroVivo
Grotto cerca cuoco per la stagione, cucina ticinese, 8 piatti. Brigata di 3. Alloggio disponibile sopra (spese 250.-).
Giorno libero fisso. Contratto CCNL alberghiero. Permesso valido.

= Badante di giorno lun–ven per anziana
6470 | 31 | - | armchair-yellow, umbrella-black | seller=ornella
Cerchiamo una badante per mia zia di 94 anni, lucida, lun-ven 9-15. 31.- all’ora, contratto normale di lavoro, AVS,
tredicesima. Pranzo, passeggiata, piccole faccende. Non fumatrice. Patente utile. Referenze richieste. Prova di tre
giorni pagata.

= Contabile 50 %
6420 | request | workload=50, contract=permanent | folders-mixed, desk-wood | company seller=ufficioNord
Piccolo studio cerca contabile al 50 %: contabilità, IVA, salari, pratiche fiscali. AFC o attestato. Orari flessibili,
un giorno da casa possibile dopo il primo anno. Dossier completo con foto facoltativa.

= Operatore sociosanitario OSS, turni notturni
6470 | request | homeOffice=none | stethoscope-sky x2 | company seller=lavoroVivo
Casa anziani con 22 letti cerca OSS per turni di notte, 60-80 %. Si è sempre in due. Supplementi notturni e formazione
continua. Diploma riconosciuto CRS. Turni programmati un mese prima. Inviare CV e certificati

= Studentessa cerca lavoro estivo in spiaggia
6430 | 22 | contract=temporary | paddleboard-mint, umbrella-red | wanted seller=chiara
Studentessa con brevetto di salvataggio cerca lavoro estivo in spiaggia, lido o chiosco. Parlo italiano, tedesco e un
pò di inglese. Ho già lavorato in gelateria. 22.- all’ora, disponibile anche domenica. Raggiungo il posto in bici o
bus.
