import { beginning, fold, type Folded } from '#machines/journal/fold.ts';
import { validatedFactFrom } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Feature } from './feature.ts';
import { openedFact, storedPages, type Journals } from './journals.ts';
import { StoreUnavailable, type StoredFact } from './store.ts';

/**
 * The problem of a journal: an unreadable fact, or a fact that its chart, its schema or the order of versions forbids.
 */
export interface JournalProblem {
  readonly stream: string;
  readonly version: number;
  readonly message: string;
}

export interface Verification {
  readonly facts: number;
  readonly streams: number;
  readonly problems: readonly JournalProblem[];
}

/**
 * Folds every stream strictly and validates every fact against its current schema. A stream with a problem is not
 * folded any further. Holds the state of every stream, so memory grows with the number of streams.
 */
export async function verifyJournals(
  journals: Journals,
  progress: (facts: number) => void = () => {},
): Promise<Verification> {
  const streams = new Map<string, Folded | 'broken'>();
  const problems: JournalProblem[] = [];
  let facts = 0;
  for await (const stored of storedPages(journals)) {
    facts += 1;
    if (facts % 10_000 === 0) progress(facts);
    const { stream, version } = stored;
    const before = streams.get(stream);
    if (before === 'broken') continue;
    try {
      streams.set(stream, await folded(journals, before, stored));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      streams.set(stream, 'broken');
      problems.push({ stream, version, message: (error as Error).message });
    }
  }
  progress(facts);
  return { facts, streams: streams.size, problems };
}

/** The problem of a journal up to a version, by its first broken fact; undefined if that part of it folds. */
export async function journalProblem(
  journals: Journals,
  { stream, version }: Pick<StoredFact, 'stream' | 'version'>,
): Promise<string | undefined> {
  let before: Folded | undefined;
  for (const stored of await journals.store.readStream(stream)) {
    if (stored.version > version) return undefined;
    try {
      before = await folded(journals, before, stored);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      return `version ${stored.version}: ${(error as Error).message}`;
    }
  }
  return undefined;
}

/** Folds the next fact of a stream strictly. Throws if it cannot be read or does not fit. */
async function folded(journals: Journals, before: Folded | undefined, stored: StoredFact): Promise<Folded> {
  const { lifecycle, feature } = featureFor(journals, stored.stream);
  const from = before ?? beginning(lifecycle.machine, stored.stream);
  if (stored.version !== from.version + 1) throw new Error(`version ${from.version + 1} is missing`);
  const fact = validatedFactFrom(lifecycle.facts, await openedFact(feature, stored, journals.keys));
  return fold(lifecycle.machine, from, [fact]);
}

function featureFor({ features }: Journals, stream: string): { feature: Feature; lifecycle: Feature['lifecycle'] } {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream));
  if (!feature) throw new Error(`${stream}: no feature of that name keeps journals`);
  return { feature, lifecycle: feature.lifecycle };
}
