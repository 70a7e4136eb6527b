import { assign, setup } from 'xstate';
import { isRefusal, type Refusal } from '../journal/refusal.ts';
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
  /** What was settled while the device was asked for a draft; it is written once that is known. */
  readonly held: SettledFields | null;
}

type SettledFields = Extract<DraftKeepingEvent, { type: 'fields.settled' }>;

function folded({ draft, facts: seen }: Pick<KeepingContext, 'draft' | 'facts'>, facts: readonly DraftFact[]) {
  const unknown = factsBeyond(facts, seen);
  return { draft: unknown.reduce<Draft | null>(evolve, draft), facts: [...seen, ...unknown] };
}

export const none: Pick<KeepingContext, 'id' | 'draft' | 'facts'> = { id: null, draft: null, facts: [] };

/** What the keeping of a draft is made of: context, events, actors, actions and guards. */
export const draftKeepingSetup = setup({
  types: {
    input: {} as { readonly from: DraftOrigin | null },
    context: {} as KeepingContext,
    events: {} as DraftKeepingEvent,
    /** `settled`: it is known what there is. `unkept`: this device does not keep what is typed. */
    tags: {} as 'settled' | 'unkept',
    /** The elements visible in a state, by the names under which test drivers find them. */
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
    hold: assign(({ context: { held } }, settledNow: SettledFields) => ({
      held: { ...settledNow, fields: { ...held?.fields, ...settledNow.fields } },
    })),
    forgetHeld: assign({ held: null }),
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
    isHolding: ({ context }) => context.held !== null,
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
export function decidedBy({ id, draft, account }: KeepingContext, event: DraftKeepingEvent): Decided {
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
export function settled(
  { id, draft, account }: Pick<KeepingContext, 'id' | 'draft' | 'account'>,
  { fields, write, at, draft: fresh }: SettledFields,
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
