import { assign, fromPromise, setup } from 'xstate';
import { isRefusal, type Refusal } from '../journal/refusal.ts';
import { type Draft, evolve } from './draft.ts';
import type { DraftFact } from './draftFacts.ts';
import type { DraftKeepingEvent } from './draftKeepingEvents.ts';
import { begin, change, claim, discard, publish, redo, undo } from './draftRules.ts';

/** A draft's journal as a device keeps it. */
export interface KeptDraft {
  readonly id: string;
  readonly facts: readonly DraftFact[];
}

interface KeepingContext {
  /** Who is logged in; null for nobody. */
  readonly account: string | null;
  readonly id: string | null;
  readonly draft: Draft | null;
  /** The facts of the draft that this page has seen: what another tab tells again counts once. */
  readonly known: readonly string[];
}

/** What tells one fact of a draft from another. */
function nameOf(fact: DraftFact): string {
  return 'write' in fact ? fact.write : fact.type;
}

function folded({ draft, known }: Pick<KeepingContext, 'draft' | 'known'>, facts: readonly DraftFact[]) {
  const unknown = facts.filter((fact) => !known.includes(nameOf(fact)));
  return {
    draft: unknown.reduce<Draft | null>(evolve, draft),
    known: [...known, ...unknown.map(nameOf)],
  };
}

const none: Pick<KeepingContext, 'id' | 'draft' | 'known'> = { id: null, draft: null, known: [] };

/** The draft of an ad on this device: found again, gone on with, taken back, and let go. */
export const draftKeepingMachine = setup({
  types: {
    context: {} as KeepingContext,
    events: {} as DraftKeepingEvent,
    /** `settled`: it is known what there is. `unkept`: this device does not keep what is typed. */
    tags: {} as 'settled' | 'unkept',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('resume' | 'sealed')[] },
  },
  actors: {
    /** The draft that was written last, of those that are nobody's or the account's and that go on; null where there is none. */
    opening: fromPromise<KeptDraft | null, { readonly account: string | null }>(() =>
      Promise.reject(new Error('opening is for the edge to give')),
    ),
  },
  actions: {
    takeAccount: assign((_, { account }: { account: string | null }) => ({ account })),
    takeDraft: assign((_, { kept }: { kept: KeptDraft | null }) =>
      kept ? { id: kept.id, ...folded(none, kept.facts) } : none,
    ),
    letGo: assign(none),
    hear: assign(({ context }, { facts }: { facts: readonly DraftFact[] }) => folded(context, facts)),
    append: assign(({ context }, { draft: id, facts }: Decided) =>
      facts.length === 0 ? {} : { id, ...folded(context, facts) },
    ),
    /** The edge writes down what was decided, if anything was, tells the other tabs, and says where it cannot. It does so first. */
    keep: (_, _params: Decided) => {},
  },
  guards: {
    isFound: (_, { kept }: { kept: KeptDraft | null }) => kept !== null,
    isThis: ({ context }, { draft }: { draft: string }) => draft === context.id,
    /** It is the account's, and that is not the one that is logged in. */
    isAnothers: ({ context }, { account }: { account: string | null }) =>
      context.draft !== null && context.draft.account !== null && context.draft.account !== account,
    isOwners: ({ context }, { account }: { account: string | null }) => context.draft?.account === account,
    /** Nothing was written yet, and somebody may have drafts that nobody else sees. */
    isBlankForAnother: ({ context }, { account }: { account: string | null }) =>
      context.draft === null && account !== context.account,
    isOver: ({ context }) => context.draft !== null && context.draft.status !== 'open',
  },
}).createMachine({
  id: 'draftKeeping',
  description: 'The draft of an ad, as this device keeps it.',
  context: { account: null, ...none },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'It is not known yet who is here, and so not whose drafts may be shown.',
      on: {
        'session.told': { target: 'opening', actions: { type: 'takeAccount', params: ({ event }) => event } },
      },
    },

    opening: {
      description: 'The device is asked for a draft that goes on.',
      entry: 'letGo',
      invoke: {
        id: 'opening',
        src: 'opening',
        input: ({ context: { account } }) => ({ account }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ kept: event.output }) },
            target: 'offered',
            actions: { type: 'takeDraft', params: ({ event }) => ({ kept: event.output }) },
          },
          { target: 'editing' },
        ],
        onError: 'editing.unkept',
      },
      on: {
        'session.told': {
          target: 'opening',
          reenter: true,
          actions: { type: 'takeAccount', params: ({ event }) => event },
        },
      },
    },

    offered: {
      description: 'There is a draft of an earlier visit. One goes on with it, or begins anew.',
      tags: ['settled'],
      meta: { shows: ['resume'] },
      on: {
        'draft.resumed': 'editing',
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
        'session.told': { target: 'opening', actions: { type: 'takeAccount', params: ({ event }) => event } },
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
            guard: { type: 'isAnothers', params: ({ event }) => event },
            target: 'sealed',
            actions: { type: 'takeAccount', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBlankForAnother', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'takeAccount', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'takeAccount', params: ({ event }) => event },
              { type: 'keep', params: ({ context, event }) => decidedBy(context, event) },
              { type: 'append', params: ({ context, event }) => decidedBy(context, event) },
            ],
          },
        ],
        'journal.heard': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: '.heard',
          actions: { type: 'hear', params: ({ event }) => event },
        },
        'keeping.failed': '.unkept',
      },
      states: {
        kept: { description: 'What is settled is kept on this device.' },
        heard: {
          description: 'Another tab has written; where it has let the draft go, so does this one.',
          always: [{ guard: 'isOver', target: 'kept', actions: 'letGo' }, { target: 'kept' }],
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
            guard: { type: 'isOwners', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'takeAccount', params: ({ event }) => event },
          },
          { actions: { type: 'takeAccount', params: ({ event }) => event } },
        ],
        'draft.resumed': 'opening',
      },
    },
  },
});

/** Facts, and the draft in whose journal they stand. */
interface Decided {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** What the rules make of an event; nothing where they refuse, as taking back what is not there. */
function decidedBy({ id, draft, account }: KeepingContext, event: DraftKeepingEvent): Decided {
  if (event.type === 'fields.settled') return settled({ id, draft, account }, event);
  return { draft: id ?? '', facts: draft ? factsOf(draftAnswer(draft, event)) : [] };
}

function draftAnswer(draft: Draft, event: DraftKeepingEvent): readonly DraftFact[] | Refusal {
  switch (event.type) {
    case 'step.undone':
      return undo(draft, { write: event.write, at: event.at });
    case 'step.redone':
      return redo(draft, { write: event.write, at: event.at });
    case 'session.told':
      return event.account === null ? [] : claim(draft, { account: event.account, at: event.at });
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
