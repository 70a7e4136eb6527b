import type { MailWords } from './mailWords.ts';

/**
 * The mails about an account, by kind. None contains a name, because mails can be triggered with any name and address.
 */
export const accountMails = {
  /** The mail to a newly registered user. */
  verification: {
    subject: /*i18n*/ { id: 'mail.verification.subject', message: 'Confirm your email address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verification.text',
        message: 'This email address was used to create an account on {product}. If it was you, please confirm it.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.verification.action', message: 'Confirm email' },
    note: /*i18n*/ {
      id: 'mail.verification.note',
      message: 'The link works until {until}. If it wasn’t you, you can ignore this email.',
    },
  },
  /** The mail to a user who registers again with the address of an existing account. */
  registrationRepeated: {
    subject: /*i18n*/ { id: 'mail.registrationRepeated.subject', message: 'You already have an account' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.registrationRepeated.text',
        message:
          'Someone tried to create an account on {product} with this email address. You already have one, and nothing has changed.',
      },
      /*i18n*/ {
        id: 'mail.registrationRepeated.login',
        message: 'Was it you? Log in. If you’ve forgotten your password, you can choose a new one there.',
      },
    ],
    preview: 1,
    action: /*i18n*/ { id: 'mail.registrationRepeated.action', message: 'Log in' },
    note: /*i18n*/ { id: 'mail.registrationRepeated.note', message: 'If it wasn’t you, you can ignore this email.' },
  },
  /** The mail to a user who has forgotten their password. */
  passwordReset: {
    subject: /*i18n*/ { id: 'mail.passwordReset.subject', message: 'Choose your new password' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passwordReset.text',
        message: 'Someone asked for a new password for your {product} account. If it was you, choose one here.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.passwordReset.action', message: 'Choose new password' },
    note: /*i18n*/ {
      id: 'mail.passwordReset.note',
      message:
        'You can use the link once, until {until}. If it wasn’t you, ignore this email: your password stays the same.',
    },
  },
  /** The mail to a user whose password has changed. */
  passwordChanged: {
    subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: 'Your password was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passwordChanged.text',
        message:
          'The password of your {product} account was changed on {at}. You’ve been logged out on all your other devices.',
      },
      {
        withSupport: /*i18n*/ {
          id: 'mail.passwordChanged.otherwise',
          message:
            'If it was you, you don’t need to do anything. If not, choose a new password now and write to {support}.',
        },
        withoutSupport: /*i18n*/ {
          id: 'mail.passwordChanged.otherwiseWithoutSupport',
          message: 'If it was you, you don’t need to do anything. If not, choose a new password now.',
        },
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.passwordChanged.action', message: 'Choose new password' },
  },
  /** The mail to the current email address of an account, when a change of address is requested. */
  emailChangeOld: {
    subject: /*i18n*/ { id: 'mail.emailChangeOld.subject', message: 'Approve your new email address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChangeOld.text',
        message:
          'Someone asked to change the email address of your {product} account to {email}. Approve it here and confirm it from the new address.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.emailChangeOld.action', message: 'Approve change' },
    note: /*i18n*/ {
      id: 'mail.emailChangeOld.note',
      message:
        'The link works until {until}. If it wasn’t you, don’t approve it and change your password now: the person who asked knows it.',
    },
  },
  /** The mail to the new email address, when a change of address is requested. */
  emailChangeNew: {
    subject: /*i18n*/ { id: 'mail.emailChangeNew.subject', message: 'Confirm your new email address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChangeNew.text',
        message:
          'Someone asked to use this email address for their {product} account. If it was you, confirm it here. The change takes effect once you’ve approved it from the old address too.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.emailChangeNew.action', message: 'Confirm email' },
    note: /*i18n*/ {
      id: 'mail.emailChangeNew.note',
      message: 'The link works until {until}. If you didn’t expect this email, you can ignore it.',
    },
  },
  /** The mail to the previous email address, once it has been changed. */
  emailChanged: {
    subject: /*i18n*/ { id: 'mail.emailChanged.subject', message: 'Your email address was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChanged.text',
        message: 'The email address of your {product} account was changed on {at}. From now on we’ll write to {email}.',
      },
      {
        withSupport: /*i18n*/ {
          id: 'mail.emailChanged.otherwise',
          message:
            'If it was you, you don’t need to do anything. If not, someone else has access to your account: write to {support} now.',
        },
        withoutSupport: /*i18n*/ {
          id: 'mail.emailChanged.otherwiseWithoutSupport',
          message: 'If it was you, you don’t need to do anything. If not, someone else has access to your account.',
        },
      },
    ],
    preview: 0,
  },
  /** The mail to a user who requests the deletion of their account. */
  deletionRequested: {
    subject: /*i18n*/ { id: 'mail.deletionRequested.subject', message: 'Your account will be deleted' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.deletionRequested.text',
        message: 'Your {product} account will be deleted on {until}. You can change your mind until then.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.deletionRequested.action', message: 'Keep account' },
    note: /*i18n*/ {
      id: 'mail.deletionRequested.note',
      message: 'If it wasn’t you, keep your account and change your password.',
    },
  },
  /** The last mail to an account, once it has been deleted. */
  deletionDone: {
    subject: /*i18n*/ { id: 'mail.deletionDone.subject', message: 'Your account has been deleted' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.deletionDone.text',
        message: 'Your {product} account and all personal data in it have been deleted.',
      },
      /*i18n*/ {
        id: 'mail.deletionDone.rest',
        message:
          'So that nobody can register with your email address again, we keep a one-way hash of it. It can’t be turned back into the address.',
      },
      /*i18n*/ { id: 'mail.deletionDone.thanks', message: 'This is our last email to you. We wish you all the best.' },
    ],
    preview: 0,
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type AccountMailKind = keyof typeof accountMails;
