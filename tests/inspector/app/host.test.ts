import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '#machines/market/api/apiError.ts';
import { hostAt } from '#inspector/app/host.ts';

const refusedWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }));

afterEach(() => vi.unstubAllGlobals());

describe('a refusal of the inspector’s host', () => {
  it.each([
    ['the market', JSON.stringify(apiError('inspection.reason', 'The reason must have 10 to 300 characters.'))],
    ['the command', JSON.stringify({ message: 'The reason must have 10 to 300 characters.' })],
  ])('has the sentence of %s', async (_, body) => {
    refusedWith(body);
    const opening = hostAt({ host: '/api/' }).openedJournal('account-1', 'why');
    await expect(opening).rejects.toThrow('The reason must have 10 to 300 characters.');
  });

  it('has the status of another program’s answer', async () => {
    refusedWith('<h1>Bad gateway</h1>');
    await expect(hostAt({ host: '/api/' }).journal('account-1')).rejects.toThrow('The inspector’s host answered 400.');
  });
});
