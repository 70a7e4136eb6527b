import type { Language } from '#machines/market/language.ts';

/** The exact labels of the insertion. */
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
  readonly handIn: string;
  readonly handedIn: string;
  readonly faster: string;
}

/** French says "tu" in murmel, whose insertion is tested in French. */
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
    email: 'E-Mail',
    welcome: 'Du bist neu hier, willkommen.',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    name: 'Name',
    zipcode: 'Postleitzahl',
    toPreview: 'Weiter zur Vorschau',
    preview: 'So sehen es andere',
    confirm: 'Alles bereit?',
    handIn: 'Inserat aufgeben',
    handedIn: 'Dein Inserat ist aufgegeben',
    faster: 'Schneller verkaufen',
  },
  fr: {
    insert: 'Publier une annonce Gratuit',
    start: 'Que veux-tu publier ?',
    crop: (number) => `Recadrer la photo ${number}`,
    title: 'Titre',
    category: 'Rubrique',
    subcategory: 'Sous-rubrique',
    next: 'Suivant',
    description: 'Description',
    amount: 'Montant',
    contact: 'Comment te joindre ?',
    email: 'E-mail',
    welcome: 'Première visite ? Bienvenue.',
    password: 'Mot de passe',
    repeat: 'Répéter le mot de passe',
    name: 'Nom',
    zipcode: 'Code postal',
    toPreview: 'Continuer vers l’aperçu',
    preview: 'Voici ce que voient les autres',
    confirm: 'Tout est prêt ?',
    handIn: 'Déposer l’annonce',
    handedIn: 'Ton annonce est déposée',
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
    contact: 'Come ti si raggiunge?',
    email: 'E-mail',
    welcome: 'Prima volta qui? Ti diamo il benvenuto.',
    password: 'Password',
    repeat: 'Ripeti la password',
    name: 'Nome',
    zipcode: 'NPA',
    toPreview: 'Avanti all’anteprima',
    preview: 'Così lo vedono gli altri',
    confirm: 'Tutto pronto?',
    handIn: 'Consegna l’annuncio',
    handedIn: 'Il tuo annuncio è consegnato',
    faster: 'Vendi più in fretta',
  },
  en: {
    insert: 'Post an ad Free',
    start: 'What do you have to offer?',
    crop: (number) => `Crop photo ${number}`,
    title: 'Title',
    category: 'Category',
    subcategory: 'Subcategory',
    next: 'Next',
    description: 'Description',
    amount: 'Amount',
    contact: 'How are you reached?',
    email: 'Email',
    welcome: 'You are new here, welcome.',
    password: 'Password',
    repeat: 'Repeat password',
    name: 'Name',
    zipcode: 'Postcode',
    toPreview: 'On to the preview',
    preview: 'This is how others see it',
    confirm: 'Ready?',
    handIn: 'Hand in the ad',
    handedIn: 'Your ad is handed in',
    faster: 'Sell faster',
  },
};
