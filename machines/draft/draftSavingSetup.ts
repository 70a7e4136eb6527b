import { assign, setup } from 'xstate';
import { isRefusal, type Refusal } from '../journal/refusal.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { differing, type Draft, evolve, fieldsOf } from './lifecycle/draft.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { factsBeyond } from './draftJournals.ts';
import type { DraftSavingEvent } from './draftSavingEvents.ts';
import { begin, change, claim, discard, publish, redo, undo } from './lifecycle/draftRules.ts';

/** A draft's journal as a device stores it. */
export interface SavedDraft {
  readonly id: string;
  readonly facts: readonly DraftFact[];
}

/** The draft of an opened page, and whether it continues at once or is offered. */
export interface OpenedDraft extends SavedDraft {
  readonly isContinued: boolean;
}

/** The listing that a draft changes, or copies. */
export type DraftOrigin = NonNullable<Draft['from']>;

/** The account, null for a visitor, and the listing to change or copy, null for none. */
export interface Opening {
  readonly account: string | null;
  readonly from: DraftOrigin | null;
}

interface SavingContext extends Opening {
  readonly id: string | null;
  readonly draft: Draft | null;
  /** The facts of the draft that this page has seen: repetitions from another tab or device count once. */
  readonly facts: readonly DraftFact[];
  /** Values that were typed during the search for a draft; they are written afterwards. */
  readonly held: SettledFields | null;
}

type SettledFields = Extract<DraftSavingEvent, { type: 'fields.settled' }>;

function folded({ draft, facts: seen }: Pick<SavingContext, 'draft' | 'facts'>, facts: readonly DraftFact[]) {
  const unknown = factsBeyond(facts, seen);
  return { draft: unknown.reduce<Draft | null>(evolve, draft), facts: [...seen, ...unknown] };
}

export const none: Pick<SavingContext, 'id' | 'draft' | 'facts'> = { id: null, draft: null, facts: [] };

/** The parts of saving a draft: context, events, actors, actions and guards. */
export const draftSavingSetup = setup({
  types: {
    input: {} as { readonly from: DraftOrigin | null },
    context: {} as SavingContext,
    events: {} as DraftSavingEvent,
    /** `settled`: the search for a draft is over. `unkept`: this device cannot store values. */
    tags: {} as 'settled' | 'unkept',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('resume' | 'sealed' | 'loadAgain')[] },
  },
  actors: {
    /**
     * The latest open draft of the account or of no account; null if there is none. For a listing to change or copy, it
     * is the draft for that, already stored. Rejects if nothing can be stored, or the listing cannot be loaded.
     */
    opening: providedPromise<OpenedDraft | null, Opening>('opening'),
  },
  actions: {
    takeAccount: assign((_, { account }: { account: string | null }) => ({ account })),
    /** Once the requested draft is found, the request for it (`from`) is dropped. */
    takeDraft: assign((_, { opened }: { opened: OpenedDraft | null }) =>
      opened ? { from: null, id: opened.id, ...folded(none, opened.facts) } : none,
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
    /**
     * Implemented at the edge: stores the decided facts, if there are any, notifies the other tabs, and reports
     * failures. It runs first.
     */
    keep: (_, _params: Decided) => {},
    /** Implemented at the edge: reports that another tab or device has overwritten these fields. */
    reportOverwritten: (_, _params: { readonly fields: readonly string[] }) => {},
    /** Implemented at the edge: reports to the insertion that the draft is published already. */
    reportPublished: (_, _params: { readonly draft: string }) => {},
  },
  guards: {
    isFound: (_, { opened }: { opened: OpenedDraft | null }) => opened !== null,
    /** Whether the draft continues at once: it was open before a reload, or was requested by its listing. */
    isContinued: (_, { opened }: { opened: OpenedDraft | null }) => opened?.isContinued === true,
    isHolding: ({ context }) => context.held !== null,
    isOfListing: ({ context }) => context.from !== null,
    isThis: ({ context }, { draft }: { draft: string }) => draft === context.id,
    /** The draft belongs to an account other than the one that is logged in. */
    isAnothers: ({ context }, { account }: { account: string | null }) =>
      context.draft !== null && context.draft.account !== null && context.draft.account !== account,
    isOwners: ({ context }, { account }: { account: string | null }) => context.draft?.account === account,
    /** No draft has begun, and another account is logged in now, which may have private drafts. */
    isBlankForAnother: ({ context }, { account }: { account: string | null }) =>
      context.draft === null && account !== context.account,
    isPublished: ({ context }) => context.draft?.status === 'published',
    isOver: ({ context }) => context.draft !== null && context.draft.status !== 'open',
  },
});

/** The fields whose values are changed by facts from another tab or device. */
export function overwritten(
  { draft, facts: seen }: Pick<SavingContext, 'draft' | 'facts'>,
  { facts }: { readonly facts: readonly DraftFact[] },
): readonly string[] {
  const after = folded({ draft, facts: seen }, facts).draft;
  return draft && after ? Object.keys(differing(after, fieldsOf(draft))) : [];
}

/** Facts, and the draft whose journal they belong to. */
interface Decided {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** The facts of an event by the rules; none if the rules refuse it, such as undo without a step. */
export function decidedBy({ id, draft, account }: SavingContext, event: DraftSavingEvent): Decided {
  if (event.type === 'fields.settled') return settled({ id, draft, account }, event);
  return { draft: id ?? '', facts: draft ? factsOf(draftAnswer(draft, account, event)) : [] };
}

function draftAnswer(draft: Draft, here: string | null, event: DraftSavingEvent): readonly DraftFact[] | Refusal {
  switch (event.type) {
    case 'step.undone':
      return undo(draft, { write: event.write, at: event.at });
    case 'step.redone':
      return redo(draft, { write: event.write, at: event.at });
    case 'session.reported':
      return event.account === null ? [] : claim(draft, { account: event.account, at: event.at });
    case 'draft.resumed':
      return here === null ? [] : claim(draft, { account: here, at: event.at });
    case 'draft.dropped':
      return discard(draft, event);
    case 'listing.published':
      return publish(draft, event);
    default:
      return [];
  }
}

/** The facts that record settled values; the first write also begins the draft. */
export function settled(
  { id, draft, account }: Pick<SavingContext, 'id' | 'draft' | 'account'>,
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
