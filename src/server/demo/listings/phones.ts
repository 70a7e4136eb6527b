import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { bump, repriceTo, sell } from '../script/steps.ts';

const smartphones = 5810;
const landlines = 5820;
const watches = 5830;
const accessories = 5840;
const navigation = 5850;

export const phoneListings: DemoListings = {
  'smartphone-earbuds': {
    seller: 'lea',
    category: smartphones,
    title: 'Smartphone 128 GB mit Kopfhörern, Akku 91 %',
    text: `
      Samsung Galaxy 128 GB, Akku 91 %, zwei Jahre mit Hülle und Glas. Kein Simlock, zurückgesetzt, Konto abgemeldet.
      Kabellose Kopfhörer und Ladekabel gebe ich mit. Übergabe Lyss oder Versand 9.–, TWINT.`,
    price: 290,
    parameters: { make: 'Samsung', condition: 'good', storage: 128 },
    pictures: ['phone-black'],
    listed: hours(1.1),
  },
  'smartphone-white': {
    seller: 'josiane',
    category: smartphones,
    title: 'Natel blanc, 64 Go, avec écouteurs sans fil',
    text: `
      iPhone blanc 64 Go, batterie changée l’an passé, écran sans griffure. Débloqué, compte effacé. Avec écouteurs
      sans fil désinfectés. Mon fils m’a donné son ancien natel. A venir chercher à Nyon, TWINT.`,
    price: 160,
    parameters: { make: 'Apple', condition: 'good', storage: 64 },
    pictures: ['phone-white'],
    listed: days(2.2),
    later: [repriceTo(140, hours(13))],
  },
  'smartphone-lugano': {
    seller: 'matteo',
    category: smartphones,
    title: 'Telefonino 256 GB con cuffie e cavo',
    text: `
      Google Pixel 256 GB, nessuna crepa, fotocamera perfetta, libero da operatore. Cuffie e cavo. Ho quello
      aziendale. Consegna in centro a Lugano, TWINT o contanti.`,
    price: 340,
    parameters: { make: 'Google', condition: 'likeNew', storage: 256 },
    pictures: ['phone'],
    listed: days(4.3),
    later: [sell('here', days(1.2))],
  },
  'refurbished-phone': {
    seller: 'zweitleben',
    category: smartphones,
    title: 'Fairphone 4, geprüft, mit neuem Akku',
    text: `
      Wir haben Akku und Ladebuchse getauscht, der Rest ist original. Ein Kratzer am Rahmen, auf dem Foto im Laden
      markiert. 12 Monate Garantie, Barzahlung oder auf Rechnung.`,
    price: 239,
    parameters: { make: 'Fairphone', condition: 'good' },
    pictures: views('smartphone-green', 3),
    listed: days(9.7),
    later: [bump(days(2))],
  },
  'cracked-phone': {
    seller: 'sandro',
    category: smartphones,
    title: 'Handy mit Sprung im Glas, für Bastler',
    text: `
      Handy mit Sprung im Glas, rechte Hälfte leuchtet grün. Akku und Platine wohl ok. Für Bastler, keine Garantie.
      30.– inkl. Versand.`,
    price: 30,
    parameters: { condition: 'defective' },
    pictures: ['smartphone-blue'],
    listed: days(6.8),
    later: [sell('here', days(5.9))],
  },
  'wall-telephone': {
    seller: 'storchen',
    category: landlines,
    title: 'Wandtelefon mit Wählscheibe, moosgrün',
    text: `
      Aus einem Bauernhaus im Weinland, mit der Nummer noch auf dem Schildli. Klingelt laut und ehrlich, wenn man
      es anschliesst. Für das heutige Netz braucht es einen Wandler.`,
    price: 75,
    parameters: { condition: 'used' },
    pictures: views('dialphone-green', 3),
    listed: days(23.2),
  },
  smartwatch: {
    seller: 'chantal',
    category: watches,
    title: 'Montre connectée, bracelet en cuir neuf',
    text: `
      Elle compte les pas mieux que moi. Verre sans rayure, tient deux jours de randonnée. Chargeur magnétique
      dans la boîte.`,
    price: 95,
    parameters: { make: 'Garmin', condition: 'good' },
    pictures: views('smartwatch-silver', 2),
    listed: days(7.3),
  },
  'phone-cases': {
    seller: 'nadja',
    category: accessories,
    title: 'Bündel Ladekabel und Hüllen, gratis',
    text: `
      Neun Kabel, vier Stecker und Hüllen für Geräte, an deren Namen ich mich nicht erinnere. Alles zusammen in
      einer Papiertasche vor der Tür, nach Absprache.`,
    price: 'free',
    parameters: { condition: 'used' },
    pictures: ['parcel-brown'],
    listed: days(1.05),
  },
  'hiking-gps': {
    seller: 'heidi',
    category: navigation,
    title: 'Wander-GPS mit Landeskarte, wasserdicht',
    text: `
      Robust und mit Knöpfen, die man auch mit Handschuhen trifft. Karte 1:25’000 der ganzen Schweiz ist drauf.
      Mit zwei AA-Batterien läuft es drei Tage.`,
    price: 110,
    parameters: { make: 'Garmin', condition: 'good' },
    pictures: ['smartphone-green'],
    listed: days(36.3),
    later: [repriceTo(90, days(13))],
  },
};
