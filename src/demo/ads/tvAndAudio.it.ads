= TV Samsung 48 pollici con staffa
5410 | 210 | condition=good, make=Samsung, screenSize=48 | tv-black
Samsung 48 pollici Full HD smart, staffa a muro, cavi. Telecomando nuovo. Nessun difetto. 4 HDMI. Ritiro, si vede
accesa da me. TWINT.

= TV Sharp bianca da cucina, 24 pollici
5410 | 70 | condition=used, make=Sharp | tv-white
Sharp 24 bianca, pulita, DVB-C. Funziona. Ritiro a mano 70.-

= Casse Sonus da pavimento, legno
5420 | 290 | condition=good, make=Sonus, hifi=speakers | speakers-wood x2
Casse Sonus a torre in legno, 95 cm, coni perfetti. Griglie. Cablaggio singolo. Una piccola botta sulla base. 290.- la
coppia.

= Giradischi Garrard in legno, puntina nuova
5420 | 170 | condition=good, make=Garrard, hifi=turntable | turntable-wood
Garrard con base in legno, testina e puntina nuove, coperchio originale. Velocità stabile. Preampl non incluso. Cavo
RCA ricambiato. Ascolto possibile, ritiro.

= Cuffie JBL Tune 750 nere
5430 | 110 | condition=good, make=JBL, headphones=overEar | headphones-black
jbl tune 750nc nere, custodia, cavo. batteria dura 15 ore. 110.-

= Cuffie Roland blu
5430 | 40 | condition=used, make=Roland, headphones=overEar | headphones-blue
Roland RH-5 blu, cavo 3 m, jack adattatore. Usate con piano digitale. Spugne ok. Spedizione 9.-.

= Radio Brionvega rossa
5440 | 45 | condition=good, make=Brionvega | radio-red
Brionvega TS 502 (Cubo) rossa, FM ok, antenna intera, sveglia funzionante. Graffio sotto. Non voglio separarmene ma
non c’è posto. 45.-

= Radio Geloso a valvole, legno
5440 | 130 | condition=used, make=Geloso | radio-wood x2
Radio Geloso anni 50 a valvole, provate da un radioamatore. Mobile lucidato. Monte Ceneri in scala. Solo OM/OC.
Manopola sinistra sostituita. Ritiro, pagamento contanti.

= Proiettore Acer bianco
5450 | 190 | condition=good, make=Acer | projector-white
Acer X118H bianco, lampada a metà vita (circa 2’200 ore). HDMI, borsa. Ventola un po’ rumorosa. 190.- con telo.

= Xbox Series S bianca con volante
5460 | 280 | condition=good, make=Microsoft, gaming=console | console-white
Xbox Series S bianca, Thrustmaster T80, due controller, 4 giochi di corse (Forza Horizon 5, F1 22…). Scatola. Reset
fatto. Nuovo tutto circa 640.-. Da ritirare insieme, no separati. TWINT o contanti.

= Nintendo Wii U nera con giochi
5460 | 130 | condition=used, make=Nintendo, gaming=console | console-black
Wii U nera 32 GB, GamePad, 6 giochi per bambini. Un tasto gommoso. Alimentatore. 130.- spedizione 9.-
