import { createActorContext } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { draftKeepingMachine } from '#machines/draft/draftKeepingMachine.ts';
import { draftSyncMachine, type SentDraft, type SyncOutcome } from '#machines/draft/draftSyncMachine.ts';

import { consequenceOf, isRefusal } from '../account/commands.ts';
import { inspect } from '../flows/inspection.ts';
import { keepDraft } from './draftCalls.ts';
import type { DraftEdge } from './draftFlow.ts';
import { leaveDraft, takeDraftBack } from './leftDraft.ts';

export const DraftSync = createActorContext(draftSyncMachine, { inspect });

type DraftKeeping = ActorRefFrom<typeof draftKeepingMachine>;

/** The flow that keeps the open draft in its writer's account, and tells the page what another device has written. */
export function draftSyncLogic(draft: DraftKeeping, { note }: Pick<DraftEdge, 'note'>) {
  const left = new Set<string>();
  return draftSyncMachine.provide({
    actors: {
      sending: fromPromise<SyncOutcome, SentDraft>(async ({ input, signal }) => {
        const kept = await keepDraft(input, signal);
        if (!isRefusal(kept)) return kept;
        // It is taken once they have logged in again.
        if (consequenceOf(kept) === 'login') throw new Error(kept.message);
        return null;
      }),
    },
    actions: {
      hear: (_, heard) => {
        if (heard.facts.length === 0) return;
        note(heard);
        draft.send({ type: 'journal.heard', ...heard });
      },
      leaveToOutbox: (_, { draft: id }) => {
        left.add(id);
        leaveOpen(draft, id);
      },
      takeFromOutbox: (_, { draft: id }) => {
        if (left.delete(id)) void takeDraftBack(id).catch(() => undefined);
      },
    },
  });
}

function leaveOpen(draft: DraftKeeping, id: string): void {
  const { draft: written } = draft.getSnapshot().context;
  const { account } = written ?? { account: null };
  // Where its writer is not logged in any more the device has it, and the page that they open next with it.
  if (account !== null) void leaveDraft({ id, account, title: fieldsOf(written!)['title'] }).catch(() => undefined);
}

/** Tells the flow of the draft that is open, of the page and of the line, until it is told not to. */
export function tellDraftSync(draft: DraftKeeping, sync: ActorRefFrom<typeof draftSyncMachine>): () => void {
  let told: readonly DraftFact[] | null | undefined;
  let isLeft = false;
  const tell = () => {
    const now = draft.getSnapshot();
    const { id, account, facts, draft: written } = now.context;
    const isOpen = id !== null && account !== null && written?.account === account && now.matches('editing');
    const open = isOpen ? facts : null;
    if (told === open) return;
    told = open;
    sync.send(isOpen ? { type: 'journal.told', draft: id, facts } : { type: 'journal.closed' });
    // What stood in a field is settled as the page is left.
    if (isLeft) sync.send({ type: 'page.hidden' });
  };
  const leave = () => {
    isLeft = true;
    sync.send({ type: 'page.hidden' });
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return leave();
    isLeft = false;
    return sync.send({ type: 'page.shown' });
  };
  tell();
  const { unsubscribe } = draft.subscribe(tell);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  // Safari leaves a page without having hidden it first.
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    // By a link too: the flow ends with the page, and what it has on its way.
    const now = sync.getSnapshot();
    if (now.hasTag('open')) leaveOpen(draft, now.context.draft!);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('pagehide', leave);
  };
}
