import { StoreUnavailable } from './store.ts';

/**
 * Runs work for each item, one after another. A failing item, for example with a damaged journal, does not block the
 * others. Its error is thrown at the end, several errors as one AggregateError. StoreUnavailable ends the work at once.
 */
export async function eachAlone<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} items failed`);
}
