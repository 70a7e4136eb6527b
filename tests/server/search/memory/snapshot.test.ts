import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Background } from '#server/search/memory/background.ts';
import { createMemorySearch, loadSnapshot } from '#server/search/memorySearch.ts';
import { listing, filter } from '../corpus/listings.ts';
import { heldBackground, inlineBackground } from '../corpus/backgrounds.ts';

/** How many bytes apart those are that are broken: each is one of the same checked whole. */
const stride = process.env['ALLMEND_LONG'] === '1' ? 13 : 61;
const options = { background: inlineBackground, deltaSize: 4 };
let directory: string;
let file: string;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'search-')), 'search');
  const search = createMemorySearch(options);
  await search.putAll(['a1', 'a2', 'a3'].map((id) => listing(id)));
  search.apply({ kind: 'remove', id: 'a2' });
  search.apply({ kind: 'put', document: listing('a4') });
  search.position = 1234;
  await search.writeSnapshot(directory);
  const [name] = await readdir(directory);
  file = join(directory, name!);
});

afterEach(() => rm(directory, { recursive: true }));

describe('a snapshot', () => {
  it('is one file, and restores every ad and the position', async () => {
    expect(await readdir(directory)).toHaveLength(1);
    const search = await loadSnapshot(directory, options);
    expect(search?.position).toBe(1234);
    expect((await search?.search(filter(), { size: 30 }))?.ids).toEqual(['a4', 'a3', 'a1']);
  });

  it('accepts changes after it is loaded', async () => {
    const search = (await loadSnapshot(directory, options))!;
    search.apply({ kind: 'put', document: listing('a3', { title: 'Velo' }) });
    search.apply({ kind: 'remove', id: 'a1' });
    search.apply({ kind: 'put', document: listing('a5') });
    await search.settled();
    expect((await search.search(filter(), { size: 30 })).ids).toEqual(['a5', 'a4', 'a3']);
    expect((await search.search(filter({ query: 'velo' }), { size: 30 })).ids).toEqual(['a3']);
  });

  it('does not exist in a new directory', async () => {
    expect(await loadSnapshot(join(directory, 'none'))).toBeUndefined();
  });

  it('is not read when any byte of it is wrong', async () => {
    const whole = await readFile(file);
    for (let at = 0; at < whole.length; at += stride) {
      const broken = Buffer.from(whole);
      broken[at]! ^= 0x40;
      await writeFile(file, broken);
      expect(await loadSnapshot(directory), `byte ${at} of ${whole.length}`).toBeUndefined();
    }
    await writeFile(file, whole);
    expect(await loadSnapshot(directory, options)).toBeDefined();
  });

  it('is not read when its end is missing', async () => {
    const { length } = await readFile(file);
    for (const part of [length - 1, length / 2, 20, 3, 0]) {
      await truncate(file, Math.floor(part));
      expect(await loadSnapshot(directory)).toBeUndefined();
    }
  });

  it('is not affected by an unfinished one of a killed process', async () => {
    await writeFile(`${file}.new`, 'half of a snapsh');
    expect((await loadSnapshot(directory, options))?.position).toBe(1234);
    const search = createMemorySearch(options);
    search.position = 1300;
    await search.writeSnapshot(directory);
    expect((await loadSnapshot(directory, options))?.position).toBe(1300);
  });

  it('contains nothing of an ad that was to be forgotten while its segment was being built', async () => {
    const background = heldBackground();
    const search = createMemorySearch({ background, deltaSize: 2 });
    for (const id of ['c1', 'c2']) search.apply({ kind: 'put', document: listing(id, { title: `Kuchenform ${id}` }) });
    search.forget(['c1']);
    const writing = search.writeSnapshot(directory).finally(() => clearInterval(releasing));
    const releasing = setInterval(() => background.release());
    await writing;
    const content = await readFile(file);
    expect(['c1', 'c2'].map((id) => content.includes(Buffer.from(id, 'utf16le')))).toEqual([false, true]);
  });

  it('fails when forgetting fails, which is tried again with the next one and not before', async () => {
    const requested: string[] = [];
    let isBroken = true;
    const background: Background = {
      async do(work, ...parameters) {
        requested.push(work);
        if (work === 'merge' && isBroken) throw new Error('broken');
        return options.background.do(work, ...parameters);
      },
      close: async () => undefined,
    };
    const search = createMemorySearch({ background, deltaSize: 8 });
    for (let listings = 1; listings <= 8; listings += 1)
      search.apply({ kind: 'put', document: listing(`e${listings}`) });
    await search.settled();
    search.forget(['e1']);
    await expect(search.writeSnapshot(directory)).rejects.toThrow('broken');
    isBroken = false;
    requested.length = 0;
    search.forget(['e3']);
    await search.settled();
    expect(requested).toEqual([]);
    await search.writeSnapshot(directory);
    expect(requested).toContain('merge');
    const content = await readFile(file);
    const ids = ['e1', 'e2', 'e3', 'e4'].filter((id) => content.includes(Buffer.from(id, 'utf16le')));
    expect(ids).toEqual(['e2', 'e4']);
  });

  it('contains an ad that has returned since it was to be forgotten', async () => {
    const search = createMemorySearch(options);
    await search.putAll(['d1', 'd2', 'd3', 'd4', 'd5'].map((id) => listing(id)));
    search.forget(['d1', 'd2']);
    for (const id of ['d1', 'd6', 'd7', 'd8']) search.apply({ kind: 'put', document: listing(id) });
    await search.writeSnapshot(directory);
    const ids = (await (await loadSnapshot(directory, options))?.search(filter(), { size: 30 }))?.ids;
    expect(ids).toEqual(['d8', 'd7', 'd6', 'd5', 'd4', 'd3', 'd1']);
  });

  it('that cannot be written rejects with the reason', async () => {
    const search = createMemorySearch();
    await expect(search.writeSnapshot(join(file, 'below'))).rejects.toThrow(/ENOTDIR|EEXIST/);
    await search.close();
  });

  it('is written by the worker as well', async () => {
    const search = createMemorySearch();
    for (const id of ['b1', 'b2']) search.apply({ kind: 'put', document: listing(id) });
    search.position = 7;
    const writing = search.writeSnapshot(directory);
    search.apply({ kind: 'remove', id: 'b1' });
    await writing;
    await search.close();
    const loaded = await loadSnapshot(directory, options);
    expect(loaded?.position).toBe(7);
    expect((await loaded?.search(filter(), { size: 30 }))?.ids).toEqual(['b2', 'b1']);
  });
});
