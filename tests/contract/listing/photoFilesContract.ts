import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PhotoFiles } from '#server/pictures/photos/photoFiles.ts';

/** A storage of photo files under test, with the number of files in it. */
export interface PhotoPlace {
  readonly files: PhotoFiles;
  count(): Promise<number>;
  close(): Promise<void>;
}

/** Contract tests of photo storage, for every kind of storage. */
export function describePhotoFiles(place: string, open: () => Promise<PhotoPlace>): void {
  let opened: PhotoPlace;

  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const nameOf = (index: number) => `${index}`.padStart(32, 'a') + '-0123456789abcdef.webp';

  describe(`files of photos ${place}`, () => {
    it('contain the written bytes, and do not exist before', async () => {
      const { files } = opened;
      const contents = [Buffer.from([0, 255, 10, 13, 0]), randomBytes(3 * 1024 * 1024), randomBytes(1)];
      expect(await files.read(nameOf(0))).toBeUndefined();
      await Promise.all(contents.map((bytes, index) => files.write(nameOf(index), bytes)));
      for (const [index, bytes] of contents.entries()) {
        expect((await files.read(nameOf(index)))?.equals(bytes), `${index}`).toBe(true);
      }
      expect(await opened.count()).toBe(3);
    });

    it('are gone after their removal, and removing them twice is no error', async () => {
      const { files } = opened;
      await files.write(nameOf(1), Buffer.from('one'));
      await files.write(nameOf(2), Buffer.from('other'));
      await files.remove(nameOf(1));
      await files.remove(nameOf(1));
      await files.remove(nameOf(3));
      expect([await files.read(nameOf(1)), (await files.read(nameOf(2)))?.toString()]).toEqual([undefined, 'other']);
      expect(await opened.count()).toBe(1);
    });
  });
}
