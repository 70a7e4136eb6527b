import { assign, setup } from 'xstate';
import { isRefusal, type Refusal } from '../journal/refusal.ts';
import { withEvent } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { differing, type Draft, evolve, fieldsOf } from './lifecycle/draft.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { factsBeyond } from './draftJournals.ts';
import type { DraftKeepingEvent } from './draftKeepingEvents.ts';
import { begin, change, claim, discard, publish, redo, undo } from './lifecycle/draftRules.ts';

/** A draft's journal as a device keeps it. */
export interface KeptDraft {
  readonly id: string;
  readonly facts: readonly DraftFact[];
}

/** What an opened page has: a draft that goes on, and whether one goes on with it at once or is asked. */
export interface OpenedDraft extends KeptDraft {
  readonly isGoneOnWith: boolean;
}

/** The ad that a draft changes, or begins as a copy of. */
export type DraftOrigin = NonNullable<Draft['from']>;

/** Who is here, null for nobody, and what they want to change or copy, null for nothing. */
export interface Opening {
  readonly account: string | null;
  readonly from: DraftOrigin | null;
}

interface KeepingContext extends Opening {
  readonly id: string | null;
  readonly draft: Draft | null;
  /** The facts of the draft that this page has seen: what another tab or device tells again counts once. */
  readonly facts: readonly DraftFact[];
}

function folded({ draft, facts: seen }: Pick<KeepingContext, 'draft' | 'facts'>, facts: readonly DraftFact[]) {
  const unknown = factsBeyond(facts, seen);
  return { draft: unknown.reduce<Draft | null>(evolve, draft), facts: [...seen, ...unknown] };
}

const none: Pick<KeepingContext, 'id' | 'draft' | 'facts'> = { id: null, draft: null, facts: [] };

/** The draft of an ad on this device: found again, gone on with, taken back, and let go. */
export const draftKeepingMachine = setup({
  types: {
    input: {} as { readonly from: DraftOrigin | null },
    context: {} as KeepingContext,
    events: {} as DraftKeepingEvent,
    /** `settled`: it is known what there is. `unkept`: this device does not keep what is typed. */
    tags: {} as 'settled' | 'unkept',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('resume' | 'sealed' | 'loadAgain')[] },
  },
  actors: {
    /**
     * The draft that was written last, of those that are nobody's or the account's and that go on; null where there is none.
     * Of an ad that is to be changed or copied it is the draft for that, kept already. Rejects where nothing can be kept, or
     * where the ad cannot be had.
     */
    opening: providedPromise<OpenedDraft | null, Opening>('opening'),
  },
  actions: {
    takeAccount: assign((_, { account }: { account: string | null }) => ({ account })),
    /** What was asked for is there: it is not asked for again. */
    takeDraft: assign((_, { kept }: { kept: OpenedDraft | null }) =>
      kept ? { from: null, id: kept.id, ...folded(none, kept.facts) } : none,
    ),
    letGo: assign(none),
    hear: assign(({ context }, { facts }: { facts: readonly DraftFact[] }) => folded(context, facts)),
    append: assign(({ context }, { draft: id, facts }: Decided) =>
      facts.length === 0 ? {} : { id, ...folded(context, facts) },
    ),
    /** The edge writes down what was decided, if anything was, tells the other tabs, and says where it cannot. It does so first. */
    keep: (_, _params: Decided) => {},
    /** The edge says that another tab or device has written over these fields. */
    tellOverwritten: (_, _params: { readonly fields: readonly string[] }) => {},
    /** The edge tells whoever inserts an ad that theirs is one already. */
    tellPublished: (_, _params: { readonly draft: string }) => {},
  },
  guards: {
    isFound: (_, { kept }: { kept: OpenedDraft | null }) => kept !== null,
    /** One was at it before the page was loaded anew, or has asked for it by its ad. */
    isGoneOnWith: (_, { kept }: { kept: OpenedDraft | null }) => kept?.isGoneOnWith === true,
    isOfAd: ({ context }) => context.from !== null,
    isThis: ({ context }, { draft }: { draft: string }) => draft === context.id,
    /** It is the account's, and that is not the one that is logged in. */
    isAnothers: ({ context }, { account }: { account: string | null }) =>
      context.draft !== null && context.draft.account !== null && context.draft.account !== account,
    isOwners: ({ context }, { account }: { account: string | null }) => context.draft?.account === account,
    /** Nothing was written yet, and somebody may have drafts that nobody else sees. */
    isBlankForAnother: ({ context }, { account }: { account: string | null }) =>
      context.draft === null && account !== context.account,
    isPublished: ({ context }) => context.draft?.status === 'published',
    isOver: ({ context }) => context.draft !== null && context.draft.status !== 'open',
  },
}).createMachine({
  id: 'draftKeeping',
  description: 'The draft of an ad, as this device keeps it.',
  context: ({ input: { from } }) => ({ account: null, from, ...none }),
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

/** The fields in which something stood that stands there no longer once facts are heard. */
export function overwritten(
  { draft, facts: seen }: Pick<KeepingContext, 'draft' | 'facts'>,
  { facts }: { readonly facts: readonly DraftFact[] },
): readonly string[] {
  const after = folded({ draft, facts: seen }, facts).draft;
  return draft && after ? Object.keys(differing(after, fieldsOf(draft))) : [];
}

/** Facts, and the draft in whose journal they stand. */
interface Decided {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** What the rules make of an event; nothing where they refuse, as taking back what is not there. */
function decidedBy({ id, draft, account }: KeepingContext, event: DraftKeepingEvent): Decided {
  if (event.type === 'fields.settled') return settled({ id, draft, account }, event);
  return { draft: id ?? '', facts: draft ? factsOf(draftAnswer(draft, account, event)) : [] };
}

function draftAnswer(draft: Draft, here: string | null, event: DraftKeepingEvent): readonly DraftFact[] | Refusal {
  switch (event.type) {
    case 'step.undone':
      return undo(draft, { write: event.write, at: event.at });
    case 'step.redone':
      return redo(draft, { write: event.write, at: event.at });
    case 'session.told':
      return event.account === null ? [] : claim(draft, { account: event.account, at: event.at });
    case 'draft.resumed':
      return here === null ? [] : claim(draft, { account: here, at: event.at });
    case 'draft.dropped':
      return discard(draft, event);
    case 'ad.published':
      return publish(draft, event);
    default:
      return [];
  }
}

/** A draft begins with the first thing that is written. */
function settled(
  { id, draft, account }: Pick<KeepingContext, 'id' | 'draft' | 'account'>,
  { fields, write, at, draft: fresh }: Extract<DraftKeepingEvent, { type: 'fields.settled' }>,
): Decided {
  if (id !== null && draft) return { draft: id, facts: factsOf(change(draft, { fields, write, at })) };
  const opening = [
    ...factsOf(begin({ at })),
    ...(account === null ? [] : [{ type: 'draft.claimed' as const, at, account }]),
  ];
  const blank = opening.reduce<Draft | null>(evolve, null)!;
  const written = factsOf(change(blank, { fields, write, at }));
  return { draft: fresh, facts: written.length === 0 ? [] : [...opening, ...written] };
}

function factsOf(answer: readonly DraftFact[] | Refusal): readonly DraftFact[] {
  return isRefusal(answer) ? [] : answer;
}
