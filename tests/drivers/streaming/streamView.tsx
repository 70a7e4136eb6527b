import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { StreamEvent } from '#machines/streaming/streamEvents.ts';
import { openSession, readSession } from '#web/account/session.ts';
import { runStream } from '#web/streaming/stream.ts';
import { holdCalls, type WaitingCall } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { holdLocks } from './heldLocks.ts';
import { writeStateCookie } from '../account/stateCookie.ts';
import { settled } from '../web/settled.ts';

/** A stand-in for the BroadcastChannel between the tabs of a browser, within a single document. */
class TabChannel extends EventTarget {
  static readonly open = new Set<TabChannel>();

  constructor() {
    super();
    TabChannel.open.add(this);
  }

  postMessage() {}

  close() {
    TabChannel.open.delete(this);
  }
}

/** Opens a document without a session, with its stream. A path controls server, browser and other tabs. */
export async function openStream(): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', TabChannel);
  const locks = holdLocks();
  const calls = holdCalls();
  const session = openSession().start();
  const stage = await viewStage(null, {});
  const end = runStream(session);
  const answers = new Map<WaitingCall, ReadableStreamDefaultController<Uint8Array>>();
  const over = new Set<WaitingCall>();

  /** Resolves to the last request for a stream that is pending, or whose response is still open. */
  async function requested(): Promise<WaitingCall> {
    const find = () =>
      calls.all.findLast((call) => call.url.includes('/stream/status') && !call.signal.aborted && !over.has(call));
    await settled(() => find() !== undefined);
    const call = find();
    if (!call) throw new Error('No stream was requested');
    return call;
  }

  async function says(text: string): Promise<void> {
    const call = await requested();
    if (!answers.has(call)) {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void answers.set(call, controller) });
      await call.answer(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
    }
    answers.get(call)!.enqueue(new TextEncoder().encode(text));
  }

  async function happens(event: StreamEvent): Promise<void> {
    switch (event.type) {
      case 'account.reported':
        writeStateCookie(event.publicAccountId);
        return readSession(session);
      case 'turn.acquired':
        return locks.isGranted();
      case 'turn.awaited':
        return locks.isRefused();
      case 'turn.lost':
        return locks.isStolen();
      case 'line.received':
        return says(`${JSON.stringify(event.line)}\n`);
      case 'sound.received':
        return says('\n');
      case 'stream.displaced': {
        const call = await requested();
        await says(`${JSON.stringify({ event: 'ended', data: { reason: 'displaced' } })}\n`);
        return void over.add(call);
      }
      case 'stream.refused': {
        const call = await requested();
        over.add(call);
        return call.answer({}, event.status);
      }
      case 'stream.failed': {
        const call = await requested();
        over.add(call);
        const answer = answers.get(call);
        return answer ? answer.error(new TypeError(event.error)) : call.fail();
      }
      case 'person.returned':
        return void document.dispatchEvent(new Event('visibilitychange'));
      case 'page.left':
        return void window.dispatchEvent(new Event('pagehide'));
      case 'page.restored':
        return void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      case 'stream.unsupported':
        throw new Error('This browser reads streams');
      default:
        for (const channel of TabChannel.open) channel.dispatchEvent(new MessageEvent('message', { data: event }));
    }
  }

  return {
    ...stage,
    happens: (event) => act(() => happens(event as StreamEvent)),
    passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    async ends() {
      end();
      session.stop();
      await stage.ends();
      locks.letGo();
      calls.letGo();
      TabChannel.open.clear();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
