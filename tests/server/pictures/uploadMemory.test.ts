import { expect, it } from 'vitest';
import { TooManyWaiting } from '#server/pictures/semaphore.ts';
import { type Upload, uploadMemory } from '#server/pictures/uploadMemory.ts';

/** Creates an upload memory of 100 bytes in total, and of three uploads per client. */
function openMemory() {
  const memory = uploadMemory(100, 3);
  return function begin(client: string) {
    const end = Promise.withResolvers<void>();
    let upload!: Upload;
    const done = memory(client, async (held) => {
      upload = held;
      await end.promise;
    });
    return { ...upload, done, end: end.resolve };
  };
}

it('accepts any number of clients whose uploads have sent almost nothing', () => {
  const begin = openMemory();
  for (let number = 0; number < 99; number += 1) begin(`slow ${number}`).hold(1);
  expect(() => begin('other').hold(1)).not.toThrow();
});

it('aborts the largest upload of the client with most bytes', () => {
  const begin = openMemory();
  const [small, large, single] = [begin('many'), begin('many'), begin('single')];
  small.hold(20);
  large.hold(30);
  single.hold(40);
  begin('new').hold(15);
  expect([small, large, single].map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  expect(() => large.hold(1)).toThrow(TooManyWaiting);
  expect(() => begin('new').hold(10), 'the 30 bytes are free').not.toThrow();
});

it('aborts no complete upload, and none for a client with as many bytes', () => {
  const begin = openMemory();
  const [arrived, arriving] = [begin('first'), begin('second')];
  arrived.hold(60);
  arrived.arrived();
  arriving.hold(30);
  expect(() => begin('third').hold(30)).toThrow(TooManyWaiting);
  expect([arrived, arriving].map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

it('frees the bytes of uploads that have ended', async () => {
  const begin = openMemory();
  const first = begin('first');
  first.hold(100);
  first.end();
  await first.done;
  expect(() => begin('second').hold(100)).not.toThrow();
});

it("refuses a client's concurrent uploads above its limit", async () => {
  const begin = openMemory();
  for (let number = 0; number < 3; number += 1) begin('one');
  await expect(begin('one').done).rejects.toThrow(TooManyWaiting);
  expect(() => begin('other').hold(1)).not.toThrow();
});
