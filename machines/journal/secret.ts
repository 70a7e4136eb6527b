import * as z from 'zod/mini';

/** What stands for a secret wherever an event is kept. */
export const hiddenSecret = '‹secret›';

type Schema = z.core.$ZodType;

const secrets = z.registry<{ readonly secret: true }>();

/**
 * Marks what a schema describes as secret: passwords, codes, tokens. It still validates as before, but whoever keeps a value
 * (a recording, a file of a session) asks `withoutSecrets` first. The schema given stays as it was, and is not secret where
 * it is used elsewhere; one made from the secret one (`.check(…)`) is as secret.
 */
export function secret<S extends z.ZodMiniType>(schema: S): S {
  const own = z.clone(schema);
  secrets.add(own, { secret: true });
  return own;
}

/**
 * Whether a field's name says that it holds a secret. Where no schema describes a value, its name is all one has; where one
 * does, it must be declared `secret`, and a test holds all events to that.
 */
export function soundsSecret(name: string): boolean {
  return /passw|secret|token|csrf|cookie|credential|authori[sz]ation|api_?key|session_?id|pin_?code/i.test(name);
}

/** Whether this very schema is marked; what lies in it may be all the same. */
function isSecret(schema: Schema): boolean {
  return secrets.get(schema)?.secret === true;
}

/** What is done with a part of a value that its schema leaves open: `z.custom`, `z.unknown`, a transformation. */
export type Open = (value: unknown) => unknown;

/**
 * A deep copy in which every part that is marked secret reads `‹secret›`. It holds only what the schema describes: fields
 * that it does not name are left out, and where a value breaks it nobody knows what is there, so that part reads `‹secret›`
 * too. Where several schemas of a union take a value, what one of them calls secret is. Parts that the schema leaves open go
 * through `open`, which by default keeps them as they are.
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
      // A text, a number, a literal; what has parts is not described by any of them.
      return isPrimitive(value) && z.safeParse(schema, value).success ? value : hiddenSecret;
  }
}

/** The names of all fields that are secret, or hold something secret in a list, somewhere in these schemas. */
export function secretNames(schemas: Iterable<Schema>): ReadonlySet<string> {
  const names = new Set<string>();
  // A schema may hold itself (`z.lazy`), and may stand under several names.
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

/** What a schema is made of, with the name of the field where it has one. */
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

/** A copy of an object's fields, each as it is told; those that are told nothing of are left out. */
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

/** What several schemas made of one value; where none takes it, nobody knows what it is. */
function alternatives(copies: readonly unknown[]): unknown {
  return copies.length === 0 ? hiddenSecret : copies.reduce(merged);
}

/** Two copies of one value: all that either holds, but for what one of them hides. */
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
