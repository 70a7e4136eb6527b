import type { MailWords } from './mailWords.ts';

/** The mails about an account, by kind. None says a name: anybody may give any name and address to have a mail sent. */
export const accountMails = {
  /** To whoever registers. */
  verification: {
    subject: /*i18n*/ { id: 'mail.verification.subject', message: 'Confirm your email address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verification.text',
        message:
          'Somebody has registered with {product} under this address. If that was you, confirm that it is yours.',
      },
    ],
    action: /*i18n*/ { id: 'mail.verification.action', message: 'Confirm address' },
    note: /*i18n*/ {
      id: 'mail.verification.note',
      message: 'The link is good until {until}. If that was not you, you need do nothing.',
    },
  },
  /** To whoever registers again. */
  registrationRepeated: {
    subject: /*i18n*/ { id: 'mail.registrationRepeated.subject', message: 'You already have an account' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.registrationRepeated.text',
        message:
          'Somebody wanted to register with {product} under this address. There is an account for it already, and nothing has changed in it.',
      },
      /*i18n*/ {
        id: 'mail.registrationRepeated.login',
        message: 'If that was you, log in. If you no longer know your password, you can set a new one there.',
      },
    ],
    action: /*i18n*/ { id: 'mail.registrationRepeated.action', message: 'Log in' },
    note: /*i18n*/ { id: 'mail.registrationRepeated.note', message: 'If that was not you, you need do nothing.' },
  },
  /** To whoever has forgotten their password. */
  passwordReset: {
    subject: /*i18n*/ { id: 'mail.passwordReset.subject', message: 'Set a new password' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passwordReset.text',
        message: 'A new password has been asked for, for your account with {product}. With this link you set it.',
      },
    ],
    action: /*i18n*/ { id: 'mail.passwordReset.action', message: 'Set password' },
    note: /*i18n*/ {
      id: 'mail.passwordReset.note',
      message:
        'The link is good once, until {until}. If that was not you, you need do nothing: your password stays as it is.',
    },
  },
  /** To whose password is another now. */
  passwordChanged: {
    subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: 'Your password has been changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passwordChanged.text',
        message:
          'The password of your account with {product} was changed on {at}. Whoever was logged in elsewhere has been logged out.',
      },
      {
        withSupport: /*i18n*/ {
          id: 'mail.passwordChanged.otherwise',
          message: 'If that was you, you need do nothing. If not, set a new password now and write to us: {support}.',
        },
        withoutSupport: /*i18n*/ {
          id: 'mail.passwordChanged.otherwiseWithoutSupport',
          message: 'If that was you, you need do nothing. If not, set a new password now.',
        },
      },
    ],
    action: /*i18n*/ { id: 'mail.passwordChanged.action', message: 'Set a new password' },
  },
  /** To the address that an account has, when another is wanted for it. */
  emailChangeOld: {
    subject: /*i18n*/ { id: 'mail.emailChangeOld.subject', message: 'Do you want to change your address?' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChangeOld.text',
        message:
          'Your account with {product} is to have another address: {email}. It changes once you have agreed here and confirmed the new address too.',
      },
    ],
    action: /*i18n*/ { id: 'mail.emailChangeOld.action', message: 'Agree to the change' },
    note: /*i18n*/ {
      id: 'mail.emailChangeOld.note',
      message:
        'The link is good until {until}. If that was not you, do not agree, and change your password: whoever asked for this knows it.',
    },
  },
  /** To the address that is wanted. */
  emailChangeNew: {
    subject: /*i18n*/ { id: 'mail.emailChangeNew.subject', message: 'Confirm your new address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChangeNew.text',
        message:
          'An account with {product} is to have this address. It changes once you have confirmed it here and agreed at the old address too.',
      },
    ],
    action: /*i18n*/ { id: 'mail.emailChangeNew.action', message: 'Confirm address' },
    note: /*i18n*/ {
      id: 'mail.emailChangeNew.note',
      message: 'The link is good until {until}. If you know nothing of this, you need do nothing.',
    },
  },
  /** To the address that an account had. */
  emailChanged: {
    subject: /*i18n*/ { id: 'mail.emailChanged.subject', message: 'Your address has been changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChanged.text',
        message:
          'Your account with {product} has had another address since {at}: {email}. From now on we write to that one.',
      },
      {
        withSupport: /*i18n*/ {
          id: 'mail.emailChanged.otherwise',
          message: 'If that was you, you need do nothing. If not, write to us now: {support}.',
        },
        withoutSupport: /*i18n*/ {
          id: 'mail.emailChanged.otherwiseWithoutSupport',
          message: 'If that was you, you need do nothing. If not, somebody else has access to your account.',
        },
      },
    ],
  },
  /** To whoever wants their account deleted. */
  deletionRequested: {
    subject: /*i18n*/ { id: 'mail.deletionRequested.subject', message: 'Your account will be deleted' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.deletionRequested.text',
        message: 'You want to leave {product}. We delete your account on {until}. Until then you can undo that.',
      },
    ],
    action: /*i18n*/ { id: 'mail.deletionRequested.action', message: 'Keep account' },
    note: /*i18n*/ {
      id: 'mail.deletionRequested.note',
      message:
        'If you do nothing, your account will be gone then. If that was not you, keep it, and change your password.',
    },
  },
  /** The last one. */
  deletionDone: {
    subject: /*i18n*/ { id: 'mail.deletionDone.subject', message: 'Your account has been deleted' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.deletionDone.text',
        message: 'Your account with {product} has been deleted, with all that was known of you in it.',
      },
      /*i18n*/ {
        id: 'mail.deletionDone.rest',
        message:
          'Nobody can register under this address any more. For that alone we keep a mark of it, from which it cannot be read.',
      },
      /*i18n*/ { id: 'mail.deletionDone.thanks', message: 'This was our last email to you. All the best.' },
    ],
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type AccountMailKind = keyof typeof accountMails;
