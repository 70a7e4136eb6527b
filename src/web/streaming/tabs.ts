import { fromCallback } from 'xstate';
import * as z from 'zod/mini';

import { type StreamEvent, type TabMessage, tabMessage } from '#machines/streaming/streamEvents.ts';
import type { TabsCommand } from '#machines/streaming/streamSetup.ts';

import { openTabChannel } from '../browser/tabChannel.ts';

/**
 * Lets one tab of a browser at a time hold the stream of an account, and connects the tabs by a channel. The lock is a
 * Web Lock with a first-come queue. Without Web Locks, as without HTTPS, each tab has its own stream. A user who
 * returns to one tab returns to all.
 */
export const tabs = fromCallback<TabsCommand, { readonly account: string }>(({ input, sendBack, receive }) => {
  const name = `stream-${input.account}`;
  const channel = openTabChannel(name);
  const leaving = new AbortController();
  const tell = (message: TabMessage) => channel?.postMessage(message);
  const turn = takingTurns(name, leaving.signal, sendBack);

  receive((command) => (command.type === 'tabs.tell' ? tell(command.message) : turn.seize()));
  channel?.addEventListener('message', ({ data }) => {
    const read = z.safeParse(tabMessage, data);
    if (read.success) sendBack(read.data);
  });

  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    sendBack({ type: 'person.returned' });
    tell({ type: 'person.returned' });
  };
  const options = { signal: leaving.signal };
  document.addEventListener('visibilitychange', comeBack, options);
  window.addEventListener('online', comeBack, options);
  return () => {
    leaving.abort();
    channel?.close();
  };
});

/** Requests a Web Lock by its name, and holds it until the signal aborts. */
function takingTurns(name: string, signal: AbortSignal, sendBack: (event: StreamEvent) => void) {
  let waiting = new AbortController();
  const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  signal.addEventListener('abort', () => waiting.abort());

  /** The lock is held until this promise resolves. */
  const hold = () => {
    if (!signal.aborted) sendBack({ type: 'turn.acquired' });
    return over;
  };

  async function take(how: 'queue' | 'seize'): Promise<void> {
    const own = new AbortController();
    waiting = own;
    try {
      if (how === 'seize') await navigator.locks.request(name, { steal: true }, hold);
      else {
        const options = { ifAvailable: true };
        const isHeld = await navigator.locks.request(
          name,
          options,
          async (lock) => lock !== null && hold().then(() => true),
        );
        if (isHeld || signal.aborted) return;
        sendBack({ type: 'turn.awaited' });
        await navigator.locks.request(name, { signal: own.signal }, hold);
      }
    } catch (error) {
      if (signal.aborted || own.signal.aborted) return;
      // A stolen lock rejects with this error; other failures mean that there are no locks.
      if ((error as Error).name !== 'AbortError') void hold();
      else {
        sendBack({ type: 'turn.lost' });
        void take('queue');
      }
    }
  }

  if ('locks' in navigator) void take('queue');
  else void hold();
  return {
    seize() {
      waiting.abort();
      void take('seize');
    },
  };
}
