import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /**
     * A listener that must be set before the app's scripts run. It receives all inspection events of every flow of the
     * page, in XState's format.
     */
    allmendInspector?: (event: InspectionEvent) => void;
  }
}

/**
 * The inspector of this document's flows: the recorder, a test, or an inspector. Every actor is created with
 * `{ inspect }`; without an inspector it is undefined, and costs nothing. XState accepts undefined, though its types do
 * not declare it.
 */
export const inspect = (typeof window === 'undefined' ? undefined : window.allmendInspector) as NonNullable<
  Window['allmendInspector']
>;
