import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { clients } from '#web/api/apiClient.ts';
import { openDraftStore } from '#web/draft/draftStore.ts';
import { sendDraft } from '#web/draft/sendingDraft.ts';

const now = 1_777_716_000_000;
const id = 'aaaaaaaaaaaa';
const begun: readonly DraftFact[] = [
  { type: 'draft.begun', at: now },
  { type: 'draft.claimed', at: now, account: 'ana' },
];
const titled = (title: string, write: string): DraftFact => ({
  type: 'draft.changed',
  at: now,
  write,
  fields: { title },
  cause: 'typed',
});
const [here, there] = [titled('Velo', 'herehereher2'), titled('Rad', 'theretheret2')];

const calls = controlledAnswers();

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await clients.load();
});

/** Reads the journal of the draft from this device's store. */
async function journal(): Promise<readonly DraftFact[] | undefined> {
  const store = await openDraftStore(now);
  const found = (await store.journals('ana')).find((each) => each.id === id);
  store.close();
  return found?.facts;
}

/** Sends the draft whose journal contains these facts. */
async function sends(facts: readonly DraftFact[]) {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const store = await openDraftStore(now);
  await store.append(id, facts);
  store.close();
  const command = { id: `draft-${id}`, account: 'ana', subject: `draft-${id}`, kind: 'drafts.keep' };
  return sendDraft({
    ...command,
    payload: JSON.stringify({ draft: id }),
    about: null,
    at: now,
    refused: null,
    problem: null,
  });
}

/** Waits for the call that sends the draft; resolves to the call and its facts. */
async function called() {
  await vi.waitFor(() => calls.last);
  const { variables } = JSON.parse(calls.last.body) as { variables: { facts: readonly string[] } };
  return { call: calls.last, facts: variables.facts.map((fact) => JSON.parse(fact) as DraftFact) };
}

const saved = (facts: readonly DraftFact[]) => ({
  data: { saveDraft: { facts: facts.map((fact) => JSON.stringify(fact)), version: facts.length } },
});

describe('a draft from the outbox', () => {
  it('is sent completely, and receives the changes of another device', async () => {
    const sending = sends([...begun, here]);
    const { call, facts } = await called();
    expect(facts).toEqual([...begun, here]);
    await call.answer(saved([...begun, here, there]));
    expect(await sending).toEqual({ kind: 'sent' });
    expect(await journal()).toEqual([...begun, here, there]);
    expect(calls.all).toHaveLength(1);
  });

  it('is sent again when it was changed meanwhile', async () => {
    const sending = sends([...begun, here]);
    const { call } = await called();
    const store = await openDraftStore(now);
    await store.append(id, [there]);
    store.close();
    await call.answer(saved([...begun, here]));
    await vi.waitFor(() => expect(calls.all).toHaveLength(2));
    const again = await called();
    expect(again.facts).toEqual([...begun, here, there]);
    await again.call.answer(saved([...begun, here, there]));
    expect(await sending).toEqual({ kind: 'sent' });
  });

  it('is deleted here once the account has it as published', async () => {
    const sending = sends([...begun, here, { type: 'draft.discarded', at: now }]);
    const { call, facts } = await called();
    expect(facts.at(-1)).toEqual({ type: 'draft.discarded', at: now });
    await call.answer(saved(facts));
    expect(await sending).toEqual({ kind: 'sent' });
    expect(await journal()).toBeUndefined();
  });

  it.each([
    ['session.required', { kind: 'strangers' }],
    ['draft.full', { kind: 'refused', code: 'draft.full', problem: 'That is why.' }],
  ])('stays on the device after the answer %s', async (code, outcome) => {
    const sending = sends([...begun, here]);
    const { call } = await called();
    await call.answer({ data: { saveDraft: { __typename: 'Refusal', code, message: 'That is why.', problems: [] } } });
    expect(await sending).toEqual(outcome);
    expect(await journal()).toEqual([...begun, here]);
  });

  it('is sent when the device has no space for the changes of another device', async () => {
    const sending = sends([...begun, here]);
    const { call } = await called();
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await call.answer(saved([...begun, here, there]));
    expect(await sending).toEqual({ kind: 'sent' });
    full.mockRestore();
    expect(calls.all).toHaveLength(1);
    expect(await journal()).toEqual([...begun, here]);
  });

  it('stays pending when no answer arrives', async () => {
    const sending = sends([...begun, here]);
    const { call } = await called();
    await call.fail();
    expect(await sending).toEqual({ kind: 'unreached' });
    expect(await journal()).toEqual([...begun, here]);
  });

  it('that this device does not have sends no call', async () => {
    expect(await act(() => sends([]))).toEqual({ kind: 'sent' });
    expect(calls.all).toEqual([]);
  });
});
