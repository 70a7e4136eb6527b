import { soundsSecret } from '#machines/journal/secret.ts';

/**
 * The JSON-compatible part of a value without a schema: plain objects, lists, texts, finite numbers, booleans and null.
 * Fields with one of the `unwanted` names, or with a name that sounds like a secret, are left out at any depth. So are
 * all other values; undefined if nothing is left.
 */
export function plainData(value: unknown, unwanted: ReadonlySet<string>): unknown {
  return copyOf(value, unwanted, []);
}

function copyOf(value: unknown, unwanted: ReadonlySet<string>, above: readonly object[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || above.includes(value)) return undefined;
  const inner = (part: unknown) => copyOf(part, unwanted, [...above, value]);
  // An item without a plain form becomes null, so that the later items of the list keep their indexes.
  if (Array.isArray(value)) return value.map((item) => inner(item) ?? null);
  if (!isPlain(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unwanted.has(key) && !soundsSecret(key))
      .map(([key, field]) => [key, inner(field)])
      .filter(([, field]) => field !== undefined),
  );
}

/**
 * Whether `recorded` has everything of `value`: omitted, hidden or non-plain data makes it partial. A field with undefined
 * counts as missing.
 */
export function isWhole(value: unknown, recorded: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, recorded);
  if (typeof recorded !== 'object' || recorded === null) return false;
  if (Array.isArray(value)) return value.every((item, index) => isWhole(item, (recorded as readonly unknown[])[index]));
  if (!isPlain(value)) return false;
  return Object.entries(value).every(([key, field]) => isWhole(field, (recorded as Record<string, unknown>)[key]));
}

/** Whether an object comes from a literal or from JSON: the content of class instances is unknown. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
