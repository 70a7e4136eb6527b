import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transitionKey } from '#inspector/paths/charts/chart.ts';
import type { CollectedSource } from '#inspector/paths/coverage/coverage.ts';
import { traceJournals } from '#inspector/paths/coverage/journalTrace.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { counted, duration } from '#inspector/paths/formats/walked.ts';
import { factFrom } from '#machines/journal/facts.ts';
import type { Config } from '#server/config.ts';
import { openMarketReadOnly } from '#server/market.ts';
import { storedFactsByStream } from '#server/store/journals.ts';
import { StoreUnavailable } from '#server/store/store.ts';

/** The number of facts between two progress reports. */
const stride = 20_000;

type MarketConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * The coverage of a market's journals, which may be read while a server runs on them. Only the visited parts of their
 * charts stay in memory.
 */
export async function tracedByServer(config: MarketConfig, progress: (line: string) => void): Promise<CollectedSource> {
  const place = config.databaseUrl ? 'DATABASE_URL' : `${config.dataDir} (DATA_DIR)`;
  const none = (why: string): CollectedSource => ({ name: 'server', said: `not there: ${why}`, traces: [] });
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'journal.db'))) return none(`no journal in ${place}`);
  const began = performance.now();
  const tracer = createTracer(transitionKey);
  const journals = traceJournals(tracer);
  let facts = 0;
  try {
    const market = await openMarketReadOnly(config);
    try {
      for await (const { stored, feature } of storedFactsByStream(market)) {
        const { machine, facts: catalogue } = feature.lifecycle;
        journals.fact(stored.stream, machine, factFrom(catalogue, stored));
        facts += 1;
        if (facts % stride === 0) progress(`server: ${facts} facts folded`);
      }
    } finally {
      await market.close();
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return none(error.message);
  }
  const broken = `${counted(journals.broken, 'journal')} that the chart does not accept to the end: npm run journal -- verify`;
  const said = [
    `${counted(facts, 'fact')} in ${counted(journals.journals, 'journal')} of ${place}, folded in ${duration(performance.now() - began)}`,
    ...(journals.broken > 0 ? [broken] : []),
  ];
  return { name: 'server', said: said.join('; '), traces: tracer.take() };
}
