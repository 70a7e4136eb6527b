= Passeggino verde con ruote grandi
6210 | 210 | condition=good, make=Inglesina, pramType=pushchair | stroller-green x2
Acciottolato di Ascona promosso. Freno a pedale, cestello profondo come un armadio.

= Carrozzina rossa trasformabile
6210 | 230 | condition=good, make=Cam, pramType=combi | stroller-red x2
Prima sdraiato poi seduto, poi rincorso. Tettuccio con zanzariera.

= Passeggino grigio da viaggio
6210 | 60 | condition=used, make=Chicco, pramType=pushchair | stroller-grey
Due voli, un traghetto, infinite gradinate di chiese. Si chiude col piede.

= Tutine menta 0–3 mesi, venti
6220 | 35 | condition=good, size=56, colour=green | babyclothes-mint
Lavate al sapone di casa. Una con scritto «dormo dalla nonna», purtroppo era vero solo lì.

= Corredino giallo fatto a mano
6220 | 50 | condition=new, size=62, colour=yellow | babyclothes-yellow x2
Zia Carla ha preferito il giallo per non sbagliare. Copertina compresa.

= Lettino bianco con sponda mobile
6230 | 95 | condition=good | cot-white x2
Dentro dormiva lei, fuori noi per terra. Rete regolabile.

= Culla in legno a dondolo
6230 | 130 | condition=used | cot-wood x2
Ninna quattro generazioni e un agnellino orfano, per due notti. Legno di noce.

= Seggiolone in legno, cresce col bimbo
6230 | 80 | condition=used | highchair-wood
Macchie di pomodoro raschiate con garbo. Cuscino nuovo.

= Seggiolone bianco con rotelle
6230 | 35 | condition=good | highchair-white
Arriva fino al terrazzo per i pranzi lunghi. Vassoio lavabile in macchina.

= Seggiolino auto rosso girevole
6240 | 150 | condition=good, make=Joie | childseat-red x2
Mai incidenti, soltanto grissini. Istruzioni e garanzia.

= Seggiolino nero, alzata con schienale
6240 | 45 | condition=used, make=Britax, seatGroup=child | childseat-black
Rivestimento tolto, lavato, rimesso storto e poi dritto. Dai quindici chili.

= Giacca a vento bimbo, 5 anni
6300 | 25 | condition=good, size=110, colour=red | jacket-red
Ha un moschettone cucito dal nonno pescatore. Cappuccio staccabile.

= Vestitino giallo per cerimonie
6300 | 20 | condition=likeNew, size=104, colour=yellow, child=girls | dress-yellow
Portava le fedi, le ha perse, le hanno ritrovate nel vestitino. Tasche profonde.

= Scarponcini marroni numero 27
6300 | 22 | condition=used, size=27, colour=brown | boots-brown
Tacco consumato solo a sinistra, saltava i gradini così. Stringhe nuove.
