import { createActor } from 'xstate';

import type { DataLayerEntry } from '#machines/tracking/dataLayer.ts';
import { trackMachine } from '#machines/tracking/trackMachine.ts';

import { inspect } from '../flows/inspection.ts';

declare global {
  interface Window {
    /** What analytics read of this page, in the order in which it happened. */
    dataLayer?: DataLayerEntry[];
  }
}

/** Who is told what visitors look for and pick. `main.tsx` starts it; on the server, where nobody does, it stays at rest. */
export const track = createActor(
  trackMachine.provide({ actions: { writeEntry: (_, entry) => (window.dataLayer ??= []).push(entry) } }),
  { inspect },
);
