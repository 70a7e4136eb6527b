import type { MessageDescriptor } from '@lingui/core';
import type { MailWords } from './mailWords.ts';

/** The mail about messages. It says no word of them, nor whose they are: anybody may take any name. */
export const messageMails = {
  /** To whoever has not read for a while what they were written. */
  messagesUnread: {
    subject: /*i18n*/ {
      id: 'mail.messagesUnread.subject',
      message: '{count, plural, one {Somebody has written to you} other {{count} messages for you}}: {title}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.messagesUnread.text',
        message:
          '{count, plural, one {A message about the ad “{title}” waits for you with {product}.} other {{count} messages about the ad “{title}” wait for you with {product}.}}',
      },
      /*i18n*/ {
        id: 'mail.messagesUnread.there',
        message:
          'Answer it there and stay there: who asks you to go on elsewhere, or for a code, is often up to no good.',
      },
    ],
    action: /*i18n*/ { id: 'mail.messagesUnread.action', message: 'Read and answer' },
    note: /*i18n*/ {
      id: 'mail.messagesUnread.note',
      message: 'Until you have read it, no other email comes about this conversation.',
    },
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type MessageMailKind = keyof typeof messageMails;

/** What is said around stopping these mails: in the mail itself, and on the page that its link leads to. */
export const unsubscribeWords = {
  link: /*i18n*/ { id: 'mail.unsubscribe.link', message: 'No more emails about unread messages' },
  title: /*i18n*/ { id: 'mail.unsubscribe.title', message: 'Emails about unread messages' },
  question: /*i18n*/ {
    id: 'mail.unsubscribe.question',
    message:
      'Shall no email tell you any more that messages wait for you? The messages themselves stay where they are.',
  },
  button: /*i18n*/ { id: 'mail.unsubscribe.button', message: 'Stop these emails' },
  done: /*i18n*/ { id: 'mail.unsubscribe.done', message: 'These emails are stopped' },
  again: /*i18n*/ {
    id: 'mail.unsubscribe.again',
    message: 'Should you want them again, turn them on in your account, under “Message settings”.',
  },
  unknown: /*i18n*/ {
    id: 'mail.unsubscribe.unknown',
    message: 'This link is none of ours, or a part of it is missing. Open it from the email once more.',
  },
  home: /*i18n*/ { id: 'mail.unsubscribe.home', message: 'Return to homepage' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
