import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type EventObject, fromPromise, type InputFrom } from 'xstate';
import type { OpenedDraft } from '#machines/draft/draftSavingSetup.ts';
import { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import { draftSyncMachine, type SyncOutcome } from '#machines/draft/draftSyncMachine.ts';
import { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type { Answer } from '../walking/flowDriver.ts';

// The number in the name of the next write. Each write needs a unique name; in a walk it comes from the cases.
let written = 0;
vi.doMock(import('#web/draft/draftIds.ts'), async (original) => ({
  ...(await original()),
  writing: () => ({ write: `write${written}`, at: 1_000 }),
}));
const { DraftFlow } = await import('#web/draft/draftFlow.ts');
const { DraftSync } = await import('#web/draft/draftSync.ts');
const { DraftCard } = await import('#web/insertion/draft/DraftCard.tsx');
const { InsertionFlow } = await import('#web/insertion/insertionFlow.ts');
const { ReadDraft } = await import('#web/insertion/draft/ReadDraft.tsx');
const { ResumeBanner } = await import('#web/insertion/draft/ResumeBanner.tsx');

/** The draft next to a step, and the offer of an earlier one; the test answers for device and account. */
export async function openDraftView(
  flow: 'draftSaving' | 'draftSync',
  { from }: InputFrom<typeof draftSavingMachine> = { from: null },
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000 });
  const waiting: { settles?: PromiseWithResolvers<never> } = {};
  const held = <Output,>() =>
    fromPromise<Output>(() => {
      waiting.settles = Promise.withResolvers<never>();
      return waiting.settles.promise;
    });
  const keeping = draftSavingMachine.provide({ actors: { opening: held<OpenedDraft | null>() as never } });
  const syncing = draftSyncMachine.provide({ actors: { sending: held<SyncOutcome>() as never } });
  let sends: (event: EventObject) => void = () => {};

  function Draft() {
    const draft = DraftFlow.useActorRef();
    const sync = DraftSync.useActorRef();
    written = DraftFlow.useSelector(({ context }) => context.facts.length);
    sends = (flow === 'draftSaving' ? draft : sync).send as typeof sends;
    return (
      <ReadDraft>
        <ResumeBanner />
        <DraftCard />
      </ReadDraft>
    );
  }

  return viewStage(
    <DraftFlow.Provider logic={keeping} options={{ input: { from } }}>
      <DraftSync.Provider logic={syncing}>
        <InsertionFlow.Provider logic={insertionMachine} options={{ input: { step: 'start' } }}>
          <Draft />
        </InsertionFlow.Provider>
      </DraftSync.Provider>
    </DraftFlow.Provider>,
    { at: '/en/ai/start' },
    {
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      happens: (event) => act(async () => sends(event)),
      answers: (_, answer: Answer) =>
        act(async () => {
          const { resolve, reject } = waiting.settles!;
          if ('output' in answer) resolve(answer.output as never);
          else reject(answer.error);
        }),
      ends: () => void vi.useRealTimers(),
    },
  );
}
