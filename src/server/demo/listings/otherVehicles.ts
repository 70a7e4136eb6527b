import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, reserve } from '../script/steps.ts';

const motorcycleAccessories = 2030;
const motorcycles = 2040;
const utilityVehicles = 2050;
const boats = 2060;
const carAccessories = 2080;
const caravans = 2110;

export const otherVehicleListings: DemoListings = {
  'camper-red': {
    seller: 'beat',
    category: caravans,
    title: 'Campingbus mit Standheizung, 98’000 km, ab MFK',
    text: `
      Selber ausgebaut und während vier Sommern genossen: Bett 135 cm, Spülbecken, Kühlbox und 100 Ah Lithium.
      Standheizung vor zwei Jahren neu. Gewaschen, geputzt und frisch ab MFK. Wir verkaufen, weil die Kinder
      grösser sind als das Bett.`,
    price: 24500,
    parameters: {
      make: 'VW',
      model: 'Transporter',
      mileage: 98000,
      registrationYear: 2012,
      fuel: 'diesel',
      gearbox: 'manual',
      camperType: 'campervan',
    },
    pictures: ['car-van'],
    listed: hours(26),
    later: [promote('highlight', hours(25))],
  },
  'caravan-four-berths': {
    seller: 'yannick',
    category: caravans,
    title: 'Caravane 4 places avec auvent',
    text: `
      Elle nous a suivis de la Bretagne à la Toscane. Essieu contrôlé, gaz certifié, pas d’infiltration. L’auvent
      a été retaillé et les matelas sont neufs. Timon pliable pour gagner un mètre au garage.`,
    price: 6800,
    parameters: { registrationYear: 2009, camperType: 'caravan' },
    pictures: views('caravan-white', 4),
    listed: days(16.7),
    later: [repriceTo(6200, days(5.4))],
  },
  'vespa-primavera': {
    seller: 'giulia',
    category: motorcycles,
    title: 'Vespa Primavera 125, verde menta, 7’800 km',
    text: `
      La uso solo per andare in ufficio lungo il lago, ma ora lavoro da casa. Tagliando appena fatto e batteria
      nuova. Bauletto e due caschi taglia M compresi nel prezzo.`,
    price: 2900,
    parameters: {
      make: 'Vespa',
      model: 'Primavera 125',
      mileage: 7800,
      registrationYear: 2017,
      colour: 'green',
      motorcycleType: 'scooter',
    },
    pictures: views('scooter-mint', 3),
    listed: days(2.2),
    later: [reserve(hours(5))],
  },
  'bmw-gs': {
    seller: 'ivo',
    category: motorcycles,
    title: 'BMW F 800 GS, Koffer, tiefe Sitzbank',
    text: `
      Ideale Maschine für Pässe, am Klausen kennt sie jede Kehre. Service bei 30’000 km gemacht, Reifen noch für
      eine Saison gut. Alukoffer links und rechts mit passenden Innentaschen. Dokumente komplett, nie gestürzt.`,
    price: 6900,
    parameters: { make: 'BMW', model: 'F 800 GS', mileage: 33600, registrationYear: 2013, horsepower: 85 },
    pictures: views('motorbike-black', 3),
    listed: days(7.9),
  },
  'motorcycle-jacket': {
    seller: 'mehdi',
    category: motorcycleAccessories,
    title: 'Blouson moto cuir, taille 52, avec dorsale',
    text: `
      Porté deux étés, jamais tombé avec. Le cuir est souple, les fermetures tiennent bien. La dorsale s’enlève en
      un geste. Essayage possible aux Pâquis en fin de journée.`,
    price: 140,
    parameters: { condition: 'likeNew' },
    pictures: ['jacket-red', 'helmet-black'],
    listed: days(11.2),
  },
  'panel-van': {
    seller: 'garageTroisSapins',
    category: utilityVehicles,
    title: 'Fourgon Peugeot Boxer L2H2, idéal artisan',
    text: `
      Fourgon d’entreprise suivi chez nous depuis le premier jour. Étagères en bois et plancher antidérapant
      montés. Attelage 2,5 t, caméra de recul. Prix hors TVA, facture possible.`,
    price: 15900,
    parameters: {
      make: 'Peugeot',
      model: 'Boxer',
      mileage: 121000,
      registrationYear: 2018,
      fuel: 'diesel',
      gearbox: 'manual',
      doors: 4,
      colour: 'white',
    },
    pictures: views('van-white', 4),
    listed: days(24.5),
    later: [promote('gallery', days(24))],
  },
  'rowing-boat': {
    seller: 'ursRuth',
    category: boats,
    title: 'Ruderboot aus Holz, 5 m, Thunersee',
    text: `
      Ein alter Weidling-Nachbau, den mein Vater noch selber lackiert hat. Letzten Winter neu abgedichtet, Riemen
      und Persenning dabei. Der Bootsplatz ist leider nicht übertragbar. Wir helfen gerne beim Auswassern.`,
    price: 1600,
    parameters: { boatType: 'rowingBoat' },
    pictures: views('boat-wood', 3),
    listed: days(31.8),
    later: [repriceTo(1350, days(10.6))],
  },
  'winter-wheels': {
    seller: 'sandro',
    category: carAccessories,
    title: '4 Winterräder 205/55 R16, 6 mm Profil',
    text: `
      Passten auf unseren Seat Leon, Lochkreis 5x112. Zwei Winter gefahren, Profil rundum 6 mm, einzeln
      nachgemessen. Abholung in Aarau, beim Einladen helfe ich.`,
    price: 220,
    parameters: { condition: 'used' },
    pictures: views('tyres-black', 3),
    listed: days(5.7),
  },
  'roof-box': {
    seller: 'familieG',
    category: carAccessories,
    title: 'Dachbox 420 Liter mit zwei Schlüsseln',
    text: `
      Ski bis 185 cm passen hinein, ausprobiert. Öffnet von beiden Seiten, und beide Schlösser laufen noch ring.
      Wegen Autowechsel zu haben, die Halterungen für normale Dachträger sind dabei.`,
    price: 150,
    parameters: { condition: 'used' },
    pictures: ['estate-black'],
    listed: days(18.4),
  },
};
