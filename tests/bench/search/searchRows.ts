import pg from 'pg';
import { SearchOwner } from '#server/search/sql/owner.ts';
import { openSqlSearch } from '#server/search/sqlSearch.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import type { Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { migrate } from '#server/store/postgres/migrate.ts';
import { startPostgres } from '#tests/drivers/database/postgres.ts';
import type { MixedSearch } from './searchMix.ts';
import { line, type Percentiles, reportMix, whole } from './searchFigures.ts';
import { SearchMarket } from './searchMarket.ts';
import { searching } from './searchServices.ts';

const listingsAtOnce = 500;

interface RowsBench {
  readonly count: number;
  readonly searches: readonly MixedSearch[];
  readonly vocabulary: Vocabulary;
}

/** Measures the mix of searches on the same ads in PostgreSQL's tables, on a server whose memory holds all of them. */
export async function benchRows(bin: string, { count, searches, vocabulary }: RowsBench): Promise<Percentiles> {
  const cluster = await startPostgres(bin, { shared_buffers: '1GB', max_wal_size: '8GB' });
  try {
    const url = await cluster.createDatabase();
    await migrate({ url, applicationName: 'bench' });
    await fill(url, count);
    const search = openSqlSearch({ url });
    const found = await reportMix(searching(search, vocabulary), searches);
    await search.close();
    return found;
  } finally {
    await cluster.drop();
  }
}

async function fill(url: string, count: number): Promise<void> {
  const owner = await SearchOwner.connect(url);
  await owner.take();
  await owner.begin(0, 'bench');
  const from = performance.now();
  let after = '';
  let batch: SearchDocument[] = [];
  for (const document of new SearchMarket().documents(count)) {
    batch.push(document);
    if (batch.length < listingsAtOnce) continue;
    await owner.sweep(batch, after, document.id);
    after = document.id;
    batch = [];
  }
  await owner.endSweep(batch, after);
  const built = performance.now() - from;
  await owner.close();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // PostgreSQL's autovacuum does the same by itself within a minute.
  await client.query('VACUUM (ANALYZE) search_ads, search_counts');
  const sized = `SELECT pg_total_relation_size('search_ads') / 1e6 AS all, pg_relation_size('search_ads_terms') / 1e6 AS terms`;
  const { rows } = await client.query<{ all: string; terms: string }>(sized);
  await client.end();
  line('in PostgreSQL’s rows, built', `${whole((count * 1000) / built)} ads/s, ${whole(built)} ms`);
  line('disk', `${whole(Number(rows[0]!.all))} MB in all, ${whole(Number(rows[0]!.terms))} MB the index of terms`);
}
