/**
 * Everyday words of English-speaking visitors, one on each line. Behind a word are the things of `ads.ts` that it must find
 * in all four languages, and then things that it must not find. The first 50 were set aside while synonyms were added.
 */
export const everydayWords = `
flat | apartment | office
house | house | office
office space | office | apartment
car | car | bicycle motorcycle
automobile | car | bicycle
motorbike | motorcycle | bicycle
motorcycle jacket | motorcycleJacket | jacket
boat | boat | boots car
sofa | sofa | bed
bed | bed | table
chairs | chair | bed
lamp | lamp floorLamp | bed
espresso machine | coffeeMachine | washingMachine
rug | carpet | curtain
houseplant | houseplant | flowerPot
drill | drill | hammer
lego | lego | doll
board game | boardGame | lego
sandpit | sandpit | slide
bike | bicycle mountainBike roadBike | motorcycle
bike lock | bikeLock | bikeHelmet
tennis racket | tennisRacket | footballBall
kayak | kayak | surfboard
novels | novel | dvd
cookbook | cookbook | novel
piano | piano | keyboard
violin | violin | guitar
dvd | dvd | vinyl
concert tickets | concertTicket | voucher
writing desk | desk | movingBoxes
clock | clock antiqueClock | dog
computer | laptop desktopPc | smartphone
screen | monitor | printer
tv | tv | dog
headphones | headphones | speaker
camera | camera | lens
mobile phone | smartphone | landline
smartwatch | smartwatch | wristwatch
stroller | pram | bikeTrailer
baby bottles | babyBottle | nappies
apprenticeship | apprenticeship | cook
tutoring | lessons | babysitter
nanny | babysitter | lessons
shoes | shoes | hat
watch | wristwatch | dog
office chair | officeChair | safe
wheelchair | wheelchair | armchair
model cars | modelCar | modelTrain
puppy | dog | cat
horse | horse | dog
bicycle | bicycle mountainBike roadBike | motorcycle
road bike | roadBike | motorcycle
mountain bike | mountainBike | motorcycle
e-bike | ebike | motorcycle
ebike | ebike | car
moped | moped | bicycle
scooter | scooter | car
van | van | car
truck | van | car
trailer | trailer | tractor
tractor | tractor | van
caravan | caravan | car
campervan | caravan | boat
winter tyres | winterTyres | rims
tires | tyres winterTyres | rims
rims | rims | roofBox
roof box | roofBox | rims
snow chains | snowChains | skis
car radio | carRadio | speaker
motorcycle helmet | motorcycleHelmet | bikeHelmet
bike helmet | bikeHelmet | motorcycleHelmet
bike trailer | bikeTrailer | trailer
couch | sofa | bed
sofa bed | sofaBed | armchair
corner sofa | cornerSofa | armchair
armchair | armchair | bed
mattress | mattress | cupboard
bunk bed | bunkBed | mattress
bedside table | bedsideTable | mattress
nightstand | bedsideTable | mattress
dining table | table | bed
bar stool | stool | table
bench | bench | stool
desk | desk | movingBoxes
wardrobe | cupboard | bed
closet | cupboard | bed
bookshelf | shelf | bed
chest of drawers | dresser | bed
display cabinet | displayCabinet | bed
shoe rack | shoeRack | boots
coat rack | coatRack | coat
furniture | sofa table cupboard | lamp
floor lamp | floorLamp | chandelier
chandelier | chandelier | floorLamp
fridge | fridge | washingMachine
refrigerator | fridge | oven
freezer | freezer | oven
washing machine | washingMachine | sewingMachine
washer | washingMachine | sewingMachine
tumble dryer | dryer | hairDryer
dishwasher | dishwasher | washingMachine
oven | oven | barbecue
microwave | microwave | oven
vacuum cleaner | vacuumCleaner | iron
hoover | vacuumCleaner | iron
coffee machine | coffeeMachine | washingMachine
coffee maker | coffeeMachine | washingMachine
kettle | kettle | coffeeMachine
toaster | toaster | barbecue
iron | iron | kettle
sewing machine | sewingMachine | washingMachine
fan | fan | airConditioner
air conditioner | airConditioner | fan
frying pan | fryingPan | oven
saucepan | pot | plates
plates | plates | cutlery
wine glasses | glasses | sunglasses
cutlery | cutlery | plates
knives | knife | plates
kitchen | kitchen | lamp
carpet | carpet | curtain
mirror | mirror | carpet
curtains | curtain | carpet
cushions | cushion | duvet
duvet | duvet | cushion
bedding | bedLinen | cage
plants | plant | lawnMower
flower pot | flowerPot | plant
lawnmower | lawnMower | hedgeTrimmer
hedge trimmer | hedgeTrimmer | lawnMower
chainsaw | chainsaw | hedgeTrimmer
wheelbarrow | wheelbarrow | chainsaw
garden hose | gardenHose | trousers
pressure washer | pressureWasher | washingMachine
bbq | barbecue | oven
barbecue | barbecue | oven
parasol | parasol | sunglasses
deckchair | deckChair | hammock
hammock | hammock | deckChair
garden table | gardenTable | table
swimming pool | swimmingPool | bathtub
cordless screwdriver | screwdriver | hammer
circular saw | circularSaw | drill
ladder | ladder | drill
hammer | hammer | drill
toolbox | toolbox | movingBoxes
tiles | tiles | door
window | window | door
door | door | window
bathtub | bathtub | washbasin
sink | washbasin | bathtub
firewood | firewood | door
toys | lego doll puzzle | novel
doll | doll | lego
teddy bear | teddy | lego
train set | modelTrain | modelCar
trampoline | trampoline | slide
swing | swing | slide
slide | slide | swing
wool | wool | lego
pushchair | pram | bikeTrailer
cot | babyCot | highChair
crib | babyCot | highChair
high chair | highChair | babyCot
car seat | carSeat | highChair
nappies | nappies | babyBottle
diapers | nappies | babyBottle
skis | skis | snowboard
ski boots | skiBoots | snowboard
sledge | sledge | skis
ice skates | iceSkates | skis
tent | tent | curtain
sleeping bag | sleepingBag | tent
backpack | backpack | suitcase
hiking boots | hikingBoots | sneakers
treadmill | treadmill | exerciseBike
dumbbells | dumbbells | treadmill
exercise bike | exerciseBike | treadmill
fishing rod | fishingRod | binoculars
crime novel | crimeNovel | comic
guitar | guitar | piano
accordion | accordion | violin
drum kit | drums | guitar
vinyl | vinyl | dvd
gift card | voucher | concertTicket
painting | painting | wine
laptop | laptop | tablet
wireless keyboard | keyboard | mouse
hard drive | hardDisk | graphicsCard
speakers | speaker | headphones
turntable | turntable | amplifier
binoculars | binoculars | telescope
cell phone | smartphone | landline
charger | charger | phoneCase
jacket | jacket | trousers
clothes | dress jacket | cage
trousers | trousers | jacket
jumper | jumper | trousers
trainers | sneakers | hat
suitcase | suitcase | belt
`;
