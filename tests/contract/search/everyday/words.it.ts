/**
 * Everyday words of Italian-speaking visitors, one on each line. Behind a word are the things of `ads.ts` that it must find
 * in all four languages, and then things that it must not find. The first 50 were set aside while synonyms were added.
 */
export const everydayWords = `
appartamento | apartment | office
stanza | flatShare | office
casa di vacanza | holidayHome | office
macchina | car | motorcycle
autovettura | car | bicycle
moto | motorcycle | bicycle
casco moto | motorcycleHelmet | bikeHelmet
camion | van | car
divano letto | sofaBed | armchair
letto | bed | table
sedie | chair | bed
libreria | shelf | bed
frigo | fridge | washingMachine
aspirapolvere | vacuumCleaner | iron
ombrellone | parasol | sunglasses
tosaerba | lawnMower | hedgeTrimmer
motosega | chainsaw | hedgeTrimmer
lego | lego | doll
gioco da tavolo | boardGame | lego
mountain bike | mountainBike | motorcycle
bici elettrica | ebike | motorcycle
tapis roulant | treadmill | carpet
sacco a pelo | sleepingBag | tent
romanzi | novel | dvd
libri | novel cookbook | dvd
pianoforte | piano | keyboard
dischi | vinyl | dvd
dvd | dvd | vinyl
biglietti concerto | concertTicket | voucher
cassettiera | dresser | bed
orologio | wristwatch clock | dog
pc fisso | desktopPc | laptop
stampante | printer | monitor
televisore | tv | projector
console | console | tv
fotocamera | camera | lens
telefonino | smartphone | laptop
smartwatch | smartwatch | wristwatch
passeggino | pram | bikeTrailer
seggiolino auto | carSeat | highChair
cameriera | waiter | cook
ripetizioni | lessons | babysitter
trasloco | moving | cleaner
giacca | jacket | trousers
collana | necklace | ring
trapano | drill | hammer
gatto | cat | dog
macchinine | modelCar | modelTrain
cucciolo | dog | cat
acquario | aquarium | cage
bici | bicycle mountainBike roadBike | motorcycle
bicicletta | bicycle mountainBike | motorcycle
bici da corsa | roadBike | motorcycle
motocicletta | motorcycle | bicycle
motorino | moped | car
scooter | scooter | car
auto | car | bicycle
furgone | van | car
rimorchio | trailer | tractor
trattore | tractor | van
barca | boat | car
roulotte | caravan | car
camper | caravan | boat
gomme invernali | winterTyres | rims
pneumatici | tyres winterTyres | rims
gomme | tyres winterTyres | rims
cerchi in lega | rims | roofBox
box tetto | roofBox | rims
catene da neve | snowChains | skis
autoradio | carRadio | speaker
casco bici | bikeHelmet | motorcycleHelmet
lucchetto bici | bikeLock | bikeHelmet
rimorchio bici | bikeTrailer | trailer
monopattino | kickScooter | slide
divano | sofa | bed
divano angolare | cornerSofa | bed
poltrona | armchair | bed
materasso | mattress | cupboard
letto a castello | bunkBed | mattress
comodino | bedsideTable | mattress
tavolo | table | bed
sgabello | stool | table
panca | bench | stool
scrivania | desk | movingBoxes
sedia da ufficio | officeChair | safe
armadio | cupboard | bed
scaffale | shelf | bed
comò | dresser | bed
vetrinetta | displayCabinet | bed
scarpiera | shoeRack | boots
appendiabiti | coatRack | coat
mobili | sofa table cupboard | lamp
lampada | lamp floorLamp | bed
piantana | floorLamp | chandelier
lampadario | chandelier | floorLamp
frigorifero | fridge | oven
congelatore | freezer | oven
lavatrice | washingMachine | dishwasher
asciugatrice | dryer | dishwasher
lavastoviglie | dishwasher | washingMachine
forno | oven | barbecue
microonde | microwave | oven
macchina da caffè | coffeeMachine | washingMachine
macchina del caffè | coffeeMachine | washingMachine
bollitore | kettle | coffeeMachine
tostapane | toaster | barbecue
ferro da stiro | iron | kettle
macchina da cucire | sewingMachine | washingMachine
ventilatore | fan | airConditioner
condizionatore | airConditioner | fan
padella | fryingPan | oven
pentola | pot | plates
piatti | plates | cutlery
bicchieri | glasses | sunglasses
posate | cutlery | plates
coltelli | knife | plates
cucina | kitchen | lamp
tappeto | carpet | curtain
specchio | mirror | carpet
tende | curtain | carpet
cuscino | cushion | duvet
piumone | duvet | cushion
lenzuola | bedLinen | cushion
piante | plant | lawnMower
vaso da fiori | flowerPot | plant
tagliasiepi | hedgeTrimmer | lawnMower
carriola | wheelbarrow | chainsaw
idropulitrice | pressureWasher | lawnMower
barbecue | barbecue | oven
griglia | barbecue | oven
sdraio | deckChair | hammock
amaca | hammock | deckChair
tavolo da giardino | gardenTable | table
piscina | swimmingPool | bathtub
avvitatore | screwdriver | hammer
sega circolare | circularSaw | drill
scala | ladder | drill
martello | hammer | drill
cassetta attrezzi | toolbox | movingBoxes
piastrelle | tiles | door
finestra | window | door
porta | door | window
vasca da bagno | bathtub | washbasin
lavandino | washbasin | bathtub
legna da ardere | firewood | door
legna | firewood | door
giocattoli | lego doll puzzle | novel
bambola | doll | lego
orsacchiotto | teddy | lego
trenino | modelTrain | modelCar
altalena | swing | slide
scivolo | slide | swing
sabbiera | sandpit | slide
lana | wool | lego
carrozzina | pram | bikeTrailer
lettino bebè | babyCot | highChair
seggiolone | highChair | babyCot
fasciatoio | changingTable | highChair
biberon | babyBottle | nappies
pannolini | nappies | babyBottle
sci | skis | snowboard
scarponi da sci | skiBoots | snowboard
slitta | sledge | skis
pattini da ghiaccio | iceSkates | skis
tenda da campeggio | tent | curtain
zaino | backpack | suitcase
scarponi | hikingBoots | sneakers
pallone da calcio | footballBall | tennisRacket
racchetta da tennis | tennisRacket | footballBall
manubri | dumbbells | treadmill
cyclette | exerciseBike | treadmill
canna da pesca | fishingRod | binoculars
gialli | crimeNovel | comic
ricettario | cookbook | novel
dizionario | dictionary | novel
fumetti | comic | dvd
chitarra | guitar | piano
violino | violin | guitar
fisarmonica | accordion | violin
vinile | vinyl | dvd
buono regalo | voucher | concertTicket
quadro | painting | wine
portatile | laptop | landline
schermo | monitor | printer
tastiera | keyboard | mouse
disco fisso | hardDisk | graphicsCard
casse acustiche | speaker | headphones
giradischi | turntable | amplifier
cuffie | headphones | speaker
binocolo | binoculars | telescope
cellulare | smartphone | landline
caricatore | charger | phoneCase
cover cellulare | phoneCase | laptop
vestiti | dress jacket | cage
pantaloni | trousers | jacket
gonna | skirt | trousers
maglione | jumper | trousers
stivali | boots | hat
scarpe da ginnastica | sneakers | hat
valigia | suitcase | belt
`;
