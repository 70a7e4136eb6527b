import { describe, expect, it } from 'vitest';
import { picturesIn } from '#server/import/pictures/pictureEntries.ts';
import { rowNotes } from '#server/import/rowProblems.ts';

function read(pictures: string | undefined) {
  const notes = rowNotes(2);
  const entries = picturesIn(pictures === undefined ? {} : { pictures }, notes);
  return { entries, warned: notes.problems.map(({ kind, field, value, reason }) => [kind, field, value, reason]) };
}

describe('the pictures of a row', () => {
  it('are separated by bars or line breaks, and each counts once', () => {
    const written = ' https://a.example/1.jpg | 2.jpg||bilder/3.png\r\n4.webp|2.jpg|';
    const entries = ['https://a.example/1.jpg', '2.jpg', 'bilder/3.png', '4.webp'];
    expect(read(written)).toEqual({ entries, warned: [] });
  });

  it('are none in an empty cell, and unknown without the column', () => {
    expect(read('')).toEqual({ entries: [], warned: [] });
    expect(read(undefined)).toEqual({ entries: undefined, warned: [] });
  });

  it.each([
    ['ftp://a.example/1.jpg', 'is neither an address with http or https nor a file name'],
    ['data:image/png;base64,AAAA', 'is neither an address with http or https nor a file name'],
    ['file:///etc/passwd', 'is neither an address with http or https nor a file name'],
    ['http://', 'is not a valid address'],
    ['https://me:secret@a.example/1.jpg', 'has a user name or a password in its address'],
    [`https://a.example/${'x'.repeat(2000)}`, 'has more than 2000 characters'],
  ])('cannot be %.40s: a warning reports it, and the others stay', (entry, flaw) => {
    expect(read(`1.jpg|${entry}|2.jpg`)).toEqual({
      entries: ['1.jpg', '2.jpg'],
      warned: [['warning', 'pictures', entry, `${flaw}; imported without it`]],
    });
  });

  it('are the first ten of more', () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    const { entries, warned } = read(names.join('|'));
    expect(entries).toEqual(names.slice(0, 10));
    expect(warned).toEqual(
      ['10.jpg', '11.jpg'].map((name) => [
        'warning',
        'pictures',
        name,
        'is one too many: an ad has 10 pictures at most; imported without it',
      ]),
    );
  });
});
