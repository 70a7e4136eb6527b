import { soundsSecret } from '#machines/journal/secret.ts';

/**
 * What of a value JSON can say, for values that no schema describes: plain objects, lists, texts, finite numbers, true, false
 * and null. Fields that have one of the `unwanted` names, or whose name sounds like a secret, are left out at any depth, as is
 * whatever is not plain; undefined when nothing is left.
 */
export function plainData(value: unknown, unwanted: ReadonlySet<string>): unknown {
  return copyOf(value, unwanted, []);
}

function copyOf(value: unknown, unwanted: ReadonlySet<string>, above: readonly object[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || above.includes(value)) return undefined;
  const inner = (part: unknown) => copyOf(part, unwanted, [...above, value]);
  // A place in a list keeps its number.
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
 * Whether `kept` has all that `value` has: what was left out, hidden or is not plain data makes it partial. A field that holds
 * undefined is as one that is not there.
 */
export function isWhole(value: unknown, kept: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, kept);
  if (typeof kept !== 'object' || kept === null) return false;
  if (Array.isArray(value)) return value.every((item, index) => isWhole(item, (kept as readonly unknown[])[index]));
  if (!isPlain(value)) return false;
  return Object.entries(value).every(([key, field]) => isWhole(field, (kept as Record<string, unknown>)[key]));
}

/** Made by a literal, or by JSON: of a class nobody knows what it holds. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
