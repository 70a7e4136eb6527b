import { createActor } from 'xstate';

import { shownCopyMachine } from '#machines/offline/shownCopyMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** Whether this document shows the market as it is, or what the device has kept of it. */
export const shownCopy = createActor(shownCopyMachine, { inspect });

/** Hears that a page which shows a copy is cut off no longer: it may ask for what it shows. Gives what ends that. */
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

/** When the document was kept, as the service worker has noted in it; undefined where it came from the market. */
export function copiedAt(): number | undefined {
  const at = Number(document.documentElement.dataset['copiedAt']);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}
