import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { atRisk, repriceTo, reserve, sell } from '../script/steps.ts';

const womensClothes = 6610;
const mensClothes = 6620;
const shoes = 6630;
const bags = 6640;
const jewellery = 6650;

export const clothesListings: DemoListings = {
  'wool-coat': {
    seller: 'nadja',
    category: womensClothes,
    title: 'Wollmantel, flaschengrün, Grösse 38',
    text: `
      Wollmantel flaschengrün, Gr. 38, Seidenfutter, zwei Winter getragen, gereinigt. Ärmel um 2 cm gekürzt. NP 390.–.
      Anprobe in Basel oder Versand 9.–.`,
    price: 140,
    parameters: { condition: 'good', size: '38', colour: 'green', garment: 'jacket' },
    pictures: views('jacket-green', 2),
    listed: days(5.35),
  },
  'dirndl-appenzell': {
    seller: 'vreni',
    category: womensClothes,
    title: 'Werktagstracht, Grösse 40, mit Schürze',
    text: `
      Von der Trachtenschneiderin genäht, für die Alpfahrt und die Chilbi. Der Rocksaum lässt sich herauslassen.
      Silberschmuck bleibt in der Familie.`,
    price: 380,
    parameters: { condition: 'good', size: '40', colour: 'red', garment: 'traditional' },
    pictures: views('dress-red', 3),
    listed: days(46.5),
    later: [repriceTo(320, days(15.2))],
  },
  'linen-dress': {
    seller: 'didier',
    category: womensClothes,
    title: 'Robe en lin bleue, taille 42, jamais portée',
    text: `
      Robe en lin bleue taille 42, neuve avec étiquette, achetée trop petite. Prix neuf 119.-. Envoi courrier B 7.- ou
      remise à Vevey.`,
    price: 60,
    parameters: { condition: 'new', size: '42', colour: 'blue', garment: 'dress' },
    pictures: views('dress-blue', 2),
    listed: days(2.95),
  },
  'dinner-jacket': {
    seller: 'lucas',
    category: mensClothes,
    title: 'Smoking bleu nuit taille 50, avec nœud papillon',
    text: `
      Mis trois fois, dont une au Grand Théâtre. Pantalon avec galon de satin, longueur 104 cm. Nettoyé à sec et
      sous housse.`,
    price: 170,
    parameters: { condition: 'likeNew', size: '50', colour: 'blue', garment: 'suit' },
    pictures: ['jacket-blue'],
    listed: days(22.9),
  },
  'rain-jacket': {
    seller: 'ferdi',
    category: mensClothes,
    title: 'Hardshelljacke Herren XL, petrol',
    text: `
      Hardshell Herren XL petrol, dicht, neu imprägniert. Kapuze passt über den Helm. Mir zu weit geworden. NP 349.–,
      TWINT.`,
    price: 120,
    parameters: { make: 'Mammut', condition: 'good', size: 'XL', colour: 'blue', garment: 'jacket' },
    pictures: views('jacket-blue', 3),
    listed: days(9.05),
    later: [reserve(days(1))],
  },
  'leather-boots': {
    seller: 'giulia',
    category: shoes,
    title: 'Stivaletti in pelle marrone, numero 39',
    text: `
      Stivaletti pelle marrone 39, artigianali, risuolati quest’inverno (85.- di fattura). Stretti, non per pianta
      larga. Spedizione 9.- oppure a mano a Locarno.`,
    price: 85,
    parameters: { condition: 'good', size: '39', colour: 'brown' },
    pictures: views('boots-brown', 4),
    listed: days(3.05),
  },
  'wedding-shoes': {
    seller: 'celine',
    category: shoes,
    title: 'Escarpins de mariage ivoire, 37, portés 1 jour',
    text: `
      Confortables jusqu’à deux heures du matin, preuve à l’appui. Semelle à peine marquée, boîte et sachet en
      coton.`,
    price: 50,
    parameters: { condition: 'likeNew', size: '37', colour: 'white', wearer: 'women' },
    pictures: views('shoes-white', 2),
    listed: days(31.1),
    later: [sell('here', days(23))],
  },
  'truck-bag': {
    seller: 'selina',
    category: bags,
    title: 'Umhängetasche aus Lastwagenblache, rot-weiss',
    text: `
      Sieht aus, als wäre sie schon um die Welt gefahren, und das stimmt ja auch. Laptop bis 15 Zoll hat Platz.
      Der Gurt ist lang genug fürs Velo.`,
    price: 80,
    parameters: { condition: 'used', colour: 'red', material: 'plastic', bag: 'handbag' },
    pictures: views('handbag-red', 3),
    listed: hours(15),
  },
  'silver-necklace': {
    seller: 'josiane',
    category: jewellery,
    title: 'Collier en argent et pierres de lune',
    text: `
      Collier argent 925 et pierres de lune, 45 cm, fermoir révisé. Fait par une bijoutière de Carouge qui a fermé
      depuis. Ecrin gris. Envoi recommandé compris, paiement TWINT.`,
    price: 115,
    parameters: { condition: 'good', wearer: 'women', jewellery: 'necklace' },
    pictures: ['gift-blue'],
    listed: days(14.6),
  },
  'luxury-watch': {
    seller: 'sommer',
    category: jewellery,
    title: 'Luxusuhr, Originalbox, dringend',
    text: `
      Verkaufe dringend meine Uhr, Papiere reiche ich nach. Preis weit unter Neupreis, kein Umtausch.`,
    price: 950,
    parameters: { condition: 'likeNew', jewellery: 'watch' },
    pictures: ['wristwatch-gold'],
    submitListing: atRisk('Neues Konto, Preis weit unter dem üblichen'),
    listed: hours(20),
  },
};
