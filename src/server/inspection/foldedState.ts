import { factFrom } from '#machines/journal/facts.ts';
import { beginning, fold, restored, stateName } from '#machines/journal/fold.ts';
import type { Feature } from '#server/store/feature.ts';
import { openedFact, type Journals } from '#server/store/journals.ts';
import { StoreUnavailable } from '#server/store/store.ts';

/** The name of the state of a journal that does not fold. */
export const brokenState = '(does not fold)';

/** The current state of a stream, as `stateName` writes it. The cache of the commands stays as it is. */
export async function foldedState(
  { store, keys }: Pick<Journals, 'store' | 'keys'>,
  feature: Feature,
  stream: string,
): Promise<string> {
  const { machine, facts } = feature.lifecycle;
  try {
    const snapshot = await store.readSnapshot(stream);
    const from = (snapshot && restored(machine, snapshot, feature.source)) ?? beginning(machine, stream);
    const stored = await store.readStream(stream, from.version);
    const opened = await Promise.all(
      stored.map(async (each) => factFrom(facts, await openedFact(feature, each, keys))),
    );
    return stateName(fold(machine, from, opened).snapshot);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return brokenState;
  }
}
