import type { CategoryId } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';

/** A name that a category had. Addresses with it stay valid and redirect to the address with today's name. */
export interface FormerCategoryName {
  readonly id: CategoryId;
  readonly name: string;
  /** Why the category was renamed. */
  readonly reason: string;
}

/**
 * The former names of categories by language. Published addresses contain them, so entries are never removed. A name
 * that a category has today takes precedence.
 */
export const formerCategoryNames: Readonly<Record<Language, readonly FormerCategoryName[]>> = {
  de: [
    { id: 4090, name: 'Übriger Sport', reason: 'The language of forms. Shops say «Weitere».' },
    { id: 4100, name: 'Übrige Freizeit', reason: 'The rest of free time is no category. Its things are for hobbies.' },
    { id: 6020, name: 'Übrige Stellen', reason: 'The category above it is called Jobs.' },
    { id: 6565, name: 'Übrige Dienstleistungen', reason: 'The other categories of this kind say «Weitere».' },
  ],
  fr: [
    { id: 1050, name: 'Objets de vacances', reason: 'A translation of Ferienobjekte. An objet is no home in French.' },
    { id: 3000, name: 'Ménage', reason: 'It means cleaning or a household of people, and not furniture.' },
    {
      id: 3220,
      name: 'Meubles de jardin et grils',
      reason: 'A gril is a kitchen device. In the garden it is a barbecue.',
    },
    { id: 3410, name: 'Briques et construction', reason: 'It reads like building material.' },
    { id: 4070, name: 'Sports de balle', reason: 'Football and basketball are played with a ballon.' },
    { id: 4230, name: 'Livres documentaires', reason: 'A term of libraries. Bookshops say essais et documents.' },
    { id: 6470, name: 'Soins et social', reason: 'The sector is called santé et social.' },
    { id: 7060, name: 'Boire et manger', reason: 'A translation of Essen und Trinken.' },
  ],
  it: [
    { id: 3000, name: 'Casa', reason: 'It was next to Case, which are houses for sale or rent.' },
    {
      id: 4100,
      name: 'Altro tempo libero',
      reason: 'The rest of free time is no category. Its things are for hobbies.',
    },
    { id: 5800, name: 'Telefono', reason: 'Shops call the department telefonia.' },
    { id: 6200, name: 'Bebè e bambino', reason: 'A category of things for children has the plural.' },
    { id: 6470, name: 'Cure e sociale', reason: 'The sector is called sanità e sociale.' },
  ],
  en: [
    { id: 1080, name: 'Building ground', reason: 'A translation of Bauland. It is called building land.' },
    { id: 3200, name: 'Garden and craft', reason: 'Craft means handicraft. Tools and building material are DIY.' },
    { id: 4100, name: 'Other leisure', reason: 'Its things are for hobbies.' },
    { id: 6430, name: 'Catering and sales', reason: 'Job boards say hospitality and retail.' },
    {
      id: 6800,
      name: 'Office and trade',
      reason: 'A translation of Büro und Gewerbe. Trade means commerce or a craft.',
    },
  ],
};
