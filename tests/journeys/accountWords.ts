import type { Language } from '#machines/market/language.ts';

/** What things are called where one makes an account, logs in and out. */
export const words = {
  de: {
    create: 'Konto erstellen',
    email: 'E-Mail',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    name: /^Name/,
    mailbox: 'Schau in dein Postfach',
    active: 'Dein Konto ist aktiv',
    login: 'Anmelden',
    logout: 'Abmelden',
    unauthorized: 'Für diese Seite musst du angemeldet sein.',
    menu: /^Menü/,
    send: 'Link schicken',
    newPassword: 'Neues Passwort',
    change: 'Passwort ändern',
  },
  fr: {
    create: 'Créer un compte',
    email: 'E-mail',
    password: 'Mot de passe',
    repeat: 'Répéter le mot de passe',
    name: /^Nom/,
    mailbox: /^Regardez? .* boîte mail$|^Regarde ta boîte mail$/,
    active: /^(Votre|Ton) compte est actif$/,
    login: 'Se connecter',
    logout: 'Se déconnecter',
    unauthorized: /^La page que (vous souhaitez|tu souhaites) consulter/,
    menu: /^Menu/,
    send: 'Envoyer le lien',
    newPassword: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
  },
  it: {
    create: 'Crea un account',
    email: 'E-mail',
    password: 'Password',
    repeat: 'Ripeti la password',
    name: /^Nome/,
    mailbox: 'Guarda nella tua casella',
    active: 'Il tuo account è attivo',
    login: 'Accedi',
    logout: 'Esci',
    unauthorized: 'La pagina che vuoi aprire richiede l’accesso.',
    menu: /^Menu/,
    send: 'Invia il link',
    newPassword: 'Nuova password',
    change: 'Cambiare la password',
  },
  en: {
    create: 'Create an account',
    email: 'E-mail',
    password: 'Password',
    repeat: 'Repeat password',
    name: /^Name/,
    mailbox: 'Have a look into your mailbox',
    active: 'Your account is active',
    login: 'Log in',
    logout: 'Log out',
    unauthorized: 'The page you were trying to access requires you to be logged in.',
    menu: /^Menu/,
    send: 'Send the link',
    newPassword: 'New password',
    change: 'Change password',
  },
} as const satisfies Record<Language, unknown>;

/** What things are called where one asks for another address. */
export const ownWords = {
  it: {
    form: 'Cambiare indirizzo',
    newAddress: 'Nuovo indirizzo',
    yourPassword: 'La tua password',
    half: 'Un indirizzo ha confermato',
    whole: 'Il tuo indirizzo è cambiato',
  },
  en: {
    form: 'Change address',
    newAddress: 'New address',
    yourPassword: 'Your password',
    half: 'One address has confirmed',
    whole: 'Your address is changed',
  },
} as const;

/** What things are called where one leaves. */
export const leavingWords = {
  de: {
    leave: 'Konto löschen',
    yourPassword: 'Dein Passwort',
    going: 'Dein Konto wird gelöscht',
    why: 'Warum gehst du?',
    send: 'Senden',
    thanks: 'Danke, dass du es uns sagst.',
    stays: 'Dein Konto bleibt',
  },
  fr: {
    leave: 'Supprimer le compte',
    yourPassword: 'Ton mot de passe',
    going: 'Ton compte sera supprimé',
    why: /^Pourquoi pars-tu/,
    send: 'Envoyer',
    thanks: 'Merci de nous l’avoir dit.',
    stays: 'Ton compte reste',
  },
} as const;
