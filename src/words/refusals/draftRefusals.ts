import type { MessageDescriptor } from '@lingui/core';

/** The messages for a draft that the account does not store, by code. The device still stores it. */
export const draftRefusalWords = {
  'session.required': /*i18n*/ { id: 'draft.sessionRequired', message: 'Please log in to continue.' },
  'draft.notYours': /*i18n*/ { id: 'draft.notYours', message: 'Draft not found.' },
  'draft.notBegun': /*i18n*/ { id: 'draft.notBegun', message: 'This draft is incomplete. Please start a new one.' },
  'draft.aheadOfTime': /*i18n*/ {
    id: 'draft.aheadOfTime',
    message: 'Your device’s clock is more than a day ahead. Your draft is saved on this device only.',
  },
  'draft.full': /*i18n*/ {
    id: 'draft.full',
    message: 'This draft has been changed too often to save more versions. It stays on this device.',
  },
  'draft.tooMany': /*i18n*/ {
    id: 'draft.tooMany',
    message: 'You’ve reached the limit for drafts. This one stays on this device.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type DraftRefusalCode = keyof typeof draftRefusalWords;
