import type { MessageDescriptor } from '@lingui/core';

/** A sentence in two forms: a market may have no support. `{support}` is its address. */
export interface SupportWords {
  readonly withSupport: MessageDescriptor;
  readonly withoutSupport: MessageDescriptor;
}

/** What a mail says. `{product}` is the market; who says it knows the other values. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly (MessageDescriptor | SupportWords)[];
  /** What its one link does. */
  readonly action?: MessageDescriptor;
  /** What stands below in small: how long the link is good, and what to do if it was somebody else. */
  readonly note?: MessageDescriptor;
}

/** What every mail says around that. */
export const frameWords = {
  /** Above the address of the link, for those whose button does nothing. */
  address: /*i18n*/ { id: 'mail.frame.address', message: 'Or open this link in your browser:' },
  why: {
    withSupport: /*i18n*/ {
      id: 'mail.frame.why',
      message:
        'You get this automatic email because it concerns your {product} account. Please don’t reply. Questions? Write to {support}.',
    },
    withoutSupport: /*i18n*/ {
      id: 'mail.frame.whyWithoutSupport',
      message: 'You get this automatic email because it concerns your {product} account. Please don’t reply.',
    },
  },
} as const;
