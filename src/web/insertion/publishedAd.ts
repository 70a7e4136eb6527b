import type { PublishedAd } from '#machines/insertion/insertionSetup.ts';

const name = 'published_ad';

/** An ad that was handed in, and whether one that there was is changed by it. */
interface HandedIn extends PublishedAd {
  readonly isEdited: boolean;
}

/** Notes the ad that was handed in last, for the page that tells of it, also when that is loaded again. */
export function keepPublished(published: HandedIn): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(published));
  } catch {
    // Without it the page tells of it in general.
  }
}

/** The ad that was handed in last in this tab; null where nothing is known of one. */
export function lastPublished(): HandedIn | null {
  try {
    const noted = JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as Partial<HandedIn> | null;
    const isWhole = typeof noted?.id === 'string' && typeof noted.status === 'string';
    return isWhole ? (noted as HandedIn) : null;
  } catch {
    return null;
  }
}
