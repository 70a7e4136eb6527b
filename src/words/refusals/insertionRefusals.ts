import type { MessageDescriptor } from '@lingui/core';
import { writeLimitWords } from './writeLimits.ts';

/** The messages for a refused listing, by code. Invalid fields have their own messages (`forms.ts`). */
export const insertionRefusalWords = {
  'account.tooMany.ads': writeLimitWords.ads,
  'account.tooMany.unverified': writeLimitWords.unverified,
  'session.required': /*i18n*/ { id: 'insertion.sessionRequired', message: 'Please log in to continue.' },
  'insertion.invalid': /*i18n*/ {
    id: 'insertion.invalid',
    message: 'There are some errors in the form, please correct them.',
  },
  'insertion.quotaReached': /*i18n*/ {
    id: 'insertion.quotaReached',
    message:
      'You already have {most} active real-estate ads, the limit for private sellers. Mark one as sold or delete it to publish another.',
  },
  'insertion.notThere': /*i18n*/ { id: 'insertion.notThere', message: 'We couldn’t find this ad in your account.' },
  'insertion.accountAway': /*i18n*/ {
    id: 'insertion.accountAway',
    message: 'Your account is hidden or scheduled for deletion. Reactivate it to publish ads.',
  },
  'insertion.wrongState': /*i18n*/ {
    id: 'insertion.wrongState',
    message: 'This ad has changed since you opened it. Check it and try again.',
  },
  'insertion.notEndingYet': /*i18n*/ {
    id: 'insertion.notEndingYet',
    message: 'You can renew this ad in its last week.',
  },
  'insertion.linkUnknown': /*i18n*/ {
    id: 'insertion.linkUnknown',
    message: 'This link is incomplete or wrong. Please open it directly from the email.',
  },
  'insertion.linkOver': /*i18n*/ {
    id: 'insertion.linkOver',
    message: 'This renewal link has expired or was already used. Log in to see your ads.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type InsertionRefusalCode = keyof typeof insertionRefusalWords;
