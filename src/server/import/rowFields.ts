import type { Fields } from './records.ts';
import type { RowNotes } from './rowProblems.ts';

/** Reads the fields of a row by what is expected of them, and notes what they are not. Texts come trimmed. */
export interface RowFields {
  optional(column: string): string;
  mandatory(column: string): string;
  /** One of some words in any case, or what an empty field means. */
  choice<C extends string, Otherwise>(column: string, choices: readonly C[], otherwise: Otherwise): C | Otherwise;
  /** Text of a shape that `reason` names; empty is left to `mandatory`. */
  shaped(column: string, pattern: RegExp, reason: string): string;
}

/** The fields of a row, with the notes on it. */
export function rowFields(fields: Fields, notes: RowNotes): RowFields {
  const optional = (column: string) => fields[column]?.trim() ?? '';
  return {
    optional,
    mandatory(column) {
      const text = optional(column);
      if (text === '') notes.refuse(column, '', 'is empty');
      return text;
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
