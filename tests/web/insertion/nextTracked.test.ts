import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';

let stage: Stage;
beforeEach(() => delete window.dataLayer);
afterEach(async () => {
  await stage.ends();
  delete window.dataLayer;
});

async function comes(fields: Readonly<Record<string, string>>): Promise<void> {
  stage = await openInsertion('start');
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
  const output = exampleFields(Number(fields['subcategory']) || null);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output });
}

it('given a complete first step, when Next is pressed, then the data layer has the step, and Back adds nothing [INSERTION-30]', async () => {
  await comes({ title: 'Citybike', category: '4000', subcategory: '4020' });
  await stage.surface.press({ role: 'button', name: 'Next' });
  expect(stage.surface.address()).toBe('/en/ai/description');
  expect(window.dataLayer).toEqual([{ event: 'insertion_next', step: 'start' }]);
  await stage.surface.press({ role: 'button', name: 'Back' });
  expect(stage.surface.address()).toBe('/en/ai/start');
  expect(window.dataLayer).toHaveLength(1);
});

it('given a step with an error, when Next is pressed, then the data layer stays empty [INSERTION-30]', async () => {
  await comes({ title: 'Citybike' });
  await stage.surface.press({ role: 'button', name: 'Next' });
  expect(stage.surface.address()).toBe('/en/ai/start');
  expect(window.dataLayer).toBeUndefined();
});
