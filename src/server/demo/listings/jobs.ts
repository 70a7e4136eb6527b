import type { DemoListings } from '../listingScript.ts';
import { days } from '../script/durations.ts';
import { edit, promote } from '../script/steps.ts';

const office = 6420;
const catering = 6430;
const trades = 6450;
const care = 6470;
const otherJobs = 6020;

export const jobListings: DemoListings = {
  'letting-clerk': {
    seller: 'sonnhalde',
    category: office,
    title: 'Sachbearbeitung Vermietung, 60 bis 80 %',
    text: `
      Du führst Besichtigungen durch, schreibst Mietverträge und weisst, wo der Hauptschlüssel hängt. Wir sind
      neun Leute und essen am Donnerstag zusammen. Arbeitsort ist Zürich, ein Tag pro Woche von zu Hause ist
      möglich. Lohnband und Pflichtenheft schicken wir dir gerne.`,
    price: 'onRequest',
    parameters: { workload: 80, contract: 'permanent' },
    pictures: ['office-sand', 'folders-blue'],
    listed: days(7),
    later: [promote('gallery', days(6.9))],
  },
  'bike-mechanic': {
    seller: 'roesslimatt',
    category: trades,
    title: 'Velomechanikerin oder Velomechaniker, 80 %',
    text: `
      Unsere Werkstatt ist hell, die Musik wird im Turnus gewählt, und Bremsen werden bei uns nicht geraten.
      Abschluss oder viel Erfahrung, beides ist recht. Eintritt auf Saisonbeginn oder früher.`,
    price: 'onRequest',
    parameters: { workload: 80, contract: 'permanent', homeOffice: 'none' },
    pictures: ['toolbox-red', 'citybike-blue'],
    listed: days(11.1),
  },
  'apprentice-car': {
    seller: 'garageTroisSapins',
    category: trades,
    title: 'Place d’apprentissage : mécanicien·ne auto',
    text: `
      Nous formons depuis 1986 et nos apprentis restent souvent. Stage de trois jours avant de décider, nourri à
      midi. Envoyez une lettre écrite par vous, les fautes ne nous font pas peur.`,
    price: 'onRequest',
    parameters: { contract: 'apprenticeship', homeOffice: 'none' },
    pictures: ['toolbox-grey', 'tyres-black'],
    listed: days(20.4),
  },
  'mountain-restaurant': {
    seller: 'gian',
    category: catering,
    title: 'Service in der Bergbeiz, Sommersaison',
    text: `
      Für Freunde mit einer Beiz auf 1900 Metern suche ich zwei Leute, die gerne früh aufstehen. Zimmer und Kost
      frei, freier Tag am Dienstag. Capuns lernst du vor Ort, Lächeln solltest du mitbringen.`,
    price: 'onRequest',
    parameters: { contract: 'temporary', homeOffice: 'none' },
    pictures: ['chalet-summer', 'apron-white'],
    listed: days(16.9),
    later: [edit({ title: 'Service in der Bergbeiz, noch eine Stelle frei' }, days(4))],
  },
  'home-help': {
    seller: 'pierreAlain',
    category: care,
    title: 'Cherche aide à domicile, deux matins',
    text: `
      Pour ma mère, 91 ans, lucide et taquine, à Neuchâtel. Petit-déjeuner, courses, une promenade jusqu’au port.
      Contrat déclaré, 32 francs de l’heure, vacances en plus.`,
    price: 32,
    parameters: { homeOffice: 'none' },
    pictures: ['armchair-yellow'],
    listed: days(4.05),
  },
  'vineyard-help': {
    seller: 'loredana',
    category: otherJobs,
    title: 'Aiuto per la vendemmia, tre fine settimana',
    text: `
      Abbiamo quattro filari e una famiglia che invecchia. Paga oraria regolare, pranzo lungo sotto la pergola.
      Servono scarpe chiuse e un po’ di pazienza con i nostri cugini.`,
    price: 25,
    pictures: ['land-hill'],
    listed: days(9.2),
  },
};
