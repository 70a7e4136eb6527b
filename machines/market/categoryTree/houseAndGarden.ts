import { category } from '../category.ts';

export const household = category(3000, { de: 'Haushalt', fr: 'Ménage', it: 'Casa', en: 'Household' }, [
  category(3020, {
    de: 'Sofas und Sessel',
    fr: 'Canapés et fauteuils',
    it: 'Divani e poltrone',
    en: 'Sofas and armchairs',
  }),
  category(3030, {
    de: 'Betten und Matratzen',
    fr: 'Lits et matelas',
    it: 'Letti e materassi',
    en: 'Beds and mattresses',
  }),
  category(3040, { de: 'Tische und Stühle', fr: 'Tables et chaises', it: 'Tavoli e sedie', en: 'Tables and chairs' }),
  category(3050, {
    de: 'Schränke und Regale',
    fr: 'Armoires et étagères',
    it: 'Armadi e scaffali',
    en: 'Wardrobes and shelves',
  }),
  category(3060, { de: 'Lampen', fr: 'Lampes', it: 'Lampade', en: 'Lamps' }),
  category(3070, { de: 'Haushaltsgeräte', fr: 'Électroménager', it: 'Elettrodomestici', en: 'Household appliances' }),
  category(3080, { de: 'Küche und Geschirr', fr: 'Cuisine et vaisselle', it: 'Cucina e stoviglie', en: 'Kitchenware' }),
  category(3090, {
    de: 'Dekoration und Textilien',
    fr: 'Décoration et textiles',
    it: 'Decorazione e tessili',
    en: 'Decoration and textiles',
  }),
]);

export const gardenAndCraft = category(
  3200,
  { de: 'Garten und Handwerk', fr: 'Jardin et bricolage', it: 'Giardino e fai da te', en: 'Garden and craft' },
  [
    category(3210, { de: 'Pflanzen', fr: 'Plantes', it: 'Piante', en: 'Plants' }),
    category(3220, {
      de: 'Gartenmöbel und Grills',
      fr: 'Meubles de jardin et grils',
      it: 'Mobili da giardino e grill',
      en: 'Garden furniture and grills',
    }),
    category(3230, { de: 'Gartengeräte', fr: 'Outils de jardin', it: 'Attrezzi da giardino', en: 'Garden tools' }),
    category(3240, {
      de: 'Werkzeug und Maschinen',
      fr: 'Outils et machines',
      it: 'Utensili e macchine',
      en: 'Tools and machines',
    }),
    category(3250, {
      de: 'Baumaterial',
      fr: 'Matériaux de construction',
      it: 'Materiale edile',
      en: 'Building material',
    }),
  ],
);

export const toys = category(3400, { de: 'Spielzeug', fr: 'Jouets', it: 'Giocattoli', en: 'Toys' }, [
  category(3410, { de: 'Bausteine', fr: 'Briques et construction', it: 'Costruzioni', en: 'Building bricks' }),
  category(3420, {
    de: 'Puppen und Plüschtiere',
    fr: 'Poupées et peluches',
    it: 'Bambole e peluche',
    en: 'Dolls and soft toys',
  }),
  category(3430, {
    de: 'Gesellschaftsspiele und Puzzles',
    fr: 'Jeux de société et puzzles',
    it: 'Giochi da tavolo e puzzle',
    en: 'Board games and puzzles',
  }),
  category(3440, {
    de: 'Modellbau und Modelleisenbahn',
    fr: 'Modélisme et trains miniatures',
    it: 'Modellismo e trenini',
    en: 'Models and model railways',
  }),
  category(3450, {
    de: 'Basteln und Handarbeit',
    fr: 'Loisirs créatifs',
    it: 'Bricolage e lavori a mano',
    en: 'Arts and crafts',
  }),
  category(3460, {
    de: 'Spielzeug für draussen',
    fr: "Jouets d'extérieur",
    it: "Giochi per l'aperto",
    en: 'Outdoor toys',
  }),
]);
