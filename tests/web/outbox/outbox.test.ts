import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { openSession, readSession } from '#web/account/session.ts';
import { senders } from '#web/app/senders.ts';
import { enqueue, enqueueAll, followSession, retry, type WaitingCommand, watchOutbox } from '#web/outbox/outbox.ts';

it('does not report a refused command again after the user has sent it again', async () => {
  writeStateCookie('vreni');
  const session = openSession();
  const end = followSession(senders, session);
  session.start();
  readSession(session);
  const reported: (WaitingCommand['state'] | undefined)[] = [];
  const endWatching = watchOutbox(
    () => true,
    ([command]) => reported.push(command?.state),
  );
  const id = await enqueue({ kind: 'no.such', subject: 'subject', payload: {} });
  await vi.waitFor(() => expect(reported.at(-1)).toBe('refused'));
  const before = reported.length;
  await retry(id);
  await vi.waitFor(() => expect(reported.slice(before)).toContain('sending'));
  expect(reported[before]).not.toBe('refused');
  endWatching();
  end();
  session.stop();
});

it('does not report a command as pending once the server has accepted it', async () => {
  writeStateCookie('vreni');
  const session = openSession();
  const end = followSession(senders, session);
  session.start();
  readSession(session);
  const reported: string[] = [];
  const endWatching = watchOutbox(
    (subject) => subject === 'of-a-draft',
    (waiting) => reported.push(`${waiting.length} waiting`),
    () => reported.push('accepted'),
  );
  // The command to store a draft that is not on the device completes without a call.
  await enqueue({ kind: 'drafts.keep', subject: 'of-a-draft', payload: { draft: 'nosuchdrafta' } });
  await vi.waitFor(() =>
    expect(reported.slice(reported.lastIndexOf('1 waiting'))).toEqual(
      expect.arrayContaining(['accepted', '0 waiting']),
    ),
  );
  expect(reported).toContain('1 waiting');
  expect(reported.slice(reported.indexOf('accepted'))).toEqual(['accepted', '0 waiting']);
  endWatching();
  end();
  session.stop();
});

it('stores each command once and in order although the browser aborted the last writes of the page', async () => {
  writeStateCookie('vreni');
  await enqueue({ kind: 'no.such', subject: 'before', payload: {} });
  const pending = new Promise<never>(() => {});
  const transaction = { store: { add: () => pending }, commit: () => {}, done: pending };
  const failingTransaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(transaction as never);
  void enqueueAll([
    { kind: 'favourites.add', subject: 'favourites-velovelovela', payload: {} },
    { kind: 'favourites.remove', subject: 'favourites-tischtischti', payload: {} },
  ]);
  void enqueue({ kind: 'messages.send', subject: 'conversation', payload: { text: 'Noch da?' } });
  const writes = () => failingTransaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  failingTransaction.mockRestore();

  const subjects = async () => {
    vi.resetModules();
    const [page, { openOutboxStore }] = await Promise.all([
      import('#web/outbox/outbox.ts'),
      import('#web/outbox/outboxStore.ts'),
    ]);
    await page.filesOf('nothing');
    return (await (await openOutboxStore()).of('vreni')).map(({ subject }) => subject).slice(-4);
  };
  const all = ['before', 'favourites-velovelovela', 'favourites-tischtischti', 'conversation'];
  expect(await subjects()).toEqual(all);
  expect(await subjects()).toEqual(all);
});
