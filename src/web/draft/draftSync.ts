import { createActorContext } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import type { DraftFact } from '#machines/draft/draftFacts.ts';
import type { draftKeepingMachine } from '#machines/draft/draftKeepingMachine.ts';
import { draftSyncMachine, type SentDraft, type SyncOutcome } from '#machines/draft/draftSyncMachine.ts';

import { inspect } from '../inspection.ts';
import { keepDraft } from './draftCalls.ts';
import type { DraftEdge } from './draftFlow.ts';

export const DraftSync = createActorContext(draftSyncMachine, { inspect });

type DraftKeeping = ActorRefFrom<typeof draftKeepingMachine>;

/** The flow that keeps the open draft in its writer's account, and tells the page what another device has written. */
export function draftSyncLogic(draft: DraftKeeping, { note }: Pick<DraftEdge, 'note'>) {
  return draftSyncMachine.provide({
    actors: {
      sending: fromPromise<SyncOutcome, SentDraft>(({ input, signal }) => keepDraft(input, signal)),
    },
    actions: {
      hear: (_, heard) => {
        if (heard.facts.length === 0) return;
        note(heard);
        draft.send({ type: 'journal.heard', ...heard });
      },
    },
  });
}

/** Tells the flow of the draft that is open, of the page and of the line, until it is told not to. */
export function tellDraftSync(draft: DraftKeeping, sync: ActorRefFrom<typeof draftSyncMachine>): () => void {
  let told: readonly DraftFact[] | null | undefined;
  const tell = () => {
    const now = draft.getSnapshot();
    const { id, account, facts, draft: written } = now.context;
    const isOpen = id !== null && account !== null && written?.account === account && now.matches('editing');
    const open = isOpen ? facts : null;
    if (told === open) return;
    told = open;
    sync.send(isOpen ? { type: 'journal.told', draft: id, facts } : { type: 'journal.closed' });
  };
  const look = () => {
    if (document.visibilityState === 'visible') sync.send({ type: 'page.shown' });
  };
  tell();
  const { unsubscribe } = draft.subscribe(tell);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
