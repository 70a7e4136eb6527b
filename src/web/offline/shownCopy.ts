import { createActor } from 'xstate';

import { shownCopyMachine } from '#machines/offline/shownCopyMachine.ts';

import { inspect } from '../inspection.ts';

/** Whether this document shows the market as it is, or what the device has kept of it. */
export const shownCopy = createActor(shownCopyMachine, { inspect });

/** Hears that what was a copy can be had as it is now, by a page that asks for it itself. Gives what ends that. */
export function onHadAnew(hear: () => void): () => void {
  let wasCopied = shownCopy.getSnapshot().matches('copied');
  const { unsubscribe } = shownCopy.subscribe((now) => {
    const isCopied = now.matches('copied');
    if (wasCopied && !isCopied) hear();
    wasCopied = isCopied;
  });
  return unsubscribe;
}

/** When the document was kept, as the service worker has noted in it; undefined where it came from the market. */
export function copiedAt(): number | undefined {
  const at = Number(document.documentElement.dataset['copiedAt']);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}
