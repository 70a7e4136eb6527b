= Passeggino Inglesina verde, ruote grandi
6210 | 210 | condition=good, make=Inglesina, pramType=pushchair | stroller-green x2
Inglesina verde con ruote grandi, freno a pedale, cestello capiente, parapioggia. Usato un anno e mezzo. Ruote
gonfiate, tessuto lavato. Prezzo da nuovo 520.-. Un graffio sul telaio a destra. Ritiro con TWINT o contanti, lo
teniamo in garage.

= Carrozzina Cam rossa, 3 in 1
6210 | 230 | condition=good, make=Cam, pramType=combi | stroller-red x2
Cam 3 in 1 rossa: navicella, passeggino, ovetto gruppo 0+.

- zanzariera
- parapioggia
- borsa
- adattatori

Tutto lavato, manico con segni di usura. Casa senza fumo. 230.- non trattabili

= Passeggino Chicco grigio da viaggio
6210 | 60 | condition=used, make=Chicco, pramType=pushchair | stroller-grey
Chicco Liteway grigio, si chiude con una mano sola. 7.5 kg. Ha volato due volte. 60.-.

= Tutine menta 0–3 mesi, venti
6220 | 35 | condition=good, size=56, colour=green | babyclothes-mint
20 tutine menta 0-3 mesi, 56, cotone bio. Bottoncini a posto. Una macchia di latte su due pezzi. Spedizione 9.-

= Corredino giallo fatto a mano
6220 | 50 | condition=new, size=62, colour=yellow | babyclothes-yellow x2
Corredino giallo fatto a mano, nuovo, taglia 62: copertina, golfino, cappellino, scarpine. Lana merino lavabile.

= Lettino bianco con sponda mobile
6230 | 95 | condition=good | cot-white x2 | place=6830 Chiasso TI
Lettino bianco 120x60 con sponda mobile, rete su tre altezze, senza materasso. Viti tutte presenti e istruzioni. Già
smontato. Ritiro a Chiasso, entra in una Polo.

= Culla in legno a dondolo
6230 | 130 | condition=used | cot-wood x2
Culla in noce a dondolo, antica, 90 x 45. Materassino su misura nuovo. Consolidata da un falegname, niente chiodi. In
famiglia da quattro generazioni ma ora non serve più a nessuno. Preferirei venderla a chi la usa davvero. Ritiro.

= Seggiolone in legno, cresce col bimbo
6230 | 80 | condition=used | highchair-wood
Seggiolone evolutivo in legno, cuscino nuovo, cintura 5 punti. Macchie chiare sul vassoio. 80.-

= Seggiolone bianco con rotelle
6230 | 35 | condition=good | highchair-white
seggiolone bianco con rotelle, vassoio lavabile, schienale reclinabile. ritiro entro domenica

= Seggiolino auto Joie rosso girevole 360
6240 | 150 | condition=good, make=Joie | childseat-red x2
Joie Spin 360 rosso, isofix, dalla nascita a 18 kg. Nessun incidente. Fodera lavata, riduttore presente. Istruzioni e
scontrino. Nuovo 389.-. Lo mostro montato in auto.

= Rialzo Britax nero con schienale
6240 | 45 | condition=used, make=Britax, seatGroup=child | childseat-black
Britax Kidfix nero 15-36 kg. Fodera lavata. Data 2018. 45.-

= Giacca a vento bimbo, 5 anni
6300 | 25 | condition=good, size=110, colour=red | jacket-red
Giacca a vento rossa bimbo 5 anni, cappuccio staccabile. Moschettone per le chiavi. B-Post +7.-.

= Vestitino giallo per cerimonie
6300 | 20 | condition=likeNew, size=104, colour=yellow, child=girls | dress-yellow
vestitino giallo da cerimonia, 104, usato una volta, come nuovo. 20.-

= Scarponcini marroni numero 27
6300 | 22 | condition=used, size=27, colour=brown | boots-brown
Scarponcini marroni 27, tacco sinistro un po’ consumato, stringhe nuove. Impermeabili. 22 franchi.
