import { factFrom } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/market.ts';
import { openedFact } from '#server/store/journals.ts';
import { compiled } from '#server/store/sql.ts';
import type { AccountDesk } from './accountDesk.ts';
import { zipOf } from './zip.ts';

/**
 * All that the market keeps of an account, as a ZIP archive of JSON: its journal and those of its ads, fact by fact and
 * readable, and where it is logged in.
 */
export async function exportOf({ market, sessions }: AccountDesk, account: string): Promise<Buffer> {
  const { store, sql, clock } = market;
  const ads = await store.query<{ id: string }>(
    compiled(sql.selectFrom('listings').select('id').where('seller', '=', account).orderBy('id')),
  );
  const entries = [{ name: 'account.json', content: json(await journal(market, `account-${account}`)) }];
  for (const { id } of ads) {
    entries.push({ name: `ads/${id}.json`, content: json(await journal(market, `listing-${id}`)) });
  }
  const places = await sessions.listOf(account);
  entries.push({
    name: 'sessions.json',
    content: json(
      places.map(({ agent, place, created, seen }) => ({ agent, place, created: time(created), seen: time(seen) })),
    ),
  });
  return zipOf(entries, clock());
}

/** The facts of a journal, oldest first, with their personal fields opened. */
async function journal({ store, features, keys }: Market, stream: string): Promise<readonly object[]> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream))!;
  const stored = await store.readStream(stream);
  const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, keys)));
  return opened.map((fact) => {
    const { type, at, ...data } = factFrom(feature.lifecycle.facts, fact);
    return { type, at: time(at), ...data };
  });
}

function time(at: number): string {
  return new Date(at).toISOString();
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
