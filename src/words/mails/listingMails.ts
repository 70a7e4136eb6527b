import type { MailWords } from './mailWords.ts';

/** The mails about a listing, by kind. They contain its title, because the seller's address is verified. */
export const listingMails = {
  /** The mail to a seller whose listing has been published. */
  adOnline: {
    subject: /*i18n*/ { id: 'mail.adOnline.subject', message: 'Your ad is online: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adOnline.text',
        message: 'Your ad stays online until {end}.',
      },
      /*i18n*/ {
        id: 'mail.adOnline.later',
        message: 'Sold it? Mark the ad as sold. We’ll email you before it expires.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.adOnline.action', message: 'View ad' },
  },
  /** The mail to a seller whose listing ends soon. */
  adEnding: {
    subject: /*i18n*/ { id: 'mail.adEnding.subject', message: 'Your ad expires soon: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adEnding.text',
        message: 'Your ad expires on {end}.',
      },
      /*i18n*/ {
        id: 'mail.adEnding.renewal',
        message: 'Still available? Renew your ad for another {days} days. You don’t need to log in.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.adEnding.action', message: 'Renew ad' },
    note: /*i18n*/ {
      id: 'mail.adEnding.note',
      message: 'You can use the link once, until {until}. If you do nothing, the ad expires.',
    },
  },
  /** The mail to a seller whose listing has ended. */
  adExpired: {
    subject: /*i18n*/ { id: 'mail.adExpired.subject', message: 'Your ad has expired: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.adExpired.text',
        message: 'Your ad no longer appears in searches.',
      },
      /*i18n*/ {
        id: 'mail.adExpired.renewal',
        message: 'Still available? Put your ad back online for {days} days. You don’t need to log in.',
      },
    ],
    preview: 0,
    action: /*i18n*/ { id: 'mail.adExpired.action', message: 'Renew ad' },
    note: /*i18n*/ {
      id: 'mail.adExpired.note',
      message: 'You can use the link once, until {until}. Sold it? You don’t need to do anything.',
    },
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type ListingMailKind = keyof typeof listingMails;
