import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import type { StreamNotice } from '#machines/streaming/streamSetup.ts';
import { openSession, readSession, type Session } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { onStreamNotice } from '#web/api/streamListeners.ts';
import { runStream } from '#web/streaming/stream.ts';
import { watchStream } from '#web/streaming/watchStream.ts';
import { type HeldCalls, holdCalls } from '#tests/drivers/web/answers.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';

describe('the stream of a document', () => {
  let calls: HeldCalls & { letGo(): void };
  let session: Session;
  let received: StreamNotice[];
  let unhear: () => void;
  let end: (() => void) | undefined;

  beforeEach(async () => {
    await clients.load();
    calls = holdCalls();
    session = openSession().start();
    received = [];
    unhear = onStreamNotice((reported) => received.push(reported));
  });
  afterEach(() => {
    end?.();
    unhear();
    session.stop();
    calls.letGo();
  });

  const requested = () => calls.all.filter(({ url }) => url.includes('/stream/status'));
  function logsIn(publicAccountId: string | null): void {
    writeStateCookie(publicAccountId);
    readSession(session);
  }

  function lines(...reported: readonly object[]): Response {
    const bytes = new TextEncoder().encode(reported.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  }

  it('fetches the profile again at once when the account has changed elsewhere', async () => {
    end = runStream(session);
    logsIn('vreni');
    await setImmediate();
    const profiles = () => calls.all.filter(({ url }) => url.includes('/account/profile'));
    await profiles()[0]!.answer(answerOf(vreni));
    expect(profiles()).toHaveLength(1);
    const begins = { event: 'merge', position: 5, data: {} };
    await requested()[0]!.answer(lines(begins, { event: 'account', data: {} }));
    await setImmediate();
    expect(profiles()).toHaveLength(2);
  });

  it('begins with the login, notifies its listeners, and ends with the logout', async () => {
    end = runStream(session);
    logsIn(null);
    await setImmediate();
    expect(requested()).toHaveLength(0);
    logsIn('vreni');
    await setImmediate();
    expect(requested()).toHaveLength(1);
    const saved = { event: 'favourites', position: 6, data: {} };
    const begins = { event: 'merge', position: 5, data: { conversationsWithUnreadMessages: 1 } };
    await requested()[0]!.answer(lines(begins, saved));
    await setImmediate();
    expect(received.map((reported) => (reported.type === 'received' ? reported.line : reported.type))).toEqual([
      'began',
      begins,
      saved,
    ]);
    logsIn(null);
    expect(requested()[0]!.signal.aborted).toBe(true);
    expect(requested()).toHaveLength(1);
  });

  it.each([401, 403])('ends the session when the server answers %i', async (status) => {
    end = runStream(session);
    logsIn('vreni');
    await setImmediate();
    await requested()[0]!.answer({}, status);
    await setImmediate();
    expect(session.getSnapshot().matches({ loggedOut: 'ended' })).toBe(true);
  });

  it('does not reconnect after a logout in another tab, and does not end the session by itself', async () => {
    end = runStream(session);
    logsIn('vreni');
    await setImmediate();
    window.dispatchEvent(new Event('pagehide'));
    writeStateCookie(null);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await setImmediate();
    expect(requested()).toHaveLength(1);
    expect(session.getSnapshot().matches({ loggedOut: 'plain' })).toBe(true);
  });

  it('is aborted with the page, and resumes from its last position when the page is back', async () => {
    end = runStream(session);
    logsIn('vreni');
    await setImmediate();
    await requested()[0]!.answer(lines({ event: 'merge', position: 5, data: {} }));
    await setImmediate();
    window.dispatchEvent(new Event('pagehide'));
    expect(requested()[0]!.signal.aborted).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await setImmediate();
    expect(requested().map(({ url }) => url.replace(/.*status/, ''))).toEqual(['', '?position=5']);
  });

  it('begins once after the login', async () => {
    end = watchStream(session);
    logsIn(null);
    await setImmediate();
    expect(requested()).toHaveLength(0);
    logsIn('vreni');
    await vi.waitFor(() => expect(requested()).toHaveLength(1));
    // Once started, the stream follows changes of the session by itself.
    logsIn(null);
    logsIn('beat');
    await vi.waitFor(() => expect(requested()).toHaveLength(2));
    expect(requested()[0]!.signal.aborted).toBe(true);
  });
});
