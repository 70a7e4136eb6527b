import { expect, it, vi } from 'vitest';
import { writeStateCookie } from '#tests/drivers/stateCookie.ts';
import { openSession, readSession } from '#web/account/session.ts';
import { enqueue, followSession, retry, type WaitingCommand, watchOutbox } from '#web/outbox/outbox.ts';

it('does not say once more that a command is refused which one has just had sent again', async () => {
  writeStateCookie('vreni');
  const session = openSession();
  const end = followSession(session);
  session.start();
  readSession(session);
  const told: (WaitingCommand['state'] | undefined)[] = [];
  const endWatching = watchOutbox(
    () => true,
    ([command]) => told.push(command?.state),
  );
  const id = await enqueue({ kind: 'no.such', subject: 'subject', payload: {} });
  await vi.waitFor(() => expect(told.at(-1)).toBe('refused'));
  const before = told.length;
  await retry(id);
  await vi.waitFor(() => expect(told.slice(before)).toContain('sending'));
  expect(told[before]).not.toBe('refused');
  endWatching();
  end();
  session.stop();
});
