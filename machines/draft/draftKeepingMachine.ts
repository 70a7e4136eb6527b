import { withEvent } from '../statecharts/parameters.ts';
import { decidedBy, draftKeepingSetup, none, overwritten } from './draftKeepingSetup.ts';

/** The draft of an ad on this device: found again, gone on with, taken back, and let go. */
export const draftKeepingMachine = draftKeepingSetup.createMachine({
  id: 'draftKeeping',
  description: 'The draft of an ad, as this device keeps it.',
  context: ({ input: { from } }) => ({ account: null, from, held: null, ...none }),
  initial: 'unopened',
  states: {
    unopened: {
      description: 'It is not known yet who is here, and so not whose drafts may be shown.',
      on: {
        'session.told': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    opening: {
      description: 'The device is asked for a draft that goes on.',
      entry: 'letGo',
      invoke: {
        id: 'opening',
        src: 'opening',
        input: ({ context: { account, from } }) => ({ account, from }),
        onDone: [
          {
            guard: { type: 'isGoneOnWith', params: ({ event }) => ({ kept: event.output }) },
            target: 'editing',
            actions: { type: 'takeDraft', params: ({ event }) => ({ kept: event.output }) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ kept: event.output }) },
            target: 'offered',
            actions: { type: 'takeDraft', params: ({ event }) => ({ kept: event.output }) },
          },
          { target: 'editing' },
        ],
        onError: [{ guard: 'isOfAd', target: 'unread' }, { target: 'editing.unkept' }],
      },
      on: {
        // Who logs in over a blank form may be writing.
        'fields.settled': { actions: withEvent('hold') },
        'session.told': {
          target: 'opening',
          reenter: true,
          actions: withEvent('takeAccount'),
        },
      },
    },

    unread: {
      description: 'The ad that is to be changed or copied could not be had.',
      tags: ['settled'],
      meta: { shows: ['loadAgain'] },
      on: {
        'opening.retried': 'opening',
        'session.told': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    offered: {
      description: 'There is a draft of an earlier visit. One goes on with it, or begins anew.',
      tags: ['settled'],
      meta: { shows: ['resume'] },
      // As where one writes while it is offered.
      always: { guard: 'isHolding', target: 'editing', actions: 'letGo' },
      on: {
        // What was nobody's is now whose it is who is logged in and goes on with it.
        'draft.resumed': {
          target: 'editing',
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'draft.dropped': {
          target: 'editing',
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            'letGo',
          ],
        },
        // Who begins to write has begun anew; the other draft stays, and is offered again.
        'fields.settled': {
          target: 'editing',
          actions: [
            'letGo',
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'session.told': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    editing: {
      description: 'One writes.',
      tags: ['settled'],
      initial: 'kept',
      always: {
        guard: 'isHolding',
        actions: [
          { type: 'keep', params: ({ context }) => decidedBy(context, context.held!) },
          { type: 'append', params: ({ context }) => decidedBy(context, context.held!) },
          'forgetHeld',
        ],
      },
      on: {
        'fields.settled': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'step.undone': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'step.redone': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'draft.dropped': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            'letGo',
          ],
        },
        'ad.published': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            'letGo',
          ],
        },
        'session.told': [
          {
            guard: withEvent('isAnothers'),
            target: 'sealed',
            actions: withEvent('takeAccount'),
          },
          {
            guard: withEvent('isBlankForAnother'),
            target: 'opening',
            actions: withEvent('takeAccount'),
          },
          {
            actions: [
              withEvent('takeAccount'),
              { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
              { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            ],
          },
        ],
        'journal.heard': {
          guard: withEvent('isThis'),
          target: '.heard',
          actions: [
            { type: 'tellOverwritten', params: ({ context, event }) => ({ fields: overwritten(context, event) }) },
            withEvent('hear'),
          ],
        },
        'keeping.failed': '.unkept',
      },
      states: {
        kept: { description: 'What is settled is kept on this device.' },
        heard: {
          description: 'Another tab or device has written; where it has let the draft go, so does this one.',
          always: [
            {
              guard: 'isPublished',
              target: 'kept',
              actions: [{ type: 'tellPublished', params: ({ context }) => ({ draft: context.id! }) }, 'letGo'],
            },
            { guard: 'isOver', target: 'kept', actions: 'letGo' },
            { target: 'kept' },
          ],
        },
        unkept: {
          description: 'The device keeps nothing: what is typed lasts as long as the page.',
          tags: ['unkept'],
        },
      },
    },

    sealed: {
      description: 'The draft is somebody’s who is logged in no longer. It stays, and only they see it.',
      tags: ['settled'],
      meta: { shows: ['sealed'] },
      on: {
        'session.told': [
          {
            guard: withEvent('isOwners'),
            target: 'editing',
            actions: withEvent('takeAccount'),
          },
          { actions: withEvent('takeAccount') },
        ],
        'draft.resumed': 'opening',
      },
    },
  },
});
