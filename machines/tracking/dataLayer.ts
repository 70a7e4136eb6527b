import type { FingerprintFailure } from '../account/session/fingerprintMachine.ts';
import type { InsertionStep } from '../insertion/insertionSteps.ts';
import type { TrackEvent } from './trackEvents.ts';

/** An entry of the data layer, which analytics read from a page. */
export type DataLayerEntry =
  | {
      readonly event: 'search' | 'search_suggestion';
      readonly query: string;
      /** The number of listings found (TRACKING-7). */
      readonly count?: number;
    }
  /** A listing was saved. */
  | { readonly event: 'add_to_favorites'; readonly itemId: string }
  /** A login failed (ACCOUNT-29). */
  | { readonly event: 'login_failed' }
  /** A seller continued from a step of the insertion (INSERTION-30). */
  | { readonly event: 'insertion_next'; readonly step: InsertionStep }
  /** The fingerprint of a browser failed, and why (ACCOUNT-38 to 41). */
  | { readonly event: 'fingerprint_failed'; readonly reason: FingerprintFailure };

/**
 * The prefix of the text of a search that was deleted from the user's history (decisions, Suggestion deletion marker).
 */
export const deletionMarker = 'deleted:';

/** The data layer entry of an event. A deletion is a search whose text begins with the marker (TRACKING-8). */
export function entryOf(event: TrackEvent): DataLayerEntry {
  switch (event.type) {
    case 'search.made':
      return { event: 'search', query: event.query, count: event.count };
    case 'suggestion.picked':
      return { event: 'search_suggestion', query: event.query };
    case 'listing.saved':
      return { event: 'add_to_favorites', itemId: event.listing };
    case 'suggestion.deleted':
      return { event: 'search', query: deletionMarker + event.query };
  }
}
