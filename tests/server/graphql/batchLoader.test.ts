import { expect, it, vi } from 'vitest';
import { batchLoader } from '#server/graphql/batchLoader.ts';

function names() {
  const read = vi.fn<(ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>(
    async (ids) => new Map(ids.filter((id) => id !== '?').map((id) => [id, id.toUpperCase()])),
  );
  return { read, loader: batchLoader(read) };
}

it('reads everything that is requested together in one batch, and each thing once', async () => {
  const { read, loader } = names();
  expect(await Promise.all(['a', 'b', 'a'].map((id) => loader.load(id)))).toEqual(['A', 'B', 'A']);
  expect(await loader.load('b')).toBe('B');
  expect(read.mock.calls).toEqual([[['a', 'b']]]);
});

it('includes requests that follow a promise or two later', async () => {
  const { read, loader } = names();
  const later = Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => loader.load('b'));
  expect(await Promise.all([loader.load('a'), later])).toEqual(['A', 'B']);
  expect(read.mock.calls).toEqual([[['a', 'b']]]);
});

it('reads again for requests after a response', async () => {
  const { read, loader } = names();
  await loader.load('a');
  await loader.load('b');
  expect(read.mock.calls).toEqual([[['a']], [['b']]]);
});

it('returns undefined for missing things', async () => {
  const { loader } = names();
  expect(await Promise.all([loader.load('?'), loader.load('a')])).toEqual([undefined, 'A']);
});

it('rejects all requests of a batch that cannot be read', async () => {
  const loader = batchLoader<string>(() => Promise.reject(new Error('The store is away')));
  await expect(Promise.all([loader.load('a'), loader.load('b')])).rejects.toThrow('The store is away');
});
