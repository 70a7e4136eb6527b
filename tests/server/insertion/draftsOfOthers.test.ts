import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const now = noon;
let test: TestApp;
let ana: Correspondent;

beforeEach(async () => {
  test = await openTestApp(() => now);
  ana = await correspondentsOf(test).joins('ana');
});
afterEach(() => test.close());

const refusal = '__typename ... on Refusal { code message problems { field } }';
const begun = () => [
  { type: 'draft.begun', at: now },
  { type: 'draft.changed', at: now, write: 'aaaaaaaaaaaa', fields: { title: 'Sofa' }, cause: 'typed' },
];
const keeps = (facts: readonly object[], by = ana) =>
  by.browser.ask(`mutation ($facts: [String!]!) { saveDraft(id: "sofasofasofa", facts: $facts) { ${refusal} } }`, {
    facts: facts.map((fact) => JSON.stringify(fact)),
  });

describe('the draft of another account', () => {
  it('is published by its owner alone', async () => {
    expect(await keeps(begun())).toMatchObject({ __typename: 'SavedDraft' });
    const ben = await correspondentsOf(test).joins('ben');
    await expect(ben.publishes('sofasofasofa')).rejects.toThrow('insertion.notThere');
    await ana.publishes('sofasofasofa');
  });

  it('is published by its owner when both publish it concurrently', async () => {
    const ben = await correspondentsOf(test).joins('ben');
    await keeps(begun());
    const publishing = [ben, ana, ben].map((who) => who.publishes('sofasofasofa'));
    const [first, own, last] = await Promise.allSettled(publishing);
    expect([first!.status, own!.status, last!.status]).toEqual(['rejected', 'fulfilled', 'rejected']);
  });

  it('is published by no other account when it edits an ad, or was discarded', async () => {
    const ben = await correspondentsOf(test).joins('ben');
    await ana.publishes('bikebikebike');
    const [first, ...others] = begun();
    await keeps([{ ...first, from: { ad: 'bikebikebike', how: 'edit' } }, ...others]);
    await expect(ben.publishes('sofasofasofa')).rejects.toThrow('insertion.notThere');
    await keeps([{ type: 'draft.discarded', at: now }]);
    await expect(ben.publishes('sofasofasofa')).rejects.toThrow('insertion.notThere');
    const keep = `mutation ($facts: [String!]!) { saveDraft(id: "sofasofasofa", facts: $facts) { ${refusal} } }`;
    const facts = begun().map((fact) => JSON.stringify(fact));
    expect(await ben.browser.ask(keep, { facts })).toMatchObject({ code: 'draft.notYours' });
  });
});
