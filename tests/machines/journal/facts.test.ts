import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  currentSchemaVersion,
  declareFacts,
  factFrom,
  InvalidFact,
  storedForm,
  validatedFactFrom,
} from '#machines/journal/facts.ts';

/** A fact that was once stored in centimes, then in francs, and today with the currency. */
const facts = declareFacts('stall', {
  'stall.opened': { data: z.strictObject({ keeper: z.string() }) },
  'stall.priced': {
    data: z.strictObject({ francs: z.number(), currency: z.string() }),
    upcasts: [({ centimes }) => ({ francs: Number(centimes) / 100 }), (data) => ({ ...data, currency: 'CHF' })],
  },
});

describe('a declared fact', () => {
  it('is stored with its time apart and the version of its schema', () => {
    const fact = { type: 'stall.priced', at: 7, francs: 3, currency: 'CHF' };
    expect(storedForm(facts, fact)).toEqual({
      type: 'stall.priced',
      at: 7,
      schemaVersion: 3,
      data: { francs: 3, currency: 'CHF' },
    });
    expect(currentSchemaVersion(facts.declarations['stall.opened'])).toBe(1);
  });

  it.each([
    [
      'data that break the schema, naming the field',
      { type: 'stall.opened', at: 1, keeper: 7 },
      /stall\.opened: keeper/,
    ],
    ['an undeclared field', { type: 'stall.opened', at: 1, keeper: 'Ana', colour: 'red' }, /colour/],
    ['a time that is no instant', { type: 'stall.opened', at: Number.NaN, keeper: 'Ana' }, /epoch milliseconds/],
    ['an undeclared type', { type: 'stall.burnt', at: 1 }, /stall declares no fact stall\.burnt/],
  ])('refuses %s', (_what, fact, message) => {
    expect(() => storedForm(facts, fact)).toThrow(InvalidFact);
    expect(() => storedForm(facts, fact)).toThrow(message);
  });

  it('must carry the prefix of its feature', () => {
    expect(() => declareFacts('stall', { 'shop.opened': { data: z.strictObject({}) } })).toThrow(
      /must start with "stall\."/,
    );
  });
});

describe('upcasting', () => {
  const old = { type: 'stall.priced', at: 7, schemaVersion: 1, data: { centimes: 450 } };

  it('passes the data of each older version through every later step', () => {
    expect(factFrom(facts, old)).toEqual({ type: 'stall.priced', at: 7, francs: 4.5, currency: 'CHF' });
    expect(factFrom(facts, { ...old, schemaVersion: 2, data: { francs: 4.5 } })).toMatchObject({ currency: 'CHF' });
  });

  it('does not change the stored fact', () => {
    factFrom(facts, old);
    expect(old.data).toEqual({ centimes: 450 });
  });

  it('refuses a version that only a newer build can read', () => {
    expect(() => factFrom(facts, { ...old, schemaVersion: 4 })).toThrow(
      /written by a newer build; this one reads up to 3/,
    );
  });

  it('is validated by the current schema on request', () => {
    const broken = { type: 'stall.opened', at: 1, schemaVersion: 1, data: { keeper: 7 } };
    expect(factFrom(facts, broken)).toMatchObject({ keeper: 7 });
    expect(() => validatedFactFrom(facts, broken)).toThrow(InvalidFact);
  });
});
