/** The position of a record in a file: its offset in bytes, and its line, counted from 1. */
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
  /** The position of the record after this one, where an interrupted import resumes. */
  readonly next: Place;
} & ({ readonly fields: Fields } | { readonly blank: true } | { readonly unreadable: string });

/** The fields of a record by column. An absent column and an empty field mean the same. */
export type Fields = Readonly<Record<string, string>>;

/** A file of records in any layout. */
export interface RecordSource {
  /** The columns that the file declares. NDJSON declares none. */
  readonly columns?: readonly string[];
  /** The number of columns without a name; they are ignored if they are blank. */
  readonly unnamedColumns?: number;
  /** The position of the first record in the file. */
  readonly start: Place;
  /** The records from a position on, in chunks from the disk. Holds one chunk in memory at a time. */
  read(from: Place): AsyncGenerator<readonly FileRecord[]>;
}

/**
 * The maximum length of a record, in bytes. A listing's text has at most 4,000 characters, and memory must be bounded.
 */
export const longestRecord = 64 * 1024;

export const tooLong = `is longer than ${longestRecord / 1024} kB`;

/**
 * Whether a cell shows nothing: it is empty, or has only spaces and invisible characters. Programs for DOS write U+001A
 * at the end of a file.
 */
export function isBlankCell(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800\p{Cc}]*$/u.test(text);
}
