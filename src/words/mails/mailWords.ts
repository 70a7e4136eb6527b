import type { MessageDescriptor } from '@lingui/core';

/** What a mail says. `{product}` is the market; who says it knows the other values. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  /** What its one link does. */
  readonly action?: MessageDescriptor;
  /** What stands below in small: how long the link is good, and what to do if it was somebody else. */
  readonly note?: MessageDescriptor;
}

/** What every mail says around that. */
export const frameWords = {
  /** Above the address of the link, for those whose button does nothing. */
  address: /*i18n*/ { id: 'mail.frame.address', message: 'Or open this address in your browser:' },
  why: /*i18n*/ {
    id: 'mail.frame.why',
    message:
      'This mail was sent automatically, because it concerns an account with {product}. Nobody reads answers to it; we are at {support}.',
  },
} as const;
