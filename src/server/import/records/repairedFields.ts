import { hasUnreadable } from './encoding.ts';
import { repairMojibake } from './mojibake.ts';
import type { Fields } from './records.ts';
import type { RowNotes } from '../rowProblems.ts';

/**
 * Repairs the fields of a row: double encoding is undone, with a warning. A row with unreadable text is refused, so
 * that no garbled text is ever published.
 */
export function repairedFields(fields: Fields, notes: RowNotes): Fields {
  const read = Object.entries(fields).map(([column, value]) => {
    if (hasUnreadable(value)) {
      notes.refuse(column, value, 'holds characters that cannot be read');
      return [column, value];
    }
    const found = repairMojibake(value);
    if ('garbled' in found) {
      notes.refuse(
        column,
        value,
        `holds ${JSON.stringify(found.garbled)}, which was read in a wrong encoding: save it as UTF-8`,
      );
      return [column, value];
    }
    if (found.wasRepaired) notes.warn(column, value, `was encoded twice; imported as ${JSON.stringify(found.text)}`);
    return [column, found.text];
  });
  return Object.fromEntries(read);
}
