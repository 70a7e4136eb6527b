import { expect, it } from 'vitest';
import { openHelp } from '#tests/drivers/insertion/helpView.tsx';

it('keeps the space behind a whole word in the question, so that no suggestion continues the word', async () => {
  const stage = await openHelp();
  const question = { title: 'Haus ', category: '', subcategory: '', photos: [], values: null, but: 'draftdraftdr' };
  await stage.happens!({ type: 'listing.changed', question } as never);
  await stage.passes!(400);
  const requested = stage.calls.all.findLast(({ body }) => body.includes('InsertionHelp'))!;
  expect(JSON.parse(requested.body).variables.title).toBe('Haus ');
  await stage.ends();
});
