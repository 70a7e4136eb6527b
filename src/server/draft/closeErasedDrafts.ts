import { discard } from '#machines/draft/lifecycle/draftRules.ts';
import { draftLifecycle } from '#machines/draft/lifecycle/draftLifecycle.ts';
import { longestUntouched } from '#machines/draft/limits.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { eachAlone } from '#server/store/eachAlone.ts';

/** The number of drafts per query. */
const atOnce = 500;

/** Discards drafts that have not changed for half a year, for the scheduler. Returns their number. */
export async function noteForgottenDrafts(market: Market): Promise<number> {
  const { sql, store, clock } = market;
  const old = sql
    .selectFrom('drafts')
    .select('id')
    .where('status', '=', 'open')
    .where('changed_at', '<', clock() - longestUntouched)
    .limit(atOnce);
  for (let noted = 0; ;) {
    const found = await store.query<{ id: string }>(compiled(old));
    await eachAlone(found, ({ id }) => discardDraft(market, id));
    noted += found.length;
    if (found.length < atOnce) return noted;
  }
}

/**
 * Closes the drafts of an erased account and deletes their snapshots. Their journals become unreadable once the
 * account's key is deleted.
 */
export async function closeErasedDrafts(market: Market, account: string): Promise<void> {
  const { sql, store } = market;
  const all = sql.selectFrom('drafts').select(['id', 'status']).where('account', '=', account);
  for (const { id, status } of await store.query<{ id: string; status: string }>(compiled(all))) {
    if (status === 'open') await discardDraft(market, id);
    await store.forgetSnapshots(streamOf(draftLifecycle, id));
  }
}

async function discardDraft({ commands, clock }: Market, id: string): Promise<void> {
  await commands.run<{ draft: { lifecycle: typeof draftLifecycle; id: string } }, never>({
    actor: 'scheduler',
    streams: { draft: { lifecycle: draftLifecycle, id } },
    decide: ({ draft: { draft } }) => ({ draft: draft?.status === 'open' ? discard(draft, { at: clock() }) : [] }),
  });
}
