import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyValue, fieldsOf, schemaOfEvent, storableData } from '#inspector/app/send/schemaFields.ts';
import { problemsOf } from '#inspector/app/send/target.ts';
import { searchCases } from '#machines/search/searchCases.ts';
import { loginCases } from '#machines/account/session/loginCases.ts';

const search = { machine: searchCases.machine, cases: searchCases };

describe('the form of an event', () => {
  it('has a field for each part of the schema, without the type', () => {
    const schema = z.object({
      type: z.literal('tea.poured'),
      cup: z.string(),
      litres: z.number(),
      isHot: z.boolean(),
      sort: z.enum(['green', 'black']),
      note: z.optional(z.string()),
      guest: z.nullable(z.string()),
      tags: z.array(z.string()),
    });
    expect(
      fieldsOf(schema).map(({ name, kind, isOptional, isNullable }) => [name, kind, isOptional, isNullable]),
    ).toEqual([
      ['cup', 'text', false, false],
      ['litres', 'number', false, false],
      ['isHot', 'boolean', false, false],
      ['sort', 'choice', false, false],
      ['note', 'text', true, false],
      ['guest', 'text', false, true],
      ['tags', 'data', false, false],
    ]);
    expect(fieldsOf(schema).map(emptyValue)).toEqual(['', 0, false, 'green', undefined, null, undefined]);
  });

  it('has no fields without a schema', () => {
    expect(fieldsOf(null)).toEqual([]);
    expect(schemaOfEvent(search, 'no.such.event')).toBeNull();
  });

  it('lists the rules that data break, as at the boundary', () => {
    expect(problemsOf(search, 'query.changed', { query: 'velo' })).toEqual([]);
    expect(problemsOf(search, 'query.changed', { query: 1 }).map(({ field }) => field)).toEqual(['query']);
  });

  it('marks secrets, and stores none', () => {
    const types = Object.keys(loginCases.events);
    const known = { machine: loginCases.machine, cases: loginCases };
    const secret = types
      .map((type) => ({ type, schema: schemaOfEvent(known, type) }))
      .find(({ schema }) => fieldsOf(schema).some(({ isSecret }) => isSecret))!;
    const field = fieldsOf(secret.schema).find(({ isSecret }) => isSecret);
    const stored = storableData(secret.schema, { type: secret.type, [field!.name]: 'open sesame' });
    expect(JSON.stringify(stored)).not.toContain('open sesame');
  });
});
