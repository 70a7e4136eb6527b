import type { AdItem } from '../listing/adItem.ts';
import type { FormErrors } from '../market/api/formErrors.ts';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { handed } from './handingIn.ts';
import { insertionSetup, type PreviewOutcome, type PublishedAd, type PublishOutcome } from './insertionSetup.ts';
import { stepAfter } from './insertionSteps.ts';

// States that wait for the server: preview, save, publish.

/** Preview and confirmation need a login. A seller who has logged out goes back to the contact step. */
const leavesWithoutSession = {
  'session.told': [
    {
      guard: withEvent('isLoggedOut'),
      target: '#insertion.deciding',
      actions: ['forgetGeneral', withEvent('takeSession')],
    },
    { actions: withEvent('takeSession') },
  ],
} as const satisfies Parameters<typeof insertionSetup.createStateConfig>[0]['on'];

export const previewStep = insertionSetup.createStateConfig({
  description: 'One looks at the ad as others will.',
  on: leavesWithoutSession,
  initial: 'previewing',
  states: {
    previewing: {
      description: 'The server is asked what the ad will look like, and judges it.',
      tags: ['busy'],
      // What an attempt to save has said of the ad stays.
      entry: 'forgetItem',
      invoke: {
        id: 'previewing',
        src: 'previewing',
        input: ({ context }) => handed(context),
        onDone: [
          {
            guard: withOutput('isShown'),
            target: 'shown',
            actions: { type: 'takeItem', params: ({ event }) => event.output as { item: AdItem } },
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
        onError: { target: 'failed', actions: 'tellNotSent' },
      },
    },
    shown: {
      description: 'It is in sight, as its page will show it.',
      meta: { shows: ['item', 'next'] },
      on: {
        'form.submitted': {
          target: '#insertion.deciding',
          actions: [
            { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
            { type: 'wishFor', params: ({ context }) => ({ step: stepAfter(context.step) }) },
          ],
        },
      },
    },
    failed: {
      description: 'It could not be had. What was typed is safe.',
      meta: { shows: ['general', 'loadAgain'] },
      on: {
        'loading.retried': { target: 'previewing', actions: 'forgetGeneral' },
        // The session had ended, and the seller has logged in again.
        'session.told': {
          guard: withEvent('isLoggedInAgain'),
          target: 'previewing',
          actions: ['forgetGeneral', withEvent('takeSession')],
        },
      },
    },
  },
});

export const savingAtStep = insertionSetup.createStateConfig({
  description: 'The changes of an edit are on their way; the step that they were saved from stays in sight.',
  tags: ['busy'],
  on: {
    'draft.told': [
      { guard: withEvent('isUnchanged') },
      // Another tab has changed the draft: the ad being saved is out of date.
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
    input: ({ context }) => handed(context),
    onDone: [
      {
        guard: withOutput('isPublished'),
        target: '#insertion.published',
        actions: { type: 'takePublished', params: ({ event }) => event.output as { published: PublishedAd } },
      },
      {
        target: '#insertion.deciding',
        actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) },
      },
    ],
    onError: { target: '#insertion.deciding', actions: 'tellNotSent' },
  },
  initial: 'fields',
  states: {
    fields: { description: 'The first or the second step is in sight.', meta: { shows: ['next'] } },
    contact: { description: 'The contact step is in sight.', meta: { shows: ['contact'] } },
    preview: { description: 'The ad is in sight, as its page will show it.', meta: { shows: ['item', 'next'] } },
  },
});

export const confirmStep = insertionSetup.createStateConfig({
  description: 'The seller confirms. The ad is published, or waits until the address is verified.',
  on: leavesWithoutSession,
  initial: 'ready',
  states: {
    ready: {
      description: 'What will happen is told, and what it costs.',
      meta: { shows: ['publish'] },
      on: { 'publication.asked': 'publishing' },
    },
    publishing: {
      description: 'It is on its way, once, however often one presses.',
      tags: ['busy'],
      meta: { shows: ['publish'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'publishing',
        src: 'publishing',
        input: ({ context }) => handed(context),
        onDone: [
          {
            guard: withOutput('isPublished'),
            target: '#insertion.published',
            actions: {
              type: 'takePublished',
              params: ({ event }) => event.output as { published: PublishedAd },
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
        onError: { target: 'refused', actions: 'tellNotSent' },
      },
    },
    refused: {
      description: 'It was not taken, or did not come through; it can be handed in again and is published once.',
      meta: { shows: ['publish', 'general'] },
      on: { 'publication.asked': 'publishing' },
    },
  },
});

function errorsIn(outcome: PreviewOutcome | PublishOutcome): FormErrors {
  return 'errors' in outcome ? outcome.errors : { fields: {}, general: {} };
}
