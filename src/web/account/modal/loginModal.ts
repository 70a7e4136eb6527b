import { createActor, waitFor } from 'xstate';

import { type Chunk, chunk } from '../../chunks/chunk.ts';
import { inspect } from '../../flows/inspection.ts';
import { followHistory, modalLeft, modalLogic } from '../../ui/dialog/Modal.tsx';
import { session } from '../session.ts';

type Content = typeof import('./LoginContent.tsx');

/** The purposes for which a login is offered. */
export type LoginReason = 'favourite' | 'message';

/** The form to log in by, above whatever page one is at, whose content comes when somebody is about to open it. */
export function makeLoginModal(content: Chunk<Content> = chunk(() => import('./LoginContent.tsx'))) {
  const flow = createActor(modalLogic(content), { inspect });

  function open(): void {
    openFor();
  }

  function openFor(reason?: LoginReason): void {
    // Who needs it may come before its view.
    flow.start().send({ type: 'modal.opened', ...(reason && { reason }) });
  }

  function close(): void {
    flow.send({ type: 'modal.closed' });
  }

  /** Opens it until `signal` aborts, because the login is no longer needed. Resolves once the modal is closed. */
  async function offer(signal: AbortSignal, reason?: LoginReason): Promise<void> {
    openFor(reason);
    signal.addEventListener('abort', close, { once: true });
    await waitFor(flow, (now) => now.matches('closed'), { timeout: Infinity, signal });
    // What goes elsewhere now must not come between.
    await modalLeft();
  }

  /** Has Back close it, and whoever logs in, here or in another tab (ACCOUNT-15). Gives what ends that. */
  function watch(): () => void {
    flow.start();
    const unfollow = followHistory(flow);
    const watching = session.subscribe((now) => {
      if (now.hasTag('loggedIn')) close();
    });
    return () => {
      unfollow();
      watching.unsubscribe();
    };
  }

  /** Brings what it holds ahead. That it does not come is told where it is opened. */
  const bring = () => void content.load().catch(() => {});

  return { flow, content, open, close, offer, watch, bring };
}

/** The modal of this document. On the server it stays closed. */
export const loginModal = makeLoginModal();
