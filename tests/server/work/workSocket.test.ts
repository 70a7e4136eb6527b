import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workSocketPath, hand, NoServerRunning, openWorkSocket } from '#server/work/workSocket.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmend-door-'));
});

afterEach(() => rm(folder, { recursive: true }));

const work = {
  double: async (input: { n: number }) => ({ n: input.n * 2 }),
  fail: async () => {
    throw new Error('the disk is full');
  },
};

describe('the work socket of a server', () => {
  it('accepts work, and returns its result', async () => {
    const close = await openWorkSocket(folder, work);
    expect(await hand(folder, 'double', { n: 21 })).toEqual({ n: 42 });
    await close();
  });

  it('returns the error of failed work, and an error for unknown work', async () => {
    const close = await openWorkSocket(folder, work);
    await expect(hand(folder, 'fail', null)).rejects.toThrow('the disk is full');
    await expect(hand(folder, 'toString', null)).rejects.toThrow('There is no work called toString');
    await close();
  });

  it('refuses work before it opens and after it has closed', async () => {
    await expect(hand(folder, 'double', { n: 1 })).rejects.toThrow(NoServerRunning);
    const close = await openWorkSocket(folder, work);
    await close();
    await expect(hand(folder, 'double', { n: 1 })).rejects.toThrow(NoServerRunning);
  });

  it('opens where a killed server has left its socket', async () => {
    const close = await openWorkSocket(folder, work);
    const again = await openWorkSocket(folder, work);
    expect(await hand(folder, 'double', { n: 2 })).toEqual({ n: 4 });
    await again();
    await close();
  });

  it('also opens for a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(120));
    await mkdir(deep);
    const close = await openWorkSocket(deep, work);
    expect(existsSync(workSocketPath(deep))).toBe(true);
    expect(await hand(deep, 'double', { n: 3 })).toEqual({ n: 6 });
    await close();
  });
});
