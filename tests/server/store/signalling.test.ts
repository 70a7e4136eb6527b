import { describe, expect, it } from 'vitest';
import { createSignalling } from '#server/store/postgres/signalling.ts';

/** Creates a sender of signals, whose transmissions end when a test ends them. */
function openSender() {
  const sendings: { readonly texts: readonly string[]; readonly ends: PromiseWithResolvers<void> }[] = [];
  const signal = createSignalling((signals) => {
    const ends = Promise.withResolvers<void>();
    sendings.push({ texts: signals.map(({ text }) => text), ends });
    return ends.promise;
  });
  return { sendings, tell: (text: string) => signal({ topic: 'topic', text }) };
}

describe('signals of PostgreSQL', () => {
  it('that are sent while others are in transit go out together, in their order', async () => {
    const { sendings, tell } = openSender();
    const first = tell('1');
    await Promise.resolve();
    const others = ['2', '3', '4'].map(tell);
    sendings[0]!.ends.resolve();
    await first;
    await Promise.resolve();
    sendings[1]!.ends.resolve();
    await Promise.all(others);
    const last = tell('5');
    await Promise.resolve();
    sendings[2]!.ends.resolve();
    await last;
    expect(sendings.map(({ texts }) => texts)).toEqual([['1'], ['2', '3', '4'], ['5']]);
  });

  it('that could not be sent reject for their senders, and delay no others', async () => {
    const { sendings, tell } = openSender();
    const first = tell('1');
    await Promise.resolve();
    const second = tell('2');
    sendings[0]!.ends.reject(new Error('The database is away'));
    await expect(first).rejects.toThrow('The database is away');
    await Promise.resolve();
    sendings[1]!.ends.resolve();
    await expect(second).resolves.toBeUndefined();
  });
});
