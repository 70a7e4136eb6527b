import { describe, expect, it } from 'vitest';
import { type Draft, evolve } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { overwritten } from '#machines/draft/draftKeepingSetup.ts';

const titled = (at: number, write: string, fields: Readonly<Record<string, string | null>>): DraftFact => ({
  type: 'draft.changed',
  at,
  write,
  fields,
  cause: 'typed',
});

/** A draft with a title, which was written at a time. */
const draftAt = (at: number) =>
  [{ type: 'draft.begun', at: 0 } as const, titled(at, 'herehereher2', { title: 'Velo' })].reduce<Draft | null>(
    evolve,
    null,
  )!;

describe('a draft of which another tab or device tells', () => {
  it.each([
    ['something else is written where something stood', { title: 'Rad' }],
    ['a field is emptied', { title: null }],
  ])('has been written over where %s', (_, fields) => {
    const facts = [titled(2, 'elsewhereels', fields)];
    expect(overwritten({ draft: draftAt(1), facts: [] }, { facts })).toEqual(['title']);
  });

  it.each([
    ['the same is written', { title: 'Velo' }],
    ['an empty field is filled', { body: 'Alt' }],
  ])('has not been written over where %s', (_, fields) => {
    const facts = [titled(2, 'elsewhereels', fields)];
    expect(overwritten({ draft: draftAt(1), facts: [] }, { facts })).toEqual([]);
  });

  it('has not been written over by what was written before', () => {
    const facts = [titled(2, 'elsewhereels', { title: 'Rad' })];
    expect(overwritten({ draft: draftAt(3), facts: [] }, { facts })).toEqual([]);
  });
});
