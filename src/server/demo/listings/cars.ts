import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { bump, promote, repriceTo, reserve, sell } from '../script/steps.ts';

const cars = 2020;

export const carListings: DemoListings = {
  'polo-yellow': {
    seller: 'garageHinterfeld',
    category: cars,
    title: 'VW Polo 1.0 TSI, senfgelb, 5-türig, ab MFK',
    text: `
      Gepflegter Kleinwagen aus zweiter Hand, das Serviceheft ist vollständig. Frisch ab MFK, dazu acht Monate
      Garantie auf Motor und Getriebe. Winterräder auf Alufelgen stehen bei uns im Lager und gehören dazu.
      Probefahrt ohne Voranmeldung, am Samstag bis 12 Uhr.`,
    price: 11900,
    parameters: {
      brand: 'volkswagen',
      model: 'Polo',
      vehicleType: 'smallCar',
      mileage: 68400,
      registrationYear: 2018,
      fuel: 'petrol',
      gearbox: 'manual',
      doors: 5,
      horsepower: 95,
      colour: 'yellow',
    },
    pictures: ['car-hatch'],
    listed: hours(2.5),
    later: [promote('gallery', hours(2.2))],
  },
  'octavia-blue': {
    seller: 'garageHinterfeld',
    category: cars,
    title: 'Skoda Octavia Combi 2.0 TDI 4x4, blau',
    text: `
      Viel Platz, Anhängerkupplung bis 2000 kg und Allrad, damit kommt man auch im Januar ins Oberland. Zahnriemen
      und Wasserpumpe wurden bei 120’000 km gemacht. Kleine Parkdelle hinten rechts, darum der Preis. Eintausch
      möglich.`,
    price: 13400,
    parameters: {
      brand: 'skoda',
      model: 'Octavia',
      vehicleType: 'estate',
      mileage: 134000,
      registrationYear: 2016,
      fuel: 'diesel',
      gearbox: 'automatic',
      doors: 5,
      horsepower: 150,
      colour: 'blue',
    },
    pictures: ['car-estate'],
    listed: days(9.3),
    later: [repriceTo(12800, days(2.1))],
  },
  'panda-4x4': {
    seller: 'autocentroTreValli',
    category: cars,
    title: 'Fiat Panda 4x4 1.3 Multijet, per la montagna',
    text: `
      La Panda giusta per chi abita in valle: passa dove le altre si fermano. Cinghia e freni nuovi, collaudata il
      mese scorso. Qualche graffio sul paraurti posteriore, la meccanica invece è perfetta. Si consegna con
      quattro gomme invernali.`,
    price: 7200,
    parameters: {
      brand: 'fiat',
      model: 'Panda',
      vehicleType: 'smallCar',
      mileage: 112500,
      registrationYear: 2014,
      fuel: 'diesel',
      gearbox: 'manual',
      doors: 5,
      horsepower: 75,
      colour: 'white',
    },
    pictures: views('hatchback-white', 4),
    listed: days(1.4),
  },
  'yaris-hybrid': {
    seller: 'garageTroisSapins',
    category: cars,
    title: 'Toyota Yaris 1.5 Hybrid, expertisée du jour',
    text: `
      Première main, une dame qui ne roulait qu’en ville. Consommation réelle autour de 4 litres. Batterie hybride
      contrôlée chez nous, le rapport est visible au garage. Livrée avec roues d’été et d’hiver.`,
    price: 12900,
    parameters: {
      brand: 'toyota',
      model: 'Yaris',
      vehicleType: 'smallCar',
      mileage: 59800,
      registrationYear: 2017,
      fuel: 'hybrid',
      gearbox: 'automatic',
      doors: 5,
      horsepower: 100,
      colour: 'red',
    },
    pictures: views('hatchback-red', 4),
    listed: days(6.2),
    later: [promote('combo', days(5.8)), reserve(hours(20))],
  },
  'golf-green': {
    seller: 'loredana',
    category: cars,
    title: 'Golf verde, 5 porte, unico proprietario',
    text: `
      Vendo la Golf di mio papà che non guida più. Unico proprietario, sempre in garage, tagliandi dal meccanico del
      paese con tutte le fatture. Il clima va ricaricato. Gomme invernali su cerchi comprese. Un graffio sullo
      specchietto destro. Si vede a Mendrisio la sera dopo le 18, niente scambi, pagamento bonifico o contanti.`,
    price: 6500,
    parameters: {
      brand: 'volkswagen',
      model: 'Golf',
      vehicleType: 'saloon',
      mileage: 141200,
      registrationYear: 2011,
      fuel: 'petrol',
      gearbox: 'manual',
      doors: 5,
      horsepower: 105,
      colour: 'green',
    },
    pictures: ['car-green'],
    listed: hours(8),
  },
  'zoe-electric': {
    seller: 'lucas',
    category: cars,
    title: 'Renault Zoé 50 kWh, batterie incluse',
    text: `
      Je la vends parce que nous passons à une seule voiture. Autonomie de 340 km en été, 260 en hiver, mesurée et
      non promise. Batterie achetée, pas de location à reprendre. Câble type 2 et tapis quatre saisons compris.`,
    price: 14500,
    parameters: {
      brand: 'renault',
      model: 'Zoé',
      vehicleType: 'smallCar',
      mileage: 47300,
      registrationYear: 2020,
      fuel: 'electric',
      gearbox: 'automatic',
      doors: 5,
      horsepower: 135,
      colour: 'white',
    },
    pictures: views('hatchback-white', 3),
    listed: days(13.6),
    later: [repriceTo(13900, days(4.5)), bump(days(1.2))],
  },
  'volvo-v70': {
    seller: 'beat',
    category: cars,
    title: 'Volvo V70 2.4, 312’000 km, läuft und läuft',
    text: `
      Volvo V70 2.4, 312’000 km, läuft. MFK fällig im Herbst, Auspuff hinten muss gemacht werden, sonst nichts
      bekannt. Zahnriemen bei 290’000 ersetzt. AHK, Sitzheizung, Winterräder. Veloträger gebe ich dazu. Verkauf ab
      Platz ohne Garantie, bar bei Übergabe. Export kein Thema, bitte keine «letzter Preis»-Nachrichten.`,
    price: 1800,
    parameters: {
      brand: 'volvo',
      model: 'V70',
      vehicleType: 'estate',
      mileage: 312000,
      registrationYear: 2006,
      fuel: 'petrol',
      gearbox: 'automatic',
      doors: 5,
      horsepower: 170,
      colour: 'grey',
    },
    pictures: views('estate-silver', 4),
    listed: days(20.1),
    later: [repriceTo(1400, days(8)), sell('here', days(3.3))],
  },
  'mini-cooper': {
    seller: 'amelie',
    category: cars,
    title: 'Mini Cooper, boîte manuelle, toit panoramique',
    text: `
      Mini Cooper boîte manuelle, toit panoramique, embrayage refait l’an dernier (facture 1’380.-). Petite déchirure
      au siège passager, photo sur demande. Expertisée, roues d’hiver en plus. Visible le week-end sous-gare à
      Lausanne. Pas d’échange, prix légèrement négociable sur place.`,
    price: 8700,
    parameters: {
      brand: 'mini',
      model: 'Cooper',
      vehicleType: 'smallCar',
      mileage: 98600,
      registrationYear: 2013,
      fuel: 'petrol',
      gearbox: 'manual',
      doors: 3,
      horsepower: 122,
      colour: 'grey',
    },
    pictures: views('hatchback-grey', 4),
    listed: minutes(95),
  },
  'ignis-yellow': {
    seller: 'chantal',
    category: cars,
    title: 'Petite citadine jaune, idéale jeune conducteur',
    text: `
      Suzuki Ignis de couleur jaune moutarde, basse en taxe et facile à parquer. Ma fille l’a eue deux ans, jamais
      d’accident. Expertisée en mars, quatre pneus d’été presque neufs. Nous cherchons quelqu’un qui en prendra
      soin.`,
    price: 9400,
    parameters: {
      brand: 'suzuki',
      model: 'Ignis',
      vehicleType: 'suv',
      mileage: 52100,
      registrationYear: 2018,
      fuel: 'petrol',
      gearbox: 'manual',
      doors: 5,
      horsepower: 90,
      colour: 'yellow',
    },
    pictures: ['car'],
    listed: days(3.4),
  },
};
