import { afterEach, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { titleLength } from '#machines/market/limits.ts';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';
import type { Sight } from '#tests/drivers/walking/surface.ts';

let stage: Stage;
afterEach(() => stage.ends());

const title: Sight = { role: 'textbox', name: /^title/i };
const spoken = () => Array.from(document.querySelectorAll('[role=status]'), (status) => status.textContent).join(' ');

it('shows the number of characters of the title, and announces the limit only near it', async () => {
  stage = await openInsertion();
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields: {} } as never);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output: exampleFields(4020) });
  expect(document.body.textContent).toContain(`0 of ${titleLength} characters`);
  await stage.surface.type(title, 'Citybike rot');
  expect(document.body.textContent).toContain(`12 of ${titleLength} characters`);
  expect(spoken()).not.toContain('characters');
  await stage.surface.type(title, 'x'.repeat(titleLength - 4));
  const near = spoken();
  expect(near).toContain(`You’re close to the limit of ${titleLength} characters.`);
  await stage.surface.type(title, 'x'.repeat(titleLength - 3));
  expect(spoken()).toBe(near);
  await stage.surface.type(title, 'x'.repeat(titleLength + 1));
  expect(document.body.textContent).toContain(`${titleLength + 1} of ${titleLength} characters`);
  expect(spoken()).toContain(`You’re over the limit of ${titleLength} characters.`);
});
