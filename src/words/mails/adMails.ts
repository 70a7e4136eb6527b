import type { MailWords } from './mailWords.ts';

/** The mails about an ad, by kind. They say its title: who published it has shown that they read this mailbox. */
export const adMails = {
  /** To whose ad everybody finds from now on. */
  adOnline: {
    subject: /*i18n*/ { id: 'mail.adOnline.subject', message: 'Your ad is online: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adOnline.text',
        message: 'Your ad “{title}” is online with {product}. It runs until {end}.',
      },
      /*i18n*/ {
        id: 'mail.adOnline.later',
        message: 'Mark it as sold once the thing is gone. We will write to you before it ends.',
      },
    ],
    action: /*i18n*/ { id: 'mail.adOnline.action', message: 'Look at ad' },
  },
  /** To whose ad ends in a week. */
  adEnding: {
    subject: /*i18n*/ { id: 'mail.adEnding.subject', message: 'Your ad ends soon: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adEnding.text',
        message: 'Your ad “{title}” with {product} ends on {end}.',
      },
      /*i18n*/ {
        id: 'mail.adEnding.renewal',
        message: 'Is the thing still to be had? With this link your ad runs {days} days longer, without logging in.',
      },
    ],
    action: /*i18n*/ { id: 'mail.adEnding.action', message: 'Renew ad' },
    note: /*i18n*/ {
      id: 'mail.adEnding.note',
      message: 'The link is good once, until {until}. If you do nothing, your ad simply ends.',
    },
  },
  /** To whose ad has ended. */
  adExpired: {
    subject: /*i18n*/ { id: 'mail.adExpired.subject', message: 'Your ad has ended: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adExpired.text',
        message: 'Your ad “{title}” with {product} has ended. It is no longer found.',
      },
      /*i18n*/ {
        id: 'mail.adExpired.renewal',
        message: 'Is the thing still to be had? With this link your ad runs for {days} days anew, without logging in.',
      },
    ],
    action: /*i18n*/ { id: 'mail.adExpired.action', message: 'Renew ad' },
    note: /*i18n*/ {
      id: 'mail.adExpired.note',
      message: 'The link is good once, until {until}. If the thing is gone, you need do nothing.',
    },
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type AdMailKind = keyof typeof adMails;
