import { pictureColumn } from '../pictures/pictureEntries.ts';
import { isBlankCell, type Fields } from './records.ts';

/** The content of one JSON object of a file: its fields, blank, or the reason why it cannot be read. */
export type JsonRow = { readonly fields: Fields } | { readonly blank: true } | { readonly unreadable: string };

/**
 * Reads a JSON object. Its members become fields of the same names, and those of the object `parameters` become
 * `param.<key>`, as in CSV. Pictures may be an array of texts, too. A text without any character is blank.
 */
export function jsonRow(json: string): JsonRow {
  const text = json.replace(/^\uFEFF/, '').trim();
  if (text === '') return { blank: true };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? rowOf(value) : { unreadable: 'is not a JSON object' };
  } catch (error) {
    return { unreadable: `is not JSON: ${(error as Error).message}` };
  }
}

function rowOf(object: Record<string, unknown>): JsonRow {
  const { parameters = {}, ...others } = object;
  if (!isObject(parameters)) return { unreadable: 'parameters is not an object' };
  const entries = [
    ...Object.entries(others),
    ...Object.entries(parameters).map(([key, value]) => [`param.${key}`, value] as const),
  ];
  const fields: Record<string, string> = {};
  for (const [name, written] of entries) {
    const value = name === pictureColumn && isTexts(written) ? written.join('\n') : written;
    if (typeof value === 'object' && value !== null) return { unreadable: `${name} is neither text nor a number` };
    fields[name] = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  }
  return Object.values(fields).every(isBlankCell) ? { blank: true } : { fields };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
