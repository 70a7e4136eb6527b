import { category } from '../category.ts';

export const computers = category(5000, { de: 'Computer', fr: 'Informatique', it: 'Computer', en: 'Computers' }, [
  category(5010, { de: 'Laptops', fr: 'Ordinateurs portables', it: 'Portatili', en: 'Laptops' }),
  category(5020, {
    de: 'Desktop-Computer',
    fr: 'Ordinateurs de bureau',
    it: 'Computer fissi',
    en: 'Desktop computers',
  }),
  category(5030, { de: 'Tablets', fr: 'Tablettes', it: 'Tablet', en: 'Tablets' }),
  category(5040, { de: 'Bildschirme', fr: 'Écrans', it: 'Schermi', en: 'Monitors' }),
  category(5050, {
    de: 'Drucker und Scanner',
    fr: 'Imprimantes et scanners',
    it: 'Stampanti e scanner',
    en: 'Printers and scanners',
  }),
  category(5060, { de: 'Komponenten', fr: 'Composants', it: 'Componenti', en: 'Components' }),
  category(5070, {
    de: 'Computerzubehör',
    fr: 'Accessoires informatiques',
    it: 'Accessori per computer',
    en: 'Computer accessories',
  }),
]);

export const tvAndAudio = category(
  5400,
  { de: 'TV und Audio', fr: 'TV et audio', it: 'TV e audio', en: 'TV and audio' },
  [
    category(5410, { de: 'Fernseher', fr: 'Téléviseurs', it: 'Televisori', en: 'Televisions' }),
    category(5420, {
      de: 'Hi-Fi und Lautsprecher',
      fr: 'Hi-fi et haut-parleurs',
      it: 'Hi-fi e altoparlanti',
      en: 'Hi-fi and speakers',
    }),
    category(5430, { de: 'Kopfhörer', fr: 'Casques et écouteurs', it: 'Cuffie', en: 'Headphones' }),
    category(5440, { de: 'Radios', fr: 'Radios', it: 'Radio', en: 'Radios' }),
    category(5450, {
      de: 'Beamer und Heimkino',
      fr: 'Projecteurs et home cinéma',
      it: 'Proiettori e home cinema',
      en: 'Projectors and home cinema',
    }),
    category(5460, {
      de: 'Konsolen und Games',
      fr: 'Consoles et jeux vidéo',
      it: 'Console e videogiochi',
      en: 'Consoles and games',
    }),
  ],
);

export const photoAndVideo = category(
  5600,
  { de: 'Foto und Video', fr: 'Photo et vidéo', it: 'Foto e video', en: 'Photo and video' },
  [
    category(5610, { de: 'Kameras', fr: 'Appareils photo', it: 'Fotocamere', en: 'Cameras' }),
    category(5620, { de: 'Objektive', fr: 'Objectifs', it: 'Obiettivi', en: 'Lenses' }),
    category(5630, {
      de: 'Stative und Zubehör',
      fr: 'Trépieds et accessoires',
      it: 'Treppiedi e accessori',
      en: 'Tripods and accessories',
    }),
    category(5640, { de: 'Videokameras', fr: 'Caméras vidéo', it: 'Videocamere', en: 'Video cameras' }),
    category(5650, { de: 'Drohnen', fr: 'Drones', it: 'Droni', en: 'Drones' }),
  ],
);

export const phones = category(5800, { de: 'Telefon', fr: 'Téléphone', it: 'Telefono', en: 'Phones' }, [
  category(5810, { de: 'Smartphones', fr: 'Smartphones', it: 'Smartphone', en: 'Smartphones' }),
  category(5820, { de: 'Festnetztelefone', fr: 'Téléphones fixes', it: 'Telefoni fissi', en: 'Landline phones' }),
  category(5830, { de: 'Smartwatches', fr: 'Montres connectées', it: 'Smartwatch', en: 'Smartwatches' }),
  category(5840, {
    de: 'Handyzubehör',
    fr: 'Accessoires téléphone',
    it: 'Accessori per telefoni',
    en: 'Phone accessories',
  }),
  category(5850, { de: 'Navigation', fr: 'Navigation', it: 'Navigazione', en: 'Navigation' }),
]);
