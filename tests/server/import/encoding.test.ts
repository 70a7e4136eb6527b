import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodingOf, hasUnreadable, repaired, textOf } from '#server/import/encoding.ts';
import { UnreadableFile } from '#server/import/unreadableFile.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const megabyte = 1024 * 1024;
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const encodingOfBytes = (content: string | Uint8Array) => encodingOf(folder.write('file', content));

describe('the encoding of a file', () => {
  it.each([
    ['is UTF-8 when its bytes are', 'Zürich', 'utf-8'],
    ['is UTF-8 with a byte order mark', '\uFEFFZürich', 'utf-8'],
    ['is UTF-8 when all is ASCII', 'Bern', 'utf-8'],
    ['is UTF-8 when there is nothing', '', 'utf-8'],
    ['is Windows-1252 when its bytes are not UTF-8', latin1('Zürich'), 'windows-1252'],
    ['is Windows-1252 when the last byte begins a character that never comes', latin1('Zü'), 'windows-1252'],
  ])('%s', async (_, content, expected) => {
    expect(await encodingOfBytes(content)).toBe(expected);
  });

  it('is decided by the first megabyte that has a character beyond ASCII', async () => {
    const ascii = 'x'.repeat(megabyte + 10);
    expect(await encodingOfBytes(Buffer.concat([Buffer.from(ascii), latin1('ü,'), Buffer.from('ü')]))).toBe(
      'windows-1252',
    );
    expect(await encodingOfBytes(Buffer.concat([Buffer.from(`ü${ascii}`), latin1('ü')]))).toBe('utf-8');
  });

  it('is told although a character lies across the end of the first megabyte', async () => {
    const across = 'x'.repeat(megabyte - 1);
    expect(await encodingOfBytes(`${across}ü`)).toBe('utf-8');
    expect(await encodingOfBytes(latin1(`${across}ü,`))).toBe('windows-1252');
  });

  it('is refused when the file is in UTF-16 or no text at all', async () => {
    await expect(encodingOfBytes(Buffer.from('\uFEFFBern', 'utf16le'))).rejects.toThrow('The file is in UTF-16');
    await expect(encodingOfBytes(Uint8Array.of(1, 0, 2))).rejects.toThrow(UnreadableFile);
  });

  it('does not change what a text says: both encodings of it are read alike', async () => {
    const letters = fc.constantFrom(...'abz09 ,"äöüéèàçßÄÖÜ€„“–’…'.split(''));
    const cp1252 = new Map(
      [...'€„“–’…'].map((letter, index) => [letter, [0x80, 0x84, 0x93, 0x96, 0x92, 0x85][index]!]),
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letters, maxLength: 40 }), async (text) => {
        const narrow = Buffer.from([...text].map((letter) => cp1252.get(letter) ?? letter.charCodeAt(0)));
        const wide = Buffer.from(text);
        expect(textOf(wide, await encodingOfBytes(wide))).toBe(text);
        if (!isUtf8(narrow)) expect(textOf(narrow, await encodingOfBytes(narrow))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

it('puts what Windows-1252 means where C1 controls stand, as in a file that was read as Latin-1 once too often', () => {
  expect(repaired('5 \x80, \x84so\x93')).toBe('5 €, „so“');
});

it('tells text that nobody can read from text', () => {
  for (const text of ['T\uFFFDV', 'a\u0000b', 'a\u000Bb', 'half \uD83D of a bicycle'])
    expect(hasUnreadable(text)).toBe(true);
  expect(hasUnreadable('two\tcolumns\r\nand a bicycle 🚲')).toBe(false);
});

function isUtf8(bytes: Buffer): boolean {
  return !bytes.toString('utf8').includes('\uFFFD');
}
