import { describe, expect, it } from 'vitest';
import { openTestApp } from '#tests/drivers/app.ts';
import { noon } from '#tests/machines/listing/bike.ts';

describe('a server that is told to stop', () => {
  it('finishes the request it has begun, and then takes no more', async () => {
    const test = await openTestApp(() => noon);
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<string>();
    test.app.get('/slow', async () => {
      begun.resolve();
      return work.promise;
    });
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });

    const asked = fetch(`${url}/slow`);
    await begun.promise;
    const closed = test.app.close();
    work.resolve('done');

    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('done');
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    await test.close();
  });
});
