import { SearchOwner } from '#server/search/sql/owner.ts';
import { openSqlSearch } from '#server/search/sqlSearch.ts';
import { migrate } from '#server/store/postgres/migrate.ts';
import type { SearchUnderTest } from '#tests/contract/search/searchContract.ts';

/** Opens search on an empty database, which the test fills itself instead of from the journal. */
export async function openWrittenSearch(url: string): Promise<SearchUnderTest> {
  await migrate({ url, applicationName: 'test' });
  const owner = await SearchOwner.connect(url);
  if (!(await owner.take())) throw new Error('another process owns the rows');
  await owner.begin(0, 'test');
  const search = openSqlSearch({ url });
  let position = 0;
  return {
    port: search,
    async change({ put, removed }) {
      position += 1;
      await owner.follow({ put, removed }, position);
    },
    async close() {
      await search.close();
      await owner.close();
    },
  };
}
