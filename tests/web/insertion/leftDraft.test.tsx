import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { viewStage } from '#tests/drivers/web/viewStage.tsx';
import { session } from '#web/account/session.ts';
import { openDraftStore } from '#web/draft/draftStore.ts';
import { InsertionArea } from '#web/insertion/InsertionArea.tsx';

const calls = controlledAnswers();
afterEach(() => sessionStorage.clear());

it('saves the field in use when a step back in the history leaves the page, which moves no focus', async () => {
  await act(async () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
  });
  const stage = await viewStage(<InsertionArea />, { at: '/en/ai/start' });
  await vi.waitFor(() => calls.to('insertion/fields.json'));
  await calls.to('insertion/fields.json').answer({ fields: exampleFields(null) });
  const title = { role: 'textbox', name: /^title/ } as const;
  await vi.waitFor(async () => expect(await stage.surface.count(title)).toBe(1));
  await stage.surface.type(title, 'Citybike');
  await stage.ends();
  const store = await openDraftStore(Date.now());
  await vi.waitFor(async () => {
    const [draft] = await store.journals(null);
    expect(draft && fieldsOf(draft.state)).toMatchObject({ title: 'Citybike' });
  });
  store.close();
});
