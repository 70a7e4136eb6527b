import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodingOf, hasUnreadable, textOf, withoutC1Controls } from '#server/import/records/encoding.ts';
import { UnreadableFile } from '#server/import/records/unreadableFile.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

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
    ['is Windows-1252 when the last byte begins an incomplete character', latin1('Café'), 'windows-1252'],
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

  it('is detected although a character crosses the end of the first megabyte', async () => {
    const across = 'x'.repeat(megabyte - 1);
    expect(await encodingOfBytes(`${across}ü`)).toBe('utf-8');
    expect(await encodingOfBytes(latin1(`${across}ü,`))).toBe('windows-1252');
    // The deciding letter (œ in Mac Roman) may be separated from its word by the end of the first megabyte.
    expect(await encodingOfBytes(latin1(`${across.slice(1)}c\xCFur`))).toBe('macintosh');
  });

  it('is refused when the file is not text', async () => {
    await expect(encodingOfBytes(Uint8Array.of(1, 0, 2))).rejects.toThrow(UnreadableFile);
  });

  it.each([
    ['macintosh', 'K\x9Fche'],
    ['macintosh', 'Ger\x8At, sch\x9An, f\x9Fr'],
    ['macintosh', 'Caf\x8Etier et p\x8Er\x8Fne'],
    ['macintosh', 'Z\x86RICH'],
    ['ibm850', 'K\x81che und Ger\x84t'],
    ['ibm850', 'caf\x82tier d\x82coratif, r\x82veil'],
    ['windows-1252', 'Ni\x9A, \x8Akoda, F\xFCr, Ger\xE4t'],
    ['windows-1252', 'l\x92\xE9t\xE9 \x96 5 \x80 \x85und \x84Velo\x93'],
    ['windows-1252', 'Z\xDCRICH'],
  ])('is %s by the letters in the words of %j', async (expected, bytes) => {
    expect(await encodingOfBytes(latin1(bytes))).toBe(expected);
  });

  it('is refused when a letter fits in two encodings and nothing else decides', async () => {
    await expect(encodingOfBytes(latin1('sch\x9An'))).rejects.toThrow(
      'is uncertain whether it is in Windows-1252 or Mac Roman: save it as UTF-8',
    );
  });

  it('does not change a text: every encoding of it is read alike', async () => {
    const words = 'Küche schöne Gerät für Müll Café l’été Größe „gut“ – 5 € déjà prêt là-bas'.split(' ');
    const text = fc.shuffledSubarray(words, { minLength: words.length }).map((some) => some.join(' '));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('windows-1252', 'macintosh'), async (written, encoding) => {
        const characters = new Map(
          Array.from({ length: 128 }, (_, index) => [
            new TextDecoder(encoding).decode(Uint8Array.of(0x80 + index)),
            0x80 + index,
          ]),
        );
        const narrow = Buffer.from(Array.from(written, (letter) => characters.get(letter) ?? letter.charCodeAt(0)));
        const wide = Buffer.from(written);
        expect(textOf(wide, await encodingOfBytes(wide))).toBe(written);
        expect(textOf(narrow, await encodingOfBytes(narrow))).toBe(written);
      }),
      { numRuns: 40 },
    );
  });
});

it('replaces C1 controls by their Windows-1252 meaning, as in a file that was wrongly read as Latin-1', () => {
  expect(withoutC1Controls('5 \x80, \x84so\x93')).toBe('5 €, „so“');
});

it('distinguishes unreadable text from readable text', () => {
  for (const text of ['T\uFFFDV', 'a\u0000b', 'a\u000Bb', 'half \uD83D of a bicycle'])
    expect(hasUnreadable(text)).toBe(true);
  expect(hasUnreadable('two\tcolumns\r\nand a bicycle 🚲')).toBe(false);
});
