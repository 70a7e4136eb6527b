/** Materials, qualities and groups of people: words that narrow a search down. */
export const qualities = `
Kinder, Kind | enfant, enfants | bambino, bambini, bambina, *bimbo, *bimbi | kids, children, child
Baby, Babys | bébé | bebè, neonato | baby
Damen, Frauen, Dame | femme, dame | donna, donne | women, ladies, women’s
Herren, Männer, Herr | homme, hommes | uomo, uomini | men, men’s, gents
Leder | cuir | pelle, cuoio | leather
Holz | bois | legno | wood, wooden
Eiche, Eichenholz | chêne | rovere, quercia | oak
Nussbaum | noyer | noce | walnut
Buche*, Buchenholz, Buche massiv | hêtre | faggio | beech
Kiefer, Fichte, Tanne | *pin, sapin | *pino, abete | pine, spruce, fir
Glas | verre | vetro | glass
Metall | métal | metallo | metal
Marmor | marbre | marmo | marble
Silber | argent | argento | silver
Seide | soie | seta | silk
Baumwolle | coton | cotone | cotton
Leinen | lin | lino | linen
elektrisch, elektrische, elektrischer, elektrisches | électrique | elettrico, elettrica, elettriche, elettrici | electric
faltbar, klappbar, zusammenklappbar | pliable, pliant, pliante | pieghevole, pieghevoli | foldable, folding, collapsible
ausziehbar | extensible | allungabile, estensibile | extendable, extending
verstellbar | réglable | regolabile | adjustable
höhenverstellbar | réglable en hauteur | regolabile in altezza | height-adjustable, adjustable height
rund, runder, runde, rundes | rond, ronde | rotondo, rotonda | round
antik, antike, antiker | antique, ancien*, d’époque | antico, antica | antique
Winter | hiver | inverno, invernale, invernali | winter
Zubehör | accessoires | accessori | accessories
Sammlung | collection | collezione | collection
Heizung | chauffage | riscaldamento | heating
`;
