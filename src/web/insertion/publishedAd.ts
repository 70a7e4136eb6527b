import type { PublishedAd } from '#machines/insertion/insertionSetup.ts';

const name = 'published_ad';

/** Notes the ad that was handed in last, for the page that tells of it, also when that is loaded again. */
export function keepPublished(published: PublishedAd): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(published));
  } catch {
    // Without it the page tells of it in general.
  }
}

/** The ad that was handed in last in this tab; null where nothing is known of one. */
export function lastPublished(): PublishedAd | null {
  try {
    const noted = JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as Partial<PublishedAd> | null;
    const isWhole = typeof noted?.id === 'string' && typeof noted.status === 'string';
    return isWhole ? (noted as PublishedAd) : null;
  } catch {
    return null;
  }
}
