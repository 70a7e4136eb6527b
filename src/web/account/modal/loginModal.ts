import { createActor, waitFor } from 'xstate';

import { type Chunk, chunk } from '../../chunks/chunk.ts';
import { inspect } from '../../flows/inspection.ts';
import { followHistory, modalLeft, modalLogic } from '../../ui/dialog/Modal.tsx';
import { session } from '../session.ts';

type Content = typeof import('./LoginContent.tsx');

/** The purposes for which a login is offered. */
export type LoginReason = 'favourite' | 'message';

/** The login form in a modal above any page. Its content loads when the user is about to open it. */
export function makeLoginModal(content: Chunk<Content> = chunk(() => import('./LoginContent.tsx'))) {
  const flow = createActor(modalLogic(content), { inspect });

  function open(): void {
    openFor();
  }

  function openFor(reason?: LoginReason): void {
    // The flow is started here, because a caller may need the modal before its view is mounted.
    flow.start().send({ type: 'modal.opened', ...(reason && { reason }) });
  }

  function close(): void {
    flow.send({ type: 'modal.closed' });
  }

  /**
   * Opens the modal. If `signal` aborts, the login is no longer needed and the modal closes. Resolves once the modal is
   * closed.
   */
  async function offer(signal: AbortSignal, reason?: LoginReason): Promise<void> {
    openFor(reason);
    signal.addEventListener('abort', close, { once: true });
    await waitFor(flow, (now) => now.matches('closed'), { timeout: Infinity, signal });
    // A navigation that follows must not interfere with the modal's own history entry.
    await modalLeft();
  }

  /**
   * Closes the modal on Back and on a login, here or in another tab (ACCOUNT-15). Returns the function that ends this.
   */
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

  /** Preloads the content. A failure is ignored here; it is reported when the modal is opened. */
  const bring = () => void content.load().catch(() => {});

  return { flow, content, open, close, offer, watch, bring };
}

/** The modal of this document. On the server it stays closed. */
export const loginModal = makeLoginModal();
