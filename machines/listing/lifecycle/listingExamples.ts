import { day, minute } from '../../market/units.ts';
import type { ListingContent } from './listingContent.ts';
import type { ListingFact } from './listingFacts.ts';

/**
 * The history of one bicycle as named facts, for tests with a listing. Noon in Bern on 2 May 2026, then one minute per
 * fact.
 */
export const noon = 1_777_716_000_000;
export const ana = 'ana';

export const bike: ListingContent = {
  title: 'Citybike mit 7 Gängen',
  body: 'Frisch aus dem Service, neue Bremsbeläge.',
  language: 'de',
  category: 4020,
  kind: 'offer',
  price: { kind: 'amount', francs: 480 },
  place: { country: 'CH', postcode: '3012', locality: 'Bern', region: 4 },
  parameters: { condition: 'good', colour: 'green' },
  images: ['demo/bike-city-basket.svg'],
};

export const bikeDrafted: ListingFact[] = [{ type: 'listing.drafted', at: noon, seller: ana, content: bike }];
export const bikePublished: ListingFact[] = [
  ...bikeDrafted,
  { type: 'listing.published', at: noon + minute, expiresAt: noon + minute + 60 * day },
];
export const bikeWaiting: ListingFact[] = [...bikeDrafted, { type: 'listing.heldForVerification', at: noon + minute }];
export const bikeInReview: ListingFact[] = [
  ...bikeDrafted,
  { type: 'listing.heldForReview', at: noon + minute, because: 'The price is far below others' },
];
export const bikeRejected: ListingFact[] = [
  ...bikeInReview,
  { type: 'listing.rejected', at: noon + 2 * minute, because: 'The picture shows another bicycle' },
];
export const bikePaused: ListingFact[] = [...bikePublished, { type: 'listing.paused', at: noon + 2 * minute }];
export const bikeReserved: ListingFact[] = [...bikePublished, { type: 'listing.reserved', at: noon + 2 * minute }];
export const bikeSold: ListingFact[] = [
  ...bikePublished,
  { type: 'listing.sold', at: noon + 3 * minute, where: 'here' },
];
export const bikeExpired: ListingFact[] = [...bikePublished, { type: 'listing.expired', at: noon + minute + 60 * day }];
export const bikeRemoved: ListingFact[] = [
  ...bikePublished,
  { type: 'listing.removed', at: noon + 3 * minute, by: 'seller' },
];
export const bikePromoted: ListingFact[] = [
  ...bikePublished,
  { type: 'listing.promoted', at: noon + day, product: 'combo', endsAt: noon + 8 * day },
];
