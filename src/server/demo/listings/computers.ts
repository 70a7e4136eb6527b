import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, sell } from '../script/steps.ts';

const laptops = 5010;
const desktops = 5020;
const tablets = 5030;
const screens = 5040;
const printers = 5050;
const components = 5060;
const accessories = 5070;

export const computerListings: DemoListings = {
  'macbook-air': {
    seller: 'zweitleben',
    category: laptops,
    title: 'MacBook Air 13" M1, 8/256 GB, Akku neu',
    text: `
      Von uns geöffnet, gereinigt und mit neuem Akku versehen. Feine Gebrauchsspuren am Deckel, Bildschirm
      makellos. Ein Jahr Garantie, Rückgabe innert 14 Tagen ohne Fragen. Schweizer Tastatur.`,
    price: 549,
    parameters: { make: 'Apple', condition: 'good', screenSize: 13, storage: 256 },
    pictures: views('laptop-silver', 4),
    listed: days(1.4),
    later: [promote('gallery', days(1.3))],
  },
  'thinkpad-t480': {
    seller: 'zweitleben',
    category: laptops,
    title: 'ThinkPad T480, 16 GB RAM, 512 GB SSD',
    text: `
      Aus einem Büro in Zürich, mit Linux oder Windows nach Wunsch. Tastatur ohne Glanz, beide Akkus halten
      zusammen sechs Stunden. Wir haben davon zwölf Stück, für Schulen gibt es Rabatt.`,
    price: 289,
    parameters: { make: 'Lenovo', condition: 'used', ram: 16, storage: 512 },
    pictures: views('laptop-black', 3),
    listed: days(10.9),
    later: [repriceTo(259, days(3.8))],
  },
  'gaming-pc': {
    seller: 'agron',
    category: desktops,
    title: 'Gaming-PC, RTX 3070, 32 GB, sehr leise',
    text: `
      Gaming-PC, RTX 3070, Ryzen 7 5800X, 32 GB RAM, 1 TB NVMe, sehr leise. Selber gebaut, immer entstaubt. Läuft in
      WQHD alles flüssig. Originalkartons von Grafikkarte und Netzteil vorhanden, Rechnungen auch. Kann bei mir in
      Olten getestet werden. Kein Versand, bar oder TWINT.`,
    price: 780,
    parameters: { condition: 'good', ram: 32 },
    pictures: views('desktop-black', 4),
    listed: days(5.2),
    later: [repriceTo(720, hours(40))],
  },
  'student-laptop-fr': {
    seller: 'lucas',
    category: laptops,
    title: 'Portable 14 pouces, clavier suisse romand',
    text: `
      Portable 14 pouces, SSD 256 Go, 8 Go de RAM, clavier suisse romand. Batterie à 88 %. Acheté 749.- pour la matu,
      charnières ok. Réinitialisé, Windows 11. A venir voir à Genève, TWINT.`,
    price: 260,
    parameters: { make: 'HP', condition: 'used', screenSize: 14, storage: 256 },
    pictures: views('laptop-black', 2),
    listed: days(3.2),
  },
  'tablet-pen': {
    seller: 'karin',
    category: tablets,
    title: 'Tablet 11 Zoll mit Stift und Hülle',
    text: `
      Tablet 11 Zoll mit Stift und Hülle, zum Zeichnen gekauft, wenig gebraucht. Schutzglas seit Tag 1. Rechnung da,
      Garantie läuft noch. NP 529.–. Versand 9.–.`,
    price: 310,
    parameters: { make: 'Samsung', condition: 'likeNew', screenSize: 11 },
    pictures: views('tablet-silver', 3),
    listed: days(13.1),
  },
  'screen-27': {
    seller: 'sandro',
    category: screens,
    title: 'Bildschirm 27 Zoll, 4K, höhenverstellbar',
    text: `
      Büro aufgelöst, darum zwei Stück vorhanden, Preis pro Stück. Keine Pixelfehler. Kabel für HDMI und USB-C
      lege ich dazu.`,
    price: 190,
    parameters: { make: 'Dell', condition: 'good', screenSize: 27, resolution: 'uhd' },
    pictures: views('monitor-black', 2),
    listed: days(7.7),
    later: [sell('here', days(2.6))],
  },
  'laser-printer': {
    seller: 'josiane',
    category: printers,
    title: 'Imprimante laser noir-blanc, wifi',
    text: `
      Imprimante laser noir-blanc wifi, peu utilisée. Un toner neuf dans son carton (valeur 59.-), notice et câble. A
      venir chercher à Nyon.`,
    price: 60,
    parameters: { make: 'Brother', condition: 'good', printer: 'laser' },
    pictures: views('printer-white', 2),
    listed: days(26.6),
  },
  'ssd-2tb': {
    seller: 'davide',
    category: components,
    title: 'SSD interno 2 TB, cancellato in modo sicuro',
    text: `
      SSD 2.5 pollici 2 TB, salute 97 %, cancellato in modo sicuro. Screenshot su richiesta. Spedizione A-Post
      inclusa, pagamento TWINT.`,
    price: 85,
    parameters: { make: 'Samsung', condition: 'good', component: 'drive' },
    pictures: ['desktop-black'],
    listed: days(2.3),
  },
  'mechanical-keyboard': {
    seller: 'tobias',
    category: accessories,
    title: 'Mechanische Tastatur, Schweizer Layout',
    text: `
      Mechanische Tastatur, CH-Layout, Schalter blau (laut). Kappen gewaschen, Zieher und Ersatzschalter dabei. Fürs
      Grossraumbüro nichts. Abholung St. Gallen oder A-Post 9.–.`,
    price: 70,
    parameters: { condition: 'good' },
    pictures: views('keyboard-black', 3),
    listed: hours(21),
  },
};
