import { isBlank, readText, type TextShape, trimPasted } from '#machines/market/text/readableText.ts';
import { unreadableRule } from '#machines/listing/lifecycle/contentRules.ts';
import type { Fields } from '../records/records.ts';
import type { RowNotes } from '../rowProblems.ts';

/**
 * Reads the fields of a row by their expected kinds, and notes mismatches. Invisible characters around a value are
 * removed.
 */
export interface RowFields {
  optional(column: string): string;
  mandatory(column: string): string;
  /** A text for people in its stored form; empty if nothing in it is visible. */
  text(column: string, shape: TextShape): string;
  /** A word of a list in any case. An empty field means `otherwise`. */
  choice<C extends string, Otherwise>(column: string, choices: readonly C[], otherwise: Otherwise): C | Otherwise;
  /** A text that matches a pattern, otherwise refused with `reason`. `mandatory` reports empty fields. */
  shaped(column: string, pattern: RegExp, reason: string): string;
}

/** The error values of spreadsheets in German, French, Italian and English. */
const spreadsheetError =
  /^(?:#(?:REF!|BEZUG!|RIF!|N\/A|NV|N\/D|VALUE!|WERT!|VALEUR!|VALORE!|DIV\/0!|NAME\?|NOM\?|NOME\?|NUM!|ZAHL!|NOMBRE!|NULL!|NUL!|NULLO!)|Err:\d{3})$/;

/** A text for people in its stored form; empty if its column is refused or nothing in it is visible. */
export function readField(column: string, written: string, shape: TextShape, notes: RowNotes): string {
  // Spreadsheets insert line breaks in cells.
  const read = readText(shape === 'line' ? written.replaceAll(/[\n\r\v\f]+/g, ' ') : written, shape);
  if ('where' in read) notes.refuse(column, read.where, unreadableRule);
  else if (spreadsheetError.test(read.text)) notes.refuse(column, read.text, 'is an error of a spreadsheet');
  return 'text' in read ? read.text : '';
}

/** Readers for the fields of a row, which add problems to the row's notes. */
export function rowFields(fields: Fields, notes: RowNotes): RowFields {
  const optional = (column: string) => trimPasted(fields[column] ?? '');
  return {
    optional,
    mandatory(column) {
      const text = optional(column);
      if (isBlank(text)) notes.refuse(column, text, 'is empty');
      return text;
    },
    text(column, shape) {
      return readField(column, fields[column] ?? '', shape, notes);
    },
    choice(column, choices, otherwise) {
      const text = optional(column);
      if (text === '') return otherwise;
      const chosen = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
      if (chosen === undefined) notes.refuse(column, text, `is none of ${choices.join(', ')}`);
      return chosen ?? otherwise;
    },
    shaped(column, pattern, reason) {
      const text = optional(column);
      if (text !== '' && !pattern.test(text)) notes.refuse(column, text, reason);
      return text;
    },
  };
}
