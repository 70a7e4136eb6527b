import type { MessageDescriptor } from '@lingui/core';

/** A sentence in two forms, because a market may have no support. `{support}` is its address. */
export interface SupportWords {
  readonly withSupport: MessageDescriptor;
  readonly withoutSupport: MessageDescriptor;
}

/** The texts of a mail. `{product}` is the market. The sender supplies the other values. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly (MessageDescriptor | SupportWords)[];
  /** The index of the paragraph that mail programs show next to the subject: the first one that adds to it. */
  readonly preview: number;
  /** The label of the mail's button; undefined if the mail has none. */
  readonly action?: MessageDescriptor;
  /** The small print: how long the link is valid, and what to do if the recipient did not request the mail. */
  readonly note?: MessageDescriptor;
}

/** The texts of the frame that all mails share. */
export const frameWords = {
  /** The text above the URL of the link, for recipients whose button does not work. */
  address: /*i18n*/ { id: 'mail.frame.address', message: 'Or open this link in your browser:' },
  why: {
    withSupport: /*i18n*/ {
      id: 'mail.frame.why',
      message:
        'This is an automatic email about your {product} account. Please don’t reply. Questions? Write to {support}.',
    },
    withoutSupport: /*i18n*/ {
      id: 'mail.frame.whyWithoutSupport',
      message: 'This is an automatic email about your {product} account. Please don’t reply.',
    },
  },
} as const;
