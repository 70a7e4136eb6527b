import type { SnapshotFrom } from 'xstate';
import { accept, type Decision } from '#machines/journal/decide.ts';
import { beginning, type Folded } from '#machines/journal/fold.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { draft, endPromotions, expire } from '#machines/listing/lifecycle/listingRules.ts';
import type { ListingScript } from './listingScript.ts';
import { demoPlace } from './demoPlace.ts';
import type { DemoSeller } from './demoSeller.ts';
import { verified } from './script/steps.ts';
import { priceOf, proseOf } from './script/wording.ts';

/** A journal under construction: its facts so far, and their fold. */
interface Journal {
  /** The external id of the listing in the script: `bicycles/city-bike-green`. */
  readonly externalId: string;
  readonly facts: readonly ListingFact[];
  readonly folded: Folded<SnapshotFrom<typeof listingMachine>>;
}

/**
 * The typing speed of a neighbour, in milliseconds per character. It gives the time between the draft and its
 * submission.
 */
const typing = 350;

/**
 * The journal of a listing until `now`: the scripted actions and the scheduler's actions in between, each at its time.
 * Throws with the listing and the refusal if the script violates the rules or the chart.
 */
export function demoJournal(
  stream: string,
  { listing, seller, externalId, now }: { listing: ListingScript; seller: DemoSeller; externalId: string; now: number },
): readonly ListingFact[] {
  const content = contentOf(listing, seller);
  const begun = now - listing.listed - typing * content.body.length;
  const origin = { source: 'demo', externalId };
  let journal: Journal = { externalId, facts: [], folded: beginning(listingMachine, stream) };
  journal = decided(journal, draft({ seller: seller.id, content, origin, at: begun }));
  for (const { ago, command } of [(listing.submitListing ?? verified)(listing.listed), ...(listing.later ?? [])]) {
    journal = scheduled(journal, now - ago);
    journal = decided(journal, command(listingOf(journal), now - ago));
  }
  return scheduled(journal, now).facts;
}

function contentOf(listing: ListingScript, seller: DemoSeller): ListingContent {
  return {
    title: listing.title,
    body: proseOf(listing.text),
    language: seller.language,
    category: listing.category,
    kind: listing.wanted ? 'wanted' : 'offer',
    price: priceOf(listing.price),
    place: listing.place ? demoPlace(listing.place) : seller.place,
    parameters: { ...listing.parameters },
    images: (listing.pictures ?? []).map((name) => `demo/${name}.svg`),
  };
}

function decided({ externalId, facts, folded }: Journal, decision: Decision<ListingFact>): Journal {
  const accepted = accept(listingMachine, folded, decision);
  if (isRefusal(accepted)) throw new Error(`${externalId}: the script is refused ${JSON.stringify(accepted)}`);
  return { externalId, facts: [...facts, ...accepted.facts], folded: accepted.folded };
}

/** Advances the time: promotions and the term end when they are due, in order. */
function scheduled(journal: Journal, until: number): Journal {
  const listing = listingOf(journal);
  const promotionsEnd = Math.min(...listing.promotions.map(({ endsAt }) => endsAt));
  const termEnds = isRunning(journal) ? (listing.expiresAt ?? Infinity) : Infinity;
  const at = Math.min(promotionsEnd, termEnds);
  if (at > until) return journal;
  const due = at === promotionsEnd ? endPromotions(listing, { at }) : expire(listing, { at });
  return scheduled(decided(journal, due), until);
}

function isRunning({ folded }: Journal): boolean {
  return folded.snapshot.can({ type: 'listing.expired', at: 0 });
}

function listingOf({ externalId, folded }: Journal): Listing {
  const { listing } = folded.snapshot.context;
  if (!listing) throw new Error(`${externalId} has not begun`);
  return listing;
}
