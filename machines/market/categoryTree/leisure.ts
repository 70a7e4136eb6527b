import { category } from '../category.ts';

export const sport = category(4000, { de: 'Sport', fr: 'Sport', it: 'Sport', en: 'Sport' }, [
  category(4020, { de: 'Velos', fr: 'Vélos', it: 'Biciclette', en: 'Bicycles' }),
  category(4030, { de: 'Elektrovelos', fr: 'Vélos électriques', it: 'Biciclette elettriche', en: 'Electric bicycles' }),
  category(4040, { de: 'Velozubehör', fr: 'Accessoires vélo', it: 'Accessori per bici', en: 'Bicycle accessories' }),
  category(4060, { de: 'Fitness', fr: 'Fitness', it: 'Fitness', en: 'Fitness' }),
  category(4070, { de: 'Ballsport', fr: 'Sports de balle', it: 'Sport con la palla', en: 'Ball sports' }),
  category(4080, { de: 'Wassersport', fr: 'Sports nautiques', it: 'Sport acquatici', en: 'Water sports' }),
  category(4090, { de: 'Übriger Sport', fr: 'Autres sports', it: 'Altri sport', en: 'Other sports' }),
  category(4100, { de: 'Übrige Freizeit', fr: 'Autres loisirs', it: 'Altro tempo libero', en: 'Other leisure' }),
  category(4120, { de: 'Wintersport', fr: "Sports d'hiver", it: 'Sport invernali', en: 'Winter sports' }),
  category(4160, {
    de: 'Camping und Wandern',
    fr: 'Camping et randonnée',
    it: 'Campeggio ed escursionismo',
    en: 'Camping and hiking',
  }),
]);

export const tickets = category(4600, { de: 'Tickets', fr: 'Billets', it: 'Biglietti', en: 'Tickets' }, [
  category(4610, {
    de: 'Konzerte und Festivals',
    fr: 'Concerts et festivals',
    it: 'Concerti e festival',
    en: 'Concerts and festivals',
  }),
  category(4620, {
    de: 'Sportanlässe',
    fr: 'Manifestations sportives',
    it: 'Manifestazioni sportive',
    en: 'Sports events',
  }),
  category(4630, {
    de: 'Theater und Kultur',
    fr: 'Théâtre et culture',
    it: 'Teatro e cultura',
    en: 'Theatre and culture',
  }),
  category(4640, { de: 'Gutscheine', fr: 'Bons', it: 'Buoni', en: 'Vouchers' }),
]);

export const antiques = category(
  4800,
  { de: 'Antiquitäten und Kunst', fr: 'Antiquités et art', it: 'Antiquariato e arte', en: 'Antiques and art' },
  [
    category(4810, { de: 'Antike Möbel', fr: 'Meubles anciens', it: 'Mobili antichi', en: 'Antique furniture' }),
    category(4820, {
      de: 'Bilder und Drucke',
      fr: 'Tableaux et estampes',
      it: 'Quadri e stampe',
      en: 'Paintings and prints',
    }),
    category(4830, {
      de: 'Porzellan, Glas und Silber',
      fr: 'Porcelaine, verre et argent',
      it: 'Porcellana, vetro e argento',
      en: 'Porcelain, glass and silver',
    }),
    category(4840, {
      de: 'Antike Uhren',
      fr: 'Horlogerie ancienne',
      it: 'Orologi antichi',
      en: 'Antique clocks and watches',
    }),
  ],
);

export const collectibles = category(
  7200,
  { de: 'Sammeln', fr: 'Collections', it: 'Collezionismo', en: 'Collectibles' },
  [
    category(7210, { de: 'Briefmarken', fr: 'Timbres', it: 'Francobolli', en: 'Stamps' }),
    category(7220, {
      de: 'Münzen und Noten',
      fr: 'Monnaies et billets',
      it: 'Monete e banconote',
      en: 'Coins and banknotes',
    }),
    category(7230, { de: 'Ansichtskarten', fr: 'Cartes postales', it: 'Cartoline', en: 'Postcards' }),
    category(7240, { de: 'Modellautos', fr: 'Voitures miniatures', it: 'Modellini di auto', en: 'Model cars' }),
    category(7250, {
      de: 'Sammelkarten',
      fr: 'Cartes à collectionner',
      it: 'Carte da collezione',
      en: 'Trading cards',
    }),
  ],
);
