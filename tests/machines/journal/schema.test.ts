import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { checked } from '#machines/journal/schema.ts';

const schema = z.strictObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(5))),
  size: z.optional(z.number().check(z.gte(1), z.lt(10), z.multipleOf(0.5))),
  kind: z.optional(z.enum(['sale', 'rent', 'buy'])),
  yes: z.optional(z.literal('1')),
  tags: z.optional(z.array(z.string()).check(z.maxLength(2))),
  mail: z.optional(z.email()),
  code: z.optional(z.string().check(z.regex(/^[a-z]+$/))),
  place: z.optional(z.object({ city: z.string() })),
  either: z.optional(z.union([z.literal(1), z.literal(2)])),
});

describe('the problems of a value', () => {
  it.each([
    [{ name: ['a', 'b'] }, 'name', 'must be one value, not several'],
    [{ name: 7 }, 'name', 'must be text'],
    [{ name: '' }, 'name', 'must not be empty'],
    [{ name: 'abcdef' }, 'name', 'must have at most 5 characters'],
    [{ size: 'large' }, 'size', 'must be a number'],
    [{ size: 0 }, 'size', 'must be at least 1'],
    [{ size: 10 }, 'size', 'must be less than 10'],
    [{ size: 1.2 }, 'size', 'must be a multiple of 0.5'],
    [{ kind: 'gift' }, 'kind', 'must be sale, rent or buy'],
    [{ yes: '0' }, 'yes', 'must be 1'],
    [{ tags: 'a' }, 'tags', 'must be a list'],
    [{ tags: ['a', 7] }, 'tags.1', 'must be text'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'must have at most 2 values'],
    [{ mail: 'nobody' }, 'mail', 'must be an e-mail address'],
    [{ code: 'A1' }, 'code', 'must match /^[a-z]+$/'],
    [{ place: {} }, 'place.city', 'is missing'],
    [{ either: 3 }, 'either', 'has no value that is allowed'],
    [{ more: 1, most: 2 }, '', 'must not name more or most'],
    ['text', '', 'must be a set of named values'],
  ])('of %j are reported as %s: %s', (value, field, rule) => {
    expect(checked(schema, value)).toEqual({ problems: [{ field, rule }] });
  });

  it('have the messages of the schema', () => {
    const own = z.object({ age: z.string().check(z.refine((text) => Number(text) > 17, 'must be 18 or more')) });
    expect(checked(own, { age: '7' })).toEqual({ problems: [{ field: 'age', rule: 'must be 18 or more' }] });
  });
});
