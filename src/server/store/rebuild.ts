import { factFrom } from '#machines/journal/facts.ts';
import { recorded } from './feature.ts';
import { storedFacts, type Journals } from './journals.ts';
import type { Statement } from './store.ts';

const atOnce = 2000;

/**
 * Derives all read models afresh, from the facts' payloads and not through the charts, in one transaction: appends wait
 * meanwhile, readers see the old rows until all is done, and a rebuild that dies has changed nothing.
 * Gives how many facts were told again. Statements of `also` are written in the same transaction, after the rows.
 */
export async function rebuildReadModels(
  journals: Journals,
  progress: (facts: number) => void = () => {},
  also: readonly Statement[] = [],
): Promise<number> {
  let told = 0;
  async function* rows(): AsyncGenerator<readonly Statement[]> {
    const tables = journals.features.flatMap((feature) => feature.tables);
    yield tables.map((table) => ({ sql: `DELETE FROM ${table}`, parameters: [] }));
    let batch: Statement[] = [];
    for await (const { stored, feature } of storedFacts(journals)) {
      const fact = factFrom(feature.lifecycle.facts, stored);
      batch.push(...feature.project(recorded(stored.stream, stored.version, fact)));
      told += 1;
      if (told % atOnce === 0) {
        yield batch;
        batch = [];
        progress(told);
      }
    }
    yield batch;
    yield also;
  }
  await journals.store.rewrite(rows());
  await journals.store.forgetSnapshots();
  progress(told);
  return told;
}
