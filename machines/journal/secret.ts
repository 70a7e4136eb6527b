import * as z from 'zod/mini';

/** The placeholder of a secret wherever an event is stored. */
export const hiddenSecret = '‹secret›';

type Schema = z.core.$ZodType;

const secrets = z.registry<{ readonly secret: true }>();

/**
 * Marks a schema as secret: passwords, codes, tokens. It validates as before, but code that stores a value (a
 * recording, a session file) first calls `withoutSecrets`. The original schema stays unmarked and is not secret
 * elsewhere; a schema derived from the marked one (`.check(…)`) is secret too.
 */
export function secret<S extends z.ZodMiniType>(schema: S): S {
  const own = z.clone(schema);
  secrets.add(own, { secret: true });
  return own;
}

/**
 * Whether a field's name suggests a secret. This is a fallback for values without a schema; schemas must declare
 * `secret`, and a test checks that for all events.
 */
export function soundsSecret(name: string): boolean {
  return /passw|secret|token|csrf|cookie|credential|authori[sz]ation|api_?key|session_?id|pin_?code/i.test(name);
}

/** Whether this very schema is marked as secret; its parts may be, even if it is not. */
function isSecret(schema: Schema): boolean {
  return secrets.get(schema)?.secret === true;
}

/**
 * The handler for those parts of a value that their schema does not describe: `z.custom`, `z.unknown`, a
 * transformation.
 */
export type Open = (value: unknown) => unknown;

/**
 * A deep copy in which every secret part reads `‹secret›`. It contains only fields that the schema describes. A part
 * that breaks the schema is unknown, so it reads `‹secret›` too. If several schemas of a union accept a value, a part
 * is secret if one of them says so. Open parts go through `open`, which by default returns them unchanged.
 */
export function withoutSecrets(schema: Schema, value: unknown, open: Open = (part) => part): unknown {
  if (value === undefined) return undefined;
  if (isSecret(schema)) return hiddenSecret;
  const inner = (part: Schema, of: unknown) => withoutSecrets(part, of, open);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return ifObject(value, ([key, field]) => {
        const declared = Object.hasOwn(def.shape, key) ? def.shape[key] : def.catchall;
        return declared && declared._zod.def.type !== 'never' ? [key, inner(declared, field)] : undefined;
      });
    case 'record':
      return ifObject(value, ([key, field]) => [key, inner(def.valueType, field)]);
    case 'array':
      return ifArray(value, (item) => inner(def.element, item));
    case 'tuple':
      return ifArray(value, (item, index) => {
        const declared = def.items[index] ?? def.rest;
        return declared ? inner(declared, item) : hiddenSecret;
      });
    case 'union':
      return alternatives(
        def.options.filter((option) => z.safeParse(option, value).success).map((option) => inner(option, value)),
      );
    case 'intersection':
      return merged(inner(def.left, value), inner(def.right, value));
    case 'pipe':
      return merged(inner(def.in, value), inner(def.out, value));
    case 'lazy':
      return inner(def.getter(), value);
    case 'nullable':
      return value === null ? null : inner(def.innerType, value);
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return inner(def.innerType, value);
    case 'any':
    case 'unknown':
    case 'custom':
    case 'transform':
      return open(value);
    default:
      // Only a primitive fits these schemas; any other value is hidden.
      return isPrimitive(value) && z.safeParse(schema, value).success ? value : hiddenSecret;
  }
}

/** The names of all fields in these schemas that are secret, or contain a secret in a list. */
export function secretNames(schemas: Iterable<Schema>): ReadonlySet<string> {
  const names = new Set<string>();
  // A schema may contain itself (`z.lazy`), and may occur under several names.
  const seen = new Map<Schema, Set<string>>();
  const visit = (schema: Schema, name: string) => {
    const known = seen.get(schema) ?? new Set();
    if (known.has(name)) return;
    seen.set(schema, known.add(name));
    if (isSecret(schema)) names.add(name);
    for (const [key, part] of partsOf(schema)) visit(part, key ?? name);
  };
  for (const schema of schemas) visit(schema, '');
  names.delete('');
  return names;
}

/** The parts of a schema, with the name of their field if they have one. */
function partsOf(schema: Schema): (readonly [name: string | undefined, part: Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const unnamed = (...parts: readonly (Schema | null | undefined)[]) =>
    parts.filter((part) => part !== null && part !== undefined).map((part) => [undefined, part] as const);
  switch (def.type) {
    case 'object':
      return [...Object.entries(def.shape), ...unnamed(def.catchall)];
    case 'record':
      return unnamed(def.valueType);
    case 'array':
      return unnamed(def.element);
    case 'tuple':
      return unnamed(...def.items, def.rest);
    case 'union':
      return unnamed(...def.options);
    case 'intersection':
      return unnamed(def.left, def.right);
    case 'pipe':
      return unnamed(def.in, def.out);
    case 'lazy':
      return unnamed(def.getter());
    default:
      return 'innerType' in def ? unnamed(def.innerType) : [];
  }
}

/** A copy of an object with its fields mapped by `tell`; fields without a result are dropped. */
function ifObject(
  value: unknown,
  tell: (field: [key: string, value: unknown]) => readonly [string, unknown] | undefined,
): unknown {
  if (isPrimitive(value) || Array.isArray(value)) return hiddenSecret;
  return Object.fromEntries(
    Object.entries(value as object)
      .map(tell)
      .filter((field) => field !== undefined),
  );
}

function ifArray(value: unknown, tell: (item: unknown, index: number) => unknown): unknown {
  return Array.isArray(value) ? value.map(tell) : hiddenSecret;
}

/** Merges the copies of a value by several schemas; without any copy, the value is hidden. */
function alternatives(copies: readonly unknown[]): unknown {
  return copies.length === 0 ? hiddenSecret : copies.reduce(merged);
}

/** Merges two copies of a value: everything in either, except the parts that one of them hides. */
function merged(one: unknown, other: unknown): unknown {
  if (one === hiddenSecret || other === hiddenSecret) return hiddenSecret;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, index) => merged(item, other[index]));
  if (isPrimitive(one) || isPrimitive(other)) return one;
  const [left, right] = [new Map(Object.entries(one as object)), new Map(Object.entries(other as object))];
  for (const [key, value] of right) left.set(key, left.has(key) ? merged(left.get(key), value) : value);
  return Object.fromEntries(left);
}

function isPrimitive(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}
