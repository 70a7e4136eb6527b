import type { Draft } from '#machines/draft/lifecycle/draft.ts';
import { draftFacts, type DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftLifecycle } from '#machines/draft/lifecycle/draftLifecycle.ts';
import { take } from '#machines/draft/lifecycle/draftRules.ts';
import { mostDrafts } from '#machines/draft/limits.ts';
import { photoNamesIn } from '#machines/insertion/photos/draftPhotos.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import type { Market } from '#server/store/market.ts';
import { openedFact } from '#server/store/journals.ts';
import { compiled } from '#server/store/sql.ts';
import type { Photos } from '../pictures/photos/photos.ts';

/** A draft as the server stores it: the facts after a version of its journal, and the latest version. */
export interface AccountDraft {
  readonly id: string;
  readonly facts: readonly DraftFact[];
  readonly version: number;
  /** The last journal position that was written; 0 if nothing was new. */
  readonly position: number;
}

/** The reason why the server does not store a device's facts. */
export type DraftRefused = {
  readonly refused: 'draft.notYours' | 'draft.notBegun' | 'draft.aheadOfTime' | 'draft.full' | 'draft.tooMany';
};

interface DraftWrite {
  readonly account: string;
  readonly draft: string;
  readonly facts: readonly DraftFact[];
  /** The version up to which the caller knows the draft's journal. */
  readonly after: number;
}

/**
 * Stores the facts that a device has written about a draft, and returns those of other devices. The call is idempotent.
 * Several devices may write at any time, and all that have the journal agree. Drafts of other accounts count as
 * missing.
 */
export async function saveDraft(
  { market, photos }: { readonly market: Market; readonly photos: Pick<Photos, 'hasPhoto'> },
  { account, draft: id, facts, after }: DraftWrite,
): Promise<AccountDraft | DraftRefused> {
  const at = market.clock();
  let begins = false;
  const answer = await market.commands.run<
    { draft: { lifecycle: typeof draftLifecycle; id: string } },
    DraftRefused['refused']
  >({
    actor: account,
    streams: { draft: { lifecycle: draftLifecycle, id } },
    decide: ({ draft: { draft } }) => {
      begins = draft === null;
      const outcome = take(draft, { facts, account, at });
      return isRefusal(outcome) ? outcome : { draft: outcome };
    },
    unless: async () =>
      begins && (await openDrafts(market, account)).length >= mostDrafts ? refuse('draft.tooMany') : undefined,
  });
  if (isRefusal(answer)) {
    // `journal.wrongState` is a fault, as the chart accepts the rule's facts in every state.
    if (answer.refused === 'journal.wrongState') throw new Error(`draft-${id} refuses what was decided`);
    return { refused: answer.refused };
  }
  // Looking a photo up preserves it for the draft, even if the sweep was about to delete it.
  if (answer.facts.length > 0) {
    const named = new Set(facts.flatMap((fact) => ('fields' in fact ? photoNamesIn(fact.fields) : [])));
    for (const name of named) await photos.hasPhoto(name);
  }
  return { id, ...(await journalOf(market, id, after)), position: answer.position };
}

/** The open drafts of an account with all facts, most recently changed first. */
export async function draftsOf(market: Market, account: string): Promise<readonly AccountDraft[]> {
  const drafts: AccountDraft[] = [];
  for (const id of await openDrafts(market, account)) {
    drafts.push({ id, ...(await journalOf(market, id, 0)), position: 0 });
  }
  return drafts;
}

/** The ids of an account's open drafts, most recently changed first. */
export async function openDrafts({ sql, store }: Market, account: string): Promise<readonly string[]> {
  const query = sql
    .selectFrom('drafts')
    .select('id')
    .where('account', '=', account)
    .where('status', '=', 'open')
    .orderBy('changed_at', 'desc')
    .limit(mostDrafts);
  return (await store.query<{ id: string }>(compiled(query))).map(({ id }) => id);
}

async function journalOf(
  { store, features, keys }: Market,
  id: string,
  after: number,
): Promise<Pick<AccountDraft, 'facts' | 'version'>> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === draftFacts.feature)!;
  const stored = await store.readStream(streamOf(draftLifecycle, id), after);
  const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, keys)));
  return {
    facts: opened.map((fact) => factFrom(draftFacts, fact) as DraftFact),
    version: stored.at(-1)?.version ?? after,
  };
}

/** Whether an account may publish a draft: the draft is open, and belongs to the account. */
export function isOpenOf(draft: Draft | null, account: string): draft is Draft {
  return draft?.status === 'open' && draft.account === account;
}

/** Whether a draft belongs to another account, open or not. */
export function isOfAnother(draft: Draft | null, account: string): boolean {
  return draft !== null && draft.account !== null && draft.account !== account;
}
