import { createActor } from 'xstate';

import { shownCopyMachine } from '#machines/offline/shownCopyMachine.ts';

import { inspect } from '../inspection.ts';

/** Whether this document shows the market as it is, or what the device has kept of it. */
export const shownCopy = createActor(shownCopyMachine, { inspect });

/** When the document was kept, as the service worker has noted in it; undefined where it came from the market. */
export function copiedAt(): number | undefined {
  const at = Number(document.documentElement.dataset['copiedAt']);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}
