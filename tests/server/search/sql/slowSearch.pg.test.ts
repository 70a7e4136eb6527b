import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { everything } from '#machines/search/filterChanges.ts';
import { openSqlSearch } from '#server/search/sqlSearch.ts';
import { StoreTooSlow } from '#server/store/store.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openWrittenSearch } from '../corpus/writtenSearch.ts';

describePostgres('a search in PostgreSQL that takes too long', (cluster) => {
  it('is aborted, and its connection serves the next', async () => {
    const url = await cluster().createDatabase();
    const written = await openWrittenSearch(url);
    onTestFinished(() => written.close());
    const search = openSqlSearch({ url, connections: 1, patience: 50 });
    onTestFinished(() => search.close());
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    const found = { ...everything, priceFrom: 1 };

    await blocker.query('BEGIN; LOCK TABLE search_ads IN ACCESS EXCLUSIVE MODE');
    await expect(search.search(found, { size: 30 })).rejects.toThrow(StoreTooSlow);
    await blocker.query('ROLLBACK');
    expect((await search.search(found, { size: 30 })).total).toBe(0);
  });
});
