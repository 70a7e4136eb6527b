import type { DataLayerEntry } from '#machines/tracking/dataLayer.ts';

/** Tells those who count of something that has no part in the first page. Nothing of it says who somebody is. */
export function trackEntry(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}
