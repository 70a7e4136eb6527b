import { type Draft, evolve } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { DraftOrigin, SavedDraft, OpenedDraft, Opening } from '#machines/draft/draftSavingSetup.ts';
import { begin, change, claim } from '#machines/draft/lifecycle/draftRules.ts';

import { consequenceOf, isRefusal } from '../account/commands.ts';
import { saveDraft, myDrafts } from './draftCalls.ts';
import type { DraftJournal, DraftStore } from './draftStore.ts';
import { newDraftId, writing } from './draftIds.ts';
import { lastOpenDraft } from './lastOpenDraft.ts';
import { leaveDraft } from './leftDraft.ts';

/** The user's own listing, as a draft starts with it. */
export interface DraftedListing {
  readonly fields: Readonly<Record<string, string>>;
  /** The time of its last change, in epoch milliseconds. */
  readonly changedAt: number;
}

/** The maximum wait for the drafts of other devices, in milliseconds. */
const longestWait = 3_000;

/**
 * The draft that a page continues: the one that was open in this tab, else the last changed one of all devices. For an
 * edit it is the draft of that edit, unless the listing has changed since. Rejects if the device stores nothing, or the
 * listing cannot be loaded.
 */
export async function openDraft(
  opened: () => Promise<DraftStore>,
  listingOf: (from: DraftOrigin) => Promise<DraftedListing>,
  { account, from }: Opening,
): Promise<OpenedDraft | null> {
  if (from) return draftOf(opened, { from, account, listing: await listingOf(from) });
  const store = await opened();
  if (account !== null) await fetchDrafts(store, account);
  const open = (await store.journals(account)).filter(({ state }) => state.status === 'open');
  const last = lastOpenDraft();
  const found = open.find(({ id }) => id === last) ?? open[0];
  if (!found) return null;
  const isContinued = found.id === last;
  const claimed = isContinued ? claimOf(found, account) : [];
  if (claimed.length > 0) await store.append(found.id, claimed);
  return { id: found.id, facts: [...found.facts, ...claimed], isContinued };
}

/** The facts by which a user who has logged in meanwhile becomes the owner of a draft that has none. */
function claimOf({ state }: DraftJournal, account: string | null): readonly DraftFact[] {
  if (account === null) return [];
  const answer = claim(state, { account, at: writing().at });
  return 'refused' in answer ? [] : answer;
}

/** Fetches the writes of other devices, and reports finished drafts to the account. Without the server both wait. */
async function fetchDrafts(store: DraftStore, account: string): Promise<void> {
  const signal = AbortSignal.timeout(longestWait);
  try {
    const here = new Map((await store.journals(account)).map((journal) => [journal.id, journal]));
    for (const { id, facts } of await myDrafts(signal)) {
      const journal = here.get(id);
      await store.append(id, factsBeyond(facts, journal?.facts ?? []));
    }
    const done = [...here.values()].filter(({ state }) => state.status !== 'open' && state.account !== null);
    await Promise.all(
      done.map(({ id, facts, state }) => reportFinishedDraft(store, { id, facts, account: state.account })),
    );
  } catch {
    // The failure is ignored: the drafts on this device are available without those of other devices.
  }
}

/**
 * Reports to the account that a draft is finished, and then deletes the draft here. After a failure, the outbox reports
 * it.
 */
export async function reportFinishedDraft(
  store: DraftStore,
  { id, facts, account }: SavedDraft & { readonly account: string | null },
): Promise<void> {
  try {
    const saved = await saveDraft({ draft: id, facts, after: 0 }, AbortSignal.timeout(longestWait));
    if (isRefusal(saved) && consequenceOf(saved) === 'login') throw new Error(saved.message);
    await store.remove(id);
  } catch {
    // Until the outbox has reported it, the finished draft stays on the device. If its author is logged out, it is
    // reported on their next visit.
    if (account !== null) await leaveDraft({ id, account }).catch(() => undefined);
  }
}

async function draftOf(
  opened: () => Promise<DraftStore>,
  {
    from,
    account,
    listing,
  }: { readonly from: DraftOrigin; readonly account: string | null; readonly listing: DraftedListing },
): Promise<OpenedDraft> {
  const store = await opened().catch(() => undefined);
  const begun = (await store?.journals(account))?.find(
    ({ state }) =>
      from.how === 'edit' &&
      state.status === 'open' &&
      state.from?.how === 'edit' &&
      state.from.ad === from.ad &&
      state.changedAt >= listing.changedAt,
  );
  const saved: SavedDraft = begun ?? { id: newDraftId(), facts: drafted({ from, account, fields: listing.fields }) };
  if (!begun) await store?.append(saved.id, saved.facts);
  return { id: saved.id, facts: saved.facts, isContinued: true };
}

/** The journal of a draft that starts with the contents of a listing. */
function drafted({
  from,
  account,
  fields,
}: Opening & { readonly from: DraftOrigin } & Pick<DraftedListing, 'fields'>): readonly DraftFact[] {
  const { write, at } = writing();
  const facts: DraftFact[] = [];
  const note = (answer: readonly DraftFact[] | { readonly refused: string }) => {
    if ('refused' in answer) throw new Error(`A new draft was refused: ${answer.refused}`);
    facts.push(...answer);
  };
  const state = () => facts.reduce<Draft | null>(evolve, null)!;
  note(begin({ from, at }));
  if (account !== null) note(claim(state(), { account, at }));
  note(change(state(), { fields, write, at }));
  return facts;
}
