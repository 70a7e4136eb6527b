import type { MessageDescriptor } from '@lingui/core';

/** What people read where their account does not keep a draft, by code. The device keeps it all the same. */
export const draftRefusalWords = {
  'session.required': /*i18n*/ { id: 'draft.sessionRequired', message: 'Please log in first.' },
  'draft.notYours': /*i18n*/ { id: 'draft.notYours', message: 'There is no such draft of yours.' },
  'draft.notBegun': /*i18n*/ { id: 'draft.notBegun', message: 'This draft has no beginning.' },
  'draft.aheadOfTime': /*i18n*/ {
    id: 'draft.aheadOfTime',
    message: 'The clock of this device is more than a day ahead. The draft stays on the device.',
  },
  'draft.full': /*i18n*/ {
    id: 'draft.full',
    message: 'This draft has changed so often that your account keeps no more of it. It stays on the device.',
  },
  'draft.tooMany': /*i18n*/ {
    id: 'draft.tooMany',
    message: 'Your account has as many drafts as it keeps. This one stays on the device.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type DraftRefusalCode = keyof typeof draftRefusalWords;
