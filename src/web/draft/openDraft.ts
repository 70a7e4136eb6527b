import { type Draft, evolve } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { DraftOrigin, KeptDraft, OpenedDraft, Opening } from '#machines/draft/draftKeepingSetup.ts';
import { begin, change, claim } from '#machines/draft/lifecycle/draftRules.ts';

import { consequenceOf, isRefusal } from '../account/commands.ts';
import { keepDraft, myDrafts } from './draftCalls.ts';
import type { DraftJournal, DraftStore } from './draftStore.ts';
import { newDraftId, writing } from './draftIds.ts';
import { lastOpenDraft } from './lastOpenDraft.ts';
import { leaveDraft } from './leftDraft.ts';

/** An ad of one's own, as a draft begins with it. */
export interface DraftedAd {
  readonly fields: Readonly<Record<string, string>>;
  /** When it was changed last, in epoch milliseconds. */
  readonly changedAt: number;
}

/** How long one waits for the drafts of other devices before one goes on without them, in milliseconds. */
const longestWait = 3_000;

/**
 * The draft that a page goes on with: the one that was open in this tab, else the one that was written last, on whichever
 * device. Of an ad that is to be changed it is the draft that was begun for that, unless the ad was changed since. Rejects where
 * the device keeps nothing, or the ad cannot be had.
 */
export async function openDraft(
  opened: () => Promise<DraftStore>,
  adOf: (from: DraftOrigin) => Promise<DraftedAd>,
  { account, from }: Opening,
): Promise<OpenedDraft | null> {
  if (from) return draftOf(opened, { from, account, ad: await adOf(from) });
  const store = await opened();
  if (account !== null) await fetchDrafts(store, account);
  const open = (await store.journals(account)).filter(({ state }) => state.status === 'open');
  const last = lastOpenDraft();
  const found = open.find(({ id }) => id === last) ?? open[0];
  if (!found) return null;
  const isGoneOnWith = found.id === last;
  const claimed = isGoneOnWith ? claimOf(found, account) : [];
  if (claimed.length > 0) await store.append(found.id, claimed);
  return { id: found.id, facts: [...found.facts, ...claimed], isGoneOnWith };
}

/** Who has logged in elsewhere meanwhile takes the draft that they go on with, where it was nobody's. */
function claimOf({ state }: DraftJournal, account: string | null): readonly DraftFact[] {
  if (account === null) return [];
  const answer = claim(state, { account, at: writing().at });
  return 'refused' in answer ? [] : answer;
}

/** What other devices have written comes to this one, and what is done here is told there. Without the server it waits. */
async function fetchDrafts(store: DraftStore, account: string): Promise<void> {
  const signal = AbortSignal.timeout(longestWait);
  try {
    const here = new Map((await store.journals(account)).map((journal) => [journal.id, journal]));
    for (const { id, facts } of await myDrafts(signal)) {
      const journal = here.get(id);
      await store.append(id, factsBeyond(facts, journal?.facts ?? []));
    }
    const done = [...here.values()].filter(({ state }) => state.status !== 'open' && state.account !== null);
    await Promise.all(done.map(({ id, facts, state }) => tellEnd(store, { id, facts, account: state.account })));
  } catch {
    // The drafts of this device are there without it.
  }
}

/** Tells the account that a draft is done, and then forgets it. What does not come through the outbox tells. */
export async function tellEnd(
  store: DraftStore,
  { id, facts, account }: KeptDraft & { readonly account: string | null },
): Promise<void> {
  try {
    const kept = await keepDraft({ draft: id, facts, after: 0 }, AbortSignal.timeout(longestWait));
    if (isRefusal(kept) && consequenceOf(kept) === 'login') throw new Error(kept.message);
    await store.remove(id);
  } catch {
    // Until then it stays on the device, as done; where its writer is not logged in any more it is told on their next visit.
    if (account !== null) await leaveDraft({ id, account }).catch(() => undefined);
  }
}

async function draftOf(
  opened: () => Promise<DraftStore>,
  { from, account, ad }: { readonly from: DraftOrigin; readonly account: string | null; readonly ad: DraftedAd },
): Promise<OpenedDraft> {
  const store = await opened().catch(() => undefined);
  const begun = (await store?.journals(account))?.find(
    ({ state }) =>
      from.how === 'edit' &&
      state.status === 'open' &&
      state.from?.how === 'edit' &&
      state.from.ad === from.ad &&
      state.changedAt >= ad.changedAt,
  );
  const kept: KeptDraft = begun ?? { id: newDraftId(), facts: drafted({ from, account, fields: ad.fields }) };
  if (!begun) await store?.append(kept.id, kept.facts);
  return { id: kept.id, facts: kept.facts, isGoneOnWith: true };
}

/** The journal of a draft that begins with what an ad says. */
function drafted({
  from,
  account,
  fields,
}: Opening & { readonly from: DraftOrigin } & Pick<DraftedAd, 'fields'>): readonly DraftFact[] {
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
