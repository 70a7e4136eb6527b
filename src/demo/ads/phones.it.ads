= Smartphone blu, memoria ampia
5810 | 250 | condition=good, make=Samsung | smartphone-blue
Rubrica svuotata, nostalgia compresa. Vetro protetto dal giorno zero.

= Smartphone rosso 64 giga
5810 | 130 | condition=used, make=Apple, storage=64 | smartphone-red
Passato da madre a figlio e ritorno. Batteria sostituita a Camorino.

= Telefonino verde per cantieri
5810 | 110 | condition=used, make=Cat | smartphone-green
Caduto in betoniera e ripescato con la cazzuola. Chiama e basta, ma chiama.

= Telefono a disco rosso
5820 | 55 | condition=good | dialphone-red
Suonava nell’atrio di un albergo ad Airolo, quando nevicava da chiudere tutto. Cavo lungo.

= Telefono verde della nonna
5820 | 40 | condition=used | dialphone-green x2
Sul retro il numero del dottore scritto a matita. Il dottore ha novant’anni e risponde ancora.

= Orologio smart nero
5830 | 110 | condition=good, make=Amazfit | smartwatch-black
Conta le vasche meglio di me. Cinturino largo per polsi da boscaiolo.

= Orologio smart argento
5830 | 170 | condition=likeNew, make=Apple | smartwatch-silver
Regalo di pensionamento con troppe notifiche. Sono tornato alla clessidra.

= Navigatore per auto con mappe
5850 | 40 | condition=used, make=Garmin | tablet-black
Sbaglia apposta a Milano, come tutti. Aggiornato in primavera.

= Caricatore doppio e cuffiette
5840 | 18 | condition=good | smartphone-blue
Da viaggio, con spina svizzera. Le cuffiette sono nuove per motivi di sordità.

= Cerco cover per telefono fuori moda
5840 | 10 | - | smartphone-red | wanted
Misura che non fanno più, colore che non sopporto. Purché protegga dalle galline.
