import { expect, it } from 'vitest';
import { StoreUnavailable } from '#server/store/store.ts';
import { eachAlone } from '#server/store/eachAlone.ts';

const damaged = (name: string) => new Error(`the journal of ${name} is damaged`);

/** Works on each name; those in `failing` fail. Returns the names that were worked on, and the error. */
async function worked(names: readonly string[], failing: Readonly<Record<string, Error>>) {
  const done: string[] = [];
  const thrown = await eachAlone(names, async (name) => {
    if (failing[name]) throw failing[name];
    done.push(name);
  }).catch((error: unknown) => error);
  return { done, thrown };
}

it('does the work of all other items, and throws the error of the one that failed', async () => {
  const failing = { beat: damaged('beat') };
  expect(await worked(['ana', 'beat', 'carla'], failing)).toEqual({ done: ['ana', 'carla'], thrown: failing.beat });
});

it('throws the errors of all items that failed', async () => {
  const { done, thrown } = await worked(['ana', 'beat', 'carla'], { ana: damaged('ana'), carla: damaged('carla') });
  expect(done).toEqual(['beat']);
  expect(thrown).toBeInstanceOf(AggregateError);
  expect((thrown as AggregateError).errors).toEqual([damaged('ana'), damaged('carla')]);
});

it('ends immediately while the store is unavailable', async () => {
  const away = new StoreUnavailable('gone');
  expect(await worked(['ana', 'beat', 'carla'], { beat: away })).toEqual({ done: ['ana'], thrown: away });
});
