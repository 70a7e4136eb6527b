import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftLogic } from '#web/draft/draftFlow.ts';
import { newDraftId, writing } from '#web/draft/draftIds.ts';
import { type DraftJournal, type DraftStore, openDraftStore } from '#web/draft/draftStore.ts';
import { noteOpenDraft } from '#web/draft/lastOpenDraft.ts';

const now = 1_777_716_000_000;
const day = 24 * 60 * 60 * 1000;
const begun = (at = now): DraftFact => ({ type: 'draft.begun', at });
const titled = (title: string, at = now): DraftFact => ({
  type: 'draft.changed',
  at,
  write: newDraftId(),
  fields: { title },
  cause: 'typed',
});

/** The open draft of a device that was written last. */
async function latest(store: DraftStore, account: string | null): Promise<DraftJournal | undefined> {
  return (await store.journals(account)).find(({ state }) => state.status === 'open');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

describe('the drafts of a device', () => {
  it('persist after the page is closed', async () => {
    const store = await openDraftStore(now);
    const facts = [begun(), titled('Velo')];
    await store.append('aaaaaaaaaaaa', facts);
    store.close();
    const again = await openDraftStore(now);
    expect(await latest(again, null)).toMatchObject({ id: 'aaaaaaaaaaaa', facts });
  });

  it('return the most recently written draft, and no draft of another account', async () => {
    const store = await openDraftStore(now);
    await store.append('aaaaaaaaaaaa', [begun(), titled('Velo'), { type: 'draft.claimed', at: now, account: 'ana' }]);
    await store.append('bbbbbbbbbbbb', [begun(), titled('Bett', now - 10)]);
    expect((await latest(store, 'ana'))?.id).toBe('aaaaaaaaaaaa');
    expect((await latest(store, 'ben'))?.id).toBe('bbbbbbbbbbbb');
    expect((await latest(store, null))?.id).toBe('bbbbbbbbbbbb');
  });

  it('expire when they are published, or half a year after their last change', async () => {
    const store = await openDraftStore(now);
    await store.append('aaaaaaaaaaaa', [begun(), titled('Velo'), { type: 'draft.published', at: now }]);
    await store.append('bbbbbbbbbbbb', [begun(now - 181 * day), titled('Bett', now - 181 * day)]);
    await store.append('cccccccccccc', [begun(now - 179 * day), titled('Tisch', now - 179 * day)]);
    expect((await latest(store, null))?.id).toBe('cccccccccccc');
    await store.append('aaaaaaaaaaaa', [titled('zu spät')]);
    expect((await latest(store, null))?.id).toBe('cccccccccccc');
  });

  it('store an entry once that two tabs have written', async () => {
    const store = await openDraftStore(now);
    const [first, second] = [begun(), titled('Velo')];
    await store.append('aaaaaaaaaaaa', [first, second]);
    await store.append('aaaaaaaaaaaa', [first, second]);
    expect((await latest(store, null))?.facts).toEqual([first, second]);
  });

  it('ignore entries that are no facts of a draft', async () => {
    const store = await openDraftStore(now);
    await store.append('aaaaaaaaaaaa', [begun(), { type: 'draft.sold', at: now } as never, titled('Velo')]);
    expect((await latest(store, null))?.facts).toHaveLength(2);
  });
});

/** Like WebKit with work that begins while a page closes: no transaction ever ends. */
function givesUpWriting() {
  const pending = new Promise<never>(() => {});
  const transaction = { store: { add: () => pending }, commit: () => {}, done: pending };
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(transaction as never);
}

/** A tab with the insertion page, without an account unless one is named. */
async function tab(account: string | null = null) {
  const { logic, hear } = draftLogic(() => Promise.reject(new Error('The copied listing is never fetched here')));
  const flow = createActor(logic, { input: { from: null } });
  const deafen = hear((received) => flow.send({ type: 'journal.received', ...received }));
  flow.start();
  flow.send({ type: 'session.reported', account, at: Date.now() });
  await waitFor(flow, (snapshot) => snapshot.hasTag('settled'));
  return {
    flow,
    closes() {
      deafen();
      flow.stop();
    },
    types: (fields: Readonly<Record<string, string>>) =>
      flow.send({ type: 'fields.settled', fields, draft: newDraftId(), ...writing() }),
    fields: () => {
      const { draft } = flow.getSnapshot().context;
      return draft && fieldsOf(draft);
    },
  };
}

describe('a stored draft', () => {
  it('is offered on the next visit with its content', async () => {
    const first = await tab();
    first.types({ title: 'Velo' });
    first.types({ body: 'Alt' });
    await vi.waitFor(async () => expect((await latest(await openDraftStore(now), null))?.facts).toHaveLength(3));
    first.closes();
    const second = await tab();
    expect(second.flow.getSnapshot().value).toBe('offered');
    second.flow.send({ type: 'draft.resumed', at: now });
    expect(second.fields()).toEqual({ title: 'Velo', body: 'Alt' });
  });

  it.each(['chooses to continue', 'still has the tab'])(
    'belongs to the account that logs in and continues it, which %s',
    async (who) => {
      const first = await tab();
      first.types({ title: 'Velo' });
      await vi.waitFor(async () => expect(await latest(await openDraftStore(now), null)).toBeDefined());
      first.closes();
      if (who === 'still has the tab') noteOpenDraft(first.flow.getSnapshot().context.id);
      const { flow } = await tab('anaanaanaana');
      if (who === 'chooses to continue') flow.send({ type: 'draft.resumed', at: now });
      expect(flow.getSnapshot().matches('editing')).toBe(true);
      expect(flow.getSnapshot().context.draft?.account).toBe('anaanaanaana');
      await vi.waitFor(async () => expect(await latest(await openDraftStore(now), 'benbenbenben')).toBeUndefined());
      noteOpenDraft(null);
    },
  );

  it('is the same in two tabs that write to it', async () => {
    const first = await tab();
    first.types({ title: 'Velo' });
    await vi.waitFor(async () => expect(await latest(await openDraftStore(now), null)).toBeDefined());
    const second = await tab();
    second.flow.send({ type: 'draft.resumed', at: now });
    first.types({ body: 'Alt' });
    second.types({ price: '480' });
    const both = { title: 'Velo', body: 'Alt', price: '480' };
    await vi.waitFor(() => expect([first.fields(), second.fields()]).toEqual([both, both]));
  });

  it('is complete on the next visit although the browser aborted the last writes of the page', async () => {
    const first = await tab();
    first.types({ title: 'Velo' });
    await vi.waitFor(async () => expect(await latest(await openDraftStore(now), null)).toBeDefined());
    const failedWriting = givesUpWriting();
    first.types({ body: 'Alt' });
    first.types({ price: '480' });
    await vi.waitFor(() => expect(failedWriting).toHaveBeenCalledTimes(2));
    first.closes();
    failedWriting.mockRestore();
    const second = await tab();
    second.flow.send({ type: 'draft.resumed', at: now });
    expect(second.fields()).toEqual({ title: 'Velo', body: 'Alt', price: '480' });
    expect((await latest(await openDraftStore(now), null))?.facts).toHaveLength(4);
  });

  it('is removed from the write-ahead log once it is stored', async () => {
    const { types } = await tab();
    types({ title: 'Velo' });
    expect(JSON.stringify({ ...localStorage })).toContain('Velo');
    await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Velo'));
    expect((await latest(await openDraftStore(now), null))?.facts).toHaveLength(2);
  });

  it('is announced as unsaved when the browser has no storage', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    const { flow, types, fields } = await tab();
    expect(flow.getSnapshot().hasTag('unkept')).toBe(true);
    types({ title: 'Velo' });
    expect(fields()).toEqual({ title: 'Velo' });
    open.mockRestore();
  });
});
