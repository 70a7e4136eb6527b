import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { step } from '#cli/firstRun/progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a writable stream that records its output. */
function makeStream(isTTY: boolean) {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  return { out: Object.assign(stream, { isTTY }) as unknown as NodeJS.WriteStream, text: () => written.join('') };
}

const lasting = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('result'), ms));
const title = { doing: 'installing 3 packages', done: 'installed 3 packages', detail: () => '1 of 3' };

it('a log gets a line at the beginning, one now and then, and one at the end', async () => {
  const { out, text } = makeStream(false);
  const done = step(title, lasting(31_000), out);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await done).toBe('result');
  expect(text().split('\n')).toEqual([
    'installing 3 packages ...',
    'installing 3 packages ... 1 of 3, 15 s',
    'installing 3 packages ... 1 of 3, 30 s',
    'installed 3 packages in 31 s',
    '',
  ]);
});

it('a terminal gets one line that counts', async () => {
  const { out, text } = makeStream(true);
  const done = step(title, lasting(2_000), out);
  await vi.advanceTimersByTimeAsync(2_000);
  await done;
  expect(text()).toContain('\r\x1b[Kinstalling 3 packages ... 1 of 3, 1.5 s');
  expect(text().split('\n')).toHaveLength(2);
  expect(text().endsWith('\r\x1b[Kinstalled 3 packages in 2.0 s\n')).toBe(true);
});

it('a failing step prints a message, and its error propagates', async () => {
  const { out, text } = makeStream(false);
  await expect(step(title, () => Promise.reject(new Error('no room on disk')), out)).rejects.toThrow('no room on disk');
  expect(text()).toContain('installing 3 packages failed after 0.0 s');
});
