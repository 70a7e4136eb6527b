import fc from 'fast-check';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { rarity } from '#server/search/relevance.ts';
import { rarityIn } from '#server/search/sql/scoring.ts';
import { describeSearch } from '#tests/contract/search/searchContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { listing } from '../corpus/listings.ts';
import { openWrittenSearch } from '../corpus/writtenSearch.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeSearch('search in PostgreSQL', async () => openWrittenSearch(await cluster().createDatabase()));

  it('an option is no longer counted once no ad has it, and those of others stay', async () => {
    const url = await cluster().createDatabase();
    const search = await openWrittenSearch(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await search.close();
    });
    const counted = async () => {
      const cells = await client.query<{ reported: string }>(
        `SELECT spelling || ' ' || ads AS reported FROM search_option_counts ORDER BY reported`,
      );
      return cells.rows.map(({ reported }) => reported);
    };
    const bike = (id: string, make: string) =>
      listing(id, { category: 4020, topCategory: 4000, parameters: { make, condition: 'new' } });
    await search.change({ put: [bike('a1', 'Cube'), bike('a2', 'Cube'), bike('a3', 'Trek')], removed: [] });
    expect(await counted()).toEqual(['Cube 2', 'Trek 1', 'new 3']);
    await search.change({ put: [bike('a1', 'CUBE')], removed: ['a3'] });
    expect(await counted()).toEqual(['CUBE 1', 'Cube 1', 'new 2']);
    await search.change({ put: [bike('a3', 'Trek')], removed: ['a1', 'a2'] });
    expect(await counted()).toEqual(['Trek 1', 'new 1']);
    await search.change({ put: [], removed: ['a3'] });
    expect(await counted()).toEqual([]);
  });

  it('a word has the same frequency in PostgreSQL as in memory, however many ads have it', async () => {
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
