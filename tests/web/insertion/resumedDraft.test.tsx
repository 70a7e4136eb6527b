import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { viewStage } from '#tests/drivers/web/viewStage.tsx';
import { session } from '#web/account/session.ts';
import { openDraftStore } from '#web/draft/draftStore.ts';
import { InsertionArea } from '#web/insertion/InsertionArea.tsx';

const calls = controlledAnswers();
afterEach(() => sessionStorage.clear());

const bicycle = {
  title: 'Citybike',
  category: '4000',
  subcategory: '4020',
  type: 'offer',
  condition: 'used',
  body: 'Sieben Gänge.',
  price_kind: 'amount',
  price: '480',
  text_language: 'de',
};

/** The journal of a draft with these fields, written in one write. */
function journalOf(write: string, fields: Readonly<Record<string, string>>): readonly DraftFact[] {
  const at = Date.now();
  return [
    { type: 'draft.begun', at },
    { type: 'draft.changed', at, write, fields, cause: 'typed' },
  ];
}

it('resumes the draft of a link at once, at the step of the link, with links to the steps before', async () => {
  const store = await openDraftStore(Date.now());
  await store.append('bikebikebike', journalOf('writewrite01', bicycle));
  await store.append('sofasofasofa', journalOf('writewrite02', { title: 'Sofa' }));
  store.close();
  await act(async () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
  });
  const stage = await viewStage(<InsertionArea />, { at: '/en/ai/contact?draft=bikebikebike' });
  await vi.waitFor(() => calls.to('insertion/fields.json'));
  await calls.to('insertion/fields.json').answer({ fields: exampleFields(4020) });
  await vi.waitFor(async () => expect(await stage.surface.count({ role: 'form', name: 'Contact details' })).toBe(1));
  expect(await stage.surface.count({ role: 'button', name: 'Continue draft' })).toBe(0);
  expect(await stage.surface.count({ role: 'link', name: 'Photos and category' })).toBe(1);
  expect(await stage.surface.count({ role: 'link', name: 'Description' })).toBe(1);
  await stage.ends();
});
