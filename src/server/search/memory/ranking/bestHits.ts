import { galleryLength } from '#machines/market/limits.ts';
import type { AcceptedHits } from './acceptedHits.ts';
import type { PassedBits } from '../category/passedBits.ts';
import type { Postings } from '../text/postings.ts';
import { promotedTerm } from './promotedTerms.ts';
import { type Hits, isByRelevance, ranked } from './rankedHits.ts';
import type { Ranked } from './ranking.ts';
import type { Found, Search } from '../search.ts';
import { walked } from './shortestWay.ts';
import { Walk } from './walk.ts';

/** The hits of a part that were checked one by one. */
export interface TalliedHits extends Omit<Hits, 'documents'> {
  readonly accepted: AcceptedHits;
}

/** The hits of a part from a pass over its categories. */
export interface PassedHits extends Omit<Hits, 'documents'> {
  readonly passed: PassedBits;
  /** If the search has a text: a list that contains all hits, and perhaps other documents. */
  readonly list?: Postings;
}

/** Below this number, listing all hits is faster than a walk to the best ones. */
const soonListed = 2000;

/** The best hits of the parts, in the order of the search, and the promoted ones. */
export function bestHits(found: readonly (TalliedHits | PassedHits)[], search: Search): Found {
  const { arena } = search;
  const isScored = isByRelevance(search);
  const hits = found.map((each) => {
    if ('accepted' in each) return { ...each, documents: neededOf(each, search) };
    return isScored || each.passed.count < soonListed ? { ...each, documents: each.passed.documents(arena) } : each;
  });
  return {
    rankings: isScored
      ? ranked(
          hits.filter((each) => 'documents' in each),
          search,
        )
      : hits.flatMap((each) => ('documents' in each ? ranked([each], search) : [bestOnTheWay(each, search)])),
    gallery: found.map((each) =>
      'accepted' in each
        ? { part: each.part, documents: each.accepted.lastPromoted(galleryLength, arena) }
        : newestPromoted(each, search),
    ),
  };
}

function bestOnTheWay({ part, passed, list }: PassedHits, search: Search): Ranked {
  return walked(search, part, passed, list);
}

/** As many as the page needs if ordered by time, otherwise all, the oldest first. */
function neededOf({ accepted }: TalliedHits, search: Search): Uint32Array {
  const { conditions, most, arena } = search;
  const { sort } = conditions.filter;
  if (sort === 'newest' || (sort === 'relevant' && !isByRelevance(search))) return accepted.last(most, arena);
  return accepted.first(sort === 'oldest' ? most : accepted.count, arena);
}

function newestPromoted({ part, passed }: PassedHits, { conditions }: Search): Ranked {
  const promoted = part.postings(promotedTerm(conditions.filter));
  return { part, documents: new Walk(part, promoted, passed, 'newest') };
}
