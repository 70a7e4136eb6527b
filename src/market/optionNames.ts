import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';

/**
 * Common names of the things of an option, in German, French, Italian and English. They become keywords of the listings
 * with the option. Only options that name the kind of thing are listed.
 */
export const optionNames: Readonly<Partial<Record<ParameterKey, Readonly<Record<string, string>>>>> = {
  appliance: {
    washingMachine: 'Waschmaschine machine à laver lave-linge lavatrice washing machine washer',
    dryer: 'Tumbler Wäschetrockner sèche-linge asciugatrice tumble dryer',
    dishwasher: 'Geschirrspüler Geschirrspülmaschine Abwaschmaschine lave-vaisselle lavastoviglie dishwasher',
    fridge: 'Kühlschrank Gefrierschrank Tiefkühler frigo réfrigérateur congélateur frigorifero fridge freezer',
    cooker: 'Herd Kochherd Backofen cuisinière four cucina forno cooker oven stove',
    microwave: 'Mikrowelle micro-ondes microonde microwave',
    coffeeMachine: 'Kaffeemaschine machine à café macchina caffè coffee machine',
    vacuum: 'Staubsauger aspirateur aspirapolvere vacuum cleaner hoover',
    sewingMachine: 'Nähmaschine machine à coudre macchina da cucire sewing machine',
  },
  bicycleType: {
    city: 'Stadtvelo Citybike vélo de ville bici da città city bike',
    trekking: 'Trekkingvelo Tourenvelo vélo de randonnée bici da trekking touring bike',
    mountain: 'Mountainbike MTB VTT mountain bike',
    road: 'Rennvelo vélo de course bici da corsa road bike',
    gravel: 'Gravelbike gravel bike',
    folding: 'Faltvelo Klappvelo vélo pliant bici pieghevole folding bike',
    cargo: 'Cargovelo Lastenvelo vélo cargo bici cargo bike',
    childrens: 'Kindervelo Kinderfahrrad vélo enfant bici bambino kids bike children’s bicycle',
  },
  winterSport: {
    alpine: 'Ski Skis skier sci',
    touring: 'Tourenski Tourenskis skis de randonnée sci alpinismo touring skis',
    crossCountry: 'Langlaufski ski de fond sci di fondo cross-country skis',
    snowboard: 'Snowboard',
    snowshoes: 'Schneeschuhe raquettes racchette snowshoes',
    sledging: 'Schlitten luge slitta slittino sledge',
    skating: 'Schlittschuhe patins pattini skates',
  },
  camperType: {
    motorhome: 'Wohnmobil camping-car autocaravan motorhome',
    campervan: 'Campingbus van aménagé campervan',
    caravan: 'Wohnwagen caravane roulotte caravan',
    tentTrailer: 'Zeltanhänger tente remorque',
  },
  motorcycleType: {
    scooter: 'Roller scooter',
    moped: 'Töffli Mofa vélomoteur motorino moped',
  },
  boatType: {
    motorboat: 'Motorboot bateau à moteur barca a motore motorboat',
    sailingBoat: 'Segelboot Segelschiff voilier barca a vela sailing boat',
    rowingBoat: 'Ruderboot barque barca a remi rowing boat',
    inflatable: 'Schlauchboot bateau pneumatique gommone dinghy',
    canoe: 'Kanu Kajak canoë kayak canoa canoe',
  },
  garment: {
    pullover: 'Pullover Pulli pull gilet maglione sweater cardigan',
    trousers: 'Hose Hosen Jeans pantalon pantaloni trousers',
    skirt: 'Rock Jupe jupe gonna skirt',
    dress: 'Kleid robe vestito dress',
    jacket: 'Jacke Mantel veste manteau giacca cappotto jacket coat',
    suit: 'Anzug costume completo suit',
  },
  bag: {
    handbag: 'Handtasche sac à main borsa borsetta handbag',
    backpack: 'Rucksack sac à dos zaino backpack',
    suitcase: 'Koffer valise valigia suitcase',
    wallet: 'Portemonnaie portefeuille portafoglio wallet',
  },
  jewellery: {
    watch: 'Uhr Armbanduhr montre orologio watch',
    ring: 'Ring bague anello',
    necklace: 'Halskette Kette collier collana necklace',
    bracelet: 'Armband bracelet bracciale',
    earrings: 'Ohrringe boucles d’oreilles orecchini earrings',
  },
  instrument: {
    piano: 'Klavier Flügel piano pianoforte',
    keyboard: 'Keyboard E-Piano clavier tastiera',
    guitar: 'Gitarre guitare chitarra guitar',
    strings: 'Geige Violine violon violino violin',
    accordion: 'Akkordeon Handorgel Schwyzerörgeli accordéon fisarmonica accordion',
    drums: 'Schlagzeug batterie batteria drums',
  },
  component: {
    graphicsCard: 'Grafikkarte carte graphique scheda grafica graphics card GPU',
    processor: 'Prozessor processeur processore processor CPU',
    memory: 'Arbeitsspeicher RAM mémoire memoria memory',
    drive: 'Festplatte SSD disque dur disco fisso hard drive',
  },
  printer: {
    inkjet: 'Tintenstrahldrucker imprimante stampante printer',
    laser: 'Laserdrucker imprimante laser stampante printer',
    scanner: 'Scanner',
  },
  hifi: {
    speakers: 'Lautsprecher Boxen enceintes haut-parleurs casse altoparlanti speakers',
    soundbar: 'Soundbar barre de son',
    amplifier: 'Verstärker amplificateur amplificatore amplifier',
    turntable: 'Plattenspieler platine giradischi turntable',
  },
  platform: { playStation: 'PlayStation PS', xbox: 'Xbox', nintendo: 'Nintendo Switch' },
  cameraType: { slr: 'Spiegelreflexkamera reflex', mirrorless: 'Systemkamera hybride mirrorless' },
  pramType: {
    pram: 'Kinderwagen landau carrozzina pram',
    pushchair: 'Buggy poussette passeggino pushchair stroller',
    trailer: 'Veloanhänger remorque vélo rimorchio bici bike trailer',
  },
  material: {
    wood: 'Holz bois legno wood wooden',
    metal: 'Metall métal metallo metal',
    glass: 'Glas verre vetro glass',
    leather: 'Leder cuir pelle leather',
    rattan: 'Rattan rotin',
  },
  smallPet: {
    rabbit: 'Kaninchen lapin coniglio rabbit',
    guineaPig: 'Meerschweinchen cochon d’Inde cavia guinea pig',
  },
  farmAnimal: {
    poultry: 'Hühner poules galline chickens',
    sheep: 'Schafe moutons pecore sheep',
    goat: 'Ziegen chèvres capre goats',
  },
};

/** The common names of the options of a listing. */
export function namesOfOptions(parameters: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries(parameters).flatMap(([key, option]) => {
    const names = optionNames[key as ParameterKey];
    return names && typeof option === 'string' && Object.hasOwn(names, option) ? [names[option]!] : [];
  });
}
