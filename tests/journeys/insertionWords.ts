import type { Language } from '#machines/market/language.ts';

/** The exact labels of the insertion form in a language. */
interface InsertionWords {
  readonly insert: string;
  readonly start: string;
  readonly crop: (number: number) => string;
  readonly title: string;
  readonly category: string;
  readonly subcategory: string;
  readonly next: string;
  readonly description: string;
  readonly amount: string;
  readonly contact: string;
  readonly email: string;
  readonly welcome: string;
  readonly password: string;
  readonly repeat: string;
  readonly name: string;
  readonly zipcode: string;
  readonly toPreview: string;
  readonly preview: string;
  readonly confirm: string;
  readonly submitListing: string;
  readonly submittedListing: string;
  readonly faster: string;
}

/**
 * The labels by language. The French ones are murmel's, which say "tu": the insertion is tested in French only there.
 */
export const insertionWords: Readonly<Record<Language, InsertionWords>> = {
  de: {
    insert: 'Inserat erstellen Gratis',
    start: 'Was möchtest du inserieren?',
    crop: (number) => `Foto ${number} zuschneiden`,
    title: 'Titel',
    category: 'Rubrik',
    subcategory: 'Unterrubrik',
    next: 'Weiter',
    description: 'Beschreibung',
    amount: 'Betrag',
    contact: 'Wie erreicht man dich?',
    email: 'E-\u2060Mail',
    welcome: 'Du hast noch kein Konto',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    name: 'Name',
    zipcode: 'PLZ',
    toPreview: 'Weiter zur Vorschau',
    preview: 'So sieht dein Inserat aus',
    confirm: 'Alles bereit?',
    submitListing: 'Inserat absenden',
    submittedListing: 'Fast fertig: Bestätige deine E-\u2060Mail-Adresse',
    faster: 'Schneller verkaufen',
  },
  fr: {
    insert: 'Publier une annonce Gratuit',
    start: 'Que souhaites-\u2060tu publier ?',
    crop: (number) => `Recadrer la photo ${number}`,
    title: 'Titre',
    category: 'Rubrique',
    subcategory: 'Sous-rubrique',
    next: 'Suivant',
    description: 'Description',
    amount: 'Montant',
    contact: 'Comment te joindre ?',
    email: 'E-\u2060mail',
    welcome: 'Tu n’as pas encore de compte',
    password: 'Mot de passe',
    repeat: 'Répéter le mot de passe',
    name: 'Nom',
    zipcode: 'NPA',
    toPreview: 'Voir l’aperçu',
    preview: 'Aperçu de ton annonce',
    confirm: 'Tout est prêt ?',
    submitListing: 'Envoyer l’annonce',
    submittedListing: 'Presque terminé : confirme ton adresse e-\u2060mail',
    faster: 'Vendre plus vite',
  },
  it: {
    insert: 'Pubblica un annuncio Gratuito',
    start: 'Che cosa vuoi pubblicare?',
    crop: (number) => `Ritaglia la foto ${number}`,
    title: 'Titolo',
    category: 'Categoria',
    subcategory: 'Sottocategoria',
    next: 'Avanti',
    description: 'Descrizione',
    amount: 'Importo',
    contact: 'Come possono contattarti?',
    email: 'E-\u2060mail',
    welcome: 'Non hai ancora un account',
    password: 'Password',
    repeat: 'Ripeti la password',
    name: 'Nome',
    zipcode: 'NPA',
    toPreview: 'Vai all’anteprima',
    preview: 'Anteprima del tuo annuncio',
    confirm: 'Tutto pronto?',
    submitListing: 'Invia l’annuncio',
    submittedListing: 'Ci sei quasi: conferma la tua e-\u2060mail',
    faster: 'Vendi più in fretta',
  },
  en: {
    insert: 'Post an ad Free',
    start: 'What would you like to post?',
    crop: (number) => `Crop photo ${number}`,
    title: 'Title',
    category: 'Category',
    subcategory: 'Subcategory',
    next: 'Next',
    description: 'Description',
    amount: 'Amount',
    contact: 'How can people reach you?',
    email: 'Email',
    welcome: 'You don’t have an account yet',
    password: 'Password',
    repeat: 'Repeat password',
    name: 'Name',
    zipcode: 'Postcode',
    toPreview: 'Continue to preview',
    preview: 'Preview of your ad',
    confirm: 'Ready?',
    submitListing: 'Submit ad',
    submittedListing: 'Almost done: confirm your email',
    faster: 'Sell faster',
  },
};
