import type { FingerprintFailure } from '../account/session/fingerprintMachine.ts';
import type { InsertionStep } from '../insertion/insertionSteps.ts';
import type { TrackEvent } from './trackEvents.ts';

/** An entry of the data layer, which is what analytics read of a page. */
export type DataLayerEntry =
  | {
      readonly event: 'search' | 'search_suggestion';
      readonly query: string;
      /** How many ads were found (TRACKING-7). */
      readonly count?: number;
    }
  /** Somebody has saved an ad. */
  | { readonly event: 'add_to_favorites'; readonly itemId: string }
  /** Somebody could not log in (ACCOUNT-29). */
  | { readonly event: 'login_failed' }
  /** Somebody who inserts an ad went on from a step (INSERTION-30). */
  | { readonly event: 'insertion_next'; readonly step: InsertionStep }
  /** There is no fingerprint of a browser, and why (ACCOUNT-38 to 41). */
  | { readonly event: 'fingerprint_failed'; readonly reason: FingerprintFailure };

/** Before the text of a search that was deleted from one's history (decisions, Suggestion deletion marker). */
export const deletionMarker = 'deleted:';

/** What the data layer says of an event. A deletion is a search whose text begins with the marker (TRACKING-8). */
export function entryOf(event: TrackEvent): DataLayerEntry {
  switch (event.type) {
    case 'search.made':
      return { event: 'search', query: event.query, count: event.count };
    case 'suggestion.picked':
      return { event: 'search_suggestion', query: event.query };
    case 'ad.saved':
      return { event: 'add_to_favorites', itemId: event.listing };
    case 'suggestion.deleted':
      return { event: 'search', query: deletionMarker + event.query };
  }
}
