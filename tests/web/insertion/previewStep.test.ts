import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';

let stage: Awaited<ReturnType<typeof openInsertion>>;
afterEach(() => stage.ends());

const fields = {
  title: 'Citybike',
  category: '4000',
  subcategory: '4020',
  body: 'Sieben Gänge.',
  price_kind: 'free',
  text_language: 'de',
};

it('offers no link to an ad that is not published yet: it can be neither shared nor printed', async () => {
  stage = await openInsertion('preview');
  await stage.happens!({ type: 'session.reported', isLoggedIn: true } as never);
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output: exampleFields(4020) });
  await stage.answers!('previewing', { type: 'xstate.done.actor.previewing', output: { item: listingItemOf() } });
  expect(screen.getByRole('heading', { name: 'Key facts' })).toBeTruthy();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Back', 'Next']);
});
