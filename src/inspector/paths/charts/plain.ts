/**
 * A value as JSON, for data without a schema. An error becomes `{ message }`, a date its ISO time, and a map or set the
 * list of its items. Functions and circular references are replaced by a name.
 */
export function plain(value: unknown): unknown {
  return copyOf(value, []);
}

function copyOf(value: unknown, above: readonly object[]): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return `function ${value.name || 'without a name'}`;
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return 'itself again';
  const inner = (part: unknown) => copyOf(part, [...above, value]);
  if (value instanceof Error) return { ...(inner({ ...value }) as object), message: value.message };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (value instanceof Map || value instanceof Set) return [...value].map((part: unknown) => inner(part));
  if (Array.isArray(value)) return value.map((item) => inner(item));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inner(field)]));
}
