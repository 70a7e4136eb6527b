import type { ListingItem } from '../listing/listingItem.ts';
import type { FormErrors } from '../market/api/formErrors.ts';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { submissionOf } from './submission.ts';
import { insertionSetup, type PreviewOutcome, type PublishedListing, type PublishOutcome } from './insertionSetup.ts';
import { stepAfter } from './insertionSteps.ts';

// States that wait for the server: preview, save, publish.

/** Preview and confirmation need a login. A seller who has logged out goes back to the contact step. */
const leavesWithoutSession = {
  'session.reported': [
    {
      guard: withEvent('isLoggedOut'),
      target: '#insertion.deciding',
      actions: ['forgetGeneral', withEvent('takeSession')],
    },
    { actions: withEvent('takeSession') },
  ],
} as const satisfies Parameters<typeof insertionSetup.createStateConfig>[0]['on'];

export const previewStep = insertionSetup.createStateConfig({
  description: 'The seller looks at the preview of the listing.',
  on: leavesWithoutSession,
  initial: 'previewing',
  states: {
    previewing: {
      description: 'The preview is being requested, and the server validates the listing.',
      tags: ['busy'],
      // Only the previewed listing is dropped: the errors of an attempt to save stay.
      entry: 'forgetItem',
      invoke: {
        id: 'previewing',
        src: 'previewing',
        input: ({ context }) => submissionOf(context),
        onDone: [
          {
            guard: withOutput('isShown'),
            target: 'shown',
            actions: { type: 'takeItem', params: ({ event }) => event.output as { item: ListingItem } },
          },
          {
            guard: withOutput('isMendable'),
            target: '#insertion.deciding',
            actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
          },
          {
            target: 'failed',
            actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
          },
        ],
        onError: { target: 'failed', actions: 'showNotSent' },
      },
    },
    shown: {
      description: 'The preview is visible, as the listing’s page will be.',
      meta: { shows: ['item', 'next'] },
      on: {
        'form.submitted': {
          target: '#insertion.deciding',
          actions: [
            { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
            { type: 'requestStep', params: ({ context }) => ({ step: stepAfter(context.step) }) },
          ],
        },
      },
    },
    failed: {
      description: 'The preview could not be loaded. The values are safe.',
      meta: { shows: ['general', 'loadAgain'] },
      on: {
        'loading.retried': { target: 'previewing', actions: 'forgetGeneral' },
        // The seller has logged in again after the session had ended, so the preview is requested again.
        'session.reported': {
          guard: withEvent('isLoggedInAgain'),
          target: 'previewing',
          actions: ['forgetGeneral', withEvent('takeSession')],
        },
      },
    },
  },
});

export const savingAtStep = insertionSetup.createStateConfig({
  description: 'The changes of an edit are being saved; the step that they were saved from stays visible.',
  tags: ['busy'],
  on: {
    'draft.reported': [
      { guard: withEvent('isUnchanged') },
      // Another tab has changed the draft: the listing being saved is out of date.
      {
        target: '#insertion.deciding',
        actions: [withEvent('takeDraft'), 'beginAgain'],
      },
    ],
    'save.requested': {},
  },
  invoke: {
    id: 'saving',
    src: 'publishing',
    input: ({ context }) => submissionOf(context),
    onDone: [
      {
        guard: withOutput('isPublished'),
        target: '#insertion.published',
        actions: { type: 'takePublished', params: ({ event }) => event.output as { published: PublishedListing } },
      },
      {
        target: '#insertion.deciding',
        actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
      },
    ],
    onError: { target: '#insertion.deciding', actions: 'showNotSent' },
  },
  initial: 'fields',
  states: {
    fields: { description: 'The first or the second step is visible.', meta: { shows: ['next'] } },
    contact: { description: 'The contact step is visible.', meta: { shows: ['contact'] } },
    preview: { description: 'The preview of the listing is visible.', meta: { shows: ['item', 'next'] } },
  },
});

export const confirmStep = insertionSetup.createStateConfig({
  description: 'The seller confirms. The listing is published, or waits until the address is verified.',
  on: leavesWithoutSession,
  initial: 'ready',
  states: {
    ready: {
      description: 'The page explains the next steps and the cost.',
      meta: { shows: ['publish'] },
      on: { 'publication.requested': 'publishing' },
    },
    publishing: {
      description: 'The listing is being submitted, once, however often the seller presses.',
      tags: ['busy'],
      meta: { shows: ['publish'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'publishing',
        src: 'publishing',
        input: ({ context }) => submissionOf(context),
        onDone: [
          {
            guard: withOutput('isPublished'),
            target: '#insertion.published',
            actions: {
              type: 'takePublished',
              params: ({ event }) => event.output as { published: PublishedListing },
            },
          },
          {
            guard: withOutput('isMendable'),
            target: '#insertion.deciding',
            actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
          },
          {
            target: 'refused',
            actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
          },
        ],
        onError: { target: 'refused', actions: 'showNotSent' },
      },
    },
    refused: {
      description: 'The server refused it, or the call failed; it can be submitted again and is published once.',
      meta: { shows: ['publish', 'general'] },
      on: { 'publication.requested': 'publishing' },
    },
  },
});

function errorsIn(outcome: PreviewOutcome | PublishOutcome): FormErrors {
  return 'errors' in outcome ? outcome.errors : { fields: {}, general: {} };
}
