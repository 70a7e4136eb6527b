import { createActor } from 'xstate';

import { shownCopyMachine } from '#machines/offline/shownCopyMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** The flow that shows whether this document contains current data or an offline copy. */
export const shownCopy = createActor(shownCopyMachine, { inspect });

/** Calls back when a page that shows a copy can reach the server again. Returns the function that unsubscribes. */
export function onReachable(hear: () => void): () => void {
  const cutOff = { copied: 'cutOff' } as const;
  let wasCutOff = shownCopy.getSnapshot().matches(cutOff);
  const { unsubscribe } = shownCopy.subscribe((now) => {
    const isCutOff = now.matches(cutOff);
    if (wasCutOff && !isCutOff) hear();
    wasCutOff = isCutOff;
  });
  return unsubscribe;
}

/**
 * The time when the document was cached, as noted in it by the service worker; undefined if it came from the server.
 */
export function copiedAt(): number | undefined {
  const at = Number(document.documentElement.dataset['copiedAt']);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}
