import { afterEach, expect, it, vi } from 'vitest';

import { holdCalls } from '#tests/drivers/web/answers.ts';
import { ChunkLoadError } from '#web/chunks/chunk.ts';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#web/api/clients.ts');
});

it('a call loads the client of the interface, for each of its versions [API-5]', async () => {
  const calls = holdCalls();
  const { clients, get, getSearch } = await import('#web/api/apiClient.ts');
  expect(clients.module).toBeUndefined();
  const answers = Promise.all([get('list'), getSearch('search')]);
  await expect.poll(() => calls.all).toHaveLength(2);
  for (const call of calls.all) await call.answer({ url: call.url });
  expect(await answers).toEqual([{ url: '/api/v10/list.json' }, { url: '/api/v11/search.json' }]);
  calls.letGo();
});

it('a call fails like its scripts when they fail to load', async () => {
  vi.doMock('#web/api/clients.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { get } = await import('#web/api/apiClient.ts');
  await expect(get('list')).rejects.toMatchObject({ name: ChunkLoadError.name });
});
