import { createActor, waitFor } from 'xstate';
import { draftLogic } from '#web/draft/draftFlow.ts';

/** Opens a draft with these fields, on a device without storage, and simulates writes of another tab to it. */
export async function openDraftElsewhere(fields: Readonly<Record<string, string>>) {
  const { logic } = draftLogic(() => Promise.reject(new Error('There is no ad')));
  const flow = createActor(logic, { input: { from: null } }).start();
  flow.send({ type: 'session.reported', account: null, at: 1 });
  await waitFor(flow, (now) => now.matches('editing'));
  const draft = 'draftdraftdr';
  flow.send({ type: 'fields.settled', fields, write: 'herehereher1', at: 2, draft });
  return {
    writes: (written: Readonly<Record<string, string>>) =>
      flow.send({
        type: 'journal.received',
        draft,
        facts: [{ type: 'draft.changed', at: 3, write: 'theretheret1', fields: written, cause: 'typed' }],
      }),
    ends: async () => void flow.stop(),
  };
}
