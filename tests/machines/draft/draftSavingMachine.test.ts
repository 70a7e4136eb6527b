import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Draft, evolve, fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import { type OpenedDraft, overwritten } from '#machines/draft/draftSavingSetup.ts';

const titled = (at: number, write: string, fields: Readonly<Record<string, string | null>>): DraftFact => ({
  type: 'draft.changed',
  at,
  write,
  fields,
  cause: 'typed',
});

/** A draft with a title that was written at this time. */
const draftAt = (at: number) =>
  [{ type: 'draft.begun', at: 0 } as const, titled(at, 'herehereher2', { title: 'Velo' })].reduce<Draft | null>(
    evolve,
    null,
  )!;

describe('a draft that another tab or device changes', () => {
  it.each([
    ['a filled field is changed', { title: 'Rad' }],
    ['a field is emptied', { title: null }],
  ])('is reported as overwritten when %s', (_, fields) => {
    const facts = [titled(2, 'elsewhereels', fields)];
    expect(overwritten({ draft: draftAt(1), facts: [] }, { facts })).toEqual(['title']);
  });

  it.each([
    ['the same is written', { title: 'Velo' }],
    ['an empty field is filled', { body: 'Alt' }],
  ])('is not reported as overwritten when %s', (_, fields) => {
    const facts = [titled(2, 'elsewhereels', fields)];
    expect(overwritten({ draft: draftAt(1), facts: [] }, { facts })).toEqual([]);
  });

  it('is not reported as overwritten by an older change', () => {
    const facts = [titled(2, 'elsewhereels', { title: 'Rad' })];
    expect(overwritten({ draft: draftAt(3), facts: [] }, { facts })).toEqual([]);
  });
});

describe('fields that are saved while the device reads its drafts', () => {
  /** A visitor logs in over a blank form, and saves two fields before the drafts of the account have been read. */
  async function settlesAt(found: OpenedDraft | null) {
    const saved: string[] = [];
    const answers: ((opened: OpenedDraft | null) => void)[] = [];
    const logic = draftSavingMachine.provide({
      actors: { opening: fromPromise(() => new Promise<OpenedDraft | null>((resolve) => void answers.push(resolve))) },
      actions: { keep: (_, { draft, facts }) => void saved.push(...facts.map(({ type }) => `${draft} ${type}`)) },
    });
    const flow = createActor(logic, { input: { from: null } }).start();
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    flow.send({ type: 'session.reported', account: null, at: 0 });
    answers[0]!(null);
    await turn();
    flow.send({ type: 'session.reported', account: 'anaanaanaana', at: 1 });
    flow.send({ type: 'fields.settled', fields: { title: 'Velo' }, draft: 'freshfreshfr', write: 'write1', at: 2 });
    flow.send({ type: 'fields.settled', fields: { zipcode: '3012' }, draft: 'freshfreshfr', write: 'write2', at: 3 });
    expect(flow.getSnapshot().value).toBe('opening');
    answers[1]!(found);
    await turn();
    const { value, context } = flow.getSnapshot();
    return { value, saved, id: context.id, fields: context.draft && fieldsOf(context.draft) };
  }

  const facts = [{ type: 'draft.begun', at: 0 } as const, titled(0, 'earlierearli', { title: 'Bett', body: 'Alt' })];
  const begun = {
    value: { editing: 'saved' },
    saved: ['draft.begun', 'draft.claimed', 'draft.changed'].map((type) => `freshfreshfr ${type}`),
    id: 'freshfreshfr',
    fields: { title: 'Velo', zipcode: '3012' },
  };

  it('begin a draft if the device has none', async () => {
    expect(await settlesAt(null)).toEqual(begun);
  });

  it('begin a draft alongside an earlier one, which remains', async () => {
    expect(await settlesAt({ id: 'foundfoundfo', facts, isContinued: false })).toEqual(begun);
  });

  it('are added to the draft that the page continues', async () => {
    expect(await settlesAt({ id: 'foundfoundfo', facts, isContinued: true })).toMatchObject({
      id: 'foundfoundfo',
      fields: { title: 'Velo', body: 'Alt', zipcode: '3012' },
    });
  });
});
