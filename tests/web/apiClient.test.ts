import { expect, it } from 'vitest';
import { answersByHand } from '#tests/drivers/answers.ts';
import { CallFailed, get } from '#web/apiClient.ts';

const calls = answersByHand();

function ask(signal = new AbortController().signal) {
  return get('list.json?q=velo', { language: 'fr', signal });
}

it('calls below the base path, and says which build of the web asks, in which language [API-4]', async () => {
  const asked = ask();
  expect(calls.last.url).toBe('/api/v10/list.json?q=velo');
  const { headers } = calls.last;
  expect(headers.get('accept-language')).toBe('fr');
  expect(headers.get('x-source')).toMatch(/^web\/\d+\.\d+\.\d+$/);
  expect(headers.get('x-api-hash')).toMatch(/./);
  await calls.last.answer({ search_total: 3 });
  expect(await asked).toEqual({ search_total: 3 });
});

it('fails with path and status of any answer but success', async () => {
  const asked = ask();
  const failed = asked.catch((error: unknown) => error);
  await calls.last.answer({}, 503);
  expect(await failed).toEqual(new CallFailed('list.json?q=velo', 503));
});

it('takes the call back when nobody waits for it any more', () => {
  const waiting = new AbortController();
  void ask(waiting.signal).catch(() => {});
  waiting.abort();
  expect(calls.last.signal.aborted).toBe(true);
});
