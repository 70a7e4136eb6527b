import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFile, readPictureFile } from '#server/import/pictures/pictureFolder.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

let around: TemporaryFolder;
let folder: string;
beforeEach(() => {
  around = temporaryFolder();
  folder = join(around.path, 'pictures');
  mkdirSync(join(folder, 'cars'), { recursive: true });
  writeFileSync(join(folder, 'cars', '1.jpg'), 'inside');
  around.write('secret.jpg', 'outside');
  mkdirSync(join(around.path, 'pictures-of-others'));
  writeFileSync(join(around.path, 'pictures-of-others', '1.jpg'), 'outside');
});
afterEach(() => around.remove());

async function contentOf(name: string): Promise<string> {
  const file = await pictureFile(folder, name);
  if ('flaw' in file) return file.flaw;
  const bytes = await readPictureFile(file);
  return 'flaw' in bytes ? bytes.flaw : bytes.toString();
}

const outside = 'is not inside the folder of pictures';

describe('a file in the folder of pictures', () => {
  it('is found by its name in the folder, with slashes or backslashes', async () => {
    expect(await contentOf('cars/1.jpg')).toBe('inside');
    expect(await contentOf('./cars/1.jpg')).toBe('inside');
    expect(await contentOf('cars\\1.jpg')).toBe('inside');
  });

  it('has another version once it has changed', async () => {
    const before = await pictureFile(folder, 'cars/1.jpg');
    expect(await pictureFile(folder, 'cars/1.jpg')).toEqual(before);
    writeFileSync(join(folder, 'cars', '1.jpg'), 'changed inside');
    expect(await pictureFile(folder, 'cars/1.jpg')).not.toEqual(before);
  });

  it.each([
    '../secret.jpg',
    '../none.jpg',
    'cars/../../secret.jpg',
    'cars\\..\\..\\secret.jpg',
    '..',
    '/etc/hostname',
    '\\\\server\\share\\1.jpg',
    '//server/share/1.jpg',
    'C:\\pictures\\1.jpg',
    '../pictures-of-others/1.jpg',
  ])('is not %s, which is outside', async (name) => {
    expect(await contentOf(name)).toBe(outside);
  });

  it('is not reached by a symbolic link to the outside, neither of a file nor of a folder', async () => {
    symlinkSync(join(around.path, 'secret.jpg'), join(folder, 'file.jpg'));
    symlinkSync(around.path, join(folder, 'up'));
    symlinkSync(join(around.path, 'pictures-of-others'), join(folder, 'others'));
    for (const name of ['file.jpg', 'up/secret.jpg', 'others/1.jpg']) expect(await contentOf(name)).toBe(outside);
  });

  it('may be a symbolic link within it, and the folder itself may be one', async () => {
    symlinkSync(join(folder, 'cars', '1.jpg'), join(folder, 'first.jpg'));
    expect(await contentOf('first.jpg')).toBe('inside');
    const link = join(around.path, 'link');
    symlinkSync(folder, link);
    expect(await pictureFile(link, 'cars/1.jpg')).toEqual(await pictureFile(folder, 'cars/1.jpg'));
  });

  it('is not read once it was replaced by a link or a pipe', async () => {
    const path = join(folder, 'cars', '1.jpg');
    const file = await pictureFile(folder, 'cars/1.jpg');
    if ('flaw' in file) throw new Error(file.flaw);
    rmSync(path);
    symlinkSync(join(around.path, 'secret.jpg'), path);
    expect(await readPictureFile(file)).toEqual({ flaw: 'cannot be read (ELOOP)' });
    rmSync(path);
    execFileSync('mkfifo', [path]);
    expect(await readPictureFile(file)).toEqual({ flaw: 'is not a file' });
  });

  it('is found out as too large before it is read, and when it has grown meanwhile', async () => {
    const path = join(folder, 'cars', '1.jpg');
    const file = await pictureFile(folder, 'cars/1.jpg');
    if ('flaw' in file) throw new Error(file.flaw);
    truncateSync(path, 20 * 1024 * 1024 + 1);
    expect(await pictureFile(folder, 'cars/1.jpg')).toEqual({ flaw: 'has more than 20 MB' });
    expect(await readPictureFile(file)).toEqual({ flaw: 'has more than 20 MB' });
  });

  it('is refused with the reason: not there, no file, or larger than a photo may be', async () => {
    const large = join(folder, 'large.jpg');
    writeFileSync(large, '');
    truncateSync(large, 20 * 1024 * 1024 + 1);
    expect(await Promise.all(['2.jpg', 'cars/1.jpg/2.jpg', 'cars', 'large.jpg'].map(contentOf))).toEqual([
      'is not in the folder of pictures',
      'is not in the folder of pictures',
      'is not a file',
      'has more than 20 MB',
    ]);
    expect(await contentOf(`${'x'.repeat(300)}.jpg`)).toBe('is not in the folder of pictures');
  });
});
