import { builtInOf } from './builtIn.ts';
import { messageOf } from './errorMessage.ts';

/** The limits of a shown copy. */
export interface Limits {
  /** Levels of nested objects. */
  readonly depth: number;
  /** Fields or items of one object. */
  readonly items: number;
  /** Characters of one text. */
  readonly text: number;
  /** Values altogether. */
  readonly total: number;
}

export const usualLimits: Limits = { depth: 12, items: 200, text: 2_000, total: 5_000 };

/** Replaces a value before it is copied. `name` is that of its field or index; undefined leaves the value as it is. */
export type Replace = (name: string, value: unknown) => string | undefined;

/**
 * A copy of any value as JSON, of bounded size. Values without a form in JSON are described: `Map (3)`,
 * `File photo.jpg (2,048 bytes)`, `actor x:3`. Never throws, whatever the value's getters do.
 */
export function shownData(value: unknown, limits: Limits = usualLimits, replace: Replace = () => undefined): unknown {
  let left = limits.total;
  const copy = (part: unknown, name: string, above: readonly object[]): unknown => {
    left -= 1;
    if (left < 0) return '…';
    const instead = replace(name, part);
    if (instead !== undefined) return instead;
    if (typeof part === 'string') return shortened(part, limits.text);
    if (typeof part !== 'object' || part === null) return primitive(part);
    const seen = above.indexOf(part);
    if (seen >= 0) return seen === 0 ? 'itself again' : `itself again, ${above.length - seen} levels up`;
    const described = description(part);
    if (described !== undefined) return described;
    if (above.length >= limits.depth) return Array.isArray(part) ? `list (${part.length})` : nameOf(part);
    return members(part, limits.items, (inner, key) => copy(inner, key, [...above, part]));
  };
  return copy(value, '', []);
}

/** The members of an object as JSON; those beyond the limit are counted. */
function members(value: object, most: number, copy: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.slice(0, most).map((item: unknown, index) => copy(item, String(index)));
    return value.length > most ? [...items, `… ${value.length - most} more`] : items;
  }
  const kind = builtInOf(value);
  if (kind === 'Map') {
    const map = value as ReadonlyMap<unknown, unknown>;
    const entries = [...map].slice(0, most).map(([key, item], index) => {
      const name = keyName(key, index);
      return [name, copy(item, name)];
    });
    return { [`Map (${map.size})`]: Object.fromEntries(entries) };
  }
  if (kind === 'Set') {
    const set = value as ReadonlySet<unknown>;
    const items = [...set].slice(0, most).map((item, index) => copy(item, String(index)));
    return { [`Set (${set.size})`]: items };
  }
  const keys = Object.keys(value);
  const fields = keys.slice(0, most).map((key) => [key, copy(read(value, key), key)]);
  const name = nameOf(value);
  const more = keys.length > most ? [['…', `${keys.length - most} more`]] : [];
  const shown = Object.fromEntries([...fields, ...more]) as object;
  return name === 'object' ? shown : { [name]: shown };
}

/** The name of a map's key. */
export function keyName(key: unknown, index: number): string {
  if (typeof key === 'object' && key !== null) return `${nameOf(key)} ${index}`;
  return typeof key === 'string' ? key : String(primitive(key));
}

/** A field of an object; a getter that throws is described. */
export function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key];
  } catch (error) {
    return `throws ${messageOf(error)}`;
  }
}

/** The name of an object's class; `object` for a plain one. */
export function nameOf(value: object): string {
  try {
    const prototype = Object.getPrototypeOf(value) as { readonly constructor?: { readonly name?: string } } | null;
    if (prototype === null || prototype === Object.prototype) return 'object';
    // Plain data of another window have another Object.
    const name = prototype.constructor?.name;
    return name === 'Object' ? 'object' : name || 'an instance';
  } catch {
    return 'an instance';
  }
}

/** A text for an object whose members say little, or are endless. */
export function description(value: object): string | undefined {
  const kind = builtInOf(value);
  if (kind === 'Date') return dateText(value as Date);
  if (kind === 'Error') return `${(value as Error).name}: ${(value as Error).message}`;
  if (kind === 'RegExp') return (value as RegExp).toString();
  if (kind === 'Promise') return 'a promise';
  if (ArrayBuffer.isView(value) || kind === 'ArrayBuffer') {
    return `${nameOf(value)} (${(value as ArrayBuffer).byteLength} bytes)`;
  }
  const { sessionId, send } = value as { readonly sessionId?: unknown; readonly send?: unknown };
  if (typeof sessionId === 'string' && typeof send === 'function') return `actor ${sessionId}`;
  if (kind === 'Blob' || kind === 'File') return fileText(value as Blob);
  return 'nodeType' in value && 'nodeName' in value ? `element ${String(value.nodeName).toLowerCase()}` : undefined;
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'no date' : date.toISOString();
}

function fileText(file: Blob): string {
  const name = 'name' in file ? ` ${String(file.name)}` : '';
  return `${nameOf(file)}${name} (${file.size} bytes${file.type ? `, ${file.type}` : ''})`;
}

function primitive(value: unknown): unknown {
  if (value === undefined) return 'undefined';
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return `function ${value.name || 'without a name'}`;
  return value;
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}
