import type { MessageDescriptor } from '@lingui/core';
import { writeLimitWords } from './writeLimits.ts';

/** What people read where an ad is not taken, by code. What is wrong with fields stands there (`forms.ts`). */
export const insertionRefusalWords = {
  'account.tooMany.ads': writeLimitWords.ads,
  'account.tooMany.unverified': writeLimitWords.unverified,
  'session.required': /*i18n*/ { id: 'insertion.sessionRequired', message: 'Please log in first.' },
  'insertion.invalid': /*i18n*/ {
    id: 'insertion.invalid',
    message: 'There are some errors in the form, please correct them.',
  },
  'insertion.quotaReached': /*i18n*/ {
    id: 'insertion.quotaReached',
    message:
      '{most} of your real-estate ads run already, as many as the free plan has. As soon as one is sold or removed there is room.',
  },
  'insertion.notThere': /*i18n*/ { id: 'insertion.notThere', message: 'There is no such ad of yours.' },
  'insertion.accountAway': /*i18n*/ {
    id: 'insertion.accountAway',
    message: 'Your account is hidden or about to be deleted. Come back to it first, then your ad can run.',
  },
  'insertion.wrongState': /*i18n*/ {
    id: 'insertion.wrongState',
    message: 'The ad does not stand as it did: somebody has changed it meanwhile. Look at it again.',
  },
  'insertion.notEndingYet': /*i18n*/ {
    id: 'insertion.notEndingYet',
    message: 'The term of the ad does not end yet. You can renew it in its last week.',
  },
  'insertion.linkUnknown': /*i18n*/ {
    id: 'insertion.linkUnknown',
    message: 'This link is none of ours, or a part of it is missing. Open it from the email once more.',
  },
  'insertion.linkOver': /*i18n*/ {
    id: 'insertion.linkOver',
    message:
      'This link renews nothing any more: it has been used, is too old, or the ad is gone. Log in to see how your ads stand.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type InsertionRefusalCode = keyof typeof insertionRefusalWords;
