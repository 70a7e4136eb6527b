import { createActor } from 'xstate';

import type { DataLayerEntry } from '#machines/tracking/dataLayer.ts';
import { trackMachine } from '#machines/tracking/trackMachine.ts';

import { inspect } from '../flows/inspection.ts';

declare global {
  interface Window {
    /** The entries for analytics of this page, in chronological order. */
    dataLayer?: DataLayerEntry[];
  }
}

/** Tracks searches and picked suggestions. `main.tsx` starts it; on the server it stays idle. */
export const track = createActor(
  trackMachine.provide({ actions: { writeEntry: (_, entry) => (window.dataLayer ??= []).push(entry) } }),
  { inspect },
);
