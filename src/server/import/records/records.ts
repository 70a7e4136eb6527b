/** Where a record begins in a file: its offset in bytes, and its line, counted from 1. */
export interface Place {
  readonly byte: number;
  readonly line: number;
}

/**
 * A record of a file: its fields by column, a blank row, or the reason why it cannot be read. Never larger than
 * `longestRecord`.
 */
export type FileRecord = {
  readonly line: number;
  /** Where the next record begins: an interrupted import goes on from there without reading what is before. */
  readonly next: Place;
} & ({ readonly fields: Fields } | { readonly blank: true } | { readonly unreadable: string });

/** What a record says, by column; an absent column and an empty field mean the same. */
export type Fields = Readonly<Record<string, string>>;

/** A file of records, however it is written down. */
export interface RecordSource {
  /** The columns that the file names; an NDJSON file names them record by record. */
  readonly columns?: readonly string[];
  /** The number of columns without a name; they are ignored if they are blank. */
  readonly unnamedColumns?: number;
  /** Where its first record begins. */
  readonly start: Place;
  /** The records from a place on, in groups as they come from the disk. Holds one group in memory at a time. */
  read(from: Place): AsyncGenerator<readonly FileRecord[]>;
}

/** The longest record, in bytes: an ad's text has 4,000 characters at most, and nothing may fill the memory. */
export const longestRecord = 64 * 1024;

export const tooLong = `is longer than ${longestRecord / 1024} kB`;

/**
 * Whether a cell shows nothing: it is empty, or has only spaces and invisible characters. Programs for DOS write U+001A
 * at the end of a file.
 */
export function isBlankCell(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800\p{Cc}]*$/u.test(text);
}
