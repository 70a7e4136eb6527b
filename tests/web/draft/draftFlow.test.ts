import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { draftLogic } from '#web/draft/draftFlow.ts';
import { notifications } from '#web/notifications/notifications.ts';

const draft = 'draftdraftdr';
const told = () => notifications.getSnapshot().context.notifications.map(({ message }) => message);

beforeEach(() => void notifications.start().send({ type: 'cause.ended', tag: 'draft' }));
afterEach(() => notifications.send({ type: 'cause.ended', tag: 'draft' }));

/** A draft that somebody writes, on a device that keeps nothing. */
async function writing(fields: Readonly<Record<string, string>>) {
  const { logic } = draftLogic(() => Promise.reject(new Error('There is no ad')));
  const flow = createActor(logic, { input: { from: null } }).start();
  flow.send({ type: 'session.told', account: null, at: 1 });
  await waitFor(flow, (now) => now.matches('editing'));
  flow.send({ type: 'fields.settled', fields, write: 'herehereher1', at: 2, draft });
  return (heard: Readonly<Record<string, string>>) =>
    flow.send({
      ...{ type: 'journal.heard', draft },
      facts: [{ type: 'draft.changed', at: 3, write: 'theretheret1', fields: heard, cause: 'typed' }],
    });
}

it('says that another tab or device has written over what stood in a draft', async () => {
  const hears = await writing({ title: 'Velo' });
  hears({ title: 'Rad' });
  expect(told()).toEqual(['draftChangedElsewhere']);
});

it('says nothing of what another tab or device has added to a draft', async () => {
  const hears = await writing({ title: 'Velo' });
  hears({ body: 'Alt' });
  expect(told()).toEqual([]);
});
