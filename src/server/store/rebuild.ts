import { validatedFactFrom, type Fact } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import { recorded, type Feature } from './feature.ts';
import { openedFact, storedPages, type Journals } from './journals.ts';
import { StoreUnavailable, type Statement, type StoredFact } from './store.ts';
import type { JournalProblem } from './verify.ts';

const atOnce = 2000;

export interface Rebuilt {
  /** The number of facts that were read. */
  readonly facts: number;
  /** The facts that could not be read, and have made no rows. */
  readonly problems: readonly JournalProblem[];
}

/**
 * Rebuilds all read models in one transaction, from the facts' payloads and not through the charts. Meanwhile appends
 * wait, and readers see the old rows until the commit. A failed rebuild changes nothing. An unreadable fact makes no
 * rows, and is returned among the problems. Statements of `also` are written in the same transaction, after the rows.
 */
export async function rebuildReadModels(
  journals: Journals,
  progress: (facts: number) => void = () => {},
  also: readonly Statement[] = [],
): Promise<Rebuilt> {
  const problems: JournalProblem[] = [];
  let reportedCount = 0;
  async function* rows(): AsyncGenerator<readonly Statement[]> {
    const tables = journals.features.flatMap((feature) => feature.tables);
    yield tables.map((table) => ({ sql: `DELETE FROM ${table}`, parameters: [] }));
    let batch: Statement[] = [];
    for await (const stored of storedPages(journals)) {
      const read = await readFact(journals, stored);
      if ('message' in read) problems.push(read);
      else batch.push(...read.feature.project(recorded(stored.stream, stored.version, read.fact)));
      reportedCount += 1;
      if (reportedCount % atOnce === 0) {
        yield batch;
        batch = [];
        progress(reportedCount);
      }
    }
    yield batch;
    yield also;
  }
  await journals.store.rewrite(rows());
  await journals.store.forgetSnapshots();
  progress(reportedCount);
  return { facts: reportedCount, problems };
}

/** The stored fact, or the reason why it cannot be read. */
async function readFact(
  { features, keys }: Journals,
  stored: StoredFact,
): Promise<{ readonly fact: Fact; readonly feature: Feature } | JournalProblem> {
  const { stream, version } = stored;
  const feature = features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream));
  if (!feature) return { stream, version, message: 'no feature of that name keeps journals' };
  try {
    return { feature, fact: validatedFactFrom(feature.lifecycle.facts, await openedFact(feature, stored, keys)) };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return { stream, version, message: (error as Error).message };
  }
}
