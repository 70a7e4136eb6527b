import fc from 'fast-check';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { rarity } from '#server/search/relevance.ts';
import { rarityIn } from '#server/search/sql/scoring.ts';
import { describeSearch } from '#tests/contract/searchContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openWrittenSearch } from './writtenSearch.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeSearch('search in PostgreSQL', async () => openWrittenSearch(await cluster().createDatabase()));

  it('a word is as rare in PostgreSQL as in memory, however many ads have it', async () => {
    const client = new pg.Client({ connectionString: await cluster().createDatabase() });
    await client.connect();
    onTestFinished(() => client.end());
    const anyPair = fc
      .integer({ min: 1, max: 20_000_000 })
      .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 0, max: all })));
    const small = Array.from({ length: 60 * 60 }, (_, at) => [Math.floor(at / 60), at % 60] as const);
    const pairs = [...small, ...fc.sample(anyPair, 20_000)];
    const { rows } = await client.query<{ rare: number }>(
      `SELECT ${rarityIn('ads', 'found')} AS rare FROM unnest($1::integer[], $2::integer[]) AS pair (ads, found)`,
      [pairs.map(([all]) => all), pairs.map(([, having]) => having)],
    );
    expect(rows.map(({ rare }) => rare)).toEqual(pairs.map(([all, having]) => rarity(all, having)));
  });
});
