import type { DemoListings } from '../listingScript.ts';
import { days } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { renew, repriceTo } from '../script/steps.ts';

const officeFurniture = 6810;
const officeSupplies = 6820;
const shopFittings = 6830;
const machines = 6840;

export const officeListings: DemoListings = {
  'standing-desk': {
    seller: 'zweitleben',
    category: officeFurniture,
    title: 'Stehpulte elektrisch, 160 x 80, 4 Stück',
    text: `
      Wir ziehen in kleinere Räume und haben plötzlich mehr Pulte als Leute. Zwei Motoren, vier Speicherplätze,
      Kabelwanne. Preis pro Stück, Abholung mit Lift ab Rampe.`,
    price: 240,
    parameters: { condition: 'good', width: 160 },
    pictures: views('desk-white', 3),
    listed: days(10.6),
    later: [repriceTo(210, days(2.05))],
  },
  'filing-cabinet': {
    seller: 'regieVieuxPort',
    category: officeFurniture,
    title: 'Armoire à dossiers suspendus, à donner',
    text: `
      Quatre tiroirs, deux clés, un bruit d’administration inimitable. Nos baux sont désormais numériques. À
      enlever par deux personnes, pendant les heures de bureau.`,
    price: 'free',
    parameters: { condition: 'used' },
    pictures: ['folders-mixed'],
    listed: days(17.7),
  },
  'ring-binders': {
    seller: 'heidi',
    category: officeSupplies,
    title: '80 Bundesordner, breit, grau',
    text: `
      Aus der Buchhaltung unseres Skiclubs, ausgeleert und ohne Etiketten. Die Mechanik schliesst bei allen. Zehn
      Stück für fünf Franken, ganze Ladung nach Angebot.`,
    price: 5,
    parameters: { condition: 'used' },
    pictures: views('folders-mixed', 2),
    listed: days(66.1),
    later: [renew(days(3.65))],
  },
  'display-fridge': {
    seller: 'autocentroTreValli',
    category: shopFittings,
    title: 'Frigorifero vetrina per bibite, 350 litri',
    text: `
      Era nell’angolo bar della nostra esposizione. Raffredda bene, la luce interna si spegne con interruttore.
      Ritiro a Biasca con furgone, vi diamo una mano a caricare.`,
    price: 280,
    parameters: { condition: 'used' },
    pictures: views('fridge-steel', 2),
    listed: days(13.75),
  },
  'band-saw': {
    seller: 'boutefeu',
    category: machines,
    title: 'Scie à ruban 400 mm, 380 volts',
    text: `
      Scie à ruban 400 mm, 380 V, fonte, 210 kg, volants équilibrés. Trois lames neuves comprises. Guide d’origine.
      Nous passons au modèle supérieur. Chargement avec transpalette à l’atelier à Carouge, facture avec TVA.`,
    price: 1200,
    parameters: { condition: 'good' },
    pictures: ['toolbox-grey'],
    listed: days(29.9),
  },
};
