/**
 * Everyday words of French-speaking visitors, one on each line. Behind a word are the things of `ads.ts` that it must find
 * in all four languages, and then things that it must not find. The first 50 were set aside while synonyms were added.
 */
export const everydayWords = `
appart | apartment | office
coloc | flatShare | apartment
appartement de vacances | holidayHome | office
place de parc | parkingSpace | car
voiture | car | bicycle
bagnole | car | bicycle
moto | motorcycle | bicycle
blouson moto | motorcycleJacket | jacket
bateau | boat | car
canapé d’angle | cornerSofa | bed
lit | bed | table
chaises | chair | bed
bibliothèque | shelf | bed
lave-vaisselle | dishwasher | washingMachine
casserole | pot | plates
plante | plant | tiles
perceuse | drill | hammer
lego | lego | doll
jeu de société | boardGame | lego
toboggan | slide | swing
vtt | mountainBike | motorcycle
remorque vélo | bikeTrailer | trailer
raquette de tennis | tennisRacket | footballBall
sac à dos | backpack | suitcase
livre enfant | childrensBook | dvd
BD | comic | dvd
instrument de musique | guitar piano | vinyl
piano | piano | keyboard
télévision | tv | projector
bon cadeau | voucher | concertTicket
tableau | painting | wine
ordi portable | laptop | smartphone
ordinateur | laptop desktopPc | smartphone
carte graphique | graphicsCard | keyboard
enceinte | speaker | headphones
console de jeux | console | tv
objectif | lens | drone
natel | smartphone | laptop
chargeur | charger | phoneCase
langes | nappies | babyBottle
bottes | boots | hat
menuisier | carpenter | painter
femme de ménage | cleaner | moving
robe de mariée | weddingDress | suit
sac à main | bag | belt
chaise de bureau | officeChair | safe
parfum | perfume | wine
pièces de monnaie | coins | stamps
chiot | dog | cat
lapin | rabbit | parrot
vélo | bicycle mountainBike roadBike | motorcycle
bécane | bicycle | car
vélo de course | roadBike | motorcycle
vélo électrique | ebike | motorcycle
vélomoteur | moped | car
scooter | scooter | car
auto | car | bicycle
camionnette | van | car
fourgon | van | car
utilitaire | van | car
remorque | trailer | tractor
tracteur | tractor | van
caravane | caravan | car
camping-car | caravan | boat
pneus | tyres winterTyres | rims
pneus d’hiver | winterTyres | rims
pneus neige | winterTyres | rims
jantes | rims | roofBox
coffre de toit | roofBox | safe
chaînes à neige | snowChains | skis
autoradio | carRadio | speaker
casque moto | motorcycleHelmet | bikeHelmet
antivol | bikeLock | bikeHelmet
cadenas vélo | bikeLock | bikeHelmet
trottinette | kickScooter | slide
canapé | sofa | bed
divan | sofa | bed
canapé-lit | sofaBed | armchair
canapé convertible | sofaBed | armchair
fauteuil | armchair | bed
matelas | mattress | cupboard
lits superposés | bunkBed | mattress
table de nuit | bedsideTable | mattress
table | table | bed
tabouret | stool | table
banc | bench | stool
bureau | desk office | bed
armoire | cupboard | bed
penderie | cupboard | bed
étagère | shelf | bed
commode | dresser | bed
vitrine | displayCabinet | bed
meuble à chaussures | shoeRack | boots
portemanteau | coatRack | coat
meubles | sofa table cupboard | lamp
lampe | lamp floorLamp | bed
lampadaire | floorLamp | bed
lustre | chandelier | floorLamp
frigo | fridge | washingMachine
réfrigérateur | fridge | oven
congélateur | freezer | oven
machine à laver | washingMachine | drill
lave-linge | washingMachine | dishwasher
sèche-linge | dryer | dishwasher
four | oven | barbecue
micro-ondes | microwave | oven
aspirateur | vacuumCleaner | iron
machine à café | coffeeMachine | washingMachine
cafetière | coffeeMachine | kettle
bouilloire | kettle | coffeeMachine
grille-pain | toaster | barbecue
fer à repasser | iron | kettle
machine à coudre | sewingMachine | washingMachine
ventilateur | fan | airConditioner
climatiseur | airConditioner | fan
poêle à frire | fryingPan | oven
assiettes | plates | cutlery
verres à vin | glasses | sunglasses
couteau | knife | plates
vaisselle | plates | lamp
tapis | carpet | curtain
miroir | mirror | carpet
rideaux | curtain | carpet
coussin | cushion | duvet
couette | duvet | cushion
draps | bedLinen | cushion
horloge | clock | dog
pot de fleurs | flowerPot | plant
tondeuse | lawnMower | hedgeTrimmer
taille-haie | hedgeTrimmer | lawnMower
tronçonneuse | chainsaw | hedgeTrimmer
brouette | wheelbarrow | chainsaw
tuyau d’arrosage | gardenHose | hat
nettoyeur haute pression | pressureWasher | lawnMower
barbecue | barbecue | oven
grill | barbecue | oven
parasol | parasol | sunglasses
chaise longue | deckChair | hammock
hamac | hammock | deckChair
piscine | swimmingPool | bathtub
visseuse | screwdriver | hammer
scie circulaire | circularSaw | drill
échelle | ladder | drill
marteau | hammer | drill
caisse à outils | toolbox | movingBoxes
carrelage | tiles | door
fenêtre | window | door
porte | door | window
baignoire | bathtub | washbasin
lavabo | washbasin | bathtub
bois de chauffage | firewood | door
jouets | lego doll puzzle | novel
poupée | doll | lego
nounours | teddy | lego
train électrique | modelTrain | modelCar
balançoire | swing | slide
bac à sable | sandpit | slide
laine | wool | lego
poussette | pram | bikeTrailer
lit bébé | babyCot | highChair
chaise haute | highChair | babyCot
table à langer | changingTable | highChair
siège auto | carSeat | highChair
biberon | babyBottle | nappies
ski | skis | snowboard
chaussures de ski | skiBoots | snowboard
luge | sledge | skis
patins à glace | iceSkates | skis
tente | tent | curtain
sac de couchage | sleepingBag | tent
chaussures de marche | hikingBoots | sneakers
tapis de course | treadmill | carpet
haltères | dumbbells | treadmill
canne à pêche | fishingRod | binoculars
roman | novel | dvd
polar | crimeNovel | comic
bouquins | novel | dvd
livre de cuisine | cookbook | novel
guitare | guitar | piano
violon | violin | guitar
accordéon | accordion | violin
vinyles | vinyl | dvd
écran | monitor | printer
imprimante | printer | monitor
clavier | keyboard | mouse
disque dur | hardDisk | graphicsCard
télé | tv | projector
platine vinyle | turntable | amplifier
casque audio | headphones | bikeHelmet
jumelles | binoculars | telescope
téléphone portable | smartphone | landline
montre connectée | smartwatch | wristwatch
coque | phoneCase | laptop
veste | jacket | trousers
habits | dress jacket | cage
pantalon | trousers | jacket
chaussures | shoes | hat
valise | suitcase | belt
bague | ring | necklace
boucles d’oreilles | earrings | ring
`;
