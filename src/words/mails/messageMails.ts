import type { MessageDescriptor } from '@lingui/core';
import type { MailWords } from './mailWords.ts';

/** The mail about messages. It contains neither their text nor the sender's name, because names are not verified. */
export const messageMails = {
  /** To a user with messages that have been unread for a while. */
  messagesUnread: {
    subject: /*i18n*/ {
      id: 'mail.messagesUnread.subject',
      message: '{count, plural, one {New message about “{title}”} other {{count} new messages about “{title}”}}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.messagesUnread.text',
        message:
          '{count, plural, one {You have an unread message about this ad.} other {You have {count} unread messages about this ad.}}',
      },
      /*i18n*/ {
        id: 'mail.messagesUnread.there',
        message:
          'Beware of scams: reply on {product} only, and never share a code. Anyone who asks for one wants access to your accounts.',
      },
    ],
    preview: 1,
    action: /*i18n*/ { id: 'mail.messagesUnread.action', message: 'Read message' },
    note: /*i18n*/ {
      id: 'mail.messagesUnread.note',
      message: 'We won’t email you about this conversation again until you’ve read it.',
    },
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type MessageMailKind = keyof typeof messageMails;

/**
 * The texts for unsubscribing from mails about messages, in the mail and on the page that its unsubscribe link opens.
 */
export const unsubscribeWords = {
  link: /*i18n*/ { id: 'mail.unsubscribe.link', message: 'Stop emails about unread messages' },
  title: /*i18n*/ { id: 'mail.unsubscribe.title', message: 'Emails about unread messages' },
  question: /*i18n*/ {
    id: 'mail.unsubscribe.question',
    message: 'Stop emails about unread messages? You’ll still find your messages under “Messages”.',
  },
  button: /*i18n*/ { id: 'mail.unsubscribe.button', message: 'Stop these emails' },
  done: /*i18n*/ { id: 'mail.unsubscribe.done', message: 'You won’t get these emails any more' },
  again: /*i18n*/ {
    id: 'mail.unsubscribe.again',
    message: 'To get them again, turn them on in your account under “Message settings”.',
  },
  unknown: /*i18n*/ {
    id: 'mail.unsubscribe.unknown',
    message: 'This link is incomplete or wrong. Please open it directly from the email.',
  },
  home: /*i18n*/ { id: 'mail.unsubscribe.home', message: 'Return to homepage' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
