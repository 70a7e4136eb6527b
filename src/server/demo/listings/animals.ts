import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { edit, promote, repriceTo, reserve, sell, unverified } from '../script/steps.ts';

const dogs = 8020;
const cats = 8030;
const horses = 8040;
const smallPets = 8050;
const fishAndReptiles = 8060;
const farmAnimals = 8070;
const petSupplies = 9080;

export const animalListings: DemoListings = {
  'appenzeller-puppies': {
    seller: 'vreni',
    category: dogs,
    title: 'Appenzeller Sennenhund, zwei Rüden, 10 Wochen',
    text: `
      Auf dem Hof aufgewachsen, an Kinder, Kühe und den Staubsauger gewöhnt. Gechipt, geimpft und bei Amicus
      gemeldet. Wir geben sie nur an Leute, die uns vorher besuchen kommen. Die Mutter schaut dann auch, wer da
      kommt.`,
    price: 1600,
    parameters: { breed: 'Appenzeller Sennenhund', sex: 'several' },
    pictures: views('dogbasket-brown', 2),
    listed: days(2.45),
    later: [
      promote('gallery', days(2.4)),
      edit({ title: 'Appenzeller Sennenhund, noch ein Rüde, 10 Wochen' }, hours(14)),
    ],
  },
  'kittens-jura': {
    seller: 'yannick',
    category: cats,
    title: 'Chatons de ferme, sevrés, à donner',
    text: `
      Trois chatons de ferme à donner, deux tigrés et une tricolore, 9 semaines. Propres, vermifugés, habitués aux
      enfants. Nous préférons les donner par deux. A venir chercher avec une caisse de transport, le soir ou le
      samedi.`,
    price: 'free',
    parameters: { sex: 'several' },
    pictures: ['cattree-cream'],
    listed: days(1.35),
    later: [reserve(hours(8))],
  },
  'riding-share': {
    seller: 'martin',
    category: horses,
    title: 'Reitbeteiligung auf Freibergerstute, 2 Tage',
    text: `
      Mina ist 14, verkehrssicher und verfressen. Wir suchen jemanden mit Erfahrung, der auch bei Regen kommt.
      Ausritte am Seerücken, Sandplatz vorhanden. Beitrag pro Monat, Mithilfe beim Misten inbegriffen.`,
    price: 180,
    parameters: { breed: 'Freiberger', sex: 'female', birthYear: 2012 },
    pictures: views('saddle-brown', 3),
    listed: days(6.3),
  },
  budgies: {
    seller: 'agron',
    category: smallPets,
    title: 'Zwei Wellensittiche mit grosser Voliere',
    text: `
      2 Wellensittiche (Männchen, grün und blau, 6 Jahre), nur zusammen. Grosse Voliere auf Rollen, Futter für einen
      Monat dabei. Abgabe wegen Allergie. Abholung in Olten, TWINT oder bar.`,
    price: 90,
    parameters: { sex: 'several', smallPet: 'budgie' },
    pictures: views('birdcage-white', 3),
    listed: days(12.8),
    later: [repriceTo(60, days(4.3))],
  },
  tortoise: {
    seller: 'elvezio',
    category: fishAndReptiles,
    title: 'Tartaruga di terra con documenti CITES',
    text: `
      Femmina di circa vent’anni, abituata al giardino e al letargo. La cedo solo a chi ha un recinto al sole e
      pazienza per altri cinquant’anni. Certificato e microchip a posto.`,
    price: 120,
    parameters: { tankAnimal: 'turtle', sex: 'female' },
    pictures: ['land-meadow'],
    listed: days(9.95),
  },
  'laying-hens': {
    seller: 'heidi',
    category: farmAnimals,
    title: 'Fünf Legehennen suchen einen Garten',
    text: `
      Sie sind anderthalb Jahre alt und legen noch fast jeden Tag. Gewohnt an Auslauf und an unseren Güggel, der
      bleibt. Bitte nicht für die Suppe.`,
    price: 75,
    parameters: { sex: 'female', farmAnimal: 'poultry' },
    pictures: views('hutch-wood', 2),
    listed: days(3.25),
    later: [sell('here', days(2.1))],
  },
  'bee-colonies': {
    seller: 'chantal',
    category: farmAnimals,
    title: 'Deux colonies d’abeilles sur cadres suisses',
    text: `
      2 colonies sur cadres suisses, reines de l’année marquées, lignée douce. Contrôle sanitaire fait, certificat de
      l’inspecteur. Prix par colonie, ruche en option 80.-. Transport de nuit de préférence. Paiement TWINT ou cash.`,
    price: 260,
    parameters: { farmAnimal: 'bees' },
    pictures: ['land-hill'],
    listed: days(25.7),
  },
  'cat-tree': {
    seller: 'nadja',
    category: petSupplies,
    title: 'Kratzbaum 180 cm, von Mimi verschmäht',
    text: `
      Kratzbaum 180 cm, drei Liegeflächen, Höhle, Sisal fast unberührt. Unsere Katze geht nicht drauf. Zerlegt,
      Schrauben im Säckli. NP 129.–, Abholung in Basel.`,
    price: 50,
    parameters: { petOf: 'cat' },
    pictures: views('cattree-cream', 4),
    listed: days(5.05),
  },
  'dog-crate': {
    seller: 'noemie',
    category: petSupplies,
    title: 'Cage de transport pour chien moyen',
    text: `
      Cage alu pour chien moyen, porte à droite, tapis lavable. Entre dans le coffre d’un break sans rabattre la
      banquette. Utilisée trois fois. Remise en mains propres à Bienne.`,
    price: 110,
    parameters: { petOf: 'dog' },
    pictures: ['dogbasket-blue', 'estate-silver'],
    submitListing: unverified,
    listed: hours(6),
  },
};
