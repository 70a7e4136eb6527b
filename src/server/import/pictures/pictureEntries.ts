import { maxPictures } from '#machines/market/limits.ts';
import { trimPasted } from '#machines/market/text/readableText.ts';
import type { Fields } from '../records/records.ts';
import type { RowNotes } from '../rowProblems.ts';

/** The column of a listing's pictures: addresses and file names, with `|` or line breaks between them. */
export const pictureColumn = 'pictures';

const longestEntry = 2000;

/** Whether an entry of the pictures column is a URL; otherwise it is a file name. */
export function isAddress(entry: string): boolean {
  return /^https?:\/\//i.test(entry);
}

/**
 * The distinct pictures of a row, in its order. Undefined if the row has no such column. Invalid entries are dropped
 * with a warning, and so are those above the limit of a listing.
 */
export function picturesIn(fields: Fields, notes: RowNotes): readonly string[] | undefined {
  const written = fields[pictureColumn];
  if (written === undefined) return undefined;
  const entries = new Set(written.split(/[|\r\n]/).map(trimPasted));
  entries.delete('');
  const possible = [...entries].filter((entry) => {
    const flaw = flawOf(entry);
    if (flaw !== undefined) notes.warn(pictureColumn, entry, `${flaw}; imported without it`);
    return flaw === undefined;
  });
  for (const entry of possible.slice(maxPictures)) {
    notes.warn(pictureColumn, entry, `is one too many: an ad has ${maxPictures} pictures at most; imported without it`);
  }
  return possible.slice(0, maxPictures);
}

function flawOf(entry: string): string | undefined {
  if (entry.length > longestEntry) return `has more than ${longestEntry} characters`;
  if (isAddress(entry)) {
    const url = URL.parse(entry);
    if (!url) return 'is not a valid address';
    return url.username !== '' || url.password !== '' ? 'has a user name or a password in its address' : undefined;
  }
  // `C:\pictures\1.jpg` has a drive letter, not a scheme, and is a file outside of the folder.
  return /^[a-z][a-z\d+.-]+:/i.test(entry) ? 'is neither an address with http or https nor a file name' : undefined;
}
