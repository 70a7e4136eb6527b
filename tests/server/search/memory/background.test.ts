import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Background, workerBackground } from '#server/search/memory/background.ts';
import { buildSegment } from '#server/search/memory/segment/segmentBuilder.ts';
import { readSnapshotFile } from '#server/search/memory/segment/snapshotFile.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { listing } from '../corpus/listings.ts';

const documents = (count: number) => Array.from({ length: count }, (_, number) => listing(`ad${number}`));

describe('the long work of the index', () => {
  let background: Background;
  let threads = 0;
  const count = () => void (threads += 1);
  process.on('worker', count);
  afterEach(async () => {
    await background.close();
    threads = 0;
  });
  afterAll(() => void process.off('worker', count));

  it('is done immediately for few documents, and by a thread for more, which then does all of it', async () => {
    background = workerBackground();
    expect(await background.do('build', documents(50))).toEqual(buildSegment(documents(50)));
    expect(threads).toBe(0);
    expect(await background.do('build', documents(51))).toEqual(buildSegment(documents(51)));
    expect(await background.do('build', documents(1))).toEqual(buildSegment(documents(1)));
    expect(threads).toBe(1);
  });

  it('counts merged documents by all their sources', async () => {
    background = workerBackground();
    const source = (size: number) => ({ data: buildSegment(documents(size)), dead: new Uint8Array(size) });
    await background.do('merge', [source(25), source(25)]);
    expect(threads).toBe(0);
    await background.do('merge', [source(25), source(26)]);
    expect(threads).toBe(1);
  });

  it('is done by the thread in sequence, also while a task waits for the disk', async () => {
    background = workerBackground();
    const folder = temporaryFolder();
    const written = (position: number) => ({ position, fact: '', segments: [], documents: documents(51) });
    await Promise.all([1, 2, 3].map((position) => background.do('write', folder.path, written(position))));
    expect(threads).toBe(1);
    expect(await readSnapshotFile(folder.path)).toMatchObject({ position: 3 });
    folder.remove();
  });
});
