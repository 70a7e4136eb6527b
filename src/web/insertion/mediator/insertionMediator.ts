import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { guardMachine } from '#machines/account/session/guardMachine.ts';
import type { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type { DraftView, SessionView } from '#machines/insertion/mediator/mediatorEvents.ts';
import { mediatorMachine } from '#machines/insertion/mediator/mediatorMachine.ts';

import { session } from '../../account/session.ts';
import { noteOpenDraft } from '../../draft/lastOpenDraft.ts';
import { useFlow } from '../../flows/useFlow.ts';

/** The part of a flow that observers of it use. */
type ObservedFlow<Snapshot> = {
  getSnapshot(): Snapshot;
  subscribe(hear: (now: Snapshot) => void): { unsubscribe(): void };
};

export interface Mediated {
  readonly guard: ObservedFlow<SnapshotFrom<typeof guardMachine>>;
  readonly draft: ObservedFlow<SnapshotFrom<typeof draftSavingMachine>> &
    Pick<ActorRefFrom<typeof draftSavingMachine>, 'send'>;
  readonly form: Pick<ActorRefFrom<typeof insertionMachine>, 'send'>;
}

/** Reports the session, the guard and the draft to the form, and the account to the draft, as the chart decides. */
export function useInsertionMediator({ guard, draft, form }: Mediated): void {
  const flow = useFlow(mediatorMachine, () => ({
    actions: {
      reportAccount: (_, { account }) => form.send({ type: 'session.reported', isLoggedIn: account !== null }),
      openDraft: (_, { account }) => draft.send({ type: 'session.reported', account, at: Date.now() }),
      noteOpen: (_, { shown }) => noteOpenDraft(shown?.id ?? null),
      reportDraft: (_, { shown }) =>
        form.send({
          type: 'draft.reported',
          draft: shown?.id ?? '',
          edits: shown?.edits ?? null,
          fields: shown?.fields ?? {},
        }),
    },
  }));
  useEffect(() => {
    // The profile is requested now, because the contact step starts with its details.
    session.send({ type: 'profile.requested' });
    const see = () => flow.send({ type: 'session.seen', ...sessionIn(session.getSnapshot()) });
    const hearing = [
      observe(draft, (now) => flow.send({ type: 'draft.seen', ...draftIn(now) })),
      observe(guard, (now) => {
        if (now.matches('interrupted')) return flow.send({ type: 'guard.interrupted' });
        flow.send({ type: 'guard.satisfied' });
        // The session is read after the guard's event, so that the guard learns of a login before the form does.
        see();
      }),
      session.subscribe(see),
    ];
    return () => {
      for (const { unsubscribe } of hearing) unsubscribe();
    };
  }, [flow, guard, draft]);
}

function observe<Snapshot>(source: ObservedFlow<Snapshot>, hear: (now: Snapshot) => void) {
  const hearing = source.subscribe(hear);
  hear(source.getSnapshot());
  return hearing;
}

function sessionIn(now: SnapshotFrom<typeof session>): SessionView {
  const { publicAccountId: account, known, error } = now.context;
  return { account, isKnown: now.hasTag('known') && (account === null || known !== null || error !== null) };
}

function draftIn(now: SnapshotFrom<typeof draftSavingMachine>): DraftView {
  const { id, draft, facts, account } = now.context;
  const isEditing = now.matches('editing');
  const edits = draft?.from?.how === 'edit' ? draft.from.ad : null;
  return {
    account,
    isUnopened: now.matches('unopened'),
    isSettled: now.hasTag('settled'),
    isEditing,
    shown: isEditing && draft ? { id: id ?? '', version: facts.length, edits, fields: fieldsOf(draft) } : null,
  };
}
