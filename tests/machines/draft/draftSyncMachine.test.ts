import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftSyncMachine, type SentDraft, type SyncOutcome } from '#machines/draft/draftSyncMachine.ts';

const draft = 'draftdraftdr';
const facts: readonly DraftFact[] = [{ type: 'draft.begun', at: 1 }];

/** The synchronisation of a begun draft with an account whose answers the test controls. */
function begun() {
  const outbox: string[] = [];
  const requested: PromiseWithResolvers<SyncOutcome>[] = [];
  const clock = new SimulatedClock();
  const sync = createActor(
    draftSyncMachine.provide({
      actors: {
        sending: fromPromise<SyncOutcome, SentDraft>(() => {
          requested.push(Promise.withResolvers<SyncOutcome>());
          return requested.at(-1)!.promise;
        }),
      },
      actions: {
        leaveToOutbox: (_, { draft: id }) => void outbox.push(`${id} left`),
        takeFromOutbox: (_, { draft: id }) => void outbox.push(`${id} taken`),
      },
    }),
    { clock },
  ).start();
  sync.send({ type: 'journal.reported', draft, facts });
  const answers = async (outcome: SyncOutcome | Error) => {
    const { resolve, reject, promise } = requested.at(-1)!;
    if (outcome instanceof Error) reject(outcome);
    else resolve(outcome);
    await promise.catch(() => undefined);
    await Promise.resolve();
  };
  return { sync, outbox, clock, answers };
}

const saved = { journal: facts, version: 1 };

describe('a draft that its account does not have yet', () => {
  it('is put into the outbox when the page is hidden during a call, and removed once the account has it', async () => {
    const { sync, outbox, answers } = begun();
    sync.send({ type: 'page.hidden' });
    expect(outbox).toEqual([`${draft} left`]);
    await answers(saved);
    expect(outbox).toEqual([`${draft} left`, `${draft} taken`]);
  });

  it('is put into the outbox when the account is unreachable, and again after a change before the page is hidden', async () => {
    const { sync, outbox, answers } = begun();
    await answers(new Error('No line'));
    expect(sync.getSnapshot().hasTag('behind')).toBe(true);
    expect(outbox).toEqual([`${draft} left`]);
    sync.send({ type: 'page.hidden' });
    expect(outbox).toEqual([`${draft} left`, `${draft} left`]);
  });

  it('is put into the outbox when it was changed just before the page is hidden', async () => {
    const { sync, outbox, answers } = begun();
    await answers(saved);
    const more: DraftFact = {
      type: 'draft.changed',
      at: 2,
      write: 'herehereher2',
      fields: { title: 'Velo' },
      cause: 'typed',
    };
    sync.send({ type: 'journal.reported', draft, facts: [...facts, more] });
    sync.send({ type: 'page.hidden' });
    expect(outbox.at(-1)).toBe(`${draft} left`);
  });

  it('is not put into the outbox once the account has all of it', async () => {
    const { sync, outbox, answers } = begun();
    await answers(saved);
    sync.send({ type: 'page.hidden' });
    expect(outbox).toEqual([`${draft} taken`]);
  });
});
