import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { hiddenSecret, secret, secretNames, withoutSecrets } from '#machines/journal/secret.ts';

const password = secret(z.string().check(z.minLength(8)));

describe('a secret field', () => {
  it('is validated like any other', () => {
    const schema = z.object({ password });
    expect(checked(schema, { password: 'long enough' })).toEqual({ value: { password: 'long enough' } });
    expect(checked(schema, { password: 'short' })).toMatchObject({ problems: [{ field: 'password' }] });
  });

  const places: [where: string, schema: z.ZodMiniType, value: unknown, copy: unknown][] = [
    ['alone', password, 'hunter2hunter2', hiddenSecret],
    ['in an object', z.object({ a: z.int(), password }), { a: 1, password: 'x' }, { a: 1, password: hiddenSecret }],
    ['in a list', z.array(password), ['x', 'y'], [hiddenSecret, hiddenSecret]],
    ['in a tuple', z.tuple([z.int(), password]), [1, 'x'], [1, hiddenSecret]],
    ['in the rest of a tuple', z.tuple([z.int()], password), [1, 'x', 'y'], [1, hiddenSecret, hiddenSecret]],
    ['in a record', z.record(z.string(), password), { a: 'x' }, { a: hiddenSecret }],
    ['that may be absent', z.object({ password: z.optional(password) }), {}, {}],
    ['that may be null', z.object({ password: z.nullable(password) }), { password: null }, { password: null }],
    ['with a default', z.object({ p: z._default(password, 'x') }), { p: 'y' }, { p: hiddenSecret }],
    ['that was narrowed', z.object({ p: password.check(z.maxLength(80)) }), { p: 'x' }, { p: hiddenSecret }],
    ['in a lazy part', z.lazy(() => z.object({ password })), { password: 'x' }, { password: hiddenSecret }],
    [
      'in both halves',
      z.intersection(z.object({ a: z.int() }), z.object({ password })),
      { a: 1, password: 'x' },
      { a: 1, password: hiddenSecret },
    ],
    [
      'before a transformation',
      z.pipe(
        z.object({ password }),
        z.transform((value) => value),
      ),
      { password: 'x' },
      { password: hiddenSecret },
    ],
    [
      'in one of several',
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('form.sent'), password }),
        z.object({ type: z.literal('form.left'), text: z.string() }),
      ]),
      { type: 'form.sent', password: 'long enough' },
      { type: 'form.sent', password: hiddenSecret },
    ],
    [
      'that another of several knows as none',
      z.union([z.object({ code: z.string(), at: z.int() }), z.object({ code: secret(z.string()) })]),
      { code: 'x', at: 1 },
      { code: hiddenSecret, at: 1 },
    ],
    ['in a value that fits none of several', z.union([z.int(), z.object({ password })]), ['x'], hiddenSecret],
    [
      'in a value of another form',
      z.object({ login: z.object({ password }) }),
      { login: 'x' },
      { login: hiddenSecret },
    ],
    ['that is no field of the schema', z.object({ a: z.int() }), { a: 1, password: 'x' }, { a: 1 }],
    ['that a strict schema refuses', z.strictObject({ a: z.int() }), { a: 1, password: 'x' }, { a: 1 }],
    ['beyond a tuple', z.tuple([z.int()]), [1, 'x'], [1, hiddenSecret]],
    ['in place of a number', z.object({ a: z.int() }), { a: 'x' }, { a: hiddenSecret }],
  ];
  it.each(places)('%s is not in the copy', (_, schema, value, copy) => {
    const before = structuredClone(value);
    expect(withoutSecrets(schema, value)).toEqual(copy);
    expect(value).toEqual(before);
  });

  it('reveals nothing of its underlying schema', () => {
    const text = z.string();
    const schema = z.object({ name: text, password: secret(text) });
    expect(withoutSecrets(schema, { name: 'Anna', password: 'x' })).toEqual({ name: 'Anna', password: hiddenSecret });
  });

  it('may be in a part that a schema leaves open: the caller decides about it', () => {
    const schema = z.object({ filter: z.custom<object>(), list: z.array(z.unknown()) });
    const value = { filter: { token: 'x' }, list: [{ token: 'y' }] };
    expect(withoutSecrets(schema, value)).toEqual(value);
    expect(withoutSecrets(schema, value, () => 'open')).toEqual({ filter: 'open', list: ['open'] });
  });
});

describe('the names of secret fields', () => {
  it('are found wherever they are declared', () => {
    interface Tree {
      readonly children?: readonly Tree[] | undefined;
      readonly code: string;
    }
    const tree: z.ZodMiniType<Tree> = z.lazy(() =>
      z.object({ children: z.optional(z.array(tree)), code: secret(z.string()) }),
    );
    const shared = z.optional(password);
    const schemas = [
      z.union([
        z.object({ old: shared, next: shared }),
        z.object({ pins: z.array(secret(z.int())), open: z.string() }),
      ]),
      z.object({ answers: z.record(z.string(), secret(z.string())), tree: z.nullable(tree) }),
    ];
    expect([...secretNames(schemas)].sort()).toEqual(['answers', 'code', 'next', 'old', 'pins']);
  });
});

/** A schema, a valid value, and the copy of the value without secrets. */
interface Example {
  readonly schema: z.ZodMiniType;
  readonly value: unknown;
  readonly expected: unknown;
}

const sesame = fc.integer().map((number) => `sesame ${number}`);
const words = fc.stringMatching(/^[a-z]{1,8}$/);
const openTexts = words.map((value): Example => ({ schema: z.string(), value, expected: value }));
const openNumbers = fc.integer().map((value): Example => ({ schema: z.number(), value, expected: value }));

/** Any nesting of objects, lists, unions and optional parts, with secrets next to the values of `leaf`. */
function nestings(leaf: fc.Arbitrary<Example>): fc.Arbitrary<Example> {
  return fc.letrec<{ example: Example }>((tie) => {
    const inner = tie('example');
    return {
      example: fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        leaf,
        sesame.map((value): Example => ({ schema: secret(z.string()), value, expected: hiddenSecret })),
        fc.dictionary(words, inner, { maxKeys: 4 }).map(ofFields),
        fc.array(inner, { maxLength: 3 }).map(ofItems),
        inner.map((of) => ({ ...of, schema: z.optional(of.schema) })),
        inner.map((of) => ({ ...of, schema: z.nullable(of.schema) })),
        inner.map((of) => ({ ...of, schema: z.readonly(z.lazy(() => of.schema)) })),
        inner.map((of) => ({ ...of, schema: z.union([of.schema, z.never()]) })),
        inner.map(ofKind),
      ),
    };
  }).example;
}

/** Wraps an example in a member of a discriminated union, whose kind decides which schema applies. */
function ofKind({ schema, value, expected }: Example): Example {
  const ofOne = (kind: string, of: z.ZodMiniType) => z.object({ kind: z.literal(kind), of });
  return {
    schema: z.discriminatedUnion('kind', [ofOne('other', z.unknown()), ofOne('this', schema)]),
    value: { kind: 'this', of: value },
    expected: { kind: 'this', of: expected },
  };
}

function ofFields(fields: Readonly<Record<string, Example>>): Example {
  const each = <T>(tell: (of: Example) => T) =>
    Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, tell(of)]));
  return {
    schema: z.object(each(({ schema }) => schema)),
    value: each(({ value }) => value),
    expected: each(({ expected }) => expected),
  };
}

function ofItems(items: readonly Example[]): Example {
  const [first, ...rest] = items.map(({ schema }) => schema);
  return {
    schema: first ? z.tuple([first, ...rest]) : z.array(z.unknown()),
    value: items.map(({ value }) => value),
    expected: items.map(({ expected }) => expected),
  };
}

describe('any nesting of fields', () => {
  it('is copied whole, except for its secrets', () => {
    fc.assert(
      fc.property(nestings(openTexts), ({ schema, value, expected }) => {
        expect(checked(schema, value)).toEqual({ value });
        const copy = withoutSecrets(schema, value);
        expect(copy).toEqual(expected);
        expect(JSON.stringify(copy)).not.toContain('sesame');
      }),
      { numRuns: 500 },
    );
  });

  it('passes no undeclared text, whatever the value is', () => {
    const anything = fc.oneof(
      nestings(openNumbers).map(({ value }) => value),
      fc.letrec((tie) => ({
        value: fc.oneof({ maxDepth: 4 }, sesame, fc.array(tie('value')), fc.dictionary(words, tie('value'))),
      })).value,
    );
    fc.assert(
      fc.property(nestings(openNumbers), anything, ({ schema }, value) => {
        const copy = withoutSecrets(schema, value, () => 'open');
        expect(JSON.stringify(copy)).not.toContain('sesame');
      }),
      { numRuns: 500 },
    );
  });
});
