import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Set before the app's scripts run, it is told all that happens to every flow of the page, in XState's own words. */
    allmendInspector?: (event: InspectionEvent) => void;
  }
}

/**
 * Who looks at the flows of this document: the recorder, a test, an inspector. Every actor is made with `{ inspect }`; where
 * nobody looks it is nothing, and costs nothing. XState takes undefined for that, though its types do not say so.
 */
export const inspect = (typeof window === 'undefined' ? undefined : window.allmendInspector) as NonNullable<
  Window['allmendInspector']
>;
