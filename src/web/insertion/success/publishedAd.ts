import type { HandedIn, PublishedAd } from '#machines/insertion/insertionSetup.ts';

const name = 'published_ad';

/** An ad that was handed in, and whether one that there was is changed by it. */
type LastPublished = PublishedAd & Pick<HandedIn, 'isEdited'>;

/** Notes the ad that was handed in last, for the page that tells of it, also when that is loaded again. */
export function keepPublished(published: LastPublished): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(published));
  } catch {
    // Without it the page tells of it in general.
  }
}

/** The ad that was handed in last in this tab; null where nothing is known of one. */
export function lastPublished(): LastPublished | null {
  try {
    const noted = JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as Partial<LastPublished> | null;
    const isWhole = typeof noted?.id === 'string' && (noted.status === null || typeof noted.status === 'string');
    return isWhole ? (noted as LastPublished) : null;
  } catch {
    return null;
  }
}
