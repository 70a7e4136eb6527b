import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { atRisk, ban, bump, promote } from '../script/steps.ts';

const renovation = 6510;
const moving = 6520;
const cleaning = 6530;
const lessons = 6540;
const childcare = 6550;
const otherServices = 6565;

export const serviceListings: DemoListings = {
  'moving-team': {
    seller: 'zuegelmeister',
    category: moving,
    title: 'Zügeln zum Fixpreis, zwei Mann und Lieferwagen',
    text: `
      Wir schauen vorbei, messen das Treppenhaus und nennen einen Preis, der gilt. Klaviere und Aquarien nur nach
      Absprache. Versichert bis CHF 100’000, Kartons leihen wir gratis aus. Auch am Samstag.`,
    price: 'onRequest',
    pictures: ['van-white', 'movingboxes-brown'],
    listed: days(4.5),
    later: [promote('combo', days(4.4))],
  },
  clearance: {
    seller: 'storchen',
    category: moving,
    title: 'Wir räumen Wohnung, Estrich und Keller',
    text: `
      Was brauchbar ist, kommt in unseren Laden, der Rest wird sauber getrennt. Bei genug Verkäuflichem kostet es
      dich nichts. Fotos schicken genügt meistens für eine Offerte.`,
    price: 'onRequest',
    pictures: views('movingboxes-brown', 2),
    listed: days(28.1),
    later: [bump(days(9))],
  },
  'maths-lessons': {
    seller: 'jonas',
    category: lessons,
    title: 'Nachhilfe Mathematik, Sek bis Matura',
    text: `
      Ich studiere im achten Semester und erkläre so lange, bis es einfach ist. Bei dir daheim in Winterthur oder
      in der Bibliothek. Erste Stunde gratis, damit man sieht, ob es passt.`,
    price: 35,
    pictures: ['blackboard-green'],
    listed: days(6),
  },
  'french-conversation': {
    seller: 'anneCatherine',
    category: lessons,
    title: 'Conversation française autour d’un café',
    text: `
      Ancienne enseignante, je corrige sans interrompre. Une heure par semaine, au bord de la Sarine ou par écran
      interposé. Alémaniques timides bienvenus.`,
    price: 40,
    pictures: ['crockery-white', 'bookstack-warm'],
    listed: days(18.6),
  },
  'spring-cleaning': {
    seller: 'agron',
    category: cleaning,
    title: 'Endreinigung mit Abgabegarantie',
    text: `
      Meine Frau und ich putzen gründlich und sind bei der Abgabe dabei. Preis nach Zimmern, Storen und Backofen
      inbegriffen. Referenzen aus Olten und Aarau geben wir gerne.`,
    price: 'onRequest',
    parameters: { servicePlace: 'customer' },
    pictures: views('bucket-blue', 2),
    listed: days(12.3),
  },
  'dry-stone-walls': {
    seller: 'davide',
    category: renovation,
    title: 'Muri a secco: riparo e costruisco',
    text: `
      Lavoro con la pietra del posto, senza cemento e senza fretta. Quindici anni di esperienza tra Poschiavo e la
      Bregaglia. Sopralluogo gratuito, offerta scritta.`,
    price: 'onRequest',
    pictures: ['land-hill'],
    listed: days(24.1),
  },
  childminder: {
    seller: 'amelie',
    category: childcare,
    title: 'Baby-sitting le soir, diplôme Croix-Rouge',
    text: `
      Étudiante en pédagogie, je garde vos enfants en semaine après 17 heures. J’apporte des histoires, je laisse
      la cuisine propre. Quartiers sous-gare et Ouchy.`,
    price: 22,
    pictures: ['teddy-brown', 'boardgame-red'],
    listed: hours(13),
  },
  'deposit-trap': {
    seller: 'sommer',
    category: otherServices,
    title: 'Sofortkredit ohne Prüfung, heute noch Geld',
    text: `
      Schnell und unkompliziert bis 50’000. Nur eine kleine Bearbeitungsgebühr im Voraus, Kontakt ausschliesslich
      per Messenger.`,
    price: 'onRequest',
    pictures: ['coins-gold'],
    submitListing: atRisk('Verlangt eine Gebühr im Voraus und lenkt auf einen anderen Kanal'),
    listed: days(2.1),
    later: [ban('Vorschussbetrug. Wir haben das Inserat entfernt und das Konto gemeldet.', days(1.9))],
  },
};
