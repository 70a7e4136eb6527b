import { expect, it } from 'vitest';
import type { NewFact, Picked, Store } from '#server/store/store.ts';
import { allFacts, commandOn, factAt } from './facts.ts';

/** Contract tests of reading facts by position, for every database engine. */
export function describePlaces(store: () => Store): void {
  const append = (read: Record<string, number>, options?: { size?: number }) =>
    store().append(commandOn(store().engine, read, options));

  it('returns the facts at the given positions, if they exist', async () => {
    await append({ 'thing-1': 0, 'thing-2': 0 }, { size: 3 });
    const places = [
      { stream: 'thing-2', version: 3 },
      { stream: 'thing-1', version: 2 },
      { stream: 'thing-1', version: 4 },
      { stream: 'thing-9', version: 1 },
    ];
    const found = await store().readAt(places);
    expect(found.map(({ stream, version }) => `${stream} ${version}`).toSorted()).toEqual(['thing-1 2', 'thing-2 3']);
    expect(await store().readAt([])).toEqual([]);
  });

  it('returns the facts of some streams between two positions, in order, up to the requested number', async () => {
    await append({ 'thing-1': 0 }, { size: 2 });
    await append({ 'thing-2': 0 });
    await append({ 'thing-3': 0 });
    await append({ 'thing-1': 2 }, { size: 2 });
    const all = await allFacts(store());
    const [first, last] = [all[0]!.position, all.at(-1)!.position];
    const between = async (streams: readonly string[], after: number, upTo: number, limit = 10) =>
      (await store().readOf(streams, { after, upTo }, limit)).map(({ stream, version }) => `${stream} ${version}`);
    expect(await between(['thing-3', 'thing-1'], first, last - 1)).toEqual(['thing-1 2', 'thing-3 1', 'thing-1 3']);
    expect(await between(['thing-3', 'thing-1'], 0, last, 2)).toEqual(['thing-1 1', 'thing-1 2']);
    expect(await between(['thing-9'], 0, last)).toEqual([]);
    expect(await between([], 0, last)).toEqual([]);
  });

  it('returns only some types of facts of some streams, and of these only facts that name an account', async () => {
    const fact = (version: number, type: string, data: NewFact['data']) => ({
      ...factAt('thing-1', version, data),
      type,
    });
    const facts = [
      fact(1, 'thing.blocked', { account: 'ana' }),
      fact(2, 'thing.blocked', { account: 'beat' }),
      fact(3, 'thing.reported', { account: 'ana' }),
      fact(4, 'thing.left', {}),
      { ...factAt('thing-2', 1), type: 'thing.left' },
    ];
    const read = [
      { stream: 'thing-1', version: 0 },
      { stream: 'thing-2', version: 0 },
    ];
    await store().append({ read, facts, rows: [] });
    const upTo = await store().head();
    const only = async (picked: Picked, limit = 10) =>
      (await store().readOf(['thing-1'], { after: 0, upTo, only: picked }, limit)).map(({ version }) => version);
    expect(await only({ types: ['thing.left', 'thing.blocked'] })).toEqual([1, 2, 4]);
    expect(await only({ types: ['thing.left', 'thing.blocked'] }, 2)).toEqual([1, 2]);
    expect(await only({ types: ['thing.blocked', 'thing.left'], naming: 'ana' })).toEqual([1]);
    expect(await only({ types: [] })).toEqual([]);
  });
}
