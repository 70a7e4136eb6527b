import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, evolve, fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { mostSteps } from '#machines/draft/limits.ts';
import { begin, change, claim, redo, undo } from '#machines/draft/lifecycle/draftRules.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';

type Answer = readonly DraftFact[] | Refusal;

let writes = 0;
const write = () => `write${String((writes += 1)).padStart(7, 'a')}`.replaceAll(/[^a-z2-7]/g, 'b');

/** Creates a draft and applies these rules in sequence. */
function after(...rules: readonly ((draft: Draft) => Answer)[]): Draft {
  const begun = begin({ at: 0 }) as readonly DraftFact[];
  return rules.reduce((draft, rule) => {
    const answer = rule(draft);
    if (isRefusal(answer)) throw new Error(answer.refused);
    return answer.reduce(evolve, draft);
  }, begun.reduce<Draft | null>(evolve, null)!);
}

const typed =
  (fields: Readonly<Record<string, string>>, at = 1) =>
  (draft: Draft) =>
    change(draft, { fields, write: write(), at });
const undoOnce = (draft: Draft) => undo(draft, { write: write(), at: 1 });
const doneAgain = (draft: Draft) => redo(draft, { write: write(), at: 1 });

describe('a draft', () => {
  it('has the latest value of each field, and nothing in a cleared field', () => {
    const draft = after(typed({ title: 'Velo', body: 'Alt' }), typed({ title: 'Citybike' }), typed({ body: '' }));
    expect(fieldsOf(draft)).toEqual({ title: 'Citybike' });
  });

  it('has no fact for an unchanged value', () => {
    const draft = after(typed({ title: 'Velo' }));
    expect(change(draft, { fields: { title: 'Velo', body: '' }, write: write(), at: 2 })).toEqual([]);
  });

  it('can be undone and redone step by step, until another change', () => {
    const both = after(typed({ title: 'Velo' }), typed({ category: '4000', subcategory: '4020' }));
    const once = after(typed({ title: 'Velo' }), typed({ category: '4000', subcategory: '4020' }), undoOnce);
    expect(fieldsOf(once)).toEqual({ title: 'Velo' });
    const twice = after(typed({ title: 'Velo' }), typed({ title: 'Rad' }), undoOnce, undoOnce);
    expect(fieldsOf(twice)).toEqual({});
    expect(undo(twice, { write: write(), at: 1 })).toMatchObject({ refused: 'draft.nothingToUndo' });
    const again = after(typed({ title: 'Velo' }), typed({ title: 'Rad' }), undoOnce, undoOnce, doneAgain, doneAgain);
    expect(fieldsOf(again)).toEqual({ title: 'Rad' });
    expect(redo(both, { write: write(), at: 1 })).toMatchObject({ refused: 'draft.nothingToRedo' });
    const anew = after(typed({ title: 'Velo' }), undoOnce, typed({ title: 'Bett' }));
    expect(redo(anew, { write: write(), at: 1 })).toMatchObject({ refused: 'draft.nothingToRedo' });
  });

  it('of an edited listing can be undone up to the listing’s values, and no further', () => {
    const from = { ad: 'velovelovela', how: 'edit' } as const;
    const facts: DraftFact[] = [...(begin({ from, at: 0 }) as readonly DraftFact[])];
    const draft = () => facts.reduce<Draft | null>(evolve, null)!;
    facts.push(...(typed({ title: 'Velo', body: 'Alt' })(draft()) as readonly DraftFact[]));
    expect(undoOnce(draft())).toMatchObject({ refused: 'draft.nothingToUndo' });
    facts.push(...(typed({ title: 'Citybike' }, 2)(draft()) as readonly DraftFact[]));
    facts.push(...(undoOnce(draft()) as readonly DraftFact[]));
    expect(fieldsOf(draft())).toEqual({ title: 'Velo', body: 'Alt' });
    expect(undoOnce(draft())).toMatchObject({ refused: 'draft.nothingToUndo' });
  });

  it('keeps a limited number of undo steps', () => {
    const draft = after(...Array.from({ length: mostSteps + 20 }, (_, n) => typed({ title: `Velo ${n}` }, n + 1)));
    expect(draft.past).toHaveLength(mostSteps);
  });

  it('belongs to the first account that claims it', () => {
    const draft = after((now) => claim(now, { account: 'ana', at: 1 }));
    expect(claim(draft, { account: 'ana', at: 2 })).toEqual([]);
    expect(claim(draft, { account: 'ben', at: 2 })).toMatchObject({ refused: 'draft.notYours' });
  });

  it('orders changes by causality, regardless of a device’s clock', () => {
    expect(fieldsOf(after(typed({ title: 'Velo' }, 5_000), typed({ title: 'Rad' }, 1_000)))).toEqual({ title: 'Rad' });
  });
});

describe('two devices that have the same facts', () => {
  const anyFact = fc
    .record({
      at: fc.integer({ min: 1, max: 4 }),
      write: fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'),
      fields: fc.dictionary(fc.constantFrom('title', 'body', 'price'), fc.constantFrom('1', '2', null), { minKeys: 1 }),
      cause: fc.constantFrom('typed', 'undone', 'redone'),
    })
    .map((fact): DraftFact => ({ type: 'draft.changed', ...fact }));
  /** Any facts with unique write names: a write has a single time and a single value. */
  const anyFacts = fc.uniqueArray(anyFact, { selector: (fact) => ('write' in fact ? fact.write : '') });

  it('agree on every field, for any order and number of deliveries', () => {
    fc.assert(
      fc.property(anyFacts, fc.infiniteStream(fc.nat()), (facts, dice) => {
        const shuffled = [...facts, ...facts]
          .map((fact) => ({ fact, place: dice.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ fact }) => fact);
        const begun = evolve(null, { type: 'draft.begun', at: 0 });
        const fields = (order: readonly DraftFact[]) => fieldsOf(order.reduce(evolve, begun));
        expect(fields(shuffled)).toEqual(fields(facts));
      }),
    );
  });
});
