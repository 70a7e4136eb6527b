import type { DataLayerEntry } from '#machines/tracking/dataLayer.ts';

/** Sends an event that is not part of the first page to the tracking. It never contains personal data. */
export function trackEntry(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}
