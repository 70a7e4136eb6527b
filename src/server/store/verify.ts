import { beginning, fold, type Folded } from '#machines/journal/fold.ts';
import { validatedFactFrom } from '#machines/journal/facts.ts';
import { storedFacts, type Journals } from './journals.ts';

/** What is wrong with a journal: a fact that its chart, its schema or the order of versions does not allow. */
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
 * Folds every stream strictly and validates every fact against its schema of today. A stream with a problem is not
 * folded any further. Keeps each stream's state, so memory grows with the number of streams.
 */
export async function verifyJournals(
  journals: Journals,
  progress: (facts: number) => void = () => {},
): Promise<Verification> {
  const streams = new Map<string, Folded | 'broken'>();
  const problems: JournalProblem[] = [];
  let facts = 0;
  for await (const { stored, feature } of storedFacts(journals)) {
    facts += 1;
    if (facts % 10_000 === 0) progress(facts);
    const { stream, version } = stored;
    const { machine, facts: catalogue } = feature.lifecycle;
    const before = streams.get(stream) ?? beginning(machine, stream);
    if (before === 'broken') continue;
    try {
      if (version !== before.version + 1) throw new Error(`version ${before.version + 1} is missing`);
      streams.set(stream, fold(machine, before, [validatedFactFrom(catalogue, stored)]));
    } catch (error) {
      streams.set(stream, 'broken');
      problems.push({ stream, version, message: (error as Error).message });
    }
  }
  progress(facts);
  return { facts, streams: streams.size, problems };
}
