import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWriteAheadLog } from '#web/browser/writeAheadLog.ts';

const day = 24 * 60 * 60 * 1000;

describe('a write-ahead log', () => {
  const open = () =>
    openWriteAheadLog('test', (stored) => (typeof stored === 'string' && stored !== 'unknown' ? stored : undefined));
  let written: string[];
  const write = async (entry: string) => void written.push(entry);

  beforeEach(() => {
    written = [];
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('recovers what a page could not write, in order and once', async () => {
    const log = open();
    for (const entry of ['one', 'two', 'three']) log.note(entry);
    expect(await open().recover(write)).toBe(true);
    expect(await open().recover(write)).toBe(false);
    expect(written).toEqual(['one', 'two', 'three']);
  });

  it('recovers nothing that was written', async () => {
    open().note('one')();
    expect(await open().recover(write)).toBe(false);
    expect(written).toEqual([]);
  });

  it('keeps an entry that the store refuses for the next start', async () => {
    open().note('one');
    expect(await open().recover(() => Promise.reject(new Error('no room')))).toBe(false);
    expect(await open().recover(write)).toBe(true);
    expect(written).toEqual(['one']);
  });

  it.each([
    [29, ['one']],
    [31, []],
  ])('recovers an entry of %s days before: %j', async (days, recovered) => {
    open().note('one');
    vi.setSystemTime(Date.now() + days * day);
    await open().recover(write);
    expect(written).toEqual(recovered);
  });

  it('drops entries that it cannot read', async () => {
    open().note('unknown');
    expect(await open().recover(write)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
