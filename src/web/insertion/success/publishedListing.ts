import type { SubmittedListing, PublishedListing } from '#machines/insertion/insertionSetup.ts';

const name = 'published_ad';

/** A submitted listing, and whether the submission edited an existing one. */
type LastPublished = PublishedListing & Pick<SubmittedListing, 'isEdited'>;

/** Stores the listing that was submitted last, for the result page, which may be reloaded. */
export function storePublished(published: LastPublished): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(published));
  } catch {
    // If the listing cannot be stored, the result page shows a general message.
  }
}

/** The listing that was submitted last in this tab; null if none is stored. */
export function lastPublished(): LastPublished | null {
  try {
    const noted = JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as Partial<LastPublished> | null;
    const isWhole = typeof noted?.id === 'string' && (noted.status === null || typeof noted.status === 'string');
    return isWhole ? (noted as LastPublished) : null;
  } catch {
    return null;
  }
}
