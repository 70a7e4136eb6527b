import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo, reserve, sell } from '../script/steps.ts';

const televisions = 5410;
const hiFi = 5420;
const headphones = 5430;
const radios = 5440;
const projectors = 5450;
const consoles = 5460;

export const tvAndAudioListings: DemoListings = {
  'oled-55': {
    seller: 'martin',
    category: televisions,
    title: 'OLED-Fernseher 55 Zoll, kein Einbrennen',
    text: `
      Bild wie am ersten Tag, wir schauen fast nur abends. Fernbedienung, Standfuss und die originale Schachtel
      sind da. Wandhalterung auf Anfrage. Kann bei uns in Betrieb angeschaut werden.`,
    price: 520,
    parameters: { make: 'LG', condition: 'good', screenSize: 55 },
    pictures: views('tv-black', 2),
    listed: days(6.5),
  },
  'small-tv': {
    seller: 'famigliaB',
    category: televisions,
    title: 'Televisore 32 pollici, da regalare',
    text: `
      Regalo TV 32 pollici, non smart, funziona. Telecomando senza pile. Solo ritiro, entro fine settimana`,
    price: 'free',
    parameters: { condition: 'used', screenSize: 32 },
    pictures: ['tv-white'],
    listed: hours(17),
  },
  'revox-amp': {
    seller: 'jonas',
    category: hiFi,
    title: 'Verstärker und Tuner, Schweizer Fabrikat',
    text: `
      Zwei Geräte aus den siebziger Jahren mit Holzseiten, gemessen und abgeglichen von einem pensionierten
      Radioelektriker. Phonoeingang rauscht nicht. Ein Lämpchen im Tuner brennt nicht mehr.`,
    price: 690,
    parameters: { make: 'Revox', condition: 'good', hifi: 'amplifier' },
    pictures: ['radio-wood'],
    listed: days(16.1),
    later: [repriceTo(620, days(6.3)), reserve(days(1.4))],
  },
  'bookshelf-speakers': {
    seller: 'amelie',
    category: hiFi,
    title: 'Enceintes de bibliothèque, placage cerisier',
    text: `
      Membranes intactes, grilles un peu lustrées. Elles sont petites mais elles connaissent leur affaire, surtout
      les voix. Trois mètres de câble avec.`,
    price: 180,
    parameters: { condition: 'good', hifi: 'speakers' },
    pictures: views('speakers-wood', 3),
    listed: days(4.7),
  },
  'noise-cancelling': {
    seller: 'selina',
    category: headphones,
    title: 'Kopfhörer mit Geräuschunterdrückung, schwarz',
    text: `
      Kopfhörer mit Noise Cancelling, schwarz, Ohrpolster neu. Etui, Kabel, Flugzeugadapter. Akku hält 8 h. Übergabe
      HB Zürich oder Versand 9.–.`,
    price: 130,
    parameters: { make: 'Sony', condition: 'good', headphones: 'overEar' },
    pictures: views('headphones-black', 3),
    listed: days(1.15),
    later: [reserve(hours(3))],
  },
  'kitchen-radio': {
    seller: 'vreni',
    category: radios,
    title: 'Küchenradio DAB+, rot, mit Wecker',
    text: `
      DAB+ Küchenradio rot mit Wecker. Antenne gelötet, Empfang gut. Netzteil dabei. 35.–`,
    price: 35,
    parameters: { condition: 'used' },
    pictures: views('radio-red', 3),
    listed: days(38.2),
    later: [sell('untold', days(21))],
  },
  projector: {
    seller: 'celine',
    category: projectors,
    title: 'Projecteur Full HD et toile de 2 mètres',
    text: `
      Projecteur Full HD, lampe 900 h sur 4000, et toile de 2 m dans son étui. HDMI. Télécommande. Prix neuf 620.-. A
      essayer chez nous à Yverdon le soir.`,
    price: 270,
    parameters: { make: 'Epson', condition: 'good', resolution: 'fullHd' },
    pictures: ['tv-white'],
    listed: days(12.1),
  },
  'switch-console': {
    seller: 'pierreAlain',
    category: consoles,
    title: 'Console portable avec 4 jeux et station',
    text: `
      Nintendo Switch avec station, manettes rouge et bleue, étui et 4 jeux sur cartouche. Boîte complète. Reçue en
      cadeau, jouée deux fois. Envoi 9.- ou remise à Neuchâtel.`,
    price: 210,
    parameters: { make: 'Nintendo', condition: 'likeNew', gaming: 'console' },
    pictures: ['console-white'],
    listed: days(2.05),
    later: [sell('here', hours(20))],
  },
};
