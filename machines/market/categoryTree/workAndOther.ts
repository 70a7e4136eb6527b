import { category } from '../category.ts';

export const jobs = category(6400, { de: 'Jobs', fr: 'Emplois', it: 'Lavoro', en: 'Jobs' }, [
  category(6420, {
    de: 'Büro und Verwaltung',
    fr: 'Bureau et administration',
    it: 'Ufficio e amministrazione',
    en: 'Office and administration',
  }),
  category(6430, {
    de: 'Gastgewerbe und Verkauf',
    fr: 'Restauration et vente',
    it: 'Ristorazione e vendita',
    en: 'Catering and sales',
  }),
  category(6450, {
    de: 'Handwerk und Bau',
    fr: 'Artisanat et construction',
    it: 'Artigianato ed edilizia',
    en: 'Trades and construction',
  }),
  category(6470, {
    de: 'Pflege und Soziales',
    fr: 'Soins et social',
    it: 'Cure e sociale',
    en: 'Care and social work',
  }),
  category(6020, { de: 'Übrige Stellen', fr: 'Autres emplois', it: 'Altri impieghi', en: 'Other jobs' }),
]);

export const services = category(6500, { de: 'Dienstleistungen', fr: 'Services', it: 'Servizi', en: 'Services' }, [
  category(6510, {
    de: 'Handwerk und Renovation',
    fr: 'Artisans et rénovation',
    it: 'Artigiani e ristrutturazione',
    en: 'Trades and renovation',
  }),
  category(6520, {
    de: 'Umzug und Transport',
    fr: 'Déménagement et transport',
    it: 'Traslochi e trasporti',
    en: 'Moving and transport',
  }),
  category(6530, { de: 'Reinigung', fr: 'Nettoyage', it: 'Pulizie', en: 'Cleaning' }),
  category(6540, {
    de: 'Unterricht und Nachhilfe',
    fr: 'Cours et soutien scolaire',
    it: 'Corsi e ripetizioni',
    en: 'Lessons and tutoring',
  }),
  category(6550, { de: 'Kinderbetreuung', fr: "Garde d'enfants", it: 'Custodia di bambini', en: 'Childcare' }),
  category(6565, { de: 'Übrige Dienstleistungen', fr: 'Autres services', it: 'Altri servizi', en: 'Other services' }),
]);

export const office = category(
  6800,
  { de: 'Büro und Gewerbe', fr: 'Bureau et commerce', it: 'Ufficio e commercio', en: 'Office and trade' },
  [
    category(6810, { de: 'Büromöbel', fr: 'Meubles de bureau', it: "Mobili d'ufficio", en: 'Office furniture' }),
    category(6820, { de: 'Bürobedarf', fr: 'Fournitures de bureau', it: "Materiale d'ufficio", en: 'Office supplies' }),
    category(6830, {
      de: 'Laden- und Gastroeinrichtung',
      fr: 'Agencement de magasin et restaurant',
      it: 'Arredo per negozi e ristoranti',
      en: 'Shop and restaurant equipment',
    }),
    category(6840, {
      de: 'Industriemaschinen',
      fr: 'Machines industrielles',
      it: 'Macchine industriali',
      en: 'Industrial machines',
    }),
  ],
);

export const other = category(7000, { de: 'Sonstiges', fr: 'Divers', it: 'Altro', en: 'Other' }, [
  category(7040, {
    de: 'Gesundheit und Schönheit',
    fr: 'Santé et beauté',
    it: 'Salute e bellezza',
    en: 'Health and beauty',
  }),
  category(7060, { de: 'Essen und Trinken', fr: 'Boire et manger', it: 'Cibi e bevande', en: 'Food and drink' }),
  category(7777, {
    de: 'Verloren und gefunden',
    fr: 'Objets perdus et trouvés',
    it: 'Oggetti smarriti e trovati',
    en: 'Lost and found',
  }),
  category(7020, { de: 'Alles andere', fr: 'Tout le reste', it: 'Tutto il resto', en: 'Everything else' }),
]);
