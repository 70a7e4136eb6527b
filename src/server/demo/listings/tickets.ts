import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { atRisk, reject, reserve, sell } from '../script/steps.ts';

const concerts = 4610;
const sportsEvents = 4620;
const theatre = 4630;
const vouchers = 4640;

export const ticketListings: DemoListings = {
  'organ-concert': {
    seller: 'marlies',
    category: concerts,
    title: '2 Karten Orgelkonzert, Samstagabend',
    text: `
      Plätze 14 und 15 im Mittelschiff, man sieht die Hände des Organisten auf der Leinwand. Wir sind an dem Abend
      unverhofft Grosseltern im Einsatz. Übergabe in Luzern oder per Mail.`,
    price: 70,
    parameters: { seats: 2 },
    pictures: ['tickets-blue'],
    listed: hours(9.3),
  },
  'open-air-pass': {
    seller: 'mehdi',
    category: concerts,
    title: 'Pass 3 jours, festival au bord du lac',
    text: `
      Mon ami s’est cassé la cheville, je n’irai pas sans lui. Billet nominatif, changement de nom possible
      jusqu’à une semaine avant. Prix coûtant, preuve d’achat à l’appui.`,
    price: 165,
    pictures: ['stage-sky', 'tickets-yellow'],
    listed: days(1),
    later: [reserve(hours(4))],
  },
  'hockey-derby': {
    seller: 'reto',
    category: sportsEvents,
    title: '4 Stehplätze fürs Derby, nur zusammen',
    text: `
      Unsere Saisonkarten sind übertragbar, und an diesem Abend hat die Älteste Diplomfeier. Bitte mit passendem
      Schal erscheinen, unsere Nachbarn in der Kurve sind heikel.`,
    price: 80,
    parameters: { seats: 4, seating: 'standing' },
    pictures: ['tickets-red'],
    listed: days(2.8),
    later: [sell('here', days(1.9))],
  },
  'hockey-overpriced': {
    seller: 'sommer',
    category: sportsEvents,
    title: 'Ausverkauft!! 2 Sitzplätze Final, Bestpreis',
    text: `
      Letzte Plätze für den Final, Haupttribüne. Zahlung nur im Voraus, dann Versand der Karten per Mail.`,
    price: 900,
    parameters: { seats: 2, seating: 'seated' },
    pictures: ['tickets-red'],
    submitListing: atRisk('Neues Konto, Vorauszahlung verlangt'),
    listed: days(2.6),
    later: [reject('Tickets dürfen höchstens zum aufgedruckten Preis angeboten werden.', days(2.4))],
  },
  'children-theatre': {
    seller: 'amelie',
    category: theatre,
    title: 'Marionnettes : 3 places mercredi après-midi',
    text: `
      3 places marionnettes mercredi après-midi, dès 4 ans, 40 min. 12.- la place. Nos enfants ont la varicelle.
      Billets PDF, envoi de suite après paiement TWINT.`,
    price: 36,
    parameters: { seats: 3 },
    pictures: ['stage-plum'],
    listed: minutes(170),
  },
  'wellness-voucher': {
    seller: 'loredana',
    category: vouchers,
    title: 'Buono per due entrate alle terme',
    text: `
      Vinto alla tombola del patriziato, ma a mio marito l’acqua calda non piace. Valido ancora dieci mesi, tutti
      i giorni compresa la domenica.`,
    price: 55,
    pictures: ['gift-blue'],
    listed: days(6.7),
  },
};
