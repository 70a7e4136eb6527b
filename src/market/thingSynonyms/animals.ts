/** Animals and what they need. */
export const animals = `
Kaninchen, Hase, Hasen | lapin | coniglio, conigli | rabbit, bunny
Meerschweinchen, Meersäuli | cochon d’Inde, cobaye | porcellino d’India, cavia | guinea pig
Hamster | hamster | criceto, criceti | hamster
Wellensittich, Wellensittiche, Sittich | perruche | pappagallino, cocorita | budgie, parakeet
Kanarienvogel | canari | canarino, canarini | canary
Papagei | perroquet | pappagallo, pappagalli | parrot
Huhn, Hühner, Hennen | poule, poules | gallina, galline | chickens, hen
"Ente", Enten | canard | anatra, anatre | duck
Gans, Gänse | oie, oies | oca, oche | goose, geese
"Schaf", "Schafe", *Lamm | mouton, brebis, *agneau | pecora, pecore, *agnello | sheep, *lamb
Ziege, Geiss, Geissen, *Zicklein | chèvre, *cabri | capra, capre, *capretto | goat
"Kuh", "Kühe", *Rind, *Kalb | vache, *veau, *génisse | mucca, mucche, *vitello | cow, *calf
"Schwein", "Schweine", *Ferkel | cochon, porc, *porcelet | maiale, maiali | pig, *piglet
Esel | âne, ânesse | asino, asina | donkey
Pony, Ponys | poney | pony | pony
Schildkröte | tortue | tartaruga, tartarughe | tortoise, turtle
Schlange | serpent | serpente, serpenti | snake
Goldfisch, Goldfische | poisson rouge, poissons rouges | pesce rosso, pesci rossi | goldfish
Bienen, Bienenvolk, Bienenkasten | abeilles, ruche, essaim | sciame, arnia, api da miele | bees, beehive
Aquarium | aquarium | acquario | aquarium, fish tank
Terrarium | terrarium | terrario | terrarium, vivarium
Käfig, *Hamsterkäfig, *Vogelkäfig | cage | gabbia, gabbie, *gabbietta | cage
Vogelkäfig, Voliere | cage à oiseaux, volière | voliera, gabbia per uccelli | bird cage, aviary
Kratzbaum, Katzenbaum | arbre à chat, griffoir | tiragraffi, albero per gatti | cat tree, scratching post
Katzenklo, Katzentoilette | litière, bac à litière | lettiera | litter box, litter tray
Hundekorb, Hundebett, Hundekissen | panier pour chien, panier chien, coussin pour chien | cuccia, cesta per cane | dog bed, dog basket
Hundebox, Transportbox, Hundehütte | caisse de transport, niche pour chien, niche à chien | trasportino, cuccia per cani | dog crate, pet carrier, dog house
Hundeleine | laisse*, laisse pour chien | guinzaglio | dog leash, dog lead
Hundehalsband, Halsband | collier pour chien, collier chien | collare per cane, collare | dog collar
Hundefutter, Katzenfutter | croquettes, nourriture pour chien, nourriture pour chat | crocchette, cibo per cani, cibo per gatti | dog food, cat food
Hasenstall, Kaninchenstall | clapier, cage à lapins | conigliera, gabbia per conigli | rabbit hutch
Hühnerstall, Hühnerhaus | poulailler | pollaio | chicken coop, hen house
Sattel, Pferdesattel | selle | sella, selle | saddle
Pferdedecke | couverture pour cheval, couverture de cheval | coperta per cavallo, coperta cavallo | horse rug, horse blanket
Pferdebox, Pferdestall, Pferdepension | boxe pour cheval, pension pour chevaux, pension cheval | box per cavallo, pensione cavalli | horse stable, livery yard
Heu, Stroh | foin, paille | fieno, paglia | hay, straw
Schäferhund | berger allemand | pastore tedesco | german shepherd
Dackel | teckel | bassotto, bassotti | dachshund
Welpe, Welpen, Hundebaby | chiot, chiots | cucciolo, cuccioli | puppy, puppies
Kätzchen, Katzenbaby, Kitten | chaton, chatons | gattino, gattini | kitten
`;
