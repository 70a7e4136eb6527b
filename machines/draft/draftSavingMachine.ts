import { withEvent } from '../statecharts/parameters.ts';
import { decidedBy, draftSavingSetup, none, overwritten } from './draftSavingSetup.ts';

/** The draft of a listing on this device: found, continued, undone, and closed. */
export const draftSavingMachine = draftSavingSetup.createMachine({
  id: 'draftSaving',
  description: 'The draft of a listing on this device.',
  context: ({ input: { from } }) => ({ account: null, from, held: null, ...none }),
  initial: 'unopened',
  states: {
    unopened: {
      description: 'The account is not known yet, and so neither are the drafts that may be shown.',
      on: {
        'session.reported': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    opening: {
      description: 'The device is searched for an open draft.',
      entry: 'letGo',
      invoke: {
        id: 'opening',
        src: 'opening',
        input: ({ context: { account, from } }) => ({ account, from }),
        onDone: [
          {
            guard: { type: 'isContinued', params: ({ event }) => ({ opened: event.output }) },
            target: 'editing',
            actions: { type: 'takeDraft', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ opened: event.output }) },
            target: 'offered',
            actions: { type: 'takeDraft', params: ({ event }) => ({ opened: event.output }) },
          },
          { target: 'editing' },
        ],
        onError: [{ guard: 'isOfListing', target: 'unread' }, { target: 'editing.unkept' }],
      },
      on: {
        // Values typed while the draft loads are held: the user may be typing into a blank form while logging in.
        'fields.settled': { actions: withEvent('hold') },
        'session.reported': {
          target: 'opening',
          reenter: true,
          actions: withEvent('takeAccount'),
        },
      },
    },

    unread: {
      description: 'The listing to change or copy could not be loaded.',
      tags: ['settled'],
      meta: { shows: ['loadAgain'] },
      on: {
        'opening.retried': 'opening',
        'session.reported': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    offered: {
      description: 'There is a draft of an earlier visit. The user continues it, or starts a new one.',
      tags: ['settled'],
      meta: { shows: ['resume'] },
      // Values typed during the search start a new draft, as typing during the offer does.
      always: { guard: 'isHolding', target: 'editing', actions: 'letGo' },
      on: {
        // Continuing a visitor's draft claims it for the account that is logged in.
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
        // Typing starts a new draft; the offered draft stays, and is offered again later.
        'fields.settled': {
          target: 'editing',
          actions: [
            'letGo',
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
          ],
        },
        'session.reported': { target: 'opening', actions: withEvent('takeAccount') },
      },
    },

    editing: {
      description: 'The user writes.',
      tags: ['settled'],
      initial: 'saved',
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
        'listing.published': {
          actions: [
            { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
            { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            'letGo',
          ],
        },
        'session.reported': [
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
        'journal.received': {
          guard: withEvent('isThis'),
          target: '.received',
          actions: [
            { type: 'reportOverwritten', params: ({ context, event }) => ({ fields: overwritten(context, event) }) },
            withEvent('hear'),
          ],
        },
        'saving.failed': '.unkept',
      },
      states: {
        saved: { description: 'All values are saved on this device.' },
        received: {
          description: 'Another tab or device has written. If the draft was closed there, it closes here too.',
          always: [
            {
              guard: 'isPublished',
              target: 'saved',
              actions: [{ type: 'reportPublished', params: ({ context }) => ({ draft: context.id! }) }, 'letGo'],
            },
            { guard: 'isOver', target: 'saved', actions: 'letGo' },
            { target: 'saved' },
          ],
        },
        unkept: {
          description: 'The device cannot store anything: typed values last as long as the page.',
          tags: ['unkept'],
        },
      },
    },

    sealed: {
      description:
        'The draft belongs to an account that is no longer logged in. It stays, and only that account sees it.',
      tags: ['settled'],
      meta: { shows: ['sealed'] },
      on: {
        'session.reported': [
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
