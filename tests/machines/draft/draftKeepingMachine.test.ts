import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Draft, evolve, fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftKeepingMachine } from '#machines/draft/draftKeepingMachine.ts';
import { type OpenedDraft, overwritten } from '#machines/draft/draftKeepingSetup.ts';

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

describe('fields that are settled while the device is asked for a draft', () => {
  /** A visitor logs in over a blank form, and settles two fields before the drafts of the account have been read. */
  async function settlesAt(found: OpenedDraft | null) {
    const kept: string[] = [];
    const answers: ((opened: OpenedDraft | null) => void)[] = [];
    const logic = draftKeepingMachine.provide({
      actors: { opening: fromPromise(() => new Promise<OpenedDraft | null>((resolve) => void answers.push(resolve))) },
      actions: { keep: (_, { draft, facts }) => void kept.push(...facts.map(({ type }) => `${draft} ${type}`)) },
    });
    const flow = createActor(logic, { input: { from: null } }).start();
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    flow.send({ type: 'session.told', account: null, at: 0 });
    answers[0]!(null);
    await turn();
    flow.send({ type: 'session.told', account: 'anaanaanaana', at: 1 });
    flow.send({ type: 'fields.settled', fields: { title: 'Velo' }, draft: 'freshfreshfr', write: 'write1', at: 2 });
    flow.send({ type: 'fields.settled', fields: { zipcode: '3012' }, draft: 'freshfreshfr', write: 'write2', at: 3 });
    expect(flow.getSnapshot().value).toBe('opening');
    answers[1]!(found);
    await turn();
    const { value, context } = flow.getSnapshot();
    return { value, kept, id: context.id, fields: context.draft && fieldsOf(context.draft) };
  }

  const facts = [{ type: 'draft.begun', at: 0 } as const, titled(0, 'earlierearli', { title: 'Bett', body: 'Alt' })];
  const begun = {
    value: { editing: 'kept' },
    kept: ['draft.begun', 'draft.claimed', 'draft.changed'].map((type) => `freshfreshfr ${type}`),
    id: 'freshfreshfr',
    fields: { title: 'Velo', zipcode: '3012' },
  };

  it('begin a draft if the device has none', async () => {
    expect(await settlesAt(null)).toEqual(begun);
  });

  it('begin a draft beside an earlier one, which stays', async () => {
    expect(await settlesAt({ id: 'foundfoundfo', facts, isGoneOnWith: false })).toEqual(begun);
  });

  it('are written in the draft that the page goes on with', async () => {
    expect(await settlesAt({ id: 'foundfoundfo', facts, isGoneOnWith: true })).toMatchObject({
      id: 'foundfoundfo',
      fields: { title: 'Velo', body: 'Alt', zipcode: '3012' },
    });
  });
});
