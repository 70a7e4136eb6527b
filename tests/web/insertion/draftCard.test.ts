import { afterEach, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';

let stage: Stage;
afterEach(() => stage.ends());

/** Opens the card of a bicycle's draft with this price; resolves to its text. */
async function shows(price: string): Promise<string> {
  stage = await openInsertion('start');
  const fields = { title: 'Citybike', category: '4000', subcategory: '4020', price_kind: 'amount', price };
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output: exampleFields(4020) });
  return document.querySelector('aside')!.textContent;
}

it.each(["1'250", "1'250.-", '1250.00', "Fr. 1'250.—", '1250'])('shows the price typed as %s', async (price) => {
  expect(await shows(price)).toContain('CHF\u00a01’250.–');
});

it.each(['0', '99999999999', '12.50', 'gratis'])('shows no price for %s, which the form refuses', async (price) => {
  const card = await shows(price);
  expect(card).toContain('Citybike');
  expect(card).not.toContain('CHF');
});
