import type { Language } from '#machines/market/language.ts';
import type { Brand } from '#tests/drivers/demo/demoMarkets.ts';

/** The exact labels of registration, login, logout, account changes and deletion. */
interface AccountWords {
  readonly email: string;
  readonly password: string;
  readonly yourPassword: string;
  readonly repeat: string;
  readonly create: string;
  readonly mailbox: string;
  readonly active: string;
  readonly login: string;
  readonly loginAgain: string;
  readonly logout: string;
  readonly unauthorized: string;
  readonly sendLink: string;
  readonly newPassword: string;
  readonly changePassword: string;
  readonly save: string;
  readonly profileSaved: string;
  readonly choosePicture: string;
  readonly pictureSaved: string;
  readonly changeAddress: string;
  readonly newAddress: string;
  readonly half: string;
  readonly whole: string;
  readonly leave: string;
  readonly going: string;
  readonly why: string;
  readonly send: string;
  readonly thanks: string;
  readonly stays: string;
  /** A pattern, because a suffix follows: that the field is optional, or the size of the menu. */
  readonly name: RegExp;
  readonly menu: RegExp;
}

const words: Readonly<Record<Language, AccountWords>> = {
  de: {
    email: 'E-\u2060Mail',
    password: 'Passwort',
    yourPassword: 'Dein Passwort',
    repeat: 'Passwort wiederholen',
    create: 'Konto erstellen',
    mailbox: 'Schau in dein Postfach',
    active: 'Dein Konto ist aktiv',
    login: 'Anmelden',
    loginAgain: 'Nochmals anmelden',
    logout: 'Abmelden',
    unauthorized: 'Melde dich an, um diese Seite zu öffnen.',
    sendLink: 'Link senden',
    newPassword: 'Neues Passwort',
    changePassword: 'Passwort ändern',
    save: 'Profil speichern',
    profileSaved: 'Profil gespeichert.',
    choosePicture: 'Foto wählen',
    pictureSaved: 'Foto gespeichert.',
    changeAddress: 'E-\u2060Mail-Adresse ändern',
    newAddress: 'Neue E-\u2060Mail-Adresse',
    half: 'Eine E-\u2060Mail-Adresse bestätigt',
    whole: 'Deine E-\u2060Mail-Adresse ist geändert',
    leave: 'Konto löschen',
    going: 'Dein Konto wird gelöscht',
    why: 'Warum gehst du?',
    send: 'Antwort senden',
    thanks: 'Danke für deine Antwort. Alles Gute.',
    stays: 'Dein Konto wird nicht gelöscht',
    name: /^Name/,
    menu: /^Menü/,
  },
  fr: {
    email: 'E-\u2060mail',
    password: 'Mot de passe',
    yourPassword: 'Votre mot de passe',
    repeat: 'Répéter le mot de passe',
    create: 'Créer un compte',
    mailbox: 'Consultez vos e-\u2060mails',
    active: 'Votre compte est actif',
    login: 'Se connecter',
    loginAgain: 'Se reconnecter',
    logout: 'Se déconnecter',
    unauthorized: 'Connectez-\u2060vous pour ouvrir cette page.',
    sendLink: 'Envoyer le lien',
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Changer le mot de passe',
    save: 'Enregistrer le profil',
    profileSaved: 'Profil enregistré.',
    choosePicture: 'Choisir une photo',
    pictureSaved: 'Photo enregistrée.',
    changeAddress: 'Changer d’adresse e-\u2060mail',
    newAddress: 'Nouvelle adresse e-\u2060mail',
    half: 'Une adresse e-\u2060mail confirmée',
    whole: 'Votre adresse e-\u2060mail a changé',
    leave: 'Supprimer le compte',
    going: 'Votre compte sera supprimé',
    why: 'Pourquoi partez-\u2060vous ?',
    send: 'Envoyer la réponse',
    thanks: 'Merci pour votre réponse. Bonne continuation.',
    stays: 'Votre compte ne sera pas supprimé',
    name: /^Nom/,
    menu: /^Menu/,
  },
  it: {
    email: 'E-\u2060mail',
    password: 'Password',
    yourPassword: 'La tua password',
    repeat: 'Ripeti la password',
    create: 'Crea un account',
    mailbox: 'Controlla la posta in arrivo',
    active: 'Il tuo account è attivo',
    login: 'Accedi',
    loginAgain: 'Accedi di nuovo',
    logout: 'Esci',
    unauthorized: 'Accedi per aprire questa pagina.',
    sendLink: 'Invia il link',
    newPassword: 'Nuova password',
    changePassword: 'Cambia la password',
    save: 'Salva il profilo',
    profileSaved: 'Profilo salvato.',
    choosePicture: 'Scegli una foto',
    pictureSaved: 'Foto salvata.',
    changeAddress: 'Cambia indirizzo e-\u2060mail',
    newAddress: 'Nuovo indirizzo e-\u2060mail',
    half: 'Uno dei due indirizzi e-\u2060mail è confermato',
    whole: 'Il tuo indirizzo e-\u2060mail è cambiato',
    leave: 'Elimina l’account',
    going: 'Il tuo account sarà eliminato',
    why: 'Perché te ne vai?',
    send: 'Invia la risposta',
    thanks: 'Grazie per la tua risposta. Ti auguriamo ogni bene.',
    stays: 'Il tuo account non sarà eliminato',
    name: /^Nome/,
    menu: /^Menu/,
  },
  en: {
    email: 'Email',
    password: 'Password',
    yourPassword: 'Your password',
    repeat: 'Repeat password',
    create: 'Create account',
    mailbox: 'Check your email',
    active: 'Your account is active',
    login: 'Log in',
    loginAgain: 'Log in again',
    logout: 'Log out',
    unauthorized: 'The page you were trying to access requires you to be logged in.',
    sendLink: 'Send link',
    newPassword: 'New password',
    changePassword: 'Change password',
    save: 'Save profile',
    profileSaved: 'Profile saved.',
    choosePicture: 'Choose a photo',
    pictureSaved: 'Photo saved.',
    changeAddress: 'Change email address',
    newAddress: 'New email address',
    half: 'One email address confirmed',
    whole: 'Your email address has changed',
    leave: 'Delete account',
    going: 'Your account will be deleted',
    why: 'Why are you leaving?',
    send: 'Send answer',
    thanks: 'Thank you for telling us. All the best.',
    stays: 'Your account won’t be deleted',
    name: /^Name/,
    menu: /^Menu/,
  },
};

/** The labels of murmel's French, which says "tu". */
const frenchOfMurmel: Partial<AccountWords> = {
  yourPassword: 'Ton mot de passe',
  mailbox: 'Consulte tes e-\u2060mails',
  active: 'Ton compte est actif',
  unauthorized: 'Connecte-\u2060toi pour ouvrir cette page.',
  thanks: 'Merci pour ta réponse. Bonne continuation.',
  whole: 'Ton adresse e-\u2060mail a changé',
  going: 'Ton compte sera supprimé',
  why: 'Pourquoi pars-\u2060tu ?',
  stays: 'Ton compte ne sera pas supprimé',
};

/** The labels of a brand's market in a language. */
export function accountWords(brand: Brand, language: Language): AccountWords {
  return { ...words[language], ...(brand === 'murmel' && language === 'fr' && frenchOfMurmel) };
}
